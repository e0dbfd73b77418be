# Texte, die alle Spiele gemeinsam haben.
nobody = niemand
unknown = eine verdeckte Karte
none = keine
game-is-over = Das Spiel ist zu Ende.
not-offered = Das geht jetzt nicht.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-not-yours = Den letzten Zug hat { $seat } gemacht.
undo-chance = Würfel und Mischen lassen sich nicht zurücknehmen.
undo-seen = Seitdem wurde etwas Verdecktes gesehen.
do-pass = Passen
