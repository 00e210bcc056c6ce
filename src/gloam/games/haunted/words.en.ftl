# Haunted: what is said at the table. Seats, cards and lines come as words of their own.

# --- the aim, and how to play in a minute

goal = Lead the others’ characters to their doom and keep your own from it. When somebody has lost, the fewest points in front of a player win.
goal-lose = Whoever is first to own three complete lines loses outright. A complete line counts 13 points, every card in an unfinished one 3.
learn-1-title = Three characters each
learn-1 = Everybody has three lines, and each is the story of one ill-starred character. The others sit above, your own lines lie below them, your hand at the foot of the table.
learn-1-picture = The table: two opponents with their lines above, your own three lines below, and your hand at the foot.
learn-2-title = A tale has three cards
learn-2 = First a setting, then a focus that the setting admits, then a hidden terror that the focus summons. With its terror a line is complete, and that character is done for.
learn-2-picture = A player’s three lines: each begins with a setting, and some have a focus on it.
learn-3-title = First the others, then your own
learn-3 = On your turn you lay cards on the others’ lines, one to a line. Then they may defend. After that you may lay cards on your own lines, mostly to take something away again. At the end you discard one card and draw up to seven.
learn-3-picture = A hand of seven cards; those that can be laid now glow.
learn-4-title = Keep something for the defence
learn-4 = Only cards laid this very turn can be defended against. Each terror is driven off by two cards of the deck and no others: if you hold one, keep it. Events, actions and acquaintances do what they say at once and leave.
learn-5-title = Lowest wins
learn-5 = The game ends when somebody owns three complete lines: that player has lost. All others count what lies in front of them, 13 for a complete line and 3 for every other card, and the fewest points win.

# --- seats, lines, lists

seat = Seat { $n }
    .about = A player looks after three characters, a line each. Whoever owns three complete lines first has lost; of the others the fewest points win.
    .rule = game.object
line = { $seat }’s line { $n }
    .about = A line is one character’s story: a setting, then a focus that fits it, then a hidden terror that the focus summons. Its owner and the others may lay cards on it. Three cards complete it.
    .rule = line.order
line-of = { $who } ({ $seat })
line-empty = no one yet
    .about = Nobody’s story yet: a setting begins the line and brings its character.
    .rule = line.setting-first
list-0 = nobody
list-1 = { $a }
list-2 = { $a } and { $b }
list-3 = { $a }, { $b } and { $c }
list-4 = { $a }, { $b }, { $c } and { $d }
list-5 = { $a }, { $b }, { $c }, { $d } and { $e }

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

# --- events: the course of the game

event-drew-for-it = { $a } draws { $b } to decide it.
event-starts = { $a } begins.
event-turn = It is { $a }’s turn.
event-misses = { $a } misses a turn.
event-will-miss = { $a } must miss a turn{ $why }.
event-swapped = { $a } discards the whole hand instead of taking a turn.
event-drew = { $a } draws { $b ->
    [one] a card
   *[other] { $b } cards
}{ $why }.
event-reshuffled = The discard pile is shuffled and becomes the stockpile.
event-over = { $count ->
    [0] The candle is out, and nobody has won.
    [one] The candle is out. { $list } has won.
   *[other] The candle is out. { $list } share the win.
}
event-short-game = { $list } are tied for the fewest points, and settle it by a short game: whoever is first to own a complete line loses it.
event-ended-lines = { $a ->
    [one] { $count ->
        [one] { $list } owns a complete line and has lost the short game.
       *[other] { $list } own a complete line each and have lost the short game.
    }
   *[other] { $count ->
        [one] { $list } owns three complete lines and has lost outright.
       *[other] { $list } own three complete lines each and have lost outright.
    }
}
event-ended-terrors = All five terrors lie in complete lines, and the discard pile has been shuffled twice since: nobody can be made to lose any more, and the game ends.
event-ended-settings = All ten settings lie in complete lines: nobody can begin another, and the game ends.
event-stalemate-begins = The last of the five terrors lies in a complete line. Unless somebody loses first, the game ends once the discard pile has been shuffled twice more.
event-stalemate-nears = { $a ->
    [1] With all terrors locked away, the game ends after the next shuffle of the discard pile.
   *[other] With all terrors locked away, the game ends after this turn.
}
event-ran-dry = No more cards are left for { $a } to draw.

