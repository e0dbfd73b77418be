# 2GM: nombres y textos de reglas del contenido. Palabras propias; los números siguen content/*.toml. Los nombres de
# vehículos, cañones, aviones y formaciones no cambian. «a/b» se suma a los números del impacto y del crítico.
#
# Glosario: action points = PA; impact = impacto; critical = crítico; penetration = penetración; armor = blindaje;
#   damage = daño; wound = herida; headquarters = CG; space = casilla; line = línea; supply line = línea de
#   suministro; deploy = desplegar; assault = asalto; reaction fire = fuego de reacción; hit points = PV; phases =
#   Movimiento, Despliegue, Disparo, girar

## Factions and headquarters

faction-us = EE. UU.
faction-de = Alemania
faction-su = URSS
faction-uk = Reino Unido
hq-12th-army-group = 12th Army Group Forward
hq-heeresgruppe = Puesto de mando Heeresgruppe
hq-front = Cuartel general del Frente
hq-21st-army-group = 21st Army Group Tactical HQ

## Units: USA

card-us-li = Infantería ligera (Riflemen)
card-us-hi = Infantería pesada (Weapons Squad)
card-us-mech = Armored Infantry
card-us-rang = Rangers
card-us-para = Airborne
card-us-snip = Francotiradores
card-us-eng = Ingenieros de combate
card-us-mec = Mecánicos
card-us-cg = Grupo de mando
card-us-jeep = Willys Jeep
card-us-truck = Camión GMC CCKW
card-us-m3 = Semioruga M3
card-us-m8 = M8 Greyhound
card-us-m5 = M5 Stuart
card-us-m4 = M4 Sherman
card-us-m4e8 = M4A3E8 Sherman 76
card-us-m10 = M10 Wolverine
card-us-m18 = M18 Hellcat
card-us-m26 = M26 Pershing
card-us-m7 = M7 Priest
card-us-57 = Cañón contracarro M1 de 57 mm
card-us-105 = Obús M2A1 de 105 mm
card-us-bof = 40 mm Bofors
card-us-p51 = P-51 Mustang
card-us-p47 = P-47 Thunderbolt
card-us-b26 = B-26 Marauder

## Units: Germany

card-de-li = Infantería ligera (Grenadiere)
card-de-hi = Infantería pesada (Schwere Kompanie)
card-de-volk = Volksgrenadiere
card-de-pzg = Panzergrenadiere
card-de-fj = Fallschirmjäger
card-de-snip = Scharfschütze
card-de-pio = Pioniere
card-de-mec = Werkstatt (mecánicos)
card-de-cg = Grupo de mando
card-de-bmw = Motocicleta BMW R75
card-de-opel = Camión Opel Blitz
card-de-251 = Semioruga Sd.Kfz. 251
card-de-234 = Sd.Kfz. 234/2 Puma
card-de-pz2 = Panzer II
card-de-pz3 = Panzer III J
card-de-pz4 = Panzer IV G
card-de-stug = StuG III G
card-de-hetz = Hetzer
card-de-pant = Panther
card-de-tig1 = Tiger I
card-de-tig2 = Tiger II
card-de-wesp = Wespe
card-de-pak36 = 37 mm PaK 36
card-de-pak = 75 mm PaK 40
card-de-lefh = 105 mm leFH 18
card-de-nebl = Nebelwerfer 41
card-de-88 = 88 mm Flak 36
card-de-bf = Bf 109
card-de-stuk = Ju 87 Stuka
card-de-ju88 = Ju 88

## Units: USSR

