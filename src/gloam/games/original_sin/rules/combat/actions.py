"""What an Origin does in its combat turn: cards, Move, Taunt, Recover, Revive, Equip, Trade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloam.games.original_sin.cards.catalogue import ROUND, STATUS
from gloam.games.original_sin.rules.asking import party_picks
from gloam.games.original_sin.rules.combat.attacks import begin, range_of
from gloam.games.original_sin.rules.combat.moving import (
    cost_to_stop,
    moves,
    must_go_on,
    step_cost,
)
from gloam.games.original_sin.rules.dice import use_up
from gloam.games.original_sin.rules.exploring.map import distance, next_to, within
from gloam.games.original_sin.rules.figures.cooldown import slide_one, take_off_track
from gloam.games.original_sin.rules.figures.damage import heal, stand_up
from gloam.games.original_sin.rules.figures.numbers import lasting, max_hp, own
from gloam.games.original_sin.rules.items.arranging import rearranged
from gloam.games.original_sin.rules.items.equipment import (
    equippable,
    gives_and_takes,
    storable,
)
from gloam.games.original_sin.rules.items.summons import has_body
from gloam.games.original_sin.rules.using_cards import free_uses, usable, use, use_free
from gloam.games.original_sin.state import (
    NO_CARD,
    PROCEDURES,
    Deed,
    OriginalSin,
)
from gloam.kernel.core.agenda import Call
from gloam.kernel.core.asks import Flow, Key, choose, pick

# rule: action.list
COSTS: Final = {"taunt": 1, "equip": 1, "trade": 1, "recover": 2, "revive": 1}
RECOVERED: Final = 2  # HP
SUMMON_MOVES: Final = 2  # spaces a round
END: Final[Key] = ("end",)


def actions(game: OriginalSin, who: int) -> list[Key]:
    """Everything that an Origin can do now and pay for."""
    origin = game.party[who]
    found = lasting(game, who)
    keys = moves(game, who)
    # AP that must be left to get away from a tactical space where the turn cannot end
    goes_on = must_go_on(game, who, origin.at)
    kept = cost_to_stop(game, who, origin.at) if goes_on else 0
    if not found.only_moves:
        ap = origin.ap - kept
        keys += usable(game, who, ap)
        keys += free_uses(game, who)
        keys += _plain_actions(game, who, ap)
        keys += summon_moves(game, who)
    if not goes_on:
        keys.append(END)
    return keys


def summon_moves(game: OriginalSin, who: int) -> list[Key]:
    """Where a summon with a figure can be sent, once a round and at no cost."""
    # rule: components.figures-black-cat, summon.no-body
    origin = game.party[who]
    if origin.summon < 0 or origin.summon in origin.used or not has_body(game, origin.summon):
        return []
    near = within(game, origin.summon_at, SUMMON_MOVES)
    return [("send", space) for space in near if space != origin.summon_at]


def _plain_actions(game: OriginalSin, who: int, ap: int) -> list[Key]:
    keys: list[Key] = []
    origin = game.party[who]
    costs = costs_of(game, who)
    if ap >= costs["taunt"]:
        # rule: action.taunt, action.taunt-immovable
        keys += [
            ("taunt", foe)
            for foe, enemy in game.enemies.items()
            if enemy.at in next_to(game, origin.at) and not lasting(game, foe).immovable
        ]
    if ap >= costs["revive"]:
        keys += [("revive", other) for other in revivable(game, who, 1)]
    if ap >= COSTS["recover"] and all(enemy.at != origin.at for enemy in game.enemies.values()):
        # rule: action.recover, action.recover-clear
        if origin.hp < max_hp(game, who) and not lasting(game, who).no_healing:
            keys.append(("recover",))
        keys += [("shorten", on[0]) for on in origin.track if is_status(game, on[0])]
    texts = game.book.texts
    keys += [("shake-off", on[0]) for on in origin.track if 0 < texts[on[0]].stands_up <= ap]
    if ap >= costs["equip"]:
        keys += equippable(game, who) + storable(game, who)  # rule: equip.combat
    if ap >= costs["trade"]:
        here = [one for one in range(len(game.party)) if game.party[one].at == origin.at]
        keys += gives_and_takes(game, who, here)  # rule: trade.combat
    return keys


def is_status(game: OriginalSin, face: int) -> bool:
    return game.book.cards[face].type == STATUS


def revivable(game: OriginalSin, who: int, reach: int) -> list[int]:
    """Downed Origins at most so far away."""
    at = game.party[who].at
    return [
        other
        for other, origin in enumerate(game.party)
        if not origin.hp and distance(game, at, origin.at) <= reach
    ]


@PROCEDURES.asking
def act(game: OriginalSin, who: int) -> Flow[None]:
    """One action of an Origin's turn, until it ends it. Who is downed stops acting."""
    # rule: combat.origin-turn, action.repeat, action.only-own-turn, downed.no-actions
    if not game.party[who].hp:
        return
    key: Key = yield choose(game.seat_of(who), actions(game, who), ("act", who))
    if key == END:
        return
    calls = yield from DEEDS[key[0]](game, who, key)
    game.agenda.call(*calls, ("act", who))


