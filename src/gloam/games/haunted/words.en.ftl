# Haunted: what is said at the table. Seats, cards and lines come as words of their own.

# --- seats, lines, lists

seat = Seat { $n }
line = { $seat }’s line { $n }
list-0 = nobody
list-1 = { $a }
list-2 = { $a } and { $b }
list-3 = { $a }, { $b } and { $c }
list-4 = { $a }, { $b }, { $c } and { $d }
list-5 = { $a }, { $b }, { $c }, { $d } and { $e }

# --- prompts

ask-attack = Lay cards on the others’ lines, one to a line.
ask-defend = Defend what was laid on your lines this turn.
ask-own = Lay cards on your own lines.
ask-cleanup = Discard one card.
ask-make-room = Too many cards: discard one.
ask-lose-acquaintance = An acquaintance is lost to you. Which?
ask-fetch = Which acquaintance returns from the discard pile?
ask-forfeit = { $a } forfeits a card. What is given for it?
ask-advantage = Keep one of these, at the price of a card held?
ask-advantage-price = Which card is the price?
ask-refreshments = Which of these are kept?
ask-use = To which use is { $a } put?
ask-may = { $a }: try it, or leave it be?
ask-psychic = What does the Psychic send away?
ask-chance-find = Which focus has been undone?
ask-smallest = Which of the smallest lines?
ask-largest = Which of the largest lines?
ask-hand-over = Which line is handed over?
ask-activate = Which terror answers?
ask-attacked = { $a } is waylaid. In which setting do they wake?
ask-attacked-slot = In which line?
ask-attacked-replacement = Take a card from the discard pile for the setting.
ask-offer = The coach is waiting. Which acquaintance is offered a seat?
ask-stolen = The boy will have something. What?
ask-exchange = Two players exchange cards, unseen. What is given?
ask-stranger = Who is asked for an action?
ask-give-action = Which action is given to { $a }?
ask-give-back = What is given to { $a } in return?
ask-strike = Three essentials: whose hand is struck?
ask-keep-taken = Keep the card that was taken?

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
option-discard-stolen = Let { $card } be stolen
option-discard-it = Discard { $card }
option-take = Take { $card } from the discard pile
option-give = Give { $card } to { $seat }
option-give-exchange = Give { $card }
option-give-forfeit = Keep the taken card and give { $seat } { $card } from your hand
option-pile = Discard the taken card and give { $seat } { $card } from the discard pile
option-keep = Keep { $card }
option-keep-advantage = Keep { $card } and discard a card held
option-keep-it = Keep { $card }
option-none = Keep nothing
option-both-refreshments = Keep both
option-both-psychic = Remove both
option-offer = Offer { $card }
option-remove = Remove { $card }
option-setting = Lay { $card } in front of { $seat }
option-terror = Bring { $card }

# --- options: the rest

option-first-use-pleasant-company = Take the setting away
option-first-use-psychic = Remove Blackened Tree, Mysterious Door or both
option-second-use = Have the owner of the line turn up the Lap of the Gods
option-yes = Follow { $card }: draw a test card
option-no = Leave { $card } alone
option-line-smallest = Your { $place } line
option-line-largest = Your { $place } line
option-line-hand-over = Hand over your { $place } line
option-line-attacked-slot = Begin { $seat }’s line { $n }
option-player-stranger = Ask { $seat }
option-player-strike = Have { $seat } draw a new hand

# --- what is not possible

blocked-nothing-there = { $card } would find nothing to do on any of these lines.
blocked-no-terror-here = The terror that { $card } drives off is at none of your lines.
blocked-no-room = There is no unstarted line for { $card }.
blocked-no-setting = { $card } needs a line with a setting.
blocked-focus-later = { $card } needs a line with a setting and no focus.
blocked-terror-later = { $card } needs a line with a focus.
blocked-focus-elsewhere = No setting that lies open here admits { $card }.
blocked-terror-elsewhere = No focus that lies here summons { $card }.
blocked-no-terror-in-pile = The discard pile holds no terror that the focus summons.
blocked-aim = { $card } must take a line with a card laid this turn, and none of your smallest lines has one.
blocked-under-focus = A focus lies on the setting: it cannot be removed now.
blocked-complete = { $card } fits only a line that is complete.
blocked-awaiting = A terror has come to that line. Nothing else may touch it now.
blocked-under-terror = Only a card that drives off the terror helps now.
blocked-not-fresh = What { $card } would remove was not laid this turn.
blocked-used = The lines that { $card } fits have had their one card.
blocked-no-acquaintance-in-pile = There is no acquaintance in the discard pile.
blocked-opponents-only = { $card } goes only onto an opponent’s line.
blocked-terror-remover = { $card } is kept for the defence, when its terror has come to a line of yours.
blocked-no-defence = { $card } removes nothing and is no defence.
blocked-planted = { $card } was planted here, and leaves only by the discard that ends your turn.
blocked-swap = A hand can be swapped only before a card is laid.

