# Revenge of the Dictators: prompts, actions, reasons, log, results. Names and card texts are in en.content.ftl.
# $seat... are players, $card... cards, $place... places, $timezone... time zones; _all marks several.

## What you must do; and whom we wait for

travel-left = { $travel ->
    [1] , travel included
    [2] , but no travel: House Arrest
    [3] , and one more travel by road
   *[0] , travel spent
  }
free-left = { $free ->
    [0] { "" }
   *[other] { ", or use what costs none" }
  }
ask-take-action = { $bought ->
    [1] { $left ->
        [0] You bought this turn of { $seat_whose }. It has no actions left: end it{ free-left }.
       *[other] You bought this turn of { $seat_whose }: spend its actions ({ $left } left{ travel-left }) or end it.
      }
   *[0] { $left ->
        [0] No actions left. End your turn{ free-left }.
       *[other] Spend your actions ({ $left } left{ travel-left }) or end your turn.
      }
  }
wait-take-action = { $seat } is on turn ({ $left ->
    [one] 1 action
   *[other] { $left } actions
  } left).
ask-aim = { $card }: { aim }
wait-aim = { $seat } aims { $card }.
ask-card-announced = { $seat } plays { $card }. { will } Stop it?
wait-card-announced = { $seat_by } plays { $card }. { will } { $seat } may answer.
window-card-announced = Cards that are played
ask-interrupt-announced = { $seat } interrupts with { $card }. { will } Stop that?
wait-interrupt-announced = { $seat_by } interrupts with { $card }. { will } { $seat } may answer.
window-interrupt-announced = Interruptions by others
ask-travel-announced = { $seat } sets out by road for { $place }. Stop the journey?
wait-travel-announced = { $seat_by } sets out by road for { $place }. { $seat } may stop the journey.
window-travel-announced = Journeys
ask-flight-announced = { $seat } takes off for { $place }. Stop the flight?
wait-flight-announced = { $seat_by } takes off for { $place }. { $seat } may stop the flight.
window-flight-announced = Flights
ask-moved = { $blown ->
    [0] { $seat } has arrived in { $place }. Answer the move?
   *[other] { $seat } had arrived in { $place } and stands in { $place_now } now. Answer the move?
  }
wait-moved = { $blown ->
    [0] { $seat_by } has arrived in { $place }. { $seat } may answer the move.
   *[other] { $seat_by } had arrived in { $place } and stands in { $place_now } now. { $seat } may answer the move.
  }
window-moved = Moves that were made
ask-die-rolled = { $seat } { roll-result } Have it rolled again? That needs { $least } or more ({ $odds } %).
wait-die-rolled = { $seat_by } { roll-result } { $seat } may have it rolled again ({ $least } or more: { $odds } %).
window-die-rolled = Rolls of the die
ask-disarm-result = { $seat } is about to disarm { $target ->
    [warhead] a warhead
   *[facility] { $place }
  }. Prevent it?
wait-disarm-result = { $seat_by } is about to disarm { $target ->
    [warhead] a warhead
   *[facility] { $place }
  }. { $seat } may prevent it.
window-disarm-result = Disarming
ask-president-revealed = The president receives { $seat }, who needs { $needed } or more on the d20 ({ $odds } %). Call him away?
wait-president-revealed = The president receives { $seat_by }, who needs { $needed } or more on the d20 ({ $odds } %). { $seat } may call him away.
window-president-revealed = Visits to the president
ask-convince-rolled = { $seat_roller } has { $total }, { $needed } are needed. Change the result?
wait-convince-rolled = { $seat } may change the result of { $seat_roller } ({ $total }, { $needed } needed).
window-convince-rolled = Rolls before the president
ask-card-drawn = { $seat } drew a card. Intercept it?
wait-card-drawn = { $seat } may intercept the card.
window-card-drawn = Cards that are drawn
ask-effect-hits = { blow } Avert it?
wait-effect-hits = { will } { $seat } may avert it.
window-effect-hits = Blows against you
ask-confront = { $bought ->
    [1] You bought this turn of { $seat_whose }, who is in Washington D.C. Confront the president? If he is in, { $needed } or more on the d20 ({ $odds } %) wins the game for { $seat_whose }.
   *[0] You are in Washington D.C. Confront the president? If he is in, you need { $needed } or more on the d20 ({ $odds } %).
  }
wait-confront = { $seat } stands before the White House.
ask-choose-ability = Whose ability do you copy?
wait-choose-ability = { $seat } chooses an ability to copy.
ask-discard-excess = Discard { $count ->
    [one] a card
   *[other] { $count } cards
  }: your hand limit is { $limit }.
