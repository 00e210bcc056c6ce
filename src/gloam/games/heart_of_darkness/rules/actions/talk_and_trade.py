"""Talk and Trade: a private talk between two, what they hand each other, what they ask.

There are two things that one may ask of a partner in fixed words, for partners who do not
read what is written to them. Like all that is said in a talk they are known to the two alone,
and so is whether anything was asked. Nobody is bound by them; bots heed them
(`parts_wanted_by`, `leads_quests`). Asked once, they stand until one of the two leaves the game.
"""

from __future__ import annotations

from collections.abc import Callable

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.rules.ask import acting, ask
from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.rules.silence import talking
from gloam.games.heart_of_darkness.state import LOOT_BACK, MOST_SEATS, NO_ONE, Heart, Talk
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import CHOOSE, EVERYONE, RACE, WAIT, Ask, Flow, Gone, Interrupted, Key
from gloam.kernel.core.data import Piece
from gloam.kernel.core.dice import Dice


def partners(game: Heart, who: int) -> list[Key]:
    """With whom the active player may talk."""
    found = within_reach(game, who)
    return [] if found and modifiers.cannot_talk(game, who) else found


def within_reach(game: Heart, who: int) -> list[Key]:
    """With whom the active player might talk, if able to."""
    # rule: talk.action, talk.creatures-ok, solo.trade
    reach = modifiers.talk_reach(game, who)  # rule: decide.card-wins
    far = game.island.distance[game.protagonists[who].place]
    return [
        ("talk", other)
        for other, one in game.protagonists.items()
        if far[one.place] <= reach and other != who and other not in game.mute
    ]


def open_talk(game: Heart, who: int, other: int) -> None:
    """Open a private talk; each sees the other's whole hand while it lasts.

    Who cannot Talk and Trade is no partner. A Curse that forbids it is hidden until somebody
    tries: it shows then, and the try costs nothing.
    """
    if modifiers.cannot_talk(game, other):
        game.tell("cannot-talk", other)
        modifiers.burden_shows(game, other, "no_talk")  # rule: talk.action
        game.mute += (other,)
        return
    game.turn.actions -= 1  # rule: talk.action, talk.single, talk.partner-cannot-refuse
    game.talk = Talk(who, other)
    note_talk(game, game.talk)  # rule: silence.private-talk
    game.tell("talks", who, other)  # rule: talk.public-fact
    # rule: talk.look, talk.look-all
    game.look(list(game.zones[game.hand(other)]), 1 << game.seat_of(who))
    game.look(list(game.zones[game.hand(who)]), 1 << game.seat_of(other))


# --- trading ---


def gifts(game: Heart, giver: int) -> list[Key]:
    """What one side of the talk may hand over. How many cards and tokens is no secret."""
    keys: list[Key] = []
    if game.talk is None or not game.alive(giver):
        return keys
    if _offers(game, giver):
        keys.append(("give-card", giver))  # rule: talk.give
    if game.protagonists[giver].traps:
        keys.append(("give-trap", giver))  # rule: talk.traps
    return keys


def act_or_give(game: Heart, mine: Callable[[], list[Key]]) -> Flow[Key]:
    """While a talk is open, either side may give; the active player may also go on.

    The partner is heard first, or says that nothing is to come. What the active player does
    next ends the talk.
    """
    # rule: talk.give, talk.consent
    talk = game.talk
    assert talk is not None
    one, other = talk.by, talk.other
    seat, partner = game.seat_of(one), game.seat_of(other)
    waits = False
    token: list[int] = []
    while True:
        if game.outcome is not None or not game.alive(one):
            raise Gone  # rule: killed.turn-ends
        own = mine() + gifts(game, one)
        theirs = gifts(game, other)
        if not game.alive(other):  # of a word, and the talk is over
            question = Ask(CHOOSE, seat, own, acting(game), EVERYONE)
        elif partner == seat:  # rule: solo.trade
            question = Ask(CHOOSE, seat, own + theirs, "trade", EVERYONE)
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
    assert game.talk is not None
    giver: int = key[1]
    taker = game.talk.partner(giver)
    if key[0] == "give-trap":  # rule: talk.traps
        game.protagonists[giver].traps -= 1
        game.protagonists[taker].traps += 1
        game.tell("gave-trap", giver, taker)
        return
    pair = talking(game)
    key = yield from ask(
        game, game.seat_of(giver), lambda: _offers(game, giver), ("give", taker), audience=pair
    )
    piece = piece_with(game, game.hand(giver), key[1])
    game.tell("gave-card", giver, taker)
    game.move(Piece(piece), game.hand(taker))
    settle_deaths(game)  # rule: killed.curses


