"""Cards, hands and piles as nodes: their names, and who sees what."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloam.kernel.content.card_files import CardFile, PrintedCard, read_cards
from gloam.kernel.core.cards import CardTable, Pack, Zone, table_of
from gloam.kernel.core.data import Piece
from gloam.kernel.present.card_nodes import (
    KNOWN,
    CardNodes,
    CardPlace,
    HandPlace,
    count_faces,
    face_of,
    pile,
    row,
    track,
)
from gloam.kernel.present.scene import Card, Face, Hand, Pile, Row, Track, Words

FILE = """
[knife]
name = "Knife"
text = "Cut."
flavour = "Rust, or not rust."
icon = "knife"

[rope]
name = "Rope"
text = "Tie."
"""
HAND, OPEN = 0, 1


@pytest.fixture
def cards(tmp_path: Path) -> tuple[PrintedCard, ...]:
    (tmp_path / "tools.toml").write_text(FILE)
    return read_cards(tmp_path, PrintedCard, CardFile("tools", "tool"))


def table(*faces: int) -> CardTable:
    """These cards in the hand of seat 0."""
    zones = [Zone("hand", 1, 0), Zone("open", ordered=True)]
    pack = Pack(faces, [0] * len(faces), zones)
    return CardTable(2, pack, *table_of(pack, [HAND] * len(faces)), ())


def test_equal_cards_are_told_apart_by_their_names(cards: tuple[PrintedCard, ...]) -> None:
    game = table(0, 0, 1)
    place = CardPlace(CardNodes(cards), "hand-0")
    nodes = place.lying(game, game.zones[HAND])
    assert [node.id for node in nodes] == ["hand-0/knife", "hand-0/knife/1", "hand-0/rope"]
    assert nodes[0] == Card(id="hand-0/knife", within="hand-0", face="knife")
    assert place.lying(game, game.zones[HAND])[1] is nodes[1], "what looks the same is made once"
    apart = [Piece(0), Piece(2), Piece(1)]
    assert [node.id for node in place.lying(game, apart)][2] == "hand-0/knife/1"


def test_a_single_card_has_one_name_wherever_it_lies(cards: tuple[PrintedCard, ...]) -> None:
    game = table(0, 1)
    nodes = CardNodes(cards, single=True)
    held = CardPlace(nodes, "hand-0").lying(game, game.zones[HAND])
    laid = CardPlace(nodes, "open").lying(game, game.zones[HAND], ("fresh",))
    assert [node.id for node in held] == [node.id for node in laid] == ["card-knife", "card-rope"]
    assert laid[0] == Card(id="card-knife", within="open", face="knife", marks=("fresh",))


@pytest.mark.parametrize("single", [True, False])
def test_others_see_what_they_remember(cards: tuple[PrintedCard, ...], single: bool) -> None:
    game = table(0, 1)
    place = HandPlace(CardNodes(cards, single=single), "hand-0", 0)
    game.look([Piece(1)], 1 << 1)
    own = place.seen(game, game.zones[HAND], 0, own=True)
    assert [(node.face, node.marks) for node in own] == [("knife", ()), ("rope", ())]
    known = place.seen(game, game.zones[HAND], 1)
    assert [(node.face, node.marks) for node in known] == [("rope", KNOWN)]


def test_a_hand_shows_how_many_it_holds(cards: tuple[PrintedCard, ...]) -> None:
    place = HandPlace(CardNodes(cards), "aside-1", 1, "seat-1", "aside")
    label = Words("label-aside")
    wanted = Hand(id="aside-1", within="seat-1", label=label, owner=1, count=2, marks=("new",))
    assert place.node(2, ("new",)) == wanted
    assert place.node(2, ("new",)) is place.node(2, ("new",))
    assert place.node(3).count == 3


def test_a_face_is_what_is_printed(cards: tuple[PrintedCard, ...]) -> None:
    assert face_of(cards[0], Words("card-knife"), (("dice", 2),), ("north",)) == Face(
        id="knife",
        name=Words("card-knife"),
        type="tool",
        text="Cut.",
        flavour="Rust, or not rust.",
        icon="knife",
        numbers=(("dice", 2),),
        lines=("north",),
    )


def test_piles_rows_and_tracks_are_labelled_by_their_names() -> None:
    assert pile("stock", 3, "card") == Pile(
        id="stock", label=Words("label-stock"), count=3, back="card"
    )
    assert row("quests-1", "seat-1", "quests", 1) == Row(
        id="quests-1", within="seat-1", label=Words("label-quests"), owner=1
    )
    assert track("dark", 2, 7) == Track(
        id="dark", label=Words("label-dark"), value=2, low=0, high=7
    )


def test_observations_count_faces() -> None:
    game = table(0, 0, 1)
    assert count_faces(game, game.zones[HAND], 3) == [2, 1, 0]
