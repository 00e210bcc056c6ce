"""What nights of The Stifling Dark at the page have in common, whoever the Adversary is."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import expect

from gloam.games.stifling_dark.rules.board.board_in_play import Ground
from tests.browser.conftest import Invite
from tests.browser.guests import Guest
from tests.browser.reader import Reader

Key = list[Any]  # of an option, as it comes on the line
Wish = tuple[str | int, ...]  # how the key of an option begins

# What an Investigator answers who waits for what comes.
PATIENT: tuple[Wish, ...] = (("decline",), ("pass",), ("end",), ("turn",))
FIGURE_HIDES = 200  # spaces: no token has the choice of so many
# How a night ends by the rules when the Adversary has won: nobody gave up.
BY_THE_RULES = re.compile(r"died in round \d|The night ended")


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


def sit_down(ada: Reader, ben: Reader, **options: str) -> None:
    """Ada as the Adversary, Ben as the Investigators."""
    sits(ada.guest, "me", "open", **options)
    ben.guest.go(f"/t/{ada.guest.table}")
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").first.click()
    ben.guest.sits()


def is_over(reader: Reader) -> bool:
    return reader.guest.looks() == "over"


def answers(reader: Reader, wishes: Sequence[Wish], lair: int = -1) -> None:
    """One answer, if something is asked: the first wish that is offered, or else the first
    option. The first figure of an Adversary hides in its lair."""
    reader.page.wait_for_timeout(20)
    if is_over(reader) or not reader.choices:
        return
    if len(reader.choices) > FIGURE_HIDES and reader.offered("hide", lair):
        reader.chooses("hide", lair)
        return
    for wish in wishes:
        choice = reader.offered(*wish)
        if choice:
            reader.chooses(*choice["key"])
            return
    reader.chooses(*reader.choices[0]["key"])


def dies_waiting(invite: Invite, **options: str) -> None:
    """A night against a bot, of Investigators who wait for what comes, to its end by the rules."""
    ada = Reader(invite("Ada"))
    sits(ada.guest, "greedy", "me", **options)
    while not is_over(ada):
        answers(ada, PATIENT)
    lost(ada)


def lost(*readers: Reader) -> None:
    """Everybody is told that the Adversary has won, and by which rule."""
    for one in readers:
        expect(one.guest.result).to_contain_text("The Adversary wins")
        expect(one.guest.result).to_contain_text(BY_THE_RULES)


# --- ways ---


def steps_to(ground: Ground, ends: Iterable[int]) -> dict[int, int]:
    """From every space to the nearest of some, through no Window."""
    far = dict.fromkeys(ends, 0)
    queue = deque(far)
    while queue:
        here = queue.popleft()
        for near in ground.near[here]:
            if near not in far and (here, near) not in ground.window_between:
                far[near] = far[here] + 1
                queue.append(near)
    return far


def space_of(reader: Reader, id: str) -> int:
    """Where a figure stands on one's board; -1 if it stands nowhere."""
    found = [one["within"] for one in reader.nodes if one["id"] == id]
    return int(found[0].removeprefix("s")) if found else -1


class Climber:
    """Answers for two Investigators so that the night ends soon: one walks to the nearest Window
    and climbs through it to and fro, the other one stays. Judges by nothing but what is offered
    now, for the Adversary and Wounds may put an end to any plan."""

    HURTS = ("bleed", "ignore", "pass", "none")  # the first of these before all else
    RESTLESS = 0

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        windows = ground.windows
        self.far = steps_to(ground, [end for one in windows for end in ground.window_ends[one]])
        self.is_climbing = False

    def answers(self, reader: Reader, until: str = "") -> None:
        """One answer, if something is asked, and not yet what the others wait for."""
        reader.page.wait_for_timeout(20)
        if is_over(reader) or not reader.choices or (until and reader.offered(until)):
            return
        key = self._wish(reader)
        if key[0] == "turn":
            self.is_climbing = key[1] == self.RESTLESS
        reader.chooses(*key)

    def _wish(self, reader: Reader) -> Key:
        keys: list[Key] = [choice["key"] for choice in reader.choices]
        hurts = [key for word in self.HURTS for key in keys if key[0] == word]
        starts = [key for key in keys if key[0] == "start"]
        ways = [key for key in keys if key[0] in ("go", "walk")]
        onward = self._onward(reader, ways) if ways and self.is_climbing else []
        ends = [key for key in keys if key[0] == "end"]
        near = sorted(onward or starts, key=lambda key: self.far[key[1]])
        return [*hurts, *near, *ends, *keys][0]

    def _onward(self, reader: Reader, ways: list[Key]) -> list[Key]:
        """Steps through a Window, or else steps and walks that lead nearer to one."""
        figures = [one for one in reader.nodes if one["id"].startswith("figure-")]
        acting = [one["id"] for one in figures if "turn" in one.get("marks", ())]
        at = space_of(reader, acting[0])
        windows = self.ground.window_between
        through = [key for key in ways if key[0] == "go" and (at, key[1]) in windows]
        return through or [key for key in ways if self.far[key[1]] < self.far[at]]
