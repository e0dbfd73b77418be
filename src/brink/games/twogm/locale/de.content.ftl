# 2GM: Namen und Regeltexte des Inhalts. Eigene Worte; die Zahlen folgen content/*.toml. Namen von Fahrzeugen,
# Geschützen, Flugzeugen und Verbänden bleiben, wie sie sind. „a/b“ kommt zu den Zahlen für Treffer und kritischen
# Treffer hinzu.
#
# Glossar: action points = AP; impact = Treffer; critical = kritischer Treffer; penetration = Durchschlag; armor =
#   Panzerung; damage = Schaden; wound = Wunde; headquarters = HQ; space = Feld; line = Linie; supply line =
#   Nachschublinie; deploy = aufstellen; assault = Sturmangriff; reaction fire = Abwehrfeuer; hit points = TP; phases
#   = Bewegung, Aufstellung, Feuerphase, Wendephase

## Factions and headquarters

faction-us = USA
faction-de = Deutschland
faction-su = UdSSR
faction-uk = Vereinigtes Königreich
hq-12th-army-group = 12th Army Group Forward
hq-heeresgruppe = Gefechtsstand der Heeresgruppe
hq-front = Frontstab
hq-21st-army-group = 21st Army Group Tactical HQ

## Units: USA

card-us-li = Leichte Infanterie (Riflemen)
card-us-hi = Schwere Infanterie (Weapons Squad)
card-us-mech = Armored Infantry
card-us-rang = Rangers
card-us-para = Airborne
card-us-snip = Scharfschützen
card-us-eng = Kampfpioniere
card-us-mec = Mechaniker
card-us-cg = Kommandogruppe
card-us-jeep = Willys Jeep
card-us-truck = Lkw GMC CCKW
card-us-m3 = Halbkettenfahrzeug M3
card-us-m8 = M8 Greyhound
card-us-m5 = M5 Stuart
card-us-m4 = M4 Sherman
card-us-m4e8 = M4A3E8 Sherman 76
card-us-m10 = M10 Wolverine
card-us-m18 = M18 Hellcat
card-us-m26 = M26 Pershing
card-us-m7 = M7 Priest
card-us-57 = 57-mm-Pak M1
card-us-105 = 105-mm-Haubitze M2A1
card-us-bof = 40 mm Bofors
card-us-p51 = P-51 Mustang
card-us-p47 = P-47 Thunderbolt
card-us-b26 = B-26 Marauder

## Units: Germany

card-de-li = Leichte Infanterie (Grenadiere)
card-de-hi = Schwere Infanterie (Schwere Kompanie)
card-de-volk = Volksgrenadiere
card-de-pzg = Panzergrenadiere
card-de-fj = Fallschirmjäger
card-de-snip = Scharfschütze
card-de-pio = Pioniere
card-de-mec = Werkstatt (Mechaniker)
card-de-cg = Kommandogruppe
card-de-bmw = Kraftrad BMW R75
card-de-opel = Lkw Opel Blitz
card-de-251 = Halbkettenfahrzeug Sd.Kfz. 251
card-de-234 = Sd.Kfz. 234/2 Puma
card-de-pz2 = Panzer II
card-de-pz3 = Panzer III J
card-de-pz4 = Panzer IV G
card-de-stug = StuG III G
card-de-hetz = Hetzer
card-de-pant = Panther
card-de-tig1 = Tiger I
card-de-tig2 = Tiger II
card-de-wesp = Wespe
card-de-pak36 = 37 mm PaK 36
card-de-pak = 75 mm PaK 40
card-de-lefh = 105 mm leFH 18
card-de-nebl = Nebelwerfer 41
card-de-88 = 88 mm Flak 36
card-de-bf = Bf 109
card-de-stuk = Ju 87 Stuka
card-de-ju88 = Ju 88

## Units: USSR

card-su-li = Leichte Infanterie (Strelki)
card-su-hi = Schwere Infanterie (Waffenkompanie)
card-su-cons = Wehrpflichtige
card-su-smg = Panzeraufsitzer mit MPi
card-su-guard = Gardeschützen
card-su-cav = Kosakenkavallerie
card-su-snip = Scharfschützen
card-su-sap = Sturmpioniere
card-su-mec = Mechaniker
card-su-cg = Kommandogruppe
card-su-gaz = GAZ-67
card-su-zis5 = Lkw ZiS-5
card-su-m3 = Lend-Lease-Halbkettenfahrzeug M3
card-su-ba64 = BA-64
card-su-t70 = T-70
card-su-t34 = T-34/76
card-su-t3485 = T-34/85
card-su-kv1 = KV-1
card-su-is2 = IS-2
card-su-su85 = SU-85
card-su-su152 = SU-152
card-su-bm13 = BM-13 Katyusha
card-su-45 = 45-mm-Pak M1937
card-su-zis3 = 76 mm ZiS-3
card-su-m30 = 122-mm-Haubitze M-30
card-su-61k = 37 mm 61-K
card-su-yak = Yak-9
card-su-il2 = Il-2 Sturmovik
card-su-pe2 = Pe-2

