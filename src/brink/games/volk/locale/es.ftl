# Wir sind das Volk! y 2+2: preguntas, acciones, motivos, registro, resultados. Nombres y símbolos en es.content.ftl.
# $seat... son jugadores, $card... cartas, $province... provincias, $site... ciudades, $icon... símbolos; _all indica varios.

## What you must do; and whom we wait for

ask-take-turn = Toma una carta del expositor o de tu mano y realiza una acción con ella.
wait-take-turn = Es el turno de { $seat }.
ask-build = Construir: { $points ->
    [1] queda 1 punto de construcción
   *[other] quedan { $points } puntos de construcción
  }.
wait-build = { $seat } construye.
ask-dismantle = { $price ->
    [0] { "" }
   *[other] El precio de una carta que no es de tu color.{ " " }
  }Desmantela 1 punto de construcción ({ $side }{ $price ->
    [0] : { $phase }
   *[other] { "" }
  }).{ $left ->
    [0] { "" }
   *[other] { " " }Después, { $left } más.
  }
wait-dismantle = { $seat } desmantela 1 punto de construcción ({ $side }).
ask-run-down = ¿Qué fábrica del Este se deteriora ({ $phase })?{ $left ->
    [0] { "" }
   *[other] { " " }Después, { $left } más.
  }
wait-run-down = { $seat } elige la fábrica que se deteriora.
ask-raise-standard = Subir el nivel de vida: hasta { $count } más; del valor de la carta, aún { $points } para la economía que falte.
wait-raise-standard = { $seat } sube el nivel de vida.
ask-assign-hamburg = ¿Para qué provincia cuenta Hamburg{ $ending ->
    [0] { "" }
   *[other] { " " }({ $phase })
  }?
wait-assign-hamburg = { $seat } decide dónde cuenta Hamburg.
ask-assign-abroad = ¿Para qué provincia cuenta la fábrica { $site }?
wait-assign-abroad = { $seat } decide dónde cuenta la fábrica { $site }.
ask-choose-icon = ¿Qué símbolo va ahora? Por hacer: { $count }.{ $ignores ->
    [0] { "" }
   *[other] { " " }Puedes ignorar una flecha o un símbolo.
  }{ $converts ->
    [0] { "" }
   *[other] { " " }Puedes mover el dominio en vez del prestigio.
  }
wait-choose-icon = { $seat } ejecuta un evento.
ask-apply = { $of ->
    [automatic] Evento automático { $card }.{ " " }
    [arms] Carta de armamento «{ $arms_card }».{ " " }
    [conflict] Carta de conflicto «{ $conflict_card }».{ " " }
   *[other] { "" }
  }¿Dónde? { $icon }.{ $why ->
    [arms] { " " }Decides tú por la carrera armamentística.
    [coat] { " " }Lleva tu escudo.
    [colour] { " " }Es de tu color.
    [drawn] { " " }La robaste tú.
   *[other] { "" }
  }{ $printed ->
    [0] { $left ->
        [0] { "" }
       *[other] { " " }Después, { $left } más.
      }
    [1] { "" }
   *[other] { " " }{ $nth } de { $printed }.
  }
wait-apply = { $of ->
    [automatic] Evento automático { $card }.{ " " }
    [arms] Carta de armamento «{ $arms_card }».{ " " }
    [conflict] Carta de conflicto «{ $conflict_card }».{ " " }
   *[other] { "" }
  }{ $seat } decide dónde: { $icon }.{ $why ->
    [arms] { " " }Es por la carrera armamentística.
    [coat] { " " }Es por el escudo.
    [colour] { " " }Es por el color.
   *[other] { "" }
  }
ask-place-unrest = Un marcador está al tope por la izquierda: ¿dónde pones 1 disturbio?
wait-place-unrest = { $seat } pone 1 disturbio.
ask-remove-unrest = { $bonus ->
    [0] ¿Dónde quitas 1 disturbio?
   *[other] Un marcador está al tope por la derecha: ¿dónde quitas 1 disturbio?
  }
wait-remove-unrest = { $seat } quita 1 disturbio.
ask-prestige-bonus = El prestigio está al tope: quita 1 disturbio propio o pon 1 en el otro lado.
wait-prestige-bonus = { $seat } elige la bonificación por prestigio al tope ({ $side }).
ask-supplier-protest = Berlín Oeste tiene una nueva protesta masiva: pon otra en un proveedor.{ $left ->
    [0] { "" }
   *[other] { " " }Después, { $left } más.
  }
