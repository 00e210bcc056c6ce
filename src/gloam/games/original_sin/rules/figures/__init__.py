"""What every figure has: tracks, statuses, armour, health."""
