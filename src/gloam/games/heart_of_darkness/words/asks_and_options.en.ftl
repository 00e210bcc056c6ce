# In the Heart of Darkness: what is asked, what can be answered, and what cannot.

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
