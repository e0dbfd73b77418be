# Revenge of the Dictators: names and rules texts of the content. Our own words; numbers follow content/*.toml.
# "n states away" counts steps from a state to an adjacent one; your own state is 0 steps away.

## Action cards

card-just-what-i-needed = Just What I Needed!
card-just-what-i-needed-text = Pick any one card from the command discard pile, show it to everyone and keep it. A DEFCON or Trident card is not kept: it is resolved at once.
card-amtrak = Amtrak
card-amtrak-text = Move to any location at most 4 states away; roads, roadblocks and no-fly zones do not matter. Then you skip a turn. USA only.
card-helicopter = Helicopter
card-helicopter-text = Move to any location at most 3 states away, from state to adjacent state; roads and roadblocks do not matter. No state on the way, start and end included, may lie in a time zone with a no-fly zone. USA only.
card-emp = EMP
card-emp-text = Choose a state: every dictator there skips a turn, you included. USA only.
card-censorship = Censorship
card-censorship-text = Remove one card in play in front of any player, yourself included: an asset, a multi-turn card or a founding father. A founding father goes to his own discard pile.
card-bribery = Bribery
card-bribery-text = Choose an opponent whose next turn is not bought yet: you make every decision of that player’s next turn that is not skipped, with that player’s cards, dictator and meeple. Should that turn win the game, the victim wins.
card-mutually-assured-destruction = Mutually Assured Destruction
card-mutually-assured-destruction-text = Clockwise, each opponent with cards in hand discards one of their choice or refuses. If at least one refuses, you may move to any location at most 3 states away; otherwise you stay put. USA only.
card-sneaking-across = Sneaking Across
card-sneaking-across-text = Take an international flight from your location without paying its cost and without using your travel. No-fly zones still apply.
card-stealth-fighter = Stealth Fighter
card-stealth-fighter-text = Move to any location outside the USA: in Canada or Mexico, Guantanamo Bay, or the Trident while its token is on the board. Roads and no-fly zones do not matter.
card-engineer = Engineer
card-engineer-text = Attempt to disarm your own facility at your location, or a warhead if you are on the Trident, without using your travel. Roll as usual.
card-hacker = Hacker
card-hacker-text = Disarm your own facility at your location, or a warhead if you are on the Trident, without a roll and without using your travel. It works unless someone cancels it.
card-morale-boost = Morale Boost
card-morale-boost-text = When this turn is completely over, you take another full turn. Cannot be played in a turn that this card granted.
card-roadblock = Roadblock
card-roadblock-text = Place up to 2 roadblocks from the supply on 2 different roads that have none. Nobody ever sees a worker.
card-no-fly-zone = No-Fly Zone
card-no-fly-zone-text = Place 1 no-fly zone from the supply on a time zone that has none. Hawaii only while no meeple is there. Birds are advised to walk.
card-bulldozer = Bulldozer
card-bulldozer-text = Remove up to 2 roadblocks from the board. Thorough, not quiet.
card-air-traffic-control = Air Traffic Control
card-air-traffic-control-text = Remove 1 no-fly zone from the board, if there is one. Then draw 1 card.
card-road-trip = Road Trip
card-road-trip-text = Move along 1 or 2 roads in a row, none of them with a roadblock. Your travel is not used.
card-monster-truck = Monster Truck
card-monster-truck-text = Move past a roadblock: along one road from your location that has one. The roadblock stays; so do the tyre marks.
card-pickpocket = Pickpocket
card-pickpocket-text = Take one random card from the hand of an opponent whose meeple is in the same state, province or special site as yours. A warm embrace among colleagues.
card-deportation = Deportation
card-deportation-text = Choose an opponent whose meeple is in the USA, but not in Hawaii: move it to Vancouver or Tijuana, as you choose.
card-extraordinary-rendition = Extraordinary Rendition
card-extraordinary-rendition-text = Choose an opponent whose meeple is in the USA, but not in Hawaii: move it to Guantanamo Bay. No paperwork required.
card-area-51-access-pass = Area 51 Access Pass
card-area-51-access-pass-text = If your meeple is in the USA, but not in Hawaii, move it to Area 51. If it is already there, draw 3 cards instead. USA only.
card-friends-at-langley = Friends at Langley
card-friends-at-langley-text = Look at one opponent’s hand and all of that player’s facility cards. If your meeple is at the CIA Headquarters, you may also take one card of your choice from that hand.
card-propaganda-tour = Propaganda Tour
card-propaganda-tour-text = Draw 2 cards, one after the other. The crowd is paid by the hour.
card-house-arrest = House Arrest
card-house-arrest-text = Put this card in front of an opponent: for 2 turns that player cannot spend travel on anything. The palace has 300 rooms; that must do.
card-trade-embargo = Trade Embargo
card-trade-embargo-text = Put this card in front of an opponent: for 3 turns that player may take the draw action at most once per turn. Cigars included.
card-motorcade = Motorcade
card-motorcade-text = Put this card in front of yourself: for 2 turns, this one included, your travel by road may follow 2 roads in a row instead of 1. Neither may have a roadblock you cannot ignore.
card-rigged-election = Rigged Election
card-rigged-election-text = Look at the top 3 cards of the presidential deck and put them back on top in any order. Democracy at work.
card-red-telephone = Red Telephone
card-red-telephone-text = Move the DEFCON level one step back towards 5, but never beyond the level the game started with. No level effect is carried out.

