# Divinity: Original Sin: what is said at the table. Figures, cards and spaces come as words of their
# own. Nothing of a location is here: what it tells travels with the scene to those who are there.

# --- the aim, and how to play in a minute

goal = Explore the place together, live through what waits there, and find a way out of it.
goal-lose = If all of you fall while exploring, you lose your gold and begin the place anew.
learn-1-title = A place, and a way out of it
learn-1 = The map is a page of an atlas: numbered spaces, paths between them, some locked. Every space hides a card. Read them, choose, roll, fight; one of them is the way out.
learn-1-picture = The map with the spaces that can be reached, the party and what each carries at the left, the page that was read last below.
learn-2-title = Explore, or rest
learn-2 = With no enemy in sight the party chooses: explore, and everybody travels as far as open paths lead; or rest, and heal a little. Each round takes one step of time, and what the track reaches happens.
learn-3-title = Words that open doors
learn-3 = A choice may ask for a keyword: MYSTIC, LOCKPICK, FLIGHT. Somebody has it by birth or by gear, or plays a card for it, which then cools without doing anything else.
learn-4-title = Action points
learn-4 = In a fight you gain action points each turn and spend them: a step is one, a card what is printed on it. What you save stays, up to eight.
learn-4-picture = A fight: who acts when along the top, action points under an Origin’s health, the enemy at the right, the hand at the foot.
learn-5-title = The shelf
learn-5 = A card that was used lies on your cooldown track and slides one slot left at the end of your turn; from slot 1 it comes back. Statuses lie there too. What lies face up works, what lies face down only cools.
learn-6-title = Dice, and Source
learn-6 = Hits less armour are what is lost; stars set off what cards say of specials. Whoever has Source may spend it to throw dice again, anybody’s dice, an enemy’s too.

# --- who and what

seat = Seat { $n }
number = { $n }
somebody = Somebody
minion = { $card } { $letter }
titled = { $title }
say = { $text }
card-numbered = Card { $n }
space = { $name } ({ $n })
space-tactical = the path between
where = { $title }
where-and-what = { $title }: { $round }
round-none = what next?
round-explore = exploring
round-rest = resting
round-combat = round { $n } of the fight
round-creation = who are you?
round-interlude = left behind
group-fast = Fast
group-origins = Origins
group-slow = Slow
turn-hp = { $n } of { $high }
list-1 = { $a }
list-2 = { $a }, { $b }
list-3 = { $a }, { $b }, { $c }
list-4 = { $a }, { $b }, { $c }, { $d }
list-5 = { $a }, { $b }, { $c }, { $d }, { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g }
list-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g }, { $h }
list-9 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g }, { $h }, { $i }
list-10 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g }, { $h }, { $i }, { $j }
part = { $card } { $n }
no-part = nothing
part-others = allies here, or what holds just now
part-covered = a status that covers all of it
damage-physical = physical
damage-air = air
damage-water = water
damage-fire = fire
damage-earth = earth
damage-poison = poison
damage-direct = direct
colour-white = white
colour-blue = blue
colour-red = red
colour-targeting = targeting
face-blank = nothing
face-hit = a hit
face-hit-special = a hit and a star
face-two-hits = two hits
face-two-hits-special = two hits and a star
face-three-hits = three hits
face-closest = whoever is closest
face-special = whoever its card looks for
slot-head = head
slot-chest = chest
slot-hand = first hand
slot-other-hand = other hand
slot-trinket = trinket

# --- things on the table, and what they are

label-space = { $name }
    .about = A numbered space of the map. While exploring you may travel to any of them that open paths lead to; in a fight each step along a path is one action point.
    .rule = map.numbered
label-tactical = { $n }
    .about = A tactical space: it counts only in a fight, and no two Origins may end their turn in it.
    .rule = map.tactical
label-placed = { $title }
    .about = A card that lies on the map. What it is about stays in this space.
    .rule = card.place-self
path-trail = Path
path-locked = Locked
label-gold = Gold
    .about = The party shares it. The Merchant takes it between locations; a place that begins anew takes all of it.
    .rule = loot.gold-shared
label-journal = Journal
    .about = Journal cards that the party holds: { $list }. Other cards may ask for them.
    .rule = journal.reveal
label-time = Time
    .about = It goes on one step at the end of every round. Letters are events that happen when it gets there.
    .rule = time.advance
label-held = Held for later
    .about = Cards of this place that were marked. Any group may take one of them instead of exploring its space.
    .rule = explore.hold-any-space
label-origin-figure = { $who }
    .about = An Origin of the party. At 0 HP it lies where it fell until somebody gives it HP.
    .rule = origin.card
label-minion-figure = { $who }
    .about = A minion. It looks for an Origin by its die and its card, goes to its range, and attacks.
    .rule = minion.card
label-boss-figure = { $who }
    .about = A Boss. It gains action points and plays tactics as long as it can pay for the next.
    .rule = boss.turn
