"""What bots know of Haunted.

Harm others where it hurts, mend one's own lines, keep what drives terrors off. The end is
in the attacker's hands: completing a last line wins only for whoever is lowest then.
"""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.haunted.bot.evaluation import danger, evaluate
from gloam.games.haunted.cards.deck import (
    ACQUAINTANCES,
    EVENTS,
    FOCUSES,
    NUMBER,
    SIZE,
    TERRORS,
    URCHIN_THIEF,
)
from gloam.games.haunted.cards.essentials import ADMITS, SUMMONS
from gloam.games.haunted.rules.defence import CHANCE_FINDS, COMPARTMENTS, DEFENSIVE, STOP
from gloam.games.haunted.rules.end_and_score import points
from gloam.games.haunted.rules.hands import acquaintances
from gloam.games.haunted.rules.lines import FETCHERS
from gloam.games.haunted.state import Haunted
from gloam.kernel.core.asks import Ask, Key
from gloam.kernel.core.policy import Policy

# What it is worth to lay a card on another's line. Cards that are not here help their
# subject, or nobody: they are kept for oneself.
ATTACKS = {
    "activate-focus": 20.0,
    "transformation": 6.0,
    "garrotted": 4.0,
    "losing-sleep": 6.5,
    "fisticuffs": 6.0,
    "attacked": 4.5,
    "urchin-thief": 4.0,
    "strange-mist": 3.5,
    "secret-room": 3.0,
    "coach-and-horses": 2.0,
    "over-indulgence": 2.5,
    "hallucination": 0.5,
    "disembodied-presence": 1.5,
    "village-idiot": 1.5,
}
# What it is worth to lay a card on a line of one's own, removers aside.
MENDS = {"refreshments": 2.5, "inheritance": 2.0, "send-telegram": 2.0}

_ON_OTHERS = [ATTACKS.get(name, 0.0) for name in NUMBER]
_ON_OWN = [MENDS.get(name, 0.0) for name in NUMBER]
_FISTICUFFS = NUMBER["fisticuffs"]
_ACTIVATE = NUMBER["activate-focus"]
_RISKY = CHANCE_FINDS | COMPARTMENTS

# What a card is worth in hand.
KEEP = [3.0] * SIZE
for _card in range(SIZE):
    if TERRORS <= _card < EVENTS:
        KEEP[_card] = 9.0
    elif _card < TERRORS:
        KEEP[_card] = 3.5 if _card < FOCUSES else 4.0
    elif DEFENSIVE >> _card & 1 and not _RISKY >> _card & 1:
        KEEP[_card] = 5.0
    elif _card >= ACQUAINTANCES:
        KEEP[_card] = 4.5
    else:
        KEEP[_card] = 2.0 + _ON_OTHERS[_card] / 4


class HauntedPolicy(Policy[Haunted]):
    def candidates(self, game: Haunted, seat: int, ask: Ask) -> Sequence[Key]:
        options = ask.offer(seat)
        if ask.about == "attack":
            kept = [key for key in options if key[0] != "lay" or not is_kindness(key[1])]
        elif ask.about == "own":
            kept = [key for key in options if key[0] != "lay" or mends(key[1])]
        else:
            return options
        return kept or options

    def choose(self, game: Haunted, seat: int, ask: Ask) -> Key:
        options = ask.offer(seat)
        if len(options) == 1:
            return options[0]
        about = ask.about if isinstance(ask.about, str) else ask.about[0]
        if about == "attack":
            return best(options, [attack_worth(game, seat, key) for key in options])
        if about == "own":
            return best(options, [mend_worth(game, seat, key) for key in options])
        if about == "defend":
            return best(options, [defence_worth(game, key) for key in options])
        return best(options, [choice_worth(game, seat, key) for key in options])

    def evaluate(self, game: Haunted, seat: int) -> float:
        return evaluate(game, seat)


def best(options: Sequence[Key], worth: Sequence[float]) -> Key:
    return options[worth.index(max(worth))]