wait-supplier-protest = { $seat } pone una protesta masiva en un proveedor de Berlín Oeste.
ask-send-socialist = No hay socialistas para todas las protestas: ¿dónde sustituye el siguiente a 1 disturbio? Disponibles: { $count }.
wait-send-socialist = { $seat } envía socialistas contra las protestas masivas.
ask-after-action = Envía a la policía ({ $count ->
    [1] 1 carta lista
   *[other] { $count } cartas listas
  }) o termina tu turno.
wait-after-action = { $seat } puede enviar a la policía.
ask-send-police = ¿Dónde quita la policía 1 disturbio?{ $left ->
    [0] { "" }
   *[other] { " " }Después, { $left } más.
  }
wait-send-police = { $seat } envía a la policía.
ask-pay-special = El precio de la carta especial: descarta una carta de tu mano o deja que el otro lado robe una.
wait-pay-special = { $seat } paga la carta especial.
ask-guillaume = Guillaume informa: ¿miras la mano del Oeste o las 2 cartas superiores del mazo?
wait-guillaume = { $seat } escucha a Guillaume.
ask-swap-hand = ¿Cambias una carta del Oeste por una tuya?
wait-swap-hand = { $seat } mira la mano del Oeste.
ask-swap-deck = ¿Cambias una de las dos cartas por una tuya, o retiras una del juego?
wait-swap-deck = { $seat } mira el mazo.
ask-keep-hand = Descarta una a una cartas de la década anterior o conserva las demás (en la mano: { $count }).
wait-keep-hand = { $seat } revisa sus cartas antiguas.
ask-choose-prestige = Prestigio ({ $side }): ¿qué casilla ejecutas?
wait-choose-prestige = { $seat } elige una casilla de la pista de prestigio.
ask-choose-prestige-icon = ¿Qué símbolo va ahora? Por hacer: { $count }.
wait-choose-prestige-icon = { $seat } ejecuta una casilla de la pista de prestigio.
ask-lose-sector = ¿Qué sector de Berlín Oeste pierde 1 nivel de vida? Como mucho, { $count } en total.
wait-lose-sector = { $seat } elige el sector que pierde nivel de vida.
ask-pressure = { $province } vive mejor que sus vecinas: ¿cuál recibe los disturbios ({ $unrest })?
wait-pressure = { $seat } decide qué vecina de { $province } recibe los disturbios.
ask-dismiss-socialist = ¿De dónde se va un socialista? Ocupa su lugar 1 disturbio.{ $left ->
    [0] { "" }
   *[other] { " " }Después, { $left } más.
  }
wait-dismiss-socialist = { $seat } retira socialistas de las provincias.
ask-bring-back = La Stasi ya no existe: ¿adónde vuelve { $count ->
    [1] 1 disturbio?
   *[other] el siguiente disturbio? Faltan { $count }, como mucho 1 por provincia.
  }
wait-bring-back = { $seat } decide adónde vuelven los disturbios.

## Actions

do-remove-unrest = { $card }: quitar 1 disturbio
    .heading = Quitar 1 disturbio
    .label = { $card }
do-build = { $card }: construir
    .heading = Construir
    .label = { $card }
do-build-or-nowhere = { $card }: construir{ $nowhere ->
    [1] { " " }(en ningún sitio)
   *[other] { "" }
  }
    .heading = Construir{ $nowhere ->
        [1] { " " }(en ningún sitio)
       *[other] { "" }
      }
    .label = { $card }
cost = { $cost } del valor de la carta
do-raise = { $card }: subir el nivel de vida
    .heading = Subir el nivel de vida
    .label = { $card }
do-raise-or-nowhere = { $card }: subir el nivel de vida{ $nowhere ->
    [1] { " " }(en ningún sitio)
   *[other] { "" }
  }
    .heading = Subir el nivel de vida{ $nowhere ->
        [1] { " " }(en ningún sitio)
       *[other] { "" }
      }
    .label = { $card }
do-event = { $card }: activar el evento
    .heading = Activar el evento
    .label = { $card }
do-police = Enviar la policía a { $province }
    .heading = Enviar la policía a
    .label = { $province }
do-factory = Construir una fábrica: { $site }
    .heading = Construir una fábrica
    .label = { $site }
do-line = Construir infraestructura: { $line }
    .heading = Construir infraestructura
    .label = { $line }
do-half = Construir infraestructura: { $line }, junto a { $site_end }
    .heading = Construir infraestructura
    .label = { $line }, junto a { $site_end }
do-dismantle-factory = Desmantelar una fábrica: { $site }
    .heading = Desmantelar una fábrica
    .label = { $site }