label-sheet = { $who }
    .about = An Origin: health, action points, Source, armour, and the cooldown track.
    .rule = origin.card
label-minion-sheet = { $who }
    .about = A minion: what it can take, how it chooses, how it strikes.
    .rule = minion.card
label-boss-sheet = { $who }
    .about = A Boss: it goes on playing tactics while its action points last.
    .rule = boss.turn
label-physical = physical armour
    .about = Taken off every physical damage: { $parts }.
    .rule = damage.physical
label-magical = magical armour
    .about = Taken off air, water, fire, earth and poison damage: { $parts }.
    .rule = damage.magical
label-where = at
    .about = The space where this Origin stands.
    .rule = map.numbered
label-keywords = keywords
    .about = What this Origin is and has. Choices and dice of location cards ask for keywords.
    .rule = origin.keywords
label-moves = move
    .about = How far it goes in a turn.
    .rule = minion.move-limit
label-looks-for = looks for
    .about = If its die shows a star, this is whom it attacks; else whoever is closest.
    .rule = target.special
label-attack = attack
    .about = The dice it rolls, what is certain, the kind of damage and the range.
    .rule = attack.stats
label-health = Health
    .about = { $n } of { $high } HP. At 0 an Origin is down, an enemy gone.
    .rule = damage.reduce-hp
label-ap = Action points
    .about = { $n } to spend. Some come each turn; what is left stays, up to eight, until the fight ends.
    .rule = ap.gain
label-boss-ap = Action points
    .about = { $n }. It plays its next tactic when it can pay for it.
    .rule = boss.play
label-source = Source
    .about = { $n } left. One point throws any dice of any roll again. It comes back at the next location.
    .rule = source.reroll
label-track = Cooldown track
    .about = At the end of this figure’s turn everything slides one slot left; from slot 1 it is cleared.
    .rule = cooldown.slide-end-of-turn
label-counter = The Merchant’s counter
    .about = What is for sale. It stays until the party leaves; prices are on the cards.
    .rule = merchant.reveal
label-laid-out = To choose from
    .about = Cards that lie open for somebody’s choice.
    .rule = learn.permanent
label-hand = Hand
    .about = Skills that are ready. Everybody’s hand is open.
    .rule = skill.in-hand
label-hand-of = { $who }: Hand
    .about = { label-hand.about }
    .rule = skill.in-hand
label-gear = Gear
    .about = What is worn and held, and a summon if there is one. It works as long as it lies here.
    .rule = equip.slots
label-gear-of = { $who }: Gear
    .about = { label-gear.about }
    .rule = equip.slots
label-pack = Backpack
    .about = Three things that are carried. Only consumables can be used from here.
    .rule = equip.backpack
label-pack-of = { $who }: Backpack
    .about = { label-pack.about }
    .rule = equip.backpack
label-talents = Origin and talents
    .about = What this Origin is by birth and training.
    .rule = talent.kinds
label-talents-of = { $who }: Origin and talents
    .about = { label-talents.about }
    .rule = talent.kinds
label-special = Here
    .about = What holds for everybody at this place.
    .rule = location.intro
special-rules = { $text }
journal-numbered = Journal, card { $n }
hall-of-echoes = In the Hall of Echoes
label-aim = { $who } looks for a target
label-roll = { $who } rolled { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
}{ $specials ->
    [0] { "" }
    [1] , 1 star
   *[other] , { $specials } stars
}
next-tactic = The next tactic costs { $n }. { $left } in its deck.
no-tactic = No tactic is ready. { $left } in its deck.
step-time-0 = 0
    .about = The end of the track.
    .rule = time.stays-at-end
step-time-1 = 1
    .about = A step of time.
    .rule = time.advance
step-time-2 = 2
    .about = A step of time.
    .rule = time.advance
step-time-3 = 3
    .about = A step of time.
    .rule = time.advance
step-time-4 = 4
    .about = A step of time.
    .rule = time.advance
step-time-5 = 5
    .about = A step of time.
    .rule = time.advance
step-time-6 = 6
    .about = A step of time.
    .rule = time.advance
step-time-7 = 7
    .about = A step of time.
    .rule = time.advance
step-time-8 = 8
    .about = A step of time.
    .rule = time.advance
step-time-9 = 9
    .about = A step of time.
    .rule = time.advance
step-time-10 = 10
    .about = A step of time.
    .rule = time.advance
step-time-11 = 11
    .about = A step of time.
    .rule = time.advance
step-time-12 = 12
    .about = A step of time.
    .rule = time.advance
step-time-a = A
    .about = An event: its card is read when time gets here.
    .rule = time.event
step-time-b = B
    .about = { step-time-a.about }
    .rule = time.event
step-time-c = C
    .about = { step-time-a.about }
    .rule = time.event
