"""A bot's turn in a fight: what each card is worth from each space that it can pay to reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloam.games.original_sin.bot.worth import (
    Effects,
    attack_worth,
    effects,
    expected_hits,
    missing_hp,
)
from gloam.games.original_sin.cards.acts import star_of
from gloam.games.original_sin.cards.catalogue import CONSUMABLES, UNDEAD, Card
from gloam.games.original_sin.rules.combat.attacks import in_area, range_of, weapons
from gloam.games.original_sin.rules.combat.moving import can_move, may_stop, step_cost
from gloam.games.original_sin.rules.exploring.map import distance, next_to, within
from gloam.games.original_sin.rules.figures.numbers import keywords, lasting, max_hp
from gloam.games.original_sin.state import BOSS, TRAY, OriginalSin
from gloam.kernel.core.asks import Key

AP_WORTH: Final = 0.9  # an AP that is kept for the next turn
MOST_KEPT: Final = 3  # beyond that AP are lost
HURT: Final = 0.4  # below this share of its HP an Origin is in need
KEPT_ITEMS: Final = 2.0  # a consumable is used when it does so much more than nothing


@dataclass(frozen=True)
class Use:
    """A card used from some space, aimed in the best way."""

    face: int
    ap: int
    worth: float
    aim: Key


def act(game: OriginalSin, who: int, options: Sequence[Key]) -> Key:
    """The action with the most to gain; a step towards it if it is done from elsewhere."""
    helped = _help(game, who, options)
    if helped is not None:
        return helped
    origin = game.party[who]
    here = plan(game, who, origin.at, origin.ap)
    best_at, best = origin.at, here[0]
    ways = paths(game, who)
    for space, (cost, _) in ways.items():
        gain = plan(game, who, space, origin.ap - cost)[0] - AP_WORTH * cost
        gain -= 0.2 * sum([enemy.at == space for enemy in game.enemies.values()])
        if gain > best + 0.8:
            best_at, best = space, gain
    if best_at != origin.at:
        step: Key = ("move", ways[best_at][1])
        if step in options:
            return step
    first = here[1]
    if first is not None and ("use", first.face) in options:
        return ("use", first.face)
    return _nothing_better(game, who, options, ways)


def _help(game: OriginalSin, who: int, options: Sequence[Key]) -> Key | None:
    """Downed friends first, then what costs nothing, then standing up."""
    origin = game.party[who]
    downed = [key for key in options if key[0] == "revive"]
    if downed and origin.hp > 4:
        return downed[0]
    for key in options:
        if key[0] == "free" and _free_is_good(game, who, key[1]):
            return key
    for key in options:
        if key[0] == "shake-off" and origin.ap >= 4:
            return key
    return None


def _free_is_good(game: OriginalSin, who: int, face: int) -> bool:
    found = effects(game, face)
    if found.cleanses:
        cards = game.book.cards
        return sum([cards[on[0]].harmful for on in game.party[who].track]) >= 2
    if found.heals_here:
        return missing_hp(game, who) >= 5
    return game.rounds >= 1 and found.yours > 0


def _nothing_better(
    game: OriginalSin,
    who: int,
    options: Sequence[Key],
    ways: dict[int, tuple[int, int]],
) -> Key:
    """Nearer to the enemy if none is in reach, to recover, or to end the turn."""
    origin = game.party[who]
    if ("recover",) in options and origin.hp < HURT * max_hp(game, who):
        return ("recover",)
    far = _to_enemy(game, origin.at)
    if origin.ap > MOST_KEPT and far > 0 and ways:
        near = min(ways, key=lambda space: (_to_enemy(game, space), ways[space][0]))
        step: Key = ("move", ways[near][1])
        if _to_enemy(game, near) < far and step in options:
            return step
    if ("recover",) in options and origin.ap > MOST_KEPT + 1:
        return ("recover",)
    if ("end",) in options:
        return ("end",)
    moves = [key for key in options if key[0] == "move"]  # off a space where no turn may end
    ends = [key for key in moves if may_stop(game, who, key[1])]
    return (ends or moves or list(options))[0]


def _to_enemy(game: OriginalSin, space: int) -> int:
    return min([distance(game, space, enemy.at) for enemy in game.enemies.values()], default=0)


# --- ways ---


def paths(game: OriginalSin, who: int) -> dict[int, tuple[int, int]]:
    """The spaces that an Origin can pay to reach: (AP, first step) by space."""
    origin = game.party[who]
    found: dict[int, tuple[int, int]] = {}
    if not can_move(game, who):
        return found
    edge = [(0, origin.at, -1)]
    while edge:
        edge.sort(reverse=True)
        cost, at, first = edge.pop()
        for space in next_to(game, at):
            paid = cost + step_cost(game, who, space)
            if paid <= origin.ap and space != origin.at and space not in found:
                found[space] = (paid, space if first < 0 else first)
                edge.append((paid, space, found[space][1]))
    if origin.moved:  # or one who moves for nothing goes there and back for ever
        return {to: way for to, way in found.items() if way[0]}
    return found


# --- what can be done from a space ---


def plan(game: OriginalSin, who: int, space: int, ap: int) -> tuple[float, Use | None]:
    """What the AP can do from a space, the best first: (worth, the first use)."""
    uses = sorted(
        [use for use in all_uses(game, who, space) if use.ap <= ap and use.worth > 0],
        key=lambda use: -(use.worth - AP_WORTH * use.ap) / max(1, use.ap),
    )
    total, first = AP_WORTH * min(ap, MOST_KEPT), None
    for use in uses:
        times = 1
        if game.book.cards[use.face].place and use.ap:  # equipment may be used again
            limit = game.book.cards[use.face].limit
            times = min(ap // use.ap, limit or 9)
        for _ in range(times):
            if use.ap > ap:
                break
            lost = AP_WORTH * (min(ap, MOST_KEPT) - min(ap - use.ap, MOST_KEPT))
            if use.worth <= lost:
                break
            total += use.worth - lost
            ap -= use.ap
            first = first or use
    return total, first


def all_uses(game: OriginalSin, who: int, space: int) -> list[Use]:
    """Every card of an Origin, aimed as well as can be from a space."""
    origin = game.party[who]
    faces = [*origin.worn, origin.summon, *origin.pack]
    if not lasting(game, who).no_skills:
        faces += origin.hand
    found = [aimed(game, who, face, space) for face in dict.fromkeys(faces) if face >= 0]
    return [use for use in found if use is not None]


def aimed(game: OriginalSin, who: int, face: int, space: int) -> Use | None:
    """The best aim of a card from a space; None if it has no action or nothing to aim at."""
    card = game.book.cards[face]
    origin = game.party[who]
    if card.ap < 0 and not card.source:
        return None
    if card.type in CONSUMABLES:  # what is kept for a Boss is spent on it
        toll = 0.0 if BOSS in game.enemies else KEPT_ITEMS
    elif face in origin.pack:
        return None
    else:
        toll = 0.0
    options = aims(game, who, card, space)
    if not options:
        return None
    worth, aim = max([(aim_worth(game, who, card, key, space), key) for key in options])
    price = effects(game, face).price
    if price and origin.hp <= price + 4:
        return None
    ap = max(0, card.ap)
    return Use(face, ap, worth - toll - 0.8 * price - (3.0 if card.source else 0.0), aim)


def aims(game: OriginalSin, who: int, card: Card, space: int) -> list[Key]:
    """What a card can be aimed at from a space."""
    text = game.book.texts[card.face]
    if text.weapon:
        reach = max(
            [range_of(game, who, game.book.cards[w]) for w in weapons(game, who, text.weapon)],
            default=-1,
        )
    elif not game.book.aims[card.face]:
        return [("yourself",)]
    else:
        reach = range_of(game, who, card)
        if card.area:
            return [("space", to) for to in within(game, space, reach)]
    figures = [*range(len(game.party)), *game.enemies]
    return [
        ("figure", one)
        for one in figures
        if distance(game, space, space if one == who else game.figure(one).at) <= reach
        and not (one >= TRAY and lasting(game, one).ignored)
    ]


def aim_worth(game: OriginalSin, who: int, card: Card, aim: Key, space: int) -> float:
    """What a card does when it is aimed like this."""
    text = game.book.texts[card.face]
    found = effects(game, card.face)
    if aim[0] == "yourself":
        return _for_oneself(game, who, card, found)
    if aim[0] == "space":
        hit = [one for one in in_area(game, who, aim[1], False) if one != who]
    else:
        hit = [aim[1]]
    if text.weapon:
        best = max(
            [
                attack_worth(game, who, game.book.cards[weapon], hit[0], card)
                for weapon in weapons(game, who, text.weapon)
            ],
            default=0.0,
        )
        return best * (1 + 0.85 * (text.attacks - 1)) if hit[0] >= TRAY else best
    if card.damage:
        return sum([attack_worth(game, who, card, one) for one in hit])
    return sum([_done_to(game, who, card, one, found) for one in hit])


def _for_oneself(game: OriginalSin, who: int, card: Card, found: Effects) -> float:
    origin = game.party[who]
    if found.heals_here:
        at = origin.at
        here = [one for one in game.standing() if game.party[one].at == at]
        return sum([_healed(game, who, one, found, card) for one in here])
    if found.summons and origin.summon >= 0:
        return 0.0
    if any(on[0] == card.face for on in origin.track):
        return 0.0
    foes = sum([enemy.hp for enemy in game.enemies.values()])
    if found.yours:
        return found.yours * min(1.0, foes / 20)
    return 0.0


def _done_to(game: OriginalSin, who: int, card: Card, target: int, found: Effects) -> float:
    """A card without damage: statuses for foes, help for friends."""
    if target >= TRAY:
        if found.heals_target:
            undead = UNDEAD in keywords(game, target) and found.rolled
            return expected_hits(game, who, card) if undead else -4.0
        status = found.target
        if target == BOSS or lasting(game, target).immovable:
            status *= 0.5
        return status * min(1.0, game.enemies[target].hp / 12)
    if found.heals_target:
        return _healed(game, who, target, found, card)
    if found.cleanses:
        cards = game.book.cards
        return 1.5 * sum([cards[on[0]].harmful for on in game.party[target].track])
    helps = not _harms(game, card) and game.party[target].hp
    return found.target if helps else -found.target


def _harms(game: OriginalSin, card: Card) -> bool:
    """Whether what the target gains is harmful."""
    text = game.book.texts[card.face]
    names = [
        str(node["status"])
        for line in (*text.acts, *text.any_special)
        for node in game.book.lines[line].walk()
        if node.name == "gain_status"
    ]
    return any(game.book.cards[game.book.face[name]].harmful for name in names)


def _healed(game: OriginalSin, who: int, target: int, found: Effects, card: Card) -> float:
    """HP given back, worth more to whoever is in need."""
    origin = game.party[target]
    if lasting(game, target).no_healing or not origin.hp:
        return 0.0
    if found.rolled and UNDEAD in keywords(game, target):
        return -expected_hits(game, who, card)
    amount = expected_hits(game, who, card) if found.rolled else found.amount
    amount += found.stars * star_of(game, who)
    healed = min(amount, missing_hp(game, target))
    need = 1.6 if origin.hp < HURT * max_hp(game, target) else 0.7
    return healed * need
