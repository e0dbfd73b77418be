## At the end

outcome-points = victory points
