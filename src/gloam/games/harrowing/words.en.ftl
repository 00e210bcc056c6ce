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

# --- labels

label-omens = omens
    .about = What actions are paid with, ten at most. They come from invoking cards.
    .rule = omen.spend
label-sixes = of 3 sixes
    .about = A sin at six cannot be tested by choice. With three of them the effigy is damned.
    .rule = damned.three-sixes
label-where = at
    .about = The location where this effigy is.
    .rule = effigy.marker
label-ritual = Ritual
    .about = Cards with Ritual count here once a crisis is done, a foe defeated, a place opened. With { $high } or more, anybody may bring the Boss.
    .rule = ritual.total
label-bane = Bane
    .about = It stands at { $n } and rises whenever a red die shows Bane. Many cards look at it, and it hardly ever falls.
    .rule = bane.increase
label-damned = Damned
    .about = { $n } of { $high } effigies are damned. If all of them are at once, you have lost.
    .rule = goal.loss-damned
label-spot = { $card }
    .about = A location. Effigies move between open ones that are side by side with no wall between, and use what is printed where they are.
    .rule = map.adjacent
label-ghost = could be laid here
    .about = An empty space beside you without a wall between: a location may be laid here.
    .rule = location.placement
label-effigy = { $marker }, { $who }
    .about = Whose effigy it is, and where. Effigies at one place can Seduce each other’s foes and Snatch each other’s items.
    .rule = effigy.marker
label-sheet = { $marker }
    .about = An effigy: seven sins, each with an action, and all that it has gained and drawn upon itself.
    .rule = effigy.seven-sins
label-column-0 = Shroud
    .about = A column of items. Where two halves share a colour they are joined, and read as one sentence that is yours.
    .rule = column.combined
label-column-1 = Gauntlet
    .about = { label-column-0.about }
    .rule = column.combined
label-column-2 = Wreath
    .about = { label-column-0.about }
    .rule = column.combined
label-foes = Foes
    .about = Adversaries at this effigy. Each Fault in a test of its own sets off every Threat among them.
    .rule = adversary.affects-controller
label-health = Health of { $card }
    .about = It has { $n } of { $high } health left. Damage stays until it is defeated.
    .rule = adversary.damage-stays
label-roll = { $who } tests { $sin }: Faults { $faults }, Graces { $graces }
label-other-roll = { $who } rolls
label-numbers = Damage dice
label-face-down = Nobody knows: +3 omens
    .about = Nobody may look. It pays three omens, whatever it is.
    .rule = invoke.face-down
label-fate-0 = Fate
    .about = Three cards are dealt here, two open and one face down. Whoever invokes one gains its eyes in omens and meets what it says. The Fate is filled anew only when it is empty.
    .rule = fate.refill
label-deck-0 = Infernal Deck
    .about = Crises, locations and adversaries: { $n } are left. When it runs out, the discards are shuffled.
    .rule = zone.infernal-deck
label-discard-0 = Discards
    .about = Open to all: press it to look through.
    .rule = zone.discard-open
label-trove = Trove
    .about = Items that anybody may scavenge or loot. Three new ones are laid out when it is empty.
    .rule = item.trove-empty
label-items = Item Deck
    .about = Items, { $n } of them. Looting may turn them up.
    .rule = loot.deck
label-item-discard = Item discards
    .about = Items that were discarded, open to all. They are shuffled when the deck is empty.
    .rule = item.reshuffle
label-resolving = Takes effect
    .about = A card that has been invoked and is being carried out.
    .rule = invoke.gain-first
label-turned = Turned up
    .about = Cards turned up, on their way to somebody or to the discards.
    .rule = loot.deck
label-set-ritual = Set aside for the Ritual
    .about = What counts for the Ritual stays here for the rest of the game.
    .rule = ritual.set-aside-pile
label-aside = Set aside
    .about = Cards with a grey back, kept until something calls for them.
    .rule = zone.set-aside
layout-fate = Fate
layout-trove = Trove
layout-aside = Set aside
layout-own = Your effigy
boss-waits = Boss waits
    .about = It is set aside until the Ritual is higher than the number of effigies.
    .rule = boss.threshold
