# 2GM: names and rules texts of the content. Our own words; numbers follow content/*.toml. Names of vehicles, guns,
# planes and formations stay as they are. "a/b" is added to the numbers needed for an impact and for a critical hit.
#
# Glossary: action points = AP; impact = impact; critical = critical; penetration = penetration; armor = armor; damage
#   = damage; wound = wound; headquarters = HQ; space = space; line = line; supply line = supply line; deploy =
#   deploy; assault = assault; reaction fire = reaction fire; hit points = HP; phases = Movement, Deployment,
#   Shooting, Flip Over

## Factions and headquarters

faction-us = USA
faction-de = Germany
faction-su = USSR
faction-uk = United Kingdom
hq-12th-army-group = 12th Army Group Forward
hq-heeresgruppe = Heeresgruppe Command Post
hq-front = Front Headquarters
hq-21st-army-group = 21st Army Group Tactical HQ

## Units: USA

card-us-li = Light Infantry (Riflemen)
card-us-hi = Heavy Infantry (Weapons Squad)
card-us-mech = Armored Infantry
card-us-rang = Rangers
card-us-para = Airborne
card-us-snip = Sniper Team
card-us-eng = Combat Engineers
card-us-mec = Mechanics
card-us-cg = Command Group
card-us-jeep = Willys Jeep
card-us-truck = GMC CCKW Truck
card-us-m3 = M3 Half-track
card-us-m8 = M8 Greyhound
card-us-m5 = M5 Stuart
card-us-m4 = M4 Sherman
card-us-m4e8 = M4A3E8 Sherman 76
card-us-m10 = M10 Wolverine
card-us-m18 = M18 Hellcat
card-us-m26 = M26 Pershing
card-us-m7 = M7 Priest
card-us-57 = 57 mm M1 AT Gun
card-us-105 = 105 mm M2A1 Howitzer
card-us-bof = 40 mm Bofors
card-us-p51 = P-51 Mustang
card-us-p47 = P-47 Thunderbolt
card-us-b26 = B-26 Marauder

## Units: Germany

card-de-li = Light Infantry (Grenadiere)
card-de-hi = Heavy Infantry (Schwere Kompanie)
card-de-volk = Volksgrenadiere
card-de-pzg = Panzergrenadiere
card-de-fj = Fallschirmjäger
card-de-snip = Scharfschütze
card-de-pio = Pioniere
card-de-mec = Werkstatt (Mechanics)
card-de-cg = Command Group
card-de-bmw = BMW R75 Motorcycle
card-de-opel = Opel Blitz Truck
card-de-251 = Sd.Kfz. 251 Half-track
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

card-su-li = Light Infantry (Strelki)
card-su-hi = Heavy Infantry (Weapons Company)
card-su-cons = Conscripts
card-su-smg = SMG Tank Riders
card-su-guard = Guards Rifles
card-su-cav = Cossack Cavalry
card-su-snip = Sniper Team
card-su-sap = Assault Sappers
card-su-mec = Mechanics
card-su-cg = Command Group
card-su-gaz = GAZ-67
card-su-zis5 = ZiS-5 Truck
card-su-m3 = Lend-Lease M3 Half-track
card-su-ba64 = BA-64
card-su-t70 = T-70
card-su-t34 = T-34/76
card-su-t3485 = T-34/85
card-su-kv1 = KV-1
card-su-is2 = IS-2
card-su-su85 = SU-85
card-su-su152 = SU-152
card-su-bm13 = BM-13 Katyusha
card-su-45 = 45 mm M1937 AT Gun
card-su-zis3 = 76 mm ZiS-3
card-su-m30 = 122 mm M-30 Howitzer
card-su-61k = 37 mm 61-K
card-su-yak = Yak-9
card-su-il2 = Il-2 Sturmovik
card-su-pe2 = Pe-2

## Units: United Kingdom

