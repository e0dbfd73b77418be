# 2GM Tactics War Game: preguntas, acciones, motivos, registro, resultados. Los nombres y textos de reglas del
# contenido están en es.content.ftl. $seat... son jugadores, $card... cartas, $space... casillas o CG, $side un bando.

## The game

game-title = 2GM Tactics War Game
game-about = Un juego de cartas de la Segunda Guerra Mundial. Arma un mazo, mantén el terreno y toma el cuartel general enemigo, o libra una de ocho batallas históricas.
option-scenario = Battle Royal o un escenario
option-scenario-battle-royal = Battle Royal
option-scenario-dunkirk = { scenario-dunkirk } (1940)
option-scenario-el-alamein = { scenario-el-alamein } (1942)
option-scenario-stalingrad = { scenario-stalingrad } (1942)
option-scenario-kasserine = { scenario-kasserine } (1943)
option-scenario-prokhorovka = { scenario-prokhorovka } (1943)
option-scenario-omaha = { scenario-omaha } (1944)
option-scenario-arnhem = { scenario-arnhem } (1944)
option-scenario-bastogne = { scenario-bastogne } (1944)
option-south = El sur juega con (Battle Royal)
option-south-us = { faction-us }
option-south-de = { faction-de }
option-south-su = { faction-su }
option-south-uk = { faction-uk }
option-north = El norte juega con (Battle Royal)
option-north-us = { faction-us }
option-north-de = { faction-de }
option-north-su = { faction-su }
option-north-uk = { faction-uk }
option-deck-1 = Mazo del jugador 1: un código, «auto», o vacío para el mazo preparado
option-deck-2 = Mazo del jugador 2: un código, «auto», o vacío para el mazo preparado
option-deck-3 = Mazo del jugador 3: un código, «auto», o vacío para el mazo preparado
option-deck-4 = Mazo del jugador 4: un código, «auto», o vacío para el mazo preparado
option-points = Puntos que puede costar un mazo (Battle Royal)
option-boards = Tableros (dos solo con cuatro jugadores)
option-late-terrain = También se puede comprar terreno en Despliegue
option-leftover-equipment = El equipo de la infantería destruida queda en el suelo y se puede recoger
option-extensive = Terreno extenso: algunas cartas pueden cubrir de lado dos o tres casillas
option-rookie = Ventaja para un novato (+1 PA por turno)
option-rookie-nobody = nadie
option-rookie-south = { side-south }
option-rookie-north = { side-north }
option-time-limit = Límite de rondas (Battle Royal; 0: ninguno); pierde el CG más dañado
option-suppression = El fuego de supresión
option-suppression-to-one = deja 1 de movimiento
option-suppression-by-one = quita 1 de movimiento
option-hard-ground = El terreno difícil cuesta
option-hard-ground-all = todo el movimiento
option-hard-ground-rest = lo que quede del movimiento
option-criticals = Un crítico destruye si la penetración
option-criticals-higher = supera el blindaje
option-criticals-equal = iguala o supera el blindaje
option-anti-aircraft = Los cañones antiaéreos disparan
option-anti-aircraft-once = una vez por turno enemigo
option-anti-aircraft-always = en cada ataque desde el aire
option-difficulty-1 = Nivel del bot en solitario del asiento 1
option-difficulty-2 = Nivel del bot en solitario del asiento 2
option-difficulty-3 = Nivel del bot en solitario del asiento 3
option-difficulty-4 = Nivel del bot en solitario del asiento 4

## What you must do; and whom we wait for