# --- why it happened: said after what happened and a colon, without a full stop

cause-card = owing to { $a }
cause-choice = not kept
cause-cleanup = the end of the turn
cause-forfeit = a forfeit
cause-lap = the Lap of the Gods
cause-limit = the hand was too full
cause-own-terror = { $a } came onto it
cause-price = the price of the card that is kept
cause-refill = the hand is refilled
cause-terror = { $a } was not driven off

# --- events: lines

event-laid = { $begins ->
    [1] { $a } lays { $b }, and a tale begins: { $c }.
   *[other] { $a } lays { $b } on { $c }.
}
event-summoned = { $a } brings { $b } out of the discard pile onto { $c }.
event-removed = { $a } is removed and discarded{ $why }.
event-handed-over = { $c } passes from { $a } to { $b }{ $why }.
event-complete = The tale of { $line } is complete{ $why }. { $tale }

# --- events: hands

event-in-vain = { $a } comes to nothing.
event-pile-empty = The discard pile is empty: { $a } takes nothing for the setting.
event-no-room-for-line = { $a } has no room for another line and gets none.
event-offer-lost = { $a } is driven away in the coach, and lost: the card is discarded.
event-offer-safe = { $b } will not be driven off, and stays in { $a }’s hand.
event-declined = { $a } leaves { $b } alone.
event-discarded = { $a } discards { $b }{ $why }.
event-exchanged = { $a } and { $b } exchange { $c ->
    [one] a card
   *[other] { $c } cards
}, unseen{ $why }.
event-given = { $b } gives { $a } an action and gets nothing for it, as { $a } holds no other card to give{ $why }.
event-traded = { $b } gives { $a } an action, and gets another card for it{ $why }.
event-kept = { $a } keeps { $b ->
    [0] nothing
    [one] one card
   *[other] { $b } cards
}{ $why }.
event-kept-taken = { $a } keeps the card that was taken.
event-looks-at = { $a } looks at { $b ->
    [0] nothing: no cards are left
    [one] the last card of the stockpile
   *[other] the { $b } top cards of the stockpile
}.
event-not-kept = { $a } does not keep { $b }, which is discarded{ $why }.
event-new-hand = { $a } { $b ->
    [0] holds nothing, and so gets no new hand
    [one] discards the one card held
   *[other] discards the whole hand of { $b } cards
}{ $why }.
event-no-acquaintance = { $a } holds no acquaintance.
event-no-action = { $a } holds no action.
event-no-setting = { $a } holds no setting.
event-nothing-to-steal = { $a } holds neither action nor acquaintance: there is nothing to steal.
event-nothing-to-take = { $a } has no card that could be taken.
event-offered = { $a } shows { $b } to the coachman.
event-planted = Urchin Thief hides in { $a }’s hand, until { $a } discards him at the end of a turn.
event-struck = { $a } names { $b }, who must take a new hand.
event-taken = { $b } takes a card out of { $a }’s hand at random{ $why }.
event-taken-card = The card is { $a }.
event-tested = { $a } draws { $b } as a test card.
event-took-from-pile = { $a } takes { $b } from the discard pile{ $why }.

# --- events: forfeits, the Lap of the Gods

event-forfeit-back = Nothing can be given for it: { $a } gets it back.
event-forfeit-cards = { $a } was taken, and { $b } given for it.
event-forfeit-from-pile = { $b } discards the taken card, { $c }, and gives { $a } { $d } from the discard pile.
event-forfeit-swapped = { $b } keeps it, and gives { $a } another card for it.
event-no-forfeit = { $a } has nothing to forfeit.
event-lap = { $count ->
    [0] { $a } finds no cards for the Lap of the Gods.
    [3] { $a } turns up the Lap of the Gods: { $list }.
   *[other] { $a } turns up { $list }: too few for the Lap of the Gods.
}
event-rift = Three of one type: a rift. Every player passes the whole hand to the left.

# --- things on the table

label-turn = { $seat }’s turn
    .about = A turn runs through these steps from left to right: cards on the others, their defence, cards on one’s own lines, then discard and refill.
    .rule = turn.stages
step-attack = Cards on the others
    .about = Lay any number of cards on lines of the others, at most one on each line.
    .rule = attack.one-per-line
