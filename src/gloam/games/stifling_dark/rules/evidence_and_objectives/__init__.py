"""Evidence, handed in for rewards; Objectives, Escape cards, and escaping."""
