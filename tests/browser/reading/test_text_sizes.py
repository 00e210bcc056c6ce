"""No text is smaller than one can read: what is drawn is measured, wherever it stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest

SMALLEST = 12  # px

# Every piece of text that is to be seen, with the size at which it is drawn.
SMALL = """(least) => {
  const found = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim(), at = node.parentElement;
    if (!text || !at.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (at.closest('.aloud, noscript, script, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const matrix = at instanceof SVGGraphicsElement ? at.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = parseFloat(getComputedStyle(at).fontSize) * scale;
    const where = at.closest('[class]')?.getAttribute('class');
    if (size < least - 0.05) found.set(where, `${size.toFixed(1)} px: "${text}" (${where})`);
  }
  return [...found.values()];
}"""


def measure(guest: Guest) -> None:
    """A board comes nearer in a moment, so it is looked at more than once."""
    for _ in range(60):
        small = guest.page.evaluate(SMALL, SMALLEST)
        if not small:
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError("\n".join(small))


SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_lobby_and_waiting_room(invite: Invite, size: dict[str, int]) -> None:
    guest = invite("Ada", viewport=size).go()
    expect(guest.button("Play now: Haunted, against bots")).to_be_visible()
    measure(guest)
    guest.button("With friends: set up a table of Haunted").click()
    measure(guest)
    guest.button("Open the table").click()
    expect(guest.page.get_by_text("2 seats are free.")).to_be_visible()
    measure(guest)
    guest.go()
    expect(guest.page.get_by_text("1 of 3 seats taken")).to_be_visible()
    measure(guest)


@SIZES
@pytest.mark.parametrize("game", ["haunted", "heart_of_darkness", "harrowing"])
def test_table(invite: Invite, game: str, size: dict[str, int]) -> None:
    guest = invite("Ada", viewport=size).sits_with_bots(game, seats=3)
    assert guest.waits_for_turn() == "asked"
    measure(guest)


@SIZES
def test_origins_and_where_they_wake(invite: Invite, size: dict[str, int]) -> None:
    guest = invite("Ada", viewport=size).sits_with_bots("original_sin", seats=2)
    assert guest.waits_for_turn() == "asked"
    measure(guest)
    guest.sits_with_bots("original_sin", seats=2, party="ready-made")
    assert guest.waits_for_turn() == "asked"
    measure(guest)
