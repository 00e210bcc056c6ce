"""What one can do at a table besides playing: ask why, take back, hand over, report."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gloam.kernel.content import registry
from tests.browser.conftest import Invite
from tests.browser.guests import ASKED, Guest


@pytest.fixture
def alone(invite: Invite) -> Guest:
    """Ada, at a table of Haunted with two bots, and it is her turn."""
    ada = invite("Ada").go()
    ada.sits_with_bots("haunted", seats=3)
    assert ada.waits_for_turn() == "asked"
    return ada


def test_what_is_not_possible_names_its_rule_and_the_drawer_opens_there(alone: Guest) -> None:
    first = alone.finds_what_is_not_possible()
    rule = first.inner_text().rpartition(":")[2].strip()
    first.click()
    entry = alone.page.locator(f'[data-rule="{rule}"]')
    expect(entry).to_be_in_viewport()
    expect(entry).to_be_focused()
    expect(entry).to_contain_text(registry.game("haunted").ledger[rule].text)


TAKEN_BACK_OR_REFUSED = f"(before) => {ASKED} === before || document.querySelector('.toast')"


def test_an_answer_is_taken_back(alone: Guest) -> None:
    page = alone.page
    for _ in range(40):
        before, sent = alone.ask(), len(alone.sent)
        if not alone.acts() or len(alone.sent) == sent:
            assert alone.waits_for_turn() == "asked"
            continue
        page.locator('.bar[aria-busy="false"]').wait_for()
        alone.button("Take back").click(force=True)  # greyed it says why
        page.wait_for_function(TAKEN_BACK_OR_REFUSED, arg=before)
        if alone.ask() == before:
            return
        # A refusal stays for some seconds, and would be taken for the next one's.
        page.evaluate("document.querySelectorAll('.toast .bare').forEach((one) => one.click())")
        assert alone.waits_for_turn() == "asked"
    pytest.fail("nothing could be taken back")


def test_undo_is_greyed_with_its_reason_while_there_is_nothing_to_take_back(invite: Invite) -> None:
    ada = invite("Ada")
    ada.sits_with_bots("heart_of_darkness", seats=1)
    undo = ada.button("Take back")
    spaces = ada.page.locator('[data-kind="space"][data-can][aria-label*="Move to"]')
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert undo.get_attribute("title")
    undo.click(force=True)
    expect(ada.page.locator(".toast")).to_contain_text(undo.get_attribute("title") or "?")
    while not (ada.waits_for_turn() == "asked" and spaces.count()):
        ada.acts()
    before = ada.ask()
    spaces.first.click()
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    ada.page.wait_for_function(f"(before) => {ASKED} === before", arg=before)


def test_a_bot_sits_in_and_the_seat_is_taken_back(alone: Guest) -> None:
    menu = alone.opens_menu()
    alone.button("Pause", menu).click()  # or the bot would play on while we look
    alone.button("Let a bot play for me", menu).click()
    back = alone.button("Take the seat back", menu)
    expect(back).to_be_visible()
    expect(alone.page.get_by_role("list", name="Players")).to_contain_text("a bot plays for Ada")
    back.click()
    expect(alone.button("Let a bot play for me", menu)).to_be_visible()
    alone.button("Go on", menu).click()
    alone.closes(menu)
    assert alone.waits_for_turn() == "asked"


def test_a_private_link_moves_the_seat_to_another_device(alone: Guest, invite: Invite) -> None:
    menu = alone.opens_menu()
    alone.button("Private link", menu).click()
    link = menu.get_by_label("Private link").input_value()
    phone = invite("Ada’s phone").go(link)
    phone.sits()
    assert phone.waits_for_turn() == "asked"
    assert "#" not in phone.page.url, "the secret stays in the address"
    # The seat has gone with it: here one watches now.
    alone.closes(menu)
    expect(alone.page.get_by_role("region", name="Your hand")).to_have_count(0)


def test_a_problem_is_reported_with_its_number(alone: Guest) -> None:
    menu = alone.opens_menu()
    menu.get_by_label("What went wrong").fill("The candle went out.")
    alone.button("Send", menu).click()
    expect(menu.get_by_text("The report has the number")).to_be_visible()


def test_settings_last(alone: Guest) -> None:
    menu = alone.opens_menu()
    menu.get_by_label("Show the table as lists").check()
    menu.get_by_label("Movement").select_option("reduced")
    alone.closes(menu)
    alone.page.reload()
    alone.sits()
    expect(alone.page.locator(".scene .list")).to_be_visible()
    expect(alone.page.locator("html")).to_have_attribute("data-motion", "reduced")


def test_the_same_people_play_again(invite: Invite) -> None:
    ada = invite("Ada").go()
    ada.sits_with_bots("haunted", seats=2, length="short")
    first = ada.table
    ada.lets_a_bot_finish()
    expect(ada.result).to_contain_text("These dice were fair: proven.")
    ada.button("Play again", ada.result).click()
    ada.page.wait_for_url(lambda url: first not in url)
    expect(ada.result).to_be_hidden()
    ada.sits()
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Ada")
    assert ada.waits_for_turn() == "asked", "the bot stood in for the last game only"
    seats = ada.context.request.get(f"{ada.url}/api/tables/{ada.table}").json()["table"]["seats"]
    assert [seat["nonce"] for seat in seats if seat.get("nonce")] == [True], "hers, in this one too"


def test_a_table_says_what_it_is_before_any_script(alone: Guest, invite: Invite) -> None:
    slow = invite("Slow", java_script_enabled=False).go(f"/t/{alone.table}")
    shell = slow.page.locator("#shell")
    expect(shell).to_contain_text("Haunted")
    expect(shell).to_contain_text("Lead the others' characters to their doom")
    # With scripts it makes way for the table.
    expect(alone.page.locator("#shell")).to_have_count(0)


def test_a_page_that_is_older_than_its_server_renews_itself(invite: Invite) -> None:
    """Parts of it are loaded when they are needed: a new server does not have the old ones."""
    guest = invite("Ada").sits_with_bots("haunted", seats=2)
    guest.forgiving = True
    gone = re.compile(r"/assets/TableMenu-[^/]+\.js$")
    guest.page.route(gone, lambda route: route.fulfill(status=404))
    guest.button("Menu").click()
    guest.page.wait_for_event("load")
    guest.page.unroute(gone)
    guest.sits()
    guest.opens_menu()
