"""Acquaintances with more to them than taking a focus along."""

from __future__ import annotations

import pytest

from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import (
    ACQUAINTANCES,
    HELPERS,
    SETTINGS,
    TAKES,
    defending,
    in_each_stage,
    laps,
    seen,
)
from tests.games.haunted.playing import HauntedTable, haunted

TREE = ["Country Walk", "Blackened Tree"]
DOOR = ["Private Library", "Mysterious Door"]
THREE_SUPPORTS = ("Storm", "Arrested", "Pray")  # the Lap of the Gods gives a new hand


@proves("haunted", "acquaintance.discard")
def test_an_acquaintance_is_discarded_once_used() -> None:
    for card in ACQUAINTANCES:
        for seat, stage in ((1, 1), (0, OWN)):
            pair = next((pair for pair in HELPERS if card in HELPERS[pair]), ("Country Walk", ""))
            line = [name for name in pair if name]
            hands = {0: [card, "Fever"], 1: ["Fire"]}
            table = haunted(hands=hands, lines={(seat, 0): line}, stage=stage)
            table.lay(card, on=(seat, 0))
            while table.asked[1] not in ("attack", "own"):
                table.answer(*table.options()[0])
            assert card in table.pile()
            assert table.resolving() == []


# --- two uses: Psychic and Pleasant Company ---


@proves("haunted", "acquaintance.alternative")
def test_the_second_use_is_open_on_any_active_line_of_an_opponent() -> None:
    for card in ("Pleasant Company", "Psychic"):
        lines = {
            (0, 0): ["Roadside Inn"],
            (1, 0): TREE,
            (1, 1): ["Private Library"],
            (2, 0): ["Archaeological Dig", "Locked Box", "Hunting Spirit"],
            (2, 1): ["Foreign Village", "Darkened Lens"],
        }
        table = haunted(3, hands={0: [card, "Dread Old God"]}, lines=lines)
        table.lay("Dread Old God", on=(2, 1))  # a line that awaits defence is closed
        assert table.lays() == [(card, line) for line in ((1, 0), (1, 1), (1, 2), (2, 2))]
        table.next_draws(*THREE_SUPPORTS).lay(card, on=(1, 2))
        assert laps(table) == [1]
        own = haunted(hands={0: [card]}, lines={(0, 0): ["Roadside Inn"]}, stage=OWN)
        assert own.lays() == [(card, (0, 0))] * (card == "Pleasant Company")


@proves("haunted", "acquaintance.alternative")
def test_the_layer_names_the_use_where_both_are_possible_and_only_there() -> None:
    for card, both, second in (
        ("Pleasant Company", (1, 1), (1, 0)),
        ("Psychic", (1, 0), (1, 1)),
    ):
        lines = {(1, 0): TREE, (1, 1): ["Private Library"]}
        table = haunted(hands={0: [card]}, lines=lines).lay(card, on=both)
        assert table.asked == (0, "use")
        assert table.options() == [("first-use",), ("second-use",)]
        table.answer("first-use")
        assert len(table.line(*both)) == len(lines[both]) - 1
        assert laps(table) == []
        table = haunted(hands={0: [card]}, lines=lines).lay(card, on=both)
        table.next_draws(*THREE_SUPPORTS).answer("second-use")
        assert (table.line(*both), laps(table)) == (lines[both], [1])
        table = haunted(hands={0: [card]}, lines=lines, draws=THREE_SUPPORTS).lay(card, on=second)
        assert (table.line(*second), laps(table)) == (lines[second], [1])
        for table, line in [*in_each_stage(lines[both], card)][1:]:  # in defence, and on oneself
            table.lay(card, on=line)
            assert (len(table.line(*line)), laps(table)) == (len(lines[both]) - 1, [])


# --- Pleasant Company ---


@proves("haunted", "acquaintance.pleasant-company")
def test_pleasant_company_removes_any_setting_that_lies_alone() -> None:
    for setting in SETTINGS:
        for table, line in in_each_stage([setting], "Pleasant Company"):
            table.lay("Pleasant Company", on=line)
            if table.asked[1] == "use":
                table.answer("first-use")
            assert table.line(*line) == []
            assert set(table.pile()) == {setting, "Pleasant Company"}
        line_with_focus = [setting, SETTINGS[setting][0]]
        _, (defence, _), (own, _) = in_each_stage(line_with_focus, "Pleasant Company")
        assert defence.lays() == own.lays() == []


