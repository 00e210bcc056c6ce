"""Creation: Origins by choice, ready-made or free; variants; what a campaign keeps of it."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import TALENT
from gloam.games.original_sin.cards.deck import CARDS, FACE
from gloam.games.original_sin.rules.between.campaign import save
from gloam.games.original_sin.state import BOTH_HANDS, NO_CARD, Stage
from tests.games.original_sin.between.playing import begun
from tests.games.original_sin.exploring.playing import Party
from tests.games.original_sin.proving import proves

FREE = ("riposte", "rally", "spark-lance", "ice-needle")


def make_freely(table: Party, who: int, id: str) -> Party:
    """An Origin with four skills, a talent, bow and robe of one's own choice."""
    table.do("card", FACE[id])
    if table.asks("ready-made"):
        table.do("no")
    for skill in sorted(FREE, key=lambda one: FACE[one]):
        table.do("card", FACE[skill])
    return table.do("card", table.offered("card")[-1][0]).do("set", 3).do("set", 0)


@proves("create.source-of-rules", "create.four-skills", "create.collar-intact", "setup.items")
def test_an_origin_of_ones_own() -> None:
    table = begun()
    assert table.game.stage is Stage.CREATION
    table.do("card", FACE["fane"]).do("no")
    offered = [CARDS[face] for (face,) in table.offered("card")]
    assert {card.level for card in offered} == {1}
    # marked in ascending order, so that the last school is not among the first to be asked
    assert len({card.school for card in offered}) == 11
    for skill in sorted(FREE, key=lambda one: FACE[one]):
        table.do("card", FACE[skill])
    offered = [CARDS[face] for (face,) in table.offered("card")]
    assert {(card.type, card.level) for card in offered} == {(TALENT, 1)}
    table.do("card", FACE["firm-stance"])
    assert len(table.offered("set")) == 6
    table.do("set", 0)
    assert len(table.offered("set")) == 3
    table.do("set", 2)
    fane = table.one(0)
    assert fane.skills == tuple(sorted([FACE[id] for id in FREE]))
    assert fane.talents == (FACE["firm-stance"],)
    worn = (FACE["heavy-mail"], FACE["starter-sword"], FACE["starter-shield"])
    assert fane.worn == (NO_CARD, *worn, NO_CARD)
    assert (fane.pack, fane.collared, table.game.gold) == ((), True, 0)


@proves("party.unique-origins", "talent.unique", "learn.copies")
def test_nobody_takes_what_others_have() -> None:
    table = begun(3)
    make_freely(table, 0, "ifan")
    table.do("card", FACE["sebille"])
    make_freely_after_no = table.do("no")
    offered = [face for (face,) in make_freely_after_no.offered("card")]
    assert FACE["riposte"] in offered  # two copies
    for skill in sorted(FREE, key=lambda one: FACE[one]):
        table.do("card", FACE[skill])
    assert (table.one(0).talents[0],) not in table.offered("card")
    table.do("card", table.offered("card")[0][0]).do("set", 3).do("set", 0)
    assert (FACE["ifan"],) not in table.offered("card")
    # both copies of Riposte are gone: Vali's build needs one, and cannot be had ready-made
    table.do("card", FACE["vali"])
    assert table.asks("first-skills", 2)
    assert (FACE["riposte"],) not in table.offered("card")


@proves("create.premade", "setup.skills", "setup.collar", "variant.combine")
def test_a_ready_made_party_starts_at_once_and_is_kept() -> None:
    table = begun(2, {"honor": "on", "talents": "unrestricted"})
    table.do("card", FACE["ifan"]).do("yes").do("card", FACE["lohse"]).do("yes")
    assert table.asks("round")
    assert table.one(0).worn[3] == BOTH_HANDS
    assert table.one(0).hand == table.one(0).skills
    assert table.recorded("variants") == [("variants", 1, 1)]
    assert [change[1] for change in table.recorded("sheet")] == ["ifan", "lohse"]
    # later games of the campaign cannot change the variants
    again = begun(2, {}, table.recorded())
    assert (again.game.honor, again.game.unrestricted) == (True, True)


@proves("variant.unrestricted-talents")
def test_unrestricted_talents_are_of_any_level_and_skills_are_not() -> None:
    table = begun(2, {"talents": "unrestricted"})
    table.do("card", FACE["ifan"]).do("no")
    assert {CARDS[face].level for (face,) in table.offered("card")} == {1}
    for skill in sorted(FREE, key=lambda one: FACE[one]):
        table.do("card", FACE[skill])
    assert {CARDS[face].level for (face,) in table.offered("card")} == {1, 2, 3, 4, 5}


def test_a_party_may_be_ready_made_by_a_setting() -> None:
    table = begun(3, {"party": "ready-made"})
    assert [CARDS[origin.face].id for origin in table.game.party] == ["ifan", "lohse", "red-prince"]
    assert table.content().asks("round")


@proves("party.fixed", "variant.solo")
def test_two_seats_lead_a_party_of_three() -> None:
    changes = begun(3, {"party": "ready-made"})
    made = changes.game
    changes.run.state.journal = []
    save(made)
    table = begun(2, {}, changes.recorded())
    assert [table.game.seat_of(who) for who in range(3)] == [0, 1, 0]
    more = begun(4, {}, changes.recorded())
    more.content()
    assert set(more.ask.seats()) == {0, 1, 2}
