# Wir sind das Volk! und 2+2: Aufforderungen, Aktionen, Gründe, Protokoll, Ergebnisse. Namen und Symbole in de.content.ftl.
# $seat... sind Spieler, $card... Karten, $province... Provinzen, $site... Orte, $icon... Symbole; _all heißt mehrere.

## What you must do; and whom we wait for

ask-take-turn = Nimm eine Karte aus der Auslage oder der Hand und führe mit ihr eine Aktion aus.
wait-take-turn = { $seat } ist am Zug.
ask-build = Wirtschaft aufbauen: noch { $points ->
    [1] 1 Wirtschaftspunkt
   *[other] { $points } Wirtschaftspunkte
  }.
wait-build = { $seat } baut Wirtschaft auf.
ask-dismantle = { $price ->
    [0] { "" }
   *[other] Der Preis einer Karte, die nicht deine Farbe hat.{ " " }
  }Welcher Wirtschaftspunkt von { $side } wird abgebaut{ $price ->
    [0] { " " }({ $phase })
   *[other] { "" }
  }?{ $left ->
    [0] { "" }
   *[other] { " " }Danach noch { $left } fällig.
  }
wait-dismantle = { $seat } baut 1 Wirtschaftspunkt ab ({ $side }).
ask-run-down = Welche Ost-Fabrik wird marode ({ $phase })?{ $left ->
    [0] { "" }
   *[other] { " " }Danach noch { $left } fällig.
  }
wait-run-down = { $seat } wählt eine Fabrik, die marode wird.
ask-raise-standard = Lebensstandard erzeugen: noch bis zu { $count }; vom Kartenwert noch { $points } für fehlende Wirtschaft.
wait-raise-standard = { $seat } erzeugt Lebensstandard.
ask-assign-hamburg = Zu welcher Provinz zählt Hamburg{ $ending ->
    [0] { "" }
   *[other] { " " }({ $phase })
  }?
wait-assign-hamburg = { $seat } entscheidet, wozu Hamburg zählt.
ask-assign-abroad = Zu welcher Provinz zählt die Fabrik { $site }?
wait-assign-abroad = { $seat } entscheidet, wozu die Fabrik { $site } zählt.
ask-choose-icon = Welches Symbol ist das nächste? Noch offen: { $count }.{ $ignores ->
    [0] { "" }
   *[other] { " " }Du darfst 1 Pfeil oder 1 Symbol für ungültig erklären.
  }{ $converts ->
    [0] { "" }
   *[other] { " " }Statt des Prestiges darfst du die Dominanz bewegen.
  }
wait-choose-icon = { $seat } führt ein Ereignis aus.
ask-apply = { $of ->
    [automatic] Automatisches Ereignis { $card }.{ " " }
    [arms] Wettrüstungskarte „{ $arms_card }“.{ " " }
    [conflict] Konfliktkarte „{ $conflict_card }“.{ " " }
   *[other] { "" }
  }Wo? { $icon }.{ $why ->
    [arms] { " " }Durch das Wettrüsten entscheidest du.
    [coat] { " " }Es trägt dein Wappen.
    [colour] { " " }Es hat deine Farbe.
    [drawn] { " " }Du hast die Karte gezogen.
   *[other] { "" }
  }{ $printed ->
    [0] { $left ->
        [0] { "" }
       *[other] { " " }Danach noch { $left }.
      }
    [1] { "" }
   *[other] { " " }{ $nth } von { $printed }.
  }
wait-apply = { $of ->
    [automatic] Automatisches Ereignis { $card }.{ " " }
    [arms] Wettrüstungskarte „{ $arms_card }“.{ " " }
    [conflict] Konfliktkarte „{ $conflict_card }“.{ " " }
   *[other] { "" }
  }{ $seat } entscheidet, wo: { $icon }.{ $why ->
    [arms] { " " }Das bewirkt das Wettrüsten.
    [coat] { " " }Das bewirkt das Wappen.
    [colour] { " " }Das bewirkt die Farbe.
   *[other] { "" }
  }
ask-place-unrest = Ein Marker ist links auf Anschlag: Wo platzierst du 1 Unruhe?
wait-place-unrest = { $seat } platziert 1 Unruhe.
ask-remove-unrest = { $bonus ->
    [0] Wo entfernst du 1 Unruhe?
   *[other] Ein Marker ist rechts auf Anschlag: Wo entfernst du 1 Unruhe?
  }
wait-remove-unrest = { $seat } entfernt 1 Unruhe.
ask-prestige-bonus = Das Prestige ist auf Anschlag: Entferne 1 eigene Unruhe oder platziere 1 auf der anderen Seite.
wait-prestige-bonus = { $seat } wählt den Bonus für Prestige auf Anschlag ({ $side }).
ask-supplier-protest = West-Berlin hat einen neuen Massenprotest: Platziere einen weiteren bei einem Versorger.{ $left ->
    [0] { "" }
   *[other] { " " }Danach noch { $left }.
  }
