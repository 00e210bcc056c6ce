"""Status effects: gained, made longer, taken away; immunity."""

from __future__ import annotations

from typing import Final

from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.figures.cooldown import put_on_track, take_off_track
from gloam.games.original_sin.rules.figures.numbers import keywords, lasting
from gloam.games.original_sin.state import PROCEDURES, TRAY, OriginalSin
from gloam.kernel.core.asks import Flow, Key, pick

KNOCKED_DOWN: Final = "knocked-down"


def is_immune(game: OriginalSin, who: int, face: int) -> bool:
    """Whether a figure never gains a status."""
    card = game.book.cards[face]
    if card.immune and card.immune in keywords(game, who):
        return True
    found = lasting(game, who)
    # rule: immune.status, immune.immovable, immune.damage-only, boss.immune
    return card.id in found.immune_statuses or (card.id == KNOCKED_DOWN and found.immovable)


@PROCEDURES.plain
def gain_status(game: OriginalSin, who: int, face: int, slot: int) -> None:
    """On its track in that slot; one that is there already only moves up."""
    # rule: status.on-downed, attack.defeated-target, attack.area-downed
    if not game.is_there(who) or is_immune(game, who, face):
        return
    slot = min(slot, game.slots(who))  # rule: status.max, status.max-on-apply
    figure = game.figure(who)
    for on in figure.track:
        if on[0] == face:
            if slot > on[1]:  # rule: status.reapply
                figure.track = tuple(
                    [(face, slot, True) if other == on else other for other in figure.track]
                )
            return
    put_on_track(game, who, face, slot, True)  # rule: status.place, status.same-slot
    game.tell("gains-status", game.told(who), face, slot, because=game.cause)


@PROCEDURES.plain
def lose_status(game: OriginalSin, who: int, face: int) -> None:
    if game.is_there(who) and any(on[0] == face for on in game.figure(who).track):
        take_off_track(game, who, face)  # rule: status.cleared


@PROCEDURES.asking
def lose_harmful(game: OriginalSin, who: int, count: int) -> Flow[None]:
    """Up to so many harmful statuses, chosen by the Origin's player, for an enemy by the party."""
    if not game.is_there(who):
        return
    cards = game.book.cards
    faces = [on[0] for on in game.figure(who).track if cards[on[0]].harmful]  # rule: status.kinds
    if not faces:
        return
    face = faces[0]
    if len(faces) > count:
        options: list[Key] = [("status", face) for face in faces]
        about = ("lose-status", who)
        if who < TRAY:
            key = yield from pick(game.seat_of(who), options, about)
        else:
            key = yield from party_picks(game, options, about)
        face = key[1]
    take_off_track(game, who, face)  # rule: status.on-downed
    if count > 1:
        game.agenda.call(("lose_harmful", who, count - 1))
