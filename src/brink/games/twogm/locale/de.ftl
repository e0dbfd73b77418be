# 2GM Tactics War Game: Fragen, Aktionen, Gründe, Verlauf, Ergebnisse. Namen und Regeltexte des Inhalts stehen in
# de.content.ftl. $seat... sind Spieler, $card... Karten, $space... Felder oder HQs, $side eine Seite; _all: mehrere.

## The game

game-title = 2GM Tactics War Game
game-about = Ein Kartenspiel vom Zweiten Weltkrieg. Stelle ein Deck zusammen, halte das Gelände, nimm das gegnerische Hauptquartier; oder schlage eine von acht historischen Schlachten.
option-scenario = Battle Royal oder ein Szenario
option-scenario-battle-royal = Battle Royal
option-scenario-dunkirk = { scenario-dunkirk } (1940)
option-scenario-el-alamein = { scenario-el-alamein } (1942)
option-scenario-stalingrad = { scenario-stalingrad } (1942)
option-scenario-kasserine = { scenario-kasserine } (1943)
option-scenario-prokhorovka = { scenario-prokhorovka } (1943)
option-scenario-omaha = { scenario-omaha } (1944)
option-scenario-arnhem = { scenario-arnhem } (1944)
option-scenario-bastogne = { scenario-bastogne } (1944)
option-south = Der Süden spielt (Battle Royal)
option-south-us = { faction-us }
option-south-de = { faction-de }
option-south-su = { faction-su }
option-south-uk = { faction-uk }
option-north = Der Norden spielt (Battle Royal)
option-north-us = { faction-us }
option-north-de = { faction-de }
option-north-su = { faction-su }
option-north-uk = { faction-uk }
option-deck-1 = Deck von Spieler 1: ein Deckcode, „auto“, oder leer für das fertige Deck
option-deck-2 = Deck von Spieler 2: ein Deckcode, „auto“, oder leer für das fertige Deck
option-deck-3 = Deck von Spieler 3: ein Deckcode, „auto“, oder leer für das fertige Deck
option-deck-4 = Deck von Spieler 4: ein Deckcode, „auto“, oder leer für das fertige Deck
option-points = Punkte, die ein Deck kosten darf (Battle Royal)
option-boards = Spielpläne (zwei nur zu viert)
option-late-terrain = Gelände darf auch in der Aufstellung gekauft werden
option-leftover-equipment = Ausrüstung vernichteter Infanterie bleibt liegen und kann aufgehoben werden
option-extensive = Ausgedehntes Gelände: manche Karten dürfen quer über zwei oder drei Felder liegen
option-rookie = Neuling mit 1 AP mehr pro Zug
option-rookie-nobody = niemand
option-rookie-south = { side-south }
option-rookie-north = { side-north }
option-time-limit = Höchstzahl an Runden (Battle Royal; 0: keine); das stärker beschädigte HQ verliert
option-suppression = Niederhalten
option-suppression-to-one = lässt 1 Bewegung übrig
option-suppression-by-one = nimmt 1 Bewegung weg
option-hard-ground = Schweres Gelände kostet
option-hard-ground-all = die ganze Bewegung
option-hard-ground-rest = den Rest der Bewegung
option-criticals = Ein kritischer Treffer vernichtet, wenn der Durchschlag
option-criticals-higher = höher ist als die Panzerung
option-criticals-equal = mindestens gleich der Panzerung ist
option-anti-aircraft = Flugabwehr schießt
option-anti-aircraft-once = einmal im gegnerischen Zug
option-anti-aircraft-always = bei jedem Angriff aus der Luft
option-difficulty-1 = Stärke des Solo-Bots auf Platz 1
option-difficulty-2 = Stärke des Solo-Bots auf Platz 2
option-difficulty-3 = Stärke des Solo-Bots auf Platz 3
option-difficulty-4 = Stärke des Solo-Bots auf Platz 4

## What you must do; and whom we wait for

