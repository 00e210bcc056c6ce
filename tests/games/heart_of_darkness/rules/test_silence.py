"""The Silence: what words cost, for how long they are free, and who hears them."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import CURSES, SPAWN_TOP, Outcome, Phase
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.asks import EVERYONE, WATCHER
from gloam.kernel.core.rules import Channel
from tests.games.heart_of_darkness.phases import S, gone_on, still
from tests.games.heart_of_darkness.playing import HeartTable, heart
from tests.playing import seat

SPEAK = ("speak", 2)
THREE = ["Grave-Cold", "Tongue of Ash", "Palsied Hands"]


def channel(table: HeartTable, seat: int, name: str) -> Channel | None:
    found = [c for c in table.run.rules.channels(table.game, seat) if c.name == name]
    return found[0] if found else None


def open_to(table: HeartTable, seat: int) -> list[tuple[str | int, ...]]:
    return list(table.run.rules.interrupts(table.game, seat))


@proves(
    "heart_of_darkness",
    "silence.penalty",
    "silence.breach",
    "curse.gain-silence",
    "silence.chat-object",
)
def test_a_public_word_costs_two_curses() -> None:
    table = still(2)
    price = channel(table, 1, "table")
    assert price is not None
    assert (price.price, price.hears) == (SPEAK, EVERYONE)
    table.interrupt(1, *SPEAK)
    assert len(table.curses(1)) == 2
    assert table.curses(0) == []
    assert table.asked == (0, "act")
    assert table.says("breach", to=0) == [("breach", 1, 2)]


@proves("heart_of_darkness", "silence.own-plans", "silence.chatter", "silence.reactions")
def test_whatever_is_said_by_whomever_the_price_is_the_same() -> None:
    """The table cannot judge what a word means: the active player pays for plans too."""
    table = still(2)
    for who in (0, 1):
        found = channel(table, who, "table")
        assert found is not None
        assert (found.price, found.rule) == (SPEAK, "silence.penalty")
    table.interrupt(0, *SPEAK)
    assert len(table.curses(0)) == 2


@proves(
    "heart_of_darkness", "silence.immunity", "silence.immunity-personal", "silence.each-offender"
)
def test_who_has_paid_goes_on_for_nothing_and_others_pay_for_themselves() -> None:
    table = still(3).interrupt(1, *SPEAK)
    assert isinstance(table, HeartTable)
    free = channel(table, 1, "table")
    assert free is not None
    assert free.price is None
    assert SPEAK not in open_to(table, 1)
    table.interrupt(2, *SPEAK)  # an answer is a breach of one's own
    assert (len(table.curses(1)), len(table.curses(2))) == (2, 2)


@proves("heart_of_darkness", "silence.immunity-ends-action", "silence.immunity-free-action")
def test_immunity_ends_when_the_active_player_begins_something() -> None:
    for key in (("move", "harbour"), ("loot",)):
        table = still(2, heroes={0: "stoker"}, creatures=[("crawler", "cave")])
        table.interrupt(1, *SPEAK)
        table.answer(*key)
        assert SPEAK in open_to(table, 1)
    # Answering within an Action ends nothing.
    creatures = [("crawler", "village"), ("devourer", "village")]
    table = still(2, heroes={0: "stoker"}, creatures=creatures, rolls=[0, 0, 0, 0])
    table.answer("fight")
    table.interrupt(1, *SPEAK)
    table.answer("bare-hands").answer("hit", "crawler")
    assert SPEAK not in open_to(table, 1)


@proves("heart_of_darkness", "silence.immunity-ends-turn")
def test_immunity_ends_with_the_turn_and_the_phase() -> None:
    table = still(2)
    table.interrupt(1, *SPEAK)
    table.end_turn()
    assert table.game.turn.who == 1
    assert SPEAK in open_to(table, 1)
    waiting = still(3)
    waiting.game.phase, waiting.game.waiting = Phase.ORDER, (0, 1, 2)
    waiting = gone_on(waiting.game)
    waiting.interrupt(2, *SPEAK)
    for who, word in enumerate(("would", "would-not", "would-not")):
        waiting.answer(word, seat=who)
    assert SPEAK in open_to(waiting, 2)


@proves("heart_of_darkness", "silence.kill", "curse.two-at-once", "silence.chat-order")
def test_words_may_kill() -> None:
    table = still(3, hands={1: THREE[:2]})
    table.interrupt(1, *SPEAK)
    game = table.game
    assert not game.alive(1)
    assert 1 in game.immune  # the words are heard all the same
    assert table.says("breach")
    assert len(game.zones[CURSES]) == 12
    assert game.darkness == 2


@proves("heart_of_darkness", "silence.kill", "killed.turn-ends", "killed.curses")
def test_an_active_player_who_dies_of_words_ends_the_turn() -> None:
    table = still(2, hands={0: THREE})
    table.interrupt(0, *SPEAK)
    assert table.game.turn.who == 1
    assert table.asked == (1, "act")
    # With a talk open, and in the middle of an Action, that is over too.
    talk = still(2, hands={0: ["Grave-Cold", "Palsied Hands"]})
    talk.answer("talk", 1).interrupt(0, *SPEAK)
    assert (talk.game.turn.who, talk.game.talk) == (1, None)
    fight = still(2, hands={0: [*THREE, "Boarding Axe"]}, creatures=[("crawler", "village")])
    fight.answer("fight")
    fight.interrupt(0, *SPEAK)
    assert fight.game.turn.who == 1
    assert fight.creatures("village") == ["crawler"]


@proves("heart_of_darkness", "silence.kill", "killed.turn-ends")
def test_what_was_under_way_is_swept_together() -> None:
    """Who dies while looking at the deck leaves the cards on top of it."""
    table = still(2, hands={0: [*THREE[:2], "Storm Glass"]}, spawn_top=[S["s01"], S["s03"]])
    table.play("Storm Glass")
    assert len(table.game.zones[table.game.looked_at(0)]) == 2
    table.interrupt(0, *SPEAK)
    assert table.game.zones[table.game.looked_at(0)] == []
    assert len(table.game.zones[SPAWN_TOP]) == 2
    assert table.discards() == ["Storm Glass"]
    assert table.game.turn.who == 1


@proves("heart_of_darkness", "lose.immediate", "lose.no-survivors")
def test_the_last_one_to_die_of_words_loses_the_game_for_all() -> None:
    table = still(2, hands={0: THREE}, places={1: "cave"})
    table.kill(1)
    table.interrupt(0, *SPEAK)
    assert table.game.outcome is Outcome.LOST
    assert table.run.ask is None


@proves("heart_of_darkness", "silence.chat-confirm")
def test_a_price_that_has_changed_is_refused() -> None:
    table = still(2)
    assert SPEAK in open_to(table, 1)
    assert ("speak", 0) not in open_to(table, 1)
    table.interrupt(1, *SPEAK)
    assert not [key for key in open_to(table, 1) if key[0] == "speak"]


@proves("heart_of_darkness", "silence.no-protagonist")
def test_without_a_protagonist_there_is_nobody_to_curse() -> None:
    table = still(3)
    table.kill(2)
    assert not [key for key in open_to(table, 2) if key[0] in ("speak", "confess")]
    assert channel(table, 2, "table") is None
    table.game.phase, table.game.waiting = Phase.ORDER, (1, 2)
    waiting = gone_on(table.game)
    assert waiting.options(2) == [("would",), ("would-not",)]  # signals stay open


@proves("heart_of_darkness", "silence.short-deck", "curse.deck-empty")
def test_a_short_curse_deck_gives_what_there_is() -> None:
    table = heart(2, empty=[CURSES])
    table.interrupt(1, *SPEAK)
    assert table.curses(1) == []
    assert table.game.immune == (1,)


@proves("heart_of_darkness", "silence.solo", "silence.span")
def test_the_silence_has_no_force_in_solo_and_begins_with_the_opening_hands() -> None:
    solo = still(1)
    assert open_to(solo, 0) == [("leave",)]
    assert solo.run.rules.channels(solo.game, 0) == (Channel("table"),)
    opening = seat("heart_of_darkness", 2)
    assert opening.game.phase is Phase.OPENING
    assert SPEAK in opening.run.rules.interrupts(opening.game, 0)
    opening.game.outcome = Outcome.LOST
    assert opening.run.rules.interrupts(opening.game, 0) == ()
    assert opening.run.rules.channels(opening.game, 0) == (Channel("table"),)


@proves("heart_of_darkness", "silence.outside-breach")
def test_breaches_out_of_hearing_are_confessed_or_claimed() -> None:
    table = still(3, active=2)
    table.interrupt(0, "confess")
    assert len(table.curses(0)) == 2
    table.interrupt(0, "claim", 1)
    assert ("claim", 1) not in open_to(table, 2)  # one at a time
    table.move("harbour")
    assert table.asked == (2, "claim")  # the Decider
    table.answer("uphold")
    assert len(table.curses(1)) == 2
    other = still(3, active=2)
    other.interrupt(0, "claim", 1)
    other.move("harbour").answer("dismiss")
    assert other.curses(1) == []


@proves("heart_of_darkness", "silence.rules-talk", "silence.rules-help")
def test_a_teaching_table_has_a_channel_for_the_rules() -> None:
    assert channel(still(2), 0, "rules") is None
    teaching = channel(still(2, options={"silence": "teaching"}), 0, "rules")
    assert teaching is not None
    assert teaching.price is None


@proves("heart_of_darkness", "silence.outside-breach", "silence.chat-object")
def test_at_a_table_of_honour_words_are_free_and_breaches_owned() -> None:
    table = still(2, options={"silence": "honour"})
    found = channel(table, 0, "table")
    assert found is not None
    assert found.price is None
    assert {key[0] for key in open_to(table, 0)} == {"confess", "claim", "leave"}


@proves("heart_of_darkness", "silence.private-talk", "talk.means")
def test_the_two_who_talk_hear_each_other_for_nothing() -> None:
    table = still(3).answer("talk", 2)
    for who in (0, 2):
        private = channel(table, who, "talk")
        assert private is not None
        assert (private.hears, private.price, private.watched) == (5, None, False)
    assert channel(table, 1, "talk") is None
    assert table.curses(0) == []


@proves("heart_of_darkness", "silence.spectators")
def test_watchers_have_no_channel_to_the_table() -> None:
    table = still(2)
    assert table.run.rules.channels(table.game, WATCHER) == ()


@proves("heart_of_darkness", "silence.no-leaks", "hidden.counts")
def test_others_see_numbers_and_no_faces() -> None:
    table = still(2, hands={0: ["Pit Pony", "Radio Part", "Grave-Cold"]})
    before = table.run.rules.public(table.game), table.run.rules.private(table.game, 1)
    table.answer("discard")  # half a choice is nobody's business
    assert table.run.rules.private(table.game, 1) == before[1]
    sheet = next(node for node in before[0] if node.id == "sheet-0")
    lines = {words.key: value for words, value in getattr(sheet, "lines", ())}
    assert (lines["label-loot-held"], lines["label-curses-held"]) == (2, 1)
    assert lines["label-actions"] == 6
    assert not [node for node in before[1] if node.within == "hand-0"]
    assert len([n for n in table.run.rules.private(table.game, 0) if n.within == "hand-0"]) == 3
