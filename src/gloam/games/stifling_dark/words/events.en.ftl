# The Stifling Dark: what has happened, and how it ended.

# --- events

event-picked = { $b } comes along.
event-placed = { $a } starts on { $b }.
event-claimed = Taken before the game begins: { $a }.
event-claimed-purple = Taken before the game begins: { $a }. It is the cursed one.
event-round = Round { $a } begins.
event-event = Event: { $a }.
event-turn = { $a } takes a turn.
event-turn-over = The turn of { $a } is over.
event-adversary-turn = The Adversary’s turn.
event-adversary-done = The Adversary’s turn is over.
event-moved = { $a } goes to { $c }.
event-goes-back = { $a } cannot stay and goes back to { $b }.
event-jumps = { $a } jumps to { $b }.
event-sprints = { $a } sprints and has { $b } MP more.
event-rolled = { $a } rolls { $b }.
event-breathes = { $a } breathes the gas and rolls { $b }.
event-gained-stamina = { $a } gains { $b } Stamina and has { $c }{ $why }.
event-lost-stamina = { $a } loses { $b } Stamina and has { $c }{ $why }.
event-gained-charge = { $a } gains { $b } Charge and has { $c }{ $why }.
event-lost-charge = { $a } loses { $b } Charge and has { $c }{ $why }.
event-wounded = { $a } gains a Wound, face down{ $why }.
event-wounded-up = { $a } gains a Wound, face up{ $why }.
event-wound-up = The new Wound of { $a } is { $b }.
event-wound-reopens = A face-down Wound of { $a } turns up as { $b }{ $why }.
event-wound-down = { $b } of { $a } is turned down.
event-wound-passes = A Wound passes from { $a } to { $b }.
event-given = { $a } is given the Condition { $b }{ $why }.
event-rid-of = { $a } is rid of the Condition { $b }.
event-died = { $a } dies.
event-drawn = { $a } has heard it.
event-lets-blood = { $a } lets the blood of { $b }.
event-blood = Blood stands at { $a }.
event-walks-possessed = { $a } walks, and does not want to.
event-cuts-possessed = { $a } cuts { $b }.
event-sacrifice = The Cultists give themselves, and Mor'gonnod is flesh.
event-hellfire = Hellfire burns on { $a }.
event-desecrated = The ground of { $a } is desecrated.
event-bargain-offered = The Cult offers { $a } a bargain.
event-bargain-declined = There is no bargain with { $a }.
event-bargain-struck = { $a } and the Cult have agreed.
event-ritual = The Altar has taken { $a } of 3.
event-leaves = { $a } is gone; what { $a } carried lies there.
event-spirit = { $a } comes back as the { $b }.
event-takes-left = { $a } takes what { $b } left behind.
event-haunts = The Spirit of { $a }: { $b }.
event-orbs = Orbs glow on { $a }.
event-drains-zone = The lights of the { $a } go into the Flashlights.
event-ectoplasm = Ectoplasm lies on { $a }.
event-oozes = Something has stepped into the Ectoplasm on { $a }.
event-ability-barred = The Adversary goes without an Ability in the next round.
event-true-darkness = A darkness that clings falls on the { $a }.
event-softened = { $a } lets Investigators pass for 1 Stamina this round.
event-pushed = The Spirit of { $a } pushes a token from { $b } to { $c }.
event-hand-moves = The Spirit of { $a } moves a Flashlight to { $b }: { $c }.
event-escaped = { $a } escapes.
event-flashlight = { $a } places the Flashlight on { $b }: { $c }.
event-sweeps = { $a } turns the light: { $b }.
event-flare = { $a } throws a Flare to { $b }: { $c }.
event-lights-on = The lights of the { $a } go on.
event-dim-zone = From now on the { $a } is Dim.
event-glows = A Glowstick lies on { $a }.
event-lantern = A Lantern burns on { $a }.
event-token-found = On { $b } lies { $a }.
event-token-found-purple = On { $b } lies { $a }: it is the cursed one.
event-token-scouted = On { $b } lies { $a }, face down.
event-nobody-there = Nobody is there.
event-opens-door = { $a } opens { $b }.
event-locks-door = { $a } locks { $b }.
event-barred = { $a } is barred.
event-open-window = { $a } stands open.
event-false-gate = Nobody passes { $a } any more.
event-breaks-door = A blow falls on { $a }.
event-smashes = A blow falls on the Barricade on { $a }.
event-takes = { $a } picks up { $b }.
event-takes-medkit = { $a } takes a Medkit.
event-uses = { $a } uses { $b }.
event-minor = { $a } uses a Minor Ability.
event-major = { $a } uses a Major Ability.
event-traded = { $a } and { $b } trade.
event-evidence-passes = { $a } gives { $c } to { $b }.
event-lays-can = { $a } lays a Can on { $b }.
event-lays-artist = { $a } lays the Escape Artist on { $b }.
event-barricade = A Barricade stands on { $a }.
event-darkness-swapped = Dim and Dark have changed places.
event-darkness-back = Dim and Dark are as they were.
event-campfire = { $a } lights the Campfire on { $b }.
event-door-noise = A Door creaks on { $a }.
event-event-swapped = { $b } takes the place of { $a } among the Events.
event-flames = Flames burn on { $a } and { $b }.
event-plays-booth = { $a } plays at the Booth{ $why }.
event-wins-booth = { $a } wins, and the Booth on { $b } closes.
event-rings = { $a } tosses rings.
event-carried = { $a } is carried from { $b } to { $c }.
event-foe-carried = { $a } rides on to { $b }.
event-mirrors-set = The mirrors are face down again, and nobody knows which doorways are open.
event-mirror-open = { $a } turns up { $b }: open.
event-mirror = { $a } turns up { $b }: closed.
event-mirrors-shown = All mirrors are turned up: { $a } is the open one.
event-mirror-opened = { $a } lays the mirrors anew: { $b } is the open one.
event-passage = A Secret Passage joins { $a } and { $b }.
cause-strength = Test Your Strength
cause-duck-hunt = Duck Hunt
cause-ring-toss = Ring Toss
cause-reward-passage = a Secret Passage
cause-reward-mirrors = the mirrors
event-hands-in = { $b ->
    [one] { $a } hands in 1 Evidence: { $c } in all.
   *[other] { $a } hands in { $b } Evidence: { $c } in all.
}
event-reward = { $a } chooses a reward{ $why }.
event-objective = The Objective is chosen: { $a }.
event-escape-roll = The roll for where things lie: { $a }.
event-laid = { $a } lies on { $b }.
event-saw = The Saw stands on { $a }.
event-truck = The Truck stands on { $a }.
event-locked-escape = The way out is on { $a }, and locked.
event-escape-opens = The way out is open on { $a }.
event-picks-up = { $a } picks up { $b }.
event-lockbox = { $a } cuts at the Lockbox: { $b } of 4.
event-installs = { $a } installs Part { $b } of 3.
event-starts = { $a } tries to start the Truck.
event-flare-fired = { $a } fires the Flare. Help comes in round { $b }.
event-tunnel-opened = { $a } cuts into the Tunnel. It is open in round { $b }.
event-lives-on = { $a } lives on.
event-swapped = { $a } and { $b } have changed places.
event-takes-it = { $a } takes the blow.
event-coin = { $a } gets the Coin.
event-coin-moves = { $a } comes to { $b }.
event-coin-smiles = The Coin smiles: { $a } aims anew.
event-coin-shows = The Coin frowns on { $a }: the Adversary aims anew.
event-bang = Firecrackers go off on { $a }. Whatever hunts you goes there.
event-hides-away = { $a } lies down and cannot be found.
event-comes-back = { $a } is back.
event-borrows = { $a } borrows an Ability of { $b }.
event-poppet = { $a } gives { $b } the Cursed Poppet.
event-wound-gone = { $a } is rid of a Wound.
event-commiserates = { $b } suffers for { $a }.
event-grave-marked = The Grave lies within three spaces of { $a }.
event-exhumes = { $a } digs up the Grave. It begins to burn.
event-burns = The Grave still burns.
event-burnt-out = The Grave has burnt down: the Hook can be used.
event-hooks = { $a } strikes at { $b } with the Hook.
event-hook-misses = The Hook meets nothing on { $a }.
event-far-shadow = His Shadow lies face down on { $a }, not far from him.
event-revealed = Revealed: { $a } stands on { $b }.
event-foe-steps = { $a } goes to { $b }.
event-steps-off = { $a } steps off to { $b }.
event-disappears = { $a } disappears from { $b }.
event-shadow = { $a } was on { $b }: there lies a Shadow.
event-noise = Noise: somebody has climbed through { $a }.
event-can = A Can rattles on { $a }.
event-stalked = { $a } is stalked again and loses the Spine Chill.
event-chilled = { $a } is stalked and gets a Spine Chill.
event-stalk = The Butcher’s Stalk rises to { $a }{ $why }.
event-attacks = { $a } is attacked: { $b }.
event-ambushes = Out of { $a } something reaches for you.
event-hatches = A Hatchling comes out on { $a }.
event-crawls = { $a } crawls to { $b }.
event-bites = A Hatchling bites { $a }.
event-crushed = { $a } crushes the Hatchling on { $b }.
event-toxin-up = The Bufotoxin of { $a } begins to work: it dims the next round.
event-wound-under = { $a } has { $b } under the card{ $why }.
event-occluded = { $a } takes no light in the next round.
event-mucus = Mucus closes { $a }.
event-tunnel-laid = The ground gives way at { $a }.
event-egg-laid = An Egg Sac hangs on { $a }.
event-egg-destroyed = { $a } destroys an Egg Sac. So many are left: { $b }.
event-enraged = All of its brood is dead. The Horror is Enraged.
event-worn-down = { $a } wears the Horror down: { $b } of 3.
event-plays = The Adversary uses { $a }.
event-adversary-rolls = The Motion Detector shows the Adversary’s roll: { $a }.
event-vengeance = The Butcher has { $a } Vengeance.
event-feels-presence = { $a } feels a presence: he is within 4 spaces.
event-evil-eye-laid = An Evil Eye opens on { $a }.
event-evil-eye = The Evil Eye on { $a } has seen somebody: his Stalk rises to { $b }.
event-concedes = { $a } gives up.
event-fights-on = { $a } fights on.
event-over-investigators = The Investigators have won.
event-over-adversary = The Adversary has won.
event-over = Nobody has won.
cause-card = { $a }
cause-ability = the Ability of { $a }
cause-low-stamina = almost no Stamina is left
cause-rested = a turn without a Sprint
cause-recharged = the Flashlight is recharged
cause-wounds = face-up Wounds, as the turn ends
cause-sprint = the price of a Sprint
cause-window-stop = stopping behind a Window
cause-window = climbing through a Window
cause-flames = walking into Flames
cause-saw = the Saw slips
cause-stalked-twice = Spine Chill
cause-vengeance = bought with Vengeance
cause-reward-interest = a find is Revealed
cause-reward-window = an Open Window token
cause-reward-general = a General Item
cause-reward-cursed = a Cursed Item
cause-reward-medical = a Medkit
cause-reward-major = a Major Ability
cause-reward-dim = a Dim token
cause-none = none
cause-bloodletting = Bloodletting
cause-banish = banish the Butcher

