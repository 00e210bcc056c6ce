"""The games, one folder each. They import the kernel and nothing else of Gloam."""
