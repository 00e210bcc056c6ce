"""Moving: spaces, costs, shared spaces, Windows, Sprint and Rest."""

from __future__ import annotations

import pytest

from gloam.games.stifling_dark.state import FALSE, LOCKED, OPEN
from tests.games.stifling_dark.fair import fair
from tests.games.stifling_dark.playing import dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, WINDOW, at

EAST_OF_GLASS = (3, 3)
SHED = (3, 2)
TWO, THREE, FOUR = 0, 2, 5  # what a Sprint die shows, as `roll(6)` gives it


@proves("move.pool", "board.mp", "move.adjacent-only", "feature.lines")
def test_a_turn_has_four_mp_and_goes_along_lines() -> None:
    table = dark(spots=[(1, 1), (1, 5)]).turn(0)
    assert table.game.turn.mp == 4
    assert table.goes() == [(0, 1), (1, 0), (1, 2), (2, 1)]
    table.go(1, 2).go(1, 3).go(2, 3).go(2, 4)
    assert table.where(0) == (2, 4)
    assert table.goes() == []
    assert (3, 1) not in dark(spots=[(2, 1), (1, 5)]).turn(0).goes()  # behind a wall


@proves("light.dark", "light.dim", "concept.mp")
def test_a_dark_space_costs_two() -> None:
    table = dark(spots=[(2, 2), (1, 5)]).turn(0)
    table.go(3, 2)  # in the shed
    assert table.game.turn.mp == 2
    table.go(2, 2)
    assert table.game.turn.mp == 1
    assert SHED not in table.goes()


@proves("light.bright")
def test_a_bright_space_costs_one_whatever_is_printed() -> None:
    table = dark(spots=[(2, 2), (1, 5)], bright=1 << at(3, 2), dark=0).turn(0)
    table.go(3, 2)
    assert table.game.turn.mp == 3


@proves("faq.dylan-minor")
def test_dylan_takes_three_dark_spaces_as_if_dim() -> None:
    table = dark(["dylan-lee", "aira-willson"], [(2, 2), (1, 5)], rolls=[FOUR]).turn(0)
    table.go(3, 2).go(3, 1).go(3, 0)
    assert table.game.turn.mp == 1
    assert table.goes() == []  # a fourth one costs two
    table.do("sprint").go(3, 1)
    assert table.game.turn.mp == 3


@proves("move.through-others", "move.no-shared-end", "final.occupied")
def test_one_passes_others_but_does_not_end_with_them() -> None:
    table = dark(spots=[(1, 1), (1, 2)]).turn(0).go(1, 2)
    assert not table.offers("end")
    assert not table.offers("charge")
    assert not table.offers("flashlight")
    table.go(1, 3)
    assert table.offers("end")


@proves("move.enter-occupied")
def test_a_shared_space_is_entered_only_if_the_mp_lead_on() -> None:
    table = dark(spots=[(1, 0), (1, 4)]).turn(0).go(1, 1).go(1, 2).go(1, 3)
    assert (1, 4) not in table.goes()  # the last point would be spent there
    table = dark(spots=[(1, 1), (1, 4)]).turn(0).go(1, 2).go(1, 3)
    assert (1, 4) in table.goes()


@proves("move.share-with-adversary", "info.no-warning")
def test_one_may_end_on_the_hidden_butchers_space_and_nothing_is_said() -> None:
    table = dark(spots=[(1, 1), (1, 5)], butcher=(1, 2)).turn(0).go(1, 2)
    there = table.words()
    assert table.offers("end")
    table = dark(spots=[(1, 1), (1, 5)], butcher=(4, 5)).turn(0).go(1, 2)
    assert table.words() == there


@proves("door.locked", "token.false-window", "concept.adjacent-blocked")
def test_nobody_passes_a_locked_door_or_a_false_window() -> None:
    table = dark(spots=[(1, 2), (3, 3)], gates=[LOCKED, FALSE], blocked=3).turn(0)
    assert (2, 2) not in table.goes()
    table.end().turn(1)
    assert SHED not in table.goes()


# --- Windows ---


@proves("window.investigator-continue", "window.choice-timing", "move.unused-mp")
def test_through_a_window_one_bleeds_and_goes_on() -> None:
    table = dark(spots=[EAST_OF_GLASS, (1, 5)], picks=["panic"]).turn(0).go(3, 2)
    assert table.options() == [("bleed",), ("stop",)]
    table.do("bleed")
    assert table.wounds(0) == 1
    assert table.one(0).up == 0
    assert table.goes()
    table.end()
    assert table.game.turn.mp == 0


@proves("window.investigator-stop", "window.stop-needs-stamina", "window.choice-timing")
def test_or_one_stops_for_a_stamina() -> None:
    table = dark(spots=[EAST_OF_GLASS, (1, 5)]).turn(0).go(3, 2).do("stop")
    assert table.wounds(0) == 0
    assert table.one(0).stamina == 4
    assert table.goes() == []
    assert table.offers("charge")
    table = dark(spots=[EAST_OF_GLASS, (1, 5)], picks=["panic"])
    table.one(0).stamina = 0
    table.turn(0).go(3, 2)
    assert table.options() == [("bleed",)]


@proves("window.stop-occupied")
def test_who_lands_on_another_cannot_stop() -> None:
    table = dark(spots=[EAST_OF_GLASS, SHED], dark=0).turn(0).go(3, 2)
    assert table.options() == [("bleed",)]


