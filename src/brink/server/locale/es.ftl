# Las palabras propias del servidor. Todos los idiomas tienen las mismas claves y variables.
bad-request = No se entiende la petición: { $why }
not-found = No hay nada en esta dirección.
not-allowed = Esta dirección no admite ese método.
too-large = Es demasiado grande.
too-many = Demasiadas peticiones. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
internal = Algo ha fallado por nuestra parte. Ha quedado anotado como { $request }.
not-ready = La base de datos no responde. Vuelve a intentarlo enseguida.
foreign-origin = La página de otro sitio no puede hacer eso aquí.
wrong-token = Esta clave no abre ese asiento.
host-only = Eso solo puede hacerlo quien lleva este servidor.
not-done = No se ha hecho: { $why }
unknown-host = Este servidor no responde al nombre { $host }. Si es tuyo, inícialo con --host-name { $host }.
no-such-table = Esa mesa no existe.
not-finished = Eso se podrá ver cuando termine la partida.
hello-first = Di hello primero.
not-your-seat = Ese asiento no es tuyo.
undo-allowed = Deshacer tu última jugada.
undo-ask = Preguntar a los demás si puedes deshacer tu última jugada.
undo-asked = { $seat } quiere deshacer una jugada. ¿Estás de acuerdo?
undo-none = No hay nada que deshacer.
hint-why = Comparado con otras jugadas: { $reasons }
hint-alike = Apenas se distingue de otras jugadas.
guest = Jugador { $number }
