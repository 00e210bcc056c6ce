"""How a game ended: whether all got away, why, and what became of each Protagonist."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, PROTAGONISTS
from gloam.games.heart_of_darkness.rules.win_and_lose import quests_done
from gloam.games.heart_of_darkness.state import DARKNESS_MAX, Heart, Outcome
from gloam.games.heart_of_darkness.view.names import HERO, PLACE
from gloam.kernel.present.result import ResultLine, ResultStory, SeatResult
from gloam.kernel.present.scene import Arg, Words
from gloam.kernel.present.things import listed


def story(game: Heart) -> ResultStory:
    won = game.outcome is Outcome.WON
    return ResultStory(
        Words("result-away" if won else "result-kept"),
        Words("result-why", {"ended": _ended(game, won), "fallen": _fallen(game)}),
        tuple([_seat(game, seat, won) for seat in game.players]),
    )


def _ended(game: Heart, won: bool) -> Words:
    """What decided it, in the order in which it is looked for."""
    # rule: win.harbour, lose.darkness, lose.no-survivors, lose.none-available
    if won:
        what = "won"
    elif game.darkness > DARKNESS_MAX:
        what = "darkness"
    else:
        what = "none-left" if game.protagonists else "nobody"
    args: dict[str, Arg] = {
        "round": game.round,
        "done": quests_done(game),
        "needed": len(game.cast()),
    }
    return Words(f"result-ended-{what}", args)


def _fallen(game: Heart) -> Words:
    """The dead who still lie on the island."""
    names = [
        Words("result-fallen", {"hero": HERO.words[hero], "place": PLACE.words[place]})
        for hero, place in sorted(game.fallen.items())
    ]
    return Words("result-left-behind", {"count": len(names), "list": listed(names)})


def _seat(game: Heart, seat: int, won: bool) -> SeatResult:
    whos = [who for who in game.cast() if game.seat_of(who) == seat]
    done = [CARDS[game.pack.faces[piece]].id for piece in game.zones[game.completed(seat)]]
    lines = [_line(game, who, won) for who in whos]
    if done:
        count = Words("result-quests", {"n": len(done)})
        lines.append(ResultLine(Words("label-quests"), None, count, tuple(done)))
    return SeatResult(
        seat, Words("result-seat-away" if won else "result-seat-lost"), None, tuple(lines)
    )


def _line(game: Heart, who: int, won: bool) -> ResultLine:
    """What became of a Protagonist, with what was left of body and mind."""
    one = game.protagonists.get(who)
    if one is None:
        return ResultLine(Words("result-no-one"), None, Words("result-no-one-tale"))
    told = Words(
        f"tale-{'away' if won else 'kept'}-{CARDS[PROTAGONISTS[one.hero]].id}",
        {"place": PLACE.words[one.place]},
    )
    args: dict[str, Arg] = {
        "tale": told,
        "strength": one.strength,
        "sanity": one.sanity,
        "curses": len(game.curses(who)),
    }
    return ResultLine(
        HERO.words[one.hero], None, Words("result-tale", args), portrait=f"hero-{one.hero}"
    )
