"""Every Spawn card, in every row."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, SPAWN, Card
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import advance
from tests.games.heart_of_darkness.playing import heart

CARDS_OF_SPAWN = [card for card in CARDS if card.type == SPAWN]
QUIET = ["Every Sound Carries", "The Black Sun", "The Drowned Tunnels"]  # place nothing at four
KINDS = {"": 0, "devourer": 1, "guardian": 2}


@proves(
    "heart_of_darkness", "spawn.row-top", "spawn.row-middle", "spawn.row-bottom", "spawn.discard"
)
@pytest.mark.parametrize("card", CARDS_OF_SPAWN, ids=lambda card: str(card.id))
def test_each_row_places_what_it_shows(card: Card) -> None:
    for darkness in range(1, 8):
        place, icon = card.row((darkness - 1) // 2 if darkness < 5 else 2)
        table = heart(
            4,
            places=dict.fromkeys(range(4), "old_manor"),
            darkness=darkness,
            spawn_top=[card.name, *QUIET],
            options={"map": "western shores"},
        )
        advance(table)
        assert table.says("placed") == [("placed", KINDS[icon], PLACE[place])]
        assert table.spawn_discards() == [card.name]
        assert sorted(table.events()) == QUIET
