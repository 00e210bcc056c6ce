"""The Cult of Hunlow at the page: a night against it and a night as it, to the end.

As the Cult: a Cultist hides next to both Investigators, who stay where they are, and lets their
blood until it is enough for the Final Sacrifice. Who dies comes back as a Spirit; whoever is left
is hunted down by Mor'gonnod, who is flesh by then.
"""

from __future__ import annotations

from playwright.sync_api import expect

from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from gloam.games.stifling_dark.rules.board.boards_by_scenario import ground_of
from tests.browser.conftest import Invite
from tests.browser.games.dark_nights import (
    PATIENT,
    answers,
    dies_waiting,
    is_over,
    lost,
    sit_down,
    space_of,
    steps_to,
)
from tests.browser.reader import Reader

BLEEDER = 2  # the Cultist that is placed first, with two Investigators
CULT = (("let-blood",), ("figure", BLEEDER), ("end",))
HAUNTED = (("spirit",), *PATIENT)  # whoever dies comes back
DEMON = "morgonnod"
HIDDEN = f'.board :is([data-id="{DEMON}"], [data-id^="cultist-"])'
SHADOWS = '.board [data-id^="shadow"]'


def test_the_cult_lets_blood_until_mor_gonnod_is_flesh_and_nobody_lives(invite: Invite) -> None:
    ada, ben = Reader(invite("Ada")), Reader(invite("Ben"))
    sit_down(ada, ben, scenario="sawmill", adversary="cult")
    ground = ground_of("sawmill")
    lair = beside_both(ground)

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
    expect(ben.page.locator(f'.board [data-id="{DEMON}"]')).to_have_count(1)
    expect(ben.page.locator(HIDDEN)).to_have_count(1)

    # Both see him come.
    while not is_over(ben):
        hunts(ada, ground)
        answers(ben, HAUNTED)
    lost(ada, ben)
    ben.guest.button("Look at the table", ben.guest.result).click()
    story = ben.guest.tab("Story")
    expect(story).to_contain_text(f"Cultist {BLEEDER} lets the blood of")
    expect(story).to_contain_text("is attacked")


def test_a_night_against_the_cult_ends_by_the_rules(invite: Invite) -> None:
    dies_waiting(invite, scenario="park", adversary="cult")


def hunts(cult: Reader, ground: Ground) -> None:
    """Corporeal Mor'gonnod strikes whoever is next to him, or else goes nearer."""
    figures = [one["id"] for one in cult.nodes if one["id"].startswith("figure-")]
    far = steps_to(ground, [at for id in figures if (at := space_of(cult, id)) >= 0])
    here = far[space_of(cult, DEMON)]
    nearer = [("go", space) for space, steps in far.items() if 0 < steps < here]
    answers(cult, [("attack",), *nearer, ("end",)])


def beside_both(ground: Ground) -> int:
    """Next to the two Start spaces that are taken when everybody takes the first."""
    first, second = sorted(ground.starts)[:2]
    return min({*ground.near[first]} & {*ground.near[second]} - {*ground.starts})
