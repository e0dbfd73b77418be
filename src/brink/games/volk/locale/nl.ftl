# Wir sind das Volk! en 2+2: opdrachten, acties, redenen, verslag, uitslagen. Namen en symbolen staan in nl.content.ftl.
# $seat... zijn spelers, $card... kaarten, $province... provincies, $site... steden, $icon... symbolen; _all betekent meerdere.

## What you must do; and whom we wait for

ask-take-turn = Neem een kaart uit het aanbod of je hand en voer er één actie mee uit.
wait-take-turn = { $seat } is aan zet.
ask-build = Bouwen: nog { $points ->
    [1] 1 bouwpunt
   *[other] { $points } bouwpunten
  }.
wait-build = { $seat } bouwt.
ask-dismantle = { $price ->
    [0] { "" }
   *[other] De prijs van een kaart die niet jouw kleur heeft.{ " " }
  }Welk bouwpunt van { $side } wordt afgebroken{ $price ->
    [0] { " " }({ $phase })
   *[other] { "" }
  }?{ $left ->
    [0] { "" }
   *[other] { " " }Daarna nog { $left }.
  }
wait-dismantle = { $seat } breekt 1 bouwpunt af ({ $side }).
ask-run-down = Welke oostelijke fabriek raakt vervallen ({ $phase })?{ $left ->
    [0] { "" }
   *[other] { " " }Daarna nog { $left }.
  }
wait-run-down = { $seat } kiest een fabriek die vervallen raakt.
ask-raise-standard = Levensstandaard verhogen: nog hoogstens { $count }; van de kaartwaarde nog { $points } voor wat de economie tekortkomt.
wait-raise-standard = { $seat } verhoogt de levensstandaard.
ask-assign-hamburg = Bij welke provincie telt Hamburg mee{ $ending ->
    [0] { "" }
   *[other] { " " }({ $phase })
  }?
wait-assign-hamburg = { $seat } beslist waar Hamburg meetelt.
ask-assign-abroad = Bij welke provincie telt de fabriek { $site } mee?
wait-assign-abroad = { $seat } beslist waar de fabriek { $site } meetelt.
ask-choose-icon = Welk symbool is het volgende? Nog te doen: { $count }.{ $ignores ->
    [0] { "" }
   *[other] { " " }Je mag één pijl of symbool negeren.
  }{ $converts ->
    [0] { "" }
   *[other] { " " }Je mag dominantie verplaatsen in plaats van prestige.
  }
wait-choose-icon = { $seat } voert een gebeurtenis uit.
ask-apply = { $of ->
    [automatic] Automatische gebeurtenis { $card }.{ " " }
    [arms] Wapenwedloopkaart “{ $arms_card }”.{ " " }
    [conflict] Conflictkaart “{ $conflict_card }”.{ " " }
   *[other] { "" }
  }Waar? { $icon }.{ $why ->
    [arms] { " " }Door de wapenwedloop beslis jij.
    [coat] { " " }Het draagt jouw wapenschild.
    [colour] { " " }Het heeft jouw kleur.
    [drawn] { " " }Jij trok de kaart.
   *[other] { "" }
  }{ $printed ->
    [0] { $left ->
        [0] { "" }
       *[other] { " " }Daarna nog { $left }.
      }
    [1] { "" }
   *[other] { " " }{ $nth } van { $printed }.
  }
wait-apply = { $of ->
    [automatic] Automatische gebeurtenis { $card }.{ " " }
    [arms] Wapenwedloopkaart “{ $arms_card }”.{ " " }
    [conflict] Conflictkaart “{ $conflict_card }”.{ " " }
   *[other] { "" }
  }{ $seat } beslist waar: { $icon }.{ $why ->
    [arms] { " " }Dat komt door de wapenwedloop.
    [coat] { " " }Dat komt door het wapenschild.
    [colour] { " " }Dat komt door de kleur.
   *[other] { "" }
  }
ask-place-unrest = Een marker staat links aan het eind: waar plaats je 1 onrust?
wait-place-unrest = { $seat } plaatst 1 onrust.
ask-remove-unrest = { $bonus ->
    [0] Waar haal je 1 onrust weg?
   *[other] Een marker staat rechts aan het eind: waar haal je 1 onrust weg?
  }
wait-remove-unrest = { $seat } haalt 1 onrust weg.
ask-prestige-bonus = Prestige staat aan het eind: haal thuis 1 onrust weg of plaats er 1 aan de andere kant.
wait-prestige-bonus = { $seat } kiest de bonus voor prestige aan het eind ({ $side }).
ask-supplier-protest = West-Berlijn heeft een nieuw massaprotest: plaats er nog een bij een leverancier.{ $left ->
    [0] { "" }
   *[other] { " " }Daarna nog { $left }.
  }
