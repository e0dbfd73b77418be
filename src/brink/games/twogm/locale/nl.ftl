# 2GM Tactics War Game: vragen, acties, redenen, verloop, uitslagen. Namen en regelteksten van de inhoud staan in
# nl.content.ftl. $seat... zijn spelers, $card... kaarten, $space... vakken of HQ's, $side een kant; _all: meer.

## The game

game-title = 2GM Tactics War Game
game-about = Een kaartspel over de Tweede Wereldoorlog. Stel een deck samen, houd het terrein, neem het vijandelijke hoofdkwartier; of vecht een van acht historische veldslagen.
option-scenario = Battle Royal of een scenario
option-scenario-battle-royal = Battle Royal
option-scenario-dunkirk = { scenario-dunkirk } (1940)
option-scenario-el-alamein = { scenario-el-alamein } (1942)
option-scenario-stalingrad = { scenario-stalingrad } (1942)
option-scenario-kasserine = { scenario-kasserine } (1943)
option-scenario-prokhorovka = { scenario-prokhorovka } (1943)
option-scenario-omaha = { scenario-omaha } (1944)
option-scenario-arnhem = { scenario-arnhem } (1944)
option-scenario-bastogne = { scenario-bastogne } (1944)
option-south = Het zuiden speelt (Battle Royal)
option-south-us = { faction-us }
option-south-de = { faction-de }
option-south-su = { faction-su }
option-south-uk = { faction-uk }
option-north = Het noorden speelt (Battle Royal)
option-north-us = { faction-us }
option-north-de = { faction-de }
option-north-su = { faction-su }
option-north-uk = { faction-uk }
option-deck-1 = Deck van speler 1: een deckcode, ‘auto’, of leeg voor het kant-en-klare deck
option-deck-2 = Deck van speler 2: een deckcode, ‘auto’, of leeg voor het kant-en-klare deck
option-deck-3 = Deck van speler 3: een deckcode, ‘auto’, of leeg voor het kant-en-klare deck
option-deck-4 = Deck van speler 4: een deckcode, ‘auto’, of leeg voor het kant-en-klare deck
option-points = Punten die een deck mag kosten (Battle Royal)
option-boards = Borden (twee alleen met vier spelers)
option-late-terrain = Terrein mag ook in Inzetten worden gekocht
option-leftover-equipment = Uitrusting van vernietigde infanterie blijft liggen en kan worden opgeraapt
option-extensive = Uitgestrekt terrein: sommige kaarten mogen dwars over twee of drie vakken liggen
option-rookie = Beginner met 1 AP extra per beurt
option-rookie-nobody = niemand
option-rookie-south = { side-south }
option-rookie-north = { side-north }
option-time-limit = Hoogste aantal rondes (Battle Royal; 0: geen); het zwaarst beschadigde HQ verliest
option-suppression = Onderdrukking
option-suppression-to-one = laat 1 beweging over
option-suppression-by-one = neemt 1 beweging weg
option-hard-ground = Zwaar terrein kost
option-hard-ground-all = de hele beweging
option-hard-ground-rest = wat er van de beweging over is
option-criticals = Een kritieke treffer vernietigt als de penetratie
option-criticals-higher = hoger is dan het pantser
option-criticals-equal = minstens gelijk is aan het pantser
option-anti-aircraft = Luchtafweer schiet
option-anti-aircraft-once = één keer per vijandelijke beurt
option-anti-aircraft-always = bij elke aanval uit de lucht
option-difficulty-1 = Sterkte van de solobot op plaats 1
option-difficulty-2 = Sterkte van de solobot op plaats 2
option-difficulty-3 = Sterkte van de solobot op plaats 3
option-difficulty-4 = Sterkte van de solobot op plaats 4

## What you must do; and whom we wait for