boss-ready = The Boss may come
    .about = The Ritual is high enough: anybody may bring it into the Fate, now or later.
    .rule = boss.who-places
boss-in-fate = { $card } is in the Fate
    .about = It lies open in the Fate, which is not refilled before it is invoked.
    .rule = boss.stays
boss-held = { $card } has { $n } health left
    .about = Defeat it, and all of you have won.
    .rule = goal.win
seam = { $text }
seam-gap = A gap: nothing joins here.
number-eyes = Eyes
number-tier = Tier
number-health = Health
number-ritual = Ritual
type-adversary = Adversary
type-location = Location
type-crisis = Crisis
type-item = Item
type-head = Starting item
back-infernal = Infernal card
back-item = Item
face-fault = Fault
face-grace = Grace
face-bane = Bane
face-blank = Blank
mark-closed = closed
    .about = Nobody can move here until it is opened; whoever is here may stay and act. Its Ritual does not count yet.
    .rule = location.closed-start
mark-charted = charted
    .about = All sides without a wall have a neighbour. What it says for being charted has been done, once.
    .rule = location.when-charted
mark-ritual-1 = Ritual 1
    .about = It adds 1 to the Ritual while it is open.
    .rule = ritual.value
mark-ritual-2 = Ritual 2
    .about = It adds 2 to the Ritual while it is open.
    .rule = ritual.value
mark-hunted = hunted
    .about = In the Eye of Hell: Hunters come to this effigy, and only it may invoke an Ambush. The Eye goes left when a Fate is refilled.
    .rule = eye.hunted
mark-damned = damned
    .about = Three sins at six. It may still act; corruption that it would take, another effigy takes.
    .rule = damned.redirect
mark-out = out of the game
    .about = This effigy is lost for the rest of the game; its player wins or loses with the others.
    .rule = removal.eliminated-player
mark-hunter = Hunter
    .about = It is always with whoever is hunted, and cannot be seduced away.
    .rule = adversary.hunter-follows
mark-locked = six: locked
    .about = At six: its action cannot be chosen until it is healed.
    .rule = damned.locked-sin
mark-lit = ready
    .about = Joined, or whole in itself: it works.
    .rule = column.combined
mark-spent = spent until a Fate is refilled
    .about = It works once each Fate, and has worked. It is ready again when a Fate is refilled.
    .rule = limit.once-per-fate
mark-wanting = half a sentence
    .about = Half a sentence does nothing by itself. It waits for an item with one of its colours.
    .rule = column.fragment-alone
mark-red = red
    .about = A colour of the half: a neighbour with the same one can be joined to it.
    .rule = column.match
mark-blue = blue
    .about = { mark-red.about }
    .rule = column.match
mark-green = green
    .about = { mark-red.about }
    .rule = column.match
mark-yellow = yellow
    .about = { mark-red.about }
    .rule = column.match
mark-violet = violet
    .about = { mark-red.about }
    .rule = column.match
mark-white = white
    .about = { mark-red.about }
    .rule = column.match

# --- what has happened

