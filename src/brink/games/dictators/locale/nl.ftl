# Revenge of the Dictators: opdrachten, acties, redenen, verslag, uitslagen. Namen en kaartteksten staan in nl.content.ftl.
# $seat... zijn spelers, $card... kaarten, $place... locaties, $timezone... tijdzones; _all betekent meerdere.

## What you must do; and whom we wait for

ask-take-action = Gebruik je acties (nog { $left }{ $travel ->
    [1] , loop inbegrepen
   *[0] , loop verbruikt
  }) of beëindig je beurt.
wait-take-action = { $seat } is aan de beurt (acties over: { $left }).
ask-aim = { $card }: kies een doel.
wait-aim = { $seat } kiest een doel voor { $card }.
ask-card-announced = { $seat } speelt { $card }. Reageer je?
wait-card-announced = { $seat } mag op { $card } reageren.
ask-interrupt-announced = { $seat } onderbreekt met { $card }. Reageer je daarop?
wait-interrupt-announced = { $seat } mag op { $card } reageren.
ask-travel-announced = { $seat } gaat de weg op. Hou je de tocht tegen?
wait-travel-announced = { $seat } mag de tocht tegenhouden.
ask-flight-announced = { $seat } stijgt op. Hou je de vlucht tegen?
wait-flight-announced = { $seat } mag de vlucht tegenhouden.
ask-moved = { $seat } is aangekomen. Reageer je op de verplaatsing?
wait-moved = { $seat } mag op de verplaatsing reageren.
ask-die-rolled = { $seat } rolt { $shown }. Laat je opnieuw rollen?
wait-die-rolled = { $seat } mag opnieuw laten rollen (gerold: { $shown }).
ask-disarm-result = { $seat } staat op het punt een nucleaire basis onschadelijk te maken. Hou je het tegen?
wait-disarm-result = { $seat } mag het onschadelijk maken tegenhouden.
ask-president-revealed = De president ontvangt { $seat }. Laat je hem wegroepen?
wait-president-revealed = { $seat } mag de president laten wegroepen.
ask-convince-rolled = { $seat_roller } heeft { $total }, nodig is { $needed }. Verander je het resultaat?
wait-convince-rolled = { $seat } mag het resultaat van { $seat_roller } veranderen ({ $total }, nodig { $needed }).
ask-card-drawn = { $seat } heeft een kaart geraapt. Onderschep je die?
wait-card-drawn = { $seat } mag de kaart onderscheppen.
ask-effect-hits = { $seat } staat op het punt je te raken. Weer je het af?
wait-effect-hits = { $seat } mag de klap afweren.
ask-confront = Je bent in Washington D.C. Confronteer je de president?
wait-confront = { $seat } staat voor het Witte Huis.
ask-choose-ability = Wiens eigenschap kopieer je?
wait-choose-ability = { $seat } kiest een eigenschap om te kopiëren.
ask-discard-excess = Leg nog { $count } { $count ->
    [1] kaart
   *[other] kaarten
  } af: je hand is te groot.
