## What may be played, and against whom

scene-battle-royal = Any two nations, each with a deck of its own. Destroy the enemy HQ.
scene-length = At most { $rounds } rounds.
scene-balance = Wins in 100 games between two strong bots: { $faction_south } { $south }, { $faction_north } { $north }.
level-recruit = gets 1 AP less than you each turn
level-regular = gets what you get
level-veteran = gets 1 AP more than you each turn
level-elite = gets 2 AP and a card more than you each turn
level-strong = weighs fire against risk; gets what you get
cost = { $cost } AP
