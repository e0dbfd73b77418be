# Revenge of the Dictators: Namen und Regeltexte des Inhalts. Eigene Worte; Zahlen wie in content/*.toml.
# Namen aus dem englischen Heft bleiben englisch, unsere eigenen sind übersetzt.

## Action cards

card-just-what-i-needed = Just What I Needed!
card-just-what-i-needed-text = Nimm eine beliebige Karte vom Ablagestapel des Kommandodecks, zeige sie allen und behalte sie. Eine DEFCON- oder Trident-Karte behältst du nicht: Sie wird sofort ausgeführt.
card-amtrak = Amtrak
card-amtrak-text = Bewege deinen Meeple an einen beliebigen Ort, der höchstens 4 Staaten entfernt ist; Straßen, Straßensperren und Flugverbotszonen spielen keine Rolle. Danach setzt du einen Zug aus. Nur in den USA.
card-helicopter = Helicopter
card-helicopter-text = Bewege deinen Meeple an einen beliebigen Ort, der höchstens 3 Staaten entfernt ist, von Staat zu angrenzendem Staat; Straßen und Straßensperren spielen keine Rolle. Kein Staat auf dem Weg, Start und Ziel eingeschlossen, darf in einer Zeitzone mit Flugverbotszone liegen. Nur in den USA.
card-emp = EMP
card-emp-text = Wähle einen Staat: Jeder Diktator dort setzt einen Zug aus, du eingeschlossen. Nur in den USA.
card-censorship = Censorship
card-censorship-text = Entferne eine Karte, die vor einem beliebigen Spieler ausliegt, auch vor dir selbst: ein Machtmittel, eine Mehrzugkarte oder einen Gründervater. Ein Gründervater kommt auf seinen eigenen Ablagestapel.
card-bribery = Bribery
card-bribery-text = Wähle einen Gegner, dessen nächster Zug noch nicht gekauft ist: Du triffst alle Entscheidungen in seinem nächsten nicht ausgesetzten Zug, mit seinen Karten, seinem Diktator und seinem Meeple. Bringt dieser Zug den Sieg, gewinnt das Opfer.
card-mutually-assured-destruction = Mutually Assured Destruction
card-mutually-assured-destruction-text = Im Uhrzeigersinn legt jeder Gegner mit Handkarten eine Karte seiner Wahl ab oder weigert sich. Weigert sich mindestens einer, darfst du deinen Meeple an einen beliebigen Ort bewegen, der höchstens 3 Staaten entfernt ist; sonst bleibst du, wo du bist. Nur in den USA.
card-sneaking-across = Sneaking Across
card-sneaking-across-text = Nimm von deinem Ort einen internationalen Flug, ohne dessen Kosten zu zahlen und ohne deine Reise zu verbrauchen. Flugverbotszonen gelten trotzdem.
card-stealth-fighter = Stealth Fighter
card-stealth-fighter-text = Bewege deinen Meeple an einen beliebigen Ort außerhalb der USA: in Kanada oder Mexiko, nach Guantanamo Bay oder auf die Trident, solange ihr Plättchen auf dem Plan liegt. Straßen und Flugverbotszonen spielen keine Rolle.
card-engineer = Engineer
card-engineer-text = Versuche, deine eigene Atomanlage an deinem Ort zu entschärfen (auf der Trident: einen Sprengkopf), ohne deine Reise zu verbrauchen. Gewürfelt wird wie üblich.
card-hacker = Hacker
card-hacker-text = Entschärfe deine eigene Atomanlage an deinem Ort (auf der Trident: einen Sprengkopf) ohne Wurf und ohne deine Reise zu verbrauchen. Es klappt, sofern es niemand verhindert.
card-morale-boost = Morale Boost
card-morale-boost-text = Wenn dieser Zug ganz zu Ende ist, hast du einen weiteren vollen Zug. Nicht spielbar in einem Zug, den du dieser Karte verdankst.
card-roadblock = Straßensperre
card-roadblock-text = Lege bis zu 2 Straßensperren aus dem Vorrat auf 2 verschiedene Straßen, auf denen keine liegt. Arbeiten sieht man dort nie jemanden.
card-no-fly-zone = Flugverbotszone
card-no-fly-zone-text = Lege 1 Flugverbotszone aus dem Vorrat auf eine Zeitzone, in der keine liegt. Hawaii nur, solange dort kein Meeple steht. Vögel gehen bitte zu Fuß.
card-bulldozer = Bulldozer
card-bulldozer-text = Entferne bis zu 2 Straßensperren vom Plan. Gründlich, aber nicht leise.
card-air-traffic-control = Flugsicherung
card-air-traffic-control-text = Entferne 1 Flugverbotszone vom Plan, falls eine da ist. Ziehe dann 1 Karte.
card-road-trip = Spritztour
card-road-trip-text = Bewege deinen Meeple über 1 oder 2 Straßen hintereinander, auf denen keine Straßensperre liegt. Deine Reise wird nicht verbraucht.
card-monster-truck = Monstertruck
card-monster-truck-text = Bewege deinen Meeple an einer Straßensperre vorbei: über eine Straße von deinem Ort, auf der eine liegt. Die Straßensperre bleibt; die Reifenspuren auch.
card-pickpocket = Taschendieb
card-pickpocket-text = Nimm eine zufällige Handkarte von einem Gegner, dessen Meeple im selben Staat, in derselben Provinz oder am selben Sonderort steht wie deiner. Eine Umarmung unter Kollegen.
card-deportation = Abschiebung
card-deportation-text = Wähle einen Gegner, dessen Meeple in den USA steht, aber nicht auf Hawaii: Bewege diesen Meeple nach Vancouver oder Tijuana, ganz wie du willst.
card-extraordinary-rendition = Außerordentliche Überstellung
card-extraordinary-rendition-text = Wähle einen Gegner, dessen Meeple in den USA steht, aber nicht auf Hawaii: Bewege diesen Meeple nach Guantanamo Bay. Ganz ohne Papierkram.
card-area-51-access-pass = Zugangsausweis für Area 51
card-area-51-access-pass-text = Steht dein Meeple in den USA, aber nicht auf Hawaii, bewege ihn zur Area 51. Steht er schon dort, ziehe stattdessen 3 Karten. Nur in den USA.
card-friends-at-langley = Freunde in Langley
card-friends-at-langley-text = Sieh dir die Hand und alle Anlagenkarten eines Gegners an. Steht dein Meeple im CIA-Hauptquartier, darfst du außerdem eine Karte deiner Wahl aus dieser Hand nehmen.
card-propaganda-tour = Propagandatour
card-propaganda-tour-text = Ziehe 2 Karten, eine nach der anderen. Der Jubel wird nach Stunden bezahlt.
card-house-arrest = Hausarrest
card-house-arrest-text = Lege diese Karte vor einen Gegner: 2 Züge lang kann er seine Reise für nichts verwenden. Der Palast hat 300 Zimmer, das muss reichen.
card-trade-embargo = Handelsembargo
card-trade-embargo-text = Lege diese Karte vor einen Gegner: 3 Züge lang darf er die Ziehaktion höchstens einmal pro Zug nutzen. Das gilt auch für Zigarren.
card-motorcade = Wagenkolonne
card-motorcade-text = Lege diese Karte vor dich: 2 Züge lang, diesen eingeschlossen, darf deine Reise auf der Straße über 2 Straßen hintereinander führen statt über 1. Auf keiner darf eine Straßensperre liegen, die du nicht ignorieren kannst.
card-rigged-election = Wahlfälschung
card-rigged-election-text = Sieh dir die obersten 3 Karten des Präsidentendecks an und lege sie in beliebiger Reihenfolge wieder obenauf. Gelebte Demokratie.
card-red-telephone = Rotes Telefon
card-red-telephone-text = Stelle die DEFCON-Stufe einen Schritt zurück in Richtung 5, nie jedoch über die Stufe bei Spielbeginn hinaus. Keine Stufenwirkung wird ausgeführt.