step-time-d = D
    .about = { step-time-a.about }
    .rule = time.event
step-time-e = E
    .about = { step-time-a.about }
    .rule = time.event
step-time-f = F
    .about = { step-time-a.about }
    .rule = time.event

# --- marks

mark-bare = bare ground
    .about = Nothing covers it.
    .rule = env.one-per-space
mark-charged = charged
    .about = Air damage dealt here is 2 more.
    .rule = env.charged
mark-wet = wet
    .about = Water damage dealt here is 2 more.
    .rule = env.wet
mark-warm = warm
    .about = Fire damage dealt here is 2 more.
    .rule = env.warm
mark-oily = oily
    .about = Earth damage dealt here is 2 more.
    .rule = env.oily
mark-difficult = difficult
    .about = It takes one action point more to enter.
    .rule = env.difficult
mark-locked = locked
    .about = Nobody gets in before something opens it.
    .rule = map.locked-space
mark-unexplored = unexplored
    .about = A card waits here for whoever explores the space.
    .rule = explore.choice
mark-many = several cards
    .about = Several cards wait here; who explores takes one at random.
    .rule = map.multicard
mark-explored = nothing left
    .about = Nothing more waits here.
    .rule = explore.fully-explored
mark-turn = acts now
    .about = It is this figure’s turn.
    .rule = combat.one-turn-each
mark-down = down
    .about = At 0 HP: it does nothing, feels nothing, and waits for somebody to give it HP.
    .rule = downed.when
mark-waits = waits
    .about = The player of this Origin plays another one just now.
    .rule = variant.solo
mark-paused = stands still
    .about = Time does not go on for now.
    .rule = time.pause
mark-collared = collared
    .about = The Source collar forbids Source skills; rerolls are still possible.
    .rule = source.collar
mark-lit = works
    .about = Face up: it does what it says.
    .rule = cooldown.face-up
mark-spent = cools
    .about = Face down: it does nothing until it comes back.
    .rule = cooldown.clear-return

mark-tray-a = A
    .about = The minion of tray A.
    .rule = components.trays
mark-tray-b = B
    .about = The minion of tray B.
    .rule = components.trays
mark-tray-c = C
    .about = The minion of tray C.
    .rule = components.trays
mark-tray-d = D
    .about = The minion of tray D.
    .rule = components.trays
mark-tray-e = E
    .about = The minion of tray E.
    .rule = components.trays
mark-tray-f = F
    .about = The minion of tray F.
    .rule = components.trays

# --- asks

ask-round = No enemy in sight: explore, or rest?
ask-who-acts = Who acts next?
ask-who-travels = Who travels next?
ask-who-rests = Who rests next?
ask-travel = Where does { $a } go?
ask-group-order = Which group goes first?
ask-explore-or-hold = At { $a }: explore here, or take a card that was held?
ask-resolve-order = Which card comes first?
ask-stack-order = Which card of this fight comes first?
ask-option = { $a }: what do you do?
ask-who-rolls = { $a }: who rolls?
ask-may-roll = { $a }: does { $b } try it?
ask-lend-keyword = A { $colour } die more if { $needs }. Does { $a } play a card for it?
ask-claim = { $a } can do this without a roll. Take it as done?
ask-result-order = { $a }: whose result comes first?
ask-pick-result = { $a }: { $b } picks the result.
ask-play-for-keyword = Which card is played for the keyword?
ask-leave = { $a }: leave this place, all of you?
ask-who-takes = Who takes { $a }?
ask-reroll = { $a } rolled { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
}{ $specials ->
    [0] { "" }
    [1] {" "}and 1 star
   *[other] {" "}and { $specials } stars
}. Throw dice again?
ask-reroll-target = { $a } looks for { $b }. Throw its die again?
ask-reroll-dice = Which dice does { $a } throw again?
ask-leave-out = { $a } rolls a die less: which colour?
ask-act = { $a }: what do you do?
ask-target = Whom does { $a } aim at?
ask-include = { $a } covers your own space: does it take in yourself?
ask-weapon = { $a }: with which weapon?
ask-another = { $a } attacks another target: which?
ask-strike-back = { $a } strikes back at { $b }: with what?
ask-convert = What damage does { $a } deal?
ask-give-hp = How many HP do you give { $a }?
ask-turned = { $a } is dominated: which ally is attacked?
ask-may = { $a }: do you want this? “{ $text }”
ask-order = Several things happen at once. Which comes first?
ask-free-move = { $a } may move: { $b ->
    [1] one space
   *[other] { $b } spaces
}. Where to?
ask-teleport = Where does { $a } appear?
ask-shift = Where is { $a } moved?
ask-enemy-target = { $a } could attack several alike. Whom?
ask-enemy-route = { $a } could go several ways alike. Where to?
ask-lose-status = Which status does { $a } lose?
ask-which-hand = { $a }: in which hand is { $b } held?
ask-wear = { $a }: put { $b } on at once, or stow it?
ask-too-full = { $a } carries too much. What goes?
ask-rest-recover = { $a }: heal 2 HP and lose all statuses, the good ones too?
ask-rest-revive = { $a }: give HP to somebody who is down?
ask-rest-items = { $a }: put on, stow, give or take?
ask-rest-use = { $a }: use one card at no cost?
ask-attach = Where does { $a } attach { $b }?
ask-keep-rune = { $a } puts on something else. Does its rune move over?
ask-keep-arrows = { $a }: keep { $b }?
ask-lend-die = { $a }: add a blue die to the roll of { $b }?
ask-set-die = { $a }: lay a die with its star up before the roll?
ask-give-up = Give this place up and begin it anew? All must agree, and the gold is lost.
ask-end-session = The place begins anew. Go on now, or stop here for today?
ask-choose-origin = Who are you?
ask-ready-made = { $b }: as made, or by your own choice?
ask-first-skills = { $a }: four skills to begin with.
ask-first-talents = { $a }: which talent?
ask-first-weapons = { $a }: which weapons?
ask-first-armour = { $a }: which armour?
ask-scene = { $a }: what do you answer?
ask-who-learns = A level higher. Who learns first?
ask-unlock-talent = { $a }: a new talent.
ask-learn-skill = { $a }: a new skill.
ask-respec = { $a }: swap anything that you learned?
ask-swap-for = { $a }: in place of { $b }?
ask-merchant = The Merchant waits. Pay for a look, or go on?
ask-free-look = A look at consumables comes with it: which?
ask-bargain = Buy, sell, look at more, or leave?
ask-sell = { $a }: what goes?