## Units: United Kingdom

card-uk-li = Leichte Infanterie (Rifle Section)
card-uk-hi = Schwere Infanterie (Support Company)
card-uk-mot = Motor Infantry
card-uk-com = Commandos
card-uk-para = Parachute Regiment
card-uk-snip = Scharfschützen
card-uk-eng = Royal Engineers
card-uk-mec = REME-Mechaniker
card-uk-cg = Kommandogruppe
card-uk-jeep = SAS Jeep
card-uk-bed = Lkw Bedford QL
card-uk-car = Universal Carrier
card-uk-daim = Daimler Armoured Car
card-uk-a13 = Cruiser Mk IV
card-uk-cru = Crusader III
card-uk-mat = Matilda II
card-uk-sher = Sherman III
card-uk-crom = Cromwell
card-uk-ff = Sherman Firefly
card-uk-chur = Churchill VII
card-uk-com2 = Comet
card-uk-sex = Sexton
card-uk-6pr = 6-Pfünder-Pak
card-uk-17p = 17-Pfünder-Pak
card-uk-25p = 25-Pfünder
card-uk-bof = 40 mm Bofors
card-uk-spit = Spitfire
card-uk-typh = Typhoon
card-uk-mosq = Mosquito

## Units of scenarios

card-sc-lcvp = Landungsboot
card-sc-boat = Sturmboot

## Types, classes, slots, kinds of support

type-infantry = Infanterie
type-tank = Panzer
type-transport = Transporter
type-artillery = Artillerie
type-airplane = Flugzeug
type-support = Unterstützung
class-light = leicht
class-heavy = schwer
class-special = Spezial
class-command = Führung
class-jeep = Geländewagen
class-motorcycle = Kraftrad
class-truck = Lkw
class-half-track = Halbkette
class-carrier = gepanzerter Träger
class-craft = Boot
class-scout = Spähwagen
class-medium = mittel
class-destroyer = Jagdpanzer
class-assault = Sturmgeschütz
class-self-propelled = Selbstfahrlafette
class-rockets = Raketenwerfer
class-antitank = Panzerabwehr
class-explosives = schwere Sprenggranaten
class-anti-aircraft = Flugabwehr
class-fighter = Jäger
class-bomber = Bomber
slot-offensive = offensiv
slot-defensive = defensiv
slot-vehicle = Fahrzeug, Geschütz oder Flugzeug
kind-supplies = Nachschub
kind-promotion = Beförderung
kind-equipment = Ausrüstung

## Weapons

