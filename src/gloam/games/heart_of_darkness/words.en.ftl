# In the Heart of Darkness: what is said at the table. Seats, Protagonists, cards and places come
# as words of their own.

# --- the aim, and how to play in a minute

goal = Escape together: every Protagonist stands at the Harbour while the Rescue Boat lies there face up, and you have completed as many Quests as there are Protagonists. All of you win, or nobody does.
goal-lose = You lose when the Darkness rises past 7, when no Protagonist is left alive, or when a player needs a new Protagonist and there is none.
learn-1-title = One island, one side
learn-1 = Everybody plays a Protagonist on the same map and all play together against the dark. You win if you all stand at the Harbour with enough Quests done when the Rescue Boat has come: three Radio Parts at the Lighthouse call it. A Quest is a Loot card that says what it asks, and where.
learn-1-picture = The map of the island with its Locations, the Protagonists and the Creatures on it, and your hand below.
learn-2-title = Do not say a word
learn-2 = Whatever you say aloud that could sway the others breaks The Silence and costs you two Curses; at this table that is the public chat. Four Curses kill. Private words are free while two of you Talk and Trade in one place.
learn-3-title = Rounds of three phases
learn-3 = First Spawn cards bring Creatures. Then everybody has one turn with a few Actions: move, loot, fight, set Traps, play cards, work on Quests. Then the Creatures advance, and whoever shares a place with one suffers for it.
learn-3-picture = A turn: what can be done now glows on the map and in the hand.
learn-4-title = Strength, Sanity, Curses
learn-4 = A Protagonist dies without Strength, without Sanity, or with four Curses. Each death raises the Darkness by one, and its player goes on with another Protagonist.
learn-5-title = When it ends
learn-5 = Once a round, at its end, it is seen whether you all get away. Loss can come at any moment: keep an eye on the Darkness.

# --- who and where

seat = Seat { $n }
    .about = A player without a Protagonist: a new one comes at the start of the next turn.
    .rule = killed.replacement
second = { $seat }’s second
    .about = Played alone, the game gives you two Protagonists, each with a hand and a turn of its own.
    .rule = solo.two
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
    .about = Crawlers make for it, and each that gets in raises the Darkness. Whoever enters draws a Curse.
    .rule = heart.crawler
map-chapel = Chapel
    .about = No Action of its own; but there are Curses one gets rid of here.
    .rule = location.none
map-ritual-cavern = Ritual Cavern
    .about = Consult here: for one Action a Ritual of yours succeeds without a roll.
    .rule = location.consult
map-swamp = Swamp
    .about = A way to the Heart, and no Action of its own.
    .rule = location.none
map-old-manor = Old Manor
    .about = Loot within the Gates, with the Heart next door.
    .rule = loot.where
map-western-tunnel = Western Tunnel
    .about = For one Action you may go from here straight to any other Tunnel. Creatures never do.
    .rule = move.tunnel
map-northern-gate = Northern Gate
    .about = A Creature that would leave it must break it first: three blows. Protagonists walk through.
    .rule = gate.holds
map-eastern-gate = Eastern Gate
    .about = A Creature that would leave it must break it first: three blows. Protagonists walk through.
    .rule = gate.holds
map-southern-gate = Southern Gate
    .about = A Creature that would leave it must break it first: three blows. Protagonists walk through.
    .rule = gate.holds
map-cemetery = Cemetery
    .about = Loot, outside the Northern Gate.
    .rule = loot.where
map-old-military-complex = Old Military Complex
    .about = Assemble here: for one Action a Trap card of yours succeeds without a roll.
    .rule = location.assemble
map-village = Village
    .about = Loot. Protagonists who come later begin here.
    .rule = setup.late-start-location
map-abandoned-hut = Abandoned Hut
    .about = A place between two ways, and no Action of its own.
    .rule = location.none
map-lighthouse = Lighthouse
    .about = Three Radio Parts, played here by one Protagonist, call the Rescue Boat.
    .rule = boat.summon
map-northern-tunnel = Northern Tunnel
    .about = For one Action you may go from here straight to any other Tunnel. Creatures never do.
    .rule = move.tunnel
map-old-mine = Old Mine
    .about = Loot, far up on the heath.
    .rule = loot.where
map-eastern-tunnel = Eastern Tunnel
    .about = For one Action you may go from here straight to any other Tunnel. Creatures never do.
    .rule = move.tunnel