ask-bid = Biete geheim 0 bis 5 AP auf den ersten Zug. Dein Gebot kauft Gelände; was von den 5 AP bleibt, behältst du.
wait-bid = { $seat } bietet geheim.
ask-buy-terrain = Kaufe Gelände für dein Gebot: noch { $ap } AP. Was du nicht nutzt, verfällt.
wait-buy-terrain = { $seat } kauft Gelände.
ask-place-terrain = { $terrain }: wohin?
wait-place-terrain = { $seat } legt Gelände: { $terrain }.
ask-widen = { $terrain } auf { $space }: für 1 AP quer legen, auch über Nachbarfelder?
wait-widen = { $seat } darf { $terrain } quer legen.
ask-mulligan = Behältst du deine Hand, oder mischst du sie einmal ganz zurück und ziehst neu?
wait-mulligan = { $seat } sieht die erste Hand an.
ask-gift = Gibst du deinem General 1 von deinen { $ap } AP?
wait-gift = { $seat } darf dem General 1 AP geben.
ask-new-craft = Wo kommt das neue Landungsboot hin?
wait-new-craft = { $seat } setzt ein Landungsboot ein.
ask-movement = Bewegung: Wähle eine Einheit, spiele eine Karte oder beende die Phase ({ $ap } AP).
wait-movement = { $seat } bewegt Einheiten.
ask-move-unit = { $card } auf { $space }, Bewegung übrig: { $left }. Wohin, oder was sonst?
wait-move-unit = { $seat } bewegt { $card }.
ask-deployment = Aufstellung: Stelle Einheiten auf und spiele Unterstützung. Du hast { $ap } AP.
wait-deployment = { $seat } stellt auf.
ask-equip = { $card }: bisher { $ap } von deinen { $left } AP. Ausrüstung gibt es nur jetzt.{ $wounds ->
    [0] { "" }
   *[other] { " " }Die Landung in Wald, Gebüsch oder Bergen oder auf einer Geländekarte kostet 1 Wunde.
  }
wait-equip = { $seat } rüstet aus: { $card }.
ask-place-unit = { $card }: wohin?{ $wounds ->
    [0] { "" }
   *[other] { " " }Die Landung in Wald, Gebüsch oder Bergen oder auf einer Geländekarte kostet 1 Wunde.
  }
wait-place-unit = { $seat } stellt auf: { $card }.
ask-airlift = Welche Infanterie springt aus dem Flugzeug? Du hast { $ap } AP.
wait-airlift = { $seat } wählt Infanterie für das Flugzeug.
ask-shooting = Feuerphase: Wähle eine Einheit, die schießt oder stürmt, spiele eine Karte oder beende die Phase ({ $ap } AP).
wait-shooting = { $seat } schießt.
ask-unit-shoots = { $card } auf { $space }: Auf wen feuern, und womit?
wait-unit-shoots = { $seat } wählt eine Waffe: { $card }.
ask-aim = { $card }, { $weapon }: worauf schießen?
wait-aim = { $seat } zielt: { $card }, { $weapon }.
ask-screen-at = Rauchvorhang von { $card }: wohin?
wait-screen-at = { $seat } legt einen Rauchvorhang.
ask-screen-wide = Rauch auf { $space }: auch links und rechts davon?
wait-screen-wide = { $seat } legt einen Rauchvorhang.
ask-assault-target = Sturmangriff von { $card }: gegen welche der beiden Einheiten?
wait-assault-target = { $seat } wählt ein Ziel für den Sturmangriff von { $card }.
ask-reaction-window = Sturmangriff von { $card_attacker } auf deine Einheit: { $card }. Zuerst schießen?
wait-reaction-window = { $seat } darf auf den Sturmangriff antworten: { $card }.
window-reaction-window = Sturmangriffe auf deine Einheiten
ask-assault-weapon = Sturmangriff von { $card } auf { $card_target }: mit welcher Waffe?
wait-assault-weapon = { $seat } wählt eine Waffe für den Sturmangriff gegen { $card_target }.
ask-smoke-shell-window = Schuss ({ $weapon }) auf deine Einheit auf { $space }: { $card }. Rauchgranate einsetzen?
wait-smoke-shell-window = { $seat } darf { $card } in Rauch hüllen.
window-smoke-shell-window = Schüsse auf deine Einheiten
ask-reroll = Daneben. Den einen neuen Wurf dieses Zuges nutzen?
wait-reroll = { $seat } darf neu würfeln.
ask-ambush-window = Gegnerischer Zug nach { $space }: { $card }. Hinterhalt?
wait-ambush-window = { $seat } darf auf den Zug antworten: { $card }.
window-ambush-window = Gegnerische Züge
ask-ambush-unit = Wer schießt aus dem Hinterhalt auf { $card } ({ $space })?
wait-ambush-unit = { $seat } hat { $card } einen Hinterhalt gelegt.
ask-ambush-fire = Hinterhalt: { $card } gegen { $card_target }. Mit welcher Waffe?
wait-ambush-fire = { $seat }: Hinterhalt, { $card } gegen { $card_target }.
ask-counter-window = { $seat_author } spielt { $card }. Aufheben?
wait-counter-window = { $seat } darf auf { $card } antworten.
window-counter-window = Gegnerische Unterstützungskarten
ask-fighter-target = Ziel für { $card }?
wait-fighter-target = { $seat } wählt ein Ziel: { $card }.
ask-bomb-target = Ziel für { $card }? Alle Einheiten dort werden getroffen, auch deine.
wait-bomb-target = { $seat } wählt ein Ziel: { $card }.
ask-escort = { $card } auf dem Weg nach { $space }. Jäger mitschicken?
wait-escort = { $seat } darf Begleitschutz mitschicken: { $card }.
ask-intercept-window = Im Anflug: { $card }. Mit einem Jäger abfangen?
wait-intercept-window = { $seat } darf abfangen: { $card }.
window-intercept-window = Gegnerische Flugzeuge im Anflug
ask-against = { $card }: welches Flugzeug angreifen?
wait-against = { $seat } wählt ein Ziel in der Luft für { $card }.
ask-flak-window = In Reichweite deiner Flugabwehr: { $card }. Schießen?
wait-flak-window = { $seat } darf auf { $card } schießen.
window-flak-window = Flugzeuge in Reichweite
ask-flip-over = Wendephase: Baue Waffen auf oder ab, oder beende die Phase.
wait-flip-over = { $seat } baut Waffen auf oder ab.
ask-discard-down = Lege { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
  } ab: { $limit } darfst du behalten.
