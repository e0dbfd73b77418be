# Revenge of the Dictators: opdrachten, acties, redenen, verslag, uitslagen. Namen en kaartteksten staan in nl.content.ftl.
# $seat... zijn spelers, $card... kaarten, $place... locaties, $timezone... tijdzones; _all betekent meerdere.

## What you must do; and whom we wait for

travel-left = { $travel ->
    [1] , loop inbegrepen
    [2] , maar zonder loop: huisarrest
    [3] , plus een tweede loop via een weg
   *[0] , loop verbruikt
  }
free-left = { $free ->
    [0] { "" }
   *[other] { " of gebruik wat niets kost" }
  }
ask-take-action = { $bought ->
    [1] { $left ->
        [0] Je hebt deze beurt van { $seat_whose } gekocht. Er zijn geen acties meer: beëindig haar{ free-left }.
       *[other] Je hebt deze beurt van { $seat_whose } gekocht: gebruik de acties ervan (nog { $left }{ travel-left }) of beëindig haar.
      }
   *[0] { $left ->
        [0] Geen acties meer. Beëindig je beurt{ free-left }.
       *[other] Gebruik je acties (nog { $left }{ travel-left }) of beëindig je beurt.
      }
  }
wait-take-action = { $seat } is aan de beurt (acties over: { $left }).
ask-aim = { $card }: { aim }
wait-aim = { $seat } kiest een doel voor { $card }.
ask-card-announced = { $seat } speelt { $card }. { will } Hou je het tegen?
wait-card-announced = { $seat_by } speelt { $card }. { will } { $seat } mag reageren.
window-card-announced = Gespeelde kaarten
ask-interrupt-announced = { $seat } speelt de interruptie { $card }. { will } Hou je dat tegen?
wait-interrupt-announced = { $seat_by } speelt de interruptie { $card }. { will } { $seat } mag reageren.
window-interrupt-announced = Interrupties van anderen
ask-travel-announced = { $seat } gaat over de weg naar { $place }. Hou je dat tegen?
wait-travel-announced = { $seat_by } gaat over de weg naar { $place }. { $seat } mag dat tegenhouden.
window-travel-announced = Verplaatsingen over de weg
ask-flight-announced = { $seat } stijgt op naar { $place }. Hou je de vlucht tegen?
wait-flight-announced = { $seat_by } stijgt op naar { $place }. { $seat } mag de vlucht tegenhouden.
window-flight-announced = Vluchten
ask-moved = { $blown ->
    [0] { $seat } is aangekomen in { $place }. Reageer je op de verplaatsing?
   *[other] { $seat } was aangekomen in { $place } en staat nu in { $place_now }. Reageer je op de verplaatsing?
  }
wait-moved = { $blown ->
    [0] { $seat_by } is aangekomen in { $place }. { $seat } mag op de verplaatsing reageren.
   *[other] { $seat_by } was aangekomen in { $place } en staat nu in { $place_now }. { $seat } mag op de verplaatsing reageren.
  }
window-moved = Gedane verplaatsingen
ask-die-rolled = { $seat } { roll-result } Laat je opnieuw rollen? Nodig is dan { $least } of meer ({ $odds } %).
wait-die-rolled = { $seat_by } { roll-result } { $seat } mag opnieuw laten rollen ({ $least } of meer: { $odds } %).
window-die-rolled = Worpen
ask-disarm-result = { $seat } staat op het punt { $target ->
    [warhead] een kernkop
   *[facility] { $place }
  } onschadelijk te maken. Hou je het tegen?
wait-disarm-result = { $seat_by } staat op het punt { $target ->
    [warhead] een kernkop
   *[facility] { $place }
  } onschadelijk te maken. { $seat } mag het tegenhouden.
window-disarm-result = Onschadelijk maken
ask-president-revealed = De president ontvangt { $seat }; nodig is { $needed } of meer met de d20 ({ $odds } %). Laat je hem wegroepen?
wait-president-revealed = De president ontvangt { $seat_by }; nodig is { $needed } of meer met de d20 ({ $odds } %). { $seat } mag hem laten wegroepen.
window-president-revealed = Bezoeken aan de president
ask-convince-rolled = { $seat_roller } heeft { $total }, nodig is { $needed }. Verander je het resultaat?
wait-convince-rolled = { $seat } mag het resultaat van { $seat_roller } veranderen ({ $total }, nodig { $needed }).
window-convince-rolled = Worpen voor de president
ask-card-drawn = { $seat } heeft een kaart geraapt. Onderschep je die?
wait-card-drawn = { $seat } mag de kaart onderscheppen.
window-card-drawn = Geraapte kaarten
ask-effect-hits = { blow } Weer je het af?
wait-effect-hits = { will } { $seat } mag het afweren.
window-effect-hits = Klappen tegen jou
ask-confront = { $bought ->
    [1] Je hebt deze beurt van { $seat_whose } gekocht, plaats: Washington D.C. Confronteer je de president? Is hij er, dan wint { $seat_whose } met { $needed } of meer op de d20 ({ $odds } %).
   *[0] Je bent in Washington D.C. Confronteer je de president? Is hij er, dan heb je { $needed } of meer nodig met de d20 ({ $odds } %).
  }