do-dismantle-line = Desmantelar infraestructura: { $line }
    .heading = Desmantelar infraestructura
    .label = { $line }
do-dismantle-half = Desmantelar infraestructura: { $line }, junto a { $site_end }
    .heading = Desmantelar infraestructura
    .label = { $line }, junto a { $site_end }
do-run = { $site } se deteriora
    .heading = Se deteriora
    .label = { $site }
do-repair = Reparar { $site }
    .heading = Reparar
    .label = { $site }
do-close = Cerrar { $site }
    .heading = Cerrar
    .label = { $site }
do-at = { $province }
do-sector = { $sector } (Berlín Oeste)
    .heading = Berlín Oeste
    .label = { $sector }
do-assign = { $province }
do-move = { $province } → { $province_to }
    .heading = De { $province }
    .label = a { $province_to }
do-calm = Quitar 1 disturbio: { $province }
    .heading = Quitar 1 disturbio
    .label = { $province }
do-stir = Poner 1 disturbio: { $province }
    .heading = Poner 1 disturbio
    .label = { $province }
do-space = Ejecutar la casilla { $space }
do-space-with-icons = Casilla { $space }: { $icon_all }
do-icon = { $icon }
do-icon-left = { $icon }{ $count ->
    [1] { "" }
   *[other] { " " }(1 de { $count })
  }
do-convert = Mover el dominio en vez de: { $icon }
do-ignore = Ignorar «{ $icon }»
do-ignore-left = Ignorar la flecha izquierda: «{ $icon }»
do-ignore-right = Ignorar la flecha derecha: «{ $icon }»
do-rest = Ejecutar el resto en el orden impreso
do-rest-giving-up = { do-rest }{ $ignores ->
    [0] { "" }
   *[other] , sin ignorar nada
  }{ $converts ->
    [0] { "" }
   *[other] , con prestigio, no dominio
  }
do-discard = Descartar { $card }
    .heading = Descartar
    .label = { $card }
do-yield = Dejar que robe el otro lado
do-yield-to = Dejar que robe { $seat }
do-look-hand = Mirar la mano del Oeste
do-look-deck = Mirar el mazo
do-swap = Tomar { $card }, dar { $card_own }
    .heading = Tomar { $card } a cambio de
    .label = { $card_own }
do-remove = Retirar { $card } del juego
    .heading = Retirar del juego
    .label = { $card }
do-done = Listo
do-keep-police = Reservar la policía
do-keep-rest = Conservar las demás
do-swap-nothing = No cambiar nada

## Why not

berlin-once = Solo un nivel de vida por acción puede ir a Berlín Oeste.
deck-empty = El mazo está vacío.
economy-too-weak = { $province }: a la economía le faltan { $lacking }; la carta paga como mucho 2 por provincia y le quedan { $points }.
enough-here = { $province }: aquí no caben más de { $count }.
factory-stands = { $site }: ya hay una fábrica.
hand-empty = El Oeste no tiene cartas en la mano.
icon-later = Ahora no es posible, quizá tras otro símbolo: { $icon }.
infrastructure-first = { $site }: desmantela antes la infraestructura de la fábrica.
line-complete = Esta conexión está completa.
half-stands = La pieza junto a { $site } ya está construida.
no-city-of-yours = { $site }: ahí no puedes construir una fábrica.
no-factory = { $site }: no hay ninguna fábrica.
no-factory-beside = Ni { $site } ni { $site_other } tienen fábrica.
no-protest-there = { $province }: no hay protesta masiva.
no-socialist = { $province }: no hay ningún socialista.
no-standard = { $province }: no hay nivel de vida que perder.
no-unrest = { $province }: no hay disturbios.
no-unrest-at-all = No hay disturbios en tu lado.
not-dismantled = { $site }: una fábrica exterior nunca se desmantela.
not-run-down = { $site }: no hay una fábrica deteriorada.
run-down-already = { $site }: la fábrica ya está deteriorada.
not-weaker = { $province } no vive peor.
not-your-event = { $card } es un evento del otro lado.
not-your-line = Esta conexión está en el otro lado.
nothing-built = Ahí no hay nada construido.
nothing-to-pay = Con esta carta cuesta 1 punto de construcción, y no tienes ninguno que desmantelar.
one-a-province = { $province } ya ha recibido uno.
other-country = { $site } está en otro país.
police-used = Todas las cartas de policía ya se han usado en esta década.
protest-blocks = Una protesta masiva impide construir: { $site }.
run-down-stays = { $site }: una fábrica deteriorada no se puede desmantelar.
sector-empty = { $sector }: no tiene nivel de vida.
sector-first = { $sector }: otro sector tiene menos y va antes.
special-is-red = { $card }: solo el lado rojo juega la carta especial.
supplier-too-poor = { $province } no tendría más nivel de vida que Berlín Oeste.
too-many-cards = Conserva { $count } cartas como mucho.

