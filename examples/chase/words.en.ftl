# --- prompts

ask-hide = { $a ->
    [0] Where in the cellar do you hide?
   *[other] Where in the cellar does figure { $a } hide?
}
ask-steal = { $b ->
    [0] { $a ->
        [1] Your last step, unseen.
       *[other] Unseen: { $a } steps are left.
    }
   *[other] { $a ->
        [1] The last step of figure { $b }, unseen.
       *[other] Figure { $b }, unseen: { $a } steps are left.
    }
}
ask-stealing = { $a ->
    [0] The figure steals through the house.
   *[other] Figure { $a } steals through the house.
}
ask-act = { $a ->
    [0] What do you do in the open?
   *[other] What does figure { $a } do in the open?
}
ask-hunt = What does hunter { $a } do?
ask-beam = Which way does hunter { $a } shine?

# --- what the others read meanwhile, after the name of whoever is asked

waits-hide = is choosing where to hide.
waits-steal = steals through the house.
waits-stealing = steals through the house.
waits-act = is choosing what to do in the open.
waits-hunt = is choosing what hunter { $a } does.
waits-beam = is choosing where hunter { $a } shines.

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

event-hid = { $a ->
    [0] The figure hides in the cellar.
   *[other] Figure { $a } hides in the cellar.
}
event-round = Round { $a } begins.
event-stole = { $a ->
    [0] The figure has stolen through the house.
   *[other] Figure { $a } has stolen through the house.
}
event-lurks = { $a ->
    [0] The figure lurks.
   *[other] Figure { $a } lurks.
}
event-opens = Door { $a } opens.
event-shuts = Door { $a } shuts.
event-touches = { $a ->
    [0] The figure touches the sigil on { $b }: { $c } of 3.
   *[other] Figure { $a } touches the sigil on { $b }: { $c } of 3.
}
event-escapes = Three sigils have been touched. What was in the house is gone.
event-goes = Hunter { $a } goes to { $b }.
event-rests = Hunter { $a } rests.
event-caught = { $a ->
    [0] Hunter { $b } catches the figure on { $c }!
   *[other] Hunter { $b } catches figure { $a } on { $c }!
}
event-lamp-on = The lamp on { $a } is switched on.
event-lamp-off = The lamp on { $a } is switched off.
event-shines = Hunter { $a } shines { $b ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.
event-seen = { $a ->
    [0] The figure is seen on { $b }!
   *[other] Figure { $a } is seen on { $b }!
}
event-dawn = Dawn comes, and what was in the house must flee.

# --- the house

label-house = The house
label-round = Round
label-touched = Sigils touched
label-light = Lit
label-belief = { $n ->
    [0] { $count ->
        [one] The figure is here.
       *[other] The figure is on one of { $count } spaces.
    }
   *[other] { $count ->
        [one] Figure { $n } is here.
       *[other] Figure { $n } is on one of { $count } spaces.
    }
}
label-hunter = Hunter { $n }
label-figure = { $n ->
    [0] The figure
   *[other] Figure { $n }
}
label-space = { $n }
label-door = Door { $n }
label-lamp = Lamp
label-sigil = Sigil
mark-burning = burning
mark-touched = touched
mark-caught = caught
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
setting-figures = Figures in the house
setting-figures-one = One
setting-figures-two = Two