ask-bid = Puja en secreto de 0 a 5 PA por el primer turno. Con tu puja se compra terreno; el resto de los 5 PA es tuyo.
wait-bid = { $seat } puja en secreto.
ask-buy-terrain = Compra terreno con tu puja: quedan { $ap } PA. Lo que no uses se pierde.
wait-buy-terrain = { $seat } compra terreno.
ask-place-terrain = { $terrain }: ¿dónde?
wait-place-terrain = { $seat } coloca terreno: { $terrain }.
ask-widen = { $terrain } en { $space }: ¿ponerla de lado sobre las casillas vecinas, por 1 PA?
wait-widen = { $seat } puede poner de lado: { $terrain }.
ask-mulligan = ¿Te quedas la mano, o la barajas entera una vez y robas otra?
wait-mulligan = { $seat } mira la primera mano.
ask-gift = ¿Le das a tu general 1 de tus { $ap } PA?
wait-gift = { $seat } puede dar 1 PA al general.
ask-new-craft = ¿Dónde llega la nueva lancha de desembarco?
wait-new-craft = { $seat } coloca una lancha de desembarco.
ask-movement = Movimiento: elige una unidad, juega una carta o termina ({ $ap } PA).
wait-movement = { $seat } mueve unidades.
ask-move-unit = { $card } en { $space }, movimiento restante: { $left }. ¿Adónde, o qué más?
wait-move-unit = { $seat } mueve: { $card }.
ask-deployment = Despliegue: despliega unidades y juega cartas de apoyo. Tienes { $ap } PA.
wait-deployment = { $seat } despliega.
ask-equip = { $card }: { $ap } de tus { $left } PA hasta ahora. El equipo se compra ahora o nunca; después, al tablero.{ $wounds ->
    [0] { "" }
   *[other] { " " }Caer en bosque, matorral o montaña o sobre una carta de terreno cuesta 1 herida.
  }
wait-equip = { $seat } equipa: { $card }.
ask-place-unit = { $card }: ¿dónde?{ $wounds ->
    [0] { "" }
   *[other] { " " }Caer en bosque, matorral o montaña o sobre una carta de terreno cuesta 1 herida.
  }
wait-place-unit = { $seat } coloca: { $card }.
ask-airlift = ¿Qué infantería salta del avión? Tienes { $ap } PA.
wait-airlift = { $seat } elige infantería para el avión.
ask-shooting = Disparo: elige una unidad que dispare o resuelva su asalto, juega una carta o termina ({ $ap } PA).
wait-shooting = { $seat } dispara.
ask-unit-shoots = { $card } en { $space }: ¿a quién dispara, y con qué?
wait-unit-shoots = { $seat } elige un arma: { $card }.
ask-aim = { $card }, { $weapon }: ¿a qué disparar?
wait-aim = { $seat } apunta: { $card }, { $weapon }.
ask-screen-at = Cortina de humo de { $card }: ¿dónde?
wait-screen-at = { $seat } pone una cortina de humo.
ask-screen-wide = Humo en { $space }: ¿también a sus lados?
wait-screen-wide = { $seat } pone una cortina de humo.
ask-assault-target = Asalto de { $card }: ¿contra cuál de las dos unidades?
wait-assault-target = { $seat } elige un objetivo para el asalto de { $card }.
ask-reaction-window = Asalto de { $card_attacker } contra tu unidad: { $card }. ¿Disparas antes?
wait-reaction-window = { $seat } puede responder al asalto contra { $card }.
window-reaction-window = Asaltos contra tus unidades
ask-assault-weapon = Asalto de { $card } contra { $card_target }: ¿con qué arma?
wait-assault-weapon = { $seat } elige un arma para el asalto contra { $card_target }.
ask-smoke-shell-window = Disparo ({ $weapon }) contra tu unidad en { $space }: { $card }. ¿Usas la granada de humo?
wait-smoke-shell-window = { $seat } puede cubrir de humo: { $card }.
window-smoke-shell-window = Disparos contra tus unidades
ask-reroll = Fallo. ¿Usas tu única repetición de este turno?
wait-reroll = { $seat } puede repetir la tirada.
ask-ambush-window = Movimiento enemigo a { $space }: { $card }. ¿Emboscada?
wait-ambush-window = { $seat } puede responder al movimiento de { $card }.
window-ambush-window = Movimientos del enemigo
ask-ambush-unit = ¿Quién embosca a { $card } en { $space }?
wait-ambush-unit = { $seat } tiende una emboscada a { $card }.
ask-ambush-fire = Emboscada: { $card } contra { $card_target }. ¿Con qué arma?
wait-ambush-fire = { $seat }: emboscada, { $card } contra { $card_target }.
ask-counter-window = { $seat_author } juega { $card }. ¿Anularla?
wait-counter-window = { $seat } puede responder a { $card }.
window-counter-window = Cartas de apoyo del enemigo
ask-fighter-target = ¿Objetivo de { $card }?
wait-fighter-target = { $seat } elige un objetivo para { $card }.
ask-bomb-target = ¿Objetivo de { $card }? Alcanza a todas las unidades de la zona, también a las tuyas.
wait-bomb-target = { $seat } elige un objetivo para { $card }.
ask-escort = { $card } rumbo a { $space }. ¿Envías cazas de escolta?
wait-escort = { $seat } puede enviar escolta con { $card }.
ask-intercept-window = Se acerca: { $card }. ¿Interceptar con un caza?
wait-intercept-window = { $seat } puede interceptar: { $card }.
window-intercept-window = Aviones enemigos en camino
ask-against = { $card }: ¿qué avión atacar?
wait-against = { $seat } elige un objetivo en el aire para { $card }.
ask-flak-window = Al alcance de tu fuego antiaéreo: { $card }. ¿Disparas?
wait-flak-window = { $seat } puede disparar a { $card }.
window-flak-window = Aviones al alcance
ask-flip-over = Girar: monta o desmonta armas, o termina.
wait-flip-over = { $seat } monta o desmonta armas.
ask-discard-down = Descarta { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }: puedes quedarte { $limit }.
wait-discard-down = { $seat } descarta.
ask-choose-unit = { $card }: ¿en qué unidad?
wait-choose-unit = { $seat } elige una unidad para { $card }.
ask-choose-space = { $card }: ¿en qué casilla?
wait-choose-space = { $seat } elige una casilla para { $card }.
ask-hurry = ¿Qué infantería gana movimiento? Hasta { $count } más.
wait-hurry = { $seat } apremia a la infantería.
ask-reload = ¿Con qué arma puede { $card } disparar otra vez?
wait-reload = { $seat } recarga un arma: { $card }.
ask-recall = ¿Qué infantería vuelve a tu mano? Hasta { $count } más.
wait-recall = { $seat } recupera infantería del descarte.
ask-intercepted = ¿Qué carta de apoyo debe descartar el enemigo?
wait-intercepted = { $seat } elige una carta que el enemigo debe descartar.
ask-choose-general = ¿Qué general toma el mando?
wait-choose-general = { $seat } elige a un general.

