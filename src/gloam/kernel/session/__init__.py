"""A game that people play: the log, undo, replay, reports."""
