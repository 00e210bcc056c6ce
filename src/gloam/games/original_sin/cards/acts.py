"""What card texts do: acts, of "you" or of others.

`you` is the figure that the text speaks to, `this` the face of the card it stands on. Targets are
those of the deed that is under way.
"""

from __future__ import annotations

from gloam.games.original_sin.cards.phrasebook import BOOK, DAMAGE, ENVIRONMENT, Calls
from gloam.games.original_sin.rules.exploring.environment import environment_at
from gloam.games.original_sin.rules.figures.numbers import keywords, max_hp
from gloam.games.original_sin.state import NO_ONE, TRAY, OriginalSin
from gloam.kernel.content.phrasebook import Node
from gloam.kernel.content.phrasebook.lines import calls_of

# --- amounts ---


@BOOK.phrase("amount", en="{n:figure}")
def printed(game: OriginalSin, you: int, n: int) -> int:
    return n


@BOOK.phrase("amount", en="star[ + {n:figure}]", rule="origin.level-bonus")
def star(game: OriginalSin, you: int, n: int | None) -> int:
    return star_of(game, you) + (n or 0)


def star_of(game: OriginalSin, you: int) -> int:
    """The level bonus of an Origin; enemies have none."""
    if you >= TRAY:
        return 0
    return game.book.cards[game.party[you].face].bonus[game.level - 1]  # rule: origin.level-bonus


# --- who ---


@BOOK.phrase("who", en="the target")
def the_target(game: OriginalSin, you: int) -> list[int]:
    """All that the deed aims at."""
    return list(game.deeds[-1].targets) if game.deeds else []


@BOOK.phrase("who", en="each Origin here")
def each_origin_here(game: OriginalSin, you: int) -> list[int]:
    return [who for who in game.here(game.figure(you).at) if who < TRAY]


# --- sentences ---


@BOOK.phrase("act", en="you {deeds:deed.you, and}")
def you_do(game: OriginalSin, you: int, this: int, deeds: tuple[Node, ...]) -> Calls:
    return calls_of(deeds, game, you, this)


@BOOK.phrase("act", en="{who} {deeds:deed.they, and}")
def they_do(game: OriginalSin, you: int, this: int, who: Node, deeds: tuple[Node, ...]) -> Calls:
    """Each does all of it, in the order of figures. Amounts go by the level bonus of `you`."""
    calls: Calls = []
    for figure in who.value(game, you):
        for deed in deeds:
            calls += deed.phrase.does(game, figure, this, *_amounts(game, you, deed))
    return calls


def _amounts(game: OriginalSin, you: int, deed: Node) -> tuple[object, ...]:
    """The slots of a deed, amounts worked out for whoever brings it about."""
    return tuple(
        [
            arg.value(game, you)
            if isinstance(arg, Node) and arg.phrase.category == "amount"
            else arg
            for arg in deed.args
        ]
    )


def worked_out(game: OriginalSin, you: int, amount: Node | int) -> int:
    return amount if isinstance(amount, int) else int(amount.value(game, you))


# --- statuses ---


@BOOK.phrase(
    "deed",
    en={"you": "gain {status} {slot:figure}", "they": "gains {status} {slot:figure}"},
    rule="status.place",
)
def gain_status(game: OriginalSin, you: int, this: int, status: str, slot: int) -> Calls:
    return [("gain_status", you, game.book.face[status], slot)]


@BOOK.phrase(
    "deed",
    en={
        "you": "lose {n|1 harmful status|up to {n:figure} harmful statuses}",
        "they": "loses {n|1 harmful status|up to {n:figure} harmful statuses}",
    },
)
def lose_harmful(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("lose_harmful", you, n)]


# --- health ---


@BOOK.phrase(
    "deed",
    en={"you": "take {amount} {damage} damage", "they": "takes {amount} {damage} damage"},
    rule="damage.reduce-hp",
)
def take_damage(game: OriginalSin, you: int, this: int, amount: Node | int, damage: str) -> Calls:
    return [("suffer", you, worked_out(game, you, amount), DAMAGE[damage])]


@BOOK.phrase("deed", en={"you": "heal {amount}", "they": "heals {amount}"}, rule="damage.heal")
def heals(game: OriginalSin, you: int, this: int, amount: Node | int) -> Calls:
    return [("heal", you, worked_out(game, you, amount))]


@BOOK.phrase(
    "deed",
    en={
        "you": "heal as much as was rolled (UNDEAD take direct damage)",
        "they": "heals as much as was rolled (UNDEAD take direct damage)",
    },
    rule=("undead.heal-effects", "dice.nonattack"),
)
def heals_the_roll(game: OriginalSin, you: int, this: int) -> Calls:
    return [("heal_the_living", you, game.deeds[-1].hits)]


@BOOK.phrase("deed", en={"you": "heal what the target lost", "they": "heals what the target lost"})
def drains(game: OriginalSin, you: int, this: int) -> Calls:
    return [("heal", you, game.deeds[-1].lost)]


@BOOK.phrase("deed", en={"you": "lose {amount} HP", "they": "loses {amount} HP"})
def lose_hp(game: OriginalSin, you: int, this: int, amount: Node | int) -> Calls:
    """A price, no damage."""
    return [("lose_hp", you, worked_out(game, you, amount))]


@BOOK.phrase("deed", en={"you": "revive with {amount} HP", "they": "revives with {amount} HP"})
def revives(game: OriginalSin, you: int, this: int, amount: Node | int) -> Calls:
    return [("stand_up", you, worked_out(game, you, amount))]


# --- AP and Source ---


