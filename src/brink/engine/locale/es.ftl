# Textos comunes a todos los juegos.
nobody = nadie
unknown = una carta oculta
none = ninguno
game-is-over = La partida ha terminado.
not-offered = Eso no es posible ahora.
undo-nothing = No hay nada que deshacer.
undo-not-yours = La última jugada fue de { $seat }.
undo-chance = Los dados y las barajadas no se deshacen.
undo-seen = Desde entonces se ha visto algo oculto.
do-pass = Pasar
