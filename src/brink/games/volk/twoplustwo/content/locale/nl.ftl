# Over the title of the base game, whose texts 2+2 shares.
game-title = 2+2
game-about = De Koude Oorlog voor vier: twee supermachten, twee Duitse staten. Bondgenoten winnen samen of niet, maar slechts één van de twee wordt eerste. Let op de duiven.
