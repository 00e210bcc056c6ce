"""What Investigators may do when the Adversary strikes: Jacket, Axe, Mirror, Foot, Dice, Coin."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.rules.wounds import gain_wound
from gloam.games.stifling_dark.state import GENERAL_DISCARD, Outcome
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.state import Journal, transcript
from gloam.kernel.present.show import scene
from tests.games.stifling_dark.playing import Dark, dark
from tests.games.stifling_dark.proving import proves
from tests.games.stifling_dark.yard import at

PASS = ("pass",)
ALONE = [(4, 1), (0, 5)]  # nobody is near the first
SIX = 5  # what a D6 shows, as `roll(6)` gives it
JACKET, AXE, MIRROR = FACE["leather-jacket"], FACE["inscribed-axe"], FACE["hexed-mirror"]
FOOT, DICE = FACE["rabbits-foot"], FACE["lucky-dice"]


def struck(*, attack: str = "onslaught", **given: object) -> Dark:
    """The Butcher attacks the first Investigator, who is next to him."""
    given.setdefault("spots", ALONE)
    given.setdefault("butcher", (4, 2))
    table = dark(attack=attack, **given)  # type: ignore[arg-type]  # handed on as they came
    table.game.butcher.stalk = 1
    return table.pass_turns().do("attack", 0)


# --- who is asked ---


@proves("info.items-hidden")
def test_everybody_who_might_react_is_asked_whatever_they_hold() -> None:
    holds = struck(hands={0: ["leather-jacket"]}, picks=["panic", "drain"])
    holds_not = struck(hands={0: ["whistle"]}, picks=["panic", "drain"])
    for table in (holds, holds_not):
        assert table.ask.about == ("gaining-up", 0)
    assert holds.options() == [("react", JACKET, 0), PASS]
    assert holds_not.options() == [PASS]
    seen = [transcript(table.game.journal or [], 0) for table in (holds, holds_not)]
    assert seen[0] == seen[1]


def test_nobody_is_asked_for_a_card_that_is_gone_or_without_one_that_looks_like_it() -> None:
    table = struck(hands={0: ["whistle", "hexed-mirror"]}, picks=["panic", "drain"])
    assert table.ask.about == ("attacked", 0)
    assert table.do("pass").ask.about == ("gaining-up", 0)
    table = dark(
        hands={0: ["whistle", "hexed-mirror"]}, spots=ALONE, butcher=(4, 2), attack="onslaught"
    )
    for name in ("leather-jacket", "inscribed-axe"):
        face = FACE[name]
        zone = next(z for z, pile in enumerate(table.game.zones) if has(table, pile, face))
        table.game.move(piece_with(table.game, zone, face), GENERAL_DISCARD)
    table.game.butcher.stalk = 1
    assert table.pass_turns().do("attack", 0).wounds(0) == 2
    assert struck().wounds(0) == 2


def has(table: Dark, pile: Sequence[int], face: int) -> bool:
    return any(table.game.pack.faces[piece] == face for piece in pile)


# --- Leather Jacket ---


@proves("item.one-use", "wound.gain")
def test_a_leather_jacket_lets_face_up_wounds_land_face_down() -> None:
    table = struck(hands={0: ["leather-jacket"]}, picks=["panic", "drain"])
    table.do("react", JACKET, 0)
    assert (table.wounds(0), table.one(0).up) == (2, 0)
    assert not table.game.hand(0)
    table = struck(attack="rend", hands={0: ["leather-jacket"]}, picks=["panic", "drain", "fear"])
    table.do("wound", FACE["drain"]).do("react", JACKET, 0)
    assert (table.wounds(0), table.one(0).up) == (1, 0)


def bleeding(item: str) -> Dark:
    """Somebody is about to gain a face-up Wound that nobody has dealt."""
    return dark(hands={0: [item]}, picks=["panic"], conditions={0: ["bleeding"]}).turn(0).end()


def test_a_jacket_helps_against_wounds_that_nobody_has_dealt() -> None:
    table = bleeding("leather-jacket").do("react", JACKET, 0)
    assert (table.wounds(0), table.one(0).up) == (1, 0)
    table = bleeding("leather-jacket").do("pass")
    assert (table.wounds(0), table.one(0).up) == (1, 1)
    assert len(table.game.hand(0)) == 1


def test_whether_a_bleeding_investigator_has_a_jacket_the_adversary_does_not_learn() -> None:
    tables = [bleeding("leather-jacket"), bleeding("whistle")]
    adversary_sees_the_same(tables)
    adversary_sees_the_same([table.do("pass") for table in tables])
    assert bleeding("hexed-mirror").wounds(0) == 1  # its back is another one


def adversary_sees_the_same(tables: Sequence[Dark]) -> None:
    """In one game somebody holds a card, in the other they do not."""
    one, other = (transcript(told_so_far(table), 0) for table in tables)
    assert one == other
    assert scene(tables[0].run, 0) == scene(tables[1].run, 0)


def told_so_far(table: Dark) -> Journal:
    journals = [*(table.run.journals or []), table.game.journal or []]
    return [entry for journal in journals for entry in journal]


# --- Inscribed Axe ---


@proves("track.obstruction")
def test_an_inscribed_axe_turns_the_attack_to_another() -> None:
    table = struck(attack="eviscerate", hands={0: ["inscribed-axe"]}).do("react", AXE, 0)
    table.do("choose", 1)
    assert FACE["bleeding"] in table.one(1).conditions
    assert FACE["bleeding"] not in table.one(0).conditions
    assert (table.one(0).stamina, table.one(0).stamina_blocked) == (0, 1)
    assert table.wounds(0) == 0


# --- Hexed Mirror ---


@proves("move.forced-not-move")
def test_a_hexed_mirror_swaps_places_with_who_was_wounded() -> None:
    table = struck(hands={1: ["hexed-mirror"]}, picks=["panic", "drain"])
    assert table.ask.about == ("other-wounded", 0)
    assert table.wounds(0) == 2
    table.do("react", MIRROR, 1)
    assert (table.where(0), table.where(1)) == ((0, 5), (4, 1))


# --- Rabbit's Foot ---


def fatal(rolls: Sequence[int] = ()) -> Dark:
    wounds = {0: ["panic", "drain", "breathless"]}
    hands = {0: ["rabbits-foot"]}
    return struck(wounds=wounds, hands=hands, picks=["fumble"], rolls=rolls).do("pass")


@proves("wound.fourth-kills")
def test_a_rabbits_foot_may_keep_one_alive() -> None:
    table = fatal(rolls=[4, SIX, 0])
    assert table.ask.about == ("fatal", 0)
    table.do("react", FOOT, 0)
    assert table.game.outcome is None
    assert table.wounds(0) == 4
    table.end().turn(0).end()  # it is rolled again as each turn ends
    assert table.game.outcome is None
    table.turn(1).end().end()
    table.turn(0).end()
    assert table.game.outcome is Outcome.ADVERSARY


@proves("wound.fourth-kills")
def test_without_luck_or_if_attacked_again_one_dies() -> None:
    assert fatal(rolls=[3]).do("react", FOOT, 0).game.outcome is Outcome.ADVERSARY
    assert fatal().do("pass").game.outcome is Outcome.ADVERSARY
    table = fatal(rolls=[4, 4]).do("react", FOOT, 0).end()
    table.game.butcher.stalk = 1
    table.pass_turns().do("attack", 0)
    assert table.game.outcome is Outcome.ADVERSARY


# --- Lucky Dice ---


@proves("component.dice", "component.sprint-faces")
def test_lucky_dice_roll_again_and_keep_either() -> None:
    table = dark(hands={0: ["lucky-dice"]}, rolls=[0, 5]).turn(0).do("sprint")
    assert table.game.turn.mp == 4
    table.do("use", DICE)
    assert table.offered("keep-roll") == [(2,), (4,)]
    table.do("keep-roll", 4)
    assert table.game.supply[DICE] == 1
    table.do("pass")  # there is another use, which is not wanted
    assert table.game.turn.mp == 8


@proves("info.items-hidden")
def test_whether_who_rolls_has_lucky_dice_the_adversary_does_not_learn() -> None:
    hands = ["lucky-dice"], ["whistle"]
    tables = [dark(hands={0: hand}, rolls=[0]).turn(0).do("sprint") for hand in hands]
    adversary_sees_the_same(tables)
    adversary_sees_the_same([table.do("pass") for table in tables])


@proves("item.supply", "concept.d6")
def test_dice_are_used_up_and_others_roll_once() -> None:
    table = dark(hands={0: ["lucky-dice", "whiskey"]}, rolls=[0, 0, 2]).turn(0)
    table.do("use", FACE["whiskey"]).do("use", DICE).do("keep-roll", 1).do("use", DICE).do(
        "keep-roll", 3
    )
    assert table.options() == [("stamina",), ("charge",)]
    assert not table.game.hand(0)
    table = dark(hands={0: ["lucky-dice"]}, rolls=[0]).turn(1).do("sprint")
    assert table.game.turn.mp == 6


def test_dice_that_two_rolls_have_used_up_are_gone_for_a_third() -> None:
    """A Sprint under a Pyrocumulus rolls twice; both are pondered before either is made anew."""
    table = dark(hands={0: ["lucky-dice"]}, event="pyrocumulus", rolls=[0, 0, 0, 0]).turn(0)
    table.do("sprint").do("use", DICE).do("use", DICE)
    assert not table.game.hand(0)
    table.do("keep-roll", 1).do("keep-roll", 2)
    assert table.game.turn.mp == 6


# --- Mada's Coin ---

MADA = ["mada-rorrim", "aira-willson", "lucy-belle"]


def gazed_at(coin: bool = True, **given: object) -> Dark:
    """A Sinister Gaze at the second and the third; Mada is near the second."""
    spots = [(1, 1), (1, 4), (0, 5)]
    table = dark(MADA, spots, **given)  # type: ignore[arg-type]  # handed on as they came
    table.game.butcher.stalk = 1
    table.one(0).coin = coin
    table.pass_turns().do("card", FACE["sinister-gaze"]).do("gaze", 1).do("gaze", 2)
    return table.do("give", FACE["darkness"]).do("give", FACE["darkness"])


@proves("investigator.mada-minor", "move.effect-no-share")
def test_madas_coin_lets_him_name_new_targets() -> None:
    table = gazed_at(rolls=[0])
    assert table.ask.seat == 1
    spaces = {key[1] for key in table.offered("flip") if key[0] == 1}
    assert spaces == {at(0, 4), at(1, 3), at(1, 5), at(2, 4)}
    assert not [key for key in table.offered("flip") if key[0] == 2]  # five spaces away
    table.do("flip", 1, at(1, 3))
    assert (table.where(0), table.one(0).coin) == ((1, 3), False)
    table.do("gaze", 0).do("gaze", 2).do("give", FACE["choking-fear"]).do("give", FACE["darkness"])
    assert [list(one.conditions) for one in table.game.team] == [
        [FACE["choking-fear"]],
        [],
        [FACE["darkness"]],
    ]


@proves("investigator.mada-minor")
def test_on_a_frown_the_adversary_aims_anew_and_without_a_coin_nobody_does() -> None:
    table = gazed_at(rolls=[1]).do("flip", 1, at(1, 3))
    assert table.ask.seat == 0
    assert table.offered("gaze")
    assert FACE["darkness"] in gazed_at(coin=False).one(1).conditions
    assert FACE["darkness"] in gazed_at().do("no").one(1).conditions


@proves("investigator.mada-minor")
def test_the_coin_is_earned_by_revealing_and_places_tokens_anew_at_any_distance() -> None:
    table = dark(MADA[:2], [(1, 0), (0, 5)], butcher=(1, 3), abilities=["evil-eye"], rolls=[0])
    table.turn(0).do("flashlight").do("aim", 0)
    assert table.one(0).coin
    table.pass_turns().do("card", FACE["evil-eye"]).do("space", at(0, 0)).do("space", at(0, 1))
    table.do("flip-tokens").do("space", at(0, 2)).do("space", at(0, 3))
    assert table.game.butcher.eyes == 1 << at(0, 2) | 1 << at(0, 3)
    other = dark(["aira-willson", "mada-rorrim"], [(1, 0), (0, 5)], butcher=(1, 3))
    other.turn(0).do("flashlight").do("aim", 0)
    assert not other.one(1).coin


def test_a_fatal_wound_in_ones_own_turn_asks_too() -> None:
    table = dark(hands={0: ["rabbits-foot"]}, wounds={0: ["panic", "drain", "breathless"]})
    table.script([SIX])
    gain_wound(table.game, 0, 0)
    table.settle()
    assert table.ask.about == ("fatal", 0)
    table.do("react", FOOT, 0)
    assert table.one(0).lives_on == 5
