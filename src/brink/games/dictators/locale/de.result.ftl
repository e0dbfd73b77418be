## Am Ende

outcome-points = Entschärfte Atomanlagen, die zählen
cost =
    { $cost ->
        [one] 1 Aktion
       *[other] { $cost } Aktionen
    }
