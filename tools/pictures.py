"""Photograph the page for docs/pictures: `python -m tools.pictures [NAME …]`, after `make client`.

Games are played at a server of our own until they look like something. Chance deals, so no two
runs are equal; the moments are chosen the same way.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright

import examples
from tests.browser.guests import DESKTOP, FLAGS, HEADLESS, PHONE, Guest, play_on
from tests.browser.reader import Reader
from tests.table.processes import serving

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
LARGEST = 250_000  # bytes
MIDDLE = 35  # changes that a seat has seen: the middle of a game of The Harrowing

Picture = Callable[[Browser, str], Guest]


def lobby(browser: Browser, url: str) -> Guest:
    guest = Guest(browser, url, "Ada").go()
    expect(guest.button("Play now: Haunted, against bots")).to_be_visible()
    return guest


def haunted_desktop(browser: Browser, url: str) -> Guest:
    return haunted(browser, url, DESKTOP)


def haunted_phone(browser: Browser, url: str) -> Guest:
    return haunted(browser, url, PHONE)


def haunted(browser: Browser, url: str, size: dict[str, int]) -> Guest:
    """In the middle of a game: cards on the lines, and one's own turn."""
    while True:
        guest = Guest(browser, url, "Ada", viewport=size, reduced_motion="reduce")
        open_table(guest, "haunted", ["greedy", "greedy"])
        for _ in range(60):
            if guest.waits_for_turn() == "over":
                break
            laid = guest.page.locator(".row .card").count()
            own = guest.page.locator(".region.own .row:has(.card)").count()
            offers = guest.page.locator(".ask", has_text="Lay cards on the others").is_visible()
            if laid >= 9 and own >= 2 and offers:
                return guest
            guest.acts()
        guest.context.close()


