"""What a person is shown of an option: its words, the things it touches, the rule behind it.

An option looks the same whenever it is offered in the same place, so each is made once.
"""

from __future__ import annotations

from functools import cache

from gloam.games.heart_of_darkness.cards import modifiers
from gloam.games.heart_of_darkness.cards.catalogue import TYPE
from gloam.games.heart_of_darkness.state import HANDS, LOOKED_AT, MOST_SEATS, RESOLVING, Heart
from gloam.games.heart_of_darkness.view import card_options
from gloam.games.heart_of_darkness.view.names import (
    CARD,
    CREATURE,
    CREATURE_ID,
    HAND_ID,
    HERO,
    PLACE,
    SEAT,
    SHEET_ID,
    SPACE_ID,
    WHO,
    card_id,
    fallen_id,
    gate_id,
)
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.rules import Option
from gloam.kernel.present.scene import Arg, Words

# The rule behind an option, by its first word; before a blank, the ask it belongs to.
RULES = {
    "move": "move.action",
    "tunnel": "move.tunnel",
    "talk": "talk.action",
    "fight": "combat.action",
    "recover": "recover.action",
    "repair": "location.repair",
    "assemble": "location.assemble",
    "consult": "location.consult",
    "loot": "loot.free",
    "set-trap": "trap.set",
    "discard": "discard.free",
    "call": "boat.summon",
    "end": "turn.unused",
    "play": "play.free",
    "begin": "quest.begin",
    "resolve": "quest.resolve",
    "bare-hands": "combat.weapon",
    "weapon": "combat.weapon",
    "hit": "combat.split",
    "give-card": "talk.give",
    "give-trap": "talk.traps",
    "keep-parts": "silence.private-talk",
    "lead-quests": "silence.private-talk",
    "would": "silence.turn-signal",
    "would-not": "silence.turn-signal",
    "next": "turn.order-tie",
    "first next": "solo.separate",
    "kind": "spawn.substitute",
    "hell kind": "difficulty.hell",
    "go": "advance.route-tie",
    "target": "advance.recency",
    "noise creature": "loot.noise",
    "devourer creature": "advance.order-within",
    "back yes": "difficulty.much-easier",
    "back no": "difficulty.much-easier",
    "spoils yes": "difficulty.easier",
    "spoils no": "difficulty.easier",
    "uphold": "silence.outside-breach",
    "dismiss": "silence.outside-breach",
    "hand-over": "join.solo-grows",
    "opening discard": "setup.opening-draw",
    "discard card": "discard.free",
    "hand-limit card": "turn.hand-limit",
    "give card": "talk.give",
}
# Words that say another thing at some asks.
SAID_BY_ASK = {
    "opening discard",
    "discard card",
    "hand-limit card",
    "give card",
    "first next",
    "noise creature",
    "devourer creature",
    "back yes",
    "back no",
    "spoils yes",
    "spoils no",
}
PLAY_RULES = {
    "ritual": "ritual.roll",
    "trap": "trapcard.roll",
    "curse": "curse.play-to-discard",
}
PLACED = ("move", "tunnel", "go")
FACED = ("play", "begin", "resolve", "assemble", "consult", "weapon", "card", "discard")
PEOPLE = ("talk", "next", "target", "hand-over", "give-card", "give-trap")


def describe(game: Heart, seat: int, ask: Ask, key: Key) -> Option:
    about = ask.about if isinstance(ask.about, str) else str(ask.about[0])
    word: str = key[0]
    if about in card_options.ASKS:
        named = len(key) > 1 and word in card_options.FACED
        return card_options.describe(game, about, key, _where(game, seat, key[1]) if named else "")
    if word == "move" and game.turn.actions and modifiers.move_cost(game, game.turn.who) > 1:
        return _place("slow-move", key[1], key)
    if word in PLACED and len(key) == 2:
        return _place(_said(about, word), key[1], key)
    if word in FACED and len(key) == 2:
        return _face(_said(about, word), key, _where(game, seat, key[1]), _rule(about, word))
    if word in PEOPLE and len(key) == 2:
        return _person(_said(about, word), key, _rule(about, word))
    if word == "creature" and len(key) == 3:
        return _creature(_said(about, word), key, _rule(about, word))
    return _other(game, seat, about, key)


def _rule(about: str, word: str) -> str:
    return RULES.get(f"{about} {word}") or RULES.get(word, "play.free")


