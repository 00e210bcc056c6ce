# The Harrowing: what nobody may read before the Unknown has shown it.

## sealed: unknown

event-manifested = Something comes out of the Unknown: number { $a }.
event-section = A chapter that was sealed may be read from now on.

## sealed: number-1

event-story = A story is told: { $a }.
type-story = Story

## sealed: lifewater

ask-lifewater-sins = { $a } sins go to six. Which?
ask-lifewater-item = Of your lowest items, which goes?
ask-lifewater-partner = With whom do you change sheets and all that lies by them?
ask-lifewater-amount = How much corruption do you take, to deal as much damage?
ask-lifewater-damage = One damage: to which adversary?
ask-lifewater-entry = Any line of the table is yours. Which?
ask-lifewater-search = The Item Deck lies open to you. Which item?
ask-lifewater-story = Which story do you invoke?
ask-lifewater-innate-or-loot = An innate item, or Loot of tier 1 to 2?
ask-lifewater-obliterate = One card in play is destroyed for good. Which?
ask-lifewater-base = Shift any of your base values by one.
ask-marker = Choose what you have become.
option-amount = { $n }
option-entry = { $entry }
option-found = { $card }
option-story = { $card }
cause-lifewater = { $a }
event-lifewater = { $a } drinks of the Lifewater: { $b }.
event-entry = { $a } chooses: { $b }.
event-sheets-swapped = { $a } and { $b } change sheets and all that lies by them.
marker-12 = The Boiled Boar
marker-13 = The Carrion Clerk
marker-14 = The Unwrapped
marker-15 = Root-Mouth
marker-16 = The Melted Aunt
marker-17 = The Stitched Goat
marker-18 = Sack of Maggots
marker-19 = Mother Bluebottle
entry-0 = three of your sins go to six
entry-1 = one more Fault in all your tests
entry-2 = all others take 3 Envy corruption
entry-3 = lose all omens
entry-4 = invoke the three top cards of the deck
entry-5 = take 3 corruption
entry-6 = discard your item of the lowest tier
entry-7 = your marker becomes something disgusting
entry-8 = Bane rises by 3
entry-9 = a card in play is destroyed for good
entry-10 = something grinds its teeth, and sets out
entry-11 = all stories of the deck join the Fate
entry-12 = change sheets with another player
entry-13 = take corruption, deal as much damage
entry-14 = something new, or heal 3
entry-15 = something new, or heal 3
entry-16 = roll twice more
entry-17 = something new, or heal 3
entry-18 = something new, or heal 3
entry-19 = find a story and invoke it
entry-20 = what is open closes, what is closed opens
entry-21 = choose any line of the table
entry-22 = search the Item Deck and gain one
entry-23 = one more Grace in all your tests
entry-24 = an innate item, or Loot of tier 1 to 2
entry-25 = go to any open location
entry-26 = gain 3 omens
entry-27 = Loot of tier 1 to 3
entry-28 = lay your corruption out anew
entry-29 = shift your base values by one
entry-30 = Bane falls by 1
entry-31 = Loot of tiers 1, 2, 3 and 4 in turn
entry-32 = heal all corruption
waits-lifewater-sins = bears what the water brings.
waits-lifewater-item = bears what the water brings.
waits-lifewater-partner = bears what the water brings.
waits-lifewater-amount = bears what the water brings.
waits-lifewater-damage = bears what the water brings.
waits-lifewater-entry = bears what the water brings.
waits-lifewater-search = bears what the water brings.
waits-lifewater-story = bears what the water brings.
waits-lifewater-innate-or-loot = bears what the water brings.
waits-lifewater-obliterate = bears what the water brings.
waits-lifewater-base = bears what the water brings.
waits-marker = bears what the water brings.

## sealed: areas

event-area = Another Fate opens.
label-fate-1 = Fate of the Area
    .about = Effigies in this Area invoke from here instead. It is filled anew from its own deck when it is empty.
    .rule = area.reference
label-deck-1 = Deck of the Area
    .about = The deck of this Area: { $n } are left.
    .rule = area.own-deck
label-discard-1 = Discards of the Area
    .about = Cards of this Area, open to all.
    .rule = area.discard-home
back-carnival = Card of the Area

## sealed: innate

ask-innate = Choose an innate item, or none.
waits-innate = is choosing what it was born with.
option-innate = { $card }
event-innate = { $a } has { $b } from birth.
type-innate = Innate item
label-innate = Innate
    .about = What this effigy was born with. It is always at hand, stands in no column and cannot be taken.
    .rule = innate.no-column

## sealed: circles

circle-2 = II. Shiverwoods

