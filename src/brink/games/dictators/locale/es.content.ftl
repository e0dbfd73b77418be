# Revenge of the Dictators: nombres y textos de reglas del contenido. Palabras propias; cifras según content/*.toml.
# Los nombres del reglamento siguen en inglés; los nuestros están traducidos.

## Action cards

card-just-what-i-needed = Just What I Needed!
card-just-what-i-needed-text = Elige una carta cualquiera de la pila de descartes de mando, enséñala a todos y quédatela. Una carta DEFCON o Trident no te la quedas: se resuelve al instante.
card-amtrak = Amtrak
card-amtrak-text = Mueve tu meeple a cualquier lugar a 4 estados de distancia como máximo; ni carreteras, ni bloqueos, ni zonas de exclusión aérea importan. Después pierdes un turno. Solo en EE. UU.
card-helicopter = Helicopter
card-helicopter-text = Mueve tu meeple a cualquier lugar a 3 estados de distancia como máximo, de estado en estado adyacente; ni carreteras ni bloqueos importan. Ningún estado del trayecto, incluidos el inicial y el final, puede estar en un huso horario con zona de exclusión aérea. Solo en EE. UU.
card-emp = EMP
card-emp-text = Elige un estado: todos los dictadores que estén allí pierden un turno, tú incluido. Solo en EE. UU.
card-censorship = Censorship
card-censorship-text = Retira una carta en juego de delante de cualquier jugador, tú incluido: un recurso, una carta de varios turnos o un padre fundador. Un padre fundador va a su propia pila de descartes.
card-bribery = Bribery
card-bribery-text = Elige a un rival cuyo próximo turno aún no esté comprado: tomas todas las decisiones de su próximo turno que no pierda, con sus cartas, su dictador y su meeple. Si ese turno da la victoria, gana la víctima.
card-mutually-assured-destruction = Mutually Assured Destruction
card-mutually-assured-destruction-text = En el sentido de las agujas del reloj, cada rival con cartas en la mano descarta una de su elección o se niega. Si se niega al menos uno, puedes mover tu meeple a cualquier lugar a 3 estados de distancia como máximo; si no, te quedas donde estás. Solo en EE. UU.
card-sneaking-across = Sneaking Across
card-sneaking-across-text = Toma un vuelo internacional desde tu lugar sin pagar su coste y sin gastar tu viaje. Las zonas de exclusión aérea siguen contando.
card-stealth-fighter = Stealth Fighter
card-stealth-fighter-text = Mueve tu meeple a cualquier lugar fuera de EE. UU.: en Canadá o México, la bahía de Guantánamo o el Trident mientras su ficha esté en el tablero. Ni carreteras ni zonas de exclusión aérea importan.
card-engineer = Engineer
card-engineer-text = Intenta desactivar tu propia instalación en tu lugar (en el Trident, una ojiva) sin gastar tu viaje. Tira el dado como siempre.
card-hacker = Hacker
card-hacker-text = Desactiva tu propia instalación en tu lugar (en el Trident, una ojiva) sin tirar el dado y sin gastar tu viaje. Funciona salvo que alguien lo anule.
card-morale-boost = Morale Boost
card-morale-boost-text = Cuando este turno haya terminado del todo, juegas otro turno completo. No se puede jugar en un turno obtenido con esta carta.
card-roadblock = Bloqueo de carretera
card-roadblock-text = Coloca hasta 2 bloqueos de la reserva en 2 carreteras distintas que no tengan ninguno. Trabajar, no se ve a nadie.
card-no-fly-zone = Zona de exclusión aérea
card-no-fly-zone-text = Coloca 1 zona de exclusión aérea de la reserva en un huso horario que no tenga ninguna. Hawái solo mientras no haya allí ningún meeple. Se ruega a los pájaros que vayan a pie.
card-bulldozer = Buldócer
card-bulldozer-text = Retira hasta 2 bloqueos del tablero. A conciencia, pero sin silencio.
card-air-traffic-control = Control aéreo
card-air-traffic-control-text = Retira 1 zona de exclusión aérea del tablero, si hay alguna. Después roba 1 carta.
card-road-trip = Escapada en coche
card-road-trip-text = Mueve tu meeple por 1 o 2 carreteras seguidas, ninguna con bloqueo. Tu viaje no se gasta.
card-monster-truck = Camión monstruo
card-monster-truck-text = Mueve tu meeple a través de un bloqueo: por una carretera desde tu lugar que tenga uno. El bloqueo se queda; las rodadas también.
card-pickpocket = Carterista
card-pickpocket-text = Quítale una carta al azar de la mano a un rival cuyo meeple esté en el mismo estado, provincia o lugar especial que el tuyo. Un abrazo entre colegas.
card-deportation = Deportación
card-deportation-text = Elige a un rival cuyo meeple esté en EE. UU., pero no en Hawái: muévelo a Vancouver o a Tijuana, a tu elección.
card-extraordinary-rendition = Entrega extraordinaria
card-extraordinary-rendition-text = Elige a un rival cuyo meeple esté en EE. UU., pero no en Hawái: muévelo a la bahía de Guantánamo. Sin papeleo.
card-area-51-access-pass = Pase para el Área 51
card-area-51-access-pass-text = Si tu meeple está en EE. UU., pero no en Hawái, muévelo al Área 51. Si ya está allí, roba 3 cartas en su lugar. Solo en EE. UU.
card-friends-at-langley = Amigos en Langley
card-friends-at-langley-text = Mira la mano y todas las cartas de instalación de un rival. Si tu meeple está en la sede de la CIA, además puedes quedarte una carta de esa mano a tu elección.
card-propaganda-tour = Gira propagandística
card-propaganda-tour-text = Roba 2 cartas, una tras otra. Los aplausos se pagan por horas.
card-house-arrest = Arresto domiciliario
card-house-arrest-text = Pon esta carta delante de un rival: durante 2 turnos no puede gastar su viaje en nada. El palacio tiene 300 habitaciones; que se apañe.
card-trade-embargo = Embargo comercial
card-trade-embargo-text = Pon esta carta delante de un rival: durante 3 turnos solo puede hacer la acción de robar una vez por turno. Puros incluidos.
card-motorcade = Caravana oficial
card-motorcade-text = Pon esta carta delante de ti: durante 2 turnos, este incluido, tu viaje por carretera puede seguir 2 carreteras seguidas en vez de 1. Ninguna puede tener un bloqueo que no puedas ignorar.
card-rigged-election = Elecciones amañadas
card-rigged-election-text = Mira las 3 primeras cartas del mazo presidencial y devuélvelas encima en el orden que quieras. La democracia en acción.
card-red-telephone = Teléfono rojo
card-red-telephone-text = Retrasa el nivel DEFCON un paso hacia 5, pero nunca más allá del nivel inicial de la partida. No se aplica el efecto de ningún nivel.

