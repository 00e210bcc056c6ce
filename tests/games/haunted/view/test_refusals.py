"""Why a card of Haunted cannot be laid: the reason that tells most, and its rule."""

from __future__ import annotations

import pytest

from gloam.games.haunted import GAME
from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.state import OWN
from gloam.games.haunted.view.refusals import WHY
from tests.games.haunted.playing import HauntedTable, Line, card, haunted


def blocks(table: HauntedTable, seat: int | None = None) -> dict[str, tuple[str, str]]:
    """What is blocked, by the thing it is about: the word that tells why, and the rule."""
    asked = table.ask.seat if seat is None else seat
    return {
        no.touches[0]: (no.words.key.removeprefix("blocked-"), no.rule)
        for no in GAME.rules.blocked(table.game, asked, table.ask)
    }


def why(table: HauntedTable, name: str) -> str:
    reason, rule = blocks(table)[f"card-{CARDS[card(name)].id}"]
    assert rule == WHY.rules[reason]
    assert rule in GAME.ledger
    return reason


WALK = ["Country Walk", "Tin Whistle"]
DONE = ["Roadside Inn", "Mysterious Door", "Dread Old God"]


@pytest.mark.parametrize(
    ("name", "reason", "lines"),
    [
        ("Pray", "terror-remover", {(1, 0): WALK}),
        ("Tin Whistle", "focus-later", {}),
        ("Tin Whistle", "focus-later", {(1, 0): ["Country Walk", "Locked Box"]}),
        ("Tin Whistle", "focus-elsewhere", {(1, 0): ["Private Library"]}),
        ("Hunting Spirit", "terror-later", {(1, 0): ["Country Walk"]}),
        ("Tortured Soul", "terror-elsewhere", {(1, 0): WALK}),
        (
            "Ruined Church",
            "no-room",
            {(1, 0): WALK, (1, 1): ["Private Library"], (1, 2): ["Roadside Inn"]},
        ),
        ("Fever", "nothing-there", {(1, 0): WALK}),
        ("Fever", "under-focus", {(1, 0): ["Archaeological Dig", "Tin Whistle"]}),
        ("Fever", "complete", {(1, 1): ["Archaeological Dig"]}),
        ("Tin Whistle", "complete", {(1, 0): ["Private Library"], (1, 1): ["Country Walk"]}),
        ("Fire", "nothing-there", {(1, 0): ["Country Walk"]}),
        ("Fire", "complete", {(1, 1): [*WALK, "Hunting Spirit"]}),
        ("Secret Room", "no-setting", {}),
        ("Inheritance", "no-acquaintance-in-pile", {(1, 0): WALK}),
        ("Activate Focus", "no-terror-in-pile", {(1, 0): WALK}),
        ("Activate Focus", "no-terror-in-pile", {(1, 0): WALK, (1, 2): DONE}),
        ("Activate Focus", "nothing-there", {(1, 0): ["Country Walk"]}),
        ("Distant Relative", "nothing-there", {(1, 0): ["Country Walk", "Locked Box"]}),
    ],
)
def test_why_a_card_cannot_be_laid_on_others(
    name: str, reason: str, lines: dict[Line, list[str]]
) -> None:
    table = haunted(
        hands={0: [name]}, lines=lines, complete=[(1, 1)] if reason == "complete" else []
    )
    assert table.lays(name) == []
    assert why(table, name) == reason


def test_a_line_that_has_had_its_card_takes_no_other() -> None:
    table = haunted(hands={0: ["Losing Sleep", "Tin Whistle"]}, lines={(1, 0): ["Country Walk"]})
    table.lay("Losing Sleep", on=(1, 0))
    assert why(table, "Tin Whistle") == "used"
    assert blocks(table)["hand-0"] == ("swap", "swap.declare")


def test_a_fetcher_is_blocked_by_the_line_when_there_is_somebody_to_fetch() -> None:
    table = haunted(
        hands={0: ["Losing Sleep", "Fisticuffs", "Storm", "Country Walk", "Inheritance"]},
        pile=["Psychic"],
    )
    for slot, name in enumerate(["Losing Sleep", "Fisticuffs", "Country Walk"]):
        table.lay(name, on=(1, slot))
    assert why(table, "Inheritance") == "used"
    assert why(table, "Storm") == "terror-remover"


