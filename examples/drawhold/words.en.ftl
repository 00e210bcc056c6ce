# --- prompts

ask-turn = Draw or hold?

# --- what the others read meanwhile, after the name of whoever is asked

waits-turn = decides whether to draw.

# --- options

option-draw = Draw a card
option-hold = Hold and bank { $sum }

# --- what is not possible

blocked-hold = There is nothing in your hand to hold.

# --- events

event-drew = { $a ->
    [0] The first player
   *[1] The second player
} draws a card.
event-over = { $a ->
    [0] The first player
   *[1] The second player
} goes over 21 and loses the hand.
event-held = { $a ->
    [0] The first player
   *[1] The second player
} holds and banks { $b }.

# --- things on the table

value = { $n }
label-deck = Deck
label-discard = Discarded
label-hand = Hand
label-bank = Bank
label-sum = Your hand adds up to { $sum }.
