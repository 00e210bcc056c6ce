"""Actions that are no removers, in every branch; on an opponent and on oneself."""

from __future__ import annotations

from gloam.games.haunted.state import OWN
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import TOGETHER
from tests.games.haunted.cards.playing import (
    DRIVEN_OFF_BY,
    ESSENTIALS,
    FOCUSES,
    FOUND_AT,
    SUBJECTS,
    SUPPORT_TESTS,
    TERRORS,
    laps,
    on_others_and_oneself,
    pays_forfeit,
    seen,
    shown_in_test,
)
from tests.games.haunted.playing import HauntedTable, haunted

# --- Activate Focus ---


@proves("haunted", "action.activate-focus")
def test_activate_focus_brings_a_terror_that_the_focus_summons() -> None:
    for focus, summoned in FOCUSES.items():
        line = [FOUND_AT[focus][0], focus]
        others = [terror for terror in TERRORS if terror not in summoned]
        for seat, stage in SUBJECTS:
            for terror in TERRORS:
                table = haunted(
                    hands={0: ["Activate Focus"]},
                    lines={(seat, 0): line, (seat, 1): [FOUND_AT[focus][1]]},
                    pile=[*{*others, terror}, "Fire"],
                    stage=stage,
                )
                if terror in others:
                    assert table.lays() == []
                    continue
                assert table.lays() == [("Activate Focus", (seat, 0))]
                table.lay("Activate Focus", on=(seat, 0))
                assert table.line(seat, 0) == [*line, terror]
                assert set(table.pile()) == {*others, "Fire", "Activate Focus"}
                assert table.hand(0) == []


@on_others_and_oneself
@proves("haunted", "action.activate-focus-choice")
def test_the_layer_picks_if_both_terrors_are_there(seat: int, stage: int) -> None:
    line = ["Country Walk", "Buried Artefact"]
    for wanted in ("Fateful Possession", "Tortured Soul"):
        hands = {0: ["Activate Focus"]}
        table = haunted(hands=hands, lines={(seat, 0): line}, pile=[*TERRORS], stage=stage)
        table.lay("Activate Focus", on=(seat, 0))
        assert table.asked == (0, "activate")
        assert table.choices("terror") == ["Fateful Possession", "Tortured Soul"]
        assert len(table.options()) == 2
        table.answer("terror", wanted)
        assert table.line(seat, 0) == [*line, wanted]


@proves("haunted", "action.activate-focus-defence")
def test_an_activated_terror_may_be_defended_against_but_not_on_an_own_line() -> None:
    line = ["Country Walk", "Buried Artefact"]
    for terror in ("Fateful Possession", "Tortured Soul"):
        for card in DRIVEN_OFF_BY[terror]:
            hands = {0: ["Activate Focus"], 1: [card]}
            table = haunted(hands=hands, lines={(1, 0): line}, pile=[terror])
            table.lay("Activate Focus", on=(1, 0))
            assert table.is_awaiting(1, 0)
            assert table.end_stage().asked == (1, "defend")
            assert table.lay(card, on=(1, 0)).line(1, 0) == line
            table = haunted(hands=hands, lines={(1, 0): line}, pile=[terror])
            table.lay("Activate Focus", on=(1, 0)).end_stage().stop()
            assert table.is_complete(1, 0)
        hands = {0: ["Activate Focus", DRIVEN_OFF_BY[terror][0]]}
        own = haunted(hands=hands, lines={(0, 0): line}, pile=[terror], stage=OWN)
        own.lay("Activate Focus", on=(0, 0))
        assert own.is_complete(0, 0)
        assert own.lays() == []


# --- Blood Letting ---


def blood_letting(seat: int, stage: int, yours: list[str], lefts: list[str]) -> HauntedTable:
    hands = {0: ["Blood Letting"], 1: [], 2: []}
    hands[seat] += yours
    hands[seat + 1] += lefts
    return haunted(3, hands=hands, stage=stage).lay("Blood Letting", on=(seat, 0))


