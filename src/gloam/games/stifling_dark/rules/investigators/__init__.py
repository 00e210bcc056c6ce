"""What the Abilities of the Investigators do, Minor and Major."""
