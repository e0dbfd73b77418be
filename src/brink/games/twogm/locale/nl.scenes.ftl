## Wat je kunt spelen, en tegen wie

scene-battle-royal = Twee naties naar keuze, elk met een eigen deck. Vernietig het vijandelijke HQ.
scene-length = Hoogstens { $rounds } rondes.
scene-balance = Zeges in 100 partijen tussen twee sterke bots: { $faction_south } { $south }, { $faction_north } { $north }.
level-recruit = krijgt elke beurt 1 AP minder dan jij
level-regular = krijgt wat jij krijgt
level-veteran = krijgt elke beurt 1 AP meer dan jij
level-elite = krijgt elke beurt 2 AP en een kaart meer dan jij
level-strong = weegt vuur af tegen gevaar; krijgt wat jij krijgt
cost = { $cost } AP
