## Por qué una jugada es buena

why-hq = cuartel general, el tuyo frente al suyo { $change }
why-units = valor de tus unidades frente a las suyas { $change }
why-fire = tu fuego frente al suyo { $change }
why-advance = líneas avanzadas frente a las suyas { $change }
why-hand = cartas en mano frente a las suyas { $change }
why-income = tus ingresos frente a los suyos { $change }
why-goal = tu misión { $change }
why-cover = cobertura de tus unidades frente a las suyas { $change }
