# Revenge of the Dictators: namen en regelteksten van de inhoud. Eigen woorden; getallen zoals in content/*.toml.
# Namen uit het boekje blijven Engels, onze eigen namen zijn vertaald; de termen zijn die van het Nederlandse boekje.

## Action cards

card-just-what-i-needed = Just What I Needed!
card-just-what-i-needed-text = Kies één kaart uit de aflegstapel van het commandodeck, laat die aan iedereen zien en neem die op hand. Een DEFCON- of Trident-kaart hou je niet: die wordt meteen uitgevoerd.
card-amtrak = Amtrak
card-amtrak-text = Verplaats je meeple naar een locatie hoogstens 4 staten verderop; wegen, wegblokkades en vliegvrije zones doen er niet toe. Daarna sla je een beurt over. Alleen in de VS.
card-helicopter = Helicopter
card-helicopter-text = Verplaats je meeple naar een locatie hoogstens 3 staten verderop, van staat naar aangrenzende staat; wegen en wegblokkades doen er niet toe. Geen enkele staat onderweg, begin en einde inbegrepen, mag in een tijdzone met een vliegvrije zone liggen. Alleen in de VS.
card-emp = EMP
card-emp-text = Kies een staat: elke dictator daar slaat een beurt over, jij ook. Alleen in de VS.
card-censorship = Censorship
card-censorship-text = Verwijder één kaart die voor een speler ligt, ook voor jezelf: een bezitting, een meerdere-beurtenkaart of een founding father. Een founding father gaat naar zijn eigen aflegstapel.
card-bribery = Bribery
card-bribery-text = Kies een tegenstander wiens volgende beurt nog niet gekocht is: jij neemt alle beslissingen in zijn eerstvolgende beurt die niet wordt overgeslagen, met zijn kaarten, dictator en meeple. Levert die beurt de zege op, dan wint het slachtoffer.
card-mutually-assured-destruction = Mutually Assured Destruction
card-mutually-assured-destruction-text = Met de klok mee legt elke tegenstander met kaarten op hand er één naar keuze af of weigert. Weigert er minstens één, dan mag je je meeple verplaatsen naar een locatie hoogstens 3 staten verderop; anders blijf je staan. Alleen in de VS.
card-sneaking-across = Sneaking Across
card-sneaking-across-text = Neem vanaf je locatie een internationale vlucht zonder de kosten te betalen en zonder je loop te gebruiken. Vliegvrije zones gelden nog steeds.
card-stealth-fighter = Stealth Fighter
card-stealth-fighter-text = Verplaats je meeple naar een locatie buiten de VS: in Canada of Mexico, Guantanamo Bay, of de Trident zolang haar fiche op het bord ligt. Wegen en vliegvrije zones doen er niet toe.
card-engineer = Engineer
card-engineer-text = Probeer je eigen nucleaire basis op je locatie onschadelijk te maken (op de Trident: een kernkop) zonder je loop te gebruiken. Rol zoals gewoonlijk.
card-hacker = Hacker
card-hacker-text = Maak je eigen nucleaire basis op je locatie (op de Trident: een kernkop) onschadelijk, zonder te rollen en zonder je loop te gebruiken. Het lukt, tenzij iemand het tegenhoudt.
card-morale-boost = Morale Boost
card-morale-boost-text = Als deze beurt helemaal voorbij is, krijg je nog een volledige beurt. Niet te spelen in een beurt die je aan deze kaart dankt.
card-roadblock = Wegblokkade
card-roadblock-text = Plaats maximaal 2 wegblokkades uit de voorraad op 2 verschillende wegen waar er nog geen ligt. Werken zie je er nooit iemand.
card-no-fly-zone = Vliegvrije zone
card-no-fly-zone-text = Plaats 1 vliegvrije zone uit de voorraad op een tijdzone waar er nog geen ligt. Hawaï alleen zolang daar geen meeple staat. Vogels graag te voet.
card-bulldozer = Bulldozer
card-bulldozer-text = Verwijder maximaal 2 wegblokkades van het bord. Grondig, maar niet stil.
card-air-traffic-control = Luchtverkeersleiding
card-air-traffic-control-text = Verwijder 1 vliegvrije zone van het bord, als er een ligt. Raap daarna 1 kaart.
card-road-trip = Roadtrip
card-road-trip-text = Verplaats je meeple via 1 of 2 wegen na elkaar, zonder wegblokkade erop. Je loop wordt niet gebruikt.
card-monster-truck = Monstertruck
card-monster-truck-text = Beweeg langs een wegblokkade: via één weg vanaf je locatie waar er een ligt. De wegblokkade blijft liggen; de bandensporen ook.
card-pickpocket = Zakkenroller
card-pickpocket-text = Neem één willekeurige kaart uit de hand van een tegenstander wiens meeple in dezelfde staat, provincie of speciale locatie staat als de jouwe. Een omhelzing onder collega’s.
card-deportation = Uitzetting
card-deportation-text = Kies een tegenstander wiens meeple in de VS staat, maar niet op Hawaï: verplaats die meeple naar Vancouver of Tijuana, naar jouw keuze.
card-extraordinary-rendition = Buitengewone uitlevering
card-extraordinary-rendition-text = Kies een tegenstander wiens meeple in de VS staat, maar niet op Hawaï: verplaats die meeple naar Guantanamo Bay. Zonder papierwerk.
card-area-51-access-pass = Toegangspas voor Area 51
card-area-51-access-pass-text = Staat je meeple in de VS, maar niet op Hawaï, verplaats hem dan naar Area 51. Staat hij daar al, raap dan in plaats daarvan 3 kaarten. Alleen in de VS.
card-friends-at-langley = Vrienden in Langley
card-friends-at-langley-text = Bekijk de hand en alle nucleaire basiskaarten van één tegenstander. Staat je meeple in de CIA Headquarters, dan mag je ook één kaart naar keuze uit die hand nemen.
card-propaganda-tour = Propagandatournee
card-propaganda-tour-text = Raap 2 kaarten, de ene na de andere. Het gejuich wordt per uur betaald.
card-house-arrest = Huisarrest
card-house-arrest-text = Leg deze kaart voor een tegenstander: 2 beurten lang kan die speler zijn loop nergens voor gebruiken. Het paleis telt 300 kamers, dat moet volstaan.
card-trade-embargo = Handelsembargo
card-trade-embargo-text = Leg deze kaart voor een tegenstander: 3 beurten lang mag die speler de raapactie hoogstens één keer per beurt doen. Ook voor sigaren.
card-motorcade = Autocolonne
card-motorcade-text = Leg deze kaart voor jezelf: 2 beurten lang, deze inbegrepen, mag je loop over de weg 2 wegen na elkaar volgen in plaats van 1. Op geen van beide mag een wegblokkade liggen die je niet kunt negeren.
card-rigged-election = Gemanipuleerde verkiezingen
card-rigged-election-text = Bekijk de bovenste 3 kaarten van het presidentiële deck en leg ze in een volgorde naar keuze terug bovenop. Democratie in actie.
card-red-telephone = Rode telefoon
card-red-telephone-text = Zet het DEFCON-niveau één stap terug richting 5, maar nooit voorbij het niveau bij het begin van het spel. Er wordt geen niveau-effect uitgevoerd.

