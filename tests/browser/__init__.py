"""The page in Debian's Chromium: games played by click and by key, and what it weighs."""
