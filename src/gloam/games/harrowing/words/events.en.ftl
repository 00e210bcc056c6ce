# The Harrowing: what has happened, why, and what terms of cards mean.

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