wait-supplier-protest = { $seat } platziert einen Massenprotest bei einem Versorger von West-Berlin.
ask-send-socialist = Die Sozialisten reichen nicht für alle: Wo ersetzt der nächste 1 Unruhe? Noch verfügbar: { $count }.
wait-send-socialist = { $seat } setzt Sozialisten gegen Massenproteste ein.
ask-after-action = Setze Staatsgewalt ein ({ $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  } bereit) oder beende deinen Zug.
wait-after-action = { $seat } darf Staatsgewalt einsetzen.
ask-send-police = Wo entfernt die Staatsgewalt 1 Unruhe?{ $left ->
    [0] { "" }
   *[other] { " " }Danach noch { $left }.
  }
wait-send-police = { $seat } setzt Staatsgewalt ein.
ask-pay-special = Preis der Sonderkarte: Wirf eine Handkarte ab oder lass die Gegenseite eine ziehen.
wait-pay-special = { $seat } bezahlt die Sonderkarte.
ask-guillaume = Guillaume berichtet: Siehst du dir die Hand von West an oder die obersten 2 Karten des Talons?
wait-guillaume = { $seat } hört auf Guillaume.
ask-swap-hand = Tauschst du eine Karte von West gegen eine von dir?
wait-swap-hand = { $seat } sieht sich die Hand von West an.
ask-swap-deck = Tauschst du eine der beiden Karten gegen eine von dir, oder nimmst du eine aus dem Spiel?
wait-swap-deck = { $seat } sieht sich den Talon an.
ask-keep-hand = Wirf einzelne Handkarten der letzten Dekade ab oder behalte den Rest (auf der Hand: { $count }).
wait-keep-hand = { $seat } sieht alte Handkarten durch.
ask-choose-prestige = Prestige ({ $side }): Welches Feld führst du aus?
wait-choose-prestige = { $seat } wählt ein Feld der Prestigeleiste.
ask-choose-prestige-icon = Welches Symbol ist das nächste? Noch offen: { $count }.
wait-choose-prestige-icon = { $seat } führt ein Feld der Prestigeleiste aus.
ask-lose-sector = Welcher Sektor von West-Berlin verliert 1 Lebensstandard? Höchstens { $count } fällig.
wait-lose-sector = { $seat } wählt einen Sektor, der Lebensstandard verliert.
ask-pressure = { $province } geht es besser als den Nachbarn: Wo entsteht Unruhe ({ $unrest })?
wait-pressure = { $seat } entscheidet, bei welchem Nachbarn von { $province } Unruhe entsteht.
ask-dismiss-socialist = Wo geht ein Sozialist verloren? An seine Stelle tritt 1 Unruhe.{ $left ->
    [0] { "" }
   *[other] { " " }Danach noch { $left }.
  }
wait-dismiss-socialist = { $seat } nimmt Sozialisten aus den Provinzen.
ask-bring-back = Die Stasi ist aufgelöst: Wohin kehrt Unruhe zurück? Noch { $count }, höchstens 1 pro Provinz.
wait-bring-back = { $seat } entscheidet, wohin Unruhe zurückkehrt.

## Actions

do-remove-unrest = { $card }: 1 Unruhe entfernen
    .heading = 1 Unruhe entfernen
    .label = { $card }
do-build = { $card }: Wirtschaft aufbauen
    .heading = Wirtschaft aufbauen
    .label = { $card }
do-build-or-nowhere = { $card }: Wirtschaft aufbauen{ $nowhere ->
    [1] { " " }(nirgends möglich)
   *[other] { "" }
  }
    .heading = Wirtschaft aufbauen{ $nowhere ->
        [1] { " " }(nirgends möglich)
       *[other] { "" }
      }
    .label = { $card }
cost = { $cost } vom Kartenwert
do-raise = { $card }: Lebensstandard erzeugen
    .heading = Lebensstandard erzeugen
    .label = { $card }
do-raise-or-nowhere = { $card }: Lebensstandard erzeugen{ $nowhere ->
    [1] { " " }(nirgends möglich)
   *[other] { "" }
  }
    .heading = Lebensstandard erzeugen{ $nowhere ->
        [1] { " " }(nirgends möglich)
       *[other] { "" }
      }
    .label = { $card }
do-event = { $card }: Ereignis auslösen
    .heading = Ereignis auslösen
    .label = { $card }
do-police = Staatsgewalt einsetzen: { $province }
    .heading = Staatsgewalt einsetzen in
    .label = { $province }
do-factory = Fabrik bauen: { $site }
    .heading = Fabrik bauen
    .label = { $site }
do-line = Infrastruktur bauen: { $line }
    .heading = Infrastruktur bauen
    .label = { $line }
do-half = Infrastruktur bauen: { $line }, bei { $site_end }
    .heading = Infrastruktur bauen
    .label = { $line }, bei { $site_end }
do-dismantle-factory = Fabrik abbauen: { $site }
    .heading = Fabrik abbauen
    .label = { $site }
