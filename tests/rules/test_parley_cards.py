"""What the cards of Parley do, card by card and phrase by phrase."""

from __future__ import annotations

from dataclasses import replace

import pytest

from examples.parley.deck import CARDS
from examples.parley.phrases import book
from examples.parley.state import DISCARD, HALL, aside, hand
from gloam.kernel.content.card_files import parse_texts
from gloam.kernel.content.ledger import proves
from gloam.kernel.content.phrasebook import PhraseError
from gloam.kernel.content.registry import game as registered
from gloam.kernel.core.asks import PARTY, TOGETHER, WINDOW
from gloam.kernel.core.state import ANSWER, MOVE, OPEN, ROLL, transcript
from gloam.kernel.present.scene import about_words
from tests.playing import Table
from tests.rules.test_parley import (
    ACCUSATION,
    BARGAIN,
    CONFESSION,
    COVENANT,
    DREAM,
    KEY,
    LANTERN,
    LETTER,
    LIE,
    RUMOUR,
    SLANDER,
    TOAST,
    all_pass,
    drawing,
    lying,
    parley,
    pieces,
    remembers,
    shown,
    why_not,
)

FAR = 2  # with four envoys, nobody's neighbour but of 1 and 3


# --- texts ---


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card.id))
def test_a_text_is_read_in_one_way_and_said_as_it_was_written(card: object) -> None:
    assert card in CARDS
    text = next(known.text for known in CARDS if known is card)
    assert book.render(book.parse("text", text)) == text
    assert book.missing("de") == []
    assert book.render(book.parse("text", text), "de").endswith(".")


def test_a_card_that_is_not_understood_is_refused() -> None:
    odd = replace(CARDS[RUMOUR], texts={"text": "Draw two knives."})
    with pytest.raises(PhraseError, match=r"secrets\.toml: rumour: cannot read “knives"):
        parse_texts(book, "text", [odd])


# --- looking ---


@proves("parley", "look.keep")
def test_who_looks_at_two_keeps_one_in_secret_and_discards_the_other_openly() -> None:
    table = parley("letter", "lie", "lie")
    drawing(table, "rumour dream").answer("play", LETTER)
    assert ("looks", 0, 2) in table.told(1)
    assert shown(table, 0)["aside-0/dream"] == "dream"
    assert "aside-0/dream" not in shown(table, 1)
    assert table.ask.audience == 0
    table.answer("keep", DREAM)
    assert (lying(table, hand(0)), lying(table, DISCARD)) == ("dream", "rumour letter")
    assert remembers(table, 1, hand(0)) == ""


@proves("parley", "look.keep")
def test_of_equal_cards_one_is_offered() -> None:
    table = parley("letter", "lie", "lie")
    drawing(table, "rumour rumour").answer("play", LETTER)
    assert table.options() == [("keep", RUMOUR)]
    table.answer("keep", RUMOUR)
    assert (lying(table, hand(0)), lying(table, DISCARD)) == ("rumour", "rumour letter")


@proves("parley", "look.neighbour")
def test_a_lantern_shows_the_secrets_of_a_neighbour_to_one_alone() -> None:
    table = parley("lantern lie", "rumour dream toast", "letter", "lie")
    table.answer("play", LANTERN).answer("with", 1)
    assert remembers(table, 0, hand(1)) == "rumour dream", "favours are not shown"
    assert remembers(table, 3, hand(1)) == ""
    assert {"hand-1/rumour", "hand-1/dream"} <= set(shown(table, 0))
    assert ("looks-at", 0, 1) in table.told(3)


# --- exchanging ---


