"""What a click does: it acts on what glows and says so; everything else is for reading."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import HURRIED, PHONE, Guest

CAREFUL: dict[str, object] = HURRIED | {"asksAgain": True}
SETTLING_TIME = 450  # ms: a little longer than the page's
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def test_what_does_not_glow_is_for_reading(invite: Invite) -> None:
    ada = invite("Ada", settings=CAREFUL)
    ada.sits_with_bots("haunted", seats=2)
    swap = ada.button("Discard the whole hand, draw a new one, and end the turn")
    while ada.waits_for_turn() == "asked" and not swap.count():
        ada.acts()  # the bot may begin
    ada.sent.clear()

    # The hand, the room beside its cards, a card that cannot be laid, lines and players.
    hand = ada.page.locator(".hand.own")
    box = hand.bounding_box()
    assert box
    ada.page.mouse.click(box["x"] + 4, box["y"] + box["height"] / 2)
    dull = ada.page.locator(".hand.own .card:not([data-can])")
    for index in range(dull.count()):
        reads(ada, dull.nth(index))
    dull_lines = ada.page.locator(".cascade:not([data-can]), .panel[data-id]")
    for index in range(dull_lines.count()):
        dull_lines.nth(index).click(position={"x": 3, "y": 3})
    assert not ada.sent

    # What the hand can do is a button by the prompt, and asked once more.
    swap.click()
    question = ada.page.get_by_role("group", name="for good?")
    expect(question).to_be_visible()
    ada.button("No", question).click()
    expect(swap).to_be_visible()
    assert not ada.sent

    # What glows says what it does, to the pointer and to the keyboard.
    caption = ada.page.locator(".thing-caption")
    bright = ada.page.locator(".hand.own .card[data-can]").first
    bright.hover()
    expect(caption).to_contain_text("Take it up")
    ada.page.mouse.move(5, 5)
    expect(caption).to_be_hidden()
    ada.reaches(".hand.own .card")
    ada.keys("ArrowRight", "ArrowLeft")
    if ada.page.locator(".hand.own .card[data-can]:focus").count():
        expect(caption).to_contain_text("Take it up")
    assert not ada.sent
    only_reads_offline(ada, ada.page.locator(".scene [data-can], .scene [data-option]"))
    assert not ada.sent


def only_reads_offline(guest: Guest, glowing: Locator) -> None:
    """While the line is away nothing glows and every panel says so; it comes back by itself."""
    assert glowing.count()
    guest.forgiving = True
    guest.context.set_offline(True)
    expect(guest.button("Try now")).to_be_visible()
    expect(glowing).to_have_count(0)
    chat = guest.tab("Chat")
    expect(chat).to_contain_text("The connection is lost", ignore_case=True)
    guest.context.set_offline(False)
    expect(guest.button("Try now")).to_be_hidden()
    expect(chat.get_by_role("textbox", name="Say something")).to_be_visible()
    guest.forgiving = False
    expect(glowing).not_to_have_count(0)


def reads(guest: Guest, card: Locator) -> None:
    """A card that cannot be chosen is shown large, by click and by Enter, and says why not."""
    card.click(position={"x": 50, "y": 30})
    closer = guest.page.get_by_role("dialog")
    expect(closer).to_be_visible()
    expect(guest.button("Show the rule", closer)).to_be_visible()
    guest.keys("Escape")
    expect(closer).to_be_hidden()
    card.press("Enter")
    expect(closer).to_be_visible()
    guest.keys("Escape")
    expect(closer).to_be_hidden()


def test_a_double_click_answers_once(invite: Invite) -> None:
    ada = invite("Ada")
    ada.sits_with_bots("heart_of_darkness", seats=1)
    for _ in range(6):
        while not ada.page.locator(".bar [data-option]").count():
            ada.acts()
        assert ada.waits_for_turn() == "asked"
        sent = len(ada.sent)
        box = ada.page.locator(".bar [data-option]").last.bounding_box()
        assert box
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        ada.page.mouse.click(*at)
        ada.page.mouse.click(*at)
        assert ada.waits_for_turn() == "asked"
        assert len(ada.sent) <= sent + 1, ada.sent
    assert ada.sent


# Lays an option's button where the mouse rests, as another prompt may, and gives its key.
SLIDE = """([x, y]) => {
  const button = document.querySelector('.bar [data-option]');
  const place = { left: `${x - 40}px`, top: `${y - 15}px` };
  Object.assign(button.style, { position: 'fixed', zIndex: 99, ...place });
  return button.contains(document.elementFromPoint(x, y));
}"""
ADRIFT = (300.0, 300.0)


@pytest.mark.parametrize("then", ["rests", "moves", "presses a key"])
def test_what_slides_under_a_resting_mouse_takes_no_click_for_a_moment(
    invite: Invite, then: str
) -> None:
    ada = invite("Ada")
    ada.sits_with_bots("heart_of_darkness", seats=1)
    while not ada.page.locator(".bar [data-option]").count():
        ada.acts()
    assert ada.waits_for_turn() == "asked"
    asked, sent = ada.ask(), len(ada.sent)
    ada.page.mouse.move(*ADRIFT)
    assert ada.page.evaluate(SLIDE, ADRIFT)
    presses(ada)
    ada.page.wait_for_timeout(50)
    assert len(ada.sent) == sent, "nobody aimed at it"
    # Whoever means it need not wait for long, nor at all.
    if then == "rests":
        ada.page.wait_for_timeout(SETTLING_TIME)
        presses(ada)
    elif then == "moves":
        ada.page.mouse.move(ADRIFT[0] + 6, ADRIFT[1])
        presses(ada)
    else:
        ada.page.locator(".bar [data-option]").first.press("Enter")
    assert ada.answered(asked)
    assert len(ada.sent) == sent + 1


def presses(guest: Guest) -> None:
    """Where the mouse is: Playwright's own click would move it there first."""
    guest.page.mouse.down()
    guest.page.mouse.up()


def test_the_first_tap_says_what_the_second_does(invite: Invite) -> None:
    ada = invite("Ada", **TOUCH)
    ada.sits_with_bots("heart_of_darkness", seats=1)
    spaces = ada.page.get_by_role("button", name=re.compile(r"^[^.]+\. Move to [^.]+$"))
    while not (ada.waits_for_turn() == "asked" and spaces.count()):
        ada.acts()
    sent = len(ada.sent)
    space = spaces.first
    space.tap()
    caption = ada.page.locator(".thing-caption")
    expect(caption).to_contain_text("tap again")
    assert len(ada.sent) == sent
    before = ada.ask()
    space.tap()
    assert ada.answered(before)
    assert len(ada.sent) == sent + 1
