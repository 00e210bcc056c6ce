"""Dice, the order of turns and votes, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from gloam.kernel.core.run import Run
from gloam.kernel.core.state import Event
from gloam.kernel.present import scene
from gloam.terminal.thing import Thing
from gloam.terminal.voice import Voice

T = TypeVar("T")


def outcome(node: scene.Dice | scene.Votes, voice: Voice) -> str:
    """What came of a roll or a vote, in one line."""
    if isinstance(node, scene.Dice):
        return rolled(node, voice)
    if node.result >= 0:
        return voice.say(node.ballots[node.result].label)
    missing = ", ".join([voice.who(seat) for seat in node.missing])
    return f"waiting for {missing}" if missing else ""


def event_line(run: Run[Any], event: Event, voice: Voice) -> str:
    """What an event says; after a roll, also what each die shows."""
    rules = run.rules
    event = rules.as_said(run.state, event)
    said = voice.say(rules.event_words(event))
    dice = rules.event_dice(event)
    return f"{said} [{rolled(dice, voice)}]" if dice is not None else said


def rolled(dice: scene.Dice, voice: Voice) -> str:
    """What the dice show, those that count in capitals: “HIT, blank (was HIT), HIT: 2 of 3”."""
    shown: list[str] = []
    for at, value in enumerate(dice.values):
        face = voice.word("face", dice.faces[at]) if dice.faces else str(value)
        colour = _at(dice.colours, at, "")
        told = f"{voice.word('colour', colour)} {face}" if colour else face
        told = told.upper() if _at(dice.hits, at, False) else told
        again, was = _at(dice.rerolled, at, 0), _at(dice.was, at, "")
        notes = [f"thrown {again + 1} times"] if again else []
        notes += [f"was {voice.word('face', was) if isinstance(was, str) else was}"] if was else []
        shown.append(f"{told} ({', '.join(notes)})" if notes else told)
    if not shown:
        return "not rolled"
    needed = f" of {dice.need}" if dice.need else ""
    return ", ".join(shown) + (f": {sum(dice.hits)}{needed} count" if dice.hits else "")


def turns(row: scene.Initiative, voice: Voice) -> list[Thing]:
    """One line an entry, with the group before the first of each."""
    told: list[Thing] = []
    group = ""
    for at, turn in enumerate(row.turns):
        if turn.group != group:
            group = turn.group
            told.append(Thing("", "text", "", f"{voice.word('group', group)}:"))
        marks = [
            word
            for word, holds in (
                ("now", at == row.current),
                ("has acted", turn.done),
                ("out", turn.out),
            )
            if holds
        ]
        note = voice.say(turn.note) if turn.note else ""
        told.append(Thing(turn.node, "text", voice.say(turn.label), note, tuple(marks)))
    return told


def ballots(votes: scene.Votes, voice: Voice) -> list[Thing]:
    """One line for each thing one can vote for, and how the votes are counted."""
    told = [
        Thing(
            "",
            "text",
            voice.say(ballot.label),
            ", ".join([voice.who(seat) for seat in ballot.seats]) if votes.open else "",
            ("chosen",) if at == votes.result else (),
        )
        for at, ballot in enumerate(votes.ballots)
    ]
    rule = "all must agree" if votes.count == "all" else "the majority decides"
    return [*told, Thing("", "text", "", rule)]


def _at(told: Sequence[T], at: int, otherwise: T) -> T:
    return told[at] if told else otherwise
