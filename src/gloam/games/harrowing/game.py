"""The Harrowing: what the kernel asks of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from gloam.games.harrowing.bot.policy import HarrowingPolicy
from gloam.games.harrowing.cards.catalogue import Catalogue
from gloam.games.harrowing.rules import (  # noqa: F401  each registers its procedures
    abilities,
    actions,
    adversaries,
    carrying_out_effects,
    effigies_and_corruption,
    fate_and_omens,
    locations_and_map,
    loot,
)
from gloam.games.harrowing.rules import setup as setting_up
from gloam.games.harrowing.rules.components_and_zones import fresh_table
from gloam.games.harrowing.rules.flow_of_play import open_play
from gloam.games.harrowing.rules.leaving_play import locations  # noqa: F401
from gloam.games.harrowing.rules.legacy import innate_items, lifewater_table  # noqa: F401
from gloam.games.harrowing.rules.legacy.campaign import ONE_SHOT
from gloam.games.harrowing.rules.legacy.the_unknown import unlocked
from gloam.games.harrowing.state import PROCEDURES, Harrowing, Outcome, Phase
from gloam.games.harrowing.view import observation_tensor, refusals, scene
from gloam.games.harrowing.view.names import CARD
from gloam.games.harrowing.view.options import OPTIONS
from gloam.games.harrowing.view.sentences import EVENTS, PROMPTS
from gloam.games.harrowing.view.story import story
from gloam.kernel.campaign.campaign import LOST, OPENED, UNLOCK
from gloam.kernel.core.asks import EVERYONE, Ask, Flow, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules, Setting
from gloam.kernel.core.state import Change
from gloam.kernel.hidden.deal import Pins, deal_anew
from gloam.kernel.present.result import ResultStory
from gloam.kernel.present.scene import Choice, Node, Words


class HarrowingRules(Rules[Harrowing]):
    id = "harrowing"
    players = (1, 2, 3, 4)  # rule: seat.player-count
    cooperative = True  # rule: seat.cooperative
    changes: ClassVar = {UNLOCK: OPENED, "obliterate": LOST}
    one_shot: ClassVar = ONE_SHOT  # rule: campaign.one-shot
    # rule: setup.circle-chooser
    settings = (Setting("circle", setting_up.CIRCLES, "first", more=True),)
    prompts = PROMPTS
    events = EVENTS

    def __init__(self, book: Catalogue) -> None:
        self.book = book

    def setup(
        self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]
    ) -> Harrowing:
        circle = setting_up.circle_to_play(options, campaign)
        return fresh_table(self.book, seats, circle, campaign)

    def deal(self, game: Harrowing) -> None:
        setting_up.deal(game)

    def step(self, game: Harrowing) -> Flow[None]:
        """One choice of set-up, one procedure that asks, or one deed."""
        if game.phase is Phase.CREATION:
            return setting_up.creation(game)
        if game.agenda.frames:
            flow = PROCEDURES.next_step(game, game.agenda)
            if flow is not None:
                return flow
        return nothing() if game.outcome is not None else open_play(game)

    def result(self, game: Harrowing) -> Result | None:
        if game.outcome is None:
            return None
        won = game.outcome is Outcome.WON  # rule: goal.win, removal.eliminated-player
        winners = tuple(range(game.seats)) if won else ()
        return Result((int(won),) * game.seats, winners)

    def in_turn(self, game: Harrowing) -> int:
        """In the open everybody; else who acts or invokes."""
        return 1 << game.actor if game.agenda.frames else EVERYONE

    def resample(self, game: Harrowing, seat: int, dice: Dice, pins: Pins) -> Harrowing:
        world = deal_anew(game, seat, dice, pins)  # rule: seat.bots
        world.imagined = True
        return world

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return OPTIONS.keys(seats)

    def policy(self) -> HarrowingPolicy:
        return HarrowingPolicy()

    def observe(self, game: Harrowing, seat: int) -> list[int]:
        return observation_tensor.observe(game, seat)

    def fixed(self, game: Harrowing) -> Sequence[Node]:
        return scene.fixed(game)

    def public(self, game: Harrowing) -> Sequence[Node]:
        return scene.public(game)

    def describe(self, game: Harrowing, seat: int, ask: Ask, key: Key) -> Choice:
        return OPTIONS.describe(game, seat, ask, key)

    def blocked(self, game: Harrowing, seat: int, ask: Ask) -> Sequence[Blocked]:
        return refusals.blocked(game, seat, ask)

    def change_words(self, change: Change) -> Words:
        """A card that is gone is called by its name; what was opened says no more than that."""
        if change[0] == "obliterate":
            return Words("change-obliterate", {"card": CARD.words[self.book.face[str(change[1])]]})
        return Words(f"change-{change[0]}")

    def story(self, game: Harrowing) -> ResultStory | None:
        return story(game) if game.outcome is not None else None

    def unlocked(self, game: Harrowing) -> frozenset[str]:
        return unlocked(game)


def nothing() -> Flow[None]:
    yield from ()
