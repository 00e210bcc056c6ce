"""Boards, before there is a board game: Chase played by clicking spaces, and the gallery."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import Guest

ENOUGH = 6  # clicks on the board: some two games
PATIENCE = 180.0  # seconds, on a machine with much to do


def test_chase_is_played_by_clicking_the_board(invite: Invite, tmp_path: Path) -> None:
    hunter = invite("Mina", reduced_motion="reduce")
    opens_a_table_for_both(hunter)
    page = hunter.page
    curtain = page.get_by_role("button", name="I am ")
    spaces = page.locator('.board g[data-kind="space"][data-can]')
    clicked = 0
    until = time.monotonic() + PATIENCE
    while clicked < ENOUGH:
        assert time.monotonic() < until, f"only {clicked} clicks"
        state = hunter.looks()
        if state == "over":
            opens_a_table_for_both(hunter)
        elif curtain.is_visible():
            curtain.click()
        elif page.get_by_role("button", name="Choose this").is_visible():
            hunter.acts()
        elif state == "asked" and (glowing := spaces.count()):
            clicked += clicks_the_middle_of(hunter, spaces.nth(hunter.dice.randrange(glowing)))
        elif not hunter.acts():
            page.wait_for_timeout(50)
    picture = page.screenshot(path=tmp_path / "chase.png")
    assert len(picture) > 20_000, "the board is empty"


def opens_a_table_for_both(hunter: Guest) -> None:
    hunter.go().button("With friends: set up a table of Chase").click()
    form = hunter.page.get_by_role("dialog", name="A table of Chase")
    form.get_by_label("Number of players").select_option("2")
    for seat in ("Seat 1", "Seat 2"):
        form.get_by_label(seat).select_option("mine")
    hunter.button("Open the table", form).click()


def clicks_the_middle_of(hunter: Guest, space: Locator) -> bool:
    """Whatever stands there: a figure does not hide its space. Gives whether that was an answer."""
    before = hunter.ask()
    space.scroll_into_view_if_needed()
    box = space.bounding_box()
    assert box
    hunter.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    offered = hunter.page.get_by_role("menuitem")
    if offered.count():
        offered.nth(hunter.dice.randrange(offered.count())).click()
    return hunter.answered(before)


# Zooms into the corner of the board that is farthest from all that glows.
AWAY = """() => {
  const view = document.querySelector('.board .window').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.board [data-can]')]
    .map((one) => one.getBoundingClientRect());
  const near = ([x, y]) => Math.min(...boxes.map((box) => Math.hypot(box.x - x, box.y - y)));
  const [left, top, right, bottom] = [view.x + 2, view.y + 2, view.right - 2, view.bottom - 2];
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
  const [clientX, clientY] = corners.sort((a, b) => near(b) - near(a))[0];
  const wheel = { deltaY: -60, clientX, clientY, bubbles: true, cancelable: true };
  const board = document.querySelector('.board .window');
  for (let i = 0; i < 12; i++) board.dispatchEvent(new WheelEvent('wheel', wheel));
}"""


def test_what_was_moved_out_of_sight_is_offered_by_the_prompt(invite: Invite) -> None:
    hunter = invite("Mina").sits_with_bots("chase", seats=2)
    by_prompt = hunter.page.locator(".bar [data-option], .bar [data-unseen]")
    until = time.monotonic() + PATIENCE
    while hunter.waits_for_turn() != "asked" or by_prompt.count():
        assert time.monotonic() < until, "there were buttons at every ask"
        hunter.acts()
    hunter.page.evaluate(AWAY)
    expect(by_prompt.first).to_be_visible()


def test_the_gallery_shows_every_kind_of_node(invite: Invite, tmp_path: Path) -> None:
    guest = invite(viewport={"width": 1280, "height": 1000}).go("/gallery")
    scenes = guest.page.get_by_role("navigation", name="Scenes").get_by_role("link")
    expect(guest.page.locator(".scene [data-id]").first).to_be_visible()
    assert len(guest.page.screenshot(path=tmp_path / "gallery.png")) > 20_000
    for scene in scenes.all():
        scene.click()
        expect(scene).to_have_attribute("aria-current", "page")
        expect(guest.page.locator(".scene [data-id]").first).to_be_visible()
        guest.button("Next moment").click()
