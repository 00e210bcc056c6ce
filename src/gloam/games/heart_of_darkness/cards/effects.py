"""What played cards do: each sentence pattern beside its effect.

Items, Personal Items, Rituals and Trap cards say what happens when they are played. An act
also has a test of whether it could do anything at all (`CAN`); a card that could do nothing
cannot be played.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from gloam.games.heart_of_darkness.cards.modifiers import no_restore
from gloam.games.heart_of_darkness.cards.phrasebook import BOOK
from gloam.games.heart_of_darkness.rules.actions.gates import repair_gate
from gloam.games.heart_of_darkness.rules.actions.move import enter
from gloam.games.heart_of_darkness.rules.actions.traps import gain_trap, set_trap_at
from gloam.games.heart_of_darkness.rules.ask import ask, pick
from gloam.games.heart_of_darkness.rules.creatures import kill
from gloam.games.heart_of_darkness.rules.darkness import lower_darkness
from gloam.games.heart_of_darkness.rules.dice import roll_hits
from gloam.games.heart_of_darkness.rules.difficulty import may_leave
from gloam.games.heart_of_darkness.rules.protagonists import (
    lacks_sanity,
    lacks_strength,
    restore_sanity,
    restore_strength,
)
from gloam.games.heart_of_darkness.state import (
    CRAWLER,
    DARKNESS_START,
    DESTROYED,
    KIND_OF,
    Heart,
)
from gloam.kernel.content.common_phrases import add_if, add_sequence, up_to
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.core.asks import Flow, Key

Does = TypeVar("Does", bound=Callable[..., Any])  # Any: an act's slots are its own

# Whether an act could do something now: (game, who, *slots) -> bool.
CAN: dict[str, Callable[..., bool]] = {}


def can(check: Callable[..., bool]) -> Callable[[Does], Does]:
    """Write the test of an act beside it."""

    def written(does: Does) -> Does:
        CAN[does.__name__] = check
        return does

    return written


def always(*_: object) -> bool:
    return True


def possible(game: Heart, who: int, act: Node) -> bool:
    return CAN[act.phrase.name](game, who, *act.args)


# --- a text ---

BOOK.kind("cost", of="act")


# A text ends when an act has killed its player's Protagonist.
add_sequence(BOOK, "text", of="act", goes_on=Heart.alive)


def _if_possible(game: Heart, who: int, condition: Node, act: Node) -> bool:
    return condition.value(game, who) and possible(game, who, act)


can(_if_possible)(add_if(BOOK, "act", of="act"))


@BOOK.phrase("condition", en="no Creature is here")
def no_creature_here(game: Heart, who: int) -> bool:
    return game.protagonists[who].place not in game.creatures.values()


@BOOK.phrase("condition", en="no other Protagonist is here")
def alone(game: Heart, who: int) -> bool:
    return game.here(game.protagonists[who].place) == [who]


@can(possible)
@BOOK.phrase("act", en="roll a die; on a Hit, {act}")
def on_a_hit(game: Heart, who: int, act: Node) -> Flow[None]:
    # A card may be played for what else it says: then a Hit has nothing to do, and that follows.
    if roll_hits(game, who, 1) and possible(game, who, act):  # rule: item.play, play.no-effect
        yield from act.run(game, who)


# --- bodies ---


def _lacks(game: Heart, who: int, body: str) -> bool:
    """Whether a Protagonist has lost some of it."""
    return lacks_strength(game, who) if body == "strength" else lacks_sanity(game, who)


def _restore(game: Heart, who: int, n: int, body: str) -> None:
    if body == "strength":
        restore_strength(game, who, n)
    else:
        restore_sanity(game, who, n)


def _helps(game: Heart, who: int, body: str) -> bool:
    """Whether it helps oneself, as far as one's own Curses tell."""
    return _lacks(game, who, body) and not (body == "strength" and no_restore(game, who))


def _someone_lacks(game: Heart, who: int, n: int, body: str) -> bool:
    others = [other for other in game.here(game.protagonists[who].place) if other != who]
    return _helps(game, who, body) or any(_lacks(game, other, body) for other in others)


@can(lambda game, who, n, body: _helps(game, who, body))
@BOOK.phrase("act", en="you restore {n:number} {body}")
def restore(game: Heart, who: int, n: int, body: str) -> None:
    _restore(game, who, n, body)


@can(_someone_lacks)
@BOOK.phrase("act", en="you or another Protagonist here restores {n:number} {body}")
def restore_someone(game: Heart, who: int, n: int, body: str) -> Flow[None]:
    key = yield from pick(game, game.seat_of(who), lambda: _patients(game, who, body), "restore")
    _restore(game, key[1], n, body)


def _patients(game: Heart, who: int, body: str) -> list[Key]:
    if not game.alive(who):
        return []
    here = game.here(game.protagonists[who].place)
    return [("tend", other) for other in here if _lacks(game, other, body)]


# --- on the way ---


@can(lambda game, who, n: may_leave(game, who))
@BOOK.phrase("act", en=f"move {up_to('one space', 'spaces')}")
def walk(game: Heart, who: int, n: int) -> Flow[None]:
    for step in range(n):
        if not may_leave(game, who):
            return
        steps = partial(_steps, game, who, step > 0)
        key = yield from ask(game, game.seat_of(who), steps, "walk")
        if key[0] == "stay":
            return
        enter(game, who, key[1])
        if not game.alive(who):
            return


