# In the Heart of Darkness: what is said at the table. Seats, Protagonists, cards and places come
# as words of their own.

# --- who and where

seat = Seat { $n }
second = { $seat }’s second
place-heart = the Heart of Darkness
place-chapel = the Chapel
place-ritual-cavern = the Ritual Cavern
place-swamp = the Swamp
place-old-manor = the Old Manor
place-western-tunnel = the Western Tunnel
place-northern-gate = the Northern Gate
place-eastern-gate = the Eastern Gate
place-southern-gate = the Southern Gate
place-cemetery = the Cemetery
place-old-military-complex = the Old Military Complex
place-village = the Village
place-abandoned-hut = the Abandoned Hut
place-lighthouse = the Lighthouse
place-northern-tunnel = the Northern Tunnel
place-old-mine = the Old Mine
place-eastern-tunnel = the Eastern Tunnel
place-cave = the Cave
place-harbour = the Harbour
place-southern-tunnel = the Southern Tunnel
place-stranded-ship = the Stranded Ship
place-butchers-gate = Butcher’s Gate
place-pilgrim-stones = the Pilgrim Stones
place-slaughterhouse = the Slaughterhouse
place-fever-hospital = the Fever Hospital
place-tide-tunnel = the Tide Tunnel
place-black-jetty = the Black Jetty
place-gull-cliffs = the Gull Cliffs
place-salt-marsh = the Salt Marsh
place-wreckers-beach = Wreckers’ Beach
map-heart = Heart of Darkness
map-chapel = Chapel
map-ritual-cavern = Ritual Cavern
map-swamp = Swamp
map-old-manor = Old Manor
map-western-tunnel = Western Tunnel
map-northern-gate = Northern Gate
map-eastern-gate = Eastern Gate
map-southern-gate = Southern Gate
map-cemetery = Cemetery
map-old-military-complex = Old Military Complex
map-village = Village
map-abandoned-hut = Abandoned Hut
map-lighthouse = Lighthouse
map-northern-tunnel = Northern Tunnel
map-old-mine = Old Mine
map-eastern-tunnel = Eastern Tunnel
map-cave = Cave
map-harbour = Harbour
map-southern-tunnel = Southern Tunnel
map-stranded-ship = Stranded Ship
map-butchers-gate = Butcher’s Gate
map-pilgrim-stones = Pilgrim Stones
map-slaughterhouse = Slaughterhouse
map-fever-hospital = Fever Hospital
map-tide-tunnel = Tide Tunnel
map-black-jetty = Black Jetty
map-gull-cliffs = Gull Cliffs
map-salt-marsh = Salt Marsh
map-wreckers-beach = Wreckers’ Beach
creature-crawler = Crawler
creature-devourer = Devourer
creature-guardian = Guardian
some-crawler = A Crawler
some-devourer = A Devourer
some-guardian = The Guardian
deck-loot = Loot deck
deck-spawn = Spawn deck
deck-curses = Curse deck

reference = Your turn: Move, Talk and Trade, Combat and Recover cost an Action each; so do Assemble, Consult, each token of a Repair, and the tunnels. Playing a card, discarding one, setting a Trap and Loot are free, but Loot is heard. A Location’s Action is used once a turn, and not while a Creature is there. Two Curses for a spoken word; four Curses kill.

# --- prompts

