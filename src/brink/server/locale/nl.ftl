# De eigen woorden van de server. Elke taal heeft dezelfde sleutels en variabelen.
bad-request = Dit verzoek is niet te begrijpen: { $why }
not-found = Op dit adres is niets.
not-allowed = Dit adres kent die methode niet.
too-large = Dat is te groot.
too-many = Te veel verzoeken. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} opnieuw.
internal = Er ging bij ons iets mis. De fout is genoteerd als { $request }.
not-ready = De database antwoordt niet. Probeer het zo meteen opnieuw.
foreign-origin = Een pagina van een andere site mag dat hier niet.
unknown-host = Deze server luistert niet naar de naam { $host }. Is hij van jou, start hem dan met --host-name { $host }.
wrong-token = Deze sleutel past niet op die plaats.
host-only = Dat mag alleen wie deze server draait.
not-done = Dat is niet gedaan: { $why }
no-such-table = Die tafel bestaat niet.
not-finished = Dat is pas te zien als het spel afgelopen is.
hello-first = Zeg eerst hello.
not-your-seat = Die plaats is niet van jou.
undo-allowed = Neem je laatste zet terug.
undo-ask = Vraag de anderen of je je laatste zet mag terugnemen.
undo-asked = { $seat } wil een zet terugnemen. Ga je akkoord?
undo-none = Er valt niets terug te nemen.
hint-why = Vergeleken met andere zetten: { $reasons }
hint-alike = Nauwelijks anders dan andere zetten.
guest = Speler { $number }
