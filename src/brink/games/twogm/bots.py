"""The solo opponent of §17.12 as a bot for every seat. Its four names are its difficulties, which the rules know.

It thinks in a world that its seat imagines, so it knows nothing that its seat does not. Each decision of the rules has
one function of the procedure that answers it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from brink.engine import Action, Chance, Sight
from brink.games.twogm import tactics, verbs
from brink.games.twogm.solo import deploying, moving, reactions, setting_up, shooting
from brink.games.twogm.solo.mind import Asking, Memory, Mind
from brink.games.twogm.state import TwoGMState
from brink.games.twogm.tactics.fire import Tactics
from brink.games.twogm.tactics.judgement import Judgement

Answer = Callable[[Any, Asking], Action]
"""Given a question of the kind that its player asks."""

ANSWERS: Final[dict[str, Answer]] = {
    "Bid": setting_up.bid,
    "BuyTerrain": setting_up.buy_terrain,
    "PlaceTerrain": setting_up.place_terrain,
    "Mulligan": setting_up.mulligan,
    "Movement": moving.movement,
    "MoveUnit": moving.move_unit,
    "Deployment": deploying.deployment,
    "Equip": deploying.equip,
    "PlaceUnit": deploying.place_unit,
    "NewCraft": deploying.new_craft,
    "Airlift": deploying.airlift,
    "BombTarget": deploying.bomb_target,
    "Escort": deploying.escort,
    "ChooseUnit": deploying.choose_unit,
    "ChooseSpace": deploying.choose_space,
    "ChooseGeneral": deploying.choose_general,
    "Reload": deploying.reload,
    "Hurry": deploying.hurry,
    "Recall": deploying.recall,
    "Intercepted": deploying.intercepted,
    "Shooting": shooting.shooting,
    "UnitShoots": shooting.unit_shoots,
    "Aim": shooting.aiming,
    "FighterTarget": shooting.fighter_target,
    "AssaultTarget": reactions.assault_target,
    "AssaultWeapon": reactions.assault_weapon,
    "ReactionWindow": reactions.reaction,
    "SmokeShellWindow": reactions.smoke_shell,
    "InterceptWindow": reactions.intercept,
    "FlakWindow": reactions.flak,
    "Against": reactions.against,
    "AmbushWindow": reactions.ambush,
    "AmbushUnit": reactions.ambush_unit,
    "AmbushFire": reactions.ambush_fire,
    "CounterWindow": reactions.counter,
    "Reroll": reactions.reroll,
    "FlipOver": reactions.flip_over,
    "DiscardDown": reactions.discard_down,
}
TACTICS: Final[dict[str, Answer]] = {
    **ANSWERS,
    "Bid": tactics.deploying.bid,
    "Mulligan": tactics.deploying.mulligan,
    "Movement": tactics.moving.movement,
    "MoveUnit": tactics.moving.move_unit,
    "Deployment": tactics.deploying.deployment,
    "Equip": tactics.deploying.equip,
    "PlaceUnit": tactics.deploying.place_unit,
    "Airlift": tactics.deploying.airlift,
    "Shooting": tactics.shooting.shooting,
    "UnitShoots": tactics.shooting.unit_shoots,
    "Aim": tactics.shooting.aiming,
    "FighterTarget": tactics.shooting.fighter_target,
    "SmokeShellWindow": tactics.cards.smoke_shell,
    "InterceptWindow": tactics.cards.intercept,
    "AmbushWindow": tactics.cards.ambush,
    "CounterWindow": tactics.cards.counter,
    "ChooseUnit": tactics.cards.choose_unit,
    "ChooseSpace": tactics.cards.choose_space,
    "FlipOver": tactics.moving.flip_over,
    "DiscardDown": tactics.deploying.discard_down,
}
LET_GO: Final = (verbs.STOP, verbs.BACK)


class Solo:
    """One seat's player."""

    answers: ClassVar[Mapping[str, Answer]] = ANSWERS

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._memory = Memory()

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        planned = self._memory.next_of(legal)
        if planned is not None:
            return planned
        world = sight.imagine(self._chance)
        while True:
            chosen = self._answer(world, sight.seat, legal, self._memory)
            if not isinstance(chosen, verbs.Unit) or self._goes_on(world, sight.seat, chosen):
                return chosen
            legal = [action for action in legal if action != chosen]

    def _answer(self, world: TwoGMState, seat: int, legal: list[Action], memory: Memory) -> Action:
        step = world.agenda[-1]
        answer = self.answers.get(type(step).__name__, decline)
        return answer(self._question(world, seat, legal, memory), step)

    def _question(self, world: TwoGMState, seat: int, legal: list[Action], memory: Memory) -> Mind:
        return Mind(world, seat, legal, self._chance, memory)

    def _goes_on(self, world: TwoGMState, seat: int, chosen: Action) -> bool:
        """Whoever chooses a unit only to let it go again would do so for ever: at a table it remembers nothing."""
        after = world.clone()
        after.agenda.pop().perform(after, chosen)
        following = after.agenda[-1]
        if type(following) is type(world.agenda[-1]) or following.seat != seat:
            return True
        return self._answer(after, seat, following.options(after), Memory()) not in LET_GO


class Tactician(Solo):
    """Plays as `brink.games.twogm.tactics` says, and by the procedure where that says nothing."""

    answers = TACTICS

    def __init__(self, chance: Chance, judgement: Judgement | None = None) -> None:
        super().__init__(chance)
        self._judgement = judgement

    def _question(self, world: TwoGMState, seat: int, legal: list[Action], memory: Memory) -> Mind:
        return Tactics(world, seat, legal, self._chance, memory, self._judgement)


def decline(mind: Mind, step: Asking) -> Action:
    """Where the procedure has nothing to say."""
    return next((action for action in mind.legal if action.closes), mind.legal[0])
