from brink.games.volk.game import Volk as Volk
