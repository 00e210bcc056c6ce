"""Talk and Trade."""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, FACE
from gloam.games.heart_of_darkness.rules.silence import talking
from gloam.games.heart_of_darkness.state import Talk
from gloam.kernel.content.ledger import proves
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import WAIT
from gloam.kernel.core.state import transcript
from tests.games.heart_of_darkness.phases import still
from tests.games.heart_of_darkness.playing import HeartTable


def talk(seats: int = 3, **given: object) -> HeartTable:
    """0 has opened a talk with 1."""
    return still(seats, **given).answer("talk", 1)


@proves("heart_of_darkness", "talk.action", "talk.partner-cannot-refuse", "talk.creatures-ok")
def test_one_action_opens_a_talk_with_somebody_here() -> None:
    table = still(3, places={2: "cave"}, creatures=[("crawler", "village")])
    assert table.offered("talk") == [(1,)]
    heart_of_it = still(3, places={0: "heart", 1: "heart", 2: "cave"})
    assert heart_of_it.offered("talk") == [(1,)]
    table.answer("talk", 1)
    assert table.game.turn.actions == 5
    assert table.game.talk == Talk(0, 1)


@proves("heart_of_darkness", "talk.single", "talk.channel")
def test_one_partner_at_a_time_until_the_next_action() -> None:
    table = talk(hands={0: ["Pit Pony"]})
    assert talking(table.game) == 3
    table.answer("talk", 2, seat=0)
    assert (talking(table.game), table.game.turn.actions) == (5, 4)
    table.answer("give-card", 0, seat=0).answer("card", "Pit Pony")
    assert talking(table.game) == 5  # giving does not close it
    table.answer("move", "harbour", seat=0)
    assert talking(table.game) == 0


@proves("heart_of_darkness", "talk.look", "talk.look-all")
def test_each_sees_the_others_whole_hand() -> None:
    table = talk(hands={0: ["Pit Pony"], 1: ["Radio Part", "Grave-Cold"]})
    game = table.game
    assert [game.knows[piece] & 7 for piece in game.zones[game.hand(1)]] == [3, 3]
    assert [game.knows[piece] & 7 for piece in game.zones[game.hand(0)]] == [3]
    table.interrupt(0, "speak", 2)  # Curses drawn while the channel is open are seen too
    assert [game.knows[piece] & 7 for piece in game.zones[game.hand(0)]] == [3, 3, 3]
    table.interrupt(1, "speak", 2)
    assert {game.knows[piece] & 7 for piece in game.zones[game.hand(1)]} == {3}
    table.interrupt(2, "speak", 2)  # who is not in the talk shows nothing
    assert {game.knows[piece] & 7 for piece in game.zones[game.hand(2)]} == {4}


@proves("heart_of_darkness", "talk.give", "talk.consent")
def test_each_side_gives_what_it_will() -> None:
    table = talk(hands={0: ["Pit Pony", "Radio Part"], 1: ["Keg of Mortar"]})
    table.answer("give-card", 1, seat=1)
    assert table.asked == (1, "give")
    table.answer("card", "Keg of Mortar")
    table.answer("give-card", 0, seat=0).answer("card", "Radio Part")
    assert sorted(table.hand(0)) == ["Keg of Mortar", "Pit Pony"]
    assert table.hand(1) == ["Radio Part"]
    assert ("give-card", 1) not in table.options(0)  # nothing is taken


@proves("heart_of_darkness", "talk.not-personal", "personal.not-traded", "talk.not-curses")
def test_personal_items_and_curses_stay() -> None:
    hands = {0: ["Brass Theodolite", "Grave-Cold"], 1: ["Pit Pony"]}
    table = talk(hands=hands)
    assert ("give-card", 0) not in table.options(0)
    table.answer("give-card", 1, seat=1)
    assert table.options() == [("card", FACE["pit-pony"])]


@proves("heart_of_darkness", "talk.placed-quests")
def test_quests_on_the_table_are_not_traded() -> None:
    table = talk(begun={0: ["The Reliquary"]}, completed={0: ["The Dead Lamp"]})
    assert not [key for key in table.options(0) if key[0] == "give-card"]


@proves("heart_of_darkness", "talk.traps")
def test_trap_tokens_change_hands() -> None:
    table = talk(traps={0: 1, 1: 2})
    table.answer("give-trap", 1, seat=1).answer("give-trap", 0, seat=0)
    assert [table.game.protagonists[who].traps for who in (0, 1)] == [1, 2]
    table.answer("give-trap", 0, seat=0)
    assert [table.game.protagonists[who].traps for who in (0, 1)] == [0, 3]


@proves("heart_of_darkness", "talk.public-fact")
def test_everybody_sees_how_many_change_hands_but_not_what() -> None:
    table = talk(hands={0: ["Pit Pony", "Radio Part"]})
    table.answer("give-card", 0, seat=0).answer("card", "Radio Part")
    assert table.says("talks", to=2) == [("talks", 0, 1)]
    assert table.says("gave-card", to=2) == [("gave-card", 0, 1)]
    journal = [entry for part in [*(table.run.journals or [])] for entry in part]
    moves = [entry for entry in transcript(journal, 2) if entry[0] == 1]
    assert [entry[1] for entry in moves] == [-1]
    part = piece_with(table.game, table.game.hand(1), FACE["radio-part"])
    assert table.game.knows[part] & 7 == 3


@proves("heart_of_darkness", "talk.consent")
def test_the_partner_may_have_nothing_to_give() -> None:
    table = talk(hands={1: ["Pit Pony"]})
    assert table.ask.seat == 1
    table.answer(*WAIT)
    assert table.ask.seat == 0
    table.answer("give-card", 1, seat=1)  # and may still think better of it
    assert table.asked == (1, "give")


@proves("heart_of_darkness", "decide.card-wins", "talk.action")
def test_a_card_that_says_otherwise_is_right() -> None:
    """A Benefit lets its owner talk at a distance, which the rules do not."""
    far = {0: "village", 1: "harbour"}
    assert not still(2, places=far).offered("talk")
    reaching = [card for card in CARDS if "Talk and Trade up to" in card.texts.get("benefit", "")]
    assert reaching
    assert still(2, places=far, completed={0: [reaching[0].name]}).offered("talk") == [(1,)]
