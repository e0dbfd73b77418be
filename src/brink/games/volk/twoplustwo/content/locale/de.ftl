# Over the title of the base game, whose texts 2+2 shares.
game-title = 2+2
game-about = Der Kalte Krieg zu viert: zwei Supermächte, zwei deutsche Staaten. Verbündete siegen zusammen oder gar nicht, doch nur einer der beiden wird Erster. Achte auf die Tauben.
