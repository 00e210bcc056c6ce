"""Tales: short games of which everything is written down, and held against what is written.

A tale is a file: who answers what, what may be answered, what is told and why, and all that is
different on the table afterwards, in the words of the cards. It is read as one reads a log:

    act 0: end | move 2 | use starter-bow
    0> use starter-bow
      uses ifan starter-bow
      party.0.ap 5 -> 3

A test sets the table and hears the tale; whatever goes another way fails. When rules or cards were
changed on purpose, `python -m tests.games.original_sin.told` writes the tales anew: read the
difference before you keep it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gloam.games.original_sin.state import OriginalSin
from gloam.kernel.core.asks import WATCHER, Ask, Key
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import LASTING, TELL, Event
from gloam.kernel.present.show import scene
from tests.games.original_sin.record_words import TALES
from tests.games.records.flat import flat, said
from tests.games.records.shown import in_line

FOLDER = Path(__file__).parent


def hear(run: Run[OriginalSin], name: str, first: int = 1, last: int = 0) -> None:
    """The tale of this name must go as it is written, from one answer to another or to its end."""
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    answers = answers_in(written)
    last = last or len(answers)
    told = list(tale(run, answers[:last]))
    expected = passage(written, first, last)
    for number, line in enumerate(passage(told, first, last)):
        assert [line] == expected[number : number + 1], f"{name}.txt"
    assert len(passage(told, first, last)) == len(expected)


def passage(lines: list[str], first: int, last: int) -> list[str]:
    """From what is asked before one answer to what is asked after another; they count from 1.

    Before the first answer it is told how the table is laid.
    """
    at = [number for number, line in enumerate(lines) if line[:1].isdigit()]
    begins = at[first - 1] - 1 if first > 1 else 0
    return lines[begins : at[last] if last < len(at) else None]


def answers_in(lines: list[str]) -> list[tuple[int, str]]:
    """Who answers, and the key in the words of the tale."""
    found = [line.split("> ", 1) for line in lines if line[:1].isdigit()]
    return [(int(seat), key) for seat, key in found]


def tale(run: Run[OriginalSin], answers: list[tuple[int, str]]) -> Iterator[str]:
    """The lines of a tale. It ends with the answers, or with the game."""
    run.journals = []
    before = flat(TALES.names, run.state)
    yield from [f"{name} {said(value)}" for name, value in before.items()]
    for seat, key in answers:
        ask = run.ask
        assert ask is not None, f"the game is over before {key}"
        yield asked(run.state, ask)
        yield f"{seat}> {key}"
        offered = {said_key(run.state, one): one for one in ask.offer(seat)}
        assert key in offered, f"{key} is not offered"
        heard = len(told(run))
        run.send(seat, offered[key])
        yield from [f"  {line}" for line in told(run)[heard:]]
        now = flat(TALES.names, run.state)
        yield from [
            f"  {one} {said(before.get(one))} -> {said(now.get(one))}"
            for one in {**before, **now}
            if before.get(one) != now.get(one)
        ]
        before = now
    yield "it is over" if run.ask is None else asked(run.state, run.ask)


def see(run: Run[OriginalSin], name: str) -> None:
    """What the table shows after the tale of this name must be as it is written."""
    written = (FOLDER / f"{name}.shown.txt").read_text(encoding="utf-8").splitlines()
    for line, expected in zip(shown_after(run, name), written, strict=True):
        assert line == expected


def shown_after(run: Run[OriginalSin], name: str) -> list[str]:
    """Every node that all see, and the choices of the seat that is asked, a line for each."""
    story = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    list(tale(run, answers_in(story)))
    seat = run.ask.seat if run.ask is not None else WATCHER
    seen = scene(run, seat)
    return [in_line(one) for one in (*seen.public, *seen.choices)]


# --- in words ---


def asked(game: OriginalSin, ask: Ask) -> str:
    """What is asked of whom, and all that may be answered."""
    about = ask.about if isinstance(ask.about, str) else " ".join([str(one) for one in ask.about])
    seats = [
        f"{seat}: {' | '.join([said_key(game, key) for key in ask.offer(seat)])}"
        for seat in ask.seats()
    ]
    return f"{about} {'; '.join(seats)}"


def said_key(game: OriginalSin, key: Key) -> str:
    return TALES.key(game, key)


def told(run: Run[OriginalSin]) -> list[str]:
    """Everything that was told and kept for the campaign, so far."""
    journals = [*(run.journals or []), run.state.journal or []]
    return [
        TALES.event(run.state, entry[2]) if entry[0] == TELL else f"keeps {kept(entry[2])}"
        for journal in journals
        for entry in journal
        if entry[0] in (TELL, LASTING)
    ]


def kept(change: Event) -> str:
    return " ".join([str(part) for part in change])
