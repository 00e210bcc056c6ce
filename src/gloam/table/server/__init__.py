"""The server process: its application, settings and commands."""