## Interruptions

card-tornado-season = Tornado Season
card-tornado-season-text = After an opponent has moved their own meeple and it stands in a US state with neighbours: move it to any location of an adjacent state. You choose state and location. USA only.
card-veto = Veto
card-veto-text = NOPE! When an opponent plays an action card or an asset: it has no effect and is discarded. The actions paid stay spent.
card-plausible-deniability = Plausible Deniability
card-plausible-deniability-text = When any other player plays an interruption: it has no effect. It never happened, and you keep the evidence: that card goes into your hand.
card-sabotage = Sabotage
card-sabotage-text = When an opponent’s attempt to disarm is about to succeed: it fails. You were at the opera all evening. No use against token II.
card-filibuster = Filibuster
card-filibuster-text = After an opponent’s roll to convince the president: read him the phone book and subtract 6 from the result. Other modifiers still count.
card-secret-service = Secret Service
card-secret-service-text = When an opponent reveals a presidential card with the president present: he counts as absent, without any effect. The card is discarded, that player draws 1 card while waiting, and then takes a normal turn.
card-recount = Recount
card-recount-text = After any player, you included, has rolled a die: it is rolled again and only the new result counts. Democracy means counting until it fits.
card-flat-tire = Flat Tire
card-flat-tire-text = When an opponent spends travel to move by road: the meeple does not move. Travel and action stay spent. You own the garage: draw 1 card.
card-airport-strike = Airport Strike
card-airport-strike-text = When an opponent takes an international flight in any way or plays Helicopter: the meeple does not move and all costs stay spent. The strike spreads: that meeple’s time zone becomes a no-fly zone, if it can. No use against Stealth Fighter.
card-wiretap = Wiretap
card-wiretap-text = After an opponent has drawn a command card with the draw action: you heard that. You take that card into your hand instead. Event cards cannot be taken.
card-diplomatic-immunity = Diplomatic Immunity
card-diplomatic-immunity-text = When another player’s card or ability would move your meeple, make you skip a turn, or take or discard cards from your hand: it does not apply to you. That player gets your parking tickets and discards one random card.
card-blizzard = Blizzard
card-blizzard-text = After an opponent has moved their own meeple to a location in the USA: place up to 2 roadblocks from the supply on free roads leading from there. USA only.
card-red-tape = Red Tape
card-red-tape-text = When an opponent plays an action card or an asset: form 27 is missing. It has no effect and goes back to that player’s hand. The actions paid stay spent.
card-wrong-wire = Wrong Wire
card-wrong-wire-text = When an opponent’s attempt to disarm is about to succeed: “I said the BLUE one!” It fails, and that player draws 1 card: the manual. No use against token II.

## Assets

