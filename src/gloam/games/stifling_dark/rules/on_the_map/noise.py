"""Noise: where the Adversary has passed, by Windows and by what Items and Abilities tell."""

from __future__ import annotations

from gloam.games.stifling_dark.state import StiflingDark


def noise_at_window(game: StiflingDark, window: int) -> None:
    """It marks a Window that was crossed, not where whoever crossed it is now."""
    game.noise |= 1 << window  # rule: noise.sources, noise.meaning, window.adversary


def noise_of_can(game: StiflingDark, space: int) -> None:
    """A Can turns to Noise."""
    game.cans &= ~(1 << space)
    game.noises |= 1 << space  # rule: investigator.brielle-minor, noise.sources
    game.tell("can", space)


def noise_at_door(game: StiflingDark, space: int) -> None:
    """A Cross makes Door spaces tell who enters them."""
    game.noises |= 1 << space  # rule: item.mini-cross, noise.sources
    game.tell("door-noise", space)


def is_fresh(game: StiflingDark, window: int) -> bool:
    """Would crossing a Window make Noise there? One token a round is enough."""
    return window >= 0 and not game.noise >> window & 1  # rule: window.one-noise


def noise_comes_off(game: StiflingDark) -> None:
    """All of it, as the Adversary's next turn begins."""
    game.noise = game.noises = 0  # rule: noise.removal, round.adversary-turn
