"""Original Sin at the page: the Tutorial, an interlude, and two places that hang together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from gloam.games.original_sin.cards.journal import JOURNAL
from gloam.games.original_sin.cards.texts import CATALOGUE
from gloam.kernel.core.several import DONE
from tests.browser.conftest import Invite
from tests.browser.games import original_sin_evenings as evenings
from tests.browser.games.original_sin_evenings import Answer, Evening
from tests.browser.guests import PATIENCE, Guest
from tests.browser.reader import Reader
from tests.table.processes import Server, serving


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with serving(tmp_path, nonces="60") as started:
        yield started


def test_the_tutorial_with_a_fight_a_keyword_anothers_source_and_a_server_that_dies(
    browser: Browser, mortal: Server, tmp_path: Path
) -> None:
    evening = evenings.tutorial()
    ada, ben = (
        Reader(Guest(browser, mortal.url, name, reduced_motion="reduce")) for name in ("Ada", "Ben")
    )
    both = (ada, ben)
    comes(ada.guest, evening, tmp_path)
    ben.guest.go(f"/t/{ada.guest.table}")
    ben.guest.takes_seat()
    ada.guest.button("Agree").click()

    fights = next(at for at, answer in enumerate(evening.plan) if answer.word == "act")
    plays(both, evening.plan[:fights])
    told = ada.guest.tab("Story")
    expect(told).to_contain_text(re.compile(r"plays .+ for its keyword"))
    expect(told).to_contain_text("spends Source and throws one die again")
    expect(ben.page.locator('.scene [data-id="sheet-4"]')).to_be_visible()

    # The server dies in the middle of the fight; everybody finds their seat again.
    for one in both:
        one.guest.forgiving = True
    mortal.kill()
    mortal.start_again()
    for one in both:
        one.view = {}
        one.page.reload()
        one.guest.sits()
        one.guest.forgiving = False
    ada.waits(lambda: ada.offered(*evening.plan[fights].key), PATIENCE)

    plays(both, evening.plan[fights:])
    for one in both:
        ends(one, "The party leaves Torture Chamber")
    complaints = [text for one in both for text in one.guest.complaints]
    for one in both:
        one.guest.context.close()
    assert not complaints


def test_an_interlude_a_level_higher_and_at_the_merchant(invite: Invite, tmp_path: Path) -> None:
    evening = evenings.growing()
    ada = Reader(invite("Ada", reduced_motion="reduce"))
    comes(ada.guest, evening, tmp_path)
    learns, bargains = ([a.word for a in evening.plan].index(w) for w in ("learn-skill", "bargain"))
    plays((ada,), evening.plan[:learns])
    expect(ada.page.locator(".page")).to_contain_text("What you have become")
    plays((ada,), evening.plan[learns:bargains])
    skill = name_of(evening.plan[learns].key[1])
    expect(ada.guest.tab("Story")).to_contain_text(f"learns {skill}.")
    ada.guest.keys("Escape")

    # What is for sale lies on the counter, with what is left after it; what is bought is owned.
    ware = name_of(evening.plan[bargains].key[1])
    expect(ada.page.locator('.scene [data-id="counter"]')).to_contain_text(ware)
    expect(ada.page.locator(".page")).to_contain_text("The Merchant")
    plays((ada,), evening.plan[bargains:])
    ends(ada, "You got out")
    ada.guest.button("Look at the table", ada.guest.result).click()
    expect(ada.page.locator(".scene")).to_contain_text(ware)


def test_what_was_done_at_one_place_changes_the_next(invite: Invite, tmp_path: Path) -> None:
    evening = evenings.wreck()
    ada = Reader(invite("Ada", reduced_motion="reduce"))
    campaign = comes(ada.guest, evening, tmp_path)

    # The shipwreck: five are pulled in, and a rope comes of a question.
    plays((ada,), evening.plan[:1])
    expect(ada.page.locator(".page").first).to_contain_text("They drink first")
    plays((ada,), evening.plan[1:])
    ends(ada, "The party leaves Shipwreck")
    ada.guest.go(campaign)
    for change in (
        f"Journal card {evenings.SWAM} was revealed.",
        "The party went on to Gull Cliffs.",
    ):
        expect(ada.page.get_by_text(change).first).to_be_visible()

    # The cliffs: the rope is worn or carried, the card is there to be read again.
    ada.guest.button("Begin the next game").click()
    form = ada.page.get_by_role("dialog", name="Begin the next game")
    ada.guest.button("Begin", form).click()
    ada.page.wait_for_url("**/t/*")
    ada.guest.sits()
    rope = name_of(CATALOGUE.face[evenings.ROPE])
    expect(ada.page.locator(".scene").get_by_text(rope).first).to_be_visible()
    ada.guest.button("Journal").click()
    journal = ada.page.locator(f'[data-id="journal-{evenings.SWAM}"]')
    expect(journal).to_contain_text(JOURNAL[evenings.SWAM].prose)
    ada.guest.keys("Escape")

    # Whoever waits there sees the wind change; and since the five are alive, somebody climbs down.
    page = ada.page.locator('.scene [data-id="page"]')
    rests_until(ada, "The wind changes")
    expect(page).to_contain_text("His uncle was on a raft of doors")


# --- what they do ---


def name_of(face: int) -> str:
    """A card's name as it is set."""
    return CATALOGUE.cards[face].name.replace("'", "’")


def comes(guest: Guest, evening: Evening, folder: Path) -> str:
    """Brings the campaign in a file, and sits down at its running game; gives its address."""
    file = folder / "campaign.json"
    file.write_bytes(evening.file)
    guest.go().page.locator("input[type=file]").last.set_input_files(file)
    expect(guest.page.get_by_role("heading", name="The Tuesday two")).to_be_visible()
    campaign = guest.page.url
    guest.page.get_by_role("link", name="Go on with it").first.click()
    guest.takes_seat()
    return campaign


def plays(readers: tuple[Reader, ...], plan: list[Answer]) -> None:
    """What is planned, click by click; of several things each is marked, then all are sent."""
    for answer in plan:
        reader = readers[answer.seat]
        if answer.word != "reroll-dice":
            reader.chooses(*answer.key)
        elif answer.key == DONE:
            reader.page.locator("[data-send][aria-disabled=false]").click()
        else:
            reader.waits(lambda: reader.offered(*answer.key), PATIENCE)  # noqa: B023
            reader.guest.waits_for_turn()
            choice = reader.offered(*answer.key)
            assert choice
            reader.presses(choice)


def ends(reader: Reader, how: str) -> None:
    """The game is over; looked at anew, for the last click may have put the result away."""
    reader.waits(lambda: reader.view.get("result"), PATIENCE)
    reader.page.reload()
    expect(reader.guest.result).to_contain_text(how)


def rests_until(reader: Reader, title: str) -> None:
    """Nothing is explored and nothing used; so nothing happens but what time brings."""
    seen = reader.page.locator('.scene [data-id="page"]', has_text=title)
    for _ in range(60):
        if seen.count():
            return
        quiet = ("rest", "done", "no", "turn")
        reader.chooses(*next(key for key in quiet if reader.offered(key)).split())
    raise AssertionError(f"{title!r} does not come")
