"""Talk and Trade: a private talk between two, and what they hand each other."""

from __future__ import annotations

from collections.abc import Callable

from gloam.games.heart_of_darkness import traits
from gloam.games.heart_of_darkness.asking import ask
from gloam.games.heart_of_darkness.requests import note_talk
from gloam.games.heart_of_darkness.silence import talking
from gloam.games.heart_of_darkness.state import LOOT_BACK, Heart
from gloam.kernel.core.asks import EVERYONE, RACE, WAIT, Ask, Flow, Gone, Interrupted, Key
from gloam.kernel.core.data import Piece


def partners(game: Heart, who: int) -> list[Key]:
    """With whom the active player may talk."""
    # rule: talk.action, talk.creatures-ok, solo.trade
    reach = traits.talk_reach(game, who)  # rule: decide.card-wins
    far = game.island.distance[game.place[who]]
    others = [other for other in game.living() if other != who]
    found: list[Key] = [("talk", other) for other in others if far[game.place[other]] <= reach]
    if found and traits.cannot_talk(game, who):
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
        if backs[piece] == LOOT_BACK or traits.can_trade(faces[piece]):
            key: Key = ("card", faces[piece])
            if key not in found:
                found.append(key)
    return found