## Interruptions

card-tornado-season = Tornado Season
card-tornado-season-text = Nadat een tegenstander zijn eigen meeple heeft bewogen en die in een Amerikaanse staat met buren staat: verplaats die meeple naar een locatie in een aangrenzende staat. Jij kiest staat en locatie. Alleen in de VS.
card-veto = Veto
card-veto-text = NEE! Als een tegenstander een actiekaart of een bezitting speelt: de kaart heeft geen effect en wordt afgelegd. De betaalde acties blijven verbruikt.
card-plausible-deniability = Geloofwaardige ontkenning
card-plausible-deniability-text = Als een andere speler een interruptie speelt: die heeft geen effect. Er is nooit iets gebeurd, en het bewijsstuk hou jij: die kaart gaat naar je hand.
card-sabotage = Sabotage
card-sabotage-text = Als een tegenstander iets onschadelijk dreigt te maken: de poging mislukt. Jij zat de hele avond in de opera. Werkt niet tegen fiche II.
card-filibuster = Filibuster
card-filibuster-text = Nadat een tegenstander heeft gerold om de president te overtuigen: lees het telefoonboek voor en trek 6 van het resultaat af. Andere aanpassingen blijven gelden.
card-secret-service = Secret Service
card-secret-service-text = Als een tegenstander een presidentiële kaart toont waarop de president aanwezig is: hij geldt als afwezig, zonder effect. De kaart wordt afgelegd, die speler raapt 1 kaart in de wachtkamer en speelt daarna een gewone beurt.
card-recount = Hertelling
card-recount-text = Nadat een speler, ook jijzelf, een dobbelsteen heeft gerold: die wordt opnieuw gerold en alleen het nieuwe resultaat telt. Tellen tot het klopt.
card-flat-tire = Lekke band
card-flat-tire-text = Als een tegenstander zijn loop gebruikt om via een weg te bewegen: de meeple beweegt niet. Loop en actie blijven verbruikt. De garage is van jou: raap 1 kaart.
card-airport-strike = Luchthavenstaking
card-airport-strike-text = Als een tegenstander op welke manier dan ook een internationale vlucht neemt of Helicopter speelt: de meeple beweegt niet en alle kosten blijven betaald. De staking breidt zich uit: de tijdzone van die meeple wordt een vliegvrije zone, als dat kan. Werkt niet tegen Stealth Fighter.
card-wiretap = Telefoontap
card-wiretap-text = Nadat een tegenstander met de raapactie een commandokaart heeft geraapt: dat heb je gehoord. Jij neemt die kaart in zijn plaats op hand. Gebeurteniskaarten kun je niet nemen.
card-diplomatic-immunity = Diplomatieke onschendbaarheid
card-diplomatic-immunity-text = Als een kaart of eigenschap van een andere speler jouw meeple zou verplaatsen, jou een beurt zou laten overslaan of kaarten uit jouw hand zou nemen of afleggen: dat geldt niet voor jou. Die speler krijgt jouw parkeerboetes en legt één willekeurige handkaart af.
card-blizzard = Sneeuwstorm
card-blizzard-text = Nadat een tegenstander zijn eigen meeple naar een locatie in de VS heeft bewogen: plaats maximaal 2 wegblokkades uit de voorraad op vrije wegen vanaf die locatie. Alleen in de VS.
card-red-tape = Paarse krokodil
card-red-tape-text = Als een tegenstander een actiekaart of een bezitting speelt: formulier 27 ontbreekt. De kaart heeft geen effect en gaat terug naar zijn hand. De betaalde acties blijven verbruikt.
card-wrong-wire = Verkeerde draad
card-wrong-wire-text = Als een tegenstander iets onschadelijk dreigt te maken: “De BLAUWE, zei ik!” De poging mislukt en die speler raapt 1 kaart: de handleiding. Werkt niet tegen fiche II.

