# The server's own words. Every language has the same keys and variables.
bad-request = That request cannot be understood: { $why }
not-found = There is nothing at this address.
not-allowed = This address does not take that method.
too-large = That is too large.
too-many = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
internal = Something went wrong on our side. It has been noted as { $request }.
not-ready = The database does not answer. Try again in a moment.
foreign-origin = Another site's page may not do that here.
unknown-host = This server does not answer to the name { $host }. If it is yours, start it with --host-name { $host }.
wrong-token = This key does not open that seat.
host-only = Only whoever runs this server may do that.
not-done = That was not done: { $why }
no-such-table = There is no such table.
not-finished = That can be seen when the game is over.
hello-first = Say hello first.
not-your-seat = That seat is not yours.
undo-allowed = Take your last move back.
undo-ask = Ask the others whether you may take your last move back.
undo-asked = { $seat } would like to take back a move. Do you agree?
undo-none = There is nothing to take back.
hint-why = Compared with other moves: { $reasons }
hint-alike = It hardly differs from other moves.
guest = Player { $number }
