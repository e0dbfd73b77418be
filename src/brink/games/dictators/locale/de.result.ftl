## Am Ende

outcome-points = entschärfte Atomanlagen
cost =
    { $cost ->
        [one] 1 Aktion
       *[other] { $cost } Aktionen
    }