ask-bid = Bied in het geheim 0 tot 5 AP op de eerste beurt. Je bod koopt terrein; wat van de 5 AP over is, houd je.
wait-bid = { $seat } doet een geheim bod.
ask-buy-terrain = Koop terrein voor je bod: nog { $ap } AP. Wat je niet gebruikt, vervalt.
wait-buy-terrain = { $seat } koopt terrein.
ask-place-terrain = { $terrain }: waarheen?
wait-place-terrain = { $seat } legt terrein: { $terrain }.
ask-widen = { $terrain } op { $space }: voor 1 AP dwars leggen, ook over buurvakken?
wait-widen = { $seat } mag { $terrain } dwars leggen.
ask-mulligan = Houd je je hand, of schud je die één keer helemaal terug en trek je opnieuw?
wait-mulligan = { $seat } bekijkt de eerste hand.
ask-gift = Geef je je generaal 1 van je { $ap } AP?
wait-gift = { $seat } mag de generaal 1 AP geven.
ask-new-craft = Waar komt het nieuwe landingsvaartuig?
wait-new-craft = { $seat } zet een landingsvaartuig in.
ask-movement = Beweging: kies een eenheid, speel een kaart of stop ({ $ap } AP).
wait-movement = { $seat } beweegt eenheden.
ask-move-unit = { $card } op { $space }, beweging over: { $left }. Waarheen, of wat anders?
wait-move-unit = { $seat } beweegt { $card }.
ask-deployment = Inzetten: zet eenheden in en speel ondersteuning. Je hebt { $ap } AP.
wait-deployment = { $seat } zet in.
ask-equip = { $card }: tot nu toe { $ap } van je { $left } AP. Uitrusting koop je nu of nooit.{ $wounds ->
    [0] { "" }
   *[other] { " " }Landen in bos, struiken of bergen of op een terreinkaart kost 1 wond.
  }
wait-equip = { $seat } rust uit: { $card }.
ask-place-unit = { $card }: waarheen?{ $wounds ->
    [0] { "" }
   *[other] { " " }Landen in bos, struiken of bergen of op een terreinkaart kost 1 wond.
  }
wait-place-unit = { $seat } zet in: { $card }.
ask-airlift = Welke infanterie springt uit het vliegtuig? Je hebt { $ap } AP.
wait-airlift = { $seat } kiest infanterie voor het vliegtuig.
ask-shooting = Vuren: kies een eenheid die schiet of stormt, speel een kaart of stop ({ $ap } AP).
wait-shooting = { $seat } vuurt.
ask-unit-shoots = { $card } op { $space }: op wie vuren, en waarmee?
wait-unit-shoots = { $seat } kiest een wapen: { $card }.
ask-aim = { $card }, { $weapon }: waarop schieten?
wait-aim = { $seat } richt: { $card }, { $weapon }.
ask-screen-at = Rookgordijn van { $card }: waar?
wait-screen-at = { $seat } legt een rookgordijn.
ask-screen-wide = Rook op { $space }: ook links en rechts ervan?
wait-screen-wide = { $seat } legt een rookgordijn.
ask-assault-target = Stormaanval van { $card }: tegen welke van de twee eenheden?
wait-assault-target = { $seat } kiest een doel voor de stormaanval van { $card }.
ask-reaction-window = Stormaanval van { $card_attacker } op je eenheid: { $card }. Eerst schieten?
wait-reaction-window = { $seat } mag op de stormaanval reageren: { $card }.
window-reaction-window = Stormaanvallen op jouw eenheden
ask-assault-weapon = Stormaanval van { $card } op { $card_target }: met welk wapen?
wait-assault-weapon = { $seat } kiest een wapen voor de stormaanval op { $card_target }.
ask-smoke-shell-window = Schot ({ $weapon }) op je eenheid op { $space }: { $card }. Rookgranaat gebruiken?
wait-smoke-shell-window = { $seat } mag { $card } in rook hullen.
window-smoke-shell-window = Schoten op jouw eenheden
ask-reroll = Mis. Je ene nieuwe worp van deze beurt gebruiken?
wait-reroll = { $seat } mag opnieuw werpen.
ask-ambush-window = Vijandelijke zet naar { $space }: { $card }. Hinderlaag?
wait-ambush-window = { $seat } mag reageren op de beweging van { $card }.
window-ambush-window = Zetten van de vijand
ask-ambush-unit = Wie schiet uit de hinderlaag op { $card } ({ $space })?
wait-ambush-unit = { $seat } heeft een hinderlaag gelegd voor { $card }.
ask-ambush-fire = Hinderlaag: { $card } tegen { $card_target }. Met welk wapen?
wait-ambush-fire = { $seat }: hinderlaag, { $card } tegen { $card_target }.
ask-counter-window = { $seat_author } speelt { $card }. Annuleren?
wait-counter-window = { $seat } mag reageren op { $card }.
window-counter-window = Ondersteuningskaarten van de vijand
ask-fighter-target = Doel voor { $card }?
wait-fighter-target = { $seat } kiest een doel voor { $card }.
ask-bomb-target = Doel voor { $card }? Alle eenheden daar worden geraakt, ook die van jou.
wait-bomb-target = { $seat } kiest een doel voor { $card }.
ask-escort = { $card } op weg naar { $space }. Jagers meesturen?
wait-escort = { $seat } mag escorte meesturen: { $card }.
ask-intercept-window = Op komst: { $card }. Onderscheppen met een jager?
wait-intercept-window = { $seat } mag { $card } onderscheppen.
window-intercept-window = Naderende vijandelijke vliegtuigen
ask-against = { $card }: welk vliegtuig aanvallen?
wait-against = { $seat } kiest een doel in de lucht voor { $card }.
ask-flak-window = Binnen bereik van je luchtafweer: { $card }. Schieten?
wait-flak-window = { $seat } mag op { $card } schieten.
window-flak-window = Vliegtuigen binnen bereik
ask-flip-over = Draaifase: stel wapens op of breek ze af, of stop.
wait-flip-over = { $seat } stelt wapens op of breekt ze af.
ask-discard-down = Leg { $count ->
    [1] 1 kaart
   *[other] { $count } kaarten
  } af: je mag er { $limit } houden.