@proves(*("haunted", "acquaintance.pleasant-company-opponent", "acquaintance.pleasant-company-who"))
def test_pleasant_company_brings_the_lap_of_the_gods_on_an_opponent() -> None:
    table = second_use("Pleasant Company", ["Private Library"])
    assert table.line(2, 0) == ["Private Library"]


def second_use(card: str, line: list[str]) -> HauntedTable:
    """The second use, by seat 0 on seat 2: the latter, and nobody else, gets a new hand."""
    hands = {0: [card, "Fever"], 1: ["Fire"], 2: ["Arrested", "Tarot Card", "Examine Focus"]}
    draws = ("Losing Sleep", "Storm", "Pray", "Historian", "Fisticuffs", "Dead Faint")
    table = haunted(3, hands=hands, lines={(2, 0): line}, draws=draws)
    table.lay(card, on=(2, 0)).answer("second-use")
    assert laps(table) == [2]
    assert (table.hand(0), table.hand(1)) == (["Fever"], ["Fire"])
    assert table.hand(2) == ["Dead Faint", "Fisticuffs", "Historian"]
    assert set(table.pile()) == {*draws[:3], *hands[2], card}
    return table


# --- Psychic ---


@proves("haunted", "acquaintance.psychic")
def test_psychic_removes_the_mysterious_door_and_the_blackened_tree() -> None:
    for (setting, focus), helpers in HELPERS.items():
        for at, (table, line) in enumerate(in_each_stage([setting, focus], "Psychic")):
            if focus not in TAKES["Psychic"]:
                assert "Psychic" not in helpers
                if at == 0:  # her second use
                    table.next_draws(*THREE_SUPPORTS).lay("Psychic", on=line)
                assert table.lays() == []
                assert table.line(*line) == [setting, focus]
                continue
            table.lay("Psychic", on=line)
            if at == 0:
                table.answer("first-use")
            assert table.line(*line) == [setting]
            assert set(table.pile()) == {focus, "Psychic"}


def tree_and_door(seat: int, stage: int) -> HauntedTable:
    """Psychic is laid on the tree of a player who has the door as well."""
    lines = {(seat, 0): TREE, (seat, 2): DOOR, (2, 1): ["Foreign Village", "Darkened Lens"]}
    table = haunted(3, hands={0: ["Psychic"]}, lines=lines, stage=stage)
    table.lay("Psychic", on=(seat, 0))
    return table.answer("first-use") if seat else table


@pytest.mark.parametrize(("seat", "stage"), [(1, 1), (0, OWN)])
@proves("haunted", "acquaintance.psychic-both")
def test_psychic_takes_either_or_both_as_the_layer_picks(seat: int, stage: int) -> None:
    table = tree_and_door(seat, stage)
    assert table.asked == (0, "psychic")
    assert table.choices("remove") == ["Blackened Tree", "Mysterious Door"]
    assert len(table.options()) == 3
    table.answer("both")
    assert (table.line(seat, 0), table.line(seat, 2)) == (TREE[:1], DOOR[:1])
    table = tree_and_door(seat, stage).answer("remove", "Blackened Tree")
    assert (table.line(seat, 0), table.line(seat, 2)) == (TREE[:1], DOOR)
    table = tree_and_door(seat, stage).answer("remove", "Mysterious Door")
    assert (table.line(seat, 0), table.line(seat, 2)) == (TREE, DOOR[:1])