## Interruptions

card-tornado-season = Tornado Season
card-tornado-season-text = Después de que un rival haya movido su propio meeple y este esté en un estado de EE. UU. con vecinos: muévelo a cualquier lugar de un estado adyacente. Tú eliges estado y lugar. Solo en EE. UU.
card-veto = Veto
card-veto-text = ¡NI HABLAR! Cuando un rival juega una carta de acción o un recurso: no tiene efecto y se descarta. Las acciones pagadas siguen gastadas.
card-plausible-deniability = Negación plausible
card-plausible-deniability-text = Cuando otro jugador juega una interrupción: no tiene efecto. Aquí no ha pasado nada, y la prueba te la quedas tú: esa carta va a tu mano.
card-sabotage = Sabotaje
card-sabotage-text = Cuando el intento de desactivar de un rival está a punto de tener éxito: fracasa. Tú estabas en la ópera. No sirve contra la ficha II.
card-filibuster = Filibusterismo
card-filibuster-text = Después de la tirada de un rival para convencer al presidente: lee en voz alta la guía telefónica y resta 6 al resultado. Los demás modificadores siguen contando.
card-secret-service = Servicio Secreto
card-secret-service-text = Cuando un rival revela una carta presidencial con el presidente presente: cuenta como ausente, sin ningún efecto. La carta se descarta, ese rival roba 1 carta en la sala de espera y luego juega un turno normal.
card-recount = Recuento
card-recount-text = Después de que cualquier jugador, tú incluido, haya tirado un dado: se vuelve a tirar y solo cuenta el nuevo resultado. Se cuenta hasta que cuadre.
card-flat-tire = Pinchazo
card-flat-tire-text = Cuando un rival gasta su viaje para moverse por carretera: el meeple no se mueve. El viaje y la acción siguen gastados. El taller es tuyo: roba 1 carta.
card-airport-strike = Huelga de aeropuertos
card-airport-strike-text = Cuando un rival toma un vuelo internacional de cualquier modo o juega Helicopter: el meeple no se mueve y todos los costes siguen pagados. La huelga se extiende: el huso horario de ese meeple pasa a ser zona de exclusión aérea, si se puede. No sirve contra Stealth Fighter.
card-wiretap = Escuchas telefónicas
card-wiretap-text = Después de que un rival haya robado una carta de mando con la acción de robar: lo has oído. Esa carta va a tu mano en vez de a la suya. Las cartas de evento no se pueden tomar.
card-diplomatic-immunity = Inmunidad diplomática
card-diplomatic-immunity-text = Cuando una carta o habilidad de otro jugador fuera a mover tu meeple, hacerte perder un turno, o quitarte o descartar cartas de tu mano: a ti no te afecta. Ese jugador se queda con tus multas y descarta una carta al azar.
card-blizzard = Ventisca
card-blizzard-text = Después de que un rival haya movido su propio meeple a un lugar de EE. UU.: coloca hasta 2 bloqueos de la reserva en carreteras libres que salgan de allí. Solo en EE. UU.
card-red-tape = Vuelva usted mañana
card-red-tape-text = Cuando un rival juega una carta de acción o un recurso: falta el formulario 27. No tiene efecto y vuelve a su mano. Las acciones pagadas siguen gastadas.
card-wrong-wire = El otro cable
card-wrong-wire-text = Cuando el intento de desactivar de un rival está a punto de tener éxito: «¡El AZUL, he dicho!» Fracasa, y ese rival roba 1 carta: el manual. No sirve contra la ficha II.

