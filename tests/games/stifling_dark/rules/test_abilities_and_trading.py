"""What Investigators can do that others cannot, and what passes between them."""

from __future__ import annotations

from gloam.games.stifling_dark.cards.deck import CARDS, FACE
from gloam.games.stifling_dark.state import FACE_DOWN
from gloam.games.stifling_dark.view.scene import private
from tests.games.stifling_dark.playing import dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import at

BESIDE = [(1, 1), (1, 2)]


@proves("investigator.aira-major", "investigator.reveal-effects", "ability.major")
def test_aira_searches_two_spaces_without_light() -> None:
    table = dark(["aira-willson", "lucy-belle"], butcher=(4, 5)).turn(0).do("major")
    table.do("space", at(2, 2)).do("space", at(4, 4))
    assert table.game.figure.revealed
    assert table.game.bright == 0
    assert not table.offers("major")
    table = dark(["aira-willson", "lucy-belle"], butcher=(0, 3)).turn(0).do("major")
    table.do("space", at(2, 2)).do("space", at(4, 4))
    assert "nobody-there" in table.words()
    assert not {(2, 2), (4, 5), (3, 4)} & set(table.believed())


@proves("investigator.mitchell-major")
def test_mitchell_searches_round_an_investigator() -> None:
    table = dark(["mitchell-carter", "lucy-belle"], [(0, 0), (3, 4)], butcher=(4, 5)).turn(0)
    table.do("major").do("choose", 1)
    assert table.game.figure.revealed


@proves("investigator.asher-major")
def test_asher_shrugs_his_wounds_off_for_a_turn() -> None:
    wounds = {0: ["panic", "claustrophobia"]}
    table = dark(["asher-palacios", "lucy-belle"], [(1, 2), (0, 5)], wounds=wounds)
    table.one(0).stamina = 3
    table.turn(0)
    assert not table.offered("lock")
    table.do("major")
    assert (table.one(0).stamina, table.game.turn.mp) == (4, 6)
    assert table.offered("lock")


@proves("investigator.brielle-minor", "faq.brielle", "ability.minor")
def test_brielle_lays_as_many_cans_as_she_has() -> None:
    table = dark(["brielle-easton", "lucy-belle"], [(1, 1), (0, 5)], butcher=(1, 2)).turn(0)
    for column in (2, 3):
        table.do("minor").do("can", at(1, column))
    assert table.game.can_supply == 4
    assert not table.game.noises  # the one on his space does not turn
    assert not table.offers("can", at(4, 5))


@proves("investigator.brielle-major", "event.ignored")
def test_brielle_spares_the_team_an_event() -> None:
    table = dark(["brielle-easton", "lucy-belle"], event="updraft").turn(0)
    assert table.game.turn.mp == 3
    table.do("major").end().turn(1)
    assert table.game.turn.mp == 4


@proves("faq.lucy")
def test_lucy_lays_both_barricades_at_once() -> None:
    table = dark(["lucy-belle", "aira-willson"], [(1, 1), (0, 5)]).turn(0).do("major")
    table.do("barricade", at(1, 0)).do("barricade", at(1, 2))
    assert table.game.barricades == 1 << at(1, 0) | 1 << at(1, 2)
    assert (1, 2) in table.goes()


@proves("investigator.mada-major")
def test_mada_rolls_three_times_for_all_his_stamina() -> None:
    table = dark(["mada-rorrim", "aira-willson"], rolls=[0, 2, 5]).turn(0).do("major")
    assert (table.one(0).stamina, table.wounds(0)) == (0, 0)
    assert table.game.turn.mp == 4 + 2 + 3 + 4
    table = dark(["mada-rorrim", "aira-willson"])
    table.one(0).stamina = 4
    assert not table.turn(0).offers("major")


