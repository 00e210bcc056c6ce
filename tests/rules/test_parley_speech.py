"""Parley: spoken words, what they cost and what they end; the end itself."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from examples.parley.state import ACT, DISCARD, SPENT, aside, hand
from gloam.kernel.campaign.campaign import campaign_of
from gloam.kernel.content.ledger import proves
from gloam.kernel.session.log import noted
from tests.playing import Table, seat
from tests.rules.test_parley import (
    CONFESSION,
    COVENANT,
    KEY,
    LETTER,
    LIE,
    RUMOUR,
    TOAST,
    all_pass,
    drawing,
    lying,
    parley,
    result,
)

# --- spoken words ---


@proves("parley", "speech.secret")
def test_a_secret_may_be_spoken_at_any_time_for_a_standing() -> None:
    table = parley("lie", "rumour confession toast", "letter")
    assert table.run.rules.interrupts(table.game, 1) == [("speak", RUMOUR), ("speak", CONFESSION)]
    table.interrupt(1, "speak", RUMOUR)
    assert ("spoke", 1, RUMOUR) in table.told()
    assert lying(table, DISCARD) == "rumour"
    assert lying(table, hand(1)) == "confession toast"
    assert table.game.standing == [3, 2, 3]
    assert (table.ask.seat, table.ask.about) == (0, "act")


def test_an_ask_is_made_anew_when_its_own_seat_has_spoken() -> None:
    table = parley("lie rumour", "letter")
    table.interrupt(0, "speak", LIE)
    assert table.options() == [("play", RUMOUR), ("rest",)]


@proves("parley", "speech.led-out", "speech.gone")
def test_the_last_standing_spoken_leads_out_and_the_turn_passes() -> None:
    table = parley("lie rumour toast", "letter", "dream", standing=[1, 3, 3])
    table.interrupt(0, "speak", LIE)
    assert ("led-out", 0) in table.told()
    assert (lying(table, DISCARD), lying(table, SPENT)) == ("lie rumour", "toast")
    assert lying(table, hand(0)) == ""
    assert table.game.standing[0] == 0
    assert table.ask.seat == 1
    for _ in range(2):
        table.answer("rest")
    all_pass(table)
    while ("wait",) in table.options():
        table.answer("wait")
    assert table.ask.seat == 1, "there are no more turns for seat 0"


@proves("parley", "speech.gone")
def test_what_was_looked_at_is_discarded_when_the_one_who_looked_is_gone() -> None:
    table = parley("letter lie", "letter", "dream", standing=[1, 3, 3], deck="rumour slander lie")
    drawing(table, "rumour slander").answer("play", LETTER)
    table.interrupt(0, "speak", LIE)
    assert lying(table, aside(0)) == ""
    assert {"rumour", "slander", "letter"} <= set(lying(table, DISCARD).split())
    assert table.ask.seat == 1


@pytest.mark.parametrize("speaker", [0, 1])
@proves("parley", "speech.gone")
def test_an_exchange_ends_when_one_of_the_two_is_gone(speaker: int) -> None:
    table = parley("lie rumour", "letter letter", "dream", standing=[1, 1, 3])
    table.answer("play", LIE).answer("with", 1)
    table.answer("give", LETTER, seat=1)
    table.interrupt(speaker, "speak", (RUMOUR, LETTER)[speaker])
    assert "exchanged" not in [event[0] for event in table.told()]
    assert table.game.phase == ACT
    assert table.ask.seat == 1 + speaker


@pytest.mark.parametrize("speaker", [0, 1])
@proves("parley", "speech.gone")
def test_a_taken_secret_is_discarded_when_one_of_the_two_is_gone(speaker: int) -> None:
    table = parley("key lie", "rumour rumour", standing=[2, 1])
    table.answer("play", KEY)
    assert lying(table, aside(0)) == "rumour"
    table.interrupt(speaker, "speak", (LIE, RUMOUR)[speaker])
    assert table.run.ask is None, "there is only one left"
    assert "rumour" in lying(table, DISCARD)
    assert table.game.lost() == []


@proves("parley", "speech.gone")
def test_who_has_spoken_what_was_to_be_paid_does_not_pay() -> None:
    table = parley("lie", "rumour", turn=1).script(rolls=[2, 5])
    table.answer("rest").answer("reroll")
    assert table.options() == [("pay", LIE)]
    table.interrupt(0, "speak", LIE)
    assert table.game.die == 3
    assert table.ask.about == ("reroll", 3)
    assert table.ask.offer(0) == [("pass",)]


@proves("parley", "speech.gone")
def test_nobody_discards_who_has_spoken_the_card_too_many() -> None:
    table = parley("lie lie rumour letter dream slander", "letter", "rumour")
    table.answer("rest")
    assert ("discard", LIE) in table.options()
    table.interrupt(0, "speak", LIE)
    assert table.ask.seat == 1
    assert len(table.game.zones[hand(0)]) == 5


@proves("parley", "speech.heard")
def test_the_last_envoy_has_nobody_to_speak_to() -> None:
    table = parley("lie rumour", "letter", standing=[2, 1])
    assert ("speak", LIE) in table.run.rules.interrupts(table.game, 0)
    table.interrupt(1, "speak", LETTER)
    assert table.ask.seat == 0
    assert list(table.run.rules.interrupts(table.game, 0)) == []


# --- the end ---


def last_round(*hands: str, standing: Sequence[int] = (), omens: Sequence[int] = ()) -> Table:
    """The last turn of the last round: when all have passed it is over."""
    last = len(hands) - 1
    table = parley(*hands, turn=last, candles=1, standing=standing)
    table.game.omens = list(omens) or [0] * len(hands)
    return table


@proves("parley", "end.dark")
def test_it_ends_with_the_last_candle() -> None:
    table = last_round("lie", "rumour").answer("rest")
    assert table.run.result is None
    assert result(all_pass(table)).scores == (1, 5)
    assert table.game.candles == 0


@proves("parley", "end.dark")
def test_it_ends_with_the_turn_when_only_one_is_left() -> None:
    table = parley("lie", "rumour", standing=[3, 1])
    table.interrupt(1, "speak", RUMOUR).answer("rest")
    assert result(table).winners == (0,)


@proves("parley", "end.dark")
def test_it_ends_with_the_round_when_only_one_is_left() -> None:
    table = parley("lie", "rumour", turn=1, standing=[1, 3]).answer("rest")
    table.interrupt(0, "speak", LIE).answer("pass")
    assert result(table).winners == (1,)


@proves("parley", "end.score")
def test_cards_standing_and_omens_score() -> None:
    table = last_round("confession lie toast", "letter", "", standing=[3, 3, 1], omens=[1, 0, 6])
    assert result(all_pass(table.answer("rest"))).scores == (4 - 2 + 3 + 1, 2 + 3, 1 + 1 + 6)
    assert ("score", 1, 5) in table.told()


@proves("parley", "end.winner")
def test_the_most_points_win_and_equals_win_together() -> None:
    table = last_round("confession", "confession", "lie", standing=[3, 3, 3])
    assert result(all_pass(table.answer("rest"))).winners == (0, 1)
    table = last_round("confession", "lie", "lie", standing=[3, 3, 3])
    assert result(all_pass(table.answer("rest"))).winners == (0,)


@proves("parley", "end.led-out")
def test_who_was_led_out_has_less_than_anybody() -> None:
    table = last_round("", "lie lie lie", "", "", standing=[0, 1, 1, 1], omens=[6, 0, 0, 0])
    assert result(all_pass(table.answer("rest"))).scores == (-10, -5, 1, 2)


@pytest.mark.parametrize(("candles", "opens"), [(4, True), (5, False)])
@proves("parley", "campaign.unlock")
def test_the_sealed_card_is_opened_when_half_of_the_candles_are_out(
    candles: int, opens: bool
) -> None:
    table = parley("lie", "lie", turn=1, candles=candles).script(rolls=[5])
    rules = table.run.rules
    before = len(rules.fixed(table.game))
    table.answer("rest")
    assert not rules.unlocked(table.game)
    all_pass(table)
    assert rules.unlocked(table.game) == ({"covenant"} if opens else set())
    assert len(rules.fixed(table.game)) == before + opens
    assert (("opened", COVENANT) in table.told()) == opens
    assert any(node.id == "opened-covenant" for node in rules.public(table.game)) == opens
    assert COVENANT not in table.game.pack.faces, "it is in the deck from the next game on"


@pytest.mark.parametrize(("standing", "opens"), [([3, 3], True), ([3, 0, 3], False)])
@proves("parley", "campaign.unlock")
def test_if_all_stay_the_campaign_opens_the_sealed_card(standing: list[int], opens: bool) -> None:
    table = last_round(*[""] * len(standing), standing=standing)
    all_pass(table.answer("rest"))
    journals = [*(table.run.journals or []), table.game.journal or []]
    kept = [change for journal in journals for change in noted(journal).changes]
    assert kept == ([("unlock", "covenant")] if opens else [])
    faces = seat("parley", campaign=campaign_of(kept)).game.pack.faces
    assert (COVENANT in faces) == opens


@pytest.mark.parametrize(
    ("die", "favours", "burns"), [(1, "", True), (3, "", False), (1, None, False)]
)
@proves("parley", "campaign.burn", "setup.burned")
def test_the_last_gust_burns_a_spent_favour_for_good(
    die: int, favours: str | None, burns: bool
) -> None:
    """Without spent favours there is nothing to burn."""
    table = parley("", "", turn=1, candles=1, favours=favours).script(rolls=[die - 1])
    all_pass(table.answer("rest"))
    journals = [*(table.run.journals or []), table.game.journal or []]
    kept = [change for journal in journals for change in noted(journal).changes]
    assert (("burn", "toast") in kept) == burns
    assert (("burned", TOAST) in table.told()) == burns
    later = seat("parley", campaign=campaign_of(kept)).game.pack.faces
    assert list(later).count(TOAST) == (0 if burns else 1)
