"""Evidence and its rewards, and the Banishment of the Butcher."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.evidence_and_objectives.evidence import hand_in_keys
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import ESCAPE_CARDS
from gloam.games.stifling_dark.rules.light_and_flashlights import relight
from gloam.games.stifling_dark.state import ON_BOARD, OPEN, TAKEN, Outcome, Token
from tests.games.stifling_dark.playing import Dark, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import WINDOW, at

COMPUTER = (4, 2)


def carrying(evidence: int = 1, who: str = "vincent-campbell", **given: object) -> Dark:
    """Somebody at the Computer with Evidence in hand."""
    table = dark([who, "mitchell-carter"], [COMPUTER, (0, 5)], **given)  # type: ignore[arg-type]  # handed on
    for number in range(evidence):
        table.game.tokens[number].status = 3
        table.one(0).evidence |= 1 << number
    return table.turn(0)


@proves("evidence.hand-in", "evidence.many", "evidence.shared-total", "final.involved")
def test_evidence_is_handed_in_at_a_computer_and_ends_the_turn() -> None:
    table = carrying(2)
    assert table.offered("hand-in") == [(1,), (2,)]
    table.do("hand-in", 1)
    table.do("none")
    assert (table.game.handed_in, table.one(0).evidence) == (1, 2)
    assert table.one(0).acted
    elsewhere = dark().turn(0)
    assert not elsewhere.offered("hand-in")


@proves("final.involved-no-stamina", "investigator.aira-minor", "rest.automatic")
def test_an_involved_action_is_no_rest_but_for_aira_it_does_not_end_the_turn() -> None:
    table = carrying()
    table.one(0).stamina = 3
    table.do("hand-in", 1).do("none")
    assert table.one(0).stamina == 3
    table = carrying(2, "aira-willson")
    table.one(0).stamina = 3
    table.do("hand-in", 1).do("none")
    assert not table.offered("hand-in")  # no second one in this turn
    table.end()
    assert table.one(0).stamina == 4


def test_ergophobia_takes_no_involved_action() -> None:
    assert not carrying(wounds={0: ["ergophobia"]}).offered("hand-in")


@proves("evidence.once", "evidence.once-team", "evidence.repeatable", "evidence.dim-sawmill")
def test_some_rewards_can_be_had_once_and_some_again() -> None:
    assert not carrying(scenario="park").do("hand-in", 1).offers("reward-dim")
    table = carrying(2).do("hand-in", 2)
    assert table.offers("reward-dim")
    assert table.offers("reward-general")
    table.do("reward-cursed")
    assert not table.offers("reward-cursed")
    assert table.offers("reward-general")
    table.do("reward-general")
    assert len(table.game.hand(0)) == 2


@proves("evidence.reveal-poi")
def test_a_reward_reveals_the_token_of_a_point_of_interest() -> None:
    table = carrying(2).do("hand-in", 2).do("reward-interest", 2)
    assert table.game.tokens[2].status == ON_BOARD
    assert ("token-found", 2, at(1, 4), 0) in table.told()
    assert not table.offered("reward-interest")  # it is no longer Hidden


@proves("final.occupied")
def test_no_involved_action_is_taken_on_a_shared_space() -> None:
    table = carrying()
    assert table.offered("hand-in")
    table.one(1).space = table.one(0).space
    assert not hand_in_keys(table.game, 0)


@proves("evidence.token-rewards", "token.adjacent-window")
def test_a_window_token_is_kept_and_laid_in_a_later_turn() -> None:
    table = carrying().do("hand-in", 1).do("reward-window").do("keep")
    assert table.one(0).windows == 1
    table.turn(1).end().end()
    table.turn(0).go(3, 2).do("lay-window", WINDOW)
    assert (table.game.gates[WINDOW], table.one(0).windows) == (OPEN, 0)


@proves("token.dim", "light.dim-token", "token.dim-adjacent-zone", "light.precedence")
def test_a_dim_token_lights_a_zone_a_little_for_good() -> None:
    table = carrying().do("hand-in", 1).do("reward-dim")
    assert table.offered("lay-dim") == [(0,)]
    table.do("lay-dim", 0)
    assert table.game.dark == 0
    table.turn(1).end().end()
    assert table.game.dark == 0
    lit = dark(bright_spots=1 << at(3, 0)).game
    relight(lit)
    assert not lit.dark >> at(3, 0) & 1  # Bright beats Dark
    assert lit.dark >> at(3, 1) & 1


@proves("evidence.dim-sawmill", "evidence.once", "evidence.once-team")
def test_what_can_be_had_once_is_not_offered_again() -> None:
    for word in ("reward-dim", "reward-medical", "reward-passage"):
        table = carrying(2).do("hand-in", 2).do(word)
        if table.offers("keep"):
            table.do("keep")
        assert table.offers("reward-general")
        assert not table.offers(word)


@proves("ability.major-limit", "ability.major-overflow")
def test_a_major_token_goes_only_to_who_has_none() -> None:
    table = carrying().do("hand-in", 1)
    assert not table.offered("reward-major")
    table = carrying()
    table.one(1).major = False
    table.do("hand-in", 1).do("reward-major", 1)
    assert table.one(1).major


# --- the Banishment ---


def with_grave() -> Dark:
    """The quota is reached; the Grave lies at (3, 1), its marker at (4, 1)."""
    table = carrying(2).do("hand-in", 2).do("none").do("none")
    table.do("objective", 0)
    return table.do("hide", at(3, 1)).do("mark", at(4, 1))


@proves("count.evidence", "game.objective-gate", "evidence.quota-timing", "objective.cards")
def test_with_the_quota_reached_an_objective_is_chosen() -> None:
    table = carrying(2).do("hand-in", 1).do("none")
    assert table.game.objective == ""
    table = carrying(2).do("hand-in", 2).do("none").do("none")
    offered = [ESCAPE_CARDS[number] for (number,) in table.offered("objective")]
    assert offered == ["north_gate", "garage", "banish"]
    table.do("objective", 0)
    assert not table.one(0).acted
    table.do("hide", at(3, 1)).do("mark", at(4, 1))
    assert table.one(0).acted


@proves("butcher.grave", "butcher.grave-spaces", "objective.setup")
def test_the_grave_lies_within_three_of_its_marker() -> None:
    table = with_grave()
    grave = table.game.tokens[-1]
    assert table.game.grave_marker == at(4, 1)
    assert grave.may >> at(3, 1) & 1
    assert not grave.may >> at(0, 0) & 1


@proves("butcher.grave-reveal", "butcher.exhume", "butcher.burning")
def test_the_grave_is_found_by_light_and_exhumed() -> None:
    table = with_grave()
    table.turn(1).end().end()
    table.turn(0).go(4, 1)
    assert not table.offers("exhume")
    table.end().turn(1).end().end()
    table.game.bright_zones = 0
    table.turn(0).go(4, 0).do("switch").end()
    assert table.game.tokens[-1].status == ON_BOARD
    table.turn(1).end().end()
    table.turn(0).go(3, 0).go(3, 1).do("exhume")
    held = [table.game.pack.faces[piece] for piece in table.game.hand(0)]
    assert set(held) == {FACE["the-hook"], FACE["frayed-ropes"]}
    assert table.game.tokens[-1].status == TAKEN  # the Burning token lies in its place
    assert table.game.burning == 2  # face up
    table.turn(1).end().end()
    assert table.game.burning == 1  # face down
    table.pass_turns().end()
    assert table.game.burning == 0


def hooked(burning: int, butcher: tuple[int, int]) -> Dark:
    hands = {0: ["the-hook", "frayed-ropes"]}
    return dark(
        spots=[(1, 1), (0, 5)], hands=hands, butcher=butcher, burning=burning, objective="banish"
    )


@proves("butcher.burn-timeline", "butcher.hook")
def test_the_hook_works_two_rounds_after_the_exhumation() -> None:
    table = hooked(2, (1, 2))
    for left in (2, 1):
        assert table.game.burning == left
        assert not table.turn(0).offered("hook")
        table.end().turn(1).end().end()
    table.turn(0).do("hook", at(1, 2))
    assert table.game.outcome is Outcome.INVESTIGATORS


@proves("butcher.hook-miss", "butcher.hook-own-space")
def test_a_miss_says_only_that_he_is_not_there() -> None:
    table = hooked(0, (1, 1)).turn(0)
    assert set(table.offered("hook")) == {(at(0, 1),), (at(1, 0),), (at(1, 2),), (at(2, 1),)}
    table.do("hook", at(1, 2))
    assert ("hook-misses", at(1, 2)) in table.told()
    assert (1, 2) not in table.believed()
    assert (1, 1) in table.believed()


@proves("butcher.hook-once")
def test_the_hook_serves_once_a_round_whoever_holds_it() -> None:
    team = ["aira-willson", "vincent-campbell"]
    hook = FACE["the-hook"]
    table = dark(team, [(1, 1), (1, 2)], hands={0: ["the-hook"]}, objective="banish").turn(0)
    table.do("hook", at(0, 1)).do("trade", 1).do("item", 0, hook).do("agree").end()
    assert not table.turn(1).offered("hook")
    table.end().end()
    assert table.turn(1).offered("hook")


@proves("butcher.ropes", "shadow.face-down", "shadow.face-down-zero")
def test_frayed_ropes_make_him_lay_his_shadow_near_himself() -> None:
    table = hooked(0, (3, 4)).turn(0).do("use", FACE["frayed-ropes"])
    assert table.offers("shadow", at(3, 4))
    assert not table.offers("shadow", at(0, 0))
    table.do("shadow", at(4, 3))
    assert (3, 4) in table.believed()
    assert (1, 0) not in table.believed()
    assert table.game.supply[FACE["frayed-ropes"]] == 2


@proves("butcher.banish-draw")
def test_out_of_time_with_his_banishment_chosen_it_is_a_draw() -> None:
    table = hooked(0, (4, 5))
    table.game.round = 17
    table.pass_turns().end()
    assert table.game.outcome is Outcome.DRAW


def test_a_grave_cannot_be_taken_like_evidence() -> None:
    table = dark(spots=[(3, 1), (0, 5)])
    table.game.tokens.append(Token("grave", 0, at(3, 1), status=ON_BOARD))
    assert not table.turn(0).offered("take")