step-defence = Defence
    .about = The others may now drive off what was laid on their lines this turn, one player after another.
    .rule = defence.order
step-own = Cards on one’s own
    .about = Lay cards on your own lines: mostly to take away what others have laid there.
    .rule = own.play
step-cleanup = Discard and refill
    .about = Discard one card, then fill your hand up again.
    .rule = turn.stages
label-stock = Stockpile
    .about = Cards are drawn from here, unseen. When it is empty, the discard pile is shuffled. { $n } left.
    .rule = term.stockpile
label-discard = Discard pile
    .about = What leaves play lies here, open to everybody: press it to look through it.
    .rule = secret.discard-open
label-resolving = Card in effect
    .about = A card lies here while what it says is done. Then it goes to the discard pile.
    .rule = turn.immediate
label-hand = Hand
    .about = { $n ->
        [one] One card is
       *[other] { $n } cards are
    } held here. What they are is their holder’s secret; how many, everybody sees.
    .rule = secret.hands
label-aside = Looked at
    .about = Cards that somebody is looking at. Nobody else sees them.
    .rule = secret.drawn-to-keep
label-points = Points
    .about = Three for each card in an unfinished line, thirteen for a complete line. The fewest win.
    .rule = score.lowest
label-complete = Complete lines
    .about = Lines whose story has come to its end. The third one loses the game; in the short game the first does.
    .rule = end.trigger
stalemate = { $shuffles ->
    [0] All five terrors lie in complete lines. Unless somebody loses first, the game ends when the discard pile has been shuffled twice more.
    [one] All five terrors lie in complete lines. The game ends after the next shuffle of the discard pile.
   *[other] All five terrors lie in complete lines. The game ends after this turn.
}
    .about = No terror is left that could complete a line. The game ends soon, and the fewest points win.
    .rule = end.stalemate
label-missed = Turns to miss
    .about = So many of this player’s next turns are skipped.
    .rule = miss.skip
slot-next = next card
layout-piles = Piles
mark-turn = on turn
    .about = This player’s turn it is.
    .rule = turn.stages
mark-out = out of the game
    .about = Plays no part in the short game that settles the tie.
    .rule = short.players
mark-complete = complete
    .about = This story is over: nothing can change the line any more. It counts thirteen points.
    .rule = line.sealed
mark-awaiting = awaiting defence
    .about = A terror has just been laid here. Its owner may still drive it off; if not, the line is complete.
    .rule = term.awaiting
mark-used = has had its card
    .about = Has had its one card of this turn: no second one may be laid on it in this step.
    .rule = attack.one-per-line
mark-fresh = laid this turn
    .about = Laid this turn: its owner may defend against it.
    .rule = defence.fresh-only
mark-planted = Urchin Thief is planted here
    .about = Urchin Thief sits in this hand and fills a place. He leaves only as the discard at the end of a turn.
    .rule = event.urchin-thief-exit
mark-known = remembered
    .about = You have seen this card before and know that it is here.
    .rule = secret.hands

# --- types and cards

