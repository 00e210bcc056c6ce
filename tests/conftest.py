"""The tiny games are known to every test. `pytest --game haunted` runs the tests of one game."""

import os

import pytest

import examples
from gloam import compiled

examples.register()
os.environ[compiled.SWITCH] = "0"  # what is tested is the sources; `make long` tests the build


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", help="run only what has this game in its path or its parameters")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    game = config.getoption("--game")
    if not game:
        return
    others = [item for item in items if game not in item.nodeid]
    config.hook.pytest_deselected(items=others)
    items[:] = [item for item in items if game in item.nodeid]