do-dismantle-line = Infrastruktur abbauen: { $line }
    .heading = Infrastruktur abbauen
    .label = { $line }
do-dismantle-half = Infrastruktur abbauen: { $line }, bei { $site_end }
    .heading = Infrastruktur abbauen
    .label = { $line }, bei { $site_end }
do-run = { $site } wird marode
    .heading = Marode wird
    .label = { $site }
do-repair = { $site } instand setzen
    .heading = Instand setzen
    .label = { $site }
do-close = { $site } schließen
    .heading = Schließen
    .label = { $site }
do-at = { $province }
do-sector = { $sector } (West-Berlin)
    .heading = West-Berlin
    .label = { $sector }
do-assign = { $province }
do-move = { $province } → { $province_to }
    .heading = Von { $province }
    .label = nach { $province_to }
do-calm = 1 Unruhe entfernen: { $province }
    .heading = 1 Unruhe entfernen
    .label = { $province }
do-stir = 1 Unruhe platzieren: { $province }
    .heading = 1 Unruhe platzieren
    .label = { $province }
do-space = Feld { $space } ausführen
do-space-with-icons = Feld { $space }: { $icon_all }
do-icon = { $icon }
do-icon-left = { $icon }{ $count ->
    [1] { "" }
   *[other] { " " }(1 von { $count })
  }
do-convert = Dominanz bewegen statt: { $icon }
do-ignore = Für ungültig erklären: „{ $icon }“
do-ignore-left = Pfeil nach links für ungültig erklären: „{ $icon }“
do-ignore-right = Pfeil nach rechts für ungültig erklären: „{ $icon }“
do-rest = Den Rest in gedruckter Reihenfolge ausführen
do-rest-giving-up = { do-rest }{ $ignores ->
    [0] { "" }
   *[other] , ohne etwas für ungültig zu erklären
  }{ $converts ->
    [0] { "" }
   *[other] , mit Prestige statt Dominanz
  }
do-discard = { $card } abwerfen
    .heading = Abwerfen
    .label = { $card }
do-yield = Die Gegenseite ziehen lassen
do-yield-to = { $seat } eine Karte ziehen lassen
do-look-hand = Hand von West ansehen
do-look-deck = Talon ansehen
do-swap = { $card } nehmen, { $card_own } geben
    .heading = { $card } nehmen und dafür geben
    .label = { $card_own }
do-remove = { $card } aus dem Spiel nehmen
    .heading = Aus dem Spiel nehmen
    .label = { $card }
do-done = Fertig
do-keep-police = Staatsgewalt aufsparen
do-keep-rest = Rest behalten
do-swap-nothing = Nichts tauschen

## Why not

berlin-once = Pro Aktion darf nur ein Lebensstandard nach West-Berlin.
deck-empty = Der Talon ist leer.
economy-too-weak = { $province }: Der Wirtschaft fehlen { $lacking }; die Karte zahlt höchstens 2 pro Provinz und hat noch { $points }.
enough-here = { $province }: mehr als { $count } dürfen es nicht sein.
factory-stands = { $site }: Dort steht schon eine Fabrik.
hand-empty = West hat keine Handkarten.
icon-later = Geht jetzt nicht, vielleicht nach einem anderen Symbol: { $icon }.
infrastructure-first = { $site }: Baue zuerst die Infrastruktur an der Fabrik ab.
line-complete = Diese Verbindung ist fertig gebaut.
half-stands = Das Stück bei { $site } steht schon.
no-city-of-yours = { $site }: Dort darfst du keine Fabrik bauen.
no-factory = { $site }: Dort steht keine Fabrik.
no-factory-beside = Weder { $site } noch { $site_other } hat eine Fabrik.
no-protest-there = { $province }: Dort gibt es keinen Massenprotest.
no-socialist = { $province }: Dort ist kein Sozialist.
no-standard = { $province }: Dort gibt es keinen Lebensstandard zu verlieren.
no-unrest = { $province }: Dort gibt es keine Unruhe.
no-unrest-at-all = Auf deiner Seite gibt es keine Unruhe.
not-dismantled = { $site }: Eine externe Fabrik wird nie abgebaut.
not-run-down = { $site }: Dort steht keine marode Fabrik.
run-down-already = { $site }: Die Fabrik ist schon marode.
not-weaker = { $province } geht es nicht schlechter.
not-your-event = { $card } ist ein Ereignis der Gegenseite.
not-your-line = Diese Verbindung gehört der Gegenseite.
nothing-built = Dort ist nichts gebaut.
nothing-to-pay = Mit dieser Karte kostet das 1 Wirtschaftspunkt, und du kannst keinen abbauen.
one-a-province = { $province } hat schon 1 bekommen.
other-country = { $site } liegt in einem anderen Land.
police-used = Alle Staatsgewaltkarten sind in dieser Dekade schon eingesetzt.
protest-blocks = Ein Massenprotest verhindert das Bauen: { $site }.
run-down-stays = { $site }: Eine marode Fabrik kann nicht abgebaut werden.
sector-empty = { $sector }: Dort gibt es keinen Lebensstandard.
sector-first = { $sector }: Ein anderer Sektor hat weniger und kommt zuerst.
special-is-red = { $card }: Die Sonderkarte spielt nur die rote Seite.
supplier-too-poor = { $province } hätte nicht mehr Lebensstandard als West-Berlin.
too-many-cards = Behalte höchstens { $count } Karten.

