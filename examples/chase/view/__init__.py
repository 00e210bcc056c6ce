"""What a seat is shown of Chase."""
