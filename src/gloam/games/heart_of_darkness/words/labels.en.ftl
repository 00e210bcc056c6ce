# In the Heart of Darkness: what things on the table are called.

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
