"""Whole games by pressing only what is offered, and nothing that does not glow does anything."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest

FLAT = {"width": 844, "height": 390}
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "flat": {"viewport": FLAT, "has_touch": True, "is_mobile": True},
}
GAMES = ["haunted", "heart_of_darkness", "harrowing", "original_sin"]
FEW = 8  # asks of each game on each screen; `long` has 500
LONGEST = (
    1200.0  # seconds for each of those; on a machine with nothing else to do a third is enough
)

# What can be pressed now and is in sight: buttons by the prompt, or things on the table. Nothing
# counts while the question itself is out of sight.
IN_SIGHT = """() => {
  const isIn = (one) => {
    const box = one.getBoundingClientRect();
    return [[.5, .5], [.5, .12], [.12, .5], [.88, .5], [.5, .88]].some(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return hit && (one.contains(hit) || hit.closest('.figure[data-can]'));
    });
  };
  const by = '.bar :is([data-option], [data-unseen], [data-send]), .slim, .options [data-option]';
  const all = document.querySelectorAll(`${by}, .dial, .scene [data-can]`);
  const words = document.querySelector('.prompt .words');
  return words && isIn(words) ? [...all].filter(isIn).length : 0;
}"""

# Points where nothing glows and no button is; and whether the next click falls on one such. Tables
# go on while one aims, and on a machine with much to do a button may have come there meanwhile.
DULL = """([seed, count]) => {
  const some = '[data-can], button, a, input, select, summary, label, .log';
  window.wasDull = false;
  const note = (event) => (window.wasDull = !event.target.closest(some));
  addEventListener('click', note, { capture: true, once: true });
  const found = [];
  let n = seed;
  const next = () => (n = (n * 1103515245 + 12345) % 2147483648) / 2147483648;
  for (let i = 0; i < 200 && found.length < count; i++) {
    const [x, y] = [next() * innerWidth, next() * innerHeight];
    // A finger is broad: browsers take what is near for what was meant.
    const around = [[0, 0], [18, 0], [-18, 0], [0, 18], [0, -18]];
    const hits = around.map(([dx, dy]) => document.elementFromPoint(x + dx, y + dy));
    if (hits.every((hit) => hit && !hit.closest(some))) found.push([x, y]);
  }
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_ask_offers_something_in_sight(invite: Invite, screen: str, game: str) -> None:
    plays(invite("Ada", **SCREENS[screen]), game, asks=FEW)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_five_hundred_asks(invite: Invite, screen: str, game: str) -> None:
    asks, dull = plays(invite("Ada", **SCREENS[screen]), game, asks=500, longest=LONGEST)
    told = f"{asks} asks, each with a choice in sight; {dull} presses on dull things"
    print(f"{game}, {screen}: {told}")
    assert asks == 500


def plays(guest: Guest, game: str, asks: int, longest: float = 600) -> tuple[int, int]:
    """Answers so many asks, games to their end, or as many as there is time for; before each, a
    press where nothing glows. Gives how many of both."""
    guest.sits_with_bots(game, seats=2)
    before = guest.answers
    tries = dull = 0
    until = time.monotonic() + longest
    while guest.answers - before < asks and time.monotonic() < until:
        tries += 1
        assert tries < 6 * asks, f"stuck at {guest.ask()}"
        if guest.waits_for_turn() == "over":
            guest.sits_with_bots(game, seats=2)
            continue
        if guest.page.locator("dialog[open]").count():
            guest.keys("Escape")
            continue
        assert offers_something(guest), f"nothing in sight: {guest.ask()}"
        dull += presses_dull_things(guest, seed=tries)
        guest.acts()
    return guest.answers - before, dull


def offers_something(guest: Guest) -> bool:
    """Things are brought into sight in a moment (on a machine with much to do it took more than a
    second), so it is looked at more than once."""
    for _ in range(60):
        if guest.page.evaluate(IN_SIGHT) or guest.looks() != "asked":
            return True
        guest.page.wait_for_timeout(50)
    return False


def presses_dull_things(guest: Guest, seed: int) -> int:
    """Presses a point where nothing glows, if there is one; gives how many were pressed."""
    sent = len(guest.sent)
    points = guest.page.evaluate(DULL, [seed, 1])
    for x, y in points:
        try:
            press = guest.page.touchscreen.tap if guest.taps else guest.page.mouse.click
            press(x, y)
        except Error:
            continue
        if guest.page.evaluate("window.wasDull"):
            assert len(guest.sent) == sent, (x, y, guest.ask())
        if guest.page.locator("dialog[open]").count():
            guest.keys("Escape")
    return len(points)
