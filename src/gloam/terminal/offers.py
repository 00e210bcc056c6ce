"""What one can answer, numbered: options that are about the same thing stand together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gloam.kernel.present.scene import Choice
from gloam.kernel.present.show import choice_of, choices
from gloam.kernel.session.session import Session

FEW = 6  # so many options need no order


@dataclass(frozen=True)
class Offer:
    """A choice under a number. `interrupts`: it is open although nobody asks for it."""

    number: int
    choice: Choice
    interrupts: bool = False


def offers(session: Session[Any], seat: int) -> list[list[Offer]]:
    """Everything that a seat can do now, in groups."""
    run = session.run
    assert run.ask is not None
    groups = in_groups(choices(run, seat))
    spoken = [choice_of(run, seat, run.ask, key) for key in run.interrupts(seat)]
    numbered: list[list[Offer]] = []
    count = 0
    for group, interrupts in [*[(group, False) for group in groups], (spoken, True)]:
        if group:
            numbered.append(
                [Offer(count + at, choice, interrupts) for at, choice in enumerate(group, 1)]
            )
            count += len(group)
    return numbered


def in_groups(choices: Sequence[Choice]) -> list[list[Choice]]:
    """By their first word; where there are many, by the thing that they are first about."""
    by_word: dict[object, list[Choice]] = {}
    for choice in choices:
        by_word.setdefault(choice.key[0], []).append(choice)
    groups: list[list[Choice]] = []
    alone: list[Choice] = []
    for same_word in by_word.values():
        by_thing: dict[str, list[Choice]] = {}
        for choice in same_word:
            by_thing.setdefault(choice.touches[0] if choice.touches else "", []).append(choice)
        if len(choices) > FEW and len(by_thing) < len(same_word):
            groups += by_thing.values()
        elif len(same_word) > 1:
            groups.append(same_word)
        else:
            alone += same_word
    return [*groups, alone] if alone else groups
