"""How a game ended: whether you came up again, what decided it, what became of each effigy."""

from __future__ import annotations

from gloam.games.harrowing.rules.columns_of_joined_items import column_faces
from gloam.games.harrowing.rules.ritual_boss_bane import needed, ritual_total
from gloam.games.harrowing.state import COLUMNS, Harrowing, Outcome
from gloam.games.harrowing.view.names import CARD, MARKER
from gloam.kernel.present.result import ResultLine, ResultStory, SeatResult
from gloam.kernel.present.scene import Arg, Words


def story(game: Harrowing) -> ResultStory:
    won = game.outcome is Outcome.WON
    args: dict[str, Arg] = {"ended": _ended(game, won), "far": _how_far(game, won)}
    return ResultStory(
        Words("result-won" if won else "result-lost"),
        Words("result-why", args),
        tuple([_seat(game, seat, won) for seat in range(game.seats)]),
    )


def _boss(game: Harrowing) -> int:
    """The face of the Boss of the Circle that was played."""
    cards = game.book.cards
    return next(face for face in game.pack.faces if cards[face].is_boss)


def _ended(game: Harrowing, won: bool) -> Words:
    """What decided it."""
    # rule: goal.win, goal.loss-damned, goal.loss-eliminated, goal.loss-stuck
    if won:
        return Words("result-ended-won", {"card": CARD.words[_boss(game)], "bane": game.bane})
    present = game.present()
    if not present:
        return Words("result-ended-gone")
    if all(game.damned(seat) for seat in present):
        return Words("result-ended-damned", {"count": len(present), "bane": game.bane})
    return Words("result-ended-stuck")


def _how_far(game: Harrowing, won: bool) -> Words:
    """How near those who lost came to winning."""
    if won:
        return Words("result-far-won")
    boss = _boss(game)
    if game.boss_placed:
        left = game.boss_health - game.damage.get(boss, 0)
        args: dict[str, Arg] = {
            "card": CARD.words[boss],
            "left": left,
            "health": game.boss_health,
        }
        return Words("result-far-boss", args)
    return Words("result-far-ritual", {"ritual": ritual_total(game), "needed": needed(game)})


def _seat(game: Harrowing, seat: int, won: bool) -> SeatResult:
    if game.at[seat] < 0:
        state = "out"
    elif game.damned(seat):
        state = "damned"
    else:
        state = "won" if won else "whole"
    return SeatResult(seat, Words(f"result-seat-{state}"), None, (_effigy(game, seat, state),))


def _effigy(game: Harrowing, seat: int, state: str) -> ResultLine:
    """An effigy with what it held: how many sins were at six, and its items."""
    sheet, cards = game.sheet(seat), game.book.cards
    columns = [column_faces(game, seat, column)[1:] for column in range(COLUMNS)]
    items = [cards[face].id for column in columns for face in column]
    args: dict[str, Arg] = {
        "sixes": sheet.sixes(),
        "taken": sum(sheet.corruption) - sum(sheet.base),
        "foes": len(game.foes(seat)),
    }
    told = Words("result-tale-out" if state == "out" else "result-tale", args)
    return ResultLine(MARKER.words[game.markers[seat]], None, told, tuple(items))
