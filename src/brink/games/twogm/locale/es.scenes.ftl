## Qué se puede jugar, y contra quién

scene-battle-royal = Dos naciones a elegir, cada una con su mazo. Destruye el CG enemigo.
scene-length = Como mucho { $rounds } rondas.
scene-balance = Entre dos bots fuertes, cada bando gana de 44 a 56 de cada 100 partidas.
level-recruit = recibe 1 PA menos que tú cada turno
level-regular = recibe lo mismo que tú
level-veteran = recibe 1 PA más que tú cada turno
level-elite = recibe 2 PA y una carta más que tú cada turno
level-strong = sopesa fuego y riesgo; recibe lo mismo que tú
cost = { $cost } PA