def _steps(game: Heart, who: int, stay: bool) -> list[Key]:
    if not game.alive(who):
        return []
    place = game.protagonists[who].place
    steps: list[Key] = [("step", near) for near in game.island.near[place]]
    return [*steps, ("stay",)] if stay else steps


@can(lambda game, who: bool(_travellers(game, who)))
@BOOK.phrase("act", en="a Protagonist of your choice goes to a Tunnel of your choice")
def to_a_tunnel(game: Heart, who: int) -> Flow[None]:
    seat = game.seat_of(who)
    key = yield from pick(game, seat, lambda: _travellers(game, who), "traveller")
    chosen = key[1]
    key = yield from pick(game, seat, lambda: _tunnels(game, who, chosen), ("passage", chosen))
    enter(game, chosen, key[1])


def _travellers(game: Heart, who: int) -> list[Key]:
    if not game.alive(who):
        return []
    return [("who", other) for other in game.living() if may_leave(game, other)]


def _tunnels(game: Heart, who: int, chosen: int) -> list[Key]:
    if not game.alive(who) or not game.alive(chosen):
        return []
    return [("go", to) for to in game.island.tunnels if to != game.protagonists[chosen].place]


# --- Creatures ---


def _crawlers_here(game: Heart, who: int) -> list[int]:
    here = game.creatures_at(game.protagonists[who].place)
    return [creature for creature in here if KIND_OF[creature] == CRAWLER]


@can(lambda game, who: bool(_crawlers_here(game, who)))
@BOOK.phrase("act", en="kill a Crawler here")
def kill_a_crawler(game: Heart, who: int) -> None:
    kill(game, _crawlers_here(game, who)[0], who, in_combat=False)


@can(lambda game, who, n: bool(_haunted_places(game, who, n)))
@BOOK.phrase(
    "act",
    en="choose a Location within {n|one space|{n:number} spaces}: every Creature there is killed",
    rule="guardian.kill-effects",
)
def banish(game: Heart, who: int, n: int) -> Flow[None]:
    key = yield from pick(game, game.seat_of(who), lambda: _haunted_places(game, who, n), "banish")
    kill_all(game, who, key[1])


def _haunted_places(game: Heart, who: int, n: int) -> list[Key]:
    """Where Creatures stand within so many spaces."""
    if not game.alive(who):
        return []
    far = game.island.distance[game.protagonists[who].place]
    return [("at", at) for at in sorted(set(game.creatures.values())) if far[at] <= n]


def kill_all(game: Heart, who: int, place: int) -> None:
    for creature in game.creatures_at(place):
        kill(game, creature, who, in_combat=False)  # rule: guardian.kill-effects


@can(lambda game, who: not game.stilled and any(KIND_OF[c] == CRAWLER for c in game.creatures))
@BOOK.phrase("act", en="no Crawler moves in the next Advance Creatures phase")
def still_crawlers(game: Heart, who: int) -> None:
    game.stilled = True
    game.tell("stilled", because=game.by_card())


# --- the island ---


@can(lambda game, who, n, m: bool(_damaged_gates(game, who, m)))
@BOOK.phrase(
    "act",
    en=f"take {up_to('a Gate Damaged token', 'Gate Damaged tokens')} off a Gate "
    "within {m|one space|{m:number} spaces}",
)
def mend(game: Heart, who: int, n: int, m: int) -> Flow[None]:
    key = yield from pick(game, game.seat_of(who), lambda: _damaged_gates(game, who, m), "mend")
    repair_gate(game, key[1], n)


def _damaged_gates(game: Heart, who: int, n: int) -> list[Key]:
    if not game.alive(who):
        return []
    far, damage = game.island.distance[game.protagonists[who].place], game.gates
    # rule: location.repair-not-destroyed
    return [("gate", at) for at in sorted(damage) if far[at] <= n and damage[at] < DESTROYED]


@can(lambda game, who, n: game.darkness > DARKNESS_START)
@BOOK.phrase("act", en="Darkness goes down by {n:number}", rule="darkness.range")
def darkness_falls(game: Heart, who: int, n: int) -> None:
    lower_darkness(game, n)


@can(lambda game, who, n: game.traps_in_stock() > 0)
@BOOK.phrase(
    "act",
    en="gain a Trap token[ and set it within {n|one space|{n:number} spaces}]",
    rule="trapcard.success",
)
def gain_a_trap(game: Heart, who: int, n: int | None) -> Flow[None]:
    gain_trap(game, who)  # rule: trapcard.success, trap.gain
    if n is None:
        return
    key = yield from ask(game, game.seat_of(who), partial(_within, game, who, n), "lay-trap")
    set_trap_at(game, who, key[1])


def _within(game: Heart, who: int, n: int) -> list[Key]:
    """The Locations within so many spaces."""
    if not game.alive(who):
        return []
    far = game.island.distance[game.protagonists[who].place]
    return [("at", place) for place in range(game.island.size) if far[place] <= n]


# --- for the rest of the turn ---


@can(lambda game, who, n: game.turn.actions > 0)
@BOOK.phrase(
    "act", en="in your next Combat this turn, you roll {n|one more die|{n:number} more dice}"
)
def dice_in_next_combat(game: Heart, who: int, n: int) -> None:
    game.protagonists[who].combat_dice += n
    game.tell("granted-dice", who, n, because=game.by_card())


@can(always)
@BOOK.phrase("act", en="your next {n|Loot|{n:number} Loots} this turn {n|makes|make} no noise")
def silent_loots(game: Heart, who: int, n: int) -> None:
    game.protagonists[who].silent_loots += n
    game.tell("granted-silence", who, n, because=game.by_card())
