"""An Investigator's turn by the team's plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.games.stifling_dark.bot.beams import Thrift, best_beam
from gloam.games.stifling_dark.bot.cunning.aims import aims_of
from gloam.games.stifling_dark.bot.cunning.handing import hands_over
from gloam.games.stifling_dark.bot.cunning.hunches import hunch
from gloam.games.stifling_dark.bot.cunning.plan import GOODS, TOOLS
from gloam.games.stifling_dark.bot.cunning.tools import fetched
from gloam.games.stifling_dark.bot.cunning.truck import worth_starting
from gloam.games.stifling_dark.bot.ends import Nerve
from gloam.games.stifling_dark.bot.errands import wanted_here
from gloam.games.stifling_dark.bot.knowledge import all_seen, wounds_of
from gloam.games.stifling_dark.bot.turn import (
    AT_ONCE,
    Words,
    close,
    finish,
    help_oneself,
    swing,
    walk,
)
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.state import FATAL_WOUNDS, StiflingDark
from gloam.kernel.core.asks import Ask, Key

THRIFT: Final = Thrift(full=0.03, paid_for=0.3, suspects=hunch)
NERVE: Final = Nerve(
    struck=8.0,
    seen=4.0,
    found=20.0,
    cut=12.0,
    window=40,
    eye=12,
    wary=True,
    suspects=hunch,
    late=13,
    bears=2,
    flesh=4.0,
    sprint=(2.0, 1.0, 1.0),
)
# By the name of the Adversary. The Cult lets blood once a round whoever keeps away: haste pays.
# So it does against the Horror, since it is guessed where it lies.
NERVES: Final = {
    "butcher": NERVE,
    "horror": NERVE._replace(struck=5.0, found=8.0),
    "cult": NERVE._replace(struck=2.0),
}


def act(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The next Action."""
    who = int(ask.about[1])
    words: Words = {}
    for key in options:
        words.setdefault(str(key[0]), []).append(key)
    for word in AT_ONCE:
        if word in words:
            return words[word][-1]  # of Evidence, all there is
    deed = serve(game, who, words) or swing(game, words)
    if deed is not None:
        return deed
    aim = aims_of(game).get(who)
    return (
        help_oneself(game, who, words, aim)
        or walk(game, who, words, aim, NERVES[game.kind.name])
        or close(game, who, words)
        or finish(game, who, words, options, THRIFT)
    )


def serve(game: StiflingDark, who: int, words: Words) -> Key | None:
    """What brings the Objective on: Items picked up, handed over and used, the Truck started, the
    rite."""
    deed = rite(game, who, words) or picked_up(game, who, words)
    if deed is not None:
        return deed
    for key in words.get("trade", ()):
        if not game.turn.refused >> key[1] & 1 and hands_over(game, who, key[1]):
            return key
    for key in words.get("use", ()):
        if TEXTS[key[1]].place:
            return key
    if "start-truck" in words and worth_starting(game, who):
        return ("start-truck",)
    return None


def rite(game: StiflingDark, who: int, words: Words) -> Key | None:
    if "rope" in words:
        return ("rope",)
    if "knife-up" in words:
        return words["knife-up"][0]
    if "knife-gain" in words and wounds_of(game, who) < FATAL_WOUNDS - 1:
        return ("knife-gain",)
    return None


def picked_up(game: StiflingDark, who: int, words: Words) -> Key | None:
    """Of a tool and what goes with it one of each is enough, in whosever hands."""
    for key in words.get("pick-up", ()):
        in_pair = key[1] in TOOLS | GOODS
        if not fetched(game, key[1]) if in_pair else wanted_here(game, who, key[1]):
            return key
    return None


def aim(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """The best of the dial, with his Shadow in mind."""
    who = int(ask.about[1])
    spared = ask.about[0] == "aim-spare"
    key = ("aim", best_beam(game, who, game.team[who].space, hunch(game), spared)[1])
    return key if key in options else options[0]


def sweep(game: StiflingDark, seat: int, options: Sequence[Key], ask: Ask) -> Key:
    """Turn on to where something may still be; what is lit already shows nothing new."""
    return ("keep",) if all_seen(game) else aim(game, seat, options, ask)
