# 2GM: namen en regelteksten van de inhoud. Eigen woorden; de getallen volgen content/*.toml. Namen van voertuigen,
# geschut, vliegtuigen en formaties blijven zoals ze zijn. "a/b" komt bij de getallen voor een treffer en een kritieke
# treffer.
#
# Woordenlijst: action points = AP; impact = treffer; critical = kritieke treffer; penetration = penetratie; armor =
#   pantser; damage = schade; wound = wond; headquarters = HQ; space = vak; line = linie; supply line =
#   bevoorradingslijn; deploy = inzetten; assault = stormaanval; reaction fire = reactievuur; hit points = HP; phases
#   = Beweging, Inzetten, Vuren, draaifase

## Factions and headquarters

faction-us = VS
faction-de = Duitsland
faction-su = USSR
faction-uk = Verenigd Koninkrijk
hq-12th-army-group = 12th Army Group Forward
hq-heeresgruppe = Commandopost Heeresgruppe
hq-front = Fronthoofdkwartier
hq-21st-army-group = 21st Army Group Tactical HQ

## Units: USA

card-us-li = Lichte infanterie (Riflemen)
card-us-hi = Zware infanterie (Weapons Squad)
card-us-mech = Armored Infantry
card-us-rang = Rangers
card-us-para = Airborne
card-us-snip = Sluipschutters
card-us-eng = Genisten
card-us-mec = Monteurs
card-us-cg = Commandogroep
card-us-jeep = Willys Jeep
card-us-truck = Vrachtwagen GMC CCKW
card-us-m3 = M3-halfrupsvoertuig
card-us-m8 = M8 Greyhound
card-us-m5 = M5 Stuart
card-us-m4 = M4 Sherman
card-us-m4e8 = M4A3E8 Sherman 76
card-us-m10 = M10 Wolverine
card-us-m18 = M18 Hellcat
card-us-m26 = M26 Pershing
card-us-m7 = M7 Priest
card-us-57 = 57mm-antitankkanon M1
card-us-105 = 105mm-houwitser M2A1
card-us-bof = 40 mm Bofors
card-us-p51 = P-51 Mustang
card-us-p47 = P-47 Thunderbolt
card-us-b26 = B-26 Marauder

## Units: Germany

card-de-li = Lichte infanterie (Grenadiere)
card-de-hi = Zware infanterie (Schwere Kompanie)
card-de-volk = Volksgrenadiere
card-de-pzg = Panzergrenadiere
card-de-fj = Fallschirmjäger
card-de-snip = Scharfschütze
card-de-pio = Pioniere
card-de-mec = Werkstatt (monteurs)
card-de-cg = Commandogroep
card-de-bmw = Motorfiets BMW R75
card-de-opel = Vrachtwagen Opel Blitz
card-de-251 = Halfrupsvoertuig Sd.Kfz. 251
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

card-su-li = Lichte infanterie (Strelki)
card-su-hi = Zware infanterie (wapencompagnie)
card-su-cons = Dienstplichtigen
card-su-smg = Tankinfanterie met pistoolmitrailleurs
card-su-guard = Gardefuseliers
card-su-cav = Kozakkencavalerie
card-su-snip = Sluipschutters
card-su-sap = Stormpioniers
card-su-mec = Monteurs
card-su-cg = Commandogroep
card-su-gaz = GAZ-67
card-su-zis5 = Vrachtwagen ZiS-5
card-su-m3 = Lend-Lease-halfrupsvoertuig M3
card-su-ba64 = BA-64
card-su-t70 = T-70
card-su-t34 = T-34/76
card-su-t3485 = T-34/85
card-su-kv1 = KV-1
card-su-is2 = IS-2
card-su-su85 = SU-85
card-su-su152 = SU-152
card-su-bm13 = BM-13 Katyusha
card-su-45 = 45mm-antitankkanon M1937
card-su-zis3 = 76 mm ZiS-3
card-su-m30 = 122mm-houwitser M-30
card-su-61k = 37 mm 61-K
card-su-yak = Yak-9
card-su-il2 = Il-2 Sturmovik
card-su-pe2 = Pe-2

