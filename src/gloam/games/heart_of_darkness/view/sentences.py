"""What prompts and events say, what events point at, and the rules behind them."""

from __future__ import annotations

from gloam.games.heart_of_darkness.view.names import (
    CARD,
    CREATURE_ID,
    DECK,
    FALLEN,
    GATE,
    HERO,
    PLACE,
    QUESTS_ID,
    SEAT,
    SOME,
    SPACE_ID,
    WHO,
    card_id,
)
from gloam.kernel.present.sentences import Numbers, Says, Sentences
from gloam.kernel.present.things import NUMBER

PROMPTS = Sentences(
    "ask",
    {
        "route": Says(PLACE),
        "prey": Says(PLACE),
        "substitute": Says(PLACE),
        "hell": Says(WHO),
        "hit": Says(NUMBER),
        "give": Says(WHO),
        "back": Says(CARD),
        "claim": Says(SEAT),
        "hand-over": Says(SEAT),
        # of cards
        "passage": Says(WHO),
        "gift": Says(WHO),
    },
)


def _creature(numbers: Numbers) -> tuple[str, ...]:
    """(kind, Location): the Creature there."""
    kind, place = numbers
    return (CREATURE_ID[kind][place],)


def _sprung(numbers: Numbers) -> tuple[str, ...]:
    place, kind = numbers
    return (CREATURE_ID[kind][place],)


def _moved(numbers: Numbers) -> tuple[str, ...]:
    kind, _, to = numbers
    return CREATURE_ID[kind][to], SPACE_ID[to]


def _quest(numbers: Numbers) -> tuple[str, ...]:
    who, face = numbers
    return (card_id(QUESTS_ID[who], face),)


