## Am Ende

outcome-points = Siegpunkte
