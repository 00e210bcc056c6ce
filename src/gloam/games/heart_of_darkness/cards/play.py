"""Playing cards: Items, Rituals, Trap cards, Curses. Who dies of it is seen to by the turn.

Each face has what it says made ready once, when the cards are read; in play nothing is
parsed. Weapons are played by Combat, Radio Parts by the call for the boat.
"""

from __future__ import annotations

from collections.abc import Callable

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.cards.catalogue import (
    CARDS,
    CURSE,
    ITEM,
    PERSONAL,
    QUEST,
    RADIO_PART,
    RITUAL,
    TRAP,
    TYPE,
    WEAPON,
    took_effect,
)
from gloam.games.heart_of_darkness.cards.decks import put_away
from gloam.games.heart_of_darkness.cards.effects import CAN
from gloam.games.heart_of_darkness.cards.events import RITUAL_SUCCEEDED, happened
from gloam.games.heart_of_darkness.cards.phrasebook import BOOK
from gloam.games.heart_of_darkness.cards.quest_progress import begun_by_player
from gloam.games.heart_of_darkness.cards.requirements import RELEASES
from gloam.games.heart_of_darkness.rules.curses import draw_curses, give_back
from gloam.games.heart_of_darkness.rules.dice import roll_hits
from gloam.games.heart_of_darkness.rules.difficulty import untaken
from gloam.games.heart_of_darkness.rules.map import PLACE
from gloam.games.heart_of_darkness.rules.quests import begin, can_begin, can_resolve, resolve
from gloam.games.heart_of_darkness.state import HANDS, RESOLVING, Heart
from gloam.kernel.content.card_files import parse_texts
from gloam.kernel.content.phrasebook import Node, Value
from gloam.kernel.content.piles import piece_with
from gloam.kernel.core.asks import EVERYONE, Flow, Gone, Key
from gloam.kernel.core.data import Piece

# --- the texts of cards that are played ---

_PLAYED = [card for card in CARDS if card.face != RADIO_PART]
READ = parse_texts(BOOK, "text", _PLAYED, types=(ITEM, PERSONAL, RITUAL, TRAP))


@BOOK.phrase("radio", en="{N:number} of these, played at {place}, call the Rescue Boat.")
def calls_the_boat(n: int, place: str) -> tuple[int, int]:
    """How many, and where; carried out by `rescue_boat.py`."""
    return n, PLACE[place]


RADIO = parse_texts(BOOK, "radio", [CARDS[RADIO_PART]])


class Text:
    """The acts of a card: what each is tested by, with its slots."""

    __slots__ = ("effects", "prices")

    def __init__(self, node: Node) -> None:
        series = node["steps"]
        assert isinstance(series, tuple)
        acts = [act for act in series if isinstance(act, Node)]
        self.prices = [_test(act) for act in acts if act.phrase.category == "cost"]
        self.effects = [_test(act) for act in acts if act.phrase.category != "cost"]

    def does_something(self, game: Heart, who: int) -> bool:
        """What a card asks for must be possible; of what it gives, something."""
        if self.prices and not self.can_be_paid(game, who):
            return False
        # rule: play.no-effect
        return any(can(game, who, *slots) for can, slots in self.effects)

    def can_be_paid(self, game: Heart, who: int) -> bool:
        """Whether one has what the card asks for."""
        # rule: item.play
        return all(can(game, who, *slots) for can, slots in self.prices)


def _test(act: Node) -> tuple[Callable[..., bool], tuple[Value, ...]]:
    return CAN[act.phrase.name], act.args


TEXTS = {face: Text(node) for face, node in READ.items()}

PLAY: list[Key] = [("play", card.face) for card in CARDS]
BEGIN: list[Key] = [("begin", card.face) for card in CARDS]
RESOLVE: list[Key] = [("resolve", card.face) for card in CARDS]

# --- what may be played ---


def card_keys(game: Heart, who: int) -> list[Key]:
    """Every Free Action with cards that is open to the active player."""
    keys: list[Key] = []
    faces = game.pack.faces
    last: int | None = None  # equal cards lie side by side
    for piece in game.zones[HANDS + who]:
        face = faces[piece]
        if face == last:
            continue
        last = face
        kind = TYPE[face]
        if kind == QUEST:
            if can_begin(game, who, face):
                keys.append(BEGIN[face])  # rule: quest.begin
        elif kind == CURSE:
            if can_release(game, who, face):
                keys.append(PLAY[face])  # rule: curse.play-free
        # rule: weapon.not-otherwise, boat.parts-alone
        elif kind != WEAPON and face != RADIO_PART and can_play(game, who, face):
            keys.append(PLAY[face])
    if game.zones[game.begun(who)] or game.solo:  # rule: quest.own-turn
        begun = begun_by_player(game, who)
        keys += [RESOLVE[face] for face in begun if can_resolve(game, who, face)]
    return keys


