## Warum ein Zug gut ist

why-prestige = dein Prestige { $change }
why-currency = Westdevisen des Ostens { $change }
why-socialists = Sozialisten { $change }
why-flight = Republikflucht { $change }
why-own-protests = Massenproteste daheim { $change }
why-their-protests = Massenproteste drüben { $change }
why-own-unrest = Unruhe daheim { $change }
why-their-unrest = Unruhe drüben { $change }
why-own-standard = Lebensstandard daheim { $change }
why-their-standard = Lebensstandard drüben { $change }
why-own-economy = Wirtschaft daheim { $change }
why-their-economy = Wirtschaft drüben { $change }
why-points = Punktevorsprung deiner Supermacht { $change }
why-dominance = Dominanz für deine Seite { $change }
why-space = Raumfahrt für deine Seite { $change }
why-arms = Wettrüsten für deine Seite { $change }
why-treasury = Dollars deiner Supermacht { $change }
why-peacemakers = deine Friedensstifter { $change }
