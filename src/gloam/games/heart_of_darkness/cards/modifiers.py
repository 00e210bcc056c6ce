"""Where Skills, Benefits, burdens and Events bend a rule: what the rules ask.

Everything here is cheap: one look at the sum of what a Protagonist lives under. A Curse
whose burden shows itself in public is known to all from then on.
"""

from __future__ import annotations

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, CURSES, PROTAGONISTS
from gloam.games.heart_of_darkness.cards.modifier_phrases import (
    BY_COMPANY,
    MODIFIERS,
    Modifiers,
)
from gloam.games.heart_of_darkness.rules.dice import roll_a_hit
from gloam.games.heart_of_darkness.state import BARE_HANDS, HANDS, IN_FORCE, Heart
from gloam.kernel.core.asks import EVERYONE
from gloam.kernel.core.state import Event

FIRST_CURSE = CURSES[0]  # the faces of Curses come after all others that a hand may hold
_HERO = tuple([1 << face for face in PROTAGONISTS])


def modifiers_of(game: Heart, who: int) -> Modifiers:
    """All that bends the rules for a Protagonist now."""
    faces = game.pack.faces
    # rule: protagonist.skill, protagonist.skill-passive
    bits = _HERO[game.protagonists[who].hero]
    for piece in game.zones[game.completed(game.seat_of(who))]:
        bits |= 1 << faces[piece]  # rule: quest.benefit
    for piece in game.zones[IN_FORCE]:  # rule: event.several, event.lasting
        bits |= 1 << faces[piece]
    return BY_COMPANY[len(game.protagonists)].sum_of(bits | _burdens(game, who))


def _burdens(game: Heart, who: int) -> int:
    """The Curses in a hand. They lie behind all other cards."""
    faces = game.pack.faces
    bits = 0
    for piece in reversed(game.zones[HANDS + who]):
        face = faces[piece]
        if face < FIRST_CURSE:
            break
        bits |= 1 << face
    return bits


def events_in_force(game: Heart) -> Modifiers:
    """What the Events in force do to everybody."""
    bits = 0
    for piece in game.zones[IN_FORCE]:  # rule: event.several, event.effect
        bits |= 1 << game.pack.faces[piece]
    return BY_COMPANY[len(game.protagonists)].sum_of(bits)


def burden_shows(game: Heart, who: int, what: str) -> None:
    """A Curse has shown itself by what it does: everybody knows now that it is held."""
    faces = game.pack.faces
    for piece in list(game.zones[HANDS + who]):
        face = faces[piece]
        if face >= FIRST_CURSE and getattr(MODIFIERS.of(face), what):
            game.look([piece], EVERYONE)  # rule: hidden.hands
            game.tell("burden-shows", who, face)


def cause(game: Heart, who: int, what: str) -> Event:
    """The open card by which a Protagonist has something: a Skill, a Benefit, an Event."""
    faces = game.pack.faces
    benefits = game.zones[game.completed(game.seat_of(who))]
    open_cards = [faces[piece] for piece in (*benefits, *game.zones[IN_FORCE])]
    for face in (PROTAGONISTS[game.protagonists[who].hero], *open_cards):
        if getattr(MODIFIERS.of(face), what):
            return ("card", face)
    return ()


# --- dice ---


def combat_dice(game: Heart, who: int, weapon: int) -> int:
    """Dice more or less in a Combat, the Weapon's among them."""
    you = modifiers_of(game, who)
    burden_shows(game, who, "combat")  # also one that something else makes up for
    if weapon == BARE_HANDS:
        return you.combat + you.unarmed
    return you.combat + you.armed + CARDS[weapon].modifier  # rule: combat.dice


def ritual_dice(game: Heart, who: int, face: int) -> int:
    you = modifiers_of(game, who)
    burden_shows(game, who, "ritual")
    return you.ritual + CARDS[face].modifier  # rule: ritual.roll


