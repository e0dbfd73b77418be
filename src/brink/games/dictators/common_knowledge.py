"""R46: what everybody at the table can know of hands and tokens: enough to see that nobody can answer."""

from __future__ import annotations

from typing import Final

from brink.engine import SPECTATOR
from brink.games.dictators.state import DictatorsState

PUBLIC: Final = 1 << SPECTATOR  # in a mask: everybody knows


def unseen(state: DictatorsState, card: int) -> bool:
    """Whether a copy of this card lies where not everybody sees it.

    All can tell, for they know how many copies there are; so it may be looked up where they lie, the deck first."""
    if card in state.deck or card in state.mix:
        return True
    for hands in (state.hands, state.bunker):
        for hand in hands:
            if card in hand.cards:
                at = hand.cards.index(card)
                if min(hand.knowers[at : at + hand.cards.count(card)]) < PUBLIC:
                    return True
    return False


def may_hold(state: DictatorsState, seat: int, card: int) -> bool:
    """Whether this hand could hold this card: all know that it does, or neither all its cards nor all copies."""
    hand = state.hands[seat]
    known = hand.known_to(SPECTATOR)
    return card in known or (len(known) < len(hand.cards) and unseen(state, card))


def may_have_token(state: DictatorsState, seat: int, number: int) -> bool:
    """Whether this seat could have this token: it is not out of the game, and not all tokens of the seat are known."""
    masks = state.token_knowers[seat]
    if any(mask >= PUBLIC and token == number for token, mask in zip(state.tokens[seat], masks, strict=True)):
        return True
    if number in state.gone_tokens or all(mask >= PUBLIC for mask in masks):
        return False
    elsewhere = (zip(*pair, strict=True) for pair in zip(state.tokens, state.token_knowers, strict=True))
    return not any(token == number and mask >= PUBLIC for pairs in elsewhere for token, mask in pairs)


def asks_for_token(state: DictatorsState, seat: int, number: int) -> bool:
    """Whether this seat is asked to use this token out of its turn."""
    return may_have_token(state, seat, number) if state.revised else bool(state.tokens[seat])
