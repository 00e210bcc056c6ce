# Haunted: what is asked, what can be answered, and what cannot.

# --- prompts

ask-attack = Lay cards on the others’ lines, one to a line.
ask-defend = Defend your lines against the cards that were laid on them this turn.
ask-own = Lay cards on your own lines, as many as you like.
ask-cleanup = Discard one card; then your hand is refilled and the turn passes on.
ask-make-room = { $a ->
    [1] Your hand is too full: which card do you discard?
   *[other] Your hand is too full: { $a } cards must go, one after the other. Which goes now?
}
ask-lose-acquaintance = You lose an acquaintance. Which one do you discard?
ask-fetch = Which acquaintance do you take from the discard pile?
ask-forfeit = You took a card of { $a }’s as a forfeit. Which card do you give { $a } for it?
ask-advantage = An advantage: take one of these cards? It costs you a card of your hand.
ask-advantage-price = Which card of your hand do you discard for the one you take?
ask-refreshments = Which of these cards do you keep?
ask-use = { $a } can do one of two things here. Which shall it be?
ask-may = { $a }: do you draw a test card, or leave it alone?
ask-psychic = Which focus does the Psychic remove: one of them, or both?
ask-chance-find = Which of your focuses is removed?
ask-discard-line = Which of your smallest lines do you discard?
ask-complete-smallest = One of your smallest lines becomes complete. Which?
ask-complete-largest = One of your largest lines becomes complete. Which?
ask-hand-over = Which of your smallest lines do you hand over?
ask-activate = Which terror comes out of the discard pile onto the line?
ask-attacked = { $a } is attacked: you must lay a setting of yours in front of { $a }. Which one?
ask-attacked-slot = Which of their lines does the setting begin?
ask-attacked-replacement = Which card do you take from the discard pile for the setting you gave up?
ask-offer = Which acquaintance do you show to the coachman? Most are lost by it.
ask-stolen = Urchin Thief steals an action or acquaintance from your hand. Which one?
ask-exchange = Which cards do you give in exchange? You choose before seeing what you get.
ask-stranger = Which player do you ask for an action?
ask-give-action = { $a } asks you for an action. Which one do you give?
ask-give-back = Which card do you give { $a } in return for the action?
ask-strike = Three essentials: who must discard the whole hand and draw a new one?
ask-keep-taken = Do you keep the card you took, or discard it?

# --- what the others read meanwhile, after the name of whoever is asked

waits-attack = is laying cards on the others’ lines.
waits-defend = decides whether to defend.
waits-own = is laying cards on lines of their own.
waits-cleanup = is choosing a card to discard.
waits-make-room = holds too many cards, and is choosing one to discard.
waits-lose-acquaintance = is choosing an acquaintance to discard.
waits-fetch = is choosing an acquaintance from the discard pile.
waits-forfeit = is choosing what to give { $a } for a forfeit.
waits-advantage = is looking at cards, and may keep one.
waits-advantage-price = is choosing a card to pay with.
waits-refreshments = is looking at cards, and may keep some.
waits-use = is choosing which of two things { $a } does.
waits-may = decides whether to draw a test card for { $a }.
waits-psychic = is choosing what the Psychic removes.
waits-chance-find = is choosing a focus to remove.
waits-discard-line = is choosing a line to discard.
waits-complete-smallest = is choosing which line becomes complete.
waits-complete-largest = is choosing which line becomes complete.
waits-hand-over = is choosing a line to hand over.
waits-activate = is choosing a terror from the discard pile.
waits-attacked = is choosing a setting to lay before { $a }.
waits-attacked-slot = is choosing the line that the setting begins.
waits-attacked-replacement = is choosing a card from the discard pile.
waits-offer = is choosing an acquaintance for the coachman.
waits-stolen = is choosing the card that Urchin Thief steals.
waits-exchange = is choosing cards to exchange.
waits-stranger = is choosing whom to ask for an action.
waits-give-action = is choosing an action for { $a }.
waits-give-back = is choosing a card for { $a } in return.
waits-strike = is choosing who must take a new hand.
waits-keep-taken = decides whether to keep the card.

# --- options: laying

