"""What holds while a card is equipped, active, unlocked or face up: each adds to a `Lasting`."""

from __future__ import annotations

from gloam.games.original_sin.cards.catalogue import Conditional, Lasting
from gloam.games.original_sin.cards.phrasebook import BOOK, COLOUR, DAMAGE, line_number
from gloam.kernel.content.phrasebook import Node


@BOOK.phrase("trait", en="you have {n:figure} {way} {armour} armour", rule="damage.armor-stacks")
def armour(lasting: Lasting, n: int, way: str, armour: str) -> None:
    change = n if way == "more" else -n
    if armour == "physical":
        lasting.physical += change
    else:
        lasting.magical += change


@BOOK.phrase("trait", en="your armour counts as 0")
def armour_nothing(lasting: Lasting) -> None:
    lasting.armour_nothing = True


@BOOK.phrase("trait", en="{damage} damage to you is {n:figure} less", rule="damage.type-reduction")
def reduces(lasting: Lasting, damage: str, n: int) -> None:
    lasting.reduces[DAMAGE[damage]] += n


@BOOK.phrase("trait", en="you are immune to {damage} damage", rule="immune.damage")
def immune_to_damage(lasting: Lasting, damage: str) -> None:
    lasting.immune |= {DAMAGE[damage]}


@BOOK.phrase("trait", en="you are immune to {status}", rule="immune.status")
def immune_to_status(lasting: Lasting, status: str) -> None:
    lasting.immune_statuses |= {status}


@BOOK.phrase("trait", en="you are immovable", rule="immune.immovable")
def immovable(lasting: Lasting) -> None:
    lasting.immovable = True


@BOOK.phrase("trait", en="you have {keyword}", rule="origin.keywords")
def has_keyword(lasting: Lasting, keyword: str) -> None:
    lasting.keywords |= {keyword}


@BOOK.phrase("trait", en="you cannot {ban}")
def banned(lasting: Lasting, ban: str) -> None:
    setattr(lasting, ban, True)


@BOOK.phrase("trait", en="you can only move")
def only_moves(lasting: Lasting) -> None:
    lasting.only_moves = True


@BOOK.phrase("trait", en="you gain {n:figure} AP {way} each turn")
def ap_each_turn(lasting: Lasting, n: int, way: str) -> None:
    lasting.ap += n if way == "more" else -n


@BOOK.phrase("trait", en="you gain half your AP each turn")
def ap_halved(lasting: Lasting) -> None:
    lasting.ap_halved = True


@BOOK.phrase("trait", en="your AP maximum is {n:figure}", rule="ap.max")
def ap_maximum(lasting: Lasting, n: int) -> None:
    lasting.ap_maximum = max(lasting.ap_maximum, n)


@BOOK.phrase("trait", en="your rolls have {n|a|{n:figure}} {colour} {n|die|dice} more")
def more_dice(lasting: Lasting, n: int, colour: str) -> None:
    lasting.dice[COLOUR[colour]] += n


@BOOK.phrase("trait", en="your rolls have {n|a die|{n:figure} dice} less", rule="dice.reduction")
def fewer_dice(lasting: Lasting, n: int) -> None:
    lasting.fewer_dice += n


@BOOK.phrase("trait", en="your attacks gain {n|1 hit|{n:figure} hits}", rule="attack.count")
def attacks_gain(lasting: Lasting, n: int) -> None:
    lasting.hits += n


@BOOK.phrase("trait", en="your attacks ignore {n:figure} armour")
def ignores_armour(lasting: Lasting, n: int) -> None:
    lasting.ignores_armour += n


@BOOK.phrase(
    "trait", en="your physical attacks deal {damage} damage", rule="skill.stack-conversion"
)
def converts(lasting: Lasting, damage: str) -> None:
    lasting.converts += (DAMAGE[damage],)


@BOOK.phrase("trait", en="{action} costs you {n:figure} AP less")
def costs_less(lasting: Lasting, action: str, n: int) -> None:
    lasting.costs = {**lasting.costs, action: lasting.costs.get(action, 0) + n}


@BOOK.phrase("trait", en="enemies ignore you", rule="status.invisible-known")
def ignored(lasting: Lasting) -> None:
    lasting.ignored = True


@BOOK.phrase("trait", en="your ranges above {n:figure} count as {m:figure}")
def range_limit(lasting: Lasting, n: int, m: int) -> None:
    lasting.range_limit = min(lasting.range_limit, m)


@BOOK.phrase("trait", en="whom you revive has {n:figure} HP more")
def revives_better(lasting: Lasting, n: int) -> None:
    lasting.heals_more += n


@BOOK.phrase("trait", en="Rest heals you {n:figure} more", rule="rest.recover")
def rests_better(lasting: Lasting, n: int) -> None:
    lasting.rests += n


@BOOK.phrase(
    "trait", en="the Merchant shows {n|1 card|{n:figure} cards} more", rule="merchant.reveal"
)
def shows_more(lasting: Lasting, n: int) -> None:
    lasting.shown += n


@BOOK.phrase("trait", en="healing gives you {n:figure} HP more", rule="damage.heal")
def healed_more(lasting: Lasting, n: int) -> None:
    lasting.healed_more += n


@BOOK.phrase(
    "trait", en="your summon's attacks gain {n|1 hit|{n:figure} hits}", rule="attack.count"
)
def summons_gain(lasting: Lasting, n: int) -> None:
    lasting.summon_hits += n


# --- of minions ---


@BOOK.phrase("trait", en="you move {n|1 space|{n:figure} spaces} {way}")
def minion_moves(lasting: Lasting, n: int, way: str) -> None:
    lasting.moves += n if way == "more" else -n


@BOOK.phrase("trait", en="you neither move, attack nor heal")
def skips(lasting: Lasting) -> None:
    lasting.skips = True


@BOOK.phrase("trait", en="you flee from the closest Origin and do nothing else")
def flees(lasting: Lasting) -> None:
    lasting.flees = True


# --- of others, and under conditions: worked out for each figure ---


@BOOK.phrase("standing", en="for each Origin here, {trait}")
def aura(lasting: Lasting, trait: Node) -> None:
    lasting.auras += (line_number(trait),)


@BOOK.phrase("standing", en="for each minion, {trait}", rule="boss.rules")
def orders(lasting: Lasting, trait: Node) -> None:
    lasting.orders += (line_number(trait),)


@BOOK.phrase("standing", en="while {condition}, {trait}")
def conditional(lasting: Lasting, condition: Node, trait: Node) -> None:
    lasting.conditional += (Conditional(condition, trait),)


BOOK.kind("trait", of="standing")
