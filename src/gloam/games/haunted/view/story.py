"""How a game ended: who won, why, what each line came to, and its tale in full.

A short game that settled a tie only says who won: points and tales are those of the game before.
"""

from __future__ import annotations

from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.rules.end_and_score import final_points, winners, worth
from gloam.games.haunted.state import SLOTS, THREE_LINES, Haunted
from gloam.games.haunted.view.names import SEAT
from gloam.games.haunted.view.tales import tale
from gloam.kernel.present.result import ResultLine, ResultStory, SeatResult
from gloam.kernel.present.scene import Arg, Words
from gloam.kernel.present.things import listed


def story(game: Haunted) -> ResultStory:
    won = winners(game)
    lost = _lost(game, _to_lose(game))
    ranking = sorted(
        range(game.seats),
        key=lambda seat: (seat not in won, seat in lost, final_points(game, seat), seat),
    )
    return ResultStory(
        _headline(game, won),
        _why(game, won, lost),
        tuple([_seat(game, seat, won, lost, place) for place, seat in enumerate(ranking, 1)]),
    )


def _headline(game: Haunted, won: list[int]) -> Words:
    names = listed(_names(won))
    points = final_points(game, won[0]) if won else 0
    return Words("result-headline", {"count": len(won), "list": names, "points": points})


def _why(game: Haunted, won: list[int], lost: list[int]) -> Words:
    """Why it ended, and what the others were compared by."""
    reason, _, _ = game.finishes[0]
    losers = listed(_names(lost))
    args: dict[str, Arg] = {"lines": _to_lose(game), "count": len(lost), "list": losers}
    ended = Words(f"result-ended-{reason}", args)
    others = [seat for seat in range(game.seats) if seat not in lost]
    others.sort(key=lambda seat: (final_points(game, seat), seat))
    told = [
        Words("result-points-of", {"seat": SEAT.words[seat], "points": final_points(game, seat)})
        for seat in others
    ]
    args = {
        "ended": ended,
        "count": len(others),
        "list": listed(told),
        "names": listed(_names(others)),
    }
    if len(game.finishes) > 1:
        return Words("result-why-settled", {**args, "winner": listed(_names(won))})
    return Words("result-why", args)


def _names(seats: list[int]) -> list[Words]:
    return [SEAT.words[seat] for seat in seats]


def _to_lose(game: Haunted) -> int:
    """How many complete lines lost the game that was counted."""
    if len(game.finishes) == 1:
        return game.to_lose
    # A tie was settled since; if nobody owned three, it was a tie of a short game.
    return SLOTS if max(_complete(game)) == SLOTS else 1


def _complete(game: Haunted) -> list[int]:
    """How many lines of each seat were complete."""
    _, sealed, _ = game.finishes[0]
    return [sum([sealed >> line & 1 for line in game.lines(s)]) for s in range(game.seats)]


def _lost(game: Haunted, to_lose: int) -> list[int]:
    """Those who lost outright, in the game that was counted."""
    reason, _, _ = game.finishes[0]
    ended = reason == THREE_LINES
    return [seat for seat, count in enumerate(_complete(game)) if ended and count >= to_lose]


def _seat(game: Haunted, seat: int, won: list[int], lost: list[int], place: int) -> SeatResult:
    _, sealed, lines = game.finishes[0]
    found = [_line(lines[line], sealed >> line & 1) for line in game.lines(seat)]
    parts: dict[str, Arg] = {
        letter: _sum_of(lines[line], sealed >> line & 1)
        for letter, line in zip("abc", game.lines(seat), strict=True)
    }
    what = "won" if seat in won else "lost" if seat in lost else "place"
    return SeatResult(
        seat,
        Words(f"result-{what}", {"place": place}),
        Words("result-sum", {**parts, "points": final_points(game, seat)}),
        tuple(found),
    )


def _sum_of(cards: tuple[int, ...], complete: int) -> Words:
    return (
        Words("result-sum-complete") if complete else Words("result-sum-cards", {"n": len(cards)})
    )


def _line(cards: tuple[int, ...], complete: int) -> ResultLine:
    if not cards:
        return ResultLine(Words("character-none"), 0, Words("tale-0"))
    return ResultLine(
        Words(f"character-{CARDS[cards[0]].id}"),
        worth(cards, complete),
        tale(cards, ended=bool(complete)),
        tuple([CARDS[card].id for card in cards]),
        ("complete",) if complete else (),
        CARDS[cards[0]].id,
    )