wait-supplier-protest = { $seat } plaatst een massaprotest bij een leverancier van West-Berlijn.
ask-send-socialist = Er zijn te weinig socialisten voor alle protesten: waar vervangt de volgende 1 onrust? Nog beschikbaar: { $count }.
wait-send-socialist = { $seat } zet socialisten in tegen massaprotesten.
ask-after-action = Zet de politie in ({ $count ->
    [1] 1 kaart
   *[other] { $count } kaarten
  } klaar) of beëindig je beurt.
wait-after-action = { $seat } mag de politie inzetten.
ask-send-police = Waar haalt de politie 1 onrust weg?{ $left ->
    [0] { "" }
   *[other] { " " }Daarna nog { $left }.
  }
wait-send-police = { $seat } zet de politie in.
ask-pay-special = De prijs van de speciale kaart: leg een handkaart af of laat de andere kant er een trekken.
wait-pay-special = { $seat } betaalt voor de speciale kaart.
ask-guillaume = Guillaume brengt verslag uit: bekijk je de hand van West of de bovenste 2 kaarten van de trekstapel?
wait-guillaume = { $seat } luistert naar Guillaume.
ask-swap-hand = Ruil je een kaart van West voor een van jou?
wait-swap-hand = { $seat } bekijkt de hand van West.
ask-swap-deck = Ruil je een van de twee kaarten voor een van jou, of haal je er een uit het spel?
wait-swap-deck = { $seat } bekijkt de trekstapel.
ask-keep-hand = Leg handkaarten van het vorige decennium een voor een af of houd de rest (in de hand: { $count }).
wait-keep-hand = { $seat } bekijkt oude handkaarten.
ask-choose-prestige = Prestige ({ $side }): welk vak voer je uit?
wait-choose-prestige = { $seat } kiest een vak van het prestigespoor.
ask-choose-prestige-icon = Welk symbool is het volgende? Nog te doen: { $count }.
wait-choose-prestige-icon = { $seat } voert een vak van het prestigespoor uit.
ask-lose-sector = Welke sector van West-Berlijn verliest 1 levensstandaard? Hoogstens { $count } in totaal.
wait-lose-sector = { $seat } kiest een sector die levensstandaard verliest.
ask-pressure = { $province } heeft het beter dan de buren: welke buur krijgt de onrust ({ $unrest })?
wait-pressure = { $seat } beslist welke buur van { $province } de onrust krijgt.
ask-dismiss-socialist = Waar vertrekt een socialist? Er komt 1 onrust voor in de plaats.{ $left ->
    [0] { "" }
   *[other] { " " }Daarna nog { $left }.
  }
wait-dismiss-socialist = { $seat } haalt socialisten uit de provincies.
ask-bring-back = De Stasi is weg: waar keert onrust terug? Nog { $count }, hoogstens 1 per provincie.
wait-bring-back = { $seat } beslist waar onrust terugkeert.

## Actions

do-remove-unrest = { $card }: 1 onrust weghalen
    .heading = 1 onrust weghalen
    .label = { $card }
do-build = { $card }: bouwen
    .heading = Bouwen
    .label = { $card }
do-build-or-nowhere = { $card }: bouwen{ $nowhere ->
    [1] { " " }(nergens mogelijk)
   *[other] { "" }
  }
    .heading = Bouwen{ $nowhere ->
        [1] { " " }(nergens mogelijk)
       *[other] { "" }
      }
    .label = { $card }
cost = { $cost } van de kaartwaarde
do-raise = { $card }: levensstandaard verhogen
    .heading = Levensstandaard verhogen
    .label = { $card }
do-raise-or-nowhere = { $card }: levensstandaard verhogen{ $nowhere ->
    [1] { " " }(nergens mogelijk)
   *[other] { "" }
  }
    .heading = Levensstandaard verhogen{ $nowhere ->
        [1] { " " }(nergens mogelijk)
       *[other] { "" }
      }
    .label = { $card }
do-event = { $card }: gebeurtenis uitvoeren
    .heading = Gebeurtenis uitvoeren
    .label = { $card }
do-police = Politie sturen naar { $province }
    .heading = Politie sturen naar
    .label = { $province }
do-factory = Fabriek bouwen: { $site }
    .heading = Fabriek bouwen
    .label = { $site }
do-line = Infrastructuur bouwen: { $line }
    .heading = Infrastructuur bouwen
    .label = { $line }
do-half = Infrastructuur bouwen: { $line }, bij { $site_end }
    .heading = Infrastructuur bouwen
    .label = { $line }, bij { $site_end }
do-dismantle-factory = Fabriek afbreken: { $site }
    .heading = Fabriek afbreken
    .label = { $site }