## Units: United Kingdom

card-uk-li = Lichte infanterie (Rifle Section)
card-uk-hi = Zware infanterie (Support Company)
card-uk-mot = Motor Infantry
card-uk-com = Commandos
card-uk-para = Parachute Regiment
card-uk-snip = Sluipschutters
card-uk-eng = Royal Engineers
card-uk-mec = REME-monteurs
card-uk-cg = Commandogroep
card-uk-jeep = SAS Jeep
card-uk-bed = Vrachtwagen Bedford QL
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
card-uk-6pr = 6-ponder-antitankkanon
card-uk-17p = 17-ponder-antitankkanon
card-uk-25p = 25-ponder
card-uk-bof = 40 mm Bofors
card-uk-spit = Spitfire
card-uk-typh = Typhoon
card-uk-mosq = Mosquito

## Units of scenarios

card-sc-lcvp = Landingsvaartuig
card-sc-boat = Stormboot

## Types, classes, slots, kinds of support

type-infantry = Infanterie
type-tank = Tank
type-transport = Transport
type-artillery = Artillerie
type-airplane = Vliegtuig
type-support = Ondersteuning
class-light = licht
class-heavy = zwaar
class-special = speciaal
class-command = commando
class-jeep = jeep
class-motorcycle = motorfiets
class-truck = vrachtwagen
class-half-track = halfrups
class-carrier = pantserwagen
class-craft = vaartuig
class-scout = verkenningswagen
class-medium = middelzwaar
class-destroyer = tankjager
class-assault = stormgeschut
class-self-propelled = gemechaniseerd geschut
class-rockets = raketwerper
class-antitank = antitank
class-explosives = zware explosieven
class-anti-aircraft = luchtafweer
class-fighter = jager
class-bomber = bommenwerper
slot-offensive = offensief
slot-defensive = defensief
slot-vehicle = voertuig, geschut of vliegtuig
kind-supplies = Voorraden
kind-promotion = Bevordering
kind-equipment = Uitrusting

## Weapons

weapon-grenades = Granaten
weapon-hmg = Zware MG
weapon-mortar = Mortier
weapon-bazooka = Bazooka
weapon-panzerschreck = Panzerschreck
weapon-panzerfaust = Panzerfaust
weapon-piat = PIAT
weapon-at-rifle = Antitankgeweer
weapon-flamethrower = Vlammenwerper
weapon-demolition-charge = Springlading
weapon-mg = MG
weapon-mrl = Meervoudige raketwerper
weapon-tank-flamethrower = Tankvlammenwerper
weapon-bomber-mg = Boord-MG
weapon-rifles = Geweren
weapon-rifles-and-smg = Geweren en pistoolmitrailleurs
weapon-sniper-rifle = Scherpschuttersgeweer
weapon-carbines = Karabijnen
weapon-37-mm = 37 mm
weapon-75-mm-m3 = 75 mm M3
weapon-76-mm-m1 = 76 mm M1
weapon-3-inch-m7 = 3 inch M7
weapon-90-mm-m3 = 90 mm M3
weapon-105-mm = 105 mm
weapon-57-mm = 57 mm
weapon-40-mm = 40 mm
weapon-six-50-cal = 6 × .50
weapon-50-cal-and-rockets = .50-MG’s en raketten
weapon-bombs = Bommen
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
weapon-150-mm-rockets = 150mm-raketten
weapon-88-mm = 88 mm
weapon-20-mm-and-mg = 20 mm en MG
weapon-dive-bombs = Duikbommen
weapon-ppsh-smg = PPSj-pistoolmitrailleur
weapon-rifles-and-lmg = Geweren en lichte MG’s
weapon-smg-and-rifles = Pistoolmitrailleurs en geweren
weapon-dt-machine-gun = DT-mitrailleur
weapon-45-mm = 45 mm
weapon-76-mm-f-34 = 76 mm F-34
weapon-85-mm-zis-s-53 = 85 mm ZiS-S-53
weapon-76-mm-zis-5 = 76 mm ZiS-5
weapon-122-mm-d-25t = 122 mm D-25T
weapon-85-mm-d-5s = 85 mm D-5S
weapon-152-mm-ml-20s = 152 mm ML-20S
weapon-132-mm-rockets = 132mm-raketten
weapon-76-mm = 76 mm
weapon-122-mm = 122 mm
weapon-rockets-23-mm-and-bombs = Raketten, 23 mm en bommen
weapon-rifles-and-sten = Geweren en Stens
weapon-revolvers-and-sten = Revolvers en Sten
weapon-twin-vickers-k = Dubbele Vickers K
weapon-2-pounder = 2-ponder
weapon-6-pounder = 6-ponder
weapon-75-mm-qf = 75 mm QF
weapon-17-pounder = 17-ponder
weapon-77-mm-hv = 77 mm HV
weapon-25-pounder = 25-ponder
weapon-20-mm-and-rockets = 20 mm en raketten
weapon-barrage = Artilleriebarrage
weapon-time-on-target = Time on Target
weapon-creeping-barrage = Vuurwals

