"""A small catalogue for tests of the rules: cards that do one thing each, named for what it is.

The rules know cards only through a catalogue, so they are proven with these, whatever the true
cards say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from gloam.games.harrowing.cards.catalogue import (
    ADVERSARY,
    BECOMES_HUNTED,
    BEGINNING,
    CARNIVAL,
    CITY,
    CRISIS,
    ENDING,
    EVENTS,
    EVERY_CIRCLE,
    GAINS_OMENS,
    HEAD,
    HEALS,
    INNATE_ITEM,
    ITEM,
    LOCATION,
    MOVES,
    REFILLED,
    STORY,
    WHOLE,
    WOODS,
    Ability,
    Card,
    CardText,
    Catalogue,
    Half,
    Lasting,
    Line,
)
from gloam.games.harrowing.state import (
    ENVY,
    FEAST,
    GLUTTONY,
    LUST,
    PRIDE,
    SEDUCE,
    WRATH,
    Harrowing,
)
from gloam.kernel.core.agenda import Call

Calls = Callable[[Harrowing, int, int], Sequence[Call]]


class Maker:
    """Collects cards with their meanings."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.texts: list[CardText] = []
        self.lines: list[Line] = []

    def say(self, *lines: Calls) -> tuple[int, ...]:
        """Lines by their numbers."""
        first = len(self.lines)
        self.lines += lines
        return tuple(range(first, len(self.lines)))

    def add(self, id: str, type: str, text: CardText | None = None, **fields: Any) -> None:
        face = len(self.cards)
        card = Card(face=face, id=id, name=id, type=type, texts={}, where=id, **fields)
        self.cards.append(card)
        self.texts.append(text or CardText())

    def foe(self, id: str, text: CardText | None = None, home: str = CITY, **fields: Any) -> None:
        self.add(id, ADVERSARY, text, home=home, **{"eyes": 1, "health": 2, **fields})

    def place(self, id: str, text: CardText | None = None, home: str = CITY, **fields: Any) -> None:
        self.add(id, LOCATION, text, home=home, **{"eyes": 1, **fields})

    def crisis(self, id: str, *lines: Calls, home: str = CITY, **fields: Any) -> None:
        requires = fields.pop("requires", None)
        text = CardText(effect=self.say(*lines), requires=requires)
        self.add(id, CRISIS, text, home=home, **{"eyes": 1, **fields})

    def item(self, id: str, tier: int, top: Half, bottom: Half, **fields: Any) -> None:
        self.add(id, ITEM, CardText(top=top, bottom=bottom), tier=tier, **fields)


def take(n: int, sin: int = -1) -> Calls:
    return lambda game, you, this: [("corruption", you, n, sin)]


def order(name: str, *rest: int) -> Calls:
    """A procedure for whoever carries it out."""
    return lambda game, you, this: [(name, you, *rest)]


def plainly(name: str, *rest: int) -> Calls:
    """A procedure of nobody."""
    return lambda game, you, this: [(name, *rest)]


def this_one(name: str) -> Calls:
    return lambda game, you, this: [(name, you, this)]


def falls_away(game: Harrowing, you: int, this: int) -> Sequence[Call]:
    """The location of whoever carries it out leaves the Map."""
    return [("leave_map", 0, game.at[you])]


def boxes(*colours: str) -> frozenset[str]:
    return frozenset(colours)


def ends(make: Maker, colours: Sequence[str], *lines: Calls) -> Half:
    return Half(ENDING, boxes(*colours), lines=make.say(*lines))


def begins(colours: Sequence[str], **ability: Any) -> Half:
    return Half(BEGINNING, boxes(*colours), ability=Ability(**ability))


def more_graces(bent: Lasting) -> None:
    bent.sin_graces[:] = [n + 1 for n in bent.sin_graces]


def more_faults(bent: Lasting) -> None:
    bent.sin_faults[LUST] += 1


def dearer(bent: Lasting) -> None:
    bent.costs[SEDUCE] += 2
    bent.costs[FEAST] -= 9


@cache
def book() -> Catalogue:
    make = Maker()
    _adversaries(make)
    _locations(make)
    _crises(make)
    _items(make)
    _unknown(make)
    return Catalogue(tuple(make.cards), tuple(make.texts), tuple(make.lines))


