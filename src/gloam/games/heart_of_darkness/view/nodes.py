"""Nodes of the scene that can look only a few ways: each is made once."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from gloam.games.heart_of_darkness.rules.map import HARBOUR
from gloam.games.heart_of_darkness.state import MOST_SEATS, PLACES
from gloam.games.heart_of_darkness.view.names import (
    CREATURE_ID,
    FALLEN_ID,
    GATE_ID,
    HAND_ID,
    HERO,
    KIND,
    NODES,
    QUESTS_ID,
    SHEET_ID,
    SHORT,
    SPACE_ID,
    WHO,
    WHO_ID,
)
from gloam.games.heart_of_darkness.view.sentences import EVENTS
from gloam.kernel.present.card_nodes import CardPlace, HandPlace, row
from gloam.kernel.present.scene import Hand, Row, Sheet, Text, Token, Track, Words

STEPS = ("step-spawning", "step-turns", "step-advance", "step-round-end")

STRENGTH, SANITY = Words("label-strength"), Words("label-sanity")
TRAPS, LOOT_HELD, CURSES_HELD = (
    Words("label-traps"),
    Words("label-loot-held"),
    Words("label-curses-held"),
)
ACTIONS, WHERE = Words("label-actions"), Words("label-where")
NOWHERE = Words("nowhere")

# Where cards are shown.
LOOT_PILE = CardPlace(NODES, "loot")
SPAWN_PILE, SPAWN_DISCARDS = CardPlace(NODES, "spawn"), CardPlace(NODES, "spawn-discard")
EVENTS_IN_FORCE, RESOLVING = CardPlace(NODES, "events"), CardPlace(NODES, "resolving")
LOOKED_AT = CardPlace(NODES, "looked-at")
HANDS = [HandPlace(NODES, HAND_ID[who], who % MOST_SEATS, SHEET_ID[who]) for who in range(PLACES)]
QUESTS = [CardPlace(NODES, id) for id in QUESTS_ID]


@cache
def phase(step: int, round: int) -> Track:
    label = Words("label-round", {"n": round})
    return Track(id="phase", label=label, value=step, low=0, high=3, steps=STEPS)


@cache
def creature(kind: int, place: int, count: int, health: int) -> Token:
    label = Words("label-guardian", {"n": health}) if health else KIND.words[kind]
    icon = ("crawler", "devourer", "guardian")[kind]
    return Token(
        id=CREATURE_ID[kind][place], within=SPACE_ID[place], label=label, icon=icon, amount=count
    )


@cache
def gate(place: int, damage: int) -> Token:
    broken = damage == 3
    return Token(
        id=GATE_ID[place],
        within=SPACE_ID[place],
        label=Words("label-gate-destroyed" if broken else "label-gate-damaged"),
        icon="gate-destroyed" if broken else "gate-damaged",
        amount=1 if broken else damage,
    )


@cache
def trap(place: int, count: int, sprung: int) -> Token:
    return Token(
        id=f"trap-{place}",
        within=SPACE_ID[place],
        label=Words("label-trap"),
        icon="trap",
        amount=count,
        marks=("sprung",) if sprung else (),
    )


@cache
def standee(who: int, hero: int, place: int, active: bool) -> Token:
    return Token(
        id=WHO_ID[who],
        within=SPACE_ID[place],
        label=HERO.words[hero],
        icon=f"hero-{hero}",
        owner=who % MOST_SEATS,
        marks=("turn",) if active else (),
    )


@cache
def fallen(hero: int, place: int, count: int) -> Token:
    label = Words("label-fallen", {"hero": HERO.words[hero], "n": count})
    return Token(id=FALLEN_ID[hero], within=SPACE_ID[place], label=label, icon="fallen")


@cache
def boat(up: bool) -> Token:
    return Token(
        id="boat",
        within=SPACE_ID[HARBOUR],
        label=Words("label-boat-up" if up else "label-boat-down"),
        icon="boat" if up else "boat-down",
    )


@cache
def sheet(
    who: int,
    seat: int,
    hero: int,
    place: int,
    numbers: tuple[int, int, int, int, int],
    actions: int,
    marks: tuple[str, ...],
) -> Sheet:
    strength, sanity, traps, loot, curses = numbers
    lines: tuple[tuple[Words, Words | int | str], ...] = (
        (STRENGTH, strength),
        (SANITY, sanity),
        (TRAPS, traps),
        (LOOT_HELD, loot),
        (CURSES_HELD, curses),
    )
    if actions >= 0:
        lines = (*lines, (ACTIONS, actions))
    lines = (*lines, (WHERE, SHORT[place])) if place >= 0 else ((WHERE, NOWHERE),)
    label = (
        Words("label-sheet", {"seat": WHO.words[who], "hero": HERO.words[hero]})
        if hero >= 0
        else WHO.words[who]
    )
    icon = f"hero-{hero}" if hero >= 0 else "fallen"
    return Sheet(id=SHEET_ID[who], label=label, owner=seat, lines=lines, marks=marks, icon=icon)


@cache
def asked(request: str, by: int, to: int) -> Text:
    """What somebody has asked somebody in private."""
    words = EVENTS.words((request, by, to))
    return Text(id=f"{request}-{by}-{to}", within=SHEET_ID[to], words=words)


@cache
def solo_hand(who: int, hero: int, count: int) -> Hand:
    """A hand of somebody who plays two: it goes by its Protagonist."""
    label = Words("label-hand-of", {"hero": HERO.words[hero]})
    return replace(HANDS[who].node(count), label=label)


def quest_row(who: int, within: str) -> Row:
    return row(QUESTS_ID[who], within, "quests", who % MOST_SEATS)
