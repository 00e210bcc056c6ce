"""What the cards of The Stifling Dark say, and what that means to the rules."""