@proves("token.open-window")
def test_an_open_window_is_no_hazard() -> None:
    table = dark(spots=[EAST_OF_GLASS, (1, 5)], gates=[0, OPEN]).turn(0).go(3, 2)
    assert table.game.turn.mp == 2
    assert table.offers("end")


@proves("window.only-hazard")
def test_nothing_is_a_hazard_but_windows() -> None:
    """Water, seats, the Dark and an open Door are crossed by who can cross no Map Hazard."""
    hip = {0: ["dislocated-hip"]}
    for start, onto, end in (("T-2", "T-3", "T-5"), ("69", "62", "52")):
        table = fair(spots=[start, "204"], wounds=hip).turn(0).to(onto)
        assert table.place(0) == end
        assert table.wounds(0) == 1
        assert table.offers("end")  # nobody was asked to bleed or to stop
    inside = dark(spots=[(1, 2), (1, 5)], wounds=hip).turn(0).go(2, 2).go(3, 2)
    assert inside.wounds(0) == 1
    assert (3, 3) not in inside.goes()  # the Window


def test_a_dislocated_hip_does_not_cross_windows_that_are_hazards() -> None:
    table = dark(spots=[EAST_OF_GLASS, (1, 5)], wounds={0: ["dislocated-hip"]}).turn(0)
    assert SHED not in table.goes()
    table = dark(
        spots=[EAST_OF_GLASS, (1, 5)], wounds={0: ["dislocated-hip"]}, gates=[0, OPEN]
    ).turn(0)
    assert SHED in table.goes()


def test_nyctophobia_stops_at_the_edge_of_the_dark() -> None:
    table = dark(spots=[(2, 2), (1, 5)], wounds={0: ["nyctophobia"]}).turn(0)
    assert SHED not in table.goes()
    table = dark(spots=[SHED, (1, 5)], wounds={0: ["nyctophobia"]}).turn(0)
    assert (3, 1) in table.goes()


# --- Sprint and Rest ---


@proves("sprint.cost", "sprint.once", "sprint.any-time", "component.sprint-faces")
@pytest.mark.parametrize(("die", "mp"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 3), (5, 4)])
def test_a_sprint_costs_a_stamina_and_gives_what_the_die_shows(die: int, mp: int) -> None:
    table = dark(spots=[(1, 1), (1, 5)], rolls=[die]).turn(0).go(1, 2).do("sprint")
    assert table.one(0).stamina == 4
    assert table.game.turn.mp == 3 + mp
    assert not table.offers("sprint")


@proves("sprint.no-stamina")
def test_without_stamina_there_is_no_sprint() -> None:
    table = dark()
    table.one(0).stamina = 0
    assert not table.turn(0).offers("sprint")


@proves("investigator.lucy-minor")
def test_lucy_counts_a_two_as_three() -> None:
    table = dark(["lucy-belle", "aira-willson"], rolls=[TWO]).turn(0).do("sprint")
    assert table.game.turn.mp == 7


@proves("investigator.ibraheem-minor")
def test_ibraheem_keeps_his_mp_and_pays_with_his_sprint() -> None:
    wounds = {0: ["pulled-hammy"], 1: ["fractured-foot"]}
    table = dark(["ibraheem-hess", "aira-willson"], wounds=wounds, rolls=[FOUR]).turn(0)
    assert table.game.turn.mp == 4
    table.do("sprint")
    assert table.game.turn.mp == 6
    table.end().turn(1)
    assert table.game.turn.mp == 3


@proves("rest.gain", "rest.automatic", "round.skip-final")
def test_who_does_not_sprint_rests() -> None:
    table = dark(rolls=[TWO])
    table.one(0).stamina = table.one(1).stamina = 3
    table.turn(0).end()
    assert table.one(0).stamina == 4
    table.turn(1).do("sprint").end()
    assert table.one(1).stamina == 2


@proves("concept.gain", "board.charge-max", "final.charge", "rest.after-final")
def test_charging_gives_a_charge_up_to_three_and_still_rests() -> None:
    table = dark()
    table.one(0).charge = 2
    table.one(0).stamina = 1
    table.turn(0).do("charge")
    assert (table.one(0).charge, table.one(0).stamina) == (3, 2)
    table.turn(1).do("charge")
    assert (table.one(1).charge, table.one(1).stamina) == (3, 5)


@proves("stamina.wound-icon", "stamina.track", "stamina.wound-icon-down")
def test_the_icons_bite_on_the_way_down() -> None:
    table = dark(rolls=[TWO], picks=["panic"])
    table.one(0).stamina = 2
    table.turn(0).do("sprint")
    assert (table.one(0).stamina, table.wounds(0)) == (1, 1)
    table = dark()
    table.one(0).stamina = 0
    table.turn(0).end()
    assert (table.one(0).stamina, table.wounds(0)) == (1, 0)
    assert dark().turn(0).end().one(0).stamina == 5  # whoever has all rests for nothing


@proves("investigator.marci-minor")
def test_marci_has_no_icon_on_one() -> None:
    table = dark(["marci-jo", "aira-willson"], rolls=[TWO])
    table.one(0).stamina = 2
    table.turn(0).do("sprint")
    assert table.wounds(0) == 0


@proves("game.rounding")
def test_half_of_five_is_two() -> None:
    table = dark(conditions={0: ["paranoid"]}, wounds={0: ["fractured-foot"]}, rolls=[0]).turn(0)
    assert table.game.turn.mp == 1  # half of three


def test_the_door_and_the_window_are_where_the_tests_think() -> None:
    game = dark().game
    assert game.ground.door_at == {at(2, 2): DOOR}
    assert game.ground.windows_at[at(3, 2)] == [WINDOW]
