# Haunted: the tale that a complete line tells.

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
