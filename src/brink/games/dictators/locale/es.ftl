# Revenge of the Dictators: peticiones, acciones, motivos, crónica, resultados. Nombres y textos en es.content.ftl.
# $seat... son jugadores, $card... cartas, $place... lugares, $timezone... husos horarios; _all indica varios.

## What you must do; and whom we wait for

travel-left = { $travel ->
    [1] , viaje incluido
    [2] , pero sin viaje: arresto domiciliario
    [3] , más un segundo viaje por carretera
   *[0] , viaje gastado
  }
free-left = { $free ->
    [0] { "" }
   *[other] { " o usa lo que no cuesta ninguna" }
  }
ask-take-action = { $bought ->
    [1] { $left ->
        [0] Has comprado este turno de { $seat_whose }. No quedan acciones: termínalo{ free-left }.
       *[other] Has comprado este turno de { $seat_whose }: usa sus acciones (restantes: { $left }{ travel-left }) o termínalo.
      }
   *[0] { $left ->
        [0] No quedan acciones. Termina tu turno{ free-left }.
       *[other] Usa tus acciones (restantes: { $left }{ travel-left }) o termina tu turno.
      }
  }
wait-take-action = Es el turno de { $seat } (acciones restantes: { $left }).
ask-aim = { $card }: { aim }
wait-aim = { $seat } elige un objetivo para { $card }.
ask-card-announced = { $seat } juega { $card }. { will } ¿Lo impides?
wait-card-announced = { $seat_by } juega { $card }. { will } { $seat } puede responder.
window-card-announced = Cartas jugadas
ask-interrupt-announced = { $seat } interrumpe con { $card }. { will } ¿Lo impides?
wait-interrupt-announced = { $seat_by } interrumpe con { $card }. { will } { $seat } puede responder.
window-interrupt-announced = Interrupciones de otros
ask-travel-announced = { $seat } sale por carretera; destino: { $place }. ¿Detienes el viaje?
wait-travel-announced = { $seat_by } sale por carretera; destino: { $place }. { $seat } puede detener el viaje.
window-travel-announced = Viajes
ask-flight-announced = { $seat } despega; destino: { $place }. ¿Detienes el vuelo?
wait-flight-announced = { $seat_by } despega; destino: { $place }. { $seat } puede detener el vuelo.
window-flight-announced = Vuelos
ask-moved = { $blown ->
    [0] { $seat } ha llegado: { $place }. ¿Respondes al movimiento?
   *[other] { $seat } había llegado: { $place }, y ahora está aquí: { $place_now }. ¿Respondes al movimiento?
  }
wait-moved = { $blown ->
    [0] { $seat_by } ha llegado: { $place }. { $seat } puede responder al movimiento.
   *[other] { $seat_by } había llegado: { $place }, y ahora está aquí: { $place_now }. { $seat } puede responder al movimiento.
  }
window-moved = Movimientos hechos
ask-die-rolled = { $seat } { roll-result } ¿Haces repetir la tirada? Haría falta { $least } o más ({ $odds } %).
wait-die-rolled = { $seat_by } { roll-result } { $seat } puede hacer repetir la tirada ({ $least } o más: { $odds } %).
window-die-rolled = Tiradas
ask-disarm-result = { $seat } está a punto de desactivar { $target ->
    [warhead] una ojiva
   *[facility] la instalación { $place }
  }. ¿Lo impides?
wait-disarm-result = { $seat_by } está a punto de desactivar { $target ->
    [warhead] una ojiva
   *[facility] la instalación { $place }
  }. { $seat } puede impedirlo.
window-disarm-result = Desactivaciones
ask-president-revealed = El presidente recibe a { $seat }; hace falta { $needed } o más con el d20 ({ $odds } %). ¿Haces que lo llamen a otra parte?
wait-president-revealed = El presidente recibe a { $seat_by }; hace falta { $needed } o más con el d20 ({ $odds } %). { $seat } puede hacer que lo llamen a otra parte.
window-president-revealed = Visitas al presidente
ask-convince-rolled = { $seat_roller } tiene { $total }; hace falta { $needed }. ¿Cambias el resultado?
wait-convince-rolled = { $seat } puede cambiar el resultado de { $seat_roller } ({ $total }; hace falta { $needed }).
window-convince-rolled = Tiradas ante el presidente
ask-card-drawn = { $seat } ha robado una carta. ¿La interceptas?
wait-card-drawn = { $seat } puede interceptar la carta.
window-card-drawn = Cartas robadas
ask-effect-hits = { blow } ¿Lo evitas?
wait-effect-hits = { will } { $seat } puede evitarlo.
window-effect-hits = Golpes contra ti
ask-confront = { $bought ->
    [1] Has comprado este turno de { $seat_whose }, que está en Washington D. C. ¿Confrontas al presidente? Si está, con { $needed } o más en el d20 ({ $odds } %) gana { $seat_whose }.
   *[0] Estás en Washington D. C. ¿Confrontas al presidente? Si está, necesitas { $needed } o más con el d20 ({ $odds } %).
  }
