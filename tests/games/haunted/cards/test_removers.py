"""Cards that take essential cards away for certain, each in every stage where it works."""

from __future__ import annotations

from collections.abc import Callable

from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from tests.games.haunted.cards.playing import (
    DRIVEN_OFF_BY,
    FOCUS_REMOVERS,
    FOCUSES,
    FOUND_AT,
    HELPERS,
    SETTING_REMOVERS,
    SETTINGS,
    TAKES,
    TAKES_AT,
    TERRORS,
    defending,
    in_each_stage,
    rule_of,
    takes_away,
)
from tests.games.haunted.playing import haunted

# --- terrors ---


def drives_off(card: str, terror: str) -> Callable[[], None]:
    @proves("haunted", rule_of(card))
    def test() -> None:
        assert card in DRIVEN_OFF_BY[terror]
        for other, (focus, *_) in TERRORS.items():
            line = [FOUND_AT[focus][0], focus]
            table = defending([*line, other], [card, "Strange Mist"])
            assert table.may_lay(card, (1, 0)) == (other == terror), other
            # In stages 1 and 3 a terror lies in complete lines only.
            for there in (line, [*line, other]):
                assert haunted(hands={0: [card]}, lines={(1, 0): there}).lays() == []
                assert haunted(hands={0: [card]}, lines={(0, 0): there}, stage=OWN).lays() == []
            if other == terror:
                takes_away(table, card, (1, 0))
                assert not table.is_awaiting(1, 0)
                assert not table.is_complete(1, 0)
                assert table.hand(1) == ["Strange Mist"]
                assert table.asked == (0, "own")

    return test


test_arrested = drives_off("Arrested", "Fateful Possession")
test_consult_expert = drives_off("Consult Expert", "Hunting Spirit")
test_enlightening_conversation = drives_off("Enlightening Conversation", "Tortured Soul")
test_magickal_dabbling = drives_off("Magickal Dabbling", "Magical Summoning")
test_possession = drives_off("Possession", "Hunting Spirit")
test_pray = drives_off("Pray", "Dread Old God")
test_receive_telegram = drives_off("Receive Telegram", "Tortured Soul")
test_speak_in_tongues = drives_off("Speak in Tongues", "Dread Old God")
test_storm = drives_off("Storm", "Magical Summoning")
test_sudden_inspiration = drives_off("Sudden Inspiration", "Fateful Possession")


# --- focuses, whichever they are ---


def removes_any_focus(card: str) -> Callable[[], None]:
    @proves("haunted", rule_of(card))
    def test() -> None:
        for focus in FOCUSES:
            for setting in FOUND_AT[focus][:2]:
                for table, line in in_each_stage([setting, focus], card):
                    takes_away(table, card, line)

    return test


test_drawing_the_wrong_conclusion = removes_any_focus("Drawing the Wrong Conclusion")
test_examine_focus = removes_any_focus("Examine Focus")
test_fire = removes_any_focus("Fire")
test_tarot_card = removes_any_focus("Tarot Card")


@proves("haunted", "action.any-focus")
def test_any_focus_is_the_focus_of_the_line_and_a_setting_alone_is_no_target() -> None:
    for card in FOCUS_REMOVERS:
        for seat, stage in ((1, 1), (0, OWN)):
            lines = {
                (seat, 0): ["Country Walk", "Tin Whistle"],
                (seat, 1): ["Private Library", "Mysterious Door"],
                (seat, 2): ["Roadside Inn"],
            }
            table = haunted(hands={0: [card]}, lines=lines, stage=stage)
            assert table.lays() == [(card, (seat, 0)), (card, (seat, 1))]
            table.lay(card, on=(seat, 1))
            assert table.line(seat, 0) == ["Country Walk", "Tin Whistle"]
            assert table.line(seat, 1) == ["Private Library"]
            assert table.line(seat, 2) == ["Roadside Inn"]
        assert defending(["Country Walk"], [card]).lays() == []


# --- settings ---


def removes_its_two_settings(card: str) -> Callable[[], None]:
    @proves("haunted", rule_of(card))
    def test() -> None:
        for setting in SETTINGS:
            for table, line in in_each_stage([setting], card):
                lays = [(card, line)] if setting in SETTING_REMOVERS[card] else []
                assert table.lays() == lays, setting
                if lays:
                    takes_away(table, card, line)

    return test


test_dead_faint = removes_its_two_settings("Dead Faint")
test_fever = removes_its_two_settings("Fever")
test_nervous_exhaustion = removes_its_two_settings("Nervous Exhaustion")
test_search_the_area = removes_its_two_settings("Search the Area")
test_terrible_accident = removes_its_two_settings("Terrible Accident")


@proves("haunted", "action.setting-removers")
def test_a_setting_with_a_focus_on_it_cannot_be_removed_before_the_focus() -> None:
    for card, settings in SETTING_REMOVERS.items():
        for setting in settings:
            line = [setting, SETTINGS[setting][0]]
            for table, _ in in_each_stage(line, card):
                assert table.lays() == []
            own = haunted(hands={0: [card, "Fire"]}, lines={(0, 0): line}, stage=OWN)
            own.lay("Fire", on=(0, 0)).lay(card, on=(0, 0))
            assert own.line(0, 0) == []


# --- acquaintances who take a focus along ---


def takes_its_focuses(card: str) -> Callable[[], None]:
    @proves("haunted", rule_of(card))
    def test() -> None:
        for (setting, focus), helpers in HELPERS.items():
            for table, line in in_each_stage([setting, focus], card):
                assert table.lays() == [(card, line)] * (card in helpers), (setting, focus)
                if card in helpers:
                    takes_away(table, card, line)

    return test


test_avid_collector = takes_its_focuses("Avid Collector")
test_cloaked_figure = takes_its_focuses("Cloaked Figure")
test_distant_relative = takes_its_focuses("Distant Relative")
test_historian = takes_its_focuses("Historian")
test_local_canon = takes_its_focuses("Local Canon")
test_magickal_dabbler = takes_its_focuses("Magickal Dabbler")


@proves("haunted", "acquaintance.anything-found")
def test_anything_found_is_the_focus_never_the_setting_or_a_terror() -> None:
    for card, settings in TAKES_AT.items():
        for setting in settings:
            for table, _ in in_each_stage([setting], card):
                assert table.lays() == []
            for focus in SETTINGS[setting]:
                haunting = defending([setting, focus, FOCUSES[focus][0]], [card])
                assert haunting.lays() == []
                for table, line in in_each_stage([setting, focus], card):
                    assert table.lay(card, on=line).line(*line) == [setting]


@proves("haunted", "acquaintance.one-focus")
def test_one_use_takes_one_focus_from_the_line_it_is_laid_on() -> None:
    for card, focuses in TAKES.items():
        first, second = ([FOUND_AT[focus][at], focus] for at, focus in enumerate(focuses[:2]))
        for seat, stage in ((1, 1), (0, OWN)):
            lines = {(seat, 0): first, (seat, 1): second}
            table = haunted(hands={0: [card]}, lines=lines, stage=stage)
            table.lay(card, on=(seat, 1))
            if card != "Psychic":
                assert table.line(seat, 0) == first
                assert table.line(seat, 1) == second[:1]
                continue
            if seat:
                table.answer("first-use")
            table.answer("both")  # the exception
            assert table.line(seat, 0) + table.line(seat, 1) == [first[0], second[0]]
