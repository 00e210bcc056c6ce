"""What all Adversaries share: the hidden turn, the belief, marks, light, cards and Cooldown."""
