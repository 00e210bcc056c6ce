"""From the lobby to a table: alone, with friends, as a watcher; and the talk there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import PHONE


def test_two_clicks_lead_to_a_game_against_bots(invite: Invite) -> None:
    guest = invite().go()
    guest.button("Play now: Haunted, against bots").click()
    guest.button("Begin").click()
    guest.sits()
    assert guest.waits_for_turn() == "asked"
    expect(guest.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(guest.page).to_have_title(re.compile("Haunted"))


def test_friends_meet_by_a_link_and_others_watch(invite: Invite) -> None:
    ada = invite("Ada").go()
    ada.button("With friends: set up a table of Haunted").click()
    form = ada.page.get_by_role("dialog", name="A table of Haunted")
    form.get_by_label("Your name at the table").fill("Ada")
    form.get_by_label("Number of players").select_option("2")
    form.get_by_label("Ties").select_option("short game")
    form.get_by_label("Name of the table").fill("Thursday")
    form.get_by_label("Show the table in the lobby").check()
    ada.button("Open the table", form).click()
    expect(ada.page.get_by_text("One seat is free.")).to_be_visible()
    link = ada.page.get_by_label("Send this link").input_value()

    # Ben pastes the link into the lobby, on a phone; Vera finds the table in the public list.
    ben = invite("Ben", viewport=PHONE, has_touch=True).go()
    ben.page.get_by_label("Link or code of a table").fill(link)
    ben.button("Join").click()
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.button("Sit here: seat 2").tap()
    for guest in (ada, ben):
        guest.sits()
    vera = invite("Vera").go()
    vera.page.get_by_role("link", name="Watch: Thursday").click()
    vera.sits()
    expect(ada.page.get_by_text("one watcher")).to_be_visible()
    assert vera.looks() == "waits"
    expect(vera.page.get_by_role("region", name="Your hand")).to_have_count(0)

    # People talk to people, watchers to watchers.
    chat = ada.tab("Chat")
    chat.get_by_label("Say something").fill("Good evening, Ben")
    ada.keys("Enter")
    ben.button("Log, chat and rules").tap()
    heard = ben.tab("Chat")
    expect(heard.get_by_text("Good evening, Ben")).to_be_visible()
    aside = vera.tab("Chat")
    aside.get_by_label("Say something").fill("Ada holds the Vampire")
    vera.keys("Enter")
    expect(aside.get_by_text("Ada holds the Vampire")).to_be_visible()
    heard.get_by_label("Say something").fill("And to you")
    ben.button("Send", heard).tap()
    expect(chat.get_by_text("And to you")).to_be_visible()
    expect(chat.get_by_text("Ada holds the Vampire")).to_have_count(0)


def test_an_address_that_leads_nowhere_says_so(invite: Invite) -> None:
    guest = invite()
    guest.forgiving = True  # the browser notes the 404 on its console
    guest.go("/t/nowhere")
    expect(guest.page.get_by_role("heading", name="There is no table")).to_be_visible()
    guest.page.get_by_role("link", name="All games").first.click()
    expect(guest.page.get_by_role("heading", name="Gloam", exact=True)).to_be_visible()
