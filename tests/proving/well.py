"""The Well: a throw-away game with a ledger, a card and tests, all in order.

Each test of proving writes it to an empty folder, breaks one thing, and looks at what is said.
"""

import tomllib
from pathlib import Path

from gloam.kernel.content.ledger import Ledger

RULES = """\
title = "The Well"

[candle.count]
rule = "Three candles burn at the start."

[candle.burns]
rule = "Each night takes a candle."

[dark.falls]
rule = "Without a candle it is dark."

[card.match]
rule = "A match lights a candle anew."

[well.deep]
rule = "The well has seven steps."
"""

FLOW = """\
from gloam.kernel.content.card_coverage import played

CANDLES = 3  # rule: candle.count


def start():
    return CANDLES


def night(candles):
    candles -= 1  # rule: candle.burns
    # rule: dark.falls
    if candles == 0:
        return 0, "dark"
    return candles, "light"


def play(card, candles):
    played("well", card)
    return candles + 1
"""

SETTINGS = """\
[pytest]
filterwarnings = error
addopts = -q
"""

CARDS = """\
[match]
text = "Light a candle."
rule = "card.match"
"""

BOARD = """\
[steps]
count = 7
rule = ["well.deep"]
"""

TESTS = """\
import pytest
from gloam.kernel.content.ledger import proves
from well import flow


@proves("well", "candle.count")
def test_three_candles_at_the_start():
    assert flow.start() == 3


@pytest.mark.parametrize("candles", [3, 2])
@proves("well", "candle.burns")
def test_a_night_takes_a_candle(candles):
    assert flow.night(candles) == (candles - 1, "light")


@proves("well", "dark.falls")
def test_dark_falls_without_a_candle():
    assert flow.night(1) == (0, "dark")


@proves("well", "card.match", "well.deep")
def test_a_match_lights_a_candle():
    assert flow.play("match", 1) == 2


def test_that_proves_nothing_is_not_run():
    raise AssertionError
"""


class Well:
    """The game, in a folder `well`, with its tests in `tests` beside it."""

    id = "well"
    title = "The Well"

    def __init__(self, place: Path) -> None:
        self.unplaced: list[str] = []  # nodes that a test says have no place
        self.place = place
        self.folder = place / "well"
        self.tests = place / "tests"
        self.write("pytest.ini", SETTINGS)
        self.write("well/rules.toml", RULES)
        self.write("well/flow.py", FLOW)
        self.write("well/cards/all.toml", CARDS)
        self.write("well/board/well.toml", BOARD)
        self.write("tests/test_well.py", TESTS)

    def write(self, name: str, text: str) -> None:
        path = self.place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def change(self, name: str, old: str, new: str) -> None:
        text = (self.place / name).read_text()
        assert old in text, f"{name} does not say {old!r}"
        self.write(name, text.replace(old, new))

    @property
    def ledger(self) -> Ledger:
        return Ledger.parse((self.folder / "rules.toml").read_text(), "well/rules.toml")

    @property
    def cards(self) -> dict[str, dict[str, str]]:
        return tomllib.loads((self.folder / "cards/all.toml").read_text())

    def layout_problems(self) -> list[str]:
        return list(self.unplaced)

    def card_ids(self) -> tuple[str, ...]:
        for name, card in self.cards.items():
            if card["text"] != "Light a candle.":
                raise ValueError(f"{name}: {card['text']!r} is not understood")
        return tuple(self.cards)
