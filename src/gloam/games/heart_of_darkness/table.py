"""The table before anything is dealt: which cards are in play, and where all of them lie."""

from __future__ import annotations

from functools import cache

from gloam.games.heart_of_darkness.deck import (
    CARDS,
    CURSE,
    EVENT,
    ITEM,
    KIND,
    PERSONAL,
    PROTAGONISTS,
    QUEST,
    QUESTS,
    SPAWN,
)
from gloam.games.heart_of_darkness.island import ISLANDS
from gloam.games.heart_of_darkness.state import (
    ASIDE,
    CREATURES,
    CURSE_BACK,
    CURSES,
    DARKNESS_START,
    GRANTS,
    LOOT,
    LOOT_BACK,
    MOST_SEATS,
    NO_BOAT,
    OPENING,
    PERSONAL_BACK,
    PLACES,
    PLAYING,
    SECOND,
    SPAWN_BACK,
    SPAWNS,
    Heart,
)
from gloam.kernel.core.cards import NOBODY, Pack, Zone, table_of


def pieces_of(western: bool) -> list[int]:
    """The faces of all pieces in play, in order."""
    faces: list[int] = []
    for card in CARDS:
        if card.kind in (ITEM, PERSONAL, CURSE, EVENT) or card.kind < QUEST:
            used = True  # rule: components.loot
        elif card.kind == QUEST:
            # rule: expansion.quests, setup.compass-out, quest.core-six
            used = card.compass == western
        else:  # rule: expansion.spawn, setup.compass-out
            used = card.kind == SPAWN and (western or not card.compass)
        if used:
            faces += [card.face] * card.count
    return faces


def _back(face: int) -> int:
    kind = KIND[face]
    if kind == CURSE:
        return CURSE_BACK
    if kind in (EVENT, SPAWN):
        return SPAWN_BACK
    # Which Personal Item somebody holds is no secret: as if each had its own back.
    return PERSONAL_BACK + face if kind == PERSONAL else LOOT_BACK


@cache
def pack(western: bool) -> Pack:
    """The cards and the places."""
    faces = pieces_of(western)
    return Pack(faces, [_back(face) for face in faces], _zones())


def _zones() -> list[Zone]:
    own = [(1 << seat, seat) for seat in range(MOST_SEATS)]
    return [
        Zone("loot", NOBODY),  # rule: hidden.decks
        Zone("top of loot", NOBODY, ordered=True),
        Zone("bottom of loot", NOBODY, ordered=True),
        Zone("loot discards", NOBODY, ordered=True),  # rule: discard.unseen, discard.face-down
        Zone("spawn", NOBODY),
        Zone("top of spawn", NOBODY, ordered=True),
        Zone("bottom of spawn", NOBODY, ordered=True),
        Zone("spawn discards", ordered=True),  # rule: spawn.discard
        Zone("curses", NOBODY),
        Zone("events", ordered=True),
        Zone("resolving", ordered=True),
        Zone("box"),
        Zone("aside"),
        *(Zone(f"beneath {CARDS[face].name}", NOBODY) for face in PROTAGONISTS),
        *(Zone(f"beneath {n}", NOBODY) for n in range(len(PROTAGONISTS), 7)),
        # rule: hidden.hands
        *(Zone(f"hand {n + seat}", sight, seat) for n in (0, SECOND) for sight, seat in own),
        *(Zone(f"begun {n + seat}", owner=seat) for n in (0, SECOND) for _, seat in own),
        *(Zone(f"completed {seat}", owner=seat) for _, seat in own),
        *(Zone(f"looked at {seat}", sight, seat) for sight, seat in own),
    ]


def _start(face: int) -> int:
    kind = KIND[face]
    if kind == CURSE:
        return CURSES  # rule: setup.curse-deck
    if kind in (EVENT, SPAWN):
        return SPAWNS  # rule: setup.spawn-deck
    return ASIDE if kind == PERSONAL else LOOT  # rule: setup.loot-deck, setup.unused-aside


def fresh_table(seats: int, western: bool, difficulty: int, silence: int, latecomers: int) -> Heart:
    """The table before anything is dealt."""
    cards = pack(western)
    zones, where, knows = table_of(cards, [_start(face) for face in cards.faces])
    size = ISLANDS[western].size
    return Heart(
        seats,
        cards,
        zones,
        where,
        knows,
        (),
        western=western,
        difficulty=difficulty,
        silence=silence,
        present=(1 << max(1, seats - latecomers)) - 1,
        phase=OPENING,
        round=1,
        outcome=PLAYING,
        active=-1,
        waiting=0,
        recent=[],
        reveals=0,
        placers=0,
        movers=[],
        darkness=DARKNESS_START,  # rule: setup.darkness-one
        boat=NO_BOAT,
        boat_due=0,
        actions=0,
        used=0,
        fought=0,
        once=0,
        moved=0,
        kills=0,
        looted=0,
        cleared=0,
        taken=[],
        talk_with=-1,
        talk_by=-1,
        talked=0,
        requests=0,
        hero=[-1] * PLACES,
        unused=(1 << len(PROTAGONISTS)) - 1,
        place=[-1] * PLACES,
        strength=[0] * PLACES,
        sanity=[0] * PLACES,
        traps=[0] * PLACES,
        grants=[0] * (PLACES * GRANTS),
        fallen=[-1] * 7,
        # rule: setup.token-stock, setup.empty-map, expansion.otherwise
        at=[-1] * CREATURES,
        standing=[],
        health=0,
        stilled=False,
        gates=[0] * len(ISLANDS[western].gates),
        set_traps=[0] * size,
        sprung=[0] * size,
        progress=[0] * len(QUESTS),
        immune=0,
        claim=-1,
        claimed=0,
        leaving=0,
        joining=0,
    )