ask-opening = You have three Loot cards. Give one up, unseen.
ask-signal = Nobody may talk about it: would you go next?
ask-next = You settle it: who goes next?
ask-first = Which of your two goes first?
ask-act = Your turn. Choose an Action or a Free Action, or end the turn.
ask-trade = Your private talk is open: give what you will, or go on with your turn.
ask-give = Which card do you give to { $a }?
ask-discard = Which card do you discard?
ask-hand-limit = Your hand is too full: discard a card.
ask-weapon = You fight. Which Weapon do you use?
ask-hit = { $a ->
    [1] One Hit. What does it strike?
   *[other] { $a } Hits. What does the next one strike?
}
ask-noise = Your Loot was heard. Which Creature moves?
ask-back = Your card is spent. Take { $a } back into your hand?
ask-spoils = The last Creature here is dead. Draw a Loot card for it?
ask-substitute = No such Creature is left. What appears at { $a } instead?
ask-hell = Which Creature comes upon { $a }?
ask-devourer = Several Devourers hunt. Which moves next?
ask-route = Two ways are equally short. Which one does it take from { $a }?
ask-prey = Two are equally near { $a }. Whom does it hunt?
ask-claim = { $a } is said to have broken The Silence. Is it so?
ask-hand-over = Which Protagonist do you hand over to { $a }?

# --- options: Actions

option-move = Move to { $place }
option-slow-move = Move to { $place }, for two Actions
option-tunnel = Take the tunnels to { $place }
option-talk = Talk and trade with { $who }
option-fight = Fight what is here
option-recover = Recover the cards of { $hero }
option-repair = { $n ->
    [one] Repair { $place }: one token
   *[other] Repair { $place }: { $n } tokens
}
option-assemble = Assemble { $card }
option-consult = Consult: perform { $card }
option-loot = Loot
option-set-trap = Set a Trap here
option-discard = Discard a card …
option-call = Call the boat with three Radio Parts
option-end = End the turn

# --- options: cards

option-play-item = Play { $card }
option-play-personal = Use { $card }
option-play-ritual = Attempt { $card }
option-play-trap = Build { $card }
option-play-curse = Rid yourself of { $card }
option-begin = Begin the Quest { $card }
option-resolve = Complete the Quest { $card }
option-weapon = Use { $card }
option-bare-hands = Fight with bare hands
option-hit = Strike the { $kind }
option-card-discard = Discard { $card }
option-card-hand-limit = Discard { $card }
option-card-give = Give { $card }
option-discard-opening = Give up { $card }
option-yes-back = Take it back
option-no-back = Let it go
option-yes-spoils = Draw a Loot card
option-no-spoils = Draw nothing

# --- options: talk, order, decisions

option-give-card = { $who } gives a card …
option-give-trap = { $who } gives a Trap token
option-keep-parts = Ask: keep Radio Parts for me
option-lead-quests = Ask: take the lead on Quests
option-would = I would go next
option-would-not = I would rather wait
option-next = { $who } goes next
option-next-first = { $who } goes first
option-kind = { $kind }
option-creature-noise = The { $kind } at { $place } moves
option-creature-devourer = The { $kind } at { $place } moves next
option-go = To { $place }
option-target = { $who }
option-uphold = It is so: two Curses
option-dismiss = It is not so
option-hand-over = Hand over { $who }
option-speak = { $n ->
    [0] Speak to the table, for nothing
    [one] Speak to the table, for one Curse
   *[other] Speak to the table, for two Curses
}
option-confess = I spoke aloud: take two Curses
option-claim = { $who } spoke aloud …
option-leave = Leave the game after this round
option-stay = Stay after all
option-join = Enter the game after this round
option-stay-out = Stay out after all

price-speak = { $a ->
    [0] nothing, this once
    [1] a Curse
   *[other] two Curses
}
channel-talk = Private talk

# --- what is not possible

blocked-no-actions = All your Actions are spent. What is free is still open to you.
blocked-guardian-here = Nobody walks away from the Guardian.
blocked-fought = One Combat a turn: you have fought.
blocked-creature-here = Not while a Creature is at { $place }.
blocked-used = You have used { $place } this turn. Once is all.
blocked-barred = An Event in force forbids it at { $place }.
blocked-no-loot-left = There is no Loot left anywhere.
blocked-gate-destroyed = This Gate is destroyed and cannot be repaired.
blocked-tunnels-closed = An Event or a Curse keeps you out of the tunnels.
blocked-weapon = { $card } is of use in Combat only.
blocked-parts = { $card }: you need three of them, at the Lighthouse.
blocked-lighthouse = { $card }: take your three to the Lighthouse.
blocked-boat-called = { $card }: the boat has been called already.
blocked-no-trap-token = { $card }: all Trap tokens are in use.
blocked-once-a-turn = { $card } works once a turn, and you have used it.
blocked-no-effect = { $card } would do nothing now.
blocked-curse = { $card }: its own terms for playing it are not met.
blocked-quest = { $card }: it cannot be begun here and now.