## Assets

card-the-marauder = The Marauder
card-the-marauder-text = Se queda delante de ti y no cree en los obstáculos. Usa sus habilidades en tus propios turnos. Solo en EE. UU.
card-the-marauder-ability-1 = Viaje: mueve tu meeple desde tu lugar por una carretera con bloqueo; ese bloqueo vuelve a la reserva.
card-the-marauder-ability-2 = 2 acciones: mueve tu meeple a cualquier lugar de un estado adyacente.
card-blackmail-box = Blackmail Box
card-blackmail-box-text = Se queda delante de ti; todos saben lo que contiene. Usa sus habilidades en tus propios turnos.
card-blackmail-box-ability-1 = Gratis, una vez por turno: descarta una carta de tu mano; después, un rival a tu elección descarta una carta al azar.
card-blackmail-box-ability-2 = 2 acciones: un rival a tu elección te da una carta de su mano, la que él quiera, o te enseña una de sus cartas de instalación boca abajo.
card-private-jet = Jet privado
card-private-jet-text = Se queda delante de ti, con grifería de oro incluida. Usa su habilidad en tus propios turnos.
card-private-jet-ability-1 = Viaje: toma un vuelo internacional desde tu lugar sin la acción adicional.
card-propaganda-network = Cadena propagandística
card-propaganda-network-text = Se queda delante de ti; todos los canales te dan la razón. Usa su habilidad en tus propios turnos.
card-propaganda-network-ability-1 = 1 acción, una vez por turno: roba 2 cartas, una tras otra.
card-secret-bunker = Búnker secreto
card-secret-bunker-text = Se queda delante de ti y oculta hasta 2 cartas, que no cuentan como cartas de la mano. Cuando sale del juego, se descartan.
card-secret-bunker-ability-1 = Gratis, una vez por turno: pon una carta de tu mano boca abajo bajo esta carta (como máximo hay 2) o recupera las que quieras.

## Dictators

