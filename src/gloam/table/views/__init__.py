"""What is seen from each viewpoint of a game, live and in replays."""
