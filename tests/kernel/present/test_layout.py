"""Layouts are read strictly, place nodes as they say, and what they lack is found."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from gloam.kernel.content.registry import game
from gloam.kernel.core.asks import WATCHER
from gloam.kernel.present.layout import WIDTHS, Layout, Match
from gloam.kernel.present.layout_file import LayoutError, default, parse_layout
from gloam.kernel.present.layout_lint import lint, mode_of, region_of
from gloam.kernel.present.scene import (
    Board,
    Card,
    Hand,
    Initiative,
    Node,
    Pile,
    Prose,
    Row,
    Sheet,
    Token,
    Track,
    Turn,
    Words,
    encoder,
)

HALL = """\
[screens.wide]
areas = ["head head", "seats map", "band band", "hand hand"]
columns = [200, "1fr"]
rows = [44, "1fr", "auto", "auto"]

[screens.middle]
areas = ["head", "map", "band", "hand"]
columns = ["1fr"]
rows = [44, "1fr", "auto", "auto"]

[screens.phone]
areas = ["map", "band", "hand"]
columns = ["1fr"]
rows = ["1fr", "auto", "auto"]

[modes.fight]
when = { kind = "initiative" }

[modes.fight.wide]
areas = ["order order", "seats map", "band band", "hand hand"]
columns = [200, "1fr"]
rows = [44, "1fr", "auto", "auto"]

[regions.head]
kind = "header"
phone = { kind = "over", over = "map", edge = "top" }

[regions.seats]
kind = "seats"
card = { 2 = 100, 4 = 80 }
title = "players"
middle = { kind = "drawer", edge = "left" }
phone = { tab = "head" }

[regions.order]
kind = "ribbon"

[regions.map]
kind = "stage"

[regions.band]
kind = "band"

[regions.hand]
kind = "hand"

[[place]]
kind = "hand"
owner = "own"
lift = true
in = "hand"

[[place]]
kind = ["board", "row"]
in = "map"

[[place]]
kind = "initiative"
screens = ["wide"]
in = "order"

[[place]]
kind = "initiative"
in = "map"

[[place]]
id = "goal-*"
in = "head"

[[place]]
in = "seats"

[[look]]
kind = "track"
as = "bar"
action = true

