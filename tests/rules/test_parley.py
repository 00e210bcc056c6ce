"""Parley, played by its rules: set-up, rounds, turns, decks.

Spoken words and the end are in `test_parley_speech.py`, what the cards do in
`test_parley_cards.py`; both play at the table that is laid here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from examples.parley.deck import CARDS
from examples.parley.state import (
    ACT,
    CANDLE,
    COURT,
    DISCARD,
    FAVOURS,
    HALL,
    RESOLVING,
    SECRETS,
    SPENT,
    aside,
    hand,
)
from gloam.kernel.campaign.campaign import UNLOCK, campaign_of
from gloam.kernel.content import card_coverage
from gloam.kernel.content.ledger import proves
from gloam.kernel.content.registry import game as registered
from gloam.kernel.core.asks import RACE, WATCHER
from gloam.kernel.core.cards import table_of
from gloam.kernel.present.scene import Card
from gloam.kernel.present.show import scene
from tests.playing import Table, seat

FACES = {card.id: face for face, card in enumerate(CARDS)}
LIE, RUMOUR, LETTER, DREAM, CONFESSION, BARGAIN, SLANDER, ACCUSATION = range(8)
TOAST, LANTERN, PASSAGE, KEY, COVENANT = range(8, 13)


def parley(
    *hands: str,
    phase: int = ACT,
    turn: int = 0,
    deck: str | None = None,
    discard: str = "",
    hall: str = "",
    favours: str | None = None,
    standing: Sequence[int] = (),
    candles: int = 9,
    unlocked: Sequence[str] = (),
) -> Table:
    """A game in full swing: so many seats as there are hands, cards where they are named.

    What is not named lies in its deck; if the deck is named too, in the discard pile.
    """

    def arrange(game: Any) -> None:  # the state of Parley
        left = list(range(len(game.pack.faces)))
        start = [-1] * len(left)

        def put(names: str, zone: int) -> None:
            for name in names.split():
                piece = next(p for p in left if game.pack.faces[p] == FACES[name])
                left.remove(piece)
                start[piece] = zone

        for who, held in enumerate(hands):
            put(held, hand(who))
        for names, zone in ((discard, DISCARD), (hall, HALL)):
            put(names, zone)
        put(deck or "", SECRETS)
        put(favours or "", FAVOURS)
        for piece in left:
            secret = game.pack.faces[piece] < TOAST
            pile = SECRETS if secret else FAVOURS
            start[piece] = pile if (deck if secret else favours) is None else pile + 2
        game.zones, game.where, game.knows = table_of(game.pack, start)
        game.phase, game.turn, game.candles = phase, turn, candles
        game.standing = list(standing) or [3] * len(hands)

    return seat(
        "parley",
        len(hands),
        campaign=campaign_of([(UNLOCK, name) for name in unlocked]),
        arrange=arrange,
    )


def lying(table: Table, zone: int) -> str:
    """The cards of a zone by their names, in the order of their faces."""
    return " ".join(CARDS[table.game.pack.faces[piece]].id for piece in table.game.zones[zone])


def pieces(table: Table, zone: int, names: str) -> list[int]:
    """Cards of a zone, to be drawn in this order."""
    found: list[int] = []
    for name in names.split():
        here = table.game.zones[zone]
        faces = table.game.pack.faces
        found.append(next(p for p in here if faces[p] == FACES[name] and p not in found))
    return found


def drawing(table: Table, names: str, zone: int = SECRETS, rolls: Sequence[int] = ()) -> Table:
    """The next draws, and the next rolls (1 to 6)."""
    return table.script([roll - 1 for roll in rolls], pieces(table, zone, names))


def all_pass(table: Table) -> Table:
    while table.run.ask is not None and ("pass",) in table.options():
        table.answer("pass")
    return table


def remembers(table: Table, who: int, zone: int) -> str:
    """What `who` knows of the cards that lie there."""
    faces = table.game.pack.faces
    return " ".join(CARDS[faces[piece]].id for piece in table.game.seen(zone, who))


def shown(table: Table, who: int) -> dict[str, str]:
    """The cards in the scene of a seat: id, face."""
    seen = scene(table.run, who)
    return {n.id: n.face for n in (*seen.public, *seen.private) if isinstance(n, Card)}


def result(table: Table) -> Any:  # a Result; the game must be over
    assert table.run.result is not None
    return table.run.result


def why_not(table: Table, who: int) -> list[tuple[str, tuple[str, ...]]]:
    return [(no.rule, no.touches) for no in table.run.rules.blocked(table.game, who, table.ask)]


# --- setting up ---


@pytest.mark.parametrize(
    ("seats", "secrets", "favours", "candles"), [(2, 10, 5, 6), (3, 13, 7, 4), (4, 18, 8, 3)]
)
@proves("parley", "setup.cards", "setup.hands", "setup.standing", "setup.candles")
def test_the_table_is_laid(seats: int, secrets: int, favours: int, candles: int) -> None:
    table = seat("parley", seats)
    game = table.game
    assert sum(face < TOAST for face in game.pack.faces) == secrets
    assert len(game.pack.faces) - secrets == favours
    assert [len(game.secrets(hand(who))) for who in range(seats)] == [3] * seats
    assert len(game.zones[SECRETS]) == secrets - 3 * seats
    assert game.standing == [3] * seats
    assert game.candles == candles


@proves("parley", "setup.sealed")
def test_a_sealed_card_is_nowhere_before_it_is_unlocked() -> None:
    closed, opened = seat("parley"), seat("parley", campaign=campaign_of([(UNLOCK, "covenant")]))
    assert COVENANT not in closed.game.pack.faces
    assert "covenant" in f"{lying(opened, FAVOURS)} {lying(opened, HALL)}"
    named = [node.id for node in closed.run.rules.fixed(closed.game)]
    assert "covenant" not in named
    assert len(named) == 12
    assert "covenant" in [node.id for node in opened.run.rules.fixed(opened.game)]


def test_a_sealed_card_is_not_named_where_anybody_could_read_it() -> None:
    book = registered("parley")
    assert not [rule for rule in book.ledger.search("") if "ovenant" in rule.text]
    assert book.ledger.search("covenant", unlocked=["covenant"])
    assert "ovenant" not in book.files.opened(()).words
    assert not [key for key in book.rules.keys({}, 4) if "covenant" in key]


# --- the round ---


@proves("parley", "court.favour")
def test_a_round_begins_with_a_favour_in_the_hall() -> None:
    table = parley("lie", "rumour", "letter", turn=2)
    all_pass(table.answer("rest"))
    assert len(table.game.zones[HALL]) == 1
    assert table.ask.form == RACE
    assert table.ask.seats() == (0, 1, 2)
    assert len([id for id in shown(table, WATCHER) if id.startswith("hall")]) == 1


@proves("parley", "court.favour")
def test_without_a_favour_the_turns_begin_at_once() -> None:
    table = parley("lie", "toast lantern passage passage key", turn=1)
    all_pass(table.answer("rest"))
    assert table.game.phase == ACT
    assert table.ask.seat == 0


@proves("parley", "court.seize")
def test_the_first_to_reach_takes_the_favour_and_pays() -> None:
    table = parley("lie", "rumour", "letter", phase=COURT, hall="lantern")
    table.answer("wait").answer("seize", seat=2)
    assert lying(table, hand(2)) == "letter lantern"
    assert table.game.standing == [3, 3, 2]
    assert ("seized", 2) in table.told()
    assert (table.ask.about, table.ask.seat) == ("act", 0)


@proves("parley", "court.seize")
def test_who_waits_may_still_reach_and_who_could_not_pay_is_not_asked() -> None:
    table = parley("lie", "rumour", "letter", phase=COURT, hall="lantern", standing=[2, 1, 3])
    assert table.ask.seats() == (0, 2)
    table.answer("wait").answer("seize", seat=0)
    assert lying(table, hand(0)).endswith("lantern")
    assert table.game.standing == [1, 1, 3]


@pytest.mark.parametrize(("standing", "gets"), [([3, 2, 2], 1), ([3, 3, 1], 2)])
@proves("parley", "court.floor")
def test_if_nobody_reaches_the_least_gets_it(standing: list[int], gets: int) -> None:
    table = parley("", "", "", phase=COURT, hall="toast", standing=standing)
    while ("wait",) in table.options():
        table.answer("wait")
    assert "toast" in lying(table, hand(gets))
    assert table.game.standing == standing
    assert ("granted", gets) in table.told()


@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 2), (3, 3), (6, 3)])
@proves("parley", "candle.out")
def test_candles_go_out_at_the_end_of_a_round(die: int, left: int) -> None:
    table = parley("lie", "lie", turn=1, candles=4).script(rolls=[die - 1])
    all_pass(table.answer("rest"))
    assert table.game.candles == left
    assert ("candles", left) in table.told()
    assert table.game.phase == COURT


# --- the turn ---


@proves("parley", "turn.order")
def test_envoys_take_turns_and_those_led_out_are_passed_over() -> None:
    table = parley("lie", "", "rumour", "", phase=COURT, hall="toast", standing=[3, 0, 3, 3])
    table.answer("seize")
    order: list[int] = []
    while table.game.phase == ACT:
        order.append(table.ask.seat)
        table.answer("rest")
    assert order == [0, 2, 3]
    assert [event[1] for event in table.told() if event[0] == "turn"] == order
    assert table.game.phase == CANDLE


@proves("parley", "turn.draw")
def test_a_turn_begins_with_a_secret() -> None:
    table = parley("lie", "rumour")
    drawing(table, "dream").answer("rest")
    assert table.ask.seat == 1
    assert lying(table, hand(1)) == "rumour dream"
    assert remembers(table, 0, hand(1)) == ""


@proves("parley", "turn.play")
def test_a_card_lies_open_while_its_sentences_take_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_coverage, "PLAYED", set())
    table = parley("confession", "lie rumour passage", "lie", deck="dream letter")
    table.answer("play", CONFESSION)
    assert ("parley", "confession") in (card_coverage.PLAYED or ())
    assert ("played", 0, CONFESSION) in table.told()
    assert table.ask.about == "forfeit-to"
    assert lying(table, RESOLVING) == "confession"
    assert shown(table, WATCHER)["resolving/confession"] == "confession"
    table.answer("with", 2)  # there is nothing to take: on to the next sentence
    assert table.game.standing[0] == 5
    assert lying(table, RESOLVING) == ""
    assert "confession" in lying(table, DISCARD)
    assert table.ask.seat == 1
    table.answer("play", PASSAGE)
    assert table.game.standing[1] == 4, "its first sentence comes first"


@proves("parley", "turn.play")
def test_a_favour_is_spent_when_it_was_played() -> None:
    table = parley("passage", "lie", standing=[2, 3])
    before = len(table.game.zones[FAVOURS])
    table.answer("play", PASSAGE)
    assert lying(table, SPENT) == "passage"
    assert table.game.standing[0] == 3
    assert len(table.game.favours(hand(0))) == 1
    assert len(table.game.zones[FAVOURS]) == before - 1


@proves("parley", "turn.cost")
def test_a_card_with_a_cost_takes_standing_but_never_the_last() -> None:
    table = parley("accusation lie", "lie", standing=[2, 3])
    table.answer("play", ACCUSATION)
    assert table.game.standing[0] == 1
    poor = parley("accusation lie", "lie", standing=[1, 3])
    assert poor.options() == [("play", LIE), ("rest",)]
    assert why_not(poor, 0) == [("turn.cost", ("hand-0/accusation",))]


@pytest.mark.parametrize(("before", "now"), [(1, 2), (4, 5), (5, 5)])
@proves("parley", "turn.rest", "standing.most")
def test_resting_raises_the_standing_up_to_five(before: int, now: int) -> None:
    table = parley("lie", "lie", standing=[before, 3])
    table.answer("rest")
    assert table.game.standing[0] == now
    assert {("rested", 0), ("standing", 0, now)} <= set(table.told())
    assert table.ask.seat == 1


@proves("parley", "turn.limit")
def test_cards_over_the_fifth_are_discarded_one_by_one() -> None:
    table = parley("lie lie rumour letter dream toast", "rumour", "letter")
    drawing(table, "rumour slander").answer("play", RUMOUR)
    assert table.options() == [("discard", face) for face in (0, 1, 2, 3, 6, 8)]
    table.answer("discard", TOAST).answer("discard", LIE)
    assert lying(table, hand(0)) == "lie rumour letter dream slander"
    assert (lying(table, DISCARD), lying(table, SPENT)) == ("lie rumour", "toast")
    assert table.ask.seat == 1


# --- decks ---


@proves("parley", "deck.reshuffle")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_look() -> None:
    table = parley("letter lie", "lie", deck="dream", discard="rumour rumour confession")
    table.script(picks=[*pieces(table, SECRETS, "dream"), *pieces(table, DISCARD, "confession")])
    table.answer("play", LETTER)
    assert lying(table, aside(0)) == "dream confession"
    assert "letter" not in lying(table, SECRETS), "what takes effect is not shuffled"
    assert lying(table, DISCARD) == ""
    assert table.options() == [("keep", DREAM), ("keep", CONFESSION)]


@proves("parley", "deck.reshuffle")
def test_spent_favours_come_back_too() -> None:
    table = parley("passage lie", "lie", favours="")
    assert "toast" in lying(table, SPENT)
    table.answer("play", PASSAGE)
    assert len(table.game.favours(hand(0))) == 1
    assert lying(table, SPENT) == "passage"


@proves("parley", "deck.silence")
def test_where_there_is_nothing_to_draw_nothing_is_drawn() -> None:
    everything = "lie lie rumour letter dream confession bargain slander accusation"
    table = parley("rumour", everything)
    table.answer("play", RUMOUR)
    assert lying(table, hand(0)) == ""
    assert lying(table, hand(1)) == "lie lie rumour rumour letter dream confession " + (
        "bargain slander accusation"
    ), "the rumour itself was shuffled and drawn"