type-setting = Setting
type-focus = Focus
type-terror = Hidden terror
type-event = Event
type-action = Action
type-acquaintance = Acquaintance
card-archaeological-dig = Archaeological Dig
card-auction-of-curiosities = Auction of Curiosities
card-country-walk = Country Walk
card-disused-graveyard = Disused Graveyard
card-foreign-village = Foreign Village
card-ocean-bound-vessel = Ocean Bound Vessel
card-private-library = Private Library
card-roadside-inn = Roadside Inn
card-ruined-church = Ruined Church
card-wealthy-relatives-mansion = Wealthy Relative's Mansion
card-ancient-manuscript = Ancient Manuscript
card-blackened-tree = Blackened Tree
card-buried-artefact = Buried Artefact
card-curious-painting = Curious Painting
card-darkened-lens = Darkened Lens
card-encrypted-letter = Encrypted Letter
card-engraved-coin = Engraved Coin
card-hidden-treasure = Hidden Treasure
card-historical-find = Historical Find
card-locked-box = Locked Box
card-magical-almanac = Magical Almanac
card-mysterious-door = Mysterious Door
card-pouch-of-rune-stones = Pouch of Rune Stones
card-religious-doctrine = Religious Doctrine
card-tin-whistle = Tin Whistle
card-dread-old-god = Dread Old God
card-fateful-possession = Fateful Possession
card-hunting-spirit = Hunting Spirit
card-magical-summoning = Magical Summoning
card-tortured-soul = Tortured Soul
card-arrested = Arrested
card-attacked = Attacked!
card-chance-find = Chance Find
card-coach-and-horses = Coach and Horses
card-disembodied-presence = Disembodied Presence
card-fire = Fire
card-garrotted = Garrotted
card-hallucination = Hallucination
card-hidden-compartment = Hidden Compartment
card-inheritance = Inheritance
card-possession = Possession
card-receive-telegram = Receive Telegram
card-secret-room = Secret Room
card-speak-in-tongues = Speak in Tongues
card-storm = Storm
card-strange-mist = Strange Mist
card-tarot-card = Tarot Card
card-transformation = Transformation
card-trap-door = Trap Door
card-urchin-thief = Urchin Thief
card-activate-focus = Activate Focus
card-blood-letting = Blood Letting
card-consult-expert = Consult Expert
card-dead-faint = Dead Faint
card-drawing-the-wrong-conclusion = Drawing the Wrong Conclusion
card-enlightening-conversation = Enlightening Conversation
card-examine-focus = Examine Focus
card-fever = Fever
card-fisticuffs = Fisticuffs
card-losing-sleep = Losing Sleep
card-magickal-dabbling = Magickal Dabbling
card-nervous-exhaustion = Nervous Exhaustion
card-over-indulgence = Over Indulgence
card-pray = Pray
card-refreshments = Refreshments
card-search-the-area = Search the Area
card-send-telegram = Send Telegram
card-sudden-inspiration = Sudden Inspiration
card-terrible-accident = Terrible Accident
card-violent-temper = Violent Temper
card-avid-collector = Avid Collector
card-cloaked-figure = Cloaked Figure
card-distant-relative = Distant Relative
card-historian = Historian
card-local-canon = Local Canon
card-magickal-dabbler = Magickal Dabbler
card-pleasant-company = Pleasant Company
card-psychic = Psychic
card-village-idiot = Village Idiot
card-well-wishing-stranger = Well-wishing Stranger

# --- who it happens to: each setting brings its character

character-none = No one
character-archaeological-dig = Mr. Averill
    .about = { tale-setting-archaeological-dig }. { line.about }
    .rule = game.characters
character-auction-of-curiosities = Miss Colefax
    .about = { tale-setting-auction-of-curiosities }. { line.about }
    .rule = game.characters
character-country-walk = Captain Rudge
    .about = { tale-setting-country-walk }. { line.about }
    .rule = game.characters
character-disused-graveyard = Miss Oram
    .about = { tale-setting-disused-graveyard }. { line.about }
    .rule = game.characters
character-foreign-village = Dr. Pym
    .about = { tale-setting-foreign-village }. { line.about }
    .rule = game.characters
character-ocean-bound-vessel = Mrs. Lacey
    .about = { tale-setting-ocean-bound-vessel }. { line.about }
    .rule = game.characters
character-private-library = Mr. Tranter
    .about = { tale-setting-private-library }. { line.about }
    .rule = game.characters
character-roadside-inn = Mr. Hobday
    .about = { tale-setting-roadside-inn }. { line.about }
    .rule = game.characters
character-ruined-church = Archdeacon Wray
    .about = { tale-setting-ruined-church }. { line.about }
    .rule = game.characters
character-wealthy-relatives-mansion = Cousin Edith
    .about = { tale-setting-wealthy-relatives-mansion }. { line.about }
    .rule = game.characters

# --- the result