do-dismantle-line = Infrastructuur afbreken: { $line }
    .heading = Infrastructuur afbreken
    .label = { $line }
do-dismantle-half = Infrastructuur afbreken: { $line }, bij { $site_end }
    .heading = Infrastructuur afbreken
    .label = { $line }, bij { $site_end }
do-run = { $site } raakt vervallen
    .heading = Vervallen raakt
    .label = { $site }
do-repair = { $site } herstellen
    .heading = Herstellen
    .label = { $site }
do-close = { $site } sluiten
    .heading = Sluiten
    .label = { $site }
do-at = { $province }
do-sector = { $sector } (West-Berlijn)
    .heading = West-Berlijn
    .label = { $sector }
do-assign = { $province }
do-move = { $province } → { $province_to }
    .heading = Van { $province }
    .label = naar { $province_to }
do-calm = 1 onrust weghalen: { $province }
    .heading = 1 onrust weghalen
    .label = { $province }
do-stir = 1 onrust plaatsen: { $province }
    .heading = 1 onrust plaatsen
    .label = { $province }
do-space = Vak { $space } uitvoeren
do-space-with-icons = Vak { $space }: { $icon_all }
do-icon = { $icon }
do-icon-left = { $icon }{ $count ->
    [1] { "" }
   *[other] { " " }(1 van { $count })
  }
do-convert = Dominantie verplaatsen in plaats van: { $icon }
do-ignore = Negeren: ‘{ $icon }’
do-ignore-left = De pijl naar links negeren: ‘{ $icon }’
do-ignore-right = De pijl naar rechts negeren: ‘{ $icon }’
do-rest = De rest in gedrukte volgorde uitvoeren
do-rest-giving-up = { do-rest }{ $ignores ->
    [0] { "" }
   *[other] , zonder iets te negeren
  }{ $converts ->
    [0] { "" }
   *[other] , met prestige, geen dominantie
  }
do-discard = { $card } afleggen
    .heading = Afleggen
    .label = { $card }
do-yield = De andere kant laten trekken
do-yield-to = { $seat } een kaart laten trekken
do-look-hand = De hand van West bekijken
do-look-deck = De trekstapel bekijken
do-swap = { $card } nemen, { $card_own } geven
    .heading = { $card } nemen in ruil voor
    .label = { $card_own }
do-remove = { $card } uit het spel halen
    .heading = Uit het spel halen
    .label = { $card }
do-done = Klaar
do-keep-police = Politie gereedhouden
do-keep-rest = De rest houden
do-swap-nothing = Niets ruilen

## Why not

berlin-once = Per actie mag maar één levensstandaard naar West-Berlijn.
deck-empty = De trekstapel is leeg.
economy-too-weak = { $province }: de economie komt { $lacking } tekort; de kaart betaalt hoogstens 2 per provincie en heeft er nog { $points }.
enough-here = { $province }: meer dan { $count } mag hier niet.
factory-stands = { $site }: daar staat al een fabriek.
hand-empty = West heeft geen handkaarten.
icon-later = Kan nu niet, misschien na een ander symbool: { $icon }.
infrastructure-first = { $site }: breek eerst de infrastructuur bij de fabriek af.
line-complete = Deze verbinding is af.
half-stands = Het stuk bij { $site } staat er al.
no-city-of-yours = { $site }: daar mag je geen fabriek bouwen.
no-factory = { $site }: daar staat geen fabriek.
no-factory-beside = Noch { $site }, noch { $site_other } heeft een fabriek.
no-protest-there = { $province }: daar is geen massaprotest.
no-socialist = { $province }: daar is geen socialist.
no-standard = { $province }: daar is geen levensstandaard te verliezen.
no-unrest = { $province }: daar is geen onrust.
no-unrest-at-all = Aan jouw kant is er geen onrust.
not-dismantled = { $site }: een buitenlandse fabriek wordt nooit afgebroken.
not-run-down = { $site }: daar staat geen vervallen fabriek.
run-down-already = { $site }: de fabriek is al vervallen.
not-weaker = { $province } heeft het niet slechter.
not-your-event = { $card } is een gebeurtenis van de andere kant.
not-your-line = Deze verbinding ligt aan de andere kant.
nothing-built = Daar is niets gebouwd.
nothing-to-pay = Met deze kaart kost dat 1 bouwpunt, en je kunt er geen afbreken.
one-a-province = { $province } heeft er al een gekregen.
other-country = { $site } ligt in een ander land.
police-used = Alle politiekaarten zijn dit decennium al gebruikt.
protest-blocks = Een massaprotest houdt het bouwen tegen: { $site }.
run-down-stays = { $site }: een vervallen fabriek kan niet worden afgebroken.
sector-empty = { $sector }: daar is geen levensstandaard.
sector-first = { $sector }: een andere sector heeft minder en gaat voor.
special-is-red = { $card }: alleen de rode kant speelt de speciale kaart.
supplier-too-poor = { $province } zou niet meer levensstandaard hebben dan West-Berlijn.
too-many-cards = Houd hoogstens { $count } kaarten.

