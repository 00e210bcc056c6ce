"""Divinity: Original Sin where there is little room, and before there is a map."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE

# Whether there are chips of two Origins, and both are wholly in sight.
BOTH = """() => {
  const chips = [...document.querySelectorAll('.region.ribbon .chip > button')]
    .map((one) => one.getBoundingClientRect());
  return chips.length === 2 && chips.every((one) => one.left >= 0 && one.right <= innerWidth);
}"""

# Whether the page that is read begins in the uppermost quarter, as those before it do.
AT_THE_TOP = """() =>
  document.querySelector('.over .page').getBoundingClientRect().top < innerHeight / 4"""


def test_on_a_phone_both_origins_of_one_player_are_in_sight(invite: Invite) -> None:
    ada = invite("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    ada.sits_with_bots("original_sin", seats=1, party="ready-made")
    ada.page.wait_for_function(BOTH)


def test_without_a_map_the_page_begins_at_the_top_and_what_is_empty_has_no_title(
    invite: Invite,
) -> None:
    ada = invite("Ada", viewport=DESKTOP).sits_with_bots("original_sin", seats=1)
    ada.page.locator(".region.rail .card[data-can]").first.click()
    expect(ada.page.locator(".ask")).to_contain_text("as made, or by your own choice?")
    ada.page.wait_for_function(AT_THE_TOP)
    expect(ada.page.locator(".region.rail .list")).to_have_count(0)
