# Over the title of the base game, whose texts 2+2 shares.
game-title = 2+2
game-about = La Guerra Fría para cuatro: dos superpotencias, dos Estados alemanes. Los aliados se necesitan, pero solo gana uno. Cuida las palomas.
