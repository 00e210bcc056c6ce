"""The Mirror Maze: tokens, doorways, what each side may know of them."""

from __future__ import annotations

import random

import pytest

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.amusement_park.mirror_doorways import true_colour
from gloam.games.stifling_dark.rules.board.adjacent import adjacent
from gloam.games.stifling_dark.rules.board.flashlight_lines import ALL_LINES
from gloam.games.stifling_dark.rules.board.within import within
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import Light, Phase, StiflingDark
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import transcript
from gloam.kernel.hidden.imagine import imagine
from tests.games.stifling_dark.fair import BLUE, COLOURS, GREEN, RED, RULES, Fair, fair, spot
from tests.games.stifling_dark.proving import proves

WEST, EAST = "M-11", "M-12"  # of a red doorway
BEHIND = "M-7"  # two spaces from WEST by the doorway, four without it


def fresh(about: str) -> Run[StiflingDark]:
    """A new game, played at random up to an ask."""
    game = RULES.setup(RULES.choices({"scenario": "park"}), 3, {})
    game.dice = Dice(b"mirrors")
    run = Run.at(RULES, game)
    chance = random.Random(3)
    while run.ask is not None and run.ask.about != about:
        seat = chance.choice(run.ask.seats())
        run.send(seat, chance.choice(list(run.ask.offer(seat))))
    return run


@proves("setup.park-mirrors", "mirror.tokens", "mirror.one-open")
def test_the_adversary_lays_the_tokens_as_it_hides_everything() -> None:
    run = fresh("set-mirrors")
    assert run.ask is not None
    assert run.state.phase is Phase.HIDE
    assert run.ask.seats() == (0,)
    assert list(run.ask.options) == [("open-mirror", n) for n in (RED, GREEN, BLUE)]
    run.send(0, ("open-mirror", GREEN))
    assert true_colour(run.state) == "green"
    assert not [e for e in transcript(run.state.journal or [], 1) if GREEN in e[2:]]
    worlds = [imagine(run, 1, Dice(b"%d" % n)) for n in range(30)]
    assert {world.state.mirror for world in worlds if world} == {RED, GREEN, BLUE}


@proves("mirror.rearrange", "mirror.adversary")
def test_as_a_round_begins_another_colour_may_be_opened() -> None:
    table = fair(butcher=WEST, open_mirror="red").his_turn()
    assert EAST in table.steps()
    table.do("end").do("open-mirror", GREEN)
    assert table.game.mirror == GREEN
    assert EAST not in table.his_turn().steps()


@proves("mirror.rearrange", "mirror.face-down-again", "round.start-order")
def test_each_round_begins_with_the_mirrors_face_down_then_comes_the_event() -> None:
    table = fair(spots=[WEST, "204"], with_events=True).turn(0).do("check-mirror", RED).do("end")
    assert {colour for _, colour in table.held()} == {"red"}
    table.his_turn().do("end")
    assert table.ask.about == "set-mirrors"
    assert table.game.event == -1
    seen = len(table.told(1))
    table.script(picks=[next(iter(table.game.zones[8]))])
    table.do("open-mirror", RED)  # as they lay
    assert table.game.mirrors_up == 0
    assert table.game.event >= 0
    assert [event[0] for event in table.told(1)[seen:]][:1] == ["mirrors-set"]
    assert {colour for _, colour in table.held()} == set(COLOURS)


@proves("mirror.no-pass-unchecked", "mirror.check", "mirror.open", "concept.adjacent-blocked")
def test_a_doorway_is_passed_once_its_token_shows_open() -> None:
    table = fair(spots=[WEST, "204"]).turn(0)
    assert EAST not in table.steps()
    assert not adjacent(table.game, spot(WEST), spot(EAST))
    assert EAST in table.do("check-mirror", RED).steps()
    assert adjacent(table.game, spot(WEST), spot(EAST))
    assert ("mirror", 0, RED, 1) in table.told(0)
    table = fair(spots=[WEST, "204"], open_mirror="blue").turn(0).do("check-mirror", RED)
    assert EAST not in table.steps()
    assert ("mirror", 0, RED, 0) in table.told(2)
    assert not table.offers("check-mirror", RED)


@proves("mirror.no-pass-unchecked")
def test_nobody_trades_through_an_unchecked_doorway() -> None:
    table = fair(spots=[WEST, EAST], hands={0: ["metal-detector"]}).turn(0)
    assert not table.offers("trade", 1)
    table.do("check-mirror", RED)
    assert table.offers("trade", 1)


@proves("mirror.no-pass-unchecked")
def test_with_two_closed_ones_seen_the_third_is_flipped_all_the_same() -> None:
    table = fair(spots=[WEST, "204"], up=["green", "blue"]).turn(0)
    assert EAST not in table.steps()
    assert EAST in table.do("check-mirror", RED).steps()


