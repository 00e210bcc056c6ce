"""What a player may wish for: silence, sounds, a call, days to answer, not to be asked again."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import Guest

# Counts what would be heard, and how often the browser's leave to notify is asked for.
COUNTING = """
  window.heard = window.begged = 0;
  window.OscillatorNode = class extends OscillatorNode {
    constructor(...given) { super(...given); window.heard++; }
  };
  Notification.requestPermission = async () => { window.begged++; return window.says; };
"""


def test_sounds_are_off_until_they_are_wanted_and_off_again(invite: Invite) -> None:
    ada = counted(invite)
    answers(ada)
    assert ada.page.evaluate("heard") == 0, "nobody asked for sounds"
    wishes(ada, "Sounds", True)
    answers(ada)
    assert ada.page.evaluate("heard") > 0
    wishes(ada, "Sounds", False)
    ada.page.evaluate("heard = 0")
    answers(ada)
    assert ada.page.evaluate("heard") == 0, "they were turned off"


def test_leave_to_notify_is_asked_for_on_a_click_only(invite: Invite) -> None:
    ada = counted(invite)
    answers(ada)
    menu = ada.opens_menu()
    assert ada.page.evaluate("begged") == 0, "nobody asked to be notified"
    box = menu.get_by_label("Notify me when it is my turn")
    ada.page.evaluate("says = 'denied'")
    box.click()
    expect(menu.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(box).not_to_be_checked()
    ada.page.evaluate("says = 'granted'")
    box.click()
    expect(box).to_be_checked()
    assert ada.page.evaluate("begged") == 2, "once for each click"


def test_a_table_by_days_shows_its_clock(invite: Invite) -> None:
    ada = invite("Ada")
    seats = [{"mine": True, "name": "Ada"}, {"bot": "random"}]
    plan = {"game": "haunted", "seats": seats, "pace": "days-3"}
    opened = ada.context.request.post(f"{ada.url}/api/tables", data=plan).json()["table"]["id"]
    assert ada.go(f"/t/{opened}").sits().waits_for_turn() == "asked"
    expect(ada.page.locator(".bar")).to_contain_text("There is time until")
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("has until")


def test_whoever_always_passes_is_not_asked_again(invite: Invite) -> None:
    ada = invite("Ada").sits_with_bots("parley", seats=2)
    always = ada.button("Always pass here")
    until = time.monotonic() + 180
    while not always.is_visible():
        assert time.monotonic() < until, "there was nothing to react to"
        if ada.waits_for_turn() == "over":  # without a roll of the die: then another game
            ada.sits_with_bots("parley", seats=2)
        elif not always.is_visible():
            ada.acts()
    always.click()
    expect(always).to_be_hidden()
    menu = ada.opens_menu()
    standing = menu.locator("section", has_text="Standing answers")
    expect(standing).to_contain_text("Always: Pass")
    ada.button("Ask me again", standing).click()
    expect(standing).to_contain_text("None.")


def counted(invite: Invite) -> Guest:
    ada = invite("Ada")
    ada.page.add_init_script(COUNTING)
    ada.sits_with_bots("haunted", seats=2)
    return ada


def answers(guest: Guest) -> None:
    """Until an answer has made something happen."""
    lines = guest.panel.locator("li")
    before = lines.count()
    until = time.monotonic() + 120
    while lines.count() == before:
        assert time.monotonic() < until, "nothing happens"
        guest.waits_for_turn()
        guest.acts()


def wishes(guest: Guest, what: str, wish: bool) -> None:
    menu = guest.opens_menu()
    menu.get_by_label(what).set_checked(wish)
    guest.closes(menu)