# --- what the others read meanwhile, after the name of whoever is asked

waits-round = has still to say: explore, or rest.
waits-who-acts = may act next.
waits-who-travels = may travel next.
waits-who-rests = may rest next.
waits-travel = chooses the way of { $a }.
waits-group-order = orders the groups.
waits-explore-or-hold = looks around at { $a }.
waits-resolve-order = orders the cards.
waits-stack-order = orders the cards of the fight.
waits-option = weighs “{ $a }”.
waits-who-rolls = picks who rolls.
waits-may-roll = decides whether { $b } tries it.
waits-lend-keyword = may play a card for a keyword.
waits-claim = may take it as done.
waits-result-order = orders the results.
waits-pick-result = picks a result.
waits-play-for-keyword = picks a card for its keyword.
waits-leave = has still to agree to leave.
waits-who-takes = says who takes { $a }.
waits-reroll = may throw dice of { $a } again.
waits-reroll-target = may throw the die of { $a } again.
waits-reroll-dice = picks dice.
waits-leave-out = leaves a die out.
waits-act = plays { $a }.
waits-target = aims { $a }.
waits-include = aims { $a }.
waits-weapon = picks a weapon.
waits-another = picks another target.
waits-strike-back = strikes back at { $b }.
waits-convert = picks the damage.
waits-give-hp = helps { $a } up.
waits-turned = picks whom { $a } attacks.
waits-may = is making up their mind.
waits-order = settles what comes first.
waits-free-move = moves { $a }.
waits-teleport = moves { $a }.
waits-shift = moves { $a }.
waits-enemy-target = says whom { $a } attacks.
waits-enemy-route = says where { $a } goes.
waits-lose-status = picks a status to lose.
waits-which-hand = picks a hand for { $b }.
waits-wear = decides about { $b }.
waits-too-full = makes room.
waits-rest-recover = decides how { $a } rests.
waits-rest-revive = may help somebody up.
waits-rest-items = looks through the things of { $a }.
waits-rest-use = may use a card.
waits-attach = attaches { $b }.
waits-keep-rune = decides about a rune.
waits-keep-arrows = may keep { $b }.
waits-lend-die = may add a die to the roll of { $b }.
waits-set-die = may lay a die.
waits-give-up = has still to agree to give up.
waits-end-session = has still to say: go on, or stop.
waits-choose-origin = chooses an Origin.
waits-ready-made = makes { $b }.
waits-first-skills = picks skills for { $a }.
waits-first-talents = picks a talent for { $a }.
waits-first-weapons = arms { $a }.
waits-first-armour = dresses { $a }.
waits-scene = listens with { $a }.
waits-who-learns = may learn next.
waits-unlock-talent = picks a talent for { $a }.
waits-learn-skill = picks a skill for { $a }.
waits-respec = looks over what { $a } has learned.
waits-swap-for = picks what replaces { $b }.
waits-merchant = has still to say: enter, or go on.
waits-free-look = picks consumables to look at.
waits-bargain = bargains.
waits-sell = picks what { $a } sells.

# --- options

