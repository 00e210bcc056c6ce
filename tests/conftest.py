"""The tiny games are known to every test."""

import examples

examples.register()
