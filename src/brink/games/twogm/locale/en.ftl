# 2GM Tactics War Game: prompts, actions, reasons, log, results. Names and rules texts of the content are in
# en.content.ftl. $seat... are players, $card... cards, $space... spaces or HQs, $side a side; _all marks several.

## The game

game-title = 2GM Tactics War Game
game-about = A card wargame of the Second World War. Build a deck, hold the ground, take the enemy headquarters; or fight one of eight historic battles.
option-scenario = Battle Royal or a scenario
option-scenario-battle-royal = Battle Royal
option-scenario-dunkirk = { scenario-dunkirk } (1940)
option-scenario-el-alamein = { scenario-el-alamein } (1942)
option-scenario-stalingrad = { scenario-stalingrad } (1942)
option-scenario-kasserine = { scenario-kasserine } (1943)
option-scenario-prokhorovka = { scenario-prokhorovka } (1943)
option-scenario-omaha = { scenario-omaha } (1944)
option-scenario-arnhem = { scenario-arnhem } (1944)
option-scenario-bastogne = { scenario-bastogne } (1944)
option-south = South plays (Battle Royal)
option-south-us = { faction-us }
option-south-de = { faction-de }
option-south-su = { faction-su }
option-south-uk = { faction-uk }
option-north = North plays (Battle Royal)
option-north-us = { faction-us }
option-north-de = { faction-de }
option-north-su = { faction-su }
option-north-uk = { faction-uk }
option-deck-1 = Deck of player 1: a deck code, “auto”, or empty for the ready deck
option-deck-2 = Deck of player 2: a deck code, “auto”, or empty for the ready deck
option-deck-3 = Deck of player 3: a deck code, “auto”, or empty for the ready deck
option-deck-4 = Deck of player 4: a deck code, “auto”, or empty for the ready deck
option-points = Points a deck may cost (Battle Royal)
option-boards = Boards (two only with four players)
option-late-terrain = Terrain may be bought in Deployment too
option-leftover-equipment = Equipment of destroyed Infantry is left behind and can be picked up
option-extensive = Extensive terrain: some cards may be laid sideways over two or three spaces
option-rookie = Rookie with 1 AP more each turn
option-rookie-nobody = nobody
option-rookie-south = { side-south }
option-rookie-north = { side-north }
option-time-limit = Time limit in rounds (Battle Royal; 0: none); the HQ with more damage loses
option-suppression = Suppressive fire
option-suppression-to-one = leaves 1 movement
option-suppression-by-one = takes 1 movement away
option-hard-ground = Hard terrain costs
option-hard-ground-all = the whole movement
option-hard-ground-rest = what is left of the movement
option-criticals = A critical destroys if penetration is
option-criticals-higher = higher than armor
option-criticals-equal = at least equal to armor
option-anti-aircraft = Anti-aircraft guns fire
option-anti-aircraft-once = once in an enemy turn
option-anti-aircraft-always = at every attack from the air
option-difficulty-1 = Difficulty of the solo bot in seat 1
option-difficulty-2 = Difficulty of the solo bot in seat 2
option-difficulty-3 = Difficulty of the solo bot in seat 3
option-difficulty-4 = Difficulty of the solo bot in seat 4

## What you must do; and whom we wait for

ask-bid = Bid 0 to 5 AP in secret for the first turn. Your bid buys terrain; the rest of the 5 AP stays with you.
wait-bid = { $seat } makes a secret bid.
ask-buy-terrain = Buy terrain for your bid: { $ap } AP left. What you do not use is lost.
wait-buy-terrain = { $seat } buys terrain.
ask-place-terrain = { $terrain }: where?
wait-place-terrain = { $seat } places terrain: { $terrain }.
ask-widen = { $terrain } on { $space }: lay it sideways over neighbours too, for 1 AP?
wait-widen = { $seat } may lay { $terrain } sideways.
ask-mulligan = Keep your hand, or shuffle all of it back once and draw anew?
wait-mulligan = { $seat } looks at the first hand.
ask-gift = Give your General 1 of your { $ap } AP?
wait-gift = { $seat } may give 1 AP to the General.
ask-new-craft = Where does the new landing craft come?
wait-new-craft = { $seat } places a landing craft.
ask-movement = Movement: choose a unit to move, play a card, or finish ({ $ap } AP).
wait-movement = { $seat } moves units.
ask-move-unit = { $card } on { $space }, movement left: { $left }. Where to, or what else?
wait-move-unit = { $seat } moves { $card }.
ask-deployment = Deployment: bring out units and play support cards. You have { $ap } AP.
wait-deployment = { $seat } deploys.
ask-equip = { $card }: { $ap } of your { $left } AP so far. Buy equipment now or never, then place it.{ $wounds ->
    [0] { "" }
   *[other] { " " }Landing in forest, bushes or mountains or on a terrain card costs 1 wound.
  }
