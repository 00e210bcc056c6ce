"""What is shown, what an option says, and why something is not possible."""

from __future__ import annotations

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.cards.catalogue import FACE
from gloam.games.heart_of_darkness.state import DESTROYED, LOOT, Boat
from gloam.kernel.content.ledger import proves
from gloam.kernel.present.scene import Card, Dice, Face, Token, Track
from gloam.kernel.present.show import prompt, scene
from tests.games.heart_of_darkness.phases import still
from tests.games.heart_of_darkness.playing import HeartTable, heart


def tokens(table: HeartTable) -> dict[str, Token]:
    return {node.id: node for node in scene(table.run, 0).public if isinstance(node, Token)}


def why(table: HeartTable) -> dict[str, str]:
    """The rules that say no, by what is said."""
    found = table.run.rules.blocked(table.game, table.ask.seat, table.ask)
    assert all(GAME.words.say(entry.words) for entry in found)
    return {entry.words.key.removeprefix("blocked-"): entry.rule for entry in found}


def dice(table: HeartTable) -> Dice | None:
    return next((n for n in scene(table.run, 1).public if isinstance(n, Dice)), None)


def test_a_roll_lies_on_the_table_until_the_next_action() -> None:
    creatures = [("crawler", "cave"), ("devourer", "cave")]
    table = still(
        2, heroes={0: "stoker"}, places={0: "cave"}, creatures=creatures, rolls=[1, 2, 5, 3]
    )
    assert dice(table) is None
    table.fight()
    shown = dice(table)
    assert shown is not None
    assert (shown.values, shown.hits) == ((2, 3, 6, 4), (True, False, False, False))
    assert shown.faces == ("hit", "blank", "blank", "blank")
    assert (shown.rerolled, shown.need) == ((0, 0, 0, 0), 2)
    table.answer("hit", "crawler")
    assert dice(table) == shown, "the next action is asked for, and not yet begun"
    table.move("harbour")
    assert dice(table) is None


def test_the_map_shows_all_that_is_on_it() -> None:
    table = still(
        2,
        places={1: "cave"},
        creatures=[("crawler", "swamp"), ("crawler", "swamp"), ("guardian", "cave")],
        health=4,
        gates={"northern_gate": 2, "eastern_gate": DESTROYED},
        set_traps={"chapel": 2},
        fallen={"stoker": ("harbour", ["Pit Pony"])},
    )
    table.game.boat = Boat(due=9)
    shown = tokens(table)
    assert shown["creature-0-3"].amount == 2
    assert shown["creature-0-3"].within == "place-swamp"
    guardian = next(node for node in shown.values() if node.icon == "guardian")
    assert guardian.label is not None
    assert GAME.words.say(guardian.label) == "Guardian, health 4"
    icons = sorted(node.icon for node in shown.values())
    assert icons == sorted(
        ["crawler", "guardian", "gate-damaged", "gate-destroyed", "trap", "fallen", "boat-down"]
        + [f"hero-{hero}" for hero in (2, 3)]
    )
    tracks = {n.id: n for n in scene(table.run, 0).public if isinstance(n, Track)}
    assert (tracks["darkness"].value, tracks["darkness"].high) == (1, 7)


@proves("heart_of_darkness", "hidden.hands", "hidden.decks")
def test_a_seat_sees_its_own_cards_and_what_it_remembers() -> None:
    table = heart(2, hands={0: ["Pit Pony", "Pit Pony"], 1: ["Radio Part"]})
    mine = [n for n in scene(table.run, 0).private if isinstance(n, Card)]
    assert [(node.within, node.face) for node in mine] == [("hand-0", "pit-pony")] * 2
    assert not [node for node in scene(table.run, 1).private if node.within == "hand-0"]
    table.answer("talk", 1)
    known = [n for n in scene(table.run, 0).private if n.within == "hand-1"]
    assert [node.marks for node in known] == [("known",)]


