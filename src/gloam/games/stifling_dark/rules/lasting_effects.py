"""What an Investigator lives under: Wounds, Conditions, the Event, and what Items have brought."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.catalogue import (
    NEXT_ROUND,
    NEXT_TURN,
    THIS_ROUND,
    TWO_ROUNDS,
    Burden,
)
from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.cards.texts import TEXTS, Burdens
from gloam.games.stifling_dark.state import NO_CARD, PROCEDURES, UNDER, Investigator, StiflingDark

BURDENS: Final = Burdens()
NOTHING: Final = BURDENS.sum_of(0)
DISORIENTED: Final = FACE["disoriented"]
LINE: Final = len(CARDS)  # lines are numbered after the faces


def burden(game: StiflingDark, who: int) -> Burden:
    """The sum of all that lasts and concerns an Investigator now."""
    one = game.team[who]
    key = 0
    more: list[int] = []  # lines that are there twice
    own = NOTHING
    if one.for_good or one.spells:
        now = one.turns
        lines = [line for line, first, last, _ in one.spells if first <= now <= last]
        for line in (*one.for_good, *lines):
            more += [line] if key >> LINE + line & 1 else []
            key |= 1 << LINE + line
        own = BURDENS.sum_of(key) if key else NOTHING
    if game.event >= 0 and not own.ignores_event and not game.event_ignored:  # rule: event.ignored
        key |= 1 << game.event
    for line in game.weather:
        key |= 1 << LINE + line
    for face, given in one.conditions.items():
        if in_force(game, one, face, given):
            key |= 1 << face
    if (one.up or game.zones[UNDER + who]) and not own.ignores_wounds:
        key |= effective_wounds(game, who)
    if more:
        return BURDENS.with_more(key, tuple(more))
    return BURDENS.sum_of(key) if key else NOTHING  # rule: game.golden-rule


def has_minor(game: StiflingDark, who: int, name: str) -> bool:
    """Does a Minor Ability that always holds, by its name, hold for somebody now?"""
    turn = game.turn
    if name in TEXTS[game.team[who].face].flags:
        return True
    lent = turn.borrowed if turn.who == who else NO_CARD
    return lent >= 0 and name in TEXTS[lent].flags


def in_force(game: StiflingDark, one: Investigator, face: int, given: int) -> bool:
    """Does a Condition hold now? Some hold in the next turn only, some lie face down."""
    flags = TEXTS[face].flags
    if "lies_face_down" in flags:
        return one.toxin_round == game.round  # rule: condition.bufotoxin
    return "next_turn_only" not in flags or one.turns > given


def effective_wounds(game: StiflingDark, who: int) -> int:
    """The face-up Wounds that do something, by face, as a bit set."""
    found = slot_wounds(game, who)
    for piece in game.zones[UNDER + who]:
        found |= 1 << game.pack.faces[piece]  # rule: wound.slotless
    return found


def slot_wounds(game: StiflingDark, who: int) -> int:
    """Those of them that fill a slot."""
    one = game.team[who]
    up = one.up & ~one.numb  # rule: wound.face-down
    if not up:
        return 0
    faces = game.pack.faces
    found = 0
    for slot, piece in enumerate(game.wounds(who)):
        if up >> slot & 1:
            found |= 1 << faces[piece]
    if up & 1 and has_minor(game, who, "hardened") and not one.first_free:
        rest = found & ~(1 << faces[game.wounds(who)[0]])
        if not rest >> DISORIENTED & 1:
            return rest  # rule: investigator.asher-minor
    return found


@PROCEDURES.plain
def burden_for(game: StiflingDark, who: int, line: int, span: int) -> None:
    """A trait for a while, counted in turns of whom it concerns."""
    one = game.team[who]
    now = one.turns
    first = now + 1 if span in (NEXT_TURN, NEXT_ROUND) else now
    last = now + 1 if span in (NEXT_TURN, NEXT_ROUND, TWO_ROUNDS) else now
    whole = span in (THIS_ROUND, NEXT_ROUND, TWO_ROUNDS)
    one.spells = (*one.spells, (line, first, last, whole))


@PROCEDURES.plain
def burden_for_good(game: StiflingDark, who: int, line: int) -> None:
    one = game.team[who]
    one.for_good = (*one.for_good, line)


def end_spells(one: Investigator) -> None:
    """What held for a turn ends with it; what holds for rounds ends when the next turn begins."""
    one.spells = tuple([s for s in one.spells if s[2] > one.turns or (s[2] == one.turns and s[3])])
