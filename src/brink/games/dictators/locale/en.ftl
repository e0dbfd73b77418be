# Revenge of the Dictators: prompts, actions, reasons, log, results. Names and card texts are in en.content.ftl.
# $seat... are players, $card... cards, $place... places, $timezone... time zones; _all marks several.

## What you must do; and whom we wait for

ask-take-action = Spend your actions ({ $left } left{ $travel ->
    [1] , travel included
   *[0] , travel spent
  }) or end your turn.
wait-take-action = { $seat } is on turn ({ $left } actions left).
ask-aim = { $card }: choose a target.
wait-aim = { $seat } aims { $card }.
ask-card-announced = { $seat } plays { $card }. Answer it?
wait-card-announced = { $seat } may answer { $card }.
ask-interrupt-announced = { $seat } interrupts with { $card }. Answer that?
wait-interrupt-announced = { $seat } may answer { $card }.
ask-travel-announced = { $seat } sets out by road. Stop the journey?
wait-travel-announced = { $seat } may stop the journey.
ask-flight-announced = { $seat } takes off. Stop the flight?
wait-flight-announced = { $seat } may stop the flight.
ask-moved = { $seat } has arrived. Answer the move?
wait-moved = { $seat } may answer the move.
ask-die-rolled = { $seat } rolled { $shown }. Have it rolled again?
wait-die-rolled = { $seat } may ask for another roll ({ $shown } rolled).
ask-disarm-result = { $seat } is about to disarm a facility. Prevent it?
wait-disarm-result = { $seat } may prevent the disarming.
ask-president-revealed = The president receives { $seat }. Call him away?
wait-president-revealed = { $seat } may call the president away.
ask-convince-rolled = { $seat_roller } has { $total }, { $needed } are needed. Change the result?
wait-convince-rolled = { $seat } may change the result of { $seat_roller } ({ $total }, { $needed } needed).
ask-card-drawn = { $seat } drew a card. Intercept it?
wait-card-drawn = { $seat } may intercept the card.
ask-effect-hits = { $seat } is about to hit you. Avert it?
wait-effect-hits = { $seat } may avert the blow.
ask-confront = You are in Washington D.C. Confront the president?
wait-confront = { $seat } stands before the White House.
ask-choose-ability = Whose ability do you copy?
wait-choose-ability = { $seat } chooses an ability to copy.
ask-discard-excess = Discard { $count } more { $count ->
    [1] card
   *[other] cards
  }: your hand is too large.
wait-discard-excess = { $seat } discards down to the hand limit.
ask-order-discards = You lose these cards. Which goes to the pile next?
wait-order-discards = { $seat } orders the lost cards.
ask-discard-or-refuse = { $seat } threatens all: discard a card, or refuse and let the move happen.
wait-discard-or-refuse = { $seat } discards a card or refuses.
ask-standoff-move = Somebody refused: move up to 3 states.
wait-standoff-move = { $seat } moves because somebody refused.
ask-take-chosen = Take one of these cards?
wait-take-chosen = { $seat } may take a card.
ask-order-presidential = Which presidential card lies deepest of these { $count }?
wait-order-presidential = { $seat } arranges presidential cards.
ask-pass-father-on = { $card } comes to you. Hand it on with token XIII?
wait-pass-father-on = { $seat } receives a founding father.
ask-dismiss-any = Discard one founding father in play.
wait-dismiss-any = { $seat } discards a founding father.
ask-lose-asset = Discard one of your assets.
wait-lose-asset = { $seat } discards an asset.
ask-hand-or-skip = Discard your whole hand or skip a turn.
wait-hand-or-skip = { $seat } gives up the hand or a turn.
ask-place-roadblock = DEFCON: place a roadblock on a free road.
wait-place-roadblock = { $seat } places a roadblock.
ask-close-zone = DEFCON: close the sky over a time zone.
wait-close-zone = { $seat } closes a time zone.
ask-plough = Which roadblock do you plough through?
wait-plough = { $seat } picks a roadblock to plough through.
ask-hop = To which place of an adjacent state?
wait-hop = { $seat } picks a place in an adjacent state.
ask-jet = Where does your jet fly?
wait-jet = { $seat } picks a flight.
ask-blackmail = Discard a card of yours first.
wait-blackmail = { $seat } pays for blackmail with a card.
ask-blackmail-whom = Who discards a random card?
wait-blackmail-whom = { $seat } picks a victim.
ask-squeeze = Whom do you squeeze?
wait-squeeze = { $seat } picks somebody to squeeze.
ask-give-or-show = { $seat } squeezes you: give a card or show a facility.
wait-give-or-show = { $seat } gives a card or shows a facility.
ask-bunker = Store a card under the bunker, or take some back.
wait-bunker = { $seat } opens the bunker.
ask-retrieve-more = Take back another card?
wait-retrieve-more = { $seat } empties the bunker.
ask-bully-whom = Whom do you bully?
wait-bully-whom = { $seat } picks somebody to bully.
ask-rearm = Oops: which of your facilities is armed again?
wait-rearm = { $seat } must arm a facility again.
ask-shortcut = Go to Washington State or to Washington D.C.
wait-shortcut = { $seat } takes a shortcut.
ask-remote-control = Which of your facilities is disarmed?
wait-remote-control = { $seat } disarms a facility from afar.
ask-new-dictator = Choose your new dictator.
wait-new-dictator = { $seat } chooses a new dictator.
ask-swap-lives = With whom do you swap everything?
wait-swap-lives = { $seat } picks a life to swap with.
ask-swap-dictators = With whom do you exchange dictators?
wait-swap-dictators = { $seat } exchanges dictators.
ask-place-meeple = Whose place does the meeple of { $seat } take?
wait-place-meeple = { $seat } moves meeples about.
ask-store-presidential = Keep one of these presidential cards.
wait-store-presidential = { $seat } keeps a presidential card.
ask-open-roads = Remove roadblocks and no-fly tokens, as many as you like.
wait-open-roads = { $seat } clears the map.

