"""What seats know: dealing anew, imagining worlds, belief."""