wait-discard-excess = { $seat } legt af tot de handlimiet.
ask-order-discards = Je bent deze kaarten kwijt. Welke gaat nu naar de stapel?
wait-order-discards = { $seat } ordent de verloren kaarten.
ask-discard-or-refuse = { $seat } bedreigt iedereen: leg een kaart af, of weiger en laat de verplaatsing toe.
wait-discard-or-refuse = { $seat } legt een kaart af of weigert.
ask-standoff-move = Iemand heeft geweigerd: verplaats je hoogstens 3 staten.
wait-standoff-move = { $seat } verplaatst zich omdat iemand weigerde.
ask-take-chosen = Neem je een van deze kaarten?
wait-take-chosen = { $seat } mag een kaart nemen.
ask-order-presidential = Welke van deze { $count } presidentiële kaarten ligt het diepst?
wait-order-presidential = { $seat } ordent presidentiële kaarten.
ask-pass-father-on = { $card } komt bij je. Geef je de kaart door met fiche XIII?
wait-pass-father-on = { $seat } krijgt een founding father.
ask-dismiss-any = Leg één founding father in het spel af.
wait-dismiss-any = { $seat } legt een founding father af.
ask-lose-asset = Leg een van je bezittingen af.
wait-lose-asset = { $seat } legt een bezitting af.
ask-hand-or-skip = Leg je hele hand af of sla een beurt over.
wait-hand-or-skip = { $seat } geeft de hand of een beurt op.
ask-place-roadblock = DEFCON: plaats een wegblokkade op een vrije weg.
wait-place-roadblock = { $seat } plaatst een wegblokkade.
ask-close-zone = DEFCON: sluit het luchtruim van een tijdzone.
wait-close-zone = { $seat } sluit een tijdzone.
ask-plough = Door welke wegblokkade ploeg je heen?
wait-plough = { $seat } kiest een wegblokkade om doorheen te ploegen.
ask-hop = Naar welke locatie in een aangrenzende staat?
wait-hop = { $seat } kiest een locatie in een aangrenzende staat.
ask-jet = Waar vliegt je jet heen?
wait-jet = { $seat } kiest een vlucht.
ask-blackmail = Leg eerst een eigen kaart af.
wait-blackmail = { $seat } betaalt de chantage met een kaart.
ask-blackmail-whom = Wie legt een willekeurige kaart af?
wait-blackmail-whom = { $seat } kiest een slachtoffer.
ask-squeeze = Wie zet je onder druk?
wait-squeeze = { $seat } kiest iemand om onder druk te zetten.
ask-give-or-show = { $seat } zet je onder druk: geef een kaart of toon een nucleaire basis.
wait-give-or-show = { $seat } geeft een kaart of toont een nucleaire basis.
ask-bunker = Berg een kaart op in de bunker of neem er terug.
wait-bunker = { $seat } opent de bunker.
ask-retrieve-more = Neem je nog een kaart terug?
wait-retrieve-more = { $seat } ruimt de bunker leeg.
ask-bully-whom = Wie intimideer je?
wait-bully-whom = { $seat } kiest iemand om te intimideren.
ask-rearm = Oops: welke van je nucleaire basissen staat weer op scherp?
wait-rearm = { $seat } moet een nucleaire basis weer op scherp zetten.
ask-shortcut = Ga naar Washington State of naar Washington D.C.
wait-shortcut = { $seat } neemt een kortere weg.
ask-remote-control = Welke van je nucleaire basissen wordt onschadelijk?
wait-remote-control = { $seat } maakt op afstand een nucleaire basis onschadelijk.
ask-new-dictator = Kies je nieuwe dictator.
wait-new-dictator = { $seat } kiest een nieuwe dictator.
ask-swap-lives = Met wie ruil je alles?
wait-swap-lives = { $seat } zoekt een ander leven uit.
ask-swap-dictators = Met wie ruil je van dictator?
wait-swap-dictators = { $seat } ruilt van dictator.
ask-place-meeple = Wiens plaats neemt de meeple van { $seat } in?
wait-place-meeple = { $seat } schuift met meeples.
ask-store-presidential = Houd een van deze presidentiële kaarten.
wait-store-presidential = { $seat } houdt een presidentiële kaart.
ask-open-roads = Verwijder wegblokkades en vliegvrije zones, zoveel je wilt.
wait-open-roads = { $seat } ruimt het bord op.

## Actions

do-travel = Lopen naar { $place }
do-fly = Vliegen naar { $place }
do-draw = Een kaart rapen
do-draw-discard = De bovenste kaart van de aflegstapel rapen
do-play = { $card } spelen
do-activate = { $card }: { $ability }
do-disarm = Proberen onschadelijk te maken
do-bully = Iemand in de buurt intimideren
do-dismiss = Je founding father wegsturen
do-token = Fiche inzetten: { $token }
do-end = Beurt beëindigen
do-interrupt = Onderbreken met { $card }
do-reroll = Opnieuw rollen
do-seize = De kaart in beslag nemen
do-confront = De president confronteren
do-confront-stored = Confronteren met je bewaarde kaart
do-decline = Nu niet
do-go = { $place }
do-stay = Blijven waar je bent
do-whom = { $seat }
do-state = { $state }
do-road = Weg { $place_a } – { $place_b }
do-zone = { $timezone }
do-censor = { $card } van { $seat }
do-fetch = { $card } ophalen
do-take = { $card } nemen
do-give = { $card } geven
do-show = { $place } tonen
do-discard = { $card } afleggen
do-store = { $card } opbergen
do-retrieve = { $card } terugnemen
do-refuse = Weigeren
do-done = Klaar
do-deepest = Het diepst: { $presidential }
do-keep = Houden: { $presidential }
do-rearm = { $place } weer op scherp zetten
do-disarm-there = { $place } onschadelijk maken
do-dictator = { $dictator }
do-place-of = De plaats van { $seat }
do-give-father = Aan { $seat } geven
do-lose-hand = Je hand afleggen
do-skip-turn = Een beurt overslaan