## Interruptions

card-tornado-season = Tornado Season
card-tornado-season-text = Nachdem ein Gegner seinen eigenen Meeple bewegt hat und dieser in einem US-Staat mit Nachbarn steht: Bewege diesen Meeple an einen beliebigen Ort eines angrenzenden Staates. Staat und Ort wählst du. Nur in den USA.
card-veto = Veto
card-veto-text = NÖ! Wenn ein Gegner eine Aktionskarte oder ein Machtmittel spielt: Die Karte hat keine Wirkung und wird abgelegt. Bezahlte Aktionen bleiben verbraucht.
card-plausible-deniability = Glaubhaftes Dementi
card-plausible-deniability-text = Wenn ein anderer Spieler eine Unterbrechung spielt: Sie hat keine Wirkung. Es ist nie etwas passiert, und das Beweisstück behältst du: Die Karte kommt auf deine Hand.
card-sabotage = Sabotage
card-sabotage-text = Wenn einem Gegner ein Entschärfungsversuch zu gelingen droht: Er scheitert. Du warst den ganzen Abend in der Oper. Wirkt nicht gegen Plättchen II.
card-filibuster = Filibuster
card-filibuster-text = Nach dem Wurf eines Gegners, um den Präsidenten zu überzeugen: Lies das Telefonbuch vor und ziehe 6 vom Ergebnis ab. Andere Zu- und Abschläge gelten weiterhin.
card-secret-service = Secret Service
card-secret-service-text = Wenn ein Gegner eine Präsidentenkarte aufdeckt, auf der der Präsident anwesend ist: Er gilt als abwesend, ohne weitere Wirkung. Die Karte wird abgelegt, der Gegner zieht im Wartezimmer 1 Karte und spielt dann einen normalen Zug.
card-recount = Neuauszählung
card-recount-text = Nachdem ein beliebiger Spieler, auch du selbst, gewürfelt hat: Der Würfel wird neu geworfen, und nur das neue Ergebnis zählt. Gezählt wird, bis es stimmt.
card-flat-tire = Reifenpanne
card-flat-tire-text = Wenn ein Gegner seine Reise für eine Straße verwendet: Sein Meeple bewegt sich nicht. Reise und Aktion bleiben verbraucht. Die Werkstatt gehört dir: Ziehe 1 Karte.
card-airport-strike = Flughafenstreik
card-airport-strike-text = Wenn ein Gegner auf irgendeine Weise einen internationalen Flug nimmt oder Helicopter spielt: Sein Meeple bewegt sich nicht, alle Kosten bleiben bezahlt. Der Streik weitet sich aus: Die Zeitzone dieses Meeples wird zur Flugverbotszone, wenn das geht. Wirkt nicht gegen Stealth Fighter.
card-wiretap = Lauschangriff
card-wiretap-text = Nachdem ein Gegner mit der Ziehaktion eine Kommandokarte gezogen hat: Das hast du gehört. Du nimmst diese Karte stattdessen auf deine Hand. Ereigniskarten kannst du nicht nehmen.
card-diplomatic-immunity = Diplomatische Immunität
card-diplomatic-immunity-text = Wenn eine Karte oder Fähigkeit eines anderen Spielers deinen Meeple bewegen, dich einen Zug aussetzen lassen oder dir Handkarten nehmen oder sie ablegen würde: Für dich gilt das nicht. Dieser Spieler bekommt deine Strafzettel und legt eine zufällige Handkarte ab.
card-blizzard = Schneesturm
card-blizzard-text = Nachdem ein Gegner seinen eigenen Meeple an einen Ort in den USA bewegt hat: Lege bis zu 2 Straßensperren aus dem Vorrat auf freie Straßen, die von dort ausgehen. Nur in den USA.
card-red-tape = Amtsschimmel
card-red-tape-text = Wenn ein Gegner eine Aktionskarte oder ein Machtmittel spielt: Formular 27 fehlt. Die Karte hat keine Wirkung und kommt zurück auf seine Hand. Bezahlte Aktionen bleiben verbraucht.
card-wrong-wire = Falscher Draht
card-wrong-wire-text = Wenn einem Gegner ein Entschärfungsversuch zu gelingen droht: „Den BLAUEN, hab ich gesagt!“ Er scheitert, und der Gegner zieht 1 Karte: die Anleitung. Wirkt nicht gegen Plättchen II.

