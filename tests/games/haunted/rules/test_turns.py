"""A turn of Haunted: its stages, what may be laid at all, and turns that are missed."""

from __future__ import annotations

import pytest

from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import DRIVEN_OFF_BY, FOCUSES
from tests.games.haunted.playing import haunted


@proves("haunted", "turn.stages", "turn.pass", "cleanup.one", "refill.to-seven")
def test_a_turn_has_six_stages() -> None:
    table = haunted(
        3,
        hands={0: ["Country Walk", "Ruined Church", "Storm", "Pray"], 1: ["Fever"]},
    )
    assert table.asked == (0, "attack")
    table.lay("Country Walk", on=(1, 0)).end_stage()
    assert table.asked == (1, "defend")
    table.stop()
    assert table.asked == (0, "own")
    table.lay("Ruined Church", on=(0, 0)).end_stage()
    assert table.asked == (0, "cleanup")
    assert table.choices("discard") == ["Storm", "Pray"]
    table.discard("Storm")
    assert table.pile() == ["Storm"]
    assert "Pray" in table.hand(0)
    assert len(table.hand(0)) == 7
    assert table.asked == (1, "attack")
    assert table.says("turn") == [("turn", 1)]
    game = table.game  # of this turn nothing is left for the next
    assert (game.used, game.fresh, game.laid) == (0, 0, False)


@proves("haunted", "turn.optional")
def test_nobody_has_to_lay_a_card() -> None:
    table = haunted(
        2,
        hands={0: ["Country Walk", "Roadside Inn"], 1: ["Terrible Accident"]},
    )
    table.lay("Country Walk", on=(1, 0))
    assert table.lays()
    table.end_stage()
    assert table.asked == (1, "defend")
    assert table.lays()
    table.stop()
    assert table.asked == (0, "own")
    assert table.lays()
    table.end_stage()
    assert table.asked == (0, "cleanup")


@proves("haunted", "turn.immediate", "attack.sequence")
def test_an_effect_is_carried_out_before_any_further_card() -> None:
    table = haunted(
        2,
        hands={0: ["Secret Room", "Country Walk", "Tin Whistle"], 1: ["Historian", "Psychic"]},
        lines={(1, 0): ["Ruined Church"]},
    )
    table.lay("Country Walk", on=(1, 1)).lay("Secret Room", on=(1, 0))
    assert table.asked == (1, "lose-acquaintance")  # at once, in the middle of stage 1
    assert table.resolving() == ["Secret Room"]
    table.discard("Psychic")
    assert table.pile() == ["Secret Room", "Psychic"]
    assert table.asked == (0, "attack")


@proves("haunted", "turn.removal-acts-on-its-line")
def test_a_remover_acts_on_the_line_it_is_laid_on() -> None:
    lines = {
        (0, 0): ["Ruined Church", "Hidden Treasure"],
        (0, 1): ["Country Walk", "Tin Whistle"],
        (0, 2): ["Roadside Inn", "Blackened Tree"],
    }
    for slot in range(3):
        table = haunted(2, hands={0: ["Fire"]}, lines=lines, stage=OWN).lay("Fire", on=(0, slot))
        for other in range(3):
            before = lines[0, other]
            assert table.line(0, other) == (before[:1] if other == slot else before)


@proves("haunted", "turn.no-empty-play")
@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Fire", ["Country Walk"]),
        ("Tarot Card", []),
        ("Fever", ["Country Walk"]),
        ("Fever", ["Foreign Village", "Magical Almanac"]),
        ("Distant Relative", ["Foreign Village", "Magical Almanac"]),
        ("Historian", ["Country Walk", "Tin Whistle"]),
    ],
)
def test_a_remover_needs_its_target_in_the_line(name: str, line: list[str]) -> None:
    assert not haunted(2, hands={0: [name]}, lines={(1, 0): line}).lays()
    assert not haunted(2, hands={0: [name]}, lines={(0, 0): line}, stage=OWN).lays()


@proves("haunted", "turn.no-empty-play")
@pytest.mark.parametrize("name", ["Inheritance", "Send Telegram"])
def test_a_call_for_an_acquaintance_needs_one_in_the_discard_pile(name: str) -> None:
    assert not haunted(2, hands={0: [name]}, pile=["Violent Temper"]).lays()
    table = haunted(2, hands={0: [name]}, pile=["Violent Temper", "Avid Collector"])
    assert [line for _, line in table.lays()] == [(1, 0), (1, 1), (1, 2)]
    assert not haunted(2, hands={0: [name]}, stage=OWN).lays()
    assert haunted(2, hands={0: [name]}, stage=OWN, pile=["Historian"]).lays()


@proves("haunted", "turn.no-empty-play")
def test_activate_focus_needs_a_fitting_terror_in_the_discard_pile() -> None:
    lines = {
        (1, 0): ["Ruined Church", "Hidden Treasure"],
        (1, 1): ["Country Walk", "Tin Whistle"],
        (1, 2): ["Roadside Inn"],
    }
    table = haunted(2, hands={0: ["Activate Focus"]}, lines=lines)
    assert not table.lays()
    table = haunted(2, hands={0: ["Activate Focus"]}, lines=lines, pile=["Fateful Possession"])
    assert table.lays() == [("Activate Focus", (1, 0))]