wait-discard-down = { $seat } legt kaarten af.
ask-choose-unit = { $card }: voor welke eenheid?
wait-choose-unit = { $seat } kiest een eenheid voor { $card }.
ask-choose-space = { $card }: op welk vak?
wait-choose-space = { $seat } kiest een vak voor { $card }.
ask-hurry = Welke infanterie krijgt meer beweging? Nog hoogstens { $count }.
wait-hurry = { $seat } jaagt infanterie op.
ask-reload = Met welk wapen mag { $card } nog eens schieten?
wait-reload = { $seat } herlaadt een wapen van { $card }.
ask-recall = Welke infanterie komt terug op je hand? Nog hoogstens { $count }.
wait-recall = { $seat } haalt infanterie uit de aflegstapel.
ask-intercepted = Welke ondersteuningskaart moet de vijand afleggen?
wait-intercepted = { $seat } kiest een kaart die de vijand moet afleggen.
ask-choose-general = Welke generaal neemt het bevel over?
wait-choose-general = { $seat } kiest een generaal.

## Actions

do-bid = { $ap } AP bieden
    .heading = Bieden
    .label = { $ap } AP
do-terrain = Terrein: { $terrain }
    .heading = Terrein
    .label = { $terrain }
do-at = { $space }
    .heading = Waar
    .label = { $space }
do-narrow = Alleen dit vak
do-wing = Ook { $space }
do-both = Ook beide buurvakken
do-keep = Zo laten
do-mulligan = De hele hand ruilen
do-done = Klaar
do-done-movement = { phase-3 } beëindigen
do-done-deployment = { phase-4 } beëindigen
do-done-shooting = { phase-5 } beëindigen
do-done-flip-over = { phase-6 } beëindigen
do-stop = Eenheid klaar
do-back = Terug
do-play = { $card } spelen
    .heading = Spelen
    .label = { $card }
do-unit = { $card } ({ $space })
    .heading = Eenheid
    .label = { $card } ({ $space })
do-give = 1 AP geven
do-go = Naar { $space }
    .heading = Verplaatsen naar
    .label = { $space }
do-swap = Van plaats wisselen met de eenheid op { $space }
    .heading = Van plaats wisselen met de eenheid op
    .label = { $space }
do-swap-met = Van plaats wisselen met { $card_all } op { $space }
    .heading = Van plaats wisselen met
    .label = { $card_all } ({ $space })
do-cover = Gedekte beweging met de eenheid op { $space }
    .heading = Gedekte beweging met de eenheid op
    .label = { $space }
do-cover-met = Gedekte beweging met { $card_all } op { $space }
    .heading = Gedekte beweging met
    .label = { $card_all } ({ $space })
do-leave = Dekking verlaten, naar { $space }
    .heading = Dekking verlaten, naar
    .label = { $space }
do-board = Aan boord gaan op { $space }
    .heading = Aan boord gaan op
    .label = { $space }
do-board-met = Aan boord gaan: { $card_all } op { $space }
    .heading = Aan boord gaan
    .label = { $card_all } ({ $space })