wait-equip = { $seat } equips { $card }.
ask-place-unit = { $card }: where?{ $wounds ->
    [0] { "" }
   *[other] { " " }Landing in forest, bushes or mountains or on a terrain card costs 1 wound.
  }
wait-place-unit = { $seat } places { $card }.
ask-airlift = Which Infantry jumps from the plane? You have { $ap } AP.
wait-airlift = { $seat } picks Infantry for the plane.
ask-shooting = Shooting: choose a unit to fire or to resolve its assault, play a card, or finish ({ $ap } AP).
wait-shooting = { $seat } fires.
ask-unit-shoots = { $card } on { $space }: fire at whom, and with what?
wait-unit-shoots = { $seat } picks a weapon of { $card }.
ask-aim = { $card }, { $weapon }: fire at what?
wait-aim = { $seat } aims: { $card }, { $weapon }.
ask-screen-at = Smoke screen of { $card }: where?
wait-screen-at = { $seat } lays a smoke screen.
ask-screen-wide = Smoke on { $space }: also left and right of it?
wait-screen-wide = { $seat } lays a smoke screen.
ask-assault-target = Assault by { $card }: against which of the two units?
wait-assault-target = { $seat } picks a target for the assault of { $card }.
ask-reaction-window = Assault by { $card_attacker } on your { $card }. Fire first?
wait-reaction-window = { $seat } may answer the assault on { $card }.
window-reaction-window = Assaults on your units
ask-assault-weapon = Assault by { $card } on { $card_target }: with which weapon?
wait-assault-weapon = { $seat } picks a weapon for the assault on { $card_target }.
ask-smoke-shell-window = Shot ({ $weapon }) at your { $card } on { $space }. Use the smoke shell?
wait-smoke-shell-window = { $seat } may hide { $card } in smoke.
window-smoke-shell-window = Shots at your units
ask-reroll = Missed. Use your one reroll of this turn?
wait-reroll = { $seat } may roll again.
ask-ambush-window = Enemy move to { $space }: { $card }. Ambush?
wait-ambush-window = { $seat } may react to the move of { $card }.
window-ambush-window = Enemy moves
ask-ambush-unit = Who ambushes { $card } on { $space }?
wait-ambush-unit = { $seat } ambushes { $card }.
ask-ambush-fire = Ambush: { $card } against { $card_target }. With which weapon?
wait-ambush-fire = { $seat } ambushes { $card_target } with { $card }.
ask-counter-window = { $seat_author } plays { $card }. Cancel it?
wait-counter-window = { $seat } may react to { $card }.
window-counter-window = Enemy support cards
ask-fighter-target = Target of { $card }?
wait-fighter-target = { $seat } picks a target for { $card }.
ask-bomb-target = Target of { $card }? All units in the area are hit, yours too.
wait-bomb-target = { $seat } picks a target for { $card }.
ask-escort = { $card } on the way to { $space }. Send fighters along?
wait-escort = { $seat } may send an escort with { $card }.
ask-intercept-window = On the way to you: { $card }. Intercept with a fighter?
wait-intercept-window = { $seat } may intercept { $card }.
window-intercept-window = Enemy airplanes on the way
ask-against = { $card }: which plane to attack in the air?
wait-against = { $seat } picks a target in the air for { $card }.
ask-flak-window = In range of your anti-aircraft guns: { $card }. Fire?
wait-flak-window = { $seat } may fire at { $card }.
window-flak-window = Airplanes in range
ask-flip-over = Flip Over: mount or unmount weapons, or finish.
wait-flip-over = { $seat } mounts weapons.
ask-discard-down = Discard { $count ->
    [1] 1 card
   *[other] { $count } cards
  }: you may keep { $limit }.
