"""Cards: the catalogue, the phrasebook, the halves of items."""