dictator-mao = Mao «Ze Bong»
dictator-mao-short = Mao
dictator-mao-text = Con cada acción de robar puedes tomar la primera carta de la pila de descartes de mando en vez de la primera del mazo de mando. Las cartas de evento así tomadas se resuelven como si se robaran.
dictator-joseph = Joseph «The Man of Steal»
dictator-joseph-short = Joseph
dictator-joseph-text = No recibes carta de la zona 1. Cuentas una instalación desactivada más de las que tienes boca arriba, hasta 3. Quien pierda esta carta, salvo por la ficha V, roba boca abajo una carta de la zona 1.
dictator-fidel = Fidel «The Fiddler»
dictator-fidel-short = Fidel
dictator-fidel-text = Una vez por turno, tras tu tirada para desactivar, puedes volver a tirar; cuenta el segundo resultado.
dictator-kim = Kim «The Young-One»
dictator-kim-short = Kim
dictator-kim-text = Cuando recibes esta carta, elige la habilidad de cualquier otro dictador, esté repartido o no. Es tuya mientras poseas esta carta, tantas veces como permita.
dictator-nicolae = Nicolae «El Decorador»
dictator-nicolae-short = Nicolae
dictator-nicolae-text = Empiezas con 6 cartas de mando en vez de 4 y tu límite de mano es 7 en vez de 5.
dictator-benito = Benito «El Tren Tardío»
dictator-benito-short = Benito
dictator-benito-text = La primera carta con el símbolo «solo en EE. UU.» que juegas en un turno te cuesta 1 acción menos, pero al menos 1.
dictator-saddam = Saddam «No Me Husmeen»
dictator-saddam-short = Saddam
dictator-saddam-text = Las cartas y habilidades de los rivales no pueden hacerte descartar cartas, quitártelas de la mano ni mirarla. Bribery sí funciona, y con Mutually Assured Destruction puedes descartar si quieres.
dictator-muammar = Muammar «El Campista Feliz»
dictator-muammar-short = Muammar
dictator-muammar-text = Cuando gastas tu viaje para moverte por carretera, puedes ignorar un bloqueo en esa carretera; se queda donde está.
dictator-idi = Idi «Su Aminencia»
dictator-idi-short = Idi
dictator-idi-text = Una vez por turno, por 1 acción: un rival cuyo meeple esté en tu estado o en uno adyacente (fuera de EE. UU.: en tu lugar) descarta una carta al azar.
dictator-augusto = Augusto «Pinot Gratis»
dictator-augusto-short = Augusto
dictator-augusto-text = Un vuelo internacional te cuesta solo tu viaje, sin la acción adicional. Las zonas de exclusión aérea nunca te limitan.
dictator-francisco = Francisco «Para Ser Franco»
dictator-francisco-short = Francisco
dictator-francisco-text = Una vez por turno, por 1 acción: descarta el padre fundador que tienes delante.
dictator-napoleon = Napoleón «Mecha Corta»
dictator-napoleon-short = Napoleón
dictator-napoleon-text = Puedes gastar tu viaje una segunda vez en tu turno, por su 1 acción habitual, pero solo para moverte por carretera.
dictator-julius = Julio «La Cesura»
dictator-julius-short = Julio
dictator-julius-text = Una vez por partida, en el turno de cualquiera, cuando un rival juega una carta de acción, un recurso o una interrupción: no tiene efecto y se descarta.
dictator-genghis = Gengis «En-Khan-tado»
dictator-genghis-short = Gengis
dictator-genghis-text = Suma 2 a tu tirada para convencer al presidente.

## Founding fathers