## Actions

do-bid = Pujar { $ap } PA
    .heading = Pujar
    .label = { $ap } PA
do-terrain = Terreno: { $terrain }
    .heading = Terreno
    .label = { $terrain }
do-at = { $space }
    .heading = Dónde
    .label = { $space }
do-narrow = Solo esta casilla
do-wing = También { $space }
do-both = También las dos vecinas
do-keep = Dejarlo así
do-mulligan = Cambiar toda la mano
do-done = Hecho
do-done-movement = Terminar { phase-3 }
do-done-deployment = Terminar { phase-4 }
do-done-shooting = Terminar { phase-5 }
do-done-flip-over = Terminar { phase-6 }
do-stop = Unidad lista
do-back = Volver
do-play = Jugar { $card }
    .heading = Jugar
    .label = { $card }
do-unit = { $card } ({ $space })
    .heading = Unidad
    .label = { $card } ({ $space })
do-give = Dar 1 PA
do-go = Mover a { $space }
    .heading = Mover a
    .label = { $space }
do-swap = Cambiar de sitio con la unidad en { $space }
    .heading = Cambiar de sitio con la unidad en
    .label = { $space }
do-swap-met = Cambiar de sitio con { $card_all } en { $space }
    .heading = Cambiar de sitio con
    .label = { $card_all } ({ $space })
do-cover = Movimiento cubierto con la unidad en { $space }
    .heading = Movimiento cubierto con la unidad en
    .label = { $space }
do-cover-met = Movimiento cubierto con { $card_all } en { $space }
    .heading = Movimiento cubierto con
    .label = { $card_all } ({ $space })
do-leave = Dejar la cobertura, a { $space }
    .heading = Dejar la cobertura, a
    .label = { $space }
do-board = Subir a bordo en { $space }
    .heading = Subir a bordo en
    .label = { $space }
do-board-met = Subir a bordo: { $card_all } en { $space }
    .heading = Subir a bordo
    .label = { $card_all } ({ $space })
do-unload = Dejar { $card } en { $space }
    .heading = Dejar { $card } en
    .label = { $space }
