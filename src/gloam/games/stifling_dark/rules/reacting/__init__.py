"""Reactions: what comes before all else, dice that are rolled again, Wounds that are softened."""
