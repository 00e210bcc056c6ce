"""The Insatiable Horror at the page: a night against it and a night as it, to the end.

It is put beside the Start spaces, and the Investigators stay there: so its Ambushes end it soon.
"""

from __future__ import annotations

from playwright.sync_api import expect

from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from tests.browser.conftest import Invite
from tests.browser.games.dark_nights import (
    PATIENT,
    answers,
    dies_waiting,
    is_over,
    lost,
    sit_down,
)
from tests.browser.reader import Reader

HORROR = (("ambush",), ("pull",), ("strike",), ("toxin",), ("end",))


def test_the_horror_pulls_in_whoever_stays_and_kills_two(invite: Invite) -> None:
    ada, ben = Reader(invite("Ada")), Reader(invite("Ben"))
    sit_down(ada, ben, scenario="sawmill", adversary="horror")
    lair = lying_in_wait(ground_of("sawmill"))
    hidden = '.board [data-id="horror"]'

    while not ben.offered("turn"):
        answers(ada, HORROR, lair)
        answers(ben, PATIENT)
    # Its figure is on its own board, and on nobody else's.
    expect(ada.page.locator(hidden)).to_have_count(1)
    expect(ben.page.locator(hidden)).to_have_count(0)

    while not is_over(ben):
        answers(ada, HORROR)
        answers(ben, PATIENT)
    lost(ada, ben)
    ben.guest.button("Look at the table", ben.guest.result).click()
    story = ben.guest.tab("Story")
    expect(story).to_contain_text("something reaches for you")
    expect(story).to_contain_text("is attacked")
    expect(ben.page.locator(hidden)).to_have_count(0)


def test_a_night_against_the_horror_ends_by_the_rules(invite: Invite) -> None:
    dies_waiting(invite, scenario="park", adversary="horror")


def lying_in_wait(ground: Ground) -> int:
    """A space two steps from a Start space, and none of them."""
    near = {space for start in ground.starts for space in ground.near[start]}
    beyond = {space for one in near for space in ground.near[one]}
    return min(beyond - near - set(ground.starts))