do-assault = Asaltar { $space }
    .heading = Asaltar
    .label = { $space }
do-assault-met = Asaltar { $card_all } en { $space }
    .heading = Asaltar
    .label = { $card_all } ({ $space })
do-march = Marcha: 1 PA por +1 de movimiento
do-ride = Cabalgar: +1 de movimiento, sin atacar este turno
do-advance = El general le da más movimiento
do-pick = Recoger { $token }
    .heading = Recoger
    .label = { $token }
do-cure = Curar: { $card } ({ $space })
    .heading = Curar
    .label = { $card } ({ $space })
do-repair = Reparar: { $card } ({ $space })
    .heading = Reparar
    .label = { $card } ({ $space })
do-clear = Los zapadores despejan { $space }
    .heading = Los zapadores despejan
    .label = { $space }
do-shell = Granada de humo
do-evacuate = Evacuar en bote
do-exit = Salir del tablero
do-boat = Tomar un bote de asalto
do-scuttle = Abandonar la lancha vacía
do-deploy = Desplegar { $card }
    .heading = Desplegar
    .label = { $card }
do-buy = Comprar { $token }
    .heading = Comprar
    .label = { $token }
do-load = Traer a bordo: { $card }
    .heading = Traer a bordo
    .label = { $card }
do-bring = Traer a cubierto: { $card }
    .heading = Traer a cubierto
    .label = { $card }
do-escort = Escolta: { $card }
    .heading = Escolta
    .label = { $card }
do-escort-new = Desplegar como escolta: { $card }
    .heading = Desplegar como escolta
    .label = { $card }
do-place = Listo: al tablero
do-drop = Saltar sobre { $space }
    .heading = Saltar sobre
    .label = { $space }
do-bomb = Bombardear { $space }
    .heading = Bombardear
    .label = { $space }
do-weapon = { $weapon }
    .heading = Arma
    .label = { $weapon }
do-shoot = Disparar a { $card } ({ $space })
    .heading = Disparar a
    .label = { $card } ({ $space })
do-raze = Disparar al terreno de { $space }
    .heading = Disparar al terreno de
    .label = { $space }
do-shoot-hq = Disparar al { $space }
do-storm = Resolver el asalto a { $space }
do-screen = Cortina de humo
do-reroll = Repetir la tirada
do-intercept = Interceptar con { $card }
    .heading = Interceptar con
    .label = { $card }
do-against = Atacar a { $card }
    .heading = Atacar a
    .label = { $card }
do-flak = { $card } ({ $space }) dispara a { $card_target }
    .heading = Disparar a { $card_target }
    .label = { $card } ({ $space })
do-react = Disparar { $weapon }
    .heading = Disparar
    .label = { $weapon }
do-mount = Montar el arma: { $card } ({ $space })
    .heading = Montar el arma
    .label = { $card } ({ $space })
do-unmount = Desmontar el arma: { $card } ({ $space })
    .heading = Desmontar el arma
    .label = { $card } ({ $space })
do-discard = Descartar { $card }
    .heading = Descartar
    .label = { $card }
do-on = { $card } ({ $space })
    .heading = Sobre la unidad
    .label = { $card } ({ $space })
do-counter = Anular con { $card }
    .heading = Anular con
    .label = { $card }
do-ambush = Jugar { $card }
do-general = { $general }
    .heading = General
    .label = { $general }
do-recall = Recuperar { $card }
    .heading = Recuperar
    .label = { $card }
do-steal = { $seat } descarta { $card }
    .heading = { $seat } descarta
    .label = { $card }

## Why not