## What a weapon can do

flag-antitank = Antitank
flag-antitank-text = +1 schade tegen tanks.
flag-heat = Holle lading
flag-heat-text = +1 penetratie tegen tanks; telt niet op.
flag-high-explosives = Brisant
flag-high-explosives-text = Tegen een bezet gebouw +2 penetratie en +2 schade, tegen een leeg gebouw +2 schade.
flag-anti-aircraft = Luchtafweer
flag-anti-aircraft-text = Mag in de beurt van de vijand één keer schieten op wat binnen bereik vliegt.
flag-flamethrower = Vlammenwerper
flag-flamethrower-text = Beschadigt altijd het gebouw en wie erin zit; pantser en dekking helpen niet, een kritieke treffer vernietigt gewoon.
flag-flips = Draait om
flag-flips-text = Na gebruik rust het in je volgende beurt.
flag-mounts = Op te stellen
flag-mounts-text = Schiet alleen opgesteld; de eenheid kan dan niet bewegen. Opstellen en afbreken in de draaifase.
flag-air-only = Alleen tegen jagers
flag-air-only-text = Schiet één keer op elke jager die zijn bommenwerper onderschept.
flag-row3 = Drie op een rij
flag-row3-text = Eén worp tegen elke eenheid op het doelvak en links en rechts ervan, ook eigen; nooit op een HQ.

## Abilities

ability-anti-aircraft = Luchtafweer
ability-anti-aircraft-text = Mag één keer per vijandelijke beurt schieten op een vliegtuig of parachutisten waarvan het doel binnen bereik ligt.
ability-bomber = Bommenwerper
ability-bomber-text = Slaat meteen toe bij het uitspelen, op een gebied of het vijandelijke HQ, en wordt afgelegd.
ability-command-group = Commandogroep
ability-command-group-text = Levert elke beurt 1 AP in je linie 1, 2 AP in linie 2, 3 AP vanaf linie 3.
ability-embark = In- en ontschepen
ability-embark-text = Vervoert één eenheid over water en zet haar voor zich aan land.
ability-fighter = Jager
ability-fighter-text = Wacht bij je HQ tot hij één keer aanvalt, onderschept of begeleidt; dan wordt hij afgelegd.
ability-march = Mars
ability-march-text = Eén keer per beurt, in Beweging: betaal 1 AP voor +1 beweging.
ability-mechanized = Gemechaniseerd
ability-mechanized-text = Mag na het uitstappen meteen bewegen, ook als zij al bewoog.
ability-mobility = Mobiliteit
ability-mobility-text = Mag meteen na het inzetten bewegen.
ability-mounted = Bereden
ability-mounted-text = Mag 1 vak verder bewegen; dan valt zij deze beurt niet aan.
ability-paratrooper = Parachutist
ability-paratrooper-text = Mag landen op elk vak zonder eenheden of gebouwen; op terrein krijgt zij 1 wond.
ability-repair = Repareren
ability-repair-text = Eén keer per beurt: neem 1 wond weg bij een tank, transport of artillerie, hoogstens 1 vak verderop.
ability-scout = Verkenner
ability-scout-text = Zwaar terrein is voor haar gewoon.
ability-sniper = Sluipschutter
ability-sniper-text = Heeft een scherpschuttersgeweer.
ability-tow = Slepen
ability-tow-text = Trekt één artillerie-eenheid en zet haar links of rechts neer.
ability-transport = Transport
ability-transport-text = Vervoert één infanterie-eenheid en zet haar links of rechts neer.
ability-sea = Zeewaardig
ability-sea-text = Vaart alleen op zee.
ability-river = Rivieroversteek
ability-river-text = Steekt een rivier in één stap over.
ability-cure = Genezen
ability-cure-text = Eén keer per beurt: neem 1 wond weg bij infanterie of artillerie, hoogstens 1 vak verderop, ook bij zichzelf.
ability-sappers = Sappeurs
ability-sappers-text = Ruimt prikkeldraad, een barrière of een mijn, hoogstens 1 vak verderop; haar zware vak is gewoon voor eigen eenheden; steekt rivieren over, en twee recht tegenover elkaar zijn een brug.
ability-face-down = Plat op de grond
ability-face-down-text = Schoten erop zijn altijd +1/+0.
ability-smoke-shell = Rookgranaat
ability-smoke-shell-text = Op elk moment: schoten erop zijn +1/+1 tot je volgende beurt.
ability-smoke-screen = Rookgordijn
ability-smoke-screen-text = In Vuren: rook op een vak binnen bereik en desgewenst links en rechts ervan. Schoten erdoor +2/+2 tot je volgende beurt.