## Assets

card-the-marauder = The Marauder
card-the-marauder-text = Blijft voor je liggen en gelooft niet in obstakels. Gebruik de toepassingen in je eigen beurten. Alleen in de VS.
card-the-marauder-ability-1 = Loop: beweeg vanaf je locatie via een weg met een wegblokkade; die gaat terug naar de voorraad.
card-the-marauder-ability-2 = 2 acties: verplaats je meeple naar een locatie in een aangrenzende staat.
card-blackmail-box = Blackmail Box
card-blackmail-box-text = Blijft voor je liggen; iedereen weet wat erin zit. Gebruik de toepassingen in je eigen beurten.
card-blackmail-box-ability-1 = Gratis, één keer per beurt: leg één kaart uit je hand af; daarna legt een tegenstander naar keuze één willekeurige handkaart af.
card-blackmail-box-ability-2 = 2 acties: een tegenstander naar keuze geeft je een handkaart die hij zelf kiest of toont je een van zijn gedekte nucleaire basiskaarten.
card-private-jet = Privéjet
card-private-jet-text = Blijft voor je liggen, gouden kranen inbegrepen. Gebruik de toepassing in je eigen beurten.
card-private-jet-ability-1 = Loop: neem vanaf je locatie een internationale vlucht zonder de extra actie.
card-propaganda-network = Propagandazender
card-propaganda-network-text = Blijft voor je liggen; alle kanalen geven je gelijk. Gebruik de toepassing in je eigen beurten.
card-propaganda-network-ability-1 = 1 actie, één keer per beurt: raap 2 kaarten, de ene na de andere.
card-secret-bunker = Geheime bunker
card-secret-bunker-text = Blijft voor je liggen en verbergt maximaal 2 kaarten, die niet als handkaarten tellen. Verlaat de bunker het spel, dan worden ze afgelegd.
card-secret-bunker-ability-1 = Gratis, één keer per beurt: leg één handkaart gedekt onder deze kaart (er liggen er hoogstens 2) of neem er zoveel terug als je wilt.

