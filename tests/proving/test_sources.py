"""Which statement a citing comment is about, and in which functions cited lines lie."""

from pathlib import Path

import pytest

from gloam.proving.sources import Source, span

SOURCE = '''\
# rule: a.module-constant
HAND = 7


# rule: a.above-decorators
@cache
# rule: a.among-decorators, a.second
@other(  # rule: a.beside-decorator
    1,
)
def fight(
    game,  # rule: a.in-head
):  # rule: a.end-of-head
    # rule: a.first-in-body
    """Not a # rule: a.text."""
    hit(
        # rule: a.in-brackets
        game,
        2,  # rule: a.in-call
    )
    if game:  # rule: a.if
        pass
    elif hit:  # rule: a.elif
        pass
    else:  # rule: a.else
        miss()
    try:
        x = """
        # rule: a.in-string
        """
    except KeyError:  # rules: a.except
        pass
    match game:
        case 1:  # rule: a.case
            return 1
    if x: return 2  # rule: a.one-line  # noqa

    def inner():
        return 3  # rule: a.inner
        # rule: a.left-hanging
    return inner


# rule: a.class
class Sin:
    WRATH = 1  # rule: a.member

    def fall(self):
        pass

    def rise(self):
        pass
# rule: a.nothing
'''

ABOUT = {
    "module-constant": (2, 2),
    "above-decorators": (6, 41),
    "among-decorators": (6, 41),
    "second": (6, 41),
    "beside-decorator": (6, 41),
    "in-head": (6, 41),
    "end-of-head": (6, 41),
    "first-in-body": (16, 20),
    "in-brackets": (16, 20),
    "in-call": (16, 20),
    "if": (21, 26),
    "elif": (23, 26),
    "else": (26, 26),
    "except": (31, 32),
    "case": (34, 35),
    "one-line": (36, 36),
    "inner": (39, 39),
    "class": (45, 52),
    "member": (46, 46),
    "left-hanging": None,
    "nothing": None,
}

source = Source(Path("sin.py"), SOURCE)


@pytest.mark.parametrize("rule", ABOUT)
def test_a_comment_is_about_one_statement(rule: str) -> None:
    blocks = [comment.block for comment in source.comments if f"a.{rule}" in comment.rules]
    assert [block and span(block) for block in blocks] == [ABOUT[rule]]


def test_there_are_no_other_citations() -> None:
    found = [rule for comment in source.comments for rule in comment.rules]
    assert sorted(found) == sorted(f"a.{rule}" for rule in ABOUT)


def test_a_cited_line_lies_in_its_innermost_function_and_a_cited_class_in_all_its_own() -> None:
    cited = {function.name: rules for function, rules in source.cited_functions.items()}
    assert set(cited) == {"fight", "inner", "fall", "rise"}
    assert cited["inner"] == {"a.inner"}
    assert cited["fall"] == cited["rise"] == {"a.class"}
    assert {"a.above-decorators", "a.case", "a.if"} < cited["fight"]
    assert "a.inner" not in cited["fight"]