do-unload = { $card } uitladen op { $space }
    .heading = { $card } uitladen op
    .label = { $space }
do-assault = Stormaanval op { $space }
    .heading = Stormaanval op
    .label = { $space }
do-assault-met = Stormaanval: { $card_all } op { $space }
    .heading = Stormaanval op
    .label = { $card_all } ({ $space })
do-march = Mars: 1 AP voor +1 beweging
do-ride = Rijden: +1 beweging, geen aanval deze beurt
do-advance = De generaal geeft meer beweging
do-pick = { $token } oprapen
    .heading = Oprapen
    .label = { $token }
do-cure = { $card } ({ $space }) genezen
    .heading = Genezen
    .label = { $card } ({ $space })
do-repair = { $card } ({ $space }) repareren
    .heading = Repareren
    .label = { $card } ({ $space })
do-clear = Sappeurs ruimen { $space }
    .heading = Sappeurs ruimen
    .label = { $space }
do-shell = Rookgranaat
do-evacuate = Per boot evacueren
do-exit = Het bord verlaten
do-boat = Een stormboot nemen
do-scuttle = Het lege vaartuig opgeven
do-deploy = { $card } inzetten
    .heading = Inzetten
    .label = { $card }
do-buy = { $token } kopen
    .heading = Kopen
    .label = { $token }
do-load = { $card } aan boord meenemen
    .heading = Aan boord meenemen
    .label = { $card }
do-bring = { $card } in zijn dekking meenemen
    .heading = In zijn dekking meenemen
    .label = { $card }
do-escort = Escorte: { $card }
    .heading = Escorte
    .label = { $card }
do-escort-new = Als escorte inzetten: { $card }
    .heading = Als escorte inzetten
    .label = { $card }
do-place = Genoeg: inzetten
do-drop = Springen boven { $space }
    .heading = Springen boven
    .label = { $space }
do-bomb = { $space } bombarderen
    .heading = Bombarderen
    .label = { $space }
do-weapon = { $weapon }
    .heading = Wapen
    .label = { $weapon }
do-shoot = { $card } ({ $space }) beschieten
    .heading = Beschieten
    .label = { $card } ({ $space })
do-raze = Het terrein op { $space } beschieten
    .heading = Terrein beschieten op
    .label = { $space }
do-shoot-hq = { $space } beschieten
do-storm = Stormaanval op { $space } uitvoeren
do-screen = Rookgordijn
do-reroll = Opnieuw werpen
do-intercept = Onderscheppen met { $card }
    .heading = Onderscheppen met
    .label = { $card }
do-against = { $card } aanvallen
    .heading = Aanvallen
    .label = { $card }
do-flak = { $card } ({ $space }) schiet op { $card_target }
    .heading = Op { $card_target } schieten
    .label = { $card } ({ $space })
do-react = { $weapon } afvuren
    .heading = Afvuren
    .label = { $weapon }
do-mount = Wapen opstellen: { $card } ({ $space })
    .heading = Wapen opstellen
    .label = { $card } ({ $space })
do-unmount = Wapen afbreken: { $card } ({ $space })
    .heading = Wapen afbreken
    .label = { $card } ({ $space })
do-discard = { $card } afleggen
    .heading = Afleggen
    .label = { $card }
do-on = { $card } ({ $space })
    .heading = Op de eenheid
    .label = { $card } ({ $space })
do-counter = Annuleren met { $card }
    .heading = Annuleren met
    .label = { $card }
do-ambush = { $card } spelen
do-general = { $general }
    .heading = Generaal
    .label = { $general }
do-recall = { $card } terughalen
    .heading = Terughalen
    .label = { $card }
do-steal = { $seat } legt { $card } af
    .heading = { $seat } legt af
    .label = { $card }

## Why not