father-gouverneur-morris = Gouverneur Morris
father-gouverneur-morris-text = Escribió «Nosotros, el pueblo», y ahora todo es del pueblo. Durante 3 turnos: cuando acaba tu turno, toda tu mano va a la pila de descartes de mando. Si está vacía, en su lugar pierdes un turno.
father-john-adams = John Adams
father-john-adams-text = De vicepresidente no tenía nada que hacer; ahora te toca a ti. Durante 2 turnos: no puedes jugar cartas de acción ni recursos. Las interrupciones y los recursos ya en juego siguen permitidos.
father-signing-the-declaration = Signing the Declaration
father-signing-the-declaration-text = Firme aquí, aquí y aquí. Elige un padre fundador de delante de cualquier jugador, también el tuyo, si hay alguno: descártalo y después esta carta. Esta carta no desplaza por sí sola a tu padre fundador.
father-george-washington = George Washington
father-george-washington-text = Durante 3 turnos: no puedes mentir y juegas con la mano boca arriba a la vista de todos.
father-thomas-jefferson = Thomas Jefferson
father-thomas-jefferson-text = Compró Luisiana y ahora cobra peaje. Durante 2 turnos: no puedes gastar tu viaje para moverte por carretera. Desactivar, volar y usar habilidades sigue permitido.
father-benjamin-franklin = Benjamin Franklin
father-benjamin-franklin-text = Otra vez con la cometa. El rayo cae en uno de tus recursos en juego, a tu elección: descártalo. Si no tienes, descarta 2 cartas al azar de tu mano, o las que tengas.
father-alexander-hamilton = Alexander Hamilton
father-alexander-hamilton-text = Hacienda te manda saludos. Durante 2 turnos: jugar cartas de acción y recursos te cuesta 1 acción más.
father-james-madison = James Madison
father-james-madison-text = División de poderes: él los poderes, tú la división. Durante 2 turnos: tienes como máximo 2 acciones por turno. Si al robar esta carta ya has gastado 2 o más, no te queda ninguna este turno.
father-john-jay = John Jay
father-john-jay-text = Ha firmado un tratado con tu aerolínea. Durante 3 turnos: no puedes tomar vuelos internacionales, ni siquiera mediante una carta, un recurso o una habilidad.
father-samuel-adams = Samuel Adams
father-samuel-adams-text = Motín del té: en el sentido de las agujas del reloj, cada rival toma una carta al azar de tu mano hasta que todos tengan una o tu mano quede vacía.
father-john-hancock = John Hancock
father-john-hancock-text = Su firma tapa medio manual. Durante 3 turnos: tus tiradas para desactivar solo tienen éxito con 5 o 6.
father-roger-sherman = Roger Sherman
father-roger-sherman-text = El gran compromiso: él es el grande, tú te comprometes. Hasta que se retire o sustituya: tu límite de mano es 3.
father-robert-morris = Robert Morris
father-robert-morris-text = El banquero cobra comisión por cada retirada. Durante 2 turnos: la acción de robar te cuesta 2 acciones.
father-patrick-henry = Patrick Henry
father-patrick-henry-text = ¡Dale libertad o dale cartas! Elige: descarta toda tu mano (solo posible con al menos una carta) o pierde un turno.
father-george-mason = George Mason
father-george-mason-text = Él tiene objeciones, así que tú no. Hasta que se retire o sustituya: no puedes jugar interrupciones.

## Presidential cards

presidential-in-the-oval-office = En el Despacho Oval
presidential-in-the-oval-office-text = El presidente está. Tira para convencerlo; ese es todo tu turno.
presidential-cabinet-purge = Purga del gabinete
presidential-cabinet-purge-text = El presidente no está. Toda tu mano va a la pila de descartes de mando.
presidential-defcon = DEFCON
presidential-defcon-text = El presidente no está, busca el botón. El nivel DEFCON sube uno: aplica el efecto del nuevo nivel.
presidential-oops = Oops
presidential-oops-text = El presidente no está. Pon boca abajo una de tus cartas de instalación desactivada de las zonas 1–3, a tu elección: vuelve a estar armada. Si no tienes, mueve tu meeple a Hawái.
presidential-golf-day = Día de golf
presidential-golf-day-text = El presidente no está, mejora su hándicap. Sin efecto.
presidential-state-banquet = Banquete de Estado
presidential-state-banquet-text = El presidente no está, pero hay tarta. Roba 2 cartas, una tras otra.
presidential-secret-service-escort = Escolta del Servicio Secreto
presidential-secret-service-escort-text = El presidente no está y te acompañan a la salida. Mueve tu meeple a la sede de la CIA.
presidential-air-force-one = Air Force One
presidential-air-force-one-text = El presidente no está, anda por los aires. Si el huso horario del Este no tiene zona de exclusión aérea, coloca allí una de la reserva.

## Event cards (as read by default; -levels: the other reading of the loose card texts)

event-defcon = DEFCON
event-defcon-text = El nivel DEFCON sube uno: aplica el efecto del nuevo nivel. Después, las 2 primeras cartas del mazo de padres fundadores se barajan sin mirarlas en el mazo de mando.
event-defcon-text-levels = El nivel DEFCON sube uno: aplica el efecto del nuevo nivel.
event-trident = Trident Nuclear Deterrent
event-trident-text = La primera vez: la ficha Trident emerge en el golfo de México. La segunda: sale del tablero y los meeples que haya en ella van a la bahía de Guantánamo. Ambas veces, después, las manos de todos los jugadores van a la pila de descartes de mando. Más adelante: sin efecto.
event-trident-text-levels = La primera vez: la ficha Trident emerge en el golfo de México. La segunda: sale del tablero y los meeples que haya en ella van a la bahía de Guantánamo. Más adelante: sin efecto.

## DEFCON levels (likewise)

