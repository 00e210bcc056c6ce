"""What seats and watchers of Haunted see, and what is said of it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator

import pytest

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.rules.lines import LAY
from gloam.games.haunted.state import ATTACK, OWN
from gloam.games.haunted.view.refusals import ELSE, ONLY, ONLY_LINES, WHY
from gloam.games.haunted.view.sentences import EVENTS
from gloam.kernel.core.asks import WATCHER, About
from gloam.kernel.present.scene import Card, Face, Hand, Node, Scene, Sheet
from gloam.kernel.present.show import scene
from gloam.kernel.present.words import read_words
from tests.games.haunted.playing import HauntedTable, card, haunted

WORDS = GAME.words
THEME = tomllib.loads((GAME.folder / "theme.toml").read_text(encoding="utf-8"))
TYPES = ("setting", "focus", "terror", "event", "action", "acquaintance")


def shown(table: HauntedTable, seat: int) -> dict[str, Node]:
    """All nodes that a seat sees, by id."""
    sees: Scene = scene(table.run, seat)
    return {node.id: node for node in (*sees.public, *sees.private)}


def cards_in(table: HauntedTable, seat: int, place: str) -> list[str]:
    """The faces that a seat sees in a place."""
    nodes = shown(table, seat).values()
    return [node.face for node in nodes if isinstance(node, Card) and node.within == place]


def said(table: HauntedTable, seat: int | None = None) -> dict[str, tuple[str, ...]]:
    """What each option says, and what it touches."""
    asked = table.ask.seat if seat is None else seat
    choices = scene(table.run, asked).choices
    return {WORDS.say(choice.words): choice.touches for choice in choices}


# --- faces, names, theme ---


def test_what_a_card_asks_is_answered_by_buttons_and_not_at_the_card() -> None:
    """Keep nothing or both, yes or no: whoever is asked would not look for it under the piles."""
    hands = {0: ["Refreshments", "Hidden Compartment"]}
    lines = {(1, 0): ["Country Walk"]}
    table = haunted(hands=hands, lines=lines, draws=["Storm", "Pray"])
    table.lay("Refreshments", on=(1, 0))
    assert said(table)["Keep nothing"] == said(table)["Keep both"] == ()
    assert said(table)["Keep Storm"] == ("card-storm",)
    table = haunted(hands=hands, lines=lines).lay("Hidden Compartment", on=(1, 0))
    assert list(said(table).values()) == [(), ()]


def test_who_would_complete_their_own_line_is_asked_once_more() -> None:
    line = ["Disused Graveyard", "Blackened Tree"]
    for owner, stage, grave in ((1, ATTACK, False), (0, OWN, True)):
        table = haunted(hands={0: ["Tortured Soul"]}, lines={(owner, 0): line}, stage=stage)
        (lay,) = [one for one in scene(table.run, 0).choices if one.key[0] == "lay"]
        assert lay.grave is grave


def test_so_is_who_would_complete_one_by_an_action_or_an_event() -> None:
    """Activate Focus brings the terror at once; Transformation strikes who holds nobody."""
    line = ["Disused Graveyard", "Blackened Tree"]
    for owner, stage, grave in ((1, ATTACK, False), (0, OWN, True)):
        table = haunted(
            hands={0: ["Activate Focus"]},
            lines={(owner, 0): line},
            pile=["Tortured Soul"],
            stage=stage,
        )
        (lay,) = [one for one in scene(table.run, 0).choices if one.key[0] == "lay"]
        assert lay.grave is grave
        assert WORDS.say(lay.words).startswith("Complete your") is grave
    for held, grave in ((["Transformation"], True), (["Transformation", "Historian"], False)):
        table = haunted(hands={0: held}, lines={(0, 0): ["Country Walk"]}, stage=OWN)
        lays = [one for one in scene(table.run, 0).choices if one.key[:2] == ("lay", card(held[0]))]
        assert [lay.grave for lay in lays] == [grave] * 3
        assert WORDS.say(lays[0].words) == "Lay Transformation on your Country Walk line"
    nothing = haunted(hands={0: ["Transformation"]}, stage=OWN)
    assert not any(one.grave for one in scene(nothing.run, 0).choices)


def faces() -> list[Face]:
    return [node for node in GAME.rules.fixed(haunted().game) if isinstance(node, Face)]


def test_there_is_a_face_for_every_card() -> None:
    assert [face.id for face in faces()] == [card.id for card in CARDS]
    assert [WORDS.say(face.name) for face in faces()] == [card.name for card in CARDS]
    assert [face.text for face in faces()] == [card.text for card in CARDS]
    assert {face.type for face in faces()} == set(TYPES)
    assert all(face.flavour for face in faces())
    assert len({face.icon for face in faces()}) == 80


def test_essential_cards_list_what_they_lead_to() -> None:
    lines = {face.id: face.lines for face in faces()}
    assert len(lines["country-walk"]) == 6
    assert lines["tin-whistle"] == ("Hunting Spirit", "Magical Summoning")
    assert lines["hunting-spirit"] == lines["fire"] == ()


def test_types_and_marks_can_be_told_apart_without_colour() -> None:
    types, marks = THEME["types"], THEME["marks"]
    assert tuple(types) == TYPES
    for feature in ("icon", "edge"):
        assert len({look[feature] for look in types.values()}) == len(TYPES)
    assert len(set(marks.values())) == len(marks)
    assert all(f"mark-{mark}" in WORDS for mark in marks)
    assert all(f"type-{kind}" in WORDS for kind in types)


def test_words_can_be_read_on_what_they_stand_on() -> None:
    colours = THEME["colours"]
    for ink in ("ink", "faded"):
        assert contrast(colours[ink], colours["paper"]) >= 4.5
    for light in ("light", "glow", "warning"):
        assert contrast(colours[light], colours["table"]) >= 4.5
        assert contrast(colours[light], colours["surface"]) >= 4.5
    for look in THEME["types"].values():
        assert contrast(look["colour"], colours["paper"]) >= 4.5


def contrast(one: str, other: str) -> float:
    """As the guidelines for accessible pages (WCAG) reckon it."""

    def luminance(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        r, g, b = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


# --- the table ---


def test_everybody_sees_the_lines_and_what_they_come_to() -> None:
    table = haunted(
        3,
        lines={
            (1, 0): ["Country Walk", "Tin Whistle", "Hunting Spirit"],
            (1, 1): ["Ruined Church"],
        },
        pile=["Fire"],
        missed={1: 2},
    )
    for seat in (0, 1, 2, WATCHER):
        nodes = shown(table, seat)
        sheet = nodes["seat-1"]
        assert isinstance(sheet, Sheet)
        assert [value for _, value in sheet.lines] == [16, 1, 2]
        assert nodes["line-3"].marks == ("complete",)
        assert nodes["line-4"].marks == nodes["line-5"].marks == ()
        assert cards_in(table, seat, "line-3") == ["country-walk", "tin-whistle", "hunting-spirit"]
        assert cards_in(table, seat, "discard") == ["fire"]
        assert nodes["seat-0"].marks == ("turn",)


def test_what_was_laid_this_turn_is_marked() -> None:
    table = haunted(
        hands={0: ["Hunting Spirit", "Strange Mist", "Ruined Church"], 1: ["Pray", "Fire"]},
        lines={(1, 0): ["Country Walk", "Tin Whistle"]},
        pile=["Storm"],
    )
    table.lay("Hunting Spirit", on=(1, 0)).lay("Ruined Church", on=(1, 1))
    nodes = shown(table, 1)
    assert nodes["card-hunting-spirit"].marks == nodes["card-ruined-church"].marks == ("fresh",)
    assert nodes["card-tin-whistle"].marks == ()
    assert nodes["line-3"].marks == ("awaiting",)
    assert nodes["line-4"].marks == ("used",)
    table.end_stage()
    assert shown(table, 0)["line-4"].marks == ()


def test_the_card_being_carried_out_lies_by_itself() -> None:
    table = haunted(hands={0: ["Violent Temper"], 1: ["Psychic", "Historian"]})
    table.lay("Violent Temper", on=(1, 0))
    assert table.asked == (1, "lose-acquaintance")
    assert cards_in(table, WATCHER, "resolving") == ["violent-temper"]


def test_those_who_are_out_are_marked_so() -> None:
    table = haunted(3)
    table.game.order = (0, 2)
    assert shown(table, WATCHER)["seat-1"].marks == ("out",)


def test_no_stage_is_under_way_when_the_game_is_over() -> None:
    table = haunted()
    assert "stage" in shown(table, WATCHER)
    table.game.over = True
    assert "stage" not in shown(table, WATCHER)


# --- hands and memory ---


def test_a_hand_is_seen_by_its_holder_alone() -> None:
    table = haunted(3, hands={0: ["Fire", "Country Walk"], 1: ["Pray"]})
    assert cards_in(table, 0, "hand-0") == ["country-walk", "fire"]
    for seat in (1, 2, WATCHER):
        hand = shown(table, seat)["hand-0"]
        assert isinstance(hand, Hand)
        assert hand.count == 2
        assert cards_in(table, seat, "hand-0") == []
    assert scene(table.run, WATCHER).private == ()


def test_two_hands_with_other_cards_look_the_same_to_the_others() -> None:
    tables = [haunted(3, hands={0: ["Fire"], 1: [held]}) for held in ("Pray", "Fever")]
    for seat in (0, 2, WATCHER):
        one, other = [scene(table.run, seat) for table in tables]
        assert one == other


def test_a_card_that_passed_between_two_hands_is_remembered_by_both() -> None:
    table = haunted(
        3, hands={0: ["Strange Mist"], 1: ["Fire", "Pray"], 2: ["Fever", "Storm"]}, draws=["Pray"]
    )
    table.lay("Strange Mist", on=(1, 0)).answer("give", "Fever")
    assert cards_in(table, 1, "hand-2") == ["pray"]
    assert shown(table, 1)["card-pray"].marks == ("known",)
    assert cards_in(table, 2, "hand-1") == ["fever"]
    assert cards_in(table, 0, "hand-1") == cards_in(table, 0, "hand-2") == []


def test_cards_looked_at_are_seen_by_whoever_looks() -> None:
    table = haunted(
        hands={0: ["Refreshments"]}, stage=OWN, draws=["Fire", "Country Walk"], pile=["Storm"]
    )
    table.lay("Refreshments", on=(0, 0))
    assert cards_in(table, 0, "aside-0") == ["country-walk", "fire"]
    aside = shown(table, 1)["aside-0"]
    assert isinstance(aside, Hand)
    assert aside.count == 2
    assert cards_in(table, 1, "aside-0") == []
    assert "Keep Fire" in said(table)


def test_everybody_sees_where_the_thief_is_planted() -> None:
    table = haunted(hands={0: ["Fire"]}, planted=1)
    for seat in (0, WATCHER):
        assert shown(table, seat)["hand-1"].marks == ("planted",)
        assert shown(table, seat)["hand-0"].marks == ()
    assert cards_in(table, 0, "hand-1") == ["urchin-thief"]
    assert scene(table.run, WATCHER).private == ()


# --- options ---


def test_an_option_says_what_is_laid_where() -> None:
    table = haunted(
        hands={0: ["Fire", "Ruined Church", "Strange Mist"]},
        lines={(1, 0): ["Country Walk", "Tin Whistle"]},
    )
    options = said(table)
    assert options["Lay Fire on Seat 2’s Country Walk line"] == ("card-fire", "line-3")
    assert options["Begin Seat 2’s line 3 with Ruined Church"] == ("card-ruined-church", "line-5")
    assert options["Lay Strange Mist on Seat 2’s unstarted line 2"][1] == "line-4"
    assert options["Lay no more on the others; they may defend"] == ()
    assert options["Discard the whole hand, draw a new one, and end the turn"] == ("hand-0",)


def test_on_ones_own_lines_an_option_says_so() -> None:
    table = haunted(
        hands={0: ["Fire", "Ruined Church"]},
        lines={(0, 0): ["Country Walk", "Tin Whistle"]},
        stage=OWN,
    )
    assert list(said(table)) == [
        "Lay Fire on your Country Walk line",
        "Begin your line 2 with Ruined Church",
        "Begin your line 3 with Ruined Church",
        "Lay no more; go on to the discard",
    ]


def test_a_defence_says_against_what() -> None:
    table = haunted(hands={0: ["Tin Whistle"], 1: ["Fire"]}, lines={(1, 0): ["Country Walk"]})
    table.lay("Tin Whistle", on=(1, 0)).end_stage()
    assert said(table)["Use Fire against Tin Whistle on your Country Walk line"]
    (choice, _) = scene(table.run, 1).choices
    assert choice.preview == ("card-tin-whistle",)
    assert choice.rule == "event.fire"


def test_an_option_that_completes_a_line_says_so() -> None:
    lines = {(0, 0): ["Country Walk", "Tin Whistle"]}
    table = haunted(hands={0: ["Hunting Spirit"]}, lines=lines, stage=OWN)
    assert "Complete your Country Walk line with Hunting Spirit" in said(table)
    table = haunted(2, hands={1: ["Hunting Spirit"]}, lines=lines, active=1)
    table.lay("Hunting Spirit", on=(0, 0)).end_stage()
    assert said(table) == {"Defend no further: the terror completes its line": ("line-0",)}


def test_options_follow_what_lies_there() -> None:
    """The same key is described anew when its line has changed."""
    key = LAY[3][card("Fire")]
    for setting in ("Country Walk", "Disused Graveyard"):
        table = haunted(hands={0: ["Fire"]}, lines={(1, 0): [setting, "Tin Whistle"]})
        option = GAME.rules.describe(table.game, 0, table.ask, key)
        assert WORDS.say(option.words) == f"Lay Fire on Seat 2’s {setting} line"


def test_the_rule_behind_a_lost_acquaintance_is_that_of_the_card() -> None:
    for name, rule in (
        ("Violent Temper", "action.violent-temper"),
        ("Secret Room", "event.secret-room"),
    ):
        table = haunted(
            hands={0: [name], 1: ["Psychic", "Historian"]}, lines={(1, 0): ["Country Walk"]}
        )
        table.lay(name, on=(1, 0))
        assert {choice.rule for choice in scene(table.run, 1).choices} == {rule}


def test_only_the_asked_seat_has_options() -> None:
    table = haunted(3, hands={0: ["Fire"], 1: ["Pray"]})
    assert scene(table.run, 1).choices == scene(table.run, WATCHER).choices == ()
    assert scene(table.run, 1).prompt == scene(table.run, 0).prompt


# --- words for everything ---


def words_in_sources(function: str, at: int = 0) -> Iterator[str]:
    """The first word of an argument of every call of a function in the game's sources."""
    for file in GAME.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) <= at:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            name = node.func.id if isinstance(node.func, ast.Name) else name
            given = node.args[at]
            first = given.elts[0] if isinstance(given, ast.Tuple) and given.elts else given
            if name == function and isinstance(first, ast.Constant):
                yield str(first.value)


