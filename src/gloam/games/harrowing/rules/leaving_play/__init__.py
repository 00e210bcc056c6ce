"""Leaving play: discarded, abandoned, obliterated; locations that leave, effigies eliminated."""
