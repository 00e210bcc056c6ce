"""Stages 3 to 5: one's own lines, one card away, the hand filled; or all of it swapped."""

from __future__ import annotations

from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from tests.games.haunted.playing import card, haunted

CHURCH = ["Ruined Church", "Hidden Treasure"]
SEVEN = ["Country Walk", "Tin Whistle", "Fire", "Storm", "Fever", "Pray", "Historian"]


@proves("haunted", "own.play", "own.old-cards", "own.discard")
def test_removers_work_on_own_cards_however_long_they_have_lain_there() -> None:
    lines = {(0, 0): CHURCH, (0, 1): ["Foreign Village"], (1, 0): ["Archaeological Dig"]}
    table = haunted(2, hands={0: ["Fire", "Fever"]}, lines=lines, stage=OWN)
    assert table.lays() == [("Fire", (0, 0)), ("Fever", (0, 1))]
    table.lay("Fire", on=(0, 0))
    assert table.pile() == ["Hidden Treasure", "Fire"]
    table.lay("Fever", on=(0, 1))
    assert table.pile() == ["Foreign Village", "Hidden Treasure", "Fire", "Fever"]


@proves("haunted", "own.play", "own.no-limit", "own.essentials")
def test_several_cards_may_be_laid_on_one_own_line() -> None:
    hand = ["Ruined Church", "Hidden Treasure", "Losing Sleep", "Country Walk"]
    table = haunted(2, hands={0: hand}, stage=OWN)
    assert [line for _, line in table.lays("Ruined Church")] == [(0, 0), (0, 1), (0, 2)]
    table.lay("Losing Sleep", on=(0, 0))
    table.lay("Ruined Church", on=(0, 0)).lay("Hidden Treasure", on=(0, 0))
    assert table.line(0, 0) == CHURCH
    assert table.game.fresh == 0
    assert [line for _, line in table.lays("Country Walk")] == [(0, 1), (0, 2)]


@proves("haunted", "own.terror")
def test_a_terror_on_an_own_line_completes_it_at_once() -> None:
    hands = {0: ["Dread Old God", "Activate Focus", "Pray"]}
    lines = {(0, 0): CHURCH, (0, 2): ["Country Walk", "Tin Whistle"]}
    table = haunted(2, hands=hands, lines=lines, pile=["Hunting Spirit"], stage=OWN)
    table.lay("Dread Old God", on=(0, 0))
    assert table.is_complete(0, 0)
    table.lay("Activate Focus", on=(0, 2))
    assert table.is_complete(0, 2)
    assert not table.lays("Pray")
    assert table.asked == (0, "own")


@proves("haunted", "own.only-the-active-player")
def test_only_the_active_player_has_stage_three() -> None:
    hands = {seat: [name] for seat, name in enumerate(("Fire", "Fever", "Storm"))}
    lines = {(0, 0): CHURCH, (1, 0): ["Foreign Village"]}
    table = haunted(3, hands=hands, lines=lines, active=1)
    table.end_stage()
    assert table.asked == (1, "own")
    table.end_stage().discard("Fever")
    assert table.asked == (2, "attack")


@proves("haunted", "cleanup.one", "cleanup.must")
def test_one_card_is_discarded_even_the_last() -> None:
    table = haunted(2, hands={0: ["Fire", "Fever"]}, stage=OWN).end_stage()
    assert table.options() == [("discard", card("Fire")), ("discard", card("Fever"))]
    table.discard("Fever")
    assert table.pile() == ["Fever"]
    assert "Fire" in table.hand(0)
    assert table.says("discarded") == [("discarded", 0, card("Fever"))]
    table = haunted(2, hands={0: ["Fire"]}, stage=OWN).end_stage()
    assert table.options() == [("discard", card("Fire"))]


