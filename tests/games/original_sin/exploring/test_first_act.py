"""The first act: its sizes, every part read in some run, and what its cards say that is new."""

from __future__ import annotations

import pytest

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.journal import JOURNAL, SYMBOLS
from gloam.games.original_sin.cards.leaves import leaves_text
from gloam.games.original_sin.rules.combat.attacks import reach
from gloam.games.original_sin.rules.exploring.environment import environment_at
from gloam.games.original_sin.state import DISCARDED, ENVIRONMENT_WORDS
from tests.games.original_sin.exploring.playing import explore
from tests.games.original_sin.exploring.test_tutorial import every_part, parts_read
from tests.games.original_sin.proving import proves

# Location cards, the title card counted.
SIZES = {
    "shipwreck": 14,
    "kelp_caves": 10,
    "gull_cliffs": 10,
    "penitents_camp": 14,
    "cistern": 6,
    "wardens_gate": 10,
}
# What was laid on the map is never turned to its front again.
ONLY_LAID = {("shipwreck", "11", "front"), ("penitents_camp", "11", "front")}
JOURNALS = ((), (3, 10), (3, 8), (1, 4), (9, 10))


@pytest.mark.parametrize("id", SIZES)
def test_every_part_is_read_in_some_run(id: str) -> None:
    place = LOCATIONS[id]
    assert len(place.cards) == SIZES[id] - 1
    missing = {part for part in every_part(place) if (id, *part) not in ONLY_LAID}
    for seed in range(600):
        missing -= parts_read(place, seed, JOURNALS[seed % len(JOURNALS)])
        if not missing:
            return
    assert missing == set()
