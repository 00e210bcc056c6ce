"""Common phrases: sequences, conditions, what one may do or choose, each of several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from gloam.kernel.content.common_phrases import (
    FIRST,
    NO,
    SECOND,
    YES,
    add_choose_one,
    add_each,
    add_if,
    add_if_otherwise,
    add_may,
    add_sequence,
    add_values,
    up_to,
)
from gloam.kernel.content.phrasebook import Phrasebook
from gloam.kernel.core.asks import About, Ask, Gone, Key, choose, party


class Toy:
    def __init__(self, light: bool = True) -> None:
        self.light = light
        self.done: list[str] = []
        self.dead = False


def book() -> Phrasebook:
    toy = Phrasebook("toy")
    toy.kind("act", of="effect")
    add_sequence(toy, "text", of="effect", goes_on=lambda game, you: not game.dead)
    add_if(toy, "effect", of="act")
    add_if_otherwise(toy, "effect", of="act")
    add_may(toy, "effect", of="act", asked=_asked, declined=_declined)
    add_choose_one(toy, "effect", "act", _choosing)
    add_choose_one(toy, "effect", "act", _others_choosing, "the others choose", "sie wählen")
    add_each(toy, "effect", of="act")

    @toy.phrase("condition", en="there is light", de="Licht da ist")
    def light(game: Toy, you: int) -> bool:
        return game.light

    @toy.phrase("group", en="neighbour", de="Nachbarn")
    def neighbours(game: Toy, you: int) -> list[int]:
        return [you - 1, you + 1]

    @toy.phrase("act", en="run", de="lauf")
    def run(game: Toy, you: int) -> None:
        game.done.append(f"{you} runs")

    @toy.phrase("act", en="hide", de="versteck dich")
    def hide(game: Toy, you: int) -> None:
        game.done.append(f"{you} hides")

    @toy.phrase("act", en=f"go {up_to('one step', 'steps')}", de="geh {n:number}")
    def go(game: Toy, you: int, n: int) -> None:
        game.done.append(f"{you} goes {n}")

    @toy.phrase("act", en="die", de="stirb")
    def die(game: Toy, you: int) -> None:
        game.dead = True

    return toy


def _asked(game: Toy, you: int) -> tuple[int, About]:
    return you, ("may", 7)


def _choosing(game: Toy, you: int, options: Sequence[Key]) -> Ask | None:
    return None if game.dead else choose(you, options, "choose")


def _others_choosing(game: Toy, you: int, options: Sequence[Key]) -> Ask | None:
    return party([0, 2], options, "others")


def _declined(game: Toy, you: int) -> None:
    game.done.append(f"{you} declines")


def play(text: str, game: Toy, *answers: Key) -> list[Any]:
    """Run a text for seat 1; the asks that it made."""
    flow = book().parse("text", text).run(game, 1)
    asks: list[Any] = []
    try:
        ask = next(flow)
        for answer in answers:
            asks.append(ask)
            ask = flow.send(answer)
    except StopIteration:
        return asks
    raise AssertionError("it asks once more")


def test_sentences_are_carried_out_one_after_another() -> None:
    game = Toy()
    play("Run. Hide. Run.", game)
    assert game.done == ["1 runs", "1 hides", "1 runs"]


def test_a_text_ends_when_it_cannot_go_on() -> None:
    game = Toy()
    play("Run. Die. Hide.", game)
    assert game.done == ["1 runs"]


def test_conditions() -> None:
    lit, dark = Toy(), Toy(light=False)
    for game in (lit, dark):
        play("If there is light, run. If there is light, run; otherwise, hide.", game)
    assert (lit.done, dark.done) == (["1 runs", "1 runs"], ["1 hides"])


def test_what_one_may_do_is_asked() -> None:
    game = Toy()
    [ask] = play("You may run.", game, YES)
    assert (ask.seat, ask.about, list(ask.offer(1))) == (1, ("may", 7), [YES, NO])
    play("You may run.", game, NO)
    assert game.done == ["1 runs", "1 declines"]


def test_one_of_two_is_chosen() -> None:
    game = Toy()
    [ask] = play("Choose one: run, or hide.", game, FIRST)
    assert (ask.seat, list(ask.offer(1))) == (1, [FIRST, SECOND])
    play("Choose one: run, or hide.", game, SECOND)
    assert game.done == ["1 runs", "1 hides"]


def test_others_may_choose_and_it_happens_to_oneself() -> None:
    game = Toy()
    [ask] = play("The others choose: run, or hide.", game, (2, SECOND))
    assert ask.seats() == (0, 2)
    play("The others choose: run, or hide.", game, (0, FIRST))
    assert game.done == ["1 hides", "1 runs"]


def test_nobody_left_to_choose() -> None:
    game = Toy()
    game.dead = True
    with pytest.raises(Gone):
        play("Choose one: run, or hide.", game)


def test_each_of_several_does_it_in_turn() -> None:
    game = Toy()
    play("Each neighbour must run. Hide.", game)
    assert game.done == ["0 runs", "2 runs", "1 hides"]


def test_a_limit_is_said_in_words() -> None:
    game = Toy()
    play("Go one step. Go up to three steps.", game)
    assert game.done == ["1 goes 1", "1 goes 3"]


def test_they_are_said_in_other_languages_too() -> None:
    toy = book()
    text = "If there is light, run; otherwise, hide. You may run. Choose one: run, or hide."
    assert toy.render(toy.parse("text", text)) == text
    german = toy.render(toy.parse("text", text), "de")
    assert german == (
        "Wenn Licht da ist, lauf; sonst versteck dich. Du darfst lauf. "
        "Wähle eines: lauf, oder versteck dich."
    )


def test_sentences_may_be_read_instead_of_run() -> None:
    toy = Phrasebook("toy")
    add_values(toy, "skill", of="trait")
    add_values(toy, "burden", of="trait")

    @toy.phrase("trait", en="you have {n:number} more dice", de="{n:number} Würfel mehr")
    def dice(into: list[int], n: int) -> None:
        into.append(n)

    found: list[int] = []
    toy.parse("skill", "You have two more dice. You have three more dice.").value(found)
    toy.parse("burden", "You have four more dice.").value(found)
    assert found == [2, 3, 4]