advances-used = De generaal heeft deze beurt al { $count } eenheden opgejaagd.
assault-first = Eerst de stormaanval. Na een succes mogen de andere wapens vuren.
assault-pending = Voer eerst al je stormaanvallen uit.
assaults-already = Al bezig met een stormaanval: { $card }.
boarded-this-turn = Pas deze beurt aan boord gegaan: { $card }. Het vaartuig kan nu niet uitladen.
boat-infantry-only = Alleen infanterie steekt over in een stormboot.
cannot-board-so = Niet aan boord met { $card }: deze beurt uitgeladen, in gedekte beweging of zelf geladen.
cannot-enter = { $space } is gesloten voor deze eenheid: terrein of rivier.
cannot-evacuate = Alleen infanterie die niet bewoog en alleen staat wordt geëvacueerd.
cannot-land = { $space }: niemand landt op een gebouw, een meer of de zee.
column-too-short = { $space }: ten noorden ervan moeten nog twee vakken liggen.
craft-loaded = Er is iemand aan boord: { $card }.
fog = Mist: vóór ronde { $round } vliegt er niets.
general-there = { $general } voert al het bevel.
hard-ground = Zwaar terrein kost de hele beweging: { $space } zou de enige stap moeten zijn.
has-it-already = Al aanwezig: { $token }.
hq-lost = Je HQ is vernietigd.
just-deployed = Stormaanval alleen in Beweging en niet in de beurt van aankomst.
just-mounted = Deze beurt al opgesteld of afgebroken: { $card }.
mined = Op { $space } ligt een mijn.
moved-already = Geen beweging meer.
movement-phase-only = Alleen in Beweging.
needs-a-craft = { $space }: daar is geen landingsvaartuig met plaats.
no-boat = Deze beurt is er geen boot meer vrij voor { $card }.
no-card-left = Van deze kaart is er geen meer over: { $terrain }.
no-craft-free = Op je eerste linie wacht geen landingsvaartuig met plaats.
no-extra-step = Niet meer beweging voor { $card }: onderdrukt, wapen opgesteld of zet voorbij.
no-movement-left = Geen beweging meer: { $card }.
no-room = Geen plaats voor { $card } in { $card_vehicle }.
no-shield = Geen dekking van { $card }: alleen van een tank, of een transport met pantser 2 of meer.
no-space-free = Daarvoor is geen vak vrij.
no-such-scenario = Dit pakket heeft geen scenario { $id }.
no-target = Geen doel binnen bereik.
no-target-for-weapon = Geen doel binnen bereik { $range }: { $weapon }.
no-unit-for-card = Je hebt nu geen eenheid voor { $card }.
no-way = Er loopt geen vrije weg naar { $space }.
no-weapon-ready = Geen wapen gereed.
nobody-to-drop = Je hebt geen infanterie op hand die je na { $card } nog kunt betalen.
nobody-to-recall = In je aflegstapel ligt geen infanterie voor { $card }.
not-at-the-bow = Alleen vlak voor het vaartuig: { $card }.
not-open-ground = { $space } is geen open terrein, of er ligt een kaart.
option-too-late = { $token }: pas vanaf { $year }.
paired-already = Een van de twee is al in gedekte beweging, met { $card }.
rode = Geen aanval na verder rijden deze beurt.
slot-taken = Infanterie heeft één plaats per soort uitrusting, en die is bezet: { $token_there }.
smoked-already = Al in rook gehuld: { $card }.
space-taken = { $space } is bezet.
storms-already = Al bezig met een stormaanval.
thrown-back = Geen vuur meer deze beurt, na een mislukte stormaanval of een zet in Vuren.
moved-on = Geen vuur meer deze beurt: deze eenheid is na haar vuur doorgetrokken.
token-not-ready = Het fiche hiervoor is gebruikt of rust: { $card }.
too-far = { $far } stappen ver, beweging over: { $left }.
too-far-from-units = { $space } ligt niet naast een eenheid van jou.
too-few-ap = Het kost { $ap } AP; je hebt er { $left }.
too-fresh = Nog geen { $turns } beurten van jou hier: { $card }.
two-boards-four-players = Twee borden kan alleen met vier spelers.
used-this-turn = Deze beurt al gedaan: { $card }.
weapon-cooling = Deze beurt in rust: { $weapon }.
weapon-mounted = Geen beweging met een opgesteld wapen.
weapon-unmounted = Niet opgesteld: { $weapon }.
weapon-used = Deze beurt al afgevuurd: { $weapon }.
wrong-line = { $space } ligt niet in je linies { $first } tot en met { $last }.

## The log