advances-used = El general ya ha apremiado a { $count } unidades este turno.
assault-first = Primero el asalto. Si tiene éxito, podrán disparar las demás armas.
assault-pending = Resuelve antes todos tus asaltos.
assaults-already = Ya en un asalto: { $card }.
boarded-this-turn = A bordo desde este turno: { $card }. La lancha no puede descargar ahora.
boat-infantry-only = Solo la infantería cruza en bote de asalto.
cannot-board-so = No a bordo con { $card }: bajó este turno, va en movimiento cubierto o lleva a alguien.
cannot-enter = { $space } está cerrada para esta unidad: terreno o río.
cannot-evacuate = Solo se evacúa a la infantería que no se ha movido y está sola.
cannot-land = { $space }: nadie aterriza en un edificio, un lago o el mar.
column-too-short = { $space }: debe haber dos casillas más al norte.
craft-loaded = Hay alguien a bordo: { $card }.
fog = Niebla: nada vuela antes de la ronda { $round }.
general-there = { $general } ya tiene el mando.
hard-ground = El terreno difícil cuesta todo el movimiento: { $space } tendría que ser el único paso.
has-it-already = Ya tiene { $token }.
hq-lost = Tu CG está destruido.
just-deployed = Solo se asalta en Movimiento, y no en el turno de llegada.
just-mounted = Arma ya montada o desmontada este turno: { $card }.
mined = Hay una mina en { $space }.
moved-already = Ya no le queda movimiento.
movement-phase-only = Solo en la fase de Movimiento.
needs-a-craft = { $space }: allí no hay lancha con sitio.
no-boat = Este turno no queda bote para { $card }.
no-card-left = No queda ninguna carta de este tipo: { $terrain }.
no-craft-free = En tu primera línea no espera ninguna lancha con sitio.
no-extra-step = No hay más movimiento para { $card }: supresión, arma montada o movimiento terminado.
no-movement-left = Sin movimiento: { $card }.
no-room = No hay sitio para { $card }: { $card_vehicle }.
no-shield = Sin cobertura de { $card }: solo la dan un carro, o un transporte con blindaje 2 o más.
no-space-free = No hay casilla libre para ello.
no-such-scenario = Este paquete no tiene ningún escenario llamado { $id }.
no-target = Ningún objetivo al alcance.
no-target-for-weapon = Ningún objetivo a distancia { $range }: { $weapon }.
no-unit-for-card = Ahora no tienes ninguna unidad para { $card }.
no-way = No hay camino libre hasta { $space }.
no-weapon-ready = Ningún arma a punto.
nobody-to-drop = No tienes en la mano infantería que puedas pagar después de { $card }.
nobody-to-recall = En tu descarte no hay infantería para { $card }.
not-at-the-bow = Solo justo delante de la lancha: { $card }.
not-open-ground = { $space } no es terreno abierto, o hay una carta.
option-too-late = { $token }: solo desde { $year }.
paired-already = Una de las dos ya va en movimiento cubierto, con { $card }.
rode = No ataca después de cabalgar este turno.
slot-taken = La infantería tiene un hueco por tipo de equipo, y este está ocupado: { $token_there }.
smoked-already = Ya entre humo: { $card }.
space-taken = { $space } está ocupada.
storms-already = Ya está en un asalto.
thrown-back = Sin más fuego este turno, tras un asalto fallido o un movimiento en Disparo.
moved-on = Sin más fuego este turno: esta unidad se ha movido después de disparar.
token-not-ready = La ficha para esto está usada o descansa: { $card }.
too-far = A { $far } pasos, movimiento restante: { $left }.
too-far-from-units = { $space } no está junto a una unidad tuya.
too-few-ap = Cuesta { $ap } PA; tienes { $left }.
too-fresh = Todavía no lleva aquí { $turns } turnos tuyos: { $card }.
two-boards-four-players = Dos tableros solo con cuatro jugadores.
used-this-turn = Ya hecho este turno: { $card }.
weapon-cooling = En descanso este turno: { $weapon }.
weapon-mounted = Con un arma montada no hay movimiento.
weapon-unmounted = Sin montar: { $weapon }.
weapon-used = Ya ha disparado este turno: { $weapon }.
wrong-line = { $space } no está en tus líneas { $first } a { $last }.

## The log

