"""Writes client/src/fixtures: the scenes of the gallery page."""
