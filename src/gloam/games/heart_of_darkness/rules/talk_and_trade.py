"""Talk and Trade: a private talk between two, what they hand each other, what they ask.

There are two things that one may ask of a partner in fixed words, for partners who do not
read what is written to them. Like all that is said in a talk they are known to the two alone,
and so is whether anything was asked. Nobody is bound by them; bots heed them
(`parts_wanted_by`, `leads_quests`). Asked once, they stand until one of the two leaves the game.
"""

from __future__ import annotations

from collections.abc import Callable

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.rules.ask import ask
from gloam.games.heart_of_darkness.rules.silence import talking
from gloam.games.heart_of_darkness.state import LOOT_BACK, MOST_SEATS, Heart
from gloam.kernel.core.asks import EVERYONE, RACE, WAIT, Ask, Flow, Gone, Interrupted, Key
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import Dice


def partners(game: Heart, who: int) -> list[Key]:
    """With whom the active player may talk."""
    # rule: talk.action, talk.creatures-ok, solo.trade
    reach = modifiers.talk_reach(game, who)  # rule: decide.card-wins
    far = game.island.distance[game.place[who]]
    others = [other for other in game.living() if other != who]
    found: list[Key] = [("talk", other) for other in others if far[game.place[other]] <= reach]
    if found and modifiers.cannot_talk(game, who):
        return []
    return found


def open_talk(game: Heart, who: int, other: int) -> None:
    """Open a private talk; each sees the other's whole hand while it lasts."""
    game.actions -= 1  # rule: talk.action, talk.single, talk.partner-cannot-refuse
    game.talk_by, game.talk_with = who, other
    note_talk(game)  # rule: silence.private-talk
    game.tell("talks", who, other)  # rule: talk.public-fact
    # rule: talk.look, talk.look-all
    game.look(list(game.zones[game.hand(other)]), 1 << game.seat_of(who))
    game.look(list(game.zones[game.hand(who)]), 1 << game.seat_of(other))


# --- trading ---


def gifts(game: Heart, giver: int) -> list[Key]:
    """What one side of the talk may hand over. How many cards and tokens is no secret."""
    keys: list[Key] = []
    if _offers(game, giver):
        keys.append(("give-card", giver))  # rule: talk.give
    if game.traps[giver]:
        keys.append(("give-trap", giver))  # rule: talk.traps
    return keys


def act_or_give(game: Heart, mine: Callable[[], list[Key]]) -> Flow[Key]:
    """While a talk is open, either side may give; the active player may also go on.

    The partner is heard first, or says that nothing is to come. What the active player does
    next ends the talk.
    """
    # rule: talk.give, talk.consent
    one, other = game.talk_by, game.talk_with
    seat, partner = game.seat_of(one), game.seat_of(other)
    waits = False
    token: list[int] = []
    while True:
        if game.outcome or not game.alive(one):
            raise Gone  # rule: killed.turn-ends
        own = mine() + gifts(game, one)
        theirs = gifts(game, other)
        if partner == seat:  # rule: solo.trade
            question = Ask("choose", seat, own + theirs, "trade", EVERYONE)
        else:
            offers: dict[int, list[Key]] = {seat: own}
            asked = seat
            # Asked even with nothing to give: silence would tell that no Curse can be handed on.
            if not waits or theirs:
                offers[partner] = theirs if waits else [*theirs, WAIT]
            if not waits:
                asked = partner
            question = Ask(RACE, asked, offers[asked], "trade", EVERYONE, offers, token)
        try:
            answer = yield question
        except Interrupted:
            continue
        key: Key = answer if question.offers is None else answer[1]
        if key != WAIT:
            return key
        waits = True


def give(game: Heart, key: Key) -> Flow[None]:
    """One gift: everybody sees that it is made, the two see what it is."""
    # rule: talk.consent, talk.public-fact
    giver: int = key[1]
    taker = game.talk_by if giver == game.talk_with else game.talk_with
    if key[0] == "give-trap":  # rule: talk.traps
        game.traps[giver] -= 1
        game.traps[taker] += 1
        game.tell("gave-trap", giver, taker)
        return
    pair = talking(game)
    key = yield from ask(
        game, game.seat_of(giver), lambda: _offers(game, giver), ("give", taker), audience=pair
    )
    piece = game.one(game.hand(giver), key[1])
    game.tell("gave-card", giver, taker)
    game.move(Piece(piece), game.hand(taker))


def _offers(game: Heart, giver: int) -> list[Key]:
    if not talking(game) or not game.alive(giver):
        return []
    faces, backs = game.pack.faces, game.pack.backs
    found: list[Key] = []
    for piece in game.zones[game.hand(giver)]:  # rule: talk.placed-quests
        # rule: talk.not-personal, personal.not-traded, talk.not-curses, curse.not-traded
        if backs[piece] == LOOT_BACK or modifiers.can_trade(faces[piece]):
            key: Key = ("card", faces[piece])
            if key not in found:
                found.append(key)
    return found


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


def requests_known(game: Heart, seat: int) -> list[tuple[Key, int, int]]:
    """The requests that a seat has made or heard: what, who asked, who was asked."""
    found: list[tuple[Key, int, int]] = []
    for key in REQUESTS if game.requests else ():
        found += [(key, by, seat) for by in _askers(game, key, seat)]
        others = [other for other in range(MOST_SEATS) if other != seat]
        found += [(key, seat, other) for other in others if game.requests & _bit(key, seat, other)]
    return found


def requests_observed(game: Heart, seat: int) -> int:
    """The same as one number."""
    return sum([_bit(key, by, to) for key, by, to in requests_known(game, seat)])


def _askers(game: Heart, key: Key, seat: int) -> list[int]:
    if not game.requests:
        return []
    return [by for by in range(MOST_SEATS) if game.requests & _bit(key, by, seat)]


def _bit(key: Key, by: int, to: int) -> int:
    return 1 << (REQUESTS.index(key) * PAIRS + by * MOST_SEATS + to)


# --- asking ---


def requests_open(game: Heart, seat: int) -> list[Key]:
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


def forget_requests(game: Heart, seat: int) -> None:
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


def requests_anew(game: Heart, seat: int, dice: Dice) -> None:
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