event-ready = { $a } is ready to go down.
event-invoked = { $a } invokes { $b }.
event-unresolved = { $b } cannot be met.
event-refilled = The Fate is refilled.
event-added = { $a } joins the Fate{ $why }.
event-hunted = { $a } is hunted{ $why }.
event-gained = { $a } gains { $b ->
    [1] one omen
   *[other] { $b } omens
}{ $why }.
event-lost-omens = { $a } loses { $b ->
    [1] one omen
   *[other] { $b } omens
}{ $why }.
event-paid = { $a } pays { $b ->
    [1] one omen
   *[other] { $b } omens
}{ $why }.
event-bane = Bane stands at { $a }{ $why }.
event-acts = { $a }: { $b }.
event-printed = { $a } takes the action of { $b }.
event-fights = { $a } fights { $b }.
event-rolled = { $a } tests { $b }: { $c ->
    [0] no Fault
    [1] one Fault
   *[other] { $c } Faults
}, { $d ->
    [0] no Grace
    [1] one Grace
   *[other] { $d } Graces
}.
event-threat = { $b } threatens { $a }.
event-misstep = { $a } slips at { $b }.
event-troubled = { $b } acts upon { $a }.
event-ability = { $a } uses { $b }.
event-joined = { $a } uses { $b } and { $c }, which are joined.
event-took = { $a } takes { $b } corruption{ $why }.
event-healed = { $a } heals { $b } corruption{ $why }.
event-redirected = { $a } is damned: { $b } takes { $c } corruption instead.
event-damned = { $a } is damned.
event-saved = { $a } is damned no longer.
event-set = { $a }: { $b } stands at { $c }{ $why }.
event-base = { $a }: { $b } is { $c } from now on{ $why }.
event-rearranged = { $a } has laid its corruption out anew{ $why }.
event-controls = { $b } comes to { $a }{ $why }.
event-seduced = { $a } takes { $c } from { $b }.
event-damage = { $a } deals { $c } damage to { $b }{ $why }.
event-defeated = { $a } defeats { $b }.
event-placed = { $a } lays { $b }.
event-charted = { $b } is charted, by { $a }.
event-moved = { $a } goes to { $b }.
event-opened = { $a } is open{ $why }.
event-closed = { $a } is closed{ $why }.
event-gained-item = { $a } gains { $b }{ $why }.
event-lost-item = { $a } loses { $b }{ $why }.
event-snatched = { $a } snatches { $c } from { $b }.
event-no-place = { $b } fits nowhere: { $a } lets it go.
event-replaced = { $b } takes the place of { $a }.
event-turned-up = { $a } is turned up.
event-trove = The Trove is laid out anew.
event-ritual = { $a } counts for the Ritual: { $b }.
event-boss = { $a } brings { $b } into the Fate.
event-boss-back = { $a } is back in the Fate.
event-abandoned = { $a } is out of this game{ $why }.
event-obliterated = { $a } is destroyed, for good{ $why }.
event-left-map = { $a } leaves the Map{ $why }.
event-leaves = { $a } leaves play.
event-eliminated = { $a } is lost between places.
event-marker = { $a } has another face now{ $why }.
event-won = The Boss is defeated. You come up again.
event-lost = All who are left are damned. Hell keeps you.
event-all-gone = Nobody is left. Hell keeps you.
event-stuck = Nobody can do anything any more. Hell keeps you.

# --- why it has happened

cause-card = { $a }
cause-joined = { $a } and { $b }, joined
cause-eyes = the eyes of { $a }
cause-face-down = { $a } lay face down
cause-unresolved = { $a } could not be met
cause-action = { $a }
cause-threat = the Threat of { $a }
cause-defeated = { $a } is defeated
cause-misstep = a Misstep at { $a }
cause-charted = { $a } is charted
cause-invoked = { $a } has invoked it
cause-hunter = a Hunter goes to whoever is hunted
cause-highest-sins = the highest sins of all
cause-lot = among the highest sins, by lot
cause-refill = a Fate was refilled
cause-eliminated = { $a } is out of the game
cause-surplus = there is room for { $a } of that tier
cause-red-die = the red die shows Bane

# --- terms in card texts

term-omen = omen
    .forms = omens
    .about = What actions are paid with. An effigy holds ten at most.
    .rule = omen.spend
term-corruption = corruption
    .about = It raises your sins, by one each, where you like unless a sin is named. No sin goes beyond six.
    .rule = corruption.take
term-heal = heal
    .forms = heals
    .about = Lower sins again, never below what you began with.
    .rule = corruption.heal
term-hunted = hunted effigy
    .forms = hunted
    .about = The one in the Eye of Hell. The Eye goes left whenever a Fate is refilled.
    .rule = eye.hunted
term-damned = damned
    .about = Three sins at six. Another effigy takes the corruption of one that is damned; if all are damned you have lost.
    .rule = damned.three-sixes
term-bane = Bane
    .about = The number at the head of the table. It rises whenever a red die shows Bane.
    .rule = bane.increase
term-fault = Fault
    .forms = Faults
    .about = A bad face of the dice: two in six. Each sets off every Threat of the tester’s adversaries.
    .rule = test.count-faces
term-grace = Grace
    .forms = Graces
    .about = A good face of the dice: three in six.
    .rule = test.count-faces
