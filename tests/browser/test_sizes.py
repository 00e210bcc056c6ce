"""What a first visit transfers: everything until nothing more is asked for."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Invite

MOST = 250_000  # bytes, compressed, as they come over the line
MOST_OF_A_TABLE = 300_000  # with what draws any layout, for whoever sits there
PICTURE = re.compile(r"\.webp$")
MOST_OF_PICTURES = 150_000  # those that are seen at once, in the size of the hand


class Scales:
    """Weighs what a page receives."""

    def __init__(self, page: Page) -> None:
        self.weights: dict[str, float] = {}
        self._names: dict[str, str] = {}
        line: CDPSession = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.setCacheDisabled", {"cacheDisabled": False})
        line.on("Network.requestWillBeSent", self._sent)
        line.on("Network.loadingFinished", self._came)
        line.on("Network.webSocketFrameReceived", self._frame)

    def _sent(self, event: dict[str, object]) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        self._names[str(event["requestId"])] = str(request["url"]).rpartition("/")[2]

    def _came(self, event: dict[str, object]) -> None:
        length = event["encodedDataLength"]
        assert isinstance(length, (int, float))
        self._add(self._names.get(str(event["requestId"]), "?"), length)

    def _frame(self, event: dict[str, object]) -> None:
        response = event["response"]
        assert isinstance(response, dict)
        self._add("live", len(str(response["payloadData"])))

    def _add(self, name: str, bytes: float) -> None:
        self.weights[name] = self.weights.get(name, 0) + bytes

    def __str__(self) -> str:
        heaviest = sorted(self.weights.items(), key=lambda item: -item[1])
        return ", ".join(f"{name} {weight / 1000:.1f}" for name, weight in heaviest)

    @property
    def total(self) -> float:
        """The page: without pictures, which come later, and without what is played meanwhile."""
        return sum(self.weights.values()) - self.pictures - self.weights.get("live", 0)

    @property
    def pictures(self) -> float:
        return sum([weight for name, weight in self.weights.items() if PICTURE.search(name)])


def test_the_lobby_is_light(invite: Invite) -> None:
    guest = invite()
    scales = Scales(guest.page)
    guest.go().page.wait_for_load_state("networkidle")
    print(f"lobby {scales.total / 1000:.0f} kB: {scales}")
    assert scales.total <= MOST, str(scales)


def test_a_table_is_light(invite: Invite) -> None:
    """For whoever sits there, with a hand of cards: somebody who watches sees fewer pictures."""
    guest = invite("Ada")
    scales = Scales(guest.page)
    guest.sits_with_bots("haunted", seats=3)
    expect(guest.page.locator(".region.hand img.ready").first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    print(f"table {scales.total / 1000:.0f} kB, {scales.pictures / 1000:.0f} kB pictures: {scales}")
    assert scales.total <= MOST_OF_A_TABLE, str(scales)
    assert scales.pictures <= MOST_OF_PICTURES, str(scales)
