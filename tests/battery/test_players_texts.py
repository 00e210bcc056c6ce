"""What players read holds no remark for developers: those have a field of their own, `note`."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from gloam.kernel.content.registry import Game, games
from gloam.kernel.present.scene import Face
from gloam.kernel.present.words import read_words
from tests.battery.playing import start
from tests.battery.test_laws import Options, every_set_up

# Of the rulebook as a document, of our copy of it, of the program; ids of rules and files.
REMARKS = re.compile(
    r"\brulebook|\bour copy\b|\bcannot be read in\b|\billegible\b|\bmust be data\b|\bthe engine\b"
    r"|\bprogram\b|\bimplement|\bsee [a-z]+\.[a-z]|\b[a-z]{3,}\.[a-z]+-[a-z-]+|\bTODO\b"
    r"|\bpp?\. ?\d|\bpages? \d|\.(?:py|toml|md)\b|\bparse[sd]?\b|\bunit test",
    re.IGNORECASE,
)

# What may be the id of a rule.
NAMED = re.compile(r"\b[a-z-]+\.[a-z]+(?:-[a-z]+)*")

# Words held together by what no sentence holds them together with.
IDS = re.compile(r"\w_\w|[a-z]:\w|[a-z]/[a-z]+/")


def players_texts(game: Game) -> Iterator[tuple[str, str]]:
    """All that players may read, what is sealed included: where it stands, and the text."""
    for rule in game.ledger:
        yield rule.id, rule.text
    for line in read_words(game.folder).splitlines():
        key, _, text = line.partition("=")
        if not line.startswith("#") and key.strip() != ".rule":
            yield key.strip(), text
    run = start(game.rules, 1, game.rules.players[0], game.rules.choices({}))
    for node in game.rules.fixed(run.state):
        if isinstance(node, Face):
            yield node.id, " ".join([node.text, *node.lines, node.flavour])


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_no_remark_for_developers_is_told_to_players(game: Game) -> None:
    told = [f"{where}: {text}" for where, text in players_texts(game) if REMARKS.search(text)]
    assert told == []


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_no_rule_is_named_by_its_id(game: Game) -> None:
    """A reader of the rules once met "the last player to take a turn in spawn.substitute"."""
    named = [
        f"{where}: {found}"
        for where, text in players_texts(game)
        for found in NAMED.findall(text)
        if found in game.ledger
    ]
    assert named == []


@every_set_up
def test_cards_are_printed_in_words(game: Game, seats: int, options: Options) -> None:
    """No id, of a card or of anything else: a Spawn card once read "northern_gate:guardian"."""
    run = start(game.rules, 1, seats, game.rules.choices(options))
    faces = [node for node in game.rules.fixed(run.state) if isinstance(node, Face)]
    printed = [text for face in faces for text in (face.text, *face.lines, face.flavour)]
    assert [text for text in printed if IDS.search(text)] == []


def test_remarks_are_found() -> None:
    for text in (
        "The rulebook states no number.",
        "The figure cannot be read in our copy.",
        "Cards must be data.",
        "A dead end is possible (see end.stalemate-settings).",
        "Bound by line.immovable-lifted.",
        "Page 7 says so.",
    ):
        assert REMARKS.search(text), text
    assert not REMARKS.search("The discard pile lies face up. Nobody may look.")
    assert not REMARKS.search("Spectators cannot be read by those who play.")
