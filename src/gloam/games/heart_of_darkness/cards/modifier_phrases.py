"""What Skills, Benefits of Quests, burdens of Curses and Events in force say.

Each is a text of sentences that bend a rule. What a Protagonist lives under is the sum of
all that applies to it, kept in one plain object; sums are made once and remembered.
"""

from __future__ import annotations

from functools import partial

from gloam.games.heart_of_darkness.cards.catalogue import CARDS, CURSE, EVENT, PROTAGONIST, QUEST
from gloam.games.heart_of_darkness.cards.phrasebook import BOOK, CREATURE_KIND
from gloam.games.heart_of_darkness.state import MOST_SEATS
from gloam.kernel.content.card_files import parse_texts
from gloam.kernel.content.common_phrases import add_values
from gloam.kernel.content.modifiers import ModifierSums
from gloam.kernel.content.phrasebook import Node


class Modifiers:
    """How the rules are bent for one Protagonist: numbers to add, and yes or no as 1 or 0."""

    __slots__ = (
        "actions",
        "armed",
        "calm",
        "closed_tunnels",
        "closed_within",
        "combat",
        "company",
        "crawler_steps",
        "dread",
        "first_quiet",
        "hand",
        "heal_any",
        "heal_self",
        "hush",
        "must_loot",
        "no_heart_curse",
        "no_repair",
        "no_restore",
        "no_talk",
        "no_tunnels",
        "noise",
        "reach",
        "repair",
        "ritual",
        "scent",
        "slow",
        "soothe",
        "spared",
        "sure_traps",
        "tradable",
        "trap",
        "unarmed",
        "unheld",
    )

    def __init__(self, company: int = MOST_SEATS) -> None:
        self.company = company  # the Protagonists on the map
        self.actions = 0  # more Actions each turn
        self.armed = 0  # dice in Combat with a Weapon
        self.calm = 0  # the first loss of Sanity in an Advance phase is not suffered
        self.closed_tunnels = 0  # for everybody
        self.closed_within = 0  # no Location Action inside the Gates
        self.combat = 0  # dice in Combat
        self.crawler_steps = 0  # more moves of each Crawler
        self.dread = 0  # more Sanity lost to Creatures at one's Location
        self.first_quiet = 0  # the first Loot of a turn makes no noise
        self.hand = 0  # cards more in the hand limit
        self.heal_any = 0  # Strength restored here at the end of the turn, to whom one likes
        self.heal_self = 0  # Strength restored at the end of the turn
        self.hush = 0  # a die is rolled for silence when Looting
        self.must_loot = 0
        self.no_heart_curse = 0
        self.no_repair = 0
        self.no_restore = 0  # restores no Strength
        self.no_talk = 0
        self.no_tunnels = 0
        self.noise = 0  # more Creatures moved by a Loot
        self.reach = 0  # how far one may Talk and Trade
        self.repair = 0  # more tokens that each Action of a Repair takes off
        self.ritual = 0  # dice for Rituals
        self.scent = 0  # hunters choose this one among the nearest
        self.slow = 0  # more Actions that the first Move of a turn costs
        self.soothe = 0  # Sanity restored at the start of the turn
        self.spared = 0  # kinds of Creatures that do not strike, as a bit set
        self.sure_traps = 0
        self.tradable = 0  # a Curse that may change hands
        self.trap = 0  # dice for Trap cards
        self.unarmed = 0  # dice in Combat without a Weapon
        self.unheld = 0  # kinds of Creatures that Gates do not hold, as a bit set


add_values(BOOK, "lasting", of="trait")


# --- company ---


@BOOK.phrase("trait", en="with at most {n:number} Protagonists on the map, {traits:trait, and}")
def in_small_company(you: Modifiers, n: int, traits: tuple[Node, ...]) -> None:
    if you.company <= n:
        for trait in traits:
            trait.value(you)


@BOOK.phrase("trait", en="with at least {n:number} Protagonists on the map, {traits:trait, and}")
def in_large_company(you: Modifiers, n: int, traits: tuple[Node, ...]) -> None:
    if you.company >= n:
        for trait in traits:
            trait.value(you)


# --- dice ---


# For what dice are rolled: the name of the sum.
TESTS = BOOK.nouns("test")
TESTS.add("combat", en="in Combat")
TESTS.add("armed", en="in Combat with a Weapon")
TESTS.add("unarmed", en="in Combat without a Weapon")
TESTS.add("ritual", en="for Rituals")
TESTS.add("trap", en="for Trap cards")


@BOOK.phrase("trait", en="{test}, you roll {n|one more die|{n:number} more dice}")
def more_dice(you: Modifiers, test: str, n: int) -> None:
    setattr(you, test, getattr(you, test) + n)


@BOOK.phrase("trait", en="{test}, you roll {n|one die|{n:number} dice} less")
def less_dice(you: Modifiers, test: str, n: int) -> None:
    setattr(you, test, getattr(you, test) - n)


@BOOK.phrase("trait", en="your Trap cards never fail")
def sure_traps(you: Modifiers) -> None:
    you.sure_traps = 1


# --- the turn ---


# What one cannot do: the name of its flag.
FORBIDDEN = BOOK.nouns("forbidden")
FORBIDDEN.add("no_repair", en="Repair")
FORBIDDEN.add("no_talk", en="Talk and Trade")
FORBIDDEN.add("no_tunnels", en="travel through tunnels")


