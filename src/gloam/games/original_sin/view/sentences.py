"""What prompts and events say, what events point at, and the rules behind them."""

from __future__ import annotations

from collections.abc import Sequence

from gloam.games.original_sin.rules.dice import CLOSEST, HITS, SPECIALS
from gloam.games.original_sin.view import names as n
from gloam.games.original_sin.view.card_texts import need_of, text_of
from gloam.games.original_sin.view.dice import fallen
from gloam.kernel.present.scene import Words
from gloam.kernel.present.sentences import Numbers, Says, Sentences
from gloam.kernel.present.things import NUMBER

# --- asks ---


def _reroll(numbers: Numbers) -> Words:
    """(roller, dice …)"""
    who, *dice = numbers
    if dice and dice[0] >= CLOSEST:
        return Words(
            "ask-reroll-target",
            {"a": n.TOLD.words[who], "b": Words(f"face-{n.DIE_FACES[dice[0]]}")},
        )
    hits, specials = sum([HITS[die] for die in dice]), sum([SPECIALS[die] for die in dice])
    return Words("ask-reroll", {"a": n.TOLD.words[who], "hits": hits, "specials": specials})


def _may(numbers: Numbers) -> Words:
    """(line, whose): what an ability would do."""
    line, who = numbers
    return Words("ask-may", {"text": text_of(line), "a": n.TOLD.words[who]})


def _lend(numbers: Numbers) -> Words:
    """(location card, part, which die, roller): what a die asks for."""
    card, part, at, who = numbers
    colour, need = n.PRINTED[card].parts[part].dice[at]
    return Words(
        "ask-lend-keyword",
        {"a": n.TOLD.words[who], "needs": need_of(need), "colour": n.COLOUR.words[colour]},
    )


def _plain(key: str) -> Says:
    """An ask whose numbers say nothing to a person."""
    return Says(more=NUMBER, words=lambda numbers: Words(f"ask-{key}"))


PROMPTS = Sentences(
    "ask",
    {
        # exploring
        "travel": Says(n.WHO),
        "explore-or-hold": Says(n.SPACE),
        "option": Says(n.LOCATION_CARD, NUMBER),
        "who-rolls": Says(n.LOCATION_CARD),
        "may-roll": Says(n.LOCATION_CARD, n.WHO),
        "lend-keyword": Says(n.LOCATION_CARD, NUMBER, NUMBER, n.WHO, words=_lend),
        "claim": Says(n.WHO),
        "result-order": Says(n.LOCATION_CARD),
        "pick-result": Says(n.LOCATION_CARD, n.WHO),
        "leave": Says(n.LOCATION_CARD),
        "who-takes": Says(n.CARD),
        # dice
        "reroll": Says(n.WHO, more=NUMBER, words=_reroll),
        "reroll-dice": Says(n.WHO),
        "leave-out": Says(n.WHO),
        # a turn in combat
        "act": Says(n.WHO),
        "target": Says(n.CARD),
        "include": Says(n.CARD),
        "weapon": Says(n.CARD),
        "another": Says(n.WHO),
        "strike-back": Says(n.WHO, n.OTHER),
        "convert": Says(n.WHO),
        "give-hp": Says(n.WHO),
        "turned": Says(n.WHO),
        "may": Says(NUMBER, n.WHO, words=_may),
        "order": _plain("order"),
        "free-move": Says(n.WHO, NUMBER),
        "teleport": Says(n.WHO),
        "shift": Says(n.WHO),
        "enemy-target": Says(n.WHO),
        "enemy-route": Says(n.WHO),
        "lose-status": Says(n.WHO),
        # items and rest
        "which-hand": Says(n.WHO, n.CARD),
        "wear": Says(n.WHO, n.CARD),
        "too-full": Says(n.WHO),
        "rest-recover": Says(n.WHO),
        "rest-revive": Says(n.WHO),
        "rest-items": Says(n.WHO),
        "rest-use": Says(n.WHO),
        "attach": Says(n.WHO, n.CARD),
        "keep-rune": Says(n.WHO),
        "keep-arrows": Says(n.WHO, n.CARD),
        "lend-die": Says(n.WHO, n.OTHER),
        "set-die": Says(n.WHO),
        # creation
        "choose-origin": _plain("choose-origin"),
        "ready-made": Says(NUMBER, n.CARD),
        "first-skills": Says(n.WHO),
        "first-talents": Says(n.WHO),
        "first-weapons": Says(n.WHO),
        "first-armour": Says(n.WHO),
        # between locations
        "scene": Says(n.WHO, NUMBER),
        "unlock-talent": Says(n.WHO),
        "learn-skill": Says(n.WHO),
        "respec": Says(n.WHO),
        "swap-for": Says(n.WHO, n.CARD),
        "sell": Says(n.WHO),
    },
)