wait-discard-down = { $seat } discards.
ask-choose-unit = { $card }: on which unit?
wait-choose-unit = { $seat } picks a unit for { $card }.
ask-choose-space = { $card }: on which space?
wait-choose-space = { $seat } picks a space for { $card }.
ask-hurry = Which Infantry gets more movement? Up to { $count } more.
wait-hurry = { $seat } hurries Infantry on.
ask-reload = Which weapon of { $card } may fire again?
wait-reload = { $seat } reloads a weapon of { $card }.
ask-recall = Which Infantry comes back to your hand? Up to { $count } more.
wait-recall = { $seat } takes Infantry back from the discard pile.
ask-intercepted = Which support card must the enemy discard?
wait-intercepted = { $seat } picks a card the enemy must discard.
ask-choose-general = Which general takes command?
wait-choose-general = { $seat } picks a general.

## Actions

do-bid = Bid { $ap } AP
    .heading = Bid
    .label = { $ap } AP
do-terrain = Terrain: { $terrain }
    .heading = Terrain
    .label = { $terrain }
do-at = { $space }
    .heading = Where
    .label = { $space }
do-narrow = Only this space
do-wing = Also { $space }
do-both = Also both neighbours
do-keep = Keep
do-mulligan = Change the whole hand
do-done = Done
do-done-movement = End { phase-3 }
do-done-deployment = End { phase-4 }
do-done-shooting = End { phase-5 }
do-done-flip-over = End { phase-6 }
do-stop = End this unit's move
do-back = Back
do-play = Play { $card }
    .heading = Play
    .label = { $card }
do-unit = { $card } ({ $space })
    .heading = Unit
    .label = { $card } ({ $space })
do-give = Give 1 AP
do-go = Move to { $space }
    .heading = Move to
    .label = { $space }
do-swap = Swap places with the unit on { $space }
    .heading = Swap places with the unit on
    .label = { $space }
do-swap-met = Swap places with { $card_all } on { $space }
    .heading = Swap places with
    .label = { $card_all } ({ $space })
do-cover = Covered movement with the unit on { $space }
    .heading = Covered movement with the unit on
    .label = { $space }
do-cover-met = Covered movement with { $card_all } on { $space }
    .heading = Covered movement with
    .label = { $card_all } ({ $space })
do-leave = Leave cover, to { $space }
    .heading = Leave cover, to
    .label = { $space }
do-board = Go aboard on { $space }
    .heading = Go aboard on
    .label = { $space }
do-board-met = Go aboard { $card_all } on { $space }
    .heading = Go aboard
    .label = { $card_all } ({ $space })
do-unload = Unload { $card } to { $space }
    .heading = Unload { $card } to
    .label = { $space }
do-assault = Assault { $space }
    .heading = Assault
    .label = { $space }
do-assault-met = Assault { $card_all } on { $space }
    .heading = Assault
    .label = { $card_all } ({ $space })
do-march = March: 1 AP for +1 movement
do-ride = Ride: +1 movement, no attack this turn
do-advance = The general gives it more movement
do-pick = Pick up { $token }
    .heading = Pick up
    .label = { $token }
do-cure = Cure { $card } ({ $space })
    .heading = Cure
    .label = { $card } ({ $space })
do-repair = Repair { $card } ({ $space })
    .heading = Repair
    .label = { $card } ({ $space })
do-clear = Sappers clear { $space }
    .heading = Sappers clear
    .label = { $space }
do-shell = Smoke shell
do-evacuate = Evacuate by boat
do-exit = Leave the board
do-boat = Take an assault boat
do-scuttle = Give up the empty craft
do-deploy = Deploy { $card }
    .heading = Deploy
    .label = { $card }
do-buy = Buy { $token }
    .heading = Buy
    .label = { $token }
do-load = Bring { $card } aboard
    .heading = Bring aboard
    .label = { $card }
do-bring = Bring { $card } in its cover
    .heading = Bring in its cover
    .label = { $card }
do-escort = Escort: { $card }
    .heading = Escort
    .label = { $card }
do-escort-new = Deploy as escort: { $card }
    .heading = Deploy as escort
    .label = { $card }
do-place = Enough: place it
do-drop = Jump onto { $space }
    .heading = Jump onto
    .label = { $space }
do-bomb = Bomb { $space }
    .heading = Bomb
    .label = { $space }
do-weapon = { $weapon }
    .heading = Weapon
    .label = { $weapon }
