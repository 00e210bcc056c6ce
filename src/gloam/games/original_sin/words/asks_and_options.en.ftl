# Divinity: Original Sin: what is asked, what can be answered, and what cannot.

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