card-su-li = Infantería ligera (Strelki)
card-su-hi = Infantería pesada (compañía de armas)
card-su-cons = Reclutas
card-su-smg = Infantería sobre carros con subfusil
card-su-guard = Fusileros de la Guardia
card-su-cav = Caballería cosaca
card-su-snip = Francotiradores
card-su-sap = Zapadores de asalto
card-su-mec = Mecánicos
card-su-cg = Grupo de mando
card-su-gaz = GAZ-67
card-su-zis5 = Camión ZiS-5
card-su-m3 = Semioruga M3 de Préstamo y Arriendo
card-su-ba64 = BA-64
card-su-t70 = T-70
card-su-t34 = T-34/76
card-su-t3485 = T-34/85
card-su-kv1 = KV-1
card-su-is2 = IS-2
card-su-su85 = SU-85
card-su-su152 = SU-152
card-su-bm13 = BM-13 Katyusha
card-su-45 = Cañón contracarro M1937 de 45 mm
card-su-zis3 = 76 mm ZiS-3
card-su-m30 = Obús M-30 de 122 mm
card-su-61k = 37 mm 61-K
card-su-yak = Yak-9
card-su-il2 = Il-2 Sturmovik
card-su-pe2 = Pe-2

## Units: United Kingdom

card-uk-li = Infantería ligera (Rifle Section)
card-uk-hi = Infantería pesada (Support Company)
card-uk-mot = Motor Infantry
card-uk-com = Commandos
card-uk-para = Parachute Regiment
card-uk-snip = Francotiradores
card-uk-eng = Royal Engineers
card-uk-mec = Mecánicos del REME
card-uk-cg = Grupo de mando
card-uk-jeep = SAS Jeep
card-uk-bed = Camión Bedford QL
card-uk-car = Universal Carrier
card-uk-daim = Daimler Armoured Car
card-uk-a13 = Cruiser Mk IV
card-uk-cru = Crusader III
card-uk-mat = Matilda II
card-uk-sher = Sherman III
card-uk-crom = Cromwell
card-uk-ff = Sherman Firefly
card-uk-chur = Churchill VII
card-uk-com2 = Comet
card-uk-sex = Sexton
card-uk-6pr = Cañón contracarro de 6 libras
card-uk-17p = Cañón contracarro de 17 libras
card-uk-25p = Cañón de 25 libras
card-uk-bof = 40 mm Bofors
card-uk-spit = Spitfire
card-uk-typh = Typhoon
card-uk-mosq = Mosquito

## Units of scenarios

card-sc-lcvp = Lancha de desembarco
card-sc-boat = Bote de asalto

## Types, classes, slots, kinds of support

type-infantry = Infantería
type-tank = Carro
type-transport = Transporte
type-artillery = Artillería
type-airplane = Avión
type-support = Apoyo
class-light = ligero
class-heavy = pesado
class-special = especial
class-command = mando
class-jeep = todoterreno
class-motorcycle = motocicleta
class-truck = camión
class-half-track = semioruga
class-carrier = transporte blindado
class-craft = embarcación
class-scout = vehículo de exploración
class-medium = medio
class-destroyer = cazacarros
class-assault = cañón de asalto
class-self-propelled = artillería autopropulsada
class-rockets = lanzacohetes
class-antitank = contracarro
class-explosives = explosivos pesados
class-anti-aircraft = antiaéreo
class-fighter = caza
class-bomber = bombardero
slot-offensive = ofensivo
slot-defensive = defensivo
slot-vehicle = vehículo, cañón o avión
kind-supplies = Suministros
kind-promotion = Ascenso
kind-equipment = Equipo

## Weapons