# --- labels

label-island = The island
layout-decks = Decks
layout-own = You
layout-reference = Reference
region-inner = Within the Gates
region-gates = The Gates
region-north = North Heath
region-east = Garrison Coast
region-south = Harbour Side
region-shores = Western Shores
label-round = Round { $n }
label-darkness = Darkness
label-dice = The roll
face-hit = Hit
face-blank = blank
label-quests-done = Quests done
label-loot = Loot
label-loot-discard = Loot discards
label-spawn = Spawn deck
label-spawn-discard = Spawn discards
label-curses = Curses
label-events = Events in force
label-resolving = Being played
label-looked-at = You look at
label-sheet = { $seat }: { $hero }
label-hand = Hand
label-quests = Quests
label-strength = Strength
label-sanity = Sanity
label-traps = Traps
label-loot-held = Loot
label-curses-held = Curses
label-actions = Actions
label-where = At
nowhere = nowhere: a new Protagonist will come
label-guardian = Guardian, health { $n }
label-gate-damaged = Gate Damaged
label-gate-destroyed = Gate Destroyed
label-trap = Trap
label-fallen = { $hero }, fallen here with { $n ->
    [0] no cards
    [1] one card
   *[other] { $n } cards
}
label-boat-down = The boat, on its way
label-boat-up = The boat, ready to sail
step-spawning = Spawning
step-turns = Turns
step-advance = Creatures
step-round-end = Round’s end

mark-turn = On turn
mark-dead = Dead
mark-waiting = Yet to go
mark-immune = May speak
mark-talking = In private talk
mark-leaving = Leaving
mark-known = Known to you
mark-begun = Begun
mark-completed = Completed
mark-sprung = Sprung
mark-loot = Loot
mark-assemble = Assemble
mark-consult = Consult
mark-gate = Repair
mark-tunnel = Tunnels

# --- what happened: the course of the game

event-round = Round { $a } begins.
event-opened = Everybody gives up one card of three.
event-arrives = { $a } is now { $b }, at { $c }.
event-turn = { $a }’s turn begins.
event-turn-over = { $a }’s turn is over.
event-would = { $a } would go next.
event-would-not = { $a } would rather wait.
event-revealed = Turned up: { $a }.
event-darkness = Darkness is now { $a } of 7.
event-deadly = A bad die: the Creatures advance at once.
event-moved = { $a } goes to { $b }.

# --- what happened: bodies

event-lost-strength = { $a } loses { $b } Strength: { $c } left.
event-lost-sanity = { $a } loses { $b } Sanity: { $c } left.
event-restored-strength = { $a } regains { $b } Strength and has { $c }.
event-restored-sanity = { $a } regains { $b } Sanity and has { $c }.
event-killed = { $a }’s { $b } dies at { $c }.
event-recovered = { $a } recovers { $c ->
    [0] nothing
    [1] one card
   *[other] { $c } cards
} from { $b }.

# --- what happened: Creatures, Gates, Traps

