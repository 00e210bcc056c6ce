"""The order of Origins' turns: whoever is ready begins."""

from __future__ import annotations

from gloam.games.original_sin.state import NO_ONE, OriginalSin
from gloam.kernel.core.asks import Flow, Key
from gloam.kernel.core.forms import race


def whoever_is_ready(game: OriginalSin, about: str) -> Flow[int]:
    """The Origin whose turn is next; NO_ONE when all have had theirs. It has acted from now on.

    Who is downed waits for help until the others have acted. If all wait, the first seat begins.
    """
    # rule: combat.order, explore.turn-order, rest.turn-order, downed.revived-in-time
    ready = [who for who, origin in enumerate(game.party) if not origin.acted]
    if not ready:
        return NO_ONE
    standing = [who for who in ready if game.party[who].hp]
    who = (standing or ready)[0]
    if len(standing) > 1:
        offers: dict[int, list[Key]] = {}
        for one in standing:
            offers.setdefault(game.seat_of(one), []).append(("turn", one))
        _, key = yield from race(lambda: offers, about)
        if key[0] == "turn":
            who = key[1]
    game.party[who].acted = True
    game.active = who
    return who
