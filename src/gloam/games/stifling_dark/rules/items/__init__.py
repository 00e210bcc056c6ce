"""Items: in hand, used, traded."""
