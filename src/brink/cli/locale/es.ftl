# Las palabras propias del terminal. Todos los idiomas tienen las mismas claves y variables.
person = Jugador { $number }
at-table = En la mesa: { $names }
curtain = Es el turno de { $seat }. Que no mire nadie más, por favor.
curtain-enter = Pulsa Intro para seguir.
hint = Un número juega, ? dice qué no está permitido y por qué, help muestra todas las órdenes.
heading-news = Lo ocurrido
heading-board = La mesa
heading-end = La partida ha terminado
heading-log = El historial
heading-problem = Qué ha fallado
really = ¿Hacerlo de todos modos? sí, o Intro para no:
yes = sí
no-choice = Aquí no hay ninguna opción { $number }.
not-understood = «{ $text }» no es una orden; help las muestra todas.
nothing-refused = Aquí no hay nada prohibido.
needs-file = ¿Qué archivo? { $command } ARCHIVO
saved = Guardada en { $file }.
kept = Tu partida está en { $file }; continúa con: brink play { $game } --load { $file }
recorded = El registro está en { $file }; comprueba cada dado y cada barajado con: brink verify { $file }
winners = { $count ->
    [one] Ha ganado
   *[other] Han ganado
}: { $names }
no-winner = No ha ganado nadie.
place = { $place }. { $seat }
place-points = { $place }. { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
commitment = La semilla de esta partida está fijada. Su huella: { $commitment }
seed = La semilla era { $seed }; su huella, { $commitment }.
at-move = { $game }, tras la jugada { $at } de { $moves }
failed-action = Acción: { $action }
tried-again = Probada otra vez: { $result }
deck-of = { $faction }: { $points } de { $limit } puntos, { $cards } cartas
deck-up-to = Ninguna carta posterior a { $year }.
deck-type = { $type } ({ $cards }; { $points } puntos)
deck-column-copies = Copias
deck-column-card = Carta
deck-column-points = Puntos
deck-column-year = Año
deck-seed = Semilla: { $seed }
deck-code = Código: { $code }
deck-no-code = Este mazo no cabe en un código.
deck-legal = Permitido: se puede jugar con este mazo.
deck-refused = Rechazado:
analysis-of = { $game }: { $moves } jugadas, vistas de nuevo
analysis-graph = Quién iba ganando, de la preparación al final
analysis-turns = Dónde cambió la partida
analysis-no-turns = En ningún sitio: ninguna jugada cambió mucho.
analysis-swing = { $before } → { $after } ({ $by ->
    [luck] suerte
    [unforeseen] no previsto
   *[decision] decisión
}; decisión { $decision }, suerte { $luck }, no previsto { $unforeseen })
analysis-instead = El planificador habría jugado: { $action } ({ $chance } en vez de { $own })
help =
    número        jugar la opción con ese número
    ?             todo lo que ahora no está permitido, y por qué
    board         mostrar otra vez la mesa y las opciones
    log           mostrar todo el historial
    undo          deshacer tu última jugada
    save ARCHIVO  guardar la partida en un archivo nuevo
    load ARCHIVO  continuar una partida guardada
    quit          parar; lo que no esté guardado queda en un archivo
