## At the end

outcome-points = Disarmed facilities that count
cost =
    { $cost ->
        [one] 1 action
       *[other] { $cost } actions
    }