weapon-grenades = Granadas
weapon-hmg = Ametralladora pesada
weapon-mortar = Mortero
weapon-bazooka = Bazooka
weapon-panzerschreck = Panzerschreck
weapon-panzerfaust = Panzerfaust
weapon-piat = PIAT
weapon-at-rifle = Fusil contracarro
weapon-flamethrower = Lanzallamas
weapon-demolition-charge = Carga de demolición
weapon-mg = Ametralladora
weapon-mrl = Lanzacohetes múltiple
weapon-tank-flamethrower = Lanzallamas de carro
weapon-bomber-mg = Ametralladora de a bordo
weapon-rifles = Fusiles
weapon-rifles-and-smg = Fusiles y subfusiles
weapon-sniper-rifle = Fusil de francotirador
weapon-carbines = Carabinas
weapon-37-mm = 37 mm
weapon-75-mm-m3 = 75 mm M3
weapon-76-mm-m1 = 76 mm M1
weapon-3-inch-m7 = 3 pulgadas M7
weapon-90-mm-m3 = 90 mm M3
weapon-105-mm = 105 mm
weapon-57-mm = 57 mm
weapon-40-mm = 40 mm
weapon-six-50-cal = 6 × .50
weapon-50-cal-and-rockets = .50 y cohetes
weapon-bombs = Bombas
weapon-50-mm-kwk-39 = 50 mm KwK 39
weapon-20-mm-kwk-30 = 20 mm KwK 30
weapon-50-mm-kwk = 50 mm KwK
weapon-75-mm-kwk-40 = 75 mm KwK 40
weapon-75-mm-stuk-40 = 75 mm StuK 40
weapon-75-mm-pak-39 = 75 mm PaK 39
weapon-75-mm-kwk-42 = 75 mm KwK 42
weapon-88-mm-kwk-36 = 88 mm KwK 36
weapon-88-mm-kwk-43 = 88 mm KwK 43
weapon-75-mm = 75 mm
weapon-150-mm-rockets = Cohetes de 150 mm
weapon-88-mm = 88 mm
weapon-20-mm-and-mg = 20 mm y ametralladoras
weapon-dive-bombs = Bombas en picado
weapon-ppsh-smg = Subfusil PPSh
weapon-rifles-and-lmg = Fusiles y ametralladoras ligeras
weapon-smg-and-rifles = Subfusiles y fusiles
weapon-dt-machine-gun = Ametralladora DT
weapon-45-mm = 45 mm
weapon-76-mm-f-34 = 76 mm F-34
weapon-85-mm-zis-s-53 = 85 mm ZiS-S-53
weapon-76-mm-zis-5 = 76 mm ZiS-5
weapon-122-mm-d-25t = 122 mm D-25T
weapon-85-mm-d-5s = 85 mm D-5S
weapon-152-mm-ml-20s = 152 mm ML-20S
weapon-132-mm-rockets = Cohetes de 132 mm
weapon-76-mm = 76 mm
weapon-122-mm = 122 mm
weapon-rockets-23-mm-and-bombs = Cohetes, 23 mm y bombas
weapon-rifles-and-sten = Fusiles y Sten
weapon-revolvers-and-sten = Revólveres y Sten
weapon-twin-vickers-k = Vickers K doble
weapon-2-pounder = 2 libras
weapon-6-pounder = 6 libras
weapon-75-mm-qf = 75 mm QF
weapon-17-pounder = 17 libras
weapon-77-mm-hv = 77 mm HV
weapon-25-pounder = 25 libras
weapon-20-mm-and-rockets = 20 mm y cohetes
weapon-barrage = Barrera de artillería
weapon-time-on-target = Time on Target
weapon-creeping-barrage = Barrera rodante

## What a weapon can do

flag-antitank = Contracarro
flag-antitank-text = +1 de daño contra carros.
flag-heat = Carga hueca
flag-heat-text = +1 de penetración contra carros; no se acumula.
flag-high-explosives = Alto explosivo
flag-high-explosives-text = Contra un edificio ocupado, +2 de penetración y +2 de daño; contra uno vacío, +2 de daño.
flag-anti-aircraft = Antiaéreo
flag-anti-aircraft-text = En el turno enemigo puede disparar una vez a lo que vuele a su alcance.
flag-flamethrower = Lanzallamas
flag-flamethrower-text = Siempre daña el edificio y a quien esté dentro; ni blindaje ni cobertura ayudan, y un crítico destruye igualmente.
flag-flips = Se gira
flag-flips-text = Tras usarse, descansa durante tu siguiente turno.
flag-mounts = Se monta
flag-mounts-text = Solo dispara montada; con ella montada la unidad no se mueve. Se monta o desmonta en la fase de girar.
flag-air-only = Solo contra cazas
flag-air-only-text = Dispara una vez a cada caza que intercepte a su bombardero.
flag-row3 = Tres en fila
flag-row3-text = Una tirada contra cada unidad de la casilla objetivo y las de sus lados, también propias; nunca a un CG.

## Abilities

