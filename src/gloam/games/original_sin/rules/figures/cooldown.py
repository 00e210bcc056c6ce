"""Cooldown tracks: cards slide toward the end, are turned down on their way, and clear."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import SKILL, SOURCE_SKILL, STATUS, TACTIC
from gloam.games.original_sin.rules.figures.numbers import lasting
from gloam.games.original_sin.state import BOSS, NO_CARD, TRAY, OnTrack, OriginalSin


def put_on_track(game: OriginalSin, who: int, face: int, slot: int, up: bool) -> None:
    figure = game.figure(who)
    figure.track = (*figure.track, (face, slot, up))  # rule: cooldown.tracks


def slide(game: OriginalSin, who: int) -> None:
    """Every card of one's own track goes one slot on; flips come first, then what clears."""
    # rule: cooldown.slide-end-of-turn, cooldown.who-slides, cooldown.slide-includes-new
    figure = game.figure(who)
    if not figure.track:
        return
    before = figure.track
    figure.track = tuple([moved_on(game, on) for on in before if on[1] > 1])
    if who < TRAY:
        _turned_down(game, who, before)
    for face, slot, _ in before:
        if slot == 1:
            _cleared(game, who, face)  # rule: cooldown.clear
    keep_ap_below_maximum(game, who)


def moved_on(game: OriginalSin, on: OnTrack, steps: int = 1) -> OnTrack:
    """A card that many slots on; one that reaches its flip slot, or passes it, is turned down."""
    face, slot, up = on
    slot -= steps
    card = game.book.cards[face]
    # rule: skill.flip, skill.flip-pass, boss.cooldown, consumable.ongoing
    return face, slot, up and (card.flip == 0 or slot > card.flip)


def slide_one(game: OriginalSin, who: int, face: int) -> None:
    """One card goes one slot on by itself."""
    figure = game.figure(who)
    before = figure.track
    slot = next(on[1] for on in before if on[0] == face)
    if slot == 1:
        take_off_track(game, who, face)  # rule: action.recover-clear
        return
    figure.track = tuple([moved_on(game, on) if on[0] == face else on for on in before])


def take_off_track(game: OriginalSin, who: int, face: int) -> None:
    """A card leaves its track now: it goes where cleared cards go."""
    figure = game.figure(who)
    before = figure.track
    figure.track = tuple([on for on in before if on[0] != face])
    if who < TRAY:
        _turned_down(game, who, before)
    _cleared(game, who, face)
    keep_ap_below_maximum(game, who)


def clear_track(game: OriginalSin, who: int) -> None:
    """All cards leave the track."""
    for face, _, _ in game.figure(who).track:
        take_off_track(game, who, face)


# rule: summon.temporary, summon.right-summon
def _turned_down(game: OriginalSin, who: int, before: tuple[OnTrack, ...]) -> None:
    """A summon goes with the card that made it, and with no other."""
    origin = game.party[who]
    maker = origin.summoner
    if maker == NO_CARD:
        return
    was_up = any(face == maker and up for face, _, up in before)
    is_up = any(face == maker and up for face, _, up in origin.track)
    if was_up and not is_up:
        origin.summon = origin.summoner = NO_CARD


def _cleared(game: OriginalSin, who: int, face: int) -> None:
    """Skills return to hand, tactics under the deck; the rest goes to the supply."""
    type = game.book.cards[face].type
    if type in (SKILL, SOURCE_SKILL):
        origin = game.party[who]
        origin.hand = tuple(sorted((*origin.hand, face)))  # rule: cooldown.clear-return
    elif type == TACTIC and who == BOSS:
        game.below = (*game.below, face)  # rule: cooldown.clear-return, boss.cooldown
    elif type == STATUS:
        game.tell(
            "status-ends", game.told(who), face
        )  # rule: cooldown.clear-discard, status.cleared


def keep_ap_below_maximum(game: OriginalSin, who: int) -> None:
    """When HASTE ends, AP above the maximum are lost."""
    if who < TRAY:
        origin = game.party[who]
        if origin.ap > 8:  # rule: ap.haste-ends
            origin.ap = min(origin.ap, lasting(game, who).ap_maximum)