card-the-marauder = The Marauder
card-the-marauder-text = Stays in front of you and does not believe in obstacles. Use its abilities in your own turns. USA only.
card-the-marauder-ability-1 = Travel: move along a road with a roadblock from your location; that roadblock goes back to the supply.
card-the-marauder-ability-2 = 2 actions: pick any location of an adjacent state and move there.
card-blackmail-box = Blackmail Box
card-blackmail-box-text = Stays in front of you; everyone knows what is in it. Use its abilities in your own turns.
card-blackmail-box-ability-1 = Free, once per turn: discard one card from your hand; then an opponent of your choice discards one random card.
card-blackmail-box-ability-2 = 2 actions: an opponent of your choice either gives you one card of their choice from hand or shows you one of their face-down facility cards.
card-private-jet = Private Jet
card-private-jet-text = Stays in front of you, gold taps included. Use its ability in your own turns.
card-private-jet-ability-1 = Travel: take an international flight from your location without the additional action.
card-propaganda-network = Propaganda Network
card-propaganda-network-text = Stays in front of you; all channels agree with you. Use its ability in your own turns.
card-propaganda-network-ability-1 = 1 action, once per turn: draw 2 cards, one after the other.
card-secret-bunker = Secret Bunker
card-secret-bunker-text = Stays in front of you and hides up to 2 cards, which do not count as hand cards. When it leaves play, they are discarded.
card-secret-bunker-ability-1 = Free, once per turn: put one card from your hand face-down under this card (at most 2 lie there) or take any number of them back.

## Dictators

dictator-mao = Mao “Ze Bong”
dictator-mao-short = Mao
dictator-mao-text = With every draw action you may take the top card of the command discard pile instead of the top card of the command deck. Event cards taken this way are resolved as if drawn.
dictator-joseph = Joseph “The Man of Steal”
dictator-joseph-short = Joseph
dictator-joseph-text = You are dealt no zone 1 card. You count one disarmed facility more than you have face-up, up to 3. Whoever loses this card, except through token V, draws a zone 1 card face-down.
dictator-fidel = Fidel “The Fiddler”
dictator-fidel-short = Fidel
dictator-fidel-text = Once per turn, after your roll to disarm, you may roll again; the second result counts.
dictator-kim = Kim “The Young-One”
dictator-kim-short = Kim
dictator-kim-text = When you get this card, choose the ability of any other dictator, dealt or not. It is yours as long as you own this card, as often as it allows.
dictator-nicolae = Nicolae “The Decorator”
dictator-nicolae-short = Nicolae
dictator-nicolae-text = You start with 6 command cards instead of 4, and your hand limit is 7 instead of 5.
dictator-benito = Benito “The Late Train”
dictator-benito-short = Benito
dictator-benito-text = The first card with the USA-only symbol that you play in a turn costs you 1 action less, but at least 1.
dictator-saddam = Saddam “Who’s Sane”
dictator-saddam-short = Saddam
dictator-saddam-text = Opponents’ cards and abilities cannot make you discard cards, take cards from your hand or look at it. Bribery still works, and you may still discard for Mutually Assured Destruction.
dictator-muammar = Muammar “The Happy Camper”
dictator-muammar-short = Muammar
dictator-muammar-text = When you spend travel to move by road, you may ignore a roadblock on that road; it stays there.
dictator-idi = Idi “A Meanie”
dictator-idi-short = Idi
dictator-idi-text = Once per turn, for 1 action: an opponent whose meeple is in your state or an adjacent one (outside the USA: at your location) discards one random card.
dictator-augusto = Augusto “Pinot Cheat”
dictator-augusto-short = Augusto
dictator-augusto-text = An international flight costs you only your travel, without the additional action. No-fly zones never restrict you.
dictator-francisco = Francisco “Let’s Be Franco”
dictator-francisco-short = Francisco
dictator-francisco-text = Once per turn, for 1 action: discard the founding father in front of you.
dictator-napoleon = Napoleon “Short Fuse”
dictator-napoleon-short = Napoleon
dictator-napoleon-text = You may spend travel a second time in your turn, for its usual 1 action, but only to move by road.
dictator-julius = Julius “Seize-All”
dictator-julius-short = Julius
dictator-julius-text = Once per game, in anyone’s turn, when an opponent plays an action card, asset or interruption: it has no effect and is discarded.
dictator-genghis = Genghis “Yes I Khan”
dictator-genghis-short = Genghis
dictator-genghis-text = Add 2 to your roll to convince the president.

## Founding fathers