## Dictators

dictator-mao = Mao “Ze Bong”
dictator-mao-short = Mao
dictator-mao-text = Bij elke raapactie mag je in plaats van de bovenste kaart van het commandodeck de bovenste kaart van de aflegstapel nemen. Gebeurteniskaarten die je zo neemt, worden uitgevoerd alsof je ze raapt.
dictator-joseph = Joseph “The Man of Steal”
dictator-joseph-short = Joseph
dictator-joseph-text = Je krijgt geen kaart van zone 1. Je telt één onschadelijk gemaakte nucleaire basis meer dan er open voor je ligt, tot maximaal 3. Wie deze kaart kwijtraakt, behalve door fiche V, raapt gedekt een kaart van zone 1.
dictator-fidel = Fidel “The Fiddler”
dictator-fidel-short = Fidel
dictator-fidel-text = Eén keer per beurt mag je na je worp om onschadelijk te maken opnieuw rollen; het tweede resultaat telt.
dictator-kim = Kim “The Young-One”
dictator-kim-short = Kim
dictator-kim-text = Als je deze kaart krijgt, kies je de eigenschap van een andere dictator, in het spel of niet. Je hebt die zolang je deze kaart bezit, zo vaak als ze toelaat.
dictator-nicolae = Nicolae “De Decorateur”
dictator-nicolae-short = Nicolae
dictator-nicolae-text = Je begint met 6 commandokaarten in plaats van 4 en je handlimiet is 7 in plaats van 5.
dictator-benito = Benito “De Vertraagde Trein”
dictator-benito-short = Benito
dictator-benito-text = De eerste kaart met het symbool “alleen in de VS” die je in een beurt speelt, kost je 1 actie minder, maar minstens 1.
dictator-saddam = Saddam “Hoe? Zijn!”
dictator-saddam-short = Saddam
dictator-saddam-text = Kaarten en eigenschappen van tegenstanders kunnen je geen kaarten laten afleggen, geen kaarten uit je hand nemen en je hand niet bekijken. Bribery werkt wel, en bij Mutually Assured Destruction mag je nog steeds afleggen.
dictator-muammar = Muammar “De Blije Kampeerder”
dictator-muammar-short = Muammar
dictator-muammar-text = Als je je loop gebruikt om via een weg te bewegen, mag je een wegblokkade op die weg negeren; die blijft liggen.
dictator-idi = Idi “Zijne Aminentie”
dictator-idi-short = Idi
dictator-idi-text = Eén keer per beurt, voor 1 actie: een tegenstander wiens meeple in jouw staat of een aangrenzende staat staat (buiten de VS: op jouw locatie) legt één willekeurige handkaart af.
dictator-augusto = Augusto “Pinot Gratis”
dictator-augusto-short = Augusto
dictator-augusto-text = Een internationale vlucht kost je alleen je loop, zonder de extra actie. Vliegvrije zones beperken je nooit.
dictator-francisco = Francisco “Franco en Vrij”
dictator-francisco-short = Francisco
dictator-francisco-text = Eén keer per beurt, voor 1 actie: leg de founding father af die voor je ligt.
dictator-napoleon = Napoleon “Kort Lontje”
dictator-napoleon-short = Napoleon
dictator-napoleon-text = Je mag je loop een tweede keer per beurt gebruiken, voor de gebruikelijke 1 actie, maar alleen om via een weg te bewegen.
dictator-julius = Julius “De Cesuur”
dictator-julius-short = Julius
dictator-julius-text = Eén keer per spel, in ieders beurt, als een tegenstander een actiekaart, bezitting of interruptie speelt: die kaart heeft geen effect en wordt afgelegd.
dictator-genghis = Djengis “Dat Khan Ik”
dictator-genghis-short = Djengis
dictator-genghis-text = Tel 2 op bij je worp om de president te overtuigen.

