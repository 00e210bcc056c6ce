"""Setting up: the table, Protagonists, Personal Items, the opening hands."""

from __future__ import annotations

from functools import partial

from gloam.games.heart_of_darkness.cards.catalogue import (
    CURSE,
    EVENT,
    KIND,
    PERSONAL,
    PROTAGONISTS,
    QUESTS,
    SPAWN,
)
from gloam.games.heart_of_darkness.cards.decks import draw_loot, pack
from gloam.games.heart_of_darkness.rules.map import ISLANDS, STRANDED_SHIP
from gloam.games.heart_of_darkness.rules.protagonists import deal_protagonist
from gloam.games.heart_of_darkness.rules.spawning import begin_spawning
from gloam.games.heart_of_darkness.state import (
    ASIDE,
    CREATURES,
    CURSES,
    DARKNESS_START,
    GRANTS,
    LOOT,
    LOOT_BACK,
    LOOT_DISCARD,
    NO_BOAT,
    OPENING,
    OPENING_DISCARD,
    OPENING_DRAW,
    PLACES,
    PLAYING,
    SPAWNS,
    Heart,
)
from gloam.kernel.core.asks import Flow, Key, choose, together
from gloam.kernel.core.cards import NOBODY, table_of


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


assert OPENING_DISCARD == 1, "the opening asks for one card; more would need more asks"


def deal(game: Heart) -> None:
    """Before the first decision: everybody has a Protagonist and three cards to choose from."""
    for who in game.cast():  # rule: solo.two
        deal_protagonist(game, who, STRANDED_SHIP)  # rule: setup.start-location
    for who in game.cast():  # rule: setup.opening-draw, solo.setup
        for _ in range(OPENING_DRAW):
            draw_loot(game, who)


def opening(game: Heart) -> Flow[None]:
    """Each player gives up one of the three, all at once and in secret."""
    # rule: setup.opening-choice
    flows = {seat: partial(_give_up, game, seat) for seat in game.players()}
    given = yield from together(game, lambda: {} if game.outcome else flows, "opening")
    for chosen in given.values():
        for who, face in chosen:
            game.move(game.one(game.hand(who), face), LOOT_DISCARD)  # rule: setup.opening-discard
    game.tell("opened")
    begin_spawning(game)


def _give_up(game: Heart, seat: int) -> Flow[list[tuple[int, int]]]:
    """One card of each Protagonist of a seat. One who died by speaking has none left."""
    chosen: list[tuple[int, int]] = []
    for who in game.cast():
        options: list[Key] = [("discard", face) for face in loot_faces(game, who)]
        if game.seat_of(who) == seat and options:
            key = yield choose(seat, options, "opening", NOBODY)
            chosen.append((who, key[1]))
    return chosen


def loot_faces(game: Heart, who: int) -> list[int]:
    """The faces of the Loot cards in a hand, each once; no Curse, no Personal Item."""
    faces, backs = game.pack.faces, game.pack.backs
    found: list[int] = []
    for piece in game.zones[game.hand(who)]:
        if backs[piece] == LOOT_BACK and faces[piece] not in found:
            assert KIND[faces[piece]] != PERSONAL
            found.append(faces[piece])
    return found
