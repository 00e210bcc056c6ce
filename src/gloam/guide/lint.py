"""What is wrong with a game's scripts: they are played, as told and by learners who wander."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gloam.guide.playing import Lesson, follower, play, wanderer
from gloam.guide.script import Pointer, Script, Step
from gloam.guide.script_file import FOLDER, ScriptError, scripts
from gloam.kernel.content.registry import Game

WANDERERS: Final = 3  # in every check; the tests send more


def lint(game: Game, wanderers: int = WANDERERS) -> list[str]:
    """What is wrong with the scripts of a game, a sentence each. Takes seconds a script."""
    try:
        found = scripts(game)
    except ScriptError as error:
        return str(error).splitlines()
    return [
        f"{game.id}/{FOLDER / name}.toml: {wrong}"
        for name, script in found.items()
        for wrong in lint_script(game, script, wanderers)
    ]


def lint_script(game: Game, script: Script, wanderers: int = WANDERERS) -> list[str]:
    """What is wrong with one script, by playing it."""
    followed = play(game.rules, script, follower)
    lost = [play(game.rules, script, wanderer(b"learner %d" % n)) for n in range(wanderers)]
    if not followed.is_over:
        return ["the recommended game does not come to its end"]
    return [*_missing(script, followed, lost), *_stuck(script, lost), *_pointless(script, followed)]


def _missing(script: Script, followed: Lesson, lost: Sequence[Lesson]) -> Iterator[str]:
    """Steps that are not told: in their order by the recommended game, asides by any."""
    told = followed.names()
    anywhere = {name for lesson in (followed, *lost) for name in lesson.names()}
    waits = ""
    for step in script.steps:
        if step.aside and step.name not in anywhere:
            yield f"step {step.name} is never told: its moment never comes"
        elif not step.aside and step.name not in told and not waits:
            waits = step.name
            yield (
                f"step {step.name} is not told in the recommended game, nor what follows it; "
                f"told were {', '.join(told)}. The game has changed under the script: choose "
                "another seed or another moment (docs/authors/guides.md, “Gone stale”)"
            )


def _stuck(script: Script, lost: Sequence[Lesson]) -> Iterator[str]:
    """Steps that hold the others up for most learners who answer otherwise."""
    for step in script.steps:
        held = [lesson for lesson in lost if _holds_up(script, step, lesson)]
        if len(held) * 2 > len(lost):
            yield (
                f"step {step.name} never came for {len(held)} of {len(lost)} learners who answered "
                "otherwise, and held up what follows: widen its `when`, or make it an aside"
            )


def _holds_up(script: Script, step: Step, lesson: Lesson) -> bool:
    if step.aside or step.when.over or not lesson.is_over:
        return False
    waiting = [one for one in script.steps if not one.aside and one.name not in lesson.names()]
    return bool(waiting) and waiting[0] is step


def _pointless(script: Script, followed: Lesson) -> Iterator[str]:
    """What is pointed at or recommended, but is not there when the step is told."""
    for told, seen in zip(followed.told, followed.sights, strict=True):
        for pointer in told.step.point:
            if not seen.pointed(pointer):
                yield f"step {told.step.name} points at what is not there: {_words(pointer)}"
        if told.step.recommend and told.recommended is None:
            yield f"step {told.step.name} recommends nothing that can be chosen"


def _words(pointer: Pointer) -> str:
    fields = {name: getattr(pointer, name) for name in pointer.__struct_fields__}
    return ", ".join(f"{name} = {value!r}" for name, value in fields.items() if value)
