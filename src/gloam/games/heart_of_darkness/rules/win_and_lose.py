"""How the game is won and lost."""

from __future__ import annotations

from gloam.games.heart_of_darkness.rules.map import HARBOUR
from gloam.games.heart_of_darkness.state import DARKNESS_MAX, Heart, Outcome, Phase
from gloam.kernel.core.asks import Gone


def check_end(game: Heart) -> None:
    """At the end of a round, when the boat has been turned: a loss, else a win."""
    # rule: endround.check, win.when-checked, win.only-then, win.after-flip
    check_lost(game)  # rule: lose.before-win
    if escaped(game):
        win(game)


# --- winning ---


def escaped(game: Heart) -> bool:
    """Everybody at the Harbour, the boat there, and Quests enough."""
    # rule: win.harbour, win.missing-protagonist, win.creatures-do-not-stop
    if game.boat is None or not game.boat.face_up:
        return False
    if game.here(HARBOUR) != list(game.cast()):
        return False
    # rule: win.quests, win.protagonist-count
    return quests_done(game) >= len(game.cast())


def quests_done(game: Heart) -> int:
    """Completed Quests of all players together, those who have left included."""
    # rule: win.quests-pooled, join.leaver-quests, components.quest-tokens
    return sum([len(game.zones[game.completed(seat)]) for seat in range(game.seats)])


def win(game: Heart) -> None:
    game.outcome = Outcome.WON  # rule: win.together
    game.tell("won")


# --- losing ---


def check_lost(game: Heart) -> None:
    """Lost, in any phase, the instant a condition is met."""
    # rule: lose.immediate, lose.darkness, darkness.range
    if game.darkness > DARKNESS_MAX:
        lose(game, "lost-darkness")
    # rule: lose.no-survivors, lose.no-survivors-reading
    if game.phase is not Phase.OPENING and not game.protagonists:
        lose(game, "lost-nobody")


def check_newcomer(game: Heart) -> None:
    """Lost when a new Protagonist must come in and there is none."""
    if not game.unused:
        lose(game, "lost-none-left")  # rule: lose.none-available


class Over(Gone):
    """The game is lost. Nothing that was under way goes on."""


def lose(game: Heart, why: str) -> None:
    """Everybody has lost; whatever was going on stops."""
    game.outcome = Outcome.LOST  # rule: win.together, lose.immediate
    game.phase = Phase.OVER
    game.tell(why)
    raise Over