def _adversaries(make: Maker) -> None:
    say = make.say
    gnaws = say(take(1))
    make.foe("rat", CardText(threat=gnaws), health=1)
    make.foe("fiend", CardText(threat=say(take(2))), eyes=2, health=3)
    make.foe("jailer", CardText(threat=say(order("lose_omens", 1))))
    make.foe("hound", CardText(threat=say(take(1))), keywords=("Hunter",))
    make.foe("wolf", keywords=("Hunter",))
    make.foe("fever", health=0)
    make.foe("idol", CardText(defeated=say(order("gain_omens", 2))), ritual=1)
    make.foe("usher", CardText(threat=say(falls_away)))
    drains = Ability(say(take(1)), event=MOVES)
    make.foe("leech", CardText(abilities=(drains,)))
    make.foe("tick", CardText(abilities=(drains,), threat=gnaws))
    watches = Ability(say(order("gain_omens", 1)), event=BECOMES_HUNTED)
    make.foe("witness", CardText(abilities=(watches,)))
    make.foe("beggar", CardText(action=Ability(say(this_one("discard_this")), cost=2)))
    make.foe("lurker", keywords=("Ambush",))
    make.foe("brand", CardText(bends=(more_graces,)))
    make.foe("curse", CardText(bends=(more_faults,)))
    make.foe("usurer", CardText(bends=(dearer,)))
    for event in EVENTS:
        rises = Ability(say(plainly("change_bane", 10)), event=event)
        make.foe(f"whenever-{event}", CardText(abilities=(rises,)))
    threat = say(take(1))
    win = say(plainly("manifest", 2), order("gain_omens", 3))
    lord = CardText(threat=threat, defeated=win)
    make.foe("lord", lord, keywords=("Boss",), eyes=3, health=4, health_each=2)
    make.foe("queen", home=WOODS, keywords=("Boss",), eyes=3, health=5, health_each=2)


def _locations(make: Maker) -> None:
    say = make.say
    make.place("gate", CardText(charted=say(order("loot", 3, 4))), origin=(0, 0), start=True)
    make.place("chapel", origin=(0, 1), ritual=1)
    make.place("tower", origin=(2, 0))
    make.place("second-gate", home=WOODS, origin=(0, 0), start=True)
    pitfall = CardText(misstep=say(take(2, PRIDE)), charted=say(order("gain_omens", 1)))
    make.place("pit", pitfall)
    make.place("yard", CardText(charted=say(take(1))))
    make.place("alley", walls=("e",))
    make.place("mews", CardText(charted=say(order("gain_omens", 2))), walls=("e",))
    make.place("nook", walls=("w", "n"))
    make.place("cell", walls=("n", "s"))
    make.place("shrine", ritual=1)
    make.place("slide", CardText(misstep=say(order("move", 1))))
    inn = Ability(say(order("heal", 1, -1)), cost=1)
    duel = Ability(
        say(lambda game, you, this: [("test", you, WRATH, -1, -1, -1, this)]),
        cost=1,
        tests=frozenset((WRATH,)),
    )
    make.place("inn", CardText(action=inn))
    make.place("ring", CardText(action=duel))
    make.place("mire", CardText(abilities=(Ability(say(order("lose_omens", 1)), event=MOVES),)))


def _crises(make: Maker) -> None:
    make.crisis("calm", eyes=1)
    make.crisis("dark", eyes=2)
    make.crisis("rite", ritual=2)
    make.crisis("wound", take(3))
    make.crisis("spite", take(2, ENVY))
    make.crisis("snare", take(1), keywords=("Ambush",))
    make.crisis("noose", keywords=("Ambush",))
    make.crisis("toll", requires=lambda game, you, this: game.omens[you] >= 5, ritual=1, eyes=2)
    make.crisis(
        "rain", lambda game, you, this: [("corruption", s, 1, -1) for s in game.others(you)]
    )
    make.crisis("quake", falls_away)
    make.crisis("lure", order("invoke_top", 1))
    make.crisis("shift", lambda game, you, this: [("give_eye", game.left_of(game.hunted()))])
    (fault, grace) = make.say(order("lose_omens", 1), order("heal", 1, -1))
    make.crisis("meal", lambda game, you, this: [("test", you, GLUTTONY, fault, grace, -1, this)])
    make.crisis("storm", take(1), order("gain_omens", 1))


