"""Bots that reckon: the whole team's plan, the exact belief, the Adversary's next turns."""
