"""Bloodletting: by a Cultist, or by whoever is Possessed; and the Blood track."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.adversary.belief import seen_where, went_unseen
from gloam.games.stifling_dark.rules.adversary.shadow_tokens import show_shadow
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import struck_from
from gloam.games.stifling_dark.rules.investigators.madas_coin import flip_coin
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    NO_ONE,
    PROCEDURES,
    StiflingDark,
)
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import Flow, Key, choose

MOST_BLOOD: Final = 5  # rule: cult.blood-cap


def may_let_blood(game: StiflingDark) -> bool:
    """Once a turn for all of them; with a Shriveled Hand twice, by different Cultists."""
    cult, figure = game.cult, game.figure
    most = 2 if cult.two_cut == game.round else 1
    if game.round == 1 or cult.lettings >= most or cult.bled >> game.acting & 1:
        return False  # rule: adv.first-round, cult.bloodletting-limit, cult.once-each
    # Light protects, and who was seen and is gone again cannot either.
    # rule: cult.bloodletting-bright, cult.disappear-cultist, adv.revealed-card
    return not (figure.revealed or figure.exposed or figure.vanished)


def letting_keys(game: StiflingDark) -> list[Key]:
    if not may_let_blood(game):
        return []
    return [("let-blood", who) for who in cut_from(game, game.figure.space)]


def cut_from(game: StiflingDark, space: int) -> list[int]:
    """Whom blood can be let of from a space."""
    near = struck_from(game, space, true_colour(game))
    # rule: cult.bloodletting, cult.bloodletting-same-space, within.dashed
    return [who for who in not_spared(game) if game.team[who].space in near]


def not_spared(game: StiflingDark) -> list[int]:
    """The Investigators on the board but for those who were Possessed in this turn."""
    spared = game.cult.spared
    return [who for who in game.on_board() if not spared >> who & 1]  # rule: condition.possessed


def begin_letting(game: StiflingDark, who: int) -> None:
    """Its Shadow shows who it is and where; the cut itself comes next."""
    went_unseen(game)
    show_shadow(game, game.figure)  # rule: cult.bloodletting, shadow.own
    victim = game.team[who].space
    seen_where(game, lambda at, colour: victim in struck_from(game, at, colour))
    game.cult.bled |= 1 << game.acting
    game.tell("lets-blood", game.acting, who)
    game.agenda.call(("let_blood", who))


@PROCEDURES.asking
def let_blood(game: StiflingDark, who: int) -> Flow[None]:
    """It counts as an Ability: a Coin may name somebody else."""
    game.cult.lettings += 1
    aimer = yield from flip_coin(game, [who])  # rule: cult.bloodletting-limit
    if aimer != NO_ONE:
        team: list[Key] = [("choose", other) for other in not_spared(game)]
        key: Key = yield choose(aimer, team, "who-bleeds")
        who = key[1]
    up = int(game.cult.tongue == game.round)
    game.agenda.call(
        ("deal_wounds", who, up, 1, "bloodletting"),
        ("raise_blood",),
        ("pause",),  # what was told is told before the secret choice
        ("turn_up_ability",),
    )


@PROCEDURES.plain
def raise_blood(game: StiflingDark) -> None:
    """At the end of the track Bloodletting still wounds."""
    cult = game.cult
    cult.blood = min(cult.blood + 1, MOST_BLOOD)  # rule: cult.bloodletting, cult.blood-cap
    game.tell("blood", cult.blood)


@PROCEDURES.asking
def turn_up_ability(game: StiflingDark) -> Flow[None]:
    """One of Mor'gonnod's cards turns up, ready at once. Nobody else learns which."""
    pieces = [piece for piece in game.zones[ABILITY_SLOTS] if piece not in game.cult.ready]
    if not pieces or game.cult.corporeal:
        return
    keys: list[Key] = [("turn-up", game.pack.faces[piece]) for piece in pieces]
    key: Key = yield choose(ADVERSARY, keys, "turn-up-ability", game.foe_audience)
    game.cult.ready.append(piece_with(game, ABILITY_SLOTS, key[1]))  # rule: cult.bloodletting-flip


# --- the Possessed ---