weapon-grenades = Granaten
weapon-hmg = Schweres MG
weapon-mortar = Granatwerfer
weapon-bazooka = Bazooka
weapon-panzerschreck = Panzerschreck
weapon-panzerfaust = Panzerfaust
weapon-piat = PIAT
weapon-at-rifle = Panzerbüchse
weapon-flamethrower = Flammenwerfer
weapon-demolition-charge = Sprengladung
weapon-mg = MG
weapon-mrl = Mehrfachraketenwerfer
weapon-tank-flamethrower = Flammenwerfer am Panzer
weapon-bomber-mg = Bord-MG
weapon-rifles = Gewehre
weapon-rifles-and-smg = Gewehre und MPi
weapon-sniper-rifle = Scharfschützengewehr
weapon-carbines = Karabiner
weapon-37-mm = 37 mm
weapon-75-mm-m3 = 75 mm M3
weapon-76-mm-m1 = 76 mm M1
weapon-3-inch-m7 = 3 Zoll M7
weapon-90-mm-m3 = 90 mm M3
weapon-105-mm = 105 mm
weapon-57-mm = 57 mm
weapon-40-mm = 40 mm
weapon-six-50-cal = 6 × .50
weapon-50-cal-and-rockets = MG .50 und Raketen
weapon-bombs = Bomben
weapon-50-mm-kwk-39 = 50 mm KwK 39
weapon-20-mm-kwk-30 = 20 mm KwK 30
weapon-50-mm-kwk = 50 mm KwK
weapon-75-mm-kwk-40 = 75 mm KwK 40
weapon-75-mm-stuk-40 = 75 mm StuK 40
weapon-75-mm-pak-39 = 75 mm PaK 39
weapon-75-mm-kwk-42 = 75 mm KwK 42
weapon-88-mm-kwk-36 = 88 mm KwK 36
weapon-88-mm-kwk-43 = 88 mm KwK 43
weapon-75-mm = 75 mm
weapon-150-mm-rockets = 150-mm-Raketen
weapon-88-mm = 88 mm
weapon-20-mm-and-mg = 20 mm und MG
weapon-dive-bombs = Sturzkampfbomben
weapon-ppsh-smg = MPi PPSch
weapon-rifles-and-lmg = Gewehre und LMG
weapon-smg-and-rifles = MPi und Gewehre
weapon-dt-machine-gun = MG DT
weapon-45-mm = 45 mm
weapon-76-mm-f-34 = 76 mm F-34
weapon-85-mm-zis-s-53 = 85 mm ZiS-S-53
weapon-76-mm-zis-5 = 76 mm ZiS-5
weapon-122-mm-d-25t = 122 mm D-25T
weapon-85-mm-d-5s = 85 mm D-5S
weapon-152-mm-ml-20s = 152 mm ML-20S
weapon-132-mm-rockets = 132-mm-Raketen
weapon-76-mm = 76 mm
weapon-122-mm = 122 mm
weapon-rockets-23-mm-and-bombs = Raketen, 23 mm und Bomben
weapon-rifles-and-sten = Gewehre und Sten
weapon-revolvers-and-sten = Revolver und Sten
weapon-twin-vickers-k = Zwillings-Vickers K
weapon-2-pounder = 2-Pfünder
weapon-6-pounder = 6-Pfünder
weapon-75-mm-qf = 75 mm QF
weapon-17-pounder = 17-Pfünder
weapon-77-mm-hv = 77 mm HV
weapon-25-pounder = 25-Pfünder
weapon-20-mm-and-rockets = 20 mm und Raketen
weapon-barrage = Artillerieschlag
weapon-time-on-target = Time on Target
weapon-creeping-barrage = Feuerwalze

## What a weapon can do

flag-antitank = Panzerabwehr
flag-antitank-text = +1 Schaden gegen Panzer.
flag-heat = Hohlladung
flag-heat-text = +1 Durchschlag gegen Panzer; nicht mehrfach.
flag-high-explosives = Sprenggranaten
flag-high-explosives-text = Gegen ein besetztes Gebäude +2 Durchschlag und +2 Schaden, gegen ein leeres +2 Schaden.
flag-anti-aircraft = Flugabwehr
flag-anti-aircraft-text = Darf im gegnerischen Zug einmal auf Fliegendes in Reichweite schießen.
flag-flamethrower = Flammenwerfer
flag-flamethrower-text = Beschädigt immer das Gebäude und wer darin ist; Panzerung und Deckung helfen nicht, ein kritischer Treffer vernichtet wie sonst.
flag-flips = Dreht sich
flag-flips-text = Nach Gebrauch ruht sie deinen nächsten Zug lang.
flag-mounts = Muss aufgebaut werden
flag-mounts-text = Schießt nur aufgebaut; damit kann die Einheit nicht ziehen. Auf- und Abbau in der Wendephase.
flag-air-only = Nur gegen Jäger
flag-air-only-text = Schießt einmal auf jeden Jäger, der seinen Bomber abfängt.
flag-row3 = Drei nebeneinander
flag-row3-text = Ein Wurf gegen jede Einheit im Zielfeld und links und rechts davon, auch eigene; nie auf ein HQ.

## Abilities