## Assets

card-the-marauder = The Marauder
card-the-marauder-text = Bleibt vor dir liegen und glaubt nicht an Hindernisse. Nutze die Fähigkeiten in deinen eigenen Zügen. Nur in den USA.
card-the-marauder-ability-1 = Reise: Bewege deinen Meeple von deinem Ort über eine Straße mit Straßensperre; diese kommt zurück in den Vorrat.
card-the-marauder-ability-2 = 2 Aktionen: Bewege deinen Meeple an einen beliebigen Ort eines angrenzenden Staates.
card-blackmail-box = Blackmail Box
card-blackmail-box-text = Bleibt vor dir liegen; alle wissen, was darin ist. Nutze die Fähigkeiten in deinen eigenen Zügen.
card-blackmail-box-ability-1 = Kostenlos, einmal pro Zug: Lege eine Karte aus deiner Hand ab; danach legt ein Gegner deiner Wahl eine zufällige Handkarte ab.
card-blackmail-box-ability-2 = 2 Aktionen: Ein Gegner deiner Wahl gibt dir eine Handkarte seiner Wahl oder zeigt dir eine seiner verdeckten Anlagenkarten.
card-private-jet = Privatjet
card-private-jet-text = Bleibt vor dir liegen, goldene Armaturen inklusive. Nutze die Fähigkeit in deinen eigenen Zügen.
card-private-jet-ability-1 = Reise: Nimm von deinem Ort einen internationalen Flug, ohne die zusätzliche Aktion zu zahlen.
card-propaganda-network = Propagandasender
card-propaganda-network-text = Bleibt vor dir liegen; alle Programme geben dir recht. Nutze die Fähigkeit in deinen eigenen Zügen.
card-propaganda-network-ability-1 = 1 Aktion, einmal pro Zug: Ziehe 2 Karten, eine nach der anderen.
card-secret-bunker = Geheimbunker
card-secret-bunker-text = Bleibt vor dir liegen und verbirgt bis zu 2 Karten, die nicht als Handkarten zählen. Verlässt der Bunker das Spiel, werden sie abgelegt.
card-secret-bunker-ability-1 = Kostenlos, einmal pro Zug: Lege eine Handkarte verdeckt unter diese Karte (höchstens 2 liegen dort) oder nimm beliebig viele davon zurück.

