# Divinity: Original Sin: what has happened, how it ended, parts of the screen.

# --- what happened

event-explore-round = The party explores.
event-rest-round = The party rests.
event-combat-round = Round { $a } of the fight begins.
event-turn = It is the turn of { $a }.
event-time = Time stands at { $a }.
event-time-set = Time is set to { $a }{ $why }.
event-time-stops = Time stands still{ $why }.
event-time-goes-on = Time goes on{ $why }.
event-travels = { $a } travels from { $b } to { $c }.
event-reveals = A card is turned up: “{ $a }”.
event-reads = The party reads “{ $a }”.
event-placed = “{ $a }” lies on the map at { $b }.
event-taken-away = “{ $a }” leaves the map.
event-unlocked = A key opens path { $a }.
event-plays-keyword = { $a } plays { $b } for its keyword.
event-challenge = { $a } brings { $b ->
    [1] 1 hit
   *[other] { $b } hits
} to the challenge.
event-gold = The party gains { $a } gold and has { $b }{ $why }.
event-finds = The party finds { $a }{ $why }.
event-journal = Journal card { $a } is revealed{ $why }.
event-leaves = The party leaves.
event-joins = { $a } joins the party.
event-interlude = Between two places the party has time for itself.
event-scene = In the Hall of Echoes something speaks to { $a }.
event-level-up = The party is of level { $a } now.
event-learns = { $a } learns { $b }.
event-forgets = { $a } gives up { $b }.
event-offers = The Merchant has { $n ->
    [one] one card
   *[other] { $n } cards
} on offer.
event-pays = The party pays { $a } gold.
event-buys = { $a } takes { $b } from the Merchant.
event-sells = { $a } sells { $b } for { $c } gold.
event-fallen = The party has fallen, and its campaign with it.
event-attaches = { $a } attaches { $b } to { $c }.
event-lends-die = { $a } adds a die to the roll of { $b }.
event-summon-moves = The summon of { $a } goes from { $b } to { $c }.
event-restart = The place begins anew; the gold is gone.
event-collars = The collars break{ $why }.
event-equips = { $a } puts on { $b }.
event-stores = { $a } stows { $b }.
event-discards = { $a } leaves { $b } behind.
event-trades = { $a } hands { $c } to { $b }.
event-summons = { $a } has { $b } at their side.
event-rolls = { $a } rolls { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
}{ $specials ->
    [0] { "" }
    [1] {" "}and 1 star
   *[other] {" "}and { $specials } stars
}.
event-rerolls = { $a } spends Source and throws { $b ->
    [1] one die
   *[other] { $b } dice
} again.
event-rerolls-by = { $a } throws { $c ->
    [1] one die
   *[other] { $c } dice
} again, by { $b }.
event-targeting = { $a } rolls for a target: { $b }.
event-spawns = { $a } appears at { $b }.
event-boss = { $a } stands at { $b }.
event-tactic = The Boss plays { $a }.
event-targets = { $a } goes for { $b }.
event-moves = { $a } moves from { $b } to { $c }.
event-teleports = { $a } vanishes from { $b } and stands at { $c }.
event-shifted = { $a } is moved from { $b } to { $c }.
event-taunts = { $a } taunts { $b }, who comes over.
event-uses = { $a } uses { $b }.
event-hits = { $a } counts { $b ->
    [1] 1 hit
   *[other] { $b } hits
}.
event-damage = { $a } loses { $b } HP to { $c } damage ({ $d }{ $e ->
    [0] { "" }
   *[other] {" "}+ { $e } ground
}{ $f ->
    [0] { "" }
   *[other] {" "}− { $f } armour
}), { $g } left{ $why }.
event-unharmed = { $a } takes no harm: { $b }{ $c ->
    [0] { "" }
   *[other] {" "}+ { $c } ground
}{ $d ->
    [0] { "" }
   *[other] {" "}− { $d } armour
} leaves nothing{ $why }.
event-heals = { $a } heals { $b } HP and has { $c }{ $why }.
event-downed = { $a } goes down{ $why }.
event-revived = { $a } stands up with { $b } HP{ $why }.
event-defeated = { $a } is defeated{ $why }.
event-gains-status = { $a } is { $b } at slot { $c }{ $why }.
event-status-ends = { $a } is no longer { $b }.
event-shortens = { $a } recovers: { $b } slides on.
event-environment = The ground at { $a } is { $b } now{ $why }.
event-won = The fight is won.
event-lost = The fight is lost.
cause-rules = by the rules
cause-card = { $a }
cause-attack = { $a } with { $b }
cause-location-card = “{ $a }”
cause-helped = { $a } gave { $b } HP
cause-recover = recovering
cause-rest = rest
cause-combat-over = the fight is over
cause-no-reach = it could reach nobody

# --- how it ended

result-left = You got out
result-stopped = You stopped for today
result-fallen = You have fallen
result-ended = You came to the end
result-why-left = The party leaves { $title } with { $gold } gold{ $journal ->
    [0] { "" }
    [1] {" "}and a journal card
   *[other] {" "}and { $journal } journal cards
}.
result-why-stopped = { $title } begins anew when you come back.
result-why-fallen = { $title } was the end of this campaign. A new one begins with new Origins.
result-why-ended = { $title }. { $text }
result-seat-left = came out
result-seat-gave-up = turned back
result-tale = { $n } HP, and what they carried.
result-tale-down = carried out by the others.
change-unlock = The party met { $card }.
change-unlock-something = Something was met.
change-level = The party rose to level { $a }.
change-journal = Journal card { $a } was revealed.
change-found = The party found { $a }.
change-collars = The collars were broken.
change-scene = { $a } answered in the Hall of Echoes.
change-exit = The party went on to { $a }.
change-restart = { $a } began anew.
change-fallen = The party fell, and all was lost.
change-ending = The end: { $a }.
setting-party = The party
setting-party-created = made by the players
setting-party-ready-made = ready-made
setting-honor = Honor Mode
setting-honor-off = off
setting-honor-on = on: a restart ends the campaign
setting-talents = Talents
setting-talents-by-level = of one’s level
setting-talents-unrestricted = of any level

# --- kinds of cards, corners, parts of the screen

type-origin = Origin
type-skill = Skill
type-source-skill = Source skill
type-talent = Talent
type-equipment = Equipment
type-scroll = Scroll
type-potion = Potion
type-grenade = Grenade
type-arrows = Arrows
type-rune = Rune
type-summon = Summon
type-status = Status
type-minion = Minion
type-boss = Boss
type-tactic = Tactic
number-ap = AP
number-source = Source
number-slot = Slot
number-price = Gold
number-hp = HP
layout-place = Map
layout-party = Party
layout-order = Order
layout-enemies = Enemies
layout-gear = Gear
layout-others = All cards
layout-story = Story
layout-held = Held
layout-journal = Journal
