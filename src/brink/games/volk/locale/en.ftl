# Wir sind das Volk! and 2+2: prompts, actions, reasons, log, results. Names and icons are in en.content.ftl.
# $seat... are players, $card... cards, $province... provinces, $site... cities, $icon... icons; _all marks several.

## What you must do; and whom we wait for

ask-take-turn = Take a card from the display or your hand and do one action with it.
wait-take-turn = { $seat } is on turn.
ask-build = Build: { $points ->
    [1] 1 build point
   *[other] { $points } build points
  } left.
wait-build = { $seat } builds.
ask-dismantle = { $price ->
    [0] { "" }
   *[other] The price of a card that is not of your colour.{ " " }
  }Which build point of { $side } is dismantled{ $price ->
    [0] { " " }({ $phase })
   *[other] { "" }
  }?{ $left ->
    [0] { "" }
   *[other] { " " }{ $left } more due after it.
  }
wait-dismantle = { $seat } dismantles 1 build point of { $side }.
ask-run-down = Which eastern factory is run down ({ $phase })?{ $left ->
    [0] { "" }
   *[other] { " " }{ $left } more due after it.
  }
wait-run-down = { $seat } picks a factory that is run down.
ask-raise-standard = Raise living standard: up to { $count } more; { $points } of the card value left for what the economy lacks.
wait-raise-standard = { $seat } raises living standard.
ask-assign-hamburg = Which province does Hamburg count for{ $ending ->
    [0] { "" }
   *[other] { " " }({ $phase })
  }?
wait-assign-hamburg = { $seat } decides where Hamburg counts.
ask-assign-abroad = Which province does the factory { $site } count for?
wait-assign-abroad = { $seat } decides where the factory { $site } counts.
ask-choose-icon = Which icon is next? Left: { $count }.{ $ignores ->
    [0] { "" }
   *[other] { " " }You may ignore one arrow or icon.
  }{ $converts ->
    [0] { "" }
   *[other] { " " }You may move dominance instead of prestige.
  }
wait-choose-icon = { $seat } carries out an event.
ask-apply = { $of ->
    [automatic] Automatic event { $card }.{ " " }
    [arms] Arms-race card “{ $arms_card }”.{ " " }
    [conflict] Conflict card “{ $conflict_card }”.{ " " }
   *[other] { "" }
  }Where? { $icon }.{ $why ->
    [arms] { " " }The arms race lets you decide.
    [coat] { " " }It bears your coat of arms.
    [colour] { " " }It is in your colour.
    [drawn] { " " }You drew the card.
   *[other] { "" }
  }{ $printed ->
    [0] { $left ->
        [0] { "" }
       *[other] { " " }After it { $left } more.
      }
    [1] { "" }
   *[other] { " " }{ $nth } of { $printed }.
  }
wait-apply = { $of ->
    [automatic] Automatic event { $card }.{ " " }
    [arms] Arms-race card “{ $arms_card }”.{ " " }
    [conflict] Conflict card “{ $conflict_card }”.{ " " }
   *[other] { "" }
  }{ $seat } decides where: { $icon }.{ $why ->
    [arms] { " " }That is due to the arms race.
    [coat] { " " }That is due to its coat of arms.
    [colour] { " " }That is due to its colour.
   *[other] { "" }
  }
ask-place-unrest = A marker is at its left end: where do you place 1 unrest?
wait-place-unrest = { $seat } places 1 unrest.
ask-remove-unrest = { $bonus ->
    [0] Where do you remove 1 unrest?
   *[other] A marker is at its right end: where do you remove 1 unrest?
  }
wait-remove-unrest = { $seat } removes 1 unrest.
ask-prestige-bonus = Prestige is at its end: remove 1 unrest at home or place 1 on the other side.
wait-prestige-bonus = { $seat } picks the bonus for prestige at its end ({ $side }).
ask-supplier-protest = West Berlin has a new mass protest: put another one on a supplier.{ $left ->
    [0] { "" }
   *[other] { " " }{ $left } more to put after it.
  }
