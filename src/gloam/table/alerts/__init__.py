"""Turn alerts for slow games: who is waited for with no page open is told by web push or mail."""