round-begins = Ronde { $round } begint, { $side } aan de beurt ({ $seat_all }).
turn = Ronde { $round }, { $side } aan de beurt ({ $seat_all }).
last-round = De laatste ronde begint.
bid = { $seat } biedt { $ap } AP.
bid-rolls = De dobbelstenen tonen { $die_a } en { $die_b }; met de biedingen { $total_a } tegen { $total_b }.
begins = { $side } begint.
mulligan = { $seat } ruilt de hele hand.
gains-ap = { $seat } krijgt { $ap } AP en heeft er { $total }.
gives-ap = { $seat } geeft 1 AP aan { $seat_target }.
loses-ap = { $seat } verliest { $ap } AP.
you-drew = Je trekt { $card }.
drew = { $seat } trekt een kaart.
discards = { $seat } legt { $card } af.
must-discard = { $seat } moet { $card } afleggen.
you-saw = Je ziet de hand van { $seat }: { $card_all }.
looked-at-hand = { $seat } bekijkt de hand van { $seat_target }.
recalled = { $seat } neemt { $card } terug op hand.
plays = { $seat } speelt { $card }{ $ap ->
    [0] { "" }
   *[other] { " " }voor { $ap } AP
  }.
cancelled = Geannuleerd: { $card }.
attached = { $card } voor { $card_unit } op { $space }.
general-comes = { $seat }: { $general } neemt het bevel over.
terrain-placed = { $seat } legt { $terrain } op { $space }.
terrain-widened = { $terrain } ligt ook op { $space_all }.
deploys = { $seat } zet in: { $card }.
arrives = { $card } in stelling op { $space }{ $count ->
    [0] { "" }
   *[other] { " " }met { $token_all }
  }{ $ap ->
    [0] { "" }
   *[other] , voor { $ap } AP
  }.
parked = { $card } bij het HQ van { $seat }, voor { $ap } AP.
jumps-down = Sprong boven { $space }: { $card }{ $count ->
    [0] { "" }
   *[other] { " " }met { $token_all }
  }{ $ap ->
    [0] { "" }
   *[other] , voor { $ap } AP
  }.
moves = Beweging: { $card } naar { $space }.
swapped = Wissel: { $card } naar { $space }, { $card_other } naar { $space_other }.
covered = Gedekte beweging: { $card } met { $card_vehicle }.
covered-at = { $space }: { covered }
aboard = Aan boord van { $card_vehicle }: { $card }.
unloaded = Uitgeladen op { $space }: { $card }.
extra-step = Meer beweging voor { $card }: { $verb ->
    [march] mars, voor 1 AP
    [ride] verder rijden
    [advance] van de generaal
   *[other] geforceerde mars
  }.
picked-up = Opgeraapt op { $space }: { $token } ({ $card }).
healed = { $card } op { $space }: { $count ->
    [1] 1 wond
   *[other] { $count } wonden
  } minder.
cleared = Geruimd op { $space }: { $terrain } ({ $card }).
broken-down = Platgewalst op { $space }: { $terrain } ({ $card }).
mine = { $terrain } op { $space } ontploft onder { $card }.
boats-come = Boten voor { $side } deze beurt: { $count }.
takes-boat = Stormboot voor { $card }.
leaves = { $verb ->
    [evacuate] Geëvacueerd
    [exit] Doorgebroken
   *[other] Opgegeven
  }: { $card }.
mounts = Wapen opgesteld op { $space }: { $card }.
unmounts = Wapen afgebroken op { $space }: { $card }.
fires = Schot van { $card } op { $card_target } ({ $space }): { $weapon }.
fires-at = Schot van { $card } op { $space }: { $weapon }.
rolls = { $weapon } op { $card_target }: geworpen { $die }, treffer vanaf { $impact }, kritiek { $critical ->
    [10] bij 10
   *[other] vanaf { $critical }
  }: { $result ->
    [0] mis
    [1] treffer
   *[other] kritieke treffer
  }.
rerolls = { $seat } werpt opnieuw, op bevel van de generaal.
rolls-at-hq = { $weapon } op { $space }: geworpen { $die }, treffer vanaf { $impact }: { $result ->
    [0] mis
   *[other] treffer
  }.
bounces-off = Geen effect: penetratie { $penetration }, pantser { $armor }.
only-impact = Alleen een gewone treffer: penetratie { $penetration } is niet hoger dan pantser { $armor }.
wounded = { $card } op { $space }: { $damage } schade, nu { $wounds } van { $life } { $life ->
    [one] wond
   *[other] wonden
  }.