@proves("haunted", "acquaintance.psychic-both")
def test_psychic_reaches_neither_complete_nor_awaiting_lines_nor_other_players() -> None:
    lines = {(1, 0): TREE, (1, 1): [*DOOR, "Tortured Soul"]}
    table = haunted(hands={0: ["Psychic"]}, lines=lines)
    table.lay("Psychic", on=(1, 0)).answer("first-use")
    assert (table.line(1, 0), table.line(1, 1)) == (TREE[:1], [*DOOR, "Tortured Soul"])
    table = haunted(hands={0: ["Psychic", "Tortured Soul"]}, lines={(1, 0): TREE, (1, 1): DOOR})
    table.lay("Tortured Soul", on=(1, 1)).lay("Psychic", on=(1, 0)).answer("first-use")
    assert (table.line(1, 0), table.line(1, 1)) == (TREE[:1], [*DOOR, "Tortured Soul"])
    table = haunted(3, hands={0: ["Psychic"]}, lines={(1, 0): TREE, (2, 0): DOOR})
    table.lay("Psychic", on=(1, 0)).answer("first-use")
    assert (table.line(1, 0), table.line(2, 0)) == (TREE[:1], DOOR)
    lines = {(0, 0): TREE, (0, 1): ["Ruined Church", "Encrypted Letter"], (0, 2): ["Roadside Inn"]}
    table = haunted(hands={0: ["Psychic"]}, lines=lines, stage=OWN)
    assert table.lays() == [("Psychic", (0, 0))]


@proves("haunted", "acquaintance.psychic-both")
def test_in_defence_psychic_takes_fresh_focuses_only() -> None:
    lines = {(1, 0): TREE, (1, 1): DOOR[:1]}
    table = haunted(hands={0: DOOR[1:], 1: ["Psychic"]}, lines=lines)
    table.lay("Mysterious Door", on=(1, 1)).end_stage()
    assert table.lays() == [("Psychic", (1, 1))]
    table.lay("Psychic", on=(1, 1))
    assert (table.line(1, 0), table.line(1, 1)) == (TREE, DOOR[:1])
    lines = {(1, 0): TREE[:1], (1, 1): DOOR[:1]}
    table = haunted(hands={0: [DOOR[1], TREE[1]], 1: ["Psychic"]}, lines=lines)
    table.lay("Mysterious Door", on=(1, 1)).lay("Blackened Tree", on=(1, 0)).end_stage()
    table.lay("Psychic", on=(1, 1))
    assert table.asked == (1, "psychic")
    table.answer("both")
    assert (table.line(1, 0), table.line(1, 1)) == (TREE[:1], DOOR[:1])


@proves("haunted", "acquaintance.psychic-opponent")
def test_psychic_brings_the_lap_of_the_gods_on_an_opponent() -> None:
    assert second_use("Psychic", DOOR).line(2, 0) == DOOR


# --- Village Idiot ---


@proves("haunted", "acquaintance.village-idiot")
def test_village_idiot_has_the_owner_of_the_line_draw_on_the_lap_of_the_gods() -> None:
    for seat, stage in ((1, 1), (0, OWN)):
        hands = {0: ["Village Idiot", "Fever"], 1: ["Fire"], 2: ["Tarot Card"]}
        draws = (*THREE_SUPPORTS, "Dead Faint")
        table = haunted(3, hands=hands, stage=stage, draws=draws)
        table.lay("Village Idiot", on=(seat, 2))
        assert laps(table) == [seat]
        assert table.hand(seat) == ["Dead Faint"]
        assert table.hand(1 - seat) == hands[1 - seat][-1:]
        assert table.hand(2) == ["Tarot Card"]
    assert defending(["Country Walk"], ["Village Idiot"]).lays() == []


# --- Well-wishing Stranger ---


def stranger(hands: dict[int, list[str]], seat: int = 1, stage: int = 1) -> HauntedTable:
    """Seat 0 lays the Stranger on a line of `seat`."""
    held = {**hands, 0: ["Well-wishing Stranger", *hands.get(0, [])]}
    table = haunted(4, hands=held, stage=stage)
    return table.lay("Well-wishing Stranger", on=(seat, 0))


@proves("haunted", "acquaintance.well-wishing-stranger")
def test_the_subject_of_the_stranger_asks_players_until_one_has_an_action() -> None:
    table = stranger({0: ["Fever"], 1: ["Tin Whistle"], 2: ["Fire"], 3: ["Historian", "Pray"]})
    assert table.asked == (1, "stranger")
    assert table.options() == [("player", 2), ("player", 3), ("player", 0)]
    table.answer("player", 2)  # has none
    assert table.asked == (1, "stranger")
    assert table.options() == [("player", 3), ("player", 0)]
    table.answer("player", 3)
    assert table.asked == (3, "give-action")
    assert [key[0] for key in table.options()] == ["give"]
    assert table.choices("give") == ["Pray"]
    table.answer("give", "Pray").answer("give", "Tin Whistle")
    assert table.hand(1) == ["Pray"]
    assert table.asked == (0, "attack")  # one is enough


