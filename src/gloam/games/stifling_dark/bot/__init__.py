"""What bots know of The Stifling Dark: rules of thumb for Investigators and for the Butcher."""