wait-confront = { $seat } está ante la Casa Blanca.
ask-choose-ability = ¿De quién copias la habilidad?
wait-choose-ability = { $seat } elige una habilidad para copiarla.
ask-discard-excess = Descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
  }: tu límite de mano es { $limit }.
wait-discard-excess = { $seat } descarta hasta el límite de mano.
ask-order-discards = Pierdes estas cartas ({ $count }). ¿Cuál va ahora a la pila de descartes?
wait-order-discards = { $seat } ordena las cartas perdidas.
ask-discard-or-refuse = { $seat } amenaza a todos: descarta una carta, o niégate y permite el movimiento.
wait-discard-or-refuse = { $seat } descarta una carta o se niega.
ask-standoff-move = Alguien se ha negado: muévete hasta { $count } estados.
wait-standoff-move = { $seat } se mueve porque alguien se ha negado.
ask-take-chosen = ¿Tomas una de estas cartas?
wait-take-chosen = { $seat } puede tomar una carta.
ask-order-presidential = ¿Cuál de estas { $count } cartas presidenciales queda más abajo?
wait-order-presidential = { $seat } ordena cartas presidenciales.
ask-pass-father-on = Te llega { $card }. ¿Pasas la carta con la ficha XIII?
wait-pass-father-on = { $seat } recibe un padre fundador.
ask-dismiss-any = Descarta un padre fundador en juego.
wait-dismiss-any = { $seat } descarta un padre fundador.
ask-lose-asset = Descarta uno de tus recursos.
wait-lose-asset = { $seat } descarta un recurso.
ask-hand-or-skip = Descarta toda la mano o pierde un turno.
wait-hand-or-skip = { $seat } renuncia a la mano o a un turno.
ask-place-roadblock = DEFCON: coloca un bloqueo en una carretera libre.
wait-place-roadblock = { $seat } coloca un bloqueo.
ask-close-zone = DEFCON: cierra el cielo de un huso horario.
wait-close-zone = { $seat } cierra un huso horario.
ask-plough = ¿Qué bloqueo te llevas por delante?
wait-plough = { $seat } elige un bloqueo que llevarse por delante.
ask-hop = ¿A qué lugar de un estado adyacente?
wait-hop = { $seat } elige un lugar de un estado adyacente.
ask-jet = ¿Adónde vuela tu jet?
wait-jet = { $seat } elige un vuelo.
ask-blackmail = Descarta antes una carta tuya.
wait-blackmail = { $seat } paga el chantaje con una carta.
ask-blackmail-whom = ¿Quién descarta una carta al azar?
wait-blackmail-whom = { $seat } elige una víctima.
ask-squeeze = ¿A quién le aprietas las tuercas?
wait-squeeze = { $seat } elige a quién apretarle las tuercas.
ask-give-or-show = { $seat } te aprieta las tuercas: da una carta o enseña una instalación.
wait-give-or-show = { $seat } da una carta o enseña una instalación.
ask-bunker = { $may ->
    [store] Guarda una carta en el búnker.
    [retrieve] Recupera cartas del búnker.
   *[both] Guarda una carta en el búnker o recupera alguna.
  }