## Actions

do-travel = Travel to { $place }
do-fly = Fly to { $place }
do-draw = Draw a card
do-draw-discard = Draw the top card of the discard pile
do-play = Play { $card }
do-activate = { $card }: { $ability }
do-disarm = Try to disarm
do-bully = Bully somebody near
do-dismiss = Dismiss your founding father
do-token = Use token { $token }
do-end = End your turn
do-interrupt = Interrupt with { $card }
do-reroll = Roll again
do-seize = Seize the card
do-confront = Confront the president
do-confront-stored = Confront with your stored card
do-decline = Not now
do-go = { $place }
do-stay = Stay where you are
do-whom = { $seat }
do-state = { $state }
do-road = Road { $place_a } – { $place_b }
do-zone = { $timezone }
do-censor = { $card } of { $seat }
do-fetch = Fetch { $card }
do-take = Take { $card }
do-give = Give { $card }
do-show = Show { $place }
do-discard = Discard { $card }
do-store = Store { $card }
do-retrieve = Take back { $card }
do-refuse = Refuse
do-done = Done
do-deepest = { $presidential } deepest
do-keep = Keep { $presidential }
do-rearm = Arm { $place } again
do-disarm-there = Disarm { $place }
do-dictator = { $dictator }
do-place-of = The place of { $seat }
do-give-father = Give it to { $seat }
do-lose-hand = Discard your hand
do-skip-turn = Skip a turn

## Why not

