# Over the title of the base game, whose texts 2+2 shares.
game-title = 2+2
game-about = De Koude Oorlog voor vier: twee supermachten, twee Duitse staten. Bondgenoten hebben elkaar nodig, maar er wint er maar één. Let op de duiven.