## The log

second-half = Empieza la segunda mitad de la década.
mark-second-half = Media década
decade-begins = Empieza la década { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  }.
display = Expositor: { $card_all }.
you-drew = Robas { $card }.
drew = { $seat } roba una carta.
you-discarded = Descartas { $card }.
discarded = { $seat } descarta una carta.
special-lets-draw = { $seat } paga la carta especial: { $seat_drawer } puede robar.
plays = { $seat } juega { $card }: { $verb ->
    [remove-unrest] quitar 1 disturbio
    [build] construir
    [raise] subir el nivel de vida
    [credit] pedir un crédito
    [engage] carrera armamentística
    [event] evento
   *[other] acción
  }.
factory-built = Fábrica construida: { $site }.
factory-dismantled = Fábrica desmantelada: { $site }.
factory-dismantled-by = { $seat } hace desmantelar una fábrica: { $site }.
factory-run-down = Fábrica deteriorada: { $site }.
factory-run-down-by = { $seat } deja deteriorarse una fábrica: { $site }.
factory-repaired = Fábrica reparada: { $site }.
line-built = Infraestructura construida: { $site } – { $site_other }.
piece-built = Infraestructura construida: { $site } – { $site_other }, la pieza junto a { $site_end }.
line-dismantled = Infraestructura desmantelada: { $site } – { $site_other }.
line-dismantled-by = { $seat } hace desmantelar infraestructura: { $site } – { $site_other }.
piece-dismantled = Infraestructura desmantelada: { $site } – { $site_other }, la pieza junto a { $site_end }.
piece-dismantled-by = { $seat } hace desmantelar infraestructura: { $site } – { $site_other }, la pieza junto a { $site_end }.
# Logs of earlier releases have the next three; the end that the half lies next to comes first in them.
half-built = Infraestructura construida: { $site } – { $site_other }, la pieza junto a { $site }.
half-dismantled = Infraestructura desmantelada: { $site } – { $site_other }, la pieza junto a { $site }.
half-dismantled-by = { $seat } hace desmantelar infraestructura: { $site } – { $site_other }, la pieza junto a { $site }.
abroad-closed = Fábrica exterior cerrada: { $site }.
abroad-counts = La fábrica { $site } cuenta para { $province }.
hamburg-belongs = Hamburg cuenta para { $province }.
standard-rises = El nivel de vida en { $province } sube a { $count }.
standard-falls = El nivel de vida en { $province } baja a { $count }.
sector-rises = { $sector }: el nivel de vida sube a { $count }.
sector-falls = { $sector }: el nivel de vida baja a { $count }.
unrest-comes = { $count ->
    [1] 1 disturbio
   *[other] { $count } disturbios
  } más en { $province }.
unrest-goes = { $count ->
    [1] 1 disturbio
   *[other] { $count } disturbios
  } menos en { $province }.
unrest-moves = 1 disturbio se traslada: { $province } → { $province_to }.
protest-arises = Protesta masiva en { $province }. El { $side } tiene ahora { $count }.
protest-ends = Acaba una protesta masiva en { $province }. El { $side } tiene ahora { $count }.
supplier-protests = Por Berlín Oeste, { $province } recibe también una protesta masiva.
supplier-calms = Con una protesta masiva de Berlín Oeste acaba también la correspondiente en { $province }.
supplier-protest-arises = { supplier-protests } El { $side } tiene ahora { $count }.
supplier-protest-ends = { supplier-calms } El { $side } tiene ahora { $count }.
socialist-calms = Un socialista sustituye a 1 disturbio en { $province }.
socialist-leaves = Un socialista abandona { $province }.
socialists-come = { $count ->
    [1] Llega 1 socialista
   *[other] Llegan { $count } socialistas
  } a la reserva.
socialists-go = { $count ->
    [1] Se va 1 socialista
   *[other] Se van { $count } socialistas
  }.
socialists-too-few = Socialistas que deben irse: { $count }; en el Este hay { $there }.
socialists-too-many = Socialistas que llegan: { $count }; solo quedan { $room }.
police-power = { $card }: el Este recibe una carta de policía.
police-acts = { $card }: la policía actúa en { $province }.
wall-built = Se construye el Muro.
wall-falls = El Muro ha caído.
stasi-disbanded = La Stasi se disuelve; { $count ->
    [0] no vuelve ningún disturbio
    [1] vuelve 1 disturbio
   *[other] vuelven { $count } disturbios
  }.
