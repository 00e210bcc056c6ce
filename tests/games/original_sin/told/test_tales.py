"""Tales of Original Sin go as they are written. How to read and write them: `telling.py`."""

from __future__ import annotations

import pytest

from tests.games.original_sin.proving import proves
from tests.games.original_sin.told.tales import TALES, begin
from tests.games.original_sin.told.telling import hear, see


@pytest.mark.parametrize("name", TALES)
def test_a_whole_tale(name: str) -> None:
    hear(begin(name), name)


@proves("combat.order", "damage.armor-stacks", "cooldown.face-up", "party.open-hands")
def test_what_is_shown_of_a_fight() -> None:
    see(begin("a_fight_at_the_well"), "a_fight_at_the_well")


@proves("boss.cost-public", "variant.solo", "combat.order", "damage.armor-stacks")
def test_what_is_shown_of_a_boss() -> None:
    see(begin("the_warden"), "the_warden")


@proves("time.event-gone", "time.advance", "time.event", "party.open-hands")
def test_what_is_shown_while_exploring() -> None:
    see(begin("the_mill"), "the_mill")


@proves("merchant.reveal", "party.open-hands")
def test_what_is_shown_at_the_merchant() -> None:
    see(begin("at_the_merchant"), "at_the_merchant")
