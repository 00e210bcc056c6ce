# The Stifling Dark: what can be answered, what a bargain can be about, and what cannot be done.

# --- options

option-react = Use { $card } of { $who }
option-keep-roll = Keep { $n }
option-flip = Go to { $space }, beside { $who }, and flip the Coin
option-flip-tokens = Flip the Coin
option-lend = { $card }
option-discard-wound = Discard the Wound in { $slot }
option-mauled = Become Mauled
option-take-wound = A face-down Wound
option-event = { $card }
option-commiserate = Ask { $who } to suffer for Commiserate
option-yes-poppet-rests = Gain 1 Stamina
option-pick-up = Pick up { $card }
option-start-truck = Start the Truck
option-escape = Escape
option-push = Push your luck
option-stop-push = Leave it at that

option-investigator = { $card }
option-start = Start on { $space }
option-card = { $card }
option-card-prowl = Use { $card }
option-hide = Hide it on { $space }
option-hide-start-hidden = Begin on { $space }
option-purple = { $token }
option-medical = Lay it on { $space }
option-interest = { $token }
option-item-share = { $card } for { $who }
option-turn = { $who }
option-wait = Let the others go first
option-wait-bots = Let the bots go first
option-done = That is all
option-pass = Let it happen
option-go = Go to { $space }
option-walk = Walk to { $space }
option-sprint = Sprint
option-lock = Lock { $gate }
option-open = Open { $gate }
option-take = Pick up { $token }
option-medical-turn = Take the Medkit
option-switch = Switch on the lights of the { $zone }
option-use = Use { $card }
option-trade = Trade with { $who }
option-lay-window = Open { $gate } for good
option-lay-dim = Dim light for the { $zone }
option-minor = Minor Ability
option-major = Major Ability
option-jump = Jump to the Escape Artist
option-hand-in = { $n ->
    [1] Hand in 1 Evidence
   *[other] Hand in { $n } Evidence
}
option-exhume = Dig up the Grave
option-destroy-egg = Destroy the Egg Sac
option-wear-down = Wear the Horror down
option-crush = Crush the Hatchling on { $space }
option-hook = Strike at { $space } with the Hook
option-charge = Recharge
option-flashlight = Place the Flashlight
option-end = End the turn
option-end-prowl = End your turn
option-aim = { $aim }
option-for-charge = 1 Stamina for 1 Charge
option-for-stamina = 1 Charge for 1 Stamina
option-swap-event = { $other } in place of { $card }
option-none-swap-event = Leave them as they are
option-keep = Leave it as it is
option-keep-lay-or-keep = Keep it
option-bleed = Bleed and go on
option-stop = Stop here
option-stop-walk-other = That is far enough
option-discard = Discard { $card }
option-stamina = Stamina
option-charge-gain-either = Charge
option-turn-down = Turn down { $card } of { $who }
option-numb = { $card }
option-bar = Bar { $gate }
option-window = { $gate }
option-space = { $space }
option-choose = { $who }
option-figure = Move { $foe }
option-let-blood = Let the blood of { $who }
option-turn-up = { $card }
option-sacrifice = The Final Sacrifice
option-haul = Pull { $who } next to you
option-claw = The Wound of { $who } in { $slot }
option-boon = { $boon }
option-price = { $price }
option-accept = Agree
option-counter = Name other terms
option-decline-bargain = No bargain
option-evidence-of = { $token }
option-relic = Lay it on { $space }
option-knife-up = The Knife: turn up the Wound in { $slot }
option-knife-gain = The Knife: gain a face-down Wound
option-rope = Close the Rope Circle
option-spirit = { $card }
option-decline = None: leave what you had where you died
option-take-left = Take what { $who } left behind
option-power = { $power }
option-trade-haunt = Give something to { $who }
option-bright-token = The Bright token of the { $zone }
option-dim-token = The Dim token of the { $zone }
option-bar-card = { $card }
option-bar-unseen = One that nobody has seen yet
option-ignore = Pay 1 Stamina and pass unhurt
option-push-token = { $token }
option-push-medical = The Medical token on { $space }
option-push-item = { $card }
option-light = The Flashlight on { $space }
option-can = Lay it on { $space }
option-barricade = { $space }
option-no-roll = The Adversary cannot Sprint in its next turn
option-show-shadow = Shadows show where its next turn begins
option-item = { $card } of { $who }
option-item-choose-cards = { $card }
option-evidence = { $token }, held by { $who }
option-agree = Agree
option-refuse = Refuse
option-pass-up = { $card } from { $who } to { $other }
option-exchange = { $card } for { $old }
option-none = Nothing
option-concede = Give up
option-fight-on = Do not give up after all
option-reward-interest = Reveal { $token }
option-reward-window = An Open Window token
option-reward-general = A General Item
option-reward-cursed = A Cursed Item
option-reward-medical = A Medkit
option-reward-major = The Major Ability of { $who } again
option-reward-dim = A Dim token for a Zone
option-objective = { $objective }
option-strength = { $n ->
    [0] Test your Strength, with no Stamina
   *[other] Test your Strength, with { $n } Stamina
}
option-duck-hunt = Duck Hunt
option-ring-toss = Ring Toss
option-roll-ring-toss = Toss
option-stop-ring-toss = Give up
option-extra-die = One more die, for 1 Stamina
option-reroll-1 = Again, for 1 Charge: { $d0 }
option-reroll-2 = Again, for 1 Charge: { $d0 }, { $d1 }
option-reroll-3 = Again, for 1 Charge: { $d0 }, { $d1 }, { $d2 }
option-reroll-4 = Again, for 1 Charge: all four
option-check-mirror = Turn up { $colour }
option-open-mirror = { $colour }
option-lay-passage = From { $space }
option-passage = To { $space }
option-reward-passage = A Secret Passage
option-reward-mirrors = Turn up all mirrors and lay them anew
option-roll = Sprint: roll for more MP
option-disappear = Disappear
option-break = Strike { $gate }
option-smash = Strike the Barricade on { $space }
option-ambush = Ambush: pull them in
option-drag = Pull them in
option-pull = Pull { $who } to { $space }
option-strike = Attack all who are next to you
option-spare = Let them be
option-hatch = On { $space }
option-crawl = { $hatchling } to { $space }
option-bite = A Hatchling bites { $who }
option-toxin = Turn up the Bufotoxin of { $who }
option-tunnel = Come up on { $space }
option-egg = Lay an Egg Sac on { $space }
option-stalk-1 = Stalk { $w0 }
option-stalk-2 = Stalk { $w0 } and { $w1 }
option-stalk-3 = Stalk { $w0 }, { $w1 } and { $w2 }
option-stalk-4 = Stalk all four
option-attack = Attack { $who }
option-buy = Buy 1 Stalk with 2 Vengeance
option-yes = Lose 1 Stamina
option-no = No
option-gaze = { $who }
option-give = { $card }
option-wound = { $card }
option-mark = Mark { $space }
option-shadow = Lay it on { $space }
option-false = { $gate }
option-drain = { $who }
option-zone = The { $zone }
option-destroy = Destroy { $gate }
note-go = { $n ->
    [1] 1 step { $side }, { $light }
   *[other] { $side }, { $light }: { $n } MP
}
note-aim = { $may ->
    [0] lights { $n } spaces; nothing of the Adversary’s is on them
    [one] lights { $n } spaces; the Adversary may be on one of them
   *[other] lights { $n } spaces; the Adversary may be on { $may } of them
}
note-aim-seen = lights { $n } spaces

