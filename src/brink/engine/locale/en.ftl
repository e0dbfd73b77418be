# Texts that every game shares.
nobody = nobody
unknown = a hidden card
none = none
game-is-over = The game is over.
not-offered = That is not possible now.
undo-nothing = There is nothing to undo.
undo-not-yours = The last move was made by { $seat }.
undo-chance = Dice or shuffles cannot be undone.
undo-seen = Something hidden has been seen since.
do-pass = Pass
guide-story = What happened
guide-story-text = The others have moved. Step through it here, and the board points at every change.
board-close = Close
board-closer = Closer
board-further = Further away
board-whole = Whole board