defcon-1 = Quien tenga la ficha IX sin usar gana. Si no, vuelan los misiles: la partida acaba y no gana nadie.
defcon-2 = Las 20 primeras cartas de mando del mazo de mando van a su pila de descartes; las cartas de evento que aparezcan se vuelven a barajar sin efecto.
defcon-3 = El jugador activo coloca 1 zona de exclusión aérea en un huso horario libre (Hawái solo mientras no haya allí ningún meeple). Después, en el sentido de las agujas del reloj desde el jugador activo, cada jugador coloca 1 bloqueo de la reserva en una carretera libre.
defcon-3-levels = Las manos de todos los jugadores van a la pila de descartes de mando.
defcon-4 = En el sentido de las agujas del reloj desde el jugador activo, cada jugador coloca 1 bloqueo de la reserva en una carretera libre.
defcon-4-levels = Las 2 primeras cartas del mazo de padres fundadores se barajan sin mirarlas en el mazo de mando.
defcon-5 = Paz, más o menos. Sin efecto.

## Zone 4 tokens

token-1 = I: Atajo
token-1-text = Tu meeple aparece, a tu gusto, en Washington D. C. o en cualquier lugar del estado de Washington.
token-2 = II: Mando a distancia
token-2-text = Una de tus instalaciones aún armadas queda desactivada, estés donde estés y sin tirar. En la zona 4 te llevas también su ficha.
token-3 = III: Pico de oro
token-3-text = Suma 5 a una de tus tiradas para convencer al presidente, incluso tras ver el resultado.
token-4 = IV: Pasaporte nuevo
token-4-text = Cambia tu dictador por cualquiera sin usar, a tu elección.
token-5 = V: Cambio de papeles
token-5-text = Solo en el turno en que obtienes esta ficha: intercambia todo con otro jugador, es decir, dictador, mano, cartas de instalación, meeple, fichas, cartas en juego y turnos por perder. Conservas tu asiento, tus acciones restantes y tu viaje.
token-6 = VI: Juego de las sillas
token-6-text = Elige cuantos meeples quieras y redistribúyelos a tu gusto entre los sitios que ocupan.
token-7 = VII: Fuente interna
token-7-text = Mira 5 cartas presidenciales del mazo: una se queda contigo boca abajo, las demás se vuelven a barajar. Más adelante puedes usarla una vez en vez de robar cuando confrontes al presidente; luego se descarta.
token-8 = VIII: Cheque en blanco
token-8-text = Las 6 primeras cartas del mazo de mando se muestran a todos y pasan a tu mano; las de evento se vuelven a barajar en él. Este turno puedes jugar gratis cualquiera de las otras, y no se pueden anular.
token-9 = IX: Quien ríe el último
token-9-text = Mostrada en el momento en que se alcanza el nivel DEFCON 1, en el turno de cualquiera, te da la victoria.
token-10 = X: Cestas de regalo
token-10-text = Mezcla 3 cartas de mando del mazo de mando con 3 padres fundadores. Cada rival recibe una de las seis al azar; las demás se barajan en el mazo de mando.
token-11 = XI: Limpieza general
token-11-text = Todas las fichas de zona 4 que sigan en el tablero salen de la partida.
token-12 = XII: Pasaportes cambiados
token-12-text = Tú y un rival intercambiáis vuestros dictadores. Quien así ceda a Joseph roba una carta de la zona 1.
token-13 = XIII: Devolver al remitente
token-13-text = Muéstrala cuando te llegue un padre fundador, robado o recibido: se lo queda en tu lugar un rival a tu elección.
token-14 = XIV: Maletín repleto
token-14-text = Toma en tu mano las 10 primeras cartas del mazo de mando. Las de evento vuelven a él, barajadas y sin efecto.
token-15 = XV: Vía libre
token-15-text = Quita del tablero tantos bloqueos y zonas de exclusión aérea como quieras.

## Locations

