"""The Stifling Dark: one hidden Adversary against Investigators with flashlights. Being built."""
