"""What Investigators are after: tokens, Evidence and its rewards, Objectives."""
