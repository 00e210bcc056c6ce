"""A phone in one hand: panels shut, buttons stay where they were, held cards are read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
ASKS = 6
HOLD = 700  # ms: longer than the page waits for

# How far a button is from the lower right corner of its bar, and whether it can be pressed. The bar
# itself stands on the hand, whose height is the game's.
CORNER = """(button) => {
  const box = button.getBoundingClientRect();
  const bar = button.closest('.bar').getBoundingClientRect();
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return [Math.round(bar.right - box.right), Math.round(bar.bottom - box.bottom),
          button.contains(hit)];
}"""

# The middle of a card of one's hand that can be laid somewhere, and its id.
GLOWING = """() => {
  for (const card of document.querySelectorAll('.region.hand [data-kind=card][data-can]')) {
    const box = card.getBoundingClientRect();
    const at = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (card.contains(document.elementFromPoint(...at))) return [card.dataset.id, ...at];
  }
  return null;
}"""


def test_the_cross_shuts_a_drawer(invite: Invite) -> None:
    ada = invite("Ada", **TOUCH).sits_with_bots("haunted", seats=2)
    ada.button("Piles").tap()
    drawer = ada.page.locator("#drawer")
    expect(drawer).to_be_visible()
    ada.button("Close", drawer).tap(timeout=3_000)
    expect(drawer).to_be_hidden()


def test_the_table_turns_to_ones_own_lines_when_they_are_asked_about(invite: Invite) -> None:
    """At one's own stage, or at the defence, whichever comes first."""
    ada = invite("Ada", **TOUCH).sits_with_bots("haunted", seats=2)
    done = ada.button("Lay no more on the others; they may defend")
    about_them = ada.page.locator(".prompt.mine .ask", has_text=re.compile("your (own )?lines"))
    while ada.waits_for_turn() == "asked" and not about_them.count():
        if done.count():
            done.tap()
        else:
            ada.acts()
    expect(ada.page.get_by_role("tab", selected=True)).to_contain_text("Ada")


@pytest.mark.parametrize("screen", ["phone", "desktop"])
def test_undo_stays_in_its_place(invite: Invite, screen: str) -> None:
    ada = invite("Ada", **(TOUCH if screen == "phone" else {"viewport": DESKTOP}))
    ada.sits_with_bots("haunted", seats=3)
    undo = ada.button("Take back")
    places = set()
    rows = set()
    for _ in range(40):
        if ada.answers >= ASKS or ada.waits_for_turn() != "asked":
            break
        ada.page.wait_for_timeout(200)  # what is out of sight is looked for in a moment
        if ada.looks() == "asked" and not ada.page.locator("dialog[open]").count():
            places.add(tuple(undo.evaluate(CORNER)))
            rows.add(ada.page.locator(".bar").evaluate("(bar) => bar.innerText"))
        ada.acts()
    assert len(rows) > 1, "nothing ever came or went"
    assert len(places) == 1, places
    assert places.pop()[2], "undo lies under something"


def test_a_glowing_card_is_read_by_holding_it(invite: Invite) -> None:
    ada = invite("Ada", **TOUCH).sits_with_bots("haunted", seats=2)
    card, x, y = finds_a_glowing_card(ada)
    finger = ada.context.new_cdp_session(ada.page)
    point = {"touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", **point})
    ada.page.wait_for_timeout(HOLD)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    large = ada.page.locator(".scene dialog[open]")
    expect(large).to_be_visible()
    assert not ada.page.locator(".card.picked").count(), "it was taken up as well"
    ada.keys("Escape")
    expect(large).to_be_hidden()
    # Taken up by a tap, it offers to be read.
    ada.page.touchscreen.tap(x, y)
    expect(ada.page.locator(f'.card.picked[data-id="{card}"]')).to_be_visible()
    ada.button("Read it first").tap()
    expect(large).to_be_visible()


def finds_a_glowing_card(guest: Guest) -> tuple[str, float, float]:
    """Plays until a card that is laid somewhere lies in sight in the hand."""
    for _ in range(20):
        assert guest.waits_for_turn() == "asked"
        asks_to_lay = "Lay cards" in guest.page.locator(".prompt .words").inner_text()
        found = guest.page.evaluate(GLOWING) if asks_to_lay else None
        if found:
            card, x, y = found
            return card, x, y
        guest.acts()
    raise AssertionError("no card could ever be laid")


def test_what_is_out_of_sight_is_listed_with_all_the_rest(invite: Invite) -> None:
    ada = invite("Ada", **TOUCH).sits_with_bots("haunted", seats=3)
    unseen = ada.page.locator(".bar [data-unseen]")
    for _ in range(30):
        assert ada.waits_for_turn() == "asked"
        ada.page.wait_for_timeout(300)
        if unseen.count() and ada.page.evaluate(GLOWING):
            break
        ada.acts()
    hidden = int(unseen.inner_text().split()[0])
    loose = ada.page.locator(".bar [data-option]").count()
    unseen.tap()
    listed = ada.page.get_by_role("dialog", name="What you can do").locator("[data-option]")
    assert listed.count() > hidden + loose


def test_a_bot_that_plays_for_me_is_named_and_sent_away(invite: Invite) -> None:
    ada = invite("Ada", **TOUCH).sits_with_bots("haunted", seats=2)
    assert ada.waits_for_turn() == "asked"
    offered = ada.page.locator(".bar [data-option], .scene [data-can]")
    menu = ada.opens_menu()
    expect(ada.button("Rules", menu)).to_be_visible()
    ada.button("Pause", menu).tap()  # or the bot would have answered before one looks
    expect(ada.button("Go on", menu)).to_be_visible()
    expect(offered).not_to_have_count(0)
    ada.button("Let a bot play for me", menu).tap()
    ada.closes(menu)
    told = ada.page.get_by_text("A bot plays for you.")
    expect(told).to_be_visible()
    assert not offered.count()
    ada.button("Take the seat back").tap()
    expect(told).to_be_hidden()
    expect(offered).not_to_have_count(0)
