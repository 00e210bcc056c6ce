"""The end of the game: who has lost, what lines are worth, who wins."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.haunted.cards.deck import ALL_SETTINGS, FOCUSES
from gloam.games.haunted.rules.completing_and_removing import all_locked
from gloam.games.haunted.rules.short_game import begin_short_game
from gloam.games.haunted.state import NO_SETTINGS, NO_TERRORS, SLOTS, THREE_LINES, Finish, Haunted


def loses(game: Haunted) -> bool:
    """Whether somebody owns as many complete lines as lose the game."""
    if game.sealed.bit_count() < game.to_lose:
        return False
    return bool(losers(game))  # rule: end.trigger


def check_after_defence(game: Haunted) -> None:
    """Once everybody has defended: terrors that were laid together count alike."""
    if loses(game):  # rule: end.stage-two
        end(game, THREE_LINES)
    check_settings(game)  # rule: end.stalemate-settings


def check_settings(game: Haunted) -> None:
    """With all settings locked away nobody can start a line any more."""
    # rule: end.stalemate-settings
    if game.sealed.bit_count() < FOCUSES or game.over or loses(game):
        return
    if all_locked(game, ALL_SETTINGS):
        end(game, NO_SETTINGS)  # rule: end.stalemate-settings


def is_stalemate(game: Haunted) -> bool:
    """All terrors are locked away, and the discard pile was used up twice since."""
    return game.stale >= 2  # rule: end.stalemate


def end(game: Haunted, why: str) -> None:
    """Somebody has lost, or nobody can any more. Ties may call for a short game."""
    game.finishes = (*game.finishes, _finish(game, why))
    if why == THREE_LINES:
        game.tell("ended-lines", game.to_lose, *losers(game))
    elif why == NO_TERRORS:
        game.tell("ended-terrors")
    else:
        game.tell("ended-settings")
    best = winners(game)
    if len(best) > 1 and game.tie_break:  # rule: short.purpose
        begin_short_game(game, best)
        return
    game.over = True  # rule: end.agreed-penalty
    game.tell("over", *best)


def losers(game: Haunted) -> list[int]:
    """Those who own as many complete lines as lose the game."""
    return [seat for seat in game.order if game.complete(seat) >= game.to_lose]  # rule: end.loser


def winners(game: Haunted) -> list[int]:
    """The fewest points among those who have not lost; several share the win."""
    # rule: end.several-losers, score.loser, short.who-wins
    safe = [seat for seat in game.order if game.complete(seat) < game.to_lose]
    least = min([points(game, seat) for seat in safe], default=0)
    # rule: game.winner, score.lowest, score.tie
    return [seat for seat in safe if points(game, seat) == least]


def _finish(game: Haunted, why: str) -> Finish:
    lines = [tuple([int(card) for card in game.line(line)]) for line in range(SLOTS * game.seats)]
    return why, game.sealed, tuple(lines)


def points(game: Haunted, seat: int) -> int:
    """What lies in front of a player. A terror counts until it is driven off."""
    closed = game.sealed | game.awaiting  # rule: score.awaiting
    total = 0  # rule: score.hand
    for line in game.lines(seat):
        total += worth(game.line(line), closed >> line & 1)
    return total


def final_points(game: Haunted, seat: int) -> int:
    """What lay in front of a player when the game ended, before ties were settled."""
    _, sealed, lines = game.finishes[0]  # rule: short.points
    return sum([worth(lines[line], sealed >> line & 1) for line in game.lines(seat)])


def worth(cards: Sequence[int], complete: int) -> int:
    """The points of one line."""
    if complete:
        return 13  # rule: score.complete, score.complete-flat
    return 3 * len(cards)  # rule: score.other
