"""What a phrasebook refuses, and what it says of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloam.kernel.content.phrasebook import (
    Node,
    Phrasebook,
    PhraseError,
)
from tests.kernel.content.parlour_book import (
    Table,
    parse,
    unsure,
)


def refusal(words: str) -> str:
    with pytest.raises(PhraseError) as refused:
        parse(words)
    return str(refused.value)


def test_a_refusal_shows_the_card_the_place_and_the_nearest_phrase() -> None:
    assert refusal("Draw a card. You loose 2 omens. Draw a card.") == (
        "cards/events.toml: Storm: cannot read “loose 2 omens.” (character 18).\n"
        "  Draw a card. You loose 2 omens. Draw a card.\n"
        "                   ^\n"
        "Here could stand: “lose”\n"
        "Nearest phrases:\n"
        "  {who} lose {n} omens\n"
        "Reword the text, or add a phrase to the phrasebook 'seance'."
    )


@pytest.mark.parametrize(
    ("words", "unread", "told"),
    [
        ("Draw tow cards.", "“tow cards.” (character 6)", "a number in words or “a card”"),
        ("Draw two card.", "“card.” (character 10)", "Here could stand: “cards”"),
        ("Drawn two cards.", "“Drawn two cards.”", "\n  Draw {n} cards\n"),
        ("Darw two cards.", "“Darw two cards.” (character 1)", "\n  Draw {n} cards\n"),
        ("Discard Darkend Lens.", "“Darkend Lens.”", "\n  Darkened Lens\n"),
        ("If you hav two omens or more, draw a card.", "“hav two", "{who} have {n} omens or more"),
        ("Draw a card from your hnad.", "“hnad.”", "Draw a card from {whose} hand"),
        ("You lose two omens.", "“two omens.” (character 10)", "a number in figures"),
        ("Your neighbour draws.", "“draws.” (character 16)", "Here could stand: “loses”"),
        ("Draw a card from hell.", "“hell.” (character 18)", "from {whose} hand"),
        ("Draw a card twice.", "“twice.” (character 13)", "“.”"),
        ("Draw a card. ", "ends where more is wanted", "phrasebook 'seance'"),
        ("Draw a card", "ends where more is wanted", "“.”"),
        ("Draw a card.\nDraw a card.", "“Draw a card.” (character 13)", "phrasebook 'seance'"),
        ("Discard Knife or", "ends where more is wanted", "“or”"),
        ("Discard Knife, Attacked!.", "“.”", "phrasebook 'seance'"),
        ("", "ends where more is wanted", "phrasebook 'seance'"),
    ],
)
def test_a_refusal_says_where_reading_stopped_and_what_would_do(
    words: str, unread: str, told: str
) -> None:
    message = refusal(words)
    assert unread in message
    assert told in message


@pytest.mark.parametrize(
    ("words", "nearest"),
    [
        ("Strike with a spoon.", ["Strike with a {relic}"]),
        ("Burry Knife; Knife is gone.", ["Bury {relic}; {relic} is gone"]),
        ("Bury a Knife.", ["Bury {relic}; {relic} is gone", "Knife"]),
        ("If you hold a Knife, draw a card.", ["{who} have {n} omen or more", "Draw a card"]),
    ],
)
def test_only_phrases_that_come_near_are_told(words: str, nearest: list[str]) -> None:
    told = refusal(words).split("Nearest phrases:\n  ")[1].split("\nReword")[0]
    assert told.split("\n  ") == nearest


def test_only_a_part_of_a_long_text_is_shown() -> None:
    lines = refusal("Draw a card. " * 20 + "Drink. " + "Draw a card. " * 19 + "Draw a card.").split(
        "\n"
    )
    assert "“Drink.” (character 261)" in lines[0]
    assert (lines[1][2], lines[1][-1]) == ("…", "…")
    assert lines[1][lines[2].index("^") :].startswith("Drink. Draw")


def test_a_text_with_two_parses_is_refused_and_both_are_shown() -> None:
    assert str(unsure.parse("effect", "draw and draw")) == "both(a=draw(), b=draw())"
    with pytest.raises(PhraseError) as refused:
        unsure.parse("effect", "draw and draw and draw", "cards.toml: Twice")
    message = str(refused.value)
    assert message.startswith("cards.toml: Twice: this text can be read in two ways.\n")
    assert "both(a=draw(), b=both(a=draw(), b=draw()))" in message
    assert "both(a=both(a=draw(), b=draw()), b=draw())" in message


def test_two_nouns_with_the_same_words_make_a_text_ambiguous() -> None:
    twins = Phrasebook("twins")

    @twins.phrase("effect", en="take {tool}")
    def take(tool: str) -> None: ...

    twins.nouns("tool").add("left", en="Glove")
    twins.nouns("tool").add("right", en="Glove")
    with pytest.raises(PhraseError, match=r"take\(tool='left'\)") as refused:
        twins.parse("effect", "take Glove")
    assert "take(tool='right')" in str(refused.value)


def test_a_phrase_that_can_stand_for_itself_is_no_endless_loop() -> None:
    loop = Phrasebook("loop")

    @loop.phrase("effect", en="{effect}")
    def same(effect: Node) -> None: ...

    @loop.phrase("effect", en="draw")
    def draw() -> None: ...

    loop.kind("effect", of="act")
    loop.kind("act", of="effect")
    with pytest.raises(PhraseError, match="two ways"):
        loop.parse("effect", "draw")


@pytest.mark.parametrize(
    ("pattern", "told"),
    [
        ("draw {n:number", "a slot is {name}"),
        ("draw {:number}", "'{' must be followed by a slot's name"),
        ("draw {n|card", "'}' is missing, at character 13"),
        ("draw [{n}", "']' is missing"),
        ("draw n}", "'}' closes nothing, at character 7"),
        ("draw {n:number} card|cards", "'|' closes nothing"),
        ("draw [ quickly] {n}", "need a name, as in {quietly? without noise}"),
        ("[{n:number}]", "no words at all"),
        ("draw {n|card|cards}", "it speaks of a slot {n} that it does not have"),
        ("draw {n:number} {n|a|b|c}", "has 3 ways; it needs two (one and other) or 2 (one, many)"),
        ("draw {n|cards|card {n:who}}", "does not always say what {n} is"),
        ("draw {n:number}[ and {n}]", "nothing tells “draw {n} and {n}” from “draw {n}”"),
        ("draw {n:number} {n:figure}", "the slot {n} is of two kinds"),
        ("draw {m:number}", "the last parameters of draw(table, n) must be its slots {m}"),
        ("draw", ""),
    ],
)
def test_a_pattern_that_makes_no_sense_is_refused_at_once(pattern: str, told: str) -> None:
    odd = Phrasebook("odd")

    def draw(table: Table, n: int) -> None: ...

    if not told:
        odd.phrase("effect", en=pattern)(draw)  # a phrase may leave all parameters to context
        return
    with pytest.raises(PhraseError) as refused:
        odd.phrase("effect", en=pattern)(draw)
    assert str(refused.value).startswith("effect draw: ")
    assert told in str(refused.value)


def draw_with(**words: Any) -> Callable[[Phrasebook], object]:
    def draw(n: int) -> None: ...

    return lambda odd: odd.phrase("effect", **words)(draw)


@pytest.mark.parametrize(
    ("write", "told"),
    [
        (draw_with(de="ziehe {n:number}"), "effect draw: it needs words in 'en'"),
        (
            draw_with(en="draw {n:number}", fr="x"),
            "the language 'fr' is not known. There are: en, de",
        ),
        (draw_with(en="draw {n:number}", de=""), "effect draw: its words in 'de' are empty"),
        (draw_with(en="draw {n:number}", de="ziehe"), "one in 'de' has (none)"),
        (draw_with(en={"one": "{n}", "agrees": "mny"}), "'mny' is not known. Did you mean 'many'?"),
        (lambda odd: odd.nouns("number"), "'number' is no category of nouns"),
        (lambda odd: odd.nouns("tool").add("axe", en="Axe"), "tool axe: it is there already"),
        (lambda odd: odd.nouns("tool").add("saw", de="Säge"), "tool saw: it needs words in 'en'"),
        (lambda odd: odd.nouns("effect"), "'effect' is no category of nouns"),
        (lambda odd: odd.phrase("tool", en="x")(str), "'tool' is no category of phrases"),
        (lambda odd: odd.phrase("who", en="x")(take), "there is a phrase <effect take> already"),
        (
            lambda odd: odd.joiner("plus", en=("", " + ")),
            "joiner plus: its words in 'en' are empty",
        ),
        (lambda odd: odd.render(Node(odd.phrases()[0], ("pin",))), "tool pin: no words in 'en'"),
        (lambda odd: odd.render(Node(odd.phrases()[0], ("axe",)), "fr"), "language 'fr'"),
        (lambda odd: odd.parse("tool", "Axe"), "'tool' is a category of nouns, not of phrases"),
        (lambda odd: odd.parse("efect", "x"), "'efect' is not known. Did you mean 'effect'?"),
    ],
)
def test_what_cannot_be_is_refused_with_a_word_of_help(
    write: Callable[[Phrasebook], object], told: str
) -> None:
    odd = Phrasebook("odd")
    odd.nouns("tool").add("axe", en="Axe")
    odd.phrase("effect", en="take {tool}")(take)
    with pytest.raises(PhraseError) as refused:
        write(odd)
    assert told in str(refused.value)


def take(tool: str) -> None: ...


@pytest.mark.parametrize(
    ("pattern", "told"),
    [
        ("take {tool:tol}", "effect take: the category 'tol' is not known. Did you mean 'tool'?"),
        ("take {tool:tool, adn}", "effect take: in 'en', the joiner 'adn' is not known."),
    ],
)
def test_what_is_not_there_is_refused_when_the_first_text_is_read(pattern: str, told: str) -> None:
    odd = Phrasebook("odd")
    odd.nouns("tool").add("axe", en="Axe")
    odd.phrase("effect", en=pattern)(take)
    with pytest.raises(PhraseError) as refused:
        odd.parse("effect", "take Axe")
    assert told in str(refused.value)


def test_a_kind_must_be_a_category_of_phrases() -> None:
    odd = Phrasebook("odd")
    odd.nouns("tool").add("axe", en="Axe")
    odd.phrase("effect", en="take {tool}")(take)
    odd.kind("tool", of="effect")
    with pytest.raises(PhraseError, match="A kind of 'effect', 'tool' is not known"):
        odd.parse("effect", "take Axe")
