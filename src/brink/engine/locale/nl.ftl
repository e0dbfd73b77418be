# Teksten die alle spellen delen.
nobody = niemand
unknown = een verborgen kaart
none = geen
game-is-over = Het spel is afgelopen.
not-offered = Dat kan nu niet.
undo-nothing = Er valt niets terug te nemen.
undo-not-yours = De laatste zet was van { $seat }.
undo-chance = Dobbelen en schudden kun je niet terugnemen.
undo-seen = Er is sindsdien iets verborgens gezien.
do-pass = Passen
guide-story = Wat er gebeurde
guide-story-text = De anderen zijn geweest. Loop het hier stap voor stap na; het bord wijst elke verandering aan.
board-close = Sluiten
board-closer = Dichterbij
board-further = Verder weg
board-whole = Hele bord