@proves("investigator.vincent-minor", "investigator.vincent-face-down")
def test_vincent_has_tokens_laid_face_down() -> None:
    table = dark(spots=[(2, 5), (0, 0)]).turn(0).do("minor")
    assert table.game.tokens[2].status == FACE_DOWN
    table.go(1, 5).go(1, 4).do("take", 2)
    assert len(table.game.hand(0)) == 2


@proves("investigator.vincent-major")
def test_vincent_needs_a_general_item_to_draw_a_cursed_one() -> None:
    assert not dark().turn(0).offers("major")
    table = dark(hands={0: ["whistle"]}).turn(0).do("major")
    assert len(table.game.hand(0)) == 2


def test_disoriented_has_no_abilities_and_fear_must_use_the_major() -> None:
    table = dark(["lucy-belle", "aira-willson"], wounds={0: ["disoriented"]}).turn(0)
    assert not table.offers("major")
    table = dark(["lucy-belle", "aira-willson"], [(1, 1), (0, 5)])
    table.one(0).must_use_major = 1
    table.turn(0)
    assert not table.offers("end")
    table.do("major").do("barricade", at(1, 0)).do("barricade", at(1, 2))
    assert table.offers("end")


# --- trading ---


@proves("interact.trade", "interact.trade-consent", "item.supply-travels")
def test_items_and_evidence_pass_if_both_agree() -> None:
    table = dark(spots=BESIDE, hands={0: ["glowstick"], 1: ["whistle"]})
    table.one(1).evidence = 1
    table.game.supply[FACE["glowstick"]] = 1
    table.turn(0).do("trade", 1)
    assert not table.offers("done")
    table.do("item", 0, FACE["glowstick"]).do("evidence", 1, 0).do("done")
    assert table.ask.seat == 2
    table.do("agree")
    faces = table.game.pack.faces
    assert {faces[piece] for piece in table.game.hand(1)} == {FACE["glowstick"], FACE["whistle"]}
    assert table.game.supply[FACE["glowstick"]] == 1
    assert (table.one(0).evidence, table.one(1).evidence) == (1, 0)


def test_who_refuses_keeps_everything() -> None:
    table = dark(spots=BESIDE, hands={0: ["whistle"]}).turn(0).do("trade", 1)
    table.do("item", 0, FACE["whistle"]).do("refuse")
    assert len(table.game.hand(0)) == 1


@proves("info.items-team-view")
def test_the_team_sees_each_others_items_and_the_adversary_none() -> None:
    table = dark(hands={0: ["whistle"]})
    name = CARDS[FACE["whistle"]].id
    seen = [name in str(private(table.game, seat)) for seat in range(3)]
    assert seen == [False, True, True]


@proves("info.items-hidden")
def test_the_adversary_does_not_see_what_is_offered() -> None:
    table = dark(spots=BESIDE, hands={0: ["whistle"]}).turn(0).do("trade", 1)
    assert not table.ask.audience & 1


def test_mistrust_neither_trades_nor_is_traded_with() -> None:
    table = dark(spots=BESIDE, hands={0: ["whistle"]}, wounds={1: ["mistrust"]}).turn(0)
    assert not table.offered("trade")


@proves("item.untradable")
def test_a_used_cursed_item_stays() -> None:
    table = dark(spots=BESIDE, hands={0: ["ravens-wing"]}).turn(0)
    assert table.offered("trade") == [(1,)]
    table.do("use", FACE["ravens-wing"])
    assert not table.offered("trade")


@proves("investigator.ibraheem-major")
def test_ibraheem_trades_at_five_spaces() -> None:
    table = dark(["ibraheem-hess", "lucy-belle"], [(1, 0), (1, 5)], hands={0: ["whistle"]}).turn(0)
    assert not table.offered("trade")
    table.do("major").do("choose", 1).do("item", 0, FACE["whistle"]).do("agree")
    assert len(table.game.hand(1)) == 1


# --- Mitchell and Dylan ---


