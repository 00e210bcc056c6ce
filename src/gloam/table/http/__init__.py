"""What is served over HTTP: lobby, tables, replays, the page; bodies, identity, rate limits."""