## The log

second-half = De tweede helft van het decennium begint.
mark-second-half = Halfdecennium
decade-begins = Decennium { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  } begint.
display = Aanbod: { $card_all }.
you-drew = Je trekt { $card }.
drew = { $seat } trekt een kaart.
you-discarded = Je legt { $card } af.
discarded = { $seat } legt een kaart af.
special-lets-draw = { $seat } betaalt voor de speciale kaart: { $seat_drawer } mag trekken.
plays = { $seat } speelt { $card }: { $verb ->
    [remove-unrest] onrust weghalen
    [build] bouwen
    [raise] levensstandaard verhogen
    [credit] krediet opnemen
    [engage] wapenwedloop
    [event] gebeurtenis
   *[other] actie
  }.
factory-built = Fabriek gebouwd: { $site }.
factory-dismantled = Fabriek afgebroken: { $site }.
factory-dismantled-by = { $seat } laat een fabriek afbreken: { $site }.
factory-run-down = Fabriek vervallen: { $site }.
factory-run-down-by = { $seat } laat een fabriek vervallen: { $site }.
factory-repaired = Fabriek hersteld: { $site }.
line-built = Infrastructuur gebouwd: { $site } – { $site_other }.
piece-built = Infrastructuur gebouwd: { $site } – { $site_other }, het stuk bij { $site_end }.
line-dismantled = Infrastructuur afgebroken: { $site } – { $site_other }.
line-dismantled-by = { $seat } laat infrastructuur afbreken: { $site } – { $site_other }.
piece-dismantled = Infrastructuur afgebroken: { $site } – { $site_other }, het stuk bij { $site_end }.
piece-dismantled-by = { $seat } laat infrastructuur afbreken: { $site } – { $site_other }, het stuk bij { $site_end }.
# Logs of earlier releases have the next three; the end that the half lies next to comes first in them.
half-built = Infrastructuur gebouwd: { $site } – { $site_other }, het stuk bij { $site }.
half-dismantled = Infrastructuur afgebroken: { $site } – { $site_other }, het stuk bij { $site }.
half-dismantled-by = { $seat } laat infrastructuur afbreken: { $site } – { $site_other }, het stuk bij { $site }.
abroad-closed = Buitenlandse fabriek gesloten: { $site }.
abroad-counts = De fabriek { $site } telt mee bij { $province }.
hamburg-belongs = Hamburg telt mee bij { $province }.
standard-rises = Levensstandaard in { $province } stijgt naar { $count }.
standard-falls = Levensstandaard in { $province } daalt naar { $count }.
sector-rises = { $sector }: levensstandaard stijgt naar { $count }.
sector-falls = { $sector }: levensstandaard daalt naar { $count }.
unrest-comes = { $province }: +{ $count } onrust.
unrest-goes = { $province }: −{ $count } onrust.
unrest-moves = 1 onrust verhuist: { $province } → { $province_to }.
protest-arises = Massaprotest in { $province }. { $side } heeft er nu { $count }.
protest-ends = Een massaprotest in { $province } eindigt. { $side } heeft er nu { $count }.
supplier-protests = Vanwege West-Berlijn krijgt ook { $province } een massaprotest.
supplier-calms = Met een massaprotest in West-Berlijn eindigt ook het bijbehorende in { $province }.
supplier-protest-arises = { supplier-protests } { $side } heeft er nu { $count }.
supplier-protest-ends = { supplier-calms } { $side } heeft er nu { $count }.
socialist-calms = Een socialist vervangt 1 onrust in { $province }.
socialist-leaves = Een socialist verlaat { $province }.
socialists-come = { $count ->
    [1] 1 socialist komt
   *[other] { $count } socialisten komen
  } in de reserve.
socialists-go = { $count ->
    [1] 1 socialist vertrekt
   *[other] { $count } socialisten vertrekken
  }.
socialists-too-few = Socialisten die weg moeten: { $count }; het Oosten heeft er { $there }.
socialists-too-many = Socialisten die komen: { $count }; er zijn er nog maar { $room }.
police-power = { $card }: Oost krijgt een politiekaart.
police-acts = { $card }: de politie treedt op in { $province }.
wall-built = De Muur wordt gebouwd.
wall-falls = De Muur is weg.
stasi-disbanded = De Stasi wordt ontbonden; { $count ->
    [0] er keert geen onrust
   *[other] er keert { $count } onrust
  } terug.
