## Wat je kunt spelen, en tegen wie

scene-battle-royal = Twee naties naar keuze, elk met een eigen deck. Vernietig het vijandelijke HQ.
scene-length = Hoogstens { $rounds } rondes.
scene-balance = Tussen twee sterke bots wint elke kant 44 tot 56 van de 100 partijen.
level-recruit = krijgt elke beurt 1 AP minder dan jij
level-regular = krijgt wat jij krijgt
level-veteran = krijgt elke beurt 1 AP meer dan jij
level-elite = krijgt elke beurt 2 AP en een kaart meer dan jij
level-strong = weegt vuur af tegen gevaar; krijgt wat jij krijgt
cost = { $cost } AP
