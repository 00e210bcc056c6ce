"""Scripts: what is refused when they are read, and what is found when they are played."""

from __future__ import annotations

import pytest

from gloam.guide.lint import lint_script
from gloam.guide.playing import follower, play
from gloam.guide.script import Script, has_fixed_dice
from gloam.guide.script_file import ScriptError, parse, scripts
from gloam.kernel.content import registry

WANDERERS = 8

HAUNTED = registry.game("haunted")
ALL = [
    pytest.param(game, script, id=f"{game.id}-{script.name}")
    for game in registry.games().values()
    for script in scripts(game).values()
]

SCRIPT = """
title = "A try"
about = "For a test."
minutes = 1
seat = 0
bots = ["greedy", "greedy"]
seed = "haunted-993"
options = { length = "short" }

[[steps]]
name = "lay"
heading = "Lay"
say = "Lay a card."
when = { ask = "attack" }
point = [{ kind = "hand", owner = "own" }]
recommend = [{ option = "lay" }]
go_on = { answer = "lay" }

[[steps]]
name = "end"
heading = "The end"
say = "It is over."
when = { over = true }
"""


def script(old: str = "", new: str = "") -> Script:
    assert old in SCRIPT
    return parse(SCRIPT.replace(old, new), "try", HAUNTED)


def more(step: str) -> Script:
    """The script with one more step before its end."""
    return script('[[steps]]\nname = "end"', f'{step}\n\n[[steps]]\nname = "end"')


@pytest.mark.parametrize(("game", "told"), ALL)
def test_every_script_can_be_followed_and_strayed_from(game: registry.Game, told: Script) -> None:
    assert lint_script(game, told, WANDERERS) == []


@pytest.mark.parametrize(("game", "told"), ALL)
def test_a_script_plays_the_same_game_every_time(game: registry.Game, told: Script) -> None:
    first, second = (play(game.rules, told, follower) for _ in range(2))
    assert first.session.log.lines == second.session.log.lines
    assert has_fixed_dice(first.session.secret)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('ask = "attack"', 'ask = "attrack"', "step lay: Haunted asks nothing called 'attrack'"),
        ('ask = "attack"', 'event = ["laden"]', "step lay: Haunted tells of no event 'laden'"),
        ('answer = "lay"', 'answer = "play"', "step lay: Haunted has no option 'play'"),
        ('option = "lay"', 'option = "play"', "step lay: Haunted has no option 'play'"),
        ('kind = "hand"', 'kind = "hands"', "step lay: there is no kind of node 'hands'"),
        ('kind = "hand"', 'sort = "hand"', "unknown field `sort`"),
        ("Lay a card.", "Lay a card, and do so " + 300 * "x", "say has 322 characters, at most"),
        ("Lay a card.", "One. Two. Three. Four.", "step lay: say has more than 3 sentences"),
        ('heading = "Lay"', 'heading = " "', "step lay: heading says nothing"),
        ('name = "lay"', 'name = "end"', "there are two steps 'end'"),
        ('name = "lay"', 'name = "lay"\nafter = "x"', "there is no step 'x' for it to come after"),
        ("{ over = true }", '{ asked = "me" }', "the last step in the order must be the end"),
        ('"greedy", "greedy"', '"greedy", "search-3"', "bot 'search-3' cannot play the same game"),
        ('["greedy", "greedy"]', "[]", "Haunted is not for 1 players"),
        ("seat = 0", "seat = 3", "there is no seat 3"),
        ('length = "short"', 'length = "brief"', "brief"),
        ('"haunted-993"', '""', "a seed is a word"),
        ("minutes = 1", "minutes = ", "this is not TOML"),
    ],
)
def test_a_broken_script_is_refused_with_what_is_wrong(old: str, new: str, told: str) -> None:
    with pytest.raises(ScriptError, match=r"haunted/content/guides/try\.toml: ") as error:
        script(old, new)
    assert told in str(error.value)


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(ScriptError) as error:
        script('ask = "attack"', 'ask = "attrack", event = ["laden"]')
    assert len(str(error.value).splitlines()) == 2


def test_a_sound_script_has_nothing_wrong() -> None:
    assert lint_script(HAUNTED, script()) == []


def test_a_step_whose_moment_never_comes_is_found() -> None:
    late = """
    [[steps]]
    name = "late"
    heading = "Late"
    say = "Never."
    when = { ask = "attack", node = { id = "line-9" } }
    """
    first, *rest = lint_script(HAUNTED, more(late))
    assert "step late is not told in the recommended game" in first
    assert "Gone stale" in first
    assert "held up what follows" in rest[0]
    aside = late.replace("say =", "aside = true\nsay =")
    assert lint_script(HAUNTED, more(aside)) == [
        "step late is never told: its moment never comes",
    ]


def test_pointing_at_nothing_is_found() -> None:
    wrong = lint_script(HAUNTED, script('{ kind = "hand", owner = "own" }', '{ id = "line-9" }'))
    assert wrong == ["step lay points at what is not there: id = ('line-9',)"]


def test_recommending_what_is_not_offered_is_found() -> None:
    wrong = lint_script(HAUNTED, script('option = "lay"', 'option = "discard"'))
    assert wrong == ["step lay recommends nothing that can be chosen"]


def test_heart_of_darkness_teaches_silence_loot_a_fight_and_a_quest() -> None:
    """If another card is drawn now, choose another seed: docs/authors/guides.md, “Gone stale”."""
    game = registry.game("heart_of_darkness")
    told = play(game.rules, scripts(game)["first-night"], follower).names()
    assert {"silence", "loot", "heard", "fight", "quest"} <= set(told)
