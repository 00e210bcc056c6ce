"""What cards do: the printed cards, the phrasebook that reads them, and playing them."""