round-begins = Empieza la ronda { $round }, turno de { $side } ({ $seat_all }).
turn = Ronda { $round }, turno de { $side } ({ $seat_all }).
last-round = Empieza la última ronda.
bid = { $seat } puja { $ap } PA.
bid-rolls = Los dados muestran { $die_a } y { $die_b }; con las pujas, { $total_a } a { $total_b }.
begins = Empieza { $side }.
mulligan = { $seat } cambia toda la mano.
gains-ap = { $seat } gana { $ap } PA y tiene { $total }.
gives-ap = { $seat } da 1 PA a { $seat_target }.
loses-ap = { $seat } pierde { $ap } PA.
you-drew = Robas { $card }.
drew = { $seat } roba una carta.
discards = { $seat } descarta { $card }.
must-discard = { $seat } debe descartar { $card }.
you-saw = Ves la mano de { $seat }: { $card_all }.
looked-at-hand = { $seat } mira la mano de { $seat_target }.
recalled = { $seat } recupera en la mano: { $card }.
plays = { $seat } juega { $card }{ $ap ->
    [0] { "" }
   *[other] { " " }por { $ap } PA
  }.
cancelled = Carta anulada: { $card }.
attached = { $card } para { $card_unit } en { $space }.
general-comes = { $seat }: { $general } toma el mando.
terrain-placed = { $seat } coloca { $terrain } en { $space }.
terrain-widened = { $terrain } cubre también { $space_all }.
deploys = { $seat } despliega { $card }.
arrives = { $card } en posición en { $space }{ $count ->
    [0] { "" }
   *[other] { " " }con { $token_all }
  }{ $ap ->
    [0] { "" }
   *[other] , por { $ap } PA
  }.
parked = { $card } en el CG de { $seat }, por { $ap } PA.
jumps-down = Salto sobre { $space }: { $card }{ $count ->
    [0] { "" }
   *[other] { " " }con { $token_all }
  }{ $ap ->
    [0] { "" }
   *[other] , por { $ap } PA
  }.
moves = Movimiento: { $card } a { $space }.
swapped = Cambio: { $card } a { $space }, { $card_other } a { $space_other }.
covered = Movimiento cubierto: { $card } con { $card_vehicle }.
covered-at = { $space }: { covered }
aboard = A bordo de { $card_vehicle }: { $card }.
unloaded = Descarga en { $space }: { $card }.
extra-step = Más movimiento para { $card }: { $verb ->
    [march] marcha, por 1 PA
    [ride] cabalgada
    [advance] por el general
   *[other] marcha forzada
  }.
picked-up = Equipo recogido en { $space }: { $token } ({ $card }).
healed = { $card } en { $space }: { $count ->
    [1] 1 herida
   *[other] { $count } heridas
  } menos.
cleared = Terreno despejado en { $space }: { $terrain } ({ $card }).
broken-down = Terreno derribado en { $space }: { $terrain } ({ $card }).
mine = { $terrain } en { $space }: estalla bajo { $card }.
boats-come = Botes para { $side } este turno: { $count }.
takes-boat = Bote de asalto para { $card }.
leaves = { $verb ->
    [evacuate] Unidad evacuada
    [exit] Fuera del tablero
   *[other] Embarcación abandonada
  }: { $card }.
mounts = Arma montada en { $space }: { $card }.
unmounts = Arma desmontada en { $space }: { $card }.
fires = Disparo de { $card } contra { $card_target } ({ $space }): { $weapon }.
fires-at = Disparo de { $card } contra { $space }: { $weapon }.
rolls = { $weapon } contra { $card_target }: sale { $die }, impacto con { $impact }+, crítico con { $critical ->
    [10] 10
   *[other] { $critical }+
  }: { $result ->
    [0] fallo
    [1] impacto
   *[other] crítico
  }.
rerolls = { $seat } repite la tirada, por orden del general.
rolls-at-hq = { $weapon } contra { $space }: sale { $die }, impacto con { $impact }+: { $result ->
    [0] fallo
   *[other] impacto
  }.
bounces-off = Sin efecto: penetración { $penetration }, blindaje { $armor }.
only-impact = Solo un impacto: la penetración { $penetration } no supera el blindaje { $armor }.
wounded = { $card } en { $space }: { $damage } de daño, ahora { $wounds } de { $life } { $life ->
    [one] herida
   *[other] heridas
  }.