card-uk-li = Light Infantry (Rifle Section)
card-uk-hi = Heavy Infantry (Support Company)
card-uk-mot = Motor Infantry
card-uk-com = Commandos
card-uk-para = Parachute Regiment
card-uk-snip = Sniper Team
card-uk-eng = Royal Engineers
card-uk-mec = REME Mechanics
card-uk-cg = Command Group
card-uk-jeep = SAS Jeep
card-uk-bed = Bedford QL Truck
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
card-uk-6pr = 6-pounder AT Gun
card-uk-17p = 17-pounder AT Gun
card-uk-25p = 25-pounder
card-uk-bof = 40 mm Bofors
card-uk-spit = Spitfire
card-uk-typh = Typhoon
card-uk-mosq = Mosquito

## Units of scenarios

card-sc-lcvp = Landing craft
card-sc-boat = Assault boat

## Types, classes, slots, kinds of support

type-infantry = Infantry
type-tank = Tank
type-transport = Transport
type-artillery = Artillery
type-airplane = Airplane
type-support = Support
class-light = light
class-heavy = heavy
class-special = special
class-command = command
class-jeep = jeep
class-motorcycle = motorcycle
class-truck = truck
class-half-track = half-track
class-carrier = armored carrier
class-craft = craft
class-scout = scout vehicle
class-medium = medium
class-destroyer = tank destroyer
class-assault = assault gun
class-self-propelled = self-propelled artillery
class-rockets = rocket launcher
class-antitank = antitank
class-explosives = heavy explosives
class-anti-aircraft = anti-aircraft
class-fighter = fighter
class-bomber = bomber
slot-offensive = offensive
slot-defensive = defensive
slot-vehicle = vehicle, gun or plane
kind-supplies = Supplies
kind-promotion = Promotion
kind-equipment = Equipment

## Weapons

weapon-grenades = Grenades
weapon-hmg = HMG
weapon-mortar = Mortar
weapon-bazooka = Bazooka
weapon-panzerschreck = Panzerschreck
weapon-panzerfaust = Panzerfaust
weapon-piat = PIAT
weapon-at-rifle = Anti-tank rifle
weapon-flamethrower = Flamethrower
weapon-demolition-charge = Demolition charge
weapon-mg = MG
weapon-mrl = MRL
weapon-tank-flamethrower = Tank flamethrower
weapon-bomber-mg = Bomber MG
weapon-rifles = Rifles
weapon-rifles-and-smg = Rifles and SMGs
weapon-sniper-rifle = Sniper rifle
weapon-carbines = Carbines
weapon-37-mm = 37 mm
weapon-75-mm-m3 = 75 mm M3
weapon-76-mm-m1 = 76 mm M1
weapon-3-inch-m7 = 3-inch M7
weapon-90-mm-m3 = 90 mm M3
weapon-105-mm = 105 mm
weapon-57-mm = 57 mm
weapon-40-mm = 40 mm
weapon-six-50-cal = 6 × .50
weapon-50-cal-and-rockets = .50 cal and rockets
weapon-bombs = Bombs
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
weapon-150-mm-rockets = 150 mm rockets
weapon-88-mm = 88 mm
weapon-20-mm-and-mg = 20 mm and MG
weapon-dive-bombs = Dive bombs
weapon-ppsh-smg = PPSh SMG
weapon-rifles-and-lmg = Rifles and LMGs
weapon-smg-and-rifles = SMGs and rifles
weapon-dt-machine-gun = DT machine gun
weapon-45-mm = 45 mm
weapon-76-mm-f-34 = 76 mm F-34
weapon-85-mm-zis-s-53 = 85 mm ZiS-S-53
weapon-76-mm-zis-5 = 76 mm ZiS-5
weapon-122-mm-d-25t = 122 mm D-25T
weapon-85-mm-d-5s = 85 mm D-5S
weapon-152-mm-ml-20s = 152 mm ML-20S
weapon-132-mm-rockets = 132 mm rockets
weapon-76-mm = 76 mm
weapon-122-mm = 122 mm
weapon-rockets-23-mm-and-bombs = Rockets, 23 mm and bombs
weapon-rifles-and-sten = Rifles and Stens
weapon-revolvers-and-sten = Revolvers and Sten
weapon-twin-vickers-k = Twin Vickers K
weapon-2-pounder = 2-pounder
weapon-6-pounder = 6-pounder
weapon-75-mm-qf = 75 mm QF
weapon-17-pounder = 17-pounder
weapon-77-mm-hv = 77 mm HV
weapon-25-pounder = 25-pounder
weapon-20-mm-and-rockets = 20 mm and rockets
weapon-barrage = Artillery barrage
weapon-time-on-target = Time on Target
weapon-creeping-barrage = Creeping barrage

