"""The live part: a WebSocket for each visitor of a table, and its messages."""
