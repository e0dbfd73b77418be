"""The tactician: a player of 2GM that is not bound to the solo procedure. It borrows its sums, not its orders."""

from brink.games.twogm.tactics import cards, deploying, moving, shooting

__all__ = ["cards", "deploying", "moving", "shooting"]
