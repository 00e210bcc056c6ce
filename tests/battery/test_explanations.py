"""What is on the table explains itself: places, creatures, tokens, tracks, marks, lines of sheets.

The attributes `.about` and `.rule` of the messages that name them do it, as
`docs/authors/explanations.md` tells.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gloam.kernel.content.registry import Game, games
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.present.scene import Hand, Node, Pile, Row, Sheet, Space, Token, Track, Words
from gloam.kernel.present.show import scene
from tests.battery.playing import playing
from tests.battery.test_laws import Options, every_set_up

EXPLAINED = (Space, Token, Track, Pile, Row, Hand, Sheet)
POSITIONS = 80
GAMES = {
    "harrowing",
    "haunted",
    "heart_of_darkness",
    "original_sin",
    "stifling_dark",
}  # the examples show the kernel, and explain nothing


def things(node: Node) -> Iterator[tuple[Words, dict[str, int]]]:
    """What of a node must be explained, with the numbers that its sentence may use."""
    numbers: dict[str, int] = {}
    if isinstance(node, Track):
        numbers = {"n": node.value, "high": node.high}
    elif isinstance(node, Pile | Hand):
        numbers = {"n": node.count}
    elif isinstance(node, Token):
        numbers = {"n": node.amount}
    if isinstance(node, EXPLAINED) and node.label is not None:
        yield node.label, numbers
    if isinstance(node, Track):
        yield from [(Words(step), {}) for step in node.steps]
    if isinstance(node, Sheet):
        yield from [(name, {}) for name, _ in node.lines]
    yield from [(Words(f"mark-{mark}"), {}) for mark in node.marks]


@every_set_up
def test_everything_on_the_table_is_explained(game: Game, seats: int, options: Options) -> None:
    if game.id not in GAMES:
        return
    missing: set[str] = set()
    for at, run in enumerate(playing(game.rules, 63, seats, options)):
        if at == POSITIONS:
            break
        words = game.files.opened(game.rules.unlocked(run.state)).wordbook
        nodes = [*game.rules.fixed(run.state)] if not at else []
        for seat in (*range(seats), WATCHER):
            shown = scene(run, seat)
            nodes += [*shown.public, *shown.private]
        for node in nodes:
            for named, numbers in things(node):
                about = words.about(named, **numbers)
                if about is None:
                    missing.add(named.key)
                else:
                    assert about.rule in game.ledger, f"{named.key}: {about}"
    assert missing == set()


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_every_explanation_names_a_rule(game: Game) -> None:
    content = game.files.opened(game.files.seals)
    words = content.wordbook
    # Explanations may use what their labels are given: here it may be anything.
    given = dict.fromkeys(re.findall(r"\$(\w+)", content.words), 1)
    for key in words.keys:
        about = words.about(Words(key), **given)
        assert about is None or about.rule in game.ledger, f"{key}: {about}"
