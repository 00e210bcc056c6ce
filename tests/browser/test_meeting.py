"""Friends meet at a table: by a code read out, by their names, after a countdown; and talk."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite
from tests.browser.guests import PHONE, Guest
from tests.table.processes import serving


def lays_a_table(host: Guest) -> None:
    seats = [{"mine": True, "name": host.name}, {}]
    plan = {"game": "haunted", "seats": seats}
    opened = host.context.request.post(f"{host.url}/api/tables", data=plan)
    host.go(f"/t/{opened.json()['table']['id']}")


def test_whoever_sits_down_is_asked_for_a_name_and_chat_is_counted_until_it_is_read(
    invite: Invite,
) -> None:
    ada = invite("Ada")
    lays_a_table(ada)
    code = ada.page.locator("code").inner_text()
    ben = invite("Ben", viewport=PHONE, has_touch=True).go()
    ben.page.get_by_label("Link or code of a table").fill(f" {code.upper()}. ")
    ben.button("Join").tap()

    ben.button("Sit here: seat 2").tap()
    field = ben.page.get_by_label("Your name at the table")
    expect(field).to_be_focused()
    field.fill("Ben")
    ben.button("Sit here: seat 2").tap()
    for guest in (ada, ben):
        guest.sits()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Ben")

    said = ada.tab("Chat").get_by_label("Say something")
    chat = ben.button("Story, chat and rules")
    for n, words in enumerate(("Good evening", "Are you there?"), 1):
        said.fill(words)
        ada.keys("Enter")
        expect(chat).to_have_text(str(n))
    chat.tap()
    expect(ben.panel.get_by_text("Are you there?")).to_be_visible()
    expect(chat).to_have_text("")


def test_before_the_game_begins_there_is_a_countdown(invite: Invite, tmp_path: Path) -> None:
    with serving(tmp_path, nonces="60", countdown="30") as slow:
        ada, ben = invite("Ada"), invite("Ben")
        for guest in (ada, ben):
            guest.url = slow.url
        lays_a_table(ada)
        ben.go(f"/t/{ada.table}")
        ben.page.get_by_label("Your name at the table").fill("Ben")
        ben.button("Sit here: seat 2").click()
        for guest in (ada, ben):
            count = guest.page.get_by_role("timer")
            expect(count).to_have_text(re.compile(r"begins in \d+ seconds"))
        ben.button("Leave the seat").click()
        ben.button("Leave the seat", ben.page.get_by_role("dialog")).click()
        expect(ada.page.get_by_role("timer")).to_have_count(0)
        expect(ada.page.get_by_text("one seat is free")).to_be_visible()
        for guest in (ada, ben):
            guest.page.goto("about:blank")


def test_a_cover_has_a_letter_only_where_its_picture_is_lost(invite: Invite) -> None:
    guest = invite()
    guest.forgiving = True  # the browser notes on its console what did not come
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route("**/assets/art/*", hold)
    guest.go()
    expect(guest.button("Play now: Haunted, against bots")).to_be_visible()
    letters = guest.page.locator("[data-initial=H]")  # some games of the tests have no picture
    expect(letters).to_have_count(0)
    assert held, "the covers are asked for at once"
    for route in held:
        route.abort()
    expect(letters.first).to_be_attached()