## Equipment

token-gren = Handgranaten
token-gren-text = Een wapen met bereik 1, elke beurt klaar.
token-hmg = Zware mitrailleur
token-hmg-text = Bereik 3. Moet worden opgesteld; dan kan de eenheid niet bewegen.
token-mort = Infanteriemortier
token-mort-text = Bereik 4. Moet worden opgesteld; dan kan de eenheid niet bewegen.
token-baz = Bazooka
token-baz-text = Bereik 2. Penetratie 6 en schade 3 tegen tanks.
token-psch = Panzerschreck
token-psch-text = Bereik 2. Penetratie 7 en schade 3 tegen tanks.
token-pfst = Panzerfaust
token-pfst-text = Bereik 1. Penetratie 7 en schade 3 tegen tanks.
token-piat = PIAT
token-piat-text = Bereik 1. Penetratie 6 en schade 3 tegen tanks.
token-ptrd = Antitankgeweer
token-ptrd-text = Bereik 2, penetratie 4: genoeg voor licht pantser.
token-flam = Vlammenwerper
token-flam-text = Bereik 1. Gebouwen en wie erin zit krijgen altijd schade.
token-chrg = Springlading
token-chrg-text = Bereik 1, penetratie 6, schade 3, sterk tegen gebouwen. Rust na gebruik een beurt.
token-med = Hospik
token-med-text = De eenheid kan genezen.
token-sap = Sappeurs
token-sap-text = De eenheid heeft sappeurs. Na het ruimen van een kaart rusten die een beurt.
token-fd = Plat op de grond
token-fd-text = De eenheid is altijd moeilijker te raken: +1/+0.
token-mg = Boord-MG
token-mg-text = Bereik 2. Rust na gebruik een beurt.
token-vhmg = Zware boord-MG
token-vhmg-text = Bereik 3. Rust na gebruik een beurt.
token-mrl = Meervoudige raketwerper
token-mrl-text = Bereik 5, treft drie vakken op een rij, ook eigen eenheden. Rust na gebruik een beurt.
token-tflm = Tankvlammenwerper
token-tflm-text = Bereik 1. Gebouwen krijgen altijd schade. Rust na gebruik een beurt.
token-ss = Rookgranaat
token-ss-text = Rook op de eenheid zelf, op elk moment. Rust na gebruik een beurt.
token-scr = Rookgordijn
token-scr-text = Rook op hoogstens drie vakken op een rij. Rust na gebruik een beurt.
token-bmg = Bommenwerper-MG
token-bmg-text = Eén schot op elke jager die de bommenwerper onderschept.

## Support cards