term-test = test
    .forms = tests
    .about = Roll as many dice as the sin’s base value, one of them red, and count Faults and Graces.
    .rule = test.dice-count
term-threat = Threat
    .forms = Threats
    .about = It strikes once for every Fault in a test of whoever has the adversary, before anything else of the test.
    .rule = adversary.threat-each
term-loot = Loot
    .about = Gain an item of these tiers: one of the Trove, or the first that is turned up from the deck.
    .rule = loot.range
term-tier = tier
    .forms = tiers
    .about = From 1, mostly the best, to 4. You may hold as many items of a tier as its number says.
    .rule = item.tier-limit
term-misstep = Misstep
    .forms = Missteps
    .about = What happens for each Fault to who explores here.
    .rule = location.misstep
term-charted = When Charted
    .forms = charted
    .about = A location is charted when all its sides without a wall have a neighbour. Whoever laid the last one carries out what it says.
    .rule = location.when-charted
term-defeated = When Defeated
    .about = Carried out by whoever dealt the last damage.
    .rule = adversary.when-defeated
term-ambush = Ambush
    .about = While it lies open, nobody may do anything but the hunted effigy, and that must invoke it.
    .rule = ambush.lock
term-hunter = Hunter
    .forms = Hunters
    .about = It is always with the hunted effigy.
    .rule = adversary.hunter-follows
term-ritual = Ritual
    .about = Gather more of it than there are effigies, and the Boss may come.
    .rule = ritual.total
term-adjacent = adjacent
    .about = Side by side, without a wall between.
    .rule = map.adjacent
term-abandon = abandon
    .forms = abandons, abandoned
    .about = Out of this game. It is back in the next.
    .rule = removal.abandon
term-obliterate = obliterate
    .forms = obliterates, obliterated
    .about = Destroyed, in this game and in all later games of the campaign.
    .rule = removal.obliterate
term-each-fate = Once each Fate
    .about = Ready again whenever a Fate is refilled.
    .rule = limit.once-per-fate
term-fate = Fate
    .about = The cards that may be invoked now, one of them face down.
    .rule = fate.start
term-trove = Trove
    .about = The items that lie open for anybody to scavenge or loot.
    .rule = zone.trove

# --- how it ended

result-won = You come up again
result-lost = Hell keeps you
result-why = { $ended }{ $far }
result-ended-won = { $card } was defeated, with Bane at { $bane }.
result-ended-damned = { $count ->
    [1] The last effigy was damned, with Bane at { $bane }.
   *[other] All { $count } effigies were damned at once, with Bane at { $bane }.
}
result-ended-gone = The ground went from under the last effigy.
result-ended-stuck = There was nothing left that anybody could do.
result-far-won = { "" }
result-far-boss = { " " }{ $card } had { $left } of { $health } health left.
result-far-ritual = { " " }The Ritual stood at { $ritual }; for the Boss to come it takes { $needed }.
result-seat-won = came up again
result-seat-whole = not damned
result-seat-damned = damned
result-seat-out = lost between places
result-tale-out = Left the game before its end, and everything with it.
result-tale = { $sixes ->
    [0] No sin was at six
    [1] One sin was at six
   *[other] { $sixes } sins were at six
}, { $taken } corruption in all{ $foes ->
    [0] {""}
    [1] , one foe at its side
   *[other] , { $foes } foes at its side
}.

# --- cards