result-headline = { $count ->
    [0] Nobody has won
    [one] { $list } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $list } share the win with { $points } points
}
result-why = { $ended } { $count ->
    [0] Nobody is left to win.
    [one] That leaves { $names }, who wins.
   *[other] The fewest points win: { $list }.
}
result-why-settled = { $ended } The fewest points win: { $list }. The tie was settled by a short game, which { $winner } won.
result-ended-lines = { $lines ->
    [one] { $count ->
        [one] { $list } owns a complete line and has lost the short game outright.
       *[other] { $list } own a complete line each and have lost the short game outright.
    }
   *[other] { $count ->
        [one] { $list } owns three complete lines and has lost outright.
       *[other] { $list } own three complete lines each and have lost outright.
    }
}
result-ended-terrors = All five terrors were locked away in complete lines, and the discard pile was shuffled twice after that: nobody could be made to lose any more.
result-ended-settings = All ten settings were locked away in complete lines: nobody could begin another.
result-points-of = { $seat } { $points }
result-won = winner
result-lost = lost outright
result-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
result-sum = { $a } + { $b } + { $c } = { $points }
result-sum-complete = 13 (complete)
result-sum-cards = { $n ->
    [0] 0
    [one] 1 card × 3
   *[other] { $n } cards × 3
}

# --- tales: one sentence when a line is complete
#
# A setting says who was where; a focus what that person did there, without naming the person
# again; a terror what came of it, without a word for he or she. An ending stands for the
# cards that are missing.

tale-3 = { $turn ->
    [0] { $setting }, and { $focus }; { $terror }.
    [1] It came out long afterwards that { $setting }, and { $focus }; { $terror }.
   *[2] { $setting }, and { $focus }; of the rest we know only that { $terror }.
}
tale-2 = { $ending ->
    [0] { $setting }, and { $focus }; there the diary leaves off.
    [1] { $setting }, and { $focus }; by Friday the blinds were down.
    [2] { $setting }, and { $focus }; nothing more was needed, it appears, than to think it over alone.
    [3] { $setting }, and { $focus }; the hat was returned by post, without a letter.
   *[4] { $setting }, and { $focus }; the doctor wrote down heart, after some thought, and would not stay to supper.
}
tale-1 = { $ending ->
    [0] { $setting }; the dog, which had been told to wait, is waiting still.
    [1] { $setting }, and came home so much altered that the servants gave notice in a body.
    [2] { $setting }; there was no cry, only the lamp going by degrees from room to room, and then back, carried lower.
    [3] { $setting }, and was found at daybreak, seated upright, with both thumbs inside the collar.
   *[4] { $setting }; the letter that begins with this has no second page.
}

tale-open-2 = { $turn ->
    [0] { $setting }, and { $focus }. That is as far as it has gone.
    [1] { $setting }, and { $focus }. Nobody has thought anything of it yet.
   *[2] { $setting }, and { $focus }. There is still time to write for the carriage.
}
tale-open-1 = { $turn ->
    [0] { $setting }. Nothing has come of it so far.
    [1] { $setting }. The evening was remarkably still.
   *[2] { $setting }. The post is expected at four.
}
tale-0 = Nobody came. Nothing is known against the place.

tale-setting-archaeological-dig = Mr. Averill kept the lowest trench open after the men had gone
tale-setting-auction-of-curiosities = Miss Colefax stayed in the saleroom for the lots that nobody had come to see
tale-setting-country-walk = Captain Rudge went home by the field path, the evening being so mild
tale-setting-disused-graveyard = Miss Oram carried her sketching-stool into the old burial-ground
tale-setting-foreign-village = Dr. Pym took a bed in the one village that his guide had wished to go round
tale-setting-ocean-bound-vessel = Mrs. Lacey sailed on the Tuesday, in the last cabin to be let
tale-setting-private-library = Mr. Tranter was left for the week-end with the keys of his lordship’s library
tale-setting-roadside-inn = Mr. Hobday put up at the inn by the toll-bar rather than go on in the dark
tale-setting-ruined-church = Archdeacon Wray stepped into the ruined church to be out of the rain
tale-setting-wealthy-relatives-mansion = Cousin Edith came for a month to the house that would one day be hers