## What a weapon can do

flag-antitank = Antitank
flag-antitank-text = +1 damage to Tanks.
flag-heat = HEAT
flag-heat-text = +1 penetration against Tanks; it does not add up.
flag-high-explosives = High Explosives
flag-high-explosives-text = Against an occupied building +2 penetration and +2 damage; against an empty one +2 damage.
flag-anti-aircraft = Anti-Aircraft
flag-anti-aircraft-text = In the enemy's turn it may fire once at what flies within its range.
flag-flamethrower = Flamethrower
flag-flamethrower-text = Always damages a building and whoever is inside; armor and cover do not help, a critical still kills.
flag-flips = Flips
flag-flips-text = Once used, it rests for your next turn.
flag-mounts = To be mounted
flag-mounts-text = Fires only when mounted; a unit with a mounted weapon cannot move. Mount or unmount it in Flip Over.
flag-air-only = Against fighters only
flag-air-only-text = Fires once at every fighter that intercepts its bomber.
flag-row3 = Three in a row
flag-row3-text = One roll against each unit in the target space and the spaces left and right, friends included; never at an HQ.

## Abilities

ability-anti-aircraft = Anti-Aircraft
ability-anti-aircraft-text = Once in each enemy turn it may fire at a plane or paratroopers whose target is within its range.
ability-bomber = Bomber
ability-bomber-text = Strikes at once when it is played, an area or the enemy HQ, and is discarded.
ability-command-group = Command Group
ability-command-group-text = Pays 1 AP each turn in your line 1, 2 AP in line 2, 3 AP from line 3 on.
ability-embark = Embark/Disembark
ability-embark-text = Carries one unit over water and puts it ashore in front.
ability-fighter = Fighter
ability-fighter-text = Waits at your HQ until it attacks, intercepts or escorts once; then it is discarded.
ability-march = March
ability-march-text = Once per turn, in Movement: pay 1 AP for +1 movement.
ability-mechanized = Mechanized
ability-mechanized-text = May move at once after leaving a transport, even if it moved before.
ability-mobility = Mobility
ability-mobility-text = May move right after being deployed.
ability-mounted = Mounted
ability-mounted-text = May move 1 space more; if it does, it does not attack this turn.
ability-paratrooper = Paratrooper
ability-paratrooper-text = May land on any space without units or buildings; on terrain it takes 1 wound.
ability-repair = Repair
ability-repair-text = Once per turn: take 1 wound off a Tank, Transport or Artillery unit within 1 space.
ability-scout = Scout
ability-scout-text = Hard terrain is normal for it.
ability-sniper = Sniper
ability-sniper-text = Has a sniper rifle.
ability-tow = Tow
ability-tow-text = Carries one Artillery unit and drops it to its left or right.
ability-transport = Transport
ability-transport-text = Carries one Infantry unit and drops it to its left or right.
ability-sea = Seagoing
ability-sea-text = Moves on sea only.
ability-river = River crossing
ability-river-text = Crosses a river in one step.
ability-cure = Cure
ability-cure-text = Once per turn: take 1 wound off an Infantry or Artillery unit within 1 space, itself included.
ability-sappers = Sappers
ability-sappers-text = Removes Barb Wire, a Barrier or a Mine within 1 space; makes its hard space normal for friends; crosses rivers, and two of them face to face are a bridge.
ability-face-down = Face Down
ability-face-down-text = Shots at it are always +1/+0.
ability-smoke-shell = Smoke Shell
ability-smoke-shell-text = At any time: shots at it are +1/+1 until your next turn.
ability-smoke-screen = Smoke Screen
ability-smoke-screen-text = In Shooting: smoke on a space within range and, if you like, left and right of it. Shots through it +2/+2 until your next turn.

