"""Divinity: Original Sin where there is little room, and before there is a map."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from gloam.games.original_sin.rules.dice import SEEN
from gloam.games.original_sin.state import OriginalSin
from gloam.games.original_sin.view.dice import dice
from gloam.games.original_sin.view.options import OPTIONS
from gloam.kernel.core.asks import CHOOSE, EVERYONE, Ask
from gloam.kernel.present.scene import encoder
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.browser.test_accessible import SMALLEST, examine
from tests.games.original_sin.between.playing import begun

# Whether there are chips of two Origins, and both are wholly in sight.
BOTH = """() => {
  const chips = [...document.querySelectorAll('.region.ribbon .chip > button')]
    .map((one) => one.getBoundingClientRect());
  return chips.length === 2 && chips.every((one) => one.left >= 0 && one.right <= innerWidth);
}"""

# Whether the page that is read begins in the uppermost quarter, as those before it do.
AT_THE_TOP = """() =>
  document.querySelector('.over .page').getBoundingClientRect().top < innerHeight / 4"""


def test_on_a_phone_both_origins_of_one_player_are_in_sight(invite: Invite) -> None:
    ada = invite("Ada", viewport=PHONE, has_touch=True, is_mobile=True)
    ada.sits_with_bots("original_sin", seats=1, party="ready-made")
    ada.page.wait_for_function(BOTH)


def test_without_a_map_the_page_begins_at_the_top_and_what_is_empty_has_no_title(
    invite: Invite,
) -> None:
    ada = invite("Ada", viewport=DESKTOP).sits_with_bots("original_sin", seats=1)
    ada.page.locator(".region.rail .card[data-can]").first.click()
    expect(ada.page.locator(".ask")).to_contain_text("as made, or by your own choice?")
    ada.page.wait_for_function(AT_THE_TOP)
    expect(ada.page.locator(".region.rail .list")).to_have_count(0)


# --- first gear ---

SKILLS = ("riposte", "rally", "spark-lance", "ice-needle")
BOW = "1 blue + 1 red, physical, range 2."


def chooses_weapons(guest: Guest) -> Locator:
    """Makes an Origin of one's own up to its weapons; gives the bow, which lies open with them."""
    guest.sits_with_bots("original_sin", seats=1)

    def lying(id: str) -> Locator:
        return guest.page.locator(f'.scene [data-id="laid-out/{id}"]')

    lying("fane").focus()
    guest.keys("Enter")
    expect(guest.page.locator(".ask")).to_contain_text("as made")
    assert guest.waits_for_turn() == "asked"
    guest.button("By my own choice").click()
    expect(guest.page.locator(".ask")).to_contain_text("four skills")
    assert guest.waits_for_turn() == "asked"
    for id in SKILLS:
        lying(id).focus()
        guest.keys("Enter")
    guest.page.locator("[data-send][aria-disabled=false]").click()
    expect(guest.page.locator(".ask")).to_contain_text("talent")
    assert guest.waits_for_turn() == "asked"
    lying("firm-stance").focus()
    guest.keys("Enter")
    expect(guest.page.locator(".ask")).to_have_text("You: Fane: which weapons?")
    assert guest.waits_for_turn() == "asked"
    return lying("starter-bow")


def test_what_a_weapon_does_is_read_before_it_is_chosen(invite: Invite) -> None:
    ada = invite("Ada", viewport=DESKTOP, reduced_motion="reduce")
    bow = chooses_weapons(ada)
    preview, caption = ada.page.locator(".preview"), ada.page.locator(".thing-caption")
    ada.page.mouse.move(0, 0)
    bow.hover()
    expect(preview).to_contain_text(BOW)
    expect(preview).to_contain_text("two hands")
    expect(caption).to_have_text("A bow")
    examine(ada)
    # Each set is reached by Tab, and its second card by the arrows.
    ada.reaches('[data-id="laid-out/starter-bow"]')
    expect(preview).to_contain_text(BOW)
    ada.reaches('[data-id="laid-out/starter-wand"]')
    expect(preview).to_contain_text("2 white, poison, range 1.")
    ada.keys("ArrowRight")
    expect(preview).to_contain_text("You have 1 more physical armour.")
    expect(caption).to_have_text("Wand and shield")
    ada.keys("Enter")
    expect(ada.page.locator(".ask")).to_have_text("You: Fane: which armour?")
    expect(ada.page.locator('[data-id="laid-out/heavy-mail"]')).to_be_visible()


def test_what_a_weapon_does_is_read_by_finger(invite: Invite) -> None:
    ada = invite("Ada", viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    chooses_weapons(ada).tap()
    ada.page.locator(".thing-caption").get_by_text("Read it first").tap()
    shown = ada.page.get_by_role("dialog")
    expect(shown).to_contain_text(BOW)
    examine(ada)
    ada.button("A bow", shown).tap()
    expect(ada.page.locator(".ask")).to_have_text("You: Fane: which armour?")


# --- dice ---


def fourteen_dice() -> tuple[int, ...]:
    """Of twelve kinds: as many as there are, but for two."""
    kinds = sorted(set(SEEN[:18]))
    return (*kinds, kinds[1], kinds[5])


def rolled(lying: tuple[int, ...]) -> Callable[[WebSocketRoute], None]:
    """A line on which whoever is asked anything is asked which of these dice are thrown again.

    No game of a few minutes comes to so many dice.
    """
    game: OriginalSin = begun(1).game
    copies = Counter(lying)
    ask = Ask(CHOOSE, 0, [("die", die) for die in copies], ("reroll-dice", 0), EVERYONE)
    choices = [
        {**plain(OPTIONS.describe(game, 0, ask, key)), "copies": copies[int(key[1])]}
        for key in ask.offer(0)
    ]
    several = {"options": choices, "least": 1, "most": len(lying)}

    def tells(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hears(text: str | bytes) -> None:
            message = json.loads(text)
            if message["is"] == "view" and message.get("prompt"):
                message["public"].setdefault("set", []).append(plain(dice(lying)))
                message["prompt"] |= {"words": ["ask-reroll-dice", {"a": "Fane"}]}
                message["prompt"]["several"] = several
                message["choices"] = choices
            line.send(json.dumps(message))

        server.on_message(hears)

    return tells


def plain(made: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encoder.encode(made))
    return found


@pytest.mark.parametrize("size", [PHONE, SMALLEST], ids=["phone", "smallest"])
def test_however_many_dice_there_are_the_question_stays_in_sight(
    invite: Invite, size: dict[str, int]
) -> None:
    ada = invite("Ada", viewport=size, has_touch=True, is_mobile=True, reduced_motion="reduce")
    lying = fourteen_dice()
    ada.page.route_web_socket("**/*", rolled(lying))
    ada.sits_with_bots("original_sin", seats=1, party="ready-made")
    question, send = ada.page.locator(".ask"), ada.page.locator("[data-send]")
    expect(question).to_have_text("You: Which dice does Fane throw again?")
    dice = ada.page.locator(".bar [data-option]")
    expect(dice).to_have_count(len(set(lying)))
    for at in (0, -1):  # the last is scrolled to
        dice.nth(at).tap()
        for one in (question, send, dice.nth(at)):
            expect(one).to_be_in_viewport(ratio=0.95)
        # nothing lies over it, either
        question.click(trial=True)
    expect(ada.page.locator(".bar .count")).to_contain_text("2 of 1–14 marked")
    ticks = ada.page.locator(".bar .ticks").bounding_box()
    assert ticks
    assert ticks["height"] < size["height"] / 4
    examine(ada)
