"""A browser and a server for each process of pytest, and guests who come with a fresh context."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from gloam.table.http.static_pages import FOLDER
from tests.browser.guests import CHROMIUM, FLAGS, Guest
from tests.table.processes import Server, serving

Invite = Callable[..., Guest]


# Not for the session: while Playwright runs, other tests could not run a loop of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium; `make system` installs it")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
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
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Brings a guest to the lobby: a context of its own, as another person's browser has.

    Whatever a guest's page complains about on its console fails the test.
    """
    guests: list[Guest] = []

    def come(name: str = "", **context: Any) -> Guest:
        guests.append(Guest(browser, server.url, name, **context))
        return guests[-1]

    yield come
    complaints = [f"{guest.name}: {text}" for guest in guests for text in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert not complaints
