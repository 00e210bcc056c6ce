# --- prompts and options

ask-dare = Go on, or rest?
option-go = Go on down
option-rest = Rest on step { $n }
blocked-rest = One cannot rest before having gone on.

# --- what the others read meanwhile, after the name of whoever is asked

waits-dare = decides whether to go on.

# --- what happened

event-goes = Player { $a ->
    [0] one
    [1] two
    [2] three
   *[3] four
} goes { $b } steps down.
event-draught = A draught: the candle of player { $a ->
    [0] one
    [1] two
    [2] three
   *[3] four
} is out.
event-rests = Player { $a ->
    [0] one
    [1] two
    [2] three
   *[3] four
} rests on step { $b }.
event-down = Player { $a ->
    [0] one
    [1] two
    [2] three
   *[3] four
} is at the bottom.

# --- things on the table

label-stairs = Stairs
label-dared = Dared this turn
mark-turn = on turn