guillaume-hand = { $seat } heeft de hand van West gezien.
guillaume-deck = { $seat } heeft de bovenste kaarten van de trekstapel gezien.
guillaume-swaps = { $seat } ruilt een kaart.
guillaume-removes = { $seat } haalt een kaart van de trekstapel uit het spel.
guillaume-swaps-hand = { $seat } neemt { $card } uit de hand van West en geeft { $card_own }.
guillaume-swaps-deck = { $seat } neemt { $card } van de trekstapel en legt { $card_own } ervoor in de plaats.
guillaume-removes-card = { $seat } haalt { $card } van de trekstapel en uit het spel.
marker-moves = { $track }: 1 stap richting { $side }, nu op { $space }.
beyond-the-end = { $track }: de marker staat aan het eind; { $side } krijgt een bonus.
bonus-lost = Er is geen onrust om weg te halen ({ $side }): de bonus vervalt.
arrows-cancel = { $icon }. De pijlen heffen elkaar op: de marker blijft waar hij is.
icon-lost = ‘{ $icon }’ vervalt.
ignored = { $seat } negeert ‘{ $icon }’.
converted = { $seat } verplaatst dominantie in plaats van prestige.
phase = Einde van het decennium: { $phase }
flight-parts = Zo komt dat: vluchtsymbolen { $icons }; rode sterren van de politie +{ $police }; hoogste levensstandaard in het Westen +{ $best }; laagste in het Oosten −{ $worst }; massaprotest in het Oosten +{ $east }, in het Westen −{ $west }.
flight = Vlucht { $level }: Oost verliest { $count ->
    [1] 1 bouwpunt
   *[other] { $count } bouwpunten
  }.
behind-the-wall = De Muur stopt de vlucht, maar dat heeft een prijs.
nothing-left = Het Oosten moet nog 1 bouwpunt afbreken en heeft er geen meer.
prestige-space = Prestige: { $side } voert vak { $space } uit.
on-start-space = { $track }: de marker staat op het startvak, dus niemand krijgt iets.
no-reward = { $track }: de marker staat op het startvak, dus niemand neemt een beloning.
balance-parts = Zo komt dat: marker { $marker }; oostelijke provincies waarvan de exportfabriek minstens { $worst } waard is: +{ $competing }; levensstandaard in het Oosten: −{ $standard }.
balance = Westerse deviezen: balans { $balance }.
pressure = { $province } heeft het beter dan { $province_to }.
protests = Massaprotesten: West { $west }, Oost { $east }.

## How it ended

outcome-insolvency = Het Oosten is failliet: het Westen wint.
outcome-socialism-fails = Het socialisme is mislukt: het Westen wint.
outcome-triumph-of-socialism = De triomf van het socialisme: het Oosten wint.
outcome-west-collapses = Het Westen stort in: het Oosten wint.
outcome-east-collapses = Wij zijn het volk! Het Oosten stort in: het Westen wint.
outcome-both-collapse = Beide staten storten in: het Oosten wint.
outcome-east-endures = Het Oosten heeft het tot het einde volgehouden en wint.

## The board in words

tell-decade = Decennium { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  } van IV, deel { $part }
tell-phase = Einde van het decennium: { $phase }
tell-active = Aan zet: { $seat }
tell-tracks = Sporen
tell-marker-start = { $track }: op het startvak
tell-marker = { $track }: { $space } voor { $side }
tell-space = Vak { $space }: { $icon_all }
tell-cubes = Socialisten: { $box } in de reserve, { $placed } in provincies, { $left } nog niet in het spel
tell-wall = De Muur staat
tell-stasi-gone = De Stasi is ontbonden: politiesymbolen doen niets
tell-police = Politiekaart { $card }: { $red ->
    [1] rode ster
   *[other] bleke ster
  }, { $used ->
    [1] dit decennium gebruikt
   *[other] klaar
  }
tell-state = { $side }: { $count ->
    [1] 1 massaprotest
   *[other] { $count } massaprotesten
  }
tell-province = { $province }: onrust { $unrest }, massaprotesten { $protests }, levensstandaard { $standard }
tell-borrowed = Waarvan vanwege West-Berlijn: { $count }
tell-socialists = Socialisten hier: { $count }
tell-sector = { $sector }: levensstandaard { $standard }, bevoorraad door { $province }
tell-across = Over de grens: { $province_all }
tell-economy = Economie { $economy }, exportfabriek { $export }
tell-no-factory = Economie { $economy }, geen fabriek
tell-factory = Fabriek { $site }: waarde { $value }{ $down ->
    [1] , vervallen
   *[other] { "" }
  }
