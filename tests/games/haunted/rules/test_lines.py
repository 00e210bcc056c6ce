"""Lines: how they are built, how they come apart, and when a tale has ended."""

from __future__ import annotations

import pytest

from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from tests.games.haunted.playing import Line, haunted

GROWING = {(1, 1): ["Country Walk"], (1, 2): ["Ruined Church", "Hidden Treasure"]}


@proves("haunted", "line.order", "line.setting-first", "line.focus-second", "line.one-each")
def test_a_line_is_a_setting_then_a_focus_then_a_terror() -> None:
    hand = ["Roadside Inn", "Tin Whistle", "Ancient Manuscript", "Dread Old God", "Hunting Spirit"]
    table = haunted(2, hands={0: hand}, lines=GROWING)
    assert table.lays() == [
        ("Roadside Inn", (1, 0)),
        ("Tin Whistle", (1, 1)),
        ("Dread Old God", (1, 2)),
    ]


@proves("haunted", "line.order", "line.owner-or-opponent", "own.essentials")
def test_a_line_grows_by_its_owner_as_by_an_opponent() -> None:
    table = haunted(
        2,
        hands={0: ["Ancient Manuscript", "Fire"], 1: ["Dread Old God", "Pray"]},
        lines={(1, 0): ["Ruined Church"]},
    )
    table.lay("Ancient Manuscript", on=(1, 0)).end_turn("Fire").end_stage()
    assert table.lays("Dread Old God") == [("Dread Old God", (1, 0))]
    table.lay("Dread Old God", on=(1, 0))
    assert table.line(1, 0) == ["Ruined Church", "Ancient Manuscript", "Dread Old God"]
    assert table.is_complete(1, 0)


@proves("haunted", "line.focus-match", "line.terror-match", "line.terror-last")
def test_a_setting_lists_its_focuses_and_a_focus_its_terrors() -> None:
    lines = {(1, 0): ["Country Walk"], (1, 1): ["Roadside Inn"], (1, 2): ["Ruined Church"]}
    table = haunted(2, hands={0: ["Tin Whistle", "Curious Painting", "Dread Old God"]}, lines=lines)
    assert table.lays() == [("Tin Whistle", (1, 0)), ("Curious Painting", (1, 1))]
    lines = {
        (0, 0): ["Country Walk", "Tin Whistle"],
        (0, 1): ["Ruined Church", "Hidden Treasure"],
    }
    table = haunted(2, hands={0: ["Hunting Spirit", "Fateful Possession"]}, lines=lines, stage=OWN)
    assert table.lays() == [("Hunting Spirit", (0, 0)), ("Fateful Possession", (0, 1))]


@proves("haunted", "line.immovable", "line.immovable-lifted", "line.emptied", "own.no-limit")
def test_a_setting_is_immovable_while_a_focus_is_on_it() -> None:
    hand = ["Nervous Exhaustion", "Fire", "Private Library"]
    table = haunted(
        2, hands={0: hand}, lines={(0, 0): ["Ruined Church", "Hidden Treasure"]}, stage=OWN
    )
    assert not table.lays("Nervous Exhaustion")
    table.lay("Fire", on=(0, 0))
    assert table.line(0, 0) == ["Ruined Church"]
    table.lay("Nervous Exhaustion", on=(0, 0))
    assert table.line(0, 0) == []
    assert table.pile() == ["Ruined Church", "Hidden Treasure", "Fire", "Nervous Exhaustion"]
    table.lay("Private Library", on=(0, 0))  # unstarted again
    assert table.line(0, 0) == ["Private Library"]


