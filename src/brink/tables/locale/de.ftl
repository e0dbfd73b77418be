# Was Tische außer dem Spiel sagen: das Protokoll, und warum etwas abgelehnt wird.
table-undone =
    { $count ->
        [one] { $seat } hat einen Zug zurückgenommen.
       *[other] { $seat } hat einen Zug zurückgenommen, samt allem, was daraus folgte.
    }
table-undo-asked = { $seat } bittet darum, einen Zug zurückzunehmen.
table-undo-refused = { $seat } ist mit der Rücknahme nicht einverstanden.
table-left = { $seat } ist gegangen; ein Bot spielt weiter.
table-bot-takes-over = Ein Bot spielt für { $seat }.
table-back = { $seat } ist wieder da.
table-flag = Die Zeit von { $seat } ist abgelaufen; ein Bot spielt weiter.
table-resigned = { $seat } hat aufgegeben; ein Bot spielt weiter.
table-renamed = { $old } heißt jetzt { $new }.
table-named = Spieler { $number } heißt jetzt { $new }.
table-new-link = Der Platz von { $seat } hat einen neuen Link; der alte öffnet nichts mehr.
table-free-asked = { $seat } fragt, ob der Platz von { $seat_gone } an jemand anderen gehen darf.
table-free-refused = { $seat } hält den Platz für { $seat_gone } frei.
table-freed = Alle anderen sind einverstanden: Der Platz von { $seat } ist frei. Der alte Link öffnet nichts mehr.
table-keeps-seat = { $seat } ist zurück und behält den Platz.
table-new-rules = Die Regeln wurden erneuert (aus Fassung { $old } wurde { $new }). Die Partie geht nach den neuen weiter; was gespielt ist, bleibt.
table-anew = Hier geht eine andere Partie weiter. Alles Verdeckte ist neu ausgeteilt; niemand weiß mehr, als alle gesehen haben.
table-analysis = Eine Analyse: Hier geht eine andere Partie weiter, jede verdeckte Karte liegt, wo sie lag. Sie wird nicht gewertet.
table-hint = { $seat } hat nach einem Tipp gefragt.
table-hurried = Der Server ist ausgelastet: { $seat } spielt vorerst auf einer niedrigeren Stufe.
table-passed = Du hättest antworten können; der Tisch hat für dich gepasst, wie du es wolltest.

table-unknown = Diesen Tisch gibt es nicht.
table-broken = Die Regeln versagen an diesem Tisch immer wieder. Er ruht, bis sie repariert sind.
table-rules-failed = Die Regeln haben bei diesem Zug versagt. Nichts wurde verändert; bitte etwas anderes versuchen.
table-unreadable = Dieser Tisch wurde mit Regeln oder Karten gespielt, die hier nicht installiert sind.
table-earlier-rules = Bis zum Zug { $count } wurde diese Partie nach früheren Regeln gespielt, die hier nicht installiert sind. Von dort an kann sie gezeigt werden.
table-not-started = Die Partie hat noch nicht begonnen.
table-started = Die Partie hat schon begonnen.
table-not-finished = Das geht erst, wenn die Partie zu Ende ist.
table-no-seat = Diesen Platz gibt es nicht.
table-no-person = Auf diesem Platz sitzt kein Mensch.
table-seat-taken = Dieser Platz ist besetzt.
table-link-used = Dieser Link ist schon benutzt. Lass dir einen neuen schicken.
table-still-there = { $seat } ist noch da. Den Platz verliert nur, wer gegangen ist.
table-must-agree = Bevor der Platz von { $seat } an jemand anderen geht, müssen die anderen am Tisch zustimmen.
table-full = Alle Plätze sind besetzt.
table-seats-open = Es sind noch Plätze frei.
table-wrong-seats =
    { $count ->
        [one] Dieses Spiel hat einen Platz.
       *[other] Dieses Spiel hat { $count } Plätze.
    }