## Founding fathers

father-gouverneur-morris = Gouverneur Morris
father-gouverneur-morris-text = Hij schreef “Wij, het volk”, en dat krijgt nu alles. 3 beurten lang: als je beurt eindigt, gaat je hele hand naar de aflegstapel van het commandodeck. Is die leeg, dan sla je in plaats daarvan een beurt over.
father-john-adams = John Adams
father-john-adams-text = Als vicepresident had hij niets te doen; nu jij. 2 beurten lang: je kunt geen actiekaarten en geen bezittingen spelen. Interrupties en bezittingen die al in het spel zijn, blijven toegestaan.
father-signing-the-declaration = Signing the Declaration
father-signing-the-declaration-text = Graag hier, hier en hier tekenen. Kies één founding father voor een speler, ook je eigen, als er een ligt: leg die af en daarna deze kaart. Deze kaart verdringt je huidige founding father niet vanzelf.
father-george-washington = George Washington
father-george-washington-text = 3 beurten lang: je kunt niet liegen en speelt met je hand open voor iedereen.
father-thomas-jefferson = Thomas Jefferson
father-thomas-jefferson-text = Hij kocht Louisiana en wil nu tol. 2 beurten lang: je kunt je loop niet gebruiken om via een weg te bewegen. Onschadelijk maken, vluchten en toepassingen blijven toegestaan.
father-benjamin-franklin = Benjamin Franklin
father-benjamin-franklin-text = Hij laat zijn vlieger weer op. De bliksem treft een van je bezittingen in het spel, naar keuze: leg die af. Heb je er geen, leg dan 2 willekeurige handkaarten af, of zoveel als je hebt.
father-alexander-hamilton = Alexander Hamilton
father-alexander-hamilton-text = De groeten van de schatkist. 2 beurten lang: actiekaarten en bezittingen kosten je 1 actie meer om te spelen.
father-james-madison = James Madison
father-james-madison-text = Scheiding der machten: hij de macht, jij de scheiding. 2 beurten lang: je hebt hoogstens 2 acties per beurt. Heb je er bij het rapen al 2 of meer gebruikt, dan heb je er deze beurt geen meer.
father-john-jay = John Jay
father-john-jay-text = Hij heeft een verdrag met jouw luchtvaartmaatschappij. 3 beurten lang: je kunt geen internationale vluchten nemen, ook niet door een kaart, bezitting of eigenschap.
father-samuel-adams = Samuel Adams
father-samuel-adams-text = Theekransje: met de klok mee neemt elke tegenstander één willekeurige kaart uit je hand, tot ze er allemaal een hebben of je hand leeg is.
father-john-hancock = John Hancock
father-john-hancock-text = Zijn handtekening bedekt de halve handleiding. 3 beurten lang: je worpen om onschadelijk te maken lukken alleen met 5 of 6.
father-roger-sherman = Roger Sherman
father-roger-sherman-text = Het grote compromis: hij is groot, jij schikt. Tot hij verwijderd of vervangen wordt: je handlimiet is 3.
father-robert-morris = Robert Morris
father-robert-morris-text = De bankier rekent kosten voor elke opname. 2 beurten lang: de raapactie kost je 2 acties.
father-patrick-henry = Patrick Henry
father-patrick-henry-text = Geef hem vrijheid of geef hem kaarten! Kies: leg je hele hand af (alleen mogelijk met minstens één kaart) of sla een beurt over.
father-george-mason = George Mason
father-george-mason-text = Hij heeft bezwaren, dus jij niet. Tot hij verwijderd of vervangen wordt: je kunt geen interrupties spelen.

## Presidential cards

