"""Things explain themselves: when pointed at, when focused, by a long press; the rule is a link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest

HARBOUR = "[data-id=place-harbour]"
DARKNESS = "[data-id=darkness]"


def test_places_and_tracks_by_mouse_and_keyboard(invite: Invite) -> None:
    guest = invite("Ada").sits_with_bots("heart_of_darkness", seats=2)
    page = guest.page
    told = page.locator(".explanation")
    page.locator(HARBOUR).hover()
    expect(told).to_contain_text("Where the boat comes.")
    expect(told).to_contain_text("Rule: Win: harbour")
    page.locator(DARKNESS).hover()
    expect(told).to_contain_text("Past 7 all is lost.")
    expect(told.locator("section")).to_have_count(1)
    page.mouse.move(2, 2)
    expect(told).to_have_count(0)
    # By keys: the thing is told when it is reached, `?` goes to its rule, Escape back.
    guest.reaches(DARKNESS)
    expect(told).to_have_attribute("role", "tooltip")
    expect(page.locator(DARKNESS)).to_have_attribute("aria-describedby", "explanation")
    guest.keys("?")
    expect(told.get_by_role("button", name="Rule: Lose: darkness")).to_be_focused()
    guest.keys("Escape")
    expect(told).to_have_count(0)
    expect(page.locator(DARKNESS)).to_be_focused()
    guest.keys("?", "Enter")
    expect(guest.panel.locator("[data-rule='lose.darkness']")).to_be_visible()


def test_a_right_click_pins_it(invite: Invite) -> None:
    guest = invite("Ada").sits_with_bots("haunted", seats=3)
    assert guest.waits_for_turn() == "asked"
    told = guest.page.locator(".explanation")
    fact = guest.page.locator("[data-about=label-points]").first
    fact.click(button="right")
    expect(guest.page.locator(".explanation.pinned")).to_be_visible()
    expect(told).to_contain_text("thirteen for a complete line")
    guest.button("Rule: Score: lowest").click()
    expect(guest.panel.locator("[data-rule='score.lowest']")).to_be_visible()
    expect(told).to_have_count(0)


def test_a_long_press_on_a_phone(invite: Invite) -> None:
    guest = invite("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    guest.sits_with_bots("heart_of_darkness", seats=2)
    page = guest.page
    told = page.locator(".explanation")
    hold(guest, DARKNESS, "Past 7 all is lost.")
    hold(guest, HARBOUR, "Where the boat comes.")
    expect(told).to_be_visible()
    guest.button("Rule: Win: harbour").tap()
    expect(guest.panel.locator("[data-rule='win.harbour']")).to_be_visible()


def hold(guest: Guest, selector: str, told: str) -> None:
    """A finger on a thing until this is told of it."""
    thing = guest.page.locator(selector)
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = guest.context.new_cdp_session(guest.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(guest.page.locator(".explanation.pinned")).to_contain_text(told)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
