"""What bots know of The Harrowing."""
