"""What nights of The Stifling Dark at the page have in common, whoever the Adversary is."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.games.test_stifling_dark import is_over, sits
from tests.browser.reader import Reader

Wish = tuple[str | int, ...]  # how the key of an option begins

# What an Investigator answers who waits for what comes.
PATIENT: tuple[Wish, ...] = (("decline",), ("pass",), ("end",), ("turn",))
FIGURE_HIDES = 200  # spaces: no token has the choice of so many


def sit_down(ada: Reader, ben: Reader, **options: str) -> None:
    """Ada as the Adversary, Ben as the Investigators."""
    sits(ada.guest, "me", "open", **options)
    ben.guest.go(f"/t/{ada.guest.table}")
    ben.page.get_by_label("Your name at the table").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").first.click()
    ben.guest.sits()


def answers(reader: Reader, wishes: Sequence[Wish], lair: int = -1) -> None:
    """One answer, if something is asked: the first wish that is offered, or else the first
    option. The first figure of an Adversary hides in its lair."""
    reader.page.wait_for_timeout(20)
    if is_over(reader) or not reader.choices:
        return
    if len(reader.choices) > FIGURE_HIDES and reader.offered("hide", lair):
        reader.chooses("hide", lair)
        return
    for wish in wishes:
        choice = reader.offered(*wish)
        if choice:
            reader.chooses(*choice["key"])
            return
    reader.chooses(*reader.choices[0]["key"])
