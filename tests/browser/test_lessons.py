"""Guided games in a real browser: followed to their end by mouse, on a phone, by keyboard alone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Error, expect

from gloam.guide.script import Script
from gloam.guide.script_file import scripts
from gloam.kernel.content import registry
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.browser.reader import Json, Reader, option
from tests.browser.test_accessible import examine

GAMES = {
    "harrowing": "The Harrowing",
    "haunted": "Haunted",
    "heart_of_darkness": "In the Heart of Darkness",
    "original_sin": "Divinity: Original Sin",
    "stifling_dark": "The Stifling Dark",
}
PATIENCE = 180  # seconds for a whole lesson; a night of The Stifling Dark is the longest

# What ends a turn soonest where the lesson recommends nothing.
QUICKLY = ("stop", "end", "pass", "done")

# How much of what is pointed at lies under the lesson's own words, in px².
COVERED = """() => {
  const words = document.querySelector('.lesson').getBoundingClientRect();
  return [...document.querySelectorAll('.pointing rect:not(.under)')].map((ring) => {
    const one = ring.getBoundingClientRect();
    const width = Math.min(one.right, words.right) - Math.max(one.left, words.left);
    const height = Math.min(one.bottom, words.bottom) - Math.max(one.top, words.top);
    return Math.max(0, width) * Math.max(0, height);
  });
}"""

# Where the words begin.
PLACE = """() => {
  const words = document.querySelector('.lesson').getBoundingClientRect();
  return [Math.round(words.left), Math.round(words.top)];
}"""

# Whether the first ring lies round the card that it is meant for.
RINGED = """(id) => {
  const ring = document.querySelector('.pointing rect:not(.under)')?.getBoundingClientRect();
  const card = document.querySelector(`.region.hand [data-id="${id}"]`).getBoundingClientRect();
  const isNear = (side) => Math.abs(Math.abs(ring[side] - card[side]) - 5) < 2;
  return !!ring && ['left', 'top', 'right'].every(isNear);
}"""

# Whether there are rings, few, and none reaches under the bar of the prompt from above it.
SEEN_RINGS = """() => {
  const rings = [...document.querySelectorAll('.pointing rect:not(.under)')];
  const bar = document.querySelector('.region.band').getBoundingClientRect();
  const isSeen = ({ top, bottom }) => top >= bar.top - 6 || bottom <= bar.top + 6;
  return rings.length > 0 && rings.length < 5 &&
    rings.every((ring) => isSeen(ring.getBoundingClientRect()));
}"""


class Learner(Reader):
    """Somebody who does what the lesson says, and reads along on the line what it is."""

    def __init__(self, guest: Guest, game: str, *, by_keyboard: bool = False) -> None:
        super().__init__(guest)
        self.by_keyboard = by_keyboard
        self.lesson: Json = {}
        self.told: list[str] = []
        self.rings: dict[str, int] = {}
        self.places: set[tuple[int, int]] = set()
        guest.go()
        button = f"Learn by playing: {GAMES[game]}"
        if by_keyboard:
            guest.reaches(f'[aria-label="{button}"]')
            guest.keys("Enter")
        else:
            guest.button(button).click()
        guest.sits()

    def hears(self, message: Json) -> None:
        super().hears(message)
        if message["is"] == "guide":
            self.lesson = message

    @property
    def panel(self) -> str:
        return ".lesson:not([data-waiting])"

    def step(self) -> Json | None:
        """The step that is told, once the page shows it."""
        if self.lesson.get("waiting") or "step" not in self.lesson:
            return None
        step: Json = self.lesson["step"]
        if self.told[-1:] != [step["name"]]:
            expect(self.page.locator(f'{self.panel}[data-step="{step["name"]}"]')).to_be_visible()
            self.told.append(step["name"])
        return step

    def learns(self, until: str = "") -> None:
        """Follows the lesson to a step, or to the end of the game."""
        end = time.monotonic() + PATIENCE
        while not (until and until in self.told):
            assert time.monotonic() < end, (self.told, self.lesson, self.view.get("choices"))
            step = self.step()
            if not until and (self.view.get("result") or self.guest.looks() == "over"):
                return
            if step is not None and not (until and step["name"] == until):
                self.looks_at(step)
                if step.get("click"):
                    self.goes_on(step)
                    continue
            if self.guest.looks() == "asked" and not (step and step.get("click")):
                if step is None or step["name"] != until:
                    self.answers(step)
            else:
                self.page.wait_for_timeout(20)

    def looks_at(self, step: Json) -> None:
        """What is pointed at is ringed, and never under the words."""
        if step["name"] in self.rings or self.by_keyboard:
            return
        self.waits(lambda: not any(self.page.evaluate(COVERED)))
        covered = self.page.evaluate(COVERED)
        assert not any(covered), (step["name"], covered)
        self.rings[step["name"]] = len(covered)
        left, top = self.page.evaluate(PLACE)
        self.places.add((left, top))

    def goes_on(self, step: Json) -> None:
        if self.by_keyboard:
            self.guest.keys("Control+Enter")
        else:
            self.guest.button("Go on").click()
        gone = f'{self.panel}[data-step="{step["name"]}"]'
        expect(self.page.locator(gone)).to_be_hidden()

    def answers(self, step: Json | None) -> None:
        """What is recommended; else what ends the turn soonest, or the first that there is."""
        choices = self.choices
        if not self.view.get("ask") or not choices:
            return
        fast = [choice["key"] for choice in choices if choice["key"][0] in QUICKLY]
        recommended = step.get("recommended") if step else None
        key = recommended or (fast or [choice["key"] for choice in choices])[0]
        choice = next(choice for choice in choices if choice["key"] == key)
        before = self.view["n"]
        try:
            if choice.get("dial"):
                self.page.get_by_role("slider").press("Enter")  # as it stands
            elif self.by_keyboard:
                self.guest.reaches(f".bar {option(key)}")
                self.guest.keys("Enter")
            else:
                self.presses(choice)
        except (Error, AssertionError):
            if self.view["n"] == before:  # the others did not move on meanwhile
                self.page.keyboard.press("Escape")
        self.waits(lambda: self.view["n"] != before)


def script_of(game: str) -> Script:
    (script,) = scripts(registry.game(game)).values()
    return script


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_lesson_is_followed_to_its_end(invite: Invite, game: str, size: dict[str, int]) -> None:
    """As far as its last word before the end; the rest of the game is a bot's."""
    learner = Learner(invite("Ada", viewport=size, reduced_motion="reduce"), game)
    expect(learner.page.locator(learner.panel)).to_be_visible()
    learner.page.mouse.move(1, 1)  # what the lesson scrolls under it would be explained
    examine(learner.guest)
    learner.learns(until="alone")
    learner.guest.button("Go on").click()
    order = [step.name for step in script_of(game).steps if not step.aside]
    assert [name for name in learner.told if name in order] == order[:-1]
    assert sum(1 for count in learner.rings.values() if count) >= len(learner.rings) * 2 // 3
    assert len(learner.places) == 1, "the words move about"
    learner.guest.lets_a_bot_finish(script_of(game).seat)
    learner.guest.result.press("Escape")
    expect(learner.page.locator('.lesson[data-step="end"]')).to_be_visible()
    learner.guest.button("Go on").click()
    expect(learner.page.locator(learner.panel)).to_be_hidden()