# --- why not

blocked-mp = Entering it takes { $n } MP, more than are left.
blocked-stopped = Having stopped behind a Window there are no more Moves this turn.
blocked-locked = { $gate } is shut: open it from beside it first.
blocked-false = Nobody passes { $gate } any more.
blocked-occupied = Somebody is on { $space }, and no MP would be left to go on.
blocked-door-not-empty = { $gate } is not empty.
blocked-stamina = A Sprint costs Stamina that is not there.
blocked-sprinted = One Sprint a turn.
blocked-power = The Flashlight takes { $n } Charge.
blocked-templates = All four Flashlights are on the board.
blocked-shared = Two cannot stay on one space: move on before the turn ends.
blocked-exposed = Seen in this turn, you can neither Stalk nor Attack.
blocked-no-ambush = Revealed as your turn began, you can neither Ambush nor Attack.
blocked-first-round = In the first round there is no Ambush.
blocked-egg-due = Before your turn can end, lay an Egg Sac within 3 spaces.
blocked-no-stalk = An Attack costs 1 Stalk, and you have none.

# --- what a bargain can be about

boon-0 = they gain 2 Stamina
boon-1 = they gain 2 Charge
boon-2 = a face-up Wound of theirs is turned down
boon-3 = they get a Major Ability token
boon-4 = they draw a General Item
boon-5 = Blood falls by 1
boon-6 = all Shadows are shown
boon-7 = a piece of Evidence is shown
price-0 = they lose 2 Stamina
price-1 = they lose 2 Charge
price-2 = they gain a face-down Wound
price-3 = a face-down Wound of theirs turns up
price-4 = they give their Major Ability token
price-5 = Blood rises by 1
