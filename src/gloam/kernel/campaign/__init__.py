"""What lasts from one game to the next."""