destroyed = Vernietigd op { $space }: { $card } ({ $seat }).
critical-kill = Kritieke treffer van { $weapon }: { $card } ({ $seat }) op { $space } is vernietigd.
assault-kill = { $card_by } neemt { $space } stormenderhand: { $card } ({ $seat }) is vernietigd.
shot-down = { $card_by } schiet neer: { $card } ({ $seat }).
suppressed = Onderdrukt op { $space }: { $card }.
smoke-shell = Rookgranaat op { $space }: { $card }.
smoke-screen = { $seat } legt rook op { $space_all }.
reloaded = Opnieuw schietklaar: { $weapon } ({ $card }).
terrain-hit = { $terrain } op { $space }: { $damage } schade, nog { $hp } HP.
terrain-falls = Vernietigd: { $terrain } op { $space }.
ground-hit = { $natural } op { $space }: { $damage } schade, nog { $hp } HP.
ground-falls = Verdwenen: { $natural } op { $space }.
hq-hit = HQ { $side }: { $damage } schade, nog { $hp } HP.
hq-falls = HQ { $side } is vernietigd.
assaults = Stormaanval van { $card } op { $space }.
assault-begins = Stormaanval: { $card } tegen { $card_target }.
reacts = Reactievuur van { $card }: { $weapon }.
assault-fails = Teruggeslagen: { $card }.
takes-space = { $space } genomen door { $card }.
takes-objective = { $card } neemt het doel { $space }.
fighter-attacks = { $card } valt aan uit de lucht: { $space }.
bomber-comes = { $card } komt { $space } bombarderen.
escorts = { $card } vliegt mee als escorte.
intercepts = { $card } onderschept.
flak-fires = Luchtafweer van { $card } tegen { $card_target }.
strike-cancelled = De bommenwerper is neergehaald voordat hij kan aanvallen.

## How it ended

outcome-hq = Het vijandelijke HQ is vernietigd: { $side } wint.
outcome-cards = De vijand heeft geen kaarten meer: { $side } wint.
outcome-time = De tijd is om; { $side } heeft het minst beschadigde HQ en wint.
outcome-draw = De tijd is om en beide HQ’s zijn even zwaar beschadigd: gelijkspel.
outcome-no-end = Het einde is niet in zicht; { $side } heeft het minst beschadigde HQ en wint.
outcome-no-end-draw = Het einde is niet in zicht en beide HQ’s zijn even zwaar beschadigd: gelijkspel.
outcome-rounds = De laatste ronde is voorbij: { $side } heeft standgehouden en wint.
outcome-destroy-units = { $side } heeft genoeg eenheden vernietigd en wint.
outcome-evacuate = Er zijn genoeg eenheden geëvacueerd: { $side } wint.
outcome-leave = Er zijn genoeg eenheden doorgebroken: { $side } wint.
outcome-row = Genoeg eenheden hebben de achterste rij bereikt: { $side } wint.
outcome-control = De doelen zijn genomen: { $side } wint.
outcome-score = De punten zijn gehaald: { $side } wint.
outcome-most-points = De laatste ronde is voorbij: { $side } heeft de beste score en wint.
loss-units = Eenheden
loss-worth = Waarde (AP)
loss-damage = Schade
loss-hq = aan het HQ

## Sides, phases, modifiers

phase-0 = Begin
phase-1 = HQ
phase-2 = Kaarten
phase-3 = Beweging
phase-4 = Inzetten
phase-5 = Vuren
phase-6 = Draaifase
phase-7 = Afleggen
phase-8 = Einde van de beurt
modifier-wounds = wonden
modifier-suppressed = onderdrukt
modifier-elite = elite
modifier-veteran = veteraan
modifier-heroism = heldenmoed
modifier-radio = radio
modifier-storm = stormtroepen van de generaal
modifier-charge = massale stormloop
modifier-close-fighting = strijd van dichtbij
modifier-green = onervaren troepen
modifier-snow = sneeuw
modifier-cover = dekking van het terrein
modifier-face-down = plat op de grond
modifier-camouflage = camouflage
modifier-covered-movement = gedekte beweging
modifier-smoke = rook
modifier-screen = verdediging van de generaal

## The board in words

tell-setup = Opbouw
tell-table = Ronde { $round }{ $last ->
    [0] { "" }
   *[other] { " " }van { $last }
  }, { $side } aan de beurt: { $phase }
tell-table-over = Ronde { $round }{ $last ->
    [0] { "" }
   *[other] { " " }van { $last }
  }
