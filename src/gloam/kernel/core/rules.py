"""What a game provides. The kernel, bots, tables and tests know nothing else of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from gloam.kernel.core.asks import EVERYONE, About, Ask, Flow, Key
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.policy import Policy
from gloam.kernel.core.state import Change, Event, State
from gloam.kernel.hidden.deal import Pins
from gloam.kernel.present.result import ResultStory
from gloam.kernel.present.scene import Choice, Node, Words, about_words, event_words, lettered
from gloam.kernel.present.scene import Dice as RolledDice
from gloam.kernel.present.sentences import Sentences
from gloam.kernel.present.things import Thing

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Setting:
    """A choice made when a table is set up, for instance a variant or an expansion.

    The words file names it (`setting-NAME`) and its choices (`setting-NAME-CHOICE`), with `-` for
    each space. `more`: few will want to see it.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    more: bool = False


@dataclass(frozen=True)
class Preset:
    """A step of difficulty: what it sets; settings that only other steps name have their defaults.

    The words file names it (`preset-NAME`) and says what it is like (`preset-NAME-about`).
    """

    name: str
    options: Mapping[str, str]


class Result:
    """How a game ended.

    No dataclass: one is made for every simulated game, and this one compiles.
    """

    __slots__ = ("scores", "winners")

    def __init__(
        self,
        scores: tuple[int, ...],
        winners: tuple[int, ...],
    ) -> None:
        self.scores = scores
        self.winners = winners

    def __repr__(self) -> str:
        return f"Result({self.scores}, winners={self.winners})"


@dataclass(frozen=True)
class Blocked:
    """What one might have expected to be able to do, and the rule that says no."""

    touches: tuple[str, ...]  # ids of nodes
    words: Words
    rule: str


@dataclass(frozen=True)
class Channel:
    """Somewhere a seat may speak: who hears it, and what it costs.

    The words themselves are no part of the game; that they were spoken may be. `price` is the
    interrupt that is played before they are delivered, `rule` the entry that demands it.
    """

    name: str
    hears: int = EVERYONE  # a bit set of seats
    price: Key | None = None
    rule: str = ""
    watched: bool = True  # spectators may listen


AT_THE_TABLE: Final = (Channel("table"),)


