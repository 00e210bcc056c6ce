"""The rules of The Stifling Dark, a module a chapter."""