wait-discard-down = { $seat } legt Karten ab.
ask-choose-unit = { $card }: für welche Einheit?
wait-choose-unit = { $seat } wählt eine Einheit: { $card }.
ask-choose-space = { $card }: auf welches Feld?
wait-choose-space = { $seat } wählt ein Feld: { $card }.
ask-hurry = Welche Infanterie bekommt mehr Bewegung? Noch bis zu { $count }.
wait-hurry = { $seat } treibt Infanterie an.
ask-reload = Mit welcher Waffe darf { $card } noch einmal schießen?
wait-reload = { $seat } lädt nach: { $card }.
ask-recall = Welche Infanterie kommt auf deine Hand zurück? Noch bis zu { $count }.
wait-recall = { $seat } holt Infanterie aus dem Ablagestapel.
ask-intercepted = Welche Unterstützungskarte muss der Gegner ablegen?
wait-intercepted = { $seat } wählt eine Karte, die der Gegner ablegen muss.
ask-choose-general = Welcher General übernimmt das Kommando?
wait-choose-general = { $seat } wählt einen General.

## Actions

do-bid = { $ap } AP bieten
    .heading = Bieten
    .label = { $ap } AP
do-terrain = Gelände: { $terrain }
    .heading = Gelände
    .label = { $terrain }
do-at = { $space }
    .heading = Wohin
    .label = { $space }
do-narrow = Nur dieses Feld
do-wing = Auch { $space }
do-both = Auch beide Nachbarfelder
do-keep = So lassen
do-mulligan = Die ganze Hand tauschen
do-done = Fertig
do-done-movement = { phase-3 } beenden
do-done-deployment = { phase-4 } beenden
do-done-shooting = { phase-5 } beenden
do-done-flip-over = { phase-6 } beenden
do-stop = Einheit fertig
do-back = Zurück
do-play = { $card } spielen
    .heading = Spielen
    .label = { $card }
do-unit = { $card } ({ $space })
    .heading = Einheit
    .label = { $card } ({ $space })
do-give = 1 AP geben
do-go = Nach { $space }
    .heading = Bewegen nach
    .label = { $space }
do-swap = Platz tauschen mit der Einheit auf { $space }
    .heading = Platz tauschen mit der Einheit auf
    .label = { $space }
do-swap-met = Platz tauschen mit { $card_all } auf { $space }
    .heading = Platz tauschen mit
    .label = { $card_all } ({ $space })
do-cover = Gedeckte Bewegung mit der Einheit auf { $space }
    .heading = Gedeckte Bewegung mit der Einheit auf
    .label = { $space }
do-cover-met = Gedeckte Bewegung mit { $card_all } auf { $space }
    .heading = Gedeckte Bewegung mit
    .label = { $card_all } ({ $space })
do-leave = Deckung verlassen, nach { $space }
    .heading = Deckung verlassen, nach
    .label = { $space }
do-board = An Bord gehen auf { $space }
    .heading = An Bord gehen auf
    .label = { $space }
do-board-met = An Bord gehen: { $card_all } auf { $space }
    .heading = An Bord gehen
    .label = { $card_all } ({ $space })
do-unload = { $card } absetzen auf { $space }
    .heading = { $card } absetzen auf
    .label = { $space }