@proves("heart_of_darkness", "hidden.counts")
def test_personal_items_are_seen_by_all() -> None:
    table = still(2, hands={0: ["Brass Theodolite", "Pit Pony"]})
    public = [n for n in scene(table.run, 1).public if n.within == "hand-0"]
    assert [getattr(node, "face", "") for node in public] == ["theodolite"]


def test_why_a_location_cannot_be_used() -> None:
    table = still(2, heroes={0: "stoker"}).loot()
    assert why(table)["used"] == "location.once"
    table = still(2, creatures=[("crawler", "village")])
    assert why(table)["creature-here"] == "location.no-creature"
    table = still(2, places={0: "northern_gate"}, gates={"northern_gate": DESTROYED})
    assert why(table)["gate-destroyed"] == "location.repair-not-destroyed"
    assert why(heart(2, empty=[LOOT]))["no-loot-left"] == "loot.empty"
    table = still(2, places={0: "northern_tunnel"}, in_force=["The Drowned Tunnels"])
    assert why(table)["tunnels-closed"] == "event.effect"


def test_why_there_is_no_further_action() -> None:
    assert why(still(2, actions=0))["no-actions"] == "turn.up-to"
    table = still(2, heroes={0: "stoker"}, creatures=[("crawler", "village")], rolls=[5] * 4)
    assert why(table.fight())["fought"] == "combat.once"
    hard = still(2, options={"hard": "on"}, creatures=[("guardian", "village")], health=2)
    assert why(hard)["guardian-here"] == "difficulty.hard"


def test_why_a_card_cannot_be_played() -> None:
    hand = ["Radio Part", "Boarding Axe", "The Reliquary", "Grave-Cold", "Field Dressing"]
    found = why(still(2, places={0: "harbour"}, hands={0: hand}))
    assert found["parts"] == "boat.parts-alone"
    assert found["weapon"] == "weapon.not-otherwise"
    assert found["quest"] == "quest.begin"
    assert found["curse"] == "curse.play-to-discard"
    assert found["no-effect"] == "play.no-effect"
    three = still(2, places={0: "harbour"}, hands={0: ["Radio Part"] * 3})
    assert why(three)["lighthouse"] == "boat.summon"
    three.game.boat = Boat(due=9)
    assert why(three)["boat-called"] == "boat.once"
    table = still(2, hands={0: ["Gin Trap"]}, traps={0: 5})
    assert why(table)["no-trap-token"] == "trapcard.stock-empty"


def test_options_name_what_they_touch_and_the_rule_behind_them() -> None:
    table = still(2, places={0: "northern_gate"}, gates={"northern_gate": 2})
    described = {
        key: table.run.rules.describe(table.game, 0, table.ask, key) for key in table.options()
    }
    move = described["move", 9]
    assert GAME.words.say(move.words) == "Move to the Cemetery"
    assert (move.touches, move.rule) == (("place-cemetery",), "move.action")
    repair = described["repair", 2]
    assert GAME.words.say(repair.words) == "Repair the Northern Gate: 2 tokens"
    assert repair.rule == "location.repair"
    held = still(2, hands={0: ["Field Dressing"]}, strength={0: 1})
    play = held.run.rules.describe(held.game, 0, held.ask, ("play", FACE["field-dressing"]))
    assert play.touches == ("hand-0/field-dressing",)


def test_options_tell_how_many_actions_they_cost() -> None:
    for key in [("move", 9), ("repair", 1), ("repair", 2)]:
        table = still(2, places={0: "northern_gate"}, gates={"northern_gate": 2})
        before = table.game.turn.actions
        note = table.run.rules.describe(table.game, 0, table.ask, key).note
        assert note is not None
        table.answer(*key)
        assert note.args == {"n": before - table.game.turn.actions}
    assert table.run.rules.describe(table.game, 0, table.ask, ("end",)).note is None