map-cave = Cave
    .about = Loot, on the way from the garrison to the Harbour.
    .rule = loot.where
map-harbour = Harbour
    .about = Where the boat comes. You win if all of you are here at the end of a round, with the boat and enough Quests.
    .rule = win.harbour
map-southern-tunnel = Southern Tunnel
    .about = For one Action you may go from here straight to any other Tunnel. Creatures never do.
    .rule = move.tunnel
map-stranded-ship = Stranded Ship
    .about = Loot. Here everybody began.
    .rule = setup.start-location
map-butchers-gate = Butcher’s Gate
    .about = A Creature that would leave it must break it first: three blows. Protagonists walk through.
    .rule = gate.expansion
map-pilgrim-stones = Pilgrim Stones
    .about = No Action of its own.
    .rule = expansion.locations
map-slaughterhouse = Slaughterhouse
    .about = Loot, behind the Butcher’s Gate.
    .rule = expansion.locations
map-fever-hospital = Fever Hospital
    .about = Loot, on the Western Shores.
    .rule = expansion.locations
map-tide-tunnel = Tide Tunnel
    .about = For one Action you may go from here straight to any other Tunnel. Creatures never do.
    .rule = move.tunnel
map-black-jetty = Black Jetty
    .about = No Action of its own.
    .rule = expansion.locations
map-gull-cliffs = Gull Cliffs
    .about = No Action of its own.
    .rule = expansion.locations
map-salt-marsh = Salt Marsh
    .about = No Action of its own.
    .rule = expansion.locations
map-wreckers-beach = Wreckers’ Beach
    .about = Loot, on the Western Shores.
    .rule = expansion.locations
creature-crawler = Crawler
    .about = Goes the shortest way to the Heart of Darkness, and raises the Darkness when it gets in. Whom it meets on the way loses 1 Strength. One Hit kills it.
    .rule = advance.crawlers
creature-devourer = Devourer
    .about = Hunts the nearest Protagonist. Where it finds one it strikes for 1 Strength, and stays to strike again. One Hit kills it.
    .rule = advance.hunters
creature-guardian = Guardian
    .about = Moves before all others and hunts as a Devourer does. Its health is the Darkness at the time it comes.
    .rule = guardian.health-placed
some-crawler = A Crawler
some-devourer = A Devourer
some-guardian = The Guardian
some-crawler-within = a Crawler
some-devourer-within = a Devourer
some-guardian-within = the Guardian
deck-loot = Loot deck
deck-spawn = Spawn deck
deck-curses = Curse deck

reference = Your turn: Move, Talk and Trade, Combat and Recover cost an Action each; so do Assemble, Consult, each token of a Repair, and the tunnels. Playing a card, discarding one, setting a Trap and Loot are free, but Loot is heard. A Location’s Action is used once a turn, and not while a Creature is there. Two Curses for a spoken word; four Curses kill.

# --- prompts

ask-opening = You have three Loot cards. Give one up, unseen.
ask-signal = Nobody may talk about it: would you go next?
ask-next = You settle it: who goes next?
ask-first = Which of your two goes first?
ask-act = { $a ->
    [0] No Action is left. Choose a Free Action, or end the turn.
    [1] Your turn, one Action left. Choose it or a Free Action, or end the turn.
   *[other] Your turn, { $a } Actions left. Choose one or a Free Action, or end the turn.
}
ask-trade = Your private talk is open: give what you will, or go on with your turn.
ask-give = Which card do you give to { $a }?
ask-discard = Which card do you discard?
ask-hand-limit = { $a ->
    [1] Your hand is too full: discard one card.
   *[other] Your hand is too full: { $a } cards must go, one after the other. Which goes now?
}
ask-weapon = You fight. Which Weapon do you use?
ask-hit = { $a ->
    [1] One Hit. What does it strike?
   *[other] { $a } Hits. What does the next one strike?
}
ask-noise = Something has heard you. Which Creature moves?
ask-back = { $a } has been played. Does it return to your hand, or is it discarded?
ask-spoils = You have killed the last Creature in a place. Draw a Loot card for it?
ask-substitute = No such Creature is left. What appears at { $a } instead?
ask-hell = Which Creature comes upon { $a }?
ask-devourer = Several Devourers hunt. Which moves next?
ask-route = Several ways to its prey are equally short. Which does the hunter at { $a } take?
ask-prey = Several Protagonists are equally near. Whom does the hunter at { $a } seek?
ask-claim = { $a } is said to have broken The Silence. Is it so?
ask-hand-over = Which Protagonist do you hand over to { $a }?