table-no-bot = Es gibt keinen Bot namens { $bot }.
table-bad-name = Ein Name hat 1 bis 40 Zeichen.
table-name-taken = Jemand am Tisch heißt schon so.
table-bad-chat = Eine Nachricht hat 1 bis 500 Zeichen.
table-bad-command = Diese Anfrage ist nicht zu verstehen.
table-bot-plays = Auf diesem Platz spielt gerade ein Bot.
table-has-resigned = { $seat } hat aufgegeben.
table-not-your-turn = Jetzt entscheidet { $seat }.
table-hints-off = An diesem Tisch gibt es keine Tipps.
table-no-planner = Für dieses Spiel gibt es keinen Planer, der einen Tipp geben könnte.
table-hint-late = Einen Tipp bekommt, wer am Zug ist, im eigenen Zug.
table-undo-off = An diesem Tisch wird nichts zurückgenommen.
table-undo-played = Seitdem hat { $seat } eine Karte aus der Hand gespielt.
table-undo-pending = { $seat } bittet schon um eine Rücknahme.
table-no-undo-asked = Niemand bittet um eine Rücknahme.
table-not-asked = Du wirst gerade nicht gefragt.
table-record-too-long = Diese Aufzeichnung ist zu lang; höchstens { $count } Züge werden angenommen.
table-takes-too-long = Das dauert zu lange und wurde abgebrochen.
table-busy = Du hast vieles auf einmal verlangt; warte, bis etwas davon fertig ist.
table-no-result = Diese Partie hat kein Ergebnis, also gibt es nichts zu analysieren.
table-no-mind = Für dieses Spiel kann niemand Stellungen beurteilen, also auch keine Partie analysieren.
table-analysis-too-long = Diese Partie ist zu lang für eine Analyse: höchstens { $count } Züge.
table-analysis-not-yours = Nur wer diese Analyse verlangt hat, kann sie anhalten.
table-own-analyses = { $count } Partien werden schon für dich analysiert; warte auf eine davon.
table-all-analyses = Auf diesem Server werden schon { $count } Partien analysiert; versuche es später noch einmal.
table-analysis-failed = Diese Partie ließ sich nicht analysieren.
table-own-open =
    { $count ->
        [one] Du hast schon { $count } offenen Tisch; beginne dort, bevor du noch einen aufmachst.
       *[other] Du hast { $count } offene Tische; beginne an einem davon, bevor du noch einen aufmachst.
    }
table-all-open = Mehr als { $count } offene Tische nimmt dieser Server nicht; versuche es später.
table-own-running =
    { $count ->
        [one] An { $count } Tisch von dir wird gespielt; spiele die Partie zu Ende, bevor du eine neue beginnst.
       *[other] An { $count } Tischen von dir wird gespielt; spiele eine Partie zu Ende, bevor du eine neue beginnst.
    }
table-all-running = Mehr als { $count } laufende Tische nimmt dieser Server nicht; versuche es später.
table-own-bots =
    { $count ->
        [one] An { $count } Tisch von dir spielen nur Bots; warte, bis die Partie endet, oder setze dich selbst dazu.
       *[other] An { $count } Tischen von dir spielen nur Bots; warte, bis eine Partie endet, oder setze dich selbst dazu.
    }
table-all-bots = Mehr als { $count } Tische nur mit Bots nimmt dieser Server nicht; setze dich selbst dazu oder versuche es später.
table-own-stored = Du hast hier { $count } Tische; mehr bewahrt dieser Server für niemanden auf.
table-all-stored = Dieser Server ist voll: Er bewahrt { $count } Tische auf.
table-own-bytes = Deine Tische füllen die { $count } Megabyte, die dieser Server für jeden hat.
table-all-bytes = Dieser Server ist voll: Seine Tische füllen { $count } Megabyte.
table-chat-full = An diesem Tisch ist genug geredet: Er bewahrt { $count } Nachrichten auf.
table-undo-spent = Hier wird nichts mehr zurückgenommen: Der Tisch hat { $count } Züge und Rücknahmen gesehen.
table-sleeps = Diese alte Partie ist verpackt, und der Server ist zu voll, um sie auszupacken; versuche es später.
table-bad-record = Die Aufzeichnung widerspricht sich.
table-no-move =
    { $count ->
        [one] Diesen Zug gibt es nicht; die Partie hat einen.
       *[other] Diesen Zug gibt es nicht; die Partie hat { $count }.
    }