destroyed = Unidad destruida en { $space }: { $card } ({ $seat }).
critical-kill = Crítico de { $weapon } en { $space }: destruye { $card } ({ $seat }).
assault-kill = { $card_by } toma { $space } al asalto y destruye { $card } ({ $seat }).
shot-down = { $card_by } derriba { $card } ({ $seat }).
suppressed = Bajo supresión en { $space }: { $card }.
smoke-shell = Granada de humo en { $space }: { $card }.
smoke-screen = { $seat } pone humo en { $space_all }.
reloaded = Puede disparar otra vez: { $weapon } ({ $card }).
terrain-hit = { $terrain } en { $space }: { $damage } de daño, { $hp ->
    [1] queda 1 PV
   *[other] quedan { $hp } PV
  }.
terrain-falls = Terreno destruido en { $space }: { $terrain }.
ground-hit = { $natural } en { $space }: { $damage } de daño, { $hp ->
    [1] queda 1 PV
   *[other] quedan { $hp } PV
  }.
ground-falls = Ya no queda nada en { $space }: { $natural }.
hq-hit = CG de { $side }: { $damage } de daño, { $hp ->
    [1] queda 1 PV
   *[other] quedan { $hp } PV
  }.
hq-falls = El CG de { $side } está destruido.
assaults = Asalto de { $card } a { $space }.
assault-begins = Asalto: { $card } contra { $card_target }.
reacts = Fuego de reacción de { $card }: { $weapon }.
assault-fails = Asalto rechazado: { $card }.
takes-space = { $space } en poder de { $card }.
takes-objective = { $card } toma el objetivo { $space }.
fighter-attacks = { $card } ataca desde el aire: { $space }.
bomber-comes = { $card } en camino; objetivo: { $space }.
escorts = { $card } vuela de escolta.
intercepts = { $card } intercepta.
flak-fires = Fuego antiaéreo de { $card } contra { $card_target }.
strike-cancelled = El bombardero cae antes de poder atacar.

## How it ended

outcome-hq = El CG enemigo está destruido: gana { $side }.
outcome-cards = El enemigo se ha quedado sin cartas: gana { $side }.
outcome-time = Se acabó el tiempo; el CG menos dañado es el de { $side }, que gana.
outcome-draw = Se acabó el tiempo y ambos CG están igual de dañados: empate.
outcome-no-end = El final no se ve; el CG menos dañado es el de { $side }, que gana.
outcome-no-end-draw = El final no se ve y ambos CG están igual de dañados: empate.
outcome-rounds = Ha pasado la última ronda: { $side } ha resistido y gana.
outcome-destroy-units = { $side } ha destruido bastantes unidades y gana.
outcome-evacuate = Hay bastantes unidades evacuadas: gana { $side }.
outcome-leave = Bastantes unidades han roto el frente: gana { $side }.
outcome-row = Bastantes unidades han llegado a la última fila: gana { $side }.
outcome-control = Los objetivos están tomados: gana { $side }.
outcome-score = Se han alcanzado los puntos: gana { $side }.
outcome-most-points = Ha pasado la última ronda: { $side } tiene la mejor puntuación y gana.
loss-units = Unidades
loss-worth = Valor (PA)
loss-damage = Daño
loss-hq = al CG

## Sides, phases, modifiers

phase-0 = Inicio
phase-1 = CG
phase-2 = Cartas
phase-3 = Movimiento
phase-4 = Despliegue
phase-5 = Disparo
phase-6 = Girar
phase-7 = Descarte
phase-8 = Fin del turno
modifier-wounds = heridas
modifier-suppressed = bajo supresión
modifier-elite = élite
modifier-veteran = veterana
modifier-heroism = heroísmo
modifier-radio = radio
modifier-storm = tropas de asalto del general
modifier-charge = carga en masa
modifier-close-fighting = combate cercano
modifier-green = tropas bisoñas
modifier-snow = nieve
modifier-cover = cobertura del terreno
modifier-face-down = cuerpo a tierra
modifier-camouflage = camuflaje
modifier-covered-movement = movimiento cubierto
modifier-smoke = humo
modifier-screen = defensa del general

## The board in words

tell-setup = Preparación
tell-table = Ronda { $round }{ $last ->
    [0] { "" }
   *[other] { " " }de { $last }
  }, turno de { $side }: { $phase }
tell-table-over = Ronda { $round }{ $last ->
    [0] { "" }
   *[other] { " " }de { $last }
  }
