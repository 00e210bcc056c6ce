"""The Abilities of the Investigators: when they are worth using, and on whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.items import something_near
from gloam.games.stifling_dark.bot.knowledge import all_seen, suspected
from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.state import StiflingDark
from gloam.kernel.core.asks import Ask, Key

LIKELY: Final = 0.35  # to find him by searching
BREATH: Final = 4  # Stamina of which some may go for light
WEARY: Final = 2  # Stamina at which a fire is lit


def worth_a_minor(game: StiflingDark, who: int) -> bool:
    """Brielle lays a Can every other round, Vincent looks where something may lie, Kya evens out
    what she has. Winston's light ends his turn: `beams.worth_sparing`."""
    name = CARDS[game.team[who].face].id
    if name == "kya-prosser":
        one = game.team[who]
        return (one.charge == 0 and one.stamina >= BREATH) or (one.stamina == 0 and one.charge > 1)
    if name == "brielle-easton":
        return 6 - game.can_supply < game.round // 2
    return name == "vincent-campbell" and something_near(game, who, 0)


def worth_a_major(game: StiflingDark, who: int, lacking: int) -> bool:
    name = CARDS[game.team[who].face].id
    if name == "asher-palacios":
        return lacking >= 2 and game.team[who].stamina <= 4
    if name == "kya-prosser":
        gropers = [one for one in game.on_board() if game.dark >> game.team[one].space & 1]
        return lacking >= 2 and 2 * len(gropers) > len(game.on_board())
    if name == "winston-pitts":
        near = within(game, game.team[who].space, 2)
        round_him = [one for one in game.on_board() if near >> game.team[one].space & 1]
        return any(game.team[one].stamina <= WEARY for one in round_him)
    if all_seen(game):
        return False
    if name == "mitchell-carter":
        return max([found_round(game, one) for one in game.on_board()]) >= LIKELY
    if name == "aira-willson":
        spaces = range(game.ground.size)
        return max([found_beside(game, space) for space in spaces]) >= LIKELY
    return False


def found_round(game: StiflingDark, who: int) -> float:
    """How likely he is within two spaces of an Investigator."""
    near = within(game, game.team[who].space, 2)
    return (near & suspected(game)).bit_count() / max(1, suspected(game).bit_count())


def found_beside(game: StiflingDark, space: int) -> float:
    """How likely he is on a space or next to it."""
    believed = suspected(game)
    near = within(game, space, 1)
    return (near & believed).bit_count() / max(1, believed.bit_count())


def search(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    if options[0][0] == "choose":
        return max(options, key=lambda key: found_round(game, key[1]))
    return max(options, key=lambda key: found_beside(game, key[1]) if key[0] == "space" else -1.0)


def trade_tracks(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Light for who has none, else breath."""
    key = ("for-charge",) if game.team[int(ask.about[1])].charge == 0 else ("for-stamina",)
    return key if key in options else options[0]


def lay_can(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Where he is likely to pass: among the spaces where he may be."""
    believed = suspected(game)

    def order(key: Key) -> int:
        return (within(game, key[1], 2) & believed).bit_count()

    return max(options, key=order)