ability-anti-aircraft = Antiaéreo
ability-anti-aircraft-text = Una vez por turno enemigo puede disparar a un avión o a paracaidistas cuyo objetivo esté a su alcance.
ability-bomber = Bombardero
ability-bomber-text = Ataca en cuanto se juega, a una zona o al CG enemigo, y se descarta.
ability-command-group = Grupo de mando
ability-command-group-text = Da cada turno 1 PA en tu línea 1, 2 PA en la línea 2 y 3 PA desde la línea 3.
ability-embark = Embarcar/Desembarcar
ability-embark-text = Lleva una unidad por el agua y la desembarca por delante.
ability-fighter = Caza
ability-fighter-text = Espera junto a tu CG hasta que ataca, intercepta o escolta una vez; luego se descarta.
ability-march = Marcha
ability-march-text = Una vez por turno, en Movimiento: paga 1 PA por +1 de movimiento.
ability-mechanized = Mecanizada
ability-mechanized-text = Puede moverse al bajar de un transporte, aunque ya se hubiera movido.
ability-mobility = Movilidad
ability-mobility-text = Puede moverse justo tras desplegarse.
ability-mounted = Montada
ability-mounted-text = Puede moverse 1 casilla más; si lo hace, no ataca este turno.
ability-paratrooper = Paracaidista
ability-paratrooper-text = Puede caer en cualquier casilla sin unidades ni edificios; sobre terreno sufre 1 herida.
ability-repair = Reparar
ability-repair-text = Una vez por turno: quita 1 herida a un carro, transporte o artillería a 1 casilla como máximo.
ability-scout = Explorador
ability-scout-text = El terreno difícil es normal para ella.
ability-sniper = Francotirador
ability-sniper-text = Lleva un fusil de francotirador.
ability-tow = Remolcar
ability-tow-text = Lleva una artillería y la deja a su izquierda o derecha.
ability-transport = Transporte
ability-transport-text = Lleva una infantería y la deja a su izquierda o derecha.
ability-sea = Marinera
ability-sea-text = Solo se mueve por mar.
ability-river = Cruce de río
ability-river-text = Cruza un río en un paso.
ability-cure = Curar
ability-cure-text = Una vez por turno: quita 1 herida a una infantería o artillería a 1 casilla como máximo, también a sí misma.
ability-sappers = Zapadores
ability-sappers-text = Retira alambrada, barrera o mina a 1 casilla como máximo; su casilla difícil es normal para los suyos; cruza ríos, y dos frente a frente son un puente.
ability-face-down = Cuerpo a tierra
ability-face-down-text = Los disparos contra ella son siempre +1/+0.
ability-smoke-shell = Granada de humo
ability-smoke-shell-text = En cualquier momento: los disparos contra ella son +1/+1 hasta tu próximo turno.
ability-smoke-screen = Cortina de humo
ability-smoke-screen-text = En Disparo: humo en una casilla a su alcance y, si quieres, a sus lados. Los disparos a través, +2/+2 hasta tu próximo turno.

## Equipment

token-gren = Granadas
token-gren-text = Un arma de alcance 1, lista cada turno.
token-hmg = Ametralladora pesada
token-hmg-text = Alcance 3. Hay que montarla, y entonces la unidad no se mueve.
token-mort = Mortero de infantería
token-mort-text = Alcance 4. Hay que montarlo, y entonces la unidad no se mueve.
token-baz = Bazooka
token-baz-text = Alcance 2. Penetración 6 y daño 3 contra carros.
token-psch = Panzerschreck
token-psch-text = Alcance 2. Penetración 7 y daño 3 contra carros.
token-pfst = Panzerfaust
token-pfst-text = Alcance 1. Penetración 7 y daño 3 contra carros.
token-piat = PIAT
token-piat-text = Alcance 1. Penetración 6 y daño 3 contra carros.
token-ptrd = Fusil contracarro
token-ptrd-text = Alcance 2, penetración 4: basta contra blindajes ligeros.
token-flam = Lanzallamas
token-flam-text = Alcance 1. Los edificios y quien esté dentro siempre reciben daño.
token-chrg = Carga de demolición
token-chrg-text = Alcance 1, penetración 6, daño 3, eficaz contra edificios. Tras usarse descansa un turno.
token-med = Sanitario
token-med-text = La unidad puede curar.
token-sap = Zapadores
token-sap-text = La unidad tiene zapadores. Tras retirar una carta descansan un turno.
token-fd = Cuerpo a tierra
token-fd-text = La unidad es siempre más difícil de alcanzar: +1/+0.
token-mg = Ametralladora de carro
token-mg-text = Alcance 2. Tras usarse descansa un turno.
token-vhmg = Ametralladora pesada de carro
token-vhmg-text = Alcance 3. Tras usarse descansa un turno.
token-mrl = Lanzacohetes múltiple
token-mrl-text = Alcance 5, alcanza tres casillas en fila, también a los tuyos. Tras usarse descansa un turno.
token-tflm = Lanzallamas de carro
token-tflm-text = Alcance 1. Los edificios siempre reciben daño. Tras usarse descansa un turno.
token-ss = Granada de humo
token-ss-text = Humo sobre la propia unidad, en cualquier momento. Tras usarse descansa un turno.
token-scr = Cortina de humo
token-scr-text = Humo en hasta tres casillas en fila. Tras usarse descansa un turno.
token-bmg = Ametralladora de bombardero
token-bmg-text = Un disparo a cada caza que intercepte al bombardero.

