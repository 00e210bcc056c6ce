"""What events say, what they point at, and the rules behind them."""

from __future__ import annotations

from examples.parley.names import CARD, SEAT
from gloam.kernel.present.sentences import Numbers, Says, Sentences
from gloam.kernel.present.things import NUMBER


def _standing(numbers: Numbers) -> tuple[str, ...]:
    return (f"standing-{numbers[0]}",)


EVENTS = Sentences(
    "event",
    {
        # rounds and turns
        "granted": Says(SEAT, rule="court.floor"),
        "seized": Says(SEAT, rule="court.seize"),
        "turn": Says(SEAT, rule="turn.order"),
        "played": Says(SEAT, CARD, rule="turn.play", at=("resolving",)),
        "rested": Says(SEAT, rule="turn.rest"),
        "candles": Says(NUMBER, rule="candle.out", at=("candles",)),
        "opened": Says(CARD, rule="campaign.unlock", at=("opened",)),
        "burned": Says(CARD, rule="campaign.burn", at=("spent",)),
        "score": Says(SEAT, NUMBER, rule="end.score"),
        # cards
        "drew": Says(SEAT, NUMBER),
        "looks": Says(SEAT, NUMBER, rule="look.keep"),
        "looks-at": Says(SEAT, SEAT, rule="look.neighbour"),
        "exchanged": Says(SEAT, SEAT, NUMBER, rule="exchange.blind"),
        "took": Says(SEAT, SEAT, rule="forfeit.random"),
        # standing, dice, spoken words
        "standing": Says(SEAT, NUMBER, at=_standing),
        "omen": Says(SEAT, rule="omen.secret"),
        "rolled": Says(NUMBER, at=("die",)),
        "paid": Says(SEAT, rule="die.reroll"),
        "spoke": Says(SEAT, CARD, rule="speech.secret", at=("discard",)),
        "led-out": Says(SEAT, rule="speech.led-out"),
    },
    order=(SEAT,),
)