ability-anti-aircraft = Flugabwehr
ability-anti-aircraft-text = Darf einmal in jedem gegnerischen Zug auf ein Flugzeug oder Fallschirmjäger schießen, deren Ziel in Reichweite liegt.
ability-bomber = Bomber
ability-bomber-text = Schlägt beim Ausspielen sofort zu, auf ein Gebiet oder das gegnerische HQ, und wird abgelegt.
ability-command-group = Kommandogruppe
ability-command-group-text = Bringt jeden Zug 1 AP in deiner Linie 1, 2 AP in Linie 2, 3 AP ab Linie 3.
ability-embark = Ein- und ausbooten
ability-embark-text = Bringt eine Einheit übers Wasser und setzt sie nach vorn an Land.
ability-fighter = Jäger
ability-fighter-text = Wartet bei deinem HQ, bis er einmal angreift, abfängt oder begleitet; dann wird er abgelegt.
ability-march = Marsch
ability-march-text = Einmal pro Zug in der Bewegung: 1 AP für +1 Bewegung.
ability-mechanized = Mechanisiert
ability-mechanized-text = Darf nach dem Absitzen sofort ziehen, auch wenn sie schon gezogen hat.
ability-mobility = Beweglich
ability-mobility-text = Darf gleich nach der Aufstellung ziehen.
ability-mounted = Beritten
ability-mounted-text = Darf 1 Feld weiter ziehen; dann greift sie in diesem Zug nicht an.
ability-paratrooper = Fallschirmjäger
ability-paratrooper-text = Darf auf jedem Feld ohne Einheiten und Gebäude landen; im Gelände erleidet sie 1 Wunde.
ability-repair = Reparatur
ability-repair-text = Einmal pro Zug: Entferne 1 Wunde bei einem Panzer, einem Transporter oder einer Artillerie, höchstens 1 Feld entfernt.
ability-scout = Aufklärer
ability-scout-text = Schweres Gelände ist für sie normal.
ability-sniper = Scharfschütze
ability-sniper-text = Hat ein Scharfschützengewehr.
ability-tow = Schleppen
ability-tow-text = Zieht eine Artillerie und setzt sie links oder rechts ab.
ability-transport = Transport
ability-transport-text = Trägt eine Infanterie und setzt sie links oder rechts ab.
ability-sea = Seegängig
ability-sea-text = Fährt nur auf See.
ability-river = Flussübergang
ability-river-text = Überquert einen Fluss in einem Schritt.
ability-cure = Heilen
ability-cure-text = Einmal pro Zug: Entferne 1 Wunde bei einer Infanterie oder Artillerie, höchstens 1 Feld entfernt, auch bei sich selbst.
ability-sappers = Pioniere
ability-sappers-text = Räumt Stacheldraht, Sperre oder Mine, höchstens 1 Feld entfernt; ihr schweres Feld ist für eigene Einheiten normal; quert Flüsse, und zwei einander gegenüber sind eine Brücke.
ability-face-down = In Deckung
ability-face-down-text = Schüsse auf sie sind immer +1/+0.
ability-smoke-shell = Rauchgranate
ability-smoke-shell-text = Jederzeit: Schüsse auf sie sind +1/+1 bis zu deinem nächsten Zug.
ability-smoke-screen = Rauchvorhang
ability-smoke-screen-text = In der Feuerphase: Rauch auf ein Feld in Reichweite und nach Wunsch links und rechts davon. Schüsse hindurch +2/+2 bis zu deinem nächsten Zug.

## Equipment

token-gren = Handgranaten
token-gren-text = Eine Waffe mit Reichweite 1, jeden Zug bereit.
token-hmg = Schweres Maschinengewehr
token-hmg-text = Reichweite 3. Muss aufgebaut werden; dann kann die Einheit nicht ziehen.
token-mort = Granatwerfer
token-mort-text = Reichweite 4. Muss aufgebaut werden; dann kann die Einheit nicht ziehen.
token-baz = Bazooka
token-baz-text = Reichweite 2. Durchschlag 6 und Schaden 3 gegen Panzer.
token-psch = Panzerschreck
token-psch-text = Reichweite 2. Durchschlag 7 und Schaden 3 gegen Panzer.
token-pfst = Panzerfaust
token-pfst-text = Reichweite 1. Durchschlag 7 und Schaden 3 gegen Panzer.
token-piat = PIAT
token-piat-text = Reichweite 1. Durchschlag 6 und Schaden 3 gegen Panzer.
token-ptrd = Panzerbüchse
token-ptrd-text = Reichweite 2, Durchschlag 4: genug für leichte Panzerung.
token-flam = Flammenwerfer
token-flam-text = Reichweite 1. Gebäude und wer darin ist nehmen immer Schaden.
token-chrg = Sprengladung
token-chrg-text = Reichweite 1, Durchschlag 6, Schaden 3, stark gegen Gebäude. Ruht nach Gebrauch einen Zug.
token-med = Sanitäter
token-med-text = Die Einheit kann heilen.
token-sap = Pioniergerät
token-sap-text = Die Einheit gilt als Pioniere. Das Räumen einer Karte verbraucht es für einen Zug.
token-fd = In Deckung
token-fd-text = Die Einheit ist immer schwerer zu treffen: +1/+0.
token-mg = Bord-MG
token-mg-text = Reichweite 2. Ruht nach Gebrauch einen Zug.
token-vhmg = Schweres Bord-MG
token-vhmg-text = Reichweite 3. Ruht nach Gebrauch einen Zug.
token-mrl = Mehrfachraketenwerfer
token-mrl-text = Reichweite 5, trifft drei Felder nebeneinander, auch eigene Einheiten. Ruht nach Gebrauch einen Zug.
token-tflm = Flammenwerfer am Panzer
token-tflm-text = Reichweite 1. Gebäude nehmen immer Schaden. Ruht nach Gebrauch einen Zug.
token-ss = Rauchgranate
token-ss-text = Rauch auf die Einheit selbst, jederzeit. Ruht nach Gebrauch einen Zug.
token-scr = Rauchvorhang
token-scr-text = Rauch auf bis zu drei Felder nebeneinander. Ruht nach Gebrauch einen Zug.
token-bmg = Bomber-MG
token-bmg-text = Ein Schuss auf jeden Jäger, der den Bomber abfängt.

