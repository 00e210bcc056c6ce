"""A browser and a server for each process of pytest, and guests who come with a fresh context."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from gloam.table.http.static_pages import FOLDER
from tests.browser.guests import CHROMIUM, FLAGS, HEADLESS, PATIENCE, Guest
from tests.table.processes import Server, serving

Invite = Callable[..., Guest]

PICTURES: Final = Path("build/failed")  # what guests saw when their test failed
FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# Not for the session: while Playwright runs, other tests could not run a loop of their own.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium; `make system` installs it")
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, HEADLESS)


@pytest.fixture(scope="package")
def notifying_browser(playwright: Playwright) -> Iterator[Browser]:
    """One with all that a desktop's has."""
    yield from launched(playwright, CHROMIUM)


def launched(playwright: Playwright, path: str) -> Iterator[Browser]:
    chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
    yield chromium
    chromium.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (FOLDER / "index.html").exists(), "the page is not built: make client"
    # Every page brings its nonces: nobody waits for as long as that.
    patient = {"bot_delay": "0.05", "bot_workers": "1", "nonces": "60"}
    with serving(tmp_path_factory.mktemp("browser"), **patient) as started:
        yield started


@pytest.fixture
def invite(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Brings a guest to the lobby: a context of its own, as another person's browser has.

    Whatever a guest's page complains about on its console fails the test. When a test has failed,
    it is told what each guest saw.
    """
    guests: list[Guest] = []

    def come(name: str = "", **context: Any) -> Guest:
        guests.append(Guest(browser, server.url, name, **context))
        return guests[-1]

    yield come
    if request.node.stash.get(FAILED, False):
        test = re.sub(r"[^\w-]+", "-", request.node.name)
        for number, guest in enumerate(guests):
            tell(guest, PICTURES / f"{test}-{number}.png")
    complaints = [f"{guest.name}: {text}" for guest in guests for text in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert not complaints


def tell(guest: Guest, picture: Path) -> None:
    """Prints what a guest's page showed, and keeps a picture of it."""
    picture.parent.mkdir(parents=True, exist_ok=True)
    try:
        print(f"{guest.name or 'A guest'}, {len(guest.sent)} answers sent: {guest.sees()}")
        guest.page.screenshot(path=picture, timeout=PATIENCE / 4)
    except Error as error:
        print(f"{guest.name or 'A guest'}: the page does not say what it shows: {error.message}")