tell-empty = Zonder fabriek: { $site_all }
tell-abroad = Buitenlandse fabriek { $site }: waarde { $value }, telt mee bij { $province }
tell-abroad-idle = Buitenlandse fabriek { $site }: niet verbonden
tell-lines = Verbindingen: { $side }
tell-lines-working = In bedrijf: { $line_all }
tell-lines-idle = Gebouwd, een fabriek ontbreekt: { $line_all }
tell-lines-begun = Half gebouwd (1 van 2): { $line_all }
tell-half = Half gebouwd: { $line }, bij { $site }
tell-lines-open = Niet gebouwd: { $line_all }
tell-lines-double = Niet gebouwd, elk 2 stukken: { $line_all }
tell-display = Aanbod
tell-card = { $number } { $card }: { $colour ->
    [yellow] geel
    [red] rood
    [dual] duaal
    [blue] blauw
    [green] groen
   *[other] zwart
  }, waarde { $value }
tell-card-two = { $number } { $card }: { $colour ->
    [yellow] geel
    [red] rood
    [dual] duaal
    [blue] blauw
    [green] groen
   *[other] zwart
  }, waarde { $west } voor geel, { $east } voor rood
tell-special = { $number } { $card }: speciale kaart, alleen gebeurtenis
tell-flight = Vluchtsymbolen: { $count }
tell-icon = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
tell-hand = Hand van { $seat }: { $count ->
    [1] 1 kaart
   *[other] { $count } kaarten
  }
tell-hidden = { $count ->
    [1] 1 gedekte kaart
   *[other] { $count } gedekte kaarten
  } van decennium { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  }
tell-piles = Stapels
tell-deck = Trekstapel: { $count ->
    [1] 1 kaart
   *[other] { $count } kaarten
  }
tell-deck-known = Je kent van de trekstapel, van boven: { $card_all }
tell-played = Dit decennium gespeeld: { $card_all }
tell-past = Eerder gespeeld: { $card_all }
tell-aside = Ongezien uit het spel: { $count }
tell-aside-known = Daarvan ken je: { $card_all }
tell-forecast = Als het decennium nu eindigde
tell-forecast-rest = Wat dit einde van het decennium nog brengt
forecast-draws = Ruimterace ({ $power }): een kaart van het volgende decennium
forecast-reward = Dominantie ({ $power }): vak { $space }
forecast-income = { $power }: inkomen ${ $amount }
forecast-power = { $power } daarna: schatkist { $money }, overwinningspunten { $points }
forecast-wall = De Muur: prestige 1 richting West, Oost breekt { $count } af
forecast-flight = Vlucht { $level }: Oost breekt { $count } af
forecast-flight-rest = Vlucht of Muur: Oost breekt nog { $count } af
forecast-prestige = Prestige ({ $side }): vak { $space }
forecast-prestige-loss = Prestige: Oost verliest bouwpunten of fabrieken: { $count }
forecast-balance = Westerse deviezen: balans { $balance }
forecast-run-down = Westerse deviezen: oostelijke fabrieken die vervallen: { $count }
forecast-dismantled = Westerse deviezen: geen fabriek meer die kan vervallen, Oost breekt { $count } af
forecast-police = Kosten van de politie: Oost breekt { $count } af
forecast-standard = { $province } verliest levensstandaard: { $count }
forecast-envy = Interne vergelijking: onrust in { $province }: { $count }
forecast-pressure = Oost-westvergelijking: onrust van { $province } naar { $province_to }: { $count }
forecast-socialists-come = Socialisten: { $count } zouden erbij komen
forecast-socialists-go = Socialisten: { $count } zouden verdwijnen
forecast-protests = Massaprotesten, { $side }: { $count }
forecast-open = Hoe het afloopt, hangt af van keuzes:
forecast-wins = Winnaar: { $side }
forecast-power-wins = Winnaar: { $power }
forecast-ending = { $how ->
    [insolvency] Het Oosten zou niet kunnen betalen: failliet
    [socialism-fails] Het socialisme zou mislukken
    [triumph-of-socialism] Het socialisme zou triomferen
    [west-collapses] Het Westen zou instorten
    [east-collapses] Het Oosten zou instorten
    [both-collapse] Beide staten zouden instorten
    [east-endures] Het Oosten zou hebben standgehouden
    [arms-race] Overwinning in de wapenwedloop
    [space-race] Overwinning in de ruimterace
   *[other] Het spel zou doorgaan
  }

## The game

game-title = Wir sind das Volk!
game-about = Twee Duitslanden, veertig jaar, één muur. Bouw de economie op, verhoog de levensstandaard, houd de straten rustig en houd het langer vol dan de andere kant.

## 2+2: what you must do

ask-take-two-turn = { $red ->
    [0] Neem een kaart uit het aanbod of je hand en voer er één actie mee uit.
   *[other] Je staat in het rood: neem krediet op of voer een gebeurtenis uit die je geld oplevert.
  }{ $last ->
    [0] { "" }
   *[other] { " " }Neem je een van beide kaarten uit het aanbod, dan gebeurt de gebeurtenis van de andere vanzelf.
  }
