"""Setting up: Protagonists, decks, the opening hands."""

from __future__ import annotations

from gloam.games.heart_of_darkness import GAME
from gloam.games.heart_of_darkness.cards.catalogue import (
    CURSE,
    EVENT,
    PERSONAL,
    PERSONAL_OF,
    QUEST,
    RADIO_PART,
    SPAWN,
    TYPE,
)
from gloam.games.heart_of_darkness.cards.decks import pack
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.state import (
    ASIDE,
    CURSES,
    FALLEN,
    LOOT,
    LOOT_DISCARD,
    NO_CARD,
    NO_ONE,
    SPAWNS,
    Difficulty,
    Heart,
    Phase,
    Turn,
)
from gloam.games.heart_of_darkness.view.board import fixed_nodes
from gloam.kernel.content.ledger import proves
from gloam.kernel.core.data import dump
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.core.state import transcript
from gloam.kernel.present.scene import Face, Text
from gloam.kernel.present.show import scene
from tests.games.heart_of_darkness.phases import S, still
from tests.playing import Table, seat


def begun(seats: int = 3, **options: str) -> Table:
    return seat("heart_of_darkness", seats, options=options)


def kinds(game: Heart, zone: int) -> set[str]:
    return {TYPE[game.pack.faces[piece]] for piece in game.zones[zone]}


@proves(
    "heart_of_darkness", "setup.protagonist-random", "setup.profile-public", "setup.start-location"
)
def test_everybody_is_dealt_a_protagonist_at_the_stranded_ship() -> None:
    met: set[tuple[int, ...]] = set()
    for seed in range(12):
        run = Run.start(GAME.rules, 3, Dice(b"deal %d" % seed))
        game: Heart = run.state
        heroes = tuple([one.hero for one in game.protagonists.values()])
        met.add(heroes)
        assert len(set(heroes)) == 3
        assert game.here(PLACE["stranded_ship"]) == [0, 1, 2]
        assert not set(game.unused) & set(heroes)
    assert len(met) > 6
    sheets = [node for node in scene(run, 1).public if node.id == "sheet-0"]
    assert sheets[0].label is not None
    assert sheets[0].label.key == "label-sheet"


@proves("heart_of_darkness", "setup.personal-item", "setup.unused-aside", "personal.gained")
def test_everybody_has_the_personal_item_of_the_protagonist() -> None:
    game = begun().game
    for who in range(3):
        held = [game.pack.faces[piece] for piece in game.zones[game.hand(who)]]
        assert PERSONAL_OF[game.protagonists[who].hero] in held
        assert [TYPE[face] for face in held].count(PERSONAL) == 1
    assert len(game.zones[ASIDE]) == 4
    assert kinds(game, ASIDE) == {PERSONAL}


@proves("heart_of_darkness", "setup.spawn-deck", "setup.curse-deck", "setup.loot-deck")
def test_three_decks() -> None:
    game = begun().game
    assert kinds(game, SPAWNS) == {SPAWN, EVENT}
    assert len(game.zones[SPAWNS]) == 30
    assert len(game.pack.faces) == 97
    assert kinds(game, CURSES) == {CURSE}
    assert PERSONAL not in kinds(game, LOOT)
    everywhere = [*game.zones[LOOT], *(p for who in range(3) for p in game.zones[game.hand(who)])]
    faces = [game.pack.faces[piece] for piece in everywhere]
    assert [TYPE[face] for face in faces].count(QUEST) == 6
    assert faces.count(RADIO_PART) == 5


@proves("heart_of_darkness", "setup.opening-draw", "setup.opening-draw-source")
def test_three_are_drawn_and_one_given_up() -> None:
    table = begun()
    assert [len(table.game.zones[table.game.hand(who)]) for who in range(3)] == [4, 4, 4]
    for who in range(3):
        assert all(key[0] == "discard" for key in table.options(who))
        assert {TYPE[key[1]] for key in table.options(who)} & {PERSONAL, CURSE} == set()
        table.answer(*table.options(who)[0], seat=who)
    assert [len(table.game.zones[table.game.hand(who)]) for who in range(3)] == [3, 3, 3]


@proves("heart_of_darkness", "setup.opening-choice", "setup.opening-discard")
def test_nobody_sees_what_another_gives_up() -> None:
    table = begun()
    assert table.ask.form == "together"
    assert table.game.phase is Phase.OPENING
    for who in (2, 0, 1):
        table.answer(*table.options(who)[0], seat=who)
    game: Heart = table.game
    pile = game.zones[LOOT_DISCARD]
    assert len(pile) == 3
    assert [game.knows[piece].bit_count() for piece in pile] == [1, 1, 1]
    journals = [entry for journal in [*(table.run.journals or [])] for entry in journal]
    for seat_ in range(3):
        own = [e for e in transcript(journals, seat_) if e[0] == 1 and e[3] == LOOT_DISCARD]
        assert sum(entry[1] >= 0 for entry in own) == 1


