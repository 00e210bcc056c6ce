"""The phrasebook: what cards say is what they do."""

from __future__ import annotations

import re
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from gloam.kernel.content.phrasebook import (
    ENGLISH,
    GERMAN,
    Language,
    Node,
    Phrasebook,
    PhraseError,
    Value,
)
from tests.kernel.content.parlour_book import (
    Flow,
    Table,
    book,
    parse,
    play,
    step,
)

# Reading and saying ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        "Draw a card.",
        "Draw two cards.",
        "Draw 13 cards from your hand.",
        "You lose 1 omen. Your neighbour loses 12 omens.",
        "The ghost loses 1 omen. Draw a card from its hand.",
        "Discard Knife.",
        "Discard Knife or Darkened Lens face down.",
        "Discard Knife, Darkened Lens or Attacked!. Draw a card.",
        "Strike with a Knife.",
        "Strike with three Darkened Lenses. Bury Darkened Lens; Darkened Lens is gone.",
        "If you have one omen or more, draw a card; otherwise you lose 0 omens.",
        "If your neighbour has seat number omens or more, discard Attacked! face down.",
        "In turn, draw a card, you lose 2 omens, then discard Knife or Attacked!.",
        "Draw a card from your neighbour's neighbour's neighbour's hand.",
    ],
)
def test_a_text_is_rendered_as_it_was_written(words: str) -> None:
    assert book.render(parse(words)) == words


def test_one_phrase_says_one_card_and_two_cards() -> None:
    assert str(step("Draw a card.")) == "draw(n=1, whose=None)"
    assert str(step("Draw two cards.")) == "draw(n=2, whose=None)"


@pytest.mark.parametrize("words", ["Draw one card.", "Draw two card.", "Draw one cards."])
def test_number_and_noun_must_agree(words: str) -> None:
    with pytest.raises(PhraseError, match="cannot read"):
        parse(words)


@pytest.mark.parametrize("words", ["Draw 2 cards.", "You lose two omens.", "You lose 02 omens."])
def test_numbers_are_in_words_to_twelve_or_in_figures_as_the_slot_says(words: str) -> None:
    with pytest.raises(PhraseError, match="cannot read"):
        parse(words)


def test_verbs_agree_with_who_acts() -> None:
    assert step("You lose 1 omen.").name == "lose"
    assert step("Your neighbour loses 1 omen.").name == "lose"
    for words in ("You loses 1 omen.", "Your neighbour lose 1 omen."):
        with pytest.raises(PhraseError, match="cannot read"):
            parse(words)


def test_a_phrase_that_is_only_a_slot_agrees_as_what_fills_it() -> None:
    assert step("If you have one omen or more, draw a card.").name == "if_"
    with pytest.raises(PhraseError, match="cannot read “omen or more"):
        parse("If you have two omen or more, draw a card.")


def test_words_agree_with_nouns_with_series_and_with_phrases_of_a_narrower_kind() -> None:
    shed = Phrasebook("shed")
    shed.nouns("tool").add("axe", en="Axe")
    shed.nouns("tool").add("shears", en={"one": "Shears", "agrees": "many"})
    shed.kind("group", of="who")

    @shed.phrase(
        "effect", en="{tools:tool, and} {tools|is|are} lost to {who}, who {who|is|are} glad"
    )
    def lose(tools: tuple[str, ...], who: Node) -> None: ...

    @shed.phrase("group", en={"one": "the gardeners", "agrees": "many"})
    def gardeners() -> None: ...

    for said in ("Axe is", "Shears are", "Axe and Axe are"):
        words = f"{said} lost to the gardeners, who are glad"
        assert shed.render(shed.parse("effect", words)) == words
    for said in ("Axe are", "Shears is", "Axe and Axe is"):
        with pytest.raises(PhraseError, match=r"cannot read “(is|are) lost"):
            shed.parse("effect", f"{said} lost to the gardeners, who are glad")


