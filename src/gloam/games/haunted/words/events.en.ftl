# Haunted: what has happened, why, and how it ended.

# --- events: the course of the game

event-drew-for-it = { $a } draws { $b } to decide it.
event-starts = { $a } begins.
event-turn = It is { $a }’s turn.
event-misses = { $a } misses a turn.
event-will-miss = { $a } must miss a turn{ $why }.
event-swapped = { $a } discards the whole hand instead of taking a turn.
event-drew = { $a } draws { $b ->
    [one] a card
   *[other] { $b } cards
}{ $why }.
event-reshuffled = The discard pile is shuffled and becomes the stockpile.
event-over = { $count ->
    [0] The candle is out, and nobody has won.
    [one] The candle is out. { $list } has won.
   *[other] The candle is out. { $list } share the win.
}
event-short-game = { $list } are tied for the fewest points, and settle it by a short game: whoever is first to own a complete line loses it.
event-ended-lines = { $a ->
    [one] { $count ->
        [one] { $list } owns a complete line and has lost the short game.
       *[other] { $list } own a complete line each and have lost the short game.
    }
   *[other] { $count ->
        [one] { $list } owns three complete lines and has lost outright.
       *[other] { $list } own three complete lines each and have lost outright.
    }
}
event-ended-terrors = All five terrors lie in complete lines, and the discard pile has been shuffled twice since: nobody can be made to lose any more, and the game ends.
event-ended-settings = All ten settings lie in complete lines: nobody can begin another, and the game ends.
event-stalemate-begins = The last of the five terrors lies in a complete line. Unless somebody loses first, the game ends once the discard pile has been shuffled twice more.
event-stalemate-nears = { $a ->
    [1] With all terrors locked away, the game ends after the next shuffle of the discard pile.
   *[other] With all terrors locked away, the game ends after this turn.
}
event-ran-dry = No more cards are left for { $a } to draw.

# --- why it happened: said after what happened and a colon, without a full stop

cause-card = owing to { $a }
cause-choice = not kept
cause-cleanup = the end of the turn
cause-forfeit = a forfeit
cause-lap = the Lap of the Gods
cause-limit = the hand was too full
cause-own-terror = { $a } came onto it
cause-price = the price of the card that is kept
cause-refill = the hand is refilled
cause-terror = { $a } was not driven off

# --- events: lines

event-laid = { $begins ->
    [1] { $a } lays { $b }, and a tale begins: { $c }.
   *[other] { $a } lays { $b } on { $c }.
}
event-summoned = { $a } brings { $b } out of the discard pile onto { $c }.
event-removed = { $a } is removed and discarded{ $why }.
event-handed-over = { $c } passes from { $a } to { $b }{ $why }.
event-complete = The tale of { $line } is complete{ $why }. { $tale }

# --- events: hands

event-in-vain = { $a } comes to nothing.
event-pile-empty = The discard pile is empty: { $a } takes nothing for the setting.
event-no-room-for-line = { $a } has no room for another line and gets none.
event-offer-lost = { $a } is driven away in the coach, and lost: the card is discarded.
event-offer-safe = { $b } will not be driven off, and stays in { $a }’s hand.
event-declined = { $a } leaves { $b } alone.
event-discarded = { $a } discards { $b }{ $why }.
event-exchanged = { $a } and { $b } exchange { $c ->
    [one] a card
   *[other] { $c } cards
}, unseen{ $why }.
event-given = { $b } gives { $a } an action and gets nothing for it, as { $a } holds no other card to give{ $why }.
event-traded = { $b } gives { $a } an action, and gets another card for it{ $why }.
event-kept = { $a } keeps { $b ->
    [0] nothing
    [one] one card
   *[other] { $b } cards
}{ $why }.
event-kept-taken = { $a } keeps the card that was taken.
event-looks-at = { $a } looks at { $b ->
    [0] nothing: no cards are left
    [one] the last card of the stockpile
   *[other] the { $b } top cards of the stockpile
}.
event-not-kept = { $a } does not keep { $b }, which is discarded{ $why }.
event-new-hand = { $a } { $b ->
    [0] holds nothing, and so gets no new hand
    [one] discards the one card held
   *[other] discards the whole hand of { $b } cards
}{ $why }.
event-no-acquaintance = { $a } holds no acquaintance.
event-no-action = { $a } holds no action.
event-no-setting = { $a } holds no setting.
event-nothing-to-steal = { $a } holds neither action nor acquaintance: there is nothing to steal.
event-nothing-to-take = { $a } has no card that could be taken.
event-offered = { $a } shows { $b } to the coachman.
event-planted = Urchin Thief hides in { $a }’s hand, until { $a } discards him at the end of a turn.
event-struck = { $a } names { $b }, who must take a new hand.
event-taken = { $b } takes a card out of { $a }’s hand at random{ $why }.
event-taken-card = The card is { $a }.
event-tested = { $a } draws { $b } as a test card.
event-took-from-pile = { $a } takes { $b } from the discard pile{ $why }.

# --- events: forfeits, the Lap of the Gods

event-forfeit-back = Nothing can be given for it: { $a } gets it back.
event-forfeit-cards = { $a } was taken, and { $b } given for it.
event-forfeit-from-pile = { $b } discards the taken card, { $c }, and gives { $a } { $d } from the discard pile.
event-forfeit-swapped = { $b } keeps it, and gives { $a } another card for it.
event-no-forfeit = { $a } has nothing to forfeit.
event-lap = { $count ->
    [0] { $a } finds no cards for the Lap of the Gods.
    [3] { $a } turns up the Lap of the Gods: { $list }.
   *[other] { $a } turns up { $list }: too few for the Lap of the Gods.
}
event-rift = Three of one type: a rift. Every player passes the whole hand to the left.

# --- the result

result-headline = { $count ->
    [0] Nobody has won
    [one] { $list } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $list } share the win with { $points } points
}
result-why = { $ended } { $count ->
    [0] Nobody is left to win.
    [one] That leaves { $names }, who wins.
   *[other] The fewest points win: { $list }.
}
result-why-settled = { $ended } The fewest points win: { $list }. The tie was settled by a short game, which { $winner } won.
result-ended-lines = { $lines ->
    [one] { $count ->
        [one] { $list } owns a complete line and has lost the short game outright.
       *[other] { $list } own a complete line each and have lost the short game outright.
    }
   *[other] { $count ->
        [one] { $list } owns three complete lines and has lost outright.
       *[other] { $list } own three complete lines each and have lost outright.
    }
}
result-ended-terrors = All five terrors were locked away in complete lines, and the discard pile was shuffled twice after that: nobody could be made to lose any more.
result-ended-settings = All ten settings were locked away in complete lines: nobody could begin another.
result-points-of = { $seat } { $points }
result-won = winner
result-lost = lost outright
result-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
result-sum = { $a } + { $b } + { $c } = { $points }
result-sum-complete = 13 (complete)
result-sum-cards = { $n ->
    [0] 0
    [one] 1 card × 3
   *[other] { $n } cards × 3
}