@proves("haunted", "turn.no-empty-play", "turn.hidden-outcome")
def test_chance_find_and_hidden_compartment_hang_on_a_draw_and_may_be_laid() -> None:
    hand = ["Chance Find", "Hidden Compartment"]
    table = haunted(2, hands={0: hand}, lines={(1, 0): ["Country Walk"]}, draws=["Roadside Inn"])
    assert table.lays() == [(name, (1, 0)) for name in hand]
    table.lay("Chance Find", on=(1, 0))  # it finds no focus
    assert table.line(1, 0) == ["Country Walk"]
    assert table.pile() == ["Roadside Inn", "Chance Find"]


@proves("haunted", "turn.hidden-outcome")
@pytest.mark.parametrize("name", ["Strange Mist", "Violent Temper", "Urchin Thief", "Attacked!"])
def test_a_card_that_hangs_on_a_hand_may_be_laid_and_is_spent_in_vain(name: str) -> None:
    table = haunted(2, hands={0: [name]})  # the other hand is openly empty
    table.lay(name, on=(1, 0))
    assert table.asked == (0, "attack")
    assert table.pile() == [name]
    assert table.hand(1) == []


@proves("haunted", "turn.terror-removers")
def test_terrors_are_driven_off_in_defence_only_and_by_the_owner() -> None:
    removers = [name for names in DRIVEN_OFF_BY.values() for name in names]
    line = ["Ruined Church", "Hidden Treasure"]
    lines = {(0, 0): ["Country Walk", "Tin Whistle"], (1, 0): line}
    table = haunted(3, hands={0: ["Dread Old God", *removers], 2: []}, lines=lines)
    assert table.lays() == [("Dread Old God", (1, 0))]
    table.lay("Dread Old God", on=(1, 0))
    assert not table.lays()
    table.end_stage()
    assert table.asked == (1, "defend")  # and nobody else is asked
    table.stop()
    assert table.asked == (0, "own")
    assert not table.lays()


@proves("haunted", "turn.terror-removers")
@pytest.mark.parametrize("terror", DRIVEN_OFF_BY)
def test_two_cards_drive_a_terror_off(terror: str) -> None:
    focus = next(focus for focus, terrors in FOCUSES.items() if terror in terrors)
    removers = [name for names in DRIVEN_OFF_BY.values() for name in names]
    for name in DRIVEN_OFF_BY[terror]:
        table = haunted(2, hands={0: [terror], 1: removers}, lines={(1, 2): [HOMES[focus], focus]})
        table.lay(terror, on=(1, 2)).end_stage()
        assert {lay for lay, _ in table.lays()} == set(DRIVEN_OFF_BY[terror])
        table.lay(name, on=(1, 2))
        assert table.line(1, 2) == [HOMES[focus], focus]
        assert table.pile() == [terror, name]


# A setting for the first focus of each terror.
HOMES = {
    "Ancient Manuscript": "Ruined Church",
    "Curious Painting": "Roadside Inn",
    "Blackened Tree": "Country Walk",
}


@proves("haunted", "miss.skip", "miss.stack")
def test_a_missed_turn_is_skipped_from_discard_to_refill() -> None:
    table = haunted(3, hands={0: ["Losing Sleep"], 1: ["Fire"]})
    table.lay("Losing Sleep", on=(1, 0))
    assert table.says("will-miss") == [("will-miss", 1)]
    table.end_turn()
    assert table.asked == (2, "attack")
    assert table.hand(1) == ["Fire"]
    assert table.says("misses") == [("misses", 1)]
    table.end_turn().end_turn()
    assert table.asked == (1, "attack")  # once only


@proves("haunted", "miss.stack", "miss.skip")
def test_missed_turns_add_up() -> None:
    table = haunted(2, hands={0: ["Losing Sleep", "Fisticuffs"]})
    table.lay("Losing Sleep", on=(1, 0)).lay("Fisticuffs", on=(1, 1))
    assert table.game.missed == [1, 2]
    table.end_turn()  # the other misses one, the own is missed, the other misses one more
    assert table.says("misses") == [("misses", 1), ("misses", 0), ("misses", 1)]
    assert table.asked == (0, "attack")
    assert table.game.missed == [0, 0]


@proves("haunted", "miss.stack")
def test_a_turn_under_way_is_not_affected() -> None:
    table = haunted(2, hands={0: ["Losing Sleep", "Country Walk"]}, stage=OWN)
    table.lay("Losing Sleep", on=(0, 0)).lay("Country Walk", on=(0, 0)).end_stage()
    assert table.asked == (1, "attack")
    assert len(table.hand(0)) == 7
    assert table.says("misses") == []
    table.end_turn()
    assert table.says("misses") == [("misses", 0)]
    assert table.asked == (1, "attack")


@proves("haunted", "miss.defend")
def test_who_misses_a_turn_still_defends_and_chooses() -> None:
    table = haunted(
        2,
        hands={0: ["Country Walk", "Secret Room"], 1: ["Terrible Accident", "Psychic"]},
        lines={(1, 2): ["Ruined Church"]},
        missed={1: 1},
    )
    table.lay("Secret Room", on=(1, 2))
    assert table.asked == (1, "lose-acquaintance")
    table.discard("Psychic").lay("Country Walk", on=(1, 0)).end_stage()
    assert table.asked == (1, "defend")
    table.lay("Terrible Accident", on=(1, 0)).end_turn()
    assert table.line(1, 0) == []
    assert table.says("misses") == [("misses", 1)]