wait-supplier-protest = { $seat } puts a mass protest on a supplier of West Berlin.
ask-send-socialist = There are too few socialists for all: where does the next one replace 1 unrest? Left in the box: { $count }.
wait-send-socialist = { $seat } sends socialists against mass protests.
ask-after-action = Send the police ({ $count ->
    [1] 1 card
   *[other] { $count } cards
  } ready) or end your turn.
wait-after-action = { $seat } may send the police.
ask-send-police = Where does the police remove 1 unrest?{ $left ->
    [0] { "" }
   *[other] { " " }{ $left } more after it.
  }
wait-send-police = { $seat } sends the police.
ask-pay-special = The price of the special card: discard a hand card or let the other side draw one.
wait-pay-special = { $seat } pays for the special card.
ask-guillaume = Guillaume reports: look at West's hand or at the top 2 cards of the deck?
wait-guillaume = { $seat } listens to Guillaume.
ask-swap-hand = Swap one of West's cards for one of yours?
wait-swap-hand = { $seat } looks at West's hand.
ask-swap-deck = Swap one of the two cards for one of yours, or take one out of the game?
wait-swap-deck = { $seat } looks at the top of the deck.
ask-keep-hand = Discard hand cards of the last decade one by one, or keep the rest (in hand: { $count }).
wait-keep-hand = { $seat } looks through old hand cards.
ask-choose-prestige = Prestige of { $side }: which space do you carry out?
wait-choose-prestige = { $seat } picks a space of the prestige track.
ask-choose-prestige-icon = Which icon is next? Left: { $count }.
wait-choose-prestige-icon = { $seat } carries out a space of the prestige track.
ask-lose-sector = Which sector of West Berlin loses 1 living standard? At most { $count } to go.
wait-lose-sector = { $seat } picks a sector that loses living standard.
ask-pressure = { $province } lives better than its neighbours: which one gets the unrest ({ $unrest })?
wait-pressure = { $seat } decides which neighbour of { $province } gets the unrest.
ask-dismiss-socialist = Where does a socialist leave? 1 unrest takes its place.{ $left ->
    [0] { "" }
   *[other] { " " }{ $left } more after it.
  }
wait-dismiss-socialist = { $seat } takes socialists out of the provinces.
ask-bring-back = The Stasi is gone: where does unrest return? { $count ->
    [1] 1 more
   *[other] { $count } more
  }, 1 per province.
wait-bring-back = { $seat } decides where unrest returns.

## Actions

do-remove-unrest = { $card }: remove 1 unrest
    .heading = Remove 1 unrest
    .label = { $card }
do-build = { $card }: build
    .heading = Build
    .label = { $card }
do-build-or-nowhere = { $card }: build{ $nowhere ->
    [1] { " " }(nowhere possible)
   *[other] { "" }
  }
    .heading = Build{ $nowhere ->
        [1] { " " }(nowhere possible)
       *[other] { "" }
      }
    .label = { $card }
cost = { $cost } of the card value
do-raise = { $card }: raise living standard
    .heading = Raise living standard
    .label = { $card }
do-raise-or-nowhere = { $card }: raise living standard{ $nowhere ->
    [1] { " " }(nowhere possible)
   *[other] { "" }
  }
    .heading = Raise living standard{ $nowhere ->
        [1] { " " }(nowhere possible)
       *[other] { "" }
      }
    .label = { $card }
do-event = { $card }: trigger the event
    .heading = Trigger the event
    .label = { $card }
do-police = Send the police to { $province }
    .heading = Send the police to
    .label = { $province }
do-factory = Build a factory: { $site }
    .heading = Build a factory
    .label = { $site }
do-line = Build infrastructure: { $line }
    .heading = Build infrastructure
    .label = { $line }
do-half = Build infrastructure: { $line }, at { $site_end }
    .heading = Build infrastructure
    .label = { $line }, at { $site_end }