father-gouverneur-morris = Gouverneur Morris
father-gouverneur-morris-text = He wrote “We the People”, so it all belongs to them. For 3 turns: when your turn ends, your whole hand goes to the command discard pile. If it is empty, you skip a turn instead.
father-john-adams = John Adams
father-john-adams-text = As vice president he had nothing to do; now you have. For 2 turns: you cannot play action cards or assets. Interruptions and assets already in play stay allowed.
father-signing-the-declaration = Signing the Declaration
father-signing-the-declaration-text = Sign here, here and here. Choose one founding father in front of any player, your own included, if there is any: discard it, then this card. This card does not push out your current founding father by itself.
father-george-washington = George Washington
father-george-washington-text = For 3 turns: you cannot tell a lie, so you play with your hand face-up for everyone.
father-thomas-jefferson = Thomas Jefferson
father-thomas-jefferson-text = He bought Louisiana and now wants toll. For 2 turns: you cannot spend travel to move by road. Disarming, flights and abilities stay allowed.
father-benjamin-franklin = Benjamin Franklin
father-benjamin-franklin-text = He is flying his kite again. Lightning strikes one of your assets in play, your choice: discard it. If you have none, discard 2 random cards from your hand, or as many as you have.
father-alexander-hamilton = Alexander Hamilton
father-alexander-hamilton-text = The treasury sends its regards. For 2 turns: action cards and assets cost you 1 action more to play.
father-james-madison = James Madison
father-james-madison-text = Checks and balances, mostly checks. For 2 turns: you have at most 2 actions per turn. If you have spent 2 or more when you draw this, you have none left this turn.
father-john-jay = John Jay
father-john-jay-text = He has made a treaty with your airline. For 3 turns: you cannot take international flights, not even through a card, asset or ability.
father-samuel-adams = Samuel Adams
father-samuel-adams-text = Tea party: clockwise, each opponent takes one random card from your hand until all have had one or your hand is empty.
father-john-hancock = John Hancock
father-john-hancock-text = His signature covers half the manual. For 3 turns: your rolls to disarm succeed only on 5 or 6.
father-roger-sherman = Roger Sherman
father-roger-sherman-text = The great compromise: he is great, you compromise. Until removed or replaced: your hand limit is 3.
father-robert-morris = Robert Morris
father-robert-morris-text = The financier charges for every withdrawal. For 2 turns: the draw action costs you 2 actions.
father-patrick-henry = Patrick Henry
father-patrick-henry-text = Give him liberty or give him cards! Choose: discard your whole hand (possible only with at least one card) or skip a turn.
father-george-mason = George Mason
father-george-mason-text = He has objections, so you may have none. Until removed or replaced: you cannot play interruptions.

## Presidential cards

presidential-in-the-oval-office = In the Oval Office
presidential-in-the-oval-office-text = The president is in. Roll to convince him; this is your whole turn.
presidential-cabinet-purge = Cabinet Purge
presidential-cabinet-purge-text = The president is out. Your whole hand goes to the command discard pile.
presidential-defcon = DEFCON
presidential-defcon-text = The president is out, looking for the button. The DEFCON level goes up by one: carry out the effect of the new level.
presidential-oops = Oops
presidential-oops-text = The president is out. Turn one of your disarmed facility cards of zones 1–3, your choice, face-down: it is armed again. If you have none, move your meeple to Hawaii.
presidential-golf-day = Golf Day
presidential-golf-day-text = The president is out, working on his handicap. No effect.
presidential-state-banquet = State Banquet
presidential-state-banquet-text = The president is out, but there is cake. Draw 2 cards, one after the other.
presidential-secret-service-escort = Secret Service Escort
presidential-secret-service-escort-text = The president is out and you are shown out. Move your meeple to the CIA Headquarters.
presidential-air-force-one = Air Force One
presidential-air-force-one-text = The president is out and in the air. If the Eastern time zone has no no-fly zone, place one there from the supply.

## Event cards (as read by default; -levels: the other reading of the loose card texts)

event-defcon = DEFCON
event-defcon-text = The DEFCON level goes up by one: carry out the effect of the new level. Then the top 2 cards of the founding father deck are shuffled unseen into the command deck.
event-defcon-text-levels = The DEFCON level goes up by one: carry out the effect of the new level.
event-trident = Trident Nuclear Deterrent
event-trident-text = First time: the Trident token surfaces in the Gulf of Mexico. Second time: it leaves the board and meeples on it go to Guantanamo Bay. Both times, all players then lose their whole hands to the command discard pile. Later: no effect.
event-trident-text-levels = First time: the Trident token surfaces in the Gulf of Mexico. Second time: it leaves the board and meeples on it go to Guantanamo Bay. Later: no effect.

## DEFCON levels (likewise)

