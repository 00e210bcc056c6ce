"""The tables at which tales begin, by the names of their files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.original_sin.cards.deck import FACE
from gloam.games.original_sin.rules.between.campaign import save
from gloam.games.original_sin.state import BOSS, CHARGED, DIFFICULT, OILY, WARM, WET, OriginalSin
from gloam.kernel.core.run import Run
from tests.games.original_sin.between.playing import begun, left
from tests.games.original_sin.exploring.playing import MILL, QUARRY, Party, explore
from tests.games.original_sin.playing import A, B, C, Fight, fight

# --- fights ---


def a_fight_at_the_well() -> Fight:
    """Two against minions of three kinds, statuses on both sides, oil and water on the ground."""
    return fight(
        ["ifan", "lohse"],
        at=(3, 1),
        minions=[("gaoler", 4), ("kelp-witch", 1), ("oil-rat", 3)],
        fast=[False, True, False],
        statuses=[(0, "burning", 2), (0, "bleeding", 3), (A, "burning", 2), (B, "poisoned", 2)],
        packs={0: ["fire-arrows", "healing-potion"], 1: ["nail-bomb"]},
        environment={1: WET, 3: OILY},
        enemy_hp={A: 9, B: 5, C: 6},
        source=2,
        rerolls=True,
    )


def pushed_and_pulled() -> Fight:
    """Whoever can be moved is moved, over difficult ground and into the tactical space."""
    return fight(
        ["red-prince", "sebille"],
        at=(1, 3),
        minions=[("crocodile", 1), ("oil-rat", 3)],
        hands={
            0: ["shield-shove", "charge", "gust-step", "carry-off", "horned-rush"],
            1: ["easy-locks", "wings", "phoenix-dive", "pin-down", "iron-stance"],
        },
        packs={0: ["scroll-of-stepping"]},
        environment={1: DIFFICULT, 6: CHARGED},
        seats=1,
        ap=3,
    )


def called_and_bent() -> Fight:
    """Summons, domination, and an undead enemy that poison heals."""
    return fight(
        ["farzanah", "fane"],
        at=(3, 3),
        minions=[("drowned-thrall", 3), ("gull-slinger", 4), ("crocodile", 1)],
        hands={
            0: ["conjure-incarnate", "ember-pole", "bent-will", "legion"],
            1: ["rot-breath", "leech-touch", "hens-curse", "grave-chill"],
        },
        packs={0: ["poison-grenade"], 1: ["curative-elixir"]},
        environment={4: WARM},
        level=4,
        ap=3,
        seats=1,
    )


def blades() -> Fight:
    """Attacks that go on, strike back and follow from what they defeat."""
    table = fight(
        ["sebille", "beast"],
        at=(3, 4),
        minions=[("gaoler", 4), ("oil-rat", 3), ("crocodile", 3)],
        hands={
            0: ["low-blade", "unseen", "second-cut", "flurry"],
            1: ["riposte", "storm-chain", "talons", "wide-arc"],
        },
        enemy_hp={A: 7, B: 4, C: 5},
        level=3,
        ap=3,
        rerolls=True,
    )
    table.one(0).talents = (FACE["executioner"], FACE["loaded-dice"])
    return table


def last_breaths() -> Fight:
    """One is downed, one nearly; the enemies are as weak."""
    return fight(
        ["lohse", "ifan", "fane"],
        at=(3, 3, 4),
        minions=[("gaoler", 3), ("gaoler", 4)],
        hp={0: 3, 1: 0, 2: 6},
        enemy_hp={A: 3, B: 4},
        statuses=[(0, "bleeding", 3), (1, "blinded", 1), (2, "sundered", 2), (A, "shocked", 2)],
        packs={0: ["resurrection-scroll"], 2: ["draught-of-haste", "source-draught"]},
        seats=1,
    )


def the_warden() -> Fight:
    """A Boss with a keeper, and one Origin who is downed."""
    return fight(
        ["beast", "fane", "lohse"],
        at=(3, 4, 4),
        minions=[("gaoler", 4)],
        boss="warden",
        hp={1: 0, 2: 19},
        enemy_hp={BOSS: 112},
        statuses=[(BOSS, "burning", 2), (0, "exposed", 2)],
        packs={0: ["healing-potion"]},
        seats=1,
    )


# --- exploring ---


def the_mill() -> Party:
    """Three explore."""
    table = explore(["vali", "fane", "lohse"])
    table.game.party[1].source = 2
    return table


def alone_at_the_mill() -> Party:
    """Somebody who plays alone explores, with cards that lend keywords."""
    table = explore(["red-prince", "fane"], MILL, seats=1)
    for who, pack in enumerate((["scroll-of-embers", "fire-arrows"], ["shadow-oil"])):
        table.game.party[who].pack = tuple([FACE[id] for id in pack])
    return table


def the_quarry() -> Party:
    """A place that uses all that location cards know."""
    return explore(["ifan", "red-prince"], QUARRY, seats=1)


def hurt_and_tired() -> Party:
    """A party that has to rest, with statuses and things to put on."""
    table = explore(["sebille", "beast"])
    for who, origin in enumerate(table.game.party):
        origin.hp = 7 * who
        origin.track = ((FACE["burning"], 2, True), (FACE["exposed"], 3, True))
    table.game.party[1].pack = tuple([FACE[id] for id in ("healing-potion", "copper-band")])
    table.game.time = 6
    return table


def all_is_lost() -> Party:
    """A party that is nearly down explores."""
    table = explore(["ifan", "fane"], seats=1)
    for origin in table.game.party:
        origin.hp = 1
    table.game.gold = 4
    return table


# --- between locations ---


def who_are_you() -> Party:
    """A campaign begins, and Origins are made choice by choice."""
    return begun(2)


def an_old_campaign() -> Party:
    """A campaign goes on: what lasts is on the table again."""
    before = explore(["ifan", "fane"])
    before.game.party[1].runes = (-1, FACE["edge-rune"], -1, -1, -1)
    before.game.party[0].pack = (FACE["nail-bomb"],)
    save(before.game)
    more = (("gold", 5), ("level", 2), ("journal", 3), ("journal", 3), ("journal", 8))
    found = (("found", "open-collar"), ("collars",), ("exit", "meadow"), ("variants", 0, 1))
    return begun(1, changes=[*before.recorded(), *more, *found])


def a_level_higher() -> Party:
    """Level-up for two who share nothing but the gold."""
    packs = {0: ["healing-potion", "copper-band"], 1: ["nail-bomb"]}
    return left(["lohse", "sebille"], gold=9, level=2, level_up=True, scene=1, packs=packs)


def at_the_merchant() -> Party:
    """Somebody with gold and two Origins."""
    packs = {0: ["healing-potion", "pot-helm"], 1: ["nail-bomb"]}
    table = left(["farzanah", "sebille"], gold=14, level=2, packs=packs, seats=1)
    table.game.party[0].runes = (*table.game.party[0].runes[:2], FACE["coin-rune"], -1, -1)
    return table


TALES: Final[dict[str, Callable[[], Fight]]] = {
    make.__name__: make
    for make in (
        a_fight_at_the_well,
        pushed_and_pulled,
        called_and_bent,
        blades,
        last_breaths,
        the_warden,
        the_mill,
        alone_at_the_mill,
        the_quarry,
        hurt_and_tired,
        all_is_lost,
        who_are_you,
        an_old_campaign,
        a_level_higher,
        at_the_merchant,
    )
}

# After these it is also written what the table shows.
SHOWN: Final = ("a_fight_at_the_well", "the_warden", "the_mill", "at_the_merchant")


def begin(name: str) -> Run[OriginalSin]:
    """A tale's table before its first answer."""
    run: Run[OriginalSin] = TALES[name]().run
    return run