do-shoot = Fire at { $card } ({ $space })
    .heading = Fire at
    .label = { $card } ({ $space })
do-raze = Fire at the terrain on { $space }
    .heading = Fire at the terrain on
    .label = { $space }
do-shoot-hq = Fire at { $space }
do-storm = Resolve the assault on { $space }
do-screen = Smoke screen
do-reroll = Roll again
do-intercept = Intercept with { $card }
    .heading = Intercept with
    .label = { $card }
do-against = Attack { $card }
    .heading = Attack
    .label = { $card }
do-flak = { $card } ({ $space }) fires at { $card_target }
    .heading = Fire at { $card_target }
    .label = { $card } ({ $space })
do-react = Fire { $weapon }
    .heading = Fire
    .label = { $weapon }
do-mount = Mount the weapon: { $card } ({ $space })
    .heading = Mount the weapon
    .label = { $card } ({ $space })
do-unmount = Unmount the weapon: { $card } ({ $space })
    .heading = Unmount the weapon
    .label = { $card } ({ $space })
do-discard = Discard { $card }
    .heading = Discard
    .label = { $card }
do-on = { $card } ({ $space })
    .heading = On the unit
    .label = { $card } ({ $space })
do-counter = Cancel it with { $card }
    .heading = Cancel it with
    .label = { $card }
do-ambush = Play { $card }
do-general = { $general }
    .heading = General
    .label = { $general }
do-recall = Take back { $card }
    .heading = Take back
    .label = { $card }
do-steal = { $seat } discards { $card }
    .heading = { $seat } discards
    .label = { $card }

## Why not

advances-used = The general has already hurried { $count } units this turn.
assault-first = The assault comes first. After a success the other weapons may fire.
assault-pending = Resolve all your assaults first.
assaults-already = Already in an assault: { $card }.
boarded-this-turn = Aboard since this turn: { $card }. The craft cannot unload now.
boat-infantry-only = Only Infantry crosses in an assault boat.
cannot-board-so = Not aboard with { $card }: unloaded this turn, in covered movement, or carrying somebody.
cannot-enter = { $space } is closed to this unit: terrain or river.
cannot-evacuate = Only Infantry that has not moved and stands alone is evacuated.
cannot-land = { $space }: nobody can land on a building, a lake or the sea.
column-too-short = { $space }: there must be two more spaces north of it.
craft-loaded = Somebody is aboard: { $card }.
fog = Fog: nothing flies before round { $round }.
general-there = { $general } is already in command.
hard-ground = Hard terrain takes the whole movement: { $space } would have to be the only step.
has-it-already = It has this already: { $token }.
hq-lost = Your HQ is destroyed.
just-deployed = Assaults only in Movement, and not in the turn of arrival.
just-mounted = Weapon already mounted or unmounted this turn: { $card }.
mined = There is a mine on { $space }.
moved-already = No movement left.
movement-phase-only = Only in the Movement phase.
needs-a-craft = { $space }: no landing craft with room is there.
no-boat = No boat is left this turn for { $card }.
no-card-left = No card of this kind is left: { $terrain }.
no-craft-free = No landing craft with room waits on your first line.
no-extra-step = No more movement for { $card }: suppressed, weapon mounted, or its move is over.
no-movement-left = No movement left: { $card }.
no-room = No room for { $card } aboard { $card_vehicle }.
no-shield = No cover from { $card }: it takes a Tank, or a Transport with armor 2 or more.
no-space-free = There is no free space for it.
no-such-scenario = This pack has no scenario called { $id }.
no-target = No target in range.
no-target-for-weapon = No target within range { $range }: { $weapon }.
no-unit-for-card = You have no unit that { $card } could go on now.
no-way = No free way leads to { $space }.
no-weapon-ready = No weapon ready.
nobody-to-drop = You have no Infantry in hand that you could pay after { $card }.
nobody-to-recall = Your discard pile has no Infantry for { $card }.
not-at-the-bow = Only from right in front of the craft: { $card }.
not-open-ground = { $space } is not open ground, or a card lies there.
option-too-late = { $token }: only from { $year } on.
paired-already = One of the two is in covered movement already, with { $card }.
rode = No attack after riding on this turn.
slot-taken = Infantry has one place for each kind of equipment, and it is taken here: { $token_there }.
smoked-already = Already in smoke: { $card }.
space-taken = { $space } is occupied.
storms-already = Already in an assault.
thrown-back = No more fire this turn, after a failed assault or a move in Shooting.
moved-on = No more fire this turn: this unit has moved on after its fire.
token-not-ready = The token for this is used or resting: { $card }.
too-far = { $far } steps away, movement left: { $left }.
too-far-from-units = { $space } is not next to a unit of yours.
too-few-ap = It costs { $ap } AP; you have { $left }.
too-fresh = Not yet here for { $turns } turns of yours: { $card }.
two-boards-four-players = Two boards need four players.
used-this-turn = Already done this turn: { $card }.
weapon-cooling = Resting this turn: { $weapon }.
weapon-mounted = No moving with a mounted weapon.
weapon-unmounted = Not mounted: { $weapon }.
weapon-used = Already fired this turn: { $weapon }.
wrong-line = { $space } is not in your lines { $first } to { $last }.