guillaume-hand = { $seat } ha visto la mano del Oeste.
guillaume-deck = { $seat } ha visto las cartas superiores del mazo.
guillaume-swaps = { $seat } cambia una carta.
guillaume-removes = { $seat } retira del juego una carta del mazo.
guillaume-swaps-hand = { $seat } toma { $card } de la mano del Oeste y da { $card_own }.
guillaume-swaps-deck = { $seat } toma { $card } del mazo y deja { $card_own } en su lugar.
guillaume-removes-card = { $seat } retira { $card } del mazo y del juego.
marker-moves = { $track }: 1 paso hacia el { $side }, ahora en { $space }.
beyond-the-end = { $track }: el marcador está al tope; el { $side } recibe una bonificación.
bonus-lost = No hay disturbios que quitar ({ $side }): se pierde la bonificación.
arrows-cancel = { $icon }. Las flechas se anulan: el marcador se queda donde está.
icon-lost = Se pierde «{ $icon }».
ignored = { $seat } ignora «{ $icon }».
converted = { $seat } mueve el dominio en vez del prestigio.
phase = Fin de la década: { $phase }
flight-parts = Así se suma: símbolos de huida { $icons }; estrellas rojas de policía +{ $police }; mejor nivel de vida en el Oeste +{ $best }; peor en el Este −{ $worst }; protesta masiva en el Este +{ $east }, en el Oeste −{ $west }.
flight = Huida { $level }: el Este pierde { $count ->
    [1] 1 punto de construcción
   *[other] { $count } puntos de construcción
  }.
behind-the-wall = El Muro detiene la huida, pero tiene su precio.
nothing-left = El Este debe desmantelar 1 punto de construcción más y no le queda ninguno.
prestige-space = Prestigio: el { $side } ejecuta la casilla { $space }.
on-start-space = { $track }: el marcador está en la casilla de salida; nadie recibe nada.
no-reward = { $track }: el marcador está en la casilla de salida; nadie toma premio.
balance-parts = Así se suma: marcador { $marker }; provincias del Este cuya fábrica exportadora vale al menos { $worst }: +{ $competing }; nivel de vida en el Este: −{ $standard }.
balance = Divisas occidentales: balance { $balance }.
pressure = { $province } vive mejor que { $province_to }.
protests = Protestas masivas: Oeste { $west }, Este { $east }.

## How it ended

outcome-insolvency = El Este está en bancarrota: gana el Oeste.
outcome-socialism-fails = El socialismo ha fracasado: gana el Oeste.
outcome-triumph-of-socialism = El triunfo del socialismo: gana el Este.
outcome-west-collapses = El Oeste se derrumba: gana el Este.
outcome-east-collapses = ¡Nosotros somos el pueblo! El Este se derrumba: gana el Oeste.
outcome-both-collapse = Ambos Estados se derrumban: gana el Este.
outcome-east-endures = El Este ha resistido hasta el final y gana.

## The board in words

tell-decade = Década { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  } de IV, parte { $part }
tell-phase = Fin de la década: { $phase }
tell-active = Turno de { $seat }
tell-tracks = Pistas
tell-marker-start = { $track }: en la casilla de salida
tell-marker = { $track }: { $space } para el { $side }
tell-space = Casilla { $space }: { $icon_all }
tell-cubes = Socialistas: { $box } en la reserva, { $placed } en provincias, { $left } aún sin entrar
tell-wall = El Muro está en pie
tell-stasi-gone = La Stasi está disuelta: los símbolos de policía no hacen nada
tell-police = Carta de policía { $card }: { $red ->
    [1] estrella roja
   *[other] estrella pálida
  }, { $used ->
    [1] usada en esta década
   *[other] lista
  }
tell-state = { $side }: { $count ->
    [1] 1 protesta masiva
   *[other] { $count } protestas masivas
  }
tell-province = { $province }: disturbios { $unrest }, protestas masivas { $protests }, nivel de vida { $standard }
tell-borrowed = De ellas, por Berlín Oeste: { $count }
tell-socialists = Socialistas aquí: { $count }
tell-sector = { $sector }: nivel de vida { $standard }, proveedor { $province }
tell-across = Al otro lado de la frontera: { $province_all }
tell-economy = Economía { $economy }, fábrica exportadora { $export }
tell-no-factory = Economía { $economy }, sin fábrica
tell-factory = Fábrica { $site }: valor { $value }{ $down ->
    [1] , deteriorada
   *[other] { "" }
  }
