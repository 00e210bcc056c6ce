# What is said before a game begins: lobby, setting up, waiting for players.

# --- lobby

lobby-games = Games
lobby-tables-mine = My tables
lobby-waiting = { $n ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $n } wait for you
}
lobby-tables-public = Open to everybody
lobby-tables-finished = Finished games
lobby-no-games = This server has no games yet.
lobby-join = Join a table
lobby-join-label = Link or code of a table
lobby-join-go = Join
lobby-join-hint = e.g. kwyeupywk5
lobby-join-bad = That is not a link to a table here.
lobby-join-unknown = No table has the code { $code }. Was it copied whole?
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
table-taken = { $n } of { $all } seats taken
table-turn = { $n ->
    [one] { $names }’s turn
   *[other] { $names } are asked
}
table-going-on = being played
table-paused = paused
table-go = Your turn
table-until = until { $time }
table-for = for { $time }
table-ended = { $time } ago
table-points = { $name } { $n }
just-now = just now
time-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
time-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
table-watch = Watch
table-return = Return
table-join = Join
table-replay = Replay

# --- setting up

quick-title = { $game }: play with bots
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
create-difficulty = How hard it is
create-more = More settings
create-own-mix = A mixture of your own
create-own-mix-about = As you have set it under “More settings”.
create-title-field = Name of the table
create-title-hint = Thursday's ghosts
create-mine-note = You may play several seats: the device is then passed around, with a curtain between turns.

# --- waiting for players

waiting-title = { $game }. { $free ->
    [0] Everybody is here.
    [one] The table is laid; one seat is free.
   *[other] The table is laid; { $free } seats are free.
}
waiting-bring = Bring somebody
waiting-invite = Send this link to those who should join
waiting-invite-hint = Whoever has the link can sit down. No account is needed.
waiting-code = The code alone, to read out:
waiting-free = Free seat
waiting-free-hint = for whoever opens the link
waiting-sit = Sit here
waiting-sit-at = Sit here: seat { $n }
waiting-sit-too = I play this one too
waiting-sit-too-at = I play this one too: seat { $n }
waiting-sit-too-question = Take a second seat?
waiting-sit-too-text = You sit at this table already. If you keep this seat for a friend, send them the link instead. With two seats the device is passed around, with a curtain between turns.
waiting-you = you
waiting-host = host
waiting-here = here
waiting-away = away
waiting-bot-here = A bot sits here
waiting-bot-at = A bot sits here: seat { $n }
waiting-make-free = Make it free
waiting-make-free-at = Make it free: seat { $n }
waiting-leave-question = Leave your seat?
waiting-leave-text = It is free for somebody else then. The table stays.
waiting-settings = How we play
waiting-pace = Pace
waiting-undo = Taking back
waiting-public = Who may come
waiting-public-all = anybody, from the lobby
waiting-public-link = who has the link
waiting-leaves = If somebody leaves
waiting-leaves-bot = a bot sits in
waiting-shuffle = Shuffle and dice
waiting-shuffle-fair = sealed, and provable afterwards
waiting-strength = Bots who sit down play as
waiting-start = { $n ->
    [one] Begin, with a bot on the free seat
   *[other] Begin, with bots on the free seats
}
waiting-start-question = { $n ->
    [one] One seat is still free
   *[other] { $n } seats are still free
}
waiting-start-text = Bots sit down there and the game begins. Friends who come later can take over from a bot.
waiting-start-yes = Begin
waiting-nonces = The dice are being sealed. Everybody adds a share of their own; the game begins in a moment, without those that do not come: { $names }.
waiting-count = { $n ->
    [0] The game begins in a moment.
    [one] The game begins in a second.
   *[other] The game begins in { $n } seconds.
}
waiting-others = The game begins a few seconds after the last seat is taken.

# --- campaigns

campaigns = Campaigns
campaigns-about = Games that remember: what is burned, won or opened in one is so in the next.
campaign-new = New campaign of { $game }
campaign-make = Begin the campaign
campaign-name = Name of the campaign
campaign-name-hint = The Tuesday four
campaign-import = Bring one from a file
campaign-importing = The file is being proven, game by game …
campaign-export = Save to a file
campaign-games = { $n ->
    [0] no game yet
    [one] one game
   *[other] { $n } games
}
campaign-game = Game { $n }
campaign-going-on = being played
campaign-waiting = waiting for players
campaign-continue = Go on with it
campaign-next = Begin the next game
campaign-next-hint = Bots sit in for who is missing. Whoever has the link of the table can take a seat that is open.
campaign-begin = Begin
campaign-history = What has been played
campaign-empty = Nothing has been played yet. The line begins with your first game.
campaign-stranger = You have not played in this campaign: what its games have changed is told to those who have.
campaign-changed = What outlived it
campaign-unchanged = Nothing.
campaign-unlocked = Opened so far
campaign-watch = Watch it again
campaign-branch = Branch from here …
campaign-branch-title = What if, after { $game }?
campaign-branch-about = A branch is a second campaign with the same past. Nothing is undone, and both lines stay.
campaign-branch-name = { $name }, the other way
campaign-branch-go = Branch
campaign-branched = The other way: { $name }
campaign-origin = Branched after game { $n } by { $by }, from
campaign-gone = There is no campaign at this address.
change-mark = { $mark ->
    [gained] gained
    [lost] lost for ever
    [opened] opened
    [chosen] a choice that stays
   *[other] { $mark }
}