tale-focus-ancient-manuscript = sat up two nights over an ancient manuscript that no one had asked to have translated
tale-focus-blackened-tree = cut a sprig from a blackened tree that had no business to be in leaf
tale-focus-buried-artefact = cleaned the clay from an artefact buried a good deal deeper than it was worth
tale-focus-curious-painting = remarked upon a curious painting in which one figure had turned round since breakfast
tale-focus-darkened-lens = counted, through a darkened lens, one more in the company than had sat down
tale-focus-encrypted-letter = puzzled out an encrypted letter, which proved to be an invitation
tale-focus-engraved-coin = pocketed an engraved coin which has never since grown cold
tale-focus-hidden-treasure = uncovered, behind a single stone, a hidden treasure on which there was no dust
tale-focus-historical-find = wrote to the papers of a historical find which three parishes had been at pains to lose
tale-focus-locked-box = took a chisel to a locked box that somebody had been careful to nail as well
tale-focus-magical-almanac = found that night’s date in a magical almanac, with an appointment written against it
tale-focus-mysterious-door = tried the handle of a mysterious door in a wall that has no other side
tale-focus-pouch-of-rune-stones = threw, for amusement, a pouch of rune stones that would fall only the one way
tale-focus-religious-doctrine = read out, to hear how it went, a religious doctrine never meant for the living
tale-focus-tin-whistle = blew a tin whistle that gave, so far as anybody present could tell, no sound

tale-terror-dread-old-god = { $turn ->
    [0] something very old has turned over in its sleep, and the hills are no longer where they were surveyed
    [1] what was worshipped before there was anyone to kneel has begun to answer
   *[2] the birds went inland in a body that evening, and what they fled from stands higher than the weather
}
tale-terror-fateful-possession = { $turn ->
    [0] the letters since then are affectionate, regular, and in another person’s hand
    [1] whoever came home knows the house well, though not as it has been these hundred years
   *[2] the face is just the same, the family say, and they have learnt not to meet what looks out of it
}
tale-terror-hunting-spirit = { $turn ->
    [0] the footsteps that fell in behind that evening have not since been more than a street away
    [1] something had the scent before midnight, and every lock from there to London has been tried, in order
   *[2] no train or steamer has yet been fast enough, and the pursuer, all the witnesses agree, does not run
}
tale-terror-magical-summoning = { $turn ->
    [0] the thing was done before anybody asked what it was for, and now the chair opposite is taken
    [1] what came was civil, and gave a name, and cannot be induced to leave
   *[2] something took it for a summons, and has not yet finished arriving
}
tale-terror-tortured-soul = { $turn ->
    [0] the weeping that used to be heard there of a night is now heard in two voices
    [1] somebody long dead has found a listener at last, and will not let go of the sleeve
   *[2] whoever suffered there has found somebody to suffer it instead
}

# --- setting up a table

setting-length = Length
setting-length-full = Full: three complete lines end it
setting-length-short = Short: nine cards, one complete line ends it
setting-ties = Ties
setting-ties-shared = Those who are tied share the win
setting-ties-short-game = A short game among the tied decides

# --- words of art in card texts

to-the-owner = To the owner of the line it is laid on:

term-forfeit = forfeit
    .forms = forfeits
    .about = The player on your left draws a card from your hand, unseen, and gives you another for it: from that player’s own hand, or any card of the discard pile.
    .rule = forfeit.take
term-advantage = advantage
    .about = Look at the two top cards of the stockpile. You may take one and discard one of your own for it; the rest is discarded.
    .rule = advantage.draw
term-lap = Lap of the Gods
    .about = Three cards are turned up. The fewer essential cards among them, the worse for your hand; with two or three it is another player’s that suffers. Three of one essential type pass every hand to the left.
    .rule = lap.draw
term-test-card = test card
    .about = The top card of the stockpile, shown to all to see what it is, then discarded.
    .rule = draw.test
term-essential = essential
    .about = Settings, focuses and hidden terrors: the cards that lines are made of.
    .rule = term.essential
term-support = support
    .about = Events, actions and acquaintances: they do what they say and are discarded.
    .rule = term.support
term-smallest-line = smallest line
    .about = The started line with the fewest cards. Complete lines and those that await defence do not count; of equals the owner picks one.
    .rule = term.smallest
term-largest-line = largest line
    .about = The started line with the most cards. Complete lines and those that await defence do not count; of equals the owner picks one.
    .rule = term.largest
term-unstarted-line = unstarted line
    .about = A line without a setting: nobody’s story yet.
    .rule = line.setting-first
term-drive-off = drive off
    .about = A terror can be driven off only in the turn it was laid, by the owner of the line.
    .rule = turn.terror-removers
term-miss-a-turn = miss a turn
    .about = The next turn of whoever misses one is skipped whole. Defending is still allowed.
    .rule = miss.skip
term-lies-alone = lies alone
    .about = It is the only card in its line.
    .rule = term.runes
