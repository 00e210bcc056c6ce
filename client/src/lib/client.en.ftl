# Gloam's own words: everything the page says that no game says.

gloam = Gloam
tagline = A table for dark tabletop games
skip-to-main = Skip to the table
close = Close
cancel = Cancel
copy = Copy
copied = Copied.
loading = A candle is being lit …
try-again = Try again
back-to-lobby = All games
about = About
nowhere = There is nothing at this address.
nowhere-address = { $path } leads to no game, no table and no page. Perhaps the link was cut short.
nowhere-home = To all games
seat-unnamed = Seat { $n }
page-lobby = Gloam: a table for dark tabletop games
page-about = About Gloam
page-nowhere = Nothing here · Gloam
page-table = { $title } · Gloam
page-replay = Replay of { $title } · Gloam
page-campaign = { $name } · Gloam
page-gallery = Gallery · Gloam

# --- faults

fault-unreachable = The server cannot be reached. Are you online?
fault-no-reason = The server answered { $status } and gave no reason.
fault-offline = You are not connected. The page is trying to connect again.
fault-lost = The connection broke before the table replied.
show-rule = Show the rule
about-rule = Rule: { $rule }
about-now = Now:
about-open = What is this?

# --- words that every game shares

ask-choose = Choose.
ask-react = Do you react?
ask-together = Everybody chooses.
ask-agree = All must agree.
ask-majority = The majority decides.
waits-choose = is choosing.
waits-react = may react.
waits-together = is choosing, as everybody is.
waits-agree = has still to agree.
waits-majority = has still to vote.
why = : { $cause }
option-pass = Pass
option-wait = Wait
option-revise = Change my mind
option-done = No more

# --- connection

line-lost = The connection is lost. Nothing of the game is: all that was answered is stored.
line-since = { $minutes ->
    [0] Away for less than a minute.
    [one] Away for one minute.
   *[other] Away for { $minutes } minutes.
}
line-next = { $seconds ->
    [0] Trying now …
   *[other] Next try in { $seconds } s.
}
line-try = Try now
line-first = Calling the table …
line-refused = The table cannot be opened.
line-gone = There is no table at this address. Perhaps the link was cut short.

# --- players

players = Players
player-bot = { $strength } bot
player-bot-for = a bot plays for { $name }
player-bot-for-you = a bot plays for you
player-here = here
player-away = away
player-you = you
player-thinks = to act
player-your-turn = your turn
player-until = has until { $time }
player-watchers = { $n ->
    [one] one watcher
   *[other] { $n } watchers
}

# --- prompt