def _said(about: str, word: str) -> str:
    return f"{word}-{about}" if f"{about} {word}" in SAID_BY_ASK else word


def _where(game: Heart, seat: int, face: int) -> str:
    """The node of a card that an option names: in one's hand, looked at, or being played."""
    faces = game.pack.faces
    for zone, within in (
        (HANDS + game.turn.who if game.turn.who >= 0 else HANDS + seat, "hand"),
        (HANDS + seat, "hand"),
        (HANDS + MOST_SEATS + seat, "hand"),
        (LOOKED_AT + seat, "looked-at"),
        (RESOLVING, "resolving"),
        (game.begun(seat), "quests"),
        (game.begun(seat + MOST_SEATS), "quests"),
    ):
        if any(faces[piece] == face for piece in game.zones[zone]):
            if within == "hand":
                who = zone - HANDS
                if game.seat_of(who) != seat:
                    continue
                return card_id(HAND_ID[who], face)
            if within == "quests":
                return card_id(f"quests-{zone - game.begun(0)}", face)
            return card_id(within, face)
    return ""


def _other(game: Heart, seat: int, about: str, key: Key) -> Option:
    word: str = key[0]
    if word == "recover":
        words = Words("option-recover", {"hero": HERO[key[1]]})
        return Option(key, words, (fallen_id(key[1]),), RULES[word])
    if word == "repair":
        place = game.protagonists[game.turn.who].place
        words = Words("option-repair", {"n": key[1], "place": PLACE[place]})
        return Option(key, words, (gate_id(place),), RULES[word])
    if word == "kind":
        words = Words(_message(about, word), {"kind": CREATURE[key[1]]})
        return Option(key, words, (), _rule(about, word))
    if word == "hit":
        one = game.protagonists.get(game.turn.who)
        touched = (CREATURE_ID[key[1]][one.place],) if one is not None else ()
        return Option(key, Words("option-hit", {"kind": CREATURE[key[1]]}), touched, RULES[word])
    if len(key) == 1:
        return _plain(_said(about, word), key, _rule(about, word), _spot(game, word))
    return _unnamed(about, key, _rule(about, word))


def _message(about: str, word: str) -> str:
    return f"option-{_said(about, word)}"


def _spot(game: Heart, word: str) -> str:
    """What an option without a name touches. What one does most often is a button of its own."""
    if word != "set-trap" or not game.alive(game.turn.who):
        return ""
    return SPACE_ID[game.protagonists[game.turn.who].place]


# --- made once ---


@cache
def _place(said: str, place: int, key: Key) -> Option:
    rule = RULES.get(str(key[0]), "move.action")
    words = Words(f"option-{said}", {"place": PLACE[place]})
    return Option(key, words, (SPACE_ID[place],), rule)


@cache
def _face(said: str, key: Key, touched: str, rule: str) -> Option:
    face: int = key[1]
    args: dict[str, Arg] = {"card": CARD[face]}
    message = f"option-{said}"
    if said == "play":
        message = f"option-play-{TYPE[face]}"
        rule = PLAY_RULES.get(TYPE[face], rule)
    return Option(key, Words(message, args), (touched,) if touched else (), rule)


@cache
def _person(said: str, key: Key, rule: str) -> Option:
    who: int = key[1]
    return Option(key, Words(f"option-{said}", {"who": WHO[who]}), (SHEET_ID[who],), rule)


@cache
def _creature(said: str, key: Key, rule: str) -> Option:
    _, kind, place = key
    words = Words(f"option-{said}", {"kind": CREATURE[kind], "place": PLACE[place]})
    return Option(key, words, (CREATURE_ID[kind][place],), rule)


@cache
def _plain(said: str, key: Key, rule: str, touched: str) -> Option:
    return Option(key, Words(f"option-{said}"), (touched,) if touched else (), rule)


@cache
def _unnamed(about: str, key: Key, rule: str) -> Option:
    """Keys of cards: their parts are named by what they are, as far as that is known."""
    args: dict[str, Arg] = {"n": key[1]} if isinstance(key[1], int) else {}
    word = str(key[0])
    if word in ("tend", "player", "who"):
        args["who"] = WHO[key[1]]
    elif word in ("seat", "claim"):
        args["who"] = SEAT[key[1]]
    elif word in ("place", "to", "at"):
        args["place"] = PLACE[key[1]]
    return Option(key, Words(f"option-{word}", args), (), rule)