## Equipment

token-gren = Grenades
token-gren-text = A weapon of range 1, ready every turn.
token-hmg = Heavy machine gun
token-hmg-text = Range 3. It has to be mounted, and then the unit cannot move.
token-mort = Infantry mortar
token-mort-text = Range 4. It has to be mounted, and then the unit cannot move.
token-baz = Bazooka
token-baz-text = Range 2. Penetration 6 and damage 3 against Tanks.
token-psch = Panzerschreck
token-psch-text = Range 2. Penetration 7 and damage 3 against Tanks.
token-pfst = Panzerfaust
token-pfst-text = Range 1. Penetration 7 and damage 3 against Tanks.
token-piat = PIAT
token-piat-text = Range 1. Penetration 6 and damage 3 against Tanks.
token-ptrd = Anti-tank rifle
token-ptrd-text = Range 2, penetration 4: enough for light armor.
token-flam = Flamethrower
token-flam-text = Range 1. Buildings and whoever is inside are always damaged.
token-chrg = Demolition charge
token-chrg-text = Range 1, penetration 6, damage 3, strong against buildings. Once used, it rests for a turn.
token-med = Medic
token-med-text = The unit can Cure.
token-sap = Sappers
token-sap-text = The unit has Sappers. Removing a card uses it up for a turn.
token-fd = Face Down
token-fd-text = The unit is harder to hit: +1/+0, always.
token-mg = Tank MG
token-mg-text = Range 2. Once used, it rests for a turn.
token-vhmg = Tank HMG
token-vhmg-text = Range 3. Once used, it rests for a turn.
token-mrl = Multiple rocket launcher
token-mrl-text = Range 5, hits three spaces in a row, friends too. Once used, it rests for a turn.
token-tflm = Tank flamethrower
token-tflm-text = Range 1. Buildings are always damaged. Once used, it rests for a turn.
token-ss = Smoke Shell
token-ss-text = Smoke on the unit itself, at any time. Once used, it rests for a turn.
token-scr = Smoke Screen
token-scr-text = Smoke on up to three spaces in a row. Once used, it rests for a turn.
token-bmg = Bomber MG
token-bmg-text = One shot at every fighter that intercepts the bomber.

## Support cards