def is_kindness(card: int) -> bool:
    """Whether a card laid on another's line merely helps that player."""
    return card >= EVENTS and not _ON_OTHERS[card] and NUMBER["psychic"] != card


def mends(card: int) -> bool:
    """Whether a card laid on a line of one's own can do any good."""
    return bool(DEFENSIVE >> card & 1) or bool(_ON_OWN[card])


# --- stage 1 ---


def attack_worth(game: Haunted, seat: int, key: Key) -> float:
    if key[0] != "lay":
        return 0.0 if key == ("end",) else -1.0
    _, card, line = key
    owner: int = line // 3
    # Among equals, whoever is lowest and next: nobody is picked on for sitting first.
    pull = 1 + 0.25 * game.complete(owner) - 0.004 * points(game, owner)
    pull -= 0.001 * ((owner - seat) % game.seats)
    if TERRORS <= card < EVENTS or card == _ACTIVATE:
        return ending_worth(game, seat, owner) if last_line(game, owner) else 20 * pull
    if card < FOCUSES:
        hand = game.zones[game.hand(seat)]
        return (4 + 3 * any(focus in hand for focus in ADMITS[card])) * pull
    if card < TERRORS:
        hand = game.zones[game.hand(seat)]
        return (7 + 5 * any(terror in hand for terror in SUMMONS[card])) * pull
    if card == _FISTICUFFS and game.left(owner) == seat:
        return -1.0
    return _ON_OTHERS[card] * pull


def last_line(game: Haunted, owner: int) -> bool:
    return game.complete(owner) + 1 >= game.to_lose


def ending_worth(game: Haunted, seat: int, owner: int) -> float:
    """Completing somebody's last line ends the game: only for whoever is lowest then."""
    mine = points(game, seat)
    rivals = [points(game, other) for other in game.order if other not in (seat, owner)]
    return 100.0 if all(mine <= theirs for theirs in rivals) else -5.0


# --- stages 2 and 3 ---


def mend_worth(game: Haunted, seat: int, key: Key) -> float:
    if key[0] != "lay":
        return 0.0
    _, card, line = key
    if card < EVENTS:
        return -10.0
    if _RISKY >> card & 1:
        return risk_worth(game, seat, card)
    if DEFENSIVE >> card & 1:
        return 3.0 + 2.0 * len(game.line(line))
    if FETCHERS >> card & 1:
        return _ON_OWN[card] - len(acquaintances(game, seat))
    return _ON_OWN[card] or -5.0


def risk_worth(game: Haunted, seat: int, card: int) -> float:
    """Chance Find and Hidden Compartment hang on a draw."""
    if CHANCE_FINDS >> card & 1:
        return 0.5 if any(len(game.line(line)) == 2 for line in game.started(seat)) else -3.0
    return -3.0 if game.unstarted(seat) else 2.0


def defence_worth(game: Haunted, key: Key) -> float:
    if key == STOP:
        return 0.0
    _, card, line = key
    threat = 10.0 * len(game.line(line))
    return threat - 9.0 if _RISKY >> card & 1 else threat


# --- other choices ---


def choice_worth(game: Haunted, seat: int, key: Key) -> float:
    word = key[0]
    if word in ("discard", "give", "offer", "setting"):
        return -keep_worth(game, seat, key[1])
    if word == "pile":  # a card given out of the discard pile, in a forfeit
        return -KEEP[key[1]] - 1.5
    if word in ("take", "keep"):
        return keep_worth(game, seat, key[1])
    if word == "remove":
        return 1.0
    if word == "player":
        return danger(game, key[1]) / 100
    if word == "line":
        return -len(game.line(key[1]))
    if word == "yes":
        return -1.0 if game.unstarted(seat) and game.active != seat else 1.0
    return {"both": 9.5, "second-use": 2.0, "keep-it": 1.0}.get(word, 0.0)


def keep_worth(game: Haunted, seat: int, card: int) -> float:
    """What a card is worth in hand now."""
    if card == URCHIN_THIEF and game.planted == seat:
        return -1.0
    return KEEP[card]