# --- how it ended

result-investigators = The Investigators come through the night
result-adversary = The Adversary wins
result-draw = Nobody wins
result-why = { $ended }{ $far }
result-ended-died = { $who } died in round { $n }.
result-ended-banished = The Adversary was banished in round { $n }.
result-ended-away = Everybody who lived was away by round { $n }.
result-ended-conceded = One side gave up in round { $n }.
result-ended-time = The night ended after round { $n }.
result-far-won = { "" }
result-far-objective = { " " }The Objective had begun.
result-far-evidence = { " " }{ $n } of { $quota } Evidence had been handed in.
result-adversary-investigators = lost its prey
result-adversary-adversary = had its way
result-adversary-draw = neither won nor lost
result-foe-butcher = The Butcher
result-foe-horror = The Horror
result-foe-cult = The Cult of Hunlow
result-tale-butcher = { $dead ->
    [0] Killed nobody
    [1] Killed one Investigator
   *[other] Killed { $dead } Investigators
}{ $stalk ->
    [0] { "." }
   *[other] , and had { $stalk } Stalk left.
}
result-tale-horror = { $dead ->
    [0] Killed nobody
    [1] Killed one Investigator
   *[other] Killed { $dead } Investigators
}{ $eggs ->
    [0] { "." }
    [1] ; one of its Egg Sacs was destroyed.
    [4] ; all its Egg Sacs were destroyed, and it was worn down { $worn } of 3 times.
   *[other] ; { $eggs } of its Egg Sacs were destroyed.
}
result-tale-cult = { $dead ->
    [0] Killed nobody
    [1] Killed one Investigator
   *[other] Killed { $dead } Investigators
}, with { $blood } of 5 Blood{ $flesh ->
    [0] { "." }
   *[other] ; Mor'gonnod had become flesh.
}
result-seat-won = came through
result-seat-lost = did not come through
result-tale-playing = Alive at the end, { $wounds ->
    [0] unhurt
    [1] with one Wound
   *[other] with { $wounds } Wounds
}{ $evidence ->
    [0] { "." }
   *[other] ; { $evidence } Evidence was still in hand.
}
result-tale-away = Out of sight at the end, { $wounds ->
    [0] unhurt
    [1] with one Wound
   *[other] with { $wounds } Wounds
}.
result-tale-escaped = Escaped, { $wounds ->
    [0] unhurt
    [1] with one Wound
   *[other] with { $wounds } Wounds
}.
result-tale-dead = Died that night.
result-tale-spirit = Died that night, and stayed about.