@proves("parley", "exchange.blind")
def test_two_exchange_blindly_and_learn_only_what_they_get() -> None:
    table = parley("lie rumour", "letter dream", "slander", "slander")
    table.answer("play", LIE)
    assert table.options() == [("with", 1), ("with", 3)], "the one across is no neighbour"
    table.answer("with", 1)
    assert table.ask.form == TOGETHER
    assert table.ask.seats() == (0, 1)
    table.answer("give", LETTER, seat=1)
    assert lying(table, hand(1)) == "letter dream", "nothing moves before both have chosen"
    table.answer("revise", seat=1).answer("give", DREAM, seat=1)
    journal = table.game.journal
    table.answer("give", RUMOUR, seat=0)
    assert (lying(table, hand(0)), "rumour" in lying(table, hand(1))) == ("dream", True)
    assert remembers(table, 0, hand(1)) == "rumour", "what one gave one still knows"
    assert remembers(table, 3, hand(1)) == ""
    assert ("exchanged", 0, 1, 1) in table.told(FAR)
    opened = [entry[1:4] for entry in journal if entry[0] == OPEN]
    assert opened == [(1 << 1, 0, 1), (1 << 0, 1, 1)], "each learns the other's choice"
    faces = [entry[1] for entry in transcript(journal, FAR) if entry[0] == MOVE]
    answers = [entry[2] for entry in transcript(journal, FAR) if entry[0] == ANSWER]
    assert faces[:4] == [-1] * 4, "others see backs only"
    assert answers == [("with", 1), None, None, None, None]


@pytest.mark.parametrize(
    ("theirs", "count"), [("lie lie rumour", 2), ("rumour toast", 1), ("toast", 0)]
)
@proves("parley", "exchange.even")
def test_both_give_as_many_as_the_poorer_can(theirs: str, count: int) -> None:
    table = parley("bargain dream letter", theirs)
    table.answer("play", BARGAIN)
    if count == 2:
        table.answer("give", LETTER).answer("give", DREAM)
        table.answer("give", LIE).answer("give", LIE)
        assert lying(table, hand(0)) == "lie lie"
    elif count == 1:
        table.answer("give", DREAM).answer("give", RUMOUR)
        assert lying(table, hand(0)) == "rumour letter"
    assert table.game.phase == 1
    assert table.ask.seat == 1


@proves("parley", "exchange.even")
def test_several_are_picked_in_ascending_order() -> None:
    table = parley("bargain lie lie dream", "rumour rumour")
    table.answer("play", BARGAIN)
    assert table.options() == [("give", LIE)], "after the dream there would be nothing"
    table.answer("give", LIE)
    assert table.options() == [("give", LIE), ("give", DREAM)]
    table = parley("bargain lie dream", "rumour rumour")
    table.answer("play", BARGAIN).answer("give", LIE)
    assert table.options() == [("give", DREAM)], "a card is given once"


@proves("parley", "exchange.secrets")
def test_favours_are_neither_exchanged_nor_taken() -> None:
    table = parley("lie rumour toast", "dream passage")
    table.answer("play", LIE)
    assert (table.options(0), table.options(1)) == ([("give", RUMOUR)], [("give", DREAM)])
    assert why_not(table, 0) == [("exchange.secrets", ("hand-0/toast",))]
    table = parley("key", "passage toast")
    table.answer("play", KEY)
    assert lying(table, hand(1)).endswith("toast passage"), "there was no secret to take"
    assert "took" not in [event[0] for event in table.told()]


# --- forfeits ---


@proves("parley", "forfeit.random")
def test_a_forfeited_secret_is_random_and_seen_by_the_two_only() -> None:
    table = parley("confession rumour dream toast", "lie", "lie", "letter")
    drawing(table, "dream", zone=hand(0)).answer("play", CONFESSION).answer("with", 3)
    assert lying(table, aside(3)) == "dream"
    assert (remembers(table, 0, aside(3)), remembers(table, 1, aside(3))) == ("dream", "")
    assert ("took", 3, 0) in table.told(1)
    for name in ("rumour", "toast"):
        other = parley("confession rumour dream toast", "lie", "lie", "letter")
        drawing(other, name, zone=hand(0)).answer("play", CONFESSION)
        if name == "rumour":
            assert lying(other.answer("with", 3), aside(3)) == "rumour"
        else:
            with pytest.raises(ValueError, match="there are only"):
                other.answer("with", 3)


