"""Campaigns: what lasts from one game to the next."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from gloam.kernel.campaign.campaign import UNLOCKED, after, unlocked

few = settings(max_examples=50, deadline=None, derandomize=True, database=None)
names = st.text("abc", min_size=1, max_size=2)
values = st.integers() | st.lists(st.integers(0, 5), max_size=4, unique=True)


def test_lists_grow_and_other_values_are_replaced() -> None:
    campaign = {"scars": ["eye"], "chapter": 1, "name": "Ash"}
    assert after(campaign, {"scars": ["hand", "eye"], "chapter": 2}) == {
        "scars": ["eye", "hand"],
        "chapter": 2,
        "name": "Ash",
    }


def test_the_campaign_itself_is_left_alone() -> None:
    scars = ["eye"]
    campaign = {"scars": scars}
    later = after(campaign, {"scars": ["hand"]})
    later["scars"].append("ear")
    assert campaign == {"scars": ["eye"]}
    assert scars == ["eye"]


def test_what_is_unlocked_stays_unlocked() -> None:
    assert unlocked({}) == frozenset()
    first = after({}, {UNLOCKED: ["door"]})
    second = after(first, {UNLOCKED: ["attic", "door"]})
    assert unlocked(second) == {"door", "attic"}
    assert second[UNLOCKED] == ["door", "attic"], "in the order of unlocking"


@few
@given(campaign=st.dictionaries(names, values), lasting=st.dictionaries(names, values))
def test_the_same_game_counts_once(campaign: dict[str, object], lasting: dict[str, object]) -> None:
    once = after(campaign, lasting)
    assert after(once, lasting) == once
    assert after(campaign, {}) == campaign
    assert set(once) == set(campaign) | set(lasting)
