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
seat-unnamed = Seat { $n }
page-lobby = Gloam: a table for dark tabletop games
page-about = About Gloam
page-nowhere = Nothing here · Gloam
page-table = { $title } · Gloam
page-replay = Replay of { $title } · Gloam
page-gallery = Gallery · Gloam

# --- faults

fault-unreachable = The server cannot be reached. Are you online?
fault-no-reason = The server answered { $status } and gave no reason.
fault-offline = You are not connected. The table is being called again.
fault-lost = The connection broke before the table replied.
show-rule = Show the rule

# --- words that every game shares

ask-choose = Choose.
ask-react = Do you react?
ask-together = Everybody chooses.
ask-agree = All must agree.
ask-majority = The majority decides.
option-pass = Pass
option-wait = Wait
option-revise = Change my mind
option-done = No more

# --- lobby

lobby-games = Games
lobby-tables-mine = My tables
lobby-tables-public = Open to everybody
lobby-tables-finished = Finished games
lobby-no-tables = Nobody has opened a public table just now. Open one, and send the link to your friends.
lobby-no-games = This server has no games yet.
lobby-join = Join by link
lobby-join-label = Link or code of a table
lobby-join-go = Join
lobby-join-bad = That is not a link to a table here.
game-players = { $least } to { $most } players
game-players-one = { $n ->
    [one] One player
   *[other] { $n } players
}
game-minutes = { $least } to { $most } minutes
game-minutes-exact = { $n } minutes
game-difficulty = { $n ->
    [1] Easy to learn
    [2] Quickly learnt
    [3] Takes an evening
    [4] Demanding
   *[other] For the patient
}
play-now = Play now
play-now-named = Play now: { $game }, against bots
create-table = With friends
create-table-named = With friends: set up a table of { $game }
table-name = Table of { $game }
table-status = { $status ->
    [open] Waiting for players
    [playing] Being played
    [over] Finished
   *[abandoned] Abandoned
}
table-free = { $n ->
    [0] no seat free
    [one] one seat free
   *[other] { $n } seats free
}
table-yours = you sit here
table-watch = Watch
table-return = Return
table-join = Join
table-replay = Replay

# --- setting up

quick-title = { $game }: play against bots
quick-players = Players, you included
quick-strength = The bots play
quick-begin = Begin
your-name = Your name at the table
name-hint = What the others call you
create-title = A table of { $game }
create-go = Open the table
create-seats = Seats
create-seat = Seat { $n }
create-count = Number of players
seat-mine = I play it
seat-open = Somebody who has the link
seat-bot = Bot: { $bot }
create-pace = Pace
pace-live = At one sitting
pace-days-1 = A day for each answer
pace-days-3 = Three days for each answer
pace-days-7 = A week for each answer
create-undo = Taking back
undo-law = Until something new was seen
undo-consent = Also beyond that, if everybody agrees
create-public = Show the table in the lobby, so that anybody may join
create-title-field = Name of the table
create-title-hint = Thursday's ghosts
create-mine-note = You may play several seats: the device is then passed around, with a curtain between turns.

# --- waiting for players

waiting-title = The table is laid
waiting-invite = Send this link to those who should join:
waiting-free = free
waiting-sit = Sit here
waiting-sit-at = Sit here: seat { $n }
waiting-you = you
waiting-start = Start now
waiting-start-hint = Who takes the seats that are still free
waiting-others = The game begins when every seat is taken.
waiting-status = { $free ->
    [0] Everybody is here.
    [one] One seat is free.
   *[other] { $free } seats are free.
}

# --- connection

line-lost = The connection is lost. Calling again; nothing you did before is gone.
line-first = Calling the table …
line-refused = The table cannot be opened.
line-gone = There is no table at this address. Perhaps the link was cut short.

# --- players

players = Players
player-bot = bot
player-bot-for = a bot plays for { $name }
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
prompt-waiting = Waiting for { $names }
prompt-together = Everybody chooses in secret; it is revealed when all have chosen.
prompt-race = Whoever answers first acts.
prompt-window = You may react, or pass.
prompt-party = Any of you may answer for all.
prompt-nobody = Nothing is asked just now.
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
scene-options = { $n ->
    [one] 1 option
   *[other] { $n } options
}
scene-look-closer = Look closer
scene-close = Close
scene-zoom-in = Zoom in
scene-zoom-out = Zoom out
scene-fit = Show the whole board
scene-empty = empty
scene-choose = Choose this
scene-turn-back = Turn back
scene-turn-on = Turn on
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
scene-hand = Your hand
scene-unfold = Show whole cards
scene-dice = Dice
dice-hit = { $face } (counts)
dice-hits = { $n ->
    [one] 1 counts
   *[other] { $n } count
}
dice-hits-of = { $n } of { $need }
dice-rerolled = { $n ->
    [one] thrown again
   *[other] thrown again { $n } times
}
region-stage = The middle of the table
region-open = Show
region-over = On top
region-drawers = More of the table
caption-here = Here
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