card-supplies = Supplies
card-supplies-text = Gain 3 AP, up to your HQ's maximum.
card-ammo = Ammunition
card-ammo-text = Shooting: one of your units may fire a weapon that it has used this turn or that is resting.
card-impact = Impact
card-impact-text = Shooting, before a unit of yours fires: all its shots this phase are at least impacts. Roll anyway; one below the critical number is enough for a critical.
card-atmine = Antitank Mine
card-atmine-text = Lay it on a space of your lines 1 to 4 without unit or terrain card. The first Tank or Transport to enter, whoever owns it, stops and takes an impact of penetration 8, damage 4.
card-apmine = Antipersonnel Mine
card-apmine-text = Lay it on a space of your lines 1 to 4 without unit or terrain card. The first Infantry or Artillery to enter stops and takes an impact of penetration 2, damage 2.
card-barr = Artillery Barrage
card-barr-text = Any space and those left and right of it: 6+/10, penetration 3, damage 2, high explosives, against each unit there, yours too.
card-reinf = Reinforcements
card-reinf-text = Draw 3 cards.
card-recon = Reconnaissance
card-recon-text = Look at the enemy hand, then draw 1 card.
card-hosp = Field Hospital
card-hosp-text = Take up to 2 wounds off one of your Infantry or Artillery units.
card-work = Field Workshop
card-work-text = Take up to 2 wounds off one of your Tanks, Transports or Artillery units.
card-sabo = Sabotage
card-sabo-text = The enemy loses up to 2 AP.
card-ambush = Ambush
card-ambush-text = In the enemy's turn, when a unit has finished its move: one of your units in range fires one weapon at it.
card-counter = Counterintelligence
card-counter-text = In the enemy's turn: cancel the support card just announced. It is discarded, and its AP stay spent.
card-march = Forced March
card-march-text = Movement: up to three of your Infantry units get +1 movement this turn.
card-smoke = Smoke Barrage
card-smoke-text = Shooting: place a smoke screen on three spaces in a row, anywhere.
card-drop = Transport Plane
card-drop-text = Deploy one Infantry card from your hand as a paratrooper, paying its cost and equipment. Anti-aircraft fire is at the plane (armor 1, 4 wounds); if that falls, the unit is lost.
card-general = General
card-general-text = Choose one of your faction's generals and place him at your HQ. He acts as long as the HQ stands.
card-promo = Promotion
card-promo-text = One of your units becomes a veteran: its shots are −1/−0.
card-elite = Elite Promotion
card-elite-text = One of your veterans becomes elite: its shots are −1/−1, and suppression no longer hampers them.
card-ram = Ram
card-ram-text = Permanent, Tank: enters Barrier, Barb Wire and Wall as normal terrain and destroys the card.
card-camo = Camouflage
card-camo-text = Permanent, Infantry, Artillery or Tank: shots at it are +1/+0 if it did not move in its last Movement. Not in addition to Face Down.
card-plate = Additional Armor
card-plate-text = Permanent, Tank or Transport: it can take 1 wound more.
card-optic = Improved Optics
card-optic-text = Permanent, Tank or Artillery: main weapon range +1, at most 5, not for shots at an HQ.
card-apcr = Special Ammunition
card-apcr-text = Permanent, Tank or Artillery: main weapon penetration +1.
card-radio = Radio
card-radio-text = Permanent, Artillery, self-propelled artillery, rocket launcher or Infantry with a mortar: −1/−0 if another unit of yours is within 2 spaces of the target.
card-kit = First-Aid Kit
card-kit-text = Permanent, Infantry: the unit can Cure.
card-hero = Heroism
card-hero-text = One turn, any unit of yours: its shots this turn are −2/−1.
card-satch = Satchel Charge
card-satch-text = One turn, Infantry: its assault shot this turn has +2 damage.
card-arsenal = Arsenal of Democracy
card-arsenal-text = Gain 2 AP and draw 1 card.
card-tot = Time on Target
card-tot-text = Any space and those left and right of it: 5+/9, penetration 3, damage 2, high explosives, against each unit there, yours too.
card-auft = Mission Command
card-auft-text = Shooting: one of your units that has finished firing may move, without assault.
card-blitz = Lightning Advance
card-blitz-text = Movement: all your Tanks and Transports get +1 movement this turn.
card-ura = Massed Charge
card-ura-text = Movement: reaction fire against your assaults this turn is +2/+1.
card-deep = Deep Reserves
card-deep-text = Take up to two of your Infantry cards of cost 1 from the discard pile back into your hand.
card-ultra = Signals Intercept
card-ultra-text = Look at the enemy hand; the enemy discards one support card of your choice from it.
card-creep = Creeping Barrage
card-creep-text = Three consecutive spaces of a column: 6+/10, penetration 3, damage 2, high explosives, against each unit there, then smoke on all three.

## Terrain

