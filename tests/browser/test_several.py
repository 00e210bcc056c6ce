"""Several things that are one choice: marked in any order, sent together."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Error, Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import MOMENT, PHONE, Guest

GAME_PLAYS = 180  # s, until something is asked that is marked


def test_cards_are_marked_in_any_order_and_sent_together(invite: Invite) -> None:
    guest = invite("Ada", reduced_motion="reduce")
    boxes = comes_to_a_marking(guest)
    send = guest.page.locator("[data-send]")
    expect(send).to_have_attribute("aria-disabled", "true")
    expect(send).to_have_text("Choose these 2")  # and not "Choose nothing", which cannot be

    # Last first: no order is asked for. A mark can be taken away again.
    boxes.last.click()
    expect(boxes.last).to_be_checked()
    boxes.last.click()
    expect(boxes.last).not_to_be_checked()
    boxes.last.click()
    boxes.first.focus()
    guest.keys("Space")
    expect(boxes.first).to_be_checked()
    expect(guest.page.get_by_role("status").filter(has_text="2 of 2 marked")).to_be_visible()

    # No more than are asked for.
    if boxes.count() > 2:
        boxes.nth(1).click()
        expect(guest.page.get_by_text("no more can be")).to_be_visible()
        expect(boxes.nth(1)).not_to_be_checked()

    before = guest.ask()
    guest.button("Choose these 2").click()
    assert guest.answered(before, patience=10)
    expect(guest.page.locator("[data-send]")).to_have_count(0)


def test_a_marking_is_a_list_of_boxes_too(invite: Invite) -> None:
    guest = invite("Ben", viewport=PHONE)
    comes_to_a_marking(guest)
    menu = guest.opens_menu()
    menu.get_by_label("Show the table as lists").check()
    guest.closes(menu)
    boxes = guest.page.get_by_role("group", name="What you can do").get_by_role("checkbox")
    expect(boxes.first).to_be_visible()
    before = guest.ask()
    while guest.page.locator("[data-send][aria-disabled=true]").count():
        # Two equal cards are one box, which is ticked twice.
        free = guest.page.locator(".bar [role=checkbox][aria-checked=false]")
        (free if free.count() else boxes).last.click()
    guest.button(re.compile("^Choose (these|what)")).click()
    assert guest.answered(before, patience=10)


def comes_to_a_marking(guest: Guest) -> Locator:
    """Plays Parley against a bot until two cards are asked for at once: what can be marked."""
    guest.sits_with_bots("parley", seats=2)
    until = time.monotonic() + GAME_PLAYS
    bargain = guest.page.locator(".hand [data-id*=bargain][data-can]").first
    while not guest.page.locator("[data-send]").count():
        assert time.monotonic() < until, "nothing was asked that is marked"
        if guest.looks() == "over":
            guest.sits_with_bots("parley", seats=2)
        elif guest.looks() == "asked" and bargain.count():
            tries(guest, bargain)
        elif not guest.acts():
            guest.page.wait_for_timeout(30)
    return guest.page.locator(".scene .card[role=checkbox]")


def tries(guest: Guest, card: Locator) -> None:
    """Plays a card if it can be played now, and else does something with it.

    If the table moved on meanwhile, the card that was pressed lies open to be read, or the menu is
    gone: nothing is done then but shutting what lies over the table.
    """
    before = guest.ask()
    play = guest.page.get_by_role("menuitem", name="Play Bargain")
    try:
        card.click(timeout=MOMENT)
        if play.count():
            play.click(timeout=MOMENT)
        elif guest.page.get_by_role("menuitem").count():
            guest.page.get_by_role("menuitem").first.click(timeout=MOMENT)
    except Error:
        guest.keys("Escape")
    else:
        guest.answered(before)