def test_the_same_phrase_starts_a_sentence_or_stands_within_one() -> None:
    alone = step("Draw a card.")
    inside = step("If you have one omen or more, draw a card.")
    assert inside["act"] == alone
    for words in ("draw a card.", "If you have one omen or more, Draw a card."):
        with pytest.raises(PhraseError, match="cannot read"):
            parse(words)


def test_numbers_and_nouns_start_a_sentence_with_a_capital_too() -> None:
    small = Phrasebook("small")
    small.nouns("beast").add("rat", en={"one": "rat", "many": "rats"})

    @small.phrase("text", en="{Effects:effect, sentences}.")
    def text(effects: tuple[Node, ...]) -> None: ...

    @small.phrase("effect", en="{n:number} {beast by n} {n|comes|come}")
    def come(n: int, beast: str) -> None: ...

    @small.phrase("effect", en="{beasts:beast.many, and} leave")
    def leave(beasts: tuple[str, ...]) -> None: ...

    words = "Two rats come. Rats and rats leave. One rat comes."
    assert small.render(small.parse("text", words)) == words
    for words in ("two rats come.", "Rats and Rats leave.", "Rats leave. rats leave."):
        with pytest.raises(PhraseError, match="cannot read"):
            small.parse("text", words)


def test_a_stop_inside_a_name_ends_no_sentence() -> None:
    assert step("Discard Attacked! or Knife.")["relics"] == ("attacked", "knife")


def test_a_slot_that_stands_twice_is_filled_with_the_same() -> None:
    assert step("Bury Knife; Knife is gone.").args == ("knife",)
    with pytest.raises(PhraseError, match=r"phrases:\n  Bury {relic}; {relic} is gone"):
        parse("Bury Knife; Darkened Lens is gone.")


def test_parts_left_out_are_none_or_false() -> None:
    assert step("Draw a card.")["whose"] is None
    assert step("Discard Knife.")["unseen"] is False
    assert step("Discard Knife face down.")["unseen"] is True


def test_a_phrase_may_start_with_its_own_category() -> None:
    node = step("Draw a card from your neighbour's neighbour's hand.")["whose"]
    assert str(node) == "neighbour(of=neighbour(of=yourself()))"


def test_phrases_nouns_and_kinds_may_come_in_any_order() -> None:
    late = Phrasebook("late")

    @late.phrase("text", en="{Effect}.")
    def whole(effect: Node) -> None: ...

    late.kind("act", of="effect")

    @late.phrase("act", en="take {tools:tool.many, and}")
    def take(tools: tuple[str, ...]) -> None: ...

    tools = late.nouns("tool")
    tools.add("axe", en={"one": "Axe", "many": "Axes"})
    assert late.render(late.parse("text", "Take Axes.")) == "Take Axes."
    tools.add("saw", en={"one": "Saw", "many": "Saws"})
    assert str(late.parse("act", "take Saws and Axes")) == "take(tools=('saw', 'axe'))"


def test_what_is_of_a_kind_in_two_ways_is_still_one_thing() -> None:
    kinds = Phrasebook("kinds")
    for kind, of in [("red", "warm"), ("red", "dark"), ("warm", "colour"), ("dark", "colour")]:
        kinds.kind(kind, of=of)

    @kinds.phrase("red", en="blood")
    def blood() -> None: ...

    assert kinds.parse("colour", "blood") == kinds.parse("red", "blood")


def test_halves_of_an_ability_are_texts_of_their_own() -> None:
    halves = Phrasebook("columns")

    @halves.phrase("head", en="whenever {trigger}: …")
    def whenever(trigger: Node) -> None: ...

    @halves.phrase("trigger", en="you test {sin}")
    def you_test(sin: str) -> None: ...

    @halves.phrase("tail", en="… heal {n:figure} corruption.")
    def heal(n: int) -> None: ...

    halves.nouns("sin").add("wrath", en="Wrath")
    assert halves.parse("head", "whenever you test Wrath: …")["trigger"]
    assert halves.parse("tail", "… heal 2 corruption.").args == (2,)