@proves("faq.mitchell", "faq.mitchell-first-aim")
def test_mitchell_turns_his_flashlight_once_and_keeps_what_it_found() -> None:
    """Scenario 5: the first aim finds a token, the second turns away."""
    table = dark(["mitchell-carter", "lucy-belle"], [(1, 0), (0, 5)], butcher=(4, 5)).turn(0)
    table.do("flashlight").do("aim", 0)
    assert ("token-found", 2, at(1, 4), 0) in table.told()
    assert not table.offers("aim", 0)
    table.do("aim", 2700)
    assert not table.game.bright >> at(1, 4) & 1
    assert table.game.bright >> at(2, 0) & 1
    assert table.game.tokens[2].status == 1
    assert table.one(0).charge == 2
    assert table.one(0).acted


@proves("faq.mitchell")
def test_mitchell_turns_his_own_flashlight_and_no_flare() -> None:
    team, flare = ["mitchell-carter", "lucy-belle"], FACE["emergency-flare"]
    table = dark(team, [(1, 0), (0, 5)], hands={0: ["emergency-flare"]}).turn(0)
    table.do("use", flare).do("space", at(2, 0)).do("aim", 0)
    assert not table.offered("aim")  # a Flare is not turned
    table.do("flashlight").do("aim", 0).do("aim", 2700)
    assert [light.aim for light in table.game.lights] == [0, 2700]


@proves("faq.dylan", "faq.dylan-occupied")
def test_dylan_jumps_to_his_token_in_this_turn_or_the_next() -> None:
    table = dark(["dylan-lee", "lucy-belle"], [(1, 1), (0, 5)]).turn(0)
    table.do("major").do("space", at(1, 2)).go(1, 0)
    table.end().turn(1)
    assert not table.offers("jump")
    table.end().end().turn(0)
    for column in (1, 2, 3, 4):
        table.go(1, column)
    table.do("jump")
    assert table.where(0) == (1, 2)
    assert not table.offers("jump")
    table = dark(["dylan-lee", "lucy-belle"], [(1, 1), (0, 5)]).turn(0)
    table.do("major").do("space", at(1, 2)).end().turn(1).end().end().turn(0).end()
    assert table.one(0).artist == -1


# --- Marci and the Whistle ---


@proves("investigator.marci-major", "move.forced-not-move")
def test_marci_moves_two_others_two_spaces_each() -> None:
    team = ["marci-jo", "lucy-belle", "asher-palacios"]
    table = dark(team, [(0, 0), (1, 1), (3, 3)], picks=["panic"]).turn(0).do("major")
    table.do("choose", 1).do("choose", 2)
    table.go(1, 2).do("stop")
    table.go(3, 2)  # through the Window, into the Dark
    assert table.wounds(2) == 1
    table.go(3, 1)
    assert [table.where(who) for who in (1, 2)] == [(1, 2), (3, 1)]
    assert table.game.turn.mp == 4


def test_nobody_is_set_down_on_another() -> None:
    table = dark(["marci-jo", "lucy-belle", "asher-palacios"], [(0, 0), (1, 1), (1, 2)]).turn(0)
    table.do("major").do("choose", 1).do("done")
    table.go(1, 2)
    assert not table.offers("stop")
    table.go(1, 3)
    assert table.where(1) == (1, 3)


def test_a_whistle_brings_others_nearer_and_not_farther() -> None:
    table = dark(spots=[(1, 0), (1, 4)], hands={0: ["whistle"]}).turn(0)
    table.do("use", FACE["whistle"]).do("choose", 1)
    assert (1, 5) not in table.goes()
    table.go(1, 3).go(1, 2)
    assert table.where(1) == (1, 2)


def test_a_slipped_disc_holds_two_items() -> None:
    hands = {0: ["whistle", "cross"]}
    table = dark(spots=[(1, 4), (0, 0)], hands=hands, wounds={0: ["slipped-disc"]})
    table.game.tokens[2].status = 1
    table.turn(0).do("take", 2)
    table.do("discard", FACE["cross"]).do(*table.options()[0])
    assert len(table.game.hand(0)) == 2
