## Qué se puede jugar, y contra quién

scene-battle-royal = Dos naciones a elegir, cada una con su mazo. Destruye el CG enemigo.
scene-length = Como mucho { $rounds } rondas.
scene-balance = Victorias en 100 partidas entre dos bots fuertes: { $faction_south } { $south }, { $faction_north } { $north }.
level-recruit = recibe 1 PA menos que tú cada turno
level-regular = recibe lo mismo que tú
level-veteran = recibe 1 PA más que tú cada turno
level-elite = recibe 2 PA y una carta más que tú cada turno
level-strong = sopesa fuego y riesgo; recibe lo mismo que tú
cost = { $cost } PA