wait-bunker = { $seat } abre el búnker.
ask-retrieve-more = ¿Recuperas otra carta? En el búnker: { $count }.
wait-retrieve-more = { $seat } vacía el búnker.
ask-bully-whom = ¿A quién intimidas?
wait-bully-whom = { $seat } elige a quién intimidar.
ask-rearm = Oops: ¿cuál de tus instalaciones vuelve a estar armada?
wait-rearm = { $seat } debe volver a armar una instalación.
ask-shortcut = Ve al estado de Washington o a Washington D. C.
wait-shortcut = { $seat } toma un atajo.
ask-remote-control = ¿Cuál de tus instalaciones queda desactivada?
wait-remote-control = { $seat } desactiva una instalación a distancia.
ask-new-dictator = Elige tu nuevo dictador.
wait-new-dictator = { $seat } elige un nuevo dictador.
ask-swap-lives = ¿Con quién lo intercambias todo?
wait-swap-lives = { $seat } elige otra vida.
ask-swap-dictators = ¿Con quién intercambias el dictador?
wait-swap-dictators = { $seat } intercambia el dictador.
ask-place-meeple = ¿El sitio de quién ocupa el meeple de { $seat }?
wait-place-meeple = { $seat } cambia meeples de sitio.
ask-store-presidential = Guarda una de estas cartas presidenciales.
wait-store-presidential = { $seat } guarda una carta presidencial.
ask-open-roads = Retira los bloqueos y las zonas de exclusión aérea que quieras.
wait-open-roads = { $seat } despeja el mapa.
aim = { $what ->
    [fetch] ¿Qué carta rescatas de la pila de descartes?
    [ride] ¿Adónde va el tren?
    [helicopter] ¿Adónde vuelas?
    [emp] ¿En qué estado?
    [censor] ¿Qué carta retiras?
    [bribe] ¿De quién compras el próximo turno?
    [flight] ¿Qué vuelo tomas?
    [abroad] ¿A qué lugar del extranjero?
    [block] ¿Qué carretera bloqueas? { $left ->
        [one] Una más.
       *[other] Hasta { $left }.
      }
    [unblock] ¿Qué carretera despejas? { $left ->
        [one] Una más.
       *[other] Hasta { $left }.
      }
    [drive] ¿Adónde por carreteras libres?
    [ram] ¿Qué bloqueo pasas?
    [pickpocket] ¿A quién le robas la cartera?
    [deport] ¿A quién mandas fuera?
    [spy] ¿A quién espías?
    [whirl] ¿Adónde sopla el viento?
    [snow-in] ¿Qué carretera de allí bloqueas? { $left ->
        [one] Una más.
       *[other] Hasta { $left }.
      }
    [close-sky] ¿Sobre qué huso horario?
    [open-sky] ¿Qué zona de exclusión aérea levantas?
    [deport-where] ¿Adónde?
   *[lay-before] ¿Delante de quién?
  }