option-explore = Explore
option-rest = Rest
option-give-up = Give this place up
option-turn = { $who }
option-end = End the turn
option-done = That is all
option-stay = Stay here
option-use = { $card }
option-free = { $card }, at no cost
option-card = { $card }
option-card-bargain = Buy { $card }
option-play = { $who } plays { $card }
option-status = { $card }
option-shorten = Recover: { $card } slides on
option-shake-off = Shake off { $card }
option-move = To { $space }
option-taunt = Taunt { $who }
option-recover = Recover 2 HP
option-revive = Help { $who } up
option-hp = { $n } HP
option-equip = Put on { $card }
option-store = Stow { $card }
option-move-rune = Move { $card } to another item
option-unfasten = Take { $card } off its item
option-send = Your summon goes to { $space }
option-set-weapons-0 = Sword and shield
option-set-weapons-1 = Two daggers
option-set-weapons-2 = A felling axe
option-set-weapons-3 = A bow
option-set-weapons-4 = A staff
option-set-weapons-5 = Wand and shield
option-set-armour-0 = A light robe
option-set-armour-1 = A quilted coat
option-set-armour-2 = Heavy mail
option-deck-equipment-1 = Look at equipment of level 1
option-deck-equipment-2 = Look at equipment of level 2
option-deck-equipment-3 = Look at equipment of level 3
option-deck-equipment-4 = Look at equipment of level 4
option-deck-equipment-5 = Look at equipment of level 5
option-deck-scroll = Look at scrolls
option-deck-potion = Look at potions
option-deck-grenade = Look at grenades
option-deck-arrows = Look at arrows
option-sell = { $who } sells something
option-item = { $card }
option-leave = Take the road
option-go-on = Begin it anew
option-stop = Stop for today
option-slot-attach = To { $card }
option-slot = In the { $slot }, in place of { $card }
option-discard = { $card }
option-give = Give { $card } to { $who }
option-take = Take { $card } from { $who }
option-figure = { $who }
option-figure-who-takes = { $who } takes it
option-figure-who-rolls = { $who } rolls
option-space = { $space }
option-damage = { $damage } damage
option-reroll = { $who } throws again, by { $card }
option-die-blank = Nothing ({ $colour })
option-die-hit = A hit ({ $colour })
option-die-hit-special = A hit and a star ({ $colour })
option-die-two-hits = Two hits ({ $colour })
option-die-two-hits-special = Two hits and a star ({ $colour })
option-die-three-hits = Three hits ({ $colour })
option-die-closest = Closest
option-die-special = Star
option-colour = A { $colour } one
option-travel = { $space }
option-group = Those at { $space }
option-explore-here = Explore here
option-held = “{ $title }”
option-done-explore-or-hold = Nothing, this round
option-location-card = “{ $title }”
option-option = { $say }
option-row = { $say }
option-due = { $card } first
option-leave-it = Leave it
option-yes = Yes
option-no = No
option-yes-ready-made = As made
option-no-ready-made = By my own choice
option-yes-may-roll = Try it
option-no-may-roll = Better not
option-yes-claim = Take it as done
option-no-claim = Roll all the same
option-yes-lend-keyword = Play a card
option-no-lend-keyword = Roll without it
option-yes-leave = Leave
option-no-leave = Not yet: hold this card
option-yes-wear = Put it on
option-no-wear = Stow it
option-yes-rest-recover = Heal, and be rid of it all
option-no-rest-recover = Not now

note-ap = { $now } AP − { $cost } = { $then }
note-ap-hits = { $now } AP − { $cost } = { $then }; { $hits } hits on average
note-source = { $now } Source − { $cost } = { $then }
note-source-hits = { $now } Source − { $cost } = { $then }; { $hits } hits on average
note-gold = { $now } gold − { $cost } = { $then }
note-look = for { $cost } gold
note-free = no cost
note-free-hits = no cost; { $hits } hits on average
note-hits = { $hits } hits on average
note-source-left = { $n } Source left then
note-keyword = for { $word }; it cools from slot 3 and does nothing else
note-attack = { $hits }{ $fed ->
    [0] { "" }
   *[other] {" "}+ { $fed } ground
}{ $stopped ->
    [0] { "" }
   *[other] {" "}− { $stopped } armour
} = { $lost } on average: { $now } → { $left } HP
note-holds = because { $needs }
note-plays = if { $needs }: somebody plays a card for it

# --- why not

blocked-no-target = { $card }: nobody is in its range.
blocked-ap = { $card }: { $n ->
    [1] one action point is missing.
   *[other] { $n } action points are missing.
}
blocked-source = { $card }: there is too little Source.
blocked-limit = { $card }: it was used as often as a round allows.
blocked-no-skills = { $card }: a status forbids skills.
blocked-requires = { $card }: it needs something equipped with { $needs }.
blocked-collared = { $card }: the collar forbids Source skills.
blocked-only-moves = A status leaves you nothing but moving.
blocked-tactical = Another Origin stands here: keep enough action points to step on.
blocked-stuck = A status keeps you where you are.
blocked-enemy-here = Recover: not with an enemy in your space.
blocked-no-source = { $who } has no Source left, nor a card that throws dice again.
blocked-needs = { $say }: only if { $needs }. Nobody in the party can lend it.
blocked-needs-there = { $say }: only if { $needs }. { $who } has it, but is elsewhere.
blocked-needs-card = { $say }: only if { $needs }. { $who } could play { $card } for it, but is elsewhere.

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