def replay(browser: Browser, url: str) -> Guest:
    guest = Guest(browser, url, "Ada")
    open_table(guest, "haunted", ["greedy", "greedy"], length="short")
    guest.lets_a_bot_finish()
    guest.go(f"/t/{guest.table}/replay?viewpoint=0")
    place = guest.page.get_by_role("slider", name="Moment")
    expect(place).not_to_have_attribute("max", "0")
    place.fill(str(int(place.get_attribute("max") or 0) * 3 // 4))
    return guest


def gallery(browser: Browser, url: str) -> Guest:
    guest = Guest(browser, url, viewport={"width": 1280, "height": 1000}).go("/gallery")
    expect(guest.page.locator(".scene [data-id]").first).to_be_visible()
    return guest


def heart_map_desktop(browser: Browser, url: str) -> Guest:
    return heart(browser, url, {"width": 1400, "height": 860}, map="western shores")


def heart_table_desktop(browser: Browser, url: str) -> Guest:
    return heart(browser, url, DESKTOP)


def heart_phone(browser: Browser, url: str) -> Guest:
    return heart(browser, url, PHONE)


def heart(browser: Browser, url: str, size: dict[str, int], **options: str) -> Guest:
    """On one's own turn in a later round; a bot has played so far."""
    while True:
        guest = Guest(browser, url, "Ada", viewport=size, reduced_motion="reduce")
        open_table(guest, "heart_of_darkness", ["greedy", "greedy"], 0, **options)
        lends_the_seat(guest, "greedy")
        later = re.compile("Round [2-9]")
        expect(guest.page.locator(".track").first).to_contain_text(later, timeout=60_000)
        lends_the_seat(guest, "")
        for _ in range(12):
            if guest.waits_for_turn(60) == "over":
                break
            if guest.page.locator(".ask", has_text="Your turn").is_visible():
                guest.page.locator(".scene").evaluate("(scene) => scene.scrollTo(0, 0)")
                return guest
            guest.acts()
        guest.context.close()


def harrowing_table(browser: Browser, url: str) -> Guest:
    return harrowing(browser, url, {"width": 1440, "height": 900})


def harrowing_desktop(browser: Browser, url: str) -> Guest:
    return harrowing(browser, url, DESKTOP)


def harrowing_phone(browser: Browser, url: str) -> Guest:
    return harrowing(browser, url, PHONE)


def harrowing(browser: Browser, url: str, size: dict[str, int]) -> Guest:
    """Whoever is first acts, with a friend: bots, who are always first, have played so far."""
    while True:
        guest = Guest(browser, url, "Ada", viewport=size, reduced_motion="reduce")
        friend = Guest(browser, url, "Ben", reduced_motion="reduce")
        reader = Reader(guest)
        seats: list[dict[str, object]] = [{"mine": True, "name": "Ada"}, {}]
        lays(guest, "harrowing", seats)
        friend.go(f"/t/{guest.table}").page.get_by_label("Your name at the table").fill("Ben")
        friend.button("Sit here: seat 2").click()
        both = [guest, friend]
        for seat, one in enumerate(both):
            one.sits()
            lends_the_seat(one, "greedy", seat)
        plays_to_the_middle(reader)
        for seat, one in enumerate(both):
            lends_the_seat(one, "", seat)
        play_on(both, Guest.acts, partial(may_act_or_is_over, reader), 60)
        guest.page.wait_for_timeout(1000)  # what was under way has come
        friend.context.close()
        if reader.offered("act") and guest.looks() == "asked":
            guest.page.locator(".scene").evaluate("(scene) => scene.scrollTo(0, 0)")
            return guest
        guest.context.close()


def plays_to_the_middle(reader: Reader) -> None:
    reader.waits(lambda: reader.view.get("n", 0) > MIDDLE or reader.view.get("result"), 60_000)


def may_act_or_is_over(reader: Reader) -> bool:
    return bool(reader.offered("act") or reader.view.get("result"))


def lends_the_seat(guest: Guest, bot: str, seat: int = 0) -> None:
    """A bot plays on in one's seat; with no name, one takes it back."""
    address = f"{guest.url}/api/tables/{guest.table}/seats/{seat}/bot"
    lent = guest.context.request.post(address, data={"bot": bot})
    assert lent.ok, lent.text()


def chase(browser: Browser, url: str) -> Guest:
    """A hunter's eyes, in the fourth round."""
    guest = Guest(browser, url, "Mina", viewport={"width": 1280, "height": 900})
    open_table(guest, "chase", ["greedy"], mine=1)
    for _ in range(30):
        guest.waits_for_turn()
        guest.acts()
    guest.waits_for_turn()
    guest.page.locator(".scene").evaluate("(scene) => scene.scrollTo(0, 0)")
    return guest


def sawmill(browser: Browser, url: str, presses: tuple[str, ...] = ()) -> Guest:
    return stifling_dark(browser, url, {"width": 1440, "height": 900}, "sawmill", presses)


def park(browser: Browser, url: str, presses: tuple[str, ...] = ()) -> Guest:
    return stifling_dark(browser, url, {"width": 1440, "height": 900}, "park", presses)


def sawmill_phone(browser: Browser, url: str, presses: tuple[str, ...] = ()) -> Guest:
    return stifling_dark(browser, url, PHONE, "sawmill", presses)


def park_phone(browser: Browser, url: str, presses: tuple[str, ...] = ()) -> Guest:
    return stifling_dark(browser, url, PHONE, "park", presses)


def park_lying(browser: Browser, url: str) -> Guest:
    return stifling_dark(browser, url, {"width": 844, "height": 390}, "park")


NEAR = ("Zoom in", "Zoom in")
WHOLE = ("Show the whole board",)


def stifling_dark(
    browser: Browser,
    url: str,
    size: dict[str, int],
    scenario: str,
    presses: tuple[str, ...] = (),  # buttons of the board
) -> Guest:
    """The third Investigator's turn; where there is room, the flashlights of the others burn."""
    guest = Guest(browser, url, "Ada", viewport=size, reduced_motion="reduce")
    reader = Reader(guest)
    wishes = {"scenario": scenario, "investigators": "three"}
    open_table(guest, "stifling_dark", ["greedy"], mine=1, **wishes)
    while not reader.offered("turn"):
        if reader.choices:
            reader.chooses(*reader.choices[0]["key"])
        guest.page.wait_for_timeout(50)
    guest.keys("Escape")  # on a phone the drawer lies over the board
    for who in (0, 1) if size["height"] > 800 < size["width"] else ():
        reader.chooses("turn", who)
        reader.waits(lambda: reader.offered("flashlight"), 60_000)
        walks = [one["key"] for one in reader.choices if one["key"][0] == "walk"]
        if walks:
            reader.chooses(*walks[0])  # to the north, where the board is
        reader.chooses("flashlight")
        while not reader.offered("turn"):  # what has just come cannot be pressed yet
            if reader.offered("aim"):
                guest.page.get_by_role("slider", name="Flashlight").press("Enter")
            reader.waits(lambda: reader.offered("turn"))
    reader.chooses("turn", 2)
    guest.waits_for_turn(60)
    guest.page.evaluate(
        # One's own sheets stay where they were turned to: to whoever acts.
        "() => [...document.querySelectorAll(':not(.region.own)')]"
        ".forEach((one) => (one.scrollTop = 0))"
    )
    for name in presses:
        guest.button(name).click()
    return guest


def open_table(guest: Guest, game: str, bots: list[str], mine: int = 0, **options: str) -> None:
    seats: list[dict[str, object]] = [{"bot": bot} for bot in bots]
    seats.insert(mine, {"mine": True, "name": guest.name})
    lays(guest, game, seats, **options)
    guest.sits()


def lays(guest: Guest, game: str, seats: list[dict[str, object]], **options: str) -> None:
    wish = {"game": game, "seats": seats, "options": options}
    opened = guest.context.request.post(f"{guest.url}/api/tables", data=wish)
    assert opened.ok, opened.text()
    guest.go(f"/t/{opened.json()['table']['id']}")


PICTURES: dict[str, Picture] = {
    "lobby": lobby,
    "haunted-desktop": haunted_desktop,
    "haunted-phone": haunted_phone,
    "replay": replay,
    "gallery": gallery,
    "chase": chase,
    "heart-map-desktop": heart_map_desktop,
    "heart-table-desktop": heart_table_desktop,
    "heart-phone": heart_phone,
    "harrowing-table": harrowing_table,
    "harrowing-desktop": harrowing_desktop,
    "harrowing-phone": harrowing_phone,
    "stifling-dark-sawmill": sawmill,
    "stifling-dark-park": park,
    "stifling-dark-sawmill-near": partial(sawmill, presses=NEAR),
    "stifling-dark-park-near": partial(park, presses=NEAR),
    "stifling-dark-phone": sawmill_phone,
    "stifling-dark-phone-whole": partial(sawmill_phone, presses=WHOLE),
    "stifling-dark-park-phone": park_phone,
    "stifling-dark-park-phone-whole": partial(park_phone, presses=WHOLE),
    "stifling-dark-lying": park_lying,
}
PAINTED = "stifling-dark"  # too many colours for a picture of 256


def smaller(png: bytes) -> bytes:
    """The same picture in fewer bytes: each pixel names one of 256 colours."""
    packed = BytesIO()
    few = Image.open(BytesIO(png)).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    few.save(packed, "png", optimize=True)
    return packed.getvalue()


def painted(png: bytes) -> bytes:
    packed = BytesIO()
    Image.open(BytesIO(png)).convert("RGB").save(packed, "webp", quality=80, method=6)
    return packed.getvalue()


def main(wanted: list[str]) -> None:
    examples.register()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), bot_delay="0.05") as server,
        serving(Path(folder), f"{folder}/plain.db", "plain", games="") as plain,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=HEADLESS, args=list(FLAGS))
        for name in wanted or PICTURES:
            # Only the lobby would show that the tiny games are there.
            url = plain.url if name == "lobby" else server.url
            guest = PICTURES[name](browser, url)
            guest.page.wait_for_load_state("networkidle")
            # Neither a pointer nor the focus lies on anything.
            guest.page.mouse.move(1, 1)
            guest.page.evaluate("document.activeElement?.blur()")
            guest.page.wait_for_timeout(1500)
            suffix, pack = ("webp", painted) if name.startswith(PAINTED) else ("png", smaller)
            picture = pack(guest.page.screenshot())
            (FOLDER / f"{name}.{suffix}").write_bytes(picture)
            told = f"{name}.{suffix}: {len(picture) / 1000:.0f} kB"
            print(told if len(picture) <= LARGEST else f"{told}, which is too much")
            guest.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