wait-confront = { $seat } staat voor het Witte Huis.
ask-choose-ability = Wiens eigenschap kopieer je?
wait-choose-ability = { $seat } kiest een eigenschap om te kopiëren.
ask-discard-excess = Leg { $count ->
    [one] een kaart
   *[other] { $count } kaarten
  } af: je handlimiet is { $limit }.
wait-discard-excess = { $seat } legt af tot de handlimiet.
ask-order-discards = Je bent deze kaarten kwijt ({ $count }). Welke gaat nu naar de aflegstapel?
wait-order-discards = { $seat } ordent de verloren kaarten.
ask-discard-or-refuse = { $seat } bedreigt iedereen: leg een kaart af, of weiger en laat de verplaatsing toe.
wait-discard-or-refuse = { $seat } legt een kaart af of weigert.
ask-standoff-move = Iemand heeft geweigerd: verplaats je hoogstens { $count } staten.
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
ask-bunker = { $may ->
    [store] Berg een kaart op in de bunker.
    [retrieve] Neem kaarten terug uit de bunker.
   *[both] Berg een kaart op in de bunker of neem er terug.
  }
wait-bunker = { $seat } opent de bunker.
ask-retrieve-more = Neem je nog een kaart terug? In de bunker: { $count }.
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
aim = { $what ->
    [fetch] Welke kaart haal je uit de aflegstapel?
    [ride] Waar gaat de trein heen?
    [helicopter] Waar vlieg je heen?
    [emp] In welke staat?
    [censor] Welke kaart verwijder je?
    [bribe] Wiens volgende beurt koop je?
    [flight] Welke vlucht neem je?
    [abroad] Waarheen in het buitenland?
    [block] Welke weg blokkeer je? { $left ->
        [one] Nog één.
       *[other] Nog hoogstens { $left }.
      }
    [unblock] Welke weg maak je vrij? { $left ->
        [one] Nog één.
       *[other] Nog hoogstens { $left }.
      }
    [drive] Over vrije wegen waarheen?
    [ram] Langs welke wegblokkade?
    [pickpocket] Wiens zakken rol je?
    [deport] Wie stuur je weg?
    [spy] Wie bespioneer je?
    [whirl] Waar waait de wind heen?
    [snow-in] Welke weg vandaar blokkeer je? { $left ->
        [one] Nog één.
       *[other] Nog hoogstens { $left }.
      }
    [close-sky] Boven welke tijdzone?
    [open-sky] Welke vliegvrije zone hef je op?
    [deport-where] Waarheen?
   *[lay-before] Voor wie?
  }