card-gutter-prophet = Gutter Prophet
card-warden-of-meters = Warden of Meters
card-smiling-commuter = Smiling Commuter
card-litter-of-cranes = Litter of Cranes
card-debt = Debt
card-neon-seraph = Neon Seraph
card-choir-of-sirens = Choir of Sirens
card-fiend-of-judgement = Fiend of Judgement
card-the-landlord = The Landlord
card-concrete-mother = Concrete Mother
card-glass-hound = Glass Hound
card-your-own-voicemail = Your Own Voicemail
card-saint-of-scaffolds = Saint of Scaffolds
card-eleven-oclock-crowd = The Eleven O'Clock Crowd
card-the-repossessor = The Repossessor
card-the-underpass = The Underpass
card-multi-storey = Multi-Storey
card-shuttered-arcade = Shuttered Arcade
card-pedestrian-square = Pedestrian Square
card-municipal-baths = Municipal Baths
card-rooftop-garden = Rooftop Garden
card-the-ring-road = The Ring Road
card-night-bus-depot = Night Bus Depot
card-hall-of-records = Hall of Records
card-department-of-tears = Department of Tears
card-the-dry-reservoir = The Dry Reservoir
card-cathedral-of-signals = Cathedral of Signals
card-demolition-site = Demolition Site
card-last-orders = Last Orders
card-a-light-left-on = A Light Left On
card-wrong-number = Wrong Number
card-brownout = Brownout
card-falling-masonry = Falling Masonry
card-a-familiar-coat = A Familiar Coat
card-inspection = Inspection
card-the-long-queue = The Long Queue
card-vote-of-no-confidence = Vote of No Confidence
card-sinkhole = Sinkhole
card-riot = Riot
card-the-bill-comes-due = The Bill Comes Due
card-first-gate = First Gate
card-customs-house = Customs House
card-the-last-kerb = The Last Kerb
card-lord-of-asphalt = Lord of Asphalt
card-shroud = Shroud
card-gauntlet = Gauntlet
card-wreath = Wreath
card-obsidian-diadem = Obsidian Diadem
card-ferrymans-hook = Ferryman's Hook
card-crown-of-fuses = Crown of Fuses
card-last-candle = The Last Candle
card-key-of-dis = Key of Dis
card-heart-in-a-jar = Heart in a Jar
card-aluminum-bat = Aluminum Bat
card-glass-knuckles = Glass Knuckles
card-bishops-umbrella = Bishop's Umbrella
card-funeral-shoes = Funeral Shoes
card-pawnbrokers-scales = Pawnbroker's Scales
card-wolfskin-collar = Wolfskin Collar
card-good-matches = Box of Good Matches
card-surgeons-thread = Surgeon's Thread
card-needle-of-regret = Needle of Regret
card-angels-feather = Angel's Feather
card-note-from-home = Note from Home
card-cracked-snow-globe = Cracked Snow Globe
card-tin-of-teeth = Tin of Teeth
card-left-hand-glove = Left-Hand Glove
card-widows-ladle = Widow's Ladle
card-prayer-bead = Prayer Bead
card-paper-crane = Paper Crane
card-broken-metronome = Broken Metronome
card-borrowed-badge = Borrowed Badge
card-wax-ear = Wax Ear
card-choir-bell = Choir Bell
card-rabbits-other-foot = Rabbit's Other Foot
card-hotel-key = Hotel Key
card-eye-of-a-doll = Eye of a Doll
card-bent-nail = Bent Nail
card-bus-ticket = Bus Ticket
card-sugar-packet = Sugar Packet
card-dead-lighter = Dead Lighter
card-button-eye = Button Eye
card-rusty-whistle = Rusty Whistle
card-dolls-arm = Doll's Arm
card-half-a-photograph = Half a Photograph
card-length-of-string = Length of String
card-pocket-dice = Pocket Dice
card-church-pencil = Church Pencil
card-old-slippers = Old Slippers
card-flat-beer = Flat Beer
card-spare-shroud-pin = Shroud Pin

change-unlock = Something sealed was opened.
change-obliterate = { $card } is destroyed for good.

## sealed: unknown

event-manifested = Something comes out of the Unknown: number { $a }.
event-section = A chapter that was sealed may be read from now on.

## sealed: number-1

event-story = A story is told: { $a }.
type-story = Story

## sealed: lifewater

