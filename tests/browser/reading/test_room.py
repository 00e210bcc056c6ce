"""Haunted: everybody's lines are in view, with two players and with five, and the whole hand."""

from __future__ import annotations

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
        assert guest.page.evaluate(HIDDEN) == [0, 3 * seats, 0], f"{seats} players"
        guest.page.wait_for_function(IS_WHOLE)
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    guest.page.wait_for_function(IS_WHOLE)
