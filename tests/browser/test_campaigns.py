"""A campaign on the page: made, played, looked along, branched, saved and brought back."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import Guest


def plays_a_game(guest: Guest) -> None:
    """Begins the next game with a bot, has it finished, and comes back to the campaign."""
    campaign = guest.page.url
    guest.button("Begin the next game").click()
    form = guest.page.get_by_role("dialog", name="Begin the next game")
    form.get_by_label("Your name at the table").fill("Ada")
    guest.button("Begin", form).click()
    guest.sits().lets_a_bot_finish()
    guest.go(campaign)


def names_it(guest: Guest, title: re.Pattern[str], name: str, button: str) -> None:
    form = guest.page.get_by_role("dialog", name=title)
    form.get_by_label("Name of the campaign").fill(name)
    guest.button(button, form).click()


def marks(guest: Guest) -> Locator:
    line = guest.page.get_by_role("group", name="What has been played")
    return line.get_by_role("button", name=re.compile(r"Game \d"))


def test_a_campaign_from_its_first_game_to_a_branch_and_a_file(
    invite: Invite, tmp_path: Path
) -> None:
    ada = invite("Ada").go()
    ada.button("New campaign of Parley").click()
    names_it(ada, re.compile("Parley"), "The Tuesday four", "Begin the campaign")
    expect(ada.page.get_by_role("heading", name="The Tuesday four")).to_be_visible()
    expect(ada.page.get_by_text("Nothing has been played yet.")).to_be_visible()

    plays_a_game(ada)
    plays_a_game(ada)
    expect(marks(ada)).to_have_count(2)
    marks(ada).first.click()
    first = ada.page.get_by_role("region", name=re.compile("^Game 1"))
    expect(first).to_contain_text(re.compile("has won|share the win|Nobody has won"))
    expect(first.get_by_role("heading", name="What outlived it")).to_be_visible()
    expect(first.get_by_role("link", name="Watch it again")).to_be_visible()

    ada.button("Rename").click()
    names_it(ada, re.compile("Rename"), "The Wednesday four", "Rename")
    expect(ada.page.get_by_role("heading", name="The Wednesday four")).to_be_visible()

    marks(ada).first.click()
    ada.button("Branch from here …").click()
    names_it(ada, re.compile("What if"), "The other way", "Branch")
    expect(ada.page.get_by_role("heading", name="The other way")).to_be_visible()
    expect(marks(ada)).to_have_count(1)
    expect(ada.page.get_by_text("Branched after game 1 by Ada")).to_be_visible()
    ada.page.get_by_role("link", name="The Wednesday four").click()
    expect(marks(ada)).to_have_count(2)
    expect(ada.page.get_by_role("link", name="The other way: The other way")).to_be_visible()

    with ada.page.expect_download() as saved:
        ada.page.get_by_role("link", name="Save to a file").click()
    file = tmp_path / "campaign.json"
    saved.value.save_as(file)
    broken = tmp_path / "broken.json"
    broken.write_bytes(file.read_bytes()[:-200])

    ben = invite("Ben").go()
    ben.forgiving = True  # the browser notes the refusal on its console
    picker = ben.page.locator("input[type=file]")
    picker.last.set_input_files(broken)
    refused = ben.page.get_by_role("region", name="Campaigns").get_by_role("alert")
    expect(refused).not_to_be_empty()
    picker.last.set_input_files(file)
    expect(ben.page.get_by_role("heading", name="The Wednesday four")).to_be_visible()
    expect(marks(ben)).to_have_count(2)
