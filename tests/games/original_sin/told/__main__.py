"""`python -m tests.games.original_sin.told [NAME ...]` writes tales anew; then read what changed.

The answers stay as long as they are offered; from there on the tale goes on at random, as long as
it was. A tale without a file is begun.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable
from pathlib import Path

import examples
from gloam.kernel.core.asks import REVISE, WAIT, Ask, Key
from tests.games.original_sin.told.tales import SHOWN, TALES, begin
from tests.games.original_sin.told.telling import FOLDER, answers_in, said_key, shown_after, tale

ANSWERS = 24  # of a new tale
QUIET = ("end", "done", "pass", "leave", "leave-it", "stop", "give-up", "no", "rest", "stay")


def main(names: list[str]) -> None:
    examples.register()
    for name in names or TALES:
        file = FOLDER / f"{name}.txt"
        before = answers_in(file.read_text(encoding="utf-8").splitlines()) if file.exists() else []
        answers = answered(name, before, len(before) or ANSWERS)
        write(file, tale(begin(name), answers))
        if name in SHOWN:
            write(FOLDER / f"{name}.shown.txt", shown_after(begin(name), name))


def write(file: Path, lines: Iterable[str]) -> None:
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def answered(
    name: str, before: list[tuple[int, str]], count: int, seed: int = 1
) -> list[tuple[int, str]]:
    """The answers there were, as far as they are still offered, and others from there on."""
    run, chance = begin(name), random.Random(seed)
    found: list[tuple[int, str]] = []
    last: Key = ()
    while run.ask is not None and len(found) < count:
        if len(found) < len(before):
            seat, said = before[len(found)]
        else:
            seat, key = an_answer(run.ask, chance, last)
            said, last = said_key(run.state, key), key
        keys = {said_key(run.state, key): key for key in run.ask.offer(seat)}
        if said not in keys:
            before = []
            continue
        found.append((seat, said))
        run.send(seat, keys[said])
    return found


def an_answer(ask: Ask, chance: random.Random, last: Key) -> tuple[int, Key]:
    """Who answers what: the others vote alike, nobody dawdles."""
    seat = chance.choice([one for one in ask.seats() if tuple(ask.offer(one)) != (REVISE,)])
    offer = [key for key in ask.offer(seat) if key not in (REVISE, WAIT)]
    if last in offer and len(ask.seats()) > 1:
        return seat, last
    return seat, chance.choices(offer, [0.2 if key[0] in QUIET else 1.0 for key in offer])[0]


if __name__ == "__main__":
    main(sys.argv[1:])
