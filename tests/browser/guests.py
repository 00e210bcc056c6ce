"""People at the page: they look at what glows, click it or reach it by keyboard, and wait."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from shutil import which
from typing import Any, Final, Literal

from playwright.sync_api import Browser, Error, Locator, TimeoutError, expect

# Debian's, or what others call it (tools/debian.sh); empty if there is none.
CHROMIUM: Final = next(
    filter(None, map(which, ("chromium", "chromium-browser", "google-chrome"))), ""
)
# The same without windows, where there is one: it takes a third less of the processor. It shows no
# notifications.
HEADLESS: Final = which("chromium-headless-shell") or CHROMIUM
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",  # as on a screen of today, whatever the machine is set to
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE: Final = 20_000  # ms, on a machine with much to do
MOMENT: Final = 1_500  # ms for a click: what it was meant for may be gone

# What Chromium says of a page that is slow to come, on a machine with much to do.
LATE: Final = "was preloaded using link preload but not used within a few seconds"

# Options by the prompt, and on a sheet.
BUTTONS: Final = (
    ".page [data-option], .bar [data-option]:not([aria-checked=true]), .slim[data-option]"
)

# Whether a guest is asked something now, and can answer.
STATE: Final = """() => {
  const titles = [...document.querySelectorAll('dialog[open] h2')].map((one) => one.textContent);
  if (titles.includes('The game is over')) return 'over';
  const prompt = document.querySelector('.prompt.mine[aria-busy="false"]');
  const settles = document.querySelector('.bar[aria-busy="true"]');
  return prompt && !settles ? 'asked' : 'waits';
}"""

# Where a guest is and what lies open, for whoever has to find out why a test has failed.
SEEN: Final = """async () => {
  const texts = (where) => [...document.querySelectorAll(where)].filter((one) =>
    one.checkVisibility()).map((one) => one.innerText.replaceAll(/\\s+/g, ' ').slice(0, 120));
  const frame = new Promise((done) => requestAnimationFrame(() => done('drawn')));
  const late = new Promise((done) => setTimeout(done, 1000, 'not drawn for a second'));
  return {
    at: location.pathname, state: (STATE)(), page: await Promise.race([frame, late]),
    prompt: texts('.prompt'), buttons: texts('.bar [data-option], .page [data-option]'),
    glows: [...document.querySelectorAll('[data-can]')].map((one) => one.dataset.id),
    over: texts('dialog[open], [role=menu], [role=tabpanel], .stage-bar, .lesson'),
    focus: document.activeElement?.outerHTML.slice(0, 120) ?? '',
  };
}""".replace("STATE", STATE)

# What is asked, and what glows. Behind a shut drawer it may stay the same for several answers.
ASKED: Final = """((document.querySelector('.prompt')?.innerText ?? 'none') +
  [...document.querySelectorAll('[data-can]')]
    .map((one) => one.dataset.id + (one.ariaChecked ?? '')) +
  [...document.querySelectorAll('.slim[data-option]')].map((one) => one.dataset.option) +
  document.querySelectorAll('.bar [aria-checked=true]').length)"""

# What a guest may do now; all at once, for each look at a busy page takes its time. Of things on
# the table those that are in sight, each with a point of it that nothing else covers; without such
# a point, those that are not.
LOOK: Final = (
    """() => {
  const state = (STATE)();
  if (state !== 'asked') return { state };
  const buttons = [...document.querySelectorAll('BUTTONS')].filter((b) => b.checkVisibility());
  const all = [...document.querySelectorAll('.scene [data-id][data-can]')]
    .filter((thing) => !thing.querySelector('[data-can]') && thing.checkVisibility())
    .filter((thing) => !thing.matches('[data-marked]'))
    .map((thing) => [thing.dataset.id, pointOf(thing)]);
  const seen = all.filter(([, point]) => point);
  const has = (what) => document.querySelector(what) !== null;
  return {
    state, ask: ASKED, things: seen.length ? seen : all,
    buttons: buttons.map((b) => [b.dataset.option, b.textContent.trim()]),
    dial: has('.dial'), marked: has('[data-send][aria-disabled=false]'),
    unseen: has('.bar [data-unseen]'),
  };

  function pointOf(thing) {
    const box = thing.getBoundingClientRect();
    const points = [[.5, .5], [.5, .12], [.12, .5], [.88, .5], [.5, .88], [.25, .25], [.75, .75]];
    const found = points.map(([x, y]) => [box.width * x, box.height * y])
      .find(([x, y]) => thing.contains(document.elementFromPoint(box.left + x, box.top + y)));
    return found ?? null;
  }
}""".replace("STATE", STATE)
    .replace("ASKED", ASKED)
    .replace("BUTTONS", BUTTONS)
)

# Most guests know the table: they are in a hurry, and mean what they click.
HURRIED: Final = {"asksAgain": False, "pace": "off", "onlyAnswer": False}
SETTINGS: Final = """([place, wanted]) => {
  const isPage = location.protocol.startsWith('http'); // about:blank keeps nothing
  if (isPage && !localStorage.getItem(place)) localStorage.setItem(place, JSON.stringify(wanted));
}"""

# Where a thing that was pressed says what can be done with it; captions, where a held card can go.
WHERE_OFFERED: Final = ("[role=menu]", "dialog", ".caption")
OFFERED: Final = f"""() =>
  [...document.querySelectorAll('{" [data-option], ".join(WHERE_OFFERED)} [data-option]')]
    .map((one) => [one.dataset.option, (one.ariaLabel ?? one.textContent).trim()])"""

# How often one has to press Tab, if the order is the document's. Looking after each costs time.
STOPS: Final = """(wanted) => {
  const all = document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]');
  const isStop = (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility();
  const stops = [...all].filter(isStop);
  const here = stops.indexOf(document.activeElement);
  return Math.max(0, stops.findIndex((one) => one.matches(wanted)) - here - 1);
}"""

# How soon each leads to an end: what comes first in the list is taken first.
TOWARDS_THE_END: Final = (
    r"^(Complete|Go down)",
    r"^(Begin (?!again)|Lay (?!no more))",
    r"^(?!Use |Discard the whole|Let the |Begin again)",
)

expect.set_options(timeout=PATIENCE)

State = Literal["asked", "waits", "over"]


class Guest:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "",
        settings: dict[str, object] | None = None,
        **context: Any,
    ) -> None:
        self.name = name
        self.url = url
        self.context = browser.new_context(**({"viewport": DESKTOP} | context))
        self.context.set_default_timeout(PATIENCE)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.complaints: list[str] = []
        self.forgiving = False  # while the network is away, the console may say so
        kept = json.dumps(["gloam.settings", HURRIED if settings is None else settings])
        self.context.add_init_script(f"({SETTINGS})({kept})")
        self.page = self.context.new_page()
        self.sent: list[str] = []  # answers that have left the page
        self.page.on("websocket", lambda line: line.on("framesent", self._note))
        self.page.on("pageerror", lambda error: self._hear("error", str(error)))
        self.page.on("console", lambda said: self._hear(said.type, said.text))
        self.taps = bool(context.get("has_touch"))
        self.answers = 0
        self.dice = random.Random(name or 1)

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not self.forgiving and LATE not in text:
            self.complaints.append(text)

    def _note(self, frame: str | bytes) -> None:
        if isinstance(frame, str) and json.loads(frame)["is"] in ("answer", "interrupt"):
            self.sent.append(frame)

    # ------------------------------------------------------------------ going places

    def go(self, path: str = "/") -> Guest:
        self.page.goto(path if path.startswith("http") else self.url + path)
        return self

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_role("button", name=name, exact=isinstance(name, str))

    def opens_menu(self) -> Locator:
        self.button("Menu").click()
        return self.page.get_by_role("dialog", name="This table")

    def takes_seat(self) -> None:
        """One's own seat of a running game, by name."""
        menu = self.sits().opens_menu()
        menu.get_by_label("Your name at the table").fill(self.name)
        self.button(f"Sit here: {self.name}", menu).click()
        self.keys("Escape")
        expect(menu).to_be_hidden()

    def closes(self, dialog: Locator) -> None:
        self.button("Close", dialog).click()
        expect(dialog).to_be_hidden()

    def tab(self, name: str) -> Locator:
        """Opens a panel beside the table, or over it where it lies behind a button."""
        opener = self.button("Story, chat and rules")
        either = self._panels.or_(opener).filter(visible=True)
        expect(either.first).to_be_visible()  # once the table is there
        if not self._panels.is_visible():
            opener.click()
        self._panels.get_by_role("tab", name=name).click()
        return self.panel

    @property
    def panel(self) -> Locator:
        """The panel beside the table that is open."""
        return self._panels.get_by_role("tabpanel")

    @property
    def _panels(self) -> Locator:
        return self.page.get_by_role("complementary", name="Story, chat and rules")

    @property
    def table(self) -> str:
        """The code of the table that one is at."""
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found, f"this is no table: {self.page.url}"
        return found[1]

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog", name="The game is over")

    def sits(self) -> Guest:
        """Waits until the table is drawn."""
        expect(self.page.locator(".scene")).to_be_visible()
        return self

    def sits_with_bots(self, game: str, seats: int, **options: str) -> Guest:
        """As the lobby does it, without the clicks."""
        plan = [{"mine": True, "name": self.name}, *[{"bot": "random"}] * (seats - 1)]
        table = {"game": game, "seats": plan, "options": options}
        opened = self.context.request.post(f"{self.url}/api/tables", data=table)
        assert opened.ok, opened.text()
        return self.go(f"/t/{opened.json()['table']['id']}").sits()

    def lets_a_bot_finish(self, seat: int = 0) -> None:
        """Hands the seat over, goes away, and comes back when the game is over."""
        table = f"{self.url}/api/tables/{self.table}"
        page = self.page.url
        self.page.goto("about:blank")
        self.hands_over(table, seat)
        until = time.monotonic() + 180
        while self.context.request.get(table).json()["table"]["status"] != "over":
            assert time.monotonic() < until, "the bots do not come to an end"
            time.sleep(0.2)
        self.go(page)
        expect(self.result).to_be_visible()
        # It opens by itself, and for a moment nothing closes it.
        expect(self.result.locator(".settling")).to_have_count(0)

    def hands_over(self, table: str, seat: int) -> None:
        given = self.context.request.post(f"{table}/seats/{seat}/bot", data={"bot": "random"})
        assert given.ok, given.text()

    def finds_what_is_not_possible(self) -> Locator:
        """Plays until something that one might expect is not possible; the panel is open then."""
        for _ in range(60):
            self.button("Why not …?").click()
            reasons = self.panel
            expect(reasons.locator(".why > ul")).to_be_attached()  # once it was told
            rules = self.button(re.compile("Show the rule"), reasons)
            if rules.count():
                return rules.first
            self.keys("Escape")
            self.acts()
            assert self.waits_for_turn() == "asked"
            if self.page.locator("dialog[open]").count():  # the list, with one of several marked
                self.keys("Escape")
        raise AssertionError("everything is possible")

    def sees(self) -> str:
        """The page in a line, for whoever has to find out why a test has failed."""
        told: dict[str, object] = self.page.evaluate(SEEN)
        return ", ".join(f"{name} {value!r}" for name, value in told.items())

    # ------------------------------------------------------------------ playing

    def looks(self) -> State:
        state: State = self.page.evaluate(STATE)
        return state

    def waits_for_turn(self, patience: float = 30) -> State:
        """Until one is asked, or the game is over."""
        wait = f"() => ((state) => state !== 'waits' && state)(({STATE})())"
        try:
            found = self.page.wait_for_function(wait, timeout=1000 * patience, polling=30)
        except TimeoutError:
            raise AssertionError(f"{self.name} was not asked anything") from None
        state: State = found.json_value()
        return state

    def acts(self) -> bool:
        """Answers by mouse, if one is asked. If the table moves on meanwhile, nothing is done."""
        sight = self.page.evaluate(LOOK)
        if sight["state"] != "asked":
            return False
        before, sent = sight["ask"], len(self.sent)
        try:
            self._answers(sight)
        except Error:
            if self.ask() == before and self.looks() == "asked":
                self.page.keyboard.press("Escape")
            return False
        return self.answered(before, sent=sent)

    def _answers(self, sight: dict[str, Any]) -> None:
        """Does one of the things that are in sight; `sight` is what LOOK has seen."""
        buttons, things = sight["buttons"], sight["things"]
        if sight["dial"]:
            dial = self.button("Choose this")
            for _ in range(self.dice.randrange(3)):
                self._click(dial.locator("..").get_by_role("button").nth(1))
            self._click(dial)
        elif sight["marked"]:
            self._click("[data-send][aria-disabled=false]")
        elif buttons and (not things or self.dice.random() < 0.2):
            self._click(_option_button(self._pick(buttons)))
        elif sight["unseen"] and (not things or things[0][1] is None):
            self._click(".bar [data-unseen]")
            self._choose_offered()
        elif things:
            self._press(*self.dice.choice(things))

    def _press(self, thing: str, point: tuple[float, float] | None) -> None:
        """Clicks a thing on the table, then what it offers; taps it again if it says so."""
        at = f'.scene [data-id="{_quoted(thing)}"][data-can]'
        self._click(at, point)
        if self.taps and self.page.locator(".thing-caption").count():
            self._click(at, point)
        for _ in range(3):
            inside = self.page.locator(".scene dialog[open] .card[data-can]")
            if self._choose_offered() or not inside.count():
                return
            self._click(inside.nth(self.dice.randrange(inside.count())))

    def _choose_offered(self) -> bool:
        """Clicks one of the options that a menu, a dialog or a caption shows, if one does."""
        offered = self.page.evaluate(OFFERED)
        if not offered:
            return False
        option = f'[data-option="{_quoted(self._pick(offered))}"]'
        self._click(", ".join(f"{where} {option}" for where in WHERE_OFFERED))
        return True

    def _click(self, where: str | Locator, point: tuple[float, float] | None = None) -> None:
        found = self.page.locator(where) if isinstance(where, str) else where
        press = found.first.tap if self.taps else found.first.click
        if point is None:
            press(timeout=MOMENT)
        else:
            press(timeout=MOMENT, position={"x": point[0], "y": point[1]})

    def _pick(self, options: Sequence[tuple[str, str]]) -> str:
        """One of the options that bring the end nearest, by its key."""
        for wish in TOWARDS_THE_END:
            fitting = [key for key, words in options if re.search(wish, words)]
            if fitting:
                return self.dice.choice(fitting)
        return self.dice.choice([key for key, _ in options])

    def ask(self) -> str:
        """What is asked, and what glows: changes with every answer that one can see."""
        told: str = self.page.evaluate(f"() => {ASKED}")
        return told

    def answered(self, before: str, patience: float = 2, sent: int | None = None) -> bool:
        """Whether it is seen that the ask before was answered, or more has left than was sent."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            has_left = sent is not None and len(self.sent) > sent
            if has_left or self.ask() != before or self.looks() == "over":
                self.answers += 1
                return True
            self.page.wait_for_timeout(20)
        return False

    # ------------------------------------------------------------------ by keyboard alone

    def reaches(self, selector: str, most: int = 250) -> None:
        """Presses Tab until the focus is on such an element."""
        for _ in range(self.page.evaluate(STOPS, selector)):
            self.page.keyboard.press("Tab")
        for _ in range(most):
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.name} cannot reach {selector} by keyboard")

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def acts_by_keyboard(self) -> bool:
        """Answers in the list view without touching a mouse."""
        sight = self.page.evaluate(LOOK)
        if sight["state"] != "asked" or not (sight["buttons"] or sight["marked"]):
            return False
        before = sight["ask"]
        send = "[data-send][aria-disabled=false]"
        try:
            self.reaches(send if sight["marked"] else _option_button(self._pick(sight["buttons"])))
        except AssertionError:
            if self.ask() == before:
                raise
            return False  # others took something back: there is something else to do now
        self.keys("Enter")
        return self.answered(before)


def play_on(
    guests: Sequence[Guest],
    acts: Callable[[Guest], bool],
    until: Callable[[], bool],
    patience: float,
) -> None:
    """Everybody who is asked answers, in turn, until something is so."""
    end = time.monotonic() + patience
    while not until():
        assert time.monotonic() < end, [(guest.name, guest.looks()) for guest in guests]
        answered = [acts(guest) for guest in guests]  # all of them, not up to the first
        if not any(answered):
            guests[0].page.wait_for_timeout(30)


def _option_button(key: str) -> str:
    option = f'[data-option="{_quoted(key)}"]'
    return f".page {option}, .bar {option}, .slim{option}"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
