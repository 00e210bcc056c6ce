"""Our own file of targets."""

from bench import page
from bench.games.figures import MEASURES
from bench.server import run as server
from bench.targets import check_measures, read_targets


def test_targets_name_what_is_measured() -> None:
    targets = read_targets()
    assert targets.games
    assert targets.server
    assert targets.page
    check_measures(targets.games, MEASURES)
    check_measures(targets.server, server.LABELS)
    check_measures(targets.page, page.LABELS)