class Rules(Generic[S]):
    """A game. Subclasses are stateless: everything that changes is in the state.

    The laws in `tests/battery` hold every implementation to these contracts.
    """

    id: ClassVar[str] = ""
    version: ClassVar[str] = "1"  # changes when a finished log would no longer replay
    schema: ClassVar[int] = 1  # changes when a stored state can no longer be loaded
    cooperative: ClassVar[bool] = False  # all win or lose as one side
    # The bots that the lobby offers, by name, weakest first; empty: the usual ones. A bot that
    # is offered as stronger has been measured to win at least as often.
    bots: ClassVar[tuple[str, ...]] = ()
    players: ClassVar[tuple[int, ...]] = ()
    settings: ClassVar[tuple[Setting, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()  # easiest first
    prompts: ClassVar[Sentences | None] = None  # what asks say, where their parts are numbers
    events: ClassVar[Sentences | None] = None  # what events say, point at, and go by
    # What a campaign's history says of lasting changes, by their word: one of the marks in
    # `campaign.py`. Words that are not here are the game's own bookkeeping, and shown nowhere.
    changes: ClassVar[Mapping[str, str]] = {}
    # What a table without a campaign may begin with: by a name that betrays nothing, the changes
    # that a campaign would have recorded. The first is what nobody needs to choose.
    one_shot: ClassVar[Mapping[str, tuple[Change, ...]]] = {}

    def policy(self) -> Policy[S]:
        """What bots know of this game."""
        return Policy()

    # --- playing ---

    def setup(self, options: Mapping[str, str], seats: int, campaign: Mapping[str, Any]) -> S:
        """The table before anything random: no dice yet.

        `options` has a valid choice for every setting; `campaign` holds the changes
        that earlier games recorded (`campaign.changes_of`), and is empty outside a campaign.
        """
        raise NotImplementedError

    def deal(self, game: S) -> None:
        """What is shuffled, dealt and rolled before the first step. Asks nothing."""

    def step(self, game: S) -> Flow[None]:
        """Play from this quiet point to the next: one action, of at most 24 asks.

        At its end everything is in the state. Depends on state, dice and answers only.
        """
        raise NotImplementedError

    def result(self, game: S) -> Result | None:
        """How it ended, or None while it goes on. Looked at between steps."""
        raise NotImplementedError

    def interrupts(self, game: S, seat: int) -> Sequence[Key]:
        """What `seat` may do now although it is not asked."""
        return ()

    def interrupt(self, game: S, seat: int, key: Key) -> None:
        """Do it. Asks nothing; the pending ask is made anew afterwards."""
        raise NotImplementedError

    def hears(self, game: S, seat: int, key: Key) -> int:
        """Who learns of an interrupt, as a bit set of seats."""
        return EVERYONE

    def in_turn(self, game: S) -> int:
        """The seats whose turn it is, as a bit set, from what everybody knows.

        Where an answer leads to asking somebody else, it can be undone only if they are in
        turn: whether others are asked may hang on what they hold.
        """
        return 0

    def channels(self, game: S, seat: int) -> Sequence[Channel]:
        """Where `seat` may speak now. Depends on what the seat knows, like its options."""
        return AT_THE_TABLE

    def keys(self, options: Mapping[str, str], seats: int) -> Iterable[Key]:
        """Every key that can ever be offered, always in the same order: the action ids."""
        raise NotImplementedError

    # --- knowing ---

    def resample(self, game: S, seat: int, dice: Dice, pins: Pins) -> S:
        """A position that `seat` cannot tell from this quiet one, all equally likely.

        Depends on what the seat knows and on `dice`, on nothing else. `game` stays as it
        is. Pinned pieces stay in their zone.
        """
        raise NotImplementedError

    def as_imagined(self, game: S) -> None:
        """Put stand-ins for what is secret into the fixed data of a state that was imagined.

        For a state that comes to a worker process: fixed data does not travel, so it has that of
        a game as it is set up. Nothing to do where fixed data is no secret.
        """

    def memory(self, game: S, seat: int) -> Hashable:
        """What `seat` knows of hidden things besides cards (`()` if there are none).

        An answer after which this has changed, beyond what the seat did itself, cannot
        be undone by it.
        """
        return ()

    def observe(self, game: S, seat: int) -> list[int]:
        """What `seat` sees, as numbers; the same length at every ask of a game."""
        raise NotImplementedError

    # --- showing ---

    def unlocked(self, game: S) -> frozenset[str]:
        """The sealed things (cards, rules, words) that this table has opened, by their names:
        in earlier games of its campaign, or in this one. No secret to anybody at the table."""
        return frozenset()

    def fixed(self, game: S) -> Sequence[Node]:
        """Boards and card faces. Changes only when `unlocked` does: then it grows."""
        return ()

    def public(self, game: S) -> Sequence[Node]:
        """What everybody sees."""
        raise NotImplementedError

    def private(self, game: S, seat: int) -> Sequence[Node]:
        """What only `seat` sees, or remembers."""
        return ()

    def describe(self, game: S, seat: int, ask: Ask, key: Key) -> Choice:
        """What a person is shown of an option."""
        return Choice(key, Words(str(key[0])))

    def blocked(self, game: S, seat: int, ask: Ask) -> Sequence[Blocked]:
        """What is not possible for `seat` at this ask although one might expect it."""
        return ()

    def story(self, game: S) -> ResultStory | None:
        """How a finished game ended, told; None where `result` says all. Everybody may read it."""
        return None

    def number(self, game: S, thing: Thing, number: int) -> int:
        """Of a thing whose numbers mean something else at every table (`Thing.here`: the second
        figure, a space of one of two boards), its number among all that there are."""
        return number

    def as_said(self, game: S, event: Event) -> Event:
        """An event with numbers that mean the same at every table, as `events` says it."""
        if self.events is None or not self.events.local:
            return event
        return self.events.renumbered(event, lambda thing, n: self.number(game, thing, n))

    def as_asked(self, game: S, about: About) -> About:
        """The same for what an ask is about, as `prompts` says it."""
        if self.prompts is None or not self.prompts.local or isinstance(about, str):
            return about
        return self.prompts.renumbered(about, lambda thing, n: self.number(game, thing, n))

    def ask_words(self, about: About) -> Words:
        """The prompt of an ask."""
        return about_words(about) if self.prompts is None else self.prompts.words(about)

    def event_words(self, event: Event) -> Words:
        """What an event says. Knows the event only: words are made when they are shown."""
        return event_words(event) if self.events is None else self.events.words(event)

    def event_things(self, event: Event) -> tuple[str, ...]:
        """The ids of the scene nodes that an event is about, for links from the log."""
        return () if self.events is None else self.events.things(event)

    def event_dice(self, event: Event) -> RolledDice | None:
        """The dice that an event tells of, if it is a roll."""
        return None if self.events is None else self.events.dice(event)

    def event_way(self, event: Event) -> tuple[str, ...]:
        """Of a movement: the node that moved, and its way from space to space."""
        return () if self.events is None else self.events.way(event)

    def event_rule(self, event: Event) -> str:
        """The entry of the ledger behind an event, for the log; empty where there is none."""
        return "" if self.events is None else self.events.rule(event)

    def change_words(self, change: Change) -> Words:
        """What a lasting change says in the history of its campaign: message `change-<word>`."""
        return Words(f"change-{change[0]}", lettered(change[1:]))

    # --- setting up ---

    def choices(self, given: Mapping[str, str]) -> dict[str, str]:
        """`given` completed by the defaults. Raises ValueError that names what is wrong."""
        known = {setting.name: setting for setting in self.settings}
        for name, value in given.items():
            if name not in known:
                raise ValueError(f"{self.id} has no setting {name!r}; it has {sorted(known)}")
            if value not in known[name].choices:
                raise ValueError(f"{name} cannot be {value!r}; choose {known[name].choices}")
        return {name: given.get(name, setting.default) for name, setting in known.items()}
