# What tables say beside the game: the log, and why something is refused.
table-undone =
    { $count ->
        [one] { $seat } took back a move.
       *[other] { $seat } took back a move and all that came of it.
    }
table-undo-asked = { $seat } asks to take back a move.
table-undo-refused = { $seat } does not agree to take back a move.
table-left = { $seat } has left; a bot plays on.
table-bot-takes-over = A bot plays for { $seat }.
table-back = { $seat } is back.
table-flag = The time of { $seat } has run out; a bot plays on.
table-resigned = { $seat } has resigned; a bot plays on.
table-renamed = { $old } is now called { $new }.
table-named = Player { $number } is now called { $new }.
table-new-link = The seat of { $seat } has a new link; the old one opens nothing any more.
table-free-asked = { $seat } asks whether the seat of { $seat_gone } may go to somebody else.
table-free-refused = { $seat } keeps the seat for { $seat_gone }.
table-freed = All others agreed: the seat of { $seat } is free. The old link opens nothing any more.
table-keeps-seat = { $seat } is back and keeps the seat.
table-new-rules = The rules were renewed (version { $old } became { $new }). The game goes on by the new ones; what was played stays.
table-anew = The game goes on from another one here. All that was hidden is dealt anew; nobody knows more than everybody saw.
table-analysis = An analysis: the game goes on from another one here, with every hidden card where it was. It is not rated.
table-hint = { $seat } has asked for a hint.
table-hurried = The server is busy: { $seat } plays at a lower level for now.
table-passed = You could have answered; the table passed for you, as you wished.

table-unknown = There is no such table.
table-broken = The rules fail at this table again and again. It is put aside until they are repaired.
table-rules-failed = The rules failed on this move. Nothing was changed; please try something else.
table-unreadable = This table was played with rules or cards that are not installed here.
table-earlier-rules = Up to move { $count } this game was played by earlier rules that are not installed here. From there on it can be shown.
table-not-started = The game has not started yet.
table-started = The game has started already.
table-not-finished = This is possible when the game is over.
table-no-seat = There is no such seat.
table-no-person = There is no person in this seat.
table-seat-taken = This seat is taken.
table-link-used = This link has been used already. Ask whoever sent it for a new one.
table-still-there = { $seat } is still there. Only who is gone loses the seat.
table-must-agree = The others at the table must agree before the seat of { $seat } goes to somebody else.
table-full = All seats are taken.
table-seats-open = There are open seats.
table-wrong-seats =
    { $count ->
        [one] This game has one seat.
       *[other] This game has { $count } seats.
    }
table-no-bot = There is no bot called { $bot }.
table-bad-name = A name has 1 to 40 letters.
table-name-taken = Somebody at this table has this name.
table-bad-chat = A message has 1 to 500 letters.
table-bad-command = This request cannot be understood.
table-bot-plays = A bot plays in this seat now.
table-has-resigned = { $seat } has resigned.
table-not-your-turn = It is { $seat } who decides now.
table-hints-off = There are no hints at this table.
table-no-planner = There is no planner for this game that could give a hint.
table-hint-late = A hint is given to whoever is to move, in his own turn.
table-undo-off = Nothing is taken back at this table.
table-undo-played = { $seat } has played a card from the hand since.
table-undo-pending = { $seat } asks to take back a move already.
table-no-undo-asked = Nobody asks to take back a move.
table-not-asked = You are not asked.
table-record-too-long = This record is too long: at most { $count } moves are taken.
table-takes-too-long = This takes too long, so it was given up.
table-busy = You have asked for much at once; wait until some of it is done.
table-no-result = This game has no result, so there is nothing to analyse.
table-no-mind = There is no judgement of positions for this game, so it cannot be analysed.
table-analysis-too-long = This game is too long to be analysed: at most { $count } moves.
table-analysis-not-yours = Whoever asked for this analysis may stop it.
table-own-analyses = { $count } games are being analysed for you; wait for one of them.
table-all-analyses = { $count } games are being analysed on this server; try again later.
table-analysis-failed = This game could not be analysed.
table-own-open =
    { $count ->
        [one] You have { $count } open table; start it before you make another.
       *[other] You have { $count } open tables; start one of them before you make another.
    }
table-all-open = This server takes no more open tables than its { $count }; try again later.
table-own-running =
    { $count ->
        [one] You have { $count } running table; finish it before you start another.
       *[other] You have { $count } running tables; finish one of them before you start another.
    }
table-all-running = This server takes no more running tables than its { $count }; try again later.
table-own-bots =
    { $count ->
        [one] You have { $count } running table of bots alone; let it end, or sit down yourself.
       *[other] You have { $count } running tables of bots alone; let one of them end, or sit down yourself.
    }
table-all-bots = This server takes no more tables of bots alone than its { $count }; sit down yourself, or try again later.
table-own-stored = You have { $count } tables here, as many as this server keeps for one.
table-all-stored = This server is full: it keeps { $count } tables.
table-own-bytes = Your tables fill the { $count } megabytes that this server keeps for one.
table-all-bytes = This server is full: its tables fill { $count } megabytes.
table-chat-full = This table has talked enough: it keeps { $count } messages.
table-undo-spent = Nothing is taken back any more: this table has seen { $count } moves and undos.
table-sleeps = This old game was packed away, and the server is too full to unpack it; try again later.
table-bad-record = The record contradicts itself.
table-no-move =
    { $count ->
        [one] There is no such move; the game has one.
       *[other] There is no such move; the game has { $count }.
    }
