"""Objectives: chosen when the quota is reached, and never changed."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.rules.ending import BANISH, FLARE
from gloam.games.stifling_dark.rules.goals import flare, gate, truck, tunnel
from gloam.games.stifling_dark.state import PROCEDURES, StiflingDark
from gloam.kernel.core.asks import Flow, Key, party

__all__ = ["flare", "gate", "truck", "tunnel"]  # each registers its procedures

# The two Objectives of each Scenario, each with the two Escape cards of it.
# rule: sawmill.objectives, park.objectives, setup.player-aids
OBJECTIVES: Final = {
    "sawmill": {"gate": ("north_gate", "south_gate"), "truck": ("garage", "sawmill")},
    "park": {FLARE: ("zipper", "ferris_wheel"), "tunnel": ("tunnel_of_love", "mirror_maze")},
}
ESCAPE_CARDS: Final = (
    BANISH,
    *[card for both in OBJECTIVES.values() for cards in both.values() for card in cards],
)
OBJECTIVE_OF: Final = {
    card: name for both in OBJECTIVES.values() for name, cards in both.items() for card in cards
}


@PROCEDURES.asking
def choose_objective(game: StiflingDark) -> Flow[None]:
    """One Escape card of each Objective of the Scenario, at random, and that of the Banishment."""
    seats = sorted({game.seat_of(who) for who in game.living()})
    drawn = [draw(game, cards) for cards in OBJECTIVES[game.scenario].values()]
    # What each card says is public before the choice.
    # rule: objective.cards
    keys: list[Key] = [("objective", ESCAPE_CARDS.index(card)) for card in (*drawn, BANISH)]
    _, key = yield party(seats, keys, "objective")  # rule: objective.final, game.sides-decide
    card = ESCAPE_CARDS[key[1]]
    game.objective = OBJECTIVE_OF.get(card, BANISH)
    game.tell("objective", key[1])
    if card == BANISH:
        game.agenda.call((game.kind.banish,))  # rule: objective.setup
    else:
        game.escape.card = card
        game.agenda.call(("lay_escape",))


def draw(game: StiflingDark, cards: tuple[str, ...]) -> str:
    """One of the cards of an Objective that this board has, for all to see."""
    there = [card for card in cards if card in game.ground.escapes]
    return there[game.roll(len(there))]
