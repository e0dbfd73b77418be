"""What is open by nature, each named once. Everywhere else a type says what something is.

A title's own methods name its own classes where the contract has one of these: a type that is open may be narrowed so,
and one variable for each of state, pack, options and view would stand in every signature of whoever plays any game.
"""

from __future__ import annotations

from typing import Any, TypeAlias

Plain: TypeAlias = dict[str, Any]
"""A table as TOML or JSON has it: words, numbers, lists and further tables. What is where, only its reader knows."""

PlainValue: TypeAlias = Any
"""What stands in such a table. A field of this type is stored and sent as it is."""

Chosen: TypeAlias = dict[str, Any]
"""Options as somebody wrote them down; `Game.options` types them."""

AnyState: TypeAlias = Any
"""A state of the title at hand: who is given one by a game gives it back to the same game."""

AnyPack: TypeAlias = Any
"""A pack as the title's `build` makes it."""

AnyOptions: TypeAlias = Any
"""An `options_type` of the title."""

AnyView: TypeAlias = Any
"""What the title's `view` gives: a struct, and only the title knows which."""