## The log

round-begins = Round { $round } begins: turn of { $side } ({ $seat_all }).
turn = Round { $round }: turn of { $side } ({ $seat_all }).
last-round = The last round begins.
bid = { $seat } bids { $ap } AP.
bid-rolls = The dice show { $die_a } and { $die_b }; with the bids { $total_a } to { $total_b }.
begins = { $side } begins.
mulligan = { $seat } changes the whole hand.
gains-ap = { $seat } gains { $ap } AP and has { $total }.
gives-ap = { $seat } gives 1 AP to { $seat_target }.
loses-ap = { $seat } loses { $ap } AP.
you-drew = You draw { $card }.
drew = { $seat } draws a card.
discards = { $seat } discards { $card }.
must-discard = { $seat } must discard { $card }.
you-saw = You see the hand of { $seat }: { $card_all }.
looked-at-hand = { $seat } looks at the hand of { $seat_target }.
recalled = { $seat } takes { $card } back into the hand.
plays = { $seat } plays { $card }{ $ap ->
    [0] { "" }
   *[other] { " " }for { $ap } AP
  }.
cancelled = Cancelled: { $card }.
attached = { $card } for { $card_unit } on { $space }.
general-comes = { $seat }: { $general } takes command.
terrain-placed = { $seat } places { $terrain } on { $space }.
terrain-widened = { $terrain } also covers { $space_all }.
deploys = { $seat } brings out { $card }.
arrives = { $card } in position on { $space }{ $count ->
    [0] { "" }
   *[other] { " " }with { $token_all }
  }{ $ap ->
    [0] { "" }
   *[other] , for { $ap } AP
  }.
parked = { $card } at the HQ of { $seat }, for { $ap } AP.
jumps-down = Jump onto { $space }: { $card }{ $count ->
    [0] { "" }
   *[other] { " " }with { $token_all }
  }{ $ap ->
    [0] { "" }
   *[other] , for { $ap } AP
  }.
moves = Move: { $card } to { $space }.
swapped = Swap: { $card } to { $space }, { $card_other } to { $space_other }.
covered = Covered movement: { $card } with { $card_vehicle }.
covered-at = { $space }: { covered }
aboard = Aboard { $card_vehicle }: { $card }.
unloaded = Unloaded on { $space }: { $card }.
extra-step = More movement for { $card }: { $verb ->
    [march] march, for 1 AP
    [ride] riding on
    [advance] from the general
   *[other] forced march
  }.
picked-up = Picked up on { $space }: { $token } ({ $card }).
healed = { $card } on { $space }: { $count ->
    [1] 1 wound
   *[other] { $count } wounds
  } less.
cleared = Cleared on { $space }: { $terrain } ({ $card }).
broken-down = Broken down on { $space }: { $terrain } ({ $card }).
mine = { $terrain } on { $space } goes off under { $card }.
boats-come = Boats for { $side } this turn: { $count }.
takes-boat = Assault boat for { $card }.
leaves = { $verb ->
    [evacuate] Evacuated
    [exit] Broken through
   *[other] Given up
  }: { $card }.
mounts = Weapon mounted on { $space }: { $card }.
unmounts = Weapon unmounted on { $space }: { $card }.
fires = Shot by { $card } at { $card_target } on { $space }: { $weapon }.
fires-at = Shot by { $card } at { $space }: { $weapon }.
rolls = { $weapon } at { $card_target }: rolled { $die }, hits on { $impact }+, critical on { $critical ->
    [10] 10
   *[other] { $critical }+
  }: { $result ->
    [0] miss
    [1] impact
   *[other] critical
  }.
