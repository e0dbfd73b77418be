"""Games as learning programs know them: in numbers, and as three libraries expect them.

`Codec` is the base: a stable numbering of actions, and a vector of what a seat may see. On it stand the environments of
PettingZoo and Gymnasium and the games of OpenSpiel, each in a module of its own that needs its library.
"""

from brink.adapters.codec import Codec, codec_of
from brink.adapters.numbering import Numbering
from brink.adapters.vector import Vector

__all__ = ["Codec", "Numbering", "Vector", "codec_of"]
