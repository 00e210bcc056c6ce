"""Write client/src/fixtures/*.json: the scenes of the gallery page.

Whole scenes come from real games played by code; a few boards are made up, for kinds of nodes and
sizes that no game uses yet. A fixture is what a client has of a table: the fixed part, a few
moments one after the other, the words and the theme.

Run it from the project's folder: `python -m tools.gallery`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import examples
from gloam.kernel.content.registry import game
from gloam.kernel.core.dice import Dice as Rolls
from gloam.kernel.present import show
from gloam.kernel.session.session import Session
from gloam.table.views.seat_views import story
from tools.gallery.boards import beams, island
from tools.gallery.fixture import Fixture, Moment
from tools.gallery.grounds import grounds
from tools.gallery.kinds import kinds
from tools.gallery.studies.harrowing import harrowing
from tools.gallery.studies.original_sin import original_sin

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "client" / "src" / "fixtures"


def main() -> None:
    examples.register()
    made = {
        "haunted": played("haunted", "A game of Haunted", seat=1, seats=4, skip=90, take=8),
        "chase": played("chase", "Chase: hunters in a house", seat=1, seats=3, skip=22, take=10),
        "figure": played("chase", "Chase: the hidden figure", seat=0, seats=3, skip=12, take=4),
        "parley": played("parley", "Parley", seat=0, seats=3, skip=14, take=8),
        "study-haunted": played("haunted", "Haunted, three play", seat=0, seats=3, skip=60, take=6),
        "study-harrowing": harrowing(),
        "study-original-sin": original_sin(),
        "kinds": kinds(),
        "island": island(),
        "beams": beams(),
        "grounds": grounds(),
    }
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, fixture in made.items():
        text = json.dumps(msgspec.to_builtins(fixture), ensure_ascii=False, separators=(",", ":"))
        (FIXTURES / f"{name}.json").write_text(text + "\n", encoding="utf-8")


# --- from real games ---


def played(name: str, title: str, seat: int, seats: int, skip: int, take: int) -> Fixture:
    """Moments at which `seat` is asked, from the first after `skip` answers on, up to where
    something sealed is opened: everybody may look at the gallery."""
    known = game(name)
    session: Session[Any] = Session.begin(known.rules, seats, b"gallery")
    rolls = Rolls(b"g" * 32)
    for _ in range(skip):
        _answer(session, rolls)
    while session.ask is not None and seat not in session.ask.seats():
        _answer(session, rolls)
    told = len(story(session, seat))
    fixed = list(known.rules.fixed(session.run.state))
    moments: list[Moment] = []
    for _ in range(take):
        if session.ask is None or known.rules.unlocked(session.run.state):
            break
        scene = show.scene(session.run, seat)
        heard = story(session, seat)
        moments.append(
            Moment(
                nodes=[*scene.public, *scene.private],
                choices=list(scene.choices),
                happened=heard[told:],
                prompt=scene.prompt.words if scene.prompt else None,
                several=scene.prompt.several if scene.prompt else None,
            )
        )
        told = len(heard)
        _answer(session, rolls)
    content = known.files.opened(())
    return Fixture(
        title=title,
        words=content.words,
        fixed=fixed,
        moments=moments,
        seat=seat,
        names=["Ada", "Bram", "Clara", "Dorian"][:seats],
        theme=content.theme,
        layout=content.layout,
    )


def _answer(session: Session[Any], rolls: Rolls) -> None:
    """The first seat that is asked answers at random."""
    ask = session.ask
    if ask is None:
        return
    seat = ask.seats()[0]
    options: Sequence[Any] = ask.offer(seat)
    session.answer(seat, options[rolls.roll(len(options))])


if __name__ == "__main__":
    main()
