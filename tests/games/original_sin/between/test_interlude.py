"""The interlude, scenes of the Hall of Echoes, restarts, giving up, Honor, and what is kept."""

from __future__ import annotations

from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.rules.between.campaign import save
from gloam.games.original_sin.rules.between.interlude import recover_all
from gloam.games.original_sin.state import IN_DECK, NO_CARD, Outcome, Stage
from tests.games.original_sin.between.playing import begun, left
from tests.games.original_sin.exploring.playing import explore
from tests.games.original_sin.proving import proves


@proves("interlude.order", "finish.interlude", "interlude.merchant-optional", "finish.clean")
def test_level_up_then_items_then_the_merchant() -> None:
    table = left(gold=3, level_up=True)
    assert table.game.stage is Stage.INTERLUDE
    assert set(table.game.where) == {IN_DECK}
    table.do("turn", 0, seat=0)
    for _ in range(2):
        table.do("card", table.offered("card")[0][0]).do("card", table.offered("card")[0][0])
        table.do("done")
    table.content()
    assert table.asks("merchant")
    table.vote("leave")
    assert table.game.outcome is Outcome.LEFT
    assert table.game.gold == 3


@proves("interlude.recover", "interlude.heal-always", "interlude.cleared-cards", "talent.flip-back")
def test_everybody_is_whole_again_whatever_holds_them() -> None:
    game = left().game
    ifan, prince = game.party
    ifan.hp, prince.hp, ifan.source = 0, 3, 0
    prince.track = ((FACE["poisoned"], 3, True), (FACE["conjure-incarnate"], 4, True))
    prince.skills = (FACE["conjure-incarnate"],)
    prince.hand, prince.summon = (), FACE["summon-incarnate"]
    prince.summoner = FACE["conjure-incarnate"]
    ifan.summon, ifan.spent = FACE["summon-wolf"], (FACE["lucky-coin"],)
    recover_all(game)
    ifan, prince = game.party
    assert (ifan.hp, prince.hp, ifan.source) == (26, 28, 2)
    assert not ifan.spent
    assert not prince.track
    assert FACE["conjure-incarnate"] in prince.hand
    assert (prince.summon, ifan.summon) == (NO_CARD, FACE["summon-wolf"])


@proves("equip.free-times", "trade.free-times", "session.not-saved")
def test_items_are_rearranged_and_traded_for_nothing_and_each_moves_once() -> None:
    table = left(packs={0: ["healing-potion"]})
    assert table.asks("rest-items", 0)
    table.do("give", 1, 5)
    assert table.one(1).pack == (FACE["healing-potion"],)
    assert ("take", 1, 5) not in table.options()
    table.do("done")
    assert table.asks("rest-items", 1)
    assert ("give", 0, 5) not in table.options()
    table.do("store", 1)
    assert table.one(1).worn[1] == NO_CARD
    table.content()
    assert table.game.outcome is Outcome.LEFT


@proves("session.saved", "summon.lasting", "campaign.sessions", "learn.permanent")
def test_a_party_goes_on_where_it_stopped() -> None:
    table = left(["ifan", "fane"], gold=1, packs={1: ["healing-potion"]}, collared=False)
    game = table.game
    game.party[0].summon = FACE["summon-wolf"]
    game.party[1].skills = tuple(sorted((*game.party[1].skills, FACE["hourglass"])))
    table.content()
    while table.run.ask is not None:
        table.vote("leave")
    earlier = [("variants", 0, 0), ("journal", 3), ("level", 2), ("collars",)]
    after = begun(2, {}, [*earlier, *table.recorded()])
    assert after.game.place.id == "meadow"
    assert (after.game.level, after.game.gold, after.game.journal_cards) == (2, 1, (3,))
    assert [CARDS[one.face].id for one in after.game.party] == ["ifan", "fane"]
    assert after.one(0).summon == FACE["summon-wolf"]
    assert after.one(1).pack == (FACE["healing-potion"],)
    assert FACE["hourglass"] in after.one(1).hand
    assert (after.one(0).worn, after.one(0).collared) == (game.party[0].worn, False)
    assert after.one(0).hp == 32  # the card of the party's level
    assert after.asks("rest-items", 0)


@proves("campaign.echoes", "learn.source-skills", "skill.source-unique", "source.collar-break")
def test_a_scene_is_answered_and_unlocks_the_source_skill() -> None:
    table = left(["fane", "ifan"], scene=2, collared=False)
    assert table.asks("scene", 0, 2)
    table.do("option", 1)
    assert FACE["hourglass"] in table.one(0).skills
    assert table.game.gold == 1
    assert table.asks("scene", 1, 2)
    table.do("option", 1)
    assert FACE["wolfs-volley"] in table.one(1).hand
    assert table.recorded("scene") == [("scene", "fane", 2, 1), ("scene", "ifan", 2, 1)]
    # with collars on nothing is unlocked
    held = left(["fane", "ifan"], scene=2).do("option", 1)
    assert FACE["hourglass"] not in held.one(0).skills


@proves("party.giving-up", "session.when", "restart.reset")
def test_all_may_give_a_location_up_and_end_the_session() -> None:
    table = explore()
    table.game.gold = 2
    table.round("give-up").do("yes", seat=0).do("no", seat=1)
    assert table.asks("round")
    table.round("give-up").vote("yes")
    assert table.asks("end-session")
    assert table.game.gold == 0
    assert table.recorded("restart") == [("restart", "mill")]
    table.vote("stop")
    assert table.game.outcome is Outcome.STOPPED
    assert table.run.result is not None
    assert table.run.result.winners == ()


@proves("variant.honor")
def test_in_honor_mode_a_restart_ends_the_campaign_and_nothing_is_kept() -> None:
    table = explore()
    table.game.honor = True
    table.round("give-up").vote("yes")
    assert table.game.outcome is Outcome.FALLEN
    before = [("variants", 1, 0), ("journal", 3), ("gold", 5), ("exit", "meadow")]
    sheets = begun(2, {"party": "ready-made"})
    sheets.game.journal = []
    save(sheets.game)
    again = begun(2, {}, [*before, *sheets.recorded(), *table.recorded()])
    assert again.asks("choose-origin")
    assert (again.game.place.id, again.game.honor) == ("mill", True)
    assert (again.game.gold, again.game.journal_cards) == (0, ())


@proves("campaign.end", "campaign.goal", "journal.symbols", "exit.several")
def test_a_final_exit_wins_the_campaign_by_its_foremost_symbol() -> None:
    table = left(["ifan", "fane"]).content()
    after = begun(2, {}, table.recorded())
    after.game.journal_cards = (1,)
    after.content().round("explore").all_travel("1", "1")
    assert after.game.outcome is Outcome.ENDED
    assert after.recorded("ending") == [("ending", "balance")]
    assert after.run.result is not None
    assert after.run.result.winners == (0, 1)
