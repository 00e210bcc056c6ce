"""Events and prompts: one declaration gives words, what they point at, and the rule."""

from __future__ import annotations

import pytest

from gloam.kernel.present.scene import Dice, Words
from gloam.kernel.present.sentences import Numbers, Says, Sentences
from gloam.kernel.present.things import NUMBER, Thing, listed

SEATS = [Words("seat", {"n": 1}), Words("seat", {"n": 2})]
CARDS = [Words("card-knife"), Words("card-rope"), Words("card-lamp")]
SEAT = Thing("seat", SEATS, ["seat-0", "seat-1"], each=1)
CARD = Thing("card", CARDS, ["card-knife", "card-rope", "card-lamp"])
DECK = Thing("deck", [Words("deck-loot")])


def _found(numbers: Numbers) -> Words:
    return Words("event-found", {"what": CARD.say(numbers[1])})


EVENTS = Sentences(
    "event",
    {
        "laid": Says(SEAT, CARD, rule="turn.lay"),
        "passed": Says(SEAT, SEAT.called("to"), CARD),
        "lost": Says(SEAT, NUMBER),
        "turned-up": Says(SEAT, more=CARD),
        "found": Says(SEAT, CARD, words=_found),
        "round": Says(NUMBER, at=("track",)),
        "drew": Says(SEAT, NUMBER, at=lambda numbers: (f"pile-{numbers[1]}",)),
        "reshuffled": Says(DECK),
        "hurt": Says(SEAT, NUMBER, why=True, rule="body.hurt"),
        "rolled": Says(
            SEAT, more=NUMBER, dice=lambda numbers: Dice(id="d", values=tuple(numbers[1:]))
        ),
        "walked": Says(
            SEAT, more=NUMBER, way=lambda numbers: ("man", *[f"at-{n}" for n in numbers[1:]])
        ),
    },
    order=(CARD, SEAT),
    causes={"card": Says(CARD, rule="card.text"), "cold": Says()},
)


def test_numbers_are_named_by_what_they_are() -> None:
    assert EVENTS.words(("laid", 1, 2)) == Words("event-laid", {"a": SEATS[1], "b": CARDS[2]})
    assert EVENTS.words(("lost", 0, 3)) == Words("event-lost", {"a": SEATS[0], "b": 3})
    assert EVENTS.words(("reshuffled", 0)) == Words("event-reshuffled", {"a": Words("deck-loot")})


def test_a_word_without_numbers_needs_no_declaration() -> None:
    assert EVENTS.words(("dawn",)) == Words("event-dawn")
    assert (EVENTS.things(("dawn",)), EVENTS.rule(("dawn",))) == ((), "")
    assert Sentences("ask", {}).words("attack") == Words("ask-attack")


def test_any_number_more_is_counted_and_listed() -> None:
    drawn = EVENTS.words(("turned-up", 0, 2, 1))
    assert drawn == Words(
        "event-turned-up",
        {"a": SEATS[0], "count": 2, "list": Words("list-2", {"a": CARDS[2], "b": CARDS[1]})},
    )
    assert EVENTS.words(("turned-up", 0)).args["list"] == listed([]) == Words("list-0")
    assert EVENTS.things(("turned-up", 0, 2, 1)) == ("card-lamp", "card-rope", "seat-0")


def test_a_sentence_of_its_own() -> None:
    assert EVENTS.words(("found", 0, 1)) == Words("event-found", {"what": CARDS[1]})


def test_an_event_points_at_the_most_telling_things_first() -> None:
    assert EVENTS.things(("laid", 1, 2)) == ("card-lamp", "seat-1")
    assert EVENTS.things(("round", 4)) == ("track",)
    assert EVENTS.things(("drew", 1, 2)) == ("pile-2", "seat-1")
    assert EVENTS.things(("reshuffled", 0)) == (), "a deck has no node here"


def test_the_rule_behind_an_event() -> None:
    assert EVENTS.rule(("laid", 1, 2)) == "turn.lay"
    assert EVENTS.rule(("lost", 0, 3)) == ""


def test_what_takes_or_gives_something_says_why() -> None:
    why = Words("why", {"cause": Words("cause-card", {"a": CARDS[0]})})
    hurt: tuple[str | int, ...] = ("hurt", 1, 2, "card", 0)
    assert EVENTS.words(hurt) == Words("event-hurt", {"a": SEATS[1], "b": 2, "why": why})
    assert EVENTS.things(hurt) == ("seat-1", "card-knife")
    assert (EVENTS.cause(hurt), EVENTS.rule(hurt)) == (("card", 0), "card.text")
    assert EVENTS.rule(("hurt", 1, 2, "cold")) == "body.hurt"
    assert EVENTS.words(("hurt", 1, 2)).args["why"] == ""


def test_a_roll_tells_its_dice_and_a_movement_its_way() -> None:
    assert EVENTS.dice(("rolled", 0, 3, 5)) == Dice(id="d", values=(3, 5))
    assert EVENTS.words(("rolled", 0, 3, 5)).args == {"a": SEATS[0], "count": 2}
    assert EVENTS.way(("walked", 0, 4, 7)) == ("man", "at-4", "at-7")
    assert (EVENTS.dice(("lost", 0, 3)), EVENTS.way(("lost", 0, 3))) == (None, ())


@pytest.mark.parametrize("event", [("laid", 1), ("laid", 1, 2, 0), ("dawn", 3)])
def test_an_event_that_is_not_as_declared_is_refused(event: tuple[str | int, ...]) -> None:
    with pytest.raises(ValueError, match="numbers are declared"):
        EVENTS.words(event)


def test_words_and_nodes_must_go_together() -> None:
    with pytest.raises(ValueError, match="card: there are 3 words and 1 nodes"):
        Thing("card", CARDS, ["card-knife"])


def test_how_many_things_there_are() -> None:
    assert (SEAT.count(2), SEAT.count(5), CARD.count(5)) == (2, 5, 3)


def test_things_that_are_others_at_every_table_are_called_by_their_number_among_all() -> None:
    hero = Thing("hero", [*CARDS, *SEATS], here=2)
    told = Sentences("event", {"hit": Says(hero, NUMBER)}, causes={"foe": Says(SEAT, hero)})
    assert (told.local, EVENTS.local, hero.count(5)) == (True, False, 2)
    renumbered = told.renumbered(("hit", 1, 3, "foe", 0, 1), lambda thing, n: n + 2)
    assert renumbered == ("hit", 3, 3, "foe", 0, 3), "plain numbers and seats stay as they are"
