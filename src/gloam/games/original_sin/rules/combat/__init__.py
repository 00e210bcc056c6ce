"""Combat rounds."""