# The tree -------------------------------------------------------------------------------------


def test_trees_compare_and_hash_by_what_they_say() -> None:
    assert parse("Draw a card.") == parse("Draw a card.") != parse("Draw two cards.")
    assert len({parse("Draw a card."), parse("Draw a card."), parse("Draw two cards.")}) == 2


def test_trees_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        parse("Draw a card.").args = ()  # type: ignore[misc]  # this is what is refused


def test_a_tree_can_be_walked_to_see_which_phrases_are_used() -> None:
    tree = parse("If you have two omens or more, draw a card. Your neighbour loses 1 omen.")
    names = " ".join(node.name for node in tree.walk())
    assert names == "text if_ rich yourself plainly draw lose neighbour yourself"
    assert {node.phrase for node in tree.walk()} < set(book.phrases())


def test_a_phrase_keeps_its_words_and_the_rules_it_carries_out() -> None:
    phrases = {phrase.name: phrase for phrase in book.phrases()}
    assert phrases["draw"].rule == ("draw.hand",)
    assert phrases["discard"].rule == ("discard.choice", "discard.unseen")
    assert phrases["lose"].rule == ()
    assert phrases["lose"].words["en"] == "{who} {who|loses|lose} {n:figure} {n|omen|omens}"


@pytest.mark.parametrize(
    ("name", "args", "told"),
    [
        ("draw", (-2, None), "-2 cannot be said where a number is wanted"),
        ("lose", (step("Draw a card."), 1), "cannot be said where 'who' is wanted"),
        ("discard", ((), False), "() cannot be said where a series is wanted"),
        ("bury", ("spoon",), "relic spoon: no words in 'en'"),
    ],
)
def test_a_tree_that_makes_no_sense_cannot_be_said(
    name: str, args: tuple[Value, ...], told: str
) -> None:
    phrases = {phrase.name: phrase for phrase in book.phrases()}
    with pytest.raises(PhraseError, match=re.escape(told)):
        book.render(Node(phrases[name], args))


# Running --------------------------------------------------------------------------------------


def test_a_text_is_run_step_by_step() -> None:
    table = Table(omens=3)
    play(
        parse("Draw two cards from your neighbour's hand. Your neighbour loses 2 omens."), table, 7
    )
    assert table.done == ["7 draws 2 from 8", "8 loses 2"]
    assert table.omens == 1


def test_an_effect_asks_and_gets_the_answer() -> None:
    table = Table()
    asked, _ = play(parse("Discard Knife or Darkened Lens. Draw a card."), table, 0, answers=(1,))
    assert asked == ["discard one of knife, lens"]
    assert table.done == ["0 discards lens", "0 draws 1"]


def test_conditions_and_amounts_have_values() -> None:
    words = "If you have seat number omens or more, draw a card; otherwise you lose 1 omen."
    rich_table, poor_table = Table(omens=5), Table(omens=4)
    play(parse(words), rich_table, 5)
    play(parse(words), poor_table, 5)
    assert rich_table.done == ["5 draws 1"]
    assert poor_table.done == ["5 loses 1"]


def test_what_a_phrase_does_may_be_plain_or_ask_or_hand_on() -> None:
    ways = Phrasebook("ways")

    @ways.phrase("effect", en="at once")
    def at_once(table: Table) -> str:
        return "done"

    @ways.phrase("effect", en="asking")
    def asking(table: Table) -> Flow:
        answer = yield "how many?"
        return answer + 1

    @ways.phrase("effect", en="handed on")
    def handed_on(table: Table) -> Flow:
        return asking(table)

    @ways.phrase("effect", en="nothing")
    def nothing(table: Table) -> None: ...

    def outcome(words: str) -> tuple[list[str], Any]:
        return play(ways.parse("effect", words), Table(), answers=(3,))

    assert outcome("at once") == ([], "done")
    assert outcome("nothing") == outcome("nothing") == ([], None)
    assert outcome("asking") == (["how many?"], 4)
    assert outcome("handed on") == (["how many?"], 4)


