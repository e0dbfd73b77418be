# Revenge of the Dictators: Aufforderungen, Aktionen, Gründe, Protokoll, Ergebnisse. Namen und Texte in de.content.ftl.
# $seat... sind Spieler, $card... Karten, $place... Orte, $timezone... Zeitzonen; _all heißt mehrere.

## What you must do; and whom we wait for

travel-left = { $travel ->
    [1] , Reise inbegriffen
    [2] , aber ohne Reise: Hausarrest
    [3] , dazu eine zweite Reise auf der Straße
   *[0] , Reise verbraucht
  }
free-left = { $free ->
    [0] { "" }
   *[other] { " oder nutze, was keine kostet" }
  }
ask-take-action = { $bought ->
    [1] { $left ->
        [0] Du hast diesen Zug von { $seat_whose } gekauft. Er hat keine Aktionen mehr: Beende ihn{ free-left }.
       *[other] Du hast diesen Zug von { $seat_whose } gekauft: Nutze seine Aktionen (noch { $left }{ travel-left }) oder beende ihn.
      }
   *[0] { $left ->
        [0] Keine Aktionen mehr. Beende deinen Zug{ free-left }.
       *[other] Nutze deine Aktionen (noch { $left }{ travel-left }) oder beende deinen Zug.
      }
  }
wait-take-action = { $seat } ist am Zug (Aktionen übrig: { $left }).
ask-aim = { $card }: { aim }
wait-aim = { $seat } wählt ein Ziel für { $card }.
ask-card-announced = { $seat } spielt { $card }. { will } Hältst du das auf?
wait-card-announced = { $seat_by } spielt { $card }. { will } { $seat } darf antworten.
window-card-announced = Gespielte Karten
ask-interrupt-announced = { $seat } unterbricht: { $card }. { will } Hältst du das auf?
wait-interrupt-announced = { $seat_by } unterbricht: { $card }. { will } { $seat } darf antworten.
window-interrupt-announced = Unterbrechungen anderer
ask-travel-announced = { $seat } fährt auf der Straße los, Ziel: { $place }. Hältst du die Fahrt auf?
wait-travel-announced = { $seat_by } fährt auf der Straße los, Ziel: { $place }. { $seat } darf die Fahrt aufhalten.
window-travel-announced = Fahrten
ask-flight-announced = { $seat } hebt ab, Ziel: { $place }. Hältst du den Flug auf?
wait-flight-announced = { $seat_by } hebt ab, Ziel: { $place }. { $seat } darf den Flug aufhalten.
window-flight-announced = Flüge
ask-moved = { $blown ->
    [0] { $seat } ist angekommen: { $place }. Antwortest du auf die Bewegung?
   *[other] { $seat } war angekommen: { $place }, und steht jetzt hier: { $place_now }. Antwortest du auf die Bewegung?
  }
wait-moved = { $blown ->
    [0] { $seat_by } ist angekommen: { $place }. { $seat } darf auf die Bewegung antworten.
   *[other] { $seat_by } war angekommen: { $place }, und steht jetzt hier: { $place_now }. { $seat } darf auf die Bewegung antworten.
  }
window-moved = Ausgeführte Bewegungen
ask-die-rolled = { $seat } { roll-result } Lässt du neu würfeln? Nötig wäre { $least } oder mehr ({ $odds } %).
wait-die-rolled = { $seat_by } { roll-result } { $seat } darf neu würfeln lassen ({ $least } oder mehr: { $odds } %).
window-die-rolled = Würfe
ask-disarm-result = { $seat } ist dabei, { $target ->
    [warhead] einen Sprengkopf
   *[facility] die Atomanlage { $place }
  } zu entschärfen. Verhinderst du es?
wait-disarm-result = { $seat_by } ist dabei, { $target ->
    [warhead] einen Sprengkopf
   *[facility] die Atomanlage { $place }
  } zu entschärfen. { $seat } darf es verhindern.
window-disarm-result = Entschärfungen
ask-president-revealed = Der Präsident empfängt { $seat }; nötig ist { $needed } oder mehr mit dem W20 ({ $odds } %). Lässt du ihn wegrufen?
wait-president-revealed = Der Präsident empfängt { $seat_by }; nötig ist { $needed } oder mehr mit dem W20 ({ $odds } %). { $seat } darf ihn wegrufen lassen.
window-president-revealed = Besuche beim Präsidenten
ask-convince-rolled = { $seat_roller } hat { $total }, nötig sind { $needed }. Änderst du das Ergebnis?
wait-convince-rolled = { $seat } darf das Ergebnis von { $seat_roller } ändern ({ $total }, nötig { $needed }).
window-convince-rolled = Würfe vor dem Präsidenten
ask-card-drawn = { $seat } hat eine Karte gezogen. Fängst du sie ab?
wait-card-drawn = { $seat } darf die Karte abfangen.
window-card-drawn = Gezogene Karten
ask-effect-hits = { blow } Wehrst du es ab?
wait-effect-hits = { will } { $seat } darf es abwehren.
window-effect-hits = Schläge gegen dich
ask-confront = { $bought ->
    [1] Du hast diesen Zug von { $seat_whose } gekauft, Ort: Washington D.C. Konfrontierst du den Präsidenten? Ist er da, gewinnt { $seat_whose } mit { $needed } oder mehr auf dem W20 ({ $odds } %).
   *[0] Du bist in Washington D.C. Konfrontierst du den Präsidenten? Ist er da, brauchst du { $needed } oder mehr mit dem W20 ({ $odds } %).
  }