## Support cards

card-supplies = Nachschub
card-supplies-text = Du erhältst 3 AP, höchstens bis zum Maximum deines HQ.
card-ammo = Munition
card-ammo-text = Feuerphase: Eine deiner Einheiten darf mit einer Waffe schießen, die in diesem Zug schon benutzt wurde oder ruht.
card-impact = Volltreffer
card-impact-text = Feuerphase, bevor eine deiner Einheiten schießt: Alle ihre Schüsse in dieser Phase sind mindestens Treffer. Würfle trotzdem; eins unter der kritischen Zahl reicht für einen kritischen Treffer.
card-atmine = Panzermine
card-atmine-text = Lege sie auf ein Feld deiner Linien 1 bis 4 ohne Einheit und Geländekarte. Der erste Panzer oder Transporter, der es betritt, gleich wem er gehört, hält an und erleidet einen Treffer mit Durchschlag 8, Schaden 4.
card-apmine = Schützenmine
card-apmine-text = Lege sie auf ein Feld deiner Linien 1 bis 4 ohne Einheit und Geländekarte. Die erste Infanterie oder Artillerie, die es betritt, hält an und erleidet einen Treffer mit Durchschlag 2, Schaden 2.
card-barr = Artillerieschlag
card-barr-text = Ein beliebiges Feld und die links und rechts davon: 6+/10, Durchschlag 3, Schaden 2, Sprenggranaten, gegen jede Einheit dort, auch deine.
card-reinf = Verstärkung
card-reinf-text = Ziehe 3 Karten.
card-recon = Aufklärung
card-recon-text = Sieh dir die gegnerische Hand an und ziehe dann 1 Karte.
card-hosp = Feldlazarett
card-hosp-text = Entferne bis zu 2 Wunden bei einer deiner Infanterie- oder Artillerieeinheiten.
card-work = Feldwerkstatt
card-work-text = Entferne bis zu 2 Wunden bei einem deiner Panzer, Transporter oder Geschütze.
card-sabo = Sabotage
card-sabo-text = Der Gegner verliert bis zu 2 AP.
card-ambush = Hinterhalt
card-ambush-text = Im gegnerischen Zug, wenn eine Einheit ihre Bewegung beendet hat: Eine deiner Einheiten in Reichweite schießt mit einer Waffe auf sie.
card-counter = Spionageabwehr
card-counter-text = Im gegnerischen Zug: Verhindere die eben angesagte Unterstützungskarte. Sie wird abgelegt, ihre AP bleiben ausgegeben.
card-march = Gewaltmarsch
card-march-text = Bewegung: Bis zu drei deiner Infanterieeinheiten erhalten in diesem Zug +1 Bewegung.
card-smoke = Nebelschießen
card-smoke-text = Feuerphase: Lege einen Rauchvorhang auf drei Felder nebeneinander, wo du willst.
card-drop = Transportflugzeug
card-drop-text = Setze eine Infanteriekarte von deiner Hand als Fallschirmjäger ein; Kosten und Ausrüstung zahlst du. Flugabwehr schießt auf das Flugzeug (Panzerung 1, 4 Wunden); stürzt es ab, ist die Einheit verloren.
card-general = General
card-general-text = Wähle einen General deiner Fraktion und lege ihn an dein HQ. Er wirkt, solange das HQ steht.
card-promo = Beförderung
card-promo-text = Eine deiner Einheiten wird Veteran: ihre Schüsse −1/−0.
card-elite = Beförderung zur Elite
card-elite-text = Einer deiner Veteranen wird Elite: seine Schüsse −1/−1, und Niederhalten stört sie nicht mehr.
card-ram = Räumschild
card-ram-text = Dauerhaft, Panzer: betritt Sperre, Stacheldraht und Mauer wie normales Gelände und zerstört die Karte.
card-camo = Tarnung
card-camo-text = Dauerhaft, Infanterie, Artillerie oder Panzer: Schüsse auf sie sind +1/+0, wenn sie in ihrer letzten Bewegung stehen blieb. Nicht zusätzlich zu „In Deckung“.
card-plate = Zusatzpanzerung
card-plate-text = Dauerhaft, Panzer oder Transporter: hält 1 Wunde mehr aus.
card-optic = Bessere Optik
card-optic-text = Dauerhaft, Panzer oder Artillerie: Hauptwaffe Reichweite +1, höchstens 5, nicht für Schüsse auf ein HQ.
card-apcr = Hartkernmunition
card-apcr-text = Dauerhaft, Panzer oder Artillerie: Hauptwaffe Durchschlag +1.
card-radio = Funkgerät
card-radio-text = Dauerhaft, Artillerie, Selbstfahrlafette, Raketenwerfer oder Infanterie mit Granatwerfer: −1/−0, wenn eine andere deiner Einheiten bis 2 Felder vom Ziel steht.
card-kit = Verbandkasten
card-kit-text = Dauerhaft, Infanterie: Die Einheit kann heilen.
card-hero = Heldenmut
card-hero-text = Ein Zug, eine deiner Einheiten: ihre Schüsse in diesem Zug −2/−1.
card-satch = Geballte Ladung
card-satch-text = Ein Zug, Infanterie: ihr Sturmschuss in diesem Zug hat +2 Schaden.
card-arsenal = Arsenal der Demokratie
card-arsenal-text = Du erhältst 2 AP und ziehst 1 Karte.
card-tot = Time on Target
card-tot-text = Ein beliebiges Feld und die links und rechts davon: 5+/9, Durchschlag 3, Schaden 2, Sprenggranaten, gegen jede Einheit dort, auch deine.
card-auft = Auftragstaktik
card-auft-text = Feuerphase: Eine deiner Einheiten, die fertig geschossen hat, darf ziehen, ohne Sturmangriff.
card-blitz = Schneller Vorstoß
card-blitz-text = Bewegung: Alle deine Panzer und Transporter erhalten in diesem Zug +1 Bewegung.
card-ura = Massensturm
card-ura-text = Bewegung: Abwehrfeuer gegen deine Sturmangriffe in diesem Zug ist +2/+1.
card-deep = Tiefe Reserven
card-deep-text = Nimm bis zu zwei deiner Infanteriekarten mit Kosten 1 vom Ablagestapel zurück auf die Hand.
card-ultra = Funkaufklärung
card-ultra-text = Sieh dir die gegnerische Hand an; der Gegner legt eine Unterstützungskarte deiner Wahl daraus ab.
card-creep = Feuerwalze
card-creep-text = Drei aufeinanderfolgende Felder einer Spalte: 6+/10, Durchschlag 3, Schaden 2, Sprenggranaten, gegen jede Einheit dort, danach Rauch auf allen dreien.

