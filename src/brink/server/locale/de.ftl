# Die eigenen Worte des Servers. Jede Sprache hat dieselben Schlüssel und Variablen.
bad-request = Diese Anfrage ist nicht zu verstehen: { $why }
not-found = Unter dieser Adresse ist nichts.
not-allowed = Diese Adresse kennt diese Methode nicht.
too-large = Das ist zu groß.
too-many = Zu viele Anfragen. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
internal = Bei uns ist etwas schiefgegangen. Der Fehler ist notiert als { $request }.
not-ready = Die Datenbank antwortet nicht. Versuche es gleich noch einmal.
foreign-origin = Die Seite einer anderen Website darf das hier nicht.
unknown-host = Dieser Server hört nicht auf den Namen { $host }. Gehört er dir, starte ihn mit --host-name { $host }.
wrong-token = Dieser Schlüssel öffnet diesen Platz nicht.
host-only = Das darf nur, wer diesen Server betreibt.
not-done = Das wurde nicht getan: { $why }
no-such-table = Diesen Tisch gibt es nicht.
not-finished = Das ist erst zu sehen, wenn die Partie zu Ende ist.
hello-first = Sag erst hello.
not-your-seat = Dieser Platz gehört dir nicht.
undo-allowed = Deinen letzten Zug zurücknehmen.
undo-ask = Die anderen fragen, ob du deinen letzten Zug zurücknehmen darfst.
undo-asked = { $seat } möchte einen Zug zurücknehmen. Bist du einverstanden?
undo-none = Es gibt nichts zurückzunehmen.
hint-why = Verglichen mit anderen Zügen: { $reasons }
hint-alike = Kaum ein Unterschied zu anderen Zügen.
guest = Spieler { $number }
