"""The Stifling Dark at the page: a night on each board to its end, and beams that are aimed.

A night ends soonest by Windows: an Investigator walks to the nearest one and climbs through it to
and fro, and the fourth Wound kills.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from tests.browser.conftest import Invite
from tests.browser.games.dark_nights import Climber, is_over, lost, sit_down, sits
from tests.browser.guests import HURRIED
from tests.browser.reader import Reader

LIST = {**HURRIED, "list": True}


def test_an_investigator_aims_by_mouse_and_keyboard_and_lives_to_the_end(invite: Invite) -> None:
    ada = Reader(invite("Ada"))
    sits(ada.guest, "greedy", "me", scenario="sawmill")
    climber = Climber(ground_of("sawmill"))
    sets_up(ada, climber)

    # By mouse: the beam turns under the pointer, shows what it would light, and a click places it.
    ada.chooses("turn", 0)
    ada.chooses("flashlight")
    knob = ada.page.get_by_role("slider", name="Flashlight")
    aims = [aimed_at(ada, share) for share in (0.2, 0.8)]
    assert aims[0] != aims[1]
    assert ada.page.locator(".aim circle").count() >= 2
    ada.guest.waits_for_turn()  # until the page has settled: for a moment it takes no answer
    ada.page.mouse.click(*point(ada, 0.8))
    expect(ada.guest.tab("Story")).to_contain_text("places the Flashlight on space")
    expect(ada.page.locator(".veil g path").first).to_be_attached()

    # By keyboard: arrows turn it, Enter places it. Finely there is more to choose from.
    ada.chooses("turn", 1)
    ada.chooses("flashlight")
    coarse = int(knob.get_attribute("aria-valuemax") or 0)
    ada.guest.button("Turn finely").click()
    assert int(knob.get_attribute("aria-valuemax") or 0) > coarse
    knob.focus()
    before = knob.get_attribute("aria-valuetext")
    ada.guest.keys("ArrowLeft")
    assert knob.get_attribute("aria-valuetext") != before
    ada.guest.keys("Enter")
    expect(knob).to_be_hidden()

    # The Butcher prowls unseen, and perhaps strikes; Windows end it soon, or else the night does.
    lives_on(ada, climber)
    lost(ada)
    ada.guest.button("Look at the table", ada.guest.result).click()
    expect(ada.guest.tab("Story")).to_contain_text("The Adversary has won.")


def test_in_the_list_the_beam_is_a_list(invite: Invite) -> None:
    ada = Reader(invite("Ada", settings=LIST))
    sits(ada.guest, "greedy", "me", scenario="park")
    sets_up(ada, Climber(ground_of("park")))
    ada.chooses("turn", 0)
    ada.chooses("flashlight")
    aims = ada.page.locator("select[data-dial-list]")
    expect(aims).to_be_visible()
    said = aims.locator("option").all_inner_texts()
    assert len(said) > 10
    assert all(re.match(r"[a-z-]+, \d+°: lights \d+ spaces", one) for one in said)
    aims.select_option(index=3)
    ada.guest.button("Choose this").click()
    expect(ada.guest.tab("Story")).to_contain_text(said[3].split(":")[0])


def test_the_butcher_hides_prowls_and_wins_in_the_park(invite: Invite) -> None:
    ada, ben = Reader(invite("Ada")), Reader(invite("Ben"))
    sit_down(ada, ben, scenario="park")
    climber = Climber(ground_of("park"))
    sets_up(ben, climber, ada)

    # His figure and his tokens are on his board, and on nobody else's.
    hidden = '.board :is([data-id="butcher"], [data-id^="token-"])'
    assert ada.page.locator(hidden).count() > 5
    expect(ben.page.locator(hidden)).to_have_count(0)

    # A turn of his: a step that nobody sees, and the end.
    while not ada.offered("end"):
        climber.answers(ben)
    expect(ben.page.locator(".prompt")).to_contain_text("prowling")
    told = ben.guest.tab("Story").inner_text()
    before = figure(ada)
    ada.chooses("go")
    ada.waits(lambda: figure(ada) != before)
    assert figure(ada) != before
    expect(ben.page.locator(hidden)).to_have_count(0)
    assert ben.guest.tab("Story").inner_text() == told
    ada.chooses("end")

    # He lets them be: nothing but Windows ends this night.
    lives_on(ben, climber, ada)
    for one in (ada, ben):
        expect(one.guest.result).to_contain_text("The Adversary wins")
        expect(one.guest.result).to_contain_text(re.compile(r"died in round \d"))
    ben.guest.button("Look at the table", ben.guest.result).click()
    story = ben.guest.tab("Story")
    expect(story).to_contain_text("gains a Wound, face down: climbing through a Window.")


# --- what they do ---


def sets_up(team: Reader, climber: Climber, butcher: Reader | None = None) -> None:
    """All that is asked before the first turn."""
    while not team.offered("turn"):
        climber.answers(team, until="turn")
        if butcher is not None:
            idles(butcher)


def idles(butcher: Reader) -> None:
    """Somebody who does nothing, and answers what has to be answered."""
    if butcher.choices:
        butcher.chooses(*("end",) if butcher.offered("end") else butcher.choices[0]["key"])


def lives_on(team: Reader, climber: Climber, butcher: Reader | None = None) -> None:
    """Rounds of both Investigators, and perhaps of a Butcher who does nothing, to the end."""
    while not is_over(team):
        climber.answers(team)
        if butcher is not None:
            idles(butcher)


# --- what they see ---


def figure(reader: Reader) -> object:
    """Where the Butcher stands on one's board."""
    return reader.page.locator('.board [data-id="butcher"]').bounding_box()


def point(reader: Reader, share: float) -> tuple[float, float]:
    """A point above the middle of the board, so far from its left."""
    board = reader.page.locator(".board > .window").bounding_box()
    assert board
    return board["x"] + board["width"] * share, board["y"] + 60


def aimed_at(reader: Reader, share: float) -> str | None:
    """What the dial says with the pointer there."""
    reader.page.mouse.move(*point(reader, share))
    return reader.page.get_by_role("slider", name="Flashlight").get_attribute("aria-valuetext")
