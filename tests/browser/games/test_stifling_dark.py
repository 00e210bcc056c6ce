"""The Stifling Dark at the page: a night on each board to its end, and beams that are aimed.

A night ends soonest by Windows: an Investigator walks to the nearest one and climbs through it to
and fro, and the fourth Wound kills.
"""

from __future__ import annotations

import re
from collections import deque

from playwright.sync_api import expect

from gloam.games.stifling_dark.rules.board.grounds import ground_of
from gloam.games.stifling_dark.rules.ground import Ground
from tests.browser.conftest import Invite
from tests.browser.guests import HURRIED, PATIENCE, Guest
from tests.browser.reader import Reader

RESTLESS = 0  # the Investigator who climbs; the other one stays
WAYS = ("go", "walk")
LIST = {**HURRIED, "list": True}


def test_an_investigator_aims_by_mouse_and_keyboard_and_bleeds_to_death(invite: Invite) -> None:
    ada = Reader(invite("Ada"))
    sits(ada.guest, "greedy", "me", scenario="sawmill")
    away = Way(ground_of("sawmill"))
    sets_up(ada, away)

    # By mouse: the beam turns under the pointer, shows what it would light, and a click places it.
    ada.chooses("turn", RESTLESS)
    away.walks(ada)
    ada.chooses("flashlight")
    knob = ada.page.get_by_role("slider", name="Flashlight")
    aims = [aimed_at(ada, share) for share in (0.2, 0.8)]
    assert aims[0] != aims[1]
    assert ada.page.locator(".aim circle").count() >= 2
    ada.page.mouse.click(*point(ada, 0.8))
    expect(ada.guest.tab("Story")).to_contain_text("places the Flashlight on space")
    expect(ada.page.locator(".veil g path").first).to_be_attached()

    # By keyboard: arrows turn it, Enter places it. Finely there is more to choose from.
    ada.chooses("turn", 1 - RESTLESS)
    ada.chooses("flashlight")
    coarse = int(knob.get_attribute("aria-valuemax") or 0)
    ada.guest.button("Turn finely").click()
    assert int(knob.get_attribute("aria-valuemax") or 0) > coarse
    knob.focus()
    before = knob.get_attribute("aria-valuetext")
    ada.guest.keys("ArrowLeft")
    assert knob.get_attribute("aria-valuetext") != before
    ada.guest.keys("Enter")
    expect(knob).to_be_hidden()

    # The Butcher prowls unseen; then Windows end it.
    lives_on(ada, away)
    expect(ada.guest.result).to_contain_text("The Adversary wins")
    expect(ada.guest.result).to_contain_text(re.compile(r"died in round \d"))
    ada.guest.button("Look at the table", ada.guest.result).click()
    story = ada.guest.tab("Story")
    expect(story).to_contain_text("gains a Wound, face down: climbing through a Window.")
    expect(story).to_contain_text("The Adversary has won.")


def test_in_the_list_the_beam_is_a_list(invite: Invite) -> None:
    ada = Reader(invite("Ada", settings=LIST))
    sits(ada.guest, "greedy", "me", scenario="park")
    sets_up(ada, Way(ground_of("park")))
    ada.chooses("turn", 0)
    ada.chooses("flashlight")
    aims = ada.page.locator("select[data-dial-list]")
    expect(aims).to_be_visible()
    said = aims.locator("option").all_inner_texts()
    assert len(said) > 10
    assert all(re.match(r"[a-z-]+, \d+°: lights \d+ spaces", one) for one in said)
    aims.select_option(index=3)
    ada.guest.button("Choose this").click()
    expect(ada.guest.tab("Story")).to_contain_text(said[3].split(":")[0])


def test_the_butcher_hides_prowls_and_wins_in_the_park(invite: Invite) -> None:
    ada, ben = Reader(invite("Ada")), Reader(invite("Ben"))
    sits(ada.guest, "me", "open", scenario="park")
    ben.guest.go(f"/t/{ada.guest.table}")
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").first.click()
    ben.guest.sits()
    away = Way(ground_of("park"))
    sets_up(ben, away, ada)

    # His figure and his tokens are on his board, and on nobody else's.
    hidden = '.board :is([data-id="butcher"], [data-id^="token-"])'
    assert ada.page.locator(hidden).count() > 5
    expect(ben.page.locator(hidden)).to_have_count(0)

    # A turn of his: a step that nobody sees, and the end.
    walks_to_a_window(ben, away)
    ada.waits(lambda: ada.offered("end"), PATIENCE)
    expect(ben.page.locator(".prompt")).to_contain_text("prowling")
    told = ben.guest.tab("Story").inner_text()
    before = figure(ada)
    ada.chooses("go")
    ada.waits(lambda: figure(ada) != before)
    assert figure(ada) != before
    expect(ben.page.locator(hidden)).to_have_count(0)
    assert ben.guest.tab("Story").inner_text() == told
    ada.chooses("end")

    lives_on(ben, away, ada)
    for one in (ada, ben):
        expect(one.guest.result).to_contain_text("The Adversary wins")