presidential-in-the-oval-office = In het Oval Office
presidential-in-the-oval-office-text = De president is er. Rol om hem te overtuigen; dat is je hele beurt.
presidential-cabinet-purge = Kabinetszuivering
presidential-cabinet-purge-text = De president is er niet. Je hele hand gaat naar de aflegstapel van het commandodeck.
presidential-defcon = DEFCON
presidential-defcon-text = De president is er niet, hij zoekt de knop. Het DEFCON-niveau gaat één omhoog: voer het effect van het nieuwe niveau uit.
presidential-oops = Oops
presidential-oops-text = De president is er niet. Draai een van je onschadelijk gemaakte nucleaire basiskaarten van zone 1–3, naar keuze, weer gedekt: die basis staat weer op scherp. Heb je er geen, verplaats dan je meeple naar Hawaï.
presidential-golf-day = Golfdag
presidential-golf-day-text = De president is er niet, hij werkt aan zijn handicap. Geen effect.
presidential-state-banquet = Staatsbanket
presidential-state-banquet-text = De president is er niet, maar er is taart. Raap 2 kaarten, de ene na de andere.
presidential-secret-service-escort = Escorte van de Secret Service
presidential-secret-service-escort-text = De president is er niet en jij wordt uitgeleide gedaan. Verplaats je meeple naar de CIA Headquarters.
presidential-air-force-one = Air Force One
presidential-air-force-one-text = De president is er niet, hij zit in de lucht. Ligt er in de tijdzone Oost geen vliegvrije zone, plaats er dan een uit de voorraad.

## Event cards (as read by default; -levels: the other reading of the loose card texts)

event-defcon = DEFCON
event-defcon-text = Het DEFCON-niveau gaat één omhoog: voer het effect van het nieuwe niveau uit. Daarna worden de bovenste 2 kaarten van het founding father-deck ongezien in het commandodeck geschud.
event-defcon-text-levels = Het DEFCON-niveau gaat één omhoog: voer het effect van het nieuwe niveau uit.
event-trident = Trident Nuclear Deterrent
event-trident-text = De eerste keer: het Trident-fiche duikt op in de Golf van Mexico. De tweede keer: het verlaat het bord en meeples erop gaan naar Guantanamo Bay. Beide keren gaan daarna de handen van alle spelers naar de aflegstapel van het commandodeck. Later: geen effect.
event-trident-text-levels = De eerste keer: het Trident-fiche duikt op in de Golf van Mexico. De tweede keer: het verlaat het bord en meeples erop gaan naar Guantanamo Bay. Later: geen effect.

## DEFCON levels (likewise)

defcon-1 = Wie fiche IX ongebruikt bezit, wint. Anders vliegen de raketten: het spel eindigt en niemand wint.
defcon-2 = De bovenste 20 commandokaarten van het commandodeck gaan naar de aflegstapel; gebeurteniskaarten ertussen worden zonder effect teruggeschud.
defcon-3 = De actieve speler plaatst 1 vliegvrije zone op een vrije tijdzone (Hawaï alleen zolang daar geen meeple staat). Daarna plaatst elke speler, met de klok mee vanaf de actieve speler, 1 wegblokkade uit de voorraad op een vrije weg.
defcon-3-levels = De handen van alle spelers gaan naar de aflegstapel van het commandodeck.
defcon-4 = Met de klok mee vanaf de actieve speler plaatst elke speler 1 wegblokkade uit de voorraad op een vrije weg.
defcon-4-levels = De bovenste 2 kaarten van het founding father-deck worden ongezien in het commandodeck geschud.
defcon-5 = Vrede, min of meer. Geen effect.

## Zone 4 tokens

