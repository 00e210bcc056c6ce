# In the Heart of Darkness: cards, what they ask and do, and words of art in their texts.

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
