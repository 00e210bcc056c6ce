"""Proving (`gloam check`): do rules, the code that carries them out, and tests belong together?

`tools/mutants` breaks code on purpose with what is here, to see whether a test notices.
"""
