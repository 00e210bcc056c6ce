"""Haunted, played to its end by people at three browsers and a bot; and by two at one device."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import Guest, play_on

AWAY = 10.0  # seconds without a network
ENOUGH = 20.0  # seconds of play; games vary, and machines: then bots bring it to an end


def test_three_people_and_a_bot_play_to_the_end(invite: Invite) -> None:
    ada = invite("Ada")
    ben, cleo = (invite(name, reduced_motion="reduce") for name in ("Ben", "Cleo"))
    lay_a_short_table(ada)
    for guest in (ben, cleo):
        guest.go(f"/t/{ada.table}")
        guest.page.get_by_label("Your name at the table").fill(guest.name)
        guest.page.get_by_role("button", name="Sit here").first.click()
    for guest in (ada, ben, cleo):
        guest.sits()
        expect(guest.page.get_by_role("list", name="Players")).to_contain_text("Cleo")
    chooses_lists_by_keyboard(cleo)
    lost_at = loses_network(ben)
    tired_at = time.monotonic() + ENOUGH

    def acts(guest: Guest) -> bool:
        nonlocal lost_at, tired_at
        if time.monotonic() > tired_at and not lost_at:
            tired_at = float("inf")
            for seat, one in enumerate((ada, ben, cleo)):
                one.hands_over(f"{ada.url}/api/tables/{ada.table}", seat)
        if guest is cleo:
            return guest.acts_by_keyboard()
        if guest is ben and lost_at:
            if time.monotonic() - lost_at < AWAY:
                return False
            lost_at = finds_network(ben)
        if guest is ada and guest.answers == 1:
            reloads(ada)
        return guest.acts()

    def over() -> bool:
        return all(guest.looks() == "over" for guest in (ada, ben, cleo))

    play_on((ada, ben, cleo), acts, over, patience=240)
    assert lost_at == 0, "the game ended before the network came back"
    assert ada.answers + ben.answers + cleo.answers > 5
    for guest in (ada, ben, cleo):
        says_who_won_and_why(guest)
        expect(guest.result).to_contain_text("These dice were fair: proven.")
        tells_how_each_fared(guest)


def says_who_won_and_why(guest: Guest) -> None:
    """One, several or nobody; because of one loser, of several, or of a stalemate."""
    won = "wins with|share the win with|Nobody has won"
    why = "ha(s|ve) lost (the short game )?outright|were locked away in complete lines"
    expect(guest.result.locator(".who").first).to_have_text(re.compile(won))
    expect(guest.result.locator(".closing")).to_have_text(re.compile(why))


def tells_how_each_fared(guest: Guest) -> None:
    """Every player with the points and how they came about, and three tales in full."""
    for player in guest.result.locator("section").all():
        expect(player.locator("li")).to_have_count(3)
        expect(player.locator(".sum")).to_contain_text(re.compile(r"= \d+"))
        for tale in player.locator(".tale").all():
            expect(tale).to_have_text(re.compile(r"\w.*\."))
    expect(guest.result.locator("section")).to_have_count(4)


def test_the_result_says_who_won_and_why_and_how_each_fared(invite: Invite) -> None:
    ada = invite("Ada").sits_with_bots("haunted", seats=4, length="short")
    ada.lets_a_bot_finish()
    says_who_won_and_why(ada)
    tells_how_each_fared(ada)


def test_the_discard_pile_shows_its_top_card(invite: Invite) -> None:
    """At the beginning of a turn: what was discarded last, at the end of the turn before."""
    ada = invite("Ada").sits_with_bots("haunted", seats=2)
    story, top = ada.tab("Story"), ada.page.locator('[data-id="discard"] .name')
    fresh = ada.button("Discard the whole hand, draw a new one, and end the turn")
    seen: set[str] = set()
    end = time.monotonic() + 180
    while len(seen) < 2:
        assert time.monotonic() < end, seen
        assert ada.waits_for_turn() == "asked"
        told = " ".join(story.locator("li").all_inner_texts()[-2:]) if fresh.count() else ""
        last = re.search(r"discards ([^:]+): the end of the turn", told)
        if last and "shuffled" not in told:
            expect(top).to_have_text(last[1])
            seen.add(last[1])
        ada.acts()


def lay_a_short_table(guest: Guest) -> None:
    """Four seats: oneself, two for whoever has the link, a bot; one line decides."""
    guest.go().button("With friends: set up a table of Haunted").click()
    form = guest.page.get_by_role("dialog", name="A table of Haunted")
    form.get_by_label("Your name at the table").fill(guest.name)
    form.get_by_label("Number of players").select_option("4")
    form.get_by_label("Seat 4").select_option(label="Bot: Apprentice")
    form.get_by_label("Length").select_option("short")
    form.get_by_label("Ties").select_option("short game")
    guest.button("Open the table", form).click()
    guest.page.wait_for_url("**/t/*")


def chooses_lists_by_keyboard(guest: Guest) -> None:
    guest.reaches("header .buttons > .button:last-child")
    guest.keys("Enter")
    menu = guest.page.get_by_role("dialog", name="This table")
    expect(menu).to_be_visible()
    lists = menu.get_by_label("Show the table as lists")
    for _ in range(60):
        if lists.evaluate("(box) => box === document.activeElement"):
            break
        guest.keys("Tab")
    guest.keys("Space", "Escape")
    expect(menu).to_be_hidden()
    expect(guest.page.locator(".scene .list")).to_be_visible()


def loses_network(guest: Guest) -> float:
    guest.forgiving = True
    guest.context.set_offline(True)
    expect(guest.page.get_by_text("The connection is lost")).to_be_visible()
    return time.monotonic()


def finds_network(guest: Guest) -> float:
    guest.context.set_offline(False)
    expect(guest.page.get_by_text("The connection is lost")).to_be_hidden()
    guest.forgiving = False
    return 0


def reloads(guest: Guest) -> None:
    told = guest.tab("Story").locator("li").count()
    guest.page.reload()
    guest.sits()
    expect(guest.tab("Story").locator("li").nth(told - 1)).to_be_visible()
    guest.keys("Escape")
    guest.answers += 1


def test_two_at_one_device_pass_it_on_through_a_curtain(invite: Invite) -> None:
    pair = invite("Pair")
    lays_a_table_for_two_at_one_device(pair)
    curtain = pair.page.get_by_role("button", name="I am Pair")
    lifted: list[str] = []
    end = time.monotonic() + 180
    while len(set(lifted)) < 2 or len(lifted) < 4:
        assert time.monotonic() < end, lifted
        if curtain.is_visible():
            # Nothing that could be read: no card, no log, no hand.
            assert not pair.page.locator("[data-id], [role=tabpanel]").count()
            lifted.append(curtain.inner_text())
            curtain.click()
            pair.sits()
            expect(pair.page.get_by_role("region", name="Your hand")).to_be_visible()
        elif pair.looks() == "over":  # a game can end before both have had a turn
            lays_a_table_for_two_at_one_device(pair)
        elif not pair.acts():
            pair.page.wait_for_timeout(50)


def lays_a_table_for_two_at_one_device(guest: Guest) -> None:
    guest.go().button("With friends: set up a table of Haunted").click()
    form = guest.page.get_by_role("dialog", name="A table of Haunted")
    form.get_by_label("Your name at the table").fill(guest.name)
    form.get_by_label("Number of players").select_option("2")
    form.get_by_label("Seat 2").select_option("mine")
    expect(form.get_by_text("the device is then passed around")).to_be_visible()
    form.get_by_label("Length").select_option("short")
    guest.button("Open the table", form).click()
    guest.page.wait_for_url("**/t/*")
