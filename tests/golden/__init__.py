"""Recorded games, replayed bit for bit on every change.

A change that makes one of them fail has changed the rules of that game: give its rules a
new version and record anew with `python -m tests.golden.record GAME`, or mend the change.
"""
