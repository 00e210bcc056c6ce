"""The laws of the kernel, one function each. A law that is broken raises AssertionError.

They take rules and random positions and know no game, so that `test_laws.py` can hold
them against every game and `test_laws_bite.py` against games that break them on purpose.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from gloam.bots.base import Bot, ask_bot
from gloam.kernel.core.agenda import Agenda, Frame
from gloam.kernel.core.asks import EVERYONE, RACE, REVISE, WATCHER, WINDOW, Key, sees
from gloam.kernel.core.cards import CardTable
from gloam.kernel.core.data import dump, renumber
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import (
    ANSWER,
    ASKED,
    INTERRUPT,
    MOVE,
    OPEN,
    SHUFFLE,
    State,
    transcript,
)
from gloam.kernel.hidden.imagine import imagine
from gloam.kernel.present.show import scene
from tests.battery.playing import AnyRun, act
from tests.battery.twins import twin_acts

Imagine = Callable[[AnyRun, int, Dice], AnyRun | None]
AskBot = Callable[[Bot, AnyRun, int, Dice], Key]


# --- at every ask ---


def hold_at_every_ask(run: AnyRun, keys: set[Key]) -> None:
    """All laws that can be checked by looking at one position."""
    pieces_are_conserved(run)
    audiences_are_seats_or_everyone(run)
    secret_asks_come_first(run)
    somebody_can_answer(run, keys)
    a_step_is_short(run)
    an_agenda_is_plain(run)


def pieces_are_conserved(run: AnyRun) -> None:
    if isinstance(run.state, CardTable):
        lost = run.state.lost()
        assert not lost, "; ".join(lost)


def somebody_can_answer(run: AnyRun, keys: set[Key]) -> None:
    """No dead ends, no option twice, no key that was not declared."""
    assert run.ask is not None
    assert run.ask.seats()
    assert run.ask.seat in run.ask.seats()
    for seat in run.ask.seats():
        offer = list(run.ask.offer(seat))
        assert offer, f"seat {seat} is asked {run.ask.about} and offered nothing"
        assert len(set(offer)) == len(offer), f"an option is offered twice: {offer}"
        for key in offer:
            assert key in keys, f"{key} is not in keys()"


MOST_ASKS = 24


def a_step_is_short(run: AnyRun) -> None:
    """At most so many asks from quiet point to quiet point; longer ones belong on the agenda."""
    asks = asks_of_step(run)
    assert asks <= MOST_ASKS, f"{asks} asks in one step, the last about {run.ask and run.ask.about}"


def an_agenda_is_plain(run: AnyRun) -> None:
    """What lies on the agenda is numbers and words."""
    for frame in agenda_of(run.state):
        for call in (*frame.todo, frame.then):
            for part in call:
                assert isinstance(part, int | str), f"{part!r} lies on the agenda in {call}"


def agenda_of(state: State) -> list[Frame]:
    agenda = getattr(state, "agenda", None)
    return agenda.frames if isinstance(agenda, Agenda) else []


def asks_of_step(run: AnyRun) -> int:
    """The open ask and those of its step whose answers count.

    Answers that were taken back in a blind choice do not, nor those to a window or race that
    an interrupt has opened anew: there may be any number of them.
    """
    counted: list[tuple[object, int]] = []  # the ask's token, the seat
    token: object = None
    form = ""
    for entry in run.state.journal or []:
        if entry[0] == ASKED:
            token, form = entry[2].token, entry[2].form
        elif entry[0] == ANSWER and entry[3] == REVISE:
            counted = [one for one in counted if one[0] is not token or one[1] != entry[2]]
        elif entry[0] == ANSWER:
            counted.append((token, entry[2]))
        elif entry[0] == INTERRUPT and form in (WINDOW, RACE):
            counted = [one for one in counted if one[0] is not token]
    return len(counted) + 1


def audiences_are_seats_or_everyone(run: AnyRun) -> None:
    """A watcher learns what everybody learns: no audience but EVERYONE has its bit."""
    for entry in run.state.journal or []:
        told = entry[-1] if entry[0] in (ANSWER, INTERRUPT, OPEN) else EVERYONE
        for audience in (entry[1], told):
            assert audience == EVERYONE or not sees(audience, WATCHER), entry


def secret_asks_come_first(run: AnyRun) -> None:
    """A step with asks that a seat is not told of shows it nothing before the last of them.

    Or it could tell how many there were, and no world could be dealt from the step's
    beginning. No piece moves in such a step: moves are in everybody's transcript.
    """
    journal = run.state.journal or []
    for seat in (*range(run.state.seats), WATCHER):
        secret = [at for at, e in enumerate(journal) if e[0] == ASKED and not sees(e[1], seat)]
        if secret:
            shown = transcript(journal[: secret[-1]], seat)
            assert not shown, f"seat {seat} is shown {shown} before a secret ask"
            moved = [entry for entry in journal if entry[0] in (MOVE, SHUFFLE)]
            assert not moved, f"a piece moves in a step that has an ask in secret: {moved}"


# --- copies ---


def a_copy_is_independent(run: AnyRun, seed: int) -> None:
    """A copy goes the same way under the same answers and leaves the original alone."""
    before = dump(run.state), transcript(run.state.journal or [], 0), run.acts[:]
    one, two = run.copy(), run.copy()
    chances = random.Random(seed), random.Random(seed)
    for _ in range(12):
        assert (one.ask is None) == (two.ask is None)
        if one.ask is None:
            break
        for copy, chance in zip((one, two), chances, strict=True):
            act(copy, chance)
        assert dump(one.state) == dump(two.state)
    after = dump(run.state), transcript(run.state.journal or [], 0), run.acts[:]
    assert before == after, "playing a copy has changed the original"


# --- what a seat sees ---


def view(run: AnyRun, seat: int) -> tuple[object, ...]:
    """Everything that a seat is shown: scene with options, what is blocked, what it may do unasked,
    where it may speak, what it knows."""
    assert run.ask is not None
    rules, state = run.rules, run.state
    known = rules.memory(state, seat), rules.in_turn(state), rules.unlocked(state)
    if seat == WATCHER:
        return scene(run, seat), known
    open_to_it = tuple(run.blocked(seat)), tuple(run.interrupts(seat))
    spoken = tuple(rules.channels(state, seat))
    return scene(run, seat), open_to_it, spoken, tuple(rules.observe(state, seat)), known


def an_imagined_world_looks_like_the_truth(run: AnyRun, seat: int, dice: Dice) -> bool:
    """Law 1. False if no world was found."""
    world = imagine(run, seat, dice)
    if world is None:
        return False
    assert view(world, seat) == view(run, seat)
    assert transcript(world.state.journal or [], seat) == transcript(run.state.journal or [], seat)
    pieces_are_conserved(world)
    if run.ask is not None and sees(run.ask.told, seat):
        assert agenda_of(world.state) == agenda_of(run.state), "the agenda tells what is hidden"
    return True


def a_watcher_sees_what_all_may_see(run: AnyRun, seat: int, dice: Dice) -> None:
    """Nothing that a watcher is shown depends on what is hidden from some seat."""
    world = imagine(run, seat, dice)
    if world is not None:
        assert scene(run, WATCHER).public == scene(world, WATCHER).public


def imagining_uses_nothing_hidden(run: AnyRun, seat: int, dice: Dice) -> None:
    """Law 2: a world imagined from an imagined world is one imagined from the truth."""
    first = imagine(run, seat, dice)
    if first is None:
        return
    other = dice.fork()
    again = imagine(first, seat, other.copy())
    directly = imagine(run, seat, other.copy())
    assert (again is None) == (directly is None)
    if again is not None and directly is not None:
        assert facewise(again.state) == facewise(directly.state)
        assert facewise(again.quiet) == facewise(directly.quiet)


def twins_are_told_alike(
    run: AnyRun,
    seat: int,
    dice: Dice,
    bot: Bot,
    steps: int = 6,
    imagined: Imagine = imagine,
    asking: AskBot = ask_bot,
) -> int:
    """Law 3: two games that a seat cannot tell apart stay equal to it in all it is given.

    A twin is a world imagined for the seat. Both games then go on: what the seat sees is
    repeated in the twin, what it does not see is chosen and rolled anew. As long as its
    transcripts are equal, so are scene, options, imagined worlds and bot answers. Gives
    how many positions were compared.
    """
    truth, twin = run.copy(), imagine(run, seat, dice)
    compared = 0
    for _ in range(steps):
        if twin is None or truth.ask is None or twin.ask is None:
            break
        assert view(truth, seat) == view(twin, seat)
        _same_worlds(truth, twin, seat, dice.fork(), imagined)
        if seat in truth.ask.seats():
            other = dice.fork()
            answers = [asking(bot, game, seat, other.copy()) for game in (truth, twin)]
            assert answers[0] == answers[1], f"a bot in seat {seat} tells twins apart: {answers}"
        compared += 1
        if not twin_acts(truth, twin, seat, dice):
            break
    return compared


def _same_worlds(truth: AnyRun, twin: AnyRun, seat: int, dice: Dice, imagined: Imagine) -> None:
    worlds = [imagined(game, seat, dice.copy()) for game in (truth, twin)]
    one, two = worlds
    assert (one is None) == (two is None), "a world can be imagined from one twin only"
    if one is not None and two is not None:
        assert facewise(one.state) == facewise(two.state), "twins give different worlds"


def facewise(state: State) -> dict[str, Any]:  # plain data
    """A state with faces for pieces: equal cards are equal."""
    if not isinstance(state, CardTable):
        return dump(state)
    faces = state.pack.faces
    known = [sorted((faces[p], state.knows[p]) for p in zone) for zone in state.zones]
    plain = dump(renumber(state, faces))
    for name in ("where", "knows", "mixed"):
        del plain[name]
    return {**plain, "known": known}
