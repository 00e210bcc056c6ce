"""The web table: lobby, seats, store, live updates, chat. Knows every game by its contract."""
