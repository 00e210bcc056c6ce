"""A finished game, looked at again: scrubbed, through other eyes, by a link, and played on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import PHONE


def test_a_finished_game_is_replayed_and_goes_on(invite: Invite) -> None:
    ada = invite("Ada").go()
    ada.sits_with_bots("haunted", seats=2, length="short").lets_a_bot_finish()
    game = ada.table
    ada.result.get_by_role("link", name="Watch the replay").click()
    page = ada.page
    place = page.get_by_role("slider", name="Moment")
    last = int(place.get_attribute("max") or 0)
    assert last > 5

    # Step, scrub, play.
    ada.button("To the beginning").click()
    expect(page.get_by_text(f"Moment 0 of {last}")).to_be_visible()
    ada.button("One on").click()
    expect(page.get_by_text(f"Moment 1 of {last}")).to_be_visible()
    place.fill("4")
    expect(page.get_by_text(f"Moment 4 of {last}")).to_be_visible()
    page.get_by_label("Speed").select_option("4")
    ada.button("Play").click()
    expect(page.get_by_text(f"Moment 4 of {last}")).to_be_hidden()
    ada.button("Pause").click()

    # Everybody's cards are open now; a watcher sees none.
    expect(page.get_by_role("group", name="Hand").locator(".face").first).to_be_visible()
    page.get_by_label("Seen by").select_option("-1")
    expect(page.get_by_role("group", name="Hand").locator(".face")).to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    place.fill("3")
    page.wait_for_url("**/replay?at=*&viewpoint=0")

    # A link to the moment, opened by somebody else.
    ada.button("Copy link").click()
    expect(page.get_by_text("Copied.").first).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    ben = invite("Ben").go(link)
    shown = ben.page.get_by_role("slider", name="Moment")
    expect(shown).to_have_value("3")
    expect(ben.page.get_by_label("Seen by")).to_have_value("0")

    # From here, Ben plays on for her.
    ben.button("Continue from here").click()
    ben.button("Open the table").click()
    ben.page.wait_for_url(lambda url: "/replay" not in url and game not in url)
    ben.sits()
    assert ben.waits_for_turn() in ("asked", "over")


# How high the controls are; and whether what stands in the header, and the step of now, end in it.
ROOM = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const [facts, now, foot] = ['.header .facts', '.header .steps .now', 'section.foot'].map(box);
  return now ? [foot.height, now.right <= facts.right + 1] : null;
}"""


@pytest.mark.parametrize(
    ("size", "highest"),
    [({"width": 844, "height": 390}, 56), (PHONE, 170)],
    ids=["flat", "phone"],
)
def test_on_small_screens_the_controls_leave_the_table_its_room(
    invite: Invite, size: dict[str, int], highest: int
) -> None:
    ada = invite("Ada", viewport=size).sits_with_bots("heart_of_darkness", seats=2)
    assert ada.waits_for_turn() == "asked"
    ada.go(f"/t/{ada.table}/replay").sits()
    height, is_whole = ada.page.wait_for_function(ROOM).json_value()
    assert height <= highest
    assert is_whole