## Terrain

natural-plain = Ebene
natural-plain-text = Normales Gelände.
natural-forest = Wald
natural-forest-text = Schweres Gelände; Schüsse auf Einheiten darin +1/+1; 8 TP.
natural-bushes = Gebüsch
natural-bushes-text = Normales Gelände; Schüsse auf Einheiten darin +1/+1; 4 TP.
natural-mountain = Berg
natural-mountain-text = Schweres Gelände.
natural-lake = See
natural-lake-text = Niemand kommt hinein.
natural-river = Flussufer
natural-river-text = Normales Gelände; über den Fluss selbst geht es nur mit Brücke, Boot oder Pionieren.
natural-sea = Meer
natural-sea-text = Hier fahren nur Boote.
terrain-house = Haus
terrain-house-text = Gebäude für Infanterie und Artillerie: Schüsse auf sie +1/+1, Panzerung +1, 6 TP. Zerstört wird es zur Ruine.
terrain-large-building = Großes Gebäude
terrain-large-building-text = Gebäude für Infanterie und Artillerie: Schüsse auf sie +2/+1, Panzerung +1, 10 TP. Zerstört wird es zur Ruine.
terrain-bunker = Bunker
terrain-bunker-text = Gebäude für Infanterie und Artillerie: Schüsse auf sie +2/+1, Panzerung +3, 12 TP. Zerstört wird es zur Ruine.
terrain-wall = Mauer
terrain-wall-text = Normales Gelände; Schüsse auf Einheiten darin +1/+1; 4 TP.
terrain-trench = Schützengraben
terrain-trench-text = Infanterie und Artillerie: normales Gelände, Schüsse auf sie +2/+1. Für alle anderen schweres Gelände. 6 TP.
terrain-barrier = Sperre
terrain-barrier-text = Nur Infanterie kommt hinein: Schüsse auf sie +1/+0. 4 TP; Pioniere räumen sie.
terrain-barb-wire = Stacheldraht
terrain-barb-wire-text = Schweres Gelände; ein Panzer fährt wie über normales und walzt ihn nieder. 2 TP; Pioniere räumen ihn.
terrain-bridge = Brücke
terrain-bridge-text = Verbindet die beiden Ufer einer Spalte. 8 TP; Einheiten darauf gehen mit ihr unter.
terrain-ruins = Ruine
terrain-ruins-text = Schweres Gelände; Schüsse auf Einheiten darin +1/+1; unzerstörbar.
terrain-antitank-mine = Panzermine
terrain-antitank-mine-text = Der erste Panzer oder Transporter, der das Feld betritt, erleidet einen Treffer mit Durchschlag 8, Schaden 4. Pioniere räumen sie.
terrain-antipersonnel-mine = Schützenmine
terrain-antipersonnel-mine-text = Die erste Infanterie oder Artillerie, die das Feld betritt, erleidet einen Treffer mit Durchschlag 2, Schaden 2. Pioniere räumen sie.