panels = Log, chat and rules
panel-log = Log
panel-chat = Chat
panel-rules = Rules
panel-why = Why not
panel-open = Open { $panel }
log-empty = Nothing has happened yet.
log-earlier = What happened earlier
log-show = Show on the table
why-intro = What you might have expected to be able to do now, and the rule that says no.
why-empty = There is nothing that you might expect and cannot do.
why-reading = Asking …
rules-search = Search the rules
rules-none = No rule speaks of that.
rules-ruling = our ruling

# --- chat

chat-empty = Nobody has said anything.
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
vote-rewind = { $name } asks to go back to the last calm moment.
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

# --- the table's menu

menu = Menu
menu-title = This table
menu-invite = Link to this table
menu-seat = Your seat: { $name }
menu-rename = Rename
menu-bot = Let a bot play for me
menu-bot-which = Which bot
menu-bot-back = Take the seat back
menu-link = Private link
menu-link-hint = Opens your seat on another device. It is good once, and for a day. Whoever has it takes your seat.
menu-leave = Leave the seat
menu-leave-question = Leave this seat? A bot plays on for you.
menu-sit = Sit down
menu-sit-hint = You may take over a seat that a bot plays.
menu-votes = Ask everybody
menu-abandon = Give the game up
menu-rewind = Go back to the last calm moment
menu-asked = Everybody is asked.
menu-host = You are the host
menu-pause = Pause
menu-resume = Go on
menu-mute = Mute
menu-unmute = Unmute
menu-remove = Remove
menu-remove-question = Remove { $name } from the table?
menu-settings = Settings
menu-report = Report a problem
menu-replay = Replay so far
menu-fair = Fair dice: the seed was sealed before the first roll. Its seal is { $seal }.
setting-sound = Sounds
setting-motion = Movement
motion-system = As the system says
motion-full = All of it
motion-reduced = As little as possible
setting-notify = Notify me when it is my turn
setting-notify-refused = The browser does not allow notifications for this page.
setting-list = Show the table as lists
setting-curtain = Curtain between my seats
report-hint = What went wrong, and what did you expect?
report-privacy = The last messages from the table to you go with it, your cards included. Only whoever runs this server reads them.
report-send = Send
report-thanks = Thank you. The report has the number { $id }.
your-turn = It is your turn
your-turn-at = { $title }: { $ask }

# --- replay

replay-title = Replay
replay-sight = Seen by
sight-watchers = a watcher
sight-everything = everybody at once
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-on = One on
replay-last = To the end
replay-at = Moment { $at } of { $all }
replay-scrub = Moment
replay-speed = Speed
replay-speed-n = { $n } ×
replay-link = Copy link
replay-continue = Continue from here
continue-title = Continue from moment { $at }
continue-hint = A new table goes on from here. What nobody had seen is dealt anew.
continue-go = Open the table
replay-moves = Moves
replay-start = The beginning

# --- about

about-what = Gloam is a table for dark tabletop games. Nobody needs an account: a table has a link, a seat has a key.
about-games-title = Whose games these are
about-games = The games belong to their authors and publishers, and so do their names. The rules are implemented independently, with text, boards and art of our own; none of theirs is in here. Gloam is not affiliated with any of them, nor endorsed by them. If you like a game here, buy it.
about-icons-title = Icons
about-icons = From the set Game Icons (game-icons.net), under the licence CC BY 3.0. We recoloured them, changed their size and simplified their outlines.
about-authors = Icons made by { $names }.
about-fonts-title = Typefaces
about-fonts = All under the SIL Open Font Licence 1.1: IM Fell English by Igino Marini, EB Garamond by Georg Duffner and Octavio Pardo, Cinzel by Natanael Gama, Inter by Rasmus Andersson.
about-software-title = Software
about-software = Gloam is free software under the Apache Licence 2.0. The page is made with Svelte and Fluent.
about-fair-title = Fair dice
about-fair = The seed of the dice is made from a secret of the server and a share of every player, and sealed before the game begins. When it is over, anybody can check every roll.
about-privacy-title = What is kept
about-privacy = The games, the names you type and what you say at tables. One cookie, which opens your seats. No counting of visitors, and nothing from other servers.