# Other languages ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Draw a card.", "Ziehe eine Karte."),
        ("Draw two cards from your hand.", "Ziehe zwei Karten aus deiner Hand."),
        ("Discard Knife.", "Lege das Messer ab."),
        (
            "Discard Knife, Darkened Lens or Attacked! face down.",
            "Lege das Messer, die Linse oder den Überfall verdeckt ab.",
        ),
        ("Strike with a Knife.", "Schlage mit dem Messer zu."),
        ("Strike with two Knives.", "Schlage mit zwei Messern zu."),
        ("Strike with two Darkened Lenses.", "Schlage mit zwei Linsen zu."),
        ("Bury Attacked!; Attacked! is gone.", "Vergrabe den Überfall."),
        ("You lose 1 omen.", "Du verlierst 1 Omen."),
        ("The ghost loses 2 omens.", "Der Geist verliert 2 Omina."),
        (
            "If you have two omens or more, draw a card; otherwise you lose 2 omens.",
            "Wenn du zwei Omina oder mehr hast, ziehe eine Karte; sonst du verlierst 2 Omina.",
        ),
        (
            "In turn, draw a card, discard Knife, then draw a card.",
            "Der Reihe nach ziehe eine Karte, lege das Messer ab, dann ziehe eine Karte.",
        ),
    ],
)
def test_the_same_tree_speaks_german(english: str, german: str) -> None:
    assert book.render(parse(english), "de") == german


def test_what_lacks_words_in_a_language_is_told() -> None:
    assert book.missing("en") == []
    assert book.missing("de") == ["who neighbour: no words"]
    with pytest.raises(PhraseError, match=r"neighbour.* cannot be said in 'de'"):
        book.render(parse("Your neighbour loses 1 omen."), "de")


def test_a_noun_that_lacks_a_form_is_told() -> None:
    forms = Phrasebook("forms")

    @forms.phrase("effect", en="take {tool.many}", de="nimm {tool.acc}")
    def take(tool: str) -> None: ...

    forms.nouns("tool").add("axe", en={"one": "Axe"}, de={"nom": "die Axt"})
    forms.nouns("tool").add("saw", en="Saw", de="Säge")
    assert forms.missing("de") == ["tool axe: no form 'acc'"]
    with pytest.raises(PhraseError, match="tool axe: no form 'acc' in 'de'"):
        forms.render(Node(forms.phrases()[0], ("axe",)), "de")
    with pytest.raises(PhraseError, match="'forms' lacks words:\n  tool axe: no form 'many'"):
        forms.parse("effect", "take Saw")


def test_a_language_may_count_in_its_own_way() -> None:
    polish = Language(
        "pl",
        "jeden dwa trzy cztery pięć",
        {"and": (", ", " i ")},
        plurals=("one", "few", "many"),
        plural=lambda n: "one" if n == 1 else "few" if n in (2, 3, 4) else "many",
    )
    cards = Phrasebook("karty", (ENGLISH, polish))

    @cards.phrase(
        "effect",
        en="draw {n|a card|{n:number} cards}",
        pl="dobierz {n|kartę|{n:number} karty|{n:number} kart}",
    )
    def draw(n: int) -> None: ...

    said = [cards.render(Node(cards.phrases()[0], (n,)), "pl") for n in (1, 3, 5)]
    assert said == ["dobierz kartę", "dobierz trzy karty", "dobierz pięć kart"]


def test_texts_may_be_written_in_another_language_than_english() -> None:
    cards = Phrasebook("karten", (GERMAN, ENGLISH))

    @cards.phrase("effect", de="ziehe {n|eine Karte|{n:number} Karten}")
    def draw(n: int) -> None: ...

    assert cards.parse("effect", "ziehe zwölf Karten").args == (12,)
    assert cards.missing("en") == ["effect draw: no words"]


# Refusals -------------------------------------------------------------------------------------


# Laws -----------------------------------------------------------------------------------------