do-assault = Sturmangriff auf { $space }
    .heading = Sturmangriff auf
    .label = { $space }
do-assault-met = Sturmangriff: { $card_all } auf { $space }
    .heading = Sturmangriff auf
    .label = { $card_all } ({ $space })
do-march = Marsch: 1 AP für +1 Bewegung
do-ride = Reiten: +1 Bewegung, kein Angriff in diesem Zug
do-advance = Der General gibt mehr Bewegung
do-pick = { $token } aufheben
    .heading = Aufheben
    .label = { $token }
do-cure = { $card } ({ $space }) heilen
    .heading = Heilen
    .label = { $card } ({ $space })
do-repair = { $card } ({ $space }) reparieren
    .heading = Reparieren
    .label = { $card } ({ $space })
do-clear = Pioniere räumen { $space }
    .heading = Pioniere räumen
    .label = { $space }
do-shell = Rauchgranate
do-evacuate = Mit dem Boot evakuieren
do-exit = Den Plan verlassen
do-boat = Ein Sturmboot nehmen
do-scuttle = Das leere Boot aufgeben
do-deploy = { $card } aufstellen
    .heading = Aufstellen
    .label = { $card }
do-buy = { $token } kaufen
    .heading = Kaufen
    .label = { $token }
do-load = { $card } an Bord mitbringen
    .heading = An Bord mitbringen
    .label = { $card }
do-bring = { $card } in seiner Deckung mitbringen
    .heading = In seiner Deckung mitbringen
    .label = { $card }
do-escort = Begleitschutz: { $card }
    .heading = Begleitschutz
    .label = { $card }
do-escort-new = Als Begleitschutz aufstellen: { $card }
    .heading = Als Begleitschutz aufstellen
    .label = { $card }
do-place = Genug: aufstellen
do-drop = Abspringen über { $space }
    .heading = Abspringen über
    .label = { $space }
do-bomb = { $space } bombardieren
    .heading = Bombardieren
    .label = { $space }
do-weapon = { $weapon }
    .heading = Waffe
    .label = { $weapon }
do-shoot = { $card } ({ $space }) beschießen
    .heading = Beschießen
    .label = { $card } ({ $space })
do-raze = Das Gelände auf { $space } beschießen
    .heading = Gelände beschießen auf
    .label = { $space }
do-shoot-hq = { $space } beschießen
do-storm = Sturmangriff auf { $space } ausführen
do-screen = Rauchvorhang
do-reroll = Neu würfeln
do-intercept = Abfangen mit { $card }
    .heading = Abfangen mit
    .label = { $card }
do-against = { $card } angreifen
    .heading = Angreifen
    .label = { $card }
do-flak = { $card } ({ $space }) schießt auf { $card_target }
    .heading = Auf { $card_target } schießen
    .label = { $card } ({ $space })
do-react = { $weapon } abfeuern
    .heading = Abfeuern
    .label = { $weapon }
do-mount = Waffe aufbauen: { $card } ({ $space })
    .heading = Waffe aufbauen
    .label = { $card } ({ $space })
do-unmount = Waffe abbauen: { $card } ({ $space })
    .heading = Waffe abbauen
    .label = { $card } ({ $space })
do-discard = { $card } ablegen
    .heading = Ablegen
    .label = { $card }
do-on = { $card } ({ $space })
    .heading = Auf die Einheit
    .label = { $card } ({ $space })
do-counter = Aufheben mit { $card }
    .heading = Aufheben mit
    .label = { $card }
do-ambush = { $card } spielen
do-general = { $general }
    .heading = General
    .label = { $general }
do-recall = { $card } zurückholen
    .heading = Zurückholen
    .label = { $card }
do-steal = { $seat } legt { $card } ab
    .heading = { $seat } legt ab
    .label = { $card }

## Why not

