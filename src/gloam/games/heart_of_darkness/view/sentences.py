"""What prompts and events say, what events point at, and the rules behind them."""

from __future__ import annotations

from gloam.games.heart_of_darkness.state import GUARDIAN
from gloam.games.heart_of_darkness.view.dice import counted, one_die, rolled, rolled_again
from gloam.games.heart_of_darkness.view.names import (
    CARD,
    CREATURE_ID,
    DECK,
    FALLEN,
    GATE,
    HERO,
    NOW,
    PLACE,
    PLAYER,
    QUESTS_ID,
    SEAT,
    SOME,
    SOME_WITHIN,
    SPACE_ID,
    WHO,
    card_id,
    place_of,
)
from gloam.kernel.present.sentences import Numbers, Says, Sentences
from gloam.kernel.present.things import NUMBER

PROMPTS = Sentences(
    "ask",
    {
        "route": Says(PLACE),
        "prey": Says(PLACE),
        "substitute": Says(PLACE),
        "hell": Says(NOW),
        "act": Says(NUMBER),
        "hand-limit": Says(NUMBER),
        "hit": Says(NUMBER),
        "give": Says(NOW),
        "back": Says(CARD),
        "claim": Says(SEAT),
        "hand-over": Says(SEAT),
        # of cards
        "passage": Says(NOW),
        "gift": Says(NOW),
    },
)


def _creature(numbers: Numbers) -> tuple[str, ...]:
    """(kind, Location): the Creature there."""
    kind, place = numbers
    return (CREATURE_ID[kind][place],)


def _guardian(numbers: Numbers) -> tuple[str, ...]:
    _, place = numbers
    return (CREATURE_ID[GUARDIAN][place],)


def _sprung(numbers: Numbers) -> tuple[str, ...]:
    place, kind = numbers
    return (CREATURE_ID[kind][place],)


def _moved(numbers: Numbers) -> tuple[str, ...]:
    kind, start, to = numbers
    return CREATURE_ID[kind][to], CREATURE_ID[kind][start], SPACE_ID[to]


def _creature_way(numbers: Numbers) -> tuple[str, ...]:
    kind, start, to = numbers
    return CREATURE_ID[kind][to], SPACE_ID[start], SPACE_ID[to]


def _way(numbers: Numbers) -> tuple[str, ...]:
    who, to, start = numbers
    return WHO.nodes[who], SPACE_ID[start], SPACE_ID[to]


def _quest(numbers: Numbers) -> tuple[str, ...]:
    who, face = numbers
    return (card_id(QUESTS_ID[place_of(who)], face),)


CAUSES = {
    "card": Says(CARD),
    # of losses
    "shares": Says(PLACE, SOME_WITHIN, rule="advance.sanity"),
    "among": Says(PLACE, NUMBER, rule="advance.sanity"),
    "strikes": Says(SOME_WITHIN, PLACE, rule="scenario.strike"),
    "heart": Says(at=("place-heart",), rule="heart.protagonist"),
    "silence": Says(rule="silence.penalty"),
    "failed": Says(CARD, rule="ritual.failure"),
    "choice": Says(rule="discard.free"),
    "limit": Says(rule="turn.hand-limit"),
    # of gains
    "loot": Says(PLACE, rule="loot.draw"),
    "opening": Says(rule="setup.opening-discard"),
    "spoils": Says(rule="difficulty.easier"),
    # of Darkness
    "swallowed": Says(at=("place-heart",), rule="darkness.crawler"),
    "gate": Says(GATE, rule="darkness.gate"),
    "death": Says(HERO, rule="darkness.death"),
    "left": Says(SEAT, rule="join.leave"),
    "boat": Says(rule="boat.darkness-five"),
    # of deaths and kills
    "no-strength": Says(rule="killed.strength"),
    "no-sanity": Says(rule="killed.sanity"),
    "curses": Says(rule="killed.curses"),
    "leaves": Says(rule="join.leave"),
    "combat": Says(WHO, rule="combat.hit-kill"),
    "trap": Says(rule="trap.kills"),
    # of Gates
    "held": Says(SOME_WITHIN, rule="gate.holds"),
    "repairs": Says(WHO, rule="location.repair"),
}

