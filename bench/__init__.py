"""Benchmarks: `python -m bench games|server|page`. No part of the wheel."""