advances-used = Der General hat in diesem Zug schon { $count } Einheiten angetrieben.
assault-first = Erst der Sturmangriff. Nach einem Erfolg dürfen die übrigen Waffen feuern.
assault-pending = Führe zuerst alle deine Sturmangriffe aus.
assaults-already = Schon in einem Sturmangriff: { $card }.
boarded-this-turn = Erst in diesem Zug an Bord gegangen: { $card }. Das Boot kann jetzt nicht ausladen.
boat-infantry-only = Nur Infanterie setzt im Sturmboot über.
cannot-board-so = Nicht an Bord mit { $card }: in diesem Zug abgesetzt, in gedeckter Bewegung oder selbst beladen.
cannot-enter = { $space } ist für diese Einheit gesperrt: Gelände oder Fluss.
cannot-evacuate = Evakuiert wird nur Infanterie, die nicht gezogen hat und allein steht.
cannot-land = { $space }: Auf einem Gebäude, einem See oder dem Meer landet niemand.
column-too-short = { $space }: Nördlich davon müssen noch zwei Felder liegen.
craft-loaded = Es ist jemand an Bord: { $card }.
fog = Nebel: Vor Runde { $round } fliegt nichts.
general-there = { $general } hat schon das Kommando.
hard-ground = Schweres Gelände kostet die ganze Bewegung: { $space } müsste der einzige Schritt sein.
has-it-already = Schon vorhanden: { $token }.
hq-lost = Dein HQ ist zerstört.
just-deployed = Sturmangriff nur in der Bewegung und nicht im Zug der Aufstellung.
just-mounted = In diesem Zug schon auf- oder abgebaut: { $card }.
mined = Auf { $space } liegt eine Mine.
moved-already = Keine Bewegung mehr.
movement-phase-only = Nur in der Bewegung.
needs-a-craft = { $space }: Dort ist kein Landungsboot mit Platz.
no-boat = In diesem Zug ist kein Boot mehr frei: { $card }.
no-card-left = Von dieser Karte ist keine mehr übrig: { $terrain }.
no-craft-free = Auf deiner ersten Linie wartet kein Landungsboot mit Platz.
no-extra-step = Nicht mehr Bewegung für { $card }: niedergehalten, Waffe aufgebaut oder Zug beendet.
no-movement-left = Keine Bewegung mehr: { $card }.
no-room = Kein Platz für { $card }: { $card_vehicle }.
no-shield = Keine Deckung durch { $card }: nur durch Panzer, oder Transporter ab Panzerung 2.
no-space-free = Dafür ist kein Feld frei.
no-such-scenario = Dieses Paket hat kein Szenario namens { $id }.
no-target = Kein Ziel in Reichweite.
no-target-for-weapon = Kein Ziel in Reichweite { $range }: { $weapon }.
no-unit-for-card = Keine deiner Einheiten passt jetzt zu { $card }.
no-way = Nach { $space } führt kein freier Weg.
no-weapon-ready = Keine Waffe bereit.
nobody-to-drop = Du hast keine Infanterie auf der Hand, die du nach { $card } noch bezahlen kannst.
nobody-to-recall = In deinem Ablagestapel ist keine Infanterie für { $card }.
not-at-the-bow = Nur direkt vor dem Boot: { $card }.
not-open-ground = { $space } ist kein offenes Gelände, oder dort liegt eine Karte.
option-too-late = { $token }: erst ab { $year }.
paired-already = Eine der beiden ist schon in gedeckter Bewegung, mit { $card }.
rode = Nach dem Weiterreiten kein Angriff in diesem Zug.
slot-taken = Infanterie hat für jede Art Ausrüstung einen Platz, und der ist besetzt: { $token_there }.
smoked-already = Schon in Rauch gehüllt: { $card }.
space-taken = { $space } ist besetzt.
storms-already = Schon in einem Sturmangriff.
thrown-back = Kein Schuss mehr in diesem Zug, nach gescheitertem Sturm oder einem Zug in der Feuerphase.
moved-on = Kein Schuss mehr in diesem Zug: Diese Einheit ist nach ihrem Feuer weitergezogen.
token-not-ready = Der Marker dafür ist benutzt oder ruht: { $card }.
too-far = { $far } Schritte weit, Bewegung übrig: { $left }.
too-far-from-units = { $space } liegt nicht neben einer deiner Einheiten.
too-few-ap = Das kostet { $ap } AP; du hast { $left }.
too-fresh = Noch nicht { $turns } eigene Züge hier: { $card }.
two-boards-four-players = Zwei Spielpläne gibt es nur zu viert.
used-this-turn = In diesem Zug schon getan: { $card }.
weapon-cooling = Ruht in diesem Zug: { $weapon }.
weapon-mounted = Mit aufgebauter Waffe keine Bewegung.
weapon-unmounted = Nicht aufgebaut: { $weapon }.
weapon-used = In diesem Zug schon abgefeuert: { $weapon }.
wrong-line = { $space } liegt nicht in deinen Linien { $first } bis { $last }.

## The log

