## Am Ende

outcome-points = Turnierpunkte