@on_others_and_oneself
@proves("haunted", "action.blood-letting", "action.blood-letting-blind")
def test_blood_letting_exchanges_two_cards_unseen(seat: int, stage: int) -> None:
    yours, lefts = ["Tin Whistle", "Fire", "Pray"], ["Storm", "Fever", "Historian", "Psychic"]
    you, left = seat, seat + 1
    table = blood_letting(seat, stage, yours, lefts)
    assert table.ask.form == TOGETHER
    assert set(table.ask.seats()) == {you, left}
    for giver, count in ((you, len(yours)), (left, len(lefts))):
        marking = table.ask.marking(giver)
        assert marking is not None
        assert (len(marking.things), marking.least, marking.most) == (count, 2, 2)
    table.answer("give", "Fever", seat=left).answer("give", "Psychic", seat=left)
    assert "Fever" not in seen(table, you)
    assert table.choices("give", seat=you) == ["Tin Whistle", "Fire"]  # then a later one
    table.answer("give", "Tin Whistle", seat=you)
    assert table.choices("give", seat=you) == ["Fire", "Pray"]
    table.answer("give", "Fire", seat=you)
    assert table.hand(you) == ["Fever", "Pray", "Psychic"]
    assert table.hand(left) == ["Tin Whistle", "Fire", "Storm", "Historian"]
    assert table.pile() == ["Blood Letting"]


@on_others_and_oneself
@proves("haunted", "action.blood-letting-blind")
def test_both_give_as_many_as_either_can_spare(seat: int, stage: int) -> None:
    for yours, lefts in ((["Fire"], ["Storm", "Fever"]), (["Tin Whistle", "Fire"], ["Storm"])):
        table = blood_letting(seat, stage, yours, lefts)
        table.answer("give", yours[0], seat=seat).answer("give", lefts[0], seat=seat + 1)
        assert set(table.hand(seat)) == {lefts[0], *yours[1:]}
        assert set(table.hand(seat + 1)) == {yours[0], *lefts[1:]}
    for yours, lefts in (([], ["Storm", "Fever"]), (["Tin Whistle", "Fire"], [])):
        table = blood_letting(seat, stage, yours, lefts)
        assert (table.hand(seat), table.hand(seat + 1)) == (yours, lefts)
        assert table.asked == (0, "attack" if seat else "own")


# --- Losing Sleep, Fisticuffs ---


def next_turns(table: HauntedTable, count: int) -> list[int]:
    """Who has the next turns, those who miss one left out."""
    turns: list[int] = []
    for _ in range(count):
        table.end_turn()
        turns.append(table.game.active)
    return turns


@on_others_and_oneself
@proves("haunted", "action.losing-sleep")
def test_losing_sleep_costs_the_subject_a_turn(seat: int, stage: int) -> None:
    table = haunted(3, hands={0: ["Losing Sleep"]}, stage=stage)
    table.lay("Losing Sleep", on=(seat, 0))
    assert table.says("will-miss") == [("will-miss", seat)]
    assert next_turns(table, 5) == ([2, 0, 1, 2, 0] if seat else [1, 2, 1, 2, 0])


@on_others_and_oneself
@proves("haunted", "action.fisticuffs")
def test_fisticuffs_costs_the_subject_and_the_left_neighbour_a_turn(seat: int, stage: int) -> None:
    table = haunted(4, hands={0: ["Fisticuffs"]}, stage=stage).lay("Fisticuffs", on=(seat, 0))
    assert table.says("will-miss") == [("will-miss", seat), ("will-miss", seat + 1)]
    assert next_turns(table, 6) == ([3, 0, 1, 2, 3, 0] if seat else [2, 3, 1, 2, 3, 0])


# --- Over Indulgence ---


@on_others_and_oneself
@proves("haunted", "action.over-indulgence")
def test_over_indulgence_is_the_lap_of_the_gods_or_a_forfeit(seat: int, stage: int) -> None:
    for test in (*ESSENTIALS, *SUPPORT_TESTS):
        hands = {0: ["Over Indulgence"], 1: [], 2: []}
        hands[seat] += ["Fire"]
        hands[seat + 1] += ["Fever"]
        if test in ESSENTIALS:
            draws = [test, "Storm", "Pray", "Historian", "Dead Faint"]
            table = haunted(3, hands=hands, stage=stage, draws=draws)
            table.lay("Over Indulgence", on=(seat, 0))
            assert laps(table) == [seat]
            assert table.hand(seat) == ["Dead Faint"]
            assert table.says("taken") == []
        else:
            table = haunted(3, hands=hands, stage=stage, draws=[test])
            table.lay("Over Indulgence", on=(seat, 0))
            assert pays_forfeit(table, seat)
            assert laps(table) == []
        assert shown_in_test(table) == [(seat, test)]


# --- Refreshments ---

HELD = ["Tin Whistle", "Fire", "Storm", "Fever", "Pray", "Historian", "Psychic"]


def refreshments(held: int, seat: int, stage: int) -> HauntedTable:
    """The subject holds so many cards besides and looks at two more."""
    hands = {0: ["Refreshments"], 1: []}
    hands[seat] += HELD[:held]
    table = haunted(hands=hands, stage=stage, draws=["Dead Faint", "Local Canon"])
    table.lay("Refreshments", on=(seat, 0))
    assert table.asked == (seat, "refreshments")
    assert table.choices("keep") == ["Dead Faint", "Local Canon"]
    return table