# --- what the others read meanwhile, after the name of whoever is asked

waits-opening = is giving up a Loot card.
waits-signal = is signalling whether to go next.
waits-next = settles who goes next.
waits-first = is choosing which of the two goes first.
waits-act = is choosing an Action.
waits-trade = is in a private talk.
waits-give = is choosing a card for { $a }.
waits-discard = is choosing a card to discard.
waits-hand-limit = holds too many cards, and is choosing one to discard.
waits-weapon = is choosing a Weapon.
waits-hit = is sharing out Hits.
waits-noise = was heard, and is choosing which Creature moves.
waits-back = decides whether to take { $a } back.
waits-spoils = decides whether to draw for the last Creature.
waits-substitute = is choosing what appears at { $a }.
waits-hell = is choosing the Creature that comes upon { $a }.
waits-devourer = is choosing which Devourer moves next.
waits-route = is choosing the way of the hunter at { $a }.
waits-prey = is choosing the prey of the hunter at { $a }.
waits-claim = decides whether { $a } broke The Silence.
waits-hand-over = is choosing the Protagonist to hand over to { $a }.
waits-banish = is choosing the place to banish Creatures from.
waits-gift = is choosing a card to send to { $a }.
waits-give-to = is choosing who is to have a card.
waits-lay-trap = is choosing where to set the Trap.
waits-mend = is choosing a Gate to mend.
waits-open-grave = is choosing one of the fallen, to take the cards.
waits-passage = is choosing the Tunnel to which { $a } goes.
waits-price = is choosing a card to pay with.
waits-restore = is choosing whom to treat.
waits-shed = is choosing a Curse to shuffle back.
waits-tend = may tend somebody at the end of the turn.
waits-traveller = is choosing who goes to a Tunnel.
waits-unbind = is choosing who is to shuffle Curses back.
waits-under = is choosing a card for the bottom of the deck.
waits-walk = is choosing where to walk.

# --- options: Actions

option-move = Move to { $place }
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
note-curse-if-it-fails = a Curse if it fails
note-deadly = your Protagonist dies of it
note-gone-for-good = it does not come back
note-actions = { $n ->
    [one] 1 Action
   *[other] { $n } Actions
}

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
option-spare = Strike no more: leave what is left of the roll unused
option-card-discard = Discard { $card }
option-card-hand-limit = Discard { $card }
option-card-give = Give { $card }
option-discard-opening = Give up { $card }
option-discard-opening-of = { $who } gives up { $card }
option-yes-back = Return it to my hand
option-no-back = Discard it
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
blocked-fought = One Combat a turn in each place: you have fought here.
blocked-creature-here = There is no Location Action at { $place } while a Creature is there.
blocked-used = You have used the Location Action at { $place } this turn. Once is all.
blocked-barred = An Event in force forbids the Location Action at { $place }.
blocked-no-loot-left = There is no Loot left anywhere.
blocked-gate-destroyed = This Gate is destroyed and cannot be repaired.
blocked-tunnels-closed = An Event or a Curse keeps you out of the tunnels.
blocked-no-repair = A Curse keeps you from repairing { $place }.
blocked-no-talk = A Curse keeps you from talking and trading with anybody.
blocked-slow = A Curse makes your first Move this turn cost more Actions than you have left.
blocked-must-loot = A Curse does not let you end your turn while you can Loot here.
blocked-weapon = { $card } is of use in Combat only.
blocked-parts = { $card }: you need three of them, at the Lighthouse.
blocked-lighthouse = { $card }: take your three to the Lighthouse.
blocked-boat-called = { $card }: the boat has been called already.
blocked-no-trap-token = { $card }: all Trap tokens are in use.
blocked-once-a-turn = { $card } works once a turn, and you have used it.
blocked-no-effect = { $card } would do nothing now.
blocked-price = { $card } costs another card of your hand, and you have none that can be discarded.
blocked-curse = { $card }: its own terms for playing it are not met.
blocked-quest = { $card }: its card says where and how it is begun, and that is not met here.
blocked-quest-among-creatures = { $card } cannot be begun while a Creature is here.

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
    .about = A round: Spawn cards bring Creatures, everybody has a turn, the Creatures move, and it is seen whether you have won.
    .rule = round.phases
