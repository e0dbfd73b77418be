## Why a move is good

why-prestige = your prestige { $change }
why-currency = the East's Western currency { $change }
why-socialists = socialists { $change }
why-flight = flight from the East { $change }
why-own-protests = mass protests at home { $change }
why-their-protests = mass protests over there { $change }
why-own-unrest = unrest at home { $change }
why-their-unrest = unrest over there { $change }
why-own-standard = living standard at home { $change }
why-their-standard = living standard over there { $change }
why-own-economy = economy at home { $change }
why-their-economy = economy over there { $change }
why-points = your superpower's lead in points { $change }
why-dominance = dominance for your side { $change }
why-space = space race for your side { $change }
why-arms = arms race for your side { $change }
why-treasury = your superpower's dollars { $change }
why-peacemakers = your peacemakers { $change }
