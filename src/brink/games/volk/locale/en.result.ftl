## At the end

outcome-points = Tournament points