## Support cards

card-supplies = Suministros
card-supplies-text = Ganas 3 PA, hasta el máximo de tu CG.
card-ammo = Munición
card-ammo-text = Disparo: una de tus unidades puede disparar un arma ya usada este turno o que descansa.
card-impact = Impacto
card-impact-text = Disparo, antes de que dispare una unidad tuya: todos sus disparos de esta fase son al menos impactos. Tira igualmente; uno menos que el número crítico basta para un crítico.
card-atmine = Mina contracarro
card-atmine-text = Ponla en una casilla de tus líneas 1 a 4 sin unidad ni carta de terreno. El primer carro o transporte que entre, sea de quien sea, se detiene y sufre un impacto de penetración 8 y daño 4.
card-apmine = Mina antipersona
card-apmine-text = Ponla en una casilla de tus líneas 1 a 4 sin unidad ni carta de terreno. La primera infantería o artillería que entre se detiene y sufre un impacto de penetración 2 y daño 2.
card-barr = Barrera de artillería
card-barr-text = Una casilla cualquiera y las de sus lados: 6+/10, penetración 3, daño 2, alto explosivo, contra cada unidad que haya, también tuya.
card-reinf = Refuerzos
card-reinf-text = Roba 3 cartas.
card-recon = Reconocimiento
card-recon-text = Mira la mano enemiga y roba 1 carta.
card-hosp = Hospital de campaña
card-hosp-text = Quita hasta 2 heridas a una de tus infanterías o artillerías.
card-work = Taller de campaña
card-work-text = Quita hasta 2 heridas a uno de tus carros, transportes o artillerías.
card-sabo = Sabotaje
card-sabo-text = El enemigo pierde hasta 2 PA.
card-ambush = Emboscada
card-ambush-text = En el turno enemigo, cuando una unidad ha terminado de moverse: una de tus unidades que la alcance le dispara con un arma.
card-counter = Contraespionaje
card-counter-text = En el turno enemigo: anula la carta de apoyo recién anunciada. Se descarta y sus PA quedan gastados.
card-march = Marcha forzada
card-march-text = Movimiento: hasta tres de tus infanterías ganan +1 de movimiento este turno.
card-smoke = Barrera de humo
card-smoke-text = Disparo: pon una cortina de humo en tres casillas en fila, donde quieras.
card-drop = Avión de transporte
card-drop-text = Despliega una carta de infantería de tu mano como paracaidista, pagando su coste y equipo. El fuego antiaéreo va al avión (blindaje 1, 4 heridas); si cae, se pierde la unidad.
card-general = General
card-general-text = Elige a un general de tu facción y ponlo en tu CG. Actúa mientras el CG siga en pie.
card-promo = Ascenso
card-promo-text = Una de tus unidades pasa a veterana: sus disparos, −1/−0.
card-elite = Ascenso a élite
card-elite-text = Una de tus veteranas pasa a élite: sus disparos, −1/−1, y la supresión ya no los estorba.
card-ram = Ariete
card-ram-text = Permanente, carro: entra en barrera, alambrada y muro como terreno normal y destruye la carta.
card-camo = Camuflaje
card-camo-text = Permanente, infantería, artillería o carro: los disparos contra ella son +1/+0 si no se movió en su último Movimiento. No se suma a Cuerpo a tierra.
card-plate = Blindaje adicional
card-plate-text = Permanente, carro o transporte: aguanta 1 herida más.
card-optic = Óptica mejorada
card-optic-text = Permanente, carro o artillería: arma principal con alcance +1, máximo 5, no contra un CG.
card-apcr = Munición especial
card-apcr-text = Permanente, carro o artillería: arma principal con penetración +1.
card-radio = Radio
card-radio-text = Permanente, artillería, autopropulsada, lanzacohetes o infantería con mortero: −1/−0 si otra unidad tuya está a 2 casillas o menos del objetivo.
card-kit = Botiquín
card-kit-text = Permanente, infantería: la unidad puede curar.
card-hero = Heroísmo
card-hero-text = Un turno, una unidad tuya: sus disparos este turno, −2/−1.
card-satch = Carga concentrada
card-satch-text = Un turno, infantería: su disparo de asalto este turno tiene +2 de daño.
card-arsenal = Arsenal de la democracia
card-arsenal-text = Ganas 2 PA y robas 1 carta.
card-tot = Time on Target
card-tot-text = Una casilla cualquiera y las de sus lados: 5+/9, penetración 3, daño 2, alto explosivo, contra cada unidad que haya, también tuya.
card-auft = Mando por misión
card-auft-text = Disparo: una de tus unidades que ya terminó de disparar puede moverse, sin asalto.
card-blitz = Avance relámpago
card-blitz-text = Movimiento: todos tus carros y transportes ganan +1 de movimiento este turno.
card-ura = Carga en masa
card-ura-text = Movimiento: el fuego de reacción contra tus asaltos este turno es +2/+1.
card-deep = Reservas profundas
card-deep-text = Recupera en tu mano hasta dos de tus cartas de infantería de coste 1 del descarte.
card-ultra = Interceptación de señales
card-ultra-text = Mira la mano enemiga; el enemigo descarta de ella una carta de apoyo que tú elijas.
card-creep = Barrera rodante
card-creep-text = Tres casillas seguidas de una columna: 6+/10, penetración 3, daño 2, alto explosivo, contra cada unidad que haya; después, humo en las tres.

