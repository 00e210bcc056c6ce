# Haunted: what is said at the table. Seats, cards and lines come as words of their own.

# --- the aim, and how to play in a minute

goal = Lead the others’ characters to their doom and keep your own from it. When somebody has lost, the fewest points in front of a player win.
goal-lose = Whoever is first to own three complete lines loses outright. A complete line counts 13 points, every card in an unfinished one 3.
learn-1-title = Three characters each
learn-1 = Everybody has three lines, and each is the story of one ill-starred character. The others sit above, your own lines lie below them, your hand at the foot of the table.
learn-1-picture = The table: two opponents with their lines above, your own three lines below, and your hand at the foot.
learn-2-title = A tale has three cards
learn-2 = First a setting, then a focus that the setting admits, then a hidden terror that the focus summons. With its terror a line is complete, and that character is done for.
learn-2-picture = A player’s three lines: each begins with a setting, and some have a focus on it.
learn-3-title = First the others, then your own
learn-3 = On your turn you lay cards on the others’ lines, one to a line. Then they may defend. After that you may lay cards on your own lines, mostly to take something away again. At the end you discard one card and draw up to seven.
learn-3-picture = A hand of seven cards; those that can be laid now glow.
learn-4-title = Keep something for the defence
learn-4 = Only cards laid this very turn can be defended against. Each terror is driven off by two cards of the deck and no others: if you hold one, keep it. Events, actions and acquaintances do what they say at once and leave.
learn-5-title = Lowest wins
learn-5 = The game ends when somebody owns three complete lines: that player has lost. All others count what lies in front of them, 13 for a complete line and 3 for every other card, and the fewest points win.

# --- seats, lines, lists

seat = Seat { $n }
    .about = A player looks after three characters, a line each. Whoever owns three complete lines first has lost; of the others the fewest points win.
    .rule = game.object
line = { $seat }’s line { $n }
    .about = A line is one character’s story: a setting, then a focus that fits it, then a hidden terror that the focus summons. Its owner and the others may lay cards on it. Three cards complete it.
    .rule = line.order
line-of = { $who } ({ $seat })
line-empty = no one yet
    .about = Nobody’s story yet: a setting begins the line and brings its character.
    .rule = line.setting-first
list-0 = nobody
list-1 = { $a }
list-2 = { $a } and { $b }
list-3 = { $a }, { $b } and { $c }
list-4 = { $a }, { $b }, { $c } and { $d }
list-5 = { $a }, { $b }, { $c }, { $d } and { $e }

# --- setting up a table

setting-length = Length
setting-length-full = Full: three complete lines end it
setting-length-short = Short: nine cards, one complete line ends it
setting-ties = Ties
setting-ties-shared = Those who are tied share the win
setting-ties-short-game = A short game among the tied decides
