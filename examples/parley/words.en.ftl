# --- prompts

ask-court = A favour lies open in the hall. Reach for it?
ask-act = Your turn: play a card, or rest.
ask-discard = You hold too many cards. Discard one.
ask-keep = Which of these secrets do you keep?
ask-look-at = Whose secrets do you look at?
ask-exchange-with = With whom do you exchange?
ask-exchange = { $c ->
    [1] Seats { $a } and { $b } each give a secret.
   *[other] Seats { $a } and { $b } each give { $c } secrets.
}
ask-forfeit-to = Who takes a secret from you?
ask-take-from = From whom do you take a secret?
ask-replace = From where does seat { $a } get another card?
ask-give = Which secret do you give to seat { $a }?
ask-fetch = Which discarded secret does seat { $a } get?
ask-reroll = The die shows { $a }. Pay a secret to have it rolled again?
ask-pay = Which secret do you pay with?
ask-toast = What does the toast bring seat { $a }?

# --- what the others read meanwhile, after the name of whoever is asked

waits-court = may reach for a favour.
waits-act = is choosing a card to play.
waits-discard = is choosing a card to discard.
waits-keep = is choosing which secrets to keep.
waits-look-at = is choosing whose secrets to look at.
waits-exchange-with = is choosing a partner to exchange with.
waits-exchange = is choosing what to exchange.
waits-forfeit-to = is choosing who takes a secret.
waits-take-from = is choosing from whom to take a secret.
waits-replace = is choosing where another card comes from.
waits-give = is choosing a secret for seat { $a }.
waits-fetch = is choosing a discarded secret.
waits-reroll = may pay for another throw.
waits-pay = is choosing a secret to pay with.
waits-toast = is choosing what the toast brings.

# --- options

option-seize = Reach for it, for a standing
option-rest = Rest, and gain a standing
option-play = Play { $card }
option-discard = Discard { $card }
option-keep = Keep { $card }
option-with = Seat { $seat }
option-give = Give { $card }
option-from-hand = From my hand
option-from-discard = From the discard pile
option-fetch = { $card }
option-reroll = Have it rolled again
option-pay = Pay with { $card }
option-first = What is told first
option-second = What is told second
option-speak = Speak: { $card }

# --- what is not possible

blocked-cost = Playing this would cost the last of your standing.
blocked-favour = Only secrets are given away.

# --- events

event-turn = It is the turn of seat { $a }.
event-granted = Nobody reaches out: the favour goes to seat { $a }.
event-seized = Seat { $a } takes the favour.
event-standing = Seat { $a } has a standing of { $b }.
event-rested = Seat { $a } rests.
event-played = Seat { $a } plays { $b }.
event-drew = Seat { $a } draws and holds { $b ->
    [one] one card
   *[other] { $b } cards
}.
event-looks = Seat { $a } looks at { $b ->
    [one] one secret
   *[other] { $b } secrets
} of the deck.
event-looks-at = Seat { $a } looks at the secrets of seat { $b }.
event-exchanged = Seats { $a } and { $b } exchange { $c ->
    [one] a secret
   *[other] { $c } secrets
}.
event-took = Seat { $a } takes a secret from seat { $b }.
event-omen = Seat { $a } consults the omens.
event-rolled = The die shows { $a }.
event-paid = Seat { $a } pays to have the die rolled again.
event-candles = { $a ->
    [0] The last candle goes out.
    [one] One candle is left.
   *[other] { $a } candles are left.
}
event-burned = The gust takes { $a } with it: it burns, for good.
event-opened = The campaign opens a sealed card: { $a }.
event-spoke = Seat { $a } says aloud: { $b }.
event-led-out = Seat { $a } is led out of the hall.
event-score = Seat { $a } ends with { $b ->
    [one] one point
   *[other] { $b } points
}.

# --- what outlives a game

change-unlock = A sealed card was opened: { $card }
change-burn = One { $card } has burned

# --- things on the table

seat = Seat { $index }
card = { $name }
layout-piles = Piles
label-secrets = Secrets
label-favours = Favours
label-discard = Discarded secrets
label-spent = Spent favours
label-hall = In the hall
label-resolving = Takes effect
label-candles = Candles
label-die = Die
face-gust = Gust
face-still = Still air
label-envoy = Seat { $seat }
label-led-out = Seat { $seat }, led out
label-standing = Standing
label-aside = Held aside
label-opened = Opened today
label-omen = Omen
label-your-omen = Your omen is { $omen }.
turn = On turn
remembered = Remembered
secret = Secret
favour = Favour
worth = Worth
cost = Cost

## sealed: covenant

lore-covenant = Nobody in the hall remembers who wrote it, and all of them have signed.
