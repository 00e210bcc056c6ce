"""What lasts while a card lies somewhere, or for a while: each adds to a `Burden`.

A burden is said of "you" (Wounds, Conditions) or of all Investigators (Events); other traits are
said of one of the two only.
"""

from __future__ import annotations

from gloam.games.stifling_dark.cards.catalogue import Burden
from gloam.games.stifling_dark.cards.phrasebook import BOOK

BOOK.kind("burden", of="trait")


# --- of "you" and of all ---


@BOOK.phrase(
    "burden",
    en={"you": "you have {n:figure} MP less", "all": "Investigators have {n:figure} MP less"},
)
def mp_less(burden: Burden, n: int) -> None:
    burden.mp -= n


@BOOK.phrase(
    "burden",
    en={
        "you": "you gain no Stamina from Rest",
        "all": "Investigators gain no Stamina from Rest",
    },
)
def no_rest(burden: Burden) -> None:
    burden.no_rest = True


@BOOK.phrase("burden", en={"you": "you cannot Charge", "all": "Investigators cannot Charge"})
def no_charge(burden: Burden) -> None:
    burden.no_charge = True


@BOOK.phrase(
    "burden",
    en={
        "you": "you cannot pick up Point of Interest tokens",
        "all": "Investigators cannot pick up Point of Interest tokens",
    },
)
def no_interest_tokens(burden: Burden) -> None:
    burden.no_interest_tokens = True


@BOOK.phrase(
    "burden",
    en={
        "you": "your Flashlight has only its centre line",
        "all": "Flashlights have only their centre line",
    },
    rule="flash.centre-lines",
)
def centre_line(burden: Burden) -> None:
    burden.centre_lines = 1


# --- of all: the weather ---


@BOOK.phrase("weather", en="to Sprint costs {n:figure} Stamina more")
def sprint_costs_more(burden: Burden, n: int) -> None:
    burden.sprint_cost += n


@BOOK.phrase("weather", en="a Sprint meets the Wound icons {n|one space|{n:number} spaces} early")
def icons_early(burden: Burden, n: int) -> None:
    burden.icons_early += n


@BOOK.phrase("weather", en="a Flashlight costs {n:figure} Charge more", rule="flash.surcharge")
def flashlight_costs_more(burden: Burden, n: int) -> None:
    burden.flashlight_cost += n


@BOOK.phrase("weather", en="a Flashlight outside all Zones costs {n:figure} Charge more")
def flashlight_costs_more_outside(burden: Burden, n: int) -> None:
    burden.flashlight_cost_outside += n  # rule: flash.surcharge


@BOOK.phrase("weather", en="to end a turn in a Zone costs {n:figure} Charge")
def zone_costs_charge(burden: Burden, n: int) -> None:
    burden.zone_costs_charge += n


@BOOK.phrase("weather", en="Flashlights serve only spaces within {n:figure} spaces")
def light_reach(burden: Burden, n: int) -> None:
    burden.light_reach = n


@BOOK.phrase("weather", en="to Move costs {n:figure} Stamina once a turn", rule="event.firestorm")
def move_costs_stamina(burden: Burden, n: int) -> None:
    burden.move_costs_stamina += n


@BOOK.phrase(
    "weather",
    en="whoever Sprints rolls the D6: on {n:figure} or more, they gain a face-down Wound",
)
def sprint_wounds(burden: Burden, n: int) -> None:
    burden.sprint_wounds = n


# --- of "you" ---


@BOOK.phrase("trait", en="you have {n:figure} MP more")
def mp_more(burden: Burden, n: int) -> None:
    burden.mp += n


@BOOK.phrase("trait", en="your MP and your Sprint roll are halved", rule="game.rounding")
def mp_halved(burden: Burden) -> None:
    burden.mp_halved = True


@BOOK.phrase("trait", en="your Flashlight has only its three centre lines")
def three_centre_lines(burden: Burden) -> None:
    if burden.centre_lines != 1:
        burden.centre_lines = 3


@BOOK.phrase("trait", en="your highest open {track} space is obstructed", rule="track.obstruction")
def obstructed(burden: Burden, track: str) -> None:
    if track == "stamina":
        burden.stamina_blocked += 1
    else:
        burden.charge_blocked += 1


TRACKS = BOOK.nouns("track")
TRACKS.add("stamina", en="Stamina")
TRACKS.add("charge", en="Charge")


@BOOK.phrase("trait", en="you cannot lock or open Doors")
def no_doors(burden: Burden) -> None:
    burden.no_doors = True


@BOOK.phrase("trait", en="you cannot cross Map Hazards")
def no_hazards(burden: Burden) -> None:
    burden.no_hazards = True


@BOOK.phrase("trait", en="you cannot use your Abilities")
def no_abilities(burden: Burden) -> None:
    burden.no_abilities = True


@BOOK.phrase("trait", en="you cannot take Involved Actions")
def no_involved(burden: Burden) -> None:
    burden.no_involved = True


@BOOK.phrase("trait", en="you cannot use General or Cursed Items")
def no_items(burden: Burden) -> None:
    burden.no_items = True


@BOOK.phrase("trait", en="you cannot trade")
def no_trade(burden: Burden) -> None:
    burden.no_trade = True


@BOOK.phrase("trait", en="you cannot place your Flashlight")
def no_flashlight(burden: Burden) -> None:
    burden.no_flashlight = True


@BOOK.phrase("trait", en="you cannot step from light into the Dark")
def no_dark(burden: Burden) -> None:
    burden.no_dark = True


@BOOK.phrase("trait", en="you cannot Sprint")
def no_sprint(burden: Burden) -> None:
    burden.no_sprint = True


@BOOK.phrase("trait", en="you cannot Move or Sprint")
def no_move(burden: Burden) -> None:
    burden.no_move = burden.no_sprint = True


@BOOK.phrase("trait", en="to Charge costs you {n:figure} Stamina")
def charge_costs_stamina(burden: Burden, n: int) -> None:
    burden.charge_costs_stamina += n


@BOOK.phrase("trait", en="Wounds from your Sprint are face up")
def sprint_wounds_up(burden: Burden) -> None:
    burden.sprint_wounds_up = True


@BOOK.phrase("trait", en="Sprinting never wounds you")
def sprint_unharmed(burden: Burden) -> None:
    burden.sprint_unharmed = True


@BOOK.phrase("trait", en="your Sprint roll is {n:figure} less, but never below 1")
def sprint_less(burden: Burden, n: int) -> None:
    burden.sprint -= n


@BOOK.phrase("trait", en="your Charge is never below {n:figure}")
def charge_floor(burden: Burden, n: int) -> None:
    burden.charge_floor = n


@BOOK.phrase("trait", en="your Stamina is frozen")
def stamina_frozen(burden: Burden) -> None:
    burden.stamina_frozen = True


@BOOK.phrase("trait", en="you can hold {n:figure} General and Cursed Items together")
def item_limit(burden: Burden, n: int) -> None:
    burden.item_limit = n


@BOOK.phrase("trait", en="no other Wound of yours can be turned down", rule="wound.hemorrhage-lock")
def locks_wounds(burden: Burden) -> None:
    burden.locks_wounds = True


@BOOK.phrase("trait", en="your Wounds have no effect")
def ignores_wounds(burden: Burden) -> None:
    burden.ignores_wounds = True


@BOOK.phrase("trait", en="the Event does not affect you", rule="event.ignored")
def ignores_event(burden: Burden) -> None:
    burden.ignores_event = True


@BOOK.phrase("trait", en="Map Hazards do not harm you")
def unharmed(burden: Burden) -> None:
    burden.unharmed = True