will = { $what ->
    [fetch] { $seat_by } rescata { $card_wanted } de la pila de descartes.
    [ride] { $seat_by } toma el tren; destino: { $place }.
    [helicopter] { $seat_by } vuela; destino: { $place }.
    [emp] Quien esté aquí pierde un turno: { $state } ({ $seat_all }).
    [censor] Se retira { $card_gone }, delante de { $seat_whom }.
    [bribe] { $seat_by } juega el próximo turno de { $seat_whom }.
    [standoff] Todos los demás descartan una carta, o { $seat_by } puede moverse hasta { $count ->
        [one] 1 estado
       *[other] { $count } estados
      }.
    [flight] { $seat_by } toma el vuelo; destino: { $place }.
    [abroad] { $seat_by } vuela; destino: { $place }.
    [attempt] { $seat_by } intenta desactivar { $target ->
        [warhead] una ojiva
       *[facility] la instalación { $place }
      }.
    [attempt-for] { $seat_by } intenta desactivar { $target ->
        [warhead] una ojiva
       *[facility] la instalación { $place }
      }: { $needed } o más ({ $odds } %).
    [hack] { $seat_by } desactiva sin tirada { $target ->
        [warhead] una ojiva
       *[facility] la instalación { $place }
      }.
    [extra-turn] { $seat_by } juega otro turno después de este.
    [block] { $count ->
        [1] Se bloquea la carretera { $place_a } – { $place_b }.
        [2] Se bloquean las carreteras { $place_a } – { $place_b } y { $place_c } – { $place_d }.
       *[other] Se bloquean { $count } carreteras: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [snow-in] { $count ->
        [1] La nieve bloquea la carretera { $place_a } – { $place_b }.
        [2] La nieve bloquea las carreteras { $place_a } – { $place_b } y { $place_c } – { $place_d }.
       *[other] La nieve bloquea { $count } carreteras: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [unblock] { $count ->
        [1] Se despeja la carretera { $place_a } – { $place_b }.
        [2] Se despejan las carreteras { $place_a } – { $place_b } y { $place_c } – { $place_d }.
       *[other] Se despejan { $count } carreteras: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [close-sky] El huso horario { $timezone } pasa a ser zona de exclusión aérea.
    [open-sky] Se levanta la zona de exclusión aérea { $timezone }.
    [open-nothing] No hay ninguna zona de exclusión aérea que levantar.
    [draw] { $seat_by } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
      }.
    [drive] { $seat_by } va en coche; destino: { $place }.
    [ram] { $seat_by } pasa el bloqueo; destino: { $place }.
    [pickpocket] { $seat_by } toma una carta al azar de { $seat_whom }.
    [deport] Se llevan a { $seat_whom }; destino: { $place }.
    [visit] { $seat_by } se mueve; destino: { $place }.
    [spy] { $seat_by } mira la mano y las cartas de instalación de { $seat_whom }.
    [spy-and-take] { $seat_by } mira la mano y las cartas de instalación de { $seat_whom } y puede tomar una carta.
    [spy-facilities] { $seat_by } mira las cartas de instalación de { $seat_whom }; la mano está fuera de alcance.
    [lay-before] { $card } queda delante de { $seat_whom } durante { $count ->
        [one] un turno
       *[other] { $count } turnos
      }.
    [rig] { $seat_by } ordena { $count ->
        [one] la próxima carta presidencial
       *[other] las próximas { $count } cartas presidenciales
      }.
    [calm] DEFCON vuelve a { $level }.
    [cancel-card-announced] { $card_stopped } de { $seat_whom } no tiene efecto.
    [cancel-interrupt-announced] { $card_stopped } de { $seat_whom } no tiene efecto.
    [cancel-travel-announced] { $seat_whom } no llega a su destino: { $place }.
    [cancel-flight-announced] { $seat_whom } no llega a su destino: { $place }.
    [cancel-disarm-result] { $seat_whom } no logra desactivar { $target ->
        [warhead] una ojiva
       *[facility] la instalación { $place }
      }.
    [cancel-president-revealed] { $seat_whom } se queda sin audiencia.
    [cancel-effect-hits] { $seat_by } se libra de lo que quería { $seat_whom }.
    [reroll] { $seat_whom } vuelve a tirar en vez de quedarse con { $shown }.
    [subtract] { $seat_whom } tiene { $less } en vez de { $total }; hace falta { $needed }.
    [whirl] El viento se lleva a { $seat_whom }; destino: { $place }.
    [intercept] { $seat_by } se queda la carta que ha robado { $seat_whom }.
    [skip] { $seat_whom } debe perder un turno.
    [lose-card] { $seat_whom } descarta una carta al azar.
    [take-card] { $seat_by } toma una carta de { $seat_whom }.
    [squeeze] { $seat_whom } debe dar una carta a { $seat_by } o enseñarle una instalación.
   *[asset] { $card } se queda delante de { $seat_by }.
  }{ $also ->
    [skip-self] { " " }Después, { $seat_by } pierde un turno.
    [draw] { " " }{ $seat_by } roba { $more ->
        [one] una carta
       *[other] { $more } cartas
      }.
    [give-back] { " " }La carta vuelve a la mano de { $seat_whom }.
    [confiscate] { " " }{ $seat_by } se queda esa carta.
    [console] { " " }{ $seat_whom } roba { $more ->
        [one] una carta
       *[other] { $more } cartas
      }.
    [fine] { " " }{ $seat_whom } descarta una carta al azar.
    [fine-not] { " " }{ $seat_whom } no tiene carta que perder.
    [ground] { " " }Donde iba a salir el vuelo queda una zona de exclusión aérea.
    [ground-not] { " " }No queda ninguna zona de exclusión aérea.
   *[none] { "" }
  }
blow = { $what ->
    [deport] { $seat } hace que te lleven; destino: { $place }.
    [skip] { $seat } te hace perder un turno.
    [pickpocket] { $seat } toma una carta al azar de tu mano.
    [lose-card] { $seat } te hace descartar una carta al azar.
    [take-card] { $seat } te quita { $card }.
   *[squeeze] { $seat } te aprieta las tuercas: una carta o enseñar una instalación.
  }
roll-result = saca { $shown }{ $bonus ->
    [0] { "" }
   *[other] { " " }(con la bonificación, { $total })
  }: { $result ->
    [success] éxito
   *[failure] fracaso
  }, hacía falta { $needed }.

## Actions

do-travel = Viaje: { $place }
    .heading = Viaje
    .label = { $place }
do-fly = Vuelo: { $place }
    .heading = Vuelo
    .label = { $place }
do-draw = Robar una carta
do-draw-discard = Robar la primera carta de la pila de descartes
do-draw-top = Robar { $card } de la pila de descartes
do-play = Jugar { $card }
    .heading = Jugar
    .label = { $card }
do-activate = { $card }: { $ability }
    .heading = { $card }
    .label = { $ability }
do-disarm = Intentar desactivar
do-disarm-for = Intentar desactivar: { $needed } o más ({ $odds } %)
do-bully = Intimidar a alguien cercano
do-dismiss = Despedir a tu padre fundador
do-token = Usar la ficha { $token }
    .heading = Usar una ficha
    .label = { $token }
do-end = Terminar el turno
do-end-bought = Terminar el turno comprado
do-interrupt = Interrumpir con { $card }
    .heading = Interrumpir con
    .label = { $card }
do-reroll = Repetir la tirada
do-reroll-for = Repetir la tirada: { $least } o más ({ $odds } %)
do-seize = Confiscar la carta
do-confront = Confrontar al presidente
do-confront-for = Confrontar al presidente: { $needed } o más ({ $odds } %)
do-confront-stored = Confrontar con la carta guardada
do-decline = Ahora no
do-go = { $place }
do-stay = Quedarte donde estás
do-whom = { $seat }
do-whom-with = { $card }: { $seat }
    .heading = { $card }
    .label = { $seat }
do-state = { $state }
do-state-with = { $state }: { $seat_all }
do-road = Carretera { $place_a } – { $place_b }
    .heading = Carretera
    .label = { $place_a } – { $place_b }
do-zone = { $timezone }
    .heading = Huso horario
    .label = { $timezone }
do-censor = { $card } ante { $seat }
do-censor-whose =
    { $mine ->
        [1] { $card } ante ti
       *[0] { $card } ante { $seat }
    }
do-fetch = Rescatar { $card }
    .heading = Rescatar
    .label = { $card }
do-take = Tomar { $card }
    .heading = Tomar
    .label = { $card }
do-give = Dar { $card }
    .heading = Dar
    .label = { $card }
do-show = Enseñar { $place }
    .heading = Enseñar
    .label = { $place }
do-discard = Descartar { $card }
    .heading = Descartar
    .label = { $card }
do-store = Guardar { $card }
    .heading = Guardar
    .label = { $card }
do-retrieve = Recuperar { $card }
    .heading = Recuperar
    .label = { $card }
do-refuse = Negarse
do-done = Listo
do-deepest = Más abajo: { $presidential }
    .heading = Más abajo
    .label = { $presidential }
do-keep = Guardar: { $presidential }
    .heading = Guardar
    .label = { $presidential }
do-rearm = Volver a armar { $place }
    .heading = Volver a armar
    .label = { $place }
do-disarm-there = Desactivar { $place }
    .heading = Desactivar
    .label = { $place }
do-dictator = { $dictator }
do-dictator-for = { $dictator }: { $talent }
do-place-of = El sitio de { $seat }
    .heading = El sitio de
    .label = { $seat }
do-give-father = Dársela a { $seat }
    .heading = Dársela a
    .label = { $seat }
do-lose-hand = Descartar la mano
do-skip-turn = Perder un turno

## Why not

ability-used = Ya has usado esa habilidad este turno.
all-in-one-place = Todos los meeples están en el mismo lugar.
already-disarmed = La instalación { $place } ya está desactivada.
already-there = Ya estás ahí: { $place }.
boosted-already = Este turno ya es un regalo de Morale Boost.
bribed-already = El próximo turno de { $seat } ya está comprado.
bunker-full = El búnker está lleno: { $count }.
cancelled-already = Ya está anulado.
defcon-at-start = DEFCON está donde empezó la partida.
drawn-card-gone = La carta ya no está.
empty-hand = { $seat } no tiene cartas en la mano.
every-way-blocked = Todos los caminos están bloqueados: { $place }.
father-forbids = { $card_father } prohíbe { $card }.
father-forbids-flight = { $card_father } prohíbe los vuelos internacionales.
father-forbids-road = { $card_father } prohíbe viajar por carretera.
hand-secured = La mano de { $seat } está fuera de tu alcance.
house-arrest = Bajo arresto domiciliario no puedes gastar tu viaje.
named-already = Ya has nombrado esa carretera.
no-board-tokens = No hay fichas en el tablero.
no-cards-left = No quedan cartas que robar.
no-father = No tienes delante ningún padre fundador.
no-flight = No hay vuelo { $place_from } – { $place_to }.
no-flight-here = { $place }: de aquí no sale ningún vuelo.
no-fly-zone = Huso horario { $timezone }: zona de exclusión aérea.
no-neighbours = { $place }: aquí no hay ningún estado adyacente.
no-no-fly-left = No quedan zonas de exclusión aérea en la reserva.
no-presidential = No hay cartas presidenciales.
no-road = No hay carretera { $place_from } – { $place_to }.
no-roadblock-anywhere = No hay ningún bloqueo que retirar.
no-roadblock-here = No hay ningún bloqueo que pasar.
no-roadblocks-left = No quedan bloqueos en la reserva.
no-spare-dictator = Todos los dictadores están en juego.
no-such-road = Esa carretera no existe.
no-warheads = No hay ojivas que desactivar.
no-zone-to-close = No se puede cerrar ningún huso horario.
nobody-has-cards = Nadie más tiene cartas que descartar.
nobody-in-usa = No hay nadie en EE. UU.
nobody-near = Nadie cerca de ti tiene cartas que perder.
not-against-yourself = { $card } es para la tirada de un rival.
not-from-hawaii = Desde Hawái, no.
not-in-your-state = { $seat } no está donde estás tú.
not-near = { $seat } no está cerca de ti.
not-on-the-mainland = { $seat } no está en el territorio continental de EE. UU.
not-your-facility = { $place }: aquí no tienes ninguna instalación.
nothing-armed = Todas tus instalaciones están desactivadas.
nothing-in-play = Nadie tiene una carta así en juego.
nothing-on-the-map = No hay nada que retirar del mapa.
nothing-stored = No has guardado ninguna carta presidencial ({ $token }).
nothing-to-squeeze = { $seat } no tiene nada que dar ni que enseñar.
nowhere-to-go = { $place }: de aquí no se va a ninguna parte.
once-a-game = Eso vale una vez por partida.
once-a-turn = { $card }: eso vale una vez por turno.
one-draw-a-turn = El embargo permite una acción de robar por turno.
only-in-its-window = { $card } es una interrupción: juégala cuando llegue su momento.
only-when-gained = Eso solo vale en el turno en que recibes la ficha ({ $token }).
pile-empty = La pila de descartes está vacía.
place-taken = El sitio de { $seat } está ocupado.
blocked-already = Allí ya hay un bloqueo: { $place_a } – { $place_b }.
road-blocked = Un bloqueo corta el camino { $place_from } – { $place_to }.
second-travel = Tu segundo viaje es solo por carretera.
somebody-in-hawaii = Hay alguien en Hawái.
token-not-now = Eso tiene su propio momento ({ $token }).
token-not-yours = No tienes esa ficha ({ $token }).
too-few-actions = Eso cuesta { $cost ->
    [one] 1 acción
   *[other] { $cost } acciones
  }; tienes { $left }.
travel-spent = Ya has gastado tu viaje este turno.
trident-not-there = El Trident no está ahí.
usa-only = { $card } solo vale en EE. UU.
wrong-moment = No es el momento de { $card }.
zone-closed = El huso horario { $timezone } ya está cerrado.

## The log

plays-dictator = { $seat } es { $dictator }.
starts = { $seat } empieza.
turn = Turno { $turn }: { $seat }.
skips = { $count ->
    [0] { $seat } pierde un turno.
   *[other] { $seat } pierde un turno (pendientes: { $count }).
  }
must-skip = { $seat } debe perder { $count ->
    [1] un turno
   *[other] { $count } turnos
  }.
extra-turn = { $seat } tendrá otro turno.
bribed = { $seat } compra el próximo turno de { $seat_whom }.
bribed-turn = { $seat } juega el turno de { $seat_whom }.
sets-out = { $seat } sale por carretera; destino: { $place }.
takes-off = { $seat } despega; destino: { $place }.
moved = { $seat } hace el trayecto { $place_from } – { $place_to }.
move-stopped = { $seat } no se mueve del sitio.
carried = Se llevan a { $seat }; destino: { $place }.
roadblock-placed = { $seat } bloquea la carretera { $place_a } – { $place_b }.
roadblock-taken = { $seat } despeja la carretera { $place_a } – { $place_b }.
roadblock-removed = El bloqueo { $place_a } – { $place_b } ya no está.
zone-closed-by = { $seat } cierra el cielo: { $timezone }.
zone-opened-by = { $seat } abre el cielo: { $timezone }.
hawaii-opened = El cielo de Hawái vuelve a estar abierto.
you-draw = { $seat } roba { $card }.
draws = { $seat } roba una carta.
takes-discarded = { $seat } toma { $card } de la pila de descartes.
draws-event = ¡{ $seat } roba { $card }!
deck-rebuilt = Se forma de nuevo el mazo de mando (cartas: { $count }).
discarded = { $seat } descarta { $card }.
plays = { $seat } juega { $card }. { will }
interrupts = { $seat } interrumpe con { $card }. { will }
takes-effect = { $card } surte efecto.
card-cancelled = ¡NI HABLAR! { $card } se queda en nada.
cancelled-card-goes-to = { $card } va a la mano de { $seat }.
card-in-front = { $card } queda delante de { $seat }.
card-leaves = { $card } ya no está delante de { $seat }.
card-taken = { $seat } toma { $card } de { $seat_from }.
some-card-taken = { $seat } toma una carta de { $seat_from }.
fetched = { $seat } rescata { $card }.
activates = { $seat } usa { $card }.
averted = { $seat } lo evita.
seized = { $seat } confisca { $card }.
emp-strikes = Se va la luz: { $state }.
refuses = { $seat } se niega.
you-spy = { $seat } tiene en la mano: { $card_all }; instalaciones: { $place_all }.
you-spy-facilities = La mano de { $seat } sigue oculta; instalaciones: { $place_all }.
spies = { $seat } mira las cartas de { $seat_on }.
you-rig = Las próximas cartas presidenciales: { $presidential_all }.
rigs = { $seat } ordena las próximas cartas presidenciales.
facility-shown = { $seat } enseña { $place }.
some-facility-shown = { $seat } enseña una instalación a { $seat_to }.
you-store = { $seat } guarda { $card }.
stores = { $seat } guarda una carta.
you-retrieve = { $seat } recupera { $card }.
retrieves = { $seat } recupera una carta.
attempts = { $seat } intenta desactivar: { $place }.
rolled = { $seat } saca { $shown }.
rolls-for = { $seat } { roll-result }
fiddles = { $seat } le da un toquecito al dado.
bullies = { $seat } presiona a { $seat_on }.
rolls-anew = Otra vez: { $seat } { roll-result }
disarm-failed = El intento de { $seat } fracasa.
foiled = Se impide el intento de { $seat }: { $place }.
disarmed = { $seat } desactiva { $place } (ahora cuentan: { $count }).
warhead-disarmed = { $seat } desactiva una ojiva (quedan: { $count }).
you-got-token = { $seat } toma la ficha { $token }.
got-token = { $seat } toma una ficha.
token-used = { $seat } usa la ficha { $token }.
tokens-cleared = { $seat } barre todas las fichas del tablero.
takes-free = { $seat } toma, gratis este turno: { $card_all }.
you-take = { $seat } toma { $card_all }.
takes = { $seat } toma { $count ->
    [one] una carta
   *[other] { $count } cartas
  }.
you-keep = { $seat } guarda: { $presidential }.
keeps = { $seat } guarda una carta presidencial.
dictator-now = { $seat } es ahora { $dictator }.
ability-copied = { $seat } copia la habilidad de { $dictator }.
you-get-facility = { $seat } recibe la instalación { $place }.
gets-facility = { $seat } recibe una instalación de la zona 1.
lives-swapped = { $seat } y { $seat_with } lo intercambian todo.
father-in-front = { $card } mira por encima del hombro de { $seat }.
father-visits = { $card } visita a { $seat }.
father-leaves = { $card } deja a { $seat }.
father-given = { $seat } pasa { $card } a { $seat_to }.
new-fathers = { $count ->
    [one] Un padre fundador entra
   *[other] { $count } padres fundadores entran
  } en el mazo de mando.
hand-open = { $seat } juega con la mano a la vista: { $card_all }.
defcon-now = ¡DEFCON { $level }!
defcon-alarm = { defcon-now }
missiles-fly = DEFCON 1: los misiles han despegado.
defcon-back = { $seat } llama a Moscú: DEFCON { $level }.
milled = { $count ->
    [one] Se pierde 1 carta
   *[other] Se pierden { $count } cartas
  }: { $card_all }.
trident-surfaces = El Trident emerge en el golfo; ojivas: { $count }.
trident-dives = El Trident se sumerge para siempre.
hands-lost = Todos pierden su mano.
presidential-revealed = { $seat } llama a la puerta: { $presidential }.
president-in = El presidente está: una probabilidad del { $odds } %.
president-out = El presidente no está: { $seat } descubre { $presidential }.
called-away = Llaman al presidente a otra parte; { $seat } se queda con la palabra en la boca.
needs = { $seat } necesita { $needed } con el d20.
bonus-now = { $seat } tiene ahora { $total }.
not-convinced = { $seat } no convence: { $total }; hacía falta { $needed }.
convinced = ¡{ $seat } convence al presidente: { $total }; hacía falta { $needed }!
rearmed = La instalación { $place } de { $seat } vuelve a estar armada.

## Moments: the few lines of the log that get the middle of the board

moment-president-out-bad = No hay nadie en casa
moment-called-away-bad = Surgió un imprevisto
moment-repelled-bad = A la calle
moment-convinced = Bienvenido a la Casa Blanca
moment-disarmed-good = Una bomba menos
moment-armed-bad = El cable equivocado
moment-foiled-bad = Por un pelo
moment-interrupted = No tan deprisa
moment-swapped = Cambio de papeles
moment-defcon-up = La alarma suena más fuerte
moment-defcon-bad = A un paso de la medianoche
moment-launch-bad = Despegue
moment-father = Un padre fundador frunce el ceño
moment-trident = Ahí emerge
moment-token = Un as en la manga
moment-skip-bad = Un turno en blanco

## How it ended

outcome-white-house = { $seat } se muda a la Casa Blanca.
outcome-bunker-token = Vuelan los misiles, y { $seat } tiene la ficha IX.
    .before = Vuelan los misiles: gana quien tenga la ficha IX; si no, todos pierden.
outcome-missiles = Vuelan los misiles. Todos pierden.

## The board in words

tell-table = DEFCON { $level }, turno { $turn }
tell-decks = Mazo de mando { $deck }, pila de descartes { $pile }, padres fundadores { $fathers }
tell-pile-top = Encima de la pila de descartes: { $card }
tell-announced = En la mesa: { $card } de { $seat }. { will }
tell-on-table = En la mesa: { $card }
tell-on-table-of = En la mesa: { $card } de { $seat }
tell-trident = El Trident está en el golfo, ojivas: { $count }
tell-roadblock = Bloqueo { $place_a } – { $place_b }
tell-no-fly = Zonas de exclusión aérea: { $timezone_all }
tell-active = ▶ { $seat }, { $dictator }, lugar: { $place }
tell-player = { $seat }, { $dictator }, lugar: { $place }
tell-counts = Cuentan como desactivadas: { $count }, cartas: { $hand } (límite { $limit })
tell-copied = Con la habilidad de { $dictator }
tell-hand = Mano: { $card_all }
tell-armed = Instalación { $place } (zona { $zone }), armada
tell-disarmed = Instalación { $place } (zona { $zone }), desactivada
tell-tokens = Fichas: { $token_all }
tell-father = { $turns ->
    [0] { $card }
   *[other] { $card }, turnos cumplidos: { $count } de { $turns }
  }
tell-front = Delante: { $card_all }
tell-bunker = En el búnker: { $card_all }
tell-stored = Guardada: { $presidential }
tell-skips = Debe perder { $count ->
    [1] un turno
   *[other] { $count } turnos
  }
tell-bribed = El próximo turno es de { $seat }

## El juego y sus opciones

game-title = Revenge of the Dictators
game-about = Dictadores cruzan Norteamérica para quitarle el cargo al presidente a base de labia. Cartas, interrupciones y un dado que decide.
option-ff-start = Padres fundadores en el mazo de mando al empezar
option-defcon-cards-command = Cartas DEFCON en el mazo de mando
option-defcon-cards-presidential = Cartas DEFCON en el mazo presidencial
option-oops = Carta presidencial «Oops»
option-defcon-start = Nivel DEFCON al empezar
option-event-text-reading = Dos textos sueltos: en las cartas o en los niveles