def test_a_lesson_is_followed_by_keyboard_alone(invite: Invite) -> None:
    guest = invite("Kay")
    lists = """localStorage.setItem('gloam.settings', '{"list":true}')"""
    guest.context.add_init_script(f"if (location.protocol === 'http:') {lists}")
    learner = Learner(guest, "haunted", by_keyboard=True)
    guest.reaches(".lesson .button.main")
    guest.keys("Enter")
    expect(learner.page.locator('.lesson[data-step="losing"]')).to_be_visible()
    assert guest.page.evaluate("document.activeElement?.matches('.lesson .button.main')")
    learner.learns(until="focus")
    assert {"setting", "enough", "own", "discard"} <= set(learner.told)
    guest.lets_a_bot_finish()
    guest.keys("Escape")
    expect(learner.page.locator('.lesson[data-step="end"]')).to_be_visible()
    guest.keys("Control+Enter")
    expect(learner.page.locator(learner.panel)).to_be_hidden()
    said = guest.page.get_by_role("status").all_inner_texts()
    assert any(said), "nothing was announced"


def test_the_first_descent_by_keyboard_alone(invite: Invite) -> None:
    guest = invite("Kay", reduced_motion="reduce")
    lists = """localStorage.setItem('gloam.settings', '{"list":true}')"""
    guest.context.add_init_script(f"if (location.protocol === 'http:') {lists}")
    learner = Learner(guest, "harrowing", by_keyboard=True)
    learner.learns(until="alone")
    assert {"marker", "sins", "fate", "invoke", "sheet", "act", "dice", "goal"} <= set(learner.told)
    guest.lets_a_bot_finish()
    guest.keys("Escape")
    expect(learner.page.locator('.lesson[data-step="end"]')).to_be_visible()