## sealed: number-1

card-the-water-below = The Water Below
card-what-you-brought = What You Brought With You
card-the-second-door = The Second Door
card-a-tent-far-off = A Tent, Far Off
card-the-pedlar-underground = The Pedlar Underground
card-the-burning-of-things = The Burning of Things

## sealed: number-2

card-the-weeping-main = The Weeping Main
card-font-of-the-unsaved = Font of the Unsaved
card-a-drink-of-water = A Drink of Water

## sealed: number-3

card-the-barker = The Barker
card-balloon-children = Balloon Children
card-knife-throwers-wife = Knife-Thrower's Wife
card-the-strongman = The Strongman
card-addiction = Addiction
card-the-quiet-clown = The Quiet Clown
card-man-on-stilts = Man on Stilts
card-hall-of-mirrors = Hall of Mirrors
card-tunnel-of-love = Tunnel of Love
card-fortune-tellers-booth = Fortune-Teller's Booth
card-the-shooting-gallery = The Shooting Gallery
card-carousel-of-teeth = Carousel of Teeth
card-big-wheel = The Big Wheel
card-three-cups = Three Cups
card-guess-your-weight = Guess Your Weight
card-the-swap = The Swap
card-lucky-dip = Lucky Dip
card-lost-child = Lost Child
card-lights-out = Lights Out
card-grand-finale = Grand Finale

## sealed: number-4

card-fathers-temper = Father's Temper
card-an-easy-sleep = An Easy Sleep
card-sticky-fingers = Sticky Fingers
card-a-head-for-heights = A Head for Heights
card-used-to-it = Used to It
card-somebodys-favourite = Somebody's Favourite
card-the-looked-at-child = The Looked-At Child
card-a-good-appetite = A Good Appetite

## sealed: number-5

card-choirboy-of-frost = Choirboy of Frost
card-ember-thief = Ember Thief
card-snare-of-hair = Snare of Hair
card-patient-owl = Patient Owl
card-numbness = Numbness
card-wolf-with-a-voice = Wolf With Your Mother's Voice
card-rimewife = Rimewife
card-antlered-usher = Antlered Usher
card-cutter-of-names = Cutter of Names
card-sleet-angel = Sleet Angel
card-the-following-track = The Following Track
card-homesickness = Homesickness
card-birch-giant = Birch Giant
card-the-procession = The Procession
card-old-hunger = Old Hunger
card-the-snowed-lane = The Snowed Lane
card-larder-clearing = Larder Clearing
card-woodsmans-stove = Woodsman's Stove
card-ring-of-stumps = Ring of Stumps
card-frozen-ford = Frozen Ford
card-the-bell-tree = The Bell Tree
card-owl-pellet-hollow = Owl-Pellet Hollow
card-the-blind-hide = The Blind Hide
card-chapel-of-breath = Chapel of Breath
card-the-wintering-pit = The Wintering Pit
card-mirror-of-black-ice = Mirror of Black Ice
card-the-hanging-wood = The Hanging Wood
card-charcoal-burners-camp = Charcoal Burners' Camp
card-a-borrowed-scarf = A Borrowed Scarf
card-chilblains = Chilblains
card-snow-on-the-map = Snow on the Map
card-whiteout = Whiteout
card-branches-give-way = Branches Give Way
card-the-fire-goes-out = The Fire Goes Out
card-straps-snap = Straps Snap
card-the-counting-song = The Counting Song
card-drawn-lots = Drawn Lots
card-thin-ice = Thin Ice
card-cabin-fever = Cabin Fever
card-longest-night = The Longest Night

## sealed: number-6

card-second-gate = Second Gate
card-toll-keepers-lodge = Toll-Keeper's Lodge
card-the-snowed-in-shrine = The Snowed-In Shrine
card-the-snowblind-king = The Snowblind King

## sealed: number-7

card-carnival-grounds = Carnival Grounds

## sealed: number-8

card-pedlars-lantern = Pedlar's Lantern
card-coat-of-other-people = Coat of Other People
card-jar-of-last-words = Jar of Last Words
card-counterfeit-halo = Counterfeit Halo
card-tooth-fairy-coin = Fairy Coin
card-cold-teapot = Cold Teapot

## sealed: number-9

card-the-ninth-ring = The Ninth Ring

## sealed: number-10

card-the-house-you-grew-up-in = The House You Grew Up In

## sealed: number-11

card-the-one-who-stayed = The One Who Stayed

## sealed: number-12

card-an-unbaptised-name = An Unbaptised Name

## sealed: number-13

card-the-mawgrinder = The Mawgrinder
