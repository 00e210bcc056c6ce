"""Objectives: chosen when the quota is reached, and never changed."""

from __future__ import annotations

from typing import Final

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.cards.texts import TEXTS
from gloam.games.stifling_dark.rules.amusement_park import fire_the_flare, service_tunnels
from gloam.games.stifling_dark.rules.ending import BANISH, FLARE
from gloam.games.stifling_dark.rules.evidence_and_objectives.escape_cards import draw, face_of
from gloam.games.stifling_dark.rules.evidence_and_objectives.evidence import QUOTA
from gloam.games.stifling_dark.rules.sawmill import fix_the_truck, power_the_gate
from gloam.games.stifling_dark.state import NO_CARD, NO_ONE, PROCEDURES, StiflingDark
from gloam.kernel.content.card_coverage import played
from gloam.kernel.content.phrasebook.lines import calls_of
from gloam.kernel.core.asks import Flow, Key, party

# Each registers its procedures.
__all__ = ["fire_the_flare", "fix_the_truck", "power_the_gate", "service_tunnels"]

# The two Objectives of each Scenario, each with the two Escape cards of it.
# rule: sawmill.objectives, park.objectives, setup.player-aids
OBJECTIVES: Final = {
    "sawmill": {"gate": ("north_gate", "south_gate"), "truck": ("garage", "sawmill")},
    "park": {FLARE: ("zipper", "ferris_wheel"), "tunnel": ("love_tunnel", "mirror_maze")},
}
ESCAPE_CARDS: Final = (
    BANISH,
    *[card for both in OBJECTIVES.values() for cards in both.values() for card in cards],
)
OBJECTIVE_OF: Final = {
    card: name for both in OBJECTIVES.values() for name, cards in both.items() for card in cards
}


@PROCEDURES.plain
def has_handed_in(game: StiflingDark, who: int, results: tuple[int | None, ...]) -> None:
    """With the quota reached the Objective is chosen, before the turn goes on or ends."""
    due = game.handed_in >= QUOTA[len(game.team)] and not game.objective
    # rule: game.objective-gate, evidence.quota-timing, evidence.after-quota
    calls = [("choose_objective",)] if due else []
    game.agenda.call(*calls, then=("involved_is_done", who))


@PROCEDURES.asking
def choose_objective(game: StiflingDark) -> Flow[None]:
    """One Escape card of each Objective of the Scenario, at random, and that of the Banishment."""
    seats = sorted({game.seat_of(who) for who in game.living()})
    drawn = [draw(game, cards) for cards in OBJECTIVES[game.scenario].values()]
    # What each card says is public before the choice.
    # rule: objective.cards, game.investigator-goal
    game.escape.offered = tuple([face_of(game, card) for card in (*drawn, BANISH)])
    keys: list[Key] = [("objective", ESCAPE_CARDS.index(card)) for card in (*drawn, BANISH)]
    _, key = yield party(seats, keys, "objective")  # rule: objective.final, game.sides-decide
    card = ESCAPE_CARDS[key[1]]
    game.escape.offered = ()
    game.objective = OBJECTIVE_OF.get(card, BANISH)
    game.escape.card = card if card != BANISH else ""
    face = face_of(game, card)
    game.tell("objective", key[1])
    played("stifling_dark", CARDS[face].id)
    game.agenda.call(*calls_of(TEXTS[face].acts, game, NO_ONE, face))  # rule: objective.setup


def chosen(game: StiflingDark) -> int:
    """The Escape card that lies on the table, by face; NO_CARD before one is chosen."""
    if not game.objective:
        return NO_CARD
    return face_of(game, game.escape.card or BANISH)