## The log

second-half = Die zweite Hälfte der Dekade beginnt.
mark-second-half = Halbdekade
decade-begins = Dekade { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  } beginnt.
display = Auslage: { $card_all }.
you-drew = Du ziehst { $card }.
drew = { $seat } zieht eine Karte.
you-discarded = Du wirfst { $card } ab.
discarded = { $seat } wirft eine Karte ab.
special-lets-draw = { $seat } bezahlt die Sonderkarte: { $seat_drawer } darf ziehen.
plays = { $seat } spielt { $card }: { $verb ->
    [remove-unrest] Unruhe entfernen
    [build] Wirtschaft aufbauen
    [raise] Lebensstandard erzeugen
    [credit] Kredit aufnehmen
    [engage] Wettrüsten
    [event] Ereignis
   *[other] Aktion
  }.
factory-built = Fabrik gebaut: { $site }.
factory-dismantled = Fabrik abgebaut: { $site }.
factory-dismantled-by = { $seat } lässt eine Fabrik abbauen: { $site }.
factory-run-down = Fabrik marode: { $site }.
factory-run-down-by = { $seat } lässt eine Fabrik marode werden: { $site }.
factory-repaired = Fabrik instand gesetzt: { $site }.
line-built = Infrastruktur gebaut: { $site } – { $site_other }.
piece-built = Infrastruktur gebaut: { $site } – { $site_other }, das Stück bei { $site_end }.
line-dismantled = Infrastruktur abgebaut: { $site } – { $site_other }.
line-dismantled-by = { $seat } lässt Infrastruktur abbauen: { $site } – { $site_other }.
piece-dismantled = Infrastruktur abgebaut: { $site } – { $site_other }, das Stück bei { $site_end }.
piece-dismantled-by = { $seat } lässt Infrastruktur abbauen: { $site } – { $site_other }, das Stück bei { $site_end }.
# Logs of earlier releases have the next three; the end that the half lies next to comes first in them.
half-built = Infrastruktur gebaut: { $site } – { $site_other }, das Stück bei { $site }.
half-dismantled = Infrastruktur abgebaut: { $site } – { $site_other }, das Stück bei { $site }.
half-dismantled-by = { $seat } lässt Infrastruktur abbauen: { $site } – { $site_other }, das Stück bei { $site }.
abroad-closed = Externe Fabrik geschlossen: { $site }.
abroad-counts = Die Fabrik { $site } zählt zu { $province }.
hamburg-belongs = Hamburg zählt zu { $province }.
standard-rises = Lebensstandard in { $province } steigt auf { $count }.
standard-falls = Lebensstandard in { $province } fällt auf { $count }.
sector-rises = { $sector }: Lebensstandard steigt auf { $count }.
sector-falls = { $sector }: Lebensstandard fällt auf { $count }.
unrest-comes = { $province }: +{ $count } Unruhe.
unrest-goes = { $province }: −{ $count } Unruhe.
unrest-moves = 1 Unruhe wandert: { $province } → { $province_to }.
protest-arises = Massenprotest in { $province }. { $side } hat jetzt { $count }.
protest-ends = Ein Massenprotest in { $province } endet. { $side } hat jetzt { $count }.
supplier-protests = Wegen West-Berlin bekommt auch { $province } einen Massenprotest.
supplier-calms = Mit einem Massenprotest in West-Berlin endet auch der zugehörige in { $province }.
supplier-protest-arises = { supplier-protests } { $side } hat jetzt { $count }.
supplier-protest-ends = { supplier-calms } { $side } hat jetzt { $count }.
socialist-calms = Ein Sozialist ersetzt 1 Unruhe in { $province }.
socialist-leaves = Ein Sozialist geht verloren: { $province }.
socialists-come = { $count ->
    [1] 1 Sozialist kommt
   *[other] { $count } Sozialisten kommen
  } in den Vorrat.
socialists-go = { $count ->
    [1] 1 Sozialist geht
   *[other] { $count } Sozialisten gehen
  } verloren.
socialists-too-few = Sozialisten, die gehen müssen: { $count }; im Osten sind es { $there }.
socialists-too-many = Sozialisten, die kommen: { $count }; übrig sind nur { $room }.
police-power = { $card }: Ost bekommt eine Staatsgewaltkarte.
police-acts = { $card }: Staatsgewalt in { $province }.
wall-built = Die Mauer wird gebaut.
wall-falls = Die Mauer ist weg.
stasi-disbanded = Die Stasi wird aufgelöst und bringt { $count ->
    [0] keine Unruhe
   *[other] { $count } Unruhe
  } zurück.