## Terrain

natural-plain = Llano
natural-plain-text = Terreno normal.
natural-forest = Bosque
natural-forest-text = Terreno difícil; disparos contra quien esté dentro +1/+1; 8 PV.
natural-bushes = Matorral
natural-bushes-text = Terreno normal; disparos contra quien esté dentro +1/+1; 4 PV.
natural-mountain = Montaña
natural-mountain-text = Terreno difícil.
natural-lake = Lago
natural-lake-text = Nadie entra.
natural-river = Ribera
natural-river-text = Terreno normal; el río solo se cruza por puente, en bote o con zapadores.
natural-sea = Mar
natural-sea-text = Solo para embarcaciones.
terrain-house = Casa
terrain-house-text = Edificio para infantería y artillería: disparos contra ella +1/+1, blindaje +1, 6 PV. Destruido, queda en ruinas.
terrain-large-building = Edificio grande
terrain-large-building-text = Edificio para infantería y artillería: disparos contra ella +2/+1, blindaje +1, 10 PV. Destruido, queda en ruinas.
terrain-bunker = Búnker
terrain-bunker-text = Edificio para infantería y artillería: disparos contra ella +2/+1, blindaje +3, 12 PV. Destruido, queda en ruinas.
terrain-wall = Muro
terrain-wall-text = Terreno normal; disparos contra quien esté dentro +1/+1; 4 PV.
terrain-trench = Trinchera
terrain-trench-text = Infantería y artillería: terreno normal, disparos contra ellas +2/+1. Para los demás, terreno difícil. 6 PV.
terrain-barrier = Barrera
terrain-barrier-text = Solo entra infantería: disparos contra ella +1/+0. 4 PV; los zapadores la retiran.
terrain-barb-wire = Alambrada
terrain-barb-wire-text = Terreno difícil; un carro entra como en terreno normal y la aplasta. 2 PV; los zapadores la retiran.
terrain-bridge = Puente
terrain-bridge-text = Une las dos orillas de una columna. 8 PV; las unidades que haya encima caen con él.
terrain-ruins = Ruinas
terrain-ruins-text = Terreno difícil; disparos contra quien esté dentro +1/+1; indestructible.
terrain-antitank-mine = Mina contracarro
terrain-antitank-mine-text = El primer carro o transporte que entre sufre un impacto de penetración 8 y daño 4. Los zapadores la retiran.
terrain-antipersonnel-mine = Mina antipersona
terrain-antipersonnel-mine-text = La primera infantería o artillería que entre sufre un impacto de penetración 2 y daño 2. Los zapadores la retiran.

