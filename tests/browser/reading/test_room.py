"""What is in view: everybody’s lines, the whole hand and sheet, drawers beside the panel."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from gloam.games.haunted.cards.deck import CARDS
from gloam.games.haunted.state import OWN
from gloam.kernel.content.registry import games
from gloam.kernel.core.run import Run
from gloam.kernel.present.scene import Arg, Card, Dice, Node, Words, encoder
from gloam.kernel.present.show import scene
from tests.browser.conftest import Invite
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.games.harrowing.playing import FAULT, GRACE, harrowing
from tests.games.haunted.playing import haunted
from tests.games.heart_of_darkness.phases import still
from tests.games.heart_of_darkness.playing import HIT

# How far the table can be scrolled, and the lines of which some is out of sight.
HIDDEN = """() => {
  const table = document.querySelector('.layout');
  const band = document.querySelector('.region.band').getBoundingClientRect();
  const found = [...document.querySelectorAll(".cascade")];
  const lines = found.map((line) => line.getBoundingClientRect());
  const head = document.querySelector('.region.header').getBoundingClientRect();
  const isOut = (box) =>
    box.top < head.bottom - 1 || box.bottom > band.top + 12 ||
    box.left < 0 || box.right > innerWidth;
  return [table.scrollHeight - table.clientHeight, lines.length, lines.filter(isOut).length];
}"""

# Of no card that is held anything is below the window, or cut off by what holds it. Where they lie
# over each other the last is the one that might be cut off at the right.
IS_WHOLE = """() => {
  const held = [...document.querySelectorAll('.region.hand .cards [data-kind=card]')];
  const isIn = (card) => {
    const [box, holder] = [card, card.closest('.cards')].map((one) => one.getBoundingClientRect());
    return box.bottom < Math.min(innerHeight, holder.bottom) + 1 && box.right < holder.right + 1;
  };
  return held.length > 0 && held.every(isIn);
}"""


def test_everybody_is_in_view(invite: Invite) -> None:
    guest = invite("Ada", viewport=DESKTOP)
    for seats in (2, 3, 4, 5):
        guest.sits_with_bots("haunted", seats=seats)
        expect(guest.page.locator(".cascade")).to_have_count(3 * seats)
        guest.page.wait_for_function(f"() => ({HIDDEN})().join() === '0,{3 * seats},0'")
        guest.page.wait_for_function(IS_WHOLE)
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    guest.page.wait_for_function(IS_WHOLE)
    guest.sits_with_bots("heart_of_darkness", seats=2)
    guest.page.wait_for_function(IS_WHOLE)
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    guest.page.wait_for_function(IS_WHOLE)


# Whether everybody's lines or sheets are as broad as the window without the panel.
OTHERS = """() => {
  const wide = (name) => document.querySelector(`.region.${name}`)?.getBoundingClientRect().width;
  return wide('seats') > 0.9 * (innerWidth - (wide('panel') ?? 0));
}"""


@pytest.mark.parametrize("game", ["haunted", "harrowing"])
def test_who_watches_sees_everybody_as_broad_as_the_table(invite: Invite, game: str) -> None:
    guest = invite("Ada", viewport=DESKTOP).sits_with_bots(game, seats=2)
    watcher = invite("Eve", viewport=DESKTOP).go(f"/t/{guest.table}").sits()
    watcher.page.wait_for_function(OTHERS)


# Whether the question is as broad as the page that lies over the empty map, and the page is whole.
UNDER = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [page, band] = [box('.over .page'), box('.region.band')];
  return Math.abs(page.left - band.left) < 16 && Math.abs(page.right - band.right) < 16 &&
    page.bottom <= band.top + 1;
}"""


def test_a_page_over_a_map_that_is_not_there_yet_leaves_the_question_its_room(
    invite: Invite,
) -> None:
    guest = invite("Ada", viewport=DESKTOP).sits_with_bots("original_sin", seats=1)
    guest.page.locator(".region.rail .card[data-can]").first.click()
    expect(guest.page.locator(".ask")).to_contain_text("as made, or by your own choice?")
    guest.page.wait_for_function(UNDER)


def test_who_plays_alone_for_two_sees_both_hands_and_reads_of_nobody_else(invite: Invite) -> None:
    guest = invite("Ada", viewport=DESKTOP).sits_with_bots("heart_of_darkness", seats=1)
    expect(guest.page.locator(".region.hand .cards")).to_have_count(2)
    guest.page.wait_for_function(IS_WHOLE)
    assert guest.waits_for_turn() == "asked"
    expect(guest.page.locator(".prompt")).not_to_contain_text("Everybody chooses in secret")
    # Whose turn it is of the two, is said by their marks.
    expect(guest.page.locator(".region.own")).not_to_contain_text("your turn")


# How far one's own strip reaches above the hand; and whether it and the names of the Quests on it
# are seen whole, beside their marks.
STRIP = """() => {
  const box = (one) => one.getBoundingClientRect();
  const strip = document.querySelector('.region.own .strip');
  const names = [...strip.querySelectorAll('.slip .name')];
  const isFree = (name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const mark = box(name.closest('.card').querySelector('.mark'));
    return box(words).right <= mark.left && name.scrollHeight <= name.clientHeight + 1;
  };
  const above = box(document.querySelector('.region.hand .cards')).top - box(strip).top;
  return [above < 16, box(strip).bottom <= innerHeight, names.length, names.every(isFree)];
}"""