guillaume-hand = { $seat } hat die Hand von West gesehen.
guillaume-deck = { $seat } hat die obersten Karten des Talons gesehen.
guillaume-swaps = { $seat } tauscht eine Karte.
guillaume-removes = { $seat } nimmt eine Karte des Talons aus dem Spiel.
guillaume-swaps-hand = { $seat } nimmt { $card } aus der Hand von West und gibt { $card_own }.
guillaume-swaps-deck = { $seat } nimmt { $card } vom Talon und legt { $card_own } dafür hin.
guillaume-removes-card = { $seat } nimmt { $card } vom Talon und aus dem Spiel.
marker-moves = { $track }: 1 Schritt Richtung { $side }, jetzt auf { $space }.
beyond-the-end = { $track }: Die Marke steht auf Anschlag; { $side } bekommt einen Bonus.
bonus-lost = Es gibt keine Unruhe zu entfernen ({ $side }): Der Bonus verfällt.
arrows-cancel = { $icon }. Die Pfeile heben sich auf: Die Marke bleibt, wo sie ist.
icon-lost = „{ $icon }“ verfällt.
ignored = { $seat } erklärt „{ $icon }“ für ungültig.
converted = { $seat } bewegt die Dominanz statt des Prestiges.
phase = Dekadenende: { $phase }
flight-parts = So kommt es dazu: Fluchtsymbole { $icons }; rote Sterne der Staatsgewalt +{ $police }; höchster Lebensstandard im Westen +{ $best }; niedrigster im Osten −{ $worst }; Massenprotest im Osten +{ $east }, im Westen −{ $west }.
flight = Republikflucht { $level }: Ost verliert { $count ->
    [1] 1 Wirtschaftspunkt
   *[other] { $count } Wirtschaftspunkte
  }.
behind-the-wall = Die Mauer stoppt die Republikflucht, hat aber ihren Preis.
nothing-left = Der Osten muss noch 1 Wirtschaftspunkt abbauen und hat keinen mehr.
prestige-space = Prestige: { $side } führt Feld { $space } aus.
on-start-space = { $track }: Die Marke steht auf dem Startfeld, also bekommt niemand etwas.
no-reward = { $track }: Die Marke steht auf dem Startfeld, also nimmt niemand eine Belohnung.
balance-parts = So kommt es dazu: Marke { $marker }; Ost-Provinzen, deren Exportfabrik mindestens { $worst } wert ist: +{ $competing }; Lebensstandard im Osten: −{ $standard }.
balance = Westdevisen: Bilanz { $balance }.
pressure = { $province } geht es besser als { $province_to }.
protests = Massenproteste: West { $west }, Ost { $east }.

## How it ended

outcome-insolvency = Staatsbankrott im Osten: Der Westen gewinnt.
outcome-socialism-fails = Der Sozialismus ist gescheitert: Der Westen gewinnt.
outcome-triumph-of-socialism = Triumph des Sozialismus: Der Osten gewinnt.
outcome-west-collapses = Der Westen bricht zusammen: Der Osten gewinnt.
outcome-east-collapses = Wir sind das Volk! Der Osten bricht zusammen: Der Westen gewinnt.
outcome-both-collapse = Beide Staaten brechen zusammen: Der Osten gewinnt.
outcome-east-endures = Der Osten hat bis zum Ende durchgehalten und gewinnt.

## The board in words

tell-decade = Dekade { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  } von IV, Teil { $part }
tell-phase = Dekadenende: { $phase }
tell-active = Am Zug: { $seat }
tell-tracks = Leisten
tell-marker-start = { $track }: auf dem Startfeld
tell-marker = { $track }: { $space } für { $side }
tell-space = Feld { $space }: { $icon_all }
tell-cubes = Sozialisten: { $box } im Vorrat, { $placed } in Provinzen, { $left } noch nicht im Spiel
tell-wall = Die Mauer steht
tell-stasi-gone = Die Stasi ist aufgelöst: Staatsgewaltsymbole bewirken nichts
tell-police = Staatsgewaltkarte { $card }: { $red ->
    [1] roter Stern
   *[other] blasser Stern
  }, { $used ->
    [1] in dieser Dekade eingesetzt
   *[other] bereit
  }
tell-state = { $side }: { $count ->
    [1] 1 Massenprotest
   *[other] { $count } Massenproteste
  }
tell-province = { $province }: Unruhe { $unrest }, Massenproteste { $protests }, Lebensstandard { $standard }
tell-borrowed = Davon wegen West-Berlin: { $count }
tell-socialists = Sozialisten hier: { $count }
tell-sector = { $sector }: Lebensstandard { $standard }, versorgt von { $province }
tell-across = Jenseits der Grenze: { $province_all }
tell-economy = Wirtschaft { $economy }, Exportfabrik { $export }
tell-no-factory = Wirtschaft { $economy }, keine Fabrik
tell-factory = Fabrik { $site }: Wert { $value }{ $down ->
    [1] , marode
   *[other] { "" }
  }