wait-confront = { $seat } steht vor dem Weißen Haus.
ask-choose-ability = Wessen Fähigkeit kopierst du?
wait-choose-ability = { $seat } wählt eine Fähigkeit zum Kopieren.
ask-discard-excess = Lege { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } ab: Dein Handkartenlimit ist { $limit }.
wait-discard-excess = { $seat } legt bis zum Handkartenlimit ab.
ask-order-discards = Du verlierst diese Karten ({ $count }). Welche kommt als nächste auf den Ablagestapel?
wait-order-discards = { $seat } ordnet die verlorenen Karten.
ask-discard-or-refuse = { $seat } droht allen: Lege eine Karte ab, oder weigere dich und lass die Bewegung zu.
wait-discard-or-refuse = { $seat } legt eine Karte ab oder weigert sich.
ask-standoff-move = Jemand hat sich geweigert: Bewege dich bis zu { $count } Staaten weit.
wait-standoff-move = { $seat } bewegt sich, weil sich jemand geweigert hat.
ask-take-chosen = Nimmst du eine dieser Karten?
wait-take-chosen = { $seat } darf eine Karte nehmen.
ask-order-presidential = Welche dieser { $count } Präsidentenkarten liegt am tiefsten?
wait-order-presidential = { $seat } ordnet Präsidentenkarten.
ask-pass-father-on = { $card } kommt zu dir. Reichst du die Karte mit Plättchen XIII weiter?
wait-pass-father-on = { $seat } bekommt einen Gründervater.
ask-dismiss-any = Lege einen ausliegenden Gründervater ab.
wait-dismiss-any = { $seat } legt einen Gründervater ab.
ask-lose-asset = Lege eines deiner Machtmittel ab.
wait-lose-asset = { $seat } legt ein Machtmittel ab.
ask-hand-or-skip = Lege deine ganze Hand ab oder setze einen Zug aus.
wait-hand-or-skip = { $seat } gibt die Hand oder einen Zug auf.
ask-place-roadblock = DEFCON: Lege eine Straßensperre auf eine freie Straße.
wait-place-roadblock = { $seat } legt eine Straßensperre.
ask-close-zone = DEFCON: Sperre den Himmel über einer Zeitzone.
wait-close-zone = { $seat } sperrt eine Zeitzone.
ask-plough = Durch welche Straßensperre brichst du?
wait-plough = { $seat } wählt eine Straßensperre zum Durchbrechen.
ask-hop = An welchen Ort eines angrenzenden Staates?
wait-hop = { $seat } wählt einen Ort in einem angrenzenden Staat.
ask-jet = Wohin fliegt dein Jet?
wait-jet = { $seat } wählt einen Flug.
ask-blackmail = Lege zuerst eine eigene Karte ab.
wait-blackmail = { $seat } bezahlt die Erpressung mit einer Karte.
ask-blackmail-whom = Wer legt eine zufällige Karte ab?
wait-blackmail-whom = { $seat } wählt ein Opfer.
ask-squeeze = Wen nimmst du in die Mangel?
wait-squeeze = { $seat } sucht jemanden für die Mangel.
ask-give-or-show = { $seat } nimmt dich in die Mangel: Gib eine Karte her oder zeige eine Atomanlage.
wait-give-or-show = { $seat } gibt eine Karte her oder zeigt eine Atomanlage.
ask-bunker = { $may ->
    [store] Lege eine Karte in den Bunker.
    [retrieve] Nimm Karten aus dem Bunker zurück.
   *[both] Lege eine Karte in den Bunker oder nimm welche zurück.
  }