def test_begun_quests_leave_ones_own_sheet_whole_and_the_island_its_room(invite: Invite) -> None:
    quests = {0: ["The Reliquary", "Down into the Heart"]}
    table = still(2, hands={0: ["Pit Pony", "Radio Part"]}, begun=quests)
    guest = invite("Ada", viewport=DESKTOP)
    shows(guest, "heart_of_darkness", table.run)
    guest.page.wait_for_function(f"() => ({STRIP})().join() === 'true,true,2,true'")


# Whether places one may go to are on the map, and nothing that lies over it touches one.
FREE = """() => {
  const over = document.querySelector('.over .dice')?.getBoundingClientRect();
  const places = [...document.querySelectorAll('.board [data-can]')];
  const isFree = (one) => one.getBoundingClientRect().bottom <= over.top;
  return !!over && places.length > 0 && places.every(isFree);
}"""

# Whether the cross stands beside the roll that it puts away.
CROSS = """() => {
  const [dice, cross] = ['.dice', '.put-away'].map((one) =>
    document.querySelector(`.over ${one}`).getBoundingClientRect());
  return Math.max(cross.left - dice.right, Math.abs(cross.top - dice.top)) < 12;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_roll_gives_way_to_where_one_may_go(invite: Invite, size: dict[str, int]) -> None:
    creatures = [("crawler", "cave"), ("devourer", "cave")]
    fighter: dict[str, Any] = {"heroes": {0: "stoker"}, "hands": {0: ["Radio Part"]}}
    table = still(2, **fighter, places={0: "cave"}, creatures=creatures, rolls=[1, 2, 5, 3])
    table.fight().answer("hit", "crawler")  # and now the Harbour, at the foot of the map, is near
    guest = invite("Ada", viewport=size)
    shows(guest, "heart_of_darkness", table.run)
    guest.page.wait_for_function(FREE)
    guest.page.wait_for_function(CROSS)


# Whether the card that is dealt with is no higher than its name.
IS_NAME = """() => {
  const row = document.querySelector('.over .card')?.closest('.row:not(.things)');
  return !!row && row.getBoundingClientRect().height < 60;
}"""


def test_on_a_phone_a_trap_leaves_the_places_free_where_it_can_be_set(invite: Invite) -> None:
    held = {0: ["Trip-Wire Charge", "Radio Part"]}
    table = still(2, places={0: "cave"}, hands=held, rolls=[HIT, HIT]).play("Trip-Wire Charge")
    guest = invite("Ada", viewport=PHONE)
    shows(guest, "heart_of_darkness", table.run)
    guest.page.wait_for_function(FREE)
    guest.page.wait_for_function(IS_NAME)


# Whether a roll is whole in what it lies in, beside the card that is being dealt with.
BESIDE = """() => {
  const [over, dice, card] = ['.over.bottom', '.over .dice', '.over.bottom .card'].map((what) =>
    document.querySelector(what)?.getBoundingClientRect());
  return !!dice && !!card && dice.bottom <= over.bottom + 1 && dice.left >= card.right &&
    dice.right <= over.right;
}"""


def test_a_roll_stands_whole_beside_the_card_that_is_dealt_with(invite: Invite) -> None:
    four: dict[str, Any] = {"values": {0: [4] * 7}, "rolls": [FAULT] + [GRACE] * 3}
    table = harrowing(1, foes={0: ["fiend", "rat"]}, fate_up=("meal", "dark"), **four).invoke(0)
    assert table.asked == (0, "assign"), "the card is not done with"
    told: dict[str, Arg] = {"who": "Mr Nettleship", "sin": "Gluttony", "faults": 1, "graces": 3}
    faces = ("fault", "grace", "grace", "grace")
    dice = Dice(id="dice", label=Words("label-roll", told), values=(1, 3, 3, 3), faces=faces)
    guest = invite("Ada", viewport=DESKTOP)
    shows(guest, "harrowing", table.run, dice)
    guest.page.wait_for_function(BESIDE)


def test_cards_to_choose_from_are_brought_into_sight_beside_buttons(invite: Invite) -> None:
    held = ["Tin Whistle", "Fire", "Storm", "Fever", "Pray", "Historian", "Psychic"]
    hands = {0: ["Refreshments", *held], 1: []}
    table = haunted(2, hands=hands, stage=OWN, draws=["Dead Faint", "Local Canon"])
    table.lay("Refreshments", on=(0, 0))
    guest = invite("Ada", viewport=PHONE)
    shows(guest, "haunted", table.run)
    expect(guest.page.locator(".bar")).to_contain_text("Keep both")
    expect(guest.page.locator(".region.hand .card[data-can]").first).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_an_open_drawer_makes_way_for_a_question_about_the_rest(invite: Invite) -> None:
    table = still(2, places={0: "cave"}, hands={0: ["Radio Part"]})
    guest = invite("Ada", viewport=PHONE)
    assert shows(guest, "heart_of_darkness", table.run) == 1
    drawer = guest.page.locator("#drawer")
    guest.button("Next moment").click()  # nothing is asked
    guest.page.locator(".tabs.low button", has_text="You").click()
    expect(drawer).to_be_visible()
    guest.button("Next moment").click()  # where to go
    expect(drawer).to_have_count(0)
    guest.page.locator(".tabs.low button", has_text="You").click()
    expect(drawer).to_be_visible()


def shows(guest: Guest, name: str, run: Run[Any], *besides: Node) -> int:
    """A position as seat 0 sees it, in the gallery; in the moments after it each card that is held
    is told of. Gives how many these are."""
    game, shown = games()[name], scene(run, 0)
    content = game.files.opened(())
    nodes = [*shown.public, *shown.private, *besides]
    held = [node.id for node in shown.private if isinstance(node, Card)]
    told = [
        {"nodes": nodes, "staged": True, "happened": [[n, "", None, [card]]]}
        for n, card in enumerate(held)
    ]
    fixture = {
        "title": game.title,
        "game": name,
        "words": content.words,
        "fixed": game.rules.fixed(run.state),
        "moments": [{"nodes": nodes, "choices": shown.choices}, *told],
        "seat": 0,
        "names": ["Ada", "Ben"],
        "theme": content.theme,
        "layout": content.layout,
    }
    module = f"export default {encoder.encode(fixture).decode()}"
    guest.page.route(
        re.compile(r"/assets/kinds-[^/]+\.js$"),
        lambda route: route.fulfill(content_type="text/javascript", body=module),
    )
    guest.go("/gallery")
    expect(guest.page.locator(".scene .card").first).to_be_visible()
    return len(told)


# Goes through so many moments, and gives the names of the cards told of that are not seen whole:
# above the edge of the window, with all their words.
NOT_WHOLE = """async (moments) => {
  const buttons = [...document.querySelectorAll('button')];
  const next = buttons.find((button) => button.textContent === 'Next moment');
  const found = [];
  for (let i = 0; i < moments; i++) {
    next.click();
    await new Promise(requestAnimationFrame);
    const spotlight = document.querySelector('.spotlight');
    spotlight.getAnimations().forEach((one) => one.finish());
    const [card, words] = ['.face', '.words'].map((what) => spotlight.querySelector(what));
    const isWhole = card.getBoundingClientRect().bottom <= innerHeight &&
      words.scrollHeight <= words.clientHeight + 1 && card.scrollHeight <= card.clientHeight + 1;
    if (!isWhole) found.push(card.querySelector('.name').textContent);
  }
  return found;
}"""


def test_held_sideways_the_card_that_is_told_of_is_seen_whole(invite: Invite) -> None:
    flat = {"width": 844, "height": 390}
    guest = invite("Ada", viewport=flat, has_touch=True, is_mobile=True)
    table = haunted(2, hands={0: [card.name for card in CARDS]})
    moments = shows(guest, "haunted", table.run)
    assert moments == len(CARDS)
    assert guest.page.evaluate(NOT_WHOLE, moments) == []


# The names of the cards that are held, and the question, as far as they can be seen and pressed.
NAMES_IN_SIGHT = """() => {
  const isIn = (one) => {
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint((box.left + box.right) / 2, box.top + 8);
    return !!hit && (one.contains(hit) || !!hit.closest('.card')?.contains(one));
  };
  const names = [...document.querySelectorAll('.region.hand .card .name')];
  return isIn(document.querySelector('.prompt .words')) && names.length > 2 && names.every(isIn);
}"""


@pytest.mark.parametrize("game", ["haunted", "heart_of_darkness"])
def test_held_sideways_the_hand_is_folded_and_its_names_stay_in_sight(
    invite: Invite, game: str
) -> None:
    guest = invite("Ada", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    guest.sits_with_bots(game, seats=2)
    assert guest.waits_for_turn() == "asked"
    table = guest.page.locator(".layout")
    for scrolled in (0, 100):
        table.evaluate("(table, by) => table.scrollTo(0, by)", scrolled)
        guest.page.wait_for_function(NAMES_IN_SIGHT)
    hand = guest.page.locator(".region.hand")
    before = hand.evaluate("(hand) => hand.offsetHeight")
    guest.button("Show whole cards", hand).tap()
    assert hand.evaluate("(hand) => hand.offsetHeight") > before


def test_a_drawer_hangs_beside_the_panel_and_escape_shuts_it(invite: Invite) -> None:
    guest = invite("Ada", viewport=DESKTOP)
    guest.sits_with_bots("heart_of_darkness", seats=2)
    button, drawer = guest.button("Reference"), guest.page.locator("#drawer")
    button.click()
    box, panel = drawer.bounding_box(), guest.page.locator(".region.panel").bounding_box()
    assert box is not None
    assert panel is not None
    assert box["x"] + box["width"] <= panel["x"] + 1, "not under the panel"
    assert box["y"] + box["height"] <= DESKTOP["height"], "all of it in the window"
    guest.keys("Escape")
    expect(drawer).to_be_hidden()
