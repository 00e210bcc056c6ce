# In the Heart of Darkness: what has happened, why, and how it ended.

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
