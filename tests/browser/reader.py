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

Json = dict[str, Any]


class Reader:
    """Knows what a guest's seat is offered, and presses it on the page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.view: Json = {}
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.hears(json.loads(text)))

    def hears(self, message: Json) -> None:
        if message["is"] == "view":
            self.view = message

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
        """An option's button; or the things it is about, one after the other, out of drawers."""
        offered = self.page.locator(f"{option(choice['key'])}:visible").first
        before = self.view["n"]
        for id in choice.get("touches", ()):
            if offered.count():
                break
            drawer = self.page.locator(f'.tabs [data-holds~="{id}"][aria-expanded="false"]')
            if drawer.count():
                drawer.click(timeout=MOMENT)
                self.waits(offered.count, A_MENU_OPENS)
                if offered.count():
                    break
            self.page.locator(f'.scene [data-id="{id}"][data-can]:visible').first.click(
                timeout=MOMENT
            )
            self.waits(lambda: offered.count() or self.view["n"] != before, A_MENU_OPENS)
        if offered.count():
            offered.click(timeout=MOMENT)

    def waits(self, so: Callable[[], object], most: float = MOMENT) -> None:
        end = time.monotonic() + most / 1000
        while not so() and time.monotonic() < end:
            self.page.wait_for_timeout(10)


def option(key: list[str | int]) -> str:
    """Where an option with this key is offered."""
    quoted = json.dumps(key, separators=(",", ":")).replace('"', '\\"')
    return f'[data-option="{quoted}"]'