label-darkness = Darkness
    .about = Rises with every Crawler in the Heart, every destroyed Gate, every death. It decides which row of a Spawn card counts. Past 7 all is lost.
    .rule = lose.darkness
label-dice = The roll
    .about = A die has two Hits and four blanks.
    .rule = dice.faces
face-hit = Hit
face-blank = blank
label-quests-done = Quests done
    .about = As many Quests must be completed as there are Protagonists: { $high } here. Whose they are does not matter.
    .rule = win.quests
label-loot = Loot
    .about = Items, Weapons, Rituals, Trap cards, Quests and Radio Parts: one card for each Loot. { $n } left.
    .rule = loot.draw
label-loot-discard = Loot discards
    .about = Face down, and nobody may look. It is shuffled when the Loot deck is empty.
    .rule = discard.unseen
label-spawn = Spawn deck
    .about = Where Creatures come from. Each round a card is turned up for every player, or two if you play alone.
    .rule = spawn.count
label-spawn-discard = Spawn discards
    .about = Spawn cards that have been turned up, open to all: press it to look through.
    .rule = spawn.discard
label-curses = Curses
    .about = A Curse burdens whoever holds it until it is played away on its own terms. Four kill.
    .rule = curse.play-to-discard
label-events = Events in force
    .about = Each holds for everybody until what it asks for is done. Read them: they bend the rules.
    .rule = event.lasting
label-resolving = Being played
    .about = It lies here until it is done.
    .rule = play.revealed
label-looked-at = You look at
    .about = Only you see these.
    .rule = hidden.hands
label-sheet = { $seat }: { $hero }
    .about = A Protagonist, and the player behind it. Dead without Strength, without Sanity, or with four Curses.
    .rule = protagonist.actor
label-hand = Hand
    .about = { $n ->
        [one] One card is
       *[other] { $n } cards are
    } held here. Backs tell Loot from Curses; the rest is secret. Five may be kept when the turn ends.
    .rule = turn.hand-limit
label-hand-of = { $hero }
    .about = { $n ->
        [one] One card is
       *[other] { $n } cards are
    } held here. Backs tell Loot from Curses; the rest is secret. Four may be kept when the turn ends, as you play alone.
    .rule = solo.hand
label-quests = Quests
    .about = Quests lie open once they are begun. Completed ones count for all of you and help their owner.
    .rule = quest.begin
label-strength = Strength
    .about = So many dice in Combat and for Trap cards. At 0 the Protagonist dies.
    .rule = protagonist.strength
label-sanity = Sanity
    .about = So many dice for Rituals. At 0 the Protagonist dies.
    .rule = protagonist.sanity
label-traps = Traps
    .about = Trap tokens carried. Setting one is free, at any Location.
    .rule = trap.set
label-loot-held = Loot
    .about = Cards in this hand that came from the Loot deck.
    .rule = hidden.counts
label-curses-held = Curses
    .about = Curses in this hand. The fourth kills at once.
    .rule = killed.curses
label-actions = Actions
    .about = Actions left this turn. Playing cards, setting Traps and Loot are free.
    .rule = turn.up-to
label-where = At
    .about = Where this Protagonist stands.
    .rule = move.action
nowhere = nowhere: a new Protagonist will come
label-guardian = Guardian, health { $n }
    .about = Moves before all others and hunts as a Devourer does. Each Hit takes 1 of its { $n } health, a Trap takes 3.
    .rule = guardian.combat
label-gate-damaged = Gate Damaged
    .about = { $n ->
        [one] One blow of three.
       *[other] Two blows of three: the next destroys it.
    } Repair takes tokens off, one Action each.
    .rule = gate.third
label-gate-destroyed = Gate Destroyed
    .about = It holds nothing any more, and cannot be repaired. The Darkness has risen for it.
    .rule = gate.permanent
label-trap = Trap
    .about = Kills every Creature that enters here in one turn or one phase; the Guardian loses 3 health. Then it is gone.
    .rule = trap.kills
label-fallen = { $hero }, fallen here with { $n ->
    [0] no cards
    [1] one card
   *[other] { $n } cards
}
    .about = Died here. For one Action you may take the cards left behind.
    .rule = recover.action
label-boat-down = The boat, on its way
    .about = It has been called and comes at the end of the next round.
    .rule = boat.arrives