rerolls = { $seat } rolls again, by order of the general.
rolls-at-hq = { $weapon } at { $space }: rolled { $die }, hits on { $impact }+: { $result ->
    [0] miss
   *[other] impact
  }.
bounces-off = No effect: penetration { $penetration }, armor { $armor }.
only-impact = Only an impact: penetration { $penetration } is not higher than armor { $armor }.
wounded = { $card } on { $space }: { $damage } damage, now { $wounds } of { $life } { $life ->
    [one] wound
   *[other] wounds
  }.
destroyed = Destroyed on { $space }: { $card } ({ $seat }).
critical-kill = A critical of { $weapon }: { $card } ({ $seat }) is destroyed on { $space }.
assault-kill = { $card_by } takes { $space } by storm: { $card } ({ $seat }) is destroyed.
shot-down = { $card_by } shoots down { $card } ({ $seat }).
suppressed = Suppressed on { $space }: { $card }.
smoke-shell = Smoke shell on { $space }: { $card }.
smoke-screen = { $seat } lays smoke on { $space_all }.
reloaded = Ready to fire again: { $weapon } ({ $card }).
terrain-hit = { $terrain } on { $space }: { $damage } damage, { $hp } HP left.
terrain-falls = Destroyed: { $terrain } on { $space }.
ground-hit = { $natural } on { $space }: { $damage } damage, { $hp } HP left.
ground-falls = Gone: { $natural } on { $space }.
hq-hit = HQ { $side } takes { $damage } damage, { $hp } HP left.
hq-falls = HQ { $side } is destroyed.
assaults = Assault on { $space } by { $card }.
assault-begins = Assault: { $card } against { $card_target }.
reacts = Reaction fire by { $card }: { $weapon }.
assault-fails = Thrown back: { $card }.
takes-space = { $space } taken by { $card }.
takes-objective = { $card } takes the objective { $space }.
fighter-attacks = { $card } attacks from the air: { $space }.
bomber-comes = { $card } comes to bomb { $space }.
escorts = { $card } flies as escort.
intercepts = { $card } intercepts.
flak-fires = Anti-aircraft fire by { $card } at { $card_target }.
strike-cancelled = The bomber is shot down before it can strike.

## How it ended

outcome-hq = The enemy HQ is destroyed: { $side } wins.
outcome-cards = The enemy has run out of cards: { $side } wins.
outcome-time = Time is up, and { $side } has the less damaged HQ: { $side } wins.
outcome-draw = Time is up and both HQs are damaged alike: a draw.
outcome-no-end = No end is in sight, and { $side } has the less damaged HQ: { $side } wins.
outcome-no-end-draw = No end is in sight and both HQs are damaged alike: a draw.
outcome-rounds = The last round is over: { $side } has held out and wins.
outcome-destroy-units = { $side } has destroyed enough units and wins.
outcome-evacuate = Enough units are evacuated: { $side } wins.
outcome-leave = Enough units have broken through: { $side } wins.
outcome-row = Enough units have reached the far row: { $side } wins.
outcome-control = The objectives are taken: { $side } wins.
outcome-score = The points are reached: { $side } wins.
outcome-most-points = The last round is over: { $side } has scored best and wins.
loss-units = Units
loss-worth = Worth (AP)
loss-damage = Damage
loss-hq = to the HQ

## Sides, phases, modifiers

phase-0 = Start
phase-1 = HQ
phase-2 = Cards
phase-3 = Movement
phase-4 = Deployment
phase-5 = Shooting
phase-6 = Flip Over
phase-7 = Discard
phase-8 = End of turn
modifier-wounds = wounds
modifier-suppressed = suppressed
modifier-elite = elite
modifier-veteran = veteran
modifier-heroism = heroism
modifier-radio = radio
modifier-storm = the general's storm troops
modifier-charge = massed charge
modifier-close-fighting = close fighting
modifier-green = green troops
modifier-snow = snow
modifier-cover = cover of the terrain
modifier-face-down = face down
modifier-camouflage = camouflage
modifier-covered-movement = covered movement
modifier-smoke = smoke
modifier-screen = the general's defence

## The board in words

