# Over the title of the base game, whose texts 2+2 shares.
game-title = 2+2
game-about = Der Kalte Krieg zu viert: zwei Supermächte, zwei deutsche Staaten. Verbündete brauchen einander, doch nur einer gewinnt. Achte auf die Tauben.