tell-empty = Sin fábrica: { $site_all }
tell-abroad = Fábrica exterior { $site }: valor { $value }, cuenta para { $province }
tell-abroad-idle = Fábrica exterior { $site }: sin conexión
tell-lines = Conexiones: { $side }
tell-lines-working = En servicio: { $line_all }
tell-lines-idle = Construidas, falta una fábrica: { $line_all }
tell-lines-begun = A medias (1 de 2): { $line_all }
tell-half = A medias: { $line }, junto a { $site }
tell-lines-open = Sin construir: { $line_all }
tell-lines-double = Sin construir, de 2 piezas: { $line_all }
tell-display = Expositor
tell-card = { $number } { $card }: { $colour ->
    [yellow] amarilla
    [red] roja
    [dual] dual
    [blue] azul
    [green] verde
   *[other] negra
  }, valor { $value }
tell-card-two = { $number } { $card }: { $colour ->
    [yellow] amarilla
    [red] roja
    [dual] dual
    [blue] azul
    [green] verde
   *[other] negra
  }, valor { $west } para amarillo, { $east } para rojo
tell-special = { $number } { $card }: carta especial, solo evento
tell-flight = Símbolos de huida: { $count }
tell-icon = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
tell-hand = Mano de { $seat }: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
tell-hidden = { $count ->
    [1] 1 carta oculta
   *[other] { $count } cartas ocultas
  } de la década { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  }
tell-piles = Montones
tell-deck = Mazo: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  }
tell-deck-known = Conoces del mazo, desde arriba: { $card_all }
tell-played = Jugadas en esta década: { $card_all }
tell-past = Jugadas antes: { $card_all }
tell-aside = Fuera del juego sin verse: { $count }
tell-aside-known = De ellas conoces: { $card_all }
tell-forecast = Si la década acabara ahora
tell-forecast-rest = Lo que falta de este fin de década
forecast-draws = Carrera espacial ({ $power }): una carta de la década siguiente
forecast-reward = Dominio ({ $power }): casilla { $space }
forecast-income = { $power }: ingresos ${ $amount }
forecast-power = { $power } después: tesoro { $money }, puntos de victoria { $points }
forecast-wall = El Muro: prestigio 1 hacia el Oeste, el Este desmantela { $count }
forecast-flight = Huida { $level }: el Este desmantela { $count }
forecast-flight-rest = Huida o Muro: el Este desmantela aún { $count }
forecast-prestige = Prestigio ({ $side }): casilla { $space }
forecast-prestige-loss = Prestigio: el Este pierde puntos de construcción o fábricas: { $count }
forecast-balance = Divisas occidentales: balance { $balance }
forecast-run-down = Divisas occidentales: fábricas del Este que se deterioran: { $count }
forecast-dismantled = Divisas occidentales: ya no queda fábrica que deteriorar, el Este desmantela { $count }
forecast-police = Costes de policía: el Este desmantela { $count }
forecast-standard = { $province } pierde nivel de vida: { $count }
forecast-envy = Comparación interna: disturbios en { $province }: { $count }
forecast-pressure = Comparación Este-Oeste: disturbios de { $province } a { $province_to }: { $count }
forecast-socialists-come = Socialistas: llegarían { $count }
forecast-socialists-go = Socialistas: se irían { $count }
forecast-protests = Protestas masivas, { $side }: { $count }
forecast-open = El final depende de decisiones:
forecast-wins = Ganaría: { $side }
forecast-power-wins = Ganaría: { $power }
forecast-ending = { $how ->
    [insolvency] El Este no podría pagar: bancarrota
    [socialism-fails] El socialismo fracasaría
    [triumph-of-socialism] El socialismo triunfaría
    [west-collapses] El Oeste se derrumbaría
    [east-collapses] El Este se derrumbaría
    [both-collapse] Ambos Estados se derrumbarían
    [east-endures] El Este habría resistido
    [arms-race] Victoria en la carrera armamentística
    [space-race] Victoria en la carrera espacial
   *[other] La partida continuaría
  }

## The game

game-title = Wir sind das Volk!
game-about = Dos Alemanias, cuarenta años, un muro. Levanta la economía, mejora el nivel de vida, mantén tranquilas las calles y resiste más que el otro lado.

## 2+2: what you must do

ask-take-two-turn = { $red ->
    [0] Toma una carta del expositor o de tu mano y realiza una acción con ella.
   *[other] Estás en números rojos: pide un crédito o activa un evento que te dé dinero.
  }{ $last ->
    [0] { "" }
   *[other] { " " }Si tomas una de las dos cartas del expositor, el evento de la otra ocurre por sí solo.
  }
