"""Hatchlings: three at most, small figures on the main board that bite and can be crushed."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.texts import TEXTS, number_on
from gloam.games.stifling_dark.rules.adversary.adversary_turn import attack_card
from gloam.games.stifling_dark.rules.adversary.belief import barred, seen_where, went_unseen
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import (
    lines_from,
    neighbours,
    passages_from,
)
from gloam.games.stifling_dark.rules.investigators_turn.final_actions import (
    involved_done,
    may_involve,
)
from gloam.games.stifling_dark.rules.wounds import face_down, reopen
from gloam.games.stifling_dark.state import ADVERSARY, PROCEDURES, StiflingDark
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.asks import Flow, Key, choose

HATCHLING: Final = FACE["hatchling"]
MOST: Final = number_on("gastric-secretions", "hatchlings")  # rule: horror.hatchling
STEPS: Final = number_on("hatchling", "crawl")  # in each turn of the Adversary


# --- hatching ---


@PROCEDURES.plain
def after_attack(game: StiflingDark, struck: tuple[int | None, ...]) -> None:
    """Gastric Secretions bring one forth, whomever they have struck."""
    most = TEXTS[attack_card(game)].numbers.get("hatchlings", 0)
    if len(game.horror.hatchlings) < most and nests(game, game.figure.space):
        game.agenda.call(("hatch",))


@PROCEDURES.asking
def hatch(game: StiflingDark) -> Flow[None]:
    """It appears beside the Horror, where it likes."""
    horror = game.horror
    keys: list[Key] = [("hatch", space) for space in nests(game, game.figure.space)]
    key: Key = yield choose(ADVERSARY, keys, "hatch")
    seen_where(game, lambda at, colour: key[1] in lines_from(game, at, colour))
    horror.hatchlings = (*horror.hatchlings, key[1])
    horror.crawls = (*horror.crawls, STEPS)
    played("stifling_dark", "hatchling")
    game.tell("hatches", key[1])


def nests(game: StiflingDark, at: int) -> list[int]:
    """The spaces beside one where a Hatchling can be: no two on one space."""
    through, shut = passages_from(game, at), barred(game)
    return [
        space
        for space in lines_from(game, at, true_colour(game))
        if space not in game.horror.hatchlings and (space in through or not shut >> space & 1)
    ]


# --- what they do in the Adversary's turn ---


def hatchling_keys(game: StiflingDark) -> list[Key]:
    """One space on for each that has steps left; a bite for who is next to one of them."""
    horror = game.horror
    keys: list[Key] = []
    for n, at in enumerate(horror.hatchlings):
        if horror.crawls[n]:
            # Windows are like any other line.
            # rule: horror.hatchling
            keys += [("crawl", n, space) for space in nests(game, at)]
    return keys + [("bite", who) for who in bitten_from(game, true_colour(game))]


def bitten_from(game: StiflingDark, colour: str) -> list[int]:
    """Who is next to a Hatchling and was not bitten in this turn, if this mirror is open."""
    near = {space for at in game.horror.hatchlings for space in lines_from(game, at, colour)}
    team = [who for who in game.on_board() if not game.horror.bitten >> who & 1]
    return [who for who in team if game.team[who].space in near]


def crawl(game: StiflingDark, number: int, space: int) -> None:
    """Everybody sees it; a mirror doorway that it uses is open."""
    horror = game.horror
    before = horror.hatchlings[number]
    went_unseen(game)
    seen_where(game, lambda at, colour: space in lines_from(game, before, colour))
    spaces, crawls = list(horror.hatchlings), list(horror.crawls)
    spaces[number] = space
    crawls[number] -= 1
    horror.hatchlings, horror.crawls = tuple(spaces), tuple(crawls)
    game.tell("crawls", number, space)


def bite(game: StiflingDark, who: int) -> None:
    """A face-down Wound turns up; with none, one is dealt face down."""
    went_unseen(game)
    seen_where(game, lambda at, colour: who in bitten_from(game, colour))
    game.horror.bitten |= 1 << who  # rule: horror.hatchling
    game.tell("bites", who)
    game.agenda.call(*calls_of(TEXTS[HATCHLING].acts, game, who, HATCHLING))


@PROCEDURES.plain
def bitten(game: StiflingDark, who: int) -> None:
    down = face_down(game, who)
    if down:
        reopen(game, who, down[game.roll(len(down))], HATCHLING)
    else:
        game.agenda.call(("deal_wounds", who, 0, 1, HATCHLING))


# --- what Investigators do ---


def crush_keys(game: StiflingDark, who: int) -> list[Key]:
    """The Hatchlings on Bright spaces next to somebody."""
    near = neighbours(game, game.team[who].space)
    lit = [at for at in game.horror.hatchlings if at in near and game.bright >> at & 1]
    return [("crush", at) for at in lit] if lit and may_involve(game, who) else []


def crush(game: StiflingDark, who: int, space: int) -> None:
    horror = game.horror
    gone = horror.hatchlings.index(space)  # rule: horror.hatchling-kill
    horror.hatchlings = horror.hatchlings[:gone] + horror.hatchlings[gone + 1 :]
    horror.crawls = horror.crawls[:gone] + horror.crawls[gone + 1 :]
    game.tell("crushed", who, space)
    involved_done(game, who)