tell-scenario = Scenario: { $scenario }
tell-two-boards = Twee borden: eenheden, punten en boten tellen dubbel; vakken en HQ’s moeten op beide worden genomen.
tell-hq = { $space }: { $hp } van { $most } HP, pantser { $armor }
tell-side = { $side }: { $income } AP inkomen per beurt, bevoorradingslijn { $supply }, hoogstens { $limit } AP, verloren eenheden: { $count }
tell-side-without-hq = { $side }: HQ vernietigd, { $income } AP inkomen per beurt, niets wordt bewaard; verloren eenheden: { $count }
tell-points = { $side } heeft { $points } punten
tell-boats = Boten over deze beurt: { $count }
tell-objective = Doel { $space }: in handen van { $side }
tell-objective-free = Doel { $space }: van niemand
tell-battlefield = Slagveld; vakken die niet genoemd zijn, zijn vlakte
tell-battlefield-open = Slagveld: overal vlakte
tell-natural = { $natural }: { $space_all }
tell-natural-hit = nog { $hp } HP: { $space_all }
tell-terrain = { $terrain }{ $hp ->
    [0] { "" }
   *[other] , { $hp } HP
  }: { $space_all }
tell-smoke = Rook: { $space_all }
tell-litter = Op { $space } ligt: { $token_all }
tell-player = { $seat }: { $side }, { $ap } AP
tell-player-without-ap = { $seat }: { $side }
tell-bid = Bod over voor terrein: { $ap } AP
tell-cards = Kaarten: { $count } op hand, { $left } in het deck, { $pile } afgelegd
tell-discarded = Afgelegd: { $card_all }
tell-general = Bevel: { $general }
tell-hand = Hand van { $seat }
tell-hand-cards = Hand van { $seat }: { $card_all }
tell-army = Eenheden van { $seat }
tell-unit-card = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $card }: { $ap } AP, { $type }, beweging { $movement }, pantser { $armor }, wonden { $life }{ $abilities ->
    [0] { "" }
   *[other] ; { $ability_all }
  }
tell-support-card = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $card }: { $ap } AP
tell-options = Uitrusting voor { $ap } AP: { $token_all }
tell-weapon = { $weapon }:{ $range ->
    [0] { "" }
   *[other] { " " }bereik { $range },
  } treffer vanaf { $impact }, kritiek { $critical ->
    [10] bij 10
   *[other] vanaf { $critical }
  }, penetratie { $penetration }, schade { $damage }{ $count ->
    [0] { "" }
   *[other] ; { $flag_all }
  }
tell-unit = { $card }, { $space }: wonden { $wounds } van { $life }, pantser { $armor }, beweging { $left } van { $movement }{ $abilities ->
    [0] { "" }
   *[other] ; { $ability_all }
  }
tell-arms = { $state ->
    [ready] Gereed
    [used] Gebruikt
    [resting] In rust
   *[unmounted] Niet opgesteld
  }: { $weapon_all }; bereik { $range_all }; treffer vanaf { $impact_all }; penetratie { $penetration_all }; schade { $damage_all }
tell-gear = { $state ->
    [ready] Uitrusting
    [used] Gebruikt
   *[other] In rust
  }: { $token_all }
tell-attached = Kaarten erbij: { $card_all }
tell-suppressed = Onderdrukt
tell-in-smoke = In de rook van de eigen granaat
tell-mounted = Wapen opgesteld: kan niet bewegen
tell-aboard = Aan boord: { $card }
tell-covered = Gedekte beweging met { $card }
tell-assaults = Bestormt { $space }
tell-shots = Wat een schot nu zou doen
tell-shots-of = { $weapon }
tell-shot = { $card }, { $space }: treffer vanaf { $impact }, { $hit } % voor { $damage } schade, inclusief { $kill } % vernietigd{ $armored ->
    [0] { "" }
   *[other] ; penetratie { $penetration }, pantser { $armor }
  }
tell-shot-at = { $space }: { $hit } % voor { $damage } schade
tell-modifier = { $modifier } { $impact }/{ $critical }
tell-reaction = Reactievuur kan voorgaan: { $hit } % treffer, { $kill } % vernietigd
tell-struck = ook geraakt: { $card } op { $space }, treffer { $hit } %, vernietigd { $kill } %
tell-answer = Kanonnen die kunnen antwoorden: { $guns }, jagers: { $fighters }, mogelijke escorte: { $escorts }; het komt met { $arrives } % door en treft met { $hit } %
