# The Harrowing: what is said at the table. Seats, cards and sins come as words of their own.

# --- the aim, and how to play in a minute

goal = Go down together. Gather more Ritual than there are effigies, bring the Boss into the Fate, and defeat it. All of you win, or nobody does.
goal-lose = You lose at the moment when every effigy is damned at once: three sins at six each.
learn-1-title = An effigy is its sins
learn-1 = You send an effigy down, made of seven sins from 1 to 4. A sin’s number is how many dice its action rolls: more dice bring more Graces, more Faults, and less room for corruption.
learn-2-title = Take trouble, gain omens
learn-2 = Three cards wait in the Fate. Whoever invokes one gains its eyes in omens and then meets what it says. The one that lies face down pays three, and nobody knows it.
learn-3-title = Seven actions
learn-3 = Omens pay for actions, each a test of one sin: Seduce, Feast, Scavenge, Wander, Fight, Snatch, Explore. Every Fault also sets off the Threat of each adversary that you have.
learn-4-title = Nobody has a turn
learn-4 = Whoever wants to act, acts; one deed at a time. Say that you want to, and the others can wait for you. If a card shows Ambush, only the hunted effigy may move, and must invoke it.
learn-5-title = Halves and wholes
learn-5 = Items hang in three columns. Where a lower half of one colour meets an upper half of the same, the two become a sentence, and the sentence is yours.
learn-6-title = The end of it
learn-6 = Cards with Ritual count once a crisis is done, a foe defeated, a place opened. With enough of it the Boss may come. Six in a sin locks its action; three sixes damn; if all of you are damned, Hell keeps you.

learn-1-picture = The Map between Fate and Trove, and an effigy’s sheet below it: seven sins as bars, each with its action.
setting-circle = Where you go down
setting-circle-first = by the First Gate
setting-circle-second = by the next gate, once it is open

# --- who and what

seat = Seat { $n }
number = { $n }
nobody-yet = An effigy without a face
nowhere = nowhere
circle-1 = I. Shattered City
sin-lust = Lust
    .about = Its number is how many dice Seduce rolls; each Grace takes a foe from an effigy at the same place. At six it is locked.
    .rule = seduce.grace
sin-gluttony = Gluttony
    .about = Its number is how many dice Feast rolls; each Grace heals one corruption, and as much for whoever is hunted. At six it is locked.
    .rule = feast.grace
sin-greed = Greed
    .about = Its number is how many dice Scavenge rolls: you gain an item of the Trove whose tier is above your Faults. At six it is locked.
    .rule = scavenge.gain
sin-sloth = Sloth
    .about = Its number is how many dice Wander rolls: three moves of your own, less those that Faults cost, and a move of another for each Grace. At six it is locked.
    .rule = wander.own-moves
sin-wrath = Wrath
    .about = Its number is how many dice Fight rolls; each Grace is one damage to a foe of yours. At six it is locked.
    .rule = fight.grace
sin-envy = Envy
    .about = Its number is how many dice Snatch rolls; each Grace takes an item from an effigy at the same place. At six it is locked.
    .rule = snatch.grace
sin-pride = Pride
    .about = Its number is how many dice Explore rolls; each Grace opens a place, each Fault sets off the Misstep of where you stand. At six it is locked.
    .rule = explore.grace
sin-any = any sin
action-seduce = Seduce
action-feast = Feast
action-scavenge = Scavenge
action-wander = Wander
action-fight = Fight
action-snatch = Snatch
action-explore = Explore
side-north = to the north
side-east = to the east
side-south = to the south
side-west = to the west
side-here = here
marker-0 = The Tallow Bride
marker-1 = Old Nettle
marker-2 = Saint Nobody
marker-3 = The Usher
marker-4 = Briar Ruth
marker-5 = The Sack Man
marker-6 = The Landlady
marker-7 = Smoke
marker-8 = Madame Sorrow
marker-9 = Brother Thread
marker-10 = The Stag Widow
marker-11 = King of Crumbs

# --- prompts

ask-create = Make your effigy: a marker, and a number from 1 to 4 for each of seven sins.
ask-open = Act, or invoke a card.
ask-ambush = You are hunted: before anything else you must invoke { $card }, which lies in Ambush.
ask-alone = Only you can act now.
ask-invoke = Invoke a card: nobody can do anything else yet.
ask-floor = Everybody waits: the hunted effigy goes first.
ask-assign = { $a ->
    [1] One corruption. Which sin takes it?
   *[other] { $a } corruption. Which sin takes the next?
}
ask-redirect = You are damned: who takes { $a } corruption in your place?
ask-heal = { $a ->
    [1] Heal one corruption. In which sin?
   *[other] Heal { $a } corruption. In which sin first?
}
ask-rearrange = Lay your corruption out anew: { $a } left. Which sin takes the next?
ask-place = Where do you lay { $a }?
ask-order = Several things happen at once. Which comes first?
ask-threat = Several Threats strike. Which comes first?
ask-trigger = Let this sentence of yours act now? { $text }
ask-trigger-innate = Let { $card } act now?
ask-fight = Which adversary do you fight?
ask-seduce = A Grace: which adversary comes over to you?
ask-give-foe = Which adversary do you pass on?
ask-give-foe-to = To whom?
ask-discard-foe = Which adversary is discarded?
ask-snatch = A Grace: which item do you take?
ask-replace = { $a ->
    [1] A Grace: discard an item of the Trove for another?
   *[other] { $a } Graces: discard an item of the Trove for another?
}
ask-gain = { $a ->
    [0] Which item do you gain?
   *[other] Which item do you gain? Its tier must be above { $a }.
}
ask-attach = Where does { $a } go?
ask-surplus = Too many items of tier { $a }. Which one goes?
ask-discard-item = Which item do you discard?
ask-obliterate-item = Which item is destroyed for good?
ask-loot = Loot, tier { $low } to { $high }: from the Trove, or from the deck?
ask-loot-one = Loot, tier { $low }: from the Trove, or from the deck?
ask-wander = A Grace: who else may move?
ask-move = { $a ->
    [1] One move: where to?
   *[other] { $a } moves: where to first?
}
ask-move-anywhere = To which open location do you go?
ask-open-location = { $a ->
    [1] A Grace: which location do you open?
   *[other] { $a } Graces: which location do you open first?
}
ask-close-location = Which location closes?
ask-flee = The ground goes. Where do you flee to?
ask-charting = Several locations are charted. Which comes first?
ask-may = Do you want to { $text }?
ask-choose-one = Which of the two: { $text }, or { $other }?
ask-pay = { $n ->
    [1] Pay one omen: { $text }?
   *[other] Pay { $n } omens: { $text }?
}
ask-damage = { $a } damage: to which adversary?