prompt-you = You
prompt-bot-for-you = A bot plays for you.
prompt-waiting = { $n ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
prompt-only = Only one answer: { $what }
prompt-only-wait = Wait
prompt-open-vote = Everybody votes in the open, and may change their mind until the last has voted.
prompt-together = Everybody chooses in secret; it is revealed when all have chosen.
prompt-race = Whoever answers first acts.
hand-up = I want to act
hand-down = Never mind
hands-up = { $n ->
    [one] { $names } wants to act.
   *[other] { $names } want to act.
}
race-second = { $name } was faster. Nothing of yours is lost: look again, then choose.
race-second-somebody = Somebody was faster. Nothing of yours is lost: look again, then choose.
player-hand = wants to act
prompt-window = You may react, or pass.
prompt-party = Any of you may answer for all.
prompt-nobody = Nothing is asked just now.
table-away = Nothing can be stored just now, so nothing can be played. Nothing is lost; it goes on by itself.
prompt-paused = The host has paused the table.
prompt-over = The game is over.
prompt-because = Before this: { $what }
undo = Take back
undo-ask = Ask the others
undo-ask-question = { $why } Ask the others whether it may be taken back all the same?
why-not = Why not …?
more = More …
list-names = { $rest } and { $last }
prompt-until = There is time until { $time }.
always-pass = Always pass here
standing-title = Standing answers
standing-none = None. When you may react, you can tell the table to pass for you from then on.
standing-one = { $ask } Always: { $answer }
standing-drop = Ask me again

# --- what happens, one thing after another

stage-left = { $n ->
    [one] and one thing more
   *[other] and { $n } things more
}
stage-controls = What happens
stage-hold = Hold
stage-again = Say it again
stage-go-on = Go on
stage-to-the-end = Straight to the end
key-space = space
setting-pace = Pace
pace-slow = Slow
pace-steady = Steady
pace-brisk = Brisk
pace-off = All at once
missed-title = While you were away

# --- on the table

scene-face-down = Card, face down
scene-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-hidden = { $n ->
    [one] 1 card unseen
   *[other] { $n } cards unseen
}
scene-look-closer = Look closer
scene-close = Close
scene-back-to-pile = Back to the pile
scene-put-away = Put away
scene-zoom-in = Zoom in
scene-zoom-out = Zoom out
scene-fit = Show the whole board
scene-inset = The whole board: look elsewhere
scene-inset-outside = The whole board: look elsewhere. { $n } things can be chosen outside this view
scene-empty = empty
scene-choose = Choose this
scene-turn-back = Turn back
scene-turn-on = Turn on
scene-turn-fine = Turn finely
scene-turn = Turn: { $what }
scene-player = Seat { $n }
scene-yours = Yours
scene-shared = On the table
scene-state = How things stand
scene-board = Board
scene-actions = What you can do
scene-here = Here
scene-leads-to = Leads to
scene-steps = { $n ->
    [0] where you are
    [one] 1 step away
   *[other] { $n } steps away
}
scene-go-to = Go to a space
scene-only-options = Only spaces with options
scene-elsewhere = Elsewhere
scene-of = { $value } of { $high }
scene-log = What happened
scene-covers = Covers
scene-legend = Key to the board
scene-legend-switch = Show or hide
scene-hand = Your hand
scene-unfold = Show whole cards
scene-dice = Dice
dice-hit = { $face } (counts)
dice-hits = { $n ->
    [one] 1 counts
   *[other] { $n } count
}
dice-hits-of = { $n ->
    [0] None counts, { $need } needed
    [one] 1 counts, { $need } needed
   *[other] { $n } count, { $need } needed
}
dice-was = { $face }, thrown again: it was { $was }
dice-rerolled = { $n ->
    [one] thrown again
   *[other] thrown again { $n } times
}
region-stage = The middle of the table
region-open = Show
region-over = On top
region-drawers = More of the table
caption-here = Here
caption-hold = { $n ->
    [one] Take it up: one place fits
   *[other] Take it up: { $n } places fit
}
caption-browse = { $n ->
    [one] Look through them: one can be chosen
   *[other] Look through them: { $n } can be chosen
}
caption-more = { $n ->
    [one] and one thing more
   *[other] and { $n } things more
}
caption-again = tap again
caption-read = Read it first
unseen-choices = { $n ->
    [one] One more, out of sight …
   *[other] { $n } more, out of sight …
}
grave-question = { $what }: for good?
grave-yes = Yes, do it
grave-no = No
grave-again = { $what }: press again to do it
scene-known = { $n } known
put-back = Put it back
scene-initiative = Order of turns
scene-votes = Vote
scene-prose = To be read
votes-majority = Most votes decide
votes-all = All must agree
votes-voted = Voted: { $names }
votes-missing = Not yet: { $names }
votes-chosen = chosen
several-marked = { $least ->
    [0] { $n } marked, at most { $most }
   *[other] { $n ->
        [0] Mark { $range }
       *[other] { $n } of { $range } marked
    }
}
several-before = { $n ->
    [one] One was given before.
   *[other] { $n } were given before.
}
several-send = { $n ->
    [0] Choose nothing
    [one] Choose what is marked
   *[other] Choose these { $n }
}
several-full = { $most ->
    [one] Only one can be marked.
   *[other] { $most } are marked, and no more can be. Take a mark away first.
}

# --- panels

panels = Story, chat and rules
panel-log = Story
panel-chat = Chat
panel-rules = Rules
panel-why = Why not
panel-open = Open { $panel }
panel-away = This could not be fetched: the connection is lost. It opens when the connection is back.
log-undone = Something was taken back.
log-undone-by = { $name } took an answer back.
log-empty = Nothing has happened yet.
log-earlier = What happened earlier
log-show = Show on the table
why-intro = What you might have expected to be able to do now, and the rule that says no.
why-empty = There is nothing that you might expect and cannot do.
why-reading = Asking …
goal = Goal
learn-title = How to play { $game }
learn-link = How to play
learn-play = Play it now
learn-rules = All rules
rules-search = Search the rules
rules-none = No rule speaks of that.
rules-ruling = Our answer where the printed rules leave it open

# --- chat

chat-unread = { $n ->
    [one] One thing was said that you have not read.
   *[other] { $n } things were said that you have not read.
}
chat-empty = Nobody has said anything.
chat-hears = { $n ->
    [0] Nobody sits here but you and bots, and bots do not chat.
   *[other] { $names } can hear you.
}
chat-away = The connection is lost: nobody can hear you until it is back.
chat-label = Say something
chat-send = Send
chat-new = { $name } says: { $text }
chat-to = Speak to
chat-muted = The host has muted you.
chat-nowhere = You cannot speak just now.
channel-table = Everybody
channel-watchers = Watchers
channel-hears = Only { $names }
chat-price = Costs { $price }
chat-price-title = Words have a price
chat-price-question = Saying this costs { $price }. Say it?
chat-price-pay = Pay and say it

# --- votes

vote-undo = { $name } asks to take an answer back.
vote-abandon = { $name } asks to give the game up.
vote-rewind = { $name } asks to go back to the last calm moment. Chance will bring again what it brought.
vote-seat = { $visitor } asks to take over the seat of { $name }.
vote-yes = Agree
vote-no = Refuse
vote-as = { $name }:
vote-count = { $yes } of { $all } agree
vote-agreed = You agreed.

# --- curtain

curtain-title = Hand the device to { $name }
curtain-hint = Nothing of the game is shown until { $name } has it.
curtain-lift = I am { $name }
curtain-seats = Look through the eyes of

# --- result

result = Result
result-title = The game is over
result-won = { $count ->
    [0] Nobody has won.
    [one] { $names } has won.
   *[other] { $names } share the win.
}
result-all-won = { $who ->
    [one] You have won.
    [you] You have all won.
   *[they] They have all won.
}
result-all-lost = { $who ->
    [one] You have lost.
    [you] You have all lost.
   *[they] They have all lost.
}
result-abandoned = The game was given up.
result-score = Score
result-player = Player
result-winner = winner
result-rematch = Play again
result-rematch-go = Go to the new table
result-replay = Watch the replay
result-look = Look at the table
dice-checking = Checking the dice …
dice-fair = These dice were fair: proven.
dice-not-fair = The dice are not proven fair.
dice-proven = The seed fits the seal that you were shown before the game, your own share is in it, everybody's was sealed before yours was known, and every die fell as it says.
dice-held-back = The dice fit the seal that you were shown, and your own share is in them. But somebody's share was sealed and did not come: if they knew all others, they could choose between two games.
dice-sealed = The seed fits its seal, and every die fell as it says. This device has added no share of its own: it cannot prove more.
dice-late = The dice fit their seal, but your share came too late to be in them: to you they prove nothing.
dice-other-seal = The record shows another seal than you were shown before the game.
dice-wrong-secret = The seed that was opened does not fit the seal.
dice-other-nonce = Your share in the record is not the one that you have added.
dice-other-share = Somebody's share in the record is not the one that they had sealed before yours was known.
dice-changed = A line of the record was changed, or is missing.
dice-other-dice = The seed gives other dice than those that fell.
dice-unknown = The dice could not be checked just now.

# --- the table's menu

menu = Menu
menu-title = This table
menu-go = Elsewhere
menu-you = You
menu-table = Everybody at the table
menu-help = Something is wrong
menu-invite = Link to this table
menu-seat = Your seat: { $name }
menu-rename = Rename
menu-bot = Let a bot play for me
menu-bot-which = Which bot
menu-bot-back = Take the seat back
menu-link = Private link
menu-link-hint = Opens your seat on another device. It is good once, and for a day. Whoever has it takes your seat.
menu-leave = Leave the seat
menu-leave-question = Leave this seat?
menu-leave-text = A bot plays on for you, and anybody may take the seat.
menu-sit = Sit down
menu-sit-hint = You may ask for a seat that a bot plays. Everybody who plays must agree.
menu-votes = Ask everybody
menu-abandon = Give the game up
menu-rewind = Go back to the last calm moment (chance brings again what it brought)
menu-asked = Everybody is asked.
menu-host = You are the host
menu-pause = Pause
menu-resume = Go on
menu-mute = Mute
menu-unmute = Unmute
menu-remove = Remove
menu-remove-question = Remove { $name } from the table?
menu-remove-text = A bot plays on, and anybody may take the seat.
menu-settings = Settings
menu-report = Report a problem
menu-replay = Replay so far
menu-fair = Fair dice: the seed was sealed before anybody added their share, and is proven in the end. Its seal is { $seal }.
menu-fixed-dice = A lesson: set-up and dice are fixed by its script, so nobody can call them fair.
setting-sound = Sounds
setting-motion = Movement
motion-system = As the system says
motion-full = All of it
motion-reduced = As little as possible
setting-notify = Notify me when it is my turn, while a page is open
setting-notify-refused = The browser does not allow notifications for this page.
setting-list = Show the table as lists
setting-curtain = Curtain between my seats
setting-asks-again = Ask once more before what costs much
setting-plain = Plain cards: emblems instead of pictures
setting-only-answer = Answer for me where there is only one answer
report-hint = What went wrong, and what did you expect?
report-privacy = The last messages from the table to you go with it, your cards included. Only whoever runs this server reads them.
report-send = Send
report-thanks = Thank you. The report has the number { $id }.
your-turn = It is your turn
your-turn-at = { $title }: { $ask }