card-supplies = Voorraden
card-supplies-text = Je krijgt 3 AP, tot het maximum van je HQ.
card-ammo = Munitie
card-ammo-text = Vuren: een van je eenheden mag schieten met een wapen dat deze beurt al gebruikt is of rust.
card-impact = Voltreffer
card-impact-text = Vuren, voordat een eenheid van jou schiet: al haar schoten deze fase zijn minstens treffers. Werp toch; één onder het kritieke getal volstaat voor een kritieke treffer.
card-atmine = Antitankmijn
card-atmine-text = Leg hem op een vak van je linies 1 tot en met 4 zonder eenheid of terreinkaart. De eerste tank of het eerste transport dat er komt, van wie ook, stopt en krijgt een treffer met penetratie 8, schade 4.
card-apmine = Antipersoneelsmijn
card-apmine-text = Leg hem op een vak van je linies 1 tot en met 4 zonder eenheid of terreinkaart. De eerste infanterie of artillerie die er komt, stopt en krijgt een treffer met penetratie 2, schade 2.
card-barr = Artilleriebarrage
card-barr-text = Een vak naar keuze en die links en rechts ervan: 6+/10, penetratie 3, schade 2, brisant, tegen elke eenheid daar, ook de jouwe.
card-reinf = Versterkingen
card-reinf-text = Trek 3 kaarten.
card-recon = Verkenning
card-recon-text = Bekijk de vijandelijke hand en trek dan 1 kaart.
card-hosp = Veldhospitaal
card-hosp-text = Neem hoogstens 2 wonden weg van een van je infanterie- of artillerie-eenheden.
card-work = Veldwerkplaats
card-work-text = Neem hoogstens 2 wonden weg van een van je tanks, transporten of artillerie-eenheden.
card-sabo = Sabotage
card-sabo-text = De vijand verliest hoogstens 2 AP.
card-ambush = Hinderlaag
card-ambush-text = In de beurt van de vijand, als een eenheid klaar is met bewegen: een van je eenheden binnen bereik schiet er met één wapen op.
card-counter = Contraspionage
card-counter-text = In de beurt van de vijand: houd de zojuist aangekondigde ondersteuningskaart tegen. Die wordt afgelegd, en de AP ervoor blijven uitgegeven.
card-march = Geforceerde mars
card-march-text = Beweging: hoogstens drie van je infanterie-eenheden krijgen deze beurt +1 beweging.
card-smoke = Rookbarrage
card-smoke-text = Vuren: leg een rookgordijn op drie vakken op een rij, waar je wilt.
card-drop = Transportvliegtuig
card-drop-text = Zet één infanteriekaart uit je hand in als parachutist; kosten en uitrusting betaal je. Luchtafweer schiet op het vliegtuig (pantser 1, 4 wonden); stort het neer, dan is de eenheid verloren.
card-general = Generaal
card-general-text = Kies een generaal van je factie en leg hem bij je HQ. Hij werkt zolang het HQ staat.
card-promo = Bevordering
card-promo-text = Een van je eenheden wordt veteraan: haar schoten zijn −1/−0.
card-elite = Elitebevordering
card-elite-text = Een van je veteranen wordt elite: haar schoten zijn −1/−1 en onderdrukking hindert ze niet meer.
card-ram = Ram
card-ram-text = Blijvend, tank: betreedt barrière, prikkeldraad en muur als gewoon terrein en vernietigt de kaart.
card-camo = Camouflage
card-camo-text = Blijvend, infanterie, artillerie of tank: schoten erop zijn +1/+0 als zij in haar laatste Beweging bleef staan. Niet boven op Plat op de grond.
card-plate = Extra pantser
card-plate-text = Blijvend, tank of transport: kan 1 wond meer verdragen.
card-optic = Betere optiek
card-optic-text = Blijvend, tank of artillerie: bereik van het hoofdwapen +1, hoogstens 5, niet voor schoten op een HQ.
card-apcr = Speciale munitie
card-apcr-text = Blijvend, tank of artillerie: penetratie van het hoofdwapen +1.
card-radio = Radio
card-radio-text = Blijvend, artillerie, gemechaniseerd geschut, raketwerper of infanterie met mortier: −1/−0 als een andere eenheid van jou binnen 2 vakken van het doel staat.
card-kit = Verbandtrommel
card-kit-text = Blijvend, infanterie: de eenheid kan genezen.
card-hero = Heldenmoed
card-hero-text = Eén beurt, een eenheid van jou: haar schoten deze beurt zijn −2/−1.
card-satch = Springstoftas
card-satch-text = Eén beurt, infanterie: haar stormschot heeft deze beurt +2 schade.
card-arsenal = Arsenaal van de democratie
card-arsenal-text = Je krijgt 2 AP en trekt 1 kaart.
card-tot = Time on Target
card-tot-text = Een vak naar keuze en die links en rechts ervan: 5+/9, penetratie 3, schade 2, brisant, tegen elke eenheid daar, ook de jouwe.
card-auft = Opdrachttactiek
card-auft-text = Vuren: een van je eenheden die klaar is met schieten mag bewegen, zonder stormaanval.
card-blitz = Bliksemopmars
card-blitz-text = Beweging: al je tanks en transporten krijgen deze beurt +1 beweging.
card-ura = Massale stormloop
card-ura-text = Beweging: reactievuur tegen je stormaanvallen is deze beurt +2/+1.
card-deep = Diepe reserves
card-deep-text = Neem hoogstens twee van je infanteriekaarten met kosten 1 van de aflegstapel terug in je hand.
card-ultra = Onderschepte berichten
card-ultra-text = Bekijk de vijandelijke hand; de vijand legt er één ondersteuningskaart naar jouw keuze uit af.
card-creep = Vuurwals
card-creep-text = Drie opeenvolgende vakken van een kolom: 6+/10, penetratie 3, schade 2, brisant, tegen elke eenheid daar, daarna rook op alle drie.

