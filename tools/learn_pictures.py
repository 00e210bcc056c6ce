"""Photograph real tables for *How to play*: `python -m tools.learn_pictures`, after `make client`.

The pictures lie with their game (`pictures/learn-1.webp` …) and go by the number of the step that
its words tell (`learn-1`). Chance deals, so no two runs are equal; the moments are chosen alike.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

from gloam.kernel.content import registry
from tests.browser.guests import DESKTOP, FLAGS, HEADLESS, Guest, play_on
from tests.browser.reader import Reader
from tests.table.processes import serving
from tools.pictures import haunted, heart, open_table

SIZE = (960, 600)
QUALITY = 62
LARGEST = 150_000  # bytes, of all pictures of a game together

SHOWN: dict[str, dict[int, str]] = {
    "haunted": {1: "", 2: ".region.own", 3: ".region.hand"},
    "heart_of_darkness": {1: "", 3: ".region.stage"},
    "original_sin": {1: ""},
    "original_sin:fight": {4: ""},
    "stifling_dark": {1: "", 3: ".region.own [data-id^=sheet]:has-text('acting')"},
}


def stifling_dark(browser: Browser, url: str, size: dict[str, int]) -> Guest:
    """An Investigator turns the Flashlight for the first time."""
    guest = Guest(browser, url, "Ada", viewport=size, reduced_motion="reduce")
    open_table(guest, "stifling_dark", ["greedy"], mine=1, events="off")
    place = guest.page.locator(".bar [data-option]", has_text="Place the Flashlight")
    play_on((guest,), Guest.acts, lambda: place.count() > 0, patience=60)
    place.click()
    expect(guest.page.get_by_role("slider", name="Flashlight")).to_be_visible()
    return guest


def original_sin(browser: Browser, url: str, size: dict[str, int]) -> Guest:
    """Somebody who plays alone looks round in the Tutorial, and is asked where to."""
    return into_the_rack_room(browser, url, size, "travel")


def fight_of_original_sin(browser: Browser, url: str, size: dict[str, int]) -> Guest:
    """An Origin's turn in the first fight."""
    return into_the_rack_room(browser, url, size, "use")


TO_THE_RACK_ROOM = (("done",), ("explore",), ("travel", 1), ("explore-here",), ("turn",))


def into_the_rack_room(browser: Browser, url: str, size: dict[str, int], until: str) -> Guest:
    """On the shortest way to the first fight, until one is asked this."""
    guest = Guest(browser, url, "Ada", viewport=size, reduced_motion="reduce")
    reader = Reader(guest)
    open_table(guest, "original_sin", [], party="ready-made")

    def answers(guest: Guest) -> bool:
        key = next((key for key in TO_THE_RACK_ROOM if reader.offered(*key)), None)
        if key is None:
            return guest.acts()
        reader.chooses(*key)
        return True

    play_on((guest,), answers, lambda: bool(reader.offered(until)), patience=120)
    guest.waits_for_turn(60)
    return guest


# For each game a moment, or several (`game:moment`); `SHOWN` says what of it each step shows;
# empty: the whole table.
MOMENTS: dict[str, Callable[..., Guest]] = {
    "haunted": haunted,
    "heart_of_darkness": heart,
    "original_sin": original_sin,
    "original_sin:fight": fight_of_original_sin,
    "stifling_dark": stifling_dark,
}


def taken(guest: Guest, selector: str) -> bytes:
    """One picture as WebP. A part of the table is shown with some of what is around it."""
    page = guest.page
    whole: Image.Image = Image.open(BytesIO(page.screenshot()))
    if selector:
        box = page.locator(selector).first.bounding_box()
        assert box is not None, f"nothing is at {selector}"
        whole = whole.crop(_around(box["x"], box["y"], box["width"], box["height"], whole.size))
    packed = BytesIO()
    whole.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS).save(
        packed, "webp", quality=QUALITY, method=6
    )
    return packed.getvalue()


def _around(
    x: float, y: float, width: float, height: float, page: tuple[int, int]
) -> tuple[int, int, int, int]:
    """The smallest part of the page of the pictures' shape that holds this box."""
    wide = min(page[0], max(width, height * SIZE[0] / SIZE[1]))
    high = wide * SIZE[1] / SIZE[0]
    left = min(max(0, x + width / 2 - wide / 2), page[0] - wide)
    top = min(max(0, y + height / 2 - high / 2), page[1] - high)
    return round(left), round(top), round(left + wide), round(top + high)


def main(wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), bot_delay="0.05") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=HEADLESS, args=list(FLAGS))
        for name in wanted or MOMENTS:
            guest = MOMENTS[name](browser, server.url, DESKTOP)
            guest.page.wait_for_load_state("networkidle")
            guest.page.mouse.move(1, 1)
            guest.page.evaluate("document.activeElement?.blur()")
            guest.page.wait_for_timeout(1500)
            pictures = registry.game(name.partition(":")[0]).folder / "pictures"
            pictures.mkdir(exist_ok=True)
            bytes_of = {n: taken(guest, part) for n, part in SHOWN[name].items()}
            for n, picture in bytes_of.items():
                (pictures / f"learn-{n}.webp").write_bytes(picture)
            total = sum(map(len, bytes_of.values()))
            told = f"{name}: {len(bytes_of)} pictures, {total / 1000:.0f} kB"
            print(told if total <= LARGEST else f"{told}, which is too much")
            guest.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