def can_play(game: Heart, who: int, face: int) -> bool:
    """Whether an Item, Personal Item, Ritual or Trap card may be played now."""
    if TYPE[face] == PERSONAL and face in game.turn.once:
        return False  # rule: personal.once-a-turn
    if not untaken(game, who, face):
        return False  # rule: difficulty.much-easier-once
    return TEXTS[face].does_something(game, who)  # rule: play.no-effect, trapcard.stock-empty


def can_assemble(game: Heart, who: int, face: int) -> bool:
    return TYPE[face] == TRAP and can_play(game, who, face)


def can_consult(game: Heart, who: int, face: int) -> bool:
    return TYPE[face] == RITUAL and can_play(game, who, face)


def can_release(game: Heart, who: int, face: int) -> bool:
    return RELEASES[face].can_be_done(game, who, face)  # rule: curse.play-to-discard


# --- playing ---


def play(game: Heart, who: int, key: Key) -> Flow[None]:
    """One Free Action with a card."""
    word, face = key
    kind = TYPE[face]
    if word == "begin":
        yield from begin(game, who, face)
    elif word == "resolve":
        yield from resolve(game, who, face)
    elif kind == RITUAL:
        yield from play_ritual(game, who, face)
    elif kind == TRAP:
        yield from play_trap(game, who, face)
    elif kind == CURSE:
        yield from release(game, who, face)
    else:
        yield from play_item(game, who, face)


def show(game: Heart, who: int, face: int) -> Piece:
    """A card of a hand is laid down for all to see."""
    piece = piece_with(game, HANDS + who, face)  # rule: cards.in-hand
    game.tell("played", who, face)  # rule: play.revealed
    game.carried = face
    game.move(piece, RESOLVING)
    took_effect(face)
    return piece


def play_item(game: Heart, who: int, face: int) -> Flow[None]:
    """An Item or a Personal Item: shown, carried out, put away."""
    piece = show(game, who, face)  # rule: play.free, item.play
    if TYPE[face] == PERSONAL:
        game.turn.once += (face,)  # rule: personal.once-a-turn
    yield from _carry_out(game, who, face)
    yield from put_away(game, who, piece)  # rule: play.then-discard, personal.returns


def _carry_out(game: Heart, who: int, face: int) -> Flow[None]:
    """What a card says. It stops short when somebody whom it needs has died of a word."""
    try:
        yield from READ[face].run(game, who)
    except Gone:
        if game.outcome is not None or not game.alive(who):
            raise


def play_ritual(game: Heart, who: int, face: int, sure: bool = False) -> Flow[None]:
    """An attempt: a Hit on dice for one's Sanity, or (by Consult) without a roll."""
    piece = show(game, who, face)
    if not sure:
        # rule: ritual.roll, ritual.free, protagonist.sanity
        dice = game.protagonists[who].sanity + modifiers.ritual_dice(game, who, face)
        if not roll_hits(game, who, dice):
            game.tell("ritual-failed", who, face)
            yield from put_away(game, who, piece)
            draw_curses(game, who, 1, ("failed", face))  # rule: ritual.failure, curse.gain-ritual
            return
    game.tell("ritual-succeeded", who, face)  # rule: ritual.success, ritual.consult-not-failed
    try:
        yield from _carry_out(game, who, face)
    except Gone:
        if game.outcome is None:  # its player has died of a word; that it succeeded stands
            happened(game, RITUAL_SUCCEEDED)  # rule: event.lasting, ritual.success
        raise
    happened(game, RITUAL_SUCCEEDED)  # rule: event.lasting
    yield from put_away(game, who, piece)


def play_trap(game: Heart, who: int, face: int, sure: bool = False) -> Flow[None]:
    """Dice for one's Strength; any Hit makes a Trap of it."""
    piece = show(game, who, face)
    if not sure and not modifiers.sure_traps(game, who):
        # rule: trapcard.roll, protagonist.strength
        dice = game.protagonists[who].strength + modifiers.trap_dice(game, who, face)
        if not roll_hits(game, who, dice):
            game.tell("trap-failed", who, face)  # rule: trapcard.failure
            yield from put_away(game, who, piece)  # rule: trapcard.discard
            return
    yield from _carry_out(game, who, face)  # rule: trapcard.success
    yield from put_away(game, who, piece)  # rule: trapcard.discard


def release(game: Heart, who: int, face: int) -> Flow[None]:
    """A Curse is played away by its own terms, and shuffled back at once."""
    game.tell("played", who, face)
    game.carried = face
    took_effect(face)
    if (yield from RELEASES[face].pay(game, who)):
        # rule: curse.play-to-discard, curse.reshuffle
        give_back(game, piece_with(game, HANDS + who, face), EVERYONE)
