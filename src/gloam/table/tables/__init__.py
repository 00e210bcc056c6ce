"""Tables in memory: playing, the lobby, chat, votes, reports."""
