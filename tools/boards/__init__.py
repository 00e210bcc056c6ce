"""Prepares what the boards of The Stifling Dark need in play."""