## Why not

ability-used = Die eigenschap heb je deze beurt al gebruikt.
all-in-one-place = Alle meeples staan op dezelfde locatie.
already-disarmed = { $place } is al onschadelijk gemaakt.
already-there = Je bent er al: { $place }.
boosted-already = Deze beurt is zelf al een geschenk van Morale Boost.
bribed-already = De volgende beurt van { $seat } is al gekocht.
bunker-full = Daar liggen al { $count } kaarten.
cancelled-already = Dat is al tegengehouden.
defcon-at-start = DEFCON staat waar het spel begon.
drawn-card-gone = De kaart is weg.
empty-hand = { $seat } heeft geen kaarten op hand.
every-way-blocked = Elke weg naar { $place } is geblokkeerd.
father-forbids = { $card_father } verbiedt { $card }.
father-forbids-flight = { $card_father } verbiedt internationale vluchten.
father-forbids-road = { $card_father } verbiedt lopen over de weg.
hand-secured = Bij de hand van { $seat } kun je niet.
house-arrest = Onder huisarrest kun je je loop niet gebruiken.
named-already = Die weg heb je al genoemd.
no-board-tokens = Er ligt geen fiche op het bord.
no-cards-left = Er zijn geen kaarten meer om te rapen.
no-father = Er ligt geen founding father voor je.
no-flight = Er gaat geen vlucht van { $place_from } naar { $place_to }.
no-flight-here = Vanaf { $place } gaat geen vlucht.
no-fly-zone = Tijdzone { $timezone } is een vliegvrije zone.
no-neighbours = { $place } heeft geen aangrenzende staat.
no-no-fly-left = Er is geen fiche vliegvrije zone meer.
no-presidential = Er zijn geen presidentiële kaarten.
no-road = Er loopt geen weg van { $place_from } naar { $place_to }.
no-roadblock-here = Er is geen wegblokkade om langs te gaan.
no-roadblocks-left = Er is geen wegblokkade meer.
no-spare-dictator = Alle dictators zijn in het spel.
no-such-road = Die weg bestaat niet.
no-warheads = Er zijn geen kernkoppen om onschadelijk te maken.
no-zone-to-close = Er is geen tijdzone die dicht kan.
nobody-has-cards = Niemand anders heeft een kaart om af te leggen.
nobody-in-usa = Er is niemand in de VS.
nobody-near = Niemand in je buurt heeft kaarten te verliezen.
not-against-yourself = { $card } is voor de worp van een tegenstander.
not-an-interruption = { $card } is geen interruptie.
not-from-hawaii = Niet vanuit Hawaï.
not-in-your-state = { $seat } is niet waar jij bent.
not-near = { $seat } is niet bij je in de buurt.
not-on-the-mainland = { $seat } is niet op het vasteland van de VS.
not-your-facility = { $place }: hier heb je geen nucleaire basis.
nothing-armed = Al je nucleaire basissen zijn onschadelijk gemaakt.
nothing-in-play = Niemand heeft zo'n kaart in het spel.
nothing-on-the-map = Er valt niets van het bord te verwijderen.
nothing-stored = Je hebt geen presidentiële kaart bewaard ({ $token }).
nothing-to-squeeze = { $seat } heeft niets te geven of te tonen.
nowhere-to-go = Vanaf { $place } kun je nergens heen.
once-a-game = Dat kan één keer per spel.
once-a-turn = { $card }: dat kan één keer per beurt.
one-draw-a-turn = Het embargo staat één raapactie per beurt toe.
only-in-its-window = { $card } is een interruptie: speel die als het moment daar is.
only-when-gained = Dat kan alleen in de beurt dat je het fiche krijgt ({ $token }).
pile-empty = De aflegstapel is leeg.
place-taken = De plaats van { $seat } is bezet.
road-blocked = Een wegblokkade verspert de weg van { $place_from } naar { $place_to }.
somebody-in-hawaii = Er is iemand in Hawaï.
token-not-now = Daarvoor komt een eigen moment ({ $token }).
token-not-yours = Dat fiche heb je niet ({ $token }).
too-few-actions = Dat kost { $cost }, je hebt er nog { $left }.
travel-spent = Je loop is deze beurt verbruikt.
trident-not-there = De Trident is er niet.
usa-only = { $card } werkt alleen in de VS.
wrong-moment = Dit is niet het moment voor { $card }.
zone-closed = Tijdzone { $timezone } is al gesloten.

