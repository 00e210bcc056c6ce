"""What is to be done, where, and what it is worth: the goals a bot chooses from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gloam.games.heart_of_darkness.bot.card_values import (
    CURSE_COST,
    loot_worth,
    parts_of,
    quests_missing,
    release_worth,
    ritual_worth,
)
from gloam.games.heart_of_darkness.bot.evaluation import (
    AT_LEAST,
    Steps,
    chance_of_a_hit,
    curses_held,
    darkness_step,
    kill_worth,
    noise_harm,
    trap_worth,
)
from gloam.games.heart_of_darkness.cards.card_effects import cards_to_spare
from gloam.games.heart_of_darkness.cards.catalogue import (
    CARDS,
    CURSE,
    FACE,
    QUEST,
    RITUAL,
    TYPE,
    WEAPON,
)
from gloam.games.heart_of_darkness.cards.modifiers import modifiers_of
from gloam.games.heart_of_darkness.cards.quest_progress import (
    COUNTS_KILLS,
    begun_by_player,
    progress,
)
from gloam.games.heart_of_darkness.cards.requirements import (
    A_GATE,
    A_TUNNEL,
    BEGINNINGS,
    RELEASES,
    RESOLUTIONS,
    Task,
)
from gloam.games.heart_of_darkness.rules.actions.talk_and_trade import leads_quests
from gloam.games.heart_of_darkness.rules.map import HARBOUR, HEART, LIGHTHOUSE, PLACE
from gloam.games.heart_of_darkness.rules.turns import allowance
from gloam.games.heart_of_darkness.state import (
    BEGUN,
    DESTROYED,
    HANDS,
    IN_FORCE,
    KIND_OF,
    LOOT,
    LOOT_BACK,
    NO_ONE,
    PARTS_NEEDED,
    SECOND,
    THE_GUARDIAN,
    Heart,
)

PARTS = 5  # there are
LOOT_CARDS = 48
CHAPEL, RITUAL_CAVERN = PLACE["chapel"], PLACE["ritual_cavern"]
LONG_DREAD, DROWNED_TUNNELS = FACE["the-long-dread"], FACE["the-drowned-tunnels"]

BEGIN_WORTH, RESOLVE_WORTH, VIGIL_WORTH = 6.5, 11.0, 7.0
CALL_WORTH, GATHER_WORTH = 25.0, 40.0


class Goal(NamedTuple):
    place: int
    need: int  # Actions that it takes there
    worth: float
    ends: bool = False  # whether the turn must end there


def goals(game: Heart, who: int, far: Steps) -> list[Goal]:
    """Everything worth doing for a Protagonist, near or far."""
    found = [*_fights(game, who), *_repairs(game, who), *_loots(game, who)]
    if quests_missing(game):
        found += _quests(game, who, far)
    if game.boat is None:
        found += _radio(game, who)
    found += _others(game, who)
    return found


# --- save ---


def combat_dice(game: Heart, who: int) -> int:
    """The dice of a Combat with the best Weapon in hand."""
    you = modifiers_of(game, who)
    faces = game.pack.faces
    arms = [faces[p] for p in game.zones[HANDS + who] if TYPE[faces[p]] == WEAPON]
    more = max([you.armed + CARDS[face].modifier for face in arms], default=you.unarmed)
    return max(1, game.protagonists[who].strength + you.combat + max(more, you.unarmed))


def fight_worth(game: Heart, place: int, dice: int) -> float:
    """What a Combat with so many dice is worth there."""
    gains: list[float] = []
    for creature in game.creatures_at(place):
        worth = kill_worth(game, creature)
        gains += [worth] * (game.health if creature == THE_GUARDIAN else 1)
    gains.sort(reverse=True)
    chances = AT_LEAST[min(12, dice)]
    return sum([gain * chances[at + 1] for at, gain in enumerate(gains[:11])])


def _fights(game: Heart, who: int) -> list[Goal]:
    dice = combat_dice(game, who)
    hunted = _wanted_kinds(game, who)
    found: list[Goal] = []
    for place in set(game.creatures.values()):
        if place not in game.turn.fought:
            worth = fight_worth(game, place, dice)
            if hunted:
                kinds = {KIND_OF[creature] for creature in game.creatures_at(place)}
                worth += 2.0 * bool(kinds & hunted)
            found.append(Goal(place, 1, worth))
    return found


def _wanted_kinds(game: Heart, who: int) -> set[int]:
    """The kinds of Creatures whose death a begun Quest counts."""
    kinds: set[int] = set()
    for quest in begun_by_player(game, who):
        kind = COUNTS_KILLS.get(quest, -2)
        if kind > -2:
            kinds |= {kind} if kind >= 0 else {0, 1, 2}
    return kinds


def _repairs(game: Heart, who: int) -> list[Goal]:
    found: list[Goal] = []
    you = modifiers_of(game, who)
    if you.no_repair:
        return found
    step = darkness_step(game)
    for place, damage in sorted(game.gates.items()):
        if damage == DESTROYED or place in game.creatures.values() or place in game.turn.used:
            continue
        far = game.island.distance[place]
        near = min([far[at] for at in game.creatures.values()], default=9)
        worth = (0.0, 0.22, 0.6)[damage] * step * (1.0 if near <= 2 else 0.75)
        found.append(Goal(place, -(-damage // (1 + you.repair)), worth))
    return found


# --- loot ---


def _loots(game: Heart, who: int) -> list[Goal]:
    worth = loot_worth(game, who)
    you = modifiers_of(game, who)
    found: list[Goal] = []
    for place, icon in enumerate(game.island.icon):
        if icon != "loot" or place in game.turn.used or place in game.creatures.values():
            continue
        if you.closed_within and game.island.inner[place]:
            continue
        found.append(Goal(place, 0, worth - loot_noise(game, who, place)))
    return found


def loot_noise(game: Heart, who: int, place: int) -> float:
    """What the noise of a Loot is likely to cost."""
    you = modifiers_of(game, who)
    if game.protagonists[who].silent_loots or (you.first_quiet and not game.turn.looted):
        return 0.0
    harm = noise_harm(game, who, place)
    if you.hush:
        harm *= 2 / 3
    return harm + (1.0 + max(0.0, harm)) * you.noise


# --- finish ---


def places_of(game: Heart, task: Task) -> Sequence[int]:
    """Where a task can be done."""
    if task.place >= 0:
        return (task.place,)
    if task.place == A_GATE:
        return game.island.gates
    if task.place == A_TUNNEL:
        return game.island.tunnels
    names = [need.name for need in task.conditions]
    if "with_the_guardian" in names and THE_GUARDIAN in game.creatures:
        return (game.creatures[THE_GUARDIAN],)
    return ()


LEADING = 1.5  # what a Quest is worth more to somebody who was asked to take the lead on them


def _quests(game: Heart, who: int, far: Steps) -> list[Goal]:
    faces = game.pack.faces
    found: list[Goal] = []
    missing = quests_missing(game)
    begun = sum([len(game.zones[BEGUN + other]) for other in range(2 * SECOND)])
    enough = LEADING if leads_quests(game, who) else 0.6 if begun > missing else 1.0
    for piece in game.zones[HANDS + who]:
        if TYPE[faces[piece]] == QUEST:
            found += _beginnings(game, who, faces[piece], far, enough)
    for quest in begun_by_player(game, who):
        found += resolutions(game, who, quest)
    return found + _company(game, who, far)


def _beginnings(game: Heart, who: int, quest: int, far: Steps, enough: float) -> list[Goal]:
    task = BEGINNINGS[quest]
    goals = places_of(game, RESOLUTIONS[quest])
    found: list[Goal] = []
    for place in places_of(game, task):
        worth = (BEGIN_WORTH - 0.35 * min([far[place][goal] for goal in goals], default=6)) * enough
        if place in game.creatures.values() and not task.among_creatures:
            worth -= 1.5
        if place == HEART and not modifiers_of(game, who).no_heart_curse:
            worth -= CURSE_COST[curses_held(game, who)] - 1.0
        found.append(Goal(place, 0, worth))
    return found


def resolutions(game: Heart, who: int, quest: int) -> list[Goal]:
    task = RESOLUTIONS[quest]
    worth, need, ends = RESOLVE_WORTH, 0, False
    for condition in task.conditions:
        if condition.name == "having_killed" and not condition.value(game, who, quest):
            return []
        curse = condition.name == "holding" and condition["type"] == CURSE
        if curse and not curses_held(game, who):
            return []
        if condition.name == "ended_a_turn" and not progress(game, quest):
            worth, ends = VIGIL_WORTH, True
        if condition.name == "with_another":
            others = [
                o for o in game.living() if o != who and game.protagonists[o].place == task.place
            ]
            worth, ends = (worth, ends) if others else (4.5, True)
    for part in task.price:
        if part.name == "spend_actions":
            count = part["n"]
            assert isinstance(count, int)
            need += count
        if part.name == "roll_with_sanity":
            worth *= chance_of_a_hit(game.protagonists[who].sanity)
    if cards_to_spare(game, who) < task.discards:
        worth *= 0.3
    penalty = 0.0 if task.among_creatures else 2.0
    return [
        Goal(place, need, worth - penalty * (place in game.creatures.values()), ends)
        for place in places_of(game, task)
    ]


def _company(game: Heart, who: int, far: Steps) -> list[Goal]:
    """Where another's Quest waits for somebody to be there too."""
    found: list[Goal] = []
    reach = allowance(game)
    for other in game.living():
        if other == who or (game.seat_of(other) == game.seat_of(who) and other == who):
            continue
        for quest in begun_by_player(game, other):
            task = RESOLUTIONS[quest]
            if any(need.name == "with_another" for need in task.conditions):
                near = far[game.protagonists[other].place][task.place]
                if near == 0 or (near <= reach and other in game.waiting):
                    found.append(Goal(task.place, 0, 5.0, True))
    return found


