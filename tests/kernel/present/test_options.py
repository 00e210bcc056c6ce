"""Options and refusals: one declaration gives words, what is touched, and the rule."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from gloam.kernel.core.asks import REVISE, About, Ask, Key, choose
from gloam.kernel.core.rules import Blocked
from gloam.kernel.core.state import State
from gloam.kernel.present.options import Look, Options, Refusals, Shown
from gloam.kernel.present.scene import Choice, Words
from gloam.kernel.present.things import NUMBER, Thing

SEATS = [Words("seat", {"n": n}) for n in (1, 2, 3)]
CARDS = [Words("card-knife"), Words("card-rope")]
SEAT = Thing("seat", SEATS, ["seat-0", "seat-1", "seat-2"], each=1)
CARD = Thing("card", CARDS, ["card-knife", "card-rope"])


@dataclass(slots=True)
class Toy(State):
    open: int = 0


looked: list[int] = []


def _open(game: Toy, seat: int, ask: Ask, key: Key) -> tuple[int, ...]:
    return (game.open,)


def _door(key: Key, open: int) -> Look:
    looked.append(open)
    if open:
        return Look("go", touches=("door",), preview=("room",), rule="door.open")
    return Look(also=((NUMBER, 7),))


OPTIONS: Options[Toy] = Options(
    {
        "discard": Shown(CARD, rule="hand.limit"),
        "stolen discard": Shown(CARD, own_words=True),
        "give": Shown(CARD, of_ask=SEAT),
        "swap": Shown(CARD, CARD.called("for")),
        "door": Shown(by=_open, look=_door),
        "end": Shown(),
    },
    asks={"stolen": "thief.takes"},
    rule=lambda game: "card.text",
    more=(REVISE,),
)


def option(key: Key, about: About = "turn", open: int = 0) -> Choice:
    game = Toy(2)
    game.open = open
    return OPTIONS.describe(game, 0, choose(0, [key], about), key)


def test_an_option_names_and_touches_what_its_key_names() -> None:
    assert option(("discard", 1)) == Choice(
        ("discard", 1),
        Words("option-discard", {"card": CARDS[1]}),
        ("card-rope",),
        "hand.limit",
    )
    swap = option(("swap", 0, 1))
    assert swap.words.args == {"card": CARDS[0], "for": CARDS[1]}
    assert swap.touches == ("card-knife", "card-rope")


def test_an_ask_may_have_words_and_a_rule_of_its_own() -> None:
    stolen = option(("discard", 0), "stolen")
    assert (stolen.words.key, stolen.rule) == ("option-discard-stolen", "thief.takes")
    assert option(("discard", 0), ("cleanup", 2)).words.key == "option-discard"


def test_an_option_may_name_what_its_ask_is_about() -> None:
    give = option(("give", 1), ("trade", 2))
    assert give.words == Words("option-give", {"card": CARDS[1], "seat": SEATS[2]})
    assert give.touches == ("card-rope", "seat-2")


def test_without_a_rule_of_its_own_that_of_the_table_is_given() -> None:
    assert option(("end",)) == Choice(("end",), Words("option-end"), (), "card.text")


def test_the_table_decides_how_an_option_looks_and_it_is_made_once() -> None:
    looked.clear()
    shut, ajar = option(("door",)), option(("door",), open=1)
    assert (shut.words, shut.rule) == (Words("option-door", {"n": 7}), "card.text")
    assert (ajar.words, ajar.touches) == (Words("option-go"), ("door",))
    assert (ajar.preview, ajar.rule) == (("room",), "door.open")
    assert option(("door",)) is shut
    assert option(("door",), open=1) is ajar
    assert looked == [0, 1]


def test_every_key_there_is() -> None:
    keys = OPTIONS.keys(2)
    assert keys[0] == REVISE
    assert [key for key in keys if key[0] == "discard"] == [("discard", 0), ("discard", 1)]
    assert len([key for key in keys if key[0] == "swap"]) == 4
    assert len(set(keys)) == len(keys)


def test_a_word_that_is_not_declared_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        option(("dance",))


WHY = Refusals({"no-room": "line.full", "locked": "door.locked"})


def test_a_refusal_tells_why_and_the_rule() -> None:
    assert WHY.no("no-room", (CARD, 0)) == Blocked(
        ("card-knife",), Words("blocked-no-room", {"card": CARDS[0]}), "line.full"
    )
    assert WHY.no("locked", touches=("door",)) == Blocked(
        ("door",), Words("blocked-locked"), "door.locked"
    )


def test_of_several_reasons_the_most_telling_is_given() -> None:
    assert WHY.most_telling(["locked", "no-room"]) == "locked"
    assert WHY.most_telling(["no-room", "no-room"]) == "no-room"


def test_things_of_this_table_are_called_by_their_number_among_all() -> None:
    hero = Thing("hero", [Words(f"hero-{n}") for n in range(4)], here=2)
    options: Options[Toy] = Options(
        {"send": Shown(hero, of_ask=hero.called("by"))},
        number=lambda game, thing, n: n + game.open,
    )
    assert options.keys(3) == [("send", 0), ("send", 1)]
    game = Toy(2)
    game.open = 2
    ask = choose(0, [("send", 1)], ("send", 0))
    told = options.describe(game, 0, ask, ("send", 1)).words
    assert told.args == {"hero": Words("hero-3"), "by": Words("hero-2")}
