"""`python -m bench page`: how heavy the page is, and how fast it draws.

A server of our own, Debian's Chromium, headless; best on a machine with nothing else to do.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench import drawing
from bench.targets import FATES, Target, check_measures, read_targets
from tests.browser.guests import CHROMIUM, FLAGS, Guest
from tests.browser.test_sizes import Scales
from tests.table.processes import serving

LABELS = {
    "lobby_kb": "first load, lobby, kB",
    "table_kb": "first load, table, kB",
    "usable_ms": "table usable, ms",
    "update_ms": "update of 450 spaces, median, ms",
    "update_cpu_ms": "update of 450 spaces, processor, ms",
    "zoom_fps": "zoom, frames/s",
    "pan_fps": "pan, frames/s",
}

ROUNDS = 7
# Since the navigation began: when what can be chosen glows on the table.
USABLE = """() => new Promise((done) => {
  const look = () => {
    if (document.querySelector('.scene:not([hidden]) [data-can]')) done(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})"""


def run() -> None:
    """Measure and print."""
    targets = read_targets().page
    check_measures(targets, LABELS)
    figures = measure()
    for name, label in LABELS.items():
        told = [_fate(target, figures[name]) for target in targets if target.measure == name]
        print(f"{label:38}{figures[name]:8.1f}  {' '.join(told)}".rstrip())


def _fate(target: Target, value: float) -> str:
    bounds = " ".join(f"{sign} {bound:g}" for sign, bound in target.bounds)
    return f"{bounds} {FATES[target.met(value)][0]}"


def measure() -> dict[str, float]:
    """The figures, by the names of LABELS."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        host = Guest(browser, server.url, "Ada").sits_with_bots("haunted", seats=3)
        host.waits_for_turn()
        figures = {
            "lobby_kb": weigh(browser, server.url, "/"),
            "table_kb": weigh(browser, server.url, f"/t/{host.table}"),
            "usable_ms": usable(host),
        }
        browser.close()
        return figures | drawing.measure(playwright, server.url)


def weigh(browser: Browser, url: str, path: str) -> float:
    """Kilobytes of a first visit."""
    guest = Guest(browser, url)
    scales = Scales(guest.page)
    guest.go(path).page.wait_for_load_state("networkidle")
    guest.context.close()
    return scales.total / 1000


def usable(host: Guest) -> float:
    """Milliseconds until one can play, with an empty cache."""
    session = host.context.new_cdp_session(host.page)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    times: list[float] = []
    for _ in range(ROUNDS):
        host.page.reload(wait_until="commit")
        times.append(host.page.evaluate(USABLE))
    return median(times)