@proves("parley", "forfeit.replace", "exchange.secrets")
def test_the_taker_replaces_it_from_the_hand_unseen() -> None:
    table = parley("key letter passage", "dream", "lie", "lie", discard="rumour")
    table.answer("play", KEY).answer("with", 1)
    assert table.options() == [("from-hand",), ("from-discard",)]
    table.answer("from-hand")
    assert table.options() == [("give", LETTER)]
    table.answer("give", LETTER)
    assert lying(table, hand(0)) == "dream passage"
    assert "letter" in lying(table, hand(1))
    assert (remembers(table, 1, hand(0)), remembers(table, 0, hand(1))) == ("dream", "letter")
    assert (remembers(table, 3, hand(0)), remembers(table, 3, hand(1))) == ("", "")


@proves("parley", "forfeit.replace")
def test_the_taker_replaces_it_from_the_discard_pile_openly() -> None:
    table = parley("key letter", "dream", "lie", "lie", discard="rumour")
    table.answer("play", KEY).answer("with", 1).answer("from-discard")
    assert table.options() == [("fetch", RUMOUR)]
    table.answer("fetch", RUMOUR)
    assert lying(table, hand(0)) == "letter dream"
    assert remembers(table, 3, hand(1)) == "rumour"
    assert lying(table, DISCARD) == ""


@proves("parley", "forfeit.back")
def test_without_a_replacement_the_secret_goes_back() -> None:
    table = parley("key", "dream", "lie", "lie")
    table.answer("play", KEY).answer("with", 1)
    assert (lying(table, aside(0)), lying(table, hand(0))) == ("", "")
    assert "dream" in lying(table, hand(1))
    assert table.ask.about == "act"


# --- standing, chance and company ---


@proves("parley", "standing.least")
def test_slander_takes_standing_but_not_the_last() -> None:
    table = parley("slander", "lie", "lie", "letter", standing=[3, 1, 3, 3])
    table.answer("play", SLANDER)
    assert table.game.standing == [3, 1, 3, 2]
    assert ("standing", 3, 2) in table.told()
    assert len(table.game.zones[hand(0)]) == 1


@proves("parley", "omen.secret")
def test_an_omen_is_seen_by_one_alone_and_replaces_the_older() -> None:
    table = parley("dream", "lie", "lie").script(rolls=[4])
    table.game.omens[0] = 2
    journal = table.run.journals
    table.answer("play", DREAM)
    assert table.game.omens == [5, 0, 0]
    rolls = [entry for part in journal or [] for entry in part if entry[0] == ROLL]
    assert rolls == [(ROLL, 1 << 0, 6, 4)]
    assert ("omen", 0) in table.told(1)
    assert table.run.rules.memory(table.game, 0) == 5
    assert table.run.rules.memory(table.game, 1) == 0
    assert "omen" in {node.id for node in table.run.rules.private(table.game, 0)}
    assert "omen" not in {node.id for node in table.run.rules.private(table.game, 1)}


@proves("parley", "die.reroll")
def test_anybody_may_pay_a_secret_for_another_roll() -> None:
    table = parley("lie", "accusation rumour toast", turn=1).script(rolls=[0, 5])
    table.answer("play", ACCUSATION)
    assert table.ask.form == WINDOW
    assert table.ask.about == ("reroll", 1)
    table.answer("reroll", seat=1)
    assert table.ask.seats() == (0,), "the earlier seat is still thinking"
    table.answer("pass", seat=0)
    assert table.options() == [("pay", RUMOUR)], "a favour is no payment"
    table.answer("pay", RUMOUR)
    assert ("paid", 1) in table.told()
    assert "rumour" in lying(table, DISCARD)
    assert table.game.die == 6
    all_pass(table)
    assert table.options()[0][0] == "keep", "six is four or more"


@proves("parley", "die.twice")
def test_the_die_is_rolled_again_at_most_twice() -> None:
    table = parley("lie lie rumour", "rumour", turn=1).script(rolls=[5, 4, 3])
    table.answer("rest")
    for face in (LIE, LIE):
        table.answer("reroll").answer("pay", face)
    assert table.game.die == 4
    assert table.ask.about == "court"


@pytest.mark.parametrize(("die", "next_ask"), [(3, "replace"), (4, "keep")])
def test_an_accusation_goes_well_on_four_or_more(die: int, next_ask: str) -> None:
    table = parley("accusation lie", "rumour").script(rolls=[die - 1])
    all_pass(table.answer("play", ACCUSATION))
    assert about_words(table.ask.about).key == f"ask-{next_ask}"