wait-take-two-turn = Es el turno de { $seat }.
ask-keep-older = Descarta una a una cartas de la década anterior o conserva las demás (en la mano: { $count }).
wait-keep-older = { $seat } revisa sus cartas antiguas.
ask-discard-one = Por la carrera espacial tienes una carta más. Descarta { $count ->
    [1] 1 carta
   *[other] { $count } cartas
  } a tu elección.
wait-discard-one = { $seat } descarta una carta.
ask-who-draws = Ambas superpotencias roban una carta de armamento: ¿cuál primero?
wait-who-draws = { $seat } dice qué superpotencia roba primero.
ask-choose-arrow = Mueve el dominio o el prestigio 1 casilla, a cualquier lado.
wait-choose-arrow = { $seat } mueve el dominio o el prestigio.
ask-dominance-bonus = El dominio está al tope: toma $1 o quita 1 disturbio propio. Con «Listo» renuncias.
wait-dominance-bonus = { $seat } elige la bonificación por dominio al tope.
ask-ignore-one = Evento automático { $card }: tu ventaja en la carrera armamentística te deja ignorar una flecha o un símbolo.
wait-ignore-one = { $seat } puede ignorar una flecha o un símbolo de { $card }.
ask-choose-reward = Dominio { $space }: ¿qué casilla ejecutas?
wait-choose-reward = { $seat } elige una casilla de la pista de dominio.

## 2+2: actions

do-engage = { $card }: competir en la carrera armamentística
    .heading = Competir en la carrera armamentística
    .label = { $card }
do-credit = { $card }: pedir un crédito
    .heading = Pedir un crédito
    .label = { $card }
do-draws-first = Primero roba: { $power }
do-push = { $track }: mover 1 hacia el { $colour }
    .heading = Mover: { $track }
    .label = 1 hacia el { $colour }
do-take-money = Tomar $1
do-ignore-nothing = No ignorar nada

## 2+2: why not

arms-race-banned = { $card } muestra la prohibición de la carrera armamentística.
arms-race-over = Estás al final de la pista de la carrera armamentística.
in-the-red = En números rojos (tesoro { $money }) solo puedes pedir un crédito o activar un evento que te dé dinero.
event-earns-nothing = En números rojos solo puedes activar un evento que te dé dinero: { $card } no lo hace.
must-earn = Estás en números rojos y no puedes ignorar tu dinero: { $icon }.
not-the-early-card = { $card } acaba de llegar; descarta una carta más antigua.

## 2+2: the log

table-talk = Conversación: { $talk ->
    [none] ninguna
    [hints] se permiten pistas, pero nada sobre las cartas de la mano
   *[other] libre, pero nada sobre las cartas de la mano
  }.
turn-order = Orden de turno: { $seat_all }.
mark-sub-decade = Subdécada
sub-decade = Empieza la subdécada { $part ->
    [1] A
    [2] B
   *[other] C
  }.
automatic-event = Evento automático: { $card }.
automatic-empty = { $card }: no cambia nada. Todos sus iconos son solo para quien lo activa.
power-marker-moves = { $track }: 1 paso hacia { $power }, ahora en { $space }.
power-beyond-the-end = { $track }: el marcador está al tope; bonificación para { $power }.
marker-stays = { $track }: el marcador está al tope y se queda ahí.
victory-space = { $track } ({ $power }): una casilla de victoria. Quien esté aquí al final de la década gana.
arms-drawn = Carrera armamentística, { $power }: { $arms_card }.
conflict-drawn = Conflicto, { $power }: { $conflict_card }.
reshuffled = Se vuelven a barajar las cartas de { $deck ->
    [arms] armamento
   *[other] conflicto
  }.
money-comes = { $power }: +${ $amount }, tesoro { $money }.
money-goes = { $power }: −${ $amount }, tesoro { $money }.
dove-goes = Se da la vuelta a una paloma de la paz; { $doves ->
    [0] no queda ninguna
    [1] queda 1
   *[other] quedan { $doves }
  }.