natural-plain = Plain
natural-plain-text = Normal terrain.
natural-forest = Forest
natural-forest-text = Hard terrain; shots at units inside +1/+1; 8 HP.
natural-bushes = Bushes
natural-bushes-text = Normal terrain; shots at units inside +1/+1; 4 HP.
natural-mountain = Mountain
natural-mountain-text = Hard terrain.
natural-lake = Lake
natural-lake-text = Nobody enters.
natural-river = River bank
natural-river-text = Normal terrain; the river itself is crossed only by bridge, boat or sappers.
natural-sea = Sea
natural-sea-text = Only craft move here.
terrain-house = House
terrain-house-text = Building for Infantry and Artillery: shots at them +1/+1, armor +1, 6 HP. Destroyed, it becomes Ruins.
terrain-large-building = Large Building
terrain-large-building-text = Building for Infantry and Artillery: shots at them +2/+1, armor +1, 10 HP. Destroyed, it becomes Ruins.
terrain-bunker = Bunker
terrain-bunker-text = Building for Infantry and Artillery: shots at them +2/+1, armor +3, 12 HP. Destroyed, it becomes Ruins.
terrain-wall = Wall
terrain-wall-text = Normal terrain; shots at units inside +1/+1; 4 HP.
terrain-trench = Trench
terrain-trench-text = Infantry and Artillery: normal terrain, shots at them +2/+1. Hard terrain for all others. 6 HP.
terrain-barrier = Barrier
terrain-barrier-text = Only Infantry enters: shots at it +1/+0. 4 HP; sappers remove it.
terrain-barb-wire = Barb Wire
terrain-barb-wire-text = Hard terrain; a Tank enters as on normal terrain and crushes it. 2 HP; sappers remove it.
terrain-bridge = Bridge
terrain-bridge-text = Joins the two banks of a column. 8 HP; units on it fall with it.
terrain-ruins = Ruins
terrain-ruins-text = Hard terrain; shots at units inside +1/+1; cannot be destroyed.
terrain-antitank-mine = Antitank Mine
terrain-antitank-mine-text = The first Tank or Transport to enter takes an impact of penetration 8, damage 4. Sappers remove it.
terrain-antipersonnel-mine = Antipersonnel Mine
terrain-antipersonnel-mine-text = The first Infantry or Artillery to enter takes an impact of penetration 2, damage 2. Sappers remove it.

## Generals

general-eisenhower = Dwight D. Eisenhower
general-eisenhower-text = HQ income +1, HQ maximum +2.
general-patton = George S. Patton
general-patton-text = The first Tank you deploy each turn costs 2 AP less, at least 1.
general-bradley = Omar N. Bradley
general-bradley-text = The first two Infantry units you deploy each turn cost 1 AP less each, equipment included, at least 1.
general-rommel = Erwin Rommel
general-rommel-text = In each of your Movements up to two Tanks or Transports get +1 movement.
general-guderian = Heinz Guderian
general-guderian-text = The first Tank you deploy each turn costs 2 AP less, at least 1.
general-model = Walter Model
general-model-text = Enemy shots at your units in your lines 1 to 3 are +1/+0.
general-zhukov = Georgy Zhukov
general-zhukov-text = Draw 3 cards each turn instead of 2.
general-chuikov = Vasily Chuikov
general-chuikov-text = Your Infantry shoots at −1/−0 in an assault and from a building or Ruins.
general-rokossovsky = Konstantin Rokossovsky
general-rokossovsky-text = The first Artillery unit or rocket launcher you deploy each turn costs 2 AP less, at least 1.
general-montgomery = Bernard Montgomery
general-montgomery-text = Once per turn reroll a missed shot of an Artillery unit, self-propelled gun or barrage.
general-alexander = Harold Alexander
general-alexander-text = +1 AP each turn if your supply line is 2 or longer, +2 if it is 4 or longer.
general-browning = Frederick Browning
general-browning-text = Paratroopers cost 1 AP less, at least 1; the Transport Plane costs nothing; landing never wounds.

## Ready decks

deck-armored-spearhead = Armored spearhead
deck-combined-kampfgruppe = Combined Kampfgruppe
deck-shock-army = Shock army
deck-desert-to-rhine = Desert to Rhine

## Scenarios