def test_a_lesson_is_kept_by_a_reload_and_can_be_left(invite: Invite) -> None:
    guest = invite("Lea", reduced_motion="reduce")
    learner = Learner(guest, "haunted")
    learner.learns(until="discard")
    guest.page.reload()
    guest.sits()
    expect(guest.page.locator('.lesson[data-step="discard"]')).to_be_visible()
    guest.button("Say it again").click()
    expect(
        guest.page.get_by_role("status").filter(has_text="Discard one, draw the rest")
    ).to_be_attached()
    guest.button("Leave the lesson").click()
    expect(guest.page.locator(".lesson")).to_have_count(0)
    assert guest.waits_for_turn() == "asked"
    learner.answers(None)
    guest.page.reload()
    guest.sits()
    expect(guest.page.locator(".lesson")).to_have_count(0)
    expect(guest.opens_menu().get_by_text("dice are fixed by its script")).to_be_visible()


def test_the_ring_stays_on_its_card(invite: Invite) -> None:
    """Whatever grows under the mouse."""
    guest = invite("Rhoda", viewport={"width": 1440, "height": 900})
    learner = Learner(guest, "haunted")
    learner.learns(until="setting")
    card = "card-ruined-church"
    guest.page.wait_for_function(RINGED, arg=card)
    for other in ("card-fisticuffs", "card-wealthy-relatives-mansion", card):
        guest.page.locator(f'.region.hand [data-id="{other}"]').hover()
        guest.page.wait_for_function(RINGED, arg=card)


@pytest.mark.parametrize("size", [(1440, 900), (844, 390)], ids=str)
def test_the_words_stay_where_they_are(invite: Invite, size: tuple[int, int]) -> None:
    """On the other two screens as well, and whatever is read large meanwhile."""
    viewport = dict(zip(("width", "height"), size, strict=True))
    guest = invite("Rhoda", viewport=viewport, reduced_motion="reduce")
    learner = Learner(guest, "haunted")
    learner.learns(until="discard")
    assert len(learner.rings) > 5
    card = guest.page.locator(".region.hand .card").first
    card.hover()
    guest.page.wait_for_timeout(600)  # until it is shown large
    assert {tuple(guest.page.evaluate(PLACE))} == learner.places


def test_on_a_phone_rings_lie_round_what_can_be_seen(invite: Invite) -> None:
    """Not round what lies under the prompt; and what is suggested is scrolled to."""
    guest = invite("Pim", viewport=PHONE, reduced_motion="reduce")
    learner = Learner(guest, "haunted")
    line = '.region:not(.hand) [data-id^="line-"]'
    guest.page.wait_for_function(SEEN_RINGS)
    expect(guest.page.locator(line).first).to_be_visible()
    learner.learns(until="discard")
    guest.page.wait_for_function(SEEN_RINGS)
    guest.page.wait_for_function(RINGED, arg="card-magickal-dabbler")


def test_only_games_with_a_lesson_offer_one(invite: Invite) -> None:
    guest = invite("Ada").go()
    expect(guest.button("Learn by playing: Haunted")).to_be_visible()
    offered = guest.page.get_by_text("Learn by playing").count()
    assert offered == len(GAMES)