# --- the radio ---


def ready_to_call(game: Heart) -> bool:
    """Whether the boat is wanted yet: the call brings the Darkness to five."""
    missing = quests_missing(game)
    if not missing or game.darkness >= 5:
        return True
    begun = sum([len(game.zones[BEGUN + other]) for other in range(2 * SECOND)])
    return missing <= 1 and begun >= missing and game.darkness >= 3


def _radio(game: Heart, who: int) -> list[Goal]:
    seat = game.seat_of(who)
    mine = parts_of(game, who, seat)
    if mine >= PARTS_NEEDED:
        return [Goal(LIGHTHOUSE, 0, CALL_WORTH if ready_to_call(game) else 0.0)]
    if modifiers_of(game, who).no_talk:
        return []
    partner = NO_ONE if game.talk is None else game.talk.other
    return [
        Goal(game.protagonists[other].place, 1, talk_worth(game, who, other, mine))
        for other in game.living()
        if other not in (who, partner)
    ]


def talk_worth(game: Heart, who: int, other: int, mine: int) -> float:
    """What a talk may do to bring three Radio Parts into one hand."""
    seat = game.seat_of(who)
    known = parts_of(game, other, seat)
    if mine and mine + known >= PARTS_NEEDED:
        return 10.0
    drawn = 1.0 - len(game.zones[LOOT]) / LOOT_CARDS
    elsewhere, unknown = PARTS * drawn - mine, 0
    for one in game.living():
        if game.seat_of(one) != seat:
            elsewhere -= parts_of(game, one, seat)
            unknown += _unknown(game, one, seat)
    likely = known + max(0.0, elsewhere) * _unknown(game, other, seat) / max(1, unknown)
    return 1.3 * mine * likely