label-boat-up = The boat, ready to sail
    .about = It waits. With everybody here and enough Quests done at the end of a round, you have won.
    .rule = win.harbour
step-spawning = Spawning
    .about = A Spawn card is turned up for every player, or two if you play alone. Each brings a Creature, or is an Event.
    .rule = spawn.count
step-turns = Turns
    .about = Everybody has one turn. You settle among yourselves who goes next.
    .rule = turn.order
step-advance = Creatures
    .about = Whoever shares a Location with a Creature loses 1 Sanity. Then all Creatures move: the Guardian, Devourers, Crawlers.
    .rule = advance.order
step-round-end = Round’s end
    .about = The boat may come, and it is seen whether you all get away.
    .rule = round.end-order

mark-turn = On turn
    .about = This Protagonist acts now.
    .rule = turn.one-at-a-time
mark-dead = Dead
    .about = A new Protagonist comes at the start of this player’s next turn.
    .rule = killed.replacement
mark-waiting = Yet to go
    .about = Has not had a turn this round.
    .rule = turn.each-once
mark-immune = May speak
    .about = Has paid for speaking, and may go on until the next Action begins.
    .rule = silence.immunity
mark-talking = In private talk
    .about = Talks with another in private: they read each other’s words and hands, and may give things.
    .rule = talk.channel
mark-leaving = Leaving
    .about = Leaves the game at the end of this round.
    .rule = join.leave
mark-known = Known to you
    .about = You have seen this card and know that it is here.
    .rule = hidden.hands
mark-begun = Begun
    .about = Begun: what its Resolution asks for completes it.
    .rule = quest.resolve
mark-completed = Completed
    .about = Completed: it counts for all, and its Benefit stays with its owner.
    .rule = quest.benefit
mark-sprung = Sprung
    .about = Has killed already. It works until this turn or phase is over, then it is gone.
    .rule = trap.used-up
mark-loot = Loot
    .about = Free: draw a Loot card. But it is heard: one of the Creatures nearest to you moves.
    .rule = loot.noise
mark-assemble = Assemble
    .about = One Action: a Trap card of yours succeeds without a roll.
    .rule = location.assemble
mark-consult = Consult
    .about = One Action: a Ritual of yours succeeds without a roll.
    .rule = location.consult
mark-gate = Repair
    .about = One Action for each Gate Damaged token that you take off.
    .rule = location.repair
mark-tunnel = Tunnels
    .about = One Action: go straight to any other Tunnel.
    .rule = move.tunnel

# --- what happened: the course of the game

event-round = Round { $a } begins.
event-opened = Everybody gives up one card of three.
event-arrives = { $a } is now { $b }, at { $c }.
event-turn = { $a }’s turn begins.
event-turn-over = { $a }’s turn is over.
event-would = { $a } would go next.
event-would-not = { $a } would rather wait.
event-revealed = Turned up: { $a }.
event-darkness = Darkness is now { $a } of 7{ $why }.
event-deadly = The die shows a Hit: the Creatures advance at once.
event-deadly-calm = The die shows a blank: no Creature stirs after this turn.
event-moved = { $a } goes to { $b }.

# --- why it happened: said after what happened and a colon, without a full stop

cause-card = owing to { $a }
cause-shares = shares { $a } with { $b }
cause-among = stands among { $b } Creatures at { $a }
cause-strikes = { $a } strikes at { $b }
cause-heart = entered the Heart of Darkness
cause-silence = broke The Silence
cause-failed = { $a } failed
cause-choice = thrown away by choice
cause-limit = the hand was too full
cause-loot = found at { $a }
cause-opening = the opening hand
cause-spoils = the last Creature there is dead
cause-swallowed = the Heart swallowed a Crawler
cause-gate = { $a } has fallen
cause-death = { $a } died
cause-left = { $a } has left
cause-boat = the boat was called
cause-no-strength = no Strength left
cause-no-sanity = no Sanity left
cause-curses = too many Curses
cause-leaves = the player leaves
cause-combat = struck down by { $a }
cause-trap = caught in a Trap
cause-held = { $a } beats against it
cause-repairs = { $a } repairs it

# --- what happened: bodies

event-lost-strength = { $a } loses { $b } Strength, { $c } left{ $why }.
event-lost-sanity = { $a } loses { $b } Sanity, { $c } left{ $why }.
event-restored-strength = { $a } regains { $b } Strength and has { $c }{ $why }.
event-restored-sanity = { $a } regains { $b } Sanity and has { $c }{ $why }.
event-killed = { $b } ({ $a }) dies at { $c }{ $why }.
event-recovered = { $a } recovers { $c ->
    [0] nothing
    [1] one card
   *[other] { $c } cards
} from { $b }.

