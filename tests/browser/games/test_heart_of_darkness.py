"""In the Heart of Darkness at the page: words with a price, a private talk, a death, the end."""

from __future__ import annotations

from playwright.sync_api import Error, Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guests import MOMENT, PHONE, Guest, play_on
from tests.browser.test_accessible import examine

# What brings Darkness soonest: nobody does anything against it.
IDLE = ("End the turn", "I would rather wait", "Fight with bare hands", "Let it go")
SECRET = "Take my lamp. I am not coming back."


def test_two_people_and_a_bot_lose_the_island(invite: Invite) -> None:
    ada, ben, wanda = invite("Ada"), invite("Ben"), invite("Wanda")
    lay_a_table(ada)
    sits_down(ben, ada)
    wanda.go(f"/t/{ada.table}").sits()
    play_on((ada, ben), Guest.acts, lambda: told(ada, "Round 1 begins."), patience=120)

    # Ada talks to Ben in private while they stand together, and gives him a card.
    play_on(
        (ada, ben), waits_with_ada, lambda: offers(ada, "Talk and trade with Ben"), patience=120
    )
    takes(ada, "Talk and trade with Ben")
    expect(ben.tab("Chat").get_by_label("Speak to")).to_be_visible()
    says(ada, SECRET, to="Private talk")
    expect(ben.tab("Chat")).to_contain_text(SECRET)
    takes(ada, "Ada gives a card")
    play_on((ada,), Guest.acts, lambda: told(ben, "Ada gives Ben a card."), patience=120)
    assert SECRET not in wanda.tab("Chat").inner_text()
    assert told(wanda, "Ada and Ben talk in private.")

    # A public word costs two Curses, and one is told so before.
    says(ada, "Follow me to the Village!", price="two Curses")
    for guest in (ben, wanda):
        expect(guest.tab("Chat")).to_contain_text("Follow me to the Village!")
        expect(guest.tab("Story")).to_contain_text("Ada breaks The Silence. The price: two Curses.")
    assert figure(ben, "sheet-0", "Curses") == 2

    # Two Curses more are four, and four kill. Somebody new comes to the Village.
    play_on((ada, ben), idles, lambda: price(ada) == "Costs two Curses", patience=120)
    says(ada, "It is behind you!", price="two Curses")
    expect(ben.tab("Story")).to_contain_text("dies at")
    expect(ben.page.locator('[data-id="sheet-0"]').first).to_contain_text("Dead")
    examine(ben)
    play_on((ada, ben), idles, lambda: told(ben, ", at the Village."), patience=120)
    expect(ada.page.locator('[data-id="who-0"]')).to_be_visible()

    def over() -> bool:
        return all(guest.looks() == "over" for guest in (ada, ben))

    play_on((ada, ben), idles, over, patience=120)
    for guest in (ada, ben):
        expect(guest.result).to_contain_text("The island keeps you")
        guest.button("Look at the table", guest.result).click()
        assert told(guest, "All is lost.")
        guest.button("Result").click()  # it can be looked at again
        expect(guest.result).to_be_visible()


def test_a_round_on_a_phone(invite: Invite) -> None:
    ada = invite("Ada", viewport=PHONE, has_touch=True)
    ada.sits_with_bots("heart_of_darkness", seats=2)
    assert ada.waits_for_turn() == "asked"
    # What glows can be read before it is chosen.
    ada.page.locator(".region.hand [data-kind=card][data-can]").first.tap()
    ada.page.get_by_text("Read it first").tap()
    expect(ada.page.locator("dialog[open] [data-option]")).to_be_visible()
    ada.keys("Escape")
    # The whole island is in sight, and every place can be read and touched.
    places = ada.page.locator('[data-kind="space"]')
    assert places.count() == 21
    assert all(left >= 0 and right <= PHONE["width"] for left, right in extents(places))
    # What one may do at any time does not stand in the way.
    ada.button("More …").click()
    expect(ada.button("I spoke aloud: take two Curses")).to_be_visible()
    ada.keys("Escape")
    expect(ada.button("I spoke aloud: take two Curses")).to_be_hidden()
    examine(ada)
    # What threatens all, who the other is and how one fares oneself are in sight on one's turn.
    play_on((ada,), idles, lambda: offers(ada, "End the turn"), patience=120)
    facts = [ada.page.locator(f'[data-id="{id}"] b') for id in ("darkness", "quests")]
    own = ada.page.locator(".tabs.low dd")
    whose = ada.page.locator(".chip small")
    expect(own).to_have_count(3)
    for seen in (*facts, *own.all(), whose):
        expect(seen).to_be_in_viewport(ratio=1)
        assert seen.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    # The map has the room: where one can go glows on it and is not said once more.
    board = ada.page.locator(".region.stage").bounding_box()
    assert board
    assert board["height"] >= PHONE["height"] * 0.38
    assert ada.page.locator(".bar [data-option]", has_text="Move to").count() <= 1
    track = ada.page.locator(".track").first
    play_on((ada,), idles, lambda: "Round 2" in track.inner_text(), patience=120)
    # The log leads to the place it tells of.
    ada.button("Story, chat and rules").click()
    line = ada.tab("Story").get_by_role("listitem").filter(has_text="appears at").last
    told_of = line.get_by_role("button", name="Show on the table")
    told_of.click()
    examine(ada)


