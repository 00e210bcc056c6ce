"""What bots know of Haunted."""
