"""Death, what it leaves behind, and who comes next."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import FACE, PERSONAL_OF
from gloam.games.heart_of_darkness.rules.actions.recover import take_from_fallen
from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.rules.protagonists import (
    lose_sanity,
    lose_strength,
    restore_sanity,
    restore_strength,
)
from gloam.games.heart_of_darkness.state import BOX, CURSES, Outcome
from gloam.kernel.content.ledger import proves
from gloam.kernel.content.piles import distinct_faces, piece_with
from tests.games.heart_of_darkness.phases import advance, still
from tests.games.heart_of_darkness.playing import HERO, HeartTable

APART = {0: "cave", 1: "lighthouse"}


def struck(**given: object) -> HeartTable:
    """Protagonist 1 is killed by a Devourer at the Lighthouse while 0 stands in the Cave."""
    return advance(
        still(
            2,
            places=APART,
            strength={1: 1},
            creatures=[("devourer", "cemetery")],
            **given,
        )
    )


@proves(
    "heart_of_darkness", "killed.strength", "killed.darkness", "darkness.death", "killed.standee"
)
def test_without_strength_a_protagonist_is_killed() -> None:
    table = struck()
    assert table.at(1) == ""
    assert (table.game.alive(1), table.strength(1), table.sanity(1)) == (False, 0, 0)
    assert table.game.darkness == 2
    assert table.game.fallen[HERO["medium"]] == PLACE["lighthouse"]
    assert table.says("killed") == [("killed", 1, HERO["medium"], PLACE["lighthouse"])]
    assert table.says("darkness") == [("darkness", 2)]


@proves("heart_of_darkness", "killed.sanity", "killed.one-death")
def test_without_sanity_too_and_it_is_one_death() -> None:
    table = still(2, places=APART)
    lose_sanity(table.game, 1, 9)
    lose_strength(table.game, 1, 9)
    settle_deaths(table.game)
    assert table.at(1) == ""
    assert table.game.darkness == 2


@proves(
    "heart_of_darkness",
    "protagonist.floor",
    "components.stat-tokens",
    "components.stat-tokens-unbounded",
)
def test_losses_stop_at_zero_and_no_token_is_wanting() -> None:
    table = still(4)
    for who in range(4):
        lose_strength(table.game, who, 2)
        lose_sanity(table.game, who, 3)
    assert [table.strength(who) for who in range(4)] == [1, 0, 0, 1]
    assert [table.sanity(who) for who in range(4)] == [1, 2, 1, 0]
    lose_strength(table.game, 1, 5)
    lose_sanity(table.game, 3, 5)
    assert (table.strength(1), table.sanity(3)) == (0, 0)
    assert table.says("lost-strength")[0] == ("lost-strength", 0, 2, 1)
    assert table.says("lost-sanity")[0] == ("lost-sanity", 0, 3, 1)


@proves("heart_of_darkness", "protagonist.restore-cap", "protagonist.losses")
def test_restoring_stops_at_what_is_printed() -> None:
    table = still(2)
    lose_strength(table.game, 0, 2)
    restore_strength(table.game, 0, 9)
    assert table.strength(0) == 3
    assert table.says("restored-strength") == [("restored-strength", 0, 2, 3)]
    lose_sanity(table.game, 0, 2)
    restore_sanity(table.game, 0, 1)
    assert table.sanity(0) == 3
    restore_sanity(table.game, 0, 2)
    restore_sanity(table.game, 0, 2)
    restored = [("restored-sanity", 0, 1, 3), ("restored-sanity", 0, 1, 4)]
    assert (table.sanity(0), table.says("restored-sanity")) == (4, restored)


@proves("heart_of_darkness", "killed.curses-back", "killed.personal-item", "killed.cards-under")
def test_what_a_killed_protagonist_held() -> None:
    hand = ["Radio Part", "Walnut Planchette", "Grave-Cold", "Pit Pony"]
    table = struck(hands={1: hand})
    game = table.game
    assert table.hand(1) == []
    assert table.names(game.beneath(HERO["medium"])) == ["Pit Pony", "Radio Part"]
    assert "Walnut Planchette" in table.names(BOX)
    assert "Grave-Cold" in table.names(CURSES)


@proves("heart_of_darkness", "killed.begun-quests", "killed.completed-kept", "quest.survives")
def test_completed_quests_are_kept_and_begun_ones_are_not() -> None:
    table = struck(begun={1: ["The Reliquary"]}, completed={1: ["The Dead Lamp"]})
    game = table.game
    assert table.names(game.completed(1)) == ["The Dead Lamp"]
    assert table.names(game.begun(1)) == []
    assert table.names(game.beneath(HERO["medium"])) == ["The Reliquary"]


@proves("heart_of_darkness", "killed.traps-lost", "killed.traps-placed")
def test_trap_tokens_go_back_but_set_traps_stay() -> None:
    table = struck(traps={1: 2}, set_traps={"harbour": 1})
    assert not table.game.alive(1)
    assert table.game.traps[PLACE["harbour"]] == 1
    assert table.game.traps_in_stock() == 4


@proves("heart_of_darkness", "killed.not-a-protagonist")
def test_the_dead_are_nobodys_prey_and_no_partner() -> None:
    table = still(2, places=dict.fromkeys((0, 1), "chapel"), strength={1: 0})
    settle_deaths(table.game)
    table = table.renewed()
    assert not table.offered("talk")
    lose_strength(table.game, 1, 1)
    assert not table.game.alive(1)
    assert not table.says("lost-strength")


@proves("heart_of_darkness", "killed.together", "lose.no-survivors", "lose.no-survivors-reading")
def test_all_dead_at_one_moment_is_a_loss() -> None:
    places = dict.fromkeys((0, 1), "chapel")
    creatures = [("devourer", "chapel"), ("crawler", "old_mine")]
    table = still(2, places=places, strength={0: 1, 1: 1}, creatures=creatures, darkness=3)
    advance(table)
    assert table.creatures("old_mine") == ["crawler"]  # nothing else happens
    assert table.says("lost-nobody")
    assert table.game.outcome is Outcome.LOST
    assert table.game.darkness == 5  # both deaths first
    assert table.game.unused  # others in the box do not help
    assert table.run.result is not None
    assert table.run.result.winners == ()


@proves(
    "heart_of_darkness", "killed.replacement", "killed.replacement-must", "killed.replacement-full"
)
def test_a_fresh_protagonist_at_the_start_of_the_turn() -> None:
    table = still(2, places=APART, strength={1: 0}, rolls=[0])
    settle_deaths(table.game)
    table.end_turn()
    game = table.game
    assert (game.turn.who, table.at(1), game.turn.actions) == (1, "village", 6)
    assert game.protagonists[1].hero == HERO["surgeon"]
    assert (table.strength(1), table.sanity(1)) == (3, 4)
    assert table.asked == (1, "act")


@proves(
    "heart_of_darkness",
    "killed.replacement-cards",
    "setup.late-start-location",
    "setup.steps-two-three",
    "setup.protagonist-pool",
)
def test_the_newcomer_has_the_personal_item_alone_and_was_never_used() -> None:
    table = still(2, places=APART, strength={1: 0}, hands={1: ["Radio Part"]}, rolls=[4])
    settle_deaths(table.game)
    table.end_turn()
    game = table.game
    # Five were left: surgeon, stoker, smuggler, lay sister, deserter.
    assert game.protagonists[1].hero == HERO["deserter"]
    assert distinct_faces(game, game.zones[game.hand(1)]) == [
        PERSONAL_OF[game.protagonists[1].hero]
    ]
    assert table.at(1) == "village"
    assert HERO["medium"] not in game.unused


@proves("heart_of_darkness", "lose.none-available")
def test_without_anybody_to_come_all_is_lost() -> None:
    table = still(2, places=APART, strength={1: 0})
    settle_deaths(table.game)
    table.game.unused = ()
    table.end_turn()
    assert table.game.outcome is Outcome.LOST


# --- recovering ---

FALLEN = {"stoker": ("cave", ["Pit Pony", "The Reliquary", "Radio Part"])}


@proves(
    "heart_of_darkness", "recover.action", "recover.cost", "recover.all", "recover.creatures-ok"
)
def test_one_action_takes_all_that_the_fallen_left() -> None:
    table = still(2, places=APART, fallen=FALLEN, creatures=[("crawler", "cave")])
    table.answer("recover", "stoker")
    assert sorted(table.hand(0)) == ["Pit Pony", "Radio Part", "The Reliquary"]
    assert table.game.turn.actions == 5
    assert not still(2, places={0: "harbour"}, fallen=FALLEN).offered("recover")


@proves("heart_of_darkness", "recover.removed", "recover.begun-quests")
def test_the_fallen_is_gone_and_quests_begin_afresh() -> None:
    table = still(2, places=APART, fallen=FALLEN).answer("recover", "stoker")
    game = table.game
    assert HERO["stoker"] not in game.fallen
    assert HERO["stoker"] not in game.unused
    assert "The Reliquary" in table.hand(0)
    assert table.names(game.begun(0)) == []


@proves("heart_of_darkness", "recover.no-return")
def test_who_was_dealt_and_killed_is_never_dealt_again() -> None:
    table = still(2, places=APART, strength={1: 0}, rolls=[0])
    settle_deaths(table.game)
    table.end_turn()
    game = table.game
    left = {HERO[hero] for hero in ("stoker", "smuggler", "lay-sister", "deserter")}
    assert (game.protagonists[1].hero, set(game.unused)) == (HERO["surgeon"], left)
    lose_strength(game, 1, 9)
    settle_deaths(game)
    assert set(game.unused) == left
    take_from_fallen(game, 0, HERO["surgeon"])
    assert set(game.unused) == left


@proves("heart_of_darkness", "recover.over-limit", "recover.secret")
def test_recovered_cards_may_exceed_the_limit_and_stay_secret() -> None:
    hands = {0: ["Radio Part"] * 4}
    table = still(2, places=APART, fallen=FALLEN, hands=hands).answer("recover", "stoker")
    game = table.game
    assert len(table.hand(0)) == 7
    pony = piece_with(game, game.hand(0), FACE["pit-pony"])
    assert game.knows[pony] & 3 == 1
    assert table.says("recovered") == [("recovered", 0, HERO["stoker"], 3)]
    table.end_turn()
    assert table.asked == (0, "hand-limit")