## Terrain

natural-plain = Vlakte
natural-plain-text = Gewoon terrein.
natural-forest = Bos
natural-forest-text = Zwaar terrein; schoten op eenheden erin +1/+1; 8 HP.
natural-bushes = Struiken
natural-bushes-text = Gewoon terrein; schoten op eenheden erin +1/+1; 4 HP.
natural-mountain = Berg
natural-mountain-text = Zwaar terrein.
natural-lake = Meer
natural-lake-text = Niemand komt erin.
natural-river = Rivieroever
natural-river-text = Gewoon terrein; de rivier zelf kom je alleen over met brug, boot of sappeurs.
natural-sea = Zee
natural-sea-text = Hier varen alleen vaartuigen.
terrain-house = Huis
terrain-house-text = Gebouw voor infanterie en artillerie: schoten erop +1/+1, pantser +1, 6 HP. Wordt het vernietigd, dan blijft er een ruïne over.
terrain-large-building = Groot gebouw
terrain-large-building-text = Gebouw voor infanterie en artillerie: schoten erop +2/+1, pantser +1, 10 HP. Wordt het vernietigd, dan blijft er een ruïne over.
terrain-bunker = Bunker
terrain-bunker-text = Gebouw voor infanterie en artillerie: schoten erop +2/+1, pantser +3, 12 HP. Wordt het vernietigd, dan blijft er een ruïne over.
terrain-wall = Muur
terrain-wall-text = Gewoon terrein; schoten op eenheden erin +1/+1; 4 HP.
terrain-trench = Loopgraaf
terrain-trench-text = Infanterie en artillerie: gewoon terrein, schoten erop +2/+1. Voor de rest zwaar terrein. 6 HP.
terrain-barrier = Barrière
terrain-barrier-text = Alleen infanterie komt erin: schoten erop +1/+0. 4 HP; sappeurs ruimen hem.
terrain-barb-wire = Prikkeldraad
terrain-barb-wire-text = Zwaar terrein; een tank rijdt erin als op gewoon terrein en plet het. 2 HP; sappeurs ruimen het.
terrain-bridge = Brug
terrain-bridge-text = Verbindt de twee oevers van een kolom. 8 HP; eenheden erop gaan mee ten onder.
terrain-ruins = Ruïne
terrain-ruins-text = Zwaar terrein; schoten op eenheden erin +1/+1; onverwoestbaar.
terrain-antitank-mine = Antitankmijn
terrain-antitank-mine-text = De eerste tank of het eerste transport dat het vak betreedt, krijgt een treffer met penetratie 8, schade 4. Sappeurs ruimen hem.
terrain-antipersonnel-mine = Antipersoneelsmijn
terrain-antipersonnel-mine-text = De eerste infanterie of artillerie die het vak betreedt, krijgt een treffer met penetratie 2, schade 2. Sappeurs ruimen hem.