## Dictators

dictator-mao = Mao „Ze Bong“
dictator-mao-short = Mao
dictator-mao-text = Bei jeder Ziehaktion darfst du statt der obersten Karte des Kommandodecks die oberste Karte seines Ablagestapels nehmen. So genommene Ereigniskarten werden ausgeführt, als wären sie gezogen.
dictator-joseph = Joseph „The Man of Steal“
dictator-joseph-short = Joseph
dictator-joseph-text = Du erhältst keine Karte der Zone 1. Du zählst eine entschärfte Atomanlage mehr, als offen vor dir liegen, höchstens 3. Wer diese Karte verliert, außer durch Plättchen V, zieht verdeckt eine Karte der Zone 1.
dictator-fidel = Fidel „The Fiddler“
dictator-fidel-short = Fidel
dictator-fidel-text = Einmal pro Zug darfst du nach deinem Wurf zum Entschärfen noch einmal würfeln; das zweite Ergebnis zählt.
dictator-kim = Kim „The Young-One“
dictator-kim-short = Kim
dictator-kim-text = Wenn du diese Karte erhältst, wähle die Fähigkeit eines beliebigen anderen Diktators, ob im Spiel oder nicht. Sie gehört dir, solange du diese Karte besitzt, so oft sie es zulässt.
dictator-nicolae = Nicolae „Der Dekorateur“
dictator-nicolae-short = Nicolae
dictator-nicolae-text = Du beginnst mit 6 Kommandokarten statt 4, und dein Handkartenlimit ist 7 statt 5.
dictator-benito = Benito „Der Bummelzug“
dictator-benito-short = Benito
dictator-benito-text = Die erste Karte mit dem Symbol „Nur in den USA“, die du in einem Zug spielst, kostet dich 1 Aktion weniger, mindestens aber 1.
dictator-saddam = Saddam „Hu? Seins!“
dictator-saddam-short = Saddam
dictator-saddam-text = Karten und Fähigkeiten der Gegner können dich nicht zum Ablegen zwingen, dir keine Handkarten nehmen und deine Hand nicht ansehen. Bribery wirkt trotzdem, und bei Mutually Assured Destruction darfst du weiterhin ablegen.
dictator-muammar = Muammar „Der Zeltmeister“
dictator-muammar-short = Muammar
dictator-muammar-text = Wenn du deine Reise für eine Straße verwendest, darfst du eine Straßensperre darauf ignorieren; sie bleibt liegen.
dictator-idi = Idi „Seine Aminenz“
dictator-idi-short = Idi
dictator-idi-text = Einmal pro Zug, für 1 Aktion: Ein Gegner, dessen Meeple in deinem oder einem angrenzenden Staat steht (außerhalb der USA: an deinem Ort), legt eine zufällige Handkarte ab.
dictator-augusto = Augusto „Pinot Gratis“
dictator-augusto-short = Augusto
dictator-augusto-text = Ein internationaler Flug kostet dich nur deine Reise, ohne die zusätzliche Aktion. Flugverbotszonen schränken dich nie ein.
dictator-francisco = Francisco „Franco und frei“
dictator-francisco-short = Francisco
dictator-francisco-text = Einmal pro Zug, für 1 Aktion: Lege den Gründervater ab, der vor dir liegt.
dictator-napoleon = Napoleon „Kurze Lunte“
dictator-napoleon-short = Napoleon
dictator-napoleon-text = Du darfst deine Reise in deinem Zug ein zweites Mal verwenden, für die übliche 1 Aktion, aber nur auf der Straße.
dictator-julius = Julius „Die Zäsur“
dictator-julius-short = Julius
dictator-julius-text = Einmal pro Partie, in jedem beliebigen Zug, wenn ein Gegner eine Aktionskarte, ein Machtmittel oder eine Unterbrechung spielt: Die Karte hat keine Wirkung und wird abgelegt.
dictator-genghis = Dschingis „Khan ich!“
dictator-genghis-short = Dschingis
dictator-genghis-text = Addiere 2 zu deinem Wurf, um den Präsidenten zu überzeugen.

