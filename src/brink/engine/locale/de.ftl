# Texte, die alle Spiele gemeinsam haben.
nobody = niemand
unknown = eine verdeckte Karte
none = keine
game-is-over = Die Partie ist zu Ende.
not-offered = Das geht jetzt nicht.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-yours = Den letzten Zug hat { $seat } gemacht.
undo-chance = Würfel und Mischen lassen sich nicht zurücknehmen.
undo-seen = Seitdem wurde etwas Verdecktes gesehen.
do-pass = Passen
guide-story = Was geschah
guide-story-text = Die anderen haben gezogen. Gehe es hier Schritt für Schritt durch; der Plan zeigt auf jede Änderung.
board-close = Schließen
board-closer = Näher
board-further = Weiter weg
board-whole = Ganzer Plan
