"""What a seat is shown at a position: its scene, and the parts that scenes are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, TypeVar

from msgspec.structs import replace

from gloam.kernel.core.asks import COVER, PASS, REVISE, WAIT, About, Ask, Cover, Key
from gloam.kernel.core.rules import Rules
from gloam.kernel.core.run import Run
from gloam.kernel.core.several import DONE
from gloam.kernel.core.state import State
from gloam.kernel.present.scene import (
    Ballot,
    Choice,
    Node,
    Prompt,
    Scene,
    Several,
    Votes,
    Words,
    encoder,
)

S = TypeVar("S", bound=State)

_SHARED = {key: Choice(key, Words(f"option-{key[0]}")) for key in (PASS, WAIT, REVISE, DONE)}


def scene(run: Run[S], seat: int, ask_number: int = 0) -> Scene:
    """All that `seat` is shown at this position (WATCHER: somebody who only watches)."""
    rules, state = run.rules, run.state
    return Scene(
        fixed=fixed_hash(rules.fixed(state)),
        public=tuple(rules.public(state)),
        private=tuple(rules.private(state, seat)),
        prompt=prompt(run, seat, ask_number),
        choices=choices(run, seat),
    )


def laid_open(run: Run[S]) -> list[Node]:
    """The private parts of all seats in one, for games that are over.

    What lies nowhere is a note of a seat's own: with all that is in it, it gets names of its
    own. What somebody remembers of a card is marked; whoever holds it sees it plain.
    """
    rules, state = run.rules, run.state
    seen: dict[str, Node] = {}
    for seat in range(state.seats):
        notes: dict[str, str] = {}
        for node in rules.private(state, seat):
            if not node.within or node.within in notes:
                name = notes[node.id] = f"{node.id}-{seat}"
                within = notes.get(node.within, "")
                seen[name] = replace(node, id=name, within=within, owner=seat)
            elif node.id not in seen or len(node.marks) < len(seen[node.id].marks):
                seen[node.id] = node
    return list(seen.values())


def fixed_hash(nodes: Sequence[Node]) -> str:
    """The name of a fixed part."""
    return blake2b(encoder.encode(nodes), digest_size=12).hexdigest()


def prompt(run: Run[S], seat: int, number: int = 0) -> Prompt | None:
    """What is asked, and of whom, as far as `seat` may know; `number` is that of its own ask."""
    ask = run.ask
    shown = ask.shown(seat) if ask is not None else None
    if shown is None:
        return None
    words = asking(run, shown.about)
    if isinstance(shown, Cover):
        return Prompt(id="prompt", words=words, seats=shown.seats, form=COVER)
    return Prompt(
        id="prompt",
        words=words,
        seats=shown.seats(),
        form=shown.form,
        ask=number,
        several=_several(run, seat, shown),
        votes=_votes(run, shown),
    )


def asking(run: Run[S], about: About) -> Words:
    """The prompt of an ask at this table."""
    return _asking(run.rules, run.rules.as_asked(run.state, about))


@lru_cache(maxsize=2_000)  # the same asks come again and again, at all tables of a game
def _asking(rules: Rules[Any], about: About) -> Words:
    return rules.ask_words(about)


def _votes(run: Run[S], ask: Ask) -> Votes | None:
    """What stands for choice, and who has voted for what as far as that is open."""
    vote = ask.vote()
    if vote is None:
        return None
    ballots = [
        Ballot(
            label=choice_of(run, ask.seat, ask, key).words,
            key=key,
            seats=tuple([seat for seat, named in vote.votes.items() if named == key]),
        )
        for key in vote.options
    ]
    return Votes(
        id="votes",
        ballots=tuple(ballots),
        count=vote.how,
        round=vote.round,
        voted=tuple(vote.votes),
        missing=tuple([seat for seat in ask.seats() if seat not in vote.votes]),
        open=vote.open,
    )


def _several(run: Run[S], seat: int, ask: Ask) -> Several | None:
    """What a seat can mark in all, each key once, with how often it can be marked."""
    marking = ask.marking(seat)
    if marking is None:
        return None
    rule = marking.whole.rule if marking.whole is not None else ""
    copies = Counter(marking.things)
    options = [replace(choice_of(run, seat, ask, key), copies=copies[key]) for key in copies]
    return Several(tuple(options), marking.least, marking.most, rule, marking.chosen)


def choices(run: Run[S], seat: int) -> tuple[Choice, ...]:
    """What `seat` may answer now, as a person is shown it."""
    ask, state, describe = run.ask, run.state, run.rules.describe
    if ask is None:
        return ()
    shared = _SHARED.get
    return tuple([shared(key) or describe(state, seat, ask, key) for key in ask.offer(seat)])


def choice_of(run: Run[S], seat: int, ask: Ask, key: Key) -> Choice:
    """One option or interrupt, as a person is shown it."""
    return _SHARED.get(key) or run.rules.describe(run.state, seat, ask, key)