# --- what they do ---


def sits(guest: Guest, *plan: str, **options: str) -> None:
    """At a table without Events, whose seats are one's own, open, or those of a bot."""
    seats = [
        {"mine": True, "name": guest.name}
        if seat == "me"
        else {}
        if seat == "open"
        else {"bot": seat}
        for seat in plan
    ]
    table = {"game": "stifling_dark", "seats": seats, "options": {"events": "off", **options}}
    opened = guest.context.request.post(f"{guest.url}/api/tables", data=table)
    assert opened.ok, opened.text()
    guest.go(f"/t/{opened.json()['table']['id']}")
    if "open" not in plan:
        guest.sits()


class Way:
    """The way of one Investigator to the nearest Window, and through it again and again."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        ends = [end for window in ground.windows for end in ground.window_ends[window]]
        self.far = dict.fromkeys(ends, 0)  # spaces to the nearest Window
        queue = deque(ends)
        while queue:
            here = queue.popleft()
            for near in ground.near[here]:
                if near not in self.far and (here, near) not in ground.window_between:
                    self.far[near] = self.far[here] + 1
                    queue.append(near)
        self.at = -1

    def start(self, reader: Reader) -> None:
        """On the Start space that is nearest."""
        free = [one["key"][1] for one in reader.choices if one["key"][0] == "start"]
        self.at = min(free, key=lambda space: self.far[space])
        reader.chooses("start", self.at)

    def walks(self, reader: Reader) -> None:
        """As far as the MP lead; what asks how to climb is answered by bleeding."""
        while (key := self._next(reader)) is not None:
            reader.chooses(*key)
            climbs = key[0] == "go" and (self.at, key[1]) in self.ground.window_between
            self.at = key[1]
            if climbs:
                reader.chooses("bleed")
                reader.waits(lambda: settled(reader), PATIENCE)
                if reader.offered("pass"):  # a Rabbit's Foot might help at the fatal Wound
                    reader.chooses("pass")
                    reader.waits(lambda: settled(reader), PATIENCE)
            if is_over(reader):
                return

    def _next(self, reader: Reader) -> tuple[str, int] | None:
        """Through the Window, or as near to one as a step or a walk leads."""
        reader.waits(lambda: reader.offered("end"), PATIENCE)
        ways = [(key[0], key[1]) for one in reader.choices if (key := one["key"])[0] in WAYS]
        through = [
            key
            for key in ways
            if key[0] == "go" and (self.at, key[1]) in self.ground.window_between
        ]
        nearer = [key for key in ways if self.far[key[1]] < self.far[self.at]]
        return min(through or nearer, key=lambda key: self.far[key[1]], default=None)


def sets_up(team: Reader, away: Way, butcher: Reader | None = None) -> None:
    """The first answer to all that is asked before the first turn."""
    while not team.offered("turn"):
        if team.offered("start") and away.at < 0:
            away.start(team)
        for one in (team, butcher):
            if one is not None and one.choices and not one.offered("turn"):
                one.chooses(*one.choices[0]["key"])
        team.page.wait_for_timeout(20)


def walks_to_a_window(team: Reader, away: Way) -> None:
    """A round of both Investigators."""
    team.chooses("turn", RESTLESS)
    away.walks(team)
    if is_over(team):
        return
    team.chooses("end")
    team.chooses("turn", 1 - RESTLESS)
    team.chooses("end")


def lives_on(team: Reader, away: Way, butcher: Reader | None = None) -> None:
    """Rounds of both Investigators, and perhaps of a Butcher who does nothing, to the end."""
    while not is_over(team):
        if team.offered("turn"):
            walks_to_a_window(team, away)
        elif butcher is not None and butcher.choices:
            butcher.chooses(*("end",) if butcher.offered("end") else butcher.choices[0]["key"])
        team.page.wait_for_timeout(20)


# --- what they see ---


def settled(reader: Reader) -> bool:
    """Is it over, or something asked that can be answered?"""
    return is_over(reader) or bool(reader.offered("end") or reader.offered("pass"))


def is_over(reader: Reader) -> bool:
    return reader.guest.looks() == "over"


def figure(reader: Reader) -> object:
    """Where the Butcher stands on one's board."""
    return reader.page.locator('.board [data-id="butcher"]').bounding_box()


def point(reader: Reader, share: float) -> tuple[float, float]:
    """A point above the middle of the board, so far from its left."""
    board = reader.page.locator(".board > .window").bounding_box()
    assert board
    return board["x"] + board["width"] * share, board["y"] + 60


def aimed_at(reader: Reader, share: float) -> str | None:
    """What the dial says with the pointer there."""
    reader.page.mouse.move(*point(reader, share))
    return reader.page.get_by_role("slider", name="Flashlight").get_attribute("aria-valuetext")