@BOOK.phrase("deed", en={"you": "gain {n:figure} AP", "they": "gains {n:figure} AP"}, rule="ap.max")
def gain_ap(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("gain_ap", you, n)]


@BOOK.phrase(
    "deed",
    en={"you": "regain {n:figure} Source", "they": "regains {n:figure} Source"},
    rule="source.lasts",
)
def regain_source(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("regain_source", you, n)]


# --- places ---


@BOOK.phrase(
    "deed",
    en={
        "you": "move {n|1 space|up to {n:figure} spaces}",
        "they": "moves {n|1 space|up to {n:figure} spaces}",
    },
    rule="skill.actions-free",
)
def moves_freely(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("free_move", you, n)]


@BOOK.phrase(
    "deed",
    en={
        "you": "teleport {n|1 space|up to {n:figure} spaces}",
        "they": "teleports {n|1 space|up to {n:figure} spaces}",
    },
    rule="map.teleport",
)
def teleports(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    by = game.deeds[-1].you if game.deeds else you
    return [("teleport", you, n, by)]


@BOOK.phrase(
    "deed",
    en={
        "you": "pull the target {n|1 space|up to {n:figure} spaces}",
        "they": "pulls the target {n|1 space|up to {n:figure} spaces}",
    },
)
def pulls(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("pull", target, you, n) for target in the_target(game, you)]


@BOOK.phrase(
    "deed",
    en={
        "you": "push the target {n|1 space|up to {n:figure} spaces}",
        "they": "pushes the target {n|1 space|up to {n:figure} spaces}",
    },
)
def pushes(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("push", target, you, n) for target in the_target(game, you)]


@BOOK.phrase("deed", en={"you": "go to the target", "they": "goes to the target"})
def goes_to(game: OriginalSin, you: int, this: int) -> Calls:
    return [("go_to", you, target) for target in the_target(game, you)[:1]]


# --- attacks ---


@BOOK.phrase(
    "deed",
    en={
        "you": "attack another target within {n:figure}",
        "they": "attacks another target within {n:figure}",
    },
    rule="attack.multi",
)
def attacks_another(game: OriginalSin, you: int, this: int, n: int) -> Calls:
    return [("attack_another", you, this, n)]


@BOOK.phrase(
    "deed",
    en={
        "you": "attack the attacker with an equipped {keyword} item",
        "they": "attacks the attacker with an equipped {keyword} item",
    },
    rule=("skill.weapon-attack", "skill.reaction"),
)
def strikes_back(game: OriginalSin, you: int, this: int, keyword: str) -> Calls:
    attacker = game.deeds[-1].you if game.deeds else NO_ONE
    return [("strike_back", you, keyword, attacker)]


# --- cards ---


@BOOK.phrase(
    "deed",
    en={"you": "gain the summon {summon}", "they": "gains the summon {summon}"},
    rule="summon.gain",
)
def gain_summon(game: OriginalSin, you: int, this: int, summon: str) -> Calls:
    return [("gain_summon", you, game.book.face[summon], this)]


@BOOK.phrase(
    "deed",
    en={"you": "call {n:figure} {minion}", "they": "calls {n:figure} {minion}"},
    rule=("boss.special", "spawn.place"),
)
def calls_minions(game: OriginalSin, you: int, this: int, n: int, minion: str) -> Calls:
    return [("call_minions", you, game.book.face[minion], n)]


@BOOK.phrase(
    "deed",
    en={"you": "go to space {space:figure}", "they": "goes to space {space:figure}"},
    rule="card.may-do",
)
def goes_to_space(game: OriginalSin, you: int, this: int, space: int) -> Calls:
    return [("put_on_space", you, space)]


@BOOK.phrase(
    "deed",
    en={"you": "unlock your Source skill", "they": "unlocks its Source skill"},
    rule="learn.source-skills",
)
def unlocks_source_skill(game: OriginalSin, you: int, this: int) -> Calls:
    return [("unlock_source_skill", you)]


# --- conditions: value(game, you) ---


@BOOK.phrase("condition", en="the target has {status}")
def target_has(game: OriginalSin, you: int, status: str) -> bool:
    face = game.book.face[status]
    return any(
        on[0] == face
        for target in the_target(game, you)
        if game.is_there(target)
        for on in game.figure(target).track
    )


@BOOK.phrase("condition", en="you have {status}")
def you_have(game: OriginalSin, you: int, status: str) -> bool:
    return any(on[0] == game.book.face[status] for on in game.figure(you).track)


@BOOK.phrase("condition", en="you are at half your HP or less", rule="boss.rules")
def at_half(game: OriginalSin, you: int) -> bool:
    return 2 * game.figure(you).hp <= max_hp(game, you)


@BOOK.phrase(
    "condition", en="{environment} is at the token and no Origin is there", rule="boss.rules"
)
def token_unguarded(game: OriginalSin, you: int, environment: str) -> bool:
    """Where the Boss's token lies, which the location tells."""
    lies = game.token
    there = environment_at(game, lies) == ENVIRONMENT[environment]
    return there and not any(game.party[who].at == lies for who in game.standing())


@BOOK.phrase("condition", en="no Origin here has {keyword}", rule="location.intro")
def nobody_has(game: OriginalSin, you: int, keyword: str) -> bool:
    at = game.figure(you).at
    return not any(
        keyword in keywords(game, who) for who in game.standing() if game.party[who].at == at
    )


@BOOK.phrase("condition", en="no other enemy is with the target")
def target_is_alone(game: OriginalSin, you: int) -> bool:
    for target in the_target(game, you):
        if target >= TRAY and game.is_there(target):
            at = game.figure(target).at
            return all(enemy.at != at for who, enemy in game.enemies.items() if who != target)
    return False
