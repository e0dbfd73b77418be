# De eigen woorden van de terminal. Elke taal heeft dezelfde sleutels en variabelen.
person = Speler { $number }
at-table = Aan tafel: { $names }
curtain = { $seat } is aan zet. Alle anderen kijken even weg.
curtain-enter = Druk op Enter om verder te gaan.
hint = Een getal speelt, ? vertelt wat niet mag en waarom, help noemt alle opdrachten.
heading-news = Wat er gebeurde
heading-board = De tafel
heading-end = Het spel is afgelopen
heading-log = Het logboek
heading-problem = Wat er misging
really = Toch doen? ja, of Enter voor nee:
yes = ja
no-choice = Een keuze { $number } is er hier niet.
not-understood = “{ $text }” is geen opdracht; help noemt ze allemaal.
nothing-refused = Hier is niets verboden.
needs-file = Welk bestand? { $command } BESTAND
saved = Opgeslagen in { $file }.
kept = Je spel staat in { $file }; ga verder met: brink play { $game } --load { $file }
recorded = Het verslag staat in { $file }; controleer elke worp en elk schudden met: brink verify { $file }
winners = { $count ->
    [one] Winnaar
   *[other] Winnaars
}: { $names }
no-winner = Niemand heeft gewonnen.
place = { $place }. { $seat }
place-points = { $place }. { $seat }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
commitment = De startwaarde van dit spel staat vast. De vingerafdruk ervan: { $commitment }
seed = De startwaarde was { $seed }, de vingerafdruk { $commitment }.
at-move = { $game }, na zet { $at } van { $moves }
failed-action = Actie: { $action }
tried-again = Nog eens geprobeerd: { $result }
deck-of = { $faction }: { $points } van { $limit } punten, { $cards } kaarten
deck-up-to = Geen kaart van na { $year }.
deck-type = { $type } ({ $cards }; { $points } punten)
deck-column-copies = Aantal
deck-column-card = Kaart
deck-column-points = Punten
deck-column-year = Jaar
deck-seed = Startwaarde: { $seed }
deck-code = Code: { $code }
deck-no-code = Voor dit deck bestaat geen code.
deck-legal = Toegestaan: met dit deck mag gespeeld worden.
deck-refused = Geweigerd:
analysis-of = { $game }: { $moves } zetten, nog eens bekeken
analysis-graph = Wie er voor stond, van de opstelling tot het einde
analysis-turns = Waar het kantelde
analysis-no-turns = Nergens: geen zet veranderde veel.
analysis-swing = { $before } → { $after } ({ $by ->
    [luck] geluk
    [unforeseen] niet voorzien
   *[decision] beslissing
}; beslissing { $decision }, geluk { $luck }, niet voorzien { $unforeseen })
analysis-instead = De planner had gespeeld: { $action } ({ $chance } in plaats van { $own })
help =
    getal         de keuze met dit nummer spelen
    ?             alles wat nu niet mag, en waarom
    board         de tafel en de keuzes opnieuw tonen
    log           het hele logboek tonen
    undo          je laatste zet terugnemen
    save BESTAND  het spel in een nieuw bestand opslaan
    load BESTAND  verdergaan met een opgeslagen spel
    quit          stoppen; wat niet is opgeslagen, wordt in een bestand bewaard
