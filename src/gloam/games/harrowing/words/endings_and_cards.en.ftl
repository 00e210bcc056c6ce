# The Harrowing: how a game ended; the names of open cards.

# --- how it ended

result-won = You come up again
result-lost = Hell keeps you
result-why = { $ended }{ $far }
result-ended-won = { $card } was defeated, with Bane at { $bane }.
result-ended-damned = { $count ->
    [1] The last effigy was damned, with Bane at { $bane }.
    [2] Both effigies were damned at once, with Bane at { $bane }.
   *[other] All { $count } effigies were damned at once, with Bane at { $bane }.
}
result-ended-gone = The ground went from under the last effigy.
result-ended-stuck = There was nothing left that anybody could do.
result-far-won = { "" }
result-far-boss = { " " }{ $card } had { $left } of { $health } health left.
result-far-ritual = { " " }The Ritual stood at { $ritual }; for the Boss to come it takes { $needed }.
result-seat-won = came up again
result-seat-whole = not damned
result-seat-damned = damned
result-seat-out = lost between places
result-tale-out = Left the game before its end, and everything with it.
result-tale = { $sixes ->
    [0] No sin was at six
    [1] One sin was at six
   *[other] { $sixes } sins were at six
}, { $taken } corruption in all{ $foes ->
    [0] {""}
    [1] , one foe at its side
   *[other] , { $foes } foes at its side
}.

# --- cards

card-gutter-prophet = Gutter Prophet
card-warden-of-meters = Warden of Meters
card-smiling-commuter = Smiling Commuter
card-litter-of-cranes = Litter of Cranes
card-debt = Debt
card-neon-seraph = Neon Seraph
card-choir-of-sirens = Choir of Sirens
card-fiend-of-judgement = Fiend of Judgement
card-the-landlord = The Landlord
card-concrete-mother = Concrete Mother
card-glass-hound = Glass Hound
card-your-own-voicemail = Your Own Voicemail
card-saint-of-scaffolds = Saint of Scaffolds
card-eleven-oclock-crowd = The Eleven O'Clock Crowd
card-the-repossessor = The Repossessor
card-the-underpass = The Underpass
card-multi-storey = Multi-Storey
card-shuttered-arcade = Shuttered Arcade
card-pedestrian-square = Pedestrian Square
card-municipal-baths = Municipal Baths
card-rooftop-garden = Rooftop Garden
card-the-ring-road = The Ring Road
card-night-bus-depot = Night Bus Depot
card-hall-of-records = Hall of Records
card-department-of-tears = Department of Tears
card-the-dry-reservoir = The Dry Reservoir
card-cathedral-of-signals = Cathedral of Signals
card-demolition-site = Demolition Site
card-last-orders = Last Orders
card-a-light-left-on = A Light Left On
card-wrong-number = Wrong Number
card-brownout = Brownout
card-falling-masonry = Falling Masonry
card-a-familiar-coat = A Familiar Coat
card-inspection = Inspection
card-the-long-queue = The Long Queue
card-vote-of-no-confidence = Vote of No Confidence
card-sinkhole = Sinkhole
card-riot = Riot
card-the-bill-comes-due = The Bill Comes Due
card-first-gate = First Gate
card-customs-house = Customs House
card-the-last-kerb = The Last Kerb
card-lord-of-asphalt = Lord of Asphalt
card-shroud = Shroud
card-gauntlet = Gauntlet
card-wreath = Wreath
card-obsidian-diadem = Obsidian Diadem
card-ferrymans-hook = Ferryman's Hook
card-crown-of-fuses = Crown of Fuses
card-last-candle = The Last Candle
card-key-of-dis = Key of Dis
card-heart-in-a-jar = Heart in a Jar
card-aluminum-bat = Aluminum Bat
card-glass-knuckles = Glass Knuckles
card-bishops-umbrella = Bishop's Umbrella
card-funeral-shoes = Funeral Shoes
card-pawnbrokers-scales = Pawnbroker's Scales
card-wolfskin-collar = Wolfskin Collar
card-good-matches = Box of Good Matches
card-surgeons-thread = Surgeon's Thread
card-needle-of-regret = Needle of Regret
card-angels-feather = Angel's Feather
card-note-from-home = Note from Home
card-cracked-snow-globe = Cracked Snow Globe
card-tin-of-teeth = Tin of Teeth
card-left-hand-glove = Left-Hand Glove
card-widows-ladle = Widow's Ladle
card-prayer-bead = Prayer Bead
card-paper-crane = Paper Crane
card-broken-metronome = Broken Metronome
card-borrowed-badge = Borrowed Badge
card-wax-ear = Wax Ear
card-choir-bell = Choir Bell
card-rabbits-other-foot = Rabbit's Other Foot
card-hotel-key = Hotel Key
card-eye-of-a-doll = Eye of a Doll
card-bent-nail = Bent Nail
card-bus-ticket = Bus Ticket
card-sugar-packet = Sugar Packet
card-dead-lighter = Dead Lighter
card-button-eye = Button Eye
card-rusty-whistle = Rusty Whistle
card-dolls-arm = Doll's Arm
card-half-a-photograph = Half a Photograph
card-length-of-string = Length of String
card-pocket-dice = Pocket Dice
card-church-pencil = Church Pencil
card-old-slippers = Old Slippers
card-flat-beer = Flat Beer
card-spare-shroud-pin = Shroud Pin

change-unlock = Something sealed was opened.
change-obliterate = { $card } is destroyed for good.
