"""What Items do besides gains and losses: one pattern each beside its procedure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gloam.games.stifling_dark.cards.deck import FACE
from gloam.games.stifling_dark.cards.orders import Reading
from gloam.games.stifling_dark.cards.phrasebook import BOOK, Calls
from gloam.games.stifling_dark.cards.traits import TRACKS

if TYPE_CHECKING:
    from gloam.games.stifling_dark.state import StiflingDark

__all__ = ["TRACKS"]

# --- light and what it shows ---


@BOOK.phrase("act", en="Hidden tokens within {n:figure} spaces are Revealed")
def reveal_near(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("reveal_tokens_near", you, n)]


@BOOK.phrase(
    "act",
    en="name a Point of Interest; Hidden tokens within {n:figure} spaces of it are Revealed",
)
def reveal_at_interest(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("reveal_at_interest", you, n)]


@BOOK.phrase("act", en="lay a Flashlight on an adjacent space without Charge")
def lay_flare(game: StiflingDark, you: int, this: int) -> Calls:
    return [("lay_flare", you)]  # rule: flash.extra-template


@BOOK.phrase(
    "act",
    en="a space within {n:figure} spaces, and all within {m:figure} of it, are Dim "
    "until the end of the round",
    rule="light.single-spaces",
)
def dim_disc(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("dim_disc", you, n, m)]


@BOOK.phrase(
    "act",
    en="an adjacent space and its neighbours are Bright until the end of the round",
    rule="light.single-spaces",
)
def bright_disc(game: StiflingDark, you: int, this: int) -> Calls:
    return [("bright_disc", you)]


@BOOK.phrase("act", en="your Zone is Dim until the end of the round")
def dim_zone(game: StiflingDark, you: int, this: int) -> Calls:
    return [("dim_zone", you)]


@BOOK.phrase(
    "act",
    en="place your Flashlight now, and it stays when you move; you can take no other Final Action",
)
def tripod(game: StiflingDark, you: int, this: int) -> Calls:
    return [("tripod", you)]


@BOOK.phrase("act", en="this pays for {n:figure} Charge")
def pays_charge(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("pays_charge", you, n)]


@BOOK.phrase("act", en="up to {n:figure} spaces that it touches are lit")
def touched_lit(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("touched_lit", you, n)]


@BOOK.phrase(
    "act",
    en="an adjacent space is Bright, and all within {n:figure} spaces of it are Dim, until the end "
    "of the round",
    rule="item.mini-lantern",
)
def bright_and_dim(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("bright_and_dim", you, n)]


# --- what the Adversary must do or leave ---


@BOOK.phrase(
    "act",
    en="each Door space that the Adversary enters this round gets Noise",
    rule="item.mini-cross",
)
def doors_tell(game: StiflingDark, you: int, this: int) -> Calls:
    return [("doors_tell",)]


@BOOK.phrase("act", en="in its next turn the Adversary cannot use Ability cards")
def bar_abilities(game: StiflingDark, you: int, this: int) -> Calls:
    return [("bar_abilities",)]


@BOOK.phrase("act", en="in its next turn the Adversary can only Move")
def only_move(game: StiflingDark, you: int, this: int) -> Calls:
    return [("only_move",)]


@BOOK.phrase(
    "act",
    en="in its next turn the Adversary rolls no Sprint die, or shows its Shadow where it starts",
)
def bells(game: StiflingDark, you: int, this: int) -> Calls:
    return [("bells", you)]


@BOOK.phrase("act", en="the Adversary shows its next Sprint roll")
def show_roll(game: StiflingDark, you: int, this: int) -> Calls:
    return [("show_roll",)]


@BOOK.phrase(
    "act",
    en="name a space within {n:figure} spaces; each Adversary figure goes {m:figure} spaces "
    "toward it",
)
def lure(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("lure", you, n, m)]


@BOOK.phrase("act", en="the Adversary gives {condition} to another Investigator")
def adversary_gives(game: StiflingDark, you: int, this: int, condition: str) -> Calls:
    return [("adversary_gives", you, FACE[condition], this)]


@BOOK.phrase(
    "act",
    en="look at the top {n:figure} Events and put them back in any order; the Major stays last",
)
def order_events(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("order_events", you, n)]


@BOOK.phrase(
    "act",
    en="look at the top {n:figure} Events; you may put a discarded one in place of one of them, "
    "but no Major",
    rule="item.mini-foot",
)
def swap_event(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("swap_event", you, n)]


# --- the map ---


@BOOK.phrase("act", en="an adjacent Window is harmless from now on")
def open_window(game: StiflingDark, you: int, this: int) -> Calls:
    return [("open_window", you)]


@BOOK.phrase(
    "act",
    en="lay {n:figure} Flames, adjacent to you and to one another, until the end of the round; "
    "the Adversary cannot enter them, and an Investigator who does gains a face-up Wound",
)
def lay_flames(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("lay_flames", you, n)]


@BOOK.phrase(
    "act",
    en="bar an adjacent Locked or Damaged Door; the next Break Door removes only the bar",
    rule="door.security-bar",
)
def bar_door(game: StiflingDark, you: int, this: int) -> Calls:
    return [("bar_door", you)]


@BOOK.phrase("act", en="lay a Secret Passage between two spaces anywhere")
def passage_anywhere(game: StiflingDark, you: int, this: int) -> Calls:
    return [("passage_anywhere", you)]


@BOOK.phrase(
    "act", en="take a Revealed Point of Interest or Medical token within {n:figure} spaces"
)
def fetch_token(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("fetch_token", you, n)]


@BOOK.phrase("act", en="leave the board until the end of the round")
def leave_board(game: StiflingDark, you: int, this: int) -> Calls:
    return [("leave_board", you)]


# --- moving ---


@BOOK.phrase("act", en="you have your MP once more this turn")
def move_again(game: StiflingDark, you: int, this: int) -> Calls:
    return [("move_again", you)]


@BOOK.phrase("act", en="your next Sprint gives {n:figure} MP without a roll")
def sure_sprint(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("sure_sprint", you, n)]


@BOOK.phrase("act", en="your next Sprint gives the higher of {n:figure} D6", rule="item.mini-shot")
def higher_of(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("sprint_with", you, -n)]


@BOOK.phrase(
    "act",
    en="the next Map Hazard that you cross this turn does not harm you",
    rule="item.mini-rag",
)
def pad_hazard(game: StiflingDark, you: int, this: int) -> Calls:
    return [("pad_hazard",)]


@BOOK.phrase("act", en="your next Sprint rolls {n:figure} dice")
def more_dice(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("sprint_with", you, n)]


@BOOK.phrase("act", en="up to {n:figure} Investigators come {m:figure} spaces nearer to you")
def come_nearer(game: StiflingDark, you: int, this: int, n: int, m: int) -> Calls:
    return [("come_nearer", you, n, m)]


@BOOK.phrase("act", en="swap places with them")
def swap_places(game: StiflingDark, you: int, this: int) -> Calls:
    return [("swap_places", you)]


# --- Wounds, dice, turns, cards ---


@BOOK.phrase("act", en="gain them face down instead")
def face_down_instead(game: StiflingDark, you: int, this: int) -> Calls:
    return [("face_down_instead", you)]


@BOOK.phrase("act", en="roll again and keep either")
def roll_again(game: StiflingDark, you: int, this: int) -> Calls:
    return [("roll_again", you)]


@BOOK.phrase(
    "act",
    en="roll the D6; on {n:figure} or more you live on, and roll again at the end of each turn",
)
def live_on(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("live_on", you, n)]


@BOOK.phrase("act", en="one Wound passes between you and an adjacent, willing Investigator")
def pass_wound(game: StiflingDark, you: int, this: int) -> Calls:
    return [("pass_wound", you)]


@BOOK.phrase(
    "act",
    en="look at {n:figure} new Wounds; you may put one in place of a face-up Wound of yours",
)
def exchange_wound(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("exchange_wound", you, n)]


@BOOK.phrase("act", en="a face-up Wound of yours has no effect until the next round")
def numb_wound(game: StiflingDark, you: int, this: int) -> Calls:
    return [("numb_wound", you)]


@BOOK.phrase("act", en="become Mauled or gain a face-down Wound")
def mauled_or_wound(game: StiflingDark, you: int, this: int) -> Calls:
    return [("mauled_or_wound", you)]


@BOOK.phrase("act", en="another Investigator takes it")
def another_takes_it(game: StiflingDark, you: int, this: int) -> Calls:
    return [("another_takes_it", you)]


@BOOK.phrase("act", en="lose a General Item at random")
def lose_item(game: StiflingDark, you: int, this: int) -> Calls:
    return [("lose_item", you)]


@BOOK.phrase("act", en="you must use your Major Ability in your next turn")
def must_use_major(game: StiflingDark, you: int, this: int) -> Calls:
    return [("must_use_major", you)]


@BOOK.phrase("act", en="skip your next turn; then your Stamina has no Obstruction and is full")
def skip_turn(game: StiflingDark, you: int, this: int) -> Calls:
    return [("skip_turn", you)]


@BOOK.phrase("act", en="an Involved Action is an Interact this turn, and you can take no other")
def free_involved(game: StiflingDark, you: int, this: int) -> Calls:
    return [("free_involved", you)]


@BOOK.phrase("act", en="take one more reward")
def one_more_reward(game: StiflingDark, you: int, this: int) -> Calls:
    return [("reward", you)]


@BOOK.phrase("act", en="take {n:figure} cards of your choice from the General deck")
def choose_cards(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("choose_cards", you, n)]


@BOOK.phrase("act", en="pay {n:figure} Stamina", rule="concept.spend")
def pay_stamina(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("pay_stamina", you, n, this)]


@BOOK.phrase("act", en="use the Minor Ability of an Investigator who is not in the game")
def borrow_minor(game: StiflingDark, you: int, this: int) -> Calls:
    return [("borrow_minor", you)]


@BOOK.phrase("act", en="use the Major Ability of another Investigator without a token")
def borrow_major(game: StiflingDark, you: int, this: int) -> Calls:
    return [("borrow_major", you)]


@BOOK.phrase(
    "act",
    en="another Investigator holds this; when they gain a Wound you may discard a face-down one, "
    "and when they lose Stamina you may gain {n:figure}",
)
def bind_poppet(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("bind_poppet", you, n)]


@BOOK.phrase("act", en="their highest open {track} space is obstructed")
def obstruct_theirs(game: StiflingDark, you: int, this: int, track: str) -> Calls:
    return [("obstruct", you, int(track == "stamina"))]


@BOOK.phrase("act", en="your highest open {track} space is obstructed for good")
def obstruct_own(game: StiflingDark, you: int, this: int, track: str) -> Calls:
    return [("obstruct", you, int(track == "stamina"))]


@BOOK.phrase("act", en="they are given {condition}")
def they_are_given(game: StiflingDark, you: int, this: int, condition: str) -> Calls:
    return [("give_condition", you, FACE[condition], this)]


# --- Objective Items ---


@BOOK.phrase("act", en="install this", rule="truck.install")
def install_part(game: StiflingDark, you: int, this: int) -> Calls:
    return [("install_part", you, this)]


@BOOK.phrase("act", en="cut this open", rule="gate.open")
def cut_open(game: StiflingDark, you: int, this: int) -> Calls:
    return [("open_lockbox", you)]


@BOOK.phrase("act", en="unlock it", rule="gate.unlock")
def unlock_gate(game: StiflingDark, you: int, this: int) -> Calls:
    return [("unlock_gate", you)]


@BOOK.phrase("act", en="fire this", rule="flare.fire")
def fire_flare(game: StiflingDark, you: int, this: int) -> Calls:
    return [("fire_flare", you)]


@BOOK.phrase("act", en="open the tunnel", rule="tunnel.open")
def open_tunnel(game: StiflingDark, you: int, this: int) -> Calls:
    return [("open_tunnel", you)]


@BOOK.phrase(
    "clause",
    en="once the Burning token is gone: name an adjacent space; if the Butcher is there, "
    "he is Banished",
    rule="butcher.hook",
)
def use_hook(reading: Reading) -> None:
    reading.words["place"] = "hook"


@BOOK.phrase(
    "act",
    en="the Butcher lays his Shadow face down within {n:figure} spaces of himself",
    rule="butcher.ropes",
)
def lay_far_shadow(game: StiflingDark, you: int, this: int, n: int) -> Calls:
    return [("lay_far_shadow", n)]


@BOOK.phrase(
    "clause",
    en="on the Altar: turn up a face-down Wound of yours, or gain one face down; "
    "then the Altar takes 1 Supply",
)
def use_knife(reading: Reading) -> None:
    reading.words["place"] = "altar"


@BOOK.phrase(
    "clause",
    en="with 3 Supply on the Altar and all Investigators joined beside it: the Cult is Banished",
)
def use_rope(reading: Reading) -> None:
    reading.words["place"] = "altar"
