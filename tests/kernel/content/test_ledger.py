"""A ledger is read whole, in order, and its mistakes are told to people."""

import pytest

from gloam.kernel.content.ledger import Ledger, LedgerError, UnknownRuleError, proves

GOOD = '''\
title = "The Well"

[dark.falls]
rule = "Night falls when the last candle is out."
page = 3

[candle.count]
rule = """
Three [candles]
burn."""   # [not.a-table]
ruling = true

[dark.end]
rule = "Whoever stands in the dark loses."
page = "A2"
source = "facts"

[chapter.two]
rule = "The well opens."
sealed = "act-two"

[chapter.three]
rule = "The well closes."
sealed = true
'''


def well() -> Ledger:
    return Ledger.parse(GOOD, "well/rules.toml")


def test_a_rule_may_wait_for_parts_of_the_game_that_are_not_built() -> None:
    text = GOOD.replace("page = 3", 'needs = ["ghosts", "rain"]')
    rules = Ledger.parse(text, "well/rules.toml")
    assert rules["dark.falls"].needs == ("ghosts", "rain")
    assert rules["dark.end"].needs == ()
    with pytest.raises(LedgerError, match=r"`needs` of .dark.falls. should be a list"):
        Ledger.parse(GOOD.replace("page = 3", 'needs = "ghosts"'), "well/rules.toml")
    with pytest.raises(LedgerError, match=r"`needs` of .dark.falls. is a list"):
        Ledger.parse(GOOD.replace("page = 3", "needs = [1]"), "well/rules.toml")


def test_rules_keep_the_order_of_the_file_though_their_sections_are_mixed() -> None:
    assert [rule.id for rule in well()] == [
        "dark.falls",
        "candle.count",
        "dark.end",
        "chapter.two",
        "chapter.three",
    ]


def test_a_rule_knows_all_that_its_entry_says() -> None:
    ledger = well()
    count, end = ledger["candle.count"], ledger["dark.end"]
    assert (ledger.title, ledger.players, len(ledger)) == ("The Well", "", 5)
    assert (count.text, count.ruling, count.page) == ("Three [candles]\nburn.", True, "")
    assert (end.ruling, end.page, end.source, end.section) == (False, "A2", "facts", "dark")
    assert ledger["dark.falls"].page == "3"


def test_asking_for_a_rule_that_is_not_there_names_the_nearest() -> None:
    ledger = well()
    assert "dark.end" in ledger
    assert "dark.ends" not in ledger
    with pytest.raises(
        UnknownRuleError, match=r"no rule 'dark\.ends'\. Did you mean 'dark\.end'\?"
    ):
        ledger["dark.ends"]
    with pytest.raises(UnknownRuleError, match=r"^The Well has no rule 'x'\.$"):
        ledger["x"]


def test_search_finds_names_before_texts_and_all_words_must_be_there() -> None:
    ledger = well()
    assert [rule.id for rule in ledger.search("CANDLE")] == ["candle.count", "dark.falls"]
    assert [rule.id for rule in ledger.search("dark loses")] == ["dark.end"]
    assert ledger.search("lantern") == []


def test_search_finds_a_sealed_rule_only_when_it_is_unlocked() -> None:
    ledger = well()
    assert ledger.search("well") == []
    assert [rule.id for rule in ledger.search("well", {"act-two"})] == ["chapter.two"]
    assert [rule.id for rule in ledger.search("well", ["chapter.three"])] == ["chapter.three"]


def test_notes_are_for_developers_and_found_by_nobody() -> None:
    ledger = Ledger.parse(
        'title = "The Well"\n[a.b]\nrule = "It is deep."\nnote = "Seven in our copy."\n', "w"
    )
    assert (ledger["a.b"].text, ledger["a.b"].note) == ("It is deep.", "Seven in our copy.")
    assert ledger.search("seven") == []