will = { $what ->
    [fetch] { $seat_by } haalt { $card_wanted } uit de aflegstapel.
    [ride] { $seat_by } neemt de trein naar { $place }.
    [helicopter] { $seat_by } vliegt naar { $place }.
    [emp] Iedereen in { $state } slaat een beurt over: { $seat_all }.
    [censor] { $card_gone } voor { $seat_whom } wordt verwijderd.
    [bribe] { $seat_by } speelt de volgende beurt van { $seat_whom }.
    [standoff] Alle anderen leggen een kaart af, of { $seat_by } mag zich hoogstens { $count ->
        [one] 1 staat
       *[other] { $count } staten
      } verplaatsen.
    [flight] { $seat_by } neemt de vlucht naar { $place }.
    [abroad] { $seat_by } vliegt naar { $place }.
    [attempt] { $seat_by } probeert { $target ->
        [warhead] een kernkop
       *[facility] { $place }
      } onschadelijk te maken.
    [attempt-for] { $seat_by } probeert { $target ->
        [warhead] een kernkop
       *[facility] { $place }
      } onschadelijk te maken: { $needed } of meer ({ $odds } %).
    [hack] { $seat_by } maakt zonder rollen { $target ->
        [warhead] een kernkop
       *[facility] { $place }
      } onschadelijk.
    [extra-turn] { $seat_by } krijgt na deze nog een beurt.
    [block] { $count ->
        [1] De weg { $place_a } – { $place_b } wordt geblokkeerd.
        [2] De wegen { $place_a } – { $place_b } en { $place_c } – { $place_d } worden geblokkeerd.
       *[other] { $count } wegen worden geblokkeerd: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [snow-in] { $count ->
        [1] Sneeuw blokkeert de weg { $place_a } – { $place_b }.
        [2] Sneeuw blokkeert de wegen { $place_a } – { $place_b } en { $place_c } – { $place_d }.
       *[other] Sneeuw blokkeert { $count } wegen: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [unblock] { $count ->
        [1] De weg { $place_a } – { $place_b } wordt vrijgemaakt.
        [2] De wegen { $place_a } – { $place_b } en { $place_c } – { $place_d } worden vrijgemaakt.
       *[other] { $count } wegen worden vrijgemaakt: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [close-sky] De tijdzone { $timezone } wordt een vliegvrije zone.
    [open-sky] De vliegvrije zone { $timezone } wordt opgeheven.
    [open-nothing] Er is geen vliegvrije zone om op te heffen.
    [draw] { $seat_by } raapt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
      }.
    [drive] { $seat_by } rijdt naar { $place }.
    [ram] { $seat_by } rijdt langs de wegblokkade naar { $place }.
    [pickpocket] { $seat_by } neemt een willekeurige kaart van { $seat_whom }.
    [deport] { $seat_whom } gaat naar { $place }.
    [visit] { $seat_by } gaat naar { $place }.
    [spy] { $seat_by } bekijkt de hand en de nucleaire basiskaarten van { $seat_whom }.
    [spy-and-take] { $seat_by } bekijkt de hand en de nucleaire basiskaarten van { $seat_whom } en mag een kaart nemen.
    [spy-facilities] { $seat_by } bekijkt de nucleaire basiskaarten van { $seat_whom }; bij de hand valt niet te komen.
    [lay-before] { $card } ligt { $count ->
        [one] een beurt
       *[other] { $count } beurten
      } voor { $seat_whom }.
    [rig] { $seat_by } ordent { $count ->
        [one] de volgende presidentiële kaart
       *[other] de volgende { $count } presidentiële kaarten
      }.
    [calm] DEFCON gaat terug naar { $level }.
    [cancel-card-announced] { $card_stopped } van { $seat_whom } heeft geen effect.
    [cancel-interrupt-announced] { $card_stopped } van { $seat_whom } heeft geen effect.
    [cancel-travel-announced] { $seat_whom } komt niet in { $place } aan.
    [cancel-flight-announced] { $seat_whom } komt niet in { $place } aan.
    [cancel-disarm-result] Het lukt { $seat_whom } niet om { $target ->
        [warhead] een kernkop
       *[facility] { $place }
      } onschadelijk te maken.
    [cancel-president-revealed] { $seat_whom } krijgt geen audiëntie.
    [cancel-effect-hits] { $seat_by } blijft gespaard voor wat { $seat_whom } wil.
    [reroll] { $seat_whom } rolt opnieuw in plaats van de { $shown }.
    [subtract] { $seat_whom } heeft { $less } in plaats van { $total }, nodig is { $needed }.
    [whirl] { $seat_whom } waait naar { $place }.
    [intercept] { $seat_by } krijgt de kaart die { $seat_whom } heeft geraapt.
    [skip] { $seat_whom } moet een beurt overslaan.
    [lose-card] { $seat_whom } legt een willekeurige kaart af.
    [take-card] { $seat_by } neemt een kaart van { $seat_whom }.
    [squeeze] { $seat_whom } moet { $seat_by } een kaart geven of een nucleaire basis tonen.
   *[asset] { $card } blijft voor { $seat_by } liggen.
  }{ $also ->
    [skip-self] { " " }Daarna slaat { $seat_by } een beurt over.
    [draw] { " " }{ $seat_by } raapt { $more ->
        [one] een kaart
       *[other] { $more } kaarten
      }.
    [give-back] { " " }De kaart gaat terug naar de hand van { $seat_whom }.
    [confiscate] { " " }{ $seat_by } houdt die kaart.
    [console] { " " }{ $seat_whom } raapt { $more ->
        [one] een kaart
       *[other] { $more } kaarten
      }.
    [fine] { " " }{ $seat_whom } legt een willekeurige kaart af.
    [fine-not] { " " }{ $seat_whom } heeft geen kaart te verliezen.
    [ground] { " " }Waar de vlucht zou beginnen, komt een vliegvrije zone.
    [ground-not] { " " }Een vliegvrije zone komt er niet.
   *[none] { "" }
  }
blow = { $what ->
    [deport] { $seat } stuurt je naar { $place }.
    [skip] { $seat } laat je een beurt overslaan.
    [pickpocket] { $seat } neemt een willekeurige kaart uit je hand.
    [lose-card] { $seat } laat je een willekeurige kaart afleggen.
    [take-card] { $seat } neemt { $card } van je af.
   *[squeeze] { $seat } zet je onder druk: een kaart, of een blik op een nucleaire basis.
  }
roll-result = rolt { $shown }{ $bonus ->
    [0] { "" }
   *[other] { " " }(met bonus { $total })
  }: { $result ->
    [success] gelukt
   *[failure] mislukt
  }, nodig is { $needed }.

## Actions

do-travel = Lopen naar { $place }
    .heading = Lopen naar
    .label = { $place }
do-fly = Vliegen naar { $place }
    .heading = Vliegen naar
    .label = { $place }
do-draw = Een kaart rapen
do-draw-discard = De bovenste kaart van de aflegstapel rapen
do-draw-top = { $card } van de aflegstapel rapen
do-play = { $card } spelen
    .heading = Spelen
    .label = { $card }
do-activate = { $card }: { $ability }
    .heading = { $card }
    .label = { $ability }
do-disarm = Proberen onschadelijk te maken
do-disarm-for = Proberen onschadelijk te maken: { $needed } of meer ({ $odds } %)
do-bully = Iemand in de buurt intimideren
do-dismiss = Je founding father wegsturen
do-token = Fiche inzetten: { $token }
    .heading = Fiche inzetten
    .label = { $token }
do-end = Beurt beëindigen
do-end-bought = De gekochte beurt beëindigen
do-interrupt = Interruptie: { $card }
    .heading = Interruptie
    .label = { $card }
do-reroll = Opnieuw rollen
do-reroll-for = Opnieuw rollen: { $least } of meer ({ $odds } %)
do-seize = De kaart in beslag nemen
do-confront = De president confronteren
do-confront-for = De president confronteren: { $needed } of meer ({ $odds } %)
do-confront-stored = Confronteren met je bewaarde kaart
do-decline = Nu niet
do-go = { $place }
do-stay = Blijven waar je bent
do-whom = { $seat }
do-whom-with = { $card }: { $seat }
    .heading = { $card }
    .label = { $seat }
do-state = { $state }
do-state-with = { $state }: { $seat_all }
do-road = Weg { $place_a } – { $place_b }
    .heading = Weg
    .label = { $place_a } – { $place_b }
do-zone = { $timezone }
    .heading = Tijdzone
    .label = { $timezone }
do-censor = { $card } voor { $seat }
do-censor-whose =
    { $mine ->
        [1] { $card } voor jou
       *[0] { $card } voor { $seat }
    }
do-fetch = { $card } ophalen
    .heading = Ophalen
    .label = { $card }
do-take = { $card } nemen
    .heading = Nemen
    .label = { $card }
do-give = { $card } geven
    .heading = Geven
    .label = { $card }
do-show = { $place } tonen
    .heading = Tonen
    .label = { $place }
do-discard = { $card } afleggen
    .heading = Afleggen
    .label = { $card }
do-store = { $card } opbergen
    .heading = Opbergen
    .label = { $card }
do-retrieve = { $card } terugnemen
    .heading = Terugnemen
    .label = { $card }
do-refuse = Weigeren
do-done = Klaar
do-deepest = Het diepst: { $presidential }
    .heading = Het diepst
    .label = { $presidential }
do-keep = Houden: { $presidential }
    .heading = Houden
    .label = { $presidential }
do-rearm = { $place } weer op scherp zetten
    .heading = Weer op scherp zetten
    .label = { $place }
do-disarm-there = { $place } onschadelijk maken
    .heading = Onschadelijk maken
    .label = { $place }
do-dictator = { $dictator }
do-dictator-for = { $dictator }: { $talent }
do-place-of = De plaats van { $seat }
    .heading = De plaats van
    .label = { $seat }
do-give-father = Aan { $seat } geven
    .heading = Geven aan
    .label = { $seat }
do-lose-hand = Je hand afleggen
do-skip-turn = Een beurt overslaan

## Why not

ability-used = Die eigenschap heb je deze beurt al gebruikt.
all-in-one-place = Alle meeples staan op dezelfde locatie.
already-disarmed = { $place } is al onschadelijk gemaakt.
already-there = Je bent er al: { $place }.
boosted-already = Deze beurt is zelf al een geschenk van Morale Boost.
bribed-already = De volgende beurt van { $seat } is al gekocht.
bunker-full = De bunker is vol: { $count }.
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
no-roadblock-anywhere = Er is geen wegblokkade om weg te halen.
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
not-from-hawaii = Niet vanuit Hawaï.
not-in-your-state = { $seat } is niet waar jij bent.
not-near = { $seat } is niet bij je in de buurt.
not-on-the-mainland = { $seat } is niet op het vasteland van de VS.
not-your-facility = { $place }: hier heb je geen nucleaire basis.
nothing-armed = Al je nucleaire basissen zijn onschadelijk gemaakt.
nothing-in-play = Niemand heeft zo’n kaart in het spel.
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
blocked-already = Daar ligt al een wegblokkade: { $place_a } – { $place_b }.
road-blocked = Een wegblokkade verspert de weg van { $place_from } naar { $place_to }.
second-travel = Je tweede loop is alleen voor een weg.
somebody-in-hawaii = Er is iemand op Hawaï.
token-not-now = Daarvoor komt een eigen moment ({ $token }).
token-not-yours = Dat fiche heb je niet ({ $token }).
too-few-actions = Dat kost { $cost ->
    [one] 1 actie
   *[other] { $cost } acties
  }, je hebt er nog { $left }.
travel-spent = Je loop is deze beurt verbruikt.
trident-not-there = De Trident is er niet.
usa-only = { $card } werkt alleen in de VS.
wrong-moment = Dit is niet het moment voor { $card }.
zone-closed = Tijdzone { $timezone } is al gesloten.

## The log

plays-dictator = { $seat } is { $dictator }.
starts = { $seat } begint.
turn = Beurt { $turn }: { $seat }.
skips = { $count ->
    [0] { $seat } slaat een beurt over.
   *[other] { $seat } slaat een beurt over (nog te gaan: { $count }).
  }
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
move-stopped = { $seat } blijft staan.
carried = { $seat } wordt overgebracht naar { $place }.
roadblock-placed = { $seat } blokkeert de weg { $place_a } – { $place_b }.
roadblock-taken = { $seat } maakt de weg { $place_a } – { $place_b } vrij.
roadblock-removed = De wegblokkade { $place_a } – { $place_b } is weg.
zone-closed-by = { $seat } sluit het luchtruim: { $timezone }.
zone-opened-by = { $seat } opent het luchtruim: { $timezone }.
hawaii-opened = Het luchtruim boven Hawaï is weer open.
you-draw = { $seat } raapt { $card }.
draws = { $seat } raapt een kaart.
takes-discarded = { $seat } pakt { $card } van de aflegstapel.
draws-event = { $seat } raapt { $card }!
deck-rebuilt = Er komt een nieuw commandodeck (kaarten: { $count }).
discarded = { $seat } legt { $card } af.
plays = { $seat } speelt { $card }. { will }
interrupts = { $seat } speelt de interruptie { $card }. { will }
takes-effect = { $card } gaat door.
card-cancelled = NEE! { $card } is tegengehouden.
cancelled-card-goes-to = { $card } gaat naar de hand van { $seat }.
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
you-spy-facilities = De hand van { $seat } blijft verborgen; nucleaire basissen: { $place_all }.
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
rolls-for = { $seat } { roll-result }
fiddles = { $seat } friemelt aan de dobbelsteen.
bullies = { $seat } zet { $seat_on } onder druk.
rolls-anew = Nog eens: { $seat } { roll-result }
disarm-failed = De poging van { $seat } mislukt.
foiled = De poging van { $seat } in { $place } wordt tegengehouden.
disarmed = { $seat } maakt { $place } onschadelijk (telt nu: { $count }).
warhead-disarmed = { $seat } maakt een kernkop onschadelijk (nog { $count }).
you-got-token = { $seat } neemt fiche { $token }.
got-token = { $seat } neemt een fiche.
token-used = { $seat } gebruikt fiche { $token }.
tokens-cleared = { $seat } veegt alle fiches van het bord.
takes-free = { $seat } neemt, deze beurt gratis: { $card_all }.
you-take = { $seat } neemt { $card_all }.
takes = { $seat } neemt { $count ->
    [one] een kaart
   *[other] { $count } kaarten
  }.
you-keep = { $seat } houdt: { $presidential }.
keeps = { $seat } houdt een presidentiële kaart.
dictator-now = { $seat } is nu { $dictator }.
ability-copied = { $seat } kopieert de eigenschap van { $dictator }.
you-get-facility = { $seat } krijgt de nucleaire basis { $place }.
gets-facility = { $seat } krijgt een nucleaire basis in zone 1.
lives-swapped = { $seat } en { $seat_with } ruilen alles.
father-in-front = { $card } kijkt { $seat } over de schouder mee.
father-visits = { $card } komt langs bij { $seat }.
father-leaves = { $card } verlaat { $seat }.
father-given = { $seat } geeft { $card } aan { $seat_to }.
new-fathers = { $count ->
    [one] Eén founding father gaat
   *[other] { $count } founding fathers gaan
  } het commandodeck in.
hand-open = { $seat } speelt met open hand: { $card_all }.
defcon-now = DEFCON { $level }!
defcon-alarm = { defcon-now }
missiles-fly = DEFCON 1: de raketten zijn onderweg.
defcon-back = { $seat } belt Moskou: DEFCON { $level }.
milled = { $count ->
    [one] 1 kaart gaat
   *[other] { $count } kaarten gaan
  } verloren: { $card_all }.
trident-surfaces = De Trident duikt op in de Golf, kernkoppen: { $count }.
trident-dives = De Trident duikt voorgoed onder.
hands-lost = Iedereen verliest zijn handkaarten.
presidential-revealed = { $seat } klopt aan: { $presidential }.
president-in = De president is er: een kans van { $odds } %.
president-out = De president is er niet: { $seat } onthult { $presidential }.
called-away = De president wordt weggeroepen; { $seat } heeft het nakijken.
needs = { $seat } heeft { $needed } nodig met de d20.
bonus-now = { $seat } heeft nu { $total }.
not-convinced = { $seat } overtuigt niet: { $total }, nodig was { $needed }.
convinced = { $seat } overtuigt de president: { $total }, nodig was { $needed }!
rearmed = De nucleaire basis { $place } van { $seat } staat weer op scherp.

## Moments: the few lines of the log that get the middle of the board

moment-president-out-bad = Niemand thuis
moment-called-away-bad = Er kwam iets tussen
moment-repelled-bad = De deur gewezen
moment-convinced = Welkom in het Witte Huis
moment-disarmed-good = Een bom minder
moment-armed-bad = De verkeerde draad
moment-foiled-bad = Zo dichtbij
moment-interrupted = Niet zo snel
moment-swapped = Stuivertje-wisselen
moment-defcon-up = Het alarm wordt luider
moment-defcon-bad = Eén stap voor middernacht
moment-launch-bad = Gelanceerd
moment-father = Een grondlegger fronst
moment-trident = Daar duikt hij op
moment-token = Uit de mouw
moment-skip-bad = Een beurt verstrijkt

## How it ended

outcome-white-house = { $seat } trekt het Witte Huis in.
outcome-bunker-token = De raketten vliegen, en { $seat } heeft fiche IX.
    .before = De raketten vliegen: wie fiche IX heeft, wint; anders verliest iedereen.
outcome-missiles = De raketten vliegen. Iedereen verliest.

## The board in words

tell-table = DEFCON { $level }, beurt { $turn }
tell-decks = Commandodeck { $deck }, aflegstapel { $pile }, founding fathers { $fathers }
tell-pile-top = Bovenop de aflegstapel: { $card }
tell-announced = Op tafel: { $card } van { $seat }. { will }
tell-on-table = Op tafel: { $card }
tell-on-table-of = Op tafel: { $card } van { $seat }
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
tell-father = { $turns ->
    [0] { $card }
   *[other] { $card }, beurten voorbij: { $count } van { $turns }
  }
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
game-about = Dictators racen door Noord-Amerika om de president zijn ambt af te praten. Kaarten, interrupties en een dobbelsteen die beslist.
option-ff-start = Founding fathers in het commandodeck bij het begin
option-defcon-cards-command = DEFCON-kaarten in het commandodeck
option-defcon-cards-presidential = DEFCON-kaarten in het presidentiële deck
option-oops = Presidentiële kaart “Oops”
option-defcon-start = DEFCON-niveau bij het begin
option-event-text-reading = Twee losse kaartteksten: op de kaarten of op de niveaus