# --- cards

card-bleeding = BLEEDING
card-blessed = BLESSED
card-blinded = BLINDED
card-burning = BURNING
card-chicken = CHICKEN
card-dominated = DOMINATED
card-exposed = EXPOSED
card-frozen = FROZEN
card-haste = HASTE
card-invisible = INVISIBLE
card-knocked-down = KNOCKED DOWN
card-poisoned = POISONED
card-shocked = SHOCKED
card-stunned = STUNNED
card-sundered = SUNDERED
card-ifan = Ifan
card-sebille = Sebille
card-red-prince = Red Prince
card-lohse = Lohse
card-fane = Fane
card-beast = Beast
card-vali = Vali
card-tanguistal = Tanguistal
card-farzanah = Farzanah
card-cassian = Cassian
card-spark-lance = Spark Lance
card-gust-step = Gust Step
card-static-field = Static Field
card-lightning-aura = Lightning Aura
card-carry-off = Carry Off
card-storm-chain = Storm Chain
card-eye-of-the-gale = Eye of the Gale
card-ice-needle = Ice Needle
card-mending-rain = Mending Rain
card-frost-aura = Frost Aura
card-wash-clean = Wash Clean
card-deep-cold = Deep Cold
card-spring-tide = Spring Tide
card-drowned-bell = Drowned Bell
card-ember-dart = Ember Dart
card-quicken = Quicken
card-phoenix-dive = Phoenix Dive
card-banked-coals = Banked Coals
card-fireball = Fireball
card-ring-of-cinders = Ring of Cinders
card-noon = Noon
card-poison-dart = Poison Dart
card-stone-coat = Stone Coat
card-seep = Seep
card-broken-ground = Broken Ground
card-venom-bloom = Venom Bloom
card-quarry-fist = Quarry Fist
card-landslip = Landslip
card-leech-touch = Leech Touch
card-open-vein = Open Vein
card-rot-breath = Rot Breath
card-bone-spider = Bone Spider
card-borrowed-blood = Borrowed Blood
card-grave-chill = Grave Chill
card-last-tithe = Last Tithe
card-tentacle-lash = Tentacle Lash
card-thick-hide = Thick Hide
card-horned-rush = Horned Rush
card-wings = Wings
card-hens-curse = Hen’s Curse
card-talons = Talons
card-many-shapes = Many Shapes
card-conjure-incarnate = Conjure Incarnate
card-ember-pole = Ember Pole
card-infuse = Infuse
card-whistle-wolf = Whistle Wolf
card-bent-will = Bent Will
card-twin-call = Twin Call
card-legion = Legion
card-low-blade = Low Blade
card-unseen = Unseen
card-second-cut = Second Cut
card-easy-locks = Easy Locks
card-borrowed-moment = Borrowed Moment
card-throat-line = Throat Line
card-nobody = Nobody
card-shield-shove = Shield Shove
card-rally = Rally
card-trip = Trip
card-iron-stance = Iron Stance
card-charge = Charge
card-hold-the-line = Hold the Line
card-standard = Standard
card-twin-cut = Twin Cut
card-riposte = Riposte
card-loose-buckles = Loose Buckles
card-feint = Feint
card-flurry = Flurry
card-answering-steel = Answering Steel
card-three-bows = Three Bows
card-ricochet = Ricochet
card-marked-prey = Marked Prey
card-pin-down = Pin Down
card-high-perch = High Perch
card-split-shaft = Split Shaft
card-long-shot = Long Shot
card-rain-of-reeds = Rain of Reeds
card-overhand = Overhand
card-cleave = Cleave
card-crack-plate = Crack Plate
card-wide-arc = Wide Arc
card-through-iron = Through Iron
card-felling-blow = Felling Blow
card-last-word = Last Word
card-wolfs-volley = Wolf’s Volley
card-needle-and-thorn = Needle and Thorn
card-dragons-blaze = Dragon’s Blaze
card-song-of-mending = Song of Mending
card-hourglass = Hourglass
card-tempest = Tempest
card-vanishing-act = Vanishing Act
card-dance-of-bones = Dance of Bones
card-golden-cage = Golden Cage
card-great-hunt = Great Hunt
card-aerotheurge-training = Aerotheurge Training
card-hydrosophist-training = Hydrosophist Training
card-pyrokinetic-training = Pyrokinetic Training
card-geomancer-training = Geomancer Training
card-necromancer-training = Necromancer Training
card-polymorph-training = Polymorph Training
card-summoning-training = Summoning Training
card-scoundrel-training = Scoundrel Training
card-warfare-training = Warfare Training
card-duelist-training = Duelist Training
card-huntsman-training = Huntsman Training
card-two-handed-training = Two-Handed Training
card-quick-hands = Quick Hands
card-healing-hands = Healing Hands
card-firm-stance = Firm Stance
card-second-wind = Second Wind
card-lucky-coin = Lucky Coin
card-clean-wounds = Clean Wounds
card-long-rest = Long Rest
card-arrow-recovery = Arrow Recovery
card-thick-skin = Thick Skin
card-warded = Warded
card-clean-blood = Clean Blood
card-old-tricks = Old Tricks
card-way-out = A Way Out
card-field-dressing = Field Dressing
card-executioner = Executioner
card-warm-hearted = Warm-Hearted
card-loaded-dice = Loaded Dice
card-battle-trance = Battle Trance
card-smoke-and-mirrors = Smoke and Mirrors
card-heavy-hand = Heavy Hand
card-keen-edge = Keen Edge
card-steady-heart = Steady Heart
card-living-legend = Living Legend
card-deep-well = Deep Well
card-starter-sword = Plain Sword
card-starter-shield = Plank Shield
card-starter-dagger = Plain Dagger
card-starter-axe = Felling Axe
card-starter-bow = Ash Bow
card-starter-staff = Kindling Staff
card-starter-wand = Bone Wand
card-light-robe = Light Robe
card-medium-coat = Quilted Coat
card-heavy-mail = Heavy Mail
card-long-sword = Long Sword
card-assassins-dagger = Assassin’s Dagger
card-boarding-axe = Boarding Axe
card-whalers-maul = Whaler’s Maul
card-yew-bow = Yew Bow
card-tide-staff = Tide Staff
card-leather-cap = Leather Cap
card-pot-helm = Pot Helm
card-thick-robes = Thick Robes
card-oilskin = Oilskin
card-buckler = Buckler
card-copper-band = Copper Band
card-pick-ring = Pick Ring
card-storm-lantern = Storm Lantern
card-fire-staff = Fire Staff
card-officers-blade = Officer’s Blade
card-hooked-knife = Hooked Knife
card-arbalest = Arbalest
card-cleaver = Cleaver
card-wardens-helm = Warden’s Helm
card-scholars-hood = Scholar’s Hood
card-scaled-coat = Scaled Coat
card-tower-shield = Tower Shield
card-silver-band = Silver Band
card-runners-anklet = Runner’s Anklet
card-salt-charm = Salt Charm
card-duellists-estoc = Duellist’s Estoc
card-quarry-maul = Quarry Maul
card-thorn-bow = Thorn Bow
card-collarers-pliers = Collarer’s Pliers
card-ash-wand = Ash Wand
card-pilgrims-cowl = Pilgrim’s Cowl
card-ringing-helm = Ringing Helm
card-quarry-plate = Quarry Plate
card-burners-leathers = Burner’s Leathers
card-open-collar = Open Collar
card-hare-foot = Hare’s Foot
card-listeners-shell = Listener’s Shell
card-lamp-rune = Lamp Rune
card-cats-eye-rune = Cat’s Eye Rune
card-oak-rune = Oak Rune
card-ember-rune = Ember Rune
card-rime-rune = Rime Rune
card-gust-rune = Gust Rune
card-tongue-rune = Tongue Rune
card-dream-rune = Dream Rune
card-clear-rune = Clear Rune
card-clay-rune = Clay Rune
card-venom-rune = Venom Rune
card-edge-rune = Edge Rune
card-stone-rune = Stone Rune
card-moss-rune = Moss Rune
card-salt-rune = Salt Rune
card-coin-rune = Coin Rune
card-thorn-rune = Thorn Rune
card-spur-rune = Spur Rune
card-healing-potion = Healing Potion
card-physical-armor-potion = Physical Armor Potion
card-magical-armor-potion = Magical Armor Potion
card-curative-elixir = Curative Elixir
card-draught-of-haste = Draught of Haste
card-draught-of-might = Draught of Might
card-source-draught = Source Draught
card-shadow-oil = Shadow Oil
card-resurrection-scroll = Resurrection Scroll
card-scroll-of-stepping = Scroll of Stepping
card-scroll-of-blessing = Scroll of Blessing
card-scroll-of-frost = Scroll of Frost
card-scroll-of-embers = Scroll of Embers
card-scroll-of-sparks = Scroll of Sparks
card-scroll-of-slumber = Scroll of Slumber
card-healing-grenade = Healing Grenade
card-fire-grenade = Fire Grenade
card-ice-grenade = Ice Grenade
card-poison-grenade = Poison Grenade
card-oil-flask = Oil Flask
card-nail-bomb = Nail Bomb
card-blessed-arrows = Blessed Arrows
card-fire-arrows = Fire Arrows
card-frost-arrows = Frost Arrows
card-knockdown-arrows = Knockdown Arrows
card-summon-incarnate = Incarnate
card-summon-storm-incarnate = Storm Incarnate
card-summon-tide-incarnate = Tide Incarnate
card-summon-cinder-incarnate = Cinder Incarnate
card-summon-bone-spider = Bone Spider
card-summon-ember-pole = Ember Pole
card-summon-frost-pole = Frost Pole
card-summon-wolf = Wolf
card-summon-hawk = Hawk
card-summon-imp = Imp
card-summon-shade = Shade
card-summon-black-cat = Black Cat
card-darkhans-lackey = Darkhan’s Lackey
card-darkhans-lackey-veteran = Darkhan’s Lackey, Veteran
card-crocodile = Crocodile
card-crocodile-veteran = Crocodile, Veteran
card-bandit-hydrosophist = Bandit Hydrosophist
card-bandit-hydrosophist-veteran = Bandit Hydrosophist, Veteran
card-gaoler = Gaoler
card-gaoler-veteran = Gaoler, Veteran
card-gull-slinger = Gull Slinger
card-gull-slinger-veteran = Gull Slinger, Veteran
card-drowned-thrall = Drowned Thrall
card-drowned-thrall-veteran = Drowned Thrall, Veteran
card-kelp-witch = Kelp Witch
card-kelp-witch-veteran = Kelp Witch, Veteran
card-oil-rat = Oil Rat
card-oil-rat-veteran = Oil Rat, Veteran
card-ash-hound = Ash Hound
card-ash-hound-veteran = Ash Hound, Veteran
card-charcoal-burner = Charcoal Burner
card-charcoal-burner-veteran = Charcoal Burner, Veteran
card-quarry-brute = Quarry Brute
card-quarry-brute-veteran = Quarry Brute, Veteran
card-hollow-pilgrim = Hollow Pilgrim
card-hollow-pilgrim-veteran = Hollow Pilgrim, Veteran
card-thorn-archer = Thorn Archer
card-thorn-archer-veteran = Thorn Archer, Veteran
card-collar-hand = Collar Hand
card-collar-hand-veteran = Collar Hand, Veteran
card-undead-ranger = Undead Ranger
card-undead-ranger-veteran = Undead Ranger, Veteran

