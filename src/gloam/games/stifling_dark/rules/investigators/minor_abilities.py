"""Minor Abilities of the Investigators: those that always hold, and those that are used."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.lasting_effects import burden, has_minor
from gloam.games.stifling_dark.state import FACE_DOWN, HIDDEN, PROCEDURES, Phase, StiflingDark
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.asks import Flow, Key, choose
from gloam.kernel.core.bit_sets import members

DARK_AS_DIM = 3  # rule: faq.dylan-minor

# --- Aira ---


def is_handy(game: StiflingDark, who: int) -> bool:
    """An Involved Action a turn does not end it."""
    # rule: investigator.aira-minor
    return has_minor(game, who, "handy") and not burden(game, who).no_abilities


# --- Lucy ---


def is_fleet(game: StiflingDark, who: int) -> bool:
    """A 2 on the Sprint die counts as 3."""
    # rule: investigator.lucy-minor
    return has_minor(game, who, "fleet") and not burden(game, who).no_abilities


# --- Marci ---


def wound_icons(game: StiflingDark, who: int) -> tuple[int, ...]:
    """The spaces of a Stamina track that have an icon."""
    # rule: stamina.track, investigator.marci-minor
    return (0,) if has_minor(game, who, "enduring") else (0, 1)


# --- Dylan ---


def is_at_home(game: StiflingDark, who: int) -> bool:
    """Do some Dark spaces cost as if Dim?"""
    # rule: faq.dylan-minor
    return has_minor(game, who, "at_home_in_the_dark") and not burden(game, who).no_abilities


# --- Ibraheem ---


def is_steady(game: StiflingDark, who: int) -> bool:
    """A Move is worth the MP of the board at least."""
    # rule: investigator.ibraheem-minor
    return has_minor(game, who, "steady") and not burden(game, who).no_abilities


# --- Mada: the Coin, which `madas_coin.py` flips ---


def earn_coin(game: StiflingDark) -> None:
    """Whose Action has brought a figure to light: in their own turn, and one Coin at most."""
    who = game.turn.who
    if game.phase is not Phase.TURN or who < 0 or not game.team[who].here:
        return
    if has_minor(game, who, "coin") and not burden(game, who).no_abilities:
        game.team[who].coin = True  # rule: investigator.mada-minor
        game.tell("coin", who)


# --- Brielle ---


@PROCEDURES.asking
def lay_can(game: StiflingDark, who: int, n: int) -> Flow[None]:
    """One that is laid on the Butcher's space does not turn."""
    keys: list[Key] = [("can", space) for space in can_spaces(game, who, n)]
    key: Key = yield choose(game.seat_of(who), keys, ("lay-can", who))
    game.can_supply -= 1  # rule: investigator.brielle-minor, faq.brielle
    game.cans |= 1 << key[1]
    game.tell("lays-can", who, key[1])


def can_spaces(game: StiflingDark, who: int, n: int) -> list[int]:
    return members(within(game, game.team[who].space, n) & ~game.cans)


# --- Vincent ---


@PROCEDURES.plain
def scout(game: StiflingDark, who: int, n: int) -> None:
    """Tokens near one's Point of Interest come to the main board, face down."""
    near = within(game, game.team[who].space, n)
    for number, token in enumerate(game.tokens):
        if token.kind != "interest" or token.status != HIDDEN:
            continue
        if near >> token.space & 1:
            # rule: investigator.vincent-minor, investigator.vincent-face-down
            token.status = FACE_DOWN
            token.may = 1 << token.space
            game.tell("token-scouted", number, token.space)
        else:
            token.may &= ~near


# --- using one ---


def use_minor(game: StiflingDark, who: int) -> None:
    face = game.team[who].face
    played("stifling_dark", CARDS[face].id)  # rule: ability.minor
    game.tell("minor", who)
    game.agenda.call(*calls_of(TEXTS[face].acts, game, who, face))
