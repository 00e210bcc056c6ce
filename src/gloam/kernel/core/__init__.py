"""State, dice, asks and the rules that drive them: what a game in play is made of."""