wait-take-two-turn = { $seat } is aan zet.
ask-keep-older = Leg handkaarten van het vorige decennium een voor een af of houd de rest (in de hand: { $count }).
wait-keep-older = { $seat } bekijkt oude handkaarten.
ask-discard-one = Door de ruimterace heb je een kaart meer. Leg { $count ->
    [1] 1 kaart
   *[other] { $count } kaarten
  } naar keuze af.
wait-discard-one = { $seat } legt een kaart af.
ask-who-draws = Beide supermachten trekken een wapenwedloopkaart: welke eerst?
wait-who-draws = { $seat } bepaalt welke supermacht eerst trekt.
ask-choose-arrow = Verplaats dominantie of prestige 1 vak, naar links of rechts.
wait-choose-arrow = { $seat } verplaatst dominantie of prestige.
ask-dominance-bonus = Dominantie staat aan het eind: neem $1 of haal thuis 1 onrust weg. Met “Klaar” zie je ervan af.
wait-dominance-bonus = { $seat } kiest de bonus voor dominantie aan het eind.
ask-ignore-one = Automatische gebeurtenis { $card }: je voorsprong in de wapenwedloop laat je één pijl of symbool negeren.
wait-ignore-one = { $seat } mag één pijl of symbool negeren: { $card }.
ask-choose-reward = Dominantie { $space }: welk vak voer je uit?
wait-choose-reward = { $seat } kiest een vak van het dominantiespoor.

## 2+2: actions

do-engage = { $card }: meedoen aan de wapenwedloop
    .heading = Meedoen aan de wapenwedloop
    .label = { $card }
do-credit = { $card }: krediet opnemen
    .heading = Krediet opnemen
    .label = { $card }
do-draws-first = Eerst trekt: { $power }
do-push = { $track } verplaatsen: 1 richting { $colour }
    .heading = { $track } verplaatsen
    .label = 1 richting { $colour }
do-take-money = $1 nemen
do-ignore-nothing = Niets negeren

## 2+2: why not

arms-race-banned = { $card } toont het verbod op de wapenwedloop.
arms-race-over = Je staat aan het eind van het wapenwedloopspoor.
in-the-red = In het rood (schatkist { $money }) mag je alleen krediet opnemen of een gebeurtenis uitvoeren die je geld oplevert.
event-earns-nothing = In het rood mag je alleen een gebeurtenis uitvoeren die je geld oplevert: { $card } doet dat niet.
must-earn = Je staat in het rood en mag je geld niet negeren: { $icon }.
not-the-early-card = { $card } is net gekomen; leg een oudere kaart af.

## 2+2: the log

table-talk = Overleg: { $talk ->
    [none] geen
    [hints] hints mogen, maar niets over handkaarten
   *[other] vrij, maar niets over handkaarten
  }.
turn-order = Beurtvolgorde: { $seat_all }.
mark-sub-decade = Subdecennium
sub-decade = Subdecennium { $part ->
    [1] A
    [2] B
   *[other] C
  } begint.
automatic-event = Automatische gebeurtenis: { $card }.
automatic-empty = { $card }: er verandert niets. Alle symbolen gelden alleen voor wie de gebeurtenis uitvoert.
power-marker-moves = { $track }: 1 stap richting de { $power }, nu op { $space }.
power-beyond-the-end = { $track }: de marker staat aan het eind; bonus voor de { $power }.
marker-stays = { $track }: de marker staat aan het eind en blijft daar.
victory-space = { $track } ({ $power }): een overwinningsvak. Wie hier aan het einde van het decennium staat, wint.
arms-drawn = Wapenwedloop, { $power }: { $arms_card }.
conflict-drawn = Conflict, { $power }: { $conflict_card }.
reshuffled = De { $deck ->
    [arms] wapenwedloopkaarten
   *[other] conflictkaarten
  } worden opnieuw geschud.
money-comes = { $power }: +${ $amount }, schatkist { $money }.
money-goes = { $power }: −${ $amount }, schatkist { $money }.
dove-goes = Een vredesduif wordt omgedraaid; over: { $doves }.
dove-returns = Een vredesduif keert terug; nu { $doves }.
peacemaker = { $seat } houdt { $card } als vredestichter.
arms-cost-rises = Vanaf nu kost elke stap in de wapenwedloop $1 meer.
soviet-malus-comes = Vanaf nu tellen kaartwaarden 1 minder als de Sovjet-Unie bouwt of de levensstandaard verhoogt, niet voor een krediet.
you-drew-early = Je trekt van de trekstapel van het volgende decennium: { $card }.
drew-early = { $seat } trekt een kaart van de trekstapel van het volgende decennium.
no-next-decade = { $power } trekt geen kaart: na dit decennium komt er geen meer.
reward-space = Dominantie: { $power } – vak { $space } wordt uitgevoerd.
points-compared = Overwinningspunten: VS { $usa }, Sovjet-Unie { $soviet }.
button-pressed = { $seat } drukt op de rode knop.

