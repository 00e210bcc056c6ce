# --- prompts

ask-bet = { $a ->
    [0] Check or raise?
   *[other] { $a } to call.
}

# --- what the others read meanwhile, after the name of whoever is asked

waits-bet = is choosing what to bet.

# --- options

option-fold = Fold
option-check = Check
option-call = Call { $owed }
option-raise = Raise by { $by }

# --- what is not possible

blocked-fold = There is nothing to fold for.
blocked-raise = Two raises are enough for a round.

# --- events

event-folds = { $a ->
    [0] The first player
   *[1] The second player
} folds.
event-calls = { $a ->
    [0] The first player
   *[1] The second player
} { $b ->
    [0] checks.
   *[other] calls { $b }.
}
event-raises = { $a ->
    [0] The first player
   *[1] The second player
} raises by { $b }.
event-board = On the table lies a { $a ->
    [0] jack
    [1] queen
   *[2] king
}.
event-shows = The first player shows a { $a ->
    [0] jack
    [1] queen
   *[2] king
}, the second a { $b ->
    [0] jack
    [1] queen
   *[2] king
}.

# --- things on the table

rank-0 = Jack
rank-1 = Queen
rank-2 = King
label-deck = Deck
label-board = On the table
label-hand = Hand
label-pot = In the pot
label-round = Round
label-raises = Raises
step-first = First
step-second = Second
step-over = Over
