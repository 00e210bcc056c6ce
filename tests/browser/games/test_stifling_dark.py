"""The Stifling Dark at the page: a night on each board, on either side; beams that are aimed."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from gloam.kernel.content.registry import games
from tests.browser.conftest import Invite
from tests.browser.guests import Guest, play_on

pytestmark = pytest.mark.skipif("stifling_dark" not in games(), reason="it is being built")

# What brings the end soonest: nobody does anything.
IDLE = ("End the turn", "End your turn", "Nothing", "Keep it", "Let it happen", "Stop here", "No")


def test_an_investigator_aims_by_mouse_keyboard_and_list_and_lives_or_dies(invite: Invite) -> None:
    ada = invite("Ada")
    sits(ada, ["greedy", "me"], scenario="sawmill", events="off")
    comes_to_a_turn(ada)

    # By mouse: the beam turns under the pointer, shows what it would light, and a click places it.
    takes(ada, "Place the Flashlight")
    knob = ada.page.get_by_role("slider", name="Flashlight")
    board = ada.page.locator(".board > .window").bounding_box()
    assert board
    middle, top = board["x"] + board["width"] / 2, board["y"] + 60
    aims = []
    for x in (middle - 250, middle + 250):
        ada.page.mouse.move(x, top)
        aims.append(knob.get_attribute("aria-valuetext"))
    assert aims[0] != aims[1]
    assert ada.page.locator(".aim circle").count() >= 2
    ada.page.mouse.click(middle, top)
    expect(ada.tab("Story")).to_contain_text("places the Flashlight on")
    expect(ada.page.locator(".veil g path").first).to_be_attached()

    # By keyboard: arrows turn it, Enter places it. Finely there is more to choose from.
    comes_to_a_turn(ada)
    takes(ada, "Place the Flashlight")
    coarse = int(knob.get_attribute("aria-valuemax") or 0)
    ada.button("Turn finely").click()
    assert int(knob.get_attribute("aria-valuemax") or 0) > coarse
    knob.focus()
    before = knob.get_attribute("aria-valuetext")
    ada.keys("ArrowLeft")
    assert knob.get_attribute("aria-valuetext") != before
    ada.keys("Enter")
    expect(ada.page.get_by_role("slider", name="Flashlight")).to_be_hidden()

    play_on((ada,), idles, lambda: ada.looks() == "over", patience=60)
    expect(ada.result).to_contain_text(re.compile("The Butcher wins|Nobody wins|come through"))


def test_in_the_list_the_beam_is_a_list(invite: Invite) -> None:
    ada = invite("Ada", settings={"asksAgain": False, "pace": "off", "list": True})
    sits(ada, ["random", "me"], scenario="park", events="off")
    comes_to_a_turn(ada)
    takes(ada, "Place the Flashlight")
    aims = ada.page.locator("select[data-dial-list]")
    expect(aims).to_be_visible()
    said = aims.locator("option").all_inner_texts()
    assert len(said) > 10
    assert all(re.match(r"[a-z-]+, \d+°: lights \d+ spaces", one) for one in said)
    aims.select_option(index=3)
    ada.button("Choose this").click()
    expect(ada.tab("Story")).to_contain_text("places the Flashlight on")


def test_the_butcher_hides_and_waits_for_the_dawn_in_the_park(invite: Invite) -> None:
    ada = invite("Ada")
    sits(ada, ["me", "greedy"], scenario="park", events="off")
    wanda = invite("Wanda").go(f"/t/{ada.table}")
    wanda.sits()
    play_on((ada,), Guest.acts, lambda: offers(ada, "End your turn"), patience=60)
    # His figure and his tokens are on his board, and on nobody else's.
    hidden = '[data-id="butcher"], [data-id^="token-"]'
    assert ada.page.locator(f".board :is({hidden})").count() > 5
    expect(wanda.page.locator(".board")).to_be_visible()
    assert wanda.page.locator(".board [data-id=butcher]").count() == 0
    expect(wanda.page.locator(".prompt")).to_contain_text("prowl")
    play_on((ada,), idles, lambda: ada.looks() == "over", patience=60)
    expect(ada.result).to_be_visible()


# --- what they do ---


def sits(guest: Guest, plan: Sequence[str], **options: str) -> None:
    seats = [{"mine": True, "name": guest.name} if s == "me" else {"bot": s} for s in plan]
    table = {"game": "stifling_dark", "seats": seats, "options": options}
    opened = guest.context.request.post(f"{guest.url}/api/tables", data=table)
    assert opened.ok, opened.text()
    guest.go(f"/t/{opened.json()['table']['id']}").sits()


def comes_to_a_turn(guest: Guest) -> None:
    """Through set-up and what others do, until an Investigator can act."""
    play_on((guest,), Guest.acts, lambda: offers(guest, "Place the Flashlight"), patience=60)


def offers(guest: Guest, words: str) -> bool:
    return guest.page.locator(".bar [data-option]", has_text=words).count() > 0


def takes(guest: Guest, words: str) -> None:
    guest.page.locator(".bar [data-option]", has_text=words).first.click()


def idles(guest: Guest) -> bool:
    """The least that one can do."""
    if guest.looks() != "asked":
        return False
    for words in IDLE:
        button = guest.page.locator(".bar [data-option]", has_text=re.compile(f"^{words}$"))
        if button.count():
            before = guest.ask()
            button.first.click()
            return guest.answered(before)
    return guest.acts()