EVENT_WORDS = {*words_in_sources("tell"), *words_in_sources("nothing_held", 3)}
ASK_WORDS = {
    *words_in_sources("choose", 2),
    *words_in_sources("pick", 2),
    *words_in_sources("together", 2),
    *words_in_sources("pick_line", 3),
    *words_in_sources("choose_to_discard", 3),
    *words_in_sources("take_from_pile", 3),
    *words_in_sources("_complete_one", 3),
    "may",  # asked by the kernel's phrase
}


def test_the_sources_were_searched() -> None:
    assert len(EVENT_WORDS) > 40
    assert len(ASK_WORDS) > 25


@pytest.mark.parametrize("word", sorted(EVENT_WORDS))
def test_every_event_has_words(word: str) -> None:
    assert f"event-{word}" in WORDS
    assert word in EVENTS.said


@pytest.mark.parametrize("word", sorted(ASK_WORDS))
def test_every_ask_has_words(word: str) -> None:
    assert f"ask-{word}" in WORDS


def test_no_words_are_left_over() -> None:
    text = read_words(GAME.folder)
    found = {
        kind: set(re.findall(rf"^{kind}-([a-z-]+) =", text, re.MULTILINE))
        for kind in ("ask", "event", "blocked", "mark", "card")
    }
    assert found["ask"] == ASK_WORDS
    assert found["event"] == EVENT_WORDS
    left_out = {*ONLY.values(), *ONLY_LINES.values(), ELSE}
    assert found["blocked"] == {*WHY.rules, *left_out}
    assert found["mark"] == set(THEME["marks"])
    assert found["card"] == {card.id for card in CARDS}


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (("laid", 0, card("Fire"), 4), "Seat 1 lays Fire on Seat 2’s line 2."),
        (
            ("laid", 0, card("Fire"), 4, card("Country Walk")),
            "Seat 1 lays Fire on Captain Rudge (Seat 2).",
        ),
        (
            ("laid", 0, card("Country Walk"), 4),
            "Seat 1 lays Country Walk, and a tale begins: Captain Rudge (Seat 2).",
        ),
        (("drew", 2, 1), "Seat 3 draws a card."),
        (("drew", 2, 4), "Seat 3 draws 4 cards."),
        (("over",), "The candle is out, and nobody has won."),
        (("over", 1), "The candle is out. Seat 2 has won."),
        (("over", 0, 1, 3), "The candle is out. Seat 1, Seat 2 and Seat 4 share the win."),
        (
            ("lap", 1, card("Fire"), card("Pray"), card("Psychic")),
            "Seat 2 turns up the Lap of the Gods: Fire, Pray and Psychic.",
        ),
        (
            ("lap", 1, card("Fire")),
            "Seat 2 turns up Fire: too few for the Lap of the Gods.",
        ),
        (("lap", 1), "Seat 2 finds no cards for the Lap of the Gods."),
        (
            ("handed-over", 0, 1, 2, 3, card("Country Walk")),
            "Captain Rudge passes from Seat 1 to Seat 2.",
        ),
    ],
)
def test_what_events_say(event: tuple[str | int, ...], sentence: str) -> None:
    assert WORDS.say(GAME.rules.event_words(event)) == sentence


def test_prompts_name_seats_and_cards() -> None:
    def say(about: About) -> str:
        return WORDS.say(GAME.rules.ask_words(about))

    assert say(("give-back", 2)) == "Which card do you give Seat 3 in return for the action?"
    assert say(("use", card("Psychic"))).startswith("Psychic can do one of two things here.")
    assert say("defend").startswith("Defend your lines against the cards")


def test_the_card_that_was_discarded_last_lies_on_top() -> None:
    table = haunted(hands={0: ["Fire", "Archaeological Dig"]}, pile=["Village Idiot"])
    table.end_stage().end_stage().discard("Archaeological Dig")
    lying = [node.id for node in GAME.rules.public(table.game) if node.within == "discard"]
    assert lying == ["card-village-idiot", "card-archaeological-dig"]
