"""How texts are put together: sentences that say when what is done, and how often."""

from __future__ import annotations

from dataclasses import dataclass, field

from gloam.games.original_sin.cards.catalogue import Trigger
from gloam.games.original_sin.cards.phrasebook import BOOK, COLOUR, DAMAGE, ENVIRONMENT, line_number
from gloam.kernel.content.phrasebook import Node


@dataclass
class Reading:
    """A text while it is read; each clause adds to it. `texts.py` makes a `CardText` of it."""

    fields: dict[str, object] = field(default_factory=dict)

    def add(self, name: str, *more: object) -> None:
        found = self.fields.get(name, ())
        assert isinstance(found, tuple)
        self.fields[name] = (*found, *more)

    def set(self, name: str, value: object) -> None:
        if name in self.fields:
            raise ValueError(f"it says twice what its {name} is")
        self.fields[name] = value


@BOOK.phrase("text", en="{Clauses:clause, sentences}.")
def whole_text(reading: Reading, clauses: tuple[Node, ...]) -> None:
    for clause in clauses:
        clause.value(reading)


@BOOK.phrase("clause", en="{act}")
def done_at_once(reading: Reading, act: Node) -> None:
    reading.add("acts", line_number(act))


@BOOK.phrase("clause", en="{standing}")
def holds(reading: Reading, standing: Node) -> None:
    reading.add("traits", standing)


# --- specials ---


@BOOK.phrase("clause", en="{special}: {act}", rule="attack.special")
def on_special(reading: Reading, special: str, act: Node) -> None:
    reading.add(f"{special}_special", line_number(act))


@BOOK.phrase(
    "clause",
    en="{special}: +{n:figure} {n|hit|hits}[ and {act}]",
    rule=("attack.special", "attack.count"),
)
def hits_on_special(reading: Reading, special: str, n: int, act: Node | None) -> None:
    reading.set(f"{special}_hits", n)
    if act is not None:
        reading.add(f"{special}_special", line_number(act))


@BOOK.phrase("clause", en="+{n:figure} {n|hit|hits} if {condition}", rule="attack.count")
def hits_if(reading: Reading, n: int, condition: Node) -> None:
    reading.add("hits_if", (n, condition))


@BOOK.phrase("clause", en="leave {environment} there", rule="env.replace")
def leave(reading: Reading, environment: str) -> None:
    reading.set("leaves", ENVIRONMENT[environment])


@BOOK.phrase("clause", en="leave {environment} at the token", rule=("boss.rules", "env.replace"))
def leave_at_token(reading: Reading, environment: str) -> None:
    reading.set("leaves_at_token", ENVIRONMENT[environment])


# --- attacks with what one has equipped ---


@BOOK.phrase(
    "clause",
    en="attack {n|once|{n:figure} times} with an equipped {words:keyword, or} item",
    rule="skill.weapon-attack",
)
def weapon_attack(reading: Reading, n: int, words: tuple[str, ...]) -> None:
    reading.set("weapon", words)
    reading.set("attacks", n)


@BOOK.phrase("clause", en="attacks with this item deal {damage} damage", rule="rune.attach")
def item_deals(reading: Reading, damage: str) -> None:
    reading.set("item_damage", DAMAGE[damage])


# --- when, and how often ---


@BOOK.phrase("clause", en="{event}, {act}")
def when(reading: Reading, event: str, act: Node) -> None:
    reading.add("triggers", Trigger(event, line_number(act)))


@BOOK.phrase("clause", en="{event}, you may {deed:deed.you}", rule="skill.reaction")
def when_one_may(reading: Reading, event: str, deed: Node) -> None:
    reading.add("triggers", Trigger(event, line_number(deed), may=True))


@BOOK.phrase(
    "clause",
    en="[once a {period}, ]after your roll, you may reroll {n|a die|up to {n:figure} dice}",
    rule=("dice.reroll-together", "equip.once-per"),
)
def after_roll(reading: Reading, period: str | None, n: int) -> None:
    reading.set("rerolls", n)
    reading.set("rerolls_once", period or "")


@BOOK.phrase(
    "clause",
    en="once a {period}, after your roll with a {words:keyword, or} item, you may reroll a die",
    rule=("dice.reroll-together", "equip.once-per"),
)
def after_roll_with(reading: Reading, period: str, words: tuple[str, ...]) -> None:
    after_roll(reading, period, 1)
    reading.set("rerolls_with", words)


@BOOK.phrase(
    "clause",
    en="once a {period}, after the roll of your {damage} attack, you may reroll a die",
    rule=("dice.reroll-together", "equip.once-per"),
)
def after_attack(reading: Reading, period: str, damage: str) -> None:
    after_roll(reading, period, 1)
    reading.set("rerolls_damage", DAMAGE[damage])


@BOOK.phrase(
    "clause", en="if the target is in your space, you may reroll a die", rule="dice.reroll-together"
)
def near_target(reading: Reading) -> None:
    reading.set("rerolls", 1)
    reading.set("rerolls_near", True)


@BOOK.phrase(
    "clause",
    en="once a {period}, after your roll with this item, you may reroll a die",
    rule=("rune.attach", "equip.once-per"),
)
def after_roll_with_item(reading: Reading, period: str) -> None:
    after_roll(reading, period, 1)
    reading.set("rerolls_item", True)


@BOOK.phrase(
    "clause",
    en="once a {period}, before your roll, you may set a die to a special",
    rule="dice.set",
)
def before_roll(reading: Reading, period: str) -> None:
    reading.set("sets_once", period)


@BOOK.phrase(
    "clause", en="once a {period}, before an Origin's roll, you may add a {colour} die to it"
)
def before_a_roll(reading: Reading, period: str, colour: str) -> None:
    reading.set("lends", COLOUR[colour])
    reading.set("lends_once", period)


@BOOK.phrase("clause", en="once a {period}, you may keep arrows that you used")
def keep_arrows(reading: Reading, period: str) -> None:
    reading.set("keeps_arrows", period)


@BOOK.phrase("clause", en="once a {period}, you count as of any race in a challenge")
def of_any_race(reading: Reading, period: str) -> None:
    reading.set("any_race", period)


@BOOK.phrase("clause", en="once a {period}, you may succeed in a challenge that names gear")
def gear_wins(reading: Reading, period: str) -> None:
    reading.set("gear_wins", period)


@BOOK.phrase("clause", en="your first {actions:action, or} each turn costs no AP")
def first_is_free(reading: Reading, actions: tuple[str, ...]) -> None:
    reading.set("first_free", actions)


@BOOK.phrase("clause", en="once a {period}, you may {deed:deed.you}", rule="equip.once-per")
def once_one_may(reading: Reading, period: str, deed: Node) -> None:
    reading.set("once", period)
    reading.add("once_acts", line_number(deed))


# --- how a status ends ---


@BOOK.phrase("clause", en="{damage} damage ends this")
def ends_with(reading: Reading, damage: str) -> None:
    reading.set("ends_with", DAMAGE[damage])


@BOOK.phrase("clause", en="attacking ends this")
def ends_by_attacking(reading: Reading) -> None:
    reading.set("ends_by_attacking", True)


@BOOK.phrase("clause", en="you may pay {n:figure} AP to lose this")
def pay_to_lose(reading: Reading, n: int) -> None:
    reading.set("stands_up", n)


@BOOK.phrase("clause", en="the party chooses your target", rule="dominated.target")
def directed(reading: Reading) -> None:
    reading.set("directed", True)


@BOOK.phrase("clause", en="allies are attacked at the start of its turns")
def turned_on_allies(reading: Reading) -> None:
    reading.set("turned", True)
