"""Every card of both games shown large, at four sizes: nothing is cut or out of the window."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from gloam.kernel.content.registry import games
from gloam.kernel.core.dice import Dice
from gloam.kernel.core.run import Run
from gloam.kernel.present.scene import Card, Face, Hand, Words, encoder
from tests.browser.conftest import Invite

SIZES = [(1440, 900), (1280, 800), (390, 844), (844, 390)]

# Each card is focused, as by keys, which shows it large at once: beside it, or in the panel.
CUT = """async () => {
  const found = [];
  const frame = () => new Promise(requestAnimationFrame);
  for (const card of document.querySelectorAll('.region.hand [data-kind=card]')) {
    card.focus({ preventScroll: true });
    await frame();
    const face = document.querySelector('.preview .face, .reader .face');
    if (!face) { found.push(`${card.dataset.id}: not shown`); continue; }
    for (const part of [face, ...face.querySelectorAll('.name, .words, .type')]) {
      const over = part.scrollHeight - part.clientHeight;
      const wide = part.scrollWidth - part.clientWidth;
      const where = `${card.dataset.id}: ${part.className}`;
      if (over > 1 || wide > 1) found.push(`${where} by ${over}, ${wide} px`);
    }
    const box = (face.closest('.preview') ?? face).getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
      found.push(`${card.dataset.id}: out of the window`);
  }
  return found;
}"""

# Cards whose name lies under their numbers.
COVERED = """() => {
  const cards = [...document.querySelectorAll('.region.hand [data-kind=card]:has(.numbers)')];
  return cards.filter((card) => {
    const [name, numbers] = [card.querySelector('.name'), card.querySelector('.numbers')];
    return numbers.offsetTop < name.offsetTop + name.offsetHeight - 1;
  }).map((card) => card.dataset.id);
}"""


def all_cards_in_hand(name: str) -> str:
    """A scene of the gallery in which one holds every card of a game."""
    game = games()[name]
    state = Run.start(game.rules, 2, Dice(b"previews"), game.rules.choices({})).state
    content = game.files.opened(game.files.seals)
    faces = [node for node in game.rules.fixed(state) if isinstance(node, Face)]
    hand = Hand(id="hand-0", label=Words("label-hand"), owner=0, count=len(faces))
    cards = [Card(id=f"shown-{face.id}", within="hand-0", face=face.id) for face in faces]
    fixture = {
        "title": game.title,
        "game": name,
        "words": content.words,
        "fixed": json.loads(encoder.encode(faces)),
        "moments": [{"nodes": json.loads(encoder.encode([hand, *cards]))}],
        "seat": 0,
        "names": ["Ada", "Ben"],
        "theme": content.theme,
        "layout": json.loads(encoder.encode(content.layout)),
    }
    return f"export default {json.dumps(fixture)}"


@pytest.mark.parametrize("name", ["haunted", "heart_of_darkness"])
def test_no_card_is_cut_when_it_is_shown_large(invite: Invite, name: str) -> None:
    guest = invite("Ada")
    page: Page = guest.page
    module = all_cards_in_hand(name)
    page.route(
        re.compile(r"/assets/kinds-[^/]+\.js$"),
        lambda route: route.fulfill(content_type="text/javascript", body=module),
    )
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        guest.go("/gallery")
        expect(page.locator(".region.hand .face.pictured").first).to_be_attached()
        page.keyboard.press("Tab")
        assert page.evaluate(CUT) == [], f"{width}×{height}"
        assert page.evaluate(COVERED) == [], f"{width}×{height}"