tell-setup = Setting up
tell-table = Round { $round }{ $last ->
    [0] { "" }
   *[other] { " " }of { $last }
  }, turn of { $side }: { $phase }
tell-table-over = Round { $round }{ $last ->
    [0] { "" }
   *[other] { " " }of { $last }
  }
tell-scenario = Scenario: { $scenario }
tell-two-boards = Two boards: units, points, boats and craft count double; spaces and HQs must be taken on both.
tell-hq = { $space }: { $hp } of { $most } HP, armor { $armor }
tell-side = { $side }: income { $income } AP a turn, supply line { $supply }, stores up to { $limit } AP, units lost: { $count }
tell-side-without-hq = { $side }: HQ destroyed, income { $income } AP a turn, nothing is stored; units lost: { $count }
tell-points = { $side } has { $points } points
tell-boats = Boats left this turn: { $count }
tell-objective = Objective { $space }: held by { $side }
tell-objective-free = Objective { $space }: held by nobody
tell-battlefield = Battlefield; spaces not named are plain
tell-battlefield-open = Battlefield: plain everywhere
tell-natural = { $natural }: { $space_all }
tell-natural-hit = { $hp } HP left: { $space_all }
tell-terrain = { $terrain }{ $hp ->
    [0] { "" }
   *[other] , { $hp } HP
  }: { $space_all }
tell-smoke = Smoke: { $space_all }
tell-litter = Left behind on { $space }: { $token_all }
tell-player = { $seat }: { $side }, { $ap } AP
tell-player-without-ap = { $seat }: { $side }
tell-bid = Bid left for terrain: { $ap } AP
tell-cards = Cards: { $count } in hand, { $left } in the deck, { $pile } discarded
tell-discarded = Discarded: { $card_all }
tell-general = In command: { $general }
tell-hand = Hand of { $seat }
tell-hand-cards = Hand of { $seat }: { $card_all }
tell-army = Units of { $seat }
tell-unit-card = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $card }: { $ap } AP, { $type }, movement { $movement }, armor { $armor }, wounds { $life }{ $abilities ->
    [0] { "" }
   *[other] ; { $ability_all }
  }
tell-support-card = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $card }: { $ap } AP
tell-options = Equipment for { $ap } AP: { $token_all }
tell-weapon = { $weapon }:{ $range ->
    [0] { "" }
   *[other] { " " }range { $range },
  } hits on { $impact }+, critical on { $critical ->
    [10] 10
   *[other] { $critical }+
  }, penetration { $penetration }, damage { $damage }{ $count ->
    [0] { "" }
   *[other] ; { $flag_all }
  }
tell-unit = { $card }, { $space }: wounds { $wounds } of { $life }, armor { $armor }, movement { $left } of { $movement }{ $abilities ->
    [0] { "" }
   *[other] ; { $ability_all }
  }
tell-arms = { $state ->
    [ready] Ready
    [used] Used
    [resting] Resting
   *[unmounted] Not mounted
  }: { $weapon_all }; range { $range_all }; hits on { $impact_all }; penetration { $penetration_all }; damage { $damage_all }
tell-gear = { $state ->
    [ready] Equipment
    [used] Used
   *[other] Resting
  }: { $token_all }
tell-attached = Cards on it: { $card_all }
tell-suppressed = Suppressed
tell-in-smoke = In the smoke of its own shell
tell-mounted = Weapon mounted: it cannot move
tell-aboard = Aboard { $card }
tell-covered = Covered movement with { $card }
tell-assaults = Assaults { $space }
tell-shots = What a shot would do now
tell-shots-of = { $weapon }
tell-shot = { $card }, { $space }: hits on { $impact }+, { $hit } % to do { $damage } damage, including { $kill } % to destroy it{ $armored ->
    [0] { "" }
   *[other] ; penetration { $penetration }, armor { $armor }
  }
tell-shot-at = { $space }: { $hit } % for { $damage } damage
tell-modifier = { $modifier } { $impact }/{ $critical }
tell-reaction = Reaction fire may come first: { $hit } % hit, { $kill } % destroyed
tell-struck = also struck: { $card } on { $space }, hit { $hit } %, destroyed { $kill } %
tell-answer = Guns that can answer: { $guns }, fighters: { $fighters }, escorts that can come along: { $escorts }; it comes through with { $arrives } %, and hits with { $hit } %
