"""How fast the client draws: the gallery's board of 450 spaces in headless Chromium."""

from __future__ import annotations

from statistics import median
from typing import Any

from playwright.sync_api import CDPSession, Page, Playwright

from tests.browser.guests import CHROMIUM

UPDATES = 36
WARM_UP = 12  # updates before counting: the first run of code is compiled

MEASURE_UPDATES = """async (count) => {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find((one) => one.textContent === 'Next moment');
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const work = [];
  for (let i = 0; i < count; i++) {
    await frame();
    const start = performance.now();
    button.click();
    await Promise.resolve(); // the update itself runs in a microtask
    await Promise.resolve();
    document.body.getBoundingClientRect();
    work.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 60));
  }
  return work;
}"""

COUNT_FRAMES = """() => {
  window.frames_ = [];
  const tick = (now) => {
    window.frames_.push(now);
    window.running_ = requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""

STOP_COUNTING = "() => { cancelAnimationFrame(window.running_); return window.frames_; }"


def measure(playwright: Playwright, url: str) -> dict[str, float]:
    """What an update of the scene costs in ms (script, style and layout; on the clock, and of the
    processor, which does not depend on what else the machine does), and the frames a second while
    the board is zoomed and while it is dragged."""
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
    )
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{url}/gallery#grounds")
    page.wait_for_selector('[data-id="g449"]')
    page.evaluate(MEASURE_UPDATES, WARM_UP)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    spent = _processor(session)
    times = page.evaluate(MEASURE_UPDATES, UPDATES)
    figures = {
        "update_ms": median(times),
        "update_cpu_ms": (_processor(session) - spent) / UPDATES,
        "zoom_fps": _frames(page, _zoom),
        "pan_fps": _frames(page, _pan),
    }
    browser.close()
    return figures


def _processor(session: CDPSession) -> float:
    """Milliseconds that the page's thread has spent on script, style and layout."""
    found = session.send("Performance.getMetrics")["metrics"]
    metrics = {each["name"]: each["value"] for each in found}
    counted = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
    seconds: float = sum([metrics[name] for name in counted])
    return 1000 * seconds


def _frames(page: Page, act: Any) -> float:  # a function of the page
    """Frames a second while something is done."""
    page.evaluate(COUNT_FRAMES)
    act(page)
    times: list[float] = page.evaluate(STOP_COUNTING)
    return 1000 * (len(times) - 1) / (times[-1] - times[0])


def _zoom(page: Page) -> None:
    page.mouse.move(440, 380)
    for i in range(60):
        page.mouse.wheel(0, -40 if i % 40 < 28 else 40)
        page.wait_for_timeout(12)


def _pan(page: Page) -> None:
    page.mouse.move(440, 380)
    page.mouse.down()
    for i in range(120):
        page.mouse.move(440 + 3 * (i % 60) - 90, 380 + 2 * (i % 40) - 40)
        page.wait_for_timeout(8)
    page.mouse.up()
