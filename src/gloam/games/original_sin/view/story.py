"""How a stay at a location ended, told: who came out, with what."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import CARDS
from gloam.games.original_sin.cards.pages import epilogue
from gloam.games.original_sin.rules.exploring.journal import ending
from gloam.games.original_sin.state import OriginalSin, Outcome
from gloam.games.original_sin.view.names import name_of
from gloam.games.original_sin.view.nodes import icon_of
from gloam.kernel.present.result import ResultLine, ResultStory, SeatResult
from gloam.kernel.present.scene import Arg, Words


def story(game: OriginalSin) -> ResultStory:
    left = game.outcome in (Outcome.LEFT, Outcome.ENDED)
    args: dict[str, Arg] = {
        "title": game.place.title,
        "gold": game.gold,
        "journal": len(game.journal_cards),
    }
    assert game.outcome is not None
    if game.outcome is Outcome.ENDED:  # rule: campaign.end
        end = epilogue(ending(game), game.journal_cards)
        args = {"title": end.title, "text": " ".join(end.prose)}
    word = game.outcome.name.lower()
    seats = tuple([_seat(game, seat, left) for seat in range(game.seats)])
    return ResultStory(Words(f"result-{word}"), Words(f"result-why-{word}", args), seats)


def _seat(game: OriginalSin, seat: int, left: bool) -> SeatResult:
    own = [who for who in range(len(game.party)) if game.seat_of(who) == seat]
    words = Words("result-seat-left" if left else "result-seat-gave-up")
    return SeatResult(seat, words, None, tuple([_origin(game, who) for who in own]))


def _origin(game: OriginalSin, who: int) -> ResultLine:
    origin = game.party[who]
    cards = [*[face for face in origin.worn if face >= 0], *origin.pack]
    told = Words("result-tale" if origin.hp else "result-tale-down", {"n": origin.hp})
    faces = tuple([CARDS[face].id for face in cards])
    return ResultLine(name_of(game, who), None, told, faces, portrait=icon_of(origin.face))
