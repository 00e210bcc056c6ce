"""The Cursed Poppet: somebody else holds it, and what they suffer eases its owner."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.investigators_turn.stamina_and_charge import (
    gain_stamina,
    most_stamina,
)
from gloam.games.stifling_dark.rules.items.gaining_and_using import possible_if
from gloam.games.stifling_dark.rules.wounds import face_down, take_off
from gloam.games.stifling_dark.state import HAND, PROCEDURES, WOUND_DISCARD, StiflingDark
from gloam.kernel.content.common_phrases import NO, YES
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import EVERYONE, Flow, Key, choose


@possible_if("bind_poppet")
def has_a_likeness(game: StiflingDark, who: int, call: Call) -> bool:
    """Somebody else is there, and it is not bound yet."""
    return len(game.on_board()) > 1 and game.poppet < 0


@PROCEDURES.asking
def bind_poppet(game: StiflingDark, who: int, n: int) -> Flow[None]:
    others: list[Key] = [("choose", other) for other in game.on_board() if other != who]
    key: Key = yield choose(game.seat_of(who), others, ("poppet", who))
    game.poppet = who
    game.move(piece_with(game, HAND + who, FACE["cursed-poppet"]), HAND + key[1], EVERYONE)
    game.tell("poppet", who, key[1])
    game.agenda.call(("shed_items", key[1]))


@PROCEDURES.asking
def poppet_heals(game: StiflingDark, owner: int) -> Flow[None]:
    """Its holder was wounded: the owner may discard a face-down Wound."""
    slots = face_down(game, owner)
    if not slots or not game.team[owner].here:
        return
    options: list[Key] = [("discard-wound", slot) for slot in slots]
    key: Key = yield choose(game.seat_of(owner), [*options, NO], ("poppet-heals", owner))
    if key != NO:
        take_off(game, owner, key[1], WOUND_DISCARD)  # rule: wound.permanent
        game.tell("wound-gone", owner)


@PROCEDURES.asking
def poppet_rests(game: StiflingDark, owner: int) -> Flow[None]:
    """Its holder has lost Stamina: the owner may gain 1."""
    one = game.team[owner]
    if not one.here or one.stamina >= most_stamina(game, owner):
        return
    key: Key = yield choose(game.seat_of(owner), [YES, NO], ("poppet-rests", owner))
    if key != NO:
        gain_stamina(game, owner, 1, FACE["cursed-poppet"])
