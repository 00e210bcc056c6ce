"""The end of the game: who has lost, what lines are worth, who wins."""

from __future__ import annotations

from gloam.games.haunted.cards.deck import ALL_SETTINGS, FOCUSES
from gloam.games.haunted.rules.lines import all_locked
from gloam.games.haunted.rules.short_game import begin_short_game
from gloam.games.haunted.state import Haunted


def loses(game: Haunted) -> bool:
    """Whether somebody owns as many complete lines as lose the game."""
    if game.sealed.bit_count() < game.to_lose:
        return False
    return any(game.complete(seat) >= game.to_lose for seat in game.order)  # rule: end.trigger


def check_after_defence(game: Haunted) -> None:
    """Once everybody has defended: terrors that were laid together count alike."""
    if loses(game):  # rule: end.stage-two
        end(game)
    check_settings(game)  # rule: end.stalemate-settings


def check_settings(game: Haunted) -> None:
    """With all settings locked away nobody can start a line any more."""
    # rule: end.stalemate-settings
    if game.sealed.bit_count() < FOCUSES or game.over or loses(game):
        return
    if all_locked(game, ALL_SETTINGS):
        end(game)  # rule: end.stalemate-settings


def is_stalemate(game: Haunted) -> bool:
    """All terrors are locked away, and the discard pile was used up twice since."""
    return game.stale >= 2  # rule: end.stalemate


def end(game: Haunted) -> None:
    """Somebody has lost, or nobody can any more. Ties may call for a short game."""
    best = winners(game)
    if len(best) > 1 and game.tie_break:  # rule: short.purpose
        begin_short_game(game, best)
        return
    game.over = True  # rule: end.agreed-penalty
    game.tell("over", *best)


def winners(game: Haunted) -> list[int]:
    """The fewest points among those who have not lost; several share the win."""
    # rule: end.loser, end.several-losers, score.loser, short.who-wins
    safe = [seat for seat in game.order if game.complete(seat) < game.to_lose]
    least = min([points(game, seat) for seat in safe], default=0)
    # rule: game.winner, score.lowest, score.tie
    return [seat for seat in safe if points(game, seat) == least]


def points(game: Haunted, seat: int) -> int:
    """What lies in front of a player."""
    total = 0  # rule: score.hand
    for line in game.lines(seat):
        if game.sealed >> line & 1:
            total += 13  # rule: score.complete, score.complete-flat
        else:
            total += 3 * len(game.line(line))  # rule: score.other
    return total
