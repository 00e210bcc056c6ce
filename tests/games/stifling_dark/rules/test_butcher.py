"""The Butcher: his hidden turn, what gives him away, Stalk, Attacks, Abilities."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.state import DAMAGED, DESTROYED, LOCKED, NONE, Outcome
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.state import transcript
from gloam.kernel.hidden.graph import Belief
from gloam.kernel.hidden.imagine import imagine
from tests.games.stifling_dark.playing import Dark, Spot, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, WINDOW, at

FOUR = 5  # what a Sprint die shows, as `roll(6)` gives it
CORNERS: list[Spot] = [(0, 0), (0, 5)]


def his_turn(*, stalk: int = 0, chilled: int = -1, **given: object) -> Dark:
    """The Butcher's turn, on a yard as `dark` lays it out."""
    spots = given.pop("spots", CORNERS)
    table = dark(spots=spots, **given)  # type: ignore[arg-type]  # handed on as they came
    table.game.butcher.stalk = stalk
    if chilled >= 0:
        table.one(chilled).spine_chill = 1
    return table.pass_turns()


def seen_by(table: Dark, seat: int) -> list[object]:
    journals = [*(table.run.journals or []), table.game.journal or []]
    return [entry for journal in journals for entry in transcript(journal, seat)]


# --- what stays secret ---


@proves("info.adversary-announces", "info.adversary-roll", "adv.sprint", "adv.hidden-move")
def test_nobody_learns_how_far_he_went_or_whether_he_rolled() -> None:
    """Scenario 1: two steps without a roll, or a roll of four and nine steps."""
    short = his_turn(butcher=(4, 5)).go(4, 4).go(3, 4).end()
    long = his_turn(butcher=(4, 5), rolls=[FOUR]).do("roll")
    for _ in range(4):
        long.go(4, 4).go(4, 5)
    long.go(4, 4).end()
    for seat in (1, 2):
        assert seen_by(short, seat) == seen_by(long, seat)
    assert short.believed() == long.believed()
    worlds = [imagine(table.run, 1, Dice(b"same")) for table in (short, long)]
    assert worlds[0] is not None
    assert worlds[1] is not None
    assert worlds[0].state.figures == worlds[1].state.figures


@proves("butcher.move", "adv.move", "adv.move-spaces")
def test_he_has_five_mp_and_his_roll_and_the_dark_costs_one() -> None:
    table = his_turn(butcher=(2, 2), rolls=[FOUR])
    table.go(3, 2).go(3, 1).go(3, 0).go(4, 0).go(4, 1)
    assert not table.offered("go")
    table.do("roll").go(3, 1).go(3, 0).go(3, 1).go(3, 0)
    assert not table.offered("go")
    assert not table.offers("roll")


@proves("adv.share")
def test_he_may_stop_with_an_investigator_and_nothing_is_told() -> None:
    table = his_turn(spots=[(1, 1), (0, 5)], butcher=(1, 2))
    before = table.words(1)
    table.go(1, 1)
    assert table.words(1) == before
    assert table.offers("end")


def test_he_is_believed_wherever_nine_points_lead() -> None:
    table = his_turn(butcher=(4, 5), evidence=[(3, 0), (4, 4)])
    table.end()
    assert len(table.believed()) == 30


# --- what gives him away ---


@proves("window.adversary")
def test_he_needs_two_mp_for_a_window() -> None:
    table = his_turn(butcher=(3, 3))
    for _ in range(2):
        table.go(3, 4).go(3, 3)
    assert (3, 4) in table.goes()  # 1 MP is left
    assert (3, 2) not in table.goes()


@proves("window.adversary", "window.one-noise", "noise.meaning", "noise.sources")
def test_a_window_makes_noise_once_a_round() -> None:
    """Scenario 2: out and back, or once: one Noise, equal views, both sides believed."""
    there = his_turn(butcher=(3, 3)).go(3, 2)
    assert there.game.noise == 1 << WINDOW
    assert there.game.figure.spent == 2
    back = his_turn(butcher=(3, 3)).go(3, 2).go(3, 3)
    assert back.game.figure.spent == 4
    for table in (there, back):
        table.end()
    assert there.words().count("noise") == back.words().count("noise") == 1
    for seat in (1, 2):
        assert seen_by(there, seat) == seen_by(back, seat)
    assert there.believed() == back.believed()
    assert {(3, 2), (3, 3)} <= set(there.believed())


@proves("noise.removal", "round.adversary-turn", "butcher.turn-start")
def test_noise_and_shadow_stay_until_his_next_turn() -> None:
    table = his_turn(butcher=(3, 3), cans=1 << at(4, 2)).go(3, 2).go(4, 2).end()
    game = table.game
    assert (game.noise, game.noises) == (1 << WINDOW, 1 << at(4, 2))
    game.figure.shadow = at(0, 3)
    table.pass_turns()
    assert (game.noise, game.noises, game.figure.shadow) == (0, 0, -1)


