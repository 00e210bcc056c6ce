"""Which cards a bot keeps, which it plays, and when."""

from __future__ import annotations

from gloam.games.heart_of_darkness.bot.evaluation import (
    chance_of_a_hit,
    curses_held,
    darkness_step,
    kill_worth,
    losing,
    move_harm,
)
from gloam.games.heart_of_darkness.cards.catalogue import (
    CARDS,
    CURSE,
    FACE,
    ITEM,
    PERSONAL,
    QUEST,
    RADIO_PART,
    RITUAL,
    TRAP,
    TYPE,
    WEAPON,
)
from gloam.games.heart_of_darkness.cards.modifiers import modifiers_of
from gloam.games.heart_of_darkness.cards.requirements import RELEASES
from gloam.games.heart_of_darkness.rules.win_and_lose import quests_done
from gloam.games.heart_of_darkness.state import (
    CRAWLER,
    DESTROYED,
    HANDS,
    KIND_OF,
    PARTS_NEEDED,
    Heart,
)

# What a card is worth in hand, by its kind and by its face.
KEEP_KIND = {QUEST: 7.0, WEAPON: 4.0, RITUAL: 3.0, TRAP: 3.0, PERSONAL: 3.0, ITEM: 3.0}
KEEP = {
    FACE["ritual-of-dawn"]: 5.0,
    FACE["ritual-of-banishment"]: 4.5,
    FACE["ritual-of-stillness"]: 3.5,
    FACE["ritual-of-passage"]: 2.0,
    FACE["ritual-of-unbinding"]: 2.0,
    FACE["ritual-of-the-open-grave"]: 1.5,
    FACE["field-dressing"]: 4.0,
    FACE["bromide-salts"]: 3.0,
    FACE["keg-of-mortar"]: 4.0,
    FACE["carrier-pigeon"]: 2.5,
    FACE["theodolite"]: 3.5,
    FACE["planchette"]: 4.5,
    FACE["dark-lantern"]: 6.0,
    FACE["coal-shovel"]: 4.5,
    FACE["boot-knife"]: 5.0,
    FACE["laudanum-case"]: 2.5,
    FACE["bog-oak-rosary"]: 2.5,
}
# What it costs to take a Curse, by how many are held: the fourth kills.
CURSE_COST = (2.0, 3.5, 7.0, 30.0, 30.0)
WORTH_A_CARD = 1.5  # what a card must bring to be played rather than kept
ALWAYS = {
    FACE["signal-lamp"],
    FACE["storm-glass"],
    FACE["churchyard-candle"],
    FACE["planchette"],
    FACE["theodolite"],
    FACE["boot-knife"],
    FACE["bog-oak-rosary"],
}
LANTERN, PONY = FACE["dark-lantern"], FACE["pit-pony"]
MORTAR, SLIPPERS = FACE["keg-of-mortar"], FACE["felt-slippers"]
DRESSING, SALTS = FACE["field-dressing"], FACE["bromide-salts"]
SHOVEL, LAUDANUM = FACE["coal-shovel"], FACE["laudanum-case"]
BANISHMENT, STILLNESS = FACE["ritual-of-banishment"], FACE["ritual-of-stillness"]
UNBINDING = FACE["ritual-of-unbinding"]
OPEN_GRAVE, DAWN = FACE["ritual-of-the-open-grave"], FACE["ritual-of-dawn"]


# --- what everybody needs ---


def quests_missing(game: Heart) -> int:
    return max(0, len(game.cast()) - quests_done(game))


def parts_of(game: Heart, who: int, seat: int) -> int:
    """The Radio Parts in a hand, as far as a seat knows it."""
    faces, knows = game.pack.faces, game.knows
    return sum(
        [faces[p] == RADIO_PART and bool(knows[p] >> seat & 1) for p in game.zones[HANDS + who]]
    )


def keep_worth(game: Heart, who: int, face: int) -> float:
    """What a card is worth in hand."""
    if face == RADIO_PART:
        return 9.0 if game.boat is None else 0.0
    if TYPE[face] == QUEST:
        return 7.0 if quests_missing(game) else 0.7
    return KEEP.get(face, KEEP_KIND.get(TYPE[face], 1.0))


def loot_worth(game: Heart, who: int) -> float:
    """What a Loot card is worth to somebody: Radio Parts and Quests while they are missing."""
    worth = 0.8
    if game.boat is None and parts_of(game, who, game.seat_of(who)) < PARTS_NEEDED:
        worth += 1.4
    if quests_missing(game):
        worth += 1.0
    return worth


# --- what may be played ---