@proves("haunted", "cleanup.must", "refill.to-seven")
def test_with_an_empty_hand_there_is_nothing_to_discard() -> None:
    table = haunted(2, stage=OWN).end_stage()
    assert table.asked == (1, "attack")
    assert table.pile() == []
    assert len(table.hand(0)) == 7


@proves("haunted", "refill.to-seven", "refill.since-last", "refill.active-only")
def test_the_active_player_fills_the_hand_and_nobody_else() -> None:
    hands = {0: ["Fire", "Fever", "Storm"], 1: ["Pray"], 2: [*SEVEN[:2], "Psychic"]}
    table = haunted(3, hands=hands).end_turn("Storm")
    assert [len(table.hand(seat)) for seat in range(3)] == [7, 1, 3]
    assert {"Fire", "Fever"} < set(table.hand(0))
    assert table.says("drew") == [("drew", 0, 5)]


@proves("haunted", "refill.since-last")
def test_a_full_hand_draws_nothing() -> None:
    table = haunted(2, hands={0: [*SEVEN, "Arrested", "Psychic"]}).end_turn("Psychic")
    assert len(table.hand(0)) == 8
    assert table.says("drew") == []


@proves("haunted", "refill.secret")
def test_the_drawn_cards_are_kept_secret() -> None:
    drawn = ["Psychic", "Possession"]
    table = haunted(2, hands={0: [*SEVEN[:5], "Arrested"]}, draws=drawn).end_turn("Arrested")
    assert sorted(table.hand(0)) == sorted([*SEVEN[:5], *drawn])
    for name in drawn:
        assert table.knows(0, name)
        assert not table.knows(1, name)
    assert table.says("drew", to=1) == [("drew", 0, 2)]


@proves("haunted", "swap.hand", "swap.whole-turn")
def test_a_hand_may_be_swapped_instead_of_a_turn() -> None:
    table = haunted(2, hands={0: SEVEN, 1: ["Arrested"]})
    table.swap()
    assert sorted(table.pile()) == sorted(SEVEN)
    assert len(table.hand(0)) == 7
    assert not set(table.hand(0)) & set(SEVEN)
    assert table.says("swapped") == [("swapped", 0)]
    assert table.says("discarded") == []
    assert table.asked == (1, "attack")
    assert table.hand(1) == ["Arrested"]


@proves("haunted", "swap.defend")
def test_who_swapped_may_still_defend() -> None:
    table = haunted(2, hands={0: ["Fire"], 1: ["Country Walk"]}, draws=["Terrible Accident"])
    table.swap().lay("Country Walk", on=(0, 0)).end_stage()
    assert table.asked == (0, "defend")
    table.lay("Terrible Accident", on=(0, 0))
    assert table.line(0, 0) == []


@proves("haunted", "swap.declare")
def test_a_swap_comes_before_any_card_is_laid() -> None:
    table = haunted(2, hands={0: ["Country Walk", "Fire"], 1: ["Storm"]})
    assert table.may("swap")
    table.lay("Country Walk", on=(1, 0))
    assert not table.may("swap")
    table.end_turn("Fire")
    assert table.may("swap")  # the next player has laid nothing yet
    # Nor in stage 3.
    assert not haunted(2, hands={0: ["Fire"]}).end_stage().may("swap")


@proves("haunted", "swap.declare", "swap.hand")
def test_the_old_hand_is_discarded_before_the_new_one_is_drawn() -> None:
    table = haunted(2, hands={0: SEVEN}, stock=["Arrested", "Psychic"]).swap()
    assert {"Arrested", "Psychic"} < set(table.hand(0))
    assert len(table.hand(0)) == 7  # five of the old cards, shuffled, came back


@proves("haunted", "swap.short-hand")
def test_a_short_hand_may_be_swapped_but_not_an_empty_one() -> None:
    table = haunted(2, hands={0: ["Fire"]}).swap()
    assert len(table.hand(0)) == 7
    assert table.pile() == ["Fire"]
    assert haunted(2).options() == [("end",)]