# --- events ---


def _way(numbers: Numbers) -> tuple[str, ...]:
    """(figure, from, to): by the shortest way."""
    who, came_from, to = numbers
    return (n.TOLD.nodes[who], n.SPACE.nodes[came_from], n.SPACE.nodes[to])


def _rolled(numbers: Sequence[int]) -> Words:
    who, *dice = numbers
    hits, specials = sum([HITS[die] for die in dice]), sum([SPECIALS[die] for die in dice])
    return Words("event-rolls", {"a": n.TOLD.words[who], "hits": hits, "specials": specials})


def _targets(numbers: Sequence[int]) -> Words:
    who, die = numbers
    face = Words(f"face-{n.DIE_FACES[die]}")
    return Words("event-targeting", {"a": n.TOLD.words[who], "b": face})


def _offered(numbers: Sequence[int]) -> Words:
    return Words("event-offers", {"n": len(numbers)})


EVENTS = Sentences(
    "event",
    {
        # rounds and turns
        "explore-round": Says(rule="round.types"),
        "rest-round": Says(rule="rest.all-or-none"),
        "combat-round": Says(NUMBER, rule="combat.order"),
        "turn": Says(n.TOLD, rule="combat.one-turn-each"),
        "time": Says(NUMBER, at=("time",), rule="time.advance"),
        "time-set": Says(NUMBER, at=("time",), why=True, rule="time.set-later"),
        "time-stops": Says(at=("time",), why=True, rule="time.pause"),
        "time-goes-on": Says(at=("time",), why=True, rule="time.pause"),
        # exploring
        "travels": Says(n.TOLD, n.SPACE, n.SPACE, way=_way, rule="explore.travel"),
        "reveals": Says(n.LOCATION_CARD, at=("page",), rule="explore.choice"),
        "reads": Says(n.LOCATION_CARD, NUMBER, NUMBER, at=("page",), rule="card.front-only"),
        "placed": Says(n.LOCATION_CARD, n.SPACE, NUMBER, rule="card.place-self"),
        "taken-away": Says(n.LOCATION_CARD, rule="map.placed-stays"),
        "unlocked": Says(NUMBER, rule="map.key"),
        "plays-keyword": Says(n.TOLD, n.CARD, rule="skill.keyword-play"),
        "challenge": Says(n.TOLD, NUMBER, rule="challenge.hits"),
        "gold": Says(NUMBER, NUMBER, at=("gold",), why=True, rule="loot.gold-shared"),
        "finds": Says(n.CARD, why=True, rule="loot.generic"),
        "journal": Says(NUMBER, at=("journal",), why=True, rule="journal.reveal"),
        "leaves": Says(rule="exit.whole-party"),
        # between locations
        "joins": Says(n.TOLD, rule="create.source-of-rules"),
        "interlude": Says(rule="interlude.order"),
        "scene": Says(n.TOLD, NUMBER, rule="campaign.echoes"),
        "level-up": Says(NUMBER, rule="level.when"),
        "learns": Says(n.TOLD, n.CARD, rule="level.skill"),
        "forgets": Says(n.TOLD, n.CARD, rule="level.respec"),
        "offers": Says(more=NUMBER, words=_offered, rule="merchant.reveal"),
        "pays": Says(NUMBER, at=("gold",), rule="merchant.fee"),
        "buys": Says(n.TOLD, n.CARD, rule="merchant.buy"),
        "sells": Says(n.TOLD, n.CARD, NUMBER, at=("gold",), rule="merchant.sell"),
        "fallen": Says(rule="variant.honor"),
        "restart": Says(rule="restart.reset"),
        "collars": Says(why=True, rule="source.collar-break"),
        # items
        "equips": Says(n.TOLD, n.CARD, rule="equip.slots"),
        "stores": Says(n.TOLD, n.CARD, rule="equip.stored-inactive"),
        "discards": Says(n.TOLD, n.CARD, rule="loot.no-space"),
        "trades": Says(n.TOLD, n.TOLD, n.CARD, rule="trade.place"),
        "attaches": Says(n.TOLD, n.CARD, n.CARD, rule="rune.attach"),
        "lends-die": Says(n.TOLD, n.TOLD, rule="origin.special-ability"),
        "summon-moves": Says(n.TOLD, n.SPACE, n.SPACE, rule="components.figures-black-cat"),
        "summons": Says(n.TOLD, n.CARD, rule="summon.gain"),
        # dice
        "rolls": Says(
            n.TOLD, more=NUMBER, at=("dice",), dice=fallen(1), words=_rolled, rule="dice.faces"
        ),
        "rerolls": Says(
            n.TOLD, NUMBER, more=NUMBER, at=("dice",), dice=fallen(2), rule="source.reroll"
        ),
        "rerolls-by": Says(
            n.TOLD,
            n.CARD,
            NUMBER,
            more=NUMBER,
            at=("dice",),
            dice=fallen(3),
            rule="dice.reroll-together",
        ),
        "targeting": Says(
            n.TOLD, NUMBER, at=("dice",), dice=fallen(1), words=_targets, rule="target.roll"
        ),
        # fighting
        "spawns": Says(n.TOLD, n.SPACE, rule="spawn.place"),
        "boss": Says(n.TOLD, n.SPACE, rule="boss.setup"),
        "tactic": Says(n.CARD, rule="boss.play"),
        "targets": Says(n.TOLD, n.TOLD, rule="target.special"),
        "moves": Says(n.TOLD, n.SPACE, n.SPACE, way=_way, rule="move.paths"),
        "teleports": Says(n.TOLD, n.SPACE, n.SPACE, way=_way, rule="map.teleport"),
        "shifted": Says(n.TOLD, n.SPACE, n.SPACE, way=_way, rule="move.tactical-moved"),
        "taunts": Says(n.TOLD, n.TOLD, rule="action.taunt"),
        "uses": Says(n.TOLD, n.CARD, rule="action.card"),
        "hits": Says(n.TOLD, NUMBER, NUMBER, rule="attack.count"),
        "damage": Says(
            n.TOLD,
            NUMBER,
            n.DAMAGE,
            NUMBER,
            NUMBER,
            NUMBER,
            NUMBER,
            why=True,
            rule="damage.order",
        ),
        "unharmed": Says(n.TOLD, NUMBER, NUMBER, NUMBER, why=True, rule="damage.armor"),
        "heals": Says(n.TOLD, NUMBER, NUMBER, why=True, rule="damage.heal"),
        "downed": Says(n.TOLD, why=True, rule="downed.when"),
        "revived": Says(n.TOLD, NUMBER, why=True, rule="revive.action"),
        "defeated": Says(n.TOLD, why=True, rule="defeat.enemy"),
        "gains-status": Says(n.TOLD, n.CARD, NUMBER, why=True, rule="status.place"),
        "status-ends": Says(n.TOLD, n.CARD, rule="status.cleared"),
        "shortens": Says(n.TOLD, n.CARD, rule="action.recover"),
        "environment": Says(n.SPACE, n.ENVIRONMENT, why=True, rule="env.replace"),
        "won": Says(rule="end.victory"),
        "lost": Says(rule="end.when"),
    },
    order=(n.TOLD, n.SPACE, n.LOCATION_CARD),
    causes={
        "rules": Says(),
        "card": Says(n.CARD),
        "attack": Says(n.TOLD, n.CARD, rule="attack.step-order"),
        "location-card": Says(n.LOCATION_CARD),
        "helped": Says(n.TOLD, NUMBER, rule="revive.action"),
        "recover": Says(rule="action.recover"),
        "rest": Says(rule="rest.recover"),
        "combat-over": Says(rule="end.revive"),
        "no-reach": Says(rule="minion.heal"),
    },
)
