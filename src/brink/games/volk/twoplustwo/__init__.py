"""2+2, the four-player game."""

from brink.games.volk.twoplustwo.game import TwoPlusTwo as TwoPlusTwo
