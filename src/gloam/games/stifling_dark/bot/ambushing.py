"""The Horror's turn: strike from where its Shadow has shown it, then lie in wait elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.knowledge import wounds_of
from gloam.games.stifling_dark.bot.walking import Reach, steps_from
from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.adversary.adversary_turn import DISAPPEAR, END, ROLL
from gloam.games.stifling_dark.rules.horror.ambush import REACH, beside
from gloam.games.stifling_dark.rules.horror.horrors_turn import AMBUSH, DRAG
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Ask, Key

HELD: Final = 4.0  # for each Investigator who would be in reach of the next Ambush
WOUNDED: Final = 1.5  # for each Wound of theirs
NEAR_LIGHT: Final = 2.5  # for each who stands so near that a beam may find it
LIT: Final = 30.0  # to end a turn in light
BEAM: Final = 2  # spaces
LATER: Final = (FACE["devour"], FACE["fuming-fissure"], FACE["occluded-lights"])
AT_HOME: Final = (FACE["projectile-adhesive"], FACE["thick-mucus"])  # they show its Shadow


def prowl(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The next choice of its turn."""
    for key in (AMBUSH, DRAG, DISAPPEAR, ROLL):
        if key in options:
            return key
    words: dict[str, list[Key]] = {}
    for key in options:
        words.setdefault(str(key[0]), []).append(key)
    for word in ("attack", "bite"):
        if word in words:
            return max(words[word], key=lambda key: wounds_of(game, key[1]))
    if "toxin" in words:
        return words["toxin"][0]
    return (
        card(game, words.get("card", []))
        or crawl(game, words.get("crawl", []))
        or walk(game, options)
        or lay(game, words.get("egg", []))
        or END
    )


def card(game: StiflingDark, keys: Sequence[Key]) -> Key | None:
    """What shows its Shadow only where that lies already; the others whenever they are ready."""
    at_home = game.figure.space == game.figure.shadow
    for key in keys:
        near = min(distances(game, game.figure.space), default=9)
        if key[1] in LATER or (key[1] in AT_HOME and at_home and near <= REACH):
            return key
    return None


def crawl(game: StiflingDark, keys: Sequence[Key]) -> Key | None:
    """A Hatchling goes where it gets nearer to somebody."""
    for key in keys:
        now = min(distances(game, game.horror.hatchlings[key[1]]), default=0)
        if 1 <= min(distances(game, key[2]), default=9) < now:
            return key
    return None


def lay(game: StiflingDark, keys: Sequence[Key]) -> Key | None:
    """An Egg Sac goes as far from everybody as may be."""
    return max(keys, key=lambda key: min(distances(game, key[1]), default=0), default=None)


# --- the way ---


def walk(game: StiflingDark, options: Sequence[Key]) -> Key | None:
    """One step towards where it will lie in wait; Enraged, towards the nearest."""
    reach = Reach(game, game.figure.revealed)
    worth = hunt_worth if game.horror.enraged else lurk_worth
    best = max(reach.spent, key=lambda space: (worth(game, space), -reach.spent[space]))
    if best == game.figure.space:
        return None
    step: Key = ("go", reach.first_step(best))
    return step if step in options else None


def lurk_worth(game: StiflingDark, space: int) -> float:
    """Many in reach, few so near that they would find it."""
    worth = -LIT if game.bright >> space & 1 else 0.0
    for who, far in zip(game.on_board(), distances(game, space), strict=True):
        if far <= REACH:
            worth += HELD + WOUNDED * wounds_of(game, who)
        if far <= BEAM:
            worth -= NEAR_LIGHT
        worth -= 0.2 * far
    return worth


def hunt_worth(game: StiflingDark, space: int) -> float:
    return -float(min(distances(game, space), default=0))


def distances(game: StiflingDark, space: int) -> list[int]:
    """To each Investigator on the board."""
    far = steps_from(game.ground, space)
    return [far[game.team[who].space] for who in game.on_board()]


# --- what else it is asked ---


def pull(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Everybody in reach, the most wounded first; who stands beside it already stays there."""
    near = beside(game)
    far = [key for key in options if key[0] == "pull" and key[1] not in near]
    if far:
        return max(far, key=lambda key: wounds_of(game, key[1]))
    return ("strike",) if ("strike",) in options else ("spare",)


def near_them(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """A space from which somebody is soon reached."""
    spaces = [key for key in options if len(key) > 1]
    return min(spaces, key=lambda key: min(distances(game, key[1]), default=0))