@proves("haunted", "line.immovable")
def test_pleasant_company_on_an_opponent_leaves_a_setting_with_a_focus_alone() -> None:
    lines = {(1, 0): ["Ruined Church", "Hidden Treasure"], (1, 1): ["Country Walk"]}
    table = haunted(2, hands={0: ["Pleasant Company"]}, lines=lines)
    table.lay("Pleasant Company", on=(1, 0))  # no choice: it can only call upon the gods
    assert table.says("lap")
    assert table.line(1, 0) == ["Ruined Church", "Hidden Treasure"]
    table = haunted(2, hands={0: ["Pleasant Company"]}, lines=lines)
    table.lay("Pleasant Company", on=(1, 1)).answer("first-use")
    assert table.line(1, 1) == []


@proves("haunted", "line.whole-line-exception")
def test_hidden_compartment_takes_a_line_away_with_its_focus() -> None:
    lines = {
        (1, 0): ["Ruined Church", "Hidden Treasure"],
        (1, 1): ["Country Walk", "Tin Whistle"],
    }
    table = haunted(2, hands={0: ["Hidden Compartment"]}, lines=lines, draws=["Roadside Inn"])
    table.lay("Hidden Compartment", on=(1, 0)).answer("yes")
    assert table.asked[0] == 1  # both lines are the smallest
    table.choose_line(1, 1)
    assert table.line(1, 0) == lines[1, 0]
    assert table.line(1, 1) == []
    assert {"Country Walk", "Tin Whistle"} < set(table.pile())


@proves("haunted", "line.whole-line-exception")
def test_hidden_compartment_hands_a_line_over_with_its_focus() -> None:
    lines = {(0, 2): ["Ruined Church", "Hidden Treasure"], (1, 0): ["Country Walk"]}
    table = haunted(2, hands={0: ["Hidden Compartment"]}, lines=lines, draws=["Fire"])
    table.lay("Hidden Compartment", on=(1, 0)).answer("yes")
    assert table.line(0, 2) == []
    assert table.line(1, 1) == ["Ruined Church", "Hidden Treasure"]


@proves("haunted", "line.complete", "defence.seal-time")
def test_a_line_is_complete_when_its_terror_was_not_driven_off() -> None:
    line = ["Ruined Church", "Hidden Treasure"]
    table = haunted(
        2,
        hands={0: ["Dread Old God"], 1: ["Storm", "Pray"]},
        lines={(1, 2): line},
    )
    table.lay("Dread Old God", on=(1, 2)).end_stage()
    assert not table.is_complete(1, 2)
    table.stop()
    assert table.is_complete(1, 2)
    assert not table.is_awaiting(1, 2)
    assert table.line(1, 2) == [*line, "Dread Old God"]
    told = table.says("complete")
    assert [event[1:3] for event in told] == [(1, 5)]
    assert [CARDS[int(number)].name for number in told[0][3:]] == [*line, "Dread Old God"]


SEALED = {(1, 0): ["Ruined Church", "Hidden Treasure", "Dread Old God"]}


@proves("haunted", "line.sealed")
def test_no_card_is_laid_on_a_complete_line() -> None:
    everything = [card.name for card in CARDS if card.name not in SEALED[1, 0]]
    table = haunted(2, hands={0: everything}, lines=SEALED)
    assert {line for _, line in table.lays()} == {(1, 1), (1, 2)}
    table = haunted(2, hands={1: everything}, lines=SEALED, active=1, stage=OWN)
    assert {line for _, line in table.lays()} == {(1, 1), (1, 2)}


@proves("haunted", "line.sealed")
@pytest.mark.parametrize(
    ("name", "test"),
    [("Chance Find", "Locked Box"), ("Hidden Compartment", "Locked Box"), ("Psychic", "")],
)
def test_nothing_is_taken_from_a_complete_line(name: str, test: str) -> None:
    sealed = ["Roadside Inn", "Mysterious Door", "Tortured Soul"]
    lines = {(0, 0): sealed, (0, 1): ["Country Walk", "Blackened Tree"]}
    table = haunted(2, hands={0: [name]}, lines=lines, stage=OWN, draws=[test] if test else [])
    table.lay(name, on=(0, 1))
    if name == "Hidden Compartment":
        table.answer("yes")
    assert table.asked == (0, "own")  # there was no choice
    assert table.line(0, 0) == sealed
    assert "Blackened Tree" in table.pile()


