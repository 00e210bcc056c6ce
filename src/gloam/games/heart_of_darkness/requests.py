"""The two things that one may ask of a partner in a private talk, in fixed words.

They are for partners who do not read what is written to them. Like all that is said in a talk
they are known to the two alone, and so is whether anything was asked. Nobody is bound by them;
bots heed them (`parts_wanted_by`, `leads_quests`). Asked once, they stand until one of the two
leaves the game.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.silence import talking
from gloam.games.heart_of_darkness.state import MOST_SEATS, Heart
from gloam.kernel.core.asks import Key
from gloam.kernel.core.dice import Dice

KEEP_PARTS: Key = ("keep-parts",)
LEAD_QUESTS: Key = ("lead-quests",)
REQUESTS = (KEEP_PARTS, LEAD_QUESTS)
PAIRS = MOST_SEATS * MOST_SEATS  # of seats: one that asks and one that is asked


# --- what others may read of them: bots, and the scene ---


def parts_wanted_by(game: Heart, who: int) -> list[int]:
    """The seats that have asked this Protagonist's player to keep Radio Parts for them."""
    return _askers(game, KEEP_PARTS, game.seat_of(who))


def leads_quests(game: Heart, who: int) -> bool:
    """Whether this Protagonist's player was asked to take the lead on Quests."""
    return bool(_askers(game, LEAD_QUESTS, game.seat_of(who)))


def known(game: Heart, seat: int) -> list[tuple[Key, int, int]]:
    """The requests that a seat has made or heard: what, who asked, who was asked."""
    found: list[tuple[Key, int, int]] = []
    for key in REQUESTS if game.requests else ():
        found += [(key, by, seat) for by in _askers(game, key, seat)]
        others = [other for other in range(MOST_SEATS) if other != seat]
        found += [(key, seat, other) for other in others if game.requests & _bit(key, seat, other)]
    return found


def observed(game: Heart, seat: int) -> int:
    """The same as one number."""
    return sum([_bit(key, by, to) for key, by, to in known(game, seat)])


def _askers(game: Heart, key: Key, seat: int) -> list[int]:
    if not game.requests:
        return []
    return [by for by in range(MOST_SEATS) if game.requests & _bit(key, by, seat)]


def _bit(key: Key, by: int, to: int) -> int:
    return 1 << (REQUESTS.index(key) * PAIRS + by * MOST_SEATS + to)


# --- asking ---


def open_to(game: Heart, seat: int) -> list[Key]:
    """What this seat may ask of its partner and has not asked yet."""
    partner = _partner(game, seat)
    if partner < 0:
        return []
    return [key for key in REQUESTS if not game.requests & _bit(key, seat, partner)]


def request(game: Heart, seat: int, key: Key) -> None:
    """Ask it, for the partner's ears only."""
    partner = _partner(game, seat)
    game.requests |= _bit(key, seat, partner)
    (word,) = key
    game.tell(word, seat, partner, audience=talking(game))  # rule: silence.private-talk


def _partner(game: Heart, seat: int) -> int:
    """With whom this seat talks in private, or -1. Nobody talks to themselves in solo."""
    others = talking(game) & ~(1 << seat)
    return others.bit_length() - 1 if talking(game) >> seat & 1 and others else -1


def forget(game: Heart, seat: int) -> None:
    """This seat leaves the game: nothing that it asked or was asked stands."""
    for key in REQUESTS:
        for other in range(MOST_SEATS):
            game.requests &= ~(_bit(key, seat, other) | _bit(key, other, seat))
    game.talked &= ~_talked_with(seat)


# --- who cannot know ---


def note_talk(game: Heart) -> None:
    """Everybody knows who has talked with whom: only those may have asked something."""
    pair = talking(game)
    one, other = pair.bit_length() - 1, (pair & -pair).bit_length() - 1
    if one != other:
        game.talked |= 1 << (one * MOST_SEATS + other)


def ask_anew(game: Heart, seat: int, dice: Dice) -> None:
    """Make anew what others, in the eyes of `seat`, may have asked each other."""
    unheard = game.talked & ~_talked_with(seat)
    while unheard:
        pair = unheard.bit_length() - 1
        unheard ^= 1 << pair
        one, other = divmod(pair, MOST_SEATS)
        asked = dice.roll(1 << 2 * len(REQUESTS))
        for key in REQUESTS:
            for by, to in ((one, other), (other, one)):
                bit = _bit(key, by, to)
                game.requests = game.requests | bit if asked & 1 else game.requests & ~bit
                asked >>= 1


def _talked_with(seat: int) -> int:
    """All pairs in which a seat may be, as a bit set."""
    if not 0 <= seat < MOST_SEATS:
        return 0  # a watcher
    mine = 0
    for other in range(MOST_SEATS):
        mine |= 1 << (seat * MOST_SEATS + other) | 1 << (other * MOST_SEATS + seat)
    return mine