TITLE = 'title = "The Well"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            TITLE + '[a.b]\nrule = "x"\n[c.d]\nrule = "y"\n[ a . "b" ]\nrule = "z"\n',
            "well.toml:6: [a.b] is there twice, first at line 2. "
            "Give this one another name, or make the two one.",
        ),
        (
            TITLE + "[a.b]\npage = 3\n",
            'well.toml:2: [a.b] does not say its rule. Add `rule = "..."`, in our own words.',
        ),
        (
            TITLE + '[a.c]\nrule = "x"\n[a.b]\nrule = "x"\ncolour = "red"\n',
            "well.toml:6: [a.b] has a field `colour`, which a ledger does not know. "
            "It knows `rule`, `ruling`, `page`, `source`, `sealed`, `needs` and `note`.",
        ),
        (
            TITLE + '[a.b]\nrule = "  "\n',
            "well.toml:3: the rule of [a.b] is empty. Say it, or take the entry out.",
        ),
        (
            TITLE + '[a.b]\nrule = ""\n',
            "well.toml:3: the rule of [a.b] is empty. Say it, or take the entry out.",
        ),
        (
            TITLE + '[a.b]\nrule = "x"\nruling = "yes"\n',
            "well.toml:4: `ruling` of [a.b] should be true or false.",
        ),
        (TITLE + "[a.b]\nrule = 3\n", "well.toml:3: `rule` of [a.b] should be a text."),
        (
            TITLE + '[a]\nrule = "x"\n',
            "well.toml:2: [a] is not the name of a rule. Call it [section.name]: "
            "two parts, each of small letters, digits and hyphens.",
        ),
        (
            TITLE + '[a]\nb = { rule = "x" }\n',
            "well.toml:2: [a] is not the name of a rule. Call it [section.name]: "
            "two parts, each of small letters, digits and hyphens.",
        ),
        (
            TITLE + 'a.b = { rule = "x" }\n',
            "well.toml:2: a.b should be a table of its own: a line [a.b], "
            'and below it `rule = "..."`.',
        ),
        (
            TITLE + 'author = "me"\n[a.b]\nrule = "x"\n',
            "well.toml:2: `author` is nothing a ledger knows. Above the first rule there may be "
            "`title`, `players` and `chapters`; a rule is a table [section.name].",
        ),
        (
            '[a.b]\nrule = "x"\n',
            'well.toml:1: it has no title. Begin with `title = "..."`, the name of the game.',
        ),
        ("title = 3\n", "well.toml:1: `title` should be a text that says something."),
        (
            TITLE + '[a.b]\nrule = "x\n',
            "well.toml:3: this is not TOML: Illegal character '\\n'. "
            "Mend this line or the one before it.",
        ),
    ],
)
def test_a_mistake_names_file_line_and_remedy(text: str, message: str) -> None:
    with pytest.raises(LedgerError) as told:
        Ledger.parse(text, "well.toml")
    assert str(told.value) == message


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file() -> None:
    with pytest.raises(LedgerError) as told:
        Ledger.parse(TITLE + '[a.b]\n[c.d]\nrule = ""\nx = 1\n', "well.toml")
    assert [line.split(": ")[0] for line in str(told.value).splitlines()] == [
        "well.toml:2",
        "well.toml:4",
        "well.toml:5",
    ]


def test_players_may_be_a_heading_or_a_section() -> None:
    heading = Ledger.parse(TITLE + 'players = "1-4"\n', "well.toml")
    section = Ledger.parse(TITLE + '[players.range]\nrule = "Up to four."\n', "well.toml")
    assert (heading.players, len(heading)) == ("1-4", 0)
    assert (section.players, len(section)) == ("", 1)


def test_proves_marks_a_test_and_may_be_stacked() -> None:
    @proves("well", "dark.falls")
    @proves("mill", "wheel.turns", "wheel.stops")
    def test() -> None:
        pass

    assert vars(test)["__proves__"] == (
        ("well", ("dark.falls",)),
        ("mill", ("wheel.turns", "wheel.stops")),
    )


def test_proves_wants_a_rule() -> None:
    with pytest.raises(ValueError, match=r'@proves\("well"\) names no rule'):
        proves("well")


# --- chapters ---

CHAPTERS = """\
title = "The Well"
chapters = [
  { title = "How it ends", sections = ["end"] },
  { title = "In the dark", sections = ["dark", "candle"] },
]
[candle.count]
rule = "Three burn."
[dark.falls]
rule = "Night falls."
[end.all]
rule = "All lose."
[dark.deep]
rule = "It is deep."
"""


def test_rules_are_read_in_the_order_of_the_chapters() -> None:
    ledger = Ledger.parse(CHAPTERS, "w")
    assert [(rule.id, rule.chapter) for rule in ledger] == [
        ("end.all", "How it ends"),
        ("dark.falls", "In the dark"),
        ("dark.deep", "In the dark"),
        ("candle.count", "In the dark"),
    ]
    assert ledger["dark.deep"].chapter == "In the dark"
    assert [rule.chapter for rule in well()] == [""] * 5  # there are none


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (
            '["end"]',
            '["end", "dark"]',
            "`chapters` names the section `dark` 2 times, and it has rules",
        ),
        (', "candle"]', "]", "`chapters` names the section `candle` 0 times, and it has rules"),
        (
            '["end"]',
            '["end", "sin"]',
            "`chapters` names the section `sin` 1 times, and no rule is in it",
        ),
        ("sections =", "parts =", "`chapters`: "),
        ("[\n  {", '["one", {', "`chapters`: "),
    ],
)
def test_chapters_name_every_section_once(before: str, after: str, told: str) -> None:
    with pytest.raises(LedgerError) as raised:
        Ledger.parse(CHAPTERS.replace(before, after, 1), "w")
    assert f"w:2: {told}" in str(raised.value)