event-placed = { $a } appears at { $b }.
event-stock-empty = No Creature is left to appear at { $a }.
event-creature-killed = { $a } is killed at { $b }.
event-guardian-wounded = The Guardian loses { $a } health: { $b } left.
event-creature-moved = { $a } moves from { $b } to { $c }.
event-stays = { $a } stays with its prey at { $b }.
event-absorbed = The Heart swallows a Crawler.
event-gate-damaged = { $b ->
    [1] A first blow damages { $a }.
   *[other] Another blow damages { $a }. One more and it falls.
}
event-gate-destroyed = There is nothing left of { $a }.
event-gate-repaired = { $b ->
    [1] One mark of damage is mended at { $a }.
   *[other] { $b } marks of damage are mended at { $a }.
}
event-gained-trap = { $a } gains a Trap token.
event-set-trap = { $a } sets a Trap at { $b }.
event-trap-sprung = { $b } walks into a Trap at { $a }.
event-traps-used = { $b ->
    [1] The Trap at { $a } is used up.
   *[other] { $b } Traps at { $a } are used up.
}

# --- what happened: cards and talk

event-armed = { $a } fights with { $b }.
event-rolled = { $a } rolls { $b ->
    [1] one die
   *[other] { $b } dice
}: { $c ->
    [0] no Hit.
    [1] one Hit.
   *[other] { $c } Hits.
}
event-looted = { $a } loots { $b }.
event-drew-loot = { $a } draws { $b ->
    [1] a Loot card.
    [2] two Loot cards.
    [3] three Loot cards.
   *[other] { $b } Loot cards.
}
event-drew-curses = { $a } draws { $b ->
    [1] a Curse.
    [2] two Curses.
   *[other] { $b } Curses.
}
event-reshuffled = The { $a } is shuffled anew.
event-looks-at-deck = { $a } looks at the { $c ->
    [1] top card
   *[other] top { $c } cards
} of the { $b }.
event-discarded = { $a } discards a card.
event-personal-lost = { $a } gives up { $b } for good.
event-took-back = { $a } takes { $b } back.
event-talks = { $a } and { $b } talk in private.
event-gave-card = { $a } gives { $b } a card.
event-gave-trap = { $a } gives { $b } a Trap token.
event-keep-parts = { $a } asks { $b } in private: keep Radio Parts for me.
event-lead-quests = { $a } asks { $b } in private: take the lead on Quests.

# --- what happened: The Silence, coming and going, the end

event-breach = { $b ->
    [0] { $a } breaks The Silence, this once for nothing.
    [1] { $a } breaks The Silence. The price: a Curse.
   *[other] { $a } breaks The Silence. The price: two Curses.
}
event-claimed = { $a } claims that { $b } broke The Silence.
event-dismissed = The claim against { $a } is dismissed.
event-leave = { $a } will leave after this round.
event-stay = { $a } stays after all.
event-join = { $a } will enter after this round.
event-stay-out = { $a } stays out after all.
event-left = { $a } leaves the game.
event-entered = { $a } enters the game.
event-boat-called = { $a } calls the boat: it will be at the Harbour at the end of the next round.
event-boat-arrived = The boat lies at the Harbour.
event-won = You are away. The island sinks behind you.
event-lost-darkness = Darkness swallows the island. All is lost.
event-lost-nobody = Nobody is left alive. All is lost.
event-lost-none-left = Nobody is left to come. All is lost.

# --- cards: prompts

ask-banish = Choose the place to banish Creatures from.
ask-gift = Choose the card for { $a }.
ask-give-to = Choose who is to have a card.
ask-lay-trap = Choose where the Trap is set.
ask-mend = Choose the Gate to mend.
ask-open-grave = Choose whose cards you take.
ask-passage = Choose the Tunnel to which { $a } goes.
ask-price = Choose a card to discard; nobody sees it.
ask-restore = Choose who is restored.
ask-shed = Choose the Curse that you shuffle back.
ask-tend = Your turn ends. You may tend a Protagonist here.
ask-traveller = Choose who goes to a Tunnel.
ask-unbind = Choose who is freed of Curses.
ask-under = Choose the card that goes to the bottom of the deck.
ask-walk = Choose where to walk.

# --- cards: options

