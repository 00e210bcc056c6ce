"""What comes from outside the box."""