do-dismantle-factory = Dismantle a factory: { $site }
    .heading = Dismantle a factory
    .label = { $site }
do-dismantle-line = Dismantle infrastructure: { $line }
    .heading = Dismantle infrastructure
    .label = { $line }
do-dismantle-half = Dismantle infrastructure: { $line }, at { $site_end }
    .heading = Dismantle infrastructure
    .label = { $line }, at { $site_end }
do-run = Run down { $site }
    .heading = Run down
    .label = { $site }
do-repair = Repair { $site }
    .heading = Repair
    .label = { $site }
do-close = Close { $site }
    .heading = Close
    .label = { $site }
do-at = { $province }
do-sector = { $sector } (West Berlin)
    .heading = West Berlin
    .label = { $sector }
do-assign = { $province }
do-move = { $province } → { $province_to }
    .heading = From { $province }
    .label = to { $province_to }
do-calm = Remove 1 unrest: { $province }
    .heading = Remove 1 unrest
    .label = { $province }
do-stir = Place 1 unrest: { $province }
    .heading = Place 1 unrest
    .label = { $province }
do-space = Carry out space { $space }
do-space-with-icons = Space { $space }: { $icon_all }
do-icon = { $icon }
do-icon-left = { $icon }{ $count ->
    [1] { "" }
   *[other] { " " }(1 of { $count })
  }
do-convert = Move dominance instead of: { $icon }
do-ignore = Ignore “{ $icon }”
do-ignore-left = Ignore the left arrow: “{ $icon }”
do-ignore-right = Ignore the right arrow: “{ $icon }”
do-rest = Carry out the rest in printed order
do-rest-giving-up = { do-rest }{ $ignores ->
    [0] { "" }
   *[other] , ignoring nothing
  }{ $converts ->
    [0] { "" }
   *[other] , moving prestige, not dominance
  }
do-discard = Discard { $card }
    .heading = Discard
    .label = { $card }
do-yield = Let the other side draw a card
do-yield-to = Let { $seat } draw a card
do-look-hand = Look at West's hand
do-look-deck = Look at the deck
do-swap = Take { $card }, give { $card_own }
    .heading = Take { $card } and give
    .label = { $card_own }
do-remove = Take { $card } out of the game
    .heading = Take out of the game
    .label = { $card }
do-done = Done
do-keep-police = Keep police ready
do-keep-rest = Keep the rest
do-swap-nothing = Swap nothing

## Why not

berlin-once = Only one living standard per action may go to West Berlin.
deck-empty = The deck is empty.
economy-too-weak = { $province }: the economy lacks { $lacking }; the card pays at most 2 per province and has { $points } left.
enough-here = { $province }: no more than { $count } here.
factory-stands = { $site }: a factory stands there already.
hand-empty = West has no hand cards.
icon-later = Not possible now, perhaps after another icon: { $icon }.
infrastructure-first = { $site }: dismantle the infrastructure at the factory first.
line-complete = This connection is complete.
half-stands = The piece at { $site } stands already.
no-city-of-yours = { $site }: you cannot build a factory there.
no-factory = { $site }: there is no factory.
no-factory-beside = Neither { $site } nor { $site_other } has a factory.
no-protest-there = { $province }: there is no mass protest.
no-socialist = { $province }: there is no socialist.
no-standard = { $province }: there is no living standard to lose.
no-unrest = { $province }: there is no unrest.
no-unrest-at-all = There is no unrest on your side.
not-dismantled = { $site }: an external factory is never dismantled.
not-run-down = { $site }: no run-down factory stands there.
run-down-already = { $site }: the factory is run down already.
not-weaker = { $province } lives no worse.
not-your-event = { $card } is an event of the other side.
not-your-line = This connection lies on the other side.
nothing-built = Nothing is built there.
nothing-to-pay = With this card it costs 1 build point, and you have none to dismantle.
one-a-province = { $province } has had one already.
other-country = { $site } lies in another country.
police-used = All police power cards have been used in this decade.
protest-blocks = A mass protest stops all building in { $site }.
run-down-stays = { $site }: a run-down factory cannot be dismantled.
sector-empty = { $sector }: there is no living standard.
sector-first = { $sector }: another sector has less, and it comes first.
special-is-red = { $card }: only the red side plays the special card.
supplier-too-poor = { $province } would not have more living standard than West Berlin.
too-many-cards = Keep { $count } cards at most.

