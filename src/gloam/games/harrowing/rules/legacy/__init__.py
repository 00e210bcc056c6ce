"""What a campaign unlocks: the Unknown, the Lifewater Table, Areas, innate items."""
