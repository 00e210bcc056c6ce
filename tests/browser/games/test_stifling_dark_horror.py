"""The Insatiable Horror at the page: a night against it and a night as it, to the end.

It is put beside the Start spaces, and the Investigators stay there: so its Ambushes end it soon.
"""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from gloam.games.stifling_dark.rules.board.grounds import ground_of
from gloam.games.stifling_dark.rules.ground import Ground
from tests.browser.conftest import Invite
from tests.browser.games.test_stifling_dark import is_over, sits
from tests.browser.reader import Reader

# What is answered wherever it is offered, the first of them before all others.
INVESTIGATORS = ("decline", "pass", "end", "turn")
HORROR = ("ambush", "pull", "strike", "toxin", "end")


def test_the_horror_pulls_in_whoever_stays_and_kills_two(invite: Invite) -> None:
    ada, ben = Reader(invite("Ada")), Reader(invite("Ben"))
    sits(ada.guest, "me", "open", scenario="sawmill", adversary="horror")
    ben.guest.go(f"/t/{ada.guest.table}")
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").first.click()
    ben.guest.sits()
    lair = lying_in_wait(ground_of("sawmill"))
    hidden = '.board [data-id="horror"]'

    while not ben.offered("turn"):
        answers(ada, HORROR, lair)
        answers(ben, INVESTIGATORS)
    # Its figure is on its own board, and on nobody else's.
    expect(ada.page.locator(hidden)).to_have_count(1)
    expect(ben.page.locator(hidden)).to_have_count(0)

    while not is_over(ben):
        answers(ada, HORROR)
        answers(ben, INVESTIGATORS)
    for one in (ada, ben):
        expect(one.guest.result).to_contain_text("The Adversary wins")
    ben.guest.button("Look at the table", ben.guest.result).click()
    story = ben.guest.tab("Story")
    expect(story).to_contain_text("something reaches for you")
    expect(story).to_contain_text("is attacked")
    expect(ben.page.locator(hidden)).to_have_count(0)


def test_a_night_against_the_horror_ends(invite: Invite) -> None:
    ada = Reader(invite("Ada"))
    sits(ada.guest, "greedy", "me", scenario="park", adversary="horror")
    while not is_over(ada):
        answers(ada, INVESTIGATORS)
    expect(ada.guest.result).to_contain_text("The Adversary wins")


# --- what they do ---


def answers(reader: Reader, wanted: Sequence[str], lair: int = -1) -> None:
    """One answer, if something is asked: what is wanted, or else the first that is offered."""
    reader.page.wait_for_timeout(20)
    if is_over(reader) or not reader.choices:
        return
    if len(reader.choices) > 200 and reader.offered("hide", lair):
        reader.chooses("hide", lair)  # its own figure: only that goes anywhere
        return
    for word in wanted:
        choice = reader.offered(word)
        if choice:
            reader.chooses(*choice["key"])
            return
    reader.chooses(*reader.choices[0]["key"])


def lying_in_wait(ground: Ground) -> int:
    """A space two steps from a Start space, and none of them."""
    near = {space for start in ground.starts for space in ground.near[start]}
    beyond = {space for one in near for space in ground.near[one]}
    return min(beyond - near - set(ground.starts))