## The log

second-half = The second half of the decade begins.
mark-second-half = Half-decade
decade-begins = Decade { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  } begins.
display = On display: { $card_all }.
you-drew = You draw { $card }.
drew = { $seat } draws a card.
you-discarded = You discard { $card }.
discarded = { $seat } discards a card.
special-lets-draw = { $seat } pays for the special card: { $seat_drawer } may draw.
plays = { $seat } plays { $card }: { $verb ->
    [remove-unrest] remove unrest
    [build] build
    [raise] raise living standard
    [credit] take a credit
    [engage] arms race
    [event] the event
   *[other] action
  }.
factory-built = Factory built: { $site }.
factory-dismantled = Factory dismantled: { $site }.
factory-dismantled-by = { $seat } has a factory dismantled: { $site }.
factory-run-down = Factory run down: { $site }.
factory-run-down-by = { $seat } has a factory run down: { $site }.
factory-repaired = Factory repaired: { $site }.
line-built = Infrastructure built: { $site } – { $site_other }.
piece-built = Infrastructure built: { $site } – { $site_other }, the piece at { $site_end }.
line-dismantled = Infrastructure dismantled: { $site } – { $site_other }.
line-dismantled-by = { $seat } has infrastructure dismantled: { $site } – { $site_other }.
piece-dismantled = Infrastructure dismantled: { $site } – { $site_other }, the piece at { $site_end }.
piece-dismantled-by = { $seat } has infrastructure dismantled: { $site } – { $site_other }, the piece at { $site_end }.
# Logs of earlier releases have the next three; the end that the half lies next to comes first in them.
half-built = Infrastructure built: { $site } – { $site_other }, the piece at { $site }.
half-dismantled = Infrastructure dismantled: { $site } – { $site_other }, the piece at { $site }.
half-dismantled-by = { $seat } has infrastructure dismantled: { $site } – { $site_other }, the piece at { $site }.
abroad-closed = Factory abroad closed: { $site }.
abroad-counts = The factory { $site } counts for { $province }.
hamburg-belongs = Hamburg counts for { $province }.
standard-rises = Living standard in { $province } rises to { $count }.
standard-falls = Living standard in { $province } falls to { $count }.
sector-rises = { $sector }: living standard rises to { $count }.
sector-falls = { $sector }: living standard falls to { $count }.
unrest-comes = { $province }: +{ $count } unrest.
unrest-goes = { $province }: −{ $count } unrest.
unrest-moves = 1 unrest moves: { $province } → { $province_to }.
protest-arises = Mass protest in { $province }. { $side } now has { $count }.
protest-ends = A mass protest in { $province } ends. { $side } now has { $count }.
supplier-protests = For West Berlin { $province } gets a mass protest as well.
supplier-calms = With a mass protest in West Berlin the one it put on { $province } goes as well.
supplier-protest-arises = { supplier-protests } { $side } now has { $count }.
supplier-protest-ends = { supplier-calms } { $side } now has { $count }.
socialist-calms = A socialist replaces 1 unrest in { $province }.
socialist-leaves = A socialist leaves { $province }.
socialists-come = { $count ->
    [1] 1 socialist joins
   *[other] { $count } socialists join
  } the box.
socialists-go = { $count ->
    [1] 1 socialist leaves
   *[other] { $count } socialists leave
  }.
socialists-too-few = Socialists that must leave: { $count }; the East has { $there }.
socialists-too-many = Socialists that come: { $count }; the supply has { $room }.
police-power = { $card }: East gets a police power card.
police-acts = { $card }: the police acts in { $province }.
wall-built = The Wall is built.
wall-falls = The Wall is gone.
stasi-disbanded = The Stasi is disbanded; { $count ->
    [0] no unrest returns
   *[other] { $count } unrest returns
  }.