def _unknown(game: Heart, who: int, seat: int) -> int:
    """How many Loot cards of a hand a seat does not know."""
    backs, knows = game.pack.backs, game.knows
    return sum(
        [backs[p] == LOOT_BACK and not knows[p] >> seat & 1 for p in game.zones[HANDS + who]]
    )


# --- all else ---


def _others(game: Heart, who: int) -> list[Goal]:
    found: list[Goal] = []
    for hero, place in sorted(game.fallen.items()):
        cards = len(game.zones[game.beneath(hero)])
        if cards:
            found.append(Goal(place, 1, 1.0 + 1.2 * cards))
    if game.protagonists[who].traps:
        inner = [p for p in range(game.island.size) if game.island.distance[p][HEART] <= 3]
        found += [Goal(place, 0, 0.8 * trap_worth(game, place)) for place in inner]
    faces = game.pack.faces
    for piece in game.zones[HANDS + who]:
        face = faces[piece]
        if TYPE[face] == RITUAL:
            found.append(Goal(RITUAL_CAVERN, 1, ritual_worth(game, who, face, True) - 1.0))
        elif TYPE[face] == CURSE:
            worth = release_worth(game, who, face)
            found += [Goal(place, 0, worth) for place in places_of(game, RELEASES[face])]
    for piece in game.zones[IN_FORCE]:
        if faces[piece] == LONG_DREAD:
            found.append(Goal(CHAPEL, 0, 3.0, True))
        elif faces[piece] == DROWNED_TUNNELS:
            cost = (
                0.0
                if modifiers_of(game, who).no_heart_curse
                else CURSE_COST[curses_held(game, who)]
            )
            found.append(Goal(HEART, 0, 5.0 - cost))
    return found


# --- gather ---


def gathering(game: Heart, who: int, far: Steps) -> tuple[int, Goal | None]:
    """How many Actions are left before everybody must be at the Harbour; and the way there.

    Without a boat to wait for: many, and no goal.
    """
    if game.boat is None or quests_missing(game):
        return 99, None
    away = far[game.protagonists[who].place][HARBOUR]
    later = allowance(game)
    left = game.turn.actions + later * max(0, game.boat.due - game.round)
    if game.round >= game.boat.due and not _may_win_now(game, who):
        left += later
    if left - away >= later:
        return left, Goal(HARBOUR, 0, 3.0, True)
    return left, Goal(HARBOUR, 0, GATHER_WORTH, True)


def _may_win_now(game: Heart, who: int) -> bool:
    """Whether all who have had their turn stand at the Harbour."""
    there = [who, *game.waiting, *game.here(HARBOUR)]
    return all(one in there for one in game.cast())
