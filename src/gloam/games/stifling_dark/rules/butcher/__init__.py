"""The Butcher of Manchac Swamp: his hidden turn, Stalk, Attacks, Abilities, and how he is seen."""