## Generals

general-eisenhower = Dwight D. Eisenhower
general-eisenhower-text = Ingreso del CG +1, máximo del CG +2.
general-patton = George S. Patton
general-patton-text = El primer carro que despliegues cada turno cuesta 2 PA menos, mínimo 1.
general-bradley = Omar N. Bradley
general-bradley-text = Las dos primeras infanterías que despliegues cada turno cuestan 1 PA menos cada una, equipo incluido, mínimo 1.
general-rommel = Erwin Rommel
general-rommel-text = En cada Movimiento tuyo hasta dos carros o transportes ganan +1 de movimiento.
general-guderian = Heinz Guderian
general-guderian-text = El primer carro que despliegues cada turno cuesta 2 PA menos, mínimo 1.
general-model = Walter Model
general-model-text = Los disparos enemigos a tus unidades en tus líneas 1 a 3 son +1/+0.
general-zhukov = Gueorgui Zhúkov
general-zhukov-text = Roba 3 cartas cada turno en vez de 2.
general-chuikov = Vasili Chuikov
general-chuikov-text = Tu infantería dispara con −1/−0 en un asalto y desde un edificio o ruinas.
general-rokossovsky = Konstantín Rokossovski
general-rokossovsky-text = La primera artillería o lanzacohetes que despliegues cada turno cuesta 2 PA menos, mínimo 1.
general-montgomery = Bernard Montgomery
general-montgomery-text = Una vez por turno repite un disparo fallado de artillería, autopropulsada o barrera de artillería.
general-alexander = Harold Alexander
general-alexander-text = +1 PA cada turno si tu línea de suministro es de 2 o más; +2 si es de 4 o más.
general-browning = Frederick Browning
general-browning-text = Los paracaidistas cuestan 1 PA menos, mínimo 1; el avión de transporte no cuesta nada; aterrizar nunca hiere.

## Ready decks

deck-armored-spearhead = Punta de lanza acorazada
deck-combined-kampfgruppe = Kampfgruppe mixto
deck-shock-army = Ejército de choque
deck-desert-to-rhine = Del desierto al Rin

## Scenarios