def _items(make: Maker) -> None:
    colours = (("red", "blue"), ("green", "yellow"), ("violet", "white"))
    starts: tuple[dict[str, Any], ...] = ({"event": HEALS}, {"cost": 1}, {"once": True})
    names = ("shroud", "gauntlet", "wreath")
    for name, pair, start in zip(names, colours, starts, strict=True):
        make.add(name, HEAD, CardText(bottom=begins(pair, **start)), count=4)
    omen = order("gain_omens", 1)
    heal = order("heal", 1, -1)
    make.item("diadem", 1, ends(make, ("red", "green"), omen), begins(("red", "blue"), cost=2))
    make.item("crown", 1, ends(make, ("blue", "violet"), omen), begins(("red", "white"), cost=2))
    make.item("bat", 2, ends(make, ("red", "yellow"), omen), begins(("blue", "green"), cost=1))
    on_omen = begins(("red", "yellow"), event=GAINS_OMENS)
    make.item("knuckles", 2, ends(make, ("green", "white"), heal), on_omen)
    make.item("note", 3, ends(make, ("red", "violet"), heal), begins(("green", "white"), once=True))
    make.item("tin", 4, ends(make, ("blue", "yellow"), omen), begins(("red", "violet"), cost=1))
    make.item("comb", 4, ends(make, ("green", "violet"), heal), begins(("blue", "white"), cost=1))
    make.item("nail", 4, ends(make, ("red", "white"), omen), begins(("green", "violet"), cost=1))
    refill = begins(("blue", "yellow"), event=REFILLED)
    make.item("bell", 4, ends(make, ("yellow", "white"), omen), refill)
    whole = Half(WHOLE, boxes("red", "green"), ability=Ability(make.say(omen), once=True))
    charm = Half(WHOLE, boxes("blue", "yellow"), bends=more_graces)
    make.item("charm", 4, charm, whole)
    for number in range(6):
        top = ends(make, ("red", "green", "violet"), omen)
        make.item(f"scrap-{number}", 3, top, begins(("red", "green", "violet"), cost=1))


def _unknown(make: Maker) -> None:
    say = make.say
    for story, number in (("tale", 2), ("legend", 4)):
        text = CardText(effect=say(plainly("manifest", number)), later=say(take(1)))
        make.add(story, STORY, text, home=EVERY_CIRCLE, number=1, eyes=2)
    make.crisis("spring", order("lifewater"), home=EVERY_CIRCLE, number=2)
    make.crisis("clown", home=CARNIVAL, number=3)
    make.crisis("barker", home=CARNIVAL, number=3)
    make.crisis("trick", home=CARNIVAL, number=3, keywords=("Ambush",))
    make.crisis("collapse", falls_away, home=CARNIVAL, number=3)
    make.foe("puppet", home=CARNIVAL, number=3)
    make.place("wheel", home=CARNIVAL, number=3, area=CARNIVAL)
    gift = CardText(abilities=(Ability(say(order("gain_omens", 1)), event=HEALS),))
    make.add("gift", INNATE_ITEM, gift, number=4)
    make.add("sight", INNATE_ITEM, CardText(bends=(more_graces,)), number=4)
    make.place("grounds", home=EVERY_CIRCLE, number=7, area=CARNIVAL)
    make.item("spare", 4, ends(make, ("red", "blue")), begins(("red", "blue"), cost=1), number=8)
    make.item("secret", 1, ends(make, ("red", "blue")), begins(("red", "blue"), cost=1), number=9)
    make.place("door", home=EVERY_CIRCLE, number=10)
    make.foe("giant", home=EVERY_CIRCLE, number=11, health=4, ritual=2)
    make.add("secret-gift", INNATE_ITEM, CardText(), number=12)
    make.foe("mawgrinder", home=EVERY_CIRCLE, number=13, health=6, keywords=("Hunter",))