scenario-dunkirk = Dunkirk
scenario-dunkirk-text = The UK wins with 8 units evacuated, Germany by destroying 8 units or after 12 rounds. At each UK Start a die brings boats: 1 to 4 one, 5 to 8 two, 9 or 10 three. In Movement each takes off one Infantry unit from row 3 that has not moved and has been on the board for 2 turns. UK lines count from row 3; the UK HQ cannot be attacked. May 1940.
scenario-el-alamein = El Alamein
scenario-el-alamein-text = The UK wins by destroying the HQ or with 3 units on row 6 at the end of its turn. Germany wins by destroying 32 units, or after 14 rounds. October 1942.
scenario-stalingrad = Stalingrad: the factory
scenario-stalingrad-text = Germany wins if it holds both factory spaces at the end of two of its turns in a row. The USSR wins by destroying the HQ, or after 12 rounds. Shots at distance 1 are −1/−0. Autumn 1942.
scenario-kasserine = Kasserine Pass
scenario-kasserine-text = Germany wins when 4 of its units have left the board, or by destroying the HQ. The USA wins after 12 rounds. US shots are +1/+0 in the first 3 rounds. From row 1 German units may leave the board for 1 movement. February 1943.
scenario-prokhorovka = Prokhorovka
scenario-prokhorovka-text = A Tank destroyed scores its cost, any other unit 1. First to 30 points wins, else the most points after 10 rounds; a tie goes to the USSR. Destroying the HQ wins too. July 1943.
scenario-omaha = Omaha Beach
scenario-omaha-text = The USA wins with 2 units on row 6 at the end of any turn, Germany by destroying 12 units or after 14 rounds. US ground units come in landing craft on row 1, which put them ashore from row 2; at each US Start a new one may come while there are fewer than 6. US lines 1 and 2 always count for supply; the US HQ cannot be attacked; no US unit jumps. German shots are +1/+0 in the first 4 rounds, and the USA gets 2 AP more each turn. 6 June 1944.
scenario-arnhem = Arnhem bridge
scenario-arnhem-text = Germany wins if at the end of its turn it holds the north end of the bridge and 2 of the 3 bridge houses. The UK wins after 10 rounds. The bridge cannot be destroyed. Each German turn one Infantry unit on row 3 may cross the river in an assault boat for 1 AP. September 1944.
scenario-bastogne = Bastogne
scenario-bastogne-text = Germany wins if at the end of its turn it holds the large building and one of the houses, or by destroying the HQ. The USA wins after 12 rounds. Snow: ground units move 1 less (at least 1; Scouts do not mind), ranges above 3 are 1 shorter, shots from distance 3 on are +1/+0. Fog: nothing flies before round 6; from then on air supply gives the USA 2 AP more each turn. December 1944.

## Tiles

tile-t01 = Tile 1
tile-t02 = Tile 2
tile-t03 = Tile 3
tile-t04 = Tile 4
tile-t05 = Tile 5
tile-t06 = Tile 6
tile-t07 = Tile 7
tile-t08 = Tile 8
tile-t09 = Tile 9
tile-t10 = Tile 10
tile-t11 = Tile 11
tile-t12 = Tile 12
tile-t13 = Tile 13
tile-t14 = Tile 14
tile-t15 = Tile 15
tile-t16 = Tile 16

## What is wrong with a deck

deck-unknown = There is no card { $number }.
deck-scenario-only = { $card } comes only with a scenario.
deck-faction = { $card } is not a card of this faction: { $faction }.
deck-banned = { $card } is banned in this scenario.
deck-type = No cards of the kind of { $card } in this scenario.
deck-year = { $card } is of { $year }; the limit is { $limit }.
deck-copies = { $card }: { $copies } copies, but there are only { $limit }.
deck-most =
    { $type ->
        [infantry] { type-infantry }
        [tank] { type-tank }
        [transport] { type-transport }
        [artillery] { type-artillery }
       *[airplane] { type-airplane }
    }: { $cards } cards; at most { $limit } are allowed.
deck-least =
    { $type ->
        [infantry] { type-infantry }
        [tank] { type-tank }
        [transport] { type-transport }
        [artillery] { type-artillery }
       *[airplane] { type-airplane }
    }: { $points } points; at least { $limit } are required.
deck-points = { $points } points; the limit is { $limit }.
code-malformed = This is not a deck code.
code-mistyped = This deck code has a mistake in it, or it is from another pack.
