"""What happened is shown one thing after another, at a pace one sets; the prompt waits for it."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guests import HURRIED, Guest
from tests.browser.test_accessible import examine

RATTLE = 920  # Hz: the first note of falling dice

# Notes which figures go, and through how many points; and whether dice fell.
RECORD = """() => {
  [window.gone, window.fell] = [[], 0];
  const look = () => (window.fell += document.querySelectorAll('.tray .die').length);
  const { OscillatorNode } = window;
  window.notes = [];
  window.OscillatorNode = function (context, note) {
    window.notes.push(note.frequency);
    return new OscillatorNode(context, note);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    if (this.matches('.figure')) window.gone.push(`${this.dataset.id} ${frames.length}`);
    return animate.call(this, frames, ...rest);
  };
}"""


def test_events_come_one_after_another(invite: Invite) -> None:
    ada = invite("Ada")
    ada.sits_with_bots("heart_of_darkness", seats=1, deadly="on")
    stage = ada.page.locator(".stage-bar")
    end = ada.page.locator(".bar [data-option]", has_text="End the turn")
    comes_to(ada, "End the turn")
    # A figure is seen to go to its next space.
    ada.page.evaluate(RECORD)
    ada.page.locator('[data-kind="space"][data-can][aria-label*="Move to"]').first.click()
    ada.page.wait_for_function("() => window.gone.some((one) => /^who-. 2$/.test(one))")
    comes_to(ada, "End the turn")
    sets_pace(ada, "Slow")
    told = ada.tab("Story").locator("li, h3").count()
    end.click()
    expect(stage).to_be_visible()
    ada.button("Hold").click()
    first = stage.locator("p").inner_text()
    examine(ada)
    # While something happens nothing is asked, and nothing glows.
    expect(ada.page.locator(".prompt.mine")).to_have_count(0)
    assert not ada.page.locator("[data-can]").count()
    assert ada.panel.locator("li, h3").count() > told
    ada.button("Say it again").click()
    assert stage.locator("p").inner_text() == first
    ada.keys("Space")
    expect(stage.filter(has_text=first)).to_have_count(0)
    comes_to(ada, "End the turn")
    assert ada.page.evaluate("window.fell"), "a die falls after every turn"
    assert RATTLE in ada.page.evaluate("window.notes"), "and is heard"
    end.click()
    expect(stage).to_be_visible()
    ada.button("Straight to the end").click()
    expect(stage).to_be_hidden()
    assert ada.waits_for_turn() == "asked"

    # The story has turns as headings, and one stop for Tab.
    story = ada.tab("Story")
    assert story.get_by_role("heading", level=2).count() >= 2
    stops = "(panel) => [...panel.querySelectorAll('*')].filter((one) => one.tabIndex >= 0).length"
    assert story.evaluate(stops) == 1

    # Dice lie small in the story, in words too; the name of a card shows the card.
    dice = story.get_by_role("img", name=re.compile("Hit|Blank", re.IGNORECASE))
    expect(dice.last).to_be_visible()
    turned_up = story.get_by_role("listitem").filter(has_text="Turned up").last
    card = turned_up.locator("[aria-expanded]")
    card.hover()
    preview = ada.page.locator(".preview")
    expect(preview).to_contain_text(card.inner_text())
    ada.keys("Escape")
    expect(preview).to_have_count(0)

    # What the page has not shown yet is told when it comes back.
    ada.page.evaluate("""() => {
      const shown = JSON.parse(localStorage.getItem('gloam.shown'));
      for (const table of Object.keys(shown)) shown[table] -= 2;
      localStorage.setItem('gloam.shown', JSON.stringify(shown));
      // A page that nobody has touched yet may make no sound, and would complain of it.
      const settings = JSON.parse(localStorage.getItem('gloam.settings'));
      localStorage.setItem('gloam.settings', JSON.stringify({ ...settings, sound: false }));
    }""")
    ada.page.reload()
    ada.sits()
    missed = ada.page.get_by_role("dialog", name="While you were away")
    expect(missed.get_by_role("listitem")).to_have_count(2)
    ada.button("Go on", missed).click()
    assert ada.waits_for_turn() == "asked"


def test_the_only_answer_is_given_after_a_moment(invite: Invite) -> None:
    """Among bots alone: elsewhere it would tell the others that there was nothing to choose."""
    ada = invite("Ada", settings=HURRIED | {"onlyAnswer": True})
    ada.sits_with_bots("haunted", seats=2)
    only = ada.page.get_by_text("Only one answer:")
    until = time.monotonic() + 180
    while True:
        assert time.monotonic() < until, "there was always a choice"
        sent = len(ada.sent)
        if ada.waits_for_turn() == "over":
            ada.sits_with_bots("haunted", seats=2)
        elif only.count():
            break
        else:
            ada.acts()
    while len(ada.sent) == sent:
        assert time.monotonic() < until, "nobody answered"
        ada.page.wait_for_timeout(30)


def comes_to(guest: Guest, option: str) -> None:
    button = guest.page.locator(".bar [data-option]", has_text=option)
    while not (guest.looks() == "asked" and button.count()):
        if not guest.acts():
            guest.page.wait_for_timeout(30)


def sets_pace(guest: Guest, pace: str) -> None:
    """And wants to hear it."""
    menu = guest.opens_menu()
    menu.get_by_role("radio", name=pace).check()
    menu.get_by_label("Sounds").check()
    guest.closes(menu)