## Generals

general-eisenhower = Dwight D. Eisenhower
general-eisenhower-text = HQ-inkomen +1, HQ-maximum +2.
general-patton = George S. Patton
general-patton-text = De eerste tank die je per beurt inzet kost 2 AP minder, minstens 1.
general-bradley = Omar N. Bradley
general-bradley-text = De eerste twee infanterie-eenheden die je per beurt inzet kosten elk 1 AP minder, uitrusting inbegrepen, minstens 1.
general-rommel = Erwin Rommel
general-rommel-text = In elke Beweging van jou krijgen hoogstens twee tanks of transporten +1 beweging.
general-guderian = Heinz Guderian
general-guderian-text = De eerste tank die je per beurt inzet kost 2 AP minder, minstens 1.
general-model = Walter Model
general-model-text = Vijandelijke schoten op je eenheden in je linies 1 tot en met 3 zijn +1/+0.
general-zhukov = Georgi Zjoekov
general-zhukov-text = Trek elke beurt 3 kaarten in plaats van 2.
general-chuikov = Vasili Tsjoejkov
general-chuikov-text = Je infanterie schiet met −1/−0 in een stormaanval en vanuit een gebouw of ruïne.
general-rokossovsky = Konstantin Rokossovski
general-rokossovsky-text = De eerste artillerie of raketwerper die je per beurt inzet kost 2 AP minder, minstens 1.
general-montgomery = Bernard Montgomery
general-montgomery-text = Eén keer per beurt mag je een misser van artillerie, gemechaniseerd geschut of een barrage overdoen.
general-alexander = Harold Alexander
general-alexander-text = +1 AP per beurt als je bevoorradingslijn minstens 2 lang is, +2 vanaf 4.
general-browning = Frederick Browning
general-browning-text = Parachutisten kosten 1 AP minder, minstens 1; het transportvliegtuig kost niets; landen verwondt nooit.

## Ready decks

deck-armored-spearhead = Pantserspits
deck-combined-kampfgruppe = Gemengde Kampfgruppe
deck-shock-army = Stootleger
deck-desert-to-rhine = Van de woestijn tot de Rijn

## Scenarios

