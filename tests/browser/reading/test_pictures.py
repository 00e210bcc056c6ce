"""Cards show their pictures; plain ones emblems, those that wait for theirs the seal of a type."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite

HAND = ".region.hand [data-kind=card] .face"
SEAL = re.compile(r"#(wooden-sign|candle-light|evil-eyes|hourglass|walk|meeple)$")


def test_a_hand_shows_pictures_and_plain_cards_emblems(invite: Invite) -> None:
    host = invite("Ada")
    host.sits_with_bots("haunted", seats=2)
    page = host.page
    first = page.locator(HAND).first
    expect(first.locator("img.ready")).to_have_attribute("alt", "")
    expect(first.locator("img.ready")).to_have_attribute("loading", "lazy")
    expect(first.locator(".emblem svg")).to_have_count(0)
    page.evaluate("localStorage.setItem('gloam.settings', JSON.stringify({ plain: true }))")
    page.reload()
    expect(first.locator(".emblem svg")).to_be_visible()
    expect(page.locator("img[src*='/assets/art/']")).to_have_count(0)


def test_until_a_picture_is_here_the_seal_of_its_type_is(invite: Invite) -> None:
    host = invite("Ada")
    held: list[Route] = []
    is_held = True

    def hold(route: Route) -> None:
        held.append(route) if is_held else route.continue_()

    # It stays: a bot may put another card in front, and to take a route away drops what it holds.
    host.page.route(re.compile(r"/assets/art/"), hold)
    host.sits_with_bots("haunted", seats=2)
    first = host.page.locator(HAND).first
    expect(first.locator(".emblem svg")).to_be_visible()
    expect(first.locator(".emblem use")).to_have_attribute("href", SEAL)
    expect(first.locator("img.ready")).to_have_count(0)
    is_held = False
    for route in held:
        route.continue_()
    expect(first.locator("img.ready")).to_be_visible()


def test_a_picture_that_cannot_be_had_leaves_its_emblem(invite: Invite) -> None:
    host = invite("Ada")
    host.page.route(
        re.compile(r"/assets/art/"),
        lambda route: route.fulfill(content_type="image/webp", body="no picture"),
    )
    host.sits_with_bots("haunted", seats=2)
    first = host.page.locator(HAND).first
    expect(first.locator(".emblem use")).not_to_have_attribute("href", SEAL)
