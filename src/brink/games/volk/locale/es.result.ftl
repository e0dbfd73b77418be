## Al final

outcome-points = puntos de victoria