guillaume-hand = { $seat } has seen West's hand.
guillaume-deck = { $seat } has seen the top of the deck.
guillaume-swaps = { $seat } swaps a card.
guillaume-removes = { $seat } takes a card of the deck out of the game.
guillaume-swaps-hand = { $seat } takes { $card } from West's hand and gives { $card_own }.
guillaume-swaps-deck = { $seat } takes { $card } from the deck and leaves { $card_own } in its place.
guillaume-removes-card = { $seat } takes { $card } out of the deck and out of the game.
marker-moves = { $track }: 1 step towards { $side }, now at { $space }.
beyond-the-end = { $track }: the marker stands at its end, so { $side } gets a bonus.
bonus-lost = There is no unrest to remove ({ $side }): the bonus is lost.
arrows-cancel = { $icon }. The arrows cancel each other out: the marker stays where it is.
icon-lost = “{ $icon }” is lost.
ignored = { $seat } ignores “{ $icon }”.
converted = { $seat } moves dominance instead of prestige.
phase = End of the decade: { $phase }
flight-parts = How it adds up: flight icons { $icons }; red stars of police power +{ $police }; best living standard in the West +{ $best }; worst in the East −{ $worst }; mass protest in the East +{ $east }, in the West −{ $west }.
flight = Flight level { $level }: East loses { $count ->
    [1] 1 build point
   *[other] { $count } build points
  }.
behind-the-wall = The Wall stops the flight, at a price.
nothing-left = The East must dismantle 1 build point more and has none left.
prestige-space = Prestige: { $side } carries out space { $space }.
on-start-space = { $track }: the marker stands on the start space, so nobody gets anything.
no-reward = { $track }: the marker stands on the start space, so nobody takes a reward.
balance-parts = How it adds up: marker { $marker }; eastern provinces whose export factory is worth at least { $worst }: +{ $competing }; living standard in the East: −{ $standard }.
balance = Western currency: balance { $balance }.
pressure = { $province } lives better than { $province_to }.
protests = Mass protests: West { $west }, East { $east }.

## How it ended

outcome-insolvency = The East is bankrupt: the West wins.
outcome-socialism-fails = Socialism has failed: the West wins.
outcome-triumph-of-socialism = The triumph of socialism: the East wins.
outcome-west-collapses = The West collapses: the East wins.
outcome-east-collapses = We are the people! The East collapses: the West wins.
outcome-both-collapse = Both states collapse: the East wins.
outcome-east-endures = The East has held out to the end and wins.

## The board in words

tell-decade = Decade { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  } of IV, part { $part }
tell-phase = End of the decade: { $phase }
tell-active = On turn: { $seat }
tell-tracks = Tracks
tell-marker-start = { $track }: on the start space
tell-marker = { $track }: { $space } for { $side }
tell-space = Space { $space }: { $icon_all }
tell-cubes = Socialists: { $box } in the box, { $placed } in provinces, { $left } in the supply
tell-wall = The Wall stands
tell-stasi-gone = The Stasi is disbanded: police icons do nothing
tell-police = Police power card { $card }: { $red ->
    [1] red star
   *[other] pale star
  }, { $used ->
    [1] used in this decade
   *[other] ready
  }
tell-state = { $side }: { $count ->
    [1] 1 mass protest
   *[other] { $count } mass protests
  }
tell-province = { $province }: unrest { $unrest }, mass protests { $protests }, living standard { $standard }
tell-borrowed = Of these for West Berlin: { $count }
tell-socialists = Socialists here: { $count }
tell-sector = { $sector }: living standard { $standard }, supplied by { $province }
tell-across = Across the border: { $province_all }
tell-economy = Economy { $economy }, export factory { $export }
tell-no-factory = Economy { $economy }, no factory
tell-factory = Factory { $site }: value { $value }{ $down ->
    [1] , run down
   *[other] { "" }
  }