def test_the_prompt_counts_actions_and_cards_too_many() -> None:
    def asks(table: HeartTable) -> str:
        shown = prompt(table.run, 0)
        assert shown is not None
        return GAME.words.say(shown.words)

    hand = [*["Radio Part"] * 5, "Pit Pony", "Field Dressing"]
    table = still(2, hands={0: hand})
    assert f"{table.game.turn.actions} Actions left" in asks(table)
    table.game.turn.actions = 0
    table.answer("discard").answer(*table.options()[0])
    assert "No Action is left" in asks(table)
    table = still(2, hands={0: hand}).end_turn()
    assert "2 cards must go" in asks(table)
    assert "discard one card" in asks(table.answer(*table.options()[0]))


def test_equal_cards_are_one_option_at_each_of_them() -> None:
    table = still(2, hands={0: ["Radio Part", "Radio Part", "Pit Pony"]}).answer("discard")
    described = [
        table.run.rules.describe(table.game, 0, table.ask, key).touches for key in table.options()
    ]
    assert sorted(described) == [
        ("hand-0/pit-pony",),
        ("hand-0/radio-part", "hand-0/radio-part/1"),
    ]
    assert {id for touched in described for id in touched} == set(cards_shown(table, 0, "hand-0"))


def test_a_spawn_card_reads_which_creature_comes_and_where() -> None:
    faces = {node.id: node for node in GAME.rules.fixed(still(2).game) if isinstance(node, Face)}
    assert faces["s02-something-knocks-below"].lines == (
        "Crawler: Lighthouse",
        "Devourer: Cave",
        "Crawler: Northern Gate",
    )


def test_what_is_observed_has_one_length() -> None:
    rules = GAME.rules
    lengths = {
        len(rules.observe(table.game, seat))
        for table in (still(2), still(2, hands={0: ["Pit Pony"] * 2}, darkness=4), still(4))
        for seat in (0, 1)
    }
    assert len(lengths) == 1


def cards_shown(table: HeartTable, seat: int, within: str) -> list[str]:
    return [
        node.id
        for node in scene(table.run, seat).private
        if isinstance(node, Card) and node.within == within
    ]


@proves("heart_of_darkness", "talk.look-all", "talk.channel", "hidden.hands")
def test_a_partners_hand_closes_with_the_talk() -> None:
    table = still(2, hands={0: ["Pit Pony"], 1: ["Radio Part", "Grave-Cold"]})
    assert cards_shown(table, 0, "hand-1") == []
    table.answer("talk", 1)
    assert len(cards_shown(table, 0, "hand-1")) == 2
    assert len(cards_shown(table, 1, "hand-0")) == 1
    table.move("harbour") if table.ask.seat == 0 else table.answer("move", "harbour", seat=0)
    assert cards_shown(table, 0, "hand-1") == cards_shown(table, 1, "hand-0") == []


@proves("heart_of_darkness", "discard.unseen", "discard.face-down")
def test_loot_discards_cannot_be_looked_through() -> None:
    table = still(2, hands={0: ["Felt Slippers", "Pit Pony"]})
    table.play("Felt Slippers").answer("discard").answer("card", "Pit Pony")
    assert len(table.discards()) == 2
    for seat in (0, 1):
        assert cards_shown(table, seat, "loot-discard") == []


@proves("heart_of_darkness", "ritual.failure")
def test_what_an_option_risks_is_said_before() -> None:
    """Nobody learns only afterwards what a failed Ritual brings, and what does not come back."""
    held = ["Ritual of Banishment", "Coal Shovel"]
    near = [("crawler", "village")]
    table = still(1, heroes={0: "stoker"}, hands={0: held}, creatures=near)
    risks = {"play-ritual": ("a Curse if it fails", False)}
    assert risky(table) == risks
    table.answer("discard")
    assert risky(table) == {"card-discard": ("it does not come back", True)}


def risky(table: HeartTable) -> dict[str, tuple[str, bool]]:
    """What options of cards warn of, and whether one is asked once more."""
    found = [table.run.rules.describe(table.game, 0, table.ask, key) for key in table.ask.offer(0)]
    return {
        one.words.key.removeprefix("option-"): (GAME.words.say(one.note), one.grave)
        for one in found
        if one.note is not None and one.note.key != "note-actions"
    }