## Generals

general-eisenhower = Dwight D. Eisenhower
general-eisenhower-text = HQ-Einkommen +1, HQ-Maximum +2.
general-patton = George S. Patton
general-patton-text = Der erste Panzer, den du in einem Zug aufstellst, kostet 2 AP weniger, mindestens 1.
general-bradley = Omar N. Bradley
general-bradley-text = Die ersten zwei Infanterieeinheiten, die du in einem Zug aufstellst, kosten samt Ausrüstung je 1 AP weniger, mindestens 1.
general-rommel = Erwin Rommel
general-rommel-text = In jeder deiner Bewegungen erhalten bis zu zwei Panzer oder Transporter +1 Bewegung.
general-guderian = Heinz Guderian
general-guderian-text = Der erste Panzer, den du in einem Zug aufstellst, kostet 2 AP weniger, mindestens 1.
general-model = Walter Model
general-model-text = Gegnerische Schüsse auf deine Einheiten in deinen Linien 1 bis 3 sind +1/+0.
general-zhukov = Georgi Schukow
general-zhukov-text = Ziehe jeden Zug 3 Karten statt 2.
general-chuikov = Wassili Tschuikow
general-chuikov-text = Deine Infanterie schießt im Sturmangriff und aus Gebäuden oder Ruinen mit −1/−0.
general-rokossovsky = Konstantin Rokossowski
general-rokossovsky-text = Die erste Artillerie oder der erste Raketenwerfer, den du in einem Zug aufstellst, kostet 2 AP weniger, mindestens 1.
general-montgomery = Bernard Montgomery
general-montgomery-text = Einmal pro Zug darfst du einen Fehlschuss von Artillerie, Selbstfahrlafette oder Artillerieschlag neu würfeln.
general-alexander = Harold Alexander
general-alexander-text = +1 AP pro Zug, wenn deine Nachschublinie mindestens 2 lang ist, +2 ab 4.
general-browning = Frederick Browning
general-browning-text = Fallschirmjäger kosten 1 AP weniger, mindestens 1; das Transportflugzeug kostet nichts; die Landung verwundet nie.

## Ready decks

deck-armored-spearhead = Panzerspitze
deck-combined-kampfgruppe = Gemischte Kampfgruppe
deck-shock-army = Stoßarmee
deck-desert-to-rhine = Von der Wüste an den Rhein

## Scenarios

