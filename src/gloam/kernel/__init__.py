"""What every game stands on; it knows no game, no network and no clock (`docs/kernel.md`)."""