## Founding fathers

father-gouverneur-morris = Gouverneur Morris
father-gouverneur-morris-text = Er schrieb „Wir, das Volk“, und dem gehört nun alles. 3 Züge lang: Wenn dein Zug endet, kommt deine ganze Hand auf den Ablagestapel des Kommandodecks. Ist sie leer, setzt du stattdessen einen Zug aus.
father-john-adams = John Adams
father-john-adams-text = Als Vizepräsident hatte er nichts zu tun; jetzt bist du dran. 2 Züge lang: Du kannst keine Aktionskarten und keine Machtmittel spielen. Unterbrechungen und bereits ausliegende Machtmittel bleiben erlaubt.
father-signing-the-declaration = Signing the Declaration
father-signing-the-declaration-text = Bitte hier, hier und hier unterschreiben. Wähle einen Gründervater vor einem beliebigen Spieler, auch deinen eigenen, falls einer ausliegt: Lege ihn ab, danach diese Karte. Diese Karte verdrängt deinen Gründervater nicht von selbst.
father-george-washington = George Washington
father-george-washington-text = 3 Züge lang: Du kannst nicht lügen und spielst mit offener Hand für alle.
father-thomas-jefferson = Thomas Jefferson
father-thomas-jefferson-text = Er hat Louisiana gekauft und will jetzt Maut. 2 Züge lang: Du kannst deine Reise nicht für Straßen verwenden. Entschärfen, Flüge und Fähigkeiten bleiben erlaubt.
father-benjamin-franklin = Benjamin Franklin
father-benjamin-franklin-text = Er lässt wieder seinen Drachen steigen. Der Blitz trifft eines deiner ausliegenden Machtmittel, welches du willst: Lege es ab. Hast du keines, lege 2 zufällige Handkarten ab oder so viele, wie du hast.
father-alexander-hamilton = Alexander Hamilton
father-alexander-hamilton-text = Mit besten Grüßen vom Finanzamt. 2 Züge lang: Aktionskarten und Machtmittel zu spielen kostet dich 1 Aktion mehr.
father-james-madison = James Madison
father-james-madison-text = Gewaltenteilung: Er hat die Gewalt, du teilst. 2 Züge lang: Du hast höchstens 2 Aktionen pro Zug. Hast du beim Ziehen schon 2 oder mehr verbraucht, bleibt dir in diesem Zug keine.
father-john-jay = John Jay
father-john-jay-text = Er hat einen Vertrag mit deiner Fluglinie geschlossen. 3 Züge lang: Du kannst keine internationalen Flüge nehmen, auch nicht durch eine Karte, ein Machtmittel oder eine Fähigkeit.
father-samuel-adams = Samuel Adams
father-samuel-adams-text = Teegesellschaft: Im Uhrzeigersinn nimmt jeder Gegner eine zufällige Karte aus deiner Hand, bis alle eine haben oder deine Hand leer ist.
father-john-hancock = John Hancock
father-john-hancock-text = Seine Unterschrift verdeckt die halbe Anleitung. 3 Züge lang: Deine Würfe zum Entschärfen gelingen nur mit 5 oder 6.
father-roger-sherman = Roger Sherman
father-roger-sherman-text = Der große Kompromiss: Er ist groß, du gehst ihn ein. Bis er entfernt oder ersetzt wird: Dein Handkartenlimit ist 3.
father-robert-morris = Robert Morris
father-robert-morris-text = Der Bankier verlangt Gebühren für jede Abhebung. 2 Züge lang: Die Ziehaktion kostet dich 2 Aktionen.
father-patrick-henry = Patrick Henry
father-patrick-henry-text = Gib ihm Freiheit oder gib ihm Karten! Wähle: Lege deine ganze Hand ab (nur mit mindestens einer Karte möglich) oder setze einen Zug aus.
father-george-mason = George Mason
father-george-mason-text = Er hat Einwände, also hast du keine. Bis er entfernt oder ersetzt wird: Du kannst keine Unterbrechungen spielen.