ability-used = You have used that ability this turn.
all-in-one-place = All meeples stand in one place.
already-disarmed = { $place } is disarmed already.
already-there = You are in { $place } already.
boosted-already = This turn is itself a gift of Morale Boost.
bribed-already = The next turn of { $seat } is bought already.
bunker-full = { $count } cards lie there already.
cancelled-already = It is cancelled already.
defcon-at-start = DEFCON is where the game began.
drawn-card-gone = The card is gone.
empty-hand = { $seat } has no cards in hand.
every-way-blocked = Every way to { $place } is blocked.
father-forbids = { $card_father } forbids { $card }.
father-forbids-flight = { $card_father } forbids international flights.
father-forbids-road = { $card_father } forbids travel by road.
hand-secured = The hand of { $seat } is out of your reach.
house-arrest = Under house arrest you cannot spend travel.
named-already = You have named that road already.
no-board-tokens = No token lies on the board.
no-cards-left = There are no cards left to draw.
no-father = No founding father lies in front of you.
no-flight = No flight leads from { $place_from } to { $place_to }.
no-flight-here = No flight starts in { $place }.
no-fly-zone = { $timezone } is a no-fly zone.
no-neighbours = { $place } has no adjacent state.
no-no-fly-left = No no-fly token is left.
no-presidential = There are no presidential cards.
no-road = No road joins { $place_from } and { $place_to }.
no-roadblock-here = There is no roadblock to get past.
no-roadblocks-left = No roadblock is left.
no-spare-dictator = All dictators are in play.
no-such-road = There is no such road.
no-warheads = There are no warheads to disarm.
no-zone-to-close = No time zone can be closed.
nobody-has-cards = Nobody else has a card to discard.
nobody-in-usa = Nobody is in the USA.
nobody-near = Nobody near you has cards to lose.
not-against-yourself = { $card } is for an opponent's roll.
not-an-interruption = { $card } is no interruption.
not-from-hawaii = Not from Hawaii.
not-in-your-state = { $seat } is not where you are.
not-near = { $seat } is not near you.
not-on-the-mainland = { $seat } is not on the US mainland.
not-your-facility = No facility of yours is in { $place }.
nothing-armed = All your facilities are disarmed.
nothing-in-play = Nobody has such a card in play.
nothing-on-the-map = Nothing on the map can be removed.
nothing-stored = You have stored no presidential card ({ $token }).
nothing-to-squeeze = { $seat } has nothing to give or show.
nowhere-to-go = There is nowhere to go from { $place }.
once-a-game = That works once a game.
once-a-turn = { $card }: that works once a turn.
one-draw-a-turn = The embargo allows one draw a turn.
only-in-its-window = { $card } is an interruption: play it when its moment comes.
only-when-gained = { $token } works only in the turn you got it.
pile-empty = The discard pile is empty.
place-taken = The place of { $seat } is taken.
road-blocked = A roadblock bars the way from { $place_from } to { $place_to }.
somebody-in-hawaii = Somebody is in Hawaii.
token-not-now = { $token } has a moment of its own.
token-not-yours = You do not hold { $token }.
too-few-actions = That costs { $cost }, you have { $left } left.
travel-spent = Your travel is spent this turn.
trident-not-there = The Trident is not there.
usa-only = { $card } works only in the USA.
wrong-moment = This is not the moment for { $card }.
zone-closed = { $timezone } is closed already.

## The log

plays-dictator = { $seat } is { $dictator }.
starts = { $seat } begins.
turn = Turn { $turn }: { $seat }.
skips = { $seat } skips a turn ({ $count } more owed).
must-skip = { $seat } must skip { $count ->
    [1] a turn
   *[other] { $count } turns
  }.
