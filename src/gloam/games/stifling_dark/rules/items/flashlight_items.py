"""Items that are used in placing one's Flashlight: Spare Batteries, the Lorgnette."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import PLACING, Burden
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.light_and_flashlights import can_pay, may_place
from gloam.games.stifling_dark.state import ADVERSARY, PROCEDURES, StiflingDark
from gloam.kernel.content.piles import distinct_faces
from gloam.kernel.core.asks import Flow, Key, choose


def placing_keys(game: StiflingDark, who: int, bends: Burden) -> list[Key]:
    """Items with which one could place the Flashlight now; what follows is placing it."""
    hand = game.hand(who)
    if not hand or game.turn.final or bends.no_items or not may_place(game, who):
        return []
    keys: list[Key] = []
    for face in distinct_faces(game, hand):
        if TEXTS[face].when != PLACING:
            continue
        pays = CARDS[face].id == "spare-batteries"
        wanted = not game.turn.batteries if pays else not game.turn.lorgnette
        if wanted and can_pay(game, who, int(pays)):
            keys.append(("use", face))
    return keys


@PROCEDURES.plain
def pays_charge(game: StiflingDark, who: int, n: int) -> None:
    game.turn.placing = True
    game.turn.batteries += n


@PROCEDURES.plain
def touched_lit(game: StiflingDark, who: int, n: int) -> None:
    game.turn.placing = True
    game.turn.lorgnette = n


@PROCEDURES.asking
def adversary_gives(game: StiflingDark, who: int, condition: int, this: int) -> Flow[None]:
    """The Adversary says which other Investigator is given it."""
    others: list[Key] = [("choose", other) for other in game.on_board() if other != who]
    if others:
        key: Key = yield choose(ADVERSARY, others, ("adversary-gives", condition))
        game.agenda.call(("give_condition", key[1], condition, this))
