## Al final

outcome-points = Instalaciones desactivadas
cost =
    { $cost ->
        [one] 1 acción
       *[other] { $cost } acciones
    }
