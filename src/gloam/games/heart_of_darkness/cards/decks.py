"""Where cards lie: the decks, hands and piles; drawing, discarding, looking at what comes next."""

from __future__ import annotations

from functools import cache, partial

from gloam.games.heart_of_darkness.cards.catalogue import (
    CARDS,
    CURSE,
    EVENT,
    PERSONAL,
    PROTAGONIST,
    PROTAGONISTS,
    QUEST,
    RADIO_PART,
    SPAWN,
    TYPE,
)
from gloam.games.heart_of_darkness.rules.curses import give_back
from gloam.games.heart_of_darkness.rules.difficulty import take_back
from gloam.games.heart_of_darkness.state import (
    BOTTOM,
    BOX,
    CURSE_BACK,
    DISCARD,
    LOOT,
    LOOT_BACK,
    LOOT_DISCARD,
    MOST_SEATS,
    PERSONAL_BACK,
    RESOLVING,
    SECOND,
    SPAWN_BACK,
    SPAWN_DISCARD,
    SPAWNS,
    TOP,
    Heart,
)
from gloam.kernel.content.piles import Deck, deck_zones
from gloam.kernel.core.asks import EVERYONE, Flow
from gloam.kernel.core.cards import NOBODY, Pack, Zone
from gloam.kernel.core.data import Piece
from gloam.kernel.core.state import Event


def pieces_of(western: bool) -> list[int]:
    """The faces of all pieces in play, in order."""
    faces: list[int] = []
    for card in CARDS:
        if card.type == QUEST:  # rule: expansion.quests, setup.compass-out, quest.core-six
            used = card.compass == western
        elif card.type == SPAWN:  # rule: expansion.spawn, setup.compass-out
            used = western or not card.compass
        else:
            used = card.type != PROTAGONIST  # rule: components.loot
        if used:
            faces += [card.face] * card.count
    return faces


def _back(face: int) -> int:
    kind = TYPE[face]
    if kind == CURSE:
        return CURSE_BACK
    if kind in (EVENT, SPAWN):
        return SPAWN_BACK
    # Which Personal Item somebody holds is no secret: as if each had its own back.
    return PERSONAL_BACK + face if kind == PERSONAL else LOOT_BACK


@cache
def pack(western: bool) -> Pack:
    """The cards and the places."""
    faces = pieces_of(western)
    return Pack(faces, [_back(face) for face in faces], _zones())


def _zones() -> list[Zone]:
    own = [(1 << seat, seat) for seat in range(MOST_SEATS)]
    return [
        # rule: hidden.decks, discard.unseen, discard.face-down
        *deck_zones("loot", open_discards=False),
        *deck_zones("spawn", open_discards=True),  # rule: spawn.discard
        Zone("curses", NOBODY),
        Zone("events", ordered=True),
        Zone("resolving", ordered=True),
        Zone("box"),
        Zone("aside"),
        *(Zone(f"beneath {CARDS[face].name}", NOBODY) for face in PROTAGONISTS),
        *(Zone(f"beneath {n}", NOBODY) for n in range(len(PROTAGONISTS), 7)),
        # rule: hidden.hands
        *(Zone(f"hand {n + seat}", sight, seat) for n in (0, SECOND) for sight, seat in own),
        *(Zone(f"begun {n + seat}", owner=seat) for n in (0, SECOND) for _, seat in own),
        *(Zone(f"completed {seat}", owner=seat) for _, seat in own),
        *(Zone(f"looked at {seat}", sight, seat) for sight, seat in own),
    ]


# --- the decks ---


def _reshuffled(game: Heart, deck: int) -> None:
    # rule: cards.deck-out, cards.deck-out-when, spawn.reshuffle
    game.tell("reshuffled", deck)


def _deck(bag: int) -> Deck[Heart]:
    return Deck(
        bag,
        top=bag + TOP,
        bottom=bag + BOTTOM,
        discards=bag + DISCARD,
        refilled=partial(_reshuffled, deck=bag),
    )


LOOT_DECK, SPAWN_DECK = _deck(LOOT), _deck(SPAWNS)  # rule: cards.deck-out-nothing

# --- Loot ---


def can_draw_loot(game: Heart) -> bool:
    return LOOT_DECK.left(game) > 0


def draw_loot(game: Heart, who: int, count: int = 1, because: Event = ()) -> int:
    """Draw Loot into a hand, as far as there is any. How many came."""
    drawn = len(LOOT_DECK.draw_up_to(game, game.hand(who), count))
    if drawn:
        because = because or game.by_card()
        game.tell("drew-loot", who, drawn, because=because)  # rule: hidden.log
    return drawn


def discard(game: Heart, piece: Piece, seen: int = NOBODY) -> None:
    """A card goes onto the pile of its deck, face down; `seen` have seen it on the way."""
    kind = TYPE[game.pack.faces[piece]]
    if kind == CURSE:
        give_back(game, piece, seen)
    elif kind == PERSONAL:
        game.move(piece, BOX, seen)  # rule: discard.personal
    elif kind in (SPAWN, EVENT):
        game.move(piece, SPAWN_DISCARD, seen)  # rule: event.discard, spawn.discard
    else:
        game.move(piece, LOOT_DISCARD, seen)  # rule: discard.face-down, discard.unseen


# --- Spawn ---


def reveal_spawn(game: Heart) -> Piece | None:
    """Turn up the next Spawn card or Event; it lies among what is being carried out."""
    return SPAWN_DECK.draw(game, RESOLVING)


# --- looking at what comes next ---


def look_at_top(game: Heart, deck: Deck[Heart], who: int, count: int) -> list[Piece]:
    """The next cards of a deck, where only their player sees them; the next one first."""
    drawn = deck.draw_up_to(game, game.looked_at(game.seat_of(who)), count)
    game.tell("looks-at-deck", who, deck.bag, len(drawn))
    return drawn


def put_away(game: Heart, who: int, piece: Piece) -> Flow[None]:
    """A played card leaves: a Personal Item to its owner's hand, others to the discards."""
    face = game.pack.faces[piece]
    if TYPE[face] == PERSONAL:
        # rule: personal.returns, play.then-discard
        game.move(piece, game.hand(who) if game.alive(who) else BOX)
        return
    # rule: difficulty.much-easier
    if face != RADIO_PART and TYPE[face] != QUEST and (yield from take_back(game, who, face)):
        game.move(piece, game.hand(who))
        return
    game.move(piece, LOOT_DISCARD, EVERYONE)  # rule: play.then-discard, play.revealed, item.play
