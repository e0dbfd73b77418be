# Textos comunes a todos los juegos.
nobody = nadie
unknown = una carta oculta
none = ninguno
game-is-over = La partida ha terminado.
not-offered = Eso no es posible ahora.
undo-nothing = No hay nada que deshacer.
undo-not-yours = La última jugada fue de { $seat }.
undo-chance = Los dados y los barajados no se deshacen.
undo-seen = Desde entonces se ha visto algo oculto.
do-pass = Pasar
guide-story = Lo ocurrido
guide-story-text = Los demás han jugado. Repásalo aquí paso a paso; el tablero señala cada cambio.
board-close = Cerrar
board-closer = Acercar
board-further = Alejar
board-whole = Todo el tablero
