"""What a seat is shown: scenes and words."""