round-begins = Runde { $round } beginnt, { $side } am Zug ({ $seat_all }).
turn = Runde { $round }, { $side } am Zug ({ $seat_all }).
last-round = Die letzte Runde beginnt.
bid = { $seat } bietet { $ap } AP.
bid-rolls = Die Würfel zeigen { $die_a } und { $die_b }; mit den Geboten { $total_a } zu { $total_b }.
begins = { $side } beginnt.
mulligan = { $seat } tauscht die ganze Hand.
gains-ap = { $seat } erhält { $ap } AP und hat { $total }.
gives-ap = { $seat } gibt 1 AP an { $seat_target }.
loses-ap = { $seat } verliert { $ap } AP.
you-drew = Du ziehst { $card }.
drew = { $seat } zieht eine Karte.
discards = { $seat } legt { $card } ab.
must-discard = { $seat } muss { $card } ablegen.
you-saw = Du siehst die Hand von { $seat }: { $card_all }.
looked-at-hand = { $seat } sieht die Hand von { $seat_target } an.
recalled = { $seat } nimmt { $card } zurück auf die Hand.
plays = { $seat } spielt { $card }{ $ap ->
    [0] { "" }
   *[other] { " " }für { $ap } AP
  }.
cancelled = Aufgehoben: { $card }.
attached = { $card } für { $card_unit } auf { $space }.
general-comes = { $seat }: { $general } übernimmt das Kommando.
terrain-placed = { $seat } legt { $terrain } auf { $space }.
terrain-widened = { $terrain } liegt auch auf { $space_all }.
deploys = { $seat } stellt auf: { $card }.
arrives = { $card } in Stellung auf { $space }{ $count ->
    [0] { "" }
   *[other] , dazu { $token_all }
  }{ $ap ->
    [0] { "" }
   *[other] , für { $ap } AP
  }.
parked = { $card } am HQ von { $seat }, für { $ap } AP.
jumps-down = Absprung über { $space }: { $card }{ $count ->
    [0] { "" }
   *[other] , dazu { $token_all }
  }{ $ap ->
    [0] { "" }
   *[other] , für { $ap } AP
  }.
moves = Bewegung: { $card } nach { $space }.
swapped = Tausch: { $card } nach { $space }, { $card_other } nach { $space_other }.
covered = Gedeckte Bewegung: { $card } mit { $card_vehicle }.
covered-at = { $space }: { covered }
aboard = An Bord von { $card_vehicle }: { $card }.
unloaded = Abgesetzt auf { $space }: { $card }.
extra-step = Mehr Bewegung für { $card }: { $verb ->
    [march] Marsch, für 1 AP
    [ride] Weiterreiten
    [advance] vom General
   *[other] Gewaltmarsch
  }.
picked-up = Aufgehoben auf { $space }: { $token } ({ $card }).
healed = { $card } auf { $space }: { $count ->
    [1] 1 Wunde
   *[other] { $count } Wunden
  } weniger.
cleared = Geräumt auf { $space }: { $terrain } ({ $card }).
broken-down = Niedergewalzt auf { $space }: { $terrain } ({ $card }).
mine = { $terrain } auf { $space } explodiert unter { $card }.
boats-come = Boote für { $side } in diesem Zug: { $count }.
takes-boat = Sturmboot für { $card }.
leaves = { $verb ->
    [evacuate] Evakuiert
    [exit] Durchgebrochen
   *[other] Aufgegeben
  }: { $card }.
mounts = Waffe aufgebaut auf { $space }: { $card }.
unmounts = Waffe abgebaut auf { $space }: { $card }.
fires = Schuss von { $card } auf { $card_target } ({ $space }): { $weapon }.
fires-at = Schuss von { $card } auf { $space }: { $weapon }.
rolls = { $weapon } auf { $card_target }: gewürfelt { $die }, Treffer ab { $impact }, kritisch { $critical ->
    [10] bei 10
   *[other] ab { $critical }
  }: { $result ->
    [0] daneben
    [1] Treffer
   *[other] kritischer Treffer
  }.
rerolls = { $seat } würfelt neu, auf Befehl des Generals.
rolls-at-hq = { $weapon } auf { $space }: gewürfelt { $die }, Treffer ab { $impact }: { $result ->
    [0] daneben
   *[other] Treffer
  }.
bounces-off = Ohne Wirkung: Durchschlag { $penetration }, Panzerung { $armor }.
only-impact = Nur ein einfacher Treffer: Durchschlag { $penetration } ist nicht höher als Panzerung { $armor }.
wounded = { $card } auf { $space }: { $damage } Schaden, jetzt { $wounds } von { $life } { $life ->
    [one] Wunde
   *[other] Wunden
  }.
