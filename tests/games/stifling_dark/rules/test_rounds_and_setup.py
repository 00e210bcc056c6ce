"""Setting up, the round, Events, time, and games played at random."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.state import FALSE, NOWHERE, Outcome, Phase, StiflingDark
from gloam.games.stifling_dark.view.story import story
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.hidden.imagine import imagine
from tests.games.stifling_dark.at_random import lawful_game
from tests.games.stifling_dark.playing import RULES, Dark, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, WINDOW, at


def fresh(seats: int, **options: str) -> Dark:
    game = RULES.setup(RULES.choices(options), seats, {})
    game.dice = Dice(b"set up")
    return Dark(Run.at(RULES, game))


def set_up(table: Dark) -> Dark:
    """Answer everything up to the first turn with the first option."""
    while table.game.phase.value < Phase.NEXT.value:
        table.do(*table.options()[0])
    return table


@proves("setup.pick-investigator", "setup.unique-investigator", "setup.start-spaces")
@proves("setup.start-distinct")
def test_everybody_picks_another_investigator_and_start_space() -> None:
    table = fresh(3)
    table.do("investigator", FACE["lucy-belle"]).do("start", at(0, 1))
    assert not table.offers("investigator", FACE["lucy-belle"])
    table.do("investigator", FACE["marci-jo"])
    assert not table.offers("start", at(0, 1))


@proves("count.two-players", "count.controllers", "count.separate-turns", "count.basis")
def test_one_player_runs_two_investigators() -> None:
    shared = fresh(3, investigators="four").game
    assert [shared.seat_of(who) for who in range(4)] == [1, 2, 1, 2]
    table = fresh(2)
    assert len(table.game.team) == 2
    assert {table.game.seat_of(who) for who in (0, 1)} == {1}
    assert len(fresh(2, investigators="four").game.team) == 4
    assert len(fresh(5).game.team) == 4


@proves("butcher.setup", "butcher.setup-two", "count.adversary-kit")
@pytest.mark.parametrize(("count", "abilities"), [("fewest", 1), ("three", 2), ("four", 2)])
def test_the_butcher_picks_an_attack_and_abilities_in_secret(count: str, abilities: int) -> None:
    table = fresh(2, investigators=count)
    while table.game.phase is Phase.PICK:
        table.do(*table.options()[0])
    told = len(table.told(1))
    picked = 0
    while table.game.phase is Phase.CARDS:
        assert table.ask.audience == 0
        table.do(*table.options()[0])
        picked += 1
    assert picked == 1 + abilities
    assert len(table.told(1)) == told


@proves("setup.evidence", "setup.poi-tokens", "setup.poi-range", "setup.hidden-stacking")
def test_tokens_are_hidden_on_general_spaces_of_their_places() -> None:
    table = fresh(3)
    while table.game.phase in (Phase.PICK, Phase.CARDS):
        table.do(*table.options()[0])
    offered = [[divmod(key[0], 6) for key in table.offered("hide")]]
    for _ in range(3):
        table.do(*table.options()[0])
        offered.append([divmod(key[0], 6) for key in table.offered("hide")])
    assert offered[0] == [(3, 0), (3, 1), (3, 2), (4, 1)]  # no switch, no Computer
    assert (1, 4) in offered[2]
    assert (2, 5) not in offered[2]  # the Point of Interest itself
    assert offered[3] == []
    table.do("purple", 2)
    assert len(table.offered("hide")) == 30


@proves("count.poi", "count.poi-pick", "count.medical", "count.medical-three")
def test_small_teams_get_items_and_larger_ones_medkits() -> None:
    two = set_up(fresh(2))
    assert two.game.medical == 0
    assert sum([len(two.game.hand(who)) for who in (0, 1)]) == 1  # the only token is purple
    three = set_up(fresh(2, investigators="three"))
    assert three.game.medical == 1 << at(0, 5)


# --- the round ---


@proves("round.order", "round.turn-order", "round.turn-order-claim", "game.turns-per-round")
def test_investigators_take_turns_in_any_order_and_then_the_adversary() -> None:
    table = dark(["lucy-belle", "aira-willson", "marci-jo"])
    table.turn(2).end().turn(0).end()
    assert table.offered("turn") == [(1,)]
    table.turn(1).end()
    assert table.game.phase is Phase.ADVERSARY
    table.end()
    assert table.game.round == 3
    assert table.offered("turn") == [(0,)]


@proves("round.event", "round.event-duration", "round.event-empty", "setup.event-minor")
def test_twelve_events_are_drawn_minor_moderate_major() -> None:
    table = set_up(fresh(3))
    tiers = []
    for _ in range(17):
        tiers.append(CARDS[table.game.event].tier if table.game.event >= 0 else "")
        before = table.game.round
        while table.game.round == before and table.game.outcome is None:
            options = table.options()
            quiet = [key for key in options if key in (("end",), ("none",), ("done",))]
            table.do(*(quiet or options)[0])
    assert tiers[:12] == ["minor"] * 7 + ["moderate"] * 4 + ["major"]
    assert set(tiers[12:]) == {"major"}  # it lasts


@proves("game.rounds", "end.timeout", "end.unescaped")
def test_after_round_seventeen_the_adversary_has_won() -> None:
    table = dark(round=17).pass_turns().end()
    assert table.game.outcome is Outcome.ADVERSARY


@proves("event.firestorm")
def test_in_a_firestorm_the_first_step_costs_stamina() -> None:
    table = dark(spots=[(1, 1), (1, 5)], event="firestorm").turn(0).go(1, 2).go(1, 3)
    assert table.one(0).stamina == 4
    table = dark(event="firestorm")
    table.one(0).stamina = 0
    assert table.turn(0).goes() == []


def test_pyrocumulus_wounds_who_sprints_on_four() -> None:
    table = dark(event="pyrocumulus", rolls=[0, 3], picks=["panic"]).turn(0).do("sprint")
    assert table.wounds(0) == 1
    table = dark(event="pyrocumulus", rolls=[0, 2]).turn(0).do("sprint")
    assert table.wounds(0) == 0


def test_heavy_smoke_gives_no_rest_and_severe_heat_makes_sprinting_dear() -> None:
    table = dark(event="heavy-smoke")
    table.one(0).stamina = 3
    assert table.turn(0).end().one(0).stamina == 3
    table = dark(event="severe-heat", rolls=[0]).turn(0).do("sprint")
    assert table.one(0).stamina == 3


@proves("event.adversary-picks", "token.false-door", "token.false-permanent")
def test_a_fallen_tree_blocks_a_door_or_a_window() -> None:
    table = dark(phase=Phase.ROUND, with_events=True, picks=["fallen-tree"])
    assert table.ask.seat == 0
    assert table.options() == [("false", DOOR), ("false", WINDOW), ("none",)]
    table.do("false", DOOR)
    assert table.game.gates[DOOR] == FALSE
    table.turn(0)
    assert not table.offered("open")


# --- games at random ---


@pytest.mark.parametrize("seed", range(12))
def test_random_games_end_and_keep_the_laws(seed: int) -> None:
    """Pieces, secret asks and imagined worlds; and the truth is always held possible."""
    options = {"events": "on", "scenario": ("sawmill", "park")[seed % 2]}
    for run in lawful_game(RULES, seed, options):
        the_truth_is_possible(run)


def the_truth_is_possible(run: Run[StiflingDark]) -> None:
    game = run.state
    if game.phase in (Phase.NEXT, Phase.TURN):
        assert game.figure.belief is not None
        assert game.figure.belief.places >> game.figure.space & 1
        for token in game.tokens:
            assert token.space == NOWHERE or token.may >> token.space & 1


@proves("info.items-hidden", "game.sides-decide")
def test_the_adversary_is_not_told_which_items_are_shared_out() -> None:
    table = fresh(2)
    while table.ask.about != "share":
        table.do(*table.options()[0])
    drawn = {face for _, face in table.offered("item")}
    asked = table.run.ask
    for number in range(30):
        world = imagine(table.run, 0, Dice(b"%d" % number))
        assert world is not None
        assert world.ask is not None
        assert asked is not None
        assert world.ask.about == asked.about
        drawn |= {key[2] for key in world.ask.options}
    assert len(drawn) > 2
    table.do("item", 1, next(iter(table.offered("item")))[1])
    assert table.game.hand(1)


def test_items_that_the_adversary_imagines_have_their_supply() -> None:
    table = dark(hands={0: ["metal-detector", "motion-detector"]}).turn(0)
    for number in range(30):
        world = imagine(table.run, 0, Dice(b"%d" % number))
        assert world is not None
        faces = [world.state.pack.faces[piece] for piece in world.state.hand(0)]
        assert world.state.supply == {f: CARDS[f].supply for f in faces if CARDS[f].supply}


# --- conceding ---


def may_concede(seats: int = 3) -> Dark:
    return dark(seats=seats, may_concede=True)


@proves("end.concede")
def test_the_butcher_concedes_alone_and_investigators_together() -> None:
    alone = may_concede().turn(0)
    alone.interrupt(0, "concede")
    assert alone.game.outcome is Outcome.INVESTIGATORS
    assert alone.run.ask is None
    one = may_concede().turn(0)
    one.interrupt(1, "concede")
    assert one.game.outcome is None
    both = may_concede().turn(0)
    both.interrupt(1, "concede").interrupt(2, "concede")
    assert both.game.outcome is Outcome.ADVERSARY
    assert "result-ended-conceded" in str(story(both.game))


@proves("end.concede")
def test_a_seat_may_fight_on_and_what_was_asked_is_still_asked() -> None:
    table = may_concede().turn(0)
    before = table.options()
    table.interrupt(1, "concede").interrupt(1, "fight-on").interrupt(2, "concede")
    assert [word for word in table.words() if word != "turn"] == [
        *("concedes", "fights-on", "concedes")
    ]
    assert table.options() == before
    table.do("end")
    assert table.game.outcome is None
    assert table.game.phase is Phase.NEXT


@proves("end.concede")
def test_nobody_concedes_where_the_table_has_not_agreed_to_it() -> None:
    assert not RULES.interrupts(dark().game, 0)
    agreed = RULES.setup(RULES.choices({"concede": "yes"}), 3, {})
    assert agreed.may_concede
    assert not RULES.interrupts(agreed, 0)  # before the first round
    game = may_concede().game
    assert [RULES.interrupts(game, seat) for seat in range(4)] == [[("concede",)]] * 3 + [[]]