@on_others_and_oneself
@proves("haunted", "action.refreshments", "action.refreshments-rest")
def test_refreshments_may_be_kept_or_left(seat: int, stage: int) -> None:
    for kept, key in (
        ([], ("none",)),
        (["Dead Faint"], ("keep", "Dead Faint")),
        (["Local Canon"], ("keep", "Local Canon")),
        (["Dead Faint", "Local Canon"], ("both",)),
    ):
        table = refreshments(2, seat, stage).answer(*key)
        assert table.hand(seat) == [*HELD[:2], *kept]
        left = [card for card in ("Dead Faint", "Local Canon") if card not in kept]
        assert set(table.pile()) == {"Refreshments", *left}
        for card in kept:
            assert table.knows(seat, card)
            assert not table.knows(1 - seat, card)
            assert card not in seen(table, 1 - seat)
        assert table.asked == (0, "attack" if seat else "own")


@proves("haunted", "action.refreshments", "action.refreshments-rest")
def test_room_for_refreshments_is_made_by_cards_held_before() -> None:
    for held, key, discards in (
        (7, ("both",), ["Fire", "Psychic"]),
        (7, ("keep", "Local Canon"), ["Fire"]),
        (7, ("none",), []),
        (6, ("both",), ["Fire"]),
        (6, ("keep", "Local Canon"), []),
        (5, ("both",), []),
    ):
        table = refreshments(held, 1, 1).answer(*key)
        for at, name in enumerate(discards):
            assert table.ask.seat == 1
            assert table.ask.about == ("make-room", len(discards) - at)
            assert set(table.choices("discard")) == set(HELD[:held]) - set(discards[:at])
            table.discard(name)
        assert table.asked == (0, "attack")
        assert len(table.hand(1)) == 7
        assert set(discards) <= set(table.pile())


# --- Send Telegram, Violent Temper ---


@on_others_and_oneself
@proves("haunted", "action.send-telegram")
def test_send_telegram_fetches_an_acquaintance_of_choice(seat: int, stage: int) -> None:
    pile = ["Fire", "Fever", "Historian", "Psychic"]
    table = haunted(hands={0: ["Send Telegram"]}, pile=pile, stage=stage)
    table.lay("Send Telegram", on=(seat, 2))
    assert table.asked == (seat, "fetch")
    assert table.choices("take") == ["Historian", "Psychic"]
    table.answer("take", "Historian")
    assert table.hand(seat) == ["Historian"]
    assert table.hand(1 - seat) == []
    assert set(table.pile()) == {"Fire", "Fever", "Send Telegram", "Psychic"}
    none = haunted(hands={0: ["Send Telegram"]}, pile=["Fire", "Fever"], stage=stage)
    assert none.lays() == []


@proves("haunted", "action.send-telegram", "event.inheritance")
def test_a_full_hand_makes_room_for_who_was_fetched() -> None:
    for card in ("Send Telegram", "Inheritance"):
        table = haunted(hands={0: [card], 1: HELD}, pile=["Local Canon"]).lay(card, on=(1, 0))
        assert table.asked == (1, "make-room")
        assert set(table.choices("discard")) == {*HELD, "Local Canon"}
        table.discard("Tin Whistle")
        assert set(table.hand(1)) == {*HELD[1:], "Local Canon"}


@on_others_and_oneself
@proves("haunted", "action.violent-temper", "action.violent-temper-details")
def test_violent_temper_replaces_an_acquaintance_of_choice(seat: int, stage: int) -> None:
    hands = {0: ["Violent Temper"], 1: []}
    hands[seat] += ["Fire", "Historian", "Psychic"]
    table = haunted(hands=hands, stage=stage, draws=["Local Canon"])
    table.lay("Violent Temper", on=(seat, 0))
    assert table.asked == (seat, "lose-acquaintance")
    assert table.choices("discard") == ["Historian", "Psychic"]
    table.discard("Historian")
    assert table.hand(seat) == ["Fire", "Local Canon", "Psychic"]
    assert table.pile() == ["Violent Temper", "Historian"]


@on_others_and_oneself
@proves("haunted", "action.violent-temper-details")
def test_violent_temper_does_nothing_without_an_acquaintance(seat: int, stage: int) -> None:
    for held in (["Fire"], []):
        hands = {0: ["Violent Temper"], 1: []}
        hands[seat] += held
        table = haunted(hands=hands, stage=stage).lay("Violent Temper", on=(seat, 0))
        assert table.hand(seat) == held
        assert table.asked == (0, "attack" if seat else "own")
