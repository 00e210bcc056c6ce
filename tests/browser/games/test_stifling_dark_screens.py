"""The Stifling Dark on small screens: who is who, where to start, the board beside one’s sheets."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.games.dark_nights import sits
from tests.browser.guests import DESKTOP, PHONE
from tests.browser.reader import Reader
from tests.browser.reading.test_text_sizes import measure

FLAT = {"width": 844, "height": 390}

# Whether one's own sheets stand beside the board, that of whoever acts first among those in sight;
# spaces can be hit by a finger; and the step of now is seen whole.
BESIDE = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [own, sheet, board] = [box('.region.own'), box('.region.own .strip.turn'), box('.board')];
  const [facts, step] = [box('.region.header .facts'), box('.region.header .steps .now')];
  const spaces = [...document.querySelectorAll('.board .space[data-can]')];
  return own.right <= board.left + 1 && Math.abs(sheet.top - own.top) < 8 &&
    spaces.some((one) => one.getBoundingClientRect().width >= 24) && step.right <= facts.right;
}"""

# Whether all that can be chosen on the board is in its window, and can be hit by a finger.
STARTS = """() => {
  const window = document.querySelector('.board > .window').getBoundingClientRect();
  const spaces = [...document.querySelectorAll('.board .space[data-can]')]
    .map((one) => one.getBoundingClientRect());
  const isIn = (one) => one.left > window.left && one.right < window.right &&
    one.top > window.top && one.bottom < window.bottom;
  return spaces.length > 0 && spaces.every((one) => isIn(one) && one.width >= 24);
}"""


def test_two_investigators_of_one_player_are_told_apart(invite: Invite) -> None:
    ada = invite("Ada", viewport=PHONE)
    sits(ada, "me", "greedy")
    expect(ada.page.locator(".ask")).to_contain_text("Which Attack do you bring?")
    named = ada.page.locator(".region.seats .chip .about > .name:not(.aloud)")
    expect(named).to_have_count(2)
    first, second = named.all_inner_texts()
    assert first != second
    for name in (first, second):
        assert re.fullmatch(r"\w+ \(.+\)", name), "the Investigator, and whose it is"


def test_held_sideways_the_board_is_near_beside_the_sheet_of_whoever_acts(invite: Invite) -> None:
    ada = Reader(invite("Ada", viewport=FLAT, has_touch=True, is_mobile=True))
    sits(ada.guest, "greedy", "me")
    comes_to(ada, "start")
    ada.page.wait_for_function(STARTS)
    comes_to(ada, "turn")
    ada.chooses("turn", 1)
    ada.page.wait_for_function(BESIDE)
    measure(ada.guest)


# Whether one's own sheets can be scrolled, and the table cannot.
SCROLLS = """() => {
  const [table, own] = ['.layout', '.region.own'].map((what) => document.querySelector(what));
  return table.scrollHeight === table.clientHeight && own.scrollHeight > own.clientHeight;
}"""


def test_many_sheets_scroll_and_leave_the_board_whole(invite: Invite) -> None:
    ada = Reader(invite("Ada", viewport=DESKTOP))
    sits(ada.guest, "greedy", "me", scenario="park", investigators="three")
    comes_to(ada, "turn")
    ada.page.wait_for_function(SCROLLS)
    measure(ada.guest)


# Whether the round stands in the header, whole, and the Event too where it is in there.
ROUND = """() => {
  const box = (one) => one.getBoundingClientRect();
  const facts = document.querySelector('.region.header .facts');
  const name = facts.querySelector('.steps .name');
  const isIn = (one) =>
    box(one).right <= box(facts).right + 1 && box(one).bottom <= box(facts).bottom + 1;
  return /Round 1 of \\d+/.test(name.textContent) && box(name).height > 8 &&
    [name, ...facts.querySelectorAll('.card')].every(isIn);
}"""


@pytest.mark.parametrize("size", [FLAT, PHONE], ids=["flat", "phone"])
def test_the_round_and_its_event_stand_in_the_header(invite: Invite, size: dict[str, int]) -> None:
    ada = Reader(invite("Ada", viewport=size, has_touch=True, is_mobile=True))
    sits(ada.guest, "greedy", "me", events="on")
    comes_to(ada, "turn")
    ada.page.wait_for_function(ROUND)


def test_on_a_phone_one_sees_most_of_those_one_may_be(invite: Invite) -> None:
    ada = Reader(invite("Ada", viewport=PHONE, has_touch=True, is_mobile=True))
    sits(ada.guest, "greedy", "me")
    expect(ada.page.locator(".ask")).to_contain_text("whom do you play?")
    for at in range(6):
        face = ada.page.locator(".over .card[data-can]").nth(at)
        expect(face).to_be_in_viewport(ratio=0.9)


def comes_to(reader: Reader, word: str) -> None:
    """Takes the first option of whatever is asked, until it is this."""
    while not reader.offered(word):
        reader.page.wait_for_timeout(20)
        if reader.choices and not reader.offered(word):
            reader.chooses(*reader.choices[0]["key"])
