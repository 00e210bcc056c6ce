"""Following a script: which step is told at a position, and what it says and points at there.

A pure function of the script, the progress that is stored with the table, and what the learner's
seat sees: equal sights give equal steps.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gloam.guide.script import Script, Step
from gloam.guide.sight import Pointed, Sight
from gloam.kernel.core.asks import Key


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a learner has come. By names, so that a script may change under a table.

    `since` and `told_at` are places in the seat's story: where the step before was told, and where
    this one was. `now` is the step that is being told; empty while the next one waits.
    """

    done: tuple[str, ...] = ()
    now: str = ""
    since: int = 0
    told_at: int = 0


class Told(msgspec.Struct, frozen=True):
    """A step as it is told at one position. `recommended` is one of the open options."""

    step: Step
    pointed: tuple[Pointed, ...]
    recommended: Key | None


def advance(script: Script, progress: Progress, sight: Sight, clicked: str = "") -> Progress:
    """The progress at this position, after the learner has clicked away the step `clicked`."""
    progress = _clamped(progress, sight.place)
    if progress.now:
        step = script.step(progress.now)
        if step is not None and not _is_over(step, progress, sight, clicked):
            return progress
        progress = Progress((*progress.done, progress.now), "", progress.told_at, 0)
    waiting = _waiting(script, progress)
    step = next((one for one in waiting if sight.holds(one.when, progress.since)), None)
    if step is None:
        return progress
    return Progress(progress.done, step.name, progress.since, sight.place)


def told(script: Script, progress: Progress, sight: Sight) -> Told | None:
    """The step that is being told, if one is."""
    step = script.step(progress.now)
    if step is None:
        return None
    pointed = tuple([found for found in map(sight.pointed, step.point) if found])
    offers = [choice.key for offer in step.recommend for choice in sight.offers(offer)]
    return Told(step, pointed, offers[0] if offers else None)


def _is_over(step: Step, progress: Progress, sight: Sight, clicked: str) -> bool:
    go_on, since = step.go_on, progress.told_at
    given = sight.answered(since)
    return (
        (go_on.click and clicked == step.name)
        or (go_on.answer is not None and any(not go_on.answer or x in go_on.answer for x in given))
        or (go_on.has_moment() and sight.holds(go_on, since))
        or not sight.holds(step.when, progress.since)
    )


def _clamped(progress: Progress, place: int) -> Progress:
    """Where answers were taken back, the story is shorter than it was."""
    if max(progress.since, progress.told_at) <= place:
        return progress
    since, told_at = min(progress.since, place), min(progress.told_at, place)
    return Progress(progress.done, progress.now, since, told_at)


def _waiting(script: Script, progress: Progress) -> Iterator[Step]:
    """What may be told next: the next step in the order, and the asides that may come by now.

    A game may end before all is told; the step about its end waits for no other.
    """
    is_next = True
    for step in script.steps:
        if step.name in progress.done:
            continue
        if step.aside:
            if not step.after or step.after in progress.done:
                yield step
        elif is_next or step.when.over:
            is_next = False
            yield step