wait-bunker = { $seat } öffnet den Bunker.
ask-retrieve-more = Nimmst du noch eine Karte zurück? Im Bunker: { $count }.
wait-retrieve-more = { $seat } räumt den Bunker aus.
ask-bully-whom = Wen schikanierst du?
wait-bully-whom = { $seat } sucht jemanden zum Schikanieren.
ask-rearm = Oops: Welche deiner Atomanlagen ist wieder scharf?
wait-rearm = { $seat } muss eine Atomanlage wieder scharf machen.
ask-shortcut = Geh in den Staat Washington oder nach Washington D.C.
wait-shortcut = { $seat } nimmt eine Abkürzung.
ask-remote-control = Welche deiner Atomanlagen wird entschärft?
wait-remote-control = { $seat } entschärft eine Atomanlage aus der Ferne.
ask-new-dictator = Wähle deinen neuen Diktator.
wait-new-dictator = { $seat } wählt einen neuen Diktator.
ask-swap-lives = Mit wem tauschst du alles?
wait-swap-lives = { $seat } sucht sich ein anderes Leben aus.
ask-swap-dictators = Mit wem tauschst du den Diktator?
wait-swap-dictators = { $seat } tauscht den Diktator.
ask-place-meeple = Wessen Platz nimmt der Meeple von { $seat } ein?
wait-place-meeple = { $seat } schiebt Meeples umher.
ask-store-presidential = Behalte eine dieser Präsidentenkarten.
wait-store-presidential = { $seat } behält eine Präsidentenkarte.
ask-open-roads = Entferne Straßensperren und Flugverbotszonen, so viele du willst.
wait-open-roads = { $seat } räumt den Plan auf.
aim = { $what ->
    [fetch] Welche Karte holst du vom Ablagestapel?
    [ride] Wohin fährt der Zug?
    [helicopter] Wohin fliegst du?
    [emp] In welchem Staat?
    [censor] Welche Karte entfernst du?
    [bribe] Wessen nächsten Zug kaufst du?
    [flight] Welchen Flug nimmst du?
    [abroad] Wohin im Ausland?
    [block] Welche Straße sperrst du? { $left ->
        [one] Noch eine.
       *[other] Noch bis zu { $left }.
      }
    [unblock] Welche Straße räumst du? { $left ->
        [one] Noch eine.
       *[other] Noch bis zu { $left }.
      }
    [drive] Über freie Straßen wohin?
    [ram] An welcher Straßensperre vorbei?
    [pickpocket] Wem greifst du in die Tasche?
    [deport] Wen schickst du fort?
    [spy] Wen spionierst du aus?
    [whirl] Wohin weht der Wind?
    [snow-in] Welche Straße von dort sperrst du? { $left ->
        [one] Noch eine.
       *[other] Noch bis zu { $left }.
      }
    [close-sky] Über welcher Zeitzone?
    [open-sky] Welche Flugverbotszone hebst du auf?
    [deport-where] Wohin?
   *[lay-before] Vor wen?
  }