## Presidential cards

presidential-in-the-oval-office = Im Oval Office
presidential-in-the-oval-office-text = Der Präsident ist da. Würfle, um ihn zu überzeugen; das ist dein ganzer Zug.
presidential-cabinet-purge = Kabinettssäuberung
presidential-cabinet-purge-text = Der Präsident ist nicht da. Deine ganze Hand kommt auf den Ablagestapel des Kommandodecks.
presidential-defcon = DEFCON
presidential-defcon-text = Der Präsident ist nicht da, er sucht den Knopf. Die DEFCON-Stufe steigt um eins: Führe die Wirkung der neuen Stufe aus.
presidential-oops = Oops
presidential-oops-text = Der Präsident ist nicht da. Drehe eine deiner entschärften Anlagenkarten der Zonen 1–3, welche du willst, auf die Rückseite: Sie ist wieder scharf. Hast du keine, bewege deinen Meeple nach Hawaii.
presidential-golf-day = Golftag
presidential-golf-day-text = Der Präsident ist nicht da, er arbeitet an seinem Handicap. Keine Wirkung.
presidential-state-banquet = Staatsbankett
presidential-state-banquet-text = Der Präsident ist nicht da, aber es gibt Torte. Ziehe 2 Karten, eine nach der anderen.
presidential-secret-service-escort = Eskorte vom Secret Service
presidential-secret-service-escort-text = Der Präsident ist nicht da, und du wirst hinausbegleitet. Bewege deinen Meeple ins CIA-Hauptquartier.
presidential-air-force-one = Air Force One
presidential-air-force-one-text = Der Präsident ist nicht da, sondern in der Luft. Liegt in der Zeitzone Osten keine Flugverbotszone, lege eine aus dem Vorrat dorthin.

## Event cards (as read by default; -levels: the other reading of the loose card texts)

event-defcon = DEFCON
event-defcon-text = Die DEFCON-Stufe steigt um eins: Führe die Wirkung der neuen Stufe aus. Danach werden die obersten 2 Karten des Gründerväterdecks ungesehen ins Kommandodeck gemischt.
event-defcon-text-levels = Die DEFCON-Stufe steigt um eins: Führe die Wirkung der neuen Stufe aus.
event-trident = Trident Nuclear Deterrent
event-trident-text = Beim ersten Mal: Das Trident-Plättchen taucht im Golf von Mexiko auf. Beim zweiten Mal: Es verlässt den Plan, Meeples darauf kommen nach Guantanamo Bay. Beide Male kommen danach die Hände aller Spieler auf den Ablagestapel des Kommandodecks. Später: keine Wirkung.
event-trident-text-levels = Beim ersten Mal: Das Trident-Plättchen taucht im Golf von Mexiko auf. Beim zweiten Mal: Es verlässt den Plan, Meeples darauf kommen nach Guantanamo Bay. Später: keine Wirkung.

## DEFCON levels (likewise)

defcon-1 = Wer Plättchen IX unbenutzt besitzt, gewinnt. Sonst fliegen die Raketen: Die Partie endet, und niemand gewinnt.
defcon-2 = Die obersten 20 Kommandokarten des Kommandodecks kommen auf seinen Ablagestapel; Ereigniskarten dazwischen werden ohne Wirkung wieder eingemischt.
defcon-3 = Der aktive Spieler legt 1 Flugverbotszone auf eine freie Zeitzone (Hawaii nur, solange dort kein Meeple steht). Danach legt reihum, beginnend mit dem aktiven Spieler, jeder 1 Straßensperre aus dem Vorrat auf eine freie Straße.
defcon-3-levels = Die Hände aller Spieler kommen auf den Ablagestapel des Kommandodecks.
defcon-4 = Reihum, beginnend mit dem aktiven Spieler, legt jeder 1 Straßensperre aus dem Vorrat auf eine freie Straße.
defcon-4-levels = Die obersten 2 Karten des Gründerväterdecks werden ungesehen ins Kommandodeck gemischt.
defcon-5 = Frieden, mehr oder weniger. Keine Wirkung.

