"""Rules that a looser test would miss: each of these fails when its rule is broken by hand."""

from __future__ import annotations

import pytest

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.cards.catalogue import CARDS
from gloam.games.heart_of_darkness.rules.actions.traps import gain_trap
from gloam.games.heart_of_darkness.rules.killed import settle_deaths
from gloam.games.heart_of_darkness.rules.map import HARBOUR
from gloam.games.heart_of_darkness.rules.protagonists import lose_sanity, lose_strength
from gloam.games.heart_of_darkness.state import SPAWNS, Boat, Outcome
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import advance, still
from tests.games.heart_of_darkness.playing import HIT, heart

AT_HARBOUR = dict.fromkeys((0, 1), "harbour")
CURSES = ["Grave-Cold", "Palsied Hands", "Leaden Feet", "Magpie Fever", "The Scent"]


@proves("heart_of_darkness", "endround.check", "win.when-checked")
def test_no_further_round_begins_when_all_is_won_or_lost() -> None:
    quests = {0: ["The Reliquary"], 1: ["The Dead Lamp"]}
    table = still(2, places=AT_HARBOUR, completed=quests, creatures=[("crawler", "chapel")])
    table.game.boat = Boat(due=1)
    assert not table.is_over()  # all is there, but nobody looks before the Creatures moved
    advance(table)
    told = [event[0] for event in table.told()]
    assert told.index("absorbed") < told.index("boat-arrived") < told.index("won")
    assert "round" not in told
    assert table.game.outcome is Outcome.WON
    # Without the boat another round begins.
    waiting = advance(still(2, places=AT_HARBOUR, completed=quests))
    assert waiting.says("round")
    assert waiting.game.outcome is None


@proves("heart_of_darkness", "recover.cost", "recover.all")
def test_the_fallen_are_recovered_one_at_a_time() -> None:
    fallen = {"stoker": ("cave", ["Pit Pony"]), "deserter": ("cave", ["Radio Part"])}
    table = still(2, places={0: "cave"}, fallen=fallen, actions=2)
    table.answer("recover", "stoker")
    assert (table.hand(0), table.game.turn.actions) == (["Pit Pony"], 1)
    table.answer("recover", "deserter")
    assert (sorted(table.hand(0)), table.game.turn.actions) == (["Pit Pony", "Radio Part"], 0)
    spent = still(2, places={0: "cave"}, fallen=fallen, actions=0)
    assert not spent.offered("recover")


@proves("heart_of_darkness", "components.trap-tokens", "trapcard.stock-empty")
def test_there_is_no_sixth_trap_token() -> None:
    """Carried and set ones together."""
    hands = {0: ["Gin Trap"]}
    table = still(2, hands=hands, traps={0: 2, 1: 1}, set_traps={"chapel": 1, "swamp": 1})
    assert not table.may("play", "Gin Trap")
    gain_trap(table.game, 0)
    assert table.game.protagonists[0].traps == 2
    one_left = still(2, hands=hands, traps={0: 2}, set_traps={"chapel": 2}, rolls=[HIT] * 3)
    one_left.play("Gin Trap")
    assert one_left.game.protagonists[0].traps == 3
    assert one_left.game.traps_in_stock() == 0


@proves("heart_of_darkness", "join.limits")
def test_four_are_enough() -> None:
    table = still(4)
    table.game.joining = (4,)
    advance(table)
    assert table.game.players == (0, 1, 2, 3)
    assert not table.says("entered")


def test_much_easier_gives_no_curse_quest_or_radio_part_back() -> None:
    parts = ["Radio Part"] * 3
    table = still(
        2,
        hands={0: [*parts, "Grave-Cold", "Palsied Hands", "The Reliquary"]},
        places={0: "lighthouse"},
        options={"much easier": "on"},
    )
    table.answer("call")
    assert table.asked == (0, "act")
    assert "Radio Part" not in table.hand(0)
    cursed = still(2, hands={0: ["Grave-Cold"]}, options={"much easier": "on"}).play("Grave-Cold")
    assert (cursed.asked, cursed.hand(0)) == ((0, "act"), [])
    quest = {"hands": {0: ["The Reliquary"]}, "places": {0: "old_manor"}}
    begun = still(2, options={"much easier": "on"}, **quest).begin("The Reliquary")
    assert (begun.asked, begun.hand(0)) == ((0, "act"), [])


@proves("heart_of_darkness", "combat.split")
@pytest.mark.parametrize("first", ["crawler", "devourer", "guardian"])
def test_hits_fall_as_the_player_likes_and_spare_ones_are_lost(first: str) -> None:
    creatures = [("crawler", "cave"), ("devourer", "cave"), ("guardian", "cave")]
    table = still(
        2,
        heroes={0: "stoker"},
        places={0: "cave"},
        creatures=[*creatures, ("crawler", "harbour")],
        health=1,
        rolls=[HIT] * 4,
    )
    table.fight()
    assert len(table.offered("hit")) == 3
    table.answer("hit", first)
    assert first not in table.creatures("cave")
    assert len(table.offered("hit")) == 2
    left = next(kind for kind in ("crawler", "devourer") if kind != first)
    table.answer("hit", left)
    assert table.creatures("cave") == []  # the third fell on the last; the fourth is lost
    assert table.creatures("harbour") == ["crawler"]
    assert table.asked == (0, "act")


@proves("heart_of_darkness", "killed.curses", "curse.four")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_four_curses_or_more_kill_and_three_do_not(count: int) -> None:
    table = still(3, hands={1: CURSES[:count]})
    settle_deaths(table.game)
    assert table.game.alive(1) == (count < 4)
    assert table.game.darkness == 1 + (count >= 4)


@proves("heart_of_darkness", "killed.curses", "curse.gain-heart")
def test_a_fourth_curse_kills_before_anything_else_is_done() -> None:
    table = heart(3, hands={0: CURSES[:3]}, places={0: "chapel"}, draws=["The Scent"])
    table.move("heart")
    assert not table.game.alive(0)
    assert table.asked[1] == "signal"  # the turn is over


@proves("heart_of_darkness", "expansion.tone", "expansion.spawn")
def test_the_decks_in_play_bring_more_hunters_to_the_western_shores() -> None:
    """Counted in the Spawn decks as they are set up."""

    def hunters(board: str, row: int) -> float:
        game = GAME.rules.setup(GAME.rules.choices({"map": board}), 2, {})
        cards = [CARDS[game.pack.faces[piece]] for piece in game.zones[SPAWNS]]
        rows = [card.row(row)[1] for card in cards if card.rows]
        return sum([bool(icon) for icon in rows]) / len(rows)

    for row in range(3):
        assert hunters("western shores", row) > hunters("island", row)


@proves("heart_of_darkness", "killed.not-a-protagonist", "advance.hunters")
def test_hunters_pass_by_the_dead() -> None:
    """The dead lies nearer, and at the hunter's own Location; it seeks the living."""
    places = {0: "harbour", 1: "cave", 2: "lighthouse"}
    table = still(3, places=places, strength={1: 0}, creatures=[("devourer", "cave")])
    settle_deaths(table.game)
    table = advance(table.renewed())
    assert list(table.game.creatures.values()) == [HARBOUR]
    assert not table.says("stays")
    assert [event[1] for event in table.says("lost-strength")] == [0]


@proves("heart_of_darkness", "killed.not-a-protagonist")
def test_the_dead_lose_nothing_more() -> None:
    table = still(3, strength={1: 0})
    settle_deaths(table.game)
    before = len(table.told())
    lose_strength(table.game, 1, 1)
    lose_sanity(table.game, 1, 1)
    assert len(table.told()) == before
