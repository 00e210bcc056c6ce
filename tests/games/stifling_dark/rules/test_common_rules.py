"""What holds for every game: set-up, spaces, Items without limit, what the Adversary may do."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import CARDS, FACE, scenario_of
from gloam.games.stifling_dark.rules.evidence_and_objectives.objectives import ESCAPE_CARDS
from gloam.games.stifling_dark.rules.setup import hiding_places
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import (
    CARD_POOL,
    LOCKED,
    NONE,
    OBJECTIVE_SUPPLY,
    Light,
    Phase,
)
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from tests.games.stifling_dark.playing import RULES, Dark, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import DOOR, GROUND, at


def fresh(seats: int, **options: str) -> Dark:
    game = RULES.setup(RULES.choices(options), seats, {})
    game.dice = Dice(b"common")
    return Dark(Run.at(RULES, game))


# --- set-up ---


@proves("setup.investigator-kit", "board.parts", "component.tokens", "component.other")
def test_everybody_has_a_board_and_what_belongs_to_it() -> None:
    game = fresh(5).game
    assert len(game.team) == 4
    for one in game.team:
        assert (one.stamina, one.charge, one.major, one.evidence) == (5, 3, True, 0)
        assert one.conditions == {}
    assert game.can_supply == 6
    assert len([token for token in game.tokens if token.kind == "evidence"]) == 2
    full = dark(hands={0: ["emergency-flare"]}, lights=(Light(1, at(0, 5), 0, 127),) * 4).turn(0)
    assert not full.offers("flashlight")  # there are four of them


@proves("setup.order", "setup.adversary-area", "adv.start-hidden", "adv.start-anywhere")
def test_figures_are_placed_before_the_adversary_picks_and_hides() -> None:
    table = fresh(3)
    seen: list[Phase] = []
    while table.game.phase.value < Phase.NEXT.value:
        if table.game.phase not in seen:
            seen.append(table.game.phase)
        if table.game.phase in (Phase.CARDS, Phase.HIDE):
            assert table.ask.audience == 0  # nobody else learns what it picks
            assert all(one.space >= 0 for one in table.game.team)
        if table.ask.about == "start-hidden":
            assert len(table.offered("hide")) == GROUND.size
            assert table.offers("hide", table.one(0).space)
        table.do(*table.options()[0])
    phases = [Phase.PICK, Phase.CARDS, Phase.HIDE, Phase.SHARES]
    assert [phase for phase in seen if phase in phases] == phases
    assert not table.game.figure.revealed
    assert not table.game.knows[table.game.zones[CARD_POOL][0]] & 0b110


@proves("setup.medical-tokens", "count.medical-four", "setup.scenario-cards")
def test_medical_tokens_lie_on_different_spaces_and_objective_items_apart() -> None:
    table = fresh(5)
    while table.game.phase.value < Phase.NEXT.value:
        if table.ask.about == "medical":
            free = [space for (space,) in table.offered("medical")]
            assert not any(table.game.medical >> space & 1 for space in free)
        table.do(*table.options()[0])
    spaces = GROUND.medicals
    assert table.game.medical == sum([1 << space for space in spaces])
    assert len(table.game.zones[OBJECTIVE_SUPPLY]) == 15


@proves("setup.first-game")
def test_a_first_game_is_laid_out_as_suggested() -> None:
    for seats, cards in ((3, 2), (4, 3)):
        table = fresh(seats, first_game="yes", scenario="park")
        assert table.game.scenario == "sawmill"
        assert not table.game.with_events
        picked: list[str] = []
        while table.game.phase in (Phase.PICK, Phase.CARDS):
            key = table.options()[0]
            if key[0] in ("investigator", "card"):
                picked.append(CARDS[key[1]].id)
            table.do(*key)
        names = ["aira-willson", "lucy-belle", "mitchell-carter", "vincent-campbell"]
        assert picked[: seats - 1] == names[: seats - 1]
        assert picked[seats - 1 :] == ["eviscerate", "sinister-gaze", "escalating-terror"][:cards]


@proves("setup.player-aids", "objective.cards")
def test_the_aids_of_a_scenario_are_its_two_objectives() -> None:
    table = dark(spots=[(4, 2), (0, 5)], handed_in=1)
    table.one(0).evidence = 1
    table.turn(0).do("hand-in", 1).do("none")
    assert {ESCAPE_CARDS[n] for (n,) in table.offered("objective")} == {
        "north_gate",
        "garage",
        "banish",
    }


@proves("card.anatomy")
def test_a_card_names_its_scenario_if_it_has_one() -> None:
    assert scenario_of(CARDS[FACE["foggy"]]) == "park"
    assert scenario_of(CARDS[FACE["hazy"]]) == "sawmill"
    assert scenario_of(CARDS[FACE["whistle"]]) == ""
    assert all(card.name and card.texts for card in CARDS)
    assert CARDS[FACE["lockbox"]].involved


@proves("game.round-term", "info.table-talk")
def test_in_a_round_each_has_one_turn_and_their_order_is_talked_over_openly() -> None:
    table = dark()
    assert table.ask.told & 1
    table.turn(1).end()
    assert table.options() == [("turn", 0)]
    table.turn(0).end().end()
    assert table.game.round == 3
    assert set(table.options(1)) == {("turn", 0)}
    assert set(table.options(2)) == {("turn", 1)}


# --- spaces and light ---


@proves("concept.zone", "concept.general-space")
def test_what_is_hidden_in_a_zone_lies_on_a_general_space_of_its_letter() -> None:
    game = fresh(3).game
    for token in game.tokens:
        places = hiding_places(game, token)
        spaces = [GROUND.board.spaces[n] for n in range(GROUND.size) if places >> n & 1]
        assert spaces
        assert {space.kind for space in spaces} <= {"general", "start"}
        if token.kind == "evidence":
            assert {space.zone for space in spaces} == {GROUND.zones[token.home]}


@proves("concept.interaction-space", "move.all-spaces")
def test_any_space_may_be_entered_and_its_icon_says_what_can_be_done_there() -> None:
    table = dark(spots=[(4, 1), (0, 5)])
    table.one(0).evidence = 1
    table.turn(0)
    assert not table.offered("hand-in")
    assert not table.offers("switch")
    assert {(4, 0), (4, 2)} <= set(table.goes())
    assert table.go(4, 2).offered("hand-in") == [(1,)]
    table.game.turn.mp = 4
    assert table.go(4, 1).go(4, 0).offers("switch")


@proves("concept.obstacle")
def test_a_locked_door_stops_steps_and_light() -> None:
    spots = [(1, 2), (0, 5)]
    table = dark(spots=spots, butcher=(3, 2)).turn(0).do("lock", DOOR)
    assert (2, 2) not in table.goes()
    table.do("flashlight").do("aim", 2700)
    assert not table.game.figure.revealed
    table = dark(spots=spots, butcher=(3, 2)).turn(0)
    assert (2, 2) in table.goes()
    table.do("flashlight").do("aim", 2700)
    assert table.game.figure.revealed


@proves("light.levels", "light.override-print", "light.dark-effects")
def test_every_space_has_one_level_and_light_beats_what_is_printed() -> None:
    table = dark(spots=[(4, 1), (0, 5)]).turn(0)
    game = table.game
    assert game.dark == GROUND.dark
    table.go(4, 0).do("switch")
    assert game.bright == GROUND.zone_mask[0]
    assert not game.dark
    assert not game.bright & game.dark
    table.end().turn(1).end().end()
    assert game.dark == GROUND.dark
    game.dim_zones = 1
    table.turn(0).do("flashlight").do("aim", 0)
    assert not game.dark  # nothing darkens what a Dim token has lit


@proves("light.revealed-stay", "light.investigators-unharmed")
def test_what_was_found_stays_and_light_harms_nobody() -> None:
    table = dark(spots=[(4, 0), (0, 5)], evidence=[(3, 1), (4, 4)]).turn(0).do("switch")
    assert table.game.tokens[0].status == 1
    assert table.wounds(0) == 0
    table.end().turn(1).end().end()
    assert not table.game.bright
    assert table.game.tokens[0].status == 1


@proves("component.unlimited")
def test_door_tokens_never_run_out() -> None:
    table = dark(spots=[(1, 2), (0, 5)]).turn(0)
    for _ in range(12):
        table.do("lock", DOOR).do("open", DOOR)
    assert table.do("lock", DOOR).game.gates[DOOR] == LOCKED


# --- Items and Wounds ---


@proves("item.kinds", "item.no-limit", "item.discard-voluntary")
def test_four_kinds_of_items_any_number_of_them_and_none_thrown_away() -> None:
    names = ["whistle", "torch", "cross", "whiskey", "witch-bells", "medkit", "fuse", "lockbox"]
    table = dark(hands={0: names}, spots=[(1, 1), (1, 2)], medical=1 << at(1, 1)).turn(0)
    table.do("medical")
    assert len(table.game.hand(0)) == 9
    assert not table.offered("discard")
    table.do("trade", 1)
    kinds = {CARDS[face].type for _, face in table.offered("item")}
    assert kinds == {"general", "cursed", "medical", "objective"}


@proves("item.cursed", "evidence.once")
def test_a_cursed_item_is_drawn_from_its_own_deck() -> None:
    table = dark(spots=[(4, 2), (0, 5)])
    table.one(0).evidence = 1
    table.turn(0).do("hand-in", 1).do("reward-cursed")
    (piece,) = table.game.hand(0)
    assert CARDS[table.game.pack.faces[piece]].type == "cursed"


@proves("wound.unspecified")
def test_a_wound_without_a_side_is_face_down() -> None:
    table = dark(picks=["panic"])
    gain_wound(table.game, 0)
    assert (table.wounds(0), table.one(0).up) == (1, 0)


@proves("wound.gain", "wound.flip-down", "investigator.asher-minor")
def test_a_free_slot_is_filled_from_the_left_and_an_obstruction_gives_back() -> None:
    team = ["asher-palacios", "aira-willson"]
    wounds = {0: ["panic", "pulled-hammy"]}
    table = dark(team, [(1, 1), (1, 2)], hands={0: ["makeshift-iv"]}, wounds=wounds)
    table.turn(0)
    assert table.game.turn.mp == 2
    table.do("use", FACE["makeshift-iv"]).do("pass", 0, 1, 0).do("agree")
    table.end().turn(1).end().end()
    assert table.turn(0).game.turn.mp == 2  # the second slot is still the second
    gain_wound(table.game, 0, 0)
    assert table.one(0).up == 2
    lung = dark(hands={0: ["medkit"]}, picks=["collapsed-lung"])
    gain_wound(lung.game, 0, 1)
    assert lung.settle().one(0).stamina == 4
    lung.turn(0).do("use", FACE["medkit"]).do("turn-down", 0, 0)
    assert lung.one(0).stamina == 5


# --- the Adversary ---


@proves("adv.turn", "adv.actions-once", "adv.cards-once", "adv.board")
def test_he_moves_acts_and_uses_each_card_once_in_any_order() -> None:
    table = dark(
        spots=[(1, 2), (1, 5)],
        butcher=(1, 4),
        abilities=["sinister-gaze", "escalating-terror"],
        gates=[LOCKED, NONE],
        blocked=1,
    )
    table.game.butcher.stalk = 3
    table.pass_turns().do("card", FACE["escalating-terror"])
    assert not table.offers("card", FACE["escalating-terror"])
    table.do("stalk", 3)
    assert not table.offered("stalk")
    table.go(1, 3).do("attack", 0)
    assert not table.offered("attack")
    table.go(2, 3).do("break", DOOR)
    assert not table.offered("break")
    assert table.offers("card", FACE["sinister-gaze"])
    assert table.offers("end")


@proves("butcher.sight-light")
def test_he_sees_in_the_dark_as_in_the_light() -> None:
    for dim in (0, 1):
        table = dark(spots=[(4, 0), (0, 5)], butcher=(4, 2), dim_zones=dim).pass_turns()
        assert (1,) in table.offered("stalk")
