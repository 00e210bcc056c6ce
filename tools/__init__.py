"""What only developers run; no part of the wheel."""
