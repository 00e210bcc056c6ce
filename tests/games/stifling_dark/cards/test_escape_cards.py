"""Escape cards: what is offered lies on the table, and what is chosen is carried out."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.games.stifling_dark.cards.deck import CARDS
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from gloam.games.stifling_dark.view.scene import public
from tests.games.stifling_dark.playing import PLAIN, Dark, table_of
from tests.games.stifling_dark.playing import RULES as YARD
from tests.games.stifling_dark.proving import proves

RULES = type(YARD)(ground_of)


def choosing(scenario: str, adversary: str, rolls: list[int]) -> Dark:
    """The team of a real board chooses; `rolls` say which card of each Objective is drawn."""
    ground = ground_of(scenario)
    hiding = [ground.general_spaces[-1]] * (len(ground.zones) + len(ground.interests))
    altar = [hiding[0]] * (adversary == "cult")
    start, other = ground.starts[:2]
    foe = ground.general_spaces[-2]
    laid: dict[str, Any] = {"adversary": adversary, "attack": ATTACK_OF[adversary], "abilities": ()}
    run = table_of(
        RULES, scenario, PLAIN[:2], [start, other], foe, [*hiding, *altar], rolls=rolls, **laid
    )
    table = Dark(run)
    for figure in table.game.figures:
        figure.space = foe
    table.game.agenda.call(("choose_objective",))
    return table.settle()


ATTACK_OF = {"butcher": "rend", "horror": "bufotoxin-attack", "cult": "ravage"}
CHOICES = [
    (scenario, adversary, rolled, place)
    for scenario, adversary in (("sawmill", "butcher"), ("park", "horror"), ("sawmill", "cult"))
    for rolled in (0, 1)
    for place in range(3)
]


@proves("objective.cards", "objective.setup", "objective.final")
@pytest.mark.parametrize(("scenario", "adversary", "rolled", "place"), CHOICES)
def test_the_card_that_is_chosen_lays_out_what_it_says(
    scenario: str, adversary: str, rolled: int, place: int
) -> None:
    table = choosing(scenario, adversary, [rolled, rolled, 0])
    faces = table.game.escape.offered
    shown = {node.id for node in public(table.game)}
    assert {f"escape-cards/{CARDS[face].id}" for face in faces} <= shown
    assert "objective" in shown
    table.do(*table.options()[place])
    card = CARDS[faces[place]]
    after = {node.id for node in public(table.game)}
    assert {"objective-card", f"objective-card/{card.id}"} <= after
    assert not {"objective", "escape-cards"} & after
    if place < 2:
        escape = table.game.ground.escapes[table.game.escape.card]
        laid = {*escape.fixed, *escape.rolled[0]}
        named = {what for what, word in NAMED.items() if word in card.text}
        assert laid == named
        spaces = {spot for places in escape.fixed.values() for spot in places}
        assert spaces <= {
            table.game.escape.saw,
            table.game.escape.truck,
            table.game.escape.exit,
        } | {at for _, at in table.game.escape.lying}
    else:
        assert card.id == f"banish-{adversary}"
        assert table.game.horror.eggs_left or table.ask.seat == 0


NAMED = {
    "saw": "the Saw",
    "truck": "the Truck",
    "exit": "the Locked Escape",
    "lockbox": "the Lockbox",
    "parts": "3 Parts",
    "gun": "the Flare Gun",
    "ammo": "2 Ammo",
    "grinder": "the Angle Grinder",
    "ride_parts": "2 Ride Parts",
}
