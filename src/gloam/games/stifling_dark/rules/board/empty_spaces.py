"""Empty spaces: those with neither figures nor tokens, as far as everybody sees."""

from __future__ import annotations

from gloam.games.stifling_dark.state import FACE_DOWN, NO_ONE, ON_BOARD, Status, StiflingDark, Token


def empty_to_see(game: StiflingDark, space: int) -> bool:
    """No figure and no token on the main board. What is Hidden never counts."""
    # rule: concept.empty, concept.empty-public, door.lock-not-empty
    if game.standing(space) != NO_ONE or game.foe_stands(space):
        return False
    marks = game.cans | game.noises | game.barricades | game.flames | game.medical
    marks |= game.butcher.eyes | game.haunted.ooze | game.horror.tokens
    if marks >> space & 1:
        return False
    escape = game.escape
    lying = [escape.saw, escape.truck, escape.exit, game.grave_marker]
    lying += [at for _, at in escape.lying]
    lying += [figure.shadow for figure in game.figures]
    lying += [token.space for token in game.tokens if is_on_board(game, token)]
    for who, one in enumerate(game.team):
        lying.append(one.artist)
        if one.status is Status.DEAD and (one.evidence or game.hand(who)):
            lying.append(one.space)
    return space not in lying


def is_on_board(game: StiflingDark, token: Token) -> bool:
    """Does a token lie on the main board? A Grave that burns is still one."""
    burns = token.kind == "grave" and bool(game.burning)
    return burns or token.status in (ON_BOARD, FACE_DOWN)
