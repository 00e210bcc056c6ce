"""For authors of locations of Original Sin: lint one, walk it, and draw it as a page.

`python -m tools.locations NAME_OR_FILE [--page] [--watch]`. docs/authors/locations.md tells how one
is written.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from gloam.games.original_sin.cards.atlas import LOCATIONS
from gloam.games.original_sin.cards.deck import CONTENT
from gloam.games.original_sin.cards.location_cards import LocationError, read_location
from gloam.games.original_sin.cards.location_lint import problems
from gloam.games.original_sin.rules.exploring.map import Location
from gloam.kernel.content.phrasebook import PhraseError
from tools.location_page import page
from tools.location_walk import Walked, walk

PAGES = Path("build/locations")
POLL = 0.5  # seconds between two looks at a watched file


def main(arguments: Sequence[str]) -> int:
    """The exit code: 0, nothing is wrong with it."""
    parser = argparse.ArgumentParser(prog="python -m tools.locations", description=__doc__)
    parser.add_argument("location", help="a name in content/locations, or a file")
    parser.add_argument("--page", action="store_true", help="write it as a page")
    parser.add_argument("--watch", action="store_true", help="write the page at every change")
    parser.add_argument("--runs", type=int, default=60, help="how many parties walk it")
    given = parser.parse_args(arguments)
    path = file_of(given.location)
    if path is None:
        print(f"There is no location {given.location!r}; there are {', '.join(sorted(LOCATIONS))}.")
        return 2
    if given.watch:
        watch(path)
    place = load(path)
    if place is None:
        return 1
    wrong = lint(place)
    if given.page:
        print(f"Written: {write_page(place)}")
    elif not wrong:
        tell(place, walk(place, given.runs))
    return int(bool(wrong))


def file_of(name: str) -> Path | None:
    path = CONTENT / "locations" / f"{name}.toml"
    if path.exists():
        return path
    return Path(name) if Path(name).is_file() else None


def load(path: Path) -> Location | None:
    """The location, or None with what it is that cannot be read."""
    try:
        return read_location(path)
    except (LocationError, PhraseError, ValueError, KeyError) as error:
        print(f"{path}: {error}")
        return None


def lint(place: Location) -> list[str]:
    found = problems(place, {**LOCATIONS, place.id: place})
    for line in found:
        print(line)
    if not found:
        print(f"{place.title}: {len(place.cards) + 1} cards, nothing wrong.")
    return found


def write_page(place: Location) -> Path:
    PAGES.mkdir(parents=True, exist_ok=True)
    path = PAGES / f"{place.id}.html"
    path.write_text(page(place), encoding="utf-8")
    return path


def watch(path: Path) -> None:
    """Until it is interrupted: the page follows the file."""
    seen = 0.0
    try:
        while True:
            changed = path.stat().st_mtime
            if changed != seen:
                seen = changed
                place = load(path)
                if place is not None:
                    lint(place)
                    print(f"Written: {write_page(place)}", flush=True)
            time.sleep(POLL)
    except KeyboardInterrupt:
        print()


def tell(place: Location, walked: Walked) -> None:
    """What parties made of it."""
    for seats, fared in walked.fared.items():
        print(
            f"{seats} Origins, {fared.runs} parties of bots: {fared.clean} without a restart, "
            f"{fared.answers / fared.runs:.0f} answers, {fared.gold / fared.runs:.1f} gold, "
            f"exits {', '.join(sorted(fared.exits)) or 'none'}"
        )
    names = [(card.id, part.name) for card in place.cards for part in card.parts]
    unread = [f"{id} {name}" for id, name in names if (id, name) not in walked.read]
    print(f"Parts that nobody has read: {', '.join(unread) or 'none'}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
