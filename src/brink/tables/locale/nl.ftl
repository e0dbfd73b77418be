# Wat tafels naast het spel zeggen: het logboek, en waarom iets geweigerd wordt.
table-undone =
    { $count ->
        [one] { $seat } heeft een zet teruggenomen.
       *[other] { $seat } heeft een zet teruggenomen, met alles wat erop volgde.
    }
table-undo-asked = { $seat } vraagt een zet terug te mogen nemen.
table-undo-refused = { $seat } vindt terugnemen niet goed.
table-left = { $seat } is weg; een bot speelt verder.
table-bot-takes-over = Een bot speelt voor { $seat }.
table-back = { $seat } is terug.
table-flag = De tijd van { $seat } is op; een bot speelt verder.
table-resigned = { $seat } heeft opgegeven; een bot speelt verder.
table-renamed = { $old } heet nu { $new }.
table-named = Speler { $number } heet nu { $new }.
table-new-link = De plaats van { $seat } heeft een nieuwe link; de oude opent niets meer.
table-free-asked = { $seat } vraagt of de plaats van { $seat_gone } naar iemand anders mag.
table-free-refused = { $seat } houdt de plaats vrij voor { $seat_gone }.
table-freed = Alle anderen zijn het eens: de plaats van { $seat } is vrij. De oude link opent niets meer.
table-keeps-seat = { $seat } is terug en houdt de plaats.
table-new-rules = De regels zijn vernieuwd (versie { $old } werd { $new }). Het spel gaat volgens de nieuwe verder; wat gespeeld is, blijft.
table-anew = Hier gaat een ander spel verder. Alles wat verborgen was is opnieuw gedeeld; niemand weet meer dan iedereen heeft gezien.
table-analysis = Een analyse: hier gaat een ander spel verder, met elke verborgen kaart waar ze lag. Het telt niet mee voor de rangschikking.
table-hint = { $seat } heeft om een tip gevraagd.
table-hurried = De server heeft het druk: { $seat } speelt voorlopig op een lager niveau.
table-passed = Je had kunnen reageren; de tafel heeft voor je gepast, zoals je wilde.

table-unknown = Deze tafel bestaat niet.
table-broken = De regels lopen aan deze tafel telkens vast. Hij staat stil tot ze hersteld zijn.
table-rules-failed = De regels liepen vast bij deze zet. Er is niets veranderd; probeer iets anders.
table-unreadable = Deze tafel is gespeeld met regels of kaarten die hier niet geïnstalleerd zijn.
table-earlier-rules = Tot en met zet { $count } is dit spel volgens eerdere regels gespeeld die hier niet geïnstalleerd zijn. Vanaf daar kan het getoond worden.
table-not-started = Het spel is nog niet begonnen.
table-started = Het spel is al begonnen.
table-not-finished = Dat kan pas als het spel afgelopen is.
table-no-seat = Deze plaats bestaat niet.
table-no-person = Op deze plaats zit geen mens.
table-seat-taken = Deze plaats is bezet.
table-link-used = Deze link is al gebruikt. Vraag wie hem stuurde om een nieuwe.
table-still-there = { $seat } is er nog. Alleen wie weg is, verliest zijn plaats.
table-must-agree = De anderen aan tafel moeten het eens zijn voordat de plaats van { $seat } naar iemand anders gaat.
table-full = Alle plaatsen zijn bezet.
table-seats-open = Er zijn nog plaatsen vrij.
table-wrong-seats =
    { $count ->
        [one] Dit spel heeft één plaats.
       *[other] Dit spel heeft { $count } plaatsen.
    }
table-no-bot = Er is geen bot die { $bot } heet.
table-bad-name = Een naam heeft 1 tot 40 tekens.
table-name-taken = Iemand aan tafel heet al zo.
table-bad-chat = Een bericht heeft 1 tot 500 tekens.
table-bad-command = Dit verzoek is niet te begrijpen.
table-bot-plays = Op deze plaats speelt nu een bot.
table-has-resigned = { $seat } heeft opgegeven.
table-not-your-turn = Nu beslist { $seat }.
table-hints-off = Aan deze tafel zijn er geen tips.
table-no-planner = Voor dit spel is er geen planner die een tip kan geven.
table-hint-late = Een tip krijgt wie aan zet is, in de eigen beurt.
table-undo-off = Aan deze tafel wordt niets teruggenomen.
table-undo-played = { $seat } heeft sindsdien een handkaart gespeeld.
table-undo-pending = { $seat } vraagt al een zet terug te mogen nemen.
table-no-undo-asked = Niemand vraagt een zet terug te mogen nemen.
table-not-asked = Jou wordt nu niets gevraagd.
table-record-too-long = Dit verslag is te lang; er worden hoogstens { $count } zetten aangenomen.
table-takes-too-long = Dit duurt te lang en is afgebroken.
table-busy = Je hebt veel tegelijk gevraagd; wacht tot er iets van klaar is.
table-no-result = Dit spel heeft geen uitslag, dus er valt niets te analyseren.
table-no-mind = Voor dit spel kan niemand stellingen beoordelen, dus ook geen partij analyseren.
table-analysis-too-long = Dit spel is te lang voor een analyse: hoogstens { $count } zetten.
table-analysis-not-yours = Alleen wie om deze analyse vroeg, kan haar stoppen.
table-own-analyses = Er worden al { $count } spellen voor je geanalyseerd; wacht op een daarvan.
table-all-analyses = Op deze server worden al { $count } spellen geanalyseerd; probeer het later nog eens.
table-analysis-failed = Dit spel kon niet worden geanalyseerd.
table-own-open =
    { $count ->
        [one] Je hebt al { $count } open tafel; begin daar voordat je er nog een maakt.
       *[other] Je hebt { $count } open tafels; begin aan een daarvan voordat je er nog een maakt.
    }
table-all-open = Meer dan { $count } open tafels neemt deze server niet; probeer het later.
table-own-running =
    { $count ->
        [one] Aan { $count } tafel van jou wordt gespeeld; speel die uit voordat je een nieuwe begint.
       *[other] Aan { $count } tafels van jou wordt gespeeld; speel er een uit voordat je een nieuwe begint.
    }
table-all-running = Meer dan { $count } lopende tafels neemt deze server niet; probeer het later.
table-own-bots =
    { $count ->
        [one] Aan { $count } tafel van jou spelen alleen bots; wacht tot die klaar is, of ga zelf zitten.
       *[other] Aan { $count } tafels van jou spelen alleen bots; wacht tot er een klaar is, of ga zelf zitten.
    }
table-all-bots = Meer dan { $count } tafels met alleen bots neemt deze server niet; ga zelf zitten of probeer het later.
table-own-stored = Je hebt hier { $count } tafels; meer bewaart deze server voor niemand.
table-all-stored = Deze server is vol: hij bewaart { $count } tafels.
table-own-bytes = Je tafels vullen de { $count } megabyte die deze server voor iedereen heeft.
table-all-bytes = Deze server is vol: zijn tafels vullen { $count } megabyte.
table-chat-full = Aan deze tafel is genoeg gepraat: ze bewaart { $count } berichten.
table-undo-spent = Hier wordt niets meer teruggenomen: deze tafel heeft { $count } zetten en terugnames gezien.
table-sleeps = Deze oude partij is ingepakt, en de server is te vol om haar uit te pakken; probeer het later.
table-bad-record = Het verslag spreekt zichzelf tegen.
table-no-move =
    { $count ->
        [one] Deze zet bestaat niet; het spel heeft er één.
       *[other] Deze zet bestaat niet; het spel heeft er { $count }.
    }