@BOOK.phrase("trait", en="you cannot {forbidden}")
def cannot(you: Modifiers, forbidden: str) -> None:
    setattr(you, forbidden, 1)


@BOOK.phrase("trait", en="you have {n|one more Action|{n:number} more Actions} each turn")
def more_actions(you: Modifiers, n: int) -> None:
    you.actions += n


@BOOK.phrase("trait", en="you have {n|one Action|{n:number} Actions} less each turn")
def less_actions(you: Modifiers, n: int) -> None:
    you.actions -= n


@BOOK.phrase("trait", en="your first Move each turn costs {n:number} Actions")
def slow(you: Modifiers, n: int) -> None:
    you.slow += n - 1


WAYS = BOOK.nouns("way")
WAYS.add("up", en="higher")
WAYS.add("down", en="lower")


@BOOK.phrase("trait", en="your hand limit is {n:number} {way}")
def hand_limit(you: Modifiers, n: int, way: str) -> None:
    you.hand += n if way == "up" else -n


@BOOK.phrase("trait", en="at the start of your turn, you restore {n:number} Sanity")
def soothed(you: Modifiers, n: int) -> None:
    you.soothe += n


@BOOK.phrase(
    "trait", en="at the end of your turn, if no Creature is here, you restore {n:number} Strength"
)
def heals(you: Modifiers, n: int) -> None:
    you.heal_self += n


@BOOK.phrase(
    "trait",
    en="at the end of your turn, if no Creature is here, "
    "you or another Protagonist here restores {n:number} Strength",
)
def heals_any(you: Modifiers, n: int) -> None:
    you.heal_any += n


@BOOK.phrase("trait", en="you restore no Strength")
def heals_nothing(you: Modifiers) -> None:
    you.no_restore = 1


# --- Loot ---


@BOOK.phrase("trait", en="when you Loot, roll a die; on a Hit, the Loot makes no noise")
def hushed(you: Modifiers) -> None:
    you.hush = 1


@BOOK.phrase("trait", en="your first Loot each turn makes no noise")
def first_loot_quiet(you: Modifiers) -> None:
    you.first_quiet = 1


@BOOK.phrase(
    "trait", en="[{yours:owner} ]Loot moves {n|one more Creature|{n:number} more Creatures}"
)
def louder(you: Modifiers, yours: str | None, n: int) -> None:
    you.noise += n


@BOOK.phrase("trait", en="you cannot end your turn while you can Loot")
def must_loot(you: Modifiers) -> None:
    you.must_loot = 1


# --- Locations ---


@BOOK.phrase("trait", en="each Action of your Repair takes off {n:number} tokens")
def repairs(you: Modifiers, n: int) -> None:
    you.repair += n - 1


@BOOK.phrase("trait", en="Tunnels are closed")
def tunnels_closed(you: Modifiers) -> None:
    you.closed_tunnels = 1


@BOOK.phrase("trait", en="there is no Location Action inside the Gates")
def closed_within(you: Modifiers) -> None:
    you.closed_within = 1


@BOOK.phrase("trait", en="you draw no Curse on entering the Heart of Darkness")
def no_heart_curse(you: Modifiers) -> None:
    you.no_heart_curse = 1


# --- Talk and Trade ---


@BOOK.phrase("trait", en="you may Talk and Trade up to {n|one space|{n:number} spaces} away")
def far_talk(you: Modifiers, n: int) -> None:
    you.reach = max(you.reach, n)


@BOOK.phrase("trait", en="unlike other Curses, this one can be traded", rule="curse.not-traded")
def tradable(you: Modifiers) -> None:
    you.tradable = 1


# --- Creatures ---


@BOOK.phrase(
    "trait", en="in each Advance Creatures phase, your first loss of Sanity is not suffered"
)
def calm(you: Modifiers) -> None:
    you.calm = 1


@BOOK.phrase("trait", en="sharing a Location with Creatures costs {n:number} more Sanity")
def dread(you: Modifiers, n: int) -> None:
    you.dread += n


@BOOK.phrase("trait", en="{kind:creature.many} do not strike you")
def spares(you: Modifiers, kind: str) -> None:
    you.spared |= 1 << CREATURE_KIND[kind]


@BOOK.phrase("trait", en="of equally near Protagonists, Creatures seek you")
def scent(you: Modifiers) -> None:
    you.scent = 1


@BOOK.phrase("trait", en="each Crawler moves once more")
def crawlers_run(you: Modifiers) -> None:
    you.crawler_steps += 1


@BOOK.phrase("trait", en="Gates do not hold {kind:creature.many}")
def gates_open(you: Modifiers, kind: str) -> None:
    you.unheld |= 1 << CREATURE_KIND[kind]


OWNERS = BOOK.nouns("owner")
OWNERS.add("your", en="your")

# --- what the cards come to ---

# The passage of each kind of card that lasts.
PASSAGES = {PROTAGONIST: "skill", QUEST: "benefit", CURSE: "burden", EVENT: "effect"}


READ: dict[int, Node] = {}
for _type, _passage in PASSAGES.items():
    READ |= parse_texts(BOOK, "lasting", CARDS, _passage, (_type,))
# By how many Protagonists are on the map.
BY_COMPANY = [ModifierSums(partial(Modifiers, company), READ) for company in range(MOST_SEATS + 1)]
MODIFIERS = BY_COMPANY[MOST_SEATS]  # for what does not depend on it
