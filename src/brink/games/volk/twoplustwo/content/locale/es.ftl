# Over the title of the base game, whose texts 2+2 shares.
game-title = 2+2
game-about = La Guerra Fría para cuatro: dos superpotencias, dos Estados alemanes. Los aliados ganan juntos o no ganan, pero solo uno de los dos queda primero. Cuida las palomas.
