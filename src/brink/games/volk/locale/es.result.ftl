## Al final

outcome-points = Puntos de torneo
