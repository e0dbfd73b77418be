## Waarom een zet goed is

why-prestige = jouw prestige { $change }
why-currency = westerse deviezen van het Oosten { $change }
why-socialists = socialisten { $change }
why-flight = vlucht uit het Oosten { $change }
why-own-protests = massaprotesten thuis { $change }
why-their-protests = massaprotesten aan de overkant { $change }
why-own-unrest = onrust thuis { $change }
why-their-unrest = onrust aan de overkant { $change }
why-own-standard = levensstandaard thuis { $change }
why-their-standard = levensstandaard aan de overkant { $change }
why-own-economy = economie thuis { $change }
why-their-economy = economie aan de overkant { $change }
why-points = puntenvoorsprong van jouw supermacht { $change }
why-dominance = dominantie voor jouw kant { $change }
why-space = ruimterace voor jouw kant { $change }
why-arms = wapenwedloop voor jouw kant { $change }
why-treasury = dollars van jouw supermacht { $change }
why-peacemakers = jouw vredestichters { $change }
