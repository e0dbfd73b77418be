## At the end

outcome-points = facilities disarmed
cost =
    { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    }