## Zone 4 tokens

token-1 = I: Abkürzung
token-1-text = Dein Meeple taucht nach Wunsch in Washington D.C. oder an einem beliebigen Ort im Staat Washington auf.
token-2 = II: Fernbedienung
token-2-text = Eine beliebige deiner scharfen Atomanlagen wird entschärft, wo du auch stehst und ohne Wurf. In Zone 4 nimmst du auch ihr Plättchen.
token-3 = III: Honigzunge
token-3-text = Addiere 5 zu einem deiner Würfe, um den Präsidenten zu überzeugen, auch wenn du das Ergebnis schon kennst.
token-4 = IV: Neuer Pass
token-4-text = Tausche deinen Diktator gegen einen beliebigen unbenutzten deiner Wahl.
token-5 = V: Seitenwechsel
token-5-text = Nur in dem Zug, in dem du dieses Plättchen erhältst: Tausche alles mit einem anderen Spieler, also Diktator, Hand, Anlagenkarten, Meeple, Plättchen, ausliegende Karten und auszusetzende Züge. Platz, übrige Aktionen und Reise behältst du.
token-6 = VI: Reise nach Jerusalem
token-6-text = Wähle beliebig viele Meeples und verteile sie nach Belieben neu auf die Plätze, die sie belegen.
token-7 = VII: Insiderquelle
token-7-text = Sieh 5 Präsidentenkarten vom Deck durch: Eine bleibt verdeckt bei dir, die anderen werden zurückgemischt. Später darfst du sie einmal statt des Ziehens nutzen, wenn du den Präsidenten konfrontierst; dann wird sie abgelegt.
token-8 = VIII: Blankoscheck
token-8-text = Die obersten 6 Karten des Kommandodecks werden allen gezeigt und gehören dir; Ereigniskarten darunter werden zurückgemischt. In diesem Zug darfst du die übrigen kostenlos spielen, und sie können nicht verhindert werden.
token-9 = IX: Wer zuletzt lacht
token-9-text = Gezeigt in dem Moment, in dem DEFCON-Stufe 1 erreicht wird, in wessen Zug auch immer, bringt es dir den Sieg.
token-10 = X: Geschenkkörbe
token-10-text = Mische 3 Kommandokarten vom Kommandodeck mit 3 Gründervätern. Jeder Gegner bekommt zufällig eine der sechs; der Rest wird ins Kommandodeck gemischt.
token-11 = XI: Großreinemachen
token-11-text = Alle Plättchen der Zone 4, die noch auf dem Plan liegen, kommen aus dem Spiel.
token-12 = XII: Passverwechslung
token-12-text = Du und ein Gegner tauscht eure Diktatoren. Wer dabei Joseph abgibt, zieht eine Karte der Zone 1.
token-13 = XIII: Zurück an Absender
token-13-text = Zeige es, wenn ein Gründervater zu dir kommt, gezogen oder erhalten: Ein Gegner deiner Wahl bekommt ihn stattdessen.
token-14 = XIV: Prall gefüllter Aktenkoffer
token-14-text = Nimm die obersten 10 Karten des Kommandodecks auf die Hand. Ereigniskarten darunter werden ohne Wirkung zurückgemischt.
token-15 = XV: Freie Bahn
token-15-text = Nimm beliebig viele Straßensperren und Flugverbotszonen vom Plan.

## Locations