## The log

plays-dictator = { $seat } is { $dictator }.
starts = { $seat } begint.
turn = Beurt { $turn }: { $seat }.
skips = { $seat } slaat een beurt over (nog te gaan: { $count }).
must-skip = { $seat } moet { $count ->
    [1] een beurt
   *[other] { $count } beurten
  } overslaan.
extra-turn = { $seat } krijgt nog een beurt.
bribed = { $seat } koopt de volgende beurt van { $seat_whom }.
bribed-turn = { $seat } speelt de beurt van { $seat_whom }.
sets-out = { $seat } gaat op weg naar { $place }.
takes-off = { $seat } stijgt op met bestemming { $place }.
moved = { $seat } gaat van { $place_from } naar { $place_to }.
move-stopped = { $seat } komt geen stap verder.
carried = { $seat } wordt overgebracht naar { $place }.
roadblock-placed = { $seat } blokkeert de weg { $place_a } – { $place_b }.
roadblock-taken = { $seat } maakt de weg { $place_a } – { $place_b } vrij.
roadblock-removed = De wegblokkade { $place_a } – { $place_b } is weg.
zone-closed-by = { $seat } sluit het luchtruim: { $timezone }.
zone-opened-by = { $seat } opent het luchtruim: { $timezone }.
hawaii-opened = Het luchtruim boven Hawaï is weer open.
you-draw = { $seat } raapt { $card }.
draws = { $seat } raapt een kaart.
draws-event = { $seat } raapt { $card }!
deck-rebuilt = Er komt een nieuw commandodeck ({ $count } kaarten).
discarded = { $seat } legt { $card } af.
card-played = { $seat } speelt { $card }.
card-cancelled = { $card } heeft geen effect.
card-in-front = { $card } ligt voor { $seat }.
card-leaves = { $card } ligt niet meer voor { $seat }.
card-taken = { $seat } neemt { $card } van { $seat_from }.
some-card-taken = { $seat } neemt een kaart van { $seat_from }.
fetched = { $seat } haalt { $card } op.
activates = { $seat } gebruikt { $card }.
averted = { $seat } weert het af.
seized = { $seat } neemt { $card } in beslag.
emp-strikes = In { $state } gaat het licht uit.
refuses = { $seat } weigert.
you-spy = { $seat } heeft op hand: { $card_all }; nucleaire basissen: { $place_all }.
spies = { $seat } bekijkt de kaarten van { $seat_on }.
you-rig = De volgende presidentiële kaarten: { $presidential_all }.
rigs = { $seat } ordent de volgende presidentiële kaarten.
facility-shown = { $seat } toont { $place }.
some-facility-shown = { $seat } toont een nucleaire basis aan { $seat_to }.
you-store = { $seat } bergt { $card } op.
stores = { $seat } bergt een kaart op.
you-retrieve = { $seat } neemt { $card } terug.
retrieves = { $seat } neemt een kaart terug.
attempts = { $seat } probeert { $place } onschadelijk te maken.
rolled = { $seat } rolt { $shown }.
rolled-again = De dobbelsteen van { $seat } rolt opnieuw: { $shown }.
disarm-failed = Het lukt { $seat } niet (nodig: { $needed }).
disarm-prevented = De poging van { $seat } wordt tegengehouden.
disarmed = { $seat } maakt { $place } onschadelijk (telt nu: { $count }).
warhead-disarmed = { $seat } maakt een kernkop onschadelijk (nog { $count }).
you-got-token = { $seat } neemt fiche { $token }.
got-token = { $seat } neemt een fiche.
token-used = { $seat } gebruikt fiche { $token }.
tokens-cleared = { $seat } veegt alle fiches van het bord.
takes-free = { $seat } neemt, deze beurt gratis: { $card_all }.
you-take = { $seat } neemt { $card_all }.
takes = { $seat } neemt { $count } { $count ->
    [1] kaart
   *[other] kaarten
  }.
