"""What cards are worth in a fight, in points of damage: read off their texts once for each card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.games.original_sin.cards.acts import star_of
from gloam.games.original_sin.cards.catalogue import Card, CardText
from gloam.games.original_sin.cards.phrasebook import DAMAGE, LINES
from gloam.games.original_sin.rules.dice import SIDES
from gloam.games.original_sin.rules.figures.numbers import armour, lasting, max_hp
from gloam.games.original_sin.state import COLOURS, DIRECT, PHYSICAL, TRAY, OriginalSin
from gloam.kernel.content.phrasebook import Node

MEAN_HITS: Final = tuple([sum(side[0] for side in sides) / len(sides) for sides in SIDES])
NO_SPECIAL: Final = tuple([sum(not side[1] for side in sides) / len(sides) for sides in SIDES])
MEAN_SPECIALS: Final = tuple([sum(side[1] for side in sides) / len(sides) for sides in SIDES])

# What it is worth to bring a status upon somebody, for each slot that it goes along.
STATUS_WORTH: Final = {
    "bleeding": 1.5,
    "burning": 2.0,
    "poisoned": 1.5,
    "frozen": 2.0,
    "shocked": 1.5,
    "stunned": 3.5,
    "knocked-down": 0.8,
    "blinded": 1.5,
    "exposed": 0.8,
    "sundered": 0.8,
    "chicken": 4.0,
    "dominated": 6.0,
    "blessed": 1.5,
    "haste": 2.0,
    "invisible": 1.2,
}
KILL: Final = 4.5  # what a killing blow is worth more
LASTS: Final = 3.0  # what an ongoing card is worth
SUMMONED: Final = 5.0


@dataclass
class Effects:
    """What a card does beside its damage: to its target, and for its user or all Origins here."""

    target: float = 0.0  # what the statuses are worth that the target gains
    yours: float = 0.0
    heals_target: bool = False
    heals_here: bool = False
    rolled: bool = False  # it heals as much as is rolled
    amount: int = 0  # HP healed
    stars: int = 0  # level bonuses more
    drains: bool = False
    cleanses: bool = False
    price: int = 0  # HP that its user loses
    summons: bool = False


_EFFECTS: dict[int, Effects] = {}  # by face; nobody changes one


def effects(game: OriginalSin, face: int) -> Effects:
    found = _EFFECTS.get(face)
    if found is None:
        found = _EFFECTS[face] = _read(game, face)
    return found


def _read(game: OriginalSin, face: int) -> Effects:
    card, text = game.book.cards[face], game.book.texts[face]
    found = Effects()
    for line in (*text.acts, *text.once_acts):
        _add(found, LINES[line], 1.0)
    chance = 1 - _no_special(card.dice)
    for line in (*text.any_special, *text.each_special):
        _add(found, LINES[line], chance)
    if card.ongoing:
        found.yours += LASTS * max(1, len(text.traits))
    return found


def _add(found: Effects, sentence: Node, chance: float) -> None:
    at_target = any(node.name == "the_target" for node in sentence.walk())
    for node in sentence.walk():
        if node.name == "gain_status":
            worth = chance * STATUS_WORTH[str(node["status"])] * _number(node["slot"])
            if at_target:
                found.target += worth
            else:
                found.yours += worth
        elif node.name in ("heals", "heals_the_roll"):
            found.heals_target |= at_target
            found.heals_here |= not at_target
            found.rolled |= node.name == "heals_the_roll"
        elif node.name in ("printed", "star"):
            found.amount, found.stars = _number(node["n"]), int(node.name == "star")
        elif node.name == "drains":
            found.drains = True
        elif node.name == "lose_harmful":
            found.cleanses = True
        elif node.name == "gain_summon":
            found.yours += SUMMONED
            found.summons = True
        elif node.name == "gain_ap":
            found.yours += 1.2 * _number(node["n"])
        elif node.name == "lose_hp":
            found.price = 3


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _no_special(dice: tuple[int, ...]) -> float:
    chance = 1.0
    for colour, count in enumerate(dice):
        chance *= NO_SPECIAL[colour] ** count
    return chance


# --- attacks ---


def expected_hits(game: OriginalSin, you: int, card: Card, skill: Card | None = None) -> float:
    """Hits of one attack with a card; `skill` lends the attack, if another card does."""
    found = lasting(game, you)
    dice = [(card.dice[c] if card.dice else 0) + found.dice[c] for c in range(COLOURS)]
    left = max(0, sum(dice) - found.fewer_dice)
    share = left / sum(dice) if sum(dice) else 0.0
    hits = share * sum([n * MEAN_HITS[c] for c, n in enumerate(dice)])
    specials = share * sum([n * MEAN_SPECIALS[c] for c, n in enumerate(dice)])
    hits += card.hits + card.star * star_of(game, you) + (found.hits if card.damage else 0)
    texts: list[CardText] = [game.book.texts[card.face]]
    if skill is not None:
        hits += skill.hits + skill.star * star_of(game, you)
        texts.append(game.book.texts[skill.face])
    for text in texts:
        hits += text.each_hits * specials + text.any_hits * (1 - _no_special(tuple(dice)))
    return hits


def after_armour(game: OriginalSin, you: int, card: Card, hits: float, target: int) -> float:
    """Damage that gets through."""
    found = lasting(game, target)
    damage = DAMAGE[card.damage]
    if damage == PHYSICAL and lasting(game, you).converts:
        damage = lasting(game, you).converts[0]
    if damage in found.immune:
        return 0.0
    if damage == DIRECT:
        return hits
    physical, magical = armour(game, target)
    stops = physical if damage == PHYSICAL else magical
    stops = max(0, stops - lasting(game, you).ignores_armour) + found.reduces[damage]
    return max(0.0, hits - stops)


def attack_worth(
    game: OriginalSin, you: int, card: Card, target: int, skill: Card | None = None
) -> float:
    """What one attack on one figure is worth; below nothing if it is a friend."""
    through = after_armour(game, you, card, expected_hits(game, you, card, skill), target)
    hp = game.figure(target).hp
    marks = effects(game, card.face).target + (effects(game, skill.face).target if skill else 0.0)
    if target < TRAY:
        return -1.5 * (min(through, hp) + 0.5 * marks) if hp else 0.0
    worth = min(through, hp) + marks * min(1.0, hp / 12)
    if through >= hp:
        worth += KILL
    if game.enemies[target].fast:
        worth += 0.3
    # whoever is nearest to defeat is struck first
    worth += 1.5 * (1 - hp / max(1, max_hp(game, target)))
    if effects(game, card.face).drains:
        worth += 0.5 * min(through, max_hp(game, you) - game.figure(you).hp)
    return worth


def missing_hp(game: OriginalSin, who: int) -> int:
    return max_hp(game, who) - game.party[who].hp


def health(game: OriginalSin) -> float:
    """The party's HP as a share of what it has when whole."""
    whole = sum([max_hp(game, who) for who in range(len(game.party))])
    return sum([origin.hp for origin in game.party]) / whole


def burden(game: OriginalSin, status: int) -> float:
    """How much one would like to be rid of a status."""
    return STATUS_WORTH.get(game.book.cards[status].id, 0.0)
