## Por qué una jugada es buena

why-prestige = tu prestigio { $change }
why-currency = divisas occidentales del Este { $change }
why-socialists = socialistas { $change }
why-flight = huida del Este { $change }
why-own-protests = protestas masivas en casa { $change }
why-their-protests = protestas masivas al otro lado { $change }
why-own-unrest = disturbios en casa { $change }
why-their-unrest = disturbios al otro lado { $change }
why-own-standard = nivel de vida en casa { $change }
why-their-standard = nivel de vida al otro lado { $change }
why-own-economy = economía en casa { $change }
why-their-economy = economía al otro lado { $change }
why-points = ventaja en puntos de tu superpotencia { $change }
why-dominance = dominio para tu lado { $change }
why-space = carrera espacial para tu lado { $change }
why-arms = carrera armamentística para tu lado { $change }
why-treasury = dólares de tu superpotencia { $change }
why-peacemakers = tus pacificadores { $change }