@proves("heart_of_darkness", "setup.token-stock", "setup.darkness-one", "setup.empty-map")
def test_the_map_is_empty_and_darkness_at_one() -> None:
    rules = GAME.rules
    fresh = dump(rules.setup(rules.choices({}), 3, {}))
    number = {name: value for name, value in fresh.items() if isinstance(value, int)}
    assert (number.pop("accused"), number.pop("carried")) == (NO_ONE, NO_CARD)
    assert {name: value for name, value in number.items() if value} == {
        "seats": 3,
        "round": 1,
        "darkness": 1,
    }
    kept = ("players", "unused", "zones", "where", "knows")
    series = {name: value for name, value in fresh.items() if isinstance(value, list)}
    assert {name for name, value in series.items() if value} == set(kept)
    assert (fresh["players"], fresh["unused"]) == ([0, 1, 2], [0, 1, 2, 3, 4, 5, 6])
    assert fresh["turn"] == dump(Turn())
    assert [fresh[name] for name in ("outcome", "boat", "talk")] == [None] * 3
    game = begun().game
    assert game.darkness == 1
    assert not any([game.creatures, game.gates, game.traps])
    assert not any(one.traps for one in game.protagonists.values())
    assert game.traps_in_stock() == 5


@proves("heart_of_darkness", "setup.difficulty", "difficulty.combine")
def test_modifiers_are_chosen_beforehand_and_combine() -> None:
    chosen = {"much easier": "on", "hard": "on", "hell": "on"}
    assert begun(2, **chosen).game.difficulty == Difficulty(much_easier=True, hard=True, hell=True)
    assert begun(2).game.difficulty == Difficulty()


@proves("heart_of_darkness", "components.creatures", "components.trap-tokens")
def test_stocks_are_limited() -> None:
    crawlers = [("crawler", "cave")] * 7
    devourers = [("devourer", "cave")] * 3
    game = still(
        2, creatures=[*crawlers, *devourers, ("guardian", "cave")], traps={0: 2, 1: 3}
    ).game
    assert [len(game.in_stock(kind)) for kind in range(3)] == [0, 0, 0]
    assert game.traps_in_stock() == 0
    game = still(2, creatures=[*crawlers[1:], *devourers[1:]], traps={0: 4}).game
    assert [len(game.in_stock(kind)) for kind in range(3)] == [1, 1, 1]
    assert game.traps_in_stock() == 1


@proves("heart_of_darkness", "setup.reference-card", "components.references")
def test_everybody_has_a_reference() -> None:
    fixed_nodes.cache_clear()
    nodes = GAME.rules.fixed(begun().game)
    reference = next(node for node in nodes if isinstance(node, Text))
    assert "Loot" in GAME.words.say(reference.words)
    # And the faces of all that is in play.
    faces = {node.id for node in nodes if isinstance(node, Face)}
    assert {"surgeon", "pit-pony", "the-reliquary", S["s01"], "grave-cold"} <= faces
    assert not {S["w01"], "the-fever-ward"} & faces


@proves("heart_of_darkness", "hidden.hands", "hidden.decks", "discard.unseen")
def test_hands_and_decks_are_hidden() -> None:
    pack.cache_clear()
    zones = {zone.name: zone for zone in pack(False).zones}
    assert [zones[f"hand {who}"].sight for who in range(8)] == [1, 2, 4, 8] * 2
    for name in ("loot", "spawn", "curses", "loot discards", "beneath Silas Crake"):
        assert zones[name].sight == 0
    ordered = ("loot discards", "spawn discards", "events", "resolving")
    for name in (*ordered, "top of loot", "bottom of loot", "top of spawn", "bottom of spawn"):
        assert zones[name].ordered
    assert not zones["loot"].ordered
    pack.cache_clear()
    game = begun().game
    assert len(game.zones[FALLEN]) == 0
    for zone in (1, 2, 5, 6):  # cards on top and at the bottom are part of the deck
        game.move(game.zones[LOOT if zone < 4 else SPAWNS][0], zone)
    shown = {node.id: node for node in GAME.rules.public(game)}
    counts = [getattr(shown[name], "count", -1) for name in ("loot", "spawn", "curses")]
    assert counts == [48 - 9, 30, 12]
    assert {"loot-discard", "spawn-discard"} <= set(shown)
