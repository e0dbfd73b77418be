## Was man spielen kann, und gegen wen

scene-battle-royal = Zwei Nationen nach Wahl, jede mit eigenem Deck. Zerstöre das feindliche HQ.
scene-length = Höchstens { $rounds } Runden.
scene-balance = Siege in 100 Partien zweier starker Bots: { $faction_south } { $south }, { $faction_north } { $north }.
level-recruit = bekommt jeden Zug 1 AP weniger als du
level-regular = bekommt, was du bekommst
level-veteran = bekommt jeden Zug 1 AP mehr als du
level-elite = bekommt jeden Zug 2 AP und eine Karte mehr als du
level-strong = wägt Feuer gegen Gefahr ab; bekommt, was du bekommst
cost = { $cost } AP
