"""What a game gets of its campaign at set-up."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from gloam.kernel.campaign.campaign import UNLOCK, campaign_of, changes_of, unlocked

changes = st.lists(
    st.tuples(st.sampled_from([UNLOCK, "burn", "level"]), st.text(max_size=5), st.integers()),
    max_size=6,
)


@given(changes)
def test_changes_come_back_in_their_order_also_from_a_store(
    told: list[tuple[str | int, ...]],
) -> None:
    campaign = msgspec.json.decode(msgspec.json.encode(campaign_of(told)))
    assert changes_of(campaign) == told


def test_outside_a_campaign_there_is_nothing() -> None:
    assert campaign_of([]) == {}
    assert changes_of({}) == []
    assert unlocked({}) == frozenset()


def test_what_is_unlocked() -> None:
    told = [(UNLOCK, "omen"), ("burn", "hut"), (UNLOCK, "lamp"), (UNLOCK, "omen")]
    assert unlocked(campaign_of(told)) == {"omen", "lamp"}