defcon-1 = Whoever holds token IX unused wins. Otherwise the missiles fly: the game ends and nobody wins.
defcon-2 = The top 20 command cards of the command deck go to the command discard pile; event cards met on the way are shuffled back in without effect.
defcon-3 = The active player places 1 no-fly zone on a free time zone (Hawaii only while no meeple is there). Then, clockwise from the active player, each player places 1 roadblock from the supply on a free road.
defcon-3-levels = All players lose their whole hands to the command discard pile.
defcon-4 = Clockwise from the active player, each player places 1 roadblock from the supply on a free road.
defcon-4-levels = The top 2 cards of the founding father deck are shuffled unseen into the command deck.
defcon-5 = Peace, more or less. No effect.

## Zone 4 tokens

token-1 = I: Shortcut
token-1-text = Your meeple turns up in Washington D.C. or at any location of Washington State, as you like.
token-2 = II: Remote Control
token-2-text = Any one of your armed facilities becomes disarmed, wherever you are and without a roll. In zone 4 you take its token too.
token-3 = III: Silver Tongue
token-3-text = Add 5 to one of your rolls to convince the president, even after seeing the result.
token-4 = IV: New Passport
token-4-text = Exchange your dictator for any unused one of your choice.
token-5 = V: Trading Places
token-5-text = Only in the turn you gain this token: trade everything with another player, namely dictator, hand, facility cards, meeple, tokens, cards in play and turns to skip. Seat, remaining actions and travel stay yours.
token-6 = VI: Musical Chairs
token-6-text = Pick as many meeples as you like and redistribute them over the places they occupy.
token-7 = VII: Inside Source
token-7-text = Look through 5 presidential cards from the deck: one stays face-down with you, the others are shuffled back. Later you may use it once instead of drawing when you confront the president; then it is discarded.
token-8 = VIII: Blank Cheque
token-8-text = The top 6 cards of the command deck are shown to all and become yours; event cards among them are shuffled back in. This turn you may play any of the others free of cost, and they cannot be countered.
token-9 = IX: Last Laugh
token-9-text = Shown at the moment DEFCON level 1 is reached, in anyone’s turn, it wins you the game.
token-10 = X: Gift Baskets
token-10-text = Mix 3 command cards from the command deck with 3 founding fathers. Each opponent gets one of the six at random; the rest are shuffled into the command deck.
token-11 = XI: Clean Sweep
token-11-text = All zone 4 tokens still lying on the board leave the game.
token-12 = XII: Passport Mix-Up
token-12-text = You and an opponent exchange dictators. Whoever gives up Joseph this way draws a zone 1 card.
token-13 = XIII: Return to Sender
token-13-text = Show this when a founding father comes to you, drawn or received: an opponent of your choice gets him instead.
token-14 = XIV: Bulging Briefcase
token-14-text = Take the top 10 cards of the command deck into your hand. Event cards among them go back into it, shuffled, without effect.
token-15 = XV: Free Passage
token-15-text = Take as many roadblocks and no-fly zones off the board as you like.

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
place-CIA = CIA Headquarters
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
place-MEX = Mexico City
place-CUN = Cancún
place-GTM = Guantanamo Bay
place-TND = Trident Nuclear Deterrent

## States, provinces and what counts as one

state-HI = Hawaii
state-WA = Washington State
state-OR = Oregon
state-CA = California
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
state-CIA = CIA Headquarters
state-BC = British Columbia
state-AB = Alberta
state-SK = Saskatchewan
state-MB = Manitoba
state-ON = Ontario
state-QC = Quebec
state-NS = Nova Scotia
state-BCN = Baja California
state-SON = Sonora
state-CHH = Chihuahua
state-NLE = Nuevo León
state-JAL = Jalisco
state-CMX = Mexico City
state-ROO = Quintana Roo
state-GTMO = Guantanamo Bay
state-GULF = Gulf of Mexico

## Time zones

timezone-HAWAII = Hawaii
timezone-PACIFIC = Pacific
timezone-MOUNTAIN = Mountain
timezone-CENTRAL = Central
timezone-EASTERN = Eastern

## Nuclear zones

zone-1 = Zone 1
zone-2 = Zone 2
zone-3 = Zone 3
zone-4 = Zone 4

## Countries

country-USA = USA
country-Canada = Canada
country-Mexico = Mexico
country-none = No country
