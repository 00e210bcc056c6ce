"""Stage 1: cards on the lines of others."""

from __future__ import annotations

from gloam.kernel.content.ledger import proves
from tests.games.haunted.playing import haunted


@proves("haunted", "attack.play", "attack.one-per-line", "attack.no-cap")
def test_one_card_on_each_line_of_all_the_others() -> None:
    hand = ["Country Walk", "Roadside Inn", "Ruined Church", "Private Library", "Foreign Village"]
    hand += ["Archaeological Dig", "Ocean Bound Vessel"]
    table = haunted(3, hands={1: hand}, active=1)
    lines = [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)]
    for laid, line in enumerate(lines):
        assert sorted({where for _, where in table.lays()}) == lines[laid:]
        table.lay(hand[laid], on=line)
    assert table.options() == [("end",)]
    assert [table.line(*line) for line in lines] == [[name] for name in hand[:6]]


@proves("haunted", "attack.any-card")
def test_any_kind_of_card_may_be_laid_on_others() -> None:
    lines = {(1, 1): ["Country Walk"], (1, 2): ["Ruined Church", "Hidden Treasure"]}
    hand = ["Roadside Inn", "Tin Whistle", "Dread Old God", "Fire", "Losing Sleep", "Local Canon"]
    table = haunted(2, hands={0: hand}, lines=lines)
    assert {name for name, _ in table.lays()} == {*hand}
    # The building order, and the cards themselves, say where.
    assert [line for _, line in table.lays("Fire")] == [(1, 2)]
    assert [line for _, line in table.lays("Losing Sleep")] == [(1, 0), (1, 1), (1, 2)]


@proves("haunted", "attack.kindness", "attack.removers")
def test_one_may_help_an_opponent_with_what_has_long_lain_there() -> None:
    lines = {(1, 0): ["Ruined Church", "Hidden Treasure"], (1, 1): ["Country Walk"]}
    table = haunted(2, hands={0: ["Fire", "Terrible Accident"]}, lines=lines)
    assert table.game.fresh == 0
    table.lay("Fire", on=(1, 0)).lay("Terrible Accident", on=(1, 1))
    assert table.line(1, 0) == ["Ruined Church"]
    assert table.line(1, 1) == []


@proves("haunted", "attack.slot-used", "attack.one-per-line")
def test_a_support_card_uses_a_slot_up_although_it_leaves() -> None:
    table = haunted(2, hands={0: ["Losing Sleep", "Country Walk"]})
    table.lay("Losing Sleep", on=(1, 1))
    assert [line for _, line in table.lays()] == [(1, 0), (1, 2)]


@proves("haunted", "attack.slot-used")
def test_a_setting_removed_again_does_not_free_its_slot() -> None:
    lines = {(1, 2): ["Ruined Church", "Hidden Treasure"]}
    hand = ["Country Walk", "Hidden Compartment", "Roadside Inn"]
    table = haunted(2, hands={0: hand}, lines=lines, draws=["Tin Whistle"])
    table.lay("Country Walk", on=(1, 0)).lay("Hidden Compartment", on=(1, 2)).answer("yes")
    assert table.line(1, 0) == []  # it was the smallest line
    assert table.lays() == [("Roadside Inn", (1, 1))]
    table.end_turn("Roadside Inn")
    assert table.game.used == 0  # the allowance is that of one stage


@proves("haunted", "attack.forced-cards")
def test_a_forced_setting_ignores_the_limit_and_closes_its_line() -> None:
    hand = ["Losing Sleep", "Attacked!", "Tin Whistle", "Roadside Inn"]
    table = haunted(2, hands={0: [*hand, "Country Walk"]})
    table.lay("Losing Sleep", on=(1, 0)).lay("Attacked!", on=(1, 1))
    table.answer("setting", "Country Walk")
    assert table.options() == [("line", 3), ("line", 4), ("line", 5)]
    table.choose_line(1, 0)  # has had its card
    assert table.line(1, 0) == ["Country Walk"]
    assert not table.may_lay("Tin Whistle", on=(1, 0))
    table = haunted(2, hands={0: [*hand, "Country Walk"]})
    table.lay("Attacked!", on=(1, 1)).answer("setting", "Country Walk").choose_line(1, 2)
    assert not table.may_lay("Tin Whistle", on=(1, 2))
    assert table.lays("Roadside Inn") == [("Roadside Inn", (1, 0))]


