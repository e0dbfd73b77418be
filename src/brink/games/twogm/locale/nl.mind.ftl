## Waarom een zet goed is

why-hq = hoofdkwartier, dat van jou tegen dat van hen { $change }
why-units = waarde van jouw eenheden tegen die van hen { $change }
why-fire = jouw vuur tegen dat van hen { $change }
why-advance = opgerukte linies tegen die van hen { $change }
why-hand = handkaarten tegen die van hen { $change }
why-income = jouw inkomen tegen dat van hen { $change }
why-goal = jouw opdracht { $change }
why-cover = dekking van jouw eenheden tegen die van hen { $change }