will = { $what ->
    [fetch] { $seat_by } holt { $card_wanted } vom Ablagestapel.
    [ride] { $seat_by } nimmt den Zug, Ziel: { $place }.
    [helicopter] { $seat_by } fliegt los, Ziel: { $place }.
    [emp] Wer hier ist, setzt einen Zug aus: { $state } ({ $seat_all }).
    [censor] { $card_gone } vor { $seat_whom } wird entfernt.
    [bribe] { $seat_by } spielt den nächsten Zug von { $seat_whom }.
    [standoff] Alle anderen legen eine Karte ab, oder { $seat_by } darf sich bis zu { $count ->
        [one] 1 Staat
       *[other] { $count } Staaten
      } weit bewegen.
    [flight] { $seat_by } nimmt den Flug, Ziel: { $place }.
    [abroad] { $seat_by } fliegt los, Ziel: { $place }.
    [attempt] { $seat_by } versucht, { $target ->
        [warhead] einen Sprengkopf
       *[facility] die Atomanlage { $place }
      } zu entschärfen.
    [attempt-for] { $seat_by } versucht, { $target ->
        [warhead] einen Sprengkopf
       *[facility] die Atomanlage { $place }
      } zu entschärfen: { $needed } oder mehr ({ $odds } %).
    [hack] { $seat_by } entschärft ohne Wurf { $target ->
        [warhead] einen Sprengkopf
       *[facility] die Atomanlage { $place }
      }.
    [extra-turn] { $seat_by } bekommt nach diesem noch einen Zug.
    [block] { $count ->
        [1] Die Straße { $place_a } – { $place_b } wird gesperrt.
        [2] Die Straßen { $place_a } – { $place_b } und { $place_c } – { $place_d } werden gesperrt.
       *[other] { $count } Straßen werden gesperrt: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [snow-in] { $count ->
        [1] Schnee sperrt die Straße { $place_a } – { $place_b }.
        [2] Schnee sperrt die Straßen { $place_a } – { $place_b } und { $place_c } – { $place_d }.
       *[other] Schnee sperrt { $count } Straßen: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [unblock] { $count ->
        [1] Die Straße { $place_a } – { $place_b } wird geräumt.
        [2] Die Straßen { $place_a } – { $place_b } und { $place_c } – { $place_d } werden geräumt.
       *[other] { $count } Straßen werden geräumt: { $place_a } – { $place_b }, { $place_c } – { $place_d }, ...
      }
    [close-sky] Die Zeitzone { $timezone } wird zur Flugverbotszone.
    [open-sky] Die Flugverbotszone { $timezone } wird aufgehoben.
    [open-nothing] Es gibt keine Flugverbotszone aufzuheben.
    [draw] { $seat_by } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }.
    [drive] { $seat_by } fährt los, Ziel: { $place }.
    [ram] { $seat_by } fährt an der Straßensperre vorbei, Ziel: { $place }.
    [pickpocket] { $seat_by } nimmt eine zufällige Karte von { $seat_whom }.
    [deport] { $seat_whom } wird fortgebracht, Ziel: { $place }.
    [visit] { $seat_by } geht dorthin: { $place }.
    [spy] { $seat_by } sieht sich die Hand und die Anlagenkarten von { $seat_whom } an.
    [spy-and-take] { $seat_by } sieht sich die Hand und die Anlagenkarten von { $seat_whom } an und darf eine Karte nehmen.
    [spy-facilities] { $seat_by } sieht sich die Anlagenkarten von { $seat_whom } an; an die Hand ist nicht heranzukommen.
    [lay-before] { $card } liegt { $count ->
        [one] einen Zug
       *[other] { $count } Züge
      } lang vor { $seat_whom }.
    [rig] { $seat_by } ordnet { $count ->
        [one] die nächste Präsidentenkarte
       *[other] die nächsten { $count } Präsidentenkarten
      }.
    [calm] DEFCON geht auf { $level } zurück.
    [cancel-card-announced] { $card_stopped } von { $seat_whom } bleibt ohne Wirkung.
    [cancel-interrupt-announced] { $card_stopped } von { $seat_whom } bleibt ohne Wirkung.
    [cancel-travel-announced] { $seat_whom } erreicht das Ziel nicht: { $place }.
    [cancel-flight-announced] { $seat_whom } erreicht das Ziel nicht: { $place }.
    [cancel-disarm-result] { $seat_whom } scheitert daran, { $target ->
        [warhead] einen Sprengkopf
       *[facility] die Atomanlage { $place }
      } zu entschärfen.
    [cancel-president-revealed] { $seat_whom } bekommt keine Audienz.
    [cancel-effect-hits] { $seat_by } bleibt von { $seat_whom } verschont.
    [reroll] { $seat_whom } würfelt neu, statt der { $shown }.
    [subtract] { $seat_whom } hat { $less } statt { $total }, nötig ist { $needed }.
    [whirl] { $seat_whom } wird verweht, Ziel: { $place }.
    [intercept] { $seat_by } bekommt die Karte, die { $seat_whom } gezogen hat.
    [skip] { $seat_whom } muss einen Zug aussetzen.
    [lose-card] { $seat_whom } legt eine zufällige Karte ab.
    [take-card] { $seat_by } nimmt eine Karte von { $seat_whom }.
    [squeeze] { $seat_whom } muss { $seat_by } eine Karte geben oder eine Atomanlage zeigen.
   *[asset] { $card } bleibt vor { $seat_by } liegen.
  }{ $also ->
    [skip-self] { " " }Danach setzt { $seat_by } einen Zug aus.
    [draw] { " " }{ $seat_by } zieht { $more ->
        [one] eine Karte
       *[other] { $more } Karten
      }.
    [give-back] { " " }Die Karte kommt zurück auf die Hand von { $seat_whom }.
    [confiscate] { " " }{ $seat_by } behält diese Karte.
    [console] { " " }{ $seat_whom } zieht { $more ->
        [one] eine Karte
       *[other] { $more } Karten
      }.
    [fine] { " " }{ $seat_whom } legt eine zufällige Karte ab.
    [fine-not] { " " }{ $seat_whom } hat keine Karte zu verlieren.
    [ground] { " " }Wo der Flug beginnen sollte, gilt nun Flugverbot.
    [ground-not] { " " }Ein Flugverbot wird nicht daraus.
   *[none] { "" }
  }
blow = { $what ->
    [deport] { $seat } lässt dich fortbringen, Ziel: { $place }.
    [skip] Wegen { $seat } musst du einen Zug aussetzen.
    [pickpocket] { $seat } nimmt eine zufällige Karte aus deiner Hand.
    [lose-card] Wegen { $seat } musst du eine zufällige Karte ablegen.
    [take-card] { $seat } nimmt dir { $card } weg.
   *[squeeze] { $seat } nimmt dich in die Mangel: eine Karte oder ein Blick auf eine Atomanlage.
  }
roll-result = würfelt { $shown }{ $bonus ->
    [0] { "" }
   *[other] { " " }(mit Bonus { $total })
  }: { $result ->
    [success] gelungen
   *[failure] misslungen
  }, nötig ist { $needed }.

## Actions

do-travel = Reise: { $place }
    .heading = Reise
    .label = { $place }
do-fly = Flug: { $place }
    .heading = Flug
    .label = { $place }
do-draw = Eine Karte ziehen
do-draw-discard = Die oberste Karte des Ablagestapels ziehen
do-draw-top = { $card } vom Ablagestapel ziehen
do-play = { $card } spielen
    .heading = Spielen
    .label = { $card }
do-activate = { $card }: { $ability }
    .heading = { $card }
    .label = { $ability }
do-disarm = Entschärfung versuchen
do-disarm-for = Entschärfung versuchen: { $needed } oder mehr ({ $odds } %)
do-bully = Jemanden in der Nähe schikanieren
do-dismiss = Deinen Gründervater entlassen
do-token = Plättchen einsetzen: { $token }
    .heading = Plättchen einsetzen
    .label = { $token }
do-end = Zug beenden
do-end-bought = Gekauften Zug beenden
do-interrupt = Unterbrechen: { $card }
    .heading = Unterbrechen
    .label = { $card }
do-reroll = Noch einmal würfeln
do-reroll-for = Noch einmal würfeln: { $least } oder mehr ({ $odds } %)
do-seize = Die Karte beschlagnahmen
do-confront = Den Präsidenten konfrontieren
do-confront-for = Den Präsidenten konfrontieren: { $needed } oder mehr ({ $odds } %)
do-confront-stored = Mit der aufgehobenen Karte konfrontieren
do-decline = Jetzt nicht
do-go = { $place }
do-stay = Bleiben, wo du bist
do-whom = { $seat }
do-whom-with = { $card }: { $seat }
    .heading = { $card }
    .label = { $seat }
do-state = { $state }
do-state-with = { $state }: { $seat_all }
do-road = Straße { $place_a } – { $place_b }
    .heading = Straße
    .label = { $place_a } – { $place_b }
do-zone = { $timezone }
    .heading = Zeitzone
    .label = { $timezone }
do-censor = { $card } vor { $seat }
do-censor-whose =
    { $mine ->
        [1] { $card } vor dir
       *[0] { $card } vor { $seat }
    }
do-fetch = { $card } holen
    .heading = Holen
    .label = { $card }
do-take = { $card } nehmen
    .heading = Nehmen
    .label = { $card }
do-give = { $card } hergeben
    .heading = Hergeben
    .label = { $card }
do-show = { $place } zeigen
    .heading = Zeigen
    .label = { $place }
do-discard = { $card } ablegen
    .heading = Ablegen
    .label = { $card }
do-store = { $card } einlagern
    .heading = Einlagern
    .label = { $card }
do-retrieve = { $card } zurücknehmen
    .heading = Zurücknehmen
    .label = { $card }
do-refuse = Sich weigern
do-done = Fertig
do-deepest = Am tiefsten: { $presidential }
    .heading = Am tiefsten
    .label = { $presidential }
do-keep = Behalten: { $presidential }
    .heading = Behalten
    .label = { $presidential }
do-rearm = { $place } wieder scharf machen
    .heading = Wieder scharf machen
    .label = { $place }
do-disarm-there = { $place } entschärfen
    .heading = Entschärfen
    .label = { $place }
do-dictator = { $dictator }
do-dictator-for = { $dictator }: { $talent }
do-place-of = Der Platz von { $seat }
    .heading = Der Platz von
    .label = { $seat }
do-give-father = An { $seat } weiterreichen
    .heading = Weiterreichen an
    .label = { $seat }
do-lose-hand = Die Hand ablegen
do-skip-turn = Einen Zug aussetzen

## Why not

ability-used = Diese Fähigkeit hast du in diesem Zug schon genutzt.
all-in-one-place = Alle Meeples stehen am selben Ort.
already-disarmed = { $place } ist schon entschärft.
already-there = Du bist schon dort: { $place }.
boosted-already = Dieser Zug ist selbst ein Geschenk von Morale Boost.
bribed-already = Der nächste Zug von { $seat } ist schon gekauft.
bunker-full = Der Bunker ist voll: { $count }.
cancelled-already = Das ist schon verhindert.
defcon-at-start = DEFCON steht da, wo die Partie begann.
drawn-card-gone = Die Karte ist weg.
empty-hand = { $seat } hat keine Handkarten.
every-way-blocked = Jeder Weg ist gesperrt: { $place }.
father-forbids = { $card_father } verbietet { $card }.
father-forbids-flight = { $card_father } verbietet internationale Flüge.
father-forbids-road = { $card_father } verbietet Reisen auf der Straße.
hand-secured = An die Hand von { $seat } kommst du nicht heran.
house-arrest = Unter Hausarrest kannst du deine Reise nicht nutzen.
named-already = Diese Straße hast du schon genannt.
no-board-tokens = Auf dem Plan liegt kein Plättchen.
no-cards-left = Es gibt keine Karten mehr zu ziehen.
no-father = Vor dir liegt kein Gründervater.
no-flight = Es gibt keinen Flug { $place_from } – { $place_to }.
no-flight-here = { $place }: Von hier geht kein Flug.
no-fly-zone = Zeitzone { $timezone }: Hier gilt Flugverbot.
no-neighbours = { $place }: Hier grenzt kein Staat an.
no-no-fly-left = Es ist keine Flugverbotszone mehr im Vorrat.
no-presidential = Es gibt keine Präsidentenkarten.
no-road = Es gibt keine Straße { $place_from } – { $place_to }.
no-roadblock-anywhere = Es gibt keine Straßensperre zu räumen.
no-roadblock-here = Hier gibt es keine Straßensperre zu überwinden.
no-roadblocks-left = Es ist keine Straßensperre mehr im Vorrat.
no-spare-dictator = Alle Diktatoren sind im Spiel.
no-such-road = So eine Straße gibt es nicht.
no-warheads = Es gibt keine Sprengköpfe zu entschärfen.
no-zone-to-close = Keine Zeitzone lässt sich sperren.
nobody-has-cards = Sonst hat niemand eine Karte zum Ablegen.
nobody-in-usa = Niemand ist in den USA.
nobody-near = Niemand in deiner Nähe hat Karten zu verlieren.
not-against-yourself = { $card } gilt dem Wurf eines Gegners.
not-from-hawaii = Nicht von Hawaii aus.
not-in-your-state = { $seat } ist nicht da, wo du bist.
not-near = { $seat } ist nicht in deiner Nähe.
not-on-the-mainland = { $seat } ist nicht auf dem Festland der USA.
not-your-facility = { $place }: Hier hast du keine Atomanlage.
nothing-armed = Alle deine Atomanlagen sind entschärft.
nothing-in-play = Niemand hat eine solche Karte ausliegen.
nothing-on-the-map = Auf dem Plan lässt sich nichts entfernen.
nothing-stored = Du hast keine Präsidentenkarte aufgehoben ({ $token }).
nothing-to-squeeze = { $seat } hat nichts zu geben oder zu zeigen.
nowhere-to-go = { $place }: Von hier geht es nirgendwohin.
once-a-game = Das geht einmal pro Partie.
once-a-turn = { $card }: Das geht einmal pro Zug.
one-draw-a-turn = Das Embargo erlaubt eine Ziehaktion pro Zug.
only-in-its-window = { $card } ist eine Unterbrechung: Spiele sie, wenn ihr Moment kommt.
only-when-gained = Das geht nur in dem Zug, in dem du das Plättchen bekommst ({ $token }).
pile-empty = Der Ablagestapel ist leer.
place-taken = Der Platz von { $seat } ist vergeben.
blocked-already = Dort liegt schon eine Straßensperre: { $place_a } – { $place_b }.
road-blocked = Eine Straßensperre versperrt den Weg { $place_from } – { $place_to }.
second-travel = Deine zweite Reise gilt nur auf der Straße.
somebody-in-hawaii = Jemand ist auf Hawaii.
token-not-now = Dafür gibt es einen eigenen Moment ({ $token }).
token-not-yours = Dieses Plättchen hast du nicht ({ $token }).
too-few-actions = Das kostet { $cost ->
    [one] 1 Aktion
   *[other] { $cost } Aktionen
  }, du hast noch { $left }.
travel-spent = Deine Reise ist in diesem Zug verbraucht.
trident-not-there = Die Trident ist nicht da.
usa-only = { $card } wirkt nur in den USA.
wrong-moment = Das ist nicht der Moment für { $card }.
zone-closed = Zeitzone { $timezone } ist schon gesperrt.

## The log

plays-dictator = { $seat } ist { $dictator }.
starts = { $seat } beginnt.
turn = Zug { $turn }: { $seat }.
skips = { $count ->
    [0] { $seat } setzt einen Zug aus.
   *[other] { $seat } setzt einen Zug aus (noch offen: { $count }).
  }
must-skip = { $seat } muss { $count ->
    [1] einen Zug
   *[other] { $count } Züge
  } aussetzen.
extra-turn = { $seat } bekommt noch einen Zug.
bribed = { $seat } kauft den nächsten Zug von { $seat_whom }.
bribed-turn = { $seat } spielt den Zug von { $seat_whom }.
sets-out = { $seat } fährt los, Ziel: { $place }.
takes-off = { $seat } hebt ab, Ziel: { $place }.
moved = { $seat } legt die Strecke { $place_from } – { $place_to } zurück.
move-stopped = { $seat } kommt nicht vom Fleck.
carried = { $seat } wird fortgebracht, Ziel: { $place }.
roadblock-placed = { $seat } sperrt die Straße { $place_a } – { $place_b }.
roadblock-taken = { $seat } räumt die Straße { $place_a } – { $place_b } frei.
roadblock-removed = Die Straßensperre { $place_a } – { $place_b } ist weg.
zone-closed-by = { $seat } sperrt den Himmel: { $timezone }.
zone-opened-by = { $seat } öffnet den Himmel: { $timezone }.
hawaii-opened = Der Himmel über Hawaii ist wieder offen.
you-draw = { $seat } zieht { $card }.
draws = { $seat } zieht eine Karte.
takes-discarded = { $seat } nimmt { $card } vom Ablagestapel.
draws-event = { $seat } zieht { $card }!
deck-rebuilt = Das Kommandodeck wird neu gebildet (Karten: { $count }).
discarded = { $seat } legt { $card } ab.
plays = { $seat } spielt { $card }. { will }
interrupts = { $seat } unterbricht: { $card }. { will }
takes-effect = { $card } wirkt.
card-cancelled = NÖ! { $card } ist aufgehalten.
cancelled-card-goes-to = { $card } kommt auf die Hand von { $seat }.
card-in-front = { $card } liegt vor { $seat }.
card-leaves = { $card } liegt nicht mehr vor { $seat }.
card-taken = { $seat } nimmt { $card } von { $seat_from }.
some-card-taken = { $seat } nimmt eine Karte von { $seat_from }.
fetched = { $seat } holt { $card }.
activates = { $seat } nutzt { $card }.
averted = { $seat } wehrt es ab.
seized = { $seat } beschlagnahmt { $card }.
emp-strikes = Die Lichter gehen aus: { $state }.
refuses = { $seat } weigert sich.
you-spy = { $seat } hat auf der Hand: { $card_all }; Atomanlagen: { $place_all }.
you-spy-facilities = Die Hand von { $seat } bleibt verborgen; Atomanlagen: { $place_all }.
spies = { $seat } sieht sich die Karten von { $seat_on } an.
you-rig = Die nächsten Präsidentenkarten: { $presidential_all }.
rigs = { $seat } ordnet die nächsten Präsidentenkarten.
facility-shown = { $seat } zeigt { $place }.
some-facility-shown = { $seat } zeigt { $seat_to } eine Atomanlage.
you-store = { $seat } lagert { $card } ein.
stores = { $seat } lagert eine Karte ein.
you-retrieve = { $seat } nimmt { $card } zurück.
retrieves = { $seat } nimmt eine Karte zurück.
attempts = { $seat } versucht zu entschärfen: { $place }.
rolled = { $seat } würfelt { $shown }.
rolls-for = { $seat } { roll-result }
fiddles = { $seat } dreht am Würfel.
bullies = { $seat } setzt { $seat_on } unter Druck.
rolls-anew = Noch einmal: { $seat } { roll-result }
disarm-failed = Der Versuch von { $seat } misslingt.
foiled = Der Versuch von { $seat } wird vereitelt: { $place }.
disarmed = { $seat } entschärft { $place } (gewertet: { $count }).
warhead-disarmed = { $seat } entschärft einen Sprengkopf (noch { $count }).
you-got-token = { $seat } nimmt das Plättchen { $token }.
got-token = { $seat } nimmt ein Plättchen.
token-used = { $seat } nutzt das Plättchen { $token }.
tokens-cleared = { $seat } räumt alle Plättchen vom Plan.
takes-free = { $seat } nimmt, in diesem Zug kostenlos: { $card_all }.
you-take = { $seat } nimmt { $card_all }.
takes = { $seat } nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
you-keep = { $seat } behält: { $presidential }.
keeps = { $seat } behält eine Präsidentenkarte.
dictator-now = { $seat } ist jetzt { $dictator }.
ability-copied = { $seat } kopiert die Fähigkeit von { $dictator }.
you-get-facility = { $seat } bekommt die Atomanlage { $place }.
gets-facility = { $seat } bekommt eine Atomanlage der Zone 1.
lives-swapped = { $seat } und { $seat_with } tauschen alles.
father-in-front = { $card } schaut { $seat } über die Schulter.
father-visits = { $card } schaut vorbei bei { $seat }.
father-leaves = { $card } verlässt { $seat }.
father-given = { $seat } reicht { $card } an { $seat_to } weiter.
new-fathers = { $count ->
    [one] Ein Gründervater kommt
   *[other] { $count } Gründerväter kommen
  } ins Kommandodeck.
hand-open = { $seat } spielt mit offener Hand: { $card_all }.
defcon-now = DEFCON { $level }!
defcon-alarm = { defcon-now }
missiles-fly = DEFCON 1: Die Raketen sind unterwegs.
defcon-back = { $seat } ruft in Moskau an: DEFCON { $level }.
milled = { $count ->
    [one] 1 Karte geht
   *[other] { $count } Karten gehen
  } verloren: { $card_all }.
trident-surfaces = Die Trident taucht im Golf auf, Sprengköpfe: { $count }.
trident-dives = Die Trident taucht für immer ab.
hands-lost = Alle verlieren ihre Handkarten.
presidential-revealed = { $seat } klopft an: { $presidential }.
president-in = Der Präsident ist da: eine Chance von { $odds } %.
president-out = Der Präsident ist nicht da: { $seat } deckt { $presidential } auf.
called-away = Der Präsident wird weggerufen; { $seat } hat das Nachsehen.
needs = { $seat } braucht { $needed } mit dem W20.
bonus-now = { $seat } hat jetzt { $total }.
not-convinced = { $seat } überzeugt nicht: { $total }, nötig war { $needed }.
convinced = { $seat } überzeugt den Präsidenten: { $total }, nötig war { $needed }!
rearmed = Die Atomanlage { $place } von { $seat } ist wieder scharf.

## Moments: the few lines of the log that get the middle of the board

moment-president-out-bad = Niemand zu Hause
moment-called-away-bad = Etwas kam dazwischen
moment-repelled-bad = Vor die Tür gesetzt
moment-convinced = Willkommen im Weißen Haus
moment-disarmed-good = Eine Bombe weniger
moment-armed-bad = Der falsche Draht
moment-foiled-bad = So knapp
moment-interrupted = Nicht so schnell
moment-swapped = Seitenwechsel
moment-defcon-up = Der Alarm wird lauter
moment-defcon-bad = Kurz vor zwölf
moment-launch-bad = Abgehoben
moment-father = Ein Gründervater runzelt die Stirn
moment-trident = Da taucht sie auf
moment-token = Aus dem Ärmel
moment-skip-bad = Ein Zug verstreicht

## How it ended

outcome-white-house = { $seat } zieht ins Weiße Haus ein.
outcome-bunker-token = Die Raketen fliegen, und { $seat } hat Plättchen IX.
    .before = Die Raketen fliegen: Wer Plättchen IX hat, gewinnt, sonst verlieren alle.
outcome-missiles = Die Raketen fliegen. Alle verlieren.

## The board in words

tell-table = DEFCON { $level }, Zug { $turn }
tell-decks = Kommandodeck { $deck }, Ablagestapel { $pile }, Gründerväter { $fathers }
tell-pile-top = Oben auf dem Ablagestapel: { $card }
tell-announced = Auf dem Tisch: { $card } von { $seat }. { will }
tell-on-table = Auf dem Tisch: { $card }
tell-on-table-of = Auf dem Tisch: { $card } von { $seat }
tell-trident = Die Trident liegt im Golf, Sprengköpfe: { $count }
tell-roadblock = Straßensperre { $place_a } – { $place_b }
tell-no-fly = Flugverbotszonen: { $timezone_all }
tell-active = ▶ { $seat }, { $dictator }, Ort: { $place }
tell-player = { $seat }, { $dictator }, Ort: { $place }
tell-counts = Gewertet als entschärft: { $count }, Handkarten: { $hand } (Limit { $limit })
tell-copied = Mit der Fähigkeit von { $dictator }
tell-hand = Hand: { $card_all }
tell-armed = Atomanlage { $place } (Zone { $zone }), scharf
tell-disarmed = Atomanlage { $place } (Zone { $zone }), entschärft
tell-tokens = Plättchen: { $token_all }
tell-father = { $turns ->
    [0] { $card }
   *[other] { $card }, Züge vorbei: { $count } von { $turns }
  }
tell-front = Ausliegend: { $card_all }
tell-bunker = Im Bunker: { $card_all }
tell-stored = Aufgehoben: { $presidential }
tell-skips = Muss noch { $count ->
    [1] einen Zug
   *[other] { $count } Züge
  } aussetzen
tell-bribed = Der nächste Zug gehört { $seat }

## Das Spiel und seine Optionen

game-title = Revenge of the Dictators
game-about = Diktatoren jagen quer durch Nordamerika, um dem Präsidenten sein Amt abzuschwatzen. Karten, Unterbrechungen und ein Würfel, der entscheidet.
option-ff-start = Gründerväter im Kommandodeck zu Beginn
option-defcon-cards-command = DEFCON-Karten im Kommandodeck
option-defcon-cards-presidential = DEFCON-Karten im Präsidentendeck
option-oops = Präsidentenkarte „Oops“
option-defcon-start = DEFCON-Stufe zu Beginn
option-event-text-reading = Zwei lose Kartentexte: auf den Karten oder auf den Stufen
