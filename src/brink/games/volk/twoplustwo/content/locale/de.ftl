# Over the title of the base game, whose texts 2+2 shares.
game-title = 2+2
