"""Divinity: Original Sin: what the kernel asks of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from gloam.games.original_sin.bot.policy import OriginalSinPolicy
from gloam.games.original_sin.cards.catalogue import Catalogue
from gloam.games.original_sin.rules import dice as dice_rules  # noqa: F401
from gloam.games.original_sin.rules import using_cards  # noqa: F401
from gloam.games.original_sin.rules.between import campaign as campaigns
from gloam.games.original_sin.rules.between import (  # noqa: F401
    creation,
    echoes,
    interlude,
    learning,
    merchant,
)
from gloam.games.original_sin.rules.combat import (  # noqa: F401  they register procedures
    actions,
    attacks,
    bosses,
    end_of_combat,
    minions,
    moving,
    rounds,
    spawning,
)
from gloam.games.original_sin.rules.exploring import (  # noqa: F401  they register procedures
    challenges,
    environment,
    exits,
    explore_rounds,
    journal,
    location_cards,
    loot,
    rest_rounds,
    time,
)
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.games.original_sin.rules.figures import abilities, damage, statuses  # noqa: F401
from gloam.games.original_sin.rules.items import arranging, summons  # noqa: F401
from gloam.games.original_sin.rules.rounds import next_round, nothing
from gloam.games.original_sin.rules.sealed import as_seen, close_cards
from gloam.games.original_sin.rules.setup import begin, premade, table_for
from gloam.games.original_sin.state import PROCEDURES, TRAY, OriginalSin, Outcome
from gloam.games.original_sin.view import names, observation_tensor, refusals, scene
from gloam.games.original_sin.view.keys import keys
from gloam.games.original_sin.view.options import OPTIONS
from gloam.games.original_sin.view.sentences import EVENTS, PROMPTS
from gloam.games.original_sin.view.story import story
from gloam.kernel.campaign.campaign import OPENED, UNLOCK, unlocked
from gloam.kernel.core.asks import EVERYONE, Ask, Flow, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.rules import Blocked, Result, Rules, Setting
from gloam.kernel.core.state import Change
from gloam.kernel.hidden.deal import Pins
from gloam.kernel.present.result import ResultStory
from gloam.kernel.present.scene import Arg, Choice, Node, Words
from gloam.kernel.present.things import Thing

PREMADE = ("ifan", "lohse", "red-prince", "fane")


class OriginalSinRules(Rules[OriginalSin]):
    id = "original_sin"
    players = (1, 2, 3, 4)  # rule: party.size, variant.solo
    cooperative = True  # rule: party.co-op
    changes: ClassVar = {UNLOCK: OPENED, **campaigns.SHOWN}
    prompts = PROMPTS
    events = EVENTS
    settings = (
        Setting("party", ("created", "ready-made"), "created"),
        Setting("honor", ("off", "on"), "off", more=True),  # rule: variant.combine
        Setting("talents", ("by level", "unrestricted"), "by level", more=True),
    )

    def __init__(self, book: Catalogue, *places: Location) -> None:
        """A campaign begins at the first of these places."""
        self.book = book
        self.places = {place.id: place for place in places}

    def setup(
        self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]
    ) -> OriginalSin:
        """The party where it stopped, or a party yet to be made at the first location."""
        kept = campaigns.kept(campaign)
        if not kept.begun:
            kept.honor = options["honor"] == "on"
            kept.unrestricted = options["talents"] == "unrestricted"
        # An exit may lead to a place that is not written yet: then where one was before.
        known = [place for place in kept.exits if place in self.places]
        place = self.places[known[-1] if known else next(iter(self.places))]
        game = table_for(self.book, place, seats, kept)
        if not game.party and options["party"] == "ready-made":
            game.party = [premade(self.book, id) for id in PREMADE[: max(2, seats)]]
        game.met = frozenset(unlocked(campaign))
        begin(game)
        return game

    def step(self, game: OriginalSin) -> Flow[None]:
        """One procedure that asks; with nothing left to do, a round begins."""
        if game.agenda.frames:
            flow = PROCEDURES.next_step(game, game.agenda)
            if flow is not None:
                return flow
        return next_round(game) if game.outcome is None else nothing()

    def result(self, game: OriginalSin) -> Result | None:
        if game.outcome is None or game.agenda.frames:
            return None
        left = game.outcome in (Outcome.LEFT, Outcome.ENDED)
        return Result((int(left),) * game.seats, tuple(range(game.seats)) if left else ())

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        return keys(self.book)

    def resample(self, game: OriginalSin, seat: int, dice: Dice, pins: Pins) -> OriginalSin:
        """All seats know the same; what is sealed is sealed from all of them."""
        return as_seen(game)

    def as_imagined(self, game: OriginalSin) -> None:
        close_cards(game)

    def policy(self) -> OriginalSinPolicy:
        return OriginalSinPolicy()

    def in_turn(self, game: OriginalSin) -> int:
        """Whoever has its turn; everybody while the party decides together."""
        return 1 << game.seat_of(game.active) if 0 <= game.active < TRAY else EVERYONE

    # --- showing ---

    def unlocked(self, game: OriginalSin) -> frozenset[str]:
        return game.met

    def observe(self, game: OriginalSin, seat: int) -> list[int]:
        return observation_tensor.observe(game, seat)

    def fixed(self, game: OriginalSin) -> Sequence[Node]:
        return scene.fixed(game)

    def public(self, game: OriginalSin) -> Sequence[Node]:
        return scene.public(game)  # rule: party.open-information

    def describe(self, game: OriginalSin, seat: int, ask: Ask, key: Key) -> Choice:
        return OPTIONS.describe(game, seat, ask, key)

    def blocked(self, game: OriginalSin, seat: int, ask: Ask) -> Sequence[Blocked]:
        return refusals.blocked(game, seat, ask)

    def number(self, game: OriginalSin, thing: Thing, number: int) -> int:
        return names.number(game, thing, number)

    def story(self, game: OriginalSin) -> ResultStory | None:
        return story(game) if game.outcome is not None else None

    def change_words(self, change: Change) -> Words:
        """What was met is called by its name."""
        if change[0] == UNLOCK and change[1] in self.book.face:
            return Words(
                "change-unlock", {"card": names.CARD.words[self.book.face[str(change[1])]]}
            )
        if change[0] == UNLOCK:
            return Words("change-unlock-something")
        told: list[Arg] = [self._told(part) for part in change[1:]]
        return Words(f"change-{change[0]}", dict(zip("abc", told, strict=False)))

    def _told(self, part: str | int) -> Arg:
        """A card by its name, a place by its title."""
        if part in self.book.face:
            return names.CARD.words[self.book.face[str(part)]]
        return self.places[str(part)].title if part in self.places else part
