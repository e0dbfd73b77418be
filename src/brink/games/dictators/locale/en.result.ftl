## At the end

outcome-points = Facilities disarmed
cost =
    { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    }
