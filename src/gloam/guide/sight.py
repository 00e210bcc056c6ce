"""What a guide goes by: what the learner's seat sees of a game, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from gloam.guide.script import Moment, Offer, Pattern, Pointer, Thing
from gloam.kernel.core.asks import REVISE, WAIT, Key, sees
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import ANSWER, TELL, Event, Journal
from gloam.kernel.present.layout import is_like
from gloam.kernel.present.layout_lint import owner_of
from gloam.kernel.present.scene import Card, Choice, Face, Node
from gloam.kernel.present.show import choices, prompt
from gloam.kernel.session.session import Session

NO_ANSWERS: Final = (WAIT, REVISE)


@dataclass(frozen=True)
class Sight:
    """One position through a seat's eyes.

    `seen` is its story: the events it was told, and the answers it gave (as `Answered`).
    `ask` is the word of what it is asked, empty if it is not.
    """

    seat: int
    nodes: dict[str, Node]
    ask: str
    choices: tuple[Choice, ...]
    others_asked: bool
    seen: Sequence[Event | Answered]
    over: bool

    # --- selecting ---

    def things(self, thing: Thing) -> Iterator[str]:
        """The ids of the nodes that are meant."""
        for id, node in self.nodes.items():
            if thing.means(node, owner_of(self.nodes, id), self.seat):
                yield id

    def offers(self, offer: Offer) -> Iterator[Choice]:
        """The open options that are meant."""
        for choice in self.choices:
            if (
                choice.key[0] in offer.option
                and all(any(_is_any(p, id) for id in choice.touches) for p in offer.touches)
                and all(any(_is_any(p, id) for id in self._faces(choice)) for p in offer.faces)
                and all(any(_is_any(p, t) for t in self._types(choice)) for p in offer.types)
            ):
                yield choice

    def pointed(self, pointer: Pointer) -> Pointed:
        """What a pointer of a step points at here; it may be nothing."""
        offer = pointer.offer()
        if pointer.page:
            return Pointed(pages=(pointer.page,))
        if offer is not None:
            return Pointed(options=tuple([choice.key for choice in self.offers(offer)]))
        return Pointed(nodes=tuple(self.things(pointer)))

    def _faces(self, choice: Choice) -> Iterator[str]:
        """What the cards show that an option touches."""
        for id in choice.touches:
            node = self.nodes.get(id)
            if isinstance(node, Card):
                yield node.face

    def _types(self, choice: Choice) -> Iterator[str]:
        for id in self._faces(choice):
            face = self.nodes.get(id)
            if isinstance(face, Face):
                yield face.type

    # --- conditions ---

    def holds(self, moment: Moment, since: int) -> bool:
        """Whether a condition holds, with the events told from place `since` of the story on."""
        return (
            (not moment.ask or self.ask in moment.ask)
            and (moment.asked != "me" or bool(self.ask))
            and (moment.asked != "others" or (self.others_asked and not self.ask))
            and (not moment.event or any(map(self.told(since).__contains__, moment.event)))
            and (moment.node is None or any(True for _ in self.things(moment.node)))
            and (moment.without is None or not any(True for _ in self.things(moment.without)))
            and (moment.offer is None or any(True for _ in self.offers(moment.offer)))
            and (not moment.over or self.over)
        )

    def told(self, since: int) -> ToldEvents:
        """The events that the seat was told from place `since` of its story on."""
        events = [one for one in self.seen[since:] if not isinstance(one, Answered)]
        return ToldEvents(self.seat, events)

    def answered(self, since: int) -> list[str]:
        """The words of the answers that the seat has given since."""
        return [one.word for one in self.seen[since:] if isinstance(one, Answered)]

    @cached_property
    def place(self) -> int:
        """How long the story is."""
        return len(self.seen)


@dataclass(frozen=True)
class Answered:
    """An answer of the seat's own, in its story."""

    word: str


@dataclass(frozen=True)
class ToldEvents:
    """Events that a seat was told. `pattern in events` says whether one is like the pattern."""

    seat: int
    events: Sequence[Event]

    def __contains__(self, pattern: Pattern) -> bool:
        return any(self._fits(pattern, event) for event in self.events)

    def _fits(self, pattern: Pattern, event: Event) -> bool:
        if len(pattern) > len(event) or pattern[0] != event[0]:
            return False
        return all(map(self._is, pattern[1:], event[1:]))

    def _is(self, wanted: str | int, given: str | int) -> bool:
        match wanted:
            case "*":
                return True
            case "me":
                return given == self.seat
            case "other":
                return given != self.seat
            case _:
                return wanted == given


@dataclass(frozen=True)
class Pointed:
    """What a step points at, as it is there now."""

    nodes: tuple[str, ...] = ()
    options: tuple[Key, ...] = ()
    pages: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.nodes or self.options or self.pages)


def sight(session: Session[Any], seat: int) -> Sight:  # of any game
    """What a seat sees of a session now."""
    return sight_of(session.run, session.history, seat)


def sight_of(run: Run[Any], history: Journal, seat: int) -> Sight:  # of any game
    """What a seat sees of a position, after all that is in `history`."""
    rules, state = run.rules, run.state
    shown = [*rules.fixed(state), *rules.public(state), *rules.private(state, seat)]
    asked = prompt(run, seat)
    offered = choices(run, seat) if run.ask is not None and seat in run.ask.seats() else ()
    is_asked = any(choice.key not in NO_ANSWERS for choice in offered)
    return Sight(
        seat=seat,
        nodes={node.id: node for node in shown},
        ask=asked.words.key.removeprefix("ask-") if asked is not None and is_asked else "",
        choices=offered if is_asked else (),
        others_asked=asked is not None and any(one != seat for one in asked.seats),
        seen=list(_seen(history, seat)),
        over=run.result is not None,
    )


def _is_any(patterns: str, id: str) -> bool:
    """Whether an id is like one of some patterns, which stand between bars."""
    return any(is_like(pattern, id) for pattern in patterns.split("|"))


def _seen(history: Journal, seat: int) -> Iterator[Event | Answered]:
    for entry in history:
        if entry[0] == TELL and sees(entry[1], seat):
            yield entry[2]
        elif entry[0] == ANSWER and entry[2] == seat:
            yield Answered(str(entry[3][0]))
