# Over the title of the base game, whose texts 2+2 shares.
game-title = 2+2
game-about = The Cold War for four: two superpowers, two German states. Allies win together or not at all, yet only one of the two is first. Mind the doves.