@proves("adv.revealed-by", "adv.revealed-no-attack")
def test_he_is_revealed_the_instant_he_enters_the_light() -> None:
    table = his_turn(spots=[(1, 3), (0, 5)], butcher=(2, 4), stalk=2, bright=1 << at(2, 3))
    assert table.offered("go")
    table.go(2, 3)
    assert table.game.figure.revealed
    assert table.believed() == [(2, 3)]
    assert not table.offered("attack")


@proves("investigator.brielle-minor")
def test_a_can_he_steps_on_turns_to_noise() -> None:
    table = his_turn(butcher=(2, 4), cans=1 << at(2, 3)).go(2, 3)
    assert table.game.noises == 1 << at(2, 3)
    assert table.game.cans == 0
    assert table.believed() == [(2, 3)]
    assert not table.game.figure.revealed


@proves("butcher.disappear", "adv.become-hidden", "butcher.disappear-limits")
def test_he_disappears_out_of_the_light_and_leaves_his_shadow() -> None:
    table = dark(spots=[(1, 0), (0, 5)], butcher=(1, 3))
    table.turn(0).do("flashlight").do("aim", 0)
    table.pass_turns()
    assert not table.offers("disappear")  # he stands in the beam
    table.go(2, 3).do("disappear")
    figure = table.game.figure
    assert (figure.revealed, figure.shadow) == (False, at(2, 3))
    assert not table.offered("stalk")
    assert table.believed() == [(2, 3)]
    table.go(2, 4).end()
    assert (2, 5) in table.believed()
    assert (0, 0) not in table.believed()


@proves("adv.stays-revealed")
def test_he_stays_revealed_when_the_light_is_gone() -> None:
    table = dark(spots=[(1, 0), (0, 5)], butcher=(1, 3))
    table.turn(0).do("flashlight").do("aim", 0)
    table.pass_turns().end()
    assert table.game.lights == ()
    assert table.game.figure.revealed


# --- doors ---


@proves("door.break", "door.break-two-steps", "butcher.break-door", "adv.acts-hidden")
def test_he_breaks_a_door_in_two_turns() -> None:
    table = his_turn(butcher=(2, 3), gates=[LOCKED, NONE], blocked=1).do("break", DOOR)
    assert table.game.gates[DOOR] == DAMAGED
    assert not table.game.figure.revealed
    assert not table.offered("break")
    assert set(table.believed()) == {(1, 2), (2, 1), (2, 3), (3, 2)}
    table.end().pass_turns().do("break", DOOR)
    assert table.game.gates[DOOR] == DESTROYED


@proves("door.break-destroyed", "door.adversary-cannot-open")
def test_what_is_destroyed_cannot_be_broken_and_what_is_locked_not_opened() -> None:
    table = his_turn(butcher=(2, 3), gates=[DESTROYED, NONE])
    assert not table.offered("break")
    table = his_turn(butcher=(2, 3), gates=[LOCKED, NONE], blocked=1)
    assert not table.offered("open")
    assert (2, 2) not in table.goes()


@proves("investigator.lucy-barricade")
def test_a_barricade_is_a_door_to_him() -> None:
    table = his_turn(butcher=(2, 3), barricades=1 << at(2, 4))
    assert (2, 4) not in table.goes()
    unseen = dark(spots=CORNERS, butcher=(2, 3), barricades=1 << at(2, 4))
    assert unseen.game.figure.belief is not None
    unseen.game.figure.belief.seen(1 << at(2, 3))
    assert (2, 4) not in unseen.pass_turns().end().believed()
    table.do("smash", at(2, 4)).end().pass_turns().do("smash", at(2, 4))
    assert (2, 4) in table.goes()


# --- Stalk ---


@proves("butcher.stalk", "butcher.spine-give", "butcher.spine-take", "butcher.stalk-optional")
def test_to_stalk_gives_spine_chill_and_then_takes_it() -> None:
    table = his_turn(spots=[(1, 1), (1, 4)], butcher=(1, 3), chilled=0)
    assert table.offered("stalk") == [(1,), (2,), (3,)]
    table.do("stalk", 3)
    assert table.game.butcher.stalk == 1
    assert (table.one(0).spine_chill, table.one(1).spine_chill) == (0, 2)
    assert table.game.figure.shadow == at(1, 3)
    assert table.believed() == [(1, 3)]
    assert not table.offered("stalk")


@proves("butcher.sight-range", "butcher.sight-line")
def test_he_stalks_only_whom_he_sees() -> None:
    table = his_turn(spots=[(1, 1), (0, 5)], butcher=(4, 4))
    assert table.offered("stalk") == []