# --- what happened: Creatures, Gates, Traps

event-placed = { $a } appears at { $b }.
event-guardian-renewed = The Guardian stands at { $b } already: its health is now { $a }.
event-stock-empty = No Creature is left to appear at { $a }.
event-creature-killed = { $a } is killed at { $b }{ $why }.
event-guardian-wounded = The Guardian loses { $a } health, { $b } left{ $why }.
event-creature-moved = { $a } moves from { $b } to { $c }.
event-stays = { $a } stays with its prey at { $b }.
event-absorbed = The Heart swallows a Crawler.
event-gate-damaged = { $b ->
    [1] A first blow damages { $a }{ $why }.
   *[other] Another blow damages { $a }{ $why }. One more and it falls.
}
event-gate-destroyed = There is nothing left of { $a }{ $why }.
event-gate-repaired = { $b ->
    [1] A Gate Damaged token is taken off { $a }{ $why }.
   *[other] { $b } Gate Damaged tokens are taken off { $a }{ $why }.
}
event-gained-trap = { $a } gains a Trap token{ $why }.
event-set-trap = { $a } sets a Trap at { $b }.
event-trap-sprung = { $b } walks into a Trap at { $a }.
event-traps-used = { $b ->
    [1] The Trap at { $a } is used up.
   *[other] { $b } Traps at { $a } are used up.
}

# --- what happened: cards and talk

event-armed = { $a } fights with { $b }.
event-spared = { $a } leaves { $b ->
    [one] a Hit
   *[other] { $b } Hits
} unused.
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
    [1] a Loot card
    [2] two Loot cards
    [3] three Loot cards
   *[other] { $b } Loot cards
}{ $why }.
event-drew-curses = { $a } draws { $b ->
    [1] a Curse
    [2] two Curses
   *[other] { $b } Curses
}{ $why }.
event-reshuffled = The { $a } is shuffled anew.
event-looks-at-deck = { $a } looks at the { $c ->
    [1] top card
   *[other] top { $c } cards
} of the { $b }.
event-discarded = { $a } discards a card{ $why }.
event-personal-lost = { $a } gives up { $b } for good{ $why }.
event-took-back = { $a } takes { $b } back.
event-talks = { $a } and { $b } talk in private.
event-cannot-talk = { $a } opens their mouth, and nothing comes. No talk is possible; no Action is spent.
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
event-claim-costs-nothing = The claim against { $a } is upheld, but costs nothing: { $a } may speak already, or has no Protagonist to be cursed.
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
ask-gift = Which card of your hand do you send to { $a }?
ask-give-to = Who is to have a card of yours?
ask-lay-trap = Choose where the Trap is set.
ask-mend = Choose the Gate to mend.
ask-open-grave = Which of the fallen do you take the cards of?
ask-passage = Choose the Tunnel to which { $a } goes.
ask-price = It costs a card of your hand: choose one to discard, unseen.
ask-restore = Whom do you treat, yourself or another here?
ask-shed = Which of your Curses do you shuffle back into their deck?
ask-tend = Your turn ends. You may tend a Protagonist here.
ask-traveller = Who goes to a Tunnel of your choice?
ask-unbind = Who is to shuffle Curses back?
ask-under = Choose the card that goes to the bottom of the deck.
ask-walk = Choose where to walk.

# --- cards: options

