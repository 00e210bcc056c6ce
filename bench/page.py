"""How fast and how heavy the page is: `python bench/page.py` (`make bench-page`).

A server of our own, Debian's Chromium, headless; best on a machine with nothing else to do.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.guests import CHROMIUM, FLAGS, Guest
from tests.browser.test_sizes import Scales
from tests.table.processes import serving

ROUNDS = 7
# Since the navigation began: when what can be chosen glows on the table.
USABLE = """() => new Promise((done) => {
  const look = () => {
    if (document.querySelector('.scene:not([hidden]) [data-can]')) done(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})"""


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


def drawing(url: str) -> dict[str, Any]:  # what measure.py prints
    script = Path(__file__).parent.parent / "tests/browser/measure.py"
    told = subprocess.run([sys.executable, script, url], capture_output=True, check=True, text=True)
    figures: dict[str, Any] = json.loads(told.stdout)
    return figures


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        host = Guest(browser, server.url, "Ada").sits_with_bots("haunted", seats=3)
        host.waits_for_turn()
        rows = [
            ("first load, lobby", weigh(browser, server.url, "/"), "kB", "≤", 250),
            ("first load, table", weigh(browser, server.url, f"/t/{host.table}"), "kB", "≤", 250),
            ("table usable", usable(host), "ms", "≤", 1000),
        ]
        browser.close()
        drawn = drawing(server.url)
    rows += [
        ("update of 450 spaces, median", drawn["update_ms"]["median"], "ms", "≤", 16),
        ("update of 450 spaces, processor", drawn["update_cpu_ms"], "ms", "≤", 16),
        ("zoom", drawn["zoom_fps"], "frames/s", "≥", 50),
        ("pan", drawn["pan_fps"], "frames/s", "≥", 50),
    ]
    for name, value, unit, sign, wanted in rows:
        missed = value > wanted if sign == "≤" else value < wanted
        note = "  missed" if missed else ""
        print(f"{name:34}{value:8.1f} {unit:9} (wanted: {sign} {wanted}){note}")


if __name__ == "__main__":
    main()