def card_to_play(game: Heart, who: int, faces: list[int], fights: bool, loots: bool) -> int:
    """A face among those offered that is worth playing now, or -1."""
    best, chosen = 0.0, -1
    for face in faces:
        worth = play_worth(game, who, face, fights, loots)
        if worth > best:
            best, chosen = worth, face
    return chosen


def play_worth(game: Heart, who: int, face: int, fights: bool, loots: bool) -> float:
    """What playing a card now brings, above what it is worth in hand; not positive: nothing."""
    kind = TYPE[face]
    if kind == RITUAL:
        return ritual_worth(game, who, face, sure=False) - WORTH_A_CARD
    if kind == CURSE:
        return release_worth(game, who, face)
    if face == MORTAR:
        return mortar_worth(game, who) - 2.5
    return float(kind == TRAP or face in ALWAYS or _is_timely(game, who, face, fights, loots))


def _is_timely(game: Heart, who: int, face: int, fights: bool, loots: bool) -> bool:
    """Whether now is the moment for an Item."""
    strength, sanity = losing(game, who)
    if face == DRESSING:
        return strength >= 2 or (strength >= 1 and game.protagonists[who].strength == 1)
    if face == SALTS:
        return sanity >= 2 or (sanity >= 1 and game.protagonists[who].sanity == 1)
    if face == LAUDANUM:
        return (
            sanity >= 1 and game.protagonists[who].sanity <= 2 and _has_a_card_to_spare(game, who)
        )
    return loots if face == SLIPPERS else fights and face == SHOVEL


def _has_a_card_to_spare(game: Heart, who: int) -> bool:
    """Whether something is held that is hardly worth keeping."""
    faces = game.pack.faces
    held = [faces[piece] for piece in game.zones[HANDS + who]]
    return any(TYPE[face] != CURSE and keep_worth(game, who, face) < 3.0 for face in held)


def mortar_worth(game: Heart, who: int) -> float:
    """What it is worth to mend a Gate nearby."""
    far = game.island.distance[game.protagonists[who].place]
    step = darkness_step(game)
    tokens = [
        damage for gate, damage in game.gates.items() if damage < DESTROYED and far[gate] <= 2
    ]
    return max([(0.0, 0.2, 0.55)[damage] * step for damage in tokens], default=0.0)


# --- Rituals ---


def ritual_worth(game: Heart, who: int, face: int, sure: bool) -> float:
    """What a Ritual brings on the whole; `sure` when the Ritual Cavern is consulted."""
    gain = _ritual_gain(game, who, face)
    if sure:
        return gain
    dice = game.protagonists[who].sanity + modifiers_of(game, who).ritual + CARDS[face].modifier
    chance = chance_of_a_hit(dice)
    return chance * gain - (1 - chance) * CURSE_COST[curses_held(game, who)]


def _ritual_gain(game: Heart, who: int, face: int) -> float:
    if face == BANISHMENT:
        far = game.island.distance[game.protagonists[who].place]
        near = [place for place in set(game.creatures.values()) if far[place] <= 1]
        return max([banish_worth(game, place) for place in near], default=0)
    if face == STILLNESS:
        if game.stilled:
            return 0.0
        return sum([move_harm(game, c) for c in game.creatures if KIND_OF[c] == CRAWLER]) - 2.0
    if face == UNBINDING:
        return max([CURSE_COST[min(3, curses_held(game, o))] - 1 for o in game.living()], default=0)
    if face == OPEN_GRAVE:
        return max([1.3 * len(game.zones[game.beneath(h)]) for h in game.fallen], default=0.0)
    return darkness_step(game) if face == DAWN and game.darkness > 1 else 0.0


def banish_worth(game: Heart, place: int) -> float:
    return sum([kill_worth(game, creature) for creature in game.creatures_at(place)])


# --- Curses ---


def release_worth(game: Heart, who: int, face: int) -> float:
    """What it is worth to play a Curse away: the more are held, the more."""
    held = curses_held(game, who)
    worth = (0.0, 1.2, 3.0, 12.0, 30.0)[min(4, held)]
    task = RELEASES[face]
    for part in task.price:
        worth -= PRICES.get(part.name, 0.0)
    if task.discards:
        worth -= 1.5 * task.discards
    return worth + _weak(game, who, task.price)


# What the parts of a price cost, cards aside.
PRICES = {"lose": 2.5, "let_one_come": 1.0}


def _weak(game: Heart, who: int, price: tuple[object, ...]) -> float:
    """A price in Strength or Sanity is no price for the weak."""
    loses = any(getattr(part, "name", "") == "lose" for part in price)
    one = game.protagonists[who]
    return -30.0 if loses and min(one.strength, one.sanity) <= 1 else 0.0
