## Al final

outcome-points = Instalaciones desactivadas que cuentan
cost =
    { $cost ->
        [one] 1 acción
       *[other] { $cost } acciones
    }