wait-discard-excess = { $seat } discards down to the hand limit.
ask-order-discards = You lose these cards ({ $count }). Which goes to the discard pile next?
wait-order-discards = { $seat } orders the lost cards.
ask-discard-or-refuse = { $seat } threatens all: discard a card, or refuse and let the move happen.
wait-discard-or-refuse = { $seat } discards a card or refuses.
ask-standoff-move = Somebody refused: move up to { $count } states.
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
ask-bunker = { $may ->
    [store] Store a card under the bunker.
    [retrieve] Take cards back from the bunker.
   *[both] Store a card under the bunker, or take some back.
  }
wait-bunker = { $seat } opens the bunker.
ask-retrieve-more = Take back another card? In the bunker: { $count }.
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
aim = { $what ->
    [fetch] Take which card from the discard pile?
    [ride] Where does the train take you?
    [helicopter] Where do you fly to?
    [emp] In which state?
    [censor] Remove which card?
    [bribe] Whose next turn do you buy?
    [flight] Which flight do you take?
    [abroad] Where abroad?
    [block] Block which road? { $left ->
        [one] One more.
       *[other] Up to { $left }.
      }
    [unblock] Clear which road? { $left ->
        [one] One more.
       *[other] Up to { $left }.
      }
    [drive] Along free roads to where?
    [ram] Past which roadblock?
    [pickpocket] Whose pocket do you pick?
    [deport] Whom do you send away?
    [spy] Whom do you spy on?
    [whirl] Where does the wind blow?
    [snow-in] Block which road from there? { $left ->
        [one] One more.
       *[other] Up to { $left }.
      }
    [close-sky] Over which time zone?
    [open-sky] Lift which no-fly zone?
    [deport-where] Where to?
   *[lay-before] In front of whom?
  }
