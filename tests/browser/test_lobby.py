"""From the lobby to a table: alone, with friends, as a watcher; and the talk there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from gloam.kernel.content.registry import games
from tests.browser.conftest import Invite
from tests.browser.guests import PHONE

# The games of the house; tests may have brought further ones.
OURS = [game for game in games().values() if game.folder.parent.name == "games"]


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
    ben.button("Story, chat and rules").tap()
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


def test_an_address_or_code_that_leads_nowhere_says_so(invite: Invite) -> None:
    guest = invite()
    guest.forgiving = True  # the browser notes the 404 on its console
    guest.go("/t/nowhere")
    expect(guest.page.get_by_role("heading", name="There is no table")).to_be_visible()
    guest.go("/no/such/page")
    expect(guest.page.get_by_role("heading", name="There is nothing")).to_be_visible()
    guest.page.get_by_role("link", name="To all games").click()
    expect(guest.page.get_by_role("heading", name="Gloam", exact=True)).to_be_visible()
    code = guest.page.get_by_label("Link or code of a table")
    for wrong, told in (("kwyeupywk5", "No table has the code kwyeupywk5"), ("??", "not a link")):
        code.fill(wrong)
        guest.button("Join").click()
        expect(guest.page.get_by_role("alert").filter(has_text=told)).to_be_visible()
        expect(code).to_have_attribute("aria-invalid", "true")


def test_the_waiting_room_says_what_is_played_and_nothing_in_it_happens_by_mistake(
    invite: Invite,
) -> None:
    ada = invite("Ada").go()
    ada.button("With friends: set up a table of In the Heart of Darkness").click()
    form = ada.page.get_by_role("dialog")
    form.get_by_label("Your name at the table").fill("Ada")
    form.get_by_label("Number of players").select_option("2")
    form.get_by_role("radio", name=re.compile("^Deadly")).check()
    ada.button("Open the table", form).click()
    facts = ada.page.get_by_role("region", name="How we play")
    expect(facts).to_contain_text("How hard it is")
    expect(facts).to_contain_text("Deadly")
    expect(facts).to_contain_text("The island")
    expect(facts).not_to_contain_text("Hell")
    seats = ada.page.get_by_role("list", name="Players")
    expect(seats.get_by_text("Free seat")).to_have_count(1)
    ada.button("Copy").click()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/t/{ada.table}")

    # The friend's seat is not offered; what she can do about it is asked first, and Escape is no.
    expect(ada.button(re.compile("^Sit here"))).to_have_count(0)
    for name, question in (
        ("I play this one too: seat 2", "Take a second seat?"),
        ("A bot sits here: seat 2", "One seat is still free"),
        ("Begin, with a bot on the free seat", "One seat is still free"),
        ("Leave the seat", "Leave your seat?"),
    ):
        ada.button(name).click()
        asked = ada.page.get_by_role("dialog", name=question)
        expect(asked).to_be_visible()
        ada.keys("Escape")
        expect(asked).to_be_hidden()
        expect(ada.button(name)).to_be_visible()
    ada.button("Begin, with a bot on the free seat").click()
    ada.button("Begin", ada.page.get_by_role("dialog")).click()
    ada.sits()


def test_my_tables_say_whose_turn_it_is_and_finished_games_how_they_ended(invite: Invite) -> None:
    ada = invite("Ada")
    for title, pace in (("Slow ghosts", "days-3"), ("Done ghosts", "live")):
        seats = [{"mine": True, "name": "Ada"}, {"bot": "random"}]
        how = {"title": title, "pace": pace, "options": {"length": "short"}}
        plan = {"game": "haunted", "seats": seats, **how}
        opened = ada.context.request.post(f"{ada.url}/api/tables", data=plan).json()
        ada.go(f"/t/{opened['table']['id']}").sits().waits_for_turn()
    ada.lets_a_bot_finish()
    ada.go()
    turn = ada.page.get_by_role("link", name="Return: Slow ghosts. your turn. just now · until")
    expect(turn).to_be_visible()
    expect(ada.page.get_by_text("one waits for you")).to_be_visible()
    ended = ada.page.get_by_role("region", name="Finished games").get_by_role("listitem")
    mine = ended.filter(has_text="Done ghosts")
    expect(mine).to_contain_text(re.compile("wins|share"))
    expect(mine).to_contain_text(re.compile(r"Ada \d+"))


# Of each game's cover, in their order: whose it is, and how far down it begins.
COVERS = """() => [...document.querySelectorAll('.games article')].map((one) =>
  [one.querySelector('h3').textContent, one.getBoundingClientRect().top])"""


def test_all_covers_stand_side_by_side_and_what_is_quickly_learnt_comes_first(
    invite: Invite,
) -> None:
    guest = invite().go()
    expect(guest.page.locator(".games article").first).to_be_visible()
    names, tops = zip(*guest.page.evaluate(COVERS), strict=True)
    own = [name for name in names if name in {game.title for game in OURS}]
    assert own[0] == "Haunted"
    assert [game.difficulty for name in own for game in OURS if game.title == name] == sorted(
        game.difficulty for game in OURS
    )
    assert len(set(tops[:5])) == 1, "five in a row"


# Of the covers in the first row: what one can do there, and how far down it ends.
ACTIONS = """() => {
  const covers = [...document.querySelectorAll('.games article')];
  const top = (one) => one.getBoundingClientRect().top;
  return covers.filter((one) => top(one) === top(covers[0])).flatMap((one) =>
    [...one.querySelectorAll('button, a')].map((act) =>
      [act.ariaLabel, act.getBoundingClientRect().bottom]));
}"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1280, 800), (1366, 768), (1920, 1080)])
def test_who_comes_for_the_first_time_sees_at_once_how_a_game_is_played(
    invite: Invite, width: int, height: int
) -> None:
    guest = invite(viewport={"width": width, "height": height}).go()
    expect(guest.page.get_by_role("link", name="How to play Haunted")).to_be_in_viewport(ratio=1)
    actions = guest.page.evaluate(ACTIONS)
    assert len([name for name, _ in actions if name.startswith("How to play")]) >= 5
    assert [name for name, bottom in actions if bottom > height] == []


def test_what_opens_a_table_is_in_sight_however_much_there_is_to_set(invite: Invite) -> None:
    guest = invite(viewport=PHONE).go()
    guest.button("With friends: set up a table of The Stifling Dark").click()
    expect(guest.button("Open the table")).to_be_in_viewport(ratio=1)


def test_a_table_that_is_not_there_is_said_once_below_the_head_of_the_page(invite: Invite) -> None:
    guest = invite()
    guest.forgiving = True
    guest.go("/t/zzzzz")
    expect(guest.page.get_by_role("heading", name="There is no table")).to_be_visible()
    expect(guest.page.get_by_text("There is no such table.")).to_have_count(0)
    head = guest.page.get_by_role("banner").bounding_box()
    assert head is not None
    assert head["x"] == 0
    assert head["y"] == 0
