"""What is in view: everybody’s lines and the whole hand in Haunted, drawers beside the panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP

# How far the table can be scrolled, and the lines of which some is out of sight.
HIDDEN = """() => {
  const table = document.querySelector('.layout');
  const band = document.querySelector('.region.band').getBoundingClientRect();
  const found = [...document.querySelectorAll(".cascade")];
  const lines = found.map((line) => line.getBoundingClientRect());
  const head = document.querySelector('.region.header').getBoundingClientRect();
  const isOut = (box) =>
    box.top < head.bottom - 1 || box.bottom > band.top + 12 ||
    box.left < 0 || box.right > innerWidth;
  return [table.scrollHeight - table.clientHeight, lines.length, lines.filter(isOut).length];
}"""

# Of no card that is held anything is below the window, or cut off by what holds it.
IS_WHOLE = """() => {
  const held = [...document.querySelectorAll('.region.hand .cards [data-id^="card-"]')];
  const isIn = (card) => {
    const end = Math.min(innerHeight, card.closest('.cards').getBoundingClientRect().bottom);
    return card.getBoundingClientRect().bottom < end + 1;
  };
  return held.length > 0 && held.every(isIn);
}"""


def test_everybody_is_in_view(invite: Invite) -> None:
    guest = invite("Ada", viewport=DESKTOP)
    for seats in (2, 3, 4, 5):
        guest.sits_with_bots("haunted", seats=seats)
        expect(guest.page.locator(".cascade")).to_have_count(3 * seats)
        guest.page.wait_for_function(f"({HIDDEN})().join() === '0,{3 * seats},0'")
        guest.page.wait_for_function(IS_WHOLE)
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    guest.page.wait_for_function(IS_WHOLE)


# The names of the cards that are held, and the question, as far as they can be seen and pressed.
NAMES_IN_SIGHT = """() => {
  const isIn = (one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, box.top + 8);
    return !!hit && (one.contains(hit) || !!hit.closest('.card')?.contains(one));
  };
  const names = [...document.querySelectorAll('.region.hand .card .name')];
  return isIn(document.querySelector('.prompt .words')) && names.length > 2 && names.every(isIn);
}"""


@pytest.mark.parametrize("game", ["haunted", "heart_of_darkness"])
def test_held_sideways_the_hand_is_folded_and_its_names_stay_in_sight(
    invite: Invite, game: str
) -> None:
    guest = invite("Ada", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    guest.sits_with_bots(game, seats=2)
    assert guest.waits_for_turn() == "asked"
    table = guest.page.locator(".layout")
    for scrolled in (0, 100):
        table.evaluate("(table, by) => table.scrollTo(0, by)", scrolled)
        guest.page.wait_for_function(NAMES_IN_SIGHT)
    hand = guest.page.locator(".region.hand")
    before = hand.evaluate("(hand) => hand.offsetHeight")
    guest.button("Show whole cards", hand).tap()
    assert hand.evaluate("(hand) => hand.offsetHeight") > before


def test_a_drawer_hangs_beside_the_panel_and_escape_shuts_it(invite: Invite) -> None:
    guest = invite("Ada", viewport=DESKTOP)
    guest.sits_with_bots("heart_of_darkness", seats=2)
    button, drawer = guest.button("Reference"), guest.page.locator("#drawer")
    button.click()
    box, panel = drawer.bounding_box(), guest.page.locator(".region.panel").bounding_box()
    assert box is not None
    assert panel is not None
    assert box["x"] + box["width"] <= panel["x"] + 1, "not under the panel"
    assert box["y"] + box["height"] <= DESKTOP["height"], "all of it in the window"
    guest.keys("Escape")
    expect(drawer).to_be_hidden()