@proves("butcher.spine-expiry", "butcher.spine-return-time")
def test_spine_chill_that_is_not_used_goes_back() -> None:
    table = his_turn(spots=[(1, 1), (0, 5)], butcher=(1, 3)).do("stalk", 1).end()
    assert table.one(0).spine_chill == 2
    table.pass_turns().end()
    assert table.one(0).spine_chill == 0


@proves("butcher.stalk-cap", "butcher.stalk-track")
def test_the_track_ends_at_eight() -> None:
    table = his_turn(spots=[(1, 1), (0, 5)], butcher=(1, 3), chilled=0, stalk=8).do("stalk", 1)
    assert table.game.butcher.stalk == 8
    assert table.one(0).spine_chill == 0


@proves("butcher.doubling")
def test_escalating_terror_doubles_the_next_rise() -> None:
    table = his_turn(
        spots=[(1, 1), (0, 5)], butcher=(1, 3), chilled=0, abilities=["escalating-terror"]
    )
    table.do("card", FACE["escalating-terror"]).do("stalk", 1)
    assert table.game.butcher.stalk == 2


# --- Attacks ---


@proves("butcher.attack-terms", "butcher.stalk-spend", "shadow.face-up", "shadow.place")
def test_an_attack_costs_stalk_and_shows_his_shadow() -> None:
    table = his_turn(spots=[(1, 2), (0, 5)], butcher=(1, 3))
    assert not table.offered("attack")
    table = his_turn(spots=[(1, 2), (0, 5)], butcher=(1, 3), stalk=1).do("attack", 0)
    assert table.game.butcher.stalk == 0
    assert table.game.figure.shadow == at(1, 3)
    assert FACE["bleeding"] in table.one(0).conditions
    assert not table.offered("attack")


@proves("concept.same-space-adjacent")
def test_who_shares_his_space_is_not_adjacent() -> None:
    table = his_turn(spots=[(1, 3), (0, 5)], butcher=(1, 3), stalk=1)
    assert not table.offered("attack")


@proves("condition.again")
def test_eviscerate_wounds_who_bleeds_already() -> None:
    table = his_turn(
        spots=[(1, 2), (0, 5)],
        butcher=(1, 3),
        stalk=1,
        conditions={0: ["bleeding"]},
        picks=["panic", "drain"],
    )
    table.do("attack", 0)
    assert table.wounds(0) == 2  # one at the end of their turn
    assert table.one(0).up == 3


def test_onslaught_on_somebody_alone_deals_two_wounds_face_up() -> None:
    table = his_turn(
        spots=[(4, 1), (0, 5)],
        butcher=(4, 2),
        stalk=1,
        attack="onslaught",
        picks=["panic", "drain"],
    )
    table.do("attack", 0)
    assert (table.wounds(0), table.one(0).up) == (2, 3)


def test_onslaught_beside_a_teammate_goes_on() -> None:
    table = his_turn(
        spots=[(1, 2), (1, 4)],
        butcher=(1, 3),
        stalk=1,
        attack="onslaught",
        picks=["panic", "drain"],
    )
    table.do("attack", 0)
    assert (table.wounds(0), table.one(0).up) == (1, 0)
    assert FACE["mauled"] in table.one(0).conditions
    assert table.game.adversary.more_mp == 2
    assert table.offered("attack") == [(1,)]
    table.do("attack", 1)
    assert table.game.butcher.stalk == 0
    assert table.wounds(1) == 1


@proves("condition.mauled", "condition.mauled-order")
def test_rend_picks_one_of_three_and_mauled_adds_a_wound_to_later_ones() -> None:
    picks = ["panic", "drain", "fumble", "spasm", "fear", "breathless", "ergophobia"]
    table = his_turn(spots=[(1, 2), (0, 5)], butcher=(1, 3), stalk=2, attack="rend", picks=picks)
    table.do("attack", 0)
    assert set(table.offered("wound")) == {(FACE[name],) for name in picks[:3]}
    table.do("wound", FACE["drain"])
    assert (table.wounds(0), table.one(0).up) == (1, 1)
    table.end().pass_turns().do("attack", 0).do("wound", FACE["spasm"])
    assert table.wounds(0) == 3


@proves("condition.mauled-order")
def test_mauled_by_the_same_attack_adds_no_wound() -> None:
    spots = [(1, 2), (1, 1)]
    table = his_turn(spots=spots, butcher=(1, 3), stalk=1, attack="onslaught", picks=["panic"])
    table.do("attack", 0)
    assert table.wounds(0) == 1
    assert FACE["mauled"] in table.one(0).conditions