option-at-banish = Banish every Creature at { $place }
option-card-gift = Send { $card }
option-who-give-to = Give a card to { $who }
option-at-lay-trap = Set the Trap at { $place }
option-gate-mend = Mend { $place }
option-recover-open-grave = Take the cards of { $hero }
option-go-passage = Go to { $place }
option-card-price = Discard { $card }
option-tend-restore = Treat { $who }
option-curse-shed = Shuffle { $card } back
option-tend-tend = Tend { $who }
option-nobody-tend = Tend nobody, and end the turn
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
event-gave = { $a } sends { $b } a card{ $why }.
event-granted-dice = { $a } will roll { $b ->
    [one] one more die
   *[other] { $b } more dice
} in the next Combat of this turn{ $why }.
event-granted-silence = { $b ->
    [one] The next Loot of { $a } this turn makes no noise{ $why }.
   *[other] The next { $b } Loots of { $a } this turn make no noise{ $why }.
}
event-granted-words = { $a } may break The Silence once for nothing{ $why }.
event-more-actions = { $a } has { $b ->
    [one] one more Action
   *[other] { $b } more Actions
} this turn{ $why }.
event-rolled-again = { $a ->
    [one] One blank is rolled again
   *[other] { $a } blanks are rolled again
}: { $b ->
    [0] no Hit.
    [one] one Hit.
   *[other] { $b } Hits.
}
event-saw-on-top = You see what lies on top: { $a }.
event-shed-curse = { $a } shuffles a Curse back{ $why }.
event-spent-actions = { $a } spends { $b ->
    [one] an Action
   *[other] { $b } Actions
}{ $why }.
event-stilled = No Crawler will move in the next Advance Creatures phase{ $why }.
event-unheard = The die shows a Hit: nothing heard { $a }.
event-overheard = The die shows a blank: { $a } was heard.
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
    .about = { term-protagonist.about }
    .rule = protagonist.actor
card-stoker = Silas Crake
    .about = { term-protagonist.about }
    .rule = protagonist.actor
card-surveyor = Thomas Ellerby
    .about = { term-protagonist.about }
    .rule = protagonist.actor
card-medium = Madame Orsolya
    .about = { term-protagonist.about }
    .rule = protagonist.actor
card-smuggler = Jack Penhallow
    .about = { term-protagonist.about }
    .rule = protagonist.actor
card-lay-sister = Sister Perpetua
    .about = { term-protagonist.about }
    .rule = protagonist.actor
card-deserter = Corporal Reuben Vane
    .about = { term-protagonist.about }
    .rule = protagonist.actor

# --- setting up a table

setting-map = Map
setting-map-island = The island
setting-map-western-shores = The Western Shores: harder, for those who know the island
setting-silence = The Silence
setting-silence-strict = Strict: every word written at the table costs Curses
setting-silence-honour = On honour: write freely, and own up when you broke it
setting-silence-teaching = Teaching: a free channel for questions about the rules
setting-much-easier = Much easier: played cards can be taken back
setting-much-easier-off = no
setting-much-easier-on = yes
setting-easier = Easier: the last kill at a Location brings Loot
setting-easier-off = no
setting-easier-on = yes
setting-easy = Easy: you choose which Creature hears the looting
setting-easy-off = no
setting-easy-on = yes
setting-hard = Hard: nobody walks away from the Guardian
setting-hard-off = no
setting-hard-on = yes
setting-harder = Harder: Curses call more Creatures
setting-harder-off = no
setting-harder-on = yes
setting-deadly = Deadly: the Creatures may come after any turn
setting-deadly-off = no
setting-deadly-on = yes
setting-hell = Hell: everybody feeds it every round
setting-hell-off = no
setting-hell-on = yes
setting-latecomers = Seats for latecomers
setting-latecomers-none = none
setting-latecomers-one = the last one
setting-latecomers-two = the last two
setting-latecomers-three = the last three
preset-much-easier = Much easier
preset-much-easier-about = A card that you have played may come back to your hand, each card once a turn.
preset-easier = Easier
preset-easier-about = Whoever kills the last Creature at a Location may draw Loot there.
preset-easy = Easy
preset-easy-about = Looting is heard, but you choose by which Creature, near or far.
preset-usual = As it is
preset-usual-about = The island without mercy and without malice: begin here.
preset-hard = Hard
preset-hard-about = Where the Guardian is, nobody walks away.
preset-harder = Harder
preset-harder-about = Every Curse in somebody’s hand calls one more card of Creatures each round.
preset-deadly = Deadly
preset-deadly-about = After every single turn a die decides whether all Creatures come closer.
preset-hell = Hell
preset-hell-about = Each round everybody must bring a Creature to where they stand.

# --- words of art in card texts

term-hit = Hit
    .forms = Hits
    .about = Two of a die’s six faces. In Combat each may strike one Creature; a Ritual or Trap card needs one.
    .rule = dice.faces
term-noise = noise
    .about = Loot is heard: one of the Creatures nearest to you moves. Without noise none does.
    .rule = loot.noise
term-breach = breach of The Silence
    .about = Speaking in public costs two Curses. It is free to talk in private while you Talk and Trade.
    .rule = silence.penalty