token-1 = I: Kortere weg
token-1-text = Je meeple duikt naar wens op in Washington D.C. of op een locatie naar keuze in Washington State.
token-2 = II: Afstandsbediening
token-2-text = Een van je nucleaire basissen die nog op scherp staat, naar keuze, wordt onschadelijk gemaakt, waar je ook staat en zonder te rollen. In zone 4 neem je ook het fiche.
token-3 = III: Gladde tong
token-3-text = Tel 5 op bij één worp om de president te overtuigen, ook als je het resultaat al kent.
token-4 = IV: Nieuw paspoort
token-4-text = Ruil je dictator voor een ongebruikte dictator naar keuze.
token-5 = V: Stuivertje-wisselen
token-5-text = Alleen in de beurt waarin je dit fiche krijgt: ruil alles met een andere speler, namelijk dictator, hand, nucleaire basiskaarten, meeple, fiches, kaarten in het spel en over te slaan beurten. Je zitplaats, resterende acties en loop hou je.
token-6 = VI: Stoelendans
token-6-text = Kies zoveel meeples als je wilt en verdeel ze naar wens opnieuw over de plaatsen waar ze staan.
token-7 = VII: Bron in het Witte Huis
token-7-text = Bekijk 5 presidentiële kaarten van het deck: één blijft gedekt bij jou, de andere worden teruggeschud. Later mag je die één keer gebruiken in plaats van te rapen als je de president confronteert; daarna wordt ze afgelegd.
token-8 = VIII: Blanco cheque
token-8-text = De bovenste 6 kaarten van het commandodeck worden aan iedereen getoond en zijn van jou; gebeurteniskaarten ertussen worden teruggeschud. Deze beurt speel je de overige naar keuze gratis en kunnen ze niet worden tegengehouden.
token-9 = IX: Wie het laatst lacht
token-9-text = Getoond op het moment dat DEFCON-niveau 1 bereikt wordt, in wiens beurt ook, levert het je de zege op.
token-10 = X: Geschenkmandjes
token-10-text = Meng 3 commandokaarten van het commandodeck met 3 founding fathers. Elke tegenstander krijgt er willekeurig één van de zes; de rest wordt in het commandodeck geschud.
token-11 = XI: Grote schoonmaak
token-11-text = Alle fiches van zone 4 die nog op het bord liggen, gaan uit het spel.
token-12 = XII: Verwisselde paspoorten
token-12-text = Jij en een tegenstander ruilen van dictator. Wie zo Joseph afstaat, raapt een kaart van zone 1.
token-13 = XIII: Retour afzender
token-13-text = Te tonen wanneer een founding father bij jou terechtkomt, geraapt of gekregen: een tegenstander naar keuze krijgt hem in jouw plaats.
token-14 = XIV: Uitpuilende aktetas
token-14-text = Neem de bovenste 10 kaarten van het commandodeck op hand. Gebeurteniskaarten ertussen worden zonder effect teruggeschud.
token-15 = XV: Vrije doorgang
token-15-text = Haal zoveel wegblokkades en vliegvrije zones van het bord als je wilt.

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
place-MEX = Mexico-Stad
place-CUN = Cancún
place-GTM = Guantanamo Bay
place-TND = Trident Nuclear Deterrent

## States, provinces and what counts as one

state-HI = Hawaï
state-WA = Washington State
state-OR = Oregon
state-CA = Californië
state-NV = Nevada
state-ID = Idaho
state-MT = Montana
state-WY = Wyoming
state-UT = Utah
state-CO = Colorado
state-AZ = Arizona
state-NM = New Mexico
state-ND = Noord-Dakota
state-SD = Zuid-Dakota
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
state-NC = Noord-Carolina
state-SC = Zuid-Carolina
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
state-BC = Brits-Columbia
state-AB = Alberta
state-SK = Saskatchewan
state-MB = Manitoba
state-ON = Ontario
state-QC = Quebec
state-NS = Nova Scotia
state-BCN = Neder-Californië
state-SON = Sonora
state-CHH = Chihuahua
state-NLE = Nuevo León
state-JAL = Jalisco
state-CMX = Mexico-Stad
state-ROO = Quintana Roo
state-GTMO = Guantanamo Bay
state-GULF = Golf van Mexico

## Time zones

timezone-HAWAII = Hawaï
timezone-PACIFIC = Stille Oceaan
timezone-MOUNTAIN = Gebergte
timezone-CENTRAL = Centraal
timezone-EASTERN = Oost

## Nuclear zones

zone-1 = Zone 1
zone-2 = Zone 2
zone-3 = Zone 3
zone-4 = Zone 4

## Countries

country-USA = VS
country-Canada = Canada
country-Mexico = Mexico
country-none = Geen land
