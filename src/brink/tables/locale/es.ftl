# Lo que dicen las mesas aparte del juego: el registro, y por qué algo se rechaza.
table-undone =
    { $count ->
        [one] { $seat } ha deshecho una jugada.
       *[other] { $seat } ha deshecho una jugada y todo lo que vino después.
    }
table-undo-asked = { $seat } pide deshacer una jugada.
table-undo-refused = { $seat } no está de acuerdo en deshacer la jugada.
table-left = { $seat } se ha ido; un bot sigue jugando.
table-bot-takes-over = Un bot juega por { $seat }.
table-back = { $seat } ha vuelto.
table-flag = A { $seat } se le ha acabado el tiempo; un bot sigue jugando.
table-resigned = { $seat } ha abandonado; un bot sigue jugando.
table-renamed = { $old } se llama ahora { $new }.
table-named = Jugador { $number } se llama ahora { $new }.
table-new-link = El asiento de { $seat } tiene un enlace nuevo; el anterior ya no abre nada.
table-free-asked = { $seat } pregunta si el asiento de { $seat_gone } puede pasar a otra persona.
table-free-refused = { $seat } guarda el asiento para { $seat_gone }.
table-freed = Los demás están de acuerdo: el asiento de { $seat } queda libre. El enlace anterior ya no abre nada.
table-keeps-seat = { $seat } ha vuelto y conserva el asiento.
table-new-rules = Las reglas se han renovado (la versión { $old } pasó a ser la { $new }). La partida sigue con las nuevas; lo jugado queda.
table-anew = Aquí sigue otra partida. Todo lo oculto se ha repartido de nuevo; nadie sabe más de lo que vieron todos.
table-analysis = Un análisis: aquí sigue otra partida, con cada carta oculta donde estaba. No puntúa.
table-hint = { $seat } ha pedido una pista.
table-hurried = El servidor está ocupado: { $seat } juega por ahora a un nivel inferior.
table-passed = Podías responder; la mesa ha pasado por ti, como querías.

table-unknown = Esta mesa no existe.
table-broken = Las reglas fallan una y otra vez en esta mesa. Queda en pausa hasta que se reparen.
table-rules-failed = Las reglas han fallado con esta jugada. No ha cambiado nada; prueba otra cosa.
table-unreadable = Esta mesa se jugó con reglas o cartas que no están instaladas aquí.
table-earlier-rules = Hasta la jugada { $count } esta partida se jugó con reglas anteriores que no están instaladas aquí. Desde ahí se puede mostrar.
table-not-started = La partida aún no ha empezado.
table-started = La partida ya ha empezado.
table-not-finished = Esto solo es posible cuando la partida ha terminado.
table-no-seat = Este asiento no existe.
table-no-person = En este asiento no hay ninguna persona.
table-seat-taken = Este asiento está ocupado.
table-link-used = Este enlace ya se ha usado. Pide uno nuevo a quien te lo envió.
table-still-there = { $seat } sigue ahí. Solo pierde el asiento quien se ha ido.
table-must-agree = Los demás de la mesa deben estar de acuerdo antes de que el asiento de { $seat } pase a otra persona.
table-full = Todos los asientos están ocupados.
table-seats-open = Quedan asientos libres.
table-wrong-seats =
    { $count ->
        [one] Este juego tiene un asiento.
       *[other] Este juego tiene { $count } asientos.
    }
table-no-bot = No hay ningún bot llamado { $bot }.
table-bad-name = Un nombre tiene de 1 a 40 caracteres.
table-name-taken = Alguien en la mesa ya se llama así.
table-bad-chat = Un mensaje tiene de 1 a 500 caracteres.
table-bad-command = Esta petición no se entiende.
table-bot-plays = En este asiento juega ahora un bot.
table-has-resigned = { $seat } ha abandonado.
table-not-your-turn = Ahora decide { $seat }.
table-hints-off = En esta mesa no hay pistas.
table-no-planner = Para este juego no hay planificador que pueda dar una pista.
table-hint-late = La pista es para quien juega, en su propio turno.
table-undo-off = En esta mesa no se deshace nada.
table-undo-played = Desde entonces { $seat } ha jugado una carta de su mano.
table-undo-pending = { $seat } ya pide deshacer una jugada.
table-no-undo-asked = Nadie pide deshacer una jugada.
table-not-asked = Ahora no se te pregunta nada.
table-record-too-long = Este registro es demasiado largo: se admiten { $count } jugadas como máximo.
table-takes-too-long = Esto tarda demasiado y se ha abandonado.
table-busy = Has pedido mucho a la vez; espera a que termine algo.
table-no-result = Esta partida no tiene resultado, así que no hay nada que analizar.
table-no-mind = En este juego nadie sabe valorar posiciones, así que no se puede analizar.
table-analysis-too-long = Esta partida es demasiado larga para analizarla: { $count } jugadas como máximo.
table-analysis-not-yours = Solo quien pidió este análisis puede detenerlo.
table-own-analyses = Ya se están analizando { $count } partidas para ti; espera a que termine una.
table-all-analyses = En este servidor ya se están analizando { $count } partidas; inténtalo más tarde.
table-analysis-failed = No se pudo analizar esta partida.
table-own-open =
    { $count ->
        [one] Ya tienes { $count } mesa abierta; empieza en ella antes de abrir otra.
       *[other] Tienes { $count } mesas abiertas; empieza en una de ellas antes de abrir otra.
    }
table-all-open = Este servidor no admite más de { $count } mesas abiertas; inténtalo más tarde.
table-own-running =
    { $count ->
        [one] Ya tienes { $count } mesa en juego; termina la partida antes de empezar otra.
       *[other] Tienes { $count } mesas en juego; termina una partida antes de empezar otra.
    }
table-all-running = Este servidor no admite más de { $count } mesas en juego; inténtalo más tarde.
table-own-bots =
    { $count ->
        [one] Tienes { $count } mesa en la que solo juegan bots; espera a que termine o siéntate tú.
       *[other] Tienes { $count } mesas en las que solo juegan bots; espera a que termine una o siéntate tú.
    }
table-all-bots = Este servidor no admite más de { $count } mesas solo de bots; siéntate tú o inténtalo más tarde.
table-own-stored = Tienes aquí { $count } mesas; este servidor no guarda más para nadie.
table-all-stored = Este servidor está lleno: guarda { $count } mesas.
table-own-bytes = Tus mesas llenan los { $count } megabytes que este servidor tiene para cada uno.
table-all-bytes = Este servidor está lleno: sus mesas llenan { $count } megabytes.
table-chat-full = En esta mesa ya se ha hablado bastante: guarda { $count } mensajes.
table-undo-spent = Aquí ya no se deshace nada: esta mesa ha visto { $count } jugadas, deshechas o no.
table-sleeps = Esta partida antigua está empaquetada y el servidor está demasiado lleno para abrirla; inténtalo más tarde.
table-bad-record = El registro se contradice.
table-no-move =
    { $count ->
        [one] Esa jugada no existe; la partida tiene una.
       *[other] Esa jugada no existe; la partida tiene { $count }.
    }