tell-empty = Ohne Fabrik: { $site_all }
tell-abroad = Externe Fabrik { $site }: Wert { $value }, zählt zu { $province }
tell-abroad-idle = Externe Fabrik { $site }: nicht angebunden
tell-lines = Verbindungen: { $side }
tell-lines-working = In Betrieb: { $line_all }
tell-lines-idle = Gebaut, eine Fabrik fehlt: { $line_all }
tell-lines-begun = Halb gebaut (1 von 2): { $line_all }
tell-half = Halb gebaut: { $line }, bei { $site }
tell-lines-open = Nicht gebaut: { $line_all }
tell-lines-double = Nicht gebaut, je 2 Stücke: { $line_all }
tell-display = Auslage
tell-card = { $number } { $card }: { $colour ->
    [yellow] gelb
    [red] rot
    [dual] dual
    [blue] blau
    [green] grün
   *[other] schwarz
  }, Wert { $value }
tell-card-two = { $number } { $card }: { $colour ->
    [yellow] gelb
    [red] rot
    [dual] dual
    [blue] blau
    [green] grün
   *[other] schwarz
  }, Wert { $west } für Gelb, { $east } für Rot
tell-special = { $number } { $card }: Sonderkarte, nur Ereignis
tell-flight = Fluchtsymbole: { $count }
tell-icon = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
tell-hand = Hand von { $seat }: { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  }
tell-hidden = { $count ->
    [1] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
  } der Dekade { $decade ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  }
tell-piles = Stapel
tell-deck = Talon: { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  }
tell-deck-known = Du kennst vom Talon, von oben: { $card_all }
tell-played = In dieser Dekade gespielt: { $card_all }
tell-past = Früher gespielt: { $card_all }
tell-aside = Ungesehen aus dem Spiel: { $count }
tell-aside-known = Davon kennst du: { $card_all }
tell-forecast = Wenn die Dekade jetzt endete
tell-forecast-rest = Was an diesem Dekadenende noch kommt
forecast-draws = Raumfahrt ({ $power }): eine Karte der nächsten Dekade
forecast-reward = Dominanz ({ $power }): Feld { $space }
forecast-income = { $power }: Einkommen ${ $amount }
forecast-power = { $power } danach: Staatskasse { $money }, Siegpunkte { $points }
forecast-wall = Die Mauer: Prestige 1 Richtung West, Ost baut { $count } ab
forecast-flight = Republikflucht { $level }: Ost baut { $count } ab
forecast-flight-rest = Flucht oder Mauer: Ost baut noch { $count } ab
forecast-prestige = Prestige ({ $side }): Feld { $space }
forecast-prestige-loss = Prestige: Ost verliert Wirtschaftspunkte oder Fabriken: { $count }
forecast-balance = Westdevisen: Bilanz { $balance }
forecast-run-down = Westdevisen: Ost-Fabriken, die marode werden: { $count }
forecast-dismantled = Westdevisen: keine Fabrik mehr, die marode werden kann, Ost baut { $count } ab
forecast-police = Kosten der Staatsgewalt: Ost baut { $count } ab
forecast-standard = { $province } verliert Lebensstandard: { $count }
forecast-envy = Innerer Vergleich: Unruhe in { $province }: { $count }
forecast-pressure = Ost-West-Vergleich: Unruhe von { $province } nach { $province_to }: { $count }
forecast-socialists-come = Sozialisten: { $count } kämen hinzu
forecast-socialists-go = Sozialisten: { $count } gingen verloren
forecast-protests = Massenproteste, { $side }: { $count }
forecast-open = Wie es ausgeht, hängt von Entscheidungen ab:
forecast-wins = Es gewänne: { $side }
forecast-power-wins = Es gewänne: { $power }
forecast-ending = { $how ->
    [insolvency] Der Osten könnte nicht zahlen: Staatsbankrott
    [socialism-fails] Der Sozialismus scheiterte
    [triumph-of-socialism] Der Sozialismus triumphierte
    [west-collapses] Der Westen bräche zusammen
    [east-collapses] Der Osten bräche zusammen
    [both-collapse] Beide Staaten brächen zusammen
    [east-endures] Der Osten hätte durchgehalten
    [arms-race] Sieg im Wettrüsten
    [space-race] Sieg in der Raumfahrt
   *[other] Die Partie ginge weiter
  }

## The game

game-title = Wir sind das Volk!
game-about = Zwei deutsche Staaten, vierzig Jahre, eine Mauer. Baue die Wirtschaft auf, hebe den Lebensstandard, halte die Straßen ruhig und überdauere die andere Seite.

## 2+2: what you must do

ask-take-two-turn = { $red ->
    [0] Nimm eine Karte aus der Auslage oder der Hand und führe mit ihr eine Aktion aus.
   *[other] Du bist verschuldet: Nimm einen Kredit auf oder löse ein Ereignis aus, das dir Geld bringt.
  }{ $last ->
    [0] { "" }
   *[other] { " " }Nimmst du eine der beiden Karten der Auslage, geschieht das Ereignis der anderen von selbst.
  }