ask-lifewater-sins = { $a } sins go to six. Which?
ask-lifewater-item = Of your lowest items, which goes?
ask-lifewater-partner = With whom do you change sheets and all that lies by them?
ask-lifewater-amount = How much corruption do you take, to deal as much damage?
ask-lifewater-damage = One damage: to which adversary?
ask-lifewater-entry = Any line of the table is yours. Which?
ask-lifewater-search = The Item Deck lies open to you. Which item?
ask-lifewater-story = Which story do you invoke?
ask-lifewater-innate-or-loot = An innate item, or Loot of tier 1 to 2?
ask-lifewater-obliterate = One card in play is destroyed for good. Which?
ask-lifewater-base = Shift any of your base values by one.
ask-marker = Choose what you have become.
option-amount = { $n }
option-entry = { $entry }
option-found = { $card }
option-story = { $card }
cause-lifewater = { $a }
event-lifewater = { $a } drinks of the Lifewater: { $b }.
event-entry = { $a } chooses: { $b }.
event-sheets-swapped = { $a } and { $b } change sheets and all that lies by them.
marker-12 = The Boiled Boar
marker-13 = The Carrion Clerk
marker-14 = The Unwrapped
marker-15 = Root-Mouth
marker-16 = The Melted Aunt
marker-17 = The Stitched Goat
marker-18 = Sack of Maggots
marker-19 = Mother Bluebottle
entry-0 = three of your sins go to six
entry-1 = one more Fault in all your tests
entry-2 = all others take 3 Envy corruption
entry-3 = lose all omens
entry-4 = invoke the three top cards of the deck
entry-5 = take 3 corruption
entry-6 = discard your item of the lowest tier
entry-7 = your marker becomes something disgusting
entry-8 = Bane rises by 3
entry-9 = a card in play is destroyed for good
entry-10 = something grinds its teeth, and sets out
entry-11 = all stories of the deck join the Fate
entry-12 = change sheets with another player
entry-13 = take corruption, deal as much damage
entry-14 = something new, or heal 3
entry-15 = something new, or heal 3
entry-16 = roll twice more
entry-17 = something new, or heal 3
entry-18 = something new, or heal 3
entry-19 = find a story and invoke it
entry-20 = what is open closes, what is closed opens
entry-21 = choose any line of the table
entry-22 = search the Item Deck and gain one
entry-23 = one more Grace in all your tests
entry-24 = an innate item, or Loot of tier 1 to 2
entry-25 = go to any open location
entry-26 = gain 3 omens
entry-27 = Loot of tier 1 to 3
entry-28 = lay your corruption out anew
entry-29 = shift your base values by one
entry-30 = Bane falls by 1
entry-31 = Loot of tiers 1, 2, 3 and 4 in turn
entry-32 = heal all corruption
waits-lifewater-sins = bears what the water brings.
waits-lifewater-item = bears what the water brings.
waits-lifewater-partner = bears what the water brings.
waits-lifewater-amount = bears what the water brings.
waits-lifewater-damage = bears what the water brings.
waits-lifewater-entry = bears what the water brings.
waits-lifewater-search = bears what the water brings.
waits-lifewater-story = bears what the water brings.
waits-lifewater-innate-or-loot = bears what the water brings.
waits-lifewater-obliterate = bears what the water brings.
waits-lifewater-base = bears what the water brings.
waits-marker = bears what the water brings.

## sealed: areas

event-area = Another Fate opens.
label-fate-1 = Fate of the Area
    .about = Effigies in this Area invoke from here instead. It is filled anew from its own deck when it is empty.
    .rule = area.reference
label-deck-1 = Deck of the Area
    .about = The deck of this Area: { $n } are left.
    .rule = area.own-deck
label-discard-1 = Discards of the Area
    .about = Cards of this Area, open to all.
    .rule = area.discard-home
back-carnival = Card of the Area

## sealed: innate

ask-innate = Choose an innate item, or none.
waits-innate = is choosing what it was born with.
option-innate = { $card }
event-innate = { $a } has { $b } from birth.
type-innate = Innate item
label-innate = Innate
    .about = What this effigy was born with. It is always at hand, stands in no column and cannot be taken.
    .rule = innate.no-column

## sealed: circles

circle-2 = II. Shiverwoods

## sealed: number-1

card-the-water-below = The Water Below
card-what-you-brought = What You Brought With You
card-the-second-door = The Second Door
card-a-tent-far-off = A Tent, Far Off
card-the-pedlar-underground = The Pedlar Underground
card-the-burning-of-things = The Burning of Things

## sealed: number-2

card-the-weeping-main = The Weeping Main
card-font-of-the-unsaved = Font of the Unsaved
card-a-drink-of-water = A Drink of Water

