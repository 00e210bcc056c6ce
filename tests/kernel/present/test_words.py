"""Words: a game's Fluent file, and what is wrong with it."""

from __future__ import annotations

import pytest

from gloam.kernel.core.asks import PASS, REVISE, WAIT, Ask, Flow, Key, choose, party
from gloam.kernel.core.forms import race, together, window
from gloam.kernel.core.state import State
from gloam.kernel.present.scene import Words, about_words
from gloam.kernel.present.words import Wordbook

TEXT = """
# A comment
hush = Hush!
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
holds = { $who } holds { $what }.
lady = the Grey Lady
bare =
    .title = only an attribute
"""


def book(text: str = TEXT) -> Wordbook:
    return Wordbook("en", text, "words.en.ftl")


def test_words_are_said_with_their_arguments() -> None:
    words = book()
    assert words.say(Words("hush")) == "Hush!"
    assert words.say(Words("cards", {"count": 1})) == "one card"
    assert words.say(Words("cards", {"count": 3})) == "3 cards"


def test_arguments_may_be_words_themselves() -> None:
    said = Words("holds", {"who": Words("lady"), "what": Words("cards", {"count": 2})})
    assert book().say(said) == "the Grey Lady holds 2 cards.", "and no marks for browsers in it"


def test_a_book_knows_what_it_holds() -> None:
    assert "hush" in book()
    assert "hiss" not in book()


def test_words_that_are_missing_are_named() -> None:
    with pytest.raises(KeyError, match=r"words.en.ftl has no message 'hiss'"):
        book().say(Words("hiss"))
    with pytest.raises(KeyError, match=r"words.en.ftl has no message 'hiss'"):
        book().say(Words("holds", {"who": Words("hiss"), "what": "x"}))
    with pytest.raises(KeyError, match=r"the message 'bare' in words.en.ftl has no text"):
        book().say(Words("bare"))


def test_an_argument_that_is_missing_is_named() -> None:
    with pytest.raises(ValueError, match=r"words.en.ftl: holds: .*what"):
        book().say(Words("holds", {"who": "She"}))


def test_a_line_that_cannot_be_read_is_shown() -> None:
    with pytest.raises(ValueError, match=r"words.en.ftl: cannot read 'this is no message': .+"):
        book("good = fine\nthis is no message\n")
    with pytest.raises(ValueError, match=r"cannot read 'open = { "):
        book("open = { $count\n")


def test_every_game_can_say_what_all_games_say() -> None:
    empty = book("")
    for key in (PASS, WAIT, REVISE):
        assert empty.say(Words(f"option-{key[0]}"))


def test_a_game_may_say_it_in_its_own_words() -> None:
    assert book("option-pass = I say nothing").say(Words("option-pass")) == "I say nothing"


def one_ask(options: list[Key]) -> Flow[Key]:
    return (yield choose(0, options))  # type: ignore[no-any-return]  # a key


def test_every_form_can_ask_without_words_of_the_game() -> None:
    game = State(2)
    options: list[Key] = [("a",)]
    asks: list[Ask] = [
        choose(0, options),
        party([0, 1], options),
        next(race(lambda: {0: options})),
        next(window(game, lambda: {0: options})),
        next(together(game, lambda: {0: lambda: one_ask(options)})),
    ]
    for ask in asks:
        assert book("").say(about_words(ask.about))