@proves("butcher.win", "wound.fourth-kills", "end.immediate")
def test_the_fourth_wound_kills_and_he_has_won() -> None:
    table = his_turn(
        spots=[(1, 2), (0, 5)],
        butcher=(1, 3),
        stalk=1,
        attack="onslaught",
        wounds={0: ["panic", "drain", "spasm"]},
        picks=["fear"],
    )
    table.do("attack", 0)
    assert table.game.outcome is Outcome.ADVERSARY
    assert table.run.result is not None
    assert table.run.result.winners == (0,)


# --- Abilities ---


@proves("cooldown.use", "cooldown.timeline", "cooldown.tick-1", "cooldown.tick-3")
def test_a_card_with_cooldown_one_rests_a_turn() -> None:
    gaze = FACE["sinister-gaze"]
    table = his_turn(stalk=3).do("card", gaze)
    table.do("gaze", 0).do("gaze", 1)
    table.do("give", FACE["choking-fear"]).do("give", FACE["darkness"])
    assert FACE["choking-fear"] in table.one(0).conditions
    assert FACE["darkness"] in table.one(1).conditions
    assert not table.offers("card", gaze)
    table.end().pass_turns()
    assert not table.offers("card", gaze)
    table.end().pass_turns()
    assert table.offers("card", gaze)


@proves("cooldown.tick-2")
def test_a_card_with_cooldown_two_rests_two() -> None:
    terror = FACE["escalating-terror"]
    table = his_turn(abilities=["escalating-terror"]).do("card", terror)
    for _ in range(2):
        table.end().pass_turns()
        assert not table.offers("card", terror)
    assert table.end().pass_turns().offers("card", terror)


@proves("flash.surcharge")
def test_decay_makes_every_flashlight_dearer_in_the_next_round() -> None:
    table = his_turn(stalk=1, abilities=["decay"]).do("card", FACE["decay"]).end()
    table.turn(0).do("flashlight").do("aim", 0)
    assert table.one(0).charge == 1
    table.one(1).charge = 1
    assert not table.turn(1).offers("flashlight")


@proves("butcher.evil-eye")
def test_an_evil_eye_gives_stalk_to_whoever_moves_onto_it() -> None:
    table = his_turn(spots=[(1, 1), (0, 5)], abilities=["evil-eye"]).do("card", FACE["evil-eye"])
    table.do("space", at(0, 4)).do("space", at(1, 2)).end()
    table.turn(0).go(1, 2)
    assert table.game.butcher.stalk == 1
    assert table.game.butcher.eyes == 1 << at(0, 4)
    table.end().pass_turns()
    assert table.game.butcher.eyes == 0


@proves("cooldown.use", "butcher.turn-start")
def test_vengeful_darkness_counts_the_lights_that_burn() -> None:
    vengeance = FACE["vengeful-darkness"]
    table = his_turn(abilities=["vengeful-darkness"]).do("card", vengeance).end()
    for who in (0, 1):
        table.turn(who).do("flashlight").do("aim", 900)
    assert table.game.butcher.vengeance == 2
    table.do("buy")
    assert (table.game.butcher.vengeance, table.game.butcher.stalk) == (0, 1)
    table.end().turn(0).do("flashlight").do("aim", 900).pass_turns()
    assert table.game.butcher.vengeance == 0  # the lights of one round


@proves("cooldown.use")
def test_disturbed_presence_asks_those_in_reach_and_tells_it() -> None:
    table = his_turn(spots=[(1, 1), (1, 4)], butcher=(1, 3), abilities=["disturbed-presence"])
    table.do("card", FACE["disturbed-presence"]).end()
    for _ in (0, 1):
        assert table.offered("yes")
        table.do("yes")
    assert table.game.butcher.stalk == 1
    assert (4, 0) not in table.believed()  # nobody is within four spaces of it


def test_after_a_noise_he_may_have_gone_back_the_same_way() -> None:
    """The shed is shut but for the Window: he is believed inside, and outside again."""
    table = dark(spots=CORNERS, butcher=(3, 3), gates=[LOCKED, NONE], blocked=1)
    table.game.figure.belief = Belief.at(1 << at(3, 3))
    table.pass_turns().go(3, 2)
    assert table.believed() == [(3, 2)]
    table.end()
    assert {(3, 2), (3, 3), (3, 1)} <= set(table.believed())
    assert (0, 0) not in table.believed()


def test_whoever_is_mauled_gains_one_wound_more() -> None:
    table = his_turn(
        spots=[(1, 2), (1, 4)],
        butcher=(1, 3),
        stalk=1,
        attack="onslaught",
        conditions={0: ["mauled"]},
        picks=["panic", "drain"],
    )
    table.do("attack", 0)
    assert (table.wounds(0), table.one(0).up) == (2, 0)
