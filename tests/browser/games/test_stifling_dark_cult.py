"""The Cult of Hunlow at the page: a night against it and a night as it, to the end.

As the Cult: a Cultist hides next to both Investigators, who stay where they are, and lets their
blood until it is enough for the Final Sacrifice. Who dies comes back as a Spirit; whoever is left
gives up when Mor'gonnod is flesh.
"""

from __future__ import annotations

from playwright.sync_api import expect

from gloam.games.stifling_dark.rules.board.grounds import ground_of
from gloam.games.stifling_dark.rules.ground import Ground
from tests.browser.conftest import Invite
from tests.browser.games.dark_nights import PATIENT, answers, sit_down
from tests.browser.games.test_stifling_dark import is_over, sits
from tests.browser.reader import Reader

BLEEDER = 2  # the Cultist that is placed first, with two Investigators
CULT = (("let-blood",), ("figure", BLEEDER), ("end",))
HAUNTED = (("spirit",), *PATIENT)  # whoever dies comes back
HIDDEN = '.board :is([data-id="morgonnod"], [data-id^="cultist-"])'
SHADOWS = '.board [data-id^="shadow"]'


def test_the_cult_lets_blood_until_mor_gonnod_is_flesh(invite: Invite) -> None:
    ada, ben = Reader(invite("Ada")), Reader(invite("Ben"))
    sit_down(ada, ben, scenario="sawmill", adversary="cult", concede="yes")
    lair = beside_both(ground_of("sawmill"))

    while not ben.offered("turn"):
        answers(ada, CULT, lair)
        answers(ben, HAUNTED)
    # All its figures are on its own board, and none on anybody else's.
    expect(ada.page.locator(HIDDEN)).to_have_count(3)
    expect(ben.page.locator(HIDDEN)).to_have_count(0)

    while not ada.offered("sacrifice"):
        answers(ada, CULT)
        answers(ben, HAUNTED)
    # Each has a Shadow of its own; the Blood stands on the table for everybody.
    expect(ben.page.locator(SHADOWS)).to_have_count(3)
    expect(ben.page.locator(".chip .pips", has_text="Blood").locator("i.full")).to_have_count(5)
    expect(ben.page.locator(HIDDEN)).to_have_count(0)
    ada.chooses("sacrifice")
    expect(ben.page.locator('.board [data-id="morgonnod"]')).to_have_count(1)
    expect(ben.page.locator(HIDDEN)).to_have_count(1)

    ben.guest.button("More …").click()
    ben.guest.button("Give up").click()
    for one in (ada, ben):
        expect(one.guest.result).to_contain_text("The Adversary wins")
    ben.guest.button("Look at the table", ben.guest.result).click()
    expect(ben.guest.tab("Story")).to_contain_text(f"Cultist {BLEEDER} lets the blood of")


def test_a_night_against_the_cult_ends(invite: Invite) -> None:
    ada = Reader(invite("Ada"))
    sits(ada.guest, "greedy", "me", scenario="park", adversary="cult")
    while not is_over(ada):
        answers(ada, PATIENT)
    expect(ada.guest.result).to_contain_text("The Adversary wins")


def beside_both(ground: Ground) -> int:
    """Next to the two Start spaces that are taken when everybody takes the first."""
    first, second = sorted(ground.starts)[:2]
    return min({*ground.near[first]} & {*ground.near[second]} - {*ground.starts})
