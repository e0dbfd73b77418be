## Am Ende

outcome-points = Entschärfte Atomanlagen
cost =
    { $cost ->
        [one] 1 Aktion
       *[other] { $cost } Aktionen
    }