# --- what they do ---


def lay_a_table(guest: Guest) -> None:
    """Three seats: oneself, one for whoever has the link, a bot."""
    guest.go().button("With friends: set up a table of In the Heart of Darkness").click()
    form = guest.page.get_by_role("dialog", name="A table of In the Heart of Darkness")
    form.get_by_label("Your name at the table").fill(guest.name)
    form.get_by_label("Number of players").select_option("3")
    form.get_by_label("Seat 3").select_option(label="Bot: Novice")
    guest.button("Open the table", form).click()
    guest.page.wait_for_url("**/t/*")


def sits_down(guest: Guest, host: Guest) -> None:
    guest.go(f"/t/{host.table}")
    guest.page.get_by_label("Your name at the table").fill(guest.name)
    guest.page.get_by_role("button", name="Sit here").first.click()
    guest.sits()


def says(guest: Guest, words: str, to: str = "Everybody", price: str = "") -> None:
    panel = guest.tab("Chat")
    speak_to = panel.get_by_label("Speak to")
    if to != "Everybody" or speak_to.is_visible():  # a private talk may come to the page later
        speak_to.select_option(label=to)
    panel.get_by_label("Say something").fill(words)
    guest.button("Send", panel).click()
    if price:
        latch = guest.page.get_by_role("dialog", name="Words have a price")
        expect(latch).to_contain_text(price)
        guest.button("Pay and say it", latch).click()
        expect(latch).to_be_hidden()
    expect(panel.locator("li", has_text=words)).to_be_visible()


def idles(guest: Guest) -> bool:
    """Does the least that is allowed."""
    return chooses(guest, *IDLE) or guest.acts()


def waits_with_ada(guest: Guest) -> bool:
    """Ada goes first if she may; nobody leaves the ship."""
    if not offers(guest, "Ada goes next"):
        return chooses(guest, "I would go next") if guest.name == "Ada" else idles(guest)
    takes(guest, "Ada goes next")
    return True


def chooses(guest: Guest, *wishes: str) -> bool:
    """Presses the first of these buttons that there is."""
    if guest.looks() != "asked":
        return False
    for wish in wishes:
        button = guest.page.locator(".bar [data-option]", has_text=wish).first
        if button.count():
            before = guest.ask()
            try:
                button.click(timeout=MOMENT)
            except Error:
                return False
            return guest.answered(before)
    return False


def takes(guest: Guest, words: str) -> None:
    """What is done with a player is a button by the prompt, never the player's sheet."""
    assert chooses(guest, words)


# --- what they see ---


def offers(guest: Guest, words: str) -> bool:
    """Whether one is asked, and this is an answer."""
    button = guest.page.locator(".bar [data-option]", has_text=words)
    return guest.looks() == "asked" and button.count() > 0


def told(guest: Guest, words: str) -> bool:
    return words in guest.tab("Story").inner_text()


def price(guest: Guest) -> str:
    told = guest.tab("Chat").get_by_text("Costs")
    return told.inner_text().split(" Show")[0].strip() if told.count() else ""


def figure(guest: Guest, sheet: str, name: str) -> int:
    line = guest.page.locator(f'[data-id="{sheet}"] dl div', has_text=name).first
    return int(line.locator("dd").inner_text())


def extents(places: Locator) -> list[tuple[float, float]]:
    """The left and the right edge of each."""
    boxes = [box for place in places.all() if (box := place.bounding_box())]
    return [(box["x"], box["x"] + box["width"]) for box in boxes]