wait-take-two-turn = { $seat } ist am Zug.
ask-keep-older = Wirf einzelne Handkarten der letzten Dekade ab oder behalte den Rest (auf der Hand: { $count }).
wait-keep-older = { $seat } sieht alte Handkarten durch.
ask-discard-one = Durch die Raumfahrt hast du eine Karte mehr. Wirf { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  } deiner Wahl ab.
wait-discard-one = { $seat } wirft eine Karte ab.
ask-who-draws = Beide Supermächte ziehen eine Wettrüstungskarte: Welche zuerst?
wait-who-draws = { $seat } bestimmt, welche Supermacht zuerst zieht.
ask-choose-arrow = Bewege Dominanz oder Prestige um 1 Feld, in beliebiger Richtung.
wait-choose-arrow = { $seat } bewegt Dominanz oder Prestige.
ask-dominance-bonus = Die Dominanz ist auf Anschlag: Nimm $1 oder entferne 1 eigene Unruhe. „Fertig“ verzichtet darauf.
wait-dominance-bonus = { $seat } wählt den Bonus für Dominanz auf Anschlag.
ask-ignore-one = Automatisches Ereignis { $card }: Dein Wettrüstungsvorteil erlaubt dir, 1 Pfeil oder 1 Symbol für ungültig zu erklären.
wait-ignore-one = { $seat } darf 1 Pfeil oder 1 Symbol für ungültig erklären: { $card }.
ask-choose-reward = Dominanz { $space }: Welches Feld führst du aus?
wait-choose-reward = { $seat } wählt ein Feld der Dominanzleiste.

## 2+2: actions

do-engage = { $card }: wettrüsten
    .heading = Wettrüsten
    .label = { $card }
do-credit = { $card }: Kredit aufnehmen
    .heading = Kredit aufnehmen
    .label = { $card }
do-draws-first = Zuerst zieht: { $power }
do-push = { $track } bewegen: 1 Richtung { $colour }
    .heading = { $track } bewegen
    .label = 1 Richtung { $colour }
do-take-money = $1 nehmen
do-ignore-nothing = Alles gelten lassen

## 2+2: why not

arms-race-banned = { $card } zeigt das Wettrüstungsverbot.
arms-race-over = Du stehst am Ende der Wettrüstungsleiste.
in-the-red = Verschuldet (Staatskasse { $money }) darfst du nur einen Kredit aufnehmen oder ein Ereignis auslösen, das dir Geld bringt.
event-earns-nothing = Verschuldet darfst du nur Ereignisse auslösen, die dir Geld bringen: { $card } tut das nicht.
must-earn = Du bist verschuldet und darfst dein Geld nicht für ungültig erklären: { $icon }.
not-the-early-card = { $card } ist eben erst gekommen; wirf eine ältere Karte ab.

## 2+2: the log

table-talk = Absprachen: { $talk ->
    [none] keine
    [hints] Hinweise sind erlaubt, aber nichts über Handkarten
   *[other] frei, aber nichts über Handkarten
  }.
turn-order = Spielerreihenfolge: { $seat_all }.
mark-sub-decade = Subdekade
sub-decade = Subdekade { $part ->
    [1] A
    [2] B
   *[other] C
  } beginnt.
automatic-event = Automatisches Ereignis: { $card }.
automatic-empty = { $card }: Nichts ändert sich. Alle Symbole gelten nur für den, der das Ereignis auslöst.
power-marker-moves = { $track }: 1 Schritt Richtung { $power }, jetzt auf { $space }.
power-beyond-the-end = { $track }: Die Marke steht auf Anschlag; Bonus für die { $power }.
marker-stays = { $track }: Die Marke steht auf Anschlag und bleibt dort.
victory-space = { $track } ({ $power }): ein Siegfeld. Wer hier am Dekadenende steht, gewinnt.
arms-drawn = Wettrüsten, { $power }: { $arms_card }.
conflict-drawn = Konflikt, { $power }: { $conflict_card }.
reshuffled = Die { $deck ->
    [arms] Wettrüstungskarten
   *[other] Konfliktkarten
  } werden neu gemischt.
money-comes = { $power }: +${ $amount }, Staatskasse { $money }.
money-goes = { $power }: −${ $amount }, Staatskasse { $money }.
dove-goes = Eine Friedenstaube wird umgedreht; übrig: { $doves }.
dove-returns = Eine Friedenstaube kehrt zurück; jetzt { $doves }.
peacemaker = { $seat } behält { $card } als Friedensstifter.
arms-cost-rises = Ab jetzt kostet jeder Wettrüstungsschritt $1 mehr.
soviet-malus-comes = Ab jetzt zählen Kartenwerte 1 weniger, wenn die Sowjetunion Wirtschaft aufbaut oder Lebensstandard erzeugt; Kredite nicht.
you-drew-early = Du ziehst vom Talon der nächsten Dekade: { $card }.
drew-early = { $seat } zieht eine Karte vom Talon der nächsten Dekade.
no-next-decade = { $power } zieht keine Karte: Nach dieser Dekade kommt keine mehr.
reward-space = Dominanz: { $power } – Feld { $space } wird ausgeführt.
points-compared = Siegpunkte: USA { $usa }, Sowjetunion { $soviet }.
button-pressed = { $seat } drückt den Roten Knopf.