@proves("haunted", "attack.forced-cards")
def test_an_activated_terror_ignores_the_limit() -> None:
    lines = {(1, 0): ["Ruined Church", "Hidden Treasure"]}
    table = haunted(2, hands={0: ["Activate Focus", "Fire"]}, lines=lines, pile=["Dread Old God"])
    table.lay("Activate Focus", on=(1, 0))
    assert table.line(1, 0) == ["Ruined Church", "Hidden Treasure", "Dread Old God"]
    assert not table.lays()


@proves("haunted", "attack.moved-line")
def test_a_line_may_move_into_a_slot_that_has_had_its_card() -> None:
    lines = {(1, 1): ["Ruined Church", "Hidden Treasure"], (2, 0): ["Country Walk"]}
    hand = ["Losing Sleep", "Hidden Compartment", "Tin Whistle", "Roadside Inn"]
    table = haunted(3, hands={0: hand}, lines=lines, draws=["Fire"])
    table.lay("Losing Sleep", on=(1, 0)).lay("Hidden Compartment", on=(1, 1)).answer("yes")
    assert table.line(1, 0) == ["Country Walk"]
    assert table.says("handed-over") == [("handed-over", 2, 1, 6, 3, 2)]
    assert table.says("drew-for-it") == []  # nobody was tied for the smallest line
    assert not table.may_lay("Tin Whistle", on=(1, 0))  # the slot is still spent
    assert table.may_lay("Roadside Inn", on=(2, 0))  # and the one left behind still is not


@proves("haunted", "attack.moved-line", "defence.moved-line")
def test_a_moved_line_may_get_a_card_that_is_fresh_as_usual() -> None:
    lines = {(1, 1): ["Ruined Church", "Hidden Treasure"]}
    hand = ["Country Walk", "Hidden Compartment", "Tin Whistle", "Roadside Inn"]
    table = haunted(
        3,
        hands={0: hand, 1: ["Distant Relative", "Terrible Accident"]},
        lines=lines,
        draws=["Fire"],
    )
    table.lay("Country Walk", on=(2, 0)).lay("Hidden Compartment", on=(1, 1)).answer("yes")
    assert table.line(1, 0) == ["Country Walk"]
    assert table.game.fresh == 0  # it was not laid there
    assert not table.may_lay("Roadside Inn", on=(2, 0))  # that slot has had its card
    table.lay("Tin Whistle", on=(1, 0)).end_stage()
    assert table.lays() == [("Distant Relative", (1, 0))]
    table.lay("Distant Relative", on=(1, 0))
    assert table.line(1, 0) == ["Country Walk"]


@proves("haunted", "attack.sequence")
def test_the_active_player_chooses_the_order() -> None:
    hands = {0: ["Losing Sleep", "Transformation"], 1: ["Historian"]}
    lines = {(1, 0): ["Country Walk"]}
    table = haunted(2, hands=hands, lines=lines, draws=["Fire"])
    table.lay("Losing Sleep", on=(1, 1))
    assert table.game.missed == [0, 1]
    assert table.hand(1) == ["Historian"]
    table.lay("Transformation", on=(1, 2))
    assert table.hand(1) == ["Fire"]
    table = haunted(2, hands=hands, lines=lines, draws=["Fire"])
    table.lay("Transformation", on=(1, 1))
    assert table.game.missed == [0, 0]
    assert table.hand(1) == ["Fire"]
