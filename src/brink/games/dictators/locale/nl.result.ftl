## Aan het einde

outcome-points = Onschadelijke nucleaire basissen
cost =
    { $cost ->
        [one] 1 actie
       *[other] { $cost } acties
    }
