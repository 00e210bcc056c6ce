"""Divinity: Original Sin, the board game: a party explores, rests, fights and travels on."""
