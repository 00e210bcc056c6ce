"""What everybody is told when a rule is carried out: the record that stands in for words."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import FACE
from gloam.games.heart_of_darkness.rules.actions.gates import damage_gate, repair_gate
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import CRAWLER, LOOT, Boat, Outcome, Turn
from gloam.kernel.content.ledger import proves
from tests.games.heart_of_darkness.phases import S, advance, spawn, still
from tests.games.heart_of_darkness.playing import HERO, HeartTable, face, heart

VILLAGE, CAVE, HARBOUR = PLACE["village"], PLACE["cave"], PLACE["harbour"]


def told(table: HeartTable, *words: str) -> list[tuple[str | int, ...]]:
    """The events with these words that a watcher is told too, in order."""
    return [event for event in table.told(60) if event[0] in words]


@proves("heart_of_darkness", "gate.third", "gate.darkness", "gate.permanent", "gate.holds")
def test_what_becomes_of_a_gate() -> None:
    table = still(2, in_force=["The Slipped Leash"])
    gate = PLACE["northern_gate"]
    for _ in range(2):
        damage_gate(table.game, gate, CRAWLER)
    assert table.events()
    assert repair_gate(table.game, gate, 5) == 2
    assert table.events() == []  # it waited for a repair
    assert repair_gate(table.game, gate, 1) == 0
    for _ in range(4):  # what is destroyed takes no more damage
        damage_gate(table.game, gate, CRAWLER)
    assert repair_gate(table.game, gate, 3) == 0
    assert repair_gate(table.game, CAVE, 1) == 0
    assert told(table, "gate-damaged", "gate-repaired", "gate-destroyed", "darkness") == [
        ("gate-damaged", gate, 1),
        ("gate-damaged", gate, 2),
        ("gate-repaired", gate, 2),
        ("gate-damaged", gate, 1),
        ("gate-damaged", gate, 2),
        ("gate-destroyed", gate),
        ("darkness", 2),
    ]


@proves("heart_of_darkness", "boat.free", "boat.arrives", "boat.darkness-five", "boat.once")
def test_the_boat_is_called_and_comes() -> None:
    table = still(2, places={0: "lighthouse"}, hands={0: ["Radio Part"] * 4})
    table.answer("call")
    assert told(table, "boat-called", "darkness") == [("boat-called", 0), ("darkness", 5)]
    assert table.hand(0) == ["Radio Part"]
    assert table.discards() == ["Radio Part"] * 3
    advance(table)
    assert (table.game.round, told(table, "boat-arrived")) == (2, [])
    for who in (0, 1):
        table.answer("would" if who == 0 else "would-not", seat=who)
    table.end_turn().end_turn()
    assert (table.game.round, told(table, "boat-arrived")) == (3, [("boat-arrived",)])


@proves("heart_of_darkness", "win.together", "win.harbour", "win.quests")
def test_the_end_is_told() -> None:
    places = dict.fromkeys((0, 1), "harbour")
    quests = {0: ["The Dead Lamp"], 1: ["The Reliquary"]}
    table = still(2, places=places, completed=quests)
    table.game.boat = Boat(due=1, face_up=True)
    advance(table)
    assert (table.game.outcome, told(table, "won")) == (Outcome.WON, [("won",)])


@proves("heart_of_darkness", "scenario.strike", "scenario.heart", "trap.kills", "guardian.zero")
def test_what_creatures_do() -> None:
    creatures = [("guardian", "old_mine"), ("devourer", "cave"), ("crawler", "swamp")]
    tunnel = PLACE["eastern_tunnel"]
    traps = {"eastern_tunnel": 1}
    table = still(2, places={0: "harbour"}, creatures=creatures, health=2, set_traps=traps)
    advance(table)
    words = ("creature-moved", "trap-sprung", "guardian-wounded", "creature-killed", "absorbed")
    assert told(table, *words, "lost-strength", "darkness") == [
        ("creature-moved", 2, PLACE["old_mine"], tunnel),
        ("trap-sprung", tunnel, 2),
        ("guardian-wounded", 3, 0),
        ("creature-killed", 2, tunnel),
        ("creature-moved", 1, CAVE, HARBOUR),
        ("lost-strength", 0, 1, 2),
        ("creature-moved", 0, PLACE["swamp"], PLACE["heart"]),
        ("absorbed",),
        ("darkness", 2),
    ]
    assert told(table, "traps-used") == [("traps-used", tunnel, 1)]


@proves("heart_of_darkness", "trap.kills", "trap.guardian")
def test_a_trap_is_no_combat_and_nobodys_kill() -> None:
    """An Event that waits for a Crawler killed in Combat goes on."""
    given = {"in_force": ["The Quickening"], "creatures": [("crawler", "old_mine")]}
    table = advance(still(2, set_traps={"cemetery": 1}, **given))
    assert table.creatures() == []
    assert table.events() == ["The Quickening"]
    assert table.game.turn.kills == 0


@proves("heart_of_darkness", "round.phases", "spawn.count", "turn.each-once", "trap.used-up")
def test_the_course_of_a_round() -> None:
    table = still(2, spawn_top=[S["s03"], S["s05"]])
    table.game.immune = (0, 1)
    table = spawn(table, 2)
    assert table.game.immune == ()  # it ends with the phase
    table.answer("would", seat=0).answer("would-not", seat=1)
    table.end_turn().end_turn()
    words = ("revealed", "placed", "turn", "turn-over", "round")
    assert told(table, *words)[:9] == [
        ("revealed", FACE[S["s03"]]),
        ("placed", 0, PLACE["northern_tunnel"]),
        ("revealed", FACE[S["s05"]]),
        ("placed", 0, PLACE["old_mine"]),
        ("turn", 0),
        ("turn-over", 0),
        ("turn", 1),
        ("turn-over", 1),
        ("round", 2),
    ]


@proves("heart_of_darkness", "turn.each-once", "decide.unsure", "advance.recency")
def test_a_turn_begins_afresh() -> None:
    table = still(3, active=0)
    game = table.game
    game.recent = tuple(reversed(range(3)))
    game.waiting = game.players[2:]
    game.turn = Turn(0, 6, (1,), (1,), (1,), 1, 1, 1, 0, (3,))
    table.interrupt(1, "claim", 2)
    table.interrupt(1, "speak", 2)
    table.end_turn().answer("dismiss")
    assert (game.recent, game.waiting) == ((1, 0, 2), ())
    assert game.turn == Turn(2, game.turn.actions)
    assert (game.immune, game.claimants) == ((), ())


@proves("heart_of_darkness", "loot.draw", "hidden.log", "discard.personal", "discard.unseen")
def test_numbers_where_faces_are_hidden() -> None:
    hands = {0: ["Brass Theodolite"]}
    table = heart(2, hands=hands, loot_top=["Pit Pony"]).loot()
    assert told(table, "drew-loot", "looted") == [("looted", 0, VILLAGE), ("drew-loot", 0, 1)]
    assert (table.game.turn.looted, table.hand(0)) == (1, ["Pit Pony", "Brass Theodolite"])
    table.answer("discard").answer("card", "Pit Pony")
    table.answer("discard").answer("card", "Brass Theodolite")
    lost = ("personal-lost", 0, face("Brass Theodolite"))
    assert told(table, "discarded", "personal-lost") == [("discarded", 0), lost]


@proves("heart_of_darkness", "cards.deck-out", "cards.deck-out-when")
def test_a_deck_is_made_anew_for_all_to_see() -> None:
    table = heart(2, empty=[LOOT], discards=["Pit Pony"]).loot()
    assert told(table, "reshuffled", "drew-loot") == [("reshuffled", LOOT), ("drew-loot", 0, 1)]


@proves("heart_of_darkness", "move.action", "heart.protagonist", "curse.gain-heart", "curse.random")
def test_walking_into_the_heart() -> None:
    table = still(2, places={0: "chapel"}).move("heart")
    heart_of_it = [("moved", 0, PLACE["heart"], PLACE["chapel"]), ("drew-curses", 0, 1)]
    assert told(table, "moved", "drew-curses") == heart_of_it
    assert table.game.turn.moved == 1


@proves("heart_of_darkness", "recover.all", "recover.cost", "recover.removed")
def test_what_the_fallen_left() -> None:
    table = still(2, fallen={"stoker": ("village", ["Radio Part", "Pit Pony"])})
    table.answer("recover", "stoker")
    assert told(table, "recovered") == [("recovered", 0, HERO["stoker"], 2)]
    assert (table.game.fallen, table.game.turn.actions) == ({}, 5)


@proves("heart_of_darkness", "combat.dice", "combat.split", "combat.action")
def test_a_fight_with_dice_that_a_card_has_granted() -> None:
    creatures = [("crawler", "village"), ("devourer", "village"), ("crawler", "cave")]
    rolls = [0, 1, 1, 5, 5, 5]
    table = still(2, heroes={0: "stoker"}, creatures=creatures, rolls=rolls)
    table.game.protagonists[0].combat_dice = 2
    table.fight().answer("hit", "devourer")
    assert table.rolls() == [(0, 6, 3)]  # Strength 4
    assert (table.game.protagonists[0].combat_dice, table.game.turn.actions) == (0, 5)
    assert (table.creatures("village"), table.creatures("cave")) == ([], ["crawler"])
    assert table.game.turn.kills == 2


@proves("heart_of_darkness", "trap.used-up", "trap.several")
def test_a_trap_that_noise_has_sprung_is_used_up_at_the_end_of_the_turn() -> None:
    complex_ = PLACE["old_military_complex"]
    creatures, traps = [("crawler", "cave")], {"old_military_complex": 2}
    table = still(2, heroes={0: "stoker"}, creatures=creatures, set_traps=traps).loot()
    assert table.creatures() == []
    assert (table.game.traps[complex_], table.game.sprung[complex_]) == (2, 1)
    table.end_turn()
    assert (table.game.traps[complex_], table.game.sprung) == (1, {})
    assert told(table, "traps-used") == [("traps-used", complex_, 1)]


@proves("heart_of_darkness", "trap.set", "talk.traps", "talk.public-fact")
def test_trap_tokens_are_seen() -> None:
    table = still(3, traps={0: 2}).answer("set-trap").answer("talk", 1)
    table.answer("give-trap", 0, seat=0)
    words = ("set-trap", "talks", "gave-trap")
    assert told(table, *words) == [("set-trap", 0, VILLAGE), ("talks", 0, 1), ("gave-trap", 0, 1)]
    assert [table.game.protagonists[who].traps for who in (0, 1)] == [0, 1]


@proves("heart_of_darkness", "silence.outside-breach", "silence.penalty")
def test_claims_and_what_comes_of_them() -> None:
    table = still(3, active=2)
    table.interrupt(0, "claim", 1)
    table.move("harbour").answer("dismiss")
    assert told(table, "claimed", "dismissed", "breach") == [("claimed", 0, 1), ("dismissed", 1)]
    open_to = [set(table.run.rules.interrupts(table.game, seat)) for seat in range(3)]
    assert not {("claim", 1), ("claim", 2)} & open_to[0]  # once a turn
    assert {("claim", 0), ("claim", 2)} <= open_to[1]
    assert {("claim", 0), ("claim", 1)} <= open_to[2]
    table.interrupt(1, "claim", 0)
    assert not {("claim", 0), ("claim", 1)} & set(table.run.rules.interrupts(table.game, 2))
    table.move("cave").answer("uphold")
    assert told(table, "breach", "drew-curses") == [("breach", 0, 2), ("drew-curses", 0, 2)]
    assert not table.game.accused >= 0


@proves("heart_of_darkness", "setup.profile-public", "setup.personal-item", "killed.replacement")
def test_who_arrives() -> None:
    table = still(2)
    game = table.game
    del game.protagonists[1]
    table.end_turn()
    hero = game.protagonists[1].hero
    assert told(table, "turn", "arrives") == [("turn", 1), ("arrives", 1, hero, VILLAGE)]
    assert len(table.hand(1)) == 1
    assert hero not in game.unused


@proves("heart_of_darkness", "join.leave", "join.newcomer", "join.when", "decide.dead-decider")
def test_who_comes_and_goes() -> None:
    table = still(4, options={"latecomers": "one"})
    game = table.game
    game.recent, game.waiting = tuple(reversed(range(2))), ()
    table.interrupt(3, "join")
    table.interrupt(0, "leave")
    table.end_turn()
    words = ("leave", "join", "left", "killed", "entered")
    assert [event[0] for event in told(table, *words)] == [
        "join",
        "leave",
        "left",
        "killed",
        "entered",
    ]
    assert (game.players, game.recent) == ((1, 2, 3), (1,))