@proves("mirror.adjacent-doorway")
@pytest.mark.parametrize(
    ("label", "colours"), [(WEST, [RED]), (EAST, [RED]), ("M-6", []), ("M-5", [RED, GREEN, BLUE])]
)
def test_a_token_is_turned_from_either_end_of_its_doorways(label: str, colours: list[int]) -> None:
    table = fair(spots=[label, "204"]).turn(0)
    assert [key[0] for key in table.offered("check-mirror")] == colours


@proves("mirror.open")
def test_an_open_colour_opens_all_its_doorways_until_the_round_ends() -> None:
    table = fair(spots=["M-4", "M-36"], up=["red"]).turn(0)
    assert "M-5" in table.steps()
    assert "M-40" in table.do("end").turn(1).steps()
    table = fair(spots=["M-4", "204"], up=["red"]).his_turn().do("end").do("open-mirror", RED)
    assert "M-5" not in table.turn(0).steps()


@proves("mirror.adversary")
def test_the_adversary_passes_the_open_colour_without_a_flip_and_no_other() -> None:
    table = fair(butcher=WEST).his_turn()
    assert EAST in table.steps()
    before = len(table.told(1))
    table.to(EAST)
    assert len(table.told(1)) == before
    assert table.game.mirrors_up == 0
    assert EAST not in fair(butcher=WEST, open_mirror="blue").his_turn().steps()


@proves("mirror.light", "flash.non-blockers")
def test_doorways_stop_no_light() -> None:
    ground = fair().game.ground
    for ends in ground.board.doorways.values():
        assert all(ground.sees(one, other, 0) for one, other in ends)
    west, east = spot(WEST), spot(EAST)
    aim = next(aim for aim, lit in ground.aims(west, 0, ALL_LINES) if lit >> east & 1)
    for colour, up in (("green", []), ("green", ["red"]), ("red", ["red"])):
        game = fair(open_mirror=colour, up=up).game
        game.lights = (Light(0, west, aim, ALL_LINES),)
        relight(game)
        assert game.bright >> east & 1


@proves("evidence.mirror-park", "mirror.reward")
def test_for_evidence_the_mirrors_are_shown_and_laid_anew() -> None:
    table = fair(spots=["M-19", "204"], open_mirror="blue")
    table.game.tokens[1].status = 3
    table.one(0).evidence = 0b10
    table.again().turn(0).do("hand-in", 1)
    table = table.do("reward-mirrors")
    assert ("mirrors-shown", BLUE) in table.told(1)
    assert {colour for _, colour in table.held()} == {"blue"}
    table.do("open-mirror", RED)
    assert {colour for _, colour in table.held()} == {"red"}
    assert table.game.mirrors_up == 0b111
    table.turn(1).do("end")
    assert table.game.mirror == RED
    table = table.do("end").do("open-mirror", GREEN)  # the next round
    assert table.game.mirrors_up == 0


# --- scenario 6: an unchecked doorway ---


def detected(open_mirror: str) -> Fair:
    """Evidence two spaces off, behind a red doorway."""
    evidence = ("G-1", BEHIND, "C-1", "T-15", "F-1")
    hands = {0: ["metal-detector"]}
    spots = [WEST, "204"]
    table = fair(spots=spots, evidence=evidence, open_mirror=open_mirror, hands=hands)
    return table.turn(0).do("use", FACE["metal-detector"])


@proves("within.passages")
def test_scenario_6_a_metal_detector_finds_nothing_behind_an_unchecked_doorway() -> None:
    tables = [detected(colour) for colour in COLOURS]
    assert all(not any(event[0] == "token-found" for event in t.told()) for t in tables)
    assert len({str(table.told(1)) for table in tables}) == 1
    assert len({str(table.options()) for table in tables}) == 1
    red = tables[0].do("check-mirror", RED).do("use", FACE["metal-detector"])
    assert ("token-found", 1, spot(BEHIND), 0) in red.told(1)


@proves("within.passages")
def test_unchecked_doorways_are_shut_for_what_investigators_measure() -> None:
    assert not within(fair().game, spot(WEST), 3) >> spot(BEHIND) & 1
    assert within(fair(up=["red"]).game, spot(WEST), 2) >> spot(BEHIND) & 1
    shut = fair(open_mirror="green", up=["red"]).game
    assert not within(shut, spot(WEST), 3) >> spot(BEHIND) & 1


@pytest.mark.parametrize("item", ["emergency-flare", "lantern"])
def test_where_only_doorways_lead_nothing_is_laid_next_to_one(item: str) -> None:
    table = fair(spots=["M-5", "204"], hands={0: [item]}).turn(0)
    assert not table.offers("use", FACE[item])
    assert table.do("check-mirror", RED).offers("use", FACE[item])


def test_dylan_and_brielle_lay_nothing_where_no_space_is_left() -> None:
    table = fair(["dylan-lee", "brielle-easton"], ["M-5", "204"])
    assert not table.turn(0).offers("major")
    table = fair(["brielle-easton", "dylan-lee"], ["M-5", "204"], cans=1 << spot("M-5"))
    assert not table.turn(0).offers("minor")
    assert table.do("check-mirror", RED).offers("minor")