# --- what the others read meanwhile, after the name of whoever is asked

waits-create = is making an effigy.
waits-open = may act.
waits-ambush = is hunted, and must invoke { $card }.
waits-alone = is the only one who can act.
waits-invoke = may invoke a card.
waits-floor = must go first.
waits-assign = is taking corruption.
waits-redirect = passes corruption on.
waits-heal = is healing.
waits-place = is laying a location.
waits-fight = is choosing whom to fight.
waits-gain = is choosing an item.
waits-attach = is hanging up an item.
waits-loot = is looting.
waits-loot-one = is looting.
waits-move = is on the way.
waits-open-location = is opening a location.
waits-threat = meets Threats.
waits-rearrange = lays corruption out anew.
waits-order = settles what comes first.
waits-trigger = may use a sentence.
waits-trigger-innate = may use an innate item.
waits-seduce = is choosing a foe to take.
waits-give-foe = may pass a foe on.
waits-give-foe-to = is passing a foe on.
waits-discard-foe = is getting rid of a foe.
waits-snatch = is choosing an item to take.
waits-replace = looks through the Trove.
waits-surplus = must let an item go.
waits-discard-item = must let an item go.
waits-obliterate-item = must give an item up for good.
waits-wander = leads somebody on.
waits-move-anywhere = may go anywhere.
waits-close-location = is closing a location.
waits-flee = is fleeing.
waits-charting = reads what is charted.
waits-may = is making up their mind.
waits-choose-one = is choosing one of two.
waits-pay = is weighing a price.
waits-damage = is dealing damage.

# --- options

option-invoke = Invoke { $card }
option-invoke-down = Invoke what lies face down
option-boss = Bring the Boss into the Fate
option-act = { $action } · { $n }
option-use = Use what { $card } begins
option-printed = Take the action of { $card }
option-wait = Let the others act first
option-wait-bots = Let the bots act first
option-sin = { $sin }
option-sin-assign = Put it on { $sin }
option-sin-heal = Heal { $sin }
option-up = { $sin } up by one
option-down = { $sin } down by one
option-seat = { $who }
option-seat-redirect = { $who } takes it
option-seat-wander = { $who } may move
option-foe = { $card }
option-foe-fight = Fight { $card }
option-foe-seduce = Take { $card }
option-item = { $card }
option-item-snatch = Snatch { $card }
option-trove = Take { $card }
option-trove-replace = Replace { $card }
option-attach = { $where }: under { $card }
option-turn-up = Turn up cards of the Item Deck
option-none = No more
option-go = Go to { $card }
option-open = Open { $card }
option-close = Close { $card }
option-place = Lay it { $side }
option-spot = { $card }
option-value = { $sin } { $value }
option-marker = { $marker }
option-confirm = Go down like this
option-anew = Begin again
option-yes = Yes
option-no = No
option-first = The first
option-second = The second
option-due = { $card }
option-due-joined = { $card } and { $other }
option-first-choose-one = { $text }
option-second-choose-one = { $text }
option-done = That is all

# --- what comes of it, beside the option

note-down = omens { $now } → { $then }, and nobody knows what comes
note-crisis = omens { $now } → { $then }, then it strikes
note-foe = omens { $now } → { $then }, and it becomes your foe
note-hunter = omens { $now } → { $then }; it goes to whoever is hunted
note-location = omens { $now } → { $then }, then you lay it beside you
note-no-place = omens { $now } → { $then }; no place here, so as much corruption
note-unmet = omens { $now } → { $then }; it cannot be met, so as much corruption
note-boss = Until somebody invokes it, the Fate is not refilled.
note-seduce = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} · takes a foe { $grace } %
note-seduce-idle = nobody here has a foe to take
note-feast = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} · heals { $grace } %
note-scavenge = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} · tier 2 { $two } %, tier 3 { $three } %
note-wander = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} · three moves without a Fault: { $none } %
note-fight = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} · hits { $grace } % · Fault { $fault } %
note-snatch = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} · takes an item { $grace } %
note-snatch-idle = nobody here has an item that you could take
note-explore = { $dice ->
    [1] 1 die
   *[other] { $dice } dice
} · opens { $grace } % · slips { $fault } %

# --- why not

blocked-omens = { $n ->
    [1] one omen is missing
   *[other] { $n } omens are missing
}
blocked-no-foe = no foe of yours can be fought
blocked-locked = six corruption: this sin is locked
blocked-ambush = An Ambush lies open: only { $who }, who is hunted, may act, and must invoke it.
blocked-ambush-hunted = An Ambush lies open: you are hunted, and must invoke it before anything else.
blocked-boss = The Ritual total must be higher than the number of effigies.