term-combat = Combat
    .about = One Action, once a turn in one place: roll as many dice as you have Strength. Each Hit kills a Crawler or a Devourer, or takes 1 from the Guardian.
    .rule = combat.dice
term-talk = Talk and Trade
    .about = One Action, with one other in the same place: words and hands are open between you two, and you may give cards and Traps.
    .rule = talk.action
term-repair = Repair
    .about = At a Gate: one Action for each Gate Damaged token that you take off.
    .rule = location.repair
term-trap-token = Trap token
    .forms = Trap tokens
    .about = Set for nothing at any Location, it kills every Creature that enters there in one turn or phase.
    .rule = trap.kills
term-location-action = Location Action
    .forms = Location Actions
    .about = Loot, Assemble, Consult, Repair and the tunnels: once a turn in each place, and not beside a Creature.
    .rule = location.kinds
term-hand-limit = hand limit
    .about = How many cards you may keep when your turn ends: five, and four each when you play alone.
    .rule = turn.hand-limit
term-advance = Advance Creatures phase
    .about = After all turns: whoever stands beside a Creature loses 1 Sanity, then every Creature moves one space.
    .rule = advance.move-all
term-curse = Curse
    .forms = Curses
    .about = A burden that is played away only on its own terms. Four of them kill.
    .rule = killed.curses
term-darkness = Darkness
    .about = It rises with every death, every destroyed Gate and every Crawler in the Heart. Past 7 all is lost.
    .rule = lose.darkness
term-protagonist = Protagonist
    .forms = Protagonists
    .about = Somebody’s figure on the island. Dead without Strength, without Sanity, or with four Curses; each death raises the Darkness.
    .rule = protagonist.actor

# --- how it ended

list-0 = nobody
list-1 = { $a }
list-2 = { $a } and { $b }
list-3 = { $a }, { $b } and { $c }
list-4 = { $a }, { $b }, { $c } and { $d }
list-5 = { $a }, { $b }, { $c }, { $d } and { $e }
list-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }
list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } and { $g }
result-away = You escaped: you win
result-kept = The island keeps you: you lose
result-why = { $ended }{ $fallen }
result-ended-won = At the end of round { $round } everybody stood at the Harbour, the boat lay there, and { $done } of { $needed } Quests were done.
result-ended-darkness = In round { $round } the Darkness rose past 7, with { $done } of { $needed } Quests done.
result-ended-nobody = In round { $round } no Protagonist was left alive, with { $done } of { $needed } Quests done.
result-ended-none-left = In round { $round } a new Protagonist was needed, and there was nobody left to come.
result-fallen = { $hero } at { $place }
result-left-behind = { $count ->
    [0] { "" }
   *[other] { " " }Fallen: { $list }.
}
result-seat-away = escaped
result-seat-lost = lost
result-quests = { $n ->
    [one] One Quest was done by this hand.
   *[other] { $n } Quests were done by this hand.
}
result-no-one = No one
result-no-one-tale = Had nobody on the island when it ended.
result-tale = { $tale } (Strength { $strength }, Sanity { $sanity }{ $curses ->
    [0] { "" }
    [one] , one Curse
   *[other] , { $curses } Curses
})
tale-away-surgeon = Closed her bag, for the first time that month, on instruments that were clean.
tale-away-stoker = Went below without being asked, and kept the boiler singing until the coast was gone.
tale-away-surveyor = Drew the island on a clean sheet, looked at it a while, and gave the sheet to the sea.
tale-away-medium = Slept on deck without a light. Nothing called.
tale-away-smuggler = Held the tiller, showed no lantern, and did not once look astern.
tale-away-lay-sister = Counted those aboard, then counted them again, and thanked God for both numbers.
tale-away-deserter = Gave his name to the ship’s clerk, his own name, and spelt it out.
tale-kept-surgeon = Was last seen at { $place }, taking the pulse of something.
tale-kept-stoker = Was last heard at { $place }: a shovel, ringing on stone, for most of the night.
tale-kept-surveyor = Was last seen at { $place }, pacing out a distance that would not end.
tale-kept-medium = Was last seen at { $place }, in conversation.
tale-kept-smuggler = A dark lantern was found at { $place }, still warm, with its shutter closed.
tale-kept-lay-sister = Was last seen at { $place }, holding a hand that reached out of the ground.
tale-kept-deserter = Stood at { $place } until the end, and this once did not run.
