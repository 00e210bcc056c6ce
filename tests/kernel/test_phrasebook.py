"""The phrasebook: what cards say is what they do."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from dataclasses import FrozenInstanceError
from inspect import Parameter, Signature
from typing import Any

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from gloam.kernel.content.phrasebook import (
    ENGLISH,
    GERMAN,
    Language,
    Node,
    Phrasebook,
    PhraseError,
    Value,
)

Flow = Generator[str, int, Any]


class Table:
    """A game that only remembers what was done at it."""

    def __init__(self, omens: int = 0) -> None:
        self.omens = omens
        self.done: list[str] = []


# A small phrasebook, as a game would write it ------------------------------------------------

book = Phrasebook("seance")

book.kind("act", of="effect")
book.joiner("then", en=(", ", ", then "), de=(", ", ", dann "))

relic = book.nouns("relic")
relic.add(
    "knife",
    en={"one": "Knife", "many": "Knives"},
    de={"one": "Messer", "acc": "das Messer", "dat": "dem Messer", "dat.many": "Messern"},
)
relic.add(
    "lens",
    en={"one": "Darkened Lens", "many": "Darkened Lenses"},
    de={"one": "Linse", "many": "Linsen", "acc": "die Linse", "dat": "der Linse"},
)
relic.add(
    "attacked",
    en="Attacked!",
    de={"one": "Überfall", "many": "Überfälle", "acc": "den Überfall", "dat": "dem Überfall"},
)


@book.phrase("text", en="{Steps:effect, sentences}.", de="{Steps:effect, sentences}.")
def text(table: Table, you: int, steps: tuple[Node, ...]) -> Flow:
    for step in steps:
        yield from step.run(table, you)


@book.phrase(
    "act",
    en="draw {n|a card|{n:number} cards}[ from {whose:who.of} hand]",
    de="ziehe {n|eine Karte|{n:number} Karten}[ aus {whose:who.of} Hand]",
    rule="draw.hand",
)
def draw(table: Table, you: int, n: int, whose: Node | None) -> None:
    hand = f" from {whose.value(table, you)}" if whose else ""
    table.done.append(f"{you} draws {n}{hand}")


@book.phrase(
    "act",
    en="discard {relics:relic, or}{unseen? face down}",
    de="lege {relics.acc}{unseen? verdeckt} ab",
    rule=("discard.choice", "discard.unseen"),
)
def discard(table: Table, you: int, relics: tuple[str, ...], unseen: bool) -> Flow:
    answer = yield f"discard one of {', '.join(relics)}"
    table.done.append(f"{you} discards {relics[answer]}{' face down' if unseen else ''}")
    return answer


@book.phrase(
    "act",
    en="{who} {who|loses|lose} {n:figure} {n|omen|omens}",
    de="{who} {who|verliert|verlierst|verlieren} {n} {n|Omen|Omina}",
)
def lose(table: Table, you: int, who: Node, n: int) -> None:
    table.omens -= n
    table.done.append(f"{who.value(table, you)} loses {n}")


@book.phrase(
    "act",
    en="strike with {n|a|{n:number}} {relic:relic by n}",
    de="schlage mit {n|{relic.dat}|{n} {relic.dat by n}} zu",
)
def strike(table: Table, you: int, n: int, relic: str) -> None: ...


@book.phrase("act", en="bury {relic}; {relic} is gone", de="vergrabe {relic.acc}")
def bury(table: Table, you: int, relic: str) -> None: ...


@book.phrase(
    "effect",
    en="if {condition}, {act}[; otherwise {other:act}]",
    de="wenn {condition}, {act}[; sonst {other}]",
)
def if_(table: Table, you: int, condition: Node, act: Node, other: Node | None) -> Flow:
    if condition.value(table, you):
        yield from act.run(table, you)
    elif other:
        yield from other.run(table, you)


@book.phrase("effect", en="in turn, {acts:act, then}", de="der Reihe nach {acts:act, then}")
def in_turn(table: Table, you: int, acts: tuple[Node, ...]) -> Flow:
    for act in acts:
        yield from act.run(table, you)


@book.phrase(
    "condition",
    en="{who} {who|has|have} {n:amount} {n|omen|omens} or more",
    de="{who} {n} {n|Omen|Omina} oder mehr {who|hat|hast|haben}",
)
def rich(table: Table, you: int, who: Node, n: Node) -> bool:
    return table.omens >= int(n.value(table, you))


@book.phrase("amount", en="{n:number}", de="{n:number}")
def plainly(table: Table, you: int, n: int) -> int:
    return n


@book.phrase("amount", en={"one": "seat number", "agrees": "many"}, de="Platznummer")
def seat_number(table: Table, you: int) -> int:
    return you


@book.phrase(
    "who",
    en={"one": "you", "of": "your", "agrees": "many"},
    de={"one": "du", "of": "deiner", "agrees": "you"},
)
def yourself(table: Table, you: int) -> int:
    return you


@book.phrase(
    "who", en={"one": "the ghost", "of": "its"}, de={"one": "der Geist", "of": "der knochigen"}
)
def ghost(table: Table, you: int) -> int:
    return 13


@book.phrase("who", en={"one": "{of:who.of} neighbour", "of": "{of:who.of} neighbour's"})
def neighbour(table: Table, you: int, of: Node) -> int:
    return int(of.value(table, you)) + 1


def careless() -> Phrasebook:
    """A book by which "a and b and c" may mean two things."""
    unsure = Phrasebook("unsure")

    @unsure.phrase("effect", en="draw")
    def draw() -> None: ...

    @unsure.phrase("effect", en="{a:effect} and {b:effect}")
    def both(a: Node, b: Node) -> None: ...

    return unsure


unsure = careless()


def parse(words: str) -> Node:
    return book.parse("text", words, "cards/events.toml: Storm")


def step(words: str) -> Node:
    """The only step of a text."""
    match parse(words)["steps"]:
        case (Node() as node,):
            return node
        case steps:
            raise AssertionError(f"{steps} is more than a step")


def play(node: Node, *context: object, answers: tuple[int, ...] = ()) -> tuple[list[str], Any]:
    """Run a node to its end: what was asked, and the outcome."""
    asked: list[str] = []
    flow = node.run(*context)
    replies = iter(answers)
    try:
        asked.append(next(flow))
        while True:
            asked.append(flow.send(next(replies)))
    except StopIteration as end:
        return asked, end.value


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


# Laws -----------------------------------------------------------------------------------------

Nodes = st.SearchStrategy[Node]
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def fillers(book: Phrasebook) -> Callable[..., Nodes]:
    """Strategies for nodes of a book: `filled("draw", numbers)` draws any number of cards."""
    phrases = {phrase.name: phrase for phrase in book.phrases()}

    def filled(name: str, *slots: st.SearchStrategy[Any]) -> Nodes:
        return st.tuples(*slots).map(lambda args: Node(phrases[name], args))

    return filled


filled, doing = fillers(book), fillers(unsure)


def several(items: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Value, ...]]:
    return st.lists(items, min_size=1, max_size=4).map(tuple)


counts = st.integers(1, 15)
relics = st.sampled_from(["knife", "lens", "attacked"])
people = st.recursive(
    filled("yourself") | filled("ghost"), lambda of: filled("neighbour", of), max_leaves=3
)
amounts = filled("plainly", counts) | filled("seat_number")
conditions = filled("rich", people, amounts)
acts = (
    filled("draw", counts, st.none() | people)
    | filled("discard", several(relics), st.booleans())
    | filled("lose", people, st.integers(0, 15))
    | filled("strike", counts, relics)
    | filled("bury", relics)
)
effects = (
    acts | filled("if_", conditions, acts, st.none() | acts) | filled("in_turn", several(acts))
)
texts = filled("text", several(effects))


@unhurried
@given(texts)
def test_every_tree_is_read_back_from_its_words(tree: Node) -> None:
    assert parse(book.render(tree)) == tree


@unhurried
@given(st.recursive(doing("draw"), lambda half: doing("both", half, half), max_leaves=12))
def test_words_that_could_mean_another_tree_are_refused(tree: Node) -> None:
    words = unsure.render(tree)
    if words.count("and") <= 1:
        assert unsure.parse("effect", words) == tree
    else:
        with pytest.raises(PhraseError, match="two ways"):
            unsure.parse("effect", words)


@unhurried
@given(texts, st.data())
def test_a_spoilt_text_is_refused_in_words_or_still_says_what_it_says(
    tree: Node, data: st.DataObject
) -> None:
    words = book.render(tree)
    at = data.draw(st.integers(0, len(words) - 1))
    spoilt = words[:at] + data.draw(st.sampled_from(["", "x", " ", ".", words])) + words[at + 1 :]
    try:
        read = parse(spoilt)
    except PhraseError:
        return
    assert book.render(read) == spoilt


# Parts of a pattern, each with its own slot `x`, and what may fill it.
WILD = {
    "a": None,
    "ab": None,
    "{x:e}": "node",
    "{X:e}": "node",
    "{x:name}": "name",
    "{x:figure}": "number",
    "{x:number}{x|a|b}": "number",
    "{x|a|{x:number}b}": "number",
    "[a{x:e}]": "node?",
    "{x? b}": "flag",
    "{x:e, and}": "nodes",
    "{x:name, stops}": "names",
}


@st.composite
def wild_trees(draw: st.DrawFn) -> tuple[Phrasebook, Node]:
    """A book of a few phrases that look much alike, and a tree of them."""
    wild = Phrasebook("wild")
    wild.joiner("stops", en=(". ", ". "))
    for name in ("a", "ab", "b"):
        wild.nouns("name").add(name, en=name)
    fills = []
    for number in range(draw(st.integers(1, 4))):
        parts = draw(st.lists(st.sampled_from(sorted(WILD)), min_size=1, max_size=4))
        slots = [f"x{i}" for i, part in enumerate(parts) if WILD[part]]
        pattern = "".join(
            part.replace("{x", f"{{x{i}").replace("{X", f"{{X{i}") for i, part in enumerate(parts)
        )
        try:
            wild.phrase("e", en=pattern)(a_function(f"phrase{number}", slots))
        except PhraseError:
            reject()  # some way to read it has no words
        fills.append([kind for part in parts if (kind := WILD[part])])

    def tree(depth: int) -> Node:
        known = (
            range(len(fills))
            if depth
            else [i for i, kinds in enumerate(fills) if not {"node", "nodes"} & {*kinds}]
        )
        if not known:
            reject()
        i = draw(st.sampled_from(known))
        return Node(wild.phrases()[i], tuple(fill(kind, depth - 1) for kind in fills[i]))

    def fill(kind: str, depth: int) -> Value:
        match kind:
            case "node":
                return tree(depth)
            case "node?":
                return tree(depth) if depth > 0 and draw(st.booleans()) else None
            case "nodes":
                return tuple(tree(depth) for _ in range(draw(st.integers(1, 3))))
            case "names":
                return tuple(
                    draw(st.lists(st.sampled_from(["a", "ab", "b"]), min_size=1, max_size=3))
                )
            case "name":
                return draw(st.sampled_from(["a", "ab", "b"]))
            case "flag":
                return draw(st.booleans())
            case _:
                return draw(st.integers(1, 13))

    return wild, tree(3)


def a_function(name: str, parameters: list[str]) -> Callable[..., object]:
    def does(*slots: object) -> None: ...

    does.__name__ = name
    does.__signature__ = Signature(  # type: ignore[attr-defined]  # as `inspect` lets one do
        [Parameter(slot, Parameter.POSITIONAL_OR_KEYWORD) for slot in parameters]
    )
    return does


@unhurried
@given(wild_trees())
def test_whatever_the_phrases_words_are_read_as_they_were_meant_or_refused(
    wild: tuple[Phrasebook, Node],
) -> None:
    book, tree = wild
    words = book.render(tree)
    try:
        assert book.parse("e", words) == tree
    except PhraseError as refused:
        assert "two ways" in str(refused)  # noqa: PT017  # either is right, nothing else is
