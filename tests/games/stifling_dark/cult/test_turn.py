"""The Cult's turn: set-up, activations, moving, being seen, Bloodletting."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.game import StiflingDarkRules
from gloam.games.stifling_dark.rules.cult.cults_board import starts
from gloam.games.stifling_dark.rules.death_and_spirits.death_and_becoming_a_spirit import died
from gloam.games.stifling_dark.rules.evidence_and_objectives.escaping import escaped
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.rules.setup import hiding_places
from gloam.games.stifling_dark.state import (
    ABILITY_SLOTS,
    ADVERSARY,
    ATTACK_SLOT,
    DAMAGED,
    HIDDEN,
    LOCKED,
    NOWHERE,
    ON_BOARD,
    Light,
    Outcome,
    Phase,
    StiflingDark,
)
from gloam.games.stifling_dark.view.scene import public
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.present.scene import Token
from tests.games.stifling_dark.cult.coven import DEMON, Coven, coven
from tests.games.stifling_dark.playing import PLAIN
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, GROUND, at

EAST = 0


# --- setting up ---


def set_up(investigators: int) -> Run[StiflingDark]:
    """A table at which everything is chosen up to the first round, the first option each time."""
    counted = {2: "fewest", 3: "three", 4: "four"}[investigators]
    rules = StiflingDarkRules(lambda scenario: GROUND)
    options = rules.choices({"adversary": "cult", "investigators": counted, "events": "off"})
    game = rules.setup(options, investigators + 1, {})
    game.dice = Dice(b"cult")
    run = Run.at(rules, game)
    while run.state.phase.value < Phase.ROUND.value:
        assert run.ask is not None
        run.send(run.ask.seat, run.ask.offer(run.ask.seat)[0])
        if run.state.phase is Phase.NEXT:
            break
    return run


@proves("cult.setup-cards", "cult.setup-two", "cult.setup-three", "cult.setup-four")
@pytest.mark.parametrize(("count", "cultists", "abilities"), [(2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_as_many_cultists_and_cards_as_investigators_call_for(
    count: int, cultists: int, abilities: int
) -> None:
    game = set_up(count).state
    assert len(game.figures) == 1 + cultists
    assert (len(game.zones[ATTACK_SLOT]), len(game.zones[ABILITY_SLOTS])) == (1, abilities)
    assert len(game.cult.ready) == 1
    assert not game.cult.corporeal


@proves("cult.setup-figures", "cult.setup-distinct", "cult.setup-blood")
def test_they_start_hidden_side_by_side() -> None:
    game = set_up(4).state
    spaces = [figure.space for figure in game.figures]
    assert len(set(spaces)) == 5
    assert not any(figure.revealed for figure in game.figures)
    assert game.cult.blood == 0
    near = GROUND.near_of[""]
    for number, space in enumerate(spaces):
        others = spaces[1:] if number == DEMON else [s for s in spaces[1:] if s != space]
        assert any(other in near[space] for other in others)
    game.figures[DEMON].space = NOWHERE
    beside = {n for at_ in spaces[1:] for n in near[at_]} - set(spaces[1:])
    assert {n for n in range(30) if starts(game, DEMON) >> n & 1} == beside


@proves("cult.altar")
def test_the_altar_is_hidden_in_a_zone_and_found_by_light() -> None:
    table = coven(altar=(4, 1), spots=[(3, 1), (1, 5)])
    token = table.game.tokens[-1]
    spaces = hiding_places(table.game, token)
    assert spaces >> at(3, 5) & 1
    assert spaces >> at(4, 1) & 1
    assert not spaces >> at(1, 1) & 1  # outdoors
    assert not spaces >> at(4, 0) & 1  # a Light Switch is no General space
    assert token.status == HIDDEN
    table.turn(0).do("flashlight").do("aim", 2700)
    assert table.game.tokens[-1].status == ON_BOARD
    assert not table.game.team[0].evidence


# --- how a turn goes ---


@proves("cult.turn-start", "shadow.own", "noise.removal")
def test_every_figure_shows_its_shadow_as_the_turn_starts() -> None:
    table = coven(noise=1 << 1).their_turn()
    assert [figure.shadow for figure in table.game.figures] == [
        figure.space for figure in table.game.figures
    ]
    assert [table.held(n) for n in range(3)] == [[(4, 5)], [(4, 4)], [(3, 4)]]
    assert table.game.noise == 0
    shadows = [event for event in table.told(1) if event[0] == "shadow"]
    assert [event[1] for event in shadows[-3:]] == [0, 1, 2]
    # On the board a Cultist's bears its number.
    shown = [node for node in public(table.game) if node.id.startswith("shadow")]
    assert [node.icon for node in shown if isinstance(node, Token)] == [
        "shadow",
        "shadow-1",
        "shadow-2",
    ]


@proves("cult.sequence", "cult.sequence-demon", "cult.once-each", "cult.groups")
def test_a_figure_finishes_before_another_begins() -> None:
    table = coven().their_turn()
    assert table.offered("figure") == [(0,), (1,), (2,)]
    assert not table.offered("go")
    table.move(1).go(4, 3).move(DEMON)
    assert table.offered("figure") == [(2,)]  # the first is done
    table.go(4, 4).move(2)
    assert not table.offered("figure")


@proves("cult.move", "cult.roll-timing")
def test_three_mp_and_one_roll_for_all_who_move_after_it() -> None:
    table = coven(cultists=[(1, 3), (2, 4)], spots=[(0, 0), (0, 5)], rolls=[5]).their_turn()
    table.move(1).go(1, 2).go(1, 1).go(1, 0)
    assert not table.offered("go")
    table.move(2).do("roll")
    assert not table.offers("roll")
    for _ in range(7):
        table.do(*next(key for key in table.options() if key[0] == "go"))
    assert not table.offered("go")
    table.move(DEMON)
    assert table.offered("go")


@proves("adv.same-space-figures")
def test_figures_pass_but_do_not_stay_on_one_space() -> None:
    table = coven(cultists=[(4, 4), (3, 4)]).their_turn().move(1)
    table.go(3, 4)
    assert not table.offered("figure")
    assert not table.offers("end")
    table.go(2, 4)
    assert table.offers("end")
    table = coven(cultists=[(4, 4), (3, 4)], rolls=[0]).their_turn().move(1).do("roll").go(3, 4)
    assert not table.offers("end")  # it can go on
    table = coven(cultists=[(4, 4), (3, 4)]).their_turn().move(1)
    table.go(4, 3).go(4, 4)  # one MP is left
    assert (3, 4) not in table.goes()


@proves("adv.same-space-figures")
def test_the_last_mp_does_not_lead_onto_another() -> None:
    table = coven(cultists=[(1, 4), (1, 1)], spots=[(0, 0), (0, 5)]).their_turn().move(1)
    table.go(1, 3).go(1, 2)
    assert (1, 1) not in table.goes()


@proves("cult.break-door", "cult.once-each")
def test_one_door_is_broken_a_turn_and_nobody_learns_by_whom() -> None:
    table = coven(cultists=[(1, 2), (2, 3)], spots=[(0, 0), (0, 5)])
    table.game.gates[DOOR], table.game.blocked = LOCKED, 1 << DOOR
    table.settle().their_turn().move(1).do("break", DOOR)
    assert table.game.gates[DOOR] == DAMAGED
    assert (1, 5) in table.held(1)  # what it may have walked is not cut to what is beside the Door
    table.move(2)
    assert not table.offered("break")
    table = coven(demon=(1, 2)).their_turn().move(DEMON)
    assert not table.offered("break")  # rule: cult.ethereal


@proves("door.break-empty")
def test_a_door_with_a_cultist_on_it_is_not_empty() -> None:
    table = coven(cultists=[(1, 2), (2, 3)], spots=[(0, 0), (0, 5)]).their_turn()
    table.move(2).go(2, 2).move(1)  # nobody else knows that it is there
    assert not table.offered("break")
    table = coven(cultists=[(1, 2), (4, 4)], spots=[(0, 0), (0, 5)]).their_turn().move(1)
    assert table.offered("break")


# --- being seen ---


def lit(**laid: object) -> Coven:
    """The first Cultist stands in a beam."""
    spots = [(1, 0), (0, 5)]
    table = coven(spots=spots, cultists=[(1, 3), (2, 4)], **laid)  # type: ignore[arg-type]
    table.game.lights = (Light(0, at(1, 0), EAST, 127),)
    relight(table.game)
    return table.settle()


@proves("cult.disappear", "cult.disappear-cultist", "cult.bloodletting-bright", "adv.revealed-card")
def test_who_was_seen_may_vanish_but_not_cut() -> None:
    table = lit()
    assert [figure.revealed for figure in table.game.figures] == [False, True, False]
    table.their_turn().move(1)
    assert not table.offers("disappear")  # in the light
    table.go(2, 3).do("disappear")
    assert table.game.figures[1].shadow == at(2, 3)
    assert not table.game.figures[1].revealed
    table.game.team[1].space = at(3, 3)
    table.settle()
    assert not table.offered("let-blood")
    table.game.figures[2].space = at(3, 4)
    table.settle().move(2)
    assert table.offered("let-blood") == [(1,)]  # the others are free


@proves("cult.revealed-each", "cult.ethereal-disappear", "cult.ability-hidden")
def test_mor_gonnod_uses_cards_unseen() -> None:
    table = coven(spots=[(1, 0), (0, 5)], demon=(1, 3), cultists=[(2, 4), (3, 4)])
    table.their_turn().move(DEMON)
    assert table.offered("card") == [(FACE["dried-tongue"],)]
    table = coven(spots=[(1, 0), (0, 5)], demon=(1, 3), cultists=[(2, 4), (3, 4)])
    table.game.lights = (Light(0, at(1, 0), EAST, 127),)
    relight(table.game)
    table.settle().their_turn().move(DEMON)
    assert not table.offered("card")
    table.go(2, 3).do("disappear")
    assert not table.offered("card")
    assert not table.offered("let-blood")  # rule: cult.ethereal
    table.move(1)
    assert not table.offered("card")  # nobody else has cards


# --- Bloodletting ---


def cutting(**laid: object) -> Coven:
    """The second Cultist stands next to the first Investigator, and the Cult has its turn."""
    laid.setdefault("cultists", [(3, 4), (1, 1)])
    table = coven(spots=[(1, 0), (1, 5), (0, 5)], **laid)  # type: ignore[arg-type]
    return table.their_turn()


@proves("cult.bloodletting", "cult.bloodletting-limit", "cult.bloodletting-flip")
def test_blood_is_let_once_a_turn() -> None:
    abilities = ("dried-tongue", "unblinking-eye")
    table = cutting(team=PLAIN[:3], abilities=abilities, cultists=[(0, 1), (1, 1), (3, 4)])
    table.move(2).go(1, 2).go(1, 1).do("let-blood", 0)
    assert table.game.figures[2].shadow == at(1, 1)
    assert table.held(2) == [(1, 1)]
    assert (table.wounds(0), table.one(0).up, table.game.cult.blood) == (1, 0, 1)
    assert table.ask.seat == ADVERSARY
    table.do("turn-up", FACE["unblinking-eye"])
    assert len(table.game.cult.ready) == 2
    table.move(1).go(0, 0)
    assert not table.offered("let-blood")
    table.move(DEMON)
    assert table.offered("card") == [(FACE["dried-tongue"],), (FACE["unblinking-eye"],)]


@proves("cult.bloodletting-limit", "adv.first-round")
def test_no_blood_is_let_in_the_first_round() -> None:
    assert cutting().move(2).offered("let-blood") == [(0,)]
    assert not cutting(round=1).move(2).offered("let-blood")


@proves("cult.bloodletting-same-space")
def test_the_same_space_is_not_adjacent() -> None:
    table = cutting().move(2).go(1, 0)
    assert not table.offered("let-blood")


@proves("cult.blood-cap")
def test_the_track_ends_at_five_and_blood_still_flows() -> None:
    table = cutting()
    table.game.cult.blood = 5
    table.move(2).do("let-blood", 0)
    assert (table.game.cult.blood, table.wounds(0)) == (5, 1)


@proves("cult.bloodletting-limit")
def test_a_coin_names_another_victim() -> None:
    team = ["vincent-campbell", "mada-rorrim"]
    table = cutting(team=team, rolls=[0])
    table.one(1).coin = True
    table.game.team[1].space = at(1, 2)
    table.settle().move(2).do("let-blood", 0)
    assert table.ask.seat == 2
    key = next(key for key in table.options() if key[0] == "flip")
    table.do(*key).do("choose", 1)
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


@proves("cult.win", "cult.win-escaped", "game.adversary-goal")
def test_the_cult_wins_when_all_are_dead() -> None:
    table = coven(PLAIN[:2])
    died(table.game, 0)
    table.settle().do("decline")
    died(table.game, 1)
    assert table.game.outcome is Outcome.ADVERSARY


@proves("cult.win", "cult.win-escaped", "end.settled")
def test_after_an_escape_kills_are_not_enough() -> None:
    table = coven(PLAIN[:2])
    escaped(table.game, 0)
    died(table.game, 1)
    assert table.game.outcome is Outcome.INVESTIGATORS


# --- the tenth scenario of the notes ---


@proves("cult.sequence", "shadow.own", "cult.disappear", "cult.disappear-cultist")
def test_two_cult_figures_tell_only_what_they_show() -> None:
    """Cultist 2 is Revealed; 3 moves and cuts, then 2 vanishes and walks on."""

    def played(also: bool) -> Coven:
        table = coven(
            PLAIN[:3],
            [(1, 0), (0, 5), (0, 3)],
            cultists=[(4, 3), (2, 3), (1, 2)],
            demon=(4, 4),
        )
        table.game.bright_spots = 1 << at(2, 3)
        relight(table.game)
        table.settle().their_turn()
        if also:
            table.move(1).go(4, 4).go(4, 3)
        table.move(3).go(1, 1).do("let-blood", 0)
        return table.move(2).go(3, 3).do("disappear").go(3, 4)

    plain, busy = played(False), played(True)
    told = [event for event in plain.told(1) if event[0] != "turn-over"]
    begun = max(n for n, event in enumerate(told) if event[0] == "adversary-turn")
    assert [event[0] for event in told[begun + 5 :]] == [
        *("shadow", "lets-blood", "wounded", "blood"),  # 3's Shadow, and the Wound
        *("foe-steps", "disappears", "shadow"),  # 2 in the open, its vanishing and its Shadow
    ]
    assert plain.told(1) == busy.told(1)  # not the order of other activations
    for table in (plain, busy):
        assert [table.held(n) for n in range(4)] == [[(4, 4)], [(4, 3)], [(3, 3)], [(1, 1)]]
        assert not table.offered("let-blood")  # 2 may not cut
        assert table.stands(2) == (3, 4)
    assert busy.offered("figure") == [(0,)]
    plain.one(1).space = at(4, 2)
    plain.settle().move(1)
    assert not plain.offered("let-blood")  # and 1 no more this turn