option-at-banish = Banish every Creature at { $place }
option-card-gift = Give { $card }
option-who-give-to = Give a card to { $who }
option-at-lay-trap = Set the Trap at { $place }
option-gate-mend = Mend { $place }
option-recover-open-grave = Take the cards of { $hero }
option-go-passage = Go to { $place }
option-card-price = Discard { $card }
option-tend-restore = Restore { $who }
option-curse-shed = Shuffle { $card } back
option-tend-tend = Tend { $who }
option-nobody-tend = Tend nobody
option-who-traveller = Send { $who }
option-who-unbind = Free { $who }
option-under-under = Put { $card } at the bottom
option-step-walk = Walk to { $place }
option-stay-walk = Walk no further

# --- cards: events

event-played = { $a } plays { $b }.
event-ritual-failed = { $b } fails.
event-ritual-succeeded = { $b } succeeds.
event-trap-failed = { $b } comes to nothing.
event-begun = { $a } begins a Quest: { $b }.
event-resolving = { $a } sets about { $b }.
event-not-resolved = { $b } is not completed yet.
event-completed = { $a } completes a Quest: { $b }.
event-event-over = { $a } is over.
event-burden-shows = A Curse shows itself: { $a } bears { $b }.
event-counted-blanks = { $a ->
    [one] One blank counts as a Hit.
   *[other] { $a } blanks count as Hits.
}
event-gave = { $a } sends { $b } a card.
event-granted-dice = { $a } will roll { $b ->
    [one] one more die
   *[other] { $b } more dice
} in the next Combat of this turn.
event-granted-silence = { $b ->
    [one] The next Loot of { $a } this turn makes no noise.
   *[other] The next { $b } Loots of { $a } this turn make no noise.
}
event-granted-words = { $a } may break The Silence once for nothing.
event-more-actions = { $a } has { $b ->
    [one] one more Action
   *[other] { $b } more Actions
} this turn.
event-rolled-again = { $a ->
    [one] One blank is rolled again
   *[other] { $a } blanks are rolled again
}: { $b ->
    [0] no Hit.
    [one] one Hit.
   *[other] { $b } Hits.
}
event-saw-on-top = You saw { $a }.
event-shed-curse = { $a } shuffles a Curse back.
event-spent-actions = { $a } spends { $b ->
    [one] an Action.
   *[other] { $b } Actions.
}
event-stilled = No Crawler will move in the next Advance Creatures phase.
event-unheard = Nothing heard { $a }.
event-weapon-returned = { $a } keeps { $b }.

# --- the cards