option-lay = Lay { $card } on { $seat }’s { $place } line
option-lay-own = Lay { $card } on your { $place } line
option-lay-unstarted = Lay { $card } on { $seat }’s unstarted line { $n }
option-lay-unstarted-own = Lay { $card } on your unstarted line { $n }
option-begin = Begin { $seat }’s line { $n } with { $card }
option-begin-own = Begin your line { $n } with { $card }
option-complete-own = Complete your { $place } line with { $card }
option-defend = Use { $card } against { $against } on your { $place } line
option-end-attack = Lay no more on the others; they may defend
option-end-own = Lay no more; go on to the discard
option-stop = { $count ->
    [0] Defend no further
    [one] Defend no further: the terror completes its line
   *[other] Defend no further: the terrors complete their lines
}
option-swap = Discard the whole hand, draw a new one, and end the turn

# --- options: cards

option-discard = Discard { $card }
option-discard-stolen = Let { $card } be stolen: it is discarded
option-discard-it = Discard { $card }
option-take = Take { $card } from the discard pile
option-give = Give { $card } to { $seat }
option-give-exchange = Give { $card }
option-give-forfeit = Give { $seat } { $card } from your hand, and keep the card you took
option-pile = Give { $seat } { $card } from the discard pile, and discard the card you took
option-keep = Keep { $card }
option-keep-advantage = Take { $card }, and discard a card of your hand
option-keep-it = Keep { $card }
option-none = Keep nothing
option-none-advantage = Take neither
option-both-refreshments = Keep both
option-both-psychic = Remove both
option-offer = Show { $card }, who is then lost
option-offer-safe = Show { $card }, who stays; whoever laid Coach and Horses performs a forfeit
option-remove = Remove { $card }
option-setting = Lay { $card } in front of { $seat }
option-terror = Bring { $card } onto the line

# --- options: the rest

option-first-use-pleasant-company = Remove the setting
option-first-use-psychic = Remove Blackened Tree, Mysterious Door or both
option-second-use = Have the owner of the line turn up the Lap of the Gods
option-yes = Draw a test card for { $card }
option-no = Leave { $card } alone: it is discarded and nothing happens
option-line-discard-line = Discard your { $place } line
option-line-complete-smallest = Let your { $place } line be complete
option-line-complete-largest = Let your { $place } line be complete
option-line-hand-over = Hand over your { $place } line
option-line-attacked-slot = Begin { $seat }’s line { $n }
option-player-stranger = Ask { $seat }
option-player-strike = { $seat } must take a new hand

# --- what is not possible

blocked-nothing-there = { $card } finds nothing to remove on any of these lines.
blocked-no-terror-here = The terror that { $card } drives off is at none of your lines.
blocked-no-room = There is no unstarted line for { $card }.
blocked-no-setting = { $card } needs a line with a setting.
blocked-focus-later = { $card } needs a line with a setting and no focus.
blocked-terror-later = { $card } needs a line with a focus.
blocked-focus-elsewhere = No setting that lies open here admits { $card }.
blocked-terror-elsewhere = No focus that lies here summons { $card }.
blocked-no-terror-in-pile = The discard pile holds no terror that the focus summons.
blocked-aim = { $card } must take a line with a card laid this turn, and none of your smallest lines has one.
blocked-under-focus = A focus lies on the setting that { $card } would remove: first the focus must go.
blocked-complete = { $card } fits only a line that is complete, and nothing may touch that.
blocked-awaiting = A terror has come to the line that { $card } fits. Nothing but a defence may touch it now.
blocked-under-terror = Only a card that drives off the terror helps this line now.
blocked-not-fresh = What { $card } would remove was not laid this turn.
blocked-used = The lines that { $card } fits have had their one card this turn.
blocked-no-acquaintance-in-pile = There is no acquaintance in the discard pile.
blocked-opponents-only = { $card } goes only onto an opponent’s line.
blocked-terror-remover = { $card } is kept for the defence, when its terror has come to a line of yours.
blocked-no-defence = { $card } removes nothing and is no defence.
blocked-planted = { $card } was planted here, and leaves only by the discard that ends your turn.
blocked-only-acquaintances = Only an acquaintance is asked for now.
blocked-only-settings = Only a setting is asked for now.
blocked-only-actions = Only an action is asked for now.
blocked-only-stolen = The thief steals only an action or an acquaintance.
blocked-only-smallest = This is about your smallest lines alone.
blocked-only-largest = This is about your largest lines alone.
blocked-something-else = Something else is asked of you now: this has to wait.
blocked-swap = You can swap your hand only before you have laid a card this turn.
