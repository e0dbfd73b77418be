# Die eigenen Worte des Terminals. Jede Sprache hat dieselben Schlüssel und Variablen.
person = Spieler { $number }
at-table = Am Tisch: { $names }
curtain = { $seat } ist am Zug. Alle anderen schauen bitte weg.
curtain-enter = Weiter mit der Eingabetaste.
hint = Eine Zahl spielt, ? sagt, was nicht erlaubt ist und warum, help nennt alle Befehle.
heading-news = Was geschah
heading-board = Der Tisch
heading-end = Die Partie ist zu Ende
heading-log = Das Protokoll
heading-problem = Was schiefging
really = Trotzdem? ja, oder Eingabetaste für nein:
yes = ja
no-choice = Eine Möglichkeit { $number } gibt es hier nicht.
not-understood = „{ $text }“ ist kein Befehl; help nennt alle.
nothing-refused = Hier ist nichts verboten.
needs-file = Welche Datei? { $command } DATEI
saved = Gespeichert in { $file }.
kept = Deine Partie liegt in { $file }; weiter geht es mit: brink play { $game } --load { $file }
recorded = Die Aufzeichnung liegt in { $file }; jeden Wurf und jedes Mischen prüft: brink verify { $file }
winners = { $count ->
    [one] Gewonnen hat
   *[other] Gewonnen haben
}: { $names }
no-winner = Niemand hat gewonnen.
place = { $place }. { $seat }
place-points = { $place }. { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
commitment = Der Startwert dieser Partie steht fest. Sein Fingerabdruck: { $commitment }
seed = Der Startwert war { $seed }, sein Fingerabdruck { $commitment }.
at-move = { $game }, nach Zug { $at } von { $moves }
failed-action = Aktion: { $action }
tried-again = Noch einmal versucht: { $result }
deck-of = { $faction }: { $points } von { $limit } Punkten, { $cards } Karten
deck-up-to = Keine Karte nach { $year }.
deck-type = { $type } ({ $cards }; { $points } Punkte)
deck-column-copies = Anzahl
deck-column-card = Karte
deck-column-points = Punkte
deck-column-year = Jahr
deck-seed = Startwert: { $seed }
deck-code = Code: { $code }
deck-no-code = Dieses Deck lässt sich nicht als Code schreiben.
deck-legal = Erlaubt: Mit diesem Deck darf gespielt werden.
deck-refused = Abgelehnt:
analysis-of = { $game }: { $moves } Züge, noch einmal angesehen
analysis-graph = Wer vorn lag, vom Aufbau bis zum Ende
analysis-turns = Wo es sich wendete
analysis-no-turns = Nirgends: Kein Zug hat viel geändert.
analysis-swing = { $before } → { $after } ({ $by ->
    [luck] Glück
    [unforeseen] nicht vorhergesehen
   *[decision] Entscheidung
}; Entscheidung { $decision }, Glück { $luck }, nicht vorhergesehen { $unforeseen })
analysis-instead = Der Planer hätte gespielt: { $action } ({ $chance } statt { $own })
help =
    Zahl        die Möglichkeit mit dieser Nummer spielen
    ?           alles, was jetzt nicht erlaubt ist, und warum
    board       den Tisch und die Möglichkeiten noch einmal zeigen
    log         das ganze Protokoll zeigen
    undo        den eigenen letzten Zug zurücknehmen
    save DATEI  die Partie in einer neuen Datei speichern
    load DATEI  eine gespeicherte Partie fortsetzen
    quit        aufhören; was nicht gespeichert ist, bleibt in einer Datei