def costs_of(game: OriginalSin, who: int) -> dict[str, int]:
    """AP for the actions that every Origin has."""
    if not own(game, who).first_free:
        return COSTS
    return {
        action: 0 if _free_by(game, who, action) != NO_CARD else cost
        for action, cost in COSTS.items()
    }


def _free_by(game: OriginalSin, who: int, action: str) -> int:
    """The card by which the first such action of a turn costs nothing; NO_CARD if none does."""
    found = own(game, who)
    for face, text in zip(found.faces, found.texts, strict=True):
        if action in text.first_free and face not in game.party[who].used:
            return face
    return NO_CARD


def pay(game: OriginalSin, who: int, action: str) -> None:
    card = _free_by(game, who, action)
    if card == NO_CARD:
        game.party[who].ap -= COSTS[action]
    else:
        use_up(game, who, card, ROUND)


def _use(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    card = game.book.cards[key[1]]
    calls = yield from use(game, who, card.face)
    if card.source:
        game.party[who].source -= card.source  # rule: skill.source, source.skill
    else:
        game.party[who].ap -= card.ap  # rule: skill.use-combat, consumable.cost
    return calls


def _free(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    yield from ()
    return use_free(game, who, key[1])


def _move(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    """Each space is paid when it is entered."""
    yield from ()
    origin = game.party[who]
    origin.ap -= step_cost(game, who, key[1])  # rule: move.cost, move.split
    origin.moved = True
    return [("enter", who, key[1])]


def _send(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    """A summon with a figure goes by itself."""
    yield from ()
    origin = game.party[who]
    use_up(game, who, origin.summon, ROUND)
    game.tell("summon-moves", game.told(who), origin.summon_at, key[1])
    origin.summon_at = key[1]
    return []


def _taunt(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    """An enemy comes over from an adjacent space, whatever the ground is like."""
    yield from ()
    pay(game, who, "taunt")
    game.enemies[key[1]].at = game.party[who].at  # rule: action.taunt
    game.tell("taunts", game.told(who), game.told(key[1]))
    return []


def _recover(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    yield from ()
    pay(game, who, "recover")
    game.cause = ("recover",)
    heal(game, who, RECOVERED)  # rule: action.recover, undead.rest-normal
    return []


def _shorten(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    """A status on one's own track goes one slot on."""
    yield from ()
    pay(game, who, "recover")
    game.tell("shortens", game.told(who), key[1])
    slide_one(game, who, key[1])  # rule: action.recover, action.recover-clear
    return []


def _shake_off(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    yield from ()
    game.party[who].ap -= game.book.texts[key[1]].stands_up
    take_off_track(game, who, key[1])
    return []


def _revive(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    pay(game, who, "revive")
    yield from give_hp(game, who, key[1])
    return []


def give_hp(game: OriginalSin, who: int, other: int) -> Flow[None]:
    """Some of one's own HP, all of it if one likes, to a downed Origin, who stands up."""
    # rule: revive.action, revive.give-all, revive.cap, revive.not-damage, revive.all-downed-check
    origin = game.party[who]
    most = min(origin.hp, max_hp(game, other))
    options: list[Key] = [("hp", n) for n in range(1, most + 1)]
    key = yield from pick(game.seat_of(who), options, ("give-hp", other))
    origin.hp -= key[1]
    game.cause = ("helped", game.told(who), key[1])
    stand_up(game, other, key[1] + lasting(game, who).heals_more)
    if not origin.hp:
        game.tell("downed", game.told(who), because=game.cause)


def _equip(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    pay(game, who, "equip")  # rule: equip.combat, rune.as-equip
    yield from rearranged(game, who, key)
    return []


def _trade(game: OriginalSin, who: int, key: Key) -> Flow[list[Call]]:
    pay(game, who, "trade")
    yield from rearranged(game, who, key)
    return []


DEEDS: Final[dict[str, Callable[[OriginalSin, int, Key], Flow[list[Call]]]]] = {
    "use": _use,
    "free": _free,
    "move": _move,
    "send": _send,
    "taunt": _taunt,
    "recover": _recover,
    "shorten": _shorten,
    "shake-off": _shake_off,
    "revive": _revive,
    "equip": _equip,
    "move-rune": _equip,
    "store": _equip,
    "unfasten": _equip,
    "give": _trade,
    "take": _trade,
}


@PROCEDURES.asking
def turned_on_ally(game: OriginalSin, who: int) -> Flow[None]:
    """A DOMINATED Origin attacks an ally with its cheapest weapon, whom the party picks."""
    origin = game.party[who]
    cards = game.book.cards
    weapons = [cards[face] for face in origin.worn if face >= 0 and cards[face].damage]
    if not origin.hp or not weapons:
        return
    weapon = min(weapons, key=lambda card: card.ap)
    reach = range_of(game, who, weapon)
    options: list[Key] = [
        ("figure", other)
        for other in game.standing()
        if other != who and distance(game, origin.at, game.party[other].at) <= reach
    ]
    if options:
        key = yield from party_picks(game, options, ("turned", who))
        deed = Deed(who, NO_CARD, weapon.face, (key[1],), game.party[key[1]].at)
        game.agenda.call(*begin(game, deed))