dove-returns = Vuelve una paloma de la paz; ahora hay { $doves }.
peacemaker = { $seat } se queda con { $card } como pacificador.
arms-cost-rises = Desde ahora cada paso de la carrera armamentística cuesta $1 más.
soviet-malus-comes = Desde ahora los valores cuentan 1 menos cuando la Unión Soviética construye o sube el nivel de vida, no en los créditos.
you-drew-early = Robas del mazo de la década siguiente: { $card }.
drew-early = { $seat } roba una carta del mazo de la década siguiente.
no-next-decade = { $power } no roba ninguna carta: no hay más décadas después de esta.
reward-space = Dominio: { $power } ejecuta la casilla { $space }.
points-compared = Puntos de victoria: EE. UU. { $usa }, Unión Soviética { $soviet }.
button-pressed = { $seat } pulsa el botón rojo.

## 2+2: how it ended

outcome-arms-race = { $seat } gana la carrera armamentística.
outcome-space-race = { $seat } gana la carrera espacial.
outcome-nuclear-war = Guerra nuclear: { $seat } pulsó el botón rojo.
outcome-two-insolvency = El Este está en bancarrota: gana el lado amarillo.
outcome-two-socialism-fails = El socialismo ha fracasado: gana el lado amarillo.
outcome-two-triumph-of-socialism = El triunfo del socialismo: gana el lado rojo.
outcome-two-west-collapses = El Oeste se derrumba: gana el lado rojo.
outcome-two-east-collapses = ¡Nosotros somos el pueblo! El Este se derrumba: gana el lado amarillo.
outcome-two-both-collapse = Ambos Estados se derrumban: gana el lado rojo.
outcome-two-east-endures = El Este ha resistido hasta el final: gana el lado rojo.
winner = Gana: { $seat_all }.
winners = Ganan: { $seat_all }.
peacemakers-counted = Pacificadores: EE. UU. { $usa }, Unión Soviética { $soviet }, Oeste { $west }, Este { $east }.

## 2+2: the board in words

tell-order = Orden de turno: { $seat_all }
tell-automatic = Hay un evento automático en curso
tell-arms-now = Ahora: carta de armamento «{ $arms_card }»
tell-conflict-now = Ahora: carta de conflicto «{ $conflict_card }»
tell-cold-war = La Guerra Fría
tell-power-marker = { $track }: { $space } ({ $power }), { $points ->
    [1] 1 punto de victoria
   *[other] { $points } puntos de victoria
  }
tell-advantage = Ventaja en eventos automáticos ({ $power }): decidir dónde van los símbolos{ $level ->
    [1] { "" }
   *[other] , también los del escudo rival
  }{ $level ->
    [1] { "" }
    [2] { "" }
   *[other] , e ignorar una flecha o un símbolo
  }
tell-victory-space = Es una casilla de victoria
tell-income = Ingresos al final de la década: EE. UU. ${ $usa }, Unión Soviética ${ $soviet }
tell-treasury = { $power }: tesoro { $money }, { $points ->
    [1] 1 punto de victoria
   *[other] { $points } puntos de victoria
  }
tell-doves = Palomas de la paz: { $count } de 6
tell-arms-cost = Cada paso de la carrera armamentística cuesta $1 más
tell-soviet-malus = Los valores cuentan 1 menos cuando la Unión Soviética construye o sube el nivel de vida, no en los créditos
tell-arms-deck = Cartas de armamento en el mazo: { $count }
tell-arms-last = Última robada: { $arms_card }
tell-conflict-deck = Cartas de conflicto en el mazo: { $count }
tell-conflict-last = Última robada: { $conflict_card }
tell-cell = { $power }: { $icon_all }
tell-stack = Cartas 2+2 para otra subdécada: { $count }
tell-peacemakers = Pacificadores de { $seat }: { $count } ({ $card_all })
tell-ban = Prohibición de la carrera armamentística
tell-shaded = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon } (no en un evento automático)
tell-beside = Si juega el valor el lado de esa superpotencia: { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
tell-below = Si se juega el valor: { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
option-table-talk = Qué pueden decirse los aliados
option-table-talk-none = nada
option-table-talk-hints = pistas, salvo sobre la mano
option-table-talk-free = todo menos las cartas en mano
## Grandes momentos

moment-phase = Fin de la década
moment-decade = Una nueva década
moment-protest-bad = Protesta masiva
moment-protest-over-good = Termina una protesta masiva
moment-wall = El Muro
moment-wall-gone = Cae el Muro
moment-stasi = El fin de la Stasi
moment-automatic = Evento automático
moment-arms = Carrera de armamentos
moment-conflict = Conflicto
moment-dove-bad = Una paloma menos
moment-dove-good = Una paloma más
moment-victory-space = La victoria al alcance
moment-button-bad = El botón rojo
moment-played = Se juega una carta
moment-ignored = Se ignora un símbolo
moment-instead = Dominio en vez de prestigio
moment-lost = Se pierde un símbolo