extra-turn = { $seat } will have another turn.
bribed = { $seat } buys the next turn of { $seat_whom }.
bribed-turn = { $seat } plays the turn of { $seat_whom }.
sets-out = { $seat } sets out for { $place }.
takes-off = { $seat } takes off for { $place }.
moved = { $seat } goes from { $place_from } to { $place_to }.
move-stopped = { $seat } gets nowhere.
carried = { $seat } is taken to { $place }.
roadblock-placed = { $seat } blocks the road { $place_a } – { $place_b }.
roadblock-taken = { $seat } clears the road { $place_a } – { $place_b }.
roadblock-removed = The roadblock { $place_a } – { $place_b } is gone.
zone-closed-by = { $seat } closes the sky: { $timezone }.
zone-opened-by = { $seat } opens the sky: { $timezone }.
hawaii-opened = The sky over Hawaii is open again.
you-draw = { $seat } draws { $card }.
draws = { $seat } draws a card.
draws-event = { $seat } draws { $card }!
deck-rebuilt = The command deck is made anew ({ $count } cards).
discarded = { $seat } discards { $card }.
card-played = { $seat } plays { $card }.
card-cancelled = { $card } has no effect.
card-in-front = { $card } lies in front of { $seat }.
card-leaves = { $card } leaves { $seat }.
card-taken = { $seat } takes { $card } from { $seat_from }.
some-card-taken = { $seat } takes a card from { $seat_from }.
fetched = { $seat } fetches { $card }.
activates = { $seat } uses { $card }.
averted = { $seat } averts it.
seized = { $seat } seizes { $card }.
emp-strikes = The lights go out in { $state }.
refuses = { $seat } refuses.
you-spy = { $seat } holds { $card_all }; facilities: { $place_all }.
spies = { $seat } looks at the cards of { $seat_on }.
you-rig = The next presidential cards: { $presidential_all }.
rigs = { $seat } arranges the next presidential cards.
facility-shown = { $seat } shows { $place }.
some-facility-shown = { $seat } shows a facility to { $seat_to }.
you-store = { $seat } stores { $card }.
stores = { $seat } stores a card.
you-retrieve = { $seat } takes back { $card }.
retrieves = { $seat } takes back a card.
attempts = { $seat } tries to disarm { $place }.
rolled = { $seat } rolls { $shown }.
rolled-again = The die of { $seat } is rolled again: { $shown }.
disarm-failed = { $seat } fails ({ $needed } needed).
disarm-prevented = The disarming by { $seat } is prevented.
disarmed = { $seat } disarms { $place } ({ $count } count now).
warhead-disarmed = { $seat } disarms a warhead ({ $count } left).
you-got-token = { $seat } takes { $token }.
got-token = { $seat } takes a token.
token-used = { $seat } uses { $token }.
tokens-cleared = { $seat } clears all tokens off the board.
takes-free = { $seat } takes, free this turn: { $card_all }.
you-take = { $seat } takes { $card_all }.
takes = { $seat } takes { $count } cards.
you-keep = { $seat } keeps { $presidential }.
keeps = { $seat } keeps a presidential card.
dictator-now = { $seat } is now { $dictator }.
ability-copied = { $seat } copies the ability of { $dictator }.
you-get-facility = { $seat } gets the facility { $place }.
gets-facility = { $seat } gets a zone 1 facility.
lives-swapped = { $seat } and { $seat_with } swap everything.
father-in-front = { $card } looks over the shoulder of { $seat }.
father-leaves = { $card } leaves { $seat }.
father-given = { $seat } hands { $card } to { $seat_to }.
fathers-join = 2 founding fathers join the command deck.
hand-open = { $seat } plays with an open hand: { $card_all }.
defcon-now = DEFCON { $level }!
defcon-back = { $seat } calls Moscow: DEFCON { $level }.
milled = { $count } cards are lost: { $card_all }.
trident-surfaces = The Trident surfaces in the Gulf with { $count } warheads.
trident-dives = The Trident dives for good.
presidential-revealed = { $seat } knocks: { $presidential }.
called-away = The president is called away from { $seat }.
needs = { $seat } needs { $needed } on the d20.
bonus-now = { $seat } has { $total } now.
not-convinced = { $seat } fails to convince: { $total } of { $needed }.
convinced = { $seat } convinces the president: { $total } of { $needed }!
rearmed = { $place } of { $seat } is armed again.

## How it ended

outcome-white-house = { $seat } moves into the White House.
outcome-bunker-token = The missiles fly, and { $seat } holds token IX.
outcome-missiles = The missiles fly. Everybody loses.

## The board in words

tell-table = DEFCON { $level }, turn { $turn }
tell-decks = Command deck { $deck }, discard pile { $pile }, founding fathers { $fathers }
tell-pile-top = Top of the discard pile: { $card }
tell-trident = The Trident lies in the Gulf with { $count } warheads
tell-roadblock = Roadblock { $place_a } – { $place_b }
tell-no-fly = No-fly zones: { $timezone_all }
tell-active = ▶ { $seat }, { $dictator }, in { $place }
tell-player = { $seat }, { $dictator }, in { $place }
tell-counts = Counts { $count } disarmed, { $hand } cards (limit { $limit })
tell-copied = With the ability of { $dictator }
tell-hand = Hand: { $card_all }
tell-armed = Facility { $place } (zone { $zone }), armed
tell-disarmed = Facility { $place } (zone { $zone }), disarmed
tell-tokens = Tokens: { $token_all }
tell-father = { $card }, turn { $count }
tell-front = In front: { $card_all }
tell-bunker = In the bunker: { $card_all }
tell-stored = Stored: { $presidential }
tell-skips = Owes { $count ->
    [1] a skipped turn
   *[other] { $count } skipped turns
  }
tell-bribed = The next turn belongs to { $seat }

## The game and its options

game-title = Revenge of the Dictators
option-ff-start = Founding fathers in the deck at the start
option-defcon-cards-command = DEFCON cards in the command deck
option-defcon-cards-presidential = DEFCON cards in the presidential deck
option-oops = Presidential card “Oops”
option-defcon-start = DEFCON level at the start
option-event-text-reading = Two loose card texts: on the cards or on the levels
