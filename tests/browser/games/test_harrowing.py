"""The Harrowing at the page: what a campaign opens and destroys for good; and who is first."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from gloam.games.harrowing.cards.catalogue import ITEM
from gloam.games.harrowing.cards.texts import CATALOGUE
from gloam.games.harrowing.rules.items import TROVE_SIZE
from tests.browser.conftest import Invite
from tests.browser.games.harrowing_evenings import Evenings, evenings
from tests.browser.guests import Guest
from tests.browser.reader import Reader

CARDS = {card.id: card for card in CATALOGUE.cards}
ITEMS = sum(card.count for card in CARDS.values() if card.type == ITEM and not card.number)
BORN_WITH = next(card for card in CARDS.values() if card.number == 12)


@pytest.fixture(scope="module")
def past() -> Evenings:
    return evenings()


def test_a_second_game_has_what_the_first_opened_and_not_what_it_burnt(
    invite: Invite, past: Evenings, tmp_path: Path
) -> None:
    ada, ben = (Reader(invite(name, reduced_motion="reduce")) for name in ("Ada", "Ben"))
    campaign = brings(ada.guest, past, tmp_path)
    ada.page.get_by_role("link", name="Go on with it").first.click()
    ada.guest.takes_seat()
    ben.guest.go(f"/t/{ada.guest.table}")
    ben.guest.takes_seat()
    ada.guest.button("Agree").click()
    expect(ben.page.locator(".prompt.mine")).to_be_visible()

    # The first game: a story burns an item, and the water gives something in return.
    burnt = CARDS[past.burnt()].name
    for seat, key in past.plan:
        (ada, ben)[seat].chooses(*key)
    for player in (ada, ben):
        expect(player.guest.result).to_contain_text("damned")
    ada.guest.go(campaign)
    for change in (f"{burnt} is destroyed for good.", "Something sealed was opened."):
        expect(ada.page.get_by_text(change).first).to_be_visible()

    # The second one.
    ada.guest.button("Begin the next game").click()
    form = ada.page.get_by_role("dialog", name="Begin the next game")
    expect(form.get_by_label("Where you go down")).to_have_value("first")
    ada.guest.button("Begin", form).click()
    ada.page.wait_for_url("**/t/*")
    ben.guest.go(f"/t/{ada.guest.table}")
    ben.page.get_by_role("button", name="Sit here").first.click()
    for player in (ada, ben):
        player.guest.sits()
    expect(ada.page.locator('[data-id="trove"] .card')).to_have_count(TROVE_SIZE)
    expect(ada.page.locator('[data-id="items"]')).to_contain_text(f"{ITEMS - 1 - TROVE_SIZE}")
    for marker, player in enumerate((ada, ben)):
        makes_an_effigy(player, marker)
    hunted = ada if ada.offered("innate") else ben
    expect(hunted.page.locator(".ask")).to_contain_text("Choose an innate item, or none.")
    hunted.chooses("innate")
    for player in (ada, ben):
        expect(player.page.locator(".scene").get_by_text(BORN_WITH.name).first).to_be_attached()
        expect(player.page.locator(".scene").get_by_text(burnt)).to_have_count(0)


def brings(guest: Guest, past: Evenings, folder: Path) -> str:
    """The campaign in a file comes to the lobby; gives its address."""
    file = folder / "campaign.json"
    file.write_bytes(past.file)
    guest.go().page.locator("input[type=file]").last.set_input_files(file)
    expect(guest.page.get_by_role("heading", name="The Tuesday two")).to_be_visible()
    return guest.page.url


def makes_an_effigy(player: Reader, marker: int) -> None:
    player.chooses("marker", marker)
    for sin in range(7):
        player.chooses("value", sin, 1)
    player.chooses("confirm")


COVERED = """() => {
  const top = document.querySelector('.over .dice').getBoundingClientRect().top;
  const spaces = [...document.querySelectorAll('.board [data-kind="space"]')];
  return spaces.filter((one) => one.getBoundingClientRect().bottom > top).length;
}"""


def test_dice_that_have_fallen_lie_below_the_map(
    invite: Invite, past: Evenings, tmp_path: Path
) -> None:
    ada = invite("Ada", reduced_motion="reduce")
    brings(ada, past, tmp_path)
    ada.page.get_by_role("link", name="Go on with it").first.click()
    ada.sits()
    expect(ada.page.locator(".over .dice")).to_be_visible()
    expect(ada.page.locator('.board [data-kind="space"]').first).to_be_visible()
    ada.page.wait_for_function(f"() => !({COVERED})()")


# --- whoever is first acts ---


class Delay:
    """What a guest's page is told lies still until it is let go."""

    def __init__(self, guest: Guest) -> None:
        self.held: list[str | bytes] | None = None
        self.sent = 0
        guest.page.route_web_socket("**/*", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self.page, server = page, page.connect_to_server()

        def to_page(message: str | bytes) -> None:
            if self.held is None:
                page.send(message)
            else:
                self.held.append(message)

        def to_server(message: str | bytes) -> None:
            self.sent += json.loads(message)["is"] == "answer"
            server.send(message)

        server.on_message(to_page)
        page.on_message(to_server)

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.page.send(message)


def test_two_click_in_the_same_instant(invite: Invite, past: Evenings, tmp_path: Path) -> None:
    """One acts; the other is told so kindly, and acts after that."""
    ada, ben = (Reader(invite(name, reduced_motion="reduce")) for name in ("Ada", "Ben"))
    delay = Delay(ben.guest)
    brings(ada.guest, past, tmp_path)
    ada.page.get_by_role("link", name="Go on with it").first.click()
    ada.guest.takes_seat()
    ben.guest.go(f"/t/{ada.guest.table}")
    ben.guest.takes_seat()
    ada.guest.button("Agree").click()
    expect(ben.page.locator('[data-id="down-0"][data-can]')).to_be_visible()
    expect(ben.page.get_by_text("Whoever answers first acts.")).to_be_visible()

    # The news of what Ada does is under way while Ben clicks.
    delay.held = []
    (seat, key), *_ = past.plan
    assert seat == 0
    ada.chooses(*key)
    dark = ben.offered("invoke", 0, 0)
    assert dark
    ben.presses(dark)
    ben.waits(lambda: delay.sent)
    delay.let_go()
    kind = ben.page.locator(".toast", has_text="was faster. Nothing of yours is lost")
    expect(kind).to_be_visible()
    expect(ben.page.locator(".toast.bad")).to_have_count(0)

    # It was not done, and it still can be.
    told = ada.guest.tab("Story").get_by_text("Ben invokes")
    before = told.count()
    ben.chooses("invoke", 0, 0)
    expect(told).to_have_count(before + 1)
    expect(ada.page.locator(".toast")).to_have_count(0)
