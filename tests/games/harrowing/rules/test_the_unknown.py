"""The Unknown, stories, Areas, innate items, Circles, campaigns."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.harrowing import GAME
from gloam.games.harrowing.rules.fate_and_omens import ambushes
from gloam.games.harrowing.rules.leaving_play.cards import discard
from gloam.games.harrowing.rules.legacy.areas import fate_of
from gloam.games.harrowing.rules.legacy.circles import open_circles
from gloam.games.harrowing.rules.ritual_boss_bane import boss_face
from gloam.games.harrowing.state import (
    FEAST,
    INNATE,
    ITEM_DISCARD,
    OUT,
    SET_ASIDE,
    SNATCH,
    STANDARD,
    UNKNOWN,
    Outcome,
    bag,
    discards,
)
from gloam.kernel.campaign.campaign import campaign_of
from tests.games.harrowing.playing import (
    BLANK,
    GRACE,
    RULES,
    HarrowingTable,
    face,
    fresh,
    harrowing,
    proves,
    unlocked,
)
from tests.games.harrowing.stand_ins import book

GATE = ("gate", 0, 0, "open")
CARNIVAL = unlocked("unknown", "areas", "number-3", "number-7")
LATER = unlocked("unknown", *[f"number-{n}" for n in range(1, 14)])
NORTH = 0
AREA_FATE = ("clown", "barker", "puppet")


# --- manifesting ---


@proves("harrowing", "unknown.manifest", "unknown.all-versions", "unknown.manifest-place")
def test_all_cards_of_a_number_join_their_own_discard_pile() -> None:
    table = harrowing(1).call("manifest", 1)
    assert table.discards() == ["tale", "legend"]
    table = harrowing(1).call("manifest", 8)
    assert table.names(ITEM_DISCARD) == ["spare"]
    table = harrowing(1).call("manifest", 12)
    assert "secret-gift" in table.names(SET_ASIDE)


@proves("harrowing", "unknown.manifest-permanent", "setup.manifested", "campaign.record")
def test_a_manifested_card_begins_in_its_deck_from_the_next_game_on() -> None:
    table = harrowing(1).call("manifest", 11)
    assert ("unlock", "number-11") in table.recorded()
    assert table.says("manifested") == [("manifested", 11)]
    assert RULES.unlocked(table.game) == {"unknown", "number-11"}
    later = fresh(1, changes=table.recorded())
    deck = [*later.names(bag(STANDARD)), *later.fate(), *later.down()]
    assert "giant" in deck
    assert "giant" not in fresh(1).names(bag(STANDARD))


@proves("harrowing", "unknown.manifest-this-game")
def test_it_turns_up_once_its_pile_has_been_reshuffled() -> None:
    table = harrowing(1, fate_up=("calm",), fate_down="", empty=[bag(STANDARD)])
    table = table.call("manifest", 11)
    table.invoke(1)
    assert "giant" in [*table.fate(), *table.down()]


@proves("harrowing", "unknown.manifest-empty")
def test_a_number_cannot_be_manifested_twice() -> None:
    table = harrowing(1).call("manifest", 11).call("manifest", 11)
    assert table.discards() == ["giant"]
    assert not table.says("manifested")


@proves("harrowing", "unknown.manifest-other-deck", "unknown.other-numbers")
def test_cards_of_another_circle_stay_outside_and_standard_ones_come_in_any() -> None:
    table = harrowing(1).call("manifest", 5).call("manifest", 6)
    assert RULES.unlocked(table.game) >= {"number-5", "number-6", "circles"}
    assert table.discards() == []
    assert len(harrowing(1).call("manifest", 3).names(bag(1))) == 6
    table = fresh(1, changes=unlocked("number-5", "number-6", "number-11"), options=SECOND)
    assert "giant" in [*table.names(bag(STANDARD)), *table.fate(), *table.down()]


SECOND = {"circle": "second"}


@proves("harrowing", "unknown.sealed-rules", "unknown.sealed-ui")
def test_a_section_opens_with_the_first_card_that_needs_it() -> None:
    table = harrowing(1).call("manifest", 12)
    assert RULES.unlocked(table.game) == {"unknown", "number-12", "innate"}
    assert table.says("section") == [("section", 1)]
    assert not table.call("manifest", 4).says("section")  # it is open already
    table = harrowing(1).call("create_area", 1)
    assert RULES.unlocked(table.game) == {"unknown", "number-3", "areas"}
    table = harrowing(1, rolls=[2, 0, 5]).call("lifewater", 0)
    assert "lifewater" in RULES.unlocked(table.game)


@proves("harrowing", "unknown.card-1", "unknown.first-story")
def test_the_stories_come_with_the_first_boss() -> None:
    hurt = {"lord": 7}
    table = harrowing(2, foes={0: ["lord"]}, boss_health=8, damage=hurt, rolls=[GRACE], omens=2)
    table.act(4)
    assert table.outcome is Outcome.WON
    assert ("unlock", "number-1") in table.recorded()
    assert ("ended", 1) in table.recorded()


@proves("harrowing", "unknown.first-story")
def test_or_at_the_latest_with_the_third_game_in_which_a_fate_was_refilled() -> None:
    table = harrowing(1, changes=[("played",), ("played",)]).call("leave_map", 0, 0)
    assert table.outcome is Outcome.LOST
    assert not [change for change in table.recorded() if change[0] == "unlock"]  # not refilled
    twice = [("played",), ("played",)]
    drawn = ["dark", "rite", "rain"]
    table = harrowing(1, fate_up=("calm",), fate_down="", draws=drawn, changes=twice)
    table.invoke(1)
    assert ("played",) in table.recorded()
    table = table.call("leave_map", 0, 0)  # and it is lost
    assert table.outcome is Outcome.LOST
    assert ("unlock", "number-1") in table.recorded()
    assert 1 in fresh(1, changes=[*twice, ("played",)]).game.manifested  # or given up


@proves("harrowing", "unknown.card-3", "unknown.card-7", "unknown.card-13", "unknown.cards-9-12")
def test_numbers_that_are_known() -> None:
    known = {card.id: card.number for card in book().cards if card.number}
    assert (known["clown"], known["grounds"], known["mawgrinder"]) == (3, 7, 13)
    for entry, number in ((14, 9), (15, 10), (17, 11), (18, 12), (10, 13)):
        assert number in harrowing(1).call("entry", 0, entry).game.manifested
    table = harrowing(1).call("manifest", 7).call("create_area", 1)
    assert table.game.manifested == {3, 7}


# --- stories ---


@proves("harrowing", "story.place", "story.standard-only", "area.no-story")
def test_stories_are_manifested_into_the_standard_discards_even_from_an_area() -> None:
    spots = [("grounds", 0, 0, "open")]
    table = harrowing(1, spots=spots, changes=CARNIVAL).call("manifest", 1)
    assert table.discards(STANDARD) == ["tale", "legend"]
    assert table.discards(1) == []


@proves("harrowing", "story.every-game", "setup.story", "circle.story")
def test_all_unlocked_stories_are_in_every_later_game_of_any_circle() -> None:
    for circle in ("first", "second"):
        table = fresh(1, changes=LATER, options={"circle": circle})
        deck = [*table.names(bag(STANDARD)), *table.fate(), *table.down()]
        assert {"tale", "legend"} <= {*deck}


@proves("harrowing", "story.resolve", "story.again", "story.marks")
def test_a_story_is_told_once_one_a_game_and_then_discarded() -> None:
    table = harrowing(1, fate_up=("tale", "legend"), changes=unlocked("number-1"))
    table.invoke(1)
    assert 2 in table.game.manifested
    assert table.game.told == {"tale"}
    assert ("tell", "tale") in table.recorded()
    assert "tale" in table.discards()
    table.invoke(1).sins(0)  # a second one is told as it is later
    assert 4 not in table.game.manifested
    told = [*unlocked("number-1"), ("tell", "tale")]
    table = harrowing(1, fate_up=("tale", "calm"), changes=told)
    table.invoke(1).sins(0)
    assert 2 not in table.game.manifested
    assert not book().cards[face("tale")].scene


@proves("harrowing", "unknown.sealed-rules", "story.again", "unknown.first-story", "story.marks")
def test_a_later_game_knows_what_earlier_ones_opened_and_told() -> None:
    changes = [*unlocked("unknown", "lifewater", "number-1"), ("tell", "tale"), ("played",)]
    game = fresh(1, changes=changes).game
    assert (set(game.opened), set(game.manifested)) == ({"unknown", "lifewater"}, {1})
    assert (set(game.told), game.played, game.counted) == ({"tale"}, 1, False)
    table = harrowing(1, fate_up=("tale", "calm"), changes=unlocked("number-1"))
    table.invoke(1)
    assert table.says("story") == [("story", face("tale"))]


@proves("harrowing", "unknown.first-story")
def test_a_game_counts_once_however_often_its_fate_is_refilled() -> None:
    table = harrowing(1, fate_up=("calm",), fate_down="", empty=[bag(STANDARD)], omens=0)
    table.invoke(1).invoke(1).invoke(1)
    assert table.game.played == 1
    assert table.recorded().count(("played",)) == 1


# --- Areas ---


@proves("harrowing", "area.own-deck", "area.created", "area.outside", "eye.setup-not-refill")
def test_the_first_location_of_an_area_brings_its_deck_and_fate() -> None:
    table = harrowing(2, fate_up=("grounds", "calm"), changes=CARNIVAL)
    assert len(table.names(bag(1))) == 6
    table.invoke(1).answer("place", NORTH)
    assert (len(table.fate(1)), len(table.down(1))) == (2, 1)
    assert table.game.fates == (0, 1)
    assert table.says("area") == [("area", 1)]
    assert table.game.hunted() == 0


@proves("harrowing", "area.unmanifested", "area.bleak-carnival")
def test_a_deck_that_is_still_unknown_is_manifested_then() -> None:
    table = harrowing(1, fate_up=("grounds", "calm"), changes=unlocked("number-7"))
    table.invoke(1).answer("place", NORTH)
    assert 3 in table.game.manifested
    assert len(table.fate(1)) == 2


@proves("harrowing", "area.reference", "area.invoke-only", "area.entering-mid-effect")
def test_who_is_in_an_area_uses_its_fate_and_no_other() -> None:
    table = two_places()
    assert (fate_of(table.game, 0), fate_of(table.game, 1)) == (1, 0)
    assert {key[0] for key in table.offered("invoke", 0)} == {1}
    assert {key[0] for key in table.offered("invoke", 1)} == {0}
    table.game.at[0] = table.game.at[1]
    assert fate_of(table.game, 0) == 0


def two_places(seats: int = 2, drawn: Sequence[str] = AREA_FATE) -> HarrowingTable:
    """The first effigy at the Carnival, whose Fate is known, the others at the gate."""
    spots = [("grounds", 0, 0, "open"), ("gate", 0, 1, "open")]
    away = dict.fromkeys(range(1, seats), "gate")
    table = harrowing(seats, spots=spots, changes=CARNIVAL, at=away, draws=drawn)
    return table.call("create_area", 1)


@proves("harrowing", "area.discard-home")
def test_a_card_is_discarded_to_the_pile_of_its_own_deck() -> None:
    table = two_places()
    table.invoke(1, deck=1)
    assert table.discards(1) == ["clown"]
    table.game.at[0] = table.game.at[1]
    assert table.discards(0) == []


@proves("harrowing", "area.refill", "area.eye", "fate.several-empty")
def test_each_fate_refills_from_its_own_deck_and_passes_the_eye() -> None:
    table = two_places()
    table.invoke(1, deck=1).invoke(1, deck=1).invoke(0, deck=1)
    assert table.game.hunted() == 1
    assert (len(table.fate(1)), len(table.down(1))) == (2, 1) or len(table.fate(1)) == 2
    table = two_places()
    game = table.game
    for zone in (2, 3, 6, 7):
        game.zones[zone].clear()
    table = table.call("gain_omens", 0, 0)
    assert [event[1] for event in table.says("refilled")] == [0, 1]
    assert game.hunted() == 0  # once for each


@proves("harrowing", "ambush.other-fate", "area.leaves-map")
def test_an_ambush_of_another_fate_binds_the_hunted_but_not_when_its_area_is_gone() -> None:
    table = two_places(2, ("trick", "clown", "barker"))
    table = table.call("give_eye", 1)
    assert table.options(1) == [("invoke", 1, 1)]
    assert table.options(0) == []
    table.game.at[0] = table.game.at[1]
    table = table.call("leave_map", 0, table.spot("grounds"))
    assert ambushes(table.game) == []
    assert table.fate(1) == ["trick", "clown"]
    assert table.may("act", FEAST, seat=0)


@proves("harrowing", "area.location-rules")
def test_a_location_of_an_area_follows_the_ordinary_rules() -> None:
    table = harrowing(1, fate_up=("grounds", "calm"), changes=CARNIVAL)
    table.invoke(1).answer("place", NORTH)
    assert table.closed("grounds")
    table = table.call("move", 0, 1)
    assert table.is_open  # it cannot be entered before it is opened


# --- innate items ---


INNATE_OPEN = unlocked("unknown", "innate", "number-4")


@proves("harrowing", "setup.innate", "setup.innate-order")
@proves("harrowing", "innate.gain-at-start", "innate.set-aside")
def test_each_effigy_may_gain_one_the_hunted_first() -> None:
    table = fresh(2, changes=INNATE_OPEN, values={0: [1] * 7, 1: [2] * 7})
    assert table.asked == (1, "innate")
    assert table.options() == [("innate", 0), ("innate", 1), ("none",)]
    table.answer("innate", 1)
    assert table.says("innate") == [("innate", 1, face("sight"))]
    assert table.names(INNATE + 1) == ["sight"]
    assert table.options() == [("innate", 0), ("none",)]
    table.answer("none")
    assert table.is_open
    assert "gift" not in table.names(8)


@proves("harrowing", "setup.order", "setup.omens")
def test_omens_come_after_innate_items() -> None:
    table = fresh(2, changes=INNATE_OPEN, values={0: [1] * 7, 1: [2] * 7})
    table.answer("innate", 1)
    assert table.game.omens == [0, 0]
    table.answer("none")
    assert table.game.omens == [3, 3]


@proves("harrowing", "innate.no-column", "innate.no-tier", "innate.own-only")
def test_an_innate_item_is_always_active_stands_in_no_column_and_cannot_be_taken() -> None:
    held = {0: ["sight"], 1: ["gift"]}
    table = harrowing(2, innate=held, changes=INNATE_OPEN, rolls=[BLANK])
    table.act(SNATCH)
    assert table.rolled()[-1] == ("rolled", 0, 5, 0, 1)  # one more Grace
    assert table.is_open  # and nothing to snatch with it
    assert table.names(INNATE + 1) == ["gift"]
    table = harrowing(2, innate=held, changes=INNATE_OPEN, corrupt={1: {0: 3}}).call(
        "heal", 1, 1, 0
    )
    assert table.asked == (1, "trigger")  # whenever it heals


@proves("harrowing", "innate.more-than-one", "lifewater.grace-4", "lifewater.grace-4-detail")
def test_more_than_one_may_be_held() -> None:
    table = harrowing(1, innate={0: ["sight"]}, changes=INNATE_OPEN).call("entry", 0, 24)
    table.answer("first").answer("innate", 0)
    assert table.names(INNATE) == ["sight", "gift"]
    table = harrowing(1).call("entry", 0, 24)
    assert table.ask.about == ("loot", 1, 2)  # there is none


@proves("harrowing", "innate.discard")
def test_a_discarded_innate_item_is_set_aside() -> None:
    table = harrowing(1, innate={0: ["sight"]}, changes=INNATE_OPEN)
    discard(table.game, face("sight"))
    assert "sight" in table.names(SET_ASIDE)


# --- Circles ---


@proves("harrowing", "circle.second", "circle.choose", "circle.any-unlocked", "setup.circle")
def test_a_second_circle_may_be_chosen_once_it_is_open() -> None:
    both = campaign_of(unlocked("number-5", "number-6"))
    assert open_circles(both) == (0, 1)
    assert open_circles({}) == (0,)
    for half in (5, 6):
        assert open_circles(campaign_of(unlocked(f"number-{half}"))) == (0,)
    table = fresh(2, changes=unlocked("number-5", "number-6"), options=SECOND)
    assert table.map() == {"second-gate": (0, 0)}


@proves("harrowing", "setup.circle-chooser", "circle.origins")
@proves("harrowing", "boss.per-circle", "circle.shared-items")
def test_its_origins_and_boss_are_used_and_the_items_are_the_same() -> None:
    table = fresh(2, changes=unlocked("number-5", "number-6"), options=SECOND)
    assert boss_face(table.game) == face("queen")
    first = fresh(2)
    assert sorted([*table.names(8), *table.trove()]) == sorted([*first.names(8), *first.trove()])


@proves("harrowing", "circle.same-setup", "circle.nine", "circle.scope")
def test_everything_else_is_as_usual() -> None:
    table = fresh(2, changes=unlocked("number-5", "number-6"), options=SECOND)
    assert len(table.trove()) == 3
    assert table.game.circle == 1
    assert face("rat") not in table.game.pack.faces


# --- campaigns ---


@proves("harrowing", "campaign.one-shot")
def test_a_table_by_itself_begins_with_what_it_chose() -> None:
    bundles = RULES.one_shot
    names = list(bundles)
    assert bundles[names[0]] == ()
    game = RULES.setup(RULES.choices({}), 1, campaign_of(bundles[names[-1]]))
    assert game.zones[UNKNOWN] == []


def test_what_is_manifested_in_an_imagined_world_stays_unknown() -> None:
    table = harrowing(1)
    table.game.imagined = True
    table = table.call("manifest", 1)
    assert table.discards() == []
    assert "tale" in table.names(UNKNOWN)
    assert discards(STANDARD) == 1
    assert "tale" not in table.names(OUT)


def test_the_history_of_a_campaign_calls_what_is_gone_by_its_name() -> None:
    said = GAME.words.say(GAME.rules.change_words(("obliterate", "aluminum-bat")))
    assert said == "Aluminum Bat is destroyed for good."
    assert GAME.words.say(GAME.rules.change_words(("unlock", "number-3")))


def test_whatever_is_sealed_can_be_opened() -> None:
    openable = {change[1] for change in GAME.rules.one_shot["open"]}
    assert GAME.files.seals <= openable