@pytest.mark.parametrize(("key", "standing", "cards"), [("first", 5, 0), ("second", 3, 2)])
@proves("parley", "toast.others")
def test_any_of_the_others_chooses_for_all(key: str, standing: int, cards: int) -> None:
    table = parley("toast", "lie", "lie")
    table.answer("play", TOAST)
    assert table.ask.form == PARTY
    assert table.ask.seats() == (1, 2)
    table.answer(key, seat=2)
    assert (table.game.standing[0], len(table.game.zones[hand(0)])) == (standing, cards)


@proves("parley", "toast.others", "speech.gone")
def test_a_toast_to_somebody_who_is_gone_brings_nothing() -> None:
    table = parley("toast dream", "lie", "lie", standing=[1, 3, 3])
    table.answer("play", TOAST).interrupt(0, "speak", DREAM)
    assert table.game.standing[0] == 0
    assert (table.ask.about, table.ask.seat) == ("act", 1)


@proves("parley", "covenant.all-draw")
def test_the_covenant_lets_everybody_in_the_hall_draw() -> None:
    table = parley("covenant", "lie", "", standing=[3, 3, 0], unlocked=["covenant"])
    table.answer("play", COVENANT)
    assert [len(table.game.zones[hand(who)]) for who in range(3)] == [1, 3, 0]
    assert "covenant" in shown(table, 0).values()


# --- memory ---


def test_an_unseen_move_widens_what_others_remember() -> None:
    table = parley("lantern lie", "lie rumour dream", "letter slander")
    table.answer("play", LANTERN).answer("with", 1)
    assert remembers(table, 0, hand(1)) == "lie rumour dream"
    table.answer("with", 2).answer("give", LIE).answer("give", LETTER)
    assert remembers(table, 0, hand(1)) == "lie rumour dream", "that did not concern seat 1"
    table.answer("play", LIE).answer("with", 2).answer("give", DREAM).answer("give", LIE)
    assert (remembers(table, 0, hand(1)), remembers(table, 0, hand(2))) == ("", "")
    dream = pieces(table, hand(2), "dream")[0]
    lies_in = [where for who, some, where in table.game.mixed if who & 1 and some >> dream & 1]
    assert len(lies_in) == 1, "there is one dream, and it is in one of these places"
    assert lies_in[0] >> dream & 1


def test_equal_cards_are_all_remembered() -> None:
    table = parley("lantern letter", "lie lie rumour", "rumour")
    table.answer("play", LANTERN).answer("with", 1)
    assert remembers(table, 0, hand(1)) == "lie lie rumour"


def test_nobody_can_tell_which_of_two_equal_cards_has_left() -> None:
    table = parley("lantern letter", "lie lie", "rumour")
    table.answer("play", LANTERN).answer("with", 1)
    table.answer("with", 2).answer("give", LETTER).answer("give", RUMOUR)
    table.interrupt(1, "speak", LIE)
    assert remembers(table, 0, hand(1)) == "lie"
    assert remembers(table, 2, hand(1)) == ""


# --- words ---


def test_everything_that_is_said_has_words() -> None:
    words = registered("parley").words
    table: Table = parley("lantern confession", "rumour dream", "letter", hall="toast", phase=0)
    assert lying(table, HALL) == "toast"
    for key in ("seize", "play", "with", "give", "give"):
        assert words.say(about_words(table.ask.about))
        option = next(k for k in table.options() if k[0] == key)
        seat = table.ask.seat
        assert words.say(table.run.rules.describe(table.game, seat, table.ask, option).words)
        table.answer(*option)
    rules = table.run.rules
    for event in table.told():
        assert words.say(rules.event_words(event))
    assert words.say(rules.event_words(("played", 0, CONFESSION))) == "Seat 0 plays Confession."
    assert rules.event_things(("standing", 1, 2)) == ("standing-1", "hand-1")
    assert rules.event_rule(("spoke", 1, RUMOUR)) == "speech.secret"