# What is met later.

## sealed: drowned-lamp

card-drowned-lamp = Drowned Lamp

## sealed: seals-tooth

card-seals-tooth = Seal’s Tooth

## sealed: lampmans-rope

card-lampmans-rope = Lampman’s Rope

## sealed: smiths-hinge

card-smiths-hinge = Smith’s Hinge

## sealed: lost-coat

card-lost-coat = Lost Coat

## sealed: wardens-key

card-wardens-key = Warden’s Second Key

## sealed: warden

card-warden = The Warden

## sealed: tidecaller

card-tidecaller = The Tidecaller

## sealed: collarer

card-collarer = The Collarer

## sealed: gaff

card-gaff = Gaff

## sealed: brand

card-brand = Brand

## sealed: sweep

card-sweep = Sweep

## sealed: thrown-keys

card-thrown-keys = Thrown Keys

## sealed: nobody-leaves

card-nobody-leaves = Nobody Leaves

## sealed: iron-bearing

card-iron-bearing = Iron Bearing

## sealed: drumbeat

card-drumbeat = Drumbeat

## sealed: stoke

card-stoke = Stoke

## sealed: shrug

card-shrug = Shrug

## sealed: to-me

card-to-me = To Me

## sealed: undertow

card-undertow = Undertow

## sealed: cold-bell

card-cold-bell = Cold Bell

## sealed: brine

card-brine = Brine

## sealed: drowning-hymn

card-drowning-hymn = Drowning Hymn

## sealed: bell-stroke

card-bell-stroke = Bell Stroke

## sealed: salt-sting

card-salt-sting = Salt Sting

## sealed: held-breath

card-held-breath = Held Breath

## sealed: undertone

card-undertone = Undertone

## sealed: ebb

card-ebb = Ebb

## sealed: measuring-tape

card-measuring-tape = Measuring Tape

## sealed: fitting

card-fitting = Fitting

## sealed: hot-rivets

card-hot-rivets = Hot Rivets

## sealed: shears

card-shears = Shears

## sealed: hush-now

card-hush-now = Hush Now

## sealed: apron

card-apron = Apron

## sealed: steady-hand

card-steady-hand = Steady Hand

## sealed: file-it-down

card-file-it-down = File It Down

## sealed: blow-of-two

card-blow-of-two = A Blow

## sealed: blow-of-three

card-blow-of-three = A Hard Blow

## sealed: blow-of-four

card-blow-of-four = A Crushing Blow