def test_a_line_with_a_terror_is_left_alone() -> None:
    table = haunted(hands={0: ["Hunting Spirit", "Fire"]}, lines={(1, 0): WALK})
    table.lay("Hunting Spirit", on=(1, 0))
    assert why(table, "Fire") == "awaiting"


def test_coach_and_horses_are_for_others() -> None:
    table = haunted(hands={0: ["Coach and Horses", "Psychic"]}, stage=OWN)
    assert why(table, "Coach and Horses") == "opponents-only"
    assert why(table, "Psychic") == "nothing-there"
    assert "hand-0" not in blocks(table)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Strange Mist", "no-defence"),
        ("Pray", "no-terror-here"),
        ("Tarot Card", "not-fresh"),  # the Locked Box has lain here longer
        ("Avid Collector", "not-fresh"),
        ("Terrible Accident", "under-focus"),
        ("Dead Faint", "nothing-there"),
        ("Local Canon", "complete"),
        ("Hidden Compartment", "aim"),
    ],
)
def test_why_a_card_is_no_defence(name: str, reason: str) -> None:
    """Against a terror on one line, with an old focus on another and a third line complete."""
    table = haunted(
        hands={0: ["Hunting Spirit"], 1: [name]},
        lines={
            (1, 0): WALK,
            (1, 1): ["Wealthy Relative's Mansion", "Locked Box"],
            (1, 2): ["Ruined Church", "Ancient Manuscript"],
        },
        complete=[(1, 2)],
    )
    table.lay("Hunting Spirit", on=(1, 0)).end_stage()
    assert why(table, name) == reason


def test_a_focus_under_a_terror_is_out_of_reach() -> None:
    table = haunted(
        hands={0: ["Hunting Spirit"], 1: ["Fire", "Consult Expert"]}, lines={(1, 0): WALK}
    )
    table.lay("Hunting Spirit", on=(1, 0)).end_stage()
    assert why(table, "Fire") == "under-terror"
    assert list(blocks(table)) == ["card-fire"]


def test_a_planted_thief_stays() -> None:
    table = haunted(hands={0: ["Fire"], 1: ["Pray"]}, planted=0)
    assert why(table, "Urchin Thief") == "planted"
    table = haunted(
        3, hands={0: ["Strange Mist"], 2: ["Pray"], 1: ["Fire"]}, planted=2, draws=["Fire"]
    )
    table.lay("Strange Mist", on=(1, 0))
    assert table.asked == (2, "forfeit")
    assert blocks(table) == {"card-urchin-thief": ("planted", "event.urchin-thief-stuck")}


def test_others_are_told_nothing_of_what_is_blocked() -> None:
    table = haunted(hands={0: ["Pray"], 1: ["Storm"]})
    assert blocks(table, seat=1) == {}


def test_at_other_asks_what_is_left_out_says_why() -> None:
    """Somebody is attacked and must lay a setting; somebody must part with a smallest line."""
    held = {0: ["Attacked!"], 2: ["Tin Whistle", "Country Walk", "Fire"]}
    table = haunted(3, hands=held).lay("Attacked!", on=(1, 0))
    assert table.asked == (2, "attacked")
    (no,) = GAME.rules.blocked(table.game, 2, table.ask)
    assert set(no.touches) == {"card-tin-whistle", "card-fire"}
    assert (no.words.key, no.rule) == ("blocked-only-settings", "event.attacked")

    lines = {(1, 0): WALK, (2, 0): ["Ruined Church"], (2, 1): ["Roadside Inn"]}
    table = haunted(
        3,
        hands={0: ["Hidden Compartment"], 2: ["Fever"]},
        lines=lines | {(2, 2): ["Private Library", "Historical Find"]},
        draws=["Strange Mist"],
    )
    table.lay("Hidden Compartment", on=(1, 0)).answer("yes")
    assert table.asked == (2, "hand-over")
    cards, others = GAME.rules.blocked(table.game, 2, table.ask)
    assert (cards.words.key, cards.touches) == ("blocked-something-else", ("card-fever",))
    assert (others.words.key, others.touches) == ("blocked-only-smallest", ("line-8",))
    assert others.rule in GAME.ledger