## sealed: number-3

card-the-barker = The Barker
card-balloon-children = Balloon Children
card-knife-throwers-wife = Knife-Thrower's Wife
card-the-strongman = The Strongman
card-addiction = Addiction
card-the-quiet-clown = The Quiet Clown
card-man-on-stilts = Man on Stilts
card-hall-of-mirrors = Hall of Mirrors
card-tunnel-of-love = Tunnel of Love
card-fortune-tellers-booth = Fortune-Teller's Booth
card-the-shooting-gallery = The Shooting Gallery
card-carousel-of-teeth = Carousel of Teeth
card-big-wheel = The Big Wheel
card-three-cups = Three Cups
card-guess-your-weight = Guess Your Weight
card-the-swap = The Swap
card-lucky-dip = Lucky Dip
card-lost-child = Lost Child
card-lights-out = Lights Out
card-grand-finale = Grand Finale

## sealed: number-4

card-fathers-temper = Father's Temper
card-an-easy-sleep = An Easy Sleep
card-sticky-fingers = Sticky Fingers
card-a-head-for-heights = A Head for Heights
card-used-to-it = Used to It
card-somebodys-favourite = Somebody's Favourite
card-the-looked-at-child = The Looked-At Child
card-a-good-appetite = A Good Appetite

## sealed: number-5

card-choirboy-of-frost = Choirboy of Frost
card-ember-thief = Ember Thief
card-snare-of-hair = Snare of Hair
card-patient-owl = Patient Owl
card-numbness = Numbness
card-wolf-with-a-voice = Wolf With Your Mother's Voice
card-rimewife = Rimewife
card-antlered-usher = Antlered Usher
card-cutter-of-names = Cutter of Names
card-sleet-angel = Sleet Angel
card-the-following-track = The Following Track
card-homesickness = Homesickness
card-birch-giant = Birch Giant
card-the-procession = The Procession
card-old-hunger = Old Hunger
card-the-snowed-lane = The Snowed Lane
card-larder-clearing = Larder Clearing
card-woodsmans-stove = Woodsman's Stove
card-ring-of-stumps = Ring of Stumps
card-frozen-ford = Frozen Ford
card-the-bell-tree = The Bell Tree
card-owl-pellet-hollow = Owl-Pellet Hollow
card-the-blind-hide = The Blind Hide
card-chapel-of-breath = Chapel of Breath
card-the-wintering-pit = The Wintering Pit
card-mirror-of-black-ice = Mirror of Black Ice
card-the-hanging-wood = The Hanging Wood
card-charcoal-burners-camp = Charcoal Burners' Camp
card-a-borrowed-scarf = A Borrowed Scarf
card-chilblains = Chilblains
card-snow-on-the-map = Snow on the Map
card-whiteout = Whiteout
card-branches-give-way = Branches Give Way
card-the-fire-goes-out = The Fire Goes Out
card-straps-snap = Straps Snap
card-the-counting-song = The Counting Song
card-drawn-lots = Drawn Lots
card-thin-ice = Thin Ice
card-cabin-fever = Cabin Fever
card-longest-night = The Longest Night

## sealed: number-6

card-second-gate = Second Gate
card-toll-keepers-lodge = Toll-Keeper's Lodge
card-the-snowed-in-shrine = The Snowed-In Shrine
card-the-snowblind-king = The Snowblind King

## sealed: number-7

card-carnival-grounds = Carnival Grounds

## sealed: number-8

card-pedlars-lantern = Pedlar's Lantern
card-coat-of-other-people = Coat of Other People
card-jar-of-last-words = Jar of Last Words
card-counterfeit-halo = Counterfeit Halo
card-tooth-fairy-coin = Fairy Coin
card-cold-teapot = Cold Teapot

## sealed: number-9

card-the-ninth-ring = The Ninth Ring

## sealed: number-10

card-the-house-you-grew-up-in = The House You Grew Up In

## sealed: number-11

card-the-one-who-stayed = The One Who Stayed

## sealed: number-12

card-an-unbaptised-name = An Unbaptised Name

## sealed: number-13

card-the-mawgrinder = The Mawgrinder