@proves("haunted", "acquaintance.well-wishing-stranger")
def test_the_last_player_left_is_asked_as_a_matter_of_course() -> None:
    table = stranger({0: ["Fever", "Pray"], 1: ["Tin Whistle"]})
    table.answer("player", 3).answer("player", 2)
    assert table.asked == (0, "give-action")  # also the one who laid the card
    assert table.choices("give") == ["Fever", "Pray"]
    own = stranger({0: ["Tin Whistle"], 3: ["Pray"]}, seat=0, stage=OWN)
    assert own.asked == (0, "stranger")
    assert own.options() == [("player", 1), ("player", 2), ("player", 3)]
    own.answer("player", 3).answer("give", "Pray").answer("give", "Tin Whistle")
    assert (own.hand(0), own.hand(3)) == (["Pray"], ["Tin Whistle"])


@proves("haunted", "acquaintance.well-wishing-stranger-return")
def test_the_subject_gives_a_card_back_for_the_action() -> None:
    table = stranger({1: ["Tin Whistle", "Fire", "Historian"], 2: ["Fever", "Storm"]})
    table.answer("player", 2).answer("give", "Fever")
    assert table.asked == (1, "give-back")
    table.answer("give", "Fire")
    assert table.hand(1) == ["Tin Whistle", "Fever", "Historian"]
    assert table.hand(2) == ["Fire", "Storm"]
    assert table.hand(3) == []


@proves("haunted", "acquaintance.well-wishing-stranger-secret")
def test_only_the_two_who_trade_see_the_cards() -> None:
    table = stranger({0: ["Pray"], 1: ["Tin Whistle", "Fire"], 2: ["Fever", "Dead Faint"]})
    table.answer("player", 2).answer("give", "Fever").answer("give", "Fire")
    for name in ("Fever", "Fire"):
        assert [table.knows(seat, name) for seat in range(4)] == [False, True, True, False]
    assert table.says("traded") == [("traded", 1, 2)]
    assert table.told(0)[1:] == table.told(3)[1:] == [("traded", 1, 2)]
    assert {"Fever", "Fire"} <= seen(table, 1) & seen(table, 2)
    assert seen(table, 0) == seen(table, 3) == {"Well-wishing Stranger"}


@proves("haunted", "acquaintance.well-wishing-stranger-details")
def test_the_giver_picks_the_action_and_the_return_comes_from_the_hand_held_before() -> None:
    seven = ["Tin Whistle", "Fire", "Storm", "Tarot Card", "Dead Faint", "Historian", "Psychic"]
    table = stranger({1: seven, 2: ["Fever", "Pray", "Possession"]})
    table.answer("player", 2)
    assert table.choices("give") == ["Fever", "Pray"]
    table.answer("give", "Fever")
    assert set(table.choices("give")) == set(seven)
    table.answer("give", "Dead Faint")  # no room need be made
    assert table.asked == (0, "attack")
    assert len(table.hand(1)) == 7
    assert set(table.hand(2)) == {"Dead Faint", "Pray", "Possession"}


@proves("haunted", "acquaintance.well-wishing-stranger-details")
def test_with_nothing_to_spare_nothing_is_given_back() -> None:
    table = stranger({1: [], 2: ["Fever", "Pray"]})
    table.answer("player", 2).answer("give", "Pray")
    assert (table.hand(1), table.hand(2)) == (["Pray"], ["Fever"])
    assert table.asked == (0, "attack")


@proves("haunted", "acquaintance.well-wishing-stranger-details")
def test_everybody_sees_who_was_asked_in_vain_and_if_all_were_nothing_happens() -> None:
    hands = {0: ["Fire"], 1: ["Pray"], 2: ["Historian"], 3: ["Tin Whistle"]}
    table = stranger(hands).answer("player", 3).answer("player", 0)
    vain = [("no-action", 3), ("no-action", 0), ("no-action", 2)]
    assert [table.says("no-action", to=seat) for seat in range(4)] == [vain] * 4
    assert [table.hand(seat) for seat in range(4)] == list(hands.values())
    assert table.pile() == ["Well-wishing Stranger"]
    assert table.asked == (0, "attack")