# --- events: the course of the game

event-drew-for-it = { $a } draws { $b }.
event-starts = { $a } begins.
event-turn = It is { $a }’s turn.
event-misses = { $a } misses a turn.
event-will-miss = { $a } must miss a turn.
event-swapped = { $a } discards the whole hand for a new one.
event-drew = { $a } draws { $b ->
    [one] a card
   *[other] { $b } cards
}.
event-reshuffled = The discard pile is shuffled and becomes the stockpile.
event-over = { $count ->
    [0] The candle is out, and nobody has won.
    [one] The candle is out. { $list } has won.
   *[other] The candle is out. { $list } share the win.
}
event-short-game = { $list } are tied, and play a short game for it.

# --- events: lines

event-laid = { $a } lays { $b } on { $c }.
event-summoned = { $a } brings { $b } out of the discard pile onto { $c }.
event-removed = { $a } is removed.
event-handed-over = { $c } passes to { $b } and is now { $d }.
event-complete = { $line } is complete. { $tale }

# --- events: hands

event-declined = { $a } leaves { $b } alone.
event-discarded = { $a } discards { $b }.
event-exchanged = { $a } and { $b } exchange { $c ->
    [one] a card
   *[other] { $c } cards
}, unseen.
event-given = { $b } gives { $a } an action, and gets nothing for it.
event-traded = { $b } gives { $a } an action for another card.
event-kept = { $a } keeps { $b ->
    [0] nothing
    [one] one card
   *[other] { $b } cards
}.
event-kept-taken = { $a } keeps the card.
event-looks-at = { $a } looks at { $b ->
    [0] nothing: no cards are left
    [one] one card
   *[other] { $b } cards
}.
event-not-kept = { $a } lets { $b } go.
event-new-hand = { $a } discards { $b ->
    [0] nothing, having nothing
    [one] the one card held, and draws another
   *[other] the whole hand, and draws { $b } cards
}.
event-no-acquaintance = { $a } holds no acquaintance.
event-no-action = { $a } holds no action.
event-no-setting = { $a } holds no setting.
event-nothing-to-steal = { $a } holds nothing worth stealing.
event-nothing-to-take = { $a } has no card that could be taken.
event-offered = { $a } offers { $b }.
event-planted = Urchin Thief hides in { $a }’s hand.
event-struck = { $a } names { $b }.
event-taken = { $b } takes a card of { $a }’s at random.
event-taken-card = It is { $a }.
event-tested = { $a } draws { $b } as a test card.
event-took-from-pile = { $a } takes { $b } from the discard pile.

# --- events: forfeits, the Lap of the Gods

event-forfeit-back = Nothing can be given for it: { $a } has it back.
event-forfeit-cards = { $a } was taken, { $b } given for it.
event-forfeit-from-pile = { $b } discards { $c } and gives { $a } { $d } from the discard pile.
event-forfeit-swapped = { $b } keeps the card, and gives { $a } another.
event-no-forfeit = { $a } has nothing to forfeit.
event-lap = { $count ->
    [0] { $a } finds no cards for the Lap of the Gods.
    [3] { $a } turns up the Lap of the Gods: { $list }.
   *[other] { $a } turns up { $list }: too few for the Lap of the Gods.
}
event-rift = A rift: every hand passes to the left.

# --- things on the table

label-turn = { $seat }’s turn
step-attack = Cards on the others
step-defence = Defence
step-own = Cards on one’s own
step-cleanup = Discard and refill
label-stock = Stockpile
label-discard = Discard pile
label-resolving = Carried out now
label-hand = Hand
label-aside = Looked at
label-points = Points
label-complete = Complete lines
label-missed = Turns to miss
slot-next = next card
layout-piles = Piles
mark-turn = on turn
mark-out = out of the game
mark-complete = complete
mark-awaiting = awaiting defence
mark-used = has had its card
mark-fresh = laid this turn
mark-planted = Urchin Thief is planted here
mark-known = remembered

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