[[fold]]
region = "seats"
to = "chips"
below = 900
"""

NODES: list[Node] = [
    Board(id="board", width=10, height=10),
    Token(id="figure", within="board", icon="figure", owner=1),
    Sheet(id="sheet-0", owner=0),
    Hand(id="hand-0", within="sheet-0", owner=0, count=1),
    Card(id="card", within="hand-0"),
    Sheet(id="sheet-1", owner=1),
    Hand(id="hand-1", within="sheet-1", owner=1, count=1),
    Track(id="goal-ritual", value=1),
]
ORDER = Initiative(id="turns", turns=(Turn(label=Words("you")),))


def places(layout: Layout, nodes: list[Node], seat: int, width: str) -> dict[str, str]:
    by_id = {node.id: node for node in nodes}
    mode = mode_of(layout, by_id, seat)
    screen = next(layout.screen(w, mode) for w in WIDTHS if w == width)
    return {id: region_of(layout, screen, by_id, id, seat) for id in by_id}


def test_nodes_lie_in_their_containers_unless_they_are_lifted_out() -> None:
    layout = parse_layout(HALL, "hall")
    assert places(layout, NODES, 0, "wide") == {
        "board": "map",
        "figure": "map",
        "sheet-0": "seats",
        "hand-0": "hand",
        "card": "hand",
        "sheet-1": "seats",
        "hand-1": "seats",
        "goal-ritual": "head",
    }
    assert places(layout, NODES, WATCHER, "wide")["hand-0"] == "seats"


def test_a_mode_changes_the_frame_at_the_widths_that_it_names() -> None:
    layout = parse_layout(HALL, "hall")
    fight = [*NODES, ORDER]
    assert places(layout, fight, 0, "wide")["turns"] == "order"
    assert places(layout, fight, 0, "wide")["goal-ritual"] == ""  # this frame has no header
    assert places(layout, fight, 0, "middle")["turns"] == "map"
    assert places(layout, fight, 0, "middle")["goal-ritual"] == "head"


def test_regions_differ_by_width_and_need_no_area() -> None:
    layout = parse_layout(HALL, "hall")
    wide, middle, phone = (layout.screen(width, "") for width in WIDTHS)
    assert wide.regions["seats"].card == {2: 100, 4: 80}
    assert middle.regions["seats"].kind == "drawer"
    assert phone.regions["head"].over == "map"
    assert phone.regions["seats"].tab == "head"  # a tab of what lies over the map
    assert "order" not in wide.regions


def test_a_layout_is_served_as_it_is_read() -> None:
    layout = parse_layout(HALL, "hall")
    assert msgspec.json.decode(encoder.encode(layout), type=Layout) == layout


@pytest.mark.parametrize(
    ("match", "ids"),
    [
        (Match(kind=("hand", "board")), ["board", "hand-0", "hand-1"]),
        (Match(id=("hand-*", "c*d")), ["hand-0", "card", "hand-1"]),
        (Match(owner="own"), ["sheet-0", "hand-0"]),
        (Match(owner="nobody"), ["board", "card", "goal-ritual"]),
        (Match(within=""), ["board", "sheet-0", "sheet-1", "goal-ritual"]),
        (Match(kind=("hand",), owner="other"), ["hand-1"]),
    ],
)
def test_matching(match: Match, ids: list[str]) -> None:
    assert [node.id for node in NODES if match.fits(node, node.owner, 0)] == ids


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('kind = "header"', 'kind = "heading"', r"hall:24: \[regions.head\] Invalid enum value"),
        ("card = {", "crd = {", r"hall:28: \[regions.seats\] .*unknown field `crd`; it knows"),
        ('kind = "hand"\nowner', 'kind = "hnd"\nowner', r"hall:47: .*no node kind 'hnd'"),
        ('in = "map"', 'in = "mat"', r"no region 'mat'; there are band"),
        ('as = "bar"', 'as = "cascade"', r"a track cannot be a cascade; row can"),
        ('"head head",', '"head",', r"\[screens.wide\] the lines of `areas`"),
        ('"seats map", "band', '"map head", "band', r"'head' is no rectangle"),
        ('columns = [200, "1fr"]', 'columns = [200, "1fr", 3]', r"3 sizes for 2 columns"),
        ('"auto"]', '"tall"]', r"'tall' is no size"),
        ('region = "seats"', 'region = "band"', r"the band cannot fold"),
        ('areas = ["map", "band", "hand"]', 'areas = ["map", "hand", "hand"]', r"exactly one band"),
        ('areas = ["map", "band"', 'areas = ["mud", "band"', r"no region 'mud': add"),
        ("[screens.phone]", "[screens.watch]", r"no width 'watch'; write middle, phone, wide"),
        ('title = "players"\n', "", r"'seats' is opened by a button or tab: it needs a `title`"),
        ("[[look]]", "[[looks]]", r"a layout has no \[looks\]"),
        ('screens = ["wide"]', 'mode = "dance"', r"no mode 'dance'"),
        ("[regions.map]", '[regions.sky]\nkind = "rail"\n[regions.map]', r"on no screen"),
        ("[screens.wide]", "[screens.wide", r"hall: this is not TOML"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(old: str, new: str, wrong: str) -> None:
    assert old in HALL
    with pytest.raises(LayoutError) as told:
        parse_layout(HALL.replace(old, new, 1), "hall")
    assert re.search(wrong, str(told.value)), str(told.value)


def test_the_default_layout_has_a_place_for_every_kind() -> None:
    nodes: list[Node] = [Pile(id="pile", count=1), Row(id="row"), *NODES, ORDER]
    for chosen in (nodes, nodes[:2]):
        for width in WIDTHS:
            assert all(places(default(), chosen, 0, width).values())


def test_the_studies_in_the_guide_can_be_said() -> None:
    """The Harrowing, and Original Sin with its modes, as pictured in the studies."""
    guide = Path(__file__).parents[3] / "docs" / "authors" / "layout.md"
    texts = re.findall(r"```toml\n(.*?)```", guide.read_text(encoding="utf-8"), re.DOTALL)
    example, harrowing, original_sin = (parse_layout(text, "layout.md") for text in texts)
    assert [mode.name for mode in example.modes] == ["fight"]
    assert harrowing.screen("middle", "").regions["trove"].tab == "fate"
    assert [mode.name for mode in original_sin.modes] == ["combat", "interlude"]
    nodes: list[Node] = [
        Board(id="map", width=9, height=9),
        Sheet(id="origin-0", owner=0),
        Row(id="shelf-0", within="origin-0"),
        Row(id="hand", owner=0),
        Prose(id="story", paragraphs=("It breathes.",)),
        ORDER,
    ]
    for width in WIDTHS:
        assert all(places(original_sin, nodes, 0, width).values())
        assert all(places(original_sin, nodes[:-1], 0, width).values())


def test_a_layout_that_forgets_something_is_caught() -> None:
    """Haunted, without a place for its piles on the phone, and without a message."""
    haunted = game("haunted")
    text = (haunted.folder / "layout.toml").read_text(encoding="utf-8")
    drawer = 'phone = { kind = "drawer", edge = "left", card = 92, title = "layout-piles" }'
    assert drawer in text
    told = text.replace(drawer, "")
    broken = parse_layout(told.replace("slot-next", "slot-nxt"), "broken")
    wrong = lint(haunted.rules, broken, haunted.words)
    assert any("no message 'slot-nxt'" in one for one in wrong)
    assert "pile 'stock' has no place on the phone screen" in wrong
    assert not any("wide screen" in one for one in wrong)
