## Al final

outcome-points = instalaciones desactivadas
cost =
    { $cost ->
        [one] 1 acción
       *[other] { $cost } acciones
    }
