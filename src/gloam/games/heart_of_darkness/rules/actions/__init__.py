"""The Actions a Protagonist can take in a turn, a module each."""
