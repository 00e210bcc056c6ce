"""Hidden and Revealed: light and searches find figures, which may Disappear again."""

from __future__ import annotations

from gloam.games.stifling_dark.adversary_state import Figure
from gloam.games.stifling_dark.rules.adversary.belief import (
    not_in,
    seen_on,
    stepped_in_the_open,
    went_unseen,
)
from gloam.games.stifling_dark.rules.adversary.shadow_tokens import show_shadow
from gloam.games.stifling_dark.rules.investigators.minor_abilities import earn_coin
from gloam.games.stifling_dark.state import NOWHERE, Phase, StiflingDark
from gloam.kernel.content.card_coverage import played


def found_by_light(game: StiflingDark, spaces: int) -> None:
    """Light falls on spaces: Hidden figures there are Revealed, no other is in any of them."""
    if hides_in_light(game):
        return
    for figure in hidden_in(game, spaces):
        # rule: adv.revealed-by, light.bright-reveals-adversary, light.simultaneous
        reveal(game, figure)
    not_in(game, spaces)


def steps_into_light(game: StiflingDark, figure: Figure) -> None:
    """Only a Bright space Reveals it, whoever else stands there."""
    if not game.bright >> figure.space & 1:
        return  # rule: adv.share
    if not hides_in_light(game):
        reveal(game, figure)  # rule: light.bright-reveals-adversary, adv.revealed-by
    elif not figure.revealed:
        show_shadow(game, figure)


def search(game: StiflingDark, spaces: int) -> None:
    """Hidden figures there are Revealed; with none, the answer is only that nobody is."""
    # rule: investigator.reveal-effects
    found = hidden_in(game, spaces)
    for figure in found:
        reveal(game, figure)
    if not found:
        game.tell("nobody-there")
    not_in(game, spaces)


def hides_in_light(game: StiflingDark) -> bool:
    """Does light not Reveal a figure now? Some can cross it in their own turn."""
    return game.kind.crosses_light and game.phase is Phase.ADVERSARY


def hidden_in(game: StiflingDark, spaces: int) -> list[Figure]:
    """The Hidden figures that stand in these spaces."""
    return [
        figure
        for figure in game.figures
        if figure.space != NOWHERE and not figure.revealed and spaces >> figure.space & 1
    ]


def reveal(game: StiflingDark, figure: Figure) -> None:
    """It comes to the main board; it cannot Attack in this turn, nor in its next."""
    if figure.revealed:
        return
    figure.revealed = True  # rule: adv.revealed, concept.hidden
    figure.exposed = True  # rule: adv.revealed-no-attack, cult.revealed-each
    played("stifling_dark", f"{game.kind.name}-revealed")  # rule: adv.revealed-card
    earn_coin(game)
    game.tell("revealed", game.number_of(figure), figure.space)
    seen_on(game, figure, 1 << figure.space)


def step_in_the_open(game: StiflingDark, space: int, window: int) -> None:
    """A Revealed figure moves on the main board, in front of everyone."""
    # rule: info.revealed-public, adv.hidden-move
    game.tell("foe-steps", game.acting, space)
    stepped_in_the_open(game, window)


def disappear(game: StiflingDark) -> None:
    """Back to the mini-map, with the Shadow where it vanished."""
    figure = game.figure
    went_unseen(game)
    figure.revealed = False  # rule: adv.stays-revealed
    figure.vanished = True  # rule: butcher.disappear-limits
    game.tell("disappears", game.acting, figure.space)
    show_shadow(game, figure)  # rule: butcher.disappear, adv.become-hidden