will = { $what ->
    [fetch] { $seat_by } takes { $card_wanted } from the discard pile.
    [ride] { $seat_by } takes the train to { $place }.
    [helicopter] { $seat_by } flies to { $place }.
    [emp] Everybody in { $state } skips a turn: { $seat_all }.
    [censor] { $card_gone } in front of { $seat_whom } is removed.
    [bribe] { $seat_by } plays the next turn of { $seat_whom }.
    [standoff] All others discard a card, or { $seat_by } may move up to { $count ->
        [one] 1 state
       *[other] { $count } states
      }.
    [flight] { $seat_by } takes the flight to { $place }.
    [abroad] { $seat_by } flies to { $place }.
    [attempt] { $seat_by } tries to disarm { $target ->
        [warhead] a warhead
       *[facility] { $place }
      }.
    [attempt-for] { $seat_by } tries to disarm { $target ->
        [warhead] a warhead
       *[facility] { $place }
      }: { $needed } or more ({ $odds } %).
    [hack] { $seat_by } disarms { $target ->
        [warhead] a warhead
       *[facility] { $place }
      } without a roll.
    [extra-turn] { $seat_by } takes another turn after this one.
    [block] { $count ->
        [1] The road { $place_a } – { $place_b } is blocked.
        [2] The roads { $place_a } – { $place_b } and { $place_c } – { $place_d } are blocked.
       *[other] { $count } roads are blocked: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [snow-in] { $count ->
        [1] Snow blocks the road { $place_a } – { $place_b }.
        [2] Snow blocks the roads { $place_a } – { $place_b } and { $place_c } – { $place_d }.
       *[other] Snow blocks { $count } roads: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [unblock] { $count ->
        [1] The road { $place_a } – { $place_b } is cleared.
        [2] The roads { $place_a } – { $place_b } and { $place_c } – { $place_d } are cleared.
       *[other] { $count } roads are cleared: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [close-sky] The time zone { $timezone } becomes a no-fly zone.
    [open-sky] The no-fly zone { $timezone } is lifted.
    [open-nothing] There is no no-fly zone to lift.
    [draw] { $seat_by } draws { $count ->
        [one] a card
       *[other] { $count } cards
      }.
    [drive] { $seat_by } drives to { $place }.
    [ram] { $seat_by } drives past the roadblock to { $place }.
    [pickpocket] { $seat_by } takes a random card from { $seat_whom }.
    [deport] { $seat_whom } goes to { $place }.
    [visit] { $seat_by } goes to { $place }.
    [spy] { $seat_by } looks at the hand and the facility cards of { $seat_whom }.
    [spy-and-take] { $seat_by } looks at the hand and the facility cards of { $seat_whom } and may take a card.
    [spy-facilities] { $seat_by } looks at the facility cards of { $seat_whom }; the hand is out of reach.
    [lay-before] { $card } lies in front of { $seat_whom } for { $count ->
        [one] a turn
       *[other] { $count } turns
      }.
    [rig] { $seat_by } arranges { $count ->
        [one] the next presidential card
       *[other] the next { $count } presidential cards
      }.
    [calm] DEFCON goes back to { $level }.
    [cancel-card-announced] { $card_stopped } of { $seat_whom } has no effect.
    [cancel-interrupt-announced] { $card_stopped } of { $seat_whom } has no effect.
    [cancel-travel-announced] { $seat_whom } does not get to { $place }.
    [cancel-flight-announced] { $seat_whom } does not get to { $place }.
    [cancel-disarm-result] { $seat_whom } fails to disarm { $target ->
        [warhead] a warhead
       *[facility] { $place }
      }.
    [cancel-president-revealed] { $seat_whom } gets no audience.
    [cancel-effect-hits] { $seat_by } is spared what { $seat_whom } intended.
    [reroll] { $seat_whom } rolls again instead of the { $shown }.
    [subtract] { $seat_whom } has { $less } instead of { $total }, { $needed } is needed.
    [whirl] { $seat_whom } is blown to { $place }.
    [intercept] { $seat_by } takes the card that { $seat_whom } has drawn.
    [skip] { $seat_whom } must skip a turn.
    [lose-card] { $seat_whom } discards a random card.
    [take-card] { $seat_by } takes a card from { $seat_whom }.
    [squeeze] { $seat_whom } must give { $seat_by } a card or show a facility.
   *[asset] { $card } stays in front of { $seat_by }.
  }{ $also ->
    [skip-self] { " " }Then { $seat_by } skips a turn.
    [draw] { " " }{ $seat_by } draws { $more ->
        [one] a card
       *[other] { $more } cards
      }.
    [give-back] { " " }The card goes back to the hand of { $seat_whom }.
    [confiscate] { " " }{ $seat_by } keeps that card.
    [console] { " " }{ $seat_whom } draws { $more ->
        [one] a card
       *[other] { $more } cards
      }.
    [fine] { " " }{ $seat_whom } discards a random card.
    [fine-not] { " " }{ $seat_whom } has no card to lose.
    [ground] { " " }Where the flight was to start, a no-fly zone begins.
    [ground-not] { " " }No no-fly zone comes of it.
   *[none] { "" }
  }
blow = { $what ->
    [deport] { $seat } sends you to { $place }.
    [skip] { $seat } makes you skip a turn.
    [pickpocket] { $seat } takes a random card from your hand.
    [lose-card] { $seat } makes you discard a random card.
    [take-card] { $seat } takes { $card } from you.
   *[squeeze] { $seat } squeezes you: a card, or a look at a facility.
  }
roll-result = rolled { $shown }{ $bonus ->
    [0] { "" }
   *[other] { " " }(with the bonus { $total })
  }: { $result ->
    [success] a success
   *[failure] a failure
  }, { $needed } was needed.

## Actions

do-travel = Travel to { $place }
    .heading = Travel to
    .label = { $place }
do-fly = Fly to { $place }
    .heading = Fly to
    .label = { $place }
do-draw = Draw a card
do-draw-discard = Draw the top card of the discard pile
do-draw-top = Draw { $card } from the discard pile
do-play = Play { $card }
    .heading = Play
    .label = { $card }
do-activate = { $card }: { $ability }
    .heading = { $card }
    .label = { $ability }
do-disarm = Try to disarm
do-disarm-for = Try to disarm: { $needed } or more ({ $odds } %)
do-bully = Bully somebody near
do-dismiss = Dismiss your founding father
do-token = Use token { $token }
    .heading = Use a token
    .label = { $token }
do-end = End your turn
do-end-bought = End the turn you bought
do-interrupt = Interrupt with { $card }
    .heading = Interrupt with
    .label = { $card }
do-reroll = Roll again
do-reroll-for = Roll again: { $least } or more ({ $odds } %)
do-seize = Seize the card
do-confront = Confront the president
do-confront-for = Confront the president: { $needed } or more ({ $odds } %)
do-confront-stored = Confront with your stored card
do-decline = Not now
do-go = { $place }
do-stay = Stay where you are
do-whom = { $seat }
do-whom-with = { $card }: { $seat }
    .heading = { $card }
    .label = { $seat }
do-state = { $state }
do-state-with = { $state }: { $seat_all }
do-road = Road { $place_a } – { $place_b }
    .heading = Road
    .label = { $place_a } – { $place_b }
do-zone = { $timezone }
    .heading = Time zone
    .label = { $timezone }
do-censor = { $card } in front of { $seat }
do-censor-whose =
    { $mine ->
        [1] { $card } in front of you
       *[0] { $card } in front of { $seat }
    }
do-fetch = Fetch { $card }
    .heading = Fetch
    .label = { $card }
do-take = Take { $card }
    .heading = Take
    .label = { $card }
do-give = Give { $card }
    .heading = Give
    .label = { $card }
do-show = Show { $place }
    .heading = Show
    .label = { $place }
do-discard = Discard { $card }
    .heading = Discard
    .label = { $card }
do-store = Store { $card }
    .heading = Store
    .label = { $card }
do-retrieve = Take back { $card }
    .heading = Take back
    .label = { $card }
do-refuse = Refuse
do-done = Done
do-deepest = { $presidential } deepest
    .heading = Deepest
    .label = { $presidential }
do-keep = Keep { $presidential }
    .heading = Keep
    .label = { $presidential }
do-rearm = Arm { $place } again
    .heading = Arm again
    .label = { $place }
do-disarm-there = Disarm { $place }
    .heading = Disarm
    .label = { $place }
do-dictator = { $dictator }
do-dictator-for = { $dictator }: { $talent }
do-place-of = The place of { $seat }
    .heading = The place of
    .label = { $seat }
do-give-father = Give it to { $seat }
    .heading = Give it to
    .label = { $seat }
do-lose-hand = Discard your hand
do-skip-turn = Skip a turn

## Why not

ability-used = You have used that ability this turn.
all-in-one-place = All meeples stand in one place.
already-disarmed = { $place } is disarmed already.
already-there = You are in { $place } already.
boosted-already = This turn is itself a gift of Morale Boost.
bribed-already = The next turn of { $seat } is bought already.
bunker-full = The bunker is full: { $count }.
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
no-roadblock-anywhere = There is no roadblock to remove.
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
blocked-already = There is a roadblock already: { $place_a } – { $place_b }.
road-blocked = A roadblock bars the way from { $place_from } to { $place_to }.
second-travel = Your second travel is for a road.
somebody-in-hawaii = Somebody is in Hawaii.
token-not-now = { $token } has a moment of its own.
token-not-yours = You do not hold { $token }.
too-few-actions = That costs { $cost ->
    [one] 1 action
   *[other] { $cost } actions
  }, you have { $left } left.
travel-spent = Your travel is spent this turn.
trident-not-there = The Trident is not there.
usa-only = { $card } works only in the USA.
wrong-moment = This is not the moment for { $card }.
zone-closed = { $timezone } is closed already.

## The log

plays-dictator = { $seat } is { $dictator }.
starts = { $seat } begins.
turn = Turn { $turn }: { $seat }.
skips = { $count ->
    [0] { $seat } skips a turn.
   *[other] { $seat } skips a turn (still owed: { $count }).
  }
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
takes-discarded = { $seat } takes { $card } from the discard pile.
draws-event = { $seat } draws { $card }!
deck-rebuilt = The command deck is made anew ({ $count ->
    [one] 1 card
   *[other] { $count } cards
  }).
discarded = { $seat } discards { $card }.
plays = { $seat } plays { $card }. { will }
interrupts = { $seat } interrupts with { $card }. { will }
takes-effect = { $card } takes effect.
card-cancelled = NOPE! { $card } is stopped.
cancelled-card-goes-to = { $card } goes into the hand of { $seat }.
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
you-spy-facilities = { $seat } keeps the hand hidden; facilities: { $place_all }.
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
rolls-for = { $seat } { roll-result }
fiddles = { $seat } fiddles with the die.
bullies = { $seat } leans on { $seat_on }.
rolls-anew = Once more: { $seat } { roll-result }
disarm-failed = The attempt of { $seat } fails.
foiled = The attempt of { $seat } at { $place } is foiled.
disarmed = { $seat } disarms { $place } ({ $count ->
    [one] 1 counts
   *[other] { $count } count
  } now).
warhead-disarmed = { $seat } disarms a warhead ({ $count } left).
you-got-token = { $seat } takes { $token }.
got-token = { $seat } takes a token.
token-used = { $seat } uses { $token }.
tokens-cleared = { $seat } clears all tokens off the board.
takes-free = { $seat } takes, free this turn: { $card_all }.
you-take = { $seat } takes { $card_all }.
takes = { $seat } takes { $count ->
    [one] a card
   *[other] { $count } cards
  }.
you-keep = { $seat } keeps { $presidential }.
keeps = { $seat } keeps a presidential card.
dictator-now = { $seat } is now { $dictator }.
ability-copied = { $seat } copies the ability of { $dictator }.
you-get-facility = { $seat } gets the facility { $place }.
gets-facility = { $seat } gets a zone 1 facility.
lives-swapped = { $seat } and { $seat_with } swap everything.
father-in-front = { $card } looks over the shoulder of { $seat }.
father-visits = { $card } drops in on { $seat }.
father-leaves = { $card } leaves { $seat }.
father-given = { $seat } hands { $card } to { $seat_to }.
new-fathers = { $count ->
    [one] A founding father joins
   *[other] { $count } founding fathers join
  } the command deck.
hand-open = { $seat } plays with an open hand: { $card_all }.
defcon-now = DEFCON { $level }!
defcon-alarm = { defcon-now }
missiles-fly = DEFCON 1: the missiles are off.
defcon-back = { $seat } calls Moscow: DEFCON { $level }.
milled = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
  } lost: { $card_all }.
trident-surfaces = The Trident surfaces in the Gulf with { $count ->
    [one] 1 warhead
   *[other] { $count } warheads
  }.
trident-dives = The Trident dives for good.
hands-lost = All players lose their hands.
presidential-revealed = { $seat } knocks: { $presidential }.
president-in = The president is in: a chance of { $odds } %.
president-out = The president is out: { $seat } turns up { $presidential }.
called-away = The president is called away from { $seat }.
needs = { $seat } needs { $needed } on the d20.
bonus-now = { $seat } has { $total } now.
not-convinced = { $seat } fails to convince: { $total }, { $needed } was needed.
convinced = { $seat } convinces the president: { $total }, { $needed } was needed!
rearmed = { $place } of { $seat } is armed again.

## Moments: the few lines of the log that get the middle of the board

moment-president-out-bad = Nobody home
moment-called-away-bad = Something came up
moment-repelled-bad = Shown the door
moment-convinced = Welcome to the White House
moment-disarmed-good = One bomb fewer
moment-armed-bad = Wrong wire
moment-foiled-bad = So close
moment-interrupted = Not so fast
moment-swapped = Trading places
moment-defcon-up = The alarm is louder
moment-defcon-bad = One step from midnight
moment-launch-bad = Lift-off
moment-father = A founding father frowns
moment-trident = It surfaces
moment-token = Up the sleeve
moment-skip-bad = A turn goes by

## How it ended

outcome-white-house = { $seat } moves into the White House.
outcome-bunker-token = The missiles fly, and { $seat } holds token IX.
    .before = The missiles fly: whoever holds token IX wins, else everybody loses.
outcome-missiles = The missiles fly. Everybody loses.

## The board in words

tell-table = DEFCON { $level }, turn { $turn }
tell-decks = Command deck { $deck }, discard pile { $pile }, founding fathers { $fathers }
tell-pile-top = Top of the discard pile: { $card }
tell-announced = On the table: { $card } of { $seat }. { will }
tell-on-table = On the table: { $card }
tell-on-table-of = On the table: { $card } of { $seat }
tell-trident = The Trident lies in the Gulf, warheads: { $count }
tell-roadblock = Roadblock { $place_a } – { $place_b }
tell-no-fly = No-fly zones: { $timezone_all }
tell-active = ▶ { $seat }, { $dictator }, in { $place }
tell-player = { $seat }, { $dictator }, in { $place }
tell-counts = Disarmed that count: { $count }, cards in hand: { $hand } (limit { $limit })
tell-copied = With the ability of { $dictator }
tell-hand = Hand: { $card_all }
tell-armed = Facility { $place } (zone { $zone }), armed
tell-disarmed = Facility { $place } (zone { $zone }), disarmed
tell-tokens = Tokens: { $token_all }
tell-father = { $turns ->
    [0] { $card }
   *[other] { $card }, turns over: { $count } of { $turns }
  }
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
game-about = Dictators race across North America to talk the president out of his office. Cards, interruptions, and a die that decides.
option-ff-start = Founding fathers in the command deck at the start
option-defcon-cards-command = DEFCON cards in the command deck
option-defcon-cards-presidential = DEFCON cards in the presidential deck
option-oops = Presidential card “Oops”
option-defcon-start = DEFCON level at the start
option-event-text-reading = Two loose card texts: on the cards or on the levels