tell-empty = Without factory: { $site_all }
tell-abroad = External factory { $site }: value { $value }, counts for { $province }
tell-abroad-idle = External factory { $site }: not connected
tell-lines = Connections: { $side }
tell-lines-working = Working: { $line_all }
tell-lines-idle = Built, a factory is missing: { $line_all }
tell-lines-begun = Half built (1 of 2): { $line_all }
tell-half = Half built: { $line }, at { $site }
tell-lines-open = Not built: { $line_all }
tell-lines-double = Not built, 2 pieces each: { $line_all }
tell-display = Card display
tell-card = { $number } { $card }: { $colour ->
    [yellow] yellow
    [red] red
    [dual] dual
    [blue] blue
    [green] green
   *[other] black
  }, value { $value }
tell-card-two = { $number } { $card }: { $colour ->
    [yellow] yellow
    [red] red
    [dual] dual
    [blue] blue
    [green] green
   *[other] black
  }, value { $west } for yellow, { $east } for red
tell-special = { $number } { $card }: special card, event only
tell-flight = Flight icons: { $count }
tell-icon = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
tell-hand = Hand of { $seat }: { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
tell-hidden = { $count ->
    [1] 1 hidden card
   *[other] { $count } hidden cards
  } of decade { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  }
tell-piles = Piles
tell-deck = Deck: { $count ->
    [1] 1 card
   *[other] { $count } cards
  }
tell-deck-known = You know of the deck, from the top: { $card_all }
tell-played = Played in this decade: { $card_all }
tell-past = Played earlier: { $card_all }
tell-aside = Out of the game unseen: { $count }
tell-aside-known = Of these you know: { $card_all }
tell-forecast = If the decade ended now
tell-forecast-rest = What is still to come in this end of decade
forecast-draws = Space race: { $power } draws a card of the next decade
forecast-reward = Dominance: { $power } carries out space { $space }
forecast-income = { $power }: income ${ $amount }
forecast-power = { $power } then: treasury { $money }, victory points { $points }
forecast-wall = The Wall: prestige 1 towards West, East dismantles { $count }
forecast-flight = Flight level { $level }: East dismantles { $count }
forecast-flight-rest = Flight or Wall: East still dismantles { $count }
forecast-prestige = Prestige: { $side } carries out space { $space }
forecast-prestige-loss = Prestige: East loses build points or factories: { $count }
forecast-balance = Western currency: balance { $balance }
forecast-run-down = Western currency: eastern factories run down: { $count }
forecast-dismantled = Western currency: no factory left to run down, East dismantles { $count }
forecast-police = Police costs: East dismantles { $count }
forecast-standard = { $province } loses living standard: { $count }
forecast-envy = Internal comparison: unrest in { $province }: { $count }
forecast-pressure = East-West comparison: unrest from { $province } to { $province_to }: { $count }
forecast-socialists-come = Socialists: { $count } would come
forecast-socialists-go = Socialists: { $count } would go
forecast-protests = Mass protests, { $side }: { $count }
forecast-open = How it ends depends on choices:
forecast-wins = Winner: { $side }
forecast-power-wins = Winner: { $power }
forecast-ending = { $how ->
    [insolvency] The East could not pay: insolvency
    [socialism-fails] Socialism would fail
    [triumph-of-socialism] Socialism would triumph
    [west-collapses] The West would collapse
    [east-collapses] The East would collapse
    [both-collapse] Both states would collapse
    [east-endures] The East would have held out
    [arms-race] Victory in the arms race
    [space-race] Victory in the space race
   *[other] The game would go on
  }

## The game

game-title = Wir sind das Volk!
game-about = Two Germanies, forty years, one wall. Build up the economy, raise living standards, keep the streets calm, and outlast the other side.

## 2+2: what you must do

ask-take-two-turn = { $red ->
    [0] Take a card from the display or your hand and do one action with it.
   *[other] You are in the red: take a credit, or trigger an event that pays you.
  }{ $last ->
    [0] { "" }
   *[other] { " " }If you take one of the two cards on display, the event of the other happens by itself.
  }
wait-take-two-turn = { $seat } is on turn.
ask-keep-older = Discard hand cards of the last decade one by one, or keep the rest (in hand: { $count }).
wait-keep-older = { $seat } looks through old hand cards.
ask-discard-one = From the space race you have one card more. Discard { $count ->
    [1] 1 card
   *[other] { $count } cards
  } of your choice.
wait-discard-one = { $seat } discards a card.
ask-who-draws = Both superpowers draw an arms-race card: which one first?
wait-who-draws = { $seat } says which superpower draws first.
ask-choose-arrow = Move dominance or prestige 1 space, to either side.
wait-choose-arrow = { $seat } moves dominance or prestige.
ask-dominance-bonus = Dominance is at its end: take $1 or remove 1 unrest at home. “Done” gives it up.
wait-dominance-bonus = { $seat } picks the bonus for dominance at its end.
ask-ignore-one = Automatic event { $card }: your lead in the arms race lets you ignore one arrow or icon.
wait-ignore-one = { $seat } may ignore one arrow or icon of { $card }.
ask-choose-reward = Dominance { $space }: which space do you carry out?
wait-choose-reward = { $seat } picks a space of the dominance track.

## 2+2: actions

do-engage = { $card }: take part in the arms race
    .heading = Take part in the arms race
    .label = { $card }
do-credit = { $card }: take a credit
    .heading = Take a credit
    .label = { $card }
do-draws-first = { $power } draws first
do-push = { $track }: move 1 towards { $colour }
    .heading = Move: { $track }
    .label = 1 towards { $colour }
do-take-money = Take $1
do-ignore-nothing = Ignore nothing

## 2+2: why not

arms-race-banned = { $card } shows the ban on the arms race.
arms-race-over = You stand at the end of the arms-race track.
in-the-red = In the red (treasury { $money }) you may only take a credit or trigger an event that pays you.
event-earns-nothing = In the red you may trigger an event only if it pays you: { $card } does not.
must-earn = You are in the red and may not ignore your money: { $icon }.
not-the-early-card = { $card } has only just come; discard an older card.

## 2+2: the log

table-talk = Table talk: { $talk ->
    [none] none
    [hints] hints are allowed, but nothing about hand cards
   *[other] free, but nothing about hand cards
  }.
turn-order = Turn order: { $seat_all }.
mark-sub-decade = Sub-decade
sub-decade = Sub-decade { $part ->
    [1] A
    [2] B
   *[other] C
  } begins.
automatic-event = Automatic event: { $card }.
automatic-empty = { $card }: nothing changes. All its icons are only for whoever triggers it.
power-marker-moves = { $track }: 1 step towards the { $power }, now at { $space }.
power-beyond-the-end = { $track }: the marker stands at its end, so the { $power } gets a bonus.
marker-stays = { $track }: the marker stands at its end and stays there.
victory-space = { $track }: the { $power } stands on a victory space and wins at the end of the decade, unless pushed back.
arms-drawn = Arms race, { $power }: { $arms_card }.
conflict-drawn = Conflict, { $power }: { $conflict_card }.
reshuffled = The { $deck ->
    [arms] arms-race
   *[other] conflict
  } deck is shuffled anew.
money-comes = { $power }: +${ $amount }, treasury { $money }.
money-goes = { $power }: −${ $amount }, treasury { $money }.
dove-goes = A dove of peace is flipped; { $doves ->
    [0] none is left
    [1] 1 is left
   *[other] { $doves } are left
  }.
dove-returns = A dove of peace returns; { $doves ->
    [1] there is 1
   *[other] there are { $doves }
  }.
peacemaker = { $seat } keeps { $card } as a peacemaker.
arms-cost-rises = From now on each arms-race step costs $1 more.
soviet-malus-comes = From now on values count 1 less when the Soviet Union builds or raises living standard; credits keep theirs.
you-drew-early = From the next decade's deck you draw { $card }.
drew-early = { $seat } draws a card from the next decade's deck.
no-next-decade = { $power } draws no card: there is no decade after this one.
reward-space = Dominance: { $power } carries out space { $space }.
points-compared = Victory points: USA { $usa }, Soviet Union { $soviet }.
button-pressed = { $seat } presses the red button.

## 2+2: how it ended

outcome-arms-race = { $seat } wins the arms race.
outcome-space-race = { $seat } wins the space race.
outcome-nuclear-war = Nuclear war: { $seat } pressed the red button.
outcome-two-insolvency = The East is bankrupt: the yellow side wins.
outcome-two-socialism-fails = Socialism has failed: the yellow side wins.
outcome-two-triumph-of-socialism = The triumph of socialism: the red side wins.
outcome-two-west-collapses = The West collapses: the red side wins.
outcome-two-east-collapses = We are the people! The East collapses: the yellow side wins.
outcome-two-both-collapse = Both states collapse: the red side wins.
outcome-two-east-endures = The East has held out to the end: the red side wins.
winner = Winner: { $seat_all }.
winners = Winners: { $seat_all }.
peacemakers-counted = Peacemakers: USA { $usa }, Soviet Union { $soviet }, West { $west }, East { $east }.

## 2+2: the board in words

tell-order = Turn order: { $seat_all }
tell-automatic = An automatic event is going on
tell-arms-now = Now: arms-race card “{ $arms_card }”
tell-conflict-now = Now: conflict card “{ $conflict_card }”
tell-cold-war = The Cold War
tell-power-marker = { $track }: { $space } ({ $power }), { $points ->
    [1] 1 victory point
   *[other] { $points } victory points
  }
tell-advantage = Advantage in automatic events ({ $power }): decides where icons go{ $level ->
    [1] { "" }
   *[other] , also those with the opponent's coat of arms
  }{ $level ->
    [1] { "" }
    [2] { "" }
   *[other] , and may ignore one arrow or icon
  }
tell-victory-space = This is a victory space
tell-income = Income at the end of the decade: USA ${ $usa }, Soviet Union ${ $soviet }
tell-treasury = { $power }: treasury { $money }, { $points ->
    [1] 1 victory point
   *[other] { $points } victory points
  }
tell-doves = Doves of peace: { $count } of 6
tell-arms-cost = Each arms-race step costs $1 more
tell-soviet-malus = Values count 1 less when the Soviet Union builds or raises living standard, not for credits
tell-arms-deck = Arms-race cards in the deck: { $count }
tell-arms-last = Last drawn: { $arms_card }
tell-conflict-deck = Conflict cards in the deck: { $count }
tell-conflict-last = Last drawn: { $conflict_card }
tell-cell = { $power }: { $icon_all }
tell-stack = Cards of 2+2 for a later sub-decade: { $count }
tell-peacemakers = Peacemakers of { $seat }: { $count } ({ $card_all })
tell-ban = Ban on the arms race
tell-shaded = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon } (not in an automatic event)
tell-beside = If that superpower's side plays the value: { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
tell-below = If the value is played: { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
option-table-talk = What allies may say to each other
option-table-talk-none = nothing
option-table-talk-hints = hints, but nothing about hand cards
option-table-talk-free = everything but hand cards
## Great moments

moment-phase = End of the decade
moment-decade = A new decade
moment-protest-bad = Mass protest
moment-protest-over-good = A mass protest ends
moment-wall = The Wall
moment-wall-gone = The Wall falls
moment-stasi = The end of the Stasi
moment-automatic = Automatic event
moment-arms = Arms race
moment-conflict = Conflict
moment-dove-bad = A dove is flipped
moment-dove-good = A dove returns
moment-victory-space = Within reach of victory
moment-button-bad = The red button
moment-played = A card is played
moment-ignored = An icon is ignored
moment-instead = Dominance instead of prestige
moment-lost = An icon is lost
