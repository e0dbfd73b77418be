## Aan het einde

outcome-points = onschadelijke nucleaire basissen
cost =
    { $cost ->
        [one] 1 actie
       *[other] { $cost } acties
    }
