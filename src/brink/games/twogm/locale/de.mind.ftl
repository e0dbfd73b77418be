## Warum ein Zug gut ist

why-hq = Hauptquartier, deins gegen ihres { $change }
why-units = Wert deiner Einheiten gegen ihre { $change }
why-fire = dein Feuer gegen ihres { $change }
why-advance = vorgerückte Linien gegen ihre { $change }
why-hand = Handkarten gegen ihre { $change }
why-income = dein Einkommen gegen ihres { $change }
why-goal = dein Auftrag { $change }
why-cover = Deckung deiner Einheiten gegen ihre { $change }