## 2+2: how it ended

outcome-arms-race = { $seat } wint de wapenwedloop.
outcome-space-race = { $seat } wint de ruimterace.
outcome-nuclear-war = Kernoorlog: { $seat } heeft op de rode knop gedrukt.
outcome-two-insolvency = Het Oosten is failliet: de gele kant wint.
outcome-two-socialism-fails = Het socialisme is mislukt: de gele kant wint.
outcome-two-triumph-of-socialism = De triomf van het socialisme: de rode kant wint.
outcome-two-west-collapses = Het Westen stort in: de rode kant wint.
outcome-two-east-collapses = Wij zijn het volk! Het Oosten stort in: de gele kant wint.
outcome-two-both-collapse = Beide staten storten in: de rode kant wint.
outcome-two-east-endures = Het Oosten heeft het tot het einde volgehouden: de rode kant wint.
winner = Winnaar: { $seat_all }.
winners = Winnaars: { $seat_all }.
peacemakers-counted = Vredestichters: VS { $usa }, Sovjet-Unie { $soviet }, West { $west }, Oost { $east }.

## 2+2: the board in words

tell-order = Beurtvolgorde: { $seat_all }
tell-automatic = Er is een automatische gebeurtenis aan de gang
tell-arms-now = Nu: wapenwedloopkaart “{ $arms_card }”
tell-conflict-now = Nu: conflictkaart “{ $conflict_card }”
tell-cold-war = De Koude Oorlog
tell-power-marker = { $track }: { $space } ({ $power }), { $points ->
    [1] 1 overwinningspunt
   *[other] { $points } overwinningspunten
  }
tell-advantage = Voordeel bij automatische gebeurtenissen ({ $power }): beslissen waar symbolen komen{ $level ->
    [1] { "" }
   *[other] , ook die met het wapenschild van de tegenstander
  }{ $level ->
    [1] { "" }
    [2] { "" }
   *[other] , en één pijl of symbool negeren
  }
tell-victory-space = Dit is een overwinningsvak
tell-income = Inkomen aan het einde van het decennium: VS ${ $usa }, Sovjet-Unie ${ $soviet }
tell-treasury = { $power }: schatkist { $money }, { $points ->
    [1] 1 overwinningspunt
   *[other] { $points } overwinningspunten
  }
tell-doves = Vredesduiven: { $count } van 6
tell-arms-cost = Elke stap in de wapenwedloop kost $1 meer
tell-soviet-malus = Kaartwaarden tellen 1 minder als de Sovjet-Unie bouwt of de levensstandaard verhoogt, niet voor een krediet
tell-arms-deck = Wapenwedloopkaarten in de stapel: { $count }
tell-arms-last = Laatst getrokken: { $arms_card }
tell-conflict-deck = Conflictkaarten in de stapel: { $count }
tell-conflict-last = Laatst getrokken: { $conflict_card }
tell-cell = { $power }: { $icon_all }
tell-stack = 2+2-kaarten voor een later subdecennium: { $count }
tell-peacemakers = Vredestichters van { $seat }: { $count } ({ $card_all })
tell-ban = Verbod op de wapenwedloop
tell-shaded = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon } (niet bij een automatische gebeurtenis)
tell-beside = Als de kant van die supermacht de waarde speelt: { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
tell-below = Als de waarde wordt gespeeld: { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
option-table-talk = Wat bondgenoten elkaar mogen zeggen
option-table-talk-none = niets
option-table-talk-hints = hints, maar niets over handkaarten
option-table-talk-free = alles behalve handkaarten
## Grote momenten

moment-phase = Einde van het decennium
moment-decade = Een nieuw decennium
moment-protest-bad = Massaprotest
moment-protest-over-good = Een massaprotest eindigt
moment-wall = De Muur
moment-wall-gone = De Muur valt
moment-stasi = Het einde van de Stasi
moment-automatic = Automatische gebeurtenis
moment-arms = Wapenwedloop
moment-conflict = Conflict
moment-dove-bad = Een duif minder
moment-dove-good = Een duif meer
moment-victory-space = De overwinning in zicht
moment-button-bad = De rode knop
moment-played = Er wordt een kaart gespeeld
moment-ignored = Een symbool wordt genegeerd
moment-instead = Dominantie in plaats van prestige
moment-lost = Een symbool vervalt
