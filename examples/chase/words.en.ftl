# --- prompts

ask-hide = Where in the cellar do you hide?
ask-steal = { $a ->
    [1] Your first step, unseen.
   *[2] Your second step, unseen.
}
ask-act = What do you do in the open?
ask-hunt = What does hunter { $a } do?
ask-beam = Which way does hunter { $a } shine?

# --- options

option-hide = Hide on { $space }
option-go = Go to { $space }
option-stay = Stay
option-open = Open door { $door }
option-shut = Shut door { $door }
option-touch = Touch the sigil on { $space }
option-lurk = Lurk
option-lamp-on = Switch the lamp on
option-lamp-off = Switch the lamp off
option-beam = Shine a beam
option-shine-north = North
option-shine-east = East
option-shine-south = South
option-shine-west = West
option-rest = Rest

# --- what is not possible

blocked-door = The door is shut.
blocked-hunter = A hunter stands there.
blocked-sigil = This sigil has been touched.
blocked-moves = This hunter has moved two spaces.
blocked-deeds = This hunter has done a deed.
blocked-lamps = Three lamps burn already.

# --- events

event-hid = The figure hides in the cellar.
event-round = Round { $a } begins.
event-stole = The figure steals through the house.
event-lurks = The figure lurks.
event-opens = Door { $a } opens.
event-shuts = Door { $a } shuts.
event-touches = The figure touches the sigil on { $a }: { $b } of 3.
event-escapes = The figure has touched three sigils and is gone.
event-goes = Hunter { $a } goes to { $b }.
event-rests = Hunter { $a } rests.
event-caught = Hunter { $a } catches the figure on { $b }!
event-lamp-on = The lamp on { $a } is switched on.
event-lamp-off = The lamp on { $a } is switched off.
event-shines = Hunter { $a } shines { $b ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.
event-seen = The figure is seen on { $a }!
event-dawn = Dawn comes, and the figure must flee.

# --- the house

label-house = The house
label-round = Round
label-touched = Sigils touched
label-light = Lit
label-belief = { $count ->
    [one] The figure is here.
   *[other] The figure is on one of { $count } spaces.
}
label-hunter = Hunter { $n }
label-figure = The figure
label-space = { $n }
label-door = Door { $n }
label-lamp = Lamp
label-sigil = Sigil
mark-burning = burning
mark-touched = touched
room-bedroom = Bedroom
room-study = Study
room-nursery = Nursery
room-gallery = Gallery
room-chapel = Chapel
room-hall = Hall
room-porch = Porch
room-kitchen = Kitchen
room-dining-room = Dining room
room-library = Library
room-conservatory = Conservatory
room-pantry = Pantry
room-wine-cellar = Wine cellar
room-passage = Passage
room-crypt = Crypt
