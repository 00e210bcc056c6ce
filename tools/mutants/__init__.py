"""Break rules on purpose, one at a time, and see whether a test notices: `make mutants`."""