EVENTS = Sentences(
    "event",
    {
        # the course of the game
        "round": Says(NUMBER, at=("phase",), rule="round.phases"),
        "turn": Says(WHO, rule="turn.each-once"),
        "turn-over": Says(WHO, rule="turn.unused"),
        "would": Says(WHO, rule="silence.turn-signal"),
        "would-not": Says(WHO, rule="silence.turn-signal"),
        "arrives": Says(PLAYER, HERO, PLACE, rule="setup.protagonist-random"),
        "opened": Says(rule="setup.opening-discard"),
        "revealed": Says(CARD, rule="spawn.one-by-one"),
        "darkness": Says(NUMBER, at=("darkness",), rule="darkness.range", why=True),
        "deadly": Says(more=NUMBER, dice=one_die, rule="difficulty.deadly"),
        "deadly-calm": Says(more=NUMBER, dice=one_die, rule="difficulty.deadly"),
        # Protagonists
        "lost-strength": Says(WHO, NUMBER, NUMBER, rule="protagonist.losses", why=True),
        "lost-sanity": Says(WHO, NUMBER, NUMBER, rule="protagonist.losses", why=True),
        "restored-strength": Says(WHO, NUMBER, NUMBER, rule="protagonist.restore-cap", why=True),
        "restored-sanity": Says(WHO, NUMBER, NUMBER, rule="protagonist.restore-cap", why=True),
        "killed": Says(PLAYER, FALLEN, PLACE, rule="killed.cards-under", why=True),
        "recovered": Says(WHO, FALLEN, NUMBER, rule="recover.all"),
        "moved": Says(WHO, PLACE, PLACE, way=_way, rule="move.action"),
        # Creatures
        "placed": Says(SOME, PLACE, at=_creature, rule="spawn.harmless"),
        "guardian-renewed": Says(NUMBER, PLACE, at=_guardian, rule="spawn.guardian-in-play"),
        "stock-empty": Says(PLACE, rule="spawn.stock-empty"),
        "creature-killed": Says(SOME, PLACE, at=_creature, rule="combat.stock", why=True),
        "guardian-wounded": Says(NUMBER, NUMBER, rule="guardian.damage-lasts", why=True),
        "creature-moved": Says(
            SOME, PLACE, PLACE, at=_moved, way=_creature_way, rule="scenario.order"
        ),
        "stays": Says(SOME, PLACE, at=_creature, rule="scenario.hunter-stays"),
        "absorbed": Says(at=("place-heart",), rule="heart.crawler"),
        # the map
        "gate-damaged": Says(GATE, NUMBER, rule="gate.holds", why=True),
        "gate-destroyed": Says(GATE, rule="gate.third", why=True),
        "gate-repaired": Says(GATE, NUMBER, rule="location.repair", why=True),
        "gained-trap": Says(WHO, rule="trap.gain", why=True),
        "set-trap": Says(WHO, PLACE, rule="trap.set"),
        "trap-sprung": Says(PLACE, SOME, at=_sprung, rule="trap.kills"),
        "traps-used": Says(PLACE, NUMBER, rule="trap.used-up"),
        # cards
        "armed": Says(WHO, CARD, rule="combat.weapon"),
        "spared": Says(WHO, NUMBER, rule="combat.hit-kill"),
        "rolled": Says(
            WHO, NUMBER, NUMBER, NUMBER, more=NUMBER, at=("dice",), dice=rolled, rule="dice.faces"
        ),
        "looted": Says(WHO, PLACE, rule="loot.noise"),
        "drew-loot": Says(WHO, NUMBER, at=("loot",), rule="loot.draw", why=True),
        "drew-curses": Says(WHO, NUMBER, at=("curses",), rule="curse.random", why=True),
        "reshuffled": Says(DECK, rule="cards.deck-out"),
        "looks-at-deck": Says(WHO, DECK, NUMBER),
        "discarded": Says(WHO, rule="discard.unseen", why=True),
        "personal-lost": Says(WHO, CARD, rule="discard.personal", why=True),
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
        "counted-blanks": Says(NUMBER, more=NUMBER, at=("dice",), dice=counted),
        "gave": Says(WHO, WHO, rule="hidden.hands", why=True),
        "granted-dice": Says(WHO, NUMBER, why=True),
        "granted-silence": Says(WHO, NUMBER, why=True),
        "granted-words": Says(WHO, why=True),
        "more-actions": Says(WHO, NUMBER, why=True),
        "rolled-again": Says(NUMBER, NUMBER, more=NUMBER, at=("dice",), dice=rolled_again),
        "saw-on-top": Says(CARD),
        "shed-curse": Says(WHO, rule="curse.reshuffle", why=True),
        "spent-actions": Says(WHO, NUMBER, why=True),
        "stilled": Says(why=True),
        "unheard": Says(WHO, more=NUMBER, dice=one_die),
        "overheard": Says(WHO, more=NUMBER, dice=one_die),
        "weapon-returned": Says(WHO, CARD, rule="play.weapon-return"),
        # talk
        "talks": Says(WHO, WHO, rule="talk.public-fact"),
        "cannot-talk": Says(WHO, rule="talk.action"),
        "gave-card": Says(WHO, WHO, rule="talk.give"),
        "gave-trap": Says(WHO, WHO, rule="talk.traps"),
        "keep-parts": Says(SEAT, SEAT, rule="silence.private-talk"),
        "lead-quests": Says(SEAT, SEAT, rule="silence.private-talk"),
        # The Silence
        "breach": Says(SEAT, NUMBER, rule="silence.penalty"),
        "claimed": Says(SEAT, SEAT, rule="silence.outside-breach"),
        "dismissed": Says(SEAT, rule="silence.outside-breach"),
        "claim-costs-nothing": Says(SEAT, rule="silence.outside-breach"),
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
    order=(FALLEN, CARD, WHO, PLAYER, GATE, PLACE, SEAT),
    causes=CAUSES,
)
