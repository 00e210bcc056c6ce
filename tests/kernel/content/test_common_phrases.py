"""Common phrases: sequences, conditions, what one may do."""

from __future__ import annotations

from typing import Any

from gloam.kernel.content.common_phrases import (
    NO,
    YES,
    add_if,
    add_if_otherwise,
    add_may,
    add_sequence,
    add_values,
)
from gloam.kernel.content.phrasebook import Phrasebook
from gloam.kernel.core.asks import About, Key


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

    @toy.phrase("condition", en="there is light", de="Licht da ist")
    def light(game: Toy, you: int) -> bool:
        return game.light

    @toy.phrase("act", en="run", de="lauf")
    def run(game: Toy, you: int) -> None:
        game.done.append(f"{you} runs")

    @toy.phrase("act", en="hide", de="versteck dich")
    def hide(game: Toy, you: int) -> None:
        game.done.append(f"{you} hides")

    @toy.phrase("act", en="die", de="stirb")
    def die(game: Toy, you: int) -> None:
        game.dead = True

    return toy


def _asked(game: Toy, you: int) -> tuple[int, About]:
    return you, ("may", 7)


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


def test_they_are_said_in_other_languages_too() -> None:
    toy = book()
    text = "If there is light, run; otherwise, hide. You may run."
    assert toy.render(toy.parse("text", text)) == text
    german = toy.render(toy.parse("text", text), "de")
    assert german == "Wenn Licht da ist, lauf; sonst versteck dich. Du darfst lauf."


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