scenario-dunkirk = Dunkerque
scenario-dunkirk-text = El Reino Unido gana con 8 unidades evacuadas; Alemania, al destruir 8 unidades o tras 12 rondas. En cada Inicio británico un dado trae botes: de 1 a 4 uno, de 5 a 8 dos, 9 o 10 tres. En Movimiento cada uno recoge una infantería de la fila 3 que no se haya movido y lleve 2 turnos en el tablero. Las líneas británicas cuentan desde la fila 3; el CG británico no puede ser atacado. Mayo de 1940.
scenario-el-alamein = El Alamein
scenario-el-alamein-text = El Reino Unido gana al destruir el CG o con 3 unidades en la fila 6 al final de su turno. Alemania gana al destruir 32 unidades o tras 14 rondas. Octubre de 1942.
scenario-stalingrad = Stalingrado: la fábrica
scenario-stalingrad-text = Alemania gana si controla ambas casillas de la fábrica al final de dos turnos propios seguidos. La URSS gana al destruir el CG o tras 12 rondas. Los disparos a distancia 1 son −1/−0. Otoño de 1942.
scenario-kasserine = Paso de Kasserine
scenario-kasserine-text = Alemania gana cuando 4 de sus unidades hayan salido del tablero o al destruir el CG. EE. UU. gana tras 12 rondas. Los disparos de EE. UU. son +1/+0 durante las 3 primeras rondas. Desde la fila 1 las unidades alemanas pueden salir del tablero por 1 de movimiento. Febrero de 1943.
scenario-prokhorovka = Prójorovka
scenario-prokhorovka-text = Un carro destruido puntúa su coste; cualquier otra unidad, 1. Gana quien llegue antes a 30 puntos o tenga más tras 10 rondas; el empate es de la URSS. Destruir el CG también da la victoria. Julio de 1943.
scenario-omaha = Playa de Omaha
scenario-omaha-text = EE. UU. gana con 2 unidades en la fila 6 al final de cualquier turno; Alemania, al destruir 12 unidades o tras 14 rondas. Las unidades de tierra de EE. UU. llegan en lanchas a la fila 1 y desembarcan desde la fila 2; en cada Inicio de EE. UU. puede llegar otra lancha mientras haya menos de 6. Las líneas 1 y 2 de EE. UU. cuentan siempre para el suministro; su CG no puede ser atacado; de EE. UU. no salta nadie. Los disparos alemanes son +1/+0 las 4 primeras rondas y EE. UU. recibe 2 PA más cada turno. 6 de junio de 1944.
scenario-arnhem = El puente de Arnhem
scenario-arnhem-text = Alemania gana si al final de su turno controla el extremo norte del puente y 2 de las 3 casas del puente. El Reino Unido gana tras 10 rondas. El puente no puede ser destruido. En cada turno alemán una infantería de la fila 3 puede cruzar el río en un bote de asalto por 1 PA. Septiembre de 1944.
scenario-bastogne = Bastogne
scenario-bastogne-text = Alemania gana si al final de su turno controla el edificio grande y una de las casas, o al destruir el CG. EE. UU. gana tras 12 rondas. Nieve: las unidades de tierra mueven 1 menos (mínimo 1; a los exploradores no les afecta), los alcances de más de 3 se acortan en 1 y los disparos desde distancia 3 son +1/+0. Niebla: nada vuela antes de la ronda 6; desde entonces el suministro aéreo da a EE. UU. 2 PA más cada turno. Diciembre de 1944.

## Tiles

tile-t01 = Loseta 1
tile-t02 = Loseta 2
tile-t03 = Loseta 3
tile-t04 = Loseta 4
tile-t05 = Loseta 5
tile-t06 = Loseta 6
tile-t07 = Loseta 7
tile-t08 = Loseta 8
tile-t09 = Loseta 9
tile-t10 = Loseta 10
tile-t11 = Loseta 11
tile-t12 = Loseta 12
tile-t13 = Loseta 13
tile-t14 = Loseta 14
tile-t15 = Loseta 15
tile-t16 = Loseta 16

## What is wrong with a deck

deck-unknown = No existe la carta { $number }.
deck-scenario-only = { $card } solo aparece con un escenario.
deck-faction = { $card } no es una carta de esta facción: { $faction }.
deck-banned = { $card } está prohibida en este escenario.
deck-type = En este escenario no hay cartas del tipo de { $card }.
deck-year = { $card } es de { $year }; el límite es { $limit }.
deck-copies = { $card }: { $copies } copias, pero solo hay { $limit }.
deck-most =
    { $type ->
        [infantry] { type-infantry }
        [tank] { type-tank }
        [transport] { type-transport }
        [artillery] { type-artillery }
       *[airplane] { type-airplane }
    }: { $cards } cartas; se permiten { $limit } como máximo.
deck-least =
    { $type ->
        [infantry] { type-infantry }
        [tank] { type-tank }
        [transport] { type-transport }
        [artillery] { type-artillery }
       *[airplane] { type-airplane }
    }: { $points } puntos; hacen falta { $limit } como mínimo.
deck-points = { $points } puntos; el límite es { $limit }.
code-malformed = Esto no es un código de mazo.
code-mistyped = Este código de mazo tiene un error o es de otro paquete.