scenario-dunkirk = Dünkirchen
scenario-dunkirk-text = Das Vereinigte Königreich gewinnt mit 8 evakuierten Einheiten, Deutschland mit 8 vernichteten Einheiten oder nach 12 Runden. Bei jedem britischen Beginn bringt ein Würfel Boote: 1 bis 4 eines, 5 bis 8 zwei, 9 oder 10 drei. In der Bewegung holt jedes eine Infanterie aus Reihe 3 ab, die sich nicht bewegt hat und seit 2 Zügen auf dem Plan steht. Britische Linien zählen ab Reihe 3; das britische HQ kann nicht angegriffen werden. Mai 1940.
scenario-el-alamein = El Alamein
scenario-el-alamein-text = Das Vereinigte Königreich gewinnt, wenn das HQ fällt oder am Ende seines Zuges 3 Einheiten in Reihe 6 stehen. Deutschland gewinnt mit 32 vernichteten Einheiten oder nach 14 Runden. Oktober 1942.
scenario-stalingrad = Stalingrad: die Fabrik
scenario-stalingrad-text = Deutschland gewinnt, wenn es am Ende von zwei eigenen Zügen nacheinander beide Fabrikfelder hält. Die UdSSR gewinnt, wenn das HQ fällt, oder nach 12 Runden. Schüsse auf Abstand 1 sind −1/−0. Herbst 1942.
scenario-kasserine = Kasserinpass
scenario-kasserine-text = Deutschland gewinnt, wenn 4 seiner Einheiten den Plan verlassen haben oder das HQ fällt. Die USA gewinnen nach 12 Runden. US-Schüsse sind in den ersten 3 Runden +1/+0. Aus Reihe 1 dürfen deutsche Einheiten für 1 Bewegung den Plan verlassen. Februar 1943.
scenario-prokhorovka = Prochorowka
scenario-prokhorovka-text = Ein vernichteter Panzer zählt seine Kosten, jede andere Einheit 1. Wer zuerst 30 Punkte hat, gewinnt, sonst die meisten nach 10 Runden; bei Gleichstand die UdSSR. Auch wer das HQ zerstört, gewinnt. Juli 1943.
scenario-omaha = Omaha Beach
scenario-omaha-text = Die USA gewinnen mit 2 Einheiten in Reihe 6 am Ende eines beliebigen Zuges, Deutschland mit 12 vernichteten Einheiten oder nach 14 Runden. Bodeneinheiten der USA kommen in Landungsbooten in Reihe 1, die sie aus Reihe 2 an Land setzen; bei jedem Beginn der USA darf ein neues kommen, solange es weniger als 6 sind. Die Linien 1 und 2 der USA zählen immer für den Nachschub; das US-HQ kann nicht angegriffen werden; von den USA springt niemand ab. Deutsche Schüsse sind in den ersten 4 Runden +1/+0, und die USA bekommen jeden Zug 2 AP mehr. 6. Juni 1944.
scenario-arnhem = Die Brücke von Arnheim
scenario-arnhem-text = Deutschland gewinnt, wenn es am Ende seines Zuges das Nordende der Brücke und 2 der 3 Brückenhäuser hält. Das Vereinigte Königreich gewinnt nach 10 Runden. Die Brücke ist unzerstörbar. In jedem deutschen Zug darf eine Infanterie aus Reihe 3 für 1 AP im Sturmboot über den Fluss. September 1944.
scenario-bastogne = Bastogne
scenario-bastogne-text = Deutschland gewinnt, wenn es am Ende seines Zuges das große Gebäude und eines der Häuser hält oder das HQ fällt. Die USA gewinnen nach 12 Runden. Schnee: Bodeneinheiten ziehen 1 weniger (mindestens 1; Aufklärer stört er nicht), Reichweiten über 3 sind um 1 kürzer, Schüsse ab Abstand 3 sind +1/+0. Nebel: Vor Runde 6 fliegt nichts; danach bringt die Luftversorgung den USA jeden Zug 2 AP mehr. Dezember 1944.

## Tiles

tile-t01 = Teil 1
tile-t02 = Teil 2
tile-t03 = Teil 3
tile-t04 = Teil 4
tile-t05 = Teil 5
tile-t06 = Teil 6
tile-t07 = Teil 7
tile-t08 = Teil 8
tile-t09 = Teil 9
tile-t10 = Teil 10
tile-t11 = Teil 11
tile-t12 = Teil 12
tile-t13 = Teil 13
tile-t14 = Teil 14
tile-t15 = Teil 15
tile-t16 = Teil 16

## What is wrong with a deck

deck-unknown = Es gibt keine Karte { $number }.
deck-scenario-only = { $card } kommt nur durch ein Szenario ins Spiel.
deck-faction = { $card } gehört nicht zu dieser Fraktion: { $faction }.
deck-banned = { $card } ist in diesem Szenario verboten.
deck-type = Keine Karten von der Art { $card } in diesem Szenario.
deck-year = { $card } ist von { $year }; die Grenze ist { $limit }.
deck-copies = { $card }: { $copies } Exemplare, es gibt aber nur { $limit }.
deck-most =
    { $type ->
        [infantry] { type-infantry }
        [tank] { type-tank }
        [transport] { type-transport }
        [artillery] { type-artillery }
       *[airplane] { type-airplane }
    }: { $cards } Karten; erlaubt sind höchstens { $limit }.
deck-least =
    { $type ->
        [infantry] { type-infantry }
        [tank] { type-tank }
        [transport] { type-transport }
        [artillery] { type-artillery }
       *[airplane] { type-airplane }
    }: { $points } Punkte; nötig sind mindestens { $limit }.
deck-points = { $points } Punkte; die Grenze ist { $limit }.
code-malformed = Das ist kein Deckcode.
code-mistyped = Dieser Deckcode enthält einen Fehler oder stammt aus einem anderen Paket.
