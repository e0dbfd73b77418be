# Over the title of the base game, whose texts 2+2 shares.
game-title = 2+2
game-about = The Cold War for four: two superpowers, two German states. Allies need each other, yet only one player wins. Mind the doves.
