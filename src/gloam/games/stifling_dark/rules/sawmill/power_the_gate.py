"""Power the Gate: the Lockbox is cut open at the Saw, its Fuse opens the gate."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.evidence_and_objectives.objective_items import SAW, used_up
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import involved_done
from gloam.games.stifling_dark.rules.items.gaining_and_using import gain_item
from gloam.games.stifling_dark.rules.reacting.dice import roll_d6
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import OBJECTIVE_SUPPLY, PROCEDURES, StiflingDark
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Flow, Key, choose

# What the Escape cards lay on the board for it, Items that are picked up there.
# rule: gate.setup, gate.lockbox
GATE_LAYS: Final = {"lockbox": ("lockbox",)}

FULL: Final = 4  # Supply with which the Lockbox is open
PUSH: Final[Key] = ("push",)
STOP: Final[Key] = ("stop",)
BRIGHT_FAILS: Final = 2  # the D6 roll up to which pushing wounds
DARK_FAILS: Final = 4


@PROCEDURES.asking
def open_lockbox(game: StiflingDark, who: int) -> Flow[None]:
    """One Supply, and another if luck is pushed and holds."""
    game.escape.used |= SAW  # rule: gate.once
    cut(game, who)  # rule: gate.open
    if game.escape.box < FULL:  # rule: gate.no-overflow
        key: Key = yield choose(game.seat_of(who), [PUSH, STOP], ("push", who))
        if key == PUSH:
            roll_d6(game, who, "push_luck", who)
            return
    involved_done(game, who)


@PROCEDURES.plain
def push_luck(game: StiflingDark, who: int, six: int) -> None:
    bright = game.bright >> game.team[who].space & 1
    fails = BRIGHT_FAILS if bright else DARK_FAILS  # rule: gate.push-bright, gate.push-dark
    if six <= fails:
        gain_wound(game, who, 1, "saw")
    else:
        cut(game, who)
    involved_done(game, who)


def cut(game: StiflingDark, who: int) -> None:
    """The tokens lie on the team's aid, whoever carries the Lockbox."""
    escape = game.escape
    escape.box += 1  # rule: gate.progress-stays
    game.tell("lockbox", who, escape.box)
    if escape.box == FULL:
        used_up(game, who, FACE["lockbox"])
        gain_item(game, who, piece_with(game, OBJECTIVE_SUPPLY, FACE["fuse"]))  # rule: gate.fuse


@PROCEDURES.plain
def unlock_gate(game: StiflingDark, who: int) -> None:
    used_up(game, who, FACE["fuse"])
    game.escape.open = True  # rule: gate.unlock, gate.escape
    game.tell("escape-opens", game.escape.exit)
    involved_done(game, who)