tell-scenario = Escenario: { $scenario }
tell-two-boards = Dos tableros: unidades, puntos y botes cuentan el doble; casillas y CG hay que tomarlos en ambos.
tell-hq = { $space }: { $hp } de { $most } PV, blindaje { $armor }
tell-side = { $side }: ingresos { $income } PA por turno, línea de suministro { $supply }, guarda hasta { $limit } PA, unidades perdidas: { $count }
tell-side-without-hq = { $side }: CG destruido, ingresos { $income } PA por turno, no se guarda nada; unidades perdidas: { $count }
tell-points = { $side } tiene { $points } puntos
tell-boats = Botes restantes este turno: { $count }
tell-objective = Objetivo { $space }: en manos de { $side }
tell-objective-free = Objetivo { $space }: de nadie
tell-battlefield = Campo de batalla; las casillas no nombradas son llano
tell-battlefield-open = Campo de batalla: todo llano
tell-natural = { $natural }: { $space_all }
tell-natural-hit = quedan { $hp } PV: { $space_all }
tell-terrain = { $terrain }{ $hp ->
    [0] { "" }
   *[other] , { $hp } PV
  }: { $space_all }
tell-smoke = Humo: { $space_all }
tell-litter = En el suelo en { $space }: { $token_all }
tell-player = { $seat }: { $side }, { $ap } PA
tell-player-without-ap = { $seat }: { $side }
tell-bid = Puja restante para terreno: { $ap } PA
tell-cards = Cartas: { $count } en la mano, { $left } en el mazo, { $pile } descartadas
tell-discarded = Descartadas: { $card_all }
tell-general = Al mando: { $general }
tell-hand = Mano de { $seat }
tell-hand-cards = Mano de { $seat }: { $card_all }
tell-army = Unidades de { $seat }
tell-unit-card = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $card }: { $ap } PA, { $type }, movimiento { $movement }, blindaje { $armor }, heridas { $life }{ $abilities ->
    [0] { "" }
   *[other] ; { $ability_all }
  }
tell-support-card = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $card }: { $ap } PA
tell-options = Equipo por { $ap } PA: { $token_all }
tell-weapon = { $weapon }:{ $range ->
    [0] { "" }
   *[other] { " " }alcance { $range },
  } impacto con { $impact }+, crítico con { $critical ->
    [10] 10
   *[other] { $critical }+
  }, penetración { $penetration }, daño { $damage }{ $count ->
    [0] { "" }
   *[other] ; { $flag_all }
  }
tell-unit = { $card }, { $space }: heridas { $wounds } de { $life }, blindaje { $armor }, movimiento { $left } de { $movement }{ $abilities ->
    [0] { "" }
   *[other] ; { $ability_all }
  }
tell-arms = { $state ->
    [ready] A punto
    [used] Tras disparar
    [resting] En descanso
   *[unmounted] Sin montar
  }: { $weapon_all }; alcance { $range_all }; impacto con { $impact_all }; penetración { $penetration_all }; daño { $damage_all }
tell-gear = { $state ->
    [ready] Equipo
    [used] Tras usarse
   *[other] En descanso
  }: { $token_all }
tell-attached = Cartas encima: { $card_all }
tell-suppressed = Bajo supresión
tell-in-smoke = Entre el humo de su propia granada
tell-mounted = Arma montada: no puede moverse
tell-aboard = A bordo: { $card }
tell-covered = Movimiento cubierto con { $card }
tell-assaults = Asalta { $space }
tell-shots = Qué haría un disparo ahora
tell-shots-of = { $weapon }
tell-shot = { $card }, { $space }: impacto con { $impact }+, { $hit } % de hacer { $damage } de daño, incluido { $kill } % de destruirla{ $armored ->
    [0] { "" }
   *[other] ; penetración { $penetration }, blindaje { $armor }
  }
tell-shot-at = { $space }: { $hit } % de hacer { $damage } de daño
tell-modifier = { $modifier } { $impact }/{ $critical }
tell-reaction = Antes puede haber fuego de reacción: { $hit } % de impacto, { $kill } % de destrucción
tell-struck = también alcanza a { $card } en { $space }: impacto { $hit } %, destrucción { $kill } %
tell-answer = Pueden responder cañones: { $guns }, cazas: { $fighters }, posible escolta: { $escorts }; llega con { $arrives } % y acierta con { $hit } %
