## Aan het einde

outcome-points = Onschadelijke nucleaire basissen die tellen
cost =
    { $cost ->
        [one] 1 actie
       *[other] { $cost } acties
    }
