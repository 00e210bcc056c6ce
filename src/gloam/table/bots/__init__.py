"""Bots that think in processes of their own, each on one imagined world."""