destroyed = Vernichtet auf { $space }: { $card } ({ $seat }).
critical-kill = Kritischer Treffer von { $weapon }: { $card } ({ $seat }) auf { $space } ist vernichtet.
assault-kill = { $card_by } nimmt { $space } im Sturm: { $card } ({ $seat }) ist vernichtet.
shot-down = { $card_by } schießt ab: { $card } ({ $seat }).
suppressed = Niedergehalten auf { $space }: { $card }.
smoke-shell = Rauchgranate auf { $space }: { $card }.
smoke-screen = { $seat } legt Rauch auf { $space_all }.
reloaded = Wieder schussbereit: { $weapon } ({ $card }).
terrain-hit = { $terrain } auf { $space }: { $damage } Schaden, noch { $hp } TP.
terrain-falls = Zerstört: { $terrain } auf { $space }.
ground-hit = { $natural } auf { $space }: { $damage } Schaden, noch { $hp } TP.
ground-falls = Verschwunden: { $natural } auf { $space }.
hq-hit = HQ { $side }: { $damage } Schaden, noch { $hp } TP.
hq-falls = HQ { $side } ist zerstört.
assaults = Sturmangriff von { $card } auf { $space }.
assault-begins = Sturmangriff: { $card } gegen { $card_target }.
reacts = Abwehrfeuer von { $card }: { $weapon }.
assault-fails = Zurückgeworfen: { $card }.
takes-space = { $space } genommen von { $card }.
takes-objective = { $card } nimmt das Ziel { $space }.
fighter-attacks = { $card } greift aus der Luft an: { $space }.
bomber-comes = { $card } im Anflug, Ziel: { $space }.
escorts = { $card } fliegt Begleitschutz.
intercepts = { $card } fängt ab.
flak-fires = Flugabwehr von { $card } gegen { $card_target }.
strike-cancelled = Der Bomber ist abgeschossen, bevor er angreifen kann.

## How it ended

outcome-hq = Das gegnerische HQ ist zerstört: { $side } gewinnt.
outcome-cards = Der Gegner hat keine Karten mehr: { $side } gewinnt.
outcome-time = Die Zeit ist um; { $side } hat das weniger beschädigte HQ und gewinnt.
outcome-draw = Die Zeit ist um, beide HQs sind gleich beschädigt: unentschieden.
outcome-no-end = Kein Ende in Sicht; { $side } hat das weniger beschädigte HQ und gewinnt.
outcome-no-end-draw = Kein Ende in Sicht, beide HQs sind gleich beschädigt: unentschieden.
outcome-rounds = Die letzte Runde ist vorbei: { $side } hat standgehalten und gewinnt.
outcome-destroy-units = { $side } hat genug Einheiten vernichtet und gewinnt.
outcome-evacuate = Genug Einheiten sind evakuiert: { $side } gewinnt.
outcome-leave = Genug Einheiten sind durchgebrochen: { $side } gewinnt.
outcome-row = Genug Einheiten haben die hinterste Reihe erreicht: { $side } gewinnt.
outcome-control = Die Ziele sind genommen: { $side } gewinnt.
outcome-score = Die Punkte sind erreicht: { $side } gewinnt.
outcome-most-points = Die letzte Runde ist vorbei: { $side } hat besser gepunktet und gewinnt.
loss-units = Einheiten
loss-worth = Wert (AP)
loss-damage = Schaden
loss-hq = am HQ

## Sides, phases, modifiers

phase-0 = Beginn
phase-1 = HQ
phase-2 = Karten
phase-3 = Bewegung
phase-4 = Aufstellung
phase-5 = Feuerphase
phase-6 = Wendephase
phase-7 = Ablegen
phase-8 = Ende des Zuges
modifier-wounds = Wunden
modifier-suppressed = niedergehalten
modifier-elite = Elite
modifier-veteran = Veteran
modifier-heroism = Heldenmut
modifier-radio = Funkgerät
modifier-storm = Sturmtruppen des Generals
modifier-charge = Massensturm
modifier-close-fighting = Nahkampf
modifier-green = unerfahrene Truppen
modifier-snow = Schnee
modifier-cover = Deckung durch Gelände
modifier-face-down = in Deckung
modifier-camouflage = Tarnung
modifier-covered-movement = gedeckte Bewegung
modifier-smoke = Rauch
modifier-screen = Abwehr des Generals

## The board in words

tell-setup = Aufbau
tell-table = Runde { $round }{ $last ->
    [0] { "" }
   *[other] { " " }von { $last }
  }, { $side } am Zug: { $phase }
tell-table-over = Runde { $round }{ $last ->
    [0] { "" }
   *[other] { " " }von { $last }
  }
