"""How a game ended: who won, what decided it, what became of each Investigator."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.rules.evidence_and_objectives.evidence import QUOTA
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    ATTACK_SLOT,
    COOLDOWN_1,
    COOLDOWN_2,
    LAST_ROUND,
    NO_CARD,
    Outcome,
    StiflingDark,
)
from gloam.games.stifling_dark.view.adversaries import SHOWN
from gloam.games.stifling_dark.view.names import WHO, number
from gloam.kernel.present.result import ResultLine, ResultStory, SeatResult
from gloam.kernel.present.scene import Arg, Words

ITS_CARDS: Final = (ATTACK_SLOT, ABILITY_SLOTS, COOLDOWN_1, COOLDOWN_2)


def story(game: StiflingDark) -> ResultStory:
    assert game.outcome is not None
    word = game.outcome.name.lower()
    args: dict[str, Arg] = {"ended": _ended(game), "far": _how_far(game)}
    team = [_seat(game, seat) for seat in range(1, game.seats)]
    foe = SeatResult(ADVERSARY, Words(f"result-adversary-{word}"), None, (_adversary(game),))
    first = game.outcome is Outcome.ADVERSARY
    seats = (foe, *team) if first else (*team, foe)
    return ResultStory(Words(f"result-{word}"), Words("result-why", args), seats)


def _ended(game: StiflingDark) -> Words:
    """What decided it."""
    dead = game.dead()
    enough = game.kind.kills or len(game.team)
    if game.outcome is Outcome.ADVERSARY and len(dead) >= enough:  # rule: butcher.win
        name = WHO.words[number(game, WHO, dead[-1])]
        return Words("result-ended-died", {"who": name, "n": game.round})
    if game.conceded & 1 << ADVERSARY or game.conceded == (1 << game.seats) - 2:
        return Words("result-ended-conceded", {"n": game.round})  # rule: end.concede
    if game.outcome is Outcome.INVESTIGATORS:
        banished = game.objective == BANISH  # rule: end.investigators-win
        return Words(
            "result-ended-banished" if banished else "result-ended-away", {"n": game.round}
        )
    return Words("result-ended-time", {"n": LAST_ROUND})  # rule: end.timeout


def _how_far(game: StiflingDark) -> Words:
    """How near those who lost came."""
    if game.outcome is Outcome.INVESTIGATORS:
        return Words("result-far-won")
    quota = QUOTA[len(game.team)]
    if game.objective:
        return Words("result-far-objective")
    return Words("result-far-evidence", {"n": game.handed_in, "quota": quota})


def _seat(game: StiflingDark, seat: int) -> SeatResult:
    own = [who for who in range(len(game.team)) if game.seat_of(who) == seat]
    won = game.outcome is Outcome.INVESTIGATORS
    lines = tuple([_investigator(game, who) for who in own if game.team[who].face != NO_CARD])
    return SeatResult(seat, Words("result-seat-won" if won else "result-seat-lost"), None, lines)


def _investigator(game: StiflingDark, who: int) -> ResultLine:
    one = game.team[who]
    state = one.status.name.lower()
    args: dict[str, Arg] = {"wounds": len(game.wounds(who)), "evidence": one.evidence.bit_count()}
    return ResultLine(
        WHO.words[number(game, WHO, who)],
        None,
        Words(f"result-tale-{state}", args),
        portrait=CARDS[one.face].id,
    )


def _adversary(game: StiflingDark) -> ResultLine:
    """How many it has killed, how far it came, and the cards that it had."""
    name = game.kind.name
    gone = SHOWN[name].gone(game)
    args: dict[str, Arg] = {"dead": len(game.dead()), **gone}
    cards = [game.pack.faces[piece] for zone in ITS_CARDS for piece in game.zones[zone]]
    return ResultLine(
        Words(f"result-foe-{name}"),
        None,
        Words(f"result-tale-{name}", args),
        tuple([CARDS[face].id for face in cards]),
        portrait="morgonnod" if game.cult.corporeal else name,
    )
