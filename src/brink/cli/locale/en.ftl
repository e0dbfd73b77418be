# The terminal's own words. Every language has the same keys and variables.
person = Player { $number }
at-table = At the table: { $names }
curtain = It is the turn of { $seat }. Everybody else looks away, please.
curtain-enter = Press Enter to go on.
hint = A number plays, ? tells what is not allowed and why, help lists all commands.
heading-news = What happened
heading-board = The table
heading-end = The game is over
heading-log = The log
heading-problem = What went wrong
really = Do it all the same? yes, or Enter for no:
yes = yes
no-choice = There is no choice { $number } here.
not-understood = “{ $text }” is no command; help lists them all.
nothing-refused = Nothing is forbidden here.
needs-file = Say which file: { $command } FILE
saved = Saved in { $file }.
kept = Your game is kept in { $file }; go on with: brink play { $game } --load { $file }
recorded = The record is in { $file }; check every die and every shuffle with: brink verify { $file }
winners = { $count ->
    [one] Winner
   *[other] Winners
}: { $names }
no-winner = Nobody has won.
place = { $place }. { $seat }
place-points = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
commitment = The seed of this game is fixed. Its fingerprint: { $commitment }
seed = The seed was { $seed }, its fingerprint { $commitment }.
at-move = { $game }, after move { $at } of { $moves }
failed-action = Action: { $action }
tried-again = Tried again: { $result }
deck-of = { $faction }: { $points } of { $limit } points, { $cards } cards
deck-up-to = No card later than { $year }.
deck-type = { $type } ({ $cards }; { $points } points)
deck-column-copies = Copies
deck-column-card = Card
deck-column-points = Points
deck-column-year = Year
deck-seed = Seed: { $seed }
deck-code = Code: { $code }
deck-no-code = No code can say this deck.
deck-legal = Legal: this deck may be played.
deck-refused = Refused:
analysis-of = { $game }: { $moves } moves, looked at again
analysis-graph = Who was winning, from the set-up to the end
analysis-turns = Where it turned
analysis-no-turns = Nowhere: no turn changed much.
analysis-swing = { $before } → { $after } ({ $by ->
    [luck] luck
    [unforeseen] not foreseen
   *[decision] decision
}; decision { $decision }, luck { $luck }, not foreseen { $unforeseen })
analysis-instead = The planner would have played: { $action } ({ $chance } instead of { $own })
help =
    number     play the choice with this number
    ?          everything that is not allowed now, and why
    board      show the table and the choices again
    log        show the whole log
    undo       take your last move back
    save FILE  save the game in a new file
    load FILE  go on with a saved game
    quit       stop; what is not saved is kept in a file
