"""Proving: do the rules, the code that carries them out, and the tests belong together?

`check` looks for what is missing; `mutants` breaks code and sees whether a test notices.
"""
