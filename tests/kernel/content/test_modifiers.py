"""Modifiers: sums of lasting texts."""

from __future__ import annotations

from pathlib import Path

from gloam.kernel.content.card_files import CardFile, PrintedCard, parse_texts, read_cards
from gloam.kernel.content.modifiers import ModifierSums
from gloam.kernel.content.phrasebook import Node, Phrasebook

FILE = """
[lantern]
name = "Lantern"
text = "Your rolls have two more dice."

[shackle]
name = "Shackle"
text = "Your rolls have one more die. You cannot run."

[anchor]
name = "Anchor"
text = "You have no dice."
"""


class Bent:
    def __init__(self) -> None:
        self.dice = 0
        self.stuck = 0


def modifiers(folder: Path) -> ModifierSums[Bent]:
    book = Phrasebook("toy")

    @book.phrase("text", en="{Sentences:lasting, sentences}.")
    def text(bent: Bent, sentences: tuple[Node, ...]) -> None:
        for sentence in sentences:
            sentence.value(bent)

    @book.phrase("lasting", en="your rolls have {n|one more die|{n:number} more dice}")
    def more_dice(bent: Bent, n: int) -> None:
        bent.dice += n

    @book.phrase("lasting", en="you cannot run")
    def stuck(bent: Bent) -> None:
        bent.stuck = 1

    @book.phrase("lasting", en="you have no dice")
    def no_dice(bent: Bent) -> None:
        bent.dice = 0

    (folder / "tools.toml").write_text(FILE)
    cards = read_cards(folder, PrintedCard, CardFile("tools", "tool"))
    return ModifierSums(Bent, parse_texts(book, "text", cards))


def test_cards_add_up(tmp_path: Path) -> None:
    bends = modifiers(tmp_path)
    assert (bends.sum_of(0).dice, bends.of(0).dice, bends.of(1).dice) == (0, 2, 1)
    both = bends.sum_of(0b011)
    assert (both.dice, both.stuck) == (3, 1)
    assert bends.sum_of(0b011) is both, "sums are made once"
    assert bends.sum_of(1 << 40 | 1).dice == 2, "a card without a lasting text does nothing"


def test_the_order_is_fixed(tmp_path: Path) -> None:
    """The highest face comes first: what it sets, lower ones still add to."""
    assert modifiers(tmp_path).sum_of(0b111).dice == 3


def test_which_cards_bend_a_rule(tmp_path: Path) -> None:
    bends = modifiers(tmp_path)
    assert bends.parts((0, 1, 2), "dice") == [(0, 2), (1, 1)]
    assert bends.parts((0, 1), "stuck") == [(1, 1)]