you-keep = { $seat } houdt: { $presidential }.
keeps = { $seat } houdt een presidentiële kaart.
dictator-now = { $seat } is nu { $dictator }.
ability-copied = { $seat } kopieert de eigenschap van { $dictator }.
you-get-facility = { $seat } krijgt de nucleaire basis { $place }.
gets-facility = { $seat } krijgt een nucleaire basis in zone 1.
lives-swapped = { $seat } en { $seat_with } ruilen alles.
father-in-front = { $card } kijkt { $seat } over de schouder mee.
father-leaves = { $card } verlaat { $seat }.
father-given = { $seat } geeft { $card } aan { $seat_to }.
fathers-join = 2 founding fathers gaan het commandodeck in.
hand-open = { $seat } speelt met open hand: { $card_all }.
defcon-now = DEFCON { $level }!
defcon-back = { $seat } belt Moskou: DEFCON { $level }.
milled = { $count } kaarten gaan verloren: { $card_all }.
trident-surfaces = De Trident duikt op in de Golf met { $count } kernkoppen.
trident-dives = De Trident duikt voorgoed onder.
presidential-revealed = { $seat } klopt aan: { $presidential }.
called-away = De president wordt weggeroepen; { $seat } heeft het nakijken.
needs = { $seat } heeft { $needed } nodig met de d20.
bonus-now = { $seat } heeft nu { $total }.
not-convinced = { $seat } overtuigt niet: { $total }, nodig { $needed }.
convinced = { $seat } overtuigt de president: { $total }, nodig { $needed }!
rearmed = De nucleaire basis { $place } van { $seat } staat weer op scherp.

## How it ended

outcome-white-house = { $seat } trekt het Witte Huis in.
outcome-bunker-token = De raketten vliegen, en { $seat } heeft fiche IX.
outcome-missiles = De raketten vliegen. Iedereen verliest.

## The board in words

tell-table = DEFCON { $level }, beurt { $turn }
tell-decks = Commandodeck { $deck }, aflegstapel { $pile }, founding fathers { $fathers }
tell-pile-top = Bovenop de aflegstapel: { $card }
tell-trident = De Trident ligt in de Golf, kernkoppen: { $count }
tell-roadblock = Wegblokkade { $place_a } – { $place_b }
tell-no-fly = Vliegvrije zones: { $timezone_all }
tell-active = ▶ { $seat }, { $dictator }, locatie: { $place }
tell-player = { $seat }, { $dictator }, locatie: { $place }
tell-counts = Telt als onschadelijk: { $count }, handkaarten: { $hand } (limiet { $limit })
tell-copied = Met de eigenschap van { $dictator }
tell-hand = Hand: { $card_all }
tell-armed = Nucleaire basis { $place } (zone { $zone }), op scherp
tell-disarmed = Nucleaire basis { $place } (zone { $zone }), onschadelijk
tell-tokens = Fiches: { $token_all }
tell-father = { $card }, beurt { $count }
tell-front = Op tafel: { $card_all }
tell-bunker = In de bunker: { $card_all }
tell-stored = Bewaard: { $presidential }
tell-skips = Moet nog { $count ->
    [1] een beurt
   *[other] { $count } beurten
  } overslaan
tell-bribed = De volgende beurt is van { $seat }

## Het spel en zijn opties

game-title = Revenge of the Dictators
option-ff-start = Founding fathers in het deck bij het begin
option-defcon-cards-command = DEFCON-kaarten in het commandodeck
option-defcon-cards-presidential = DEFCON-kaarten in het presidentiële deck
option-oops = Presidentiële kaart “Oops”
option-defcon-start = DEFCON-niveau bij het begin
option-event-text-reading = Twee losse kaartteksten: op de kaarten of op de niveaus