place-HNL = Honolulu
place-SEA = Seattle
place-SPO = Spokane
place-POR = Portland
place-SFO = San Francisco
place-LAX = Los Ángeles
place-SAN = San Diego
place-REN = Reno
place-LAS = Las Vegas
place-A51 = Área 51
place-BOI = Boise
place-GTF = Great Falls
place-CYS = Cheyenne
place-SLC = Salt Lake City
place-DEN = Denver
place-PHX = Phoenix
place-TUS = Tucson
place-ABQ = Albuquerque
place-MOT = Minot
place-FAR = Fargo
place-RAP = Rapid City
place-OMA = Omaha
place-ICT = Wichita
place-OKC = Oklahoma City
place-AMA = Amarillo
place-DAL = Dallas
place-ELP = El Paso
place-HOU = Houston
place-MSP = Mineápolis
place-DSM = Des Moines
place-MKC = Kansas City
place-STL = San Luis
place-LIT = Little Rock
place-SHV = Shreveport
place-MSY = Nueva Orleans
place-MKE = Milwaukee
place-CHI = Chicago
place-JAN = Jackson
place-MGM = Montgomery
place-MEM = Memphis
place-BNA = Nashville
place-MQT = Marquette
place-DTW = Detroit
place-IND = Indianápolis
place-CMH = Columbus
place-LEX = Lexington
place-MGW = Morgantown
place-RIC = Richmond
place-ORF = Norfolk
place-RDU = Raleigh
place-CHS = Charleston
place-ATL = Atlanta
place-SAV = Savannah
place-TPA = Tampa
place-CAP = Cabo Cañaveral
place-MIA = Miami
place-PIT = Pittsburgh
place-PHL = Filadelfia
place-NYC = Nueva York
place-BUF = Buffalo
place-PBG = Plattsburgh
place-EWR = Newark
place-DOV = Dover
place-BWI = Baltimore
place-HFD = Hartford
place-PVD = Providence
place-BOS = Boston
place-BTV = Burlington
place-CON = Concord
place-BGR = Bangor
place-WDC = Washington D. C.
place-CIA = Sede de la CIA
place-YVR = Vancouver
place-YYC = Calgary
place-YQR = Regina
place-YWG = Winnipeg
place-YQT = Thunder Bay
place-YYZ = Toronto
place-YUL = Montreal
place-YHZ = Halifax
place-TIJ = Tijuana
place-HMO = Hermosillo
place-CJS = Ciudad Juárez
place-MTY = Monterrey
place-GDL = Guadalajara
place-MEX = Ciudad de México
place-CUN = Cancún
place-GTM = Bahía de Guantánamo
place-TND = Trident Nuclear Deterrent

## States, provinces and what counts as one

state-HI = Hawái
state-WA = Estado de Washington
state-OR = Oregón
state-CA = California
state-NV = Nevada
state-ID = Idaho
state-MT = Montana
state-WY = Wyoming
state-UT = Utah
state-CO = Colorado
state-AZ = Arizona
state-NM = Nuevo México
state-ND = Dakota del Norte
state-SD = Dakota del Sur
state-NE = Nebraska
state-KS = Kansas
state-OK = Oklahoma
state-TX = Texas
state-MN = Minnesota
state-IA = Iowa
state-MO = Misuri
state-AR = Arkansas
state-LA = Luisiana
state-WI = Wisconsin
state-IL = Illinois
state-MS = Misisipi
state-AL = Alabama
state-TN = Tennessee
state-MI = Míchigan
state-IN = Indiana
state-OH = Ohio
state-KY = Kentucky
state-WV = Virginia Occidental
state-VA = Virginia
state-NC = Carolina del Norte
state-SC = Carolina del Sur
state-GA = Georgia
state-FL = Florida
state-PA = Pensilvania
state-NY = Estado de Nueva York
state-NJ = Nueva Jersey
state-DE = Delaware
state-MD = Maryland
state-CT = Connecticut
state-RI = Rhode Island
state-MA = Massachusetts
state-VT = Vermont
state-NH = Nuevo Hampshire
state-ME = Maine
state-DC = Washington D. C.
state-CIA = Sede de la CIA
state-BC = Columbia Británica
state-AB = Alberta
state-SK = Saskatchewan
state-MB = Manitoba
state-ON = Ontario
state-QC = Quebec
state-NS = Nueva Escocia
state-BCN = Baja California
state-SON = Sonora
state-CHH = Chihuahua
state-NLE = Nuevo León
state-JAL = Jalisco
state-CMX = Ciudad de México
state-ROO = Quintana Roo
state-GTMO = Bahía de Guantánamo
state-GULF = Golfo de México

## Time zones

timezone-HAWAII = Hawái
timezone-PACIFIC = Pacífico
timezone-MOUNTAIN = Montaña
timezone-CENTRAL = Centro
timezone-EASTERN = Este

## Nuclear zones

zone-1 = Zona 1
zone-2 = Zona 2
zone-3 = Zona 3
zone-4 = Zona 4

## Countries

country-USA = EE. UU.
country-Canada = Canadá
country-Mexico = México
country-none = Ningún país
