"""What the table shows at a few moments, node by node: to the Adversary, a player and watchers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.ending import BANISH
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import ESCAPE_CARDS
from gloam.games.stifling_dark.state import (
    ADVERSARY,
    COOLDOWN_1,
    COOLDOWN_2,
    DAMAGED,
    DRAWN,
    FACE_DOWN,
    LOCKED,
    LOOKED_AT,
    ON_BOARD,
    TAKEN,
    UNDER,
    Light,
    Outcome,
    Phase,
    Status,
)
from gloam.kernel.core.asks import EVERYONE, WATCHER
from tests.games.records.shown import see
from tests.games.stifling_dark.cult.coven import coven
from tests.games.stifling_dark.fair import fair, spot
from tests.games.stifling_dark.playing import Dark, dark, lair, piece_of
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import at

FOLDER = Path(__file__).parent / "shown"
SEATS = (ADVERSARY, 1, 2, WATCHER)


def shown(table: Dark, name: str, seats: Sequence[int] = SEATS) -> None:
    see(table.run, seats, FOLDER / f"{name}.shown.txt")


def late_at_the_sawmill(**laid: Any) -> Dark:  # as `dark` takes it
    """Much has happened: three Investigators, one of them dead; tokens of all sorts."""
    table = dark(
        ["lucy-belle", "mitchell-carter", "asher-palacios"],
        [(1, 0), (1, 5), (0, 0)],
        hands={0: ["whistle", "glowstick"], 1: ["rope-circle"], 2: ["lantern"]},
        wounds={0: ["breathless", "drain", "panic"], 1: ["spasm"]},
        conditions={0: ["bleeding"], 1: ["paranoid"]},
        event="hazy",
        gates=[LOCKED, DAMAGED],
        handed_in=1,
        cans=1 << at(2, 3),
        noises=1 << at(3, 3),
        medical=1 << at(0, 2),
        flames=1 << at(4, 1),
        barricades=1 << at(4, 2),
        noise=2,
        campfire=at(2, 0),
        grave_marker=at(2, 1),
        dark=1 << at(0, 3) | 1 << at(0, 4),
        lights=(Light(0, at(1, 0), 900, 0b1111111), Light(1, at(1, 5), 0, 0b1000, also=1)),
        **laid,
    )
    game = table.game
    one, other, third = game.team
    one.up, one.numb, one.windows, one.dims, one.spine_chill = 0b101, 0b100, 1, 2, 2
    game.knows[game.wounds(0)[1]] = EVERYONE
    other.major, other.stamina, other.charge, other.artist = False, 3, 1, at(1, 4)
    other.acted = True
    other.evidence = 1
    third.status = Status.DEAD
    game.tokens[0].status, game.tokens[1].status = TAKEN, FACE_DOWN
    game.tokens[2].status, game.tokens[2].purple = ON_BOARD, True
    game.figure.shadow = at(4, 3)
    game.butcher.stalk, game.butcher.eyes = 5, 1 << at(4, 4)
    game.escape.saw = at(3, 5)
    game.haunted.ooze = game.haunted.cold = game.haunted.whirl = 1 << at(2, 2)
    for name, zone in (("onslaught", COOLDOWN_1), ("rend", COOLDOWN_2), ("torch", LOOKED_AT)):
        game.move(piece_of(game, name), zone)
    game.move(piece_of(game, "tripod"), DRAWN)
    return table


@proves("shadow.own", "info.face-down-wounds", "component.adversary-colours", "component.boards")
def test_what_lies_on_the_table_late_at_the_sawmill() -> None:
    shown(late_at_the_sawmill(), "late_at_the_sawmill")


@proves("info.items-team-view", "info.open-variant")
def test_what_only_some_see_late_at_the_sawmill() -> None:
    for opened in ("adversary", "investigators"):
        shown(late_at_the_sawmill(opened=opened), f"late_with_{opened}_open")


@proves("info.items-team-view", "info.open-variant", "component.adversary-colours")
def test_what_is_shown_while_the_butcher_prowls() -> None:
    table = dark(hands={0: ["whistle"]}, cans=1 << at(2, 3)).pass_turns()
    assert table.game.phase is Phase.ADVERSARY
    shown(table, "the_butcher_prowls")


@proves("component.adversary-colours", "component.boards", "info.open-variant", "shadow.own")
def test_what_is_shown_of_the_horror() -> None:
    table = lair([(1, 0), (1, 5)], abilities=("thick-mucus",), supply={FACE["lantern"]: 1})
    game, horror = table.game, table.game.horror
    horror.mucus, horror.eggs = 1 << at(2, 2), 1 << at(3, 2) | 1 << at(3, 3)
    horror.tunnel, horror.hatchlings, horror.supply = at(4, 0), (at(0, 2), at(0, 3)), 2
    horror.enraged, game.figure.revealed, game.figure.shadow = True, True, at(4, 4)
    game.figure.shadow_down = True
    game.team[0].conditions[FACE["neurotoxin"]] = -1
    game.move(piece_of(game, "drain"), UNDER)
    shown(table, "the_horror")


@proves("component.adversary-colours", "component.boards", "info.open-variant", "shadow.own")
def test_what_is_shown_of_the_cult() -> None:
    table = coven(abilities=("dried-tongue", "cleft-hoof"))
    game, cult = table.game, table.game.cult
    cult.blood, cult.corporeal, cult.hellfire, cult.ritual = 3, True, 1 << at(2, 4), 1
    cult.desecrated = 1 << at(2, 5)
    game.figures[1].shadow, game.figures[2].shadow, game.figures[0].revealed = 8, 9, True
    shown(table, "the_cult")
    table.their_turn()
    shown(table, "the_cult_moves")


@proves("info.open-variant", "component.adversary-colours", "info.items-team-view")
def test_what_is_shown_on_the_park() -> None:
    table = fair(spots=["204", "219"], butcher="62", open_mirror="green", up=["red", "green"])
    game = table.game
    game.ducks = 1 << spot("T-2")
    game.passages = ((spot("62"), spot("204")),)
    shown(table, "the_park")


@proves("investigator.winston-minor")
def test_what_a_spare_flashlight_would_light() -> None:
    table = dark(["winston-pitts", "aira-willson"], extras="on")
    table.turn(0).do("minor")
    assert table.ask.about == ("aim-spare", 0)
    shown(table, "a_spare_flashlight_is_aimed")


# --- how it ended ---


def over(outcome: Outcome, **laid: Any) -> Dark:  # as `dark` takes it
    table = dark(
        ["lucy-belle", "mitchell-carter", "asher-palacios"], [(1, 0), (1, 5), (0, 0)], **laid
    )
    table.game.outcome = outcome
    table.game.tokens[0].status = TAKEN
    table.game.team[0].evidence = 1
    return table.settle()


@proves("butcher.win", "end.timeout", "end.concede", "end.investigators-win")
def test_how_it_ended_is_told() -> None:
    died = over(Outcome.ADVERSARY, handed_in=2)
    for who in (0, 2):
        died.one(who).status = Status.DEAD
    ends = {
        "two_have_died": died,
        "one_has_died": over(Outcome.ADVERSARY, round=17),
        "the_team_gives_up": over(Outcome.ADVERSARY, conceded=0b110, seats=3),
        "one_would_have_given_up": over(Outcome.ADVERSARY, conceded=0b10, seats=3),
        "the_adversary_gives_up": over(Outcome.INVESTIGATORS, conceded=1, round=4),
        "it_is_banished": over(Outcome.INVESTIGATORS, objective=BANISH),
        "they_are_away": over(Outcome.INVESTIGATORS, objective=ESCAPE_CARDS[-1], round=9),
        "a_draw": over(Outcome.DRAW, seats=3),
    }
    ends["one_has_died"].one(1).status = Status.DEAD
    for name, table in ends.items():
        shown(table, name, seats=())
