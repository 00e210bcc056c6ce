"""Haunted: what the kernel asks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from gloam.games.haunted.bot.policy import HauntedPolicy
from gloam.games.haunted.cards.deck import ID
from gloam.games.haunted.rules.attack import attack
from gloam.games.haunted.rules.defence import defend
from gloam.games.haunted.rules.discard_and_refill import clean_up
from gloam.games.haunted.rules.end_and_score import final_points, winners
from gloam.games.haunted.rules.own_lines import lay_on_own
from gloam.games.haunted.rules.setup import begin, fresh_table
from gloam.games.haunted.state import ATTACK, DEFENCE, OWN, Haunted
from gloam.games.haunted.view import observation_tensor, refusals, scene
from gloam.games.haunted.view.options import OPTIONS
from gloam.games.haunted.view.sentences import EVENTS, PROMPTS
from gloam.games.haunted.view.story import story
from gloam.kernel.core.asks import Ask, Flow, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules, Setting
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.present.result import ResultStory
from gloam.kernel.present.scene import Choice, Node

POLICY: Final = HauntedPolicy()


class HauntedRules(Rules[Haunted]):
    id = ID
    schema = 2  # the planted Urchin Thief and how games ended are in the state
    prompts = PROMPTS
    events = EVENTS
    players = (2, 3, 4, 5)  # rule: players.range, players.solo
    settings = (
        Setting("length", ("full", "short"), "full"),
        Setting("ties", ("shared", "short game"), "shared"),  # rule: short.purpose, score.tie
    )

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> Haunted:
        # rule: short.tie-again
        return fresh_table(seats, options["length"] == "short", options["ties"] == "short game")

    def deal(self, game: Haunted) -> None:
        begin(game)

    def step(self, game: Haunted) -> Flow[None]:
        """One card laid with its effect, or one stage ended."""
        if game.stage == ATTACK:
            return attack(game)
        if game.stage == DEFENCE:
            return defend(game)
        if game.stage == OWN:
            return lay_on_own(game)
        return clean_up(game)

    def result(self, game: Haunted) -> Result | None:
        if not game.over:
            return None
        totals = tuple([final_points(game, seat) for seat in range(game.seats)])
        return Result(totals, tuple(winners(game)))

    def story(self, game: Haunted) -> ResultStory | None:
        return story(game) if game.over else None

    def in_turn(self, game: Haunted) -> int:
        return 1 << (game.active if game.defender < 0 else game.defender)

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return OPTIONS.keys(seats)

    def policy(self) -> HauntedPolicy:
        return POLICY

    def resample(self, game: Haunted, seat: int, dice: Dice, pins: Pins) -> Haunted:
        return deal_anew(game, seat, dice, pins)

    def observe(self, game: Haunted, seat: int) -> list[int]:
        return observation_tensor.observe(game, seat)

    def fixed(self, game: Haunted) -> Sequence[Node]:
        return scene.FACES

    def public(self, game: Haunted) -> Sequence[Node]:
        return scene.public(game)

    def private(self, game: Haunted, seat: int) -> Sequence[Node]:
        return scene.private(game, seat)

    def describe(self, game: Haunted, seat: int, ask: Ask, key: Key) -> Choice:
        return OPTIONS.describe(game, seat, ask, key)

    def blocked(self, game: Haunted, seat: int, ask: Ask) -> Sequence[Blocked]:
        return refusals.blocked(game, seat, ask)
