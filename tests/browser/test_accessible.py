"""Axe finds nothing to complain about on any page; and nobody has to scroll sideways."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest, play_on

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
SMALLEST = {"width": 360, "height": 640}
SIZES = pytest.mark.parametrize(
    "size", [DESKTOP, PHONE, SMALLEST], ids=["desktop", "phone", "smallest"]
)


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


AT_REST = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""


def examine(guest: Guest) -> None:
    """What axe objects to, told so that one finds it; and whether the page is too wide."""
    guest.page.wait_for_function(AT_REST)  # fading dialogs have less contrast
    guest.page.evaluate(axe())  # the page's policy allows no script from elsewhere
    found = guest.page.evaluate("async () => (await axe.run()).violations")
    told = [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        for node in one["nodes"][:3]
    ]
    assert not told, "\n".join(told)
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} px too wide"


@SIZES
def test_lobby(invite: Invite, size: dict[str, int]) -> None:
    guest = invite("Ada", viewport=size).go()
    expect(guest.button("Play now: Haunted, against bots")).to_be_visible()
    examine(guest)
    guest.button("With friends: set up a table of Haunted").click()
    expect(guest.button("Open the table")).to_be_visible()
    examine(guest)


@SIZES
def test_table(invite: Invite, size: dict[str, int]) -> None:
    guest = invite("Ada", viewport=size)
    guest.sits_with_bots("haunted", seats=3)
    assert guest.waits_for_turn() == "asked"
    examine(guest)
    rule = guest.finds_what_is_not_possible()
    examine(guest)
    rule.click()
    expect(guest.page.get_by_label("Search the rules")).to_be_visible()
    examine(guest)


def test_what_an_option_costs_can_be_read_while_it_is_pointed_at(invite: Invite) -> None:
    guest = invite("Ada")
    guest.sits_with_bots("heart_of_darkness", seats=2)
    costs = guest.page.locator(".bar [data-option] .note")
    play_on((guest,), Guest.acts, lambda: guest.looks() == "asked" and costs.count() > 0, 60)
    costs.first.hover()
    examine(guest)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_origins_and_where_they_wake(invite: Invite, size: dict[str, int]) -> None:
    guest = invite("Ada", viewport=size)
    guest.sits_with_bots("original_sin", seats=2)
    assert guest.waits_for_turn() == "asked"
    examine(guest)
    guest.sits_with_bots("original_sin", seats=2, party="ready-made")
    assert guest.waits_for_turn() == "asked"
    examine(guest)


def test_menu_card_and_lists(invite: Invite) -> None:
    guest = invite("Ada")
    guest.sits_with_bots("haunted", seats=3)
    assert guest.waits_for_turn() == "asked"
    menu = guest.opens_menu()
    menu.get_by_label("Show the table as lists").check()
    examine(guest)
    guest.closes(menu)
    examine(guest)


@pytest.mark.parametrize("lists", [False, True], ids=["board", "lists"])
def test_board(invite: Invite, lists: bool) -> None:
    guest = invite("Mina")
    guest.sits_with_bots("chase", seats=2)
    if lists:
        menu = guest.opens_menu()
        menu.get_by_label("Show the table as lists").check()
        guest.closes(menu)
    assert guest.waits_for_turn() == "asked"
    examine(guest)


def test_curtain_and_waiting_room(invite: Invite) -> None:
    guest = invite("Ada").go()
    guest.button("With friends: set up a table of Haunted").click()
    guest.button("Open the table").click()
    expect(guest.page.get_by_text("2 seats are free.")).to_be_visible()
    examine(guest)


@SIZES
def test_replay(invite: Invite, size: dict[str, int]) -> None:
    guest = invite("Ada", viewport=size)
    guest.sits_with_bots("haunted", seats=3)
    assert guest.waits_for_turn() == "asked"
    guest.go(f"/t/{guest.table}/replay")
    expect(guest.page.get_by_role("slider", name="Moment")).to_be_visible()
    expect(guest.page.locator(".scene")).to_be_visible()
    examine(guest)


@pytest.mark.parametrize("fixture", ["kinds", "haunted", "chase", "island", "grounds"])
def test_gallery(invite: Invite, fixture: str) -> None:
    guest = invite().go(f"/gallery#{fixture}")
    expect(guest.page.locator(".scene [data-id]").first).to_be_visible()
    examine(guest)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("study", ["haunted", "harrowing", "original-sin"])
def test_layouts(invite: Invite, study: str, size: dict[str, int]) -> None:
    """The design studies, laid out by data alone."""
    guest = invite(viewport=size).go(f"/gallery#study-{study}")
    expect(guest.page.locator(".scene [data-id]").first).to_be_visible()
    examine(guest)
    guest.button("Next moment").click()
    examine(guest)


def test_about(invite: Invite) -> None:
    guest = invite().go("/about")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    examine(guest)
