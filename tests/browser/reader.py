"""Somebody at a table who also reads along on the line: what is asked, and how it is answered."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, WebSocket

from tests.browser.guests import MOMENT, PATIENCE, Guest

A_MENU_OPENS = 300  # ms, on a machine with much to do

# Where a thing on the table can be clicked: a point that nothing covers but what stands there.
POINT = """(thing) => {
  const box = thing.getBoundingClientRect();
  const points = [[.5, .5], [.5, .12], [.12, .5], [.88, .5], [.5, .88], [.25, .25], [.75, .75]];
  const at = points.map(([x, y]) => [box.left + box.width * x, box.top + box.height * y]);
  const isOn = (hit) => thing.matches('.space') && hit?.closest('.figure');
  const means = (hit) => thing.contains(hit) || isOn(hit);
  return at.find(([x, y]) => means(document.elementFromPoint(x, y))) ?? null;
}"""

Json = dict[str, Any]


class Reader:
    """Knows what a guest's seat is offered, and presses it on the page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.view: Json = {}
        self._nodes: dict[str, dict[str, Json]] = {"public": {}, "private": {}}
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hears(json.loads(text)))

    def hears(self, message: Json) -> None:
        if message["is"] == "view":
            self.view = message
            for part in ("public", "private"):
                self._keeps(part, message.get(part) or {})

    def _keeps(self, part: str, changes: Json) -> None:
        """Nodes as they are now, by their ids."""
        if changes.get("whole"):
            self._nodes[part] = {}
        for id in changes.get("drop", ()):
            self._nodes[part].pop(id, None)
        self._nodes[part].update({node["id"]: node for node in changes.get("set", ())})

    @property
    def nodes(self) -> list[Json]:
        """All that this seat is shown."""
        return [node for part in self._nodes.values() for node in part.values()]

    @property
    def choices(self) -> list[Json]:
        choices: list[Json] = self.view.get("choices", [])
        return choices

    def offered(self, *key: str | int) -> Json | None:
        """The choice with this key, or one that begins like it."""
        found = [one for one in self.choices if one["key"][: len(key)] == list(key)]
        return found[0] if found else None

    def chooses(self, *key: str | int) -> None:
        """Waits until it is offered, presses it, and sees what comes of it."""
        self.waits(lambda: self.offered(*key), PATIENCE)
        self.guest.waits_for_turn()  # until the page has settled
        choice = self.offered(*key)
        assert choice, (self.guest.name, key, self.choices)
        before = self.view["n"]
        end = time.monotonic() + PATIENCE / 1000
        while self.view["n"] == before:
            assert time.monotonic() < end, (self.guest.name, key)
            with suppress(Error):  # what has just come under the pointer cannot be pressed yet
                self.presses(choice)
            self.waits(lambda: self.view["n"] != before)

    def presses(self, choice: Json) -> None:
        """An option's button; or the things it is about, one after the other, out of drawers; or,
        if none of them can be reached, its button in the list of what is out of sight."""
        offered = self.page.locator(f"{option(choice['key'])}:visible").first
        before = self.view["n"]
        clicked = False
        for id in choice.get("touches", ()):
            if offered.count():
                break
            drawer = self.page.locator(f'.tabs [data-holds~="{id}"][aria-expanded="false"]')
            if drawer.count():
                drawer.click(timeout=MOMENT)
                self.waits(offered.count, A_MENU_OPENS)
                if offered.count():
                    break
            if self._clicks(id):
                clicked = True
                self.waits(lambda: offered.count() or self.view["n"] != before, A_MENU_OPENS)
        unseen = self.page.locator("[data-unseen]")
        if not clicked and not offered.count() and unseen.count():
            unseen.click(timeout=MOMENT)
        if offered.count():
            offered.click(timeout=MOMENT)

    def _clicks(self, id: str) -> bool:
        """A thing on the table, if it can be reached. What stands on a space means the space."""
        thing = self.page.locator(f'.scene [data-id="{id}"][data-can]:visible').first
        if not thing.count():
            return False
        thing.scroll_into_view_if_needed(timeout=MOMENT)
        point = thing.evaluate(POINT)
        if point:
            self.page.mouse.click(*point)
        return bool(point)

    def waits(self, so: Callable[[], object], most: float = MOMENT) -> None:
        end = time.monotonic() + most / 1000
        while not so() and time.monotonic() < end:
            self.page.wait_for_timeout(10)


def option(key: list[str | int]) -> str:
    """Where an option with this key is offered."""
    quoted = json.dumps(key, separators=(",", ":")).replace('"', '\\"')
    return f'[data-option="{quoted}"]'
