# Replays, what Gloam is, lessons.

# --- replay

replay-title = Replay
replay-viewpoint = Seen by
viewpoint-watchers = a watcher
viewpoint-everything = everybody at once
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
about-privacy = The games, the names you type and what you say at tables. One cookie, which opens your seats. If you switch alerts on: your browser’s push address or your mail address, until you end them. No counting of visitors, and nothing from other servers.

# --- guided games

learn = Learn by playing
learn-named = Learn by playing: { $game }
lesson-step = { $title }, { $n } of { $of }
lesson-advice = Suggested: { $what }
lesson-waits = The next word comes when it is time for it.
lesson-go-on = Go on
lesson-key = Control and Enter go on from anywhere
lesson-again = Say it again
lesson-shut = Enough
lesson-leave = Leave the lesson