def trap_dice(game: Heart, who: int, face: int) -> int:
    you = modifiers_of(game, who)
    burden_shows(game, who, "trap")
    return you.trap + CARDS[face].modifier  # rule: trapcard.roll


def sure_traps(game: Heart, who: int) -> bool:
    return bool(modifiers_of(game, who).sure_traps)


# --- the turn ---


def actions_bonus(game: Heart, who: int) -> int:
    return modifiers_of(game, who).actions


def move_cost(game: Heart, who: int) -> int:
    """How many Actions the next Move of this turn costs."""
    return 1 if game.turn.moved else 1 + modifiers_of(game, who).slow


def hand_limit(game: Heart, who: int, base: int) -> int:
    return base + modifiers_of(game, who).hand


def open_hand_limit(game: Heart, who: int, base: int) -> int:
    """The hand limit as everybody can count it: burdens are hidden."""
    faces = game.pack.faces  # rule: hidden.hands
    burdens = [MODIFIERS.of(faces[piece]).hand for piece in game.curses(who)]
    return hand_limit(game, who, base) - sum(burdens)


def must_loot(game: Heart, who: int) -> bool:
    return bool(modifiers_of(game, who).must_loot)


def no_restore(game: Heart, who: int) -> bool:
    return bool(modifiers_of(game, who).no_restore)


# --- Locations ---


def repair_each(game: Heart, who: int) -> int:
    """How many tokens one Action of a Repair takes off."""
    return 1 + modifiers_of(game, who).repair


def barred_repair(game: Heart, who: int) -> bool:
    return bool(modifiers_of(game, who).no_repair)


def tunnels_closed(game: Heart, who: int) -> bool:
    you = modifiers_of(game, who)
    return bool(you.no_tunnels or you.closed_tunnels)


def location_barred(game: Heart, place: int) -> bool:
    """Whether an Event takes the Location Action of a place away."""
    return bool(game.island.inner[place] and events_in_force(game).closed_within)


def curse_in_heart(game: Heart, who: int) -> bool:
    return not modifiers_of(game, who).no_heart_curse  # rule: heart.protagonist


def noise(game: Heart, who: int) -> int:
    """How many Creatures the Loot that was just made moves."""
    you = modifiers_of(game, who)
    if you.first_quiet and game.turn.looted == 1:
        return 0
    one = game.protagonists[who]
    if one.silent_loots:
        one.silent_loots -= 1
        return 0
    if you.hush and roll_a_hit(game, ("unheard", who), ("overheard", who)):
        return 0
    if you.noise:
        burden_shows(game, who, "noise")
    return 1 + you.noise


# --- Talk and Trade ---


def talk_reach(game: Heart, who: int) -> int:
    """How many spaces away a partner may be."""
    return modifiers_of(game, who).reach


def cannot_talk(game: Heart, who: int) -> bool:
    return bool(modifiers_of(game, who).no_talk)


def can_trade(face: int) -> bool:
    """Whether a Curse may change hands."""
    return bool(MODIFIERS.of(face).tradable)  # rule: curse.not-traded


# --- Creatures ---


def advance_sanity(game: Heart, who: int) -> int:
    """Sanity lost at the start of Advance Creatures to Creatures at one's Location."""
    you = modifiers_of(game, who)
    return 0 if you.calm else 1 + you.dread


def crawler_steps(game: Heart) -> int:
    """How many spaces each Crawler moves in an Advance Creatures phase."""
    return 0 if game.stilled else 1 + events_in_force(game).crawler_steps


def gate_ignored(game: Heart, kind: int) -> bool:
    # rule: decide.card-wins
    return bool(game.zones[IN_FORCE] and events_in_force(game).unheld >> kind & 1)


def preferred(game: Heart, near: list[int]) -> list[int]:
    """Of equally near Protagonists, those whom a hunter seeks before all others."""
    return [who for who in near if modifiers_of(game, who).scent] or near


def spared(game: Heart, who: int, kind: int) -> bool:
    return bool(modifiers_of(game, who).spared >> kind & 1)