@proves("haunted", "line.sealed")
def test_a_complete_line_is_never_moved() -> None:
    lines = {(0, 0): ["Roadside Inn"], (1, 0): ["Country Walk"]}
    table = haunted(
        2, hands={0: ["Hidden Compartment"]}, lines=lines, complete=[(0, 0)], draws=["Fire"]
    )
    table.lay("Hidden Compartment", on=(1, 0)).answer("yes")
    assert table.line(0, 0) == ["Roadside Inn"]
    assert table.line(1, 1) == []


@proves("haunted", "line.early-complete", "line.sealed", "line.complete")
@pytest.mark.parametrize(("name", "ended"), [("Transformation", (1, 0)), ("Garrotted", (1, 1))])
def test_a_tale_may_end_early(name: str, ended: Line) -> None:
    lines = {(1, 0): ["Country Walk"], (1, 1): ["Ruined Church", "Hidden Treasure"]}
    table = haunted(2, hands={0: [name], 1: ["Fire"]}, lines=lines, draws=["Locked Box"])
    table.lay(name, on=(1, 2))
    seat, slot = ended
    assert table.is_complete(seat, slot)
    assert table.line(seat, slot) == lines[ended]
    assert table.game.complete(1) == 1
    assert [event[1:3] for event in table.says("complete")] == [(1, 3 * seat + slot)]
    assert table.points(1) == 13 + 3 * len(lines[1, 1 - slot])
    table.end_stage()
    assert table.asked == (0, "own")  # no defence is possible


@proves("haunted", "line.locked-cards", "refill.reshuffle")
def test_cards_in_complete_lines_stay_out_of_the_deck() -> None:
    pile = ["Fire", "Storm", "Pray", "Fever", "Psychic", "Arrested", "Possession", "Historian"]
    table = haunted(2, lines={**SEALED, (0, 1): ["Country Walk"]}, stock=[], pile=pile)
    table.end_turn()
    assert table.says("reshuffled")
    assert sorted([*table.hand(0), *table.stock()]) == sorted(pile)
    assert table.pile() == []
    assert table.line(1, 0) == SEALED[1, 0]


@proves("haunted", "line.support-any-time", "line.support-needs-a-line", "line.support-leaves")
def test_most_support_cards_can_be_laid_whatever_stands_in_the_line() -> None:
    for slot in range(3):
        table = haunted(3, hands={0: ["Losing Sleep"]}, lines=GROWING)
        others = [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
        assert [line for _, line in table.lays()] == others
        before = table.line(1, slot)
        table.lay("Losing Sleep", on=(1, slot))
        assert table.game.missed == [0, 1, 0]  # the line tells the subject
        assert table.line(1, slot) == before
        assert table.pile() == ["Losing Sleep"]


@proves("haunted", "line.support-needs-a-line")
def test_without_an_active_line_nobody_can_be_the_subject() -> None:
    lines = {(1, 0): ["Country Walk"], (1, 1): ["Ruined Church"]}
    table = haunted(
        2, hands={0: ["Losing Sleep", "Fisticuffs"]}, lines=lines, complete=[(1, 0), (1, 1)]
    )
    table.lay("Losing Sleep", on=(1, 2))
    assert table.options() == [("end",)]


@proves("haunted", "line.support-leaves")
def test_a_planted_urchin_thief_goes_to_a_hand_instead() -> None:
    table = haunted(2, hands={0: ["Urchin Thief"], 1: ["Pray"]})
    table.lay("Urchin Thief", on=(1, 0)).answer("discard", "Pray")
    assert table.hand(1) == ["Urchin Thief"]
    assert table.pile() == ["Pray"]
    assert table.resolving() == []