tell-scenario = Szenario: { $scenario }
tell-two-boards = Zwei Pläne: Einheiten, Punkte und Boote zählen doppelt; Felder und HQs sind auf beiden zu nehmen.
tell-hq = { $space }: { $hp } von { $most } TP, Panzerung { $armor }
tell-side = { $side }: { $income } AP Einkommen im Zug, Nachschublinie { $supply }, höchstens { $limit } AP, verlorene Einheiten: { $count }
tell-side-without-hq = { $side }: HQ zerstört, { $income } AP Einkommen im Zug, nichts wird aufbewahrt; verlorene Einheiten: { $count }
tell-points = { $side } hat { $points } Punkte
tell-boats = Boote übrig in diesem Zug: { $count }
tell-objective = Ziel { $space }: gehalten von { $side }
tell-objective-free = Ziel { $space }: von niemandem gehalten
tell-battlefield = Schlachtfeld; nicht genannte Felder sind Ebene
tell-battlefield-open = Schlachtfeld: überall Ebene
tell-natural = { $natural }: { $space_all }
tell-natural-hit = noch { $hp } TP: { $space_all }
tell-terrain = { $terrain }{ $hp ->
    [0] { "" }
   *[other] , { $hp } TP
  }: { $space_all }
tell-smoke = Rauch: { $space_all }
tell-litter = Auf { $space } liegt: { $token_all }
tell-player = { $seat }: { $side }, { $ap } AP
tell-player-without-ap = { $seat }: { $side }
tell-bid = Gebot für Gelände übrig: { $ap } AP
tell-cards = Karten: { $count } auf der Hand, { $left } im Deck, { $pile } abgelegt
tell-discarded = Abgelegt: { $card_all }
tell-general = Kommando: { $general }
tell-hand = Hand von { $seat }
tell-hand-cards = Hand von { $seat }: { $card_all }
tell-army = Einheiten von { $seat }
tell-unit-card = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $card }: { $ap } AP, { $type }, Bewegung { $movement }, Panzerung { $armor }, Wunden { $life }{ $abilities ->
    [0] { "" }
   *[other] ; { $ability_all }
  }
tell-support-card = { $count ->
    [1] { "" }
   *[other] { $count } ×{ " " }
  }{ $card }: { $ap } AP
tell-options = Ausrüstung für { $ap } AP: { $token_all }
tell-weapon = { $weapon }:{ $range ->
    [0] { "" }
   *[other] { " " }Reichweite { $range },
  } Treffer ab { $impact }, kritisch { $critical ->
    [10] bei 10
   *[other] ab { $critical }
  }, Durchschlag { $penetration }, Schaden { $damage }{ $count ->
    [0] { "" }
   *[other] ; { $flag_all }
  }
tell-unit = { $card }, { $space }: Wunden { $wounds } von { $life }, Panzerung { $armor }, Bewegung { $left } von { $movement }{ $abilities ->
    [0] { "" }
   *[other] ; { $ability_all }
  }
tell-arms = { $state ->
    [ready] Bereit
    [used] Benutzt
    [resting] In Ruhe
   *[unmounted] Nicht aufgebaut
  }: { $weapon_all }; Reichweite { $range_all }; Treffer ab { $impact_all }; Durchschlag { $penetration_all }; Schaden { $damage_all }
tell-gear = { $state ->
    [ready] Ausrüstung
    [used] Benutzt
   *[other] In Ruhe
  }: { $token_all }
tell-attached = Karten dabei: { $card_all }
tell-suppressed = Niedergehalten
tell-in-smoke = Im Rauch der eigenen Granate
tell-mounted = Waffe aufgebaut: kann nicht ziehen
tell-aboard = An Bord: { $card }
tell-covered = Gedeckte Bewegung mit { $card }
tell-assaults = Stürmt { $space }
tell-shots = Was ein Schuss jetzt bewirkt
tell-shots-of = { $weapon }
tell-shot = { $card }, { $space }: Treffer ab { $impact }, { $hit } % für { $damage } Schaden, darunter { $kill } % vernichtet{ $armored ->
    [0] { "" }
   *[other] ; Durchschlag { $penetration }, Panzerung { $armor }
  }
tell-shot-at = { $space }: { $hit } % für { $damage } Schaden
tell-modifier = { $modifier } { $impact }/{ $critical }
tell-reaction = Abwehrfeuer kann zuvorkommen: { $hit } % Treffer, { $kill } % vernichtet
tell-struck = auch getroffen: { $card } auf { $space }, Treffer { $hit } %, vernichtet { $kill } %
tell-answer = Es antworten Geschütze: { $guns }, Jäger: { $fighters }, möglicher Begleitschutz: { $escorts }; durch kommt es mit { $arrives } %, und es trifft mit { $hit } %