place-HNL = Honolulu
place-SEA = Seattle
place-SPO = Spokane
place-POR = Portland
place-SFO = San Francisco
place-LAX = Los Angeles
place-SAN = San Diego
place-REN = Reno
place-LAS = Las Vegas
place-A51 = Area 51
place-BOI = Boise
place-GTF = Great Falls
place-CYS = Cheyenne
place-SLC = Salt Lake City
place-DEN = Denver
place-PHX = Phoenix
place-TUS = Tucson
place-ABQ = Albuquerque
place-MOT = Minot
place-FAR = Fargo
place-RAP = Rapid City
place-OMA = Omaha
place-ICT = Wichita
place-OKC = Oklahoma City
place-AMA = Amarillo
place-DAL = Dallas
place-ELP = El Paso
place-HOU = Houston
place-MSP = Minneapolis
place-DSM = Des Moines
place-MKC = Kansas City
place-STL = St. Louis
place-LIT = Little Rock
place-SHV = Shreveport
place-MSY = New Orleans
place-MKE = Milwaukee
place-CHI = Chicago
place-JAN = Jackson
place-MGM = Montgomery
place-MEM = Memphis
place-BNA = Nashville
place-MQT = Marquette
place-DTW = Detroit
place-IND = Indianapolis
place-CMH = Columbus
place-LEX = Lexington
place-MGW = Morgantown
place-RIC = Richmond
place-ORF = Norfolk
place-RDU = Raleigh
place-CHS = Charleston
place-ATL = Atlanta
place-SAV = Savannah
place-TPA = Tampa
place-CAP = Cape Canaveral
place-MIA = Miami
place-PIT = Pittsburgh
place-PHL = Philadelphia
place-NYC = New York City
place-BUF = Buffalo
place-PBG = Plattsburgh
place-EWR = Newark
place-DOV = Dover
place-BWI = Baltimore
place-HFD = Hartford
place-PVD = Providence
place-BOS = Boston
place-BTV = Burlington
place-CON = Concord
place-BGR = Bangor
place-WDC = Washington D.C.
place-CIA = CIA-Hauptquartier
place-YVR = Vancouver
place-YYC = Calgary
place-YQR = Regina
place-YWG = Winnipeg
place-YQT = Thunder Bay
place-YYZ = Toronto
place-YUL = Montreal
place-YHZ = Halifax
place-TIJ = Tijuana
place-HMO = Hermosillo
place-CJS = Ciudad Juárez
place-MTY = Monterrey
place-GDL = Guadalajara
place-MEX = Mexiko-Stadt
place-CUN = Cancún
place-GTM = Guantanamo Bay
place-TND = Trident Nuclear Deterrent

## States, provinces and what counts as one

state-HI = Hawaii
state-WA = Staat Washington
state-OR = Oregon
state-CA = Kalifornien
state-NV = Nevada
state-ID = Idaho
state-MT = Montana
state-WY = Wyoming
state-UT = Utah
state-CO = Colorado
state-AZ = Arizona
state-NM = New Mexico
state-ND = North Dakota
state-SD = South Dakota
state-NE = Nebraska
state-KS = Kansas
state-OK = Oklahoma
state-TX = Texas
state-MN = Minnesota
state-IA = Iowa
state-MO = Missouri
state-AR = Arkansas
state-LA = Louisiana
state-WI = Wisconsin
state-IL = Illinois
state-MS = Mississippi
state-AL = Alabama
state-TN = Tennessee
state-MI = Michigan
state-IN = Indiana
state-OH = Ohio
state-KY = Kentucky
state-WV = West Virginia
state-VA = Virginia
state-NC = North Carolina
state-SC = South Carolina
state-GA = Georgia
state-FL = Florida
state-PA = Pennsylvania
state-NY = New York
state-NJ = New Jersey
state-DE = Delaware
state-MD = Maryland
state-CT = Connecticut
state-RI = Rhode Island
state-MA = Massachusetts
state-VT = Vermont
state-NH = New Hampshire
state-ME = Maine
state-DC = Washington D.C.
state-CIA = CIA-Hauptquartier
state-BC = British Columbia
state-AB = Alberta
state-SK = Saskatchewan
state-MB = Manitoba
state-ON = Ontario
state-QC = Québec
state-NS = Nova Scotia
state-BCN = Baja California
state-SON = Sonora
state-CHH = Chihuahua
state-NLE = Nuevo León
state-JAL = Jalisco
state-CMX = Mexiko-Stadt
state-ROO = Quintana Roo
state-GTMO = Guantanamo Bay
state-GULF = Golf von Mexiko

## Time zones

timezone-HAWAII = Hawaii
timezone-PACIFIC = Pazifik
timezone-MOUNTAIN = Gebirge
timezone-CENTRAL = Mitte
timezone-EASTERN = Osten

## Nuclear zones

zone-1 = Zone 1
zone-2 = Zone 2
zone-3 = Zone 3
zone-4 = Zone 4

## Countries

country-USA = USA
country-Canada = Kanada
country-Mexico = Mexiko
country-none = Kein Land
