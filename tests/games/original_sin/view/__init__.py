"""What Original Sin shows."""