## 2+2: how it ended

outcome-arms-race = { $seat } siegt im Wettrüsten.
outcome-space-race = { $seat } siegt in der Raumfahrt.
outcome-nuclear-war = Atomkrieg: { $seat } hat den Roten Knopf gedrückt.
outcome-two-insolvency = Staatsbankrott im Osten: Die gelbe Seite siegt.
outcome-two-socialism-fails = Der Sozialismus ist gescheitert: Die gelbe Seite siegt.
outcome-two-triumph-of-socialism = Triumph des Sozialismus: Die rote Seite siegt.
outcome-two-west-collapses = Der Westen bricht zusammen: Die rote Seite siegt.
outcome-two-east-collapses = Wir sind das Volk! Der Osten bricht zusammen: Die gelbe Seite siegt.
outcome-two-both-collapse = Beide Staaten brechen zusammen: Die rote Seite siegt.
outcome-two-east-endures = Der Osten hat bis zum Ende durchgehalten: Die rote Seite siegt.
winner = Es gewinnt: { $seat_all }.
winners = Es gewinnen: { $seat_all }.
peacemakers-counted = Friedensstifter: USA { $usa }, Sowjetunion { $soviet }, West { $west }, Ost { $east }.

## 2+2: the board in words

tell-order = Spielerreihenfolge: { $seat_all }
tell-automatic = Ein automatisches Ereignis läuft
tell-arms-now = Jetzt: Wettrüstungskarte „{ $arms_card }“
tell-conflict-now = Jetzt: Konfliktkarte „{ $conflict_card }“
tell-cold-war = Der Kalte Krieg
tell-power-marker = { $track }: { $space } ({ $power }), { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  }
tell-advantage = Vorteil bei automatischen Ereignissen ({ $power }): entscheiden, wo Symbole ausgeführt werden{ $level ->
    [1] { "" }
   *[other] , auch die mit dem gegnerischen Staatswappen
  }{ $level ->
    [1] { "" }
    [2] { "" }
   *[other] , und 1 Pfeil oder 1 Symbol für ungültig erklären
  }
tell-victory-space = Das ist ein Siegfeld
tell-income = Einkommen am Dekadenende: USA ${ $usa }, Sowjetunion ${ $soviet }
tell-treasury = { $power }: Staatskasse { $money }, { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  }
tell-doves = Friedenstauben: { $count } von 6
tell-arms-cost = Jeder Wettrüstungsschritt kostet $1 mehr
tell-soviet-malus = Kartenwerte zählen 1 weniger, wenn die Sowjetunion Wirtschaft aufbaut oder Lebensstandard erzeugt; Kredite nicht
tell-arms-deck = Wettrüstungskarten im Stapel: { $count }
tell-arms-last = Zuletzt gezogen: { $arms_card }
tell-conflict-deck = Konfliktkarten im Stapel: { $count }
tell-conflict-last = Zuletzt gezogen: { $conflict_card }
tell-cell = { $power }: { $icon_all }
tell-stack = 2+2-Karten für eine spätere Subdekade: { $count }
tell-peacemakers = Friedensstifter von { $seat }: { $count } ({ $card_all })
tell-ban = Wettrüstungsverbot
tell-shaded = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon } (nicht beim automatischen Ereignis)
tell-beside = Wenn die Seite dieser Supermacht den Wert spielt: { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
tell-below = Wenn der Wert gespielt wird: { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $icon }
option-table-talk = Was Verbündete einander sagen dürfen
option-table-talk-none = nichts
option-table-talk-hints = Hinweise, aber nichts über Handkarten
option-table-talk-free = alles außer Handkarten
## Große Augenblicke

moment-phase = Dekadenende
moment-decade = Eine neue Dekade
moment-protest-bad = Massenprotest
moment-protest-over-good = Ein Massenprotest endet
moment-wall = Die Mauer
moment-wall-gone = Die Mauer fällt
moment-stasi = Das Ende der Stasi
moment-automatic = Automatisches Ereignis
moment-arms = Wettrüsten
moment-conflict = Konflikt
moment-dove-bad = Eine Taube weniger
moment-dove-good = Eine Taube mehr
moment-victory-space = Den Sieg vor Augen
moment-button-bad = Der rote Knopf
moment-played = Eine Karte wird gespielt
moment-ignored = Ein Symbol wird für ungültig erklärt
moment-instead = Dominanz statt Prestige
moment-lost = Ein Symbol verfällt
