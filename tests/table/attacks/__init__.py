"""Attacks on a running server: short in CI, long by `make long`."""