EVENTS = Sentences(
    "event",
    {
        # the course of the game
        "round": Says(NUMBER, at=("phase",), rule="round.phases"),
        "turn": Says(WHO, rule="turn.each-once"),
        "turn-over": Says(WHO, rule="turn.unused"),
        "would": Says(WHO, rule="silence.turn-signal"),
        "would-not": Says(WHO, rule="silence.turn-signal"),
        "arrives": Says(WHO, HERO, PLACE, rule="setup.protagonist-random"),
        "opened": Says(rule="setup.opening-discard"),
        "revealed": Says(CARD, rule="spawn.one-by-one"),
        "darkness": Says(NUMBER, at=("darkness",), rule="darkness.range"),
        "deadly": Says(rule="difficulty.deadly"),
        # Protagonists
        "lost-strength": Says(WHO, NUMBER, NUMBER, rule="protagonist.losses"),
        "lost-sanity": Says(WHO, NUMBER, NUMBER, rule="protagonist.losses"),
        "restored-strength": Says(WHO, NUMBER, NUMBER, rule="protagonist.restore-cap"),
        "restored-sanity": Says(WHO, NUMBER, NUMBER, rule="protagonist.restore-cap"),
        "killed": Says(WHO, FALLEN, PLACE, rule="killed.cards-under"),
        "recovered": Says(WHO, FALLEN, NUMBER, rule="recover.all"),
        "moved": Says(WHO, PLACE, rule="move.action"),
        # Creatures
        "placed": Says(SOME, PLACE, at=_creature, rule="spawn.harmless"),
        "stock-empty": Says(PLACE, rule="spawn.stock-empty"),
        "creature-killed": Says(SOME, PLACE, at=_creature, rule="combat.stock"),
        "guardian-wounded": Says(NUMBER, NUMBER, rule="guardian.damage-lasts"),
        "creature-moved": Says(SOME, PLACE, PLACE, at=_moved, rule="scenario.order"),
        "stays": Says(SOME, PLACE, at=_creature, rule="scenario.hunter-stays"),
        "absorbed": Says(at=("place-heart",), rule="heart.crawler"),
        # the map
        "gate-damaged": Says(GATE, NUMBER, rule="gate.holds"),
        "gate-destroyed": Says(GATE, rule="gate.third"),
        "gate-repaired": Says(GATE, NUMBER, rule="location.repair"),
        "gained-trap": Says(WHO, rule="trap.gain"),
        "set-trap": Says(WHO, PLACE, rule="trap.set"),
        "trap-sprung": Says(PLACE, SOME, at=_sprung, rule="trap.kills"),
        "traps-used": Says(PLACE, NUMBER, rule="trap.used-up"),
        # cards
        "armed": Says(WHO, CARD, rule="combat.weapon"),
        "rolled": Says(WHO, NUMBER, NUMBER, rule="dice.faces"),
        "looted": Says(WHO, PLACE, rule="loot.noise"),
        "drew-loot": Says(WHO, NUMBER, at=("loot",), rule="loot.draw"),
        "drew-curses": Says(WHO, NUMBER, at=("curses",), rule="curse.random"),
        "reshuffled": Says(DECK, rule="cards.deck-out"),
        "looks-at-deck": Says(WHO, DECK, NUMBER),
        "discarded": Says(WHO, rule="discard.unseen"),
        "personal-lost": Says(WHO, CARD, rule="discard.personal"),
        "took-back": Says(WHO, CARD, rule="difficulty.much-easier"),
        # playing cards
        "played": Says(WHO, CARD, rule="play.revealed"),
        "ritual-failed": Says(WHO, CARD, rule="ritual.failure"),
        "ritual-succeeded": Says(WHO, CARD, rule="ritual.success"),
        "trap-failed": Says(WHO, CARD, rule="trapcard.failure"),
        "begun": Says(WHO, CARD, at=_quest, rule="quest.begin"),
        "resolving": Says(WHO, CARD, at=_quest, rule="quest.resolve"),
        "not-resolved": Says(WHO, CARD, at=_quest, rule="quest.resolve"),
        "completed": Says(WHO, CARD, at=_quest, rule="quest.benefit"),
        "event-over": Says(CARD, rule="event.lasting"),
        # what cards do
        "burden-shows": Says(WHO, CARD),
        "counted-blanks": Says(NUMBER),
        "gave": Says(WHO, WHO, rule="hidden.hands"),
        "granted-dice": Says(WHO, NUMBER),
        "granted-silence": Says(WHO, NUMBER),
        "granted-words": Says(WHO),
        "more-actions": Says(WHO, NUMBER),
        "rolled-again": Says(NUMBER, NUMBER),
        "saw-on-top": Says(CARD),
        "shed-curse": Says(WHO, rule="curse.reshuffle"),
        "spent-actions": Says(WHO, NUMBER),
        "unheard": Says(WHO),
        "weapon-returned": Says(WHO, CARD, rule="play.weapon-return"),
        # talk
        "talks": Says(WHO, WHO, rule="talk.public-fact"),
        "gave-card": Says(WHO, WHO, rule="talk.give"),
        "gave-trap": Says(WHO, WHO, rule="talk.traps"),
        "keep-parts": Says(SEAT, SEAT, rule="silence.private-talk"),
        "lead-quests": Says(SEAT, SEAT, rule="silence.private-talk"),
        # The Silence
        "breach": Says(SEAT, NUMBER, rule="silence.penalty"),
        "claimed": Says(SEAT, SEAT, rule="silence.outside-breach"),
        "dismissed": Says(SEAT, rule="silence.outside-breach"),
        # coming and going
        "leave": Says(SEAT, rule="join.when"),
        "stay": Says(SEAT, rule="join.when"),
        "join": Says(SEAT, rule="join.when"),
        "stay-out": Says(SEAT, rule="join.when"),
        "left": Says(SEAT, rule="join.leave"),
        "entered": Says(SEAT, rule="join.newcomer"),
        # the end
        "boat-called": Says(WHO, at=("boat",), rule="boat.summon"),
        "boat-arrived": Says(at=("boat",), rule="boat.arrives"),
        "won": Says(at=("boat",), rule="win.harbour"),
        "lost-darkness": Says(rule="lose.darkness"),
        "lost-nobody": Says(rule="lose.no-survivors"),
        "lost-none-left": Says(rule="lose.none-available"),
    },
    order=(FALLEN, CARD, WHO, GATE, PLACE, SEAT),
)