scenario-dunkirk = Duinkerke
scenario-dunkirk-text = Het VK wint met 8 geëvacueerde eenheden, Duitsland door 8 eenheden te vernietigen of na 12 rondes. Bij elk Brits Begin brengt een dobbelsteen boten: 1 tot 4 één, 5 tot 8 twee, 9 of 10 drie. In Beweging haalt elke boot één infanterie-eenheid van rij 3 op die niet heeft bewogen en al 2 beurten op het bord staat. Britse linies tellen vanaf rij 3; het Britse HQ kan niet worden aangevallen. Mei 1940.
scenario-el-alamein = El Alamein
scenario-el-alamein-text = Het VK wint door het HQ te vernietigen of met 3 eenheden op rij 6 aan het eind van zijn beurt. Duitsland wint door 32 eenheden te vernietigen, of na 14 rondes. Oktober 1942.
scenario-stalingrad = Stalingrad: de fabriek
scenario-stalingrad-text = Duitsland wint als het aan het eind van twee eigen beurten na elkaar beide fabrieksvakken heeft. De USSR wint door het HQ te vernietigen, of na 12 rondes. Schoten op afstand 1 zijn −1/−0. Herfst 1942.
scenario-kasserine = Kasserinepas
scenario-kasserine-text = Duitsland wint als 4 van zijn eenheden het bord hebben verlaten, of door het HQ te vernietigen. De VS wint na 12 rondes. Amerikaanse schoten zijn de eerste 3 rondes +1/+0. Vanaf rij 1 mogen Duitse eenheden voor 1 beweging het bord verlaten. Februari 1943.
scenario-prokhorovka = Prochorovka
scenario-prokhorovka-text = Een vernietigde tank telt voor zijn kosten, elke andere eenheid voor 1. Wie eerst 30 punten heeft wint, anders de meeste na 10 rondes; gelijk is voor de USSR. Het HQ vernietigen wint ook. Juli 1943.
scenario-omaha = Omaha Beach
scenario-omaha-text = De VS wint met 2 eenheden op rij 6 aan het eind van een beurt, van wie ook, Duitsland door 12 eenheden te vernietigen of na 14 rondes. Amerikaanse grondeenheden komen in landingsvaartuigen op rij 1, die ze vanaf rij 2 aan land zetten; bij elk Amerikaans Begin mag er een nieuw komen zolang er minder dan 6 zijn. De Amerikaanse linies 1 en 2 tellen altijd voor de bevoorrading; het Amerikaanse HQ kan niet worden aangevallen; van de VS springt niemand. Duitse schoten zijn de eerste 4 rondes +1/+0, en de VS krijgt elke beurt 2 AP extra. 6 juni 1944.
scenario-arnhem = De brug bij Arnhem
scenario-arnhem-text = Duitsland wint als het aan het eind van zijn beurt het noordeinde van de brug en 2 van de 3 brughuizen heeft. Het VK wint na 10 rondes. De brug kan niet worden vernietigd. Elke Duitse beurt mag één infanterie-eenheid van rij 3 voor 1 AP in een stormboot de rivier over. September 1944.
scenario-bastogne = Bastogne
scenario-bastogne-text = Duitsland wint als het aan het eind van zijn beurt het grote gebouw en een van de huizen heeft, of door het HQ te vernietigen. De VS wint na 12 rondes. Sneeuw: grondeenheden bewegen 1 minder (minstens 1; verkenners hebben er geen last van), een bereik boven 3 is 1 korter, schoten vanaf afstand 3 zijn +1/+0. Mist: vóór ronde 6 vliegt er niets; daarna geeft luchtbevoorrading de VS elke beurt 2 AP extra. December 1944.

## Tiles

tile-t01 = Tegel 1
tile-t02 = Tegel 2
tile-t03 = Tegel 3
tile-t04 = Tegel 4
tile-t05 = Tegel 5
tile-t06 = Tegel 6
tile-t07 = Tegel 7
tile-t08 = Tegel 8
tile-t09 = Tegel 9
tile-t10 = Tegel 10
tile-t11 = Tegel 11
tile-t12 = Tegel 12
tile-t13 = Tegel 13
tile-t14 = Tegel 14
tile-t15 = Tegel 15
tile-t16 = Tegel 16

## What is wrong with a deck

deck-unknown = Er is geen kaart { $number }.
deck-scenario-only = { $card } komt alleen met een scenario mee.
deck-faction = { $card } hoort niet bij deze factie: { $faction }.
deck-banned = { $card } is in dit scenario verboden.
deck-type = Geen kaarten van de soort { $card } in dit scenario.
deck-year = { $card } is van { $year }; de grens is { $limit }.
deck-copies = { $card }: { $copies } exemplaren, maar er zijn er maar { $limit }.
deck-most =
    { $type ->
        [infantry] { type-infantry }
        [tank] { type-tank }
        [transport] { type-transport }
        [artillery] { type-artillery }
       *[airplane] { type-airplane }
    }: { $cards } kaarten; hoogstens { $limit } mogen.
deck-least =
    { $type ->
        [infantry] { type-infantry }
        [tank] { type-tank }
        [transport] { type-transport }
        [artillery] { type-artillery }
       *[airplane] { type-airplane }
    }: { $points } punten; minstens { $limit } zijn nodig.
deck-points = { $points } punten; de grens is { $limit }.
code-malformed = Dit is geen deckcode.
code-mistyped = In deze deckcode zit een fout, of hij komt uit een ander pakket.