def _offers(game: Heart, giver: int) -> list[Key]:
    if game.talk is None or not game.alive(giver):
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


# --- requests: what bots and the scene may read of them ---

KEEP_PARTS: Key = ("keep-parts",)
LEAD_QUESTS: Key = ("lead-quests",)
REQUESTS = (KEEP_PARTS, LEAD_QUESTS)


def parts_wanted_by(game: Heart, who: int) -> list[int]:
    """The seats that have asked this Protagonist's player to keep Radio Parts for them."""
    return _askers(game, KEEP_PARTS, game.seat_of(who))


def leads_quests(game: Heart, who: int) -> bool:
    """Whether this Protagonist's player was asked to take the lead on Quests."""
    return bool(_askers(game, LEAD_QUESTS, game.seat_of(who)))


def requests_known(game: Heart, seat: int) -> list[tuple[str, int, int]]:
    """The requests that a seat has made or heard: what, who asked, who was asked."""
    found: list[tuple[str, int, int]] = []
    for (word,) in REQUESTS if game.requests else ():
        found += [(word, by, seat) for by in _askers(game, (word,), seat)]
        made = [(word, seat, other) for other in range(MOST_SEATS)]
        found += [request for request in made if request in game.requests]
    return found


def _askers(game: Heart, key: Key, seat: int) -> list[int]:
    return [by for by in range(MOST_SEATS) if (key[0], by, seat) in game.requests]


# --- making a request ---


def requests_open(game: Heart, seat: int) -> list[Key]:
    """What this seat may ask of its partner and has not asked yet."""
    partner = _partner(game, seat)
    if partner == NO_ONE:
        return []
    return [key for key in REQUESTS if (key[0], seat, partner) not in game.requests]


def request(game: Heart, seat: int, key: Key) -> None:
    """Ask it, for the partner's ears only."""
    (word,) = key
    partner = _partner(game, seat)
    game.requests |= {(word, seat, partner)}
    game.tell(word, seat, partner, audience=talking(game))  # rule: silence.private-talk


def _partner(game: Heart, seat: int) -> int:
    """The seat with which this seat talks in private. Nobody talks to themselves in solo."""
    others = talking(game) & ~(1 << seat)
    return others.bit_length() - 1 if talking(game) >> seat & 1 and others else NO_ONE


def forget_requests(game: Heart, seat: int) -> None:
    """This seat leaves the game: nothing that it asked or was asked stands."""
    game.requests = frozenset([made for made in game.requests if seat not in made[1:]])
    game.talked = frozenset([pair for pair in game.talked if seat not in pair])


# --- who cannot know of it ---


def note_talk(game: Heart, talk: Talk) -> None:
    """Everybody knows who has talked with whom: only those may have asked something."""
    one, other = game.seat_of(talk.by), game.seat_of(talk.other)
    if one != other:
        game.talked |= {(max(one, other), min(one, other))}


def requests_anew(game: Heart, seat: int, dice: Dice) -> None:
    """Make anew what others, in the eyes of `seat`, may have asked each other."""
    for one, other in sorted(game.talked, reverse=True):
        if seat in (one, other):
            continue
        asked = dice.roll(1 << 2 * len(REQUESTS))
        for (word,) in REQUESTS:
            for made in ((word, one, other), (word, other, one)):
                game.requests = game.requests | {made} if asked & 1 else game.requests - {made}
                asked >>= 1