card-field-dressing = Field Dressing
card-bromide-salts = Bromide Salts
card-pit-pony = Pit Pony
card-keg-of-mortar = Keg of Mortar
card-churchyard-candle = Churchyard Candle
card-storm-glass = Storm Glass
card-felt-slippers = Felt Slippers
card-carrier-pigeon = Carrier Pigeon
card-signal-lamp = Signal Lamp
card-radio-part = Radio Part
card-boarding-axe = Boarding Axe
card-service-revolver = Service Revolver
card-fowling-piece = Fowling Piece
card-whaling-lance = Whaling Lance
card-lamp-oil = Can of Lamp Oil
card-swordstick = Swordstick
card-cutlass = Coastguard Cutlass
card-ritual-of-banishment = Ritual of Banishment
card-ritual-of-stillness = Ritual of Stillness
card-ritual-of-passage = Ritual of Passage
card-ritual-of-unbinding = Ritual of Unbinding
card-ritual-of-the-open-grave = Ritual of the Open Grave
card-ritual-of-dawn = Ritual of Dawn
card-gin-trap = Gin Trap
card-covered-pit = Covered Pit
card-trip-wire-charge = Trip-Wire Charge
card-the-reliquary = The Reliquary
card-names-of-the-drowned = Names of the Drowned
card-powder-for-the-gate = Powder for the Gate
card-vigil-in-the-swamp = Vigil in the Swamp
card-the-dead-lamp = The Dead Lamp
card-down-into-the-heart = Down into the Heart
card-the-butchers-tally = The Butcher's Tally
card-the-fever-ward = The Fever Ward
card-the-wreckers-light = The Wreckers' Light
card-what-the-tide-keeps = What the Tide Keeps
card-the-hound-with-a-mans-name = The Hound with a Man's Name
card-the-guardians-name = The Guardian's Name
card-laudanum-case = Laudanum Case
card-coal-shovel = Coal Shovel
card-theodolite = Brass Theodolite
card-planchette = Walnut Planchette
card-dark-lantern = Dark Lantern
card-bog-oak-rosary = Bog-Oak Rosary
card-boot-knife = Boot Knife
card-palsied-hands = Palsied Hands
card-the-second-voice = The Second Voice
card-leaden-feet = Leaden Feet
card-magpie-fever = Magpie Fever
card-unmaking-touch = Unmaking Touch
card-tongue-of-ash = Tongue of Ash
card-the-second-footfall = The Second Footfall
card-the-scent = The Scent
card-borrowed-face = Borrowed Face
card-the-whisperer = The Whisperer
card-grave-cold = Grave-Cold
card-fear-of-the-deep = Fear of the Deep
card-the-quickening = The Quickening
card-the-slipped-leash = The Slipped Leash
card-the-black-sun = The Black Sun
card-every-sound-carries = Every Sound Carries
card-the-long-dread = The Long Dread
card-the-drowned-tunnels = The Drowned Tunnels
card-s01-wet-steps-on-the-stair = Wet Steps on the Stair
card-s02-something-knocks-below = Something Knocks Below
card-s03-out-of-the-northern-dark = Out of the Northern Dark
card-s04-a-trail-of-lime = A Trail of Lime
card-s05-fourth-level-singing = Fourth Level Singing
card-s06-the-cage-comes-up = The Cage Comes Up
card-s07-black-damp = Black Damp
card-s08-turned-earth = Turned Earth
card-s09-breath-of-the-tunnel = Breath of the Tunnel
card-s10-a-lamp-that-walks = A Lamp That Walks
card-s11-the-sleeper-shifts = The Sleeper Shifts
card-s12-low-water = Low Water
card-s13-what-the-gulls-left = What the Gulls Left
card-s14-teeth-in-the-shingle = Teeth in the Shingle
card-s15-the-tide-brings-guests = The Tide Brings Guests
card-s16-reveille = Reveille
card-s17-moored-without-a-crew = Moored Without a Crew
card-s18-nets-too-heavy = Nets Too Heavy
card-s19-under-the-floor = Under the Floor
card-s20-the-stone-rolled-away = The Stone Rolled Away
card-s21-below-decks = Below Decks
card-s22-the-missing-watch = The Missing Watch
card-s23-smoke-from-a-cold-hearth = Smoke from a Cold Hearth
card-s24-door-to-door = Door to Door
card-w01-no-birds-at-all = No Birds at All
card-w02-the-ledge-where-it-sleeps = The Ledge Where It Sleeps
card-w03-lights-over-the-marsh = Lights over the Marsh
card-w04-the-reeds-lie-down = The Reeds Lie Down
card-w05-discharged-as-cured = Discharged as Cured
card-w06-the-ward-that-screams = The Ward That Screams
card-w07-salvage = Salvage
card-w08-the-lame-mare = The Lame Mare
card-w09-the-ferrymans-due = The Ferryman's Due
card-w10-ropes-into-the-water = Ropes into the Water
card-w11-high-water-at-midnight = High Water at Midnight
card-w12-the-hooks-are-full = The Hooks Are Full
card-surgeon = Dr. Ada Marchbanks
card-stoker = Silas Crake
card-surveyor = Thomas Ellerby
card-medium = Madame Orsolya
card-smuggler = Jack Penhallow
card-lay-sister = Sister Perpetua
card-deserter = Corporal Reuben Vane
