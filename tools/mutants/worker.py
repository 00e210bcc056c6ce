"""The process that tries mutants: all that pytest needs is imported, nothing of a game.

For each `Task` it forks, lets the child run the tests, and answers with the exit code. So a mutant
costs a fork and its tests, not the start of Python and pytest.
"""

import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from contextlib import redirect_stdout, suppress
from importlib import import_module
from math import ceil

import msgspec
import pytest

from gloam.proving.proofs import WITHOUT
from gloam.workers import Handler, die_with_parent
from tools.mutants.plugin import MUTANT

TIMED_OUT = 124  # as `timeout` says it; pytest does not
ASLEEP = 20  # a mutant that only waits is given up after so many times its timeout


class Task(msgspec.Struct):
    module: str  # the file with the changed module
    said: str  # the file for what pytest says
    arguments: list[str]
    timeout: float  # seconds of processor time


def serve() -> Handler:
    warm_up()
    return lambda message: b"%d" % try_mutant(msgspec.json.decode(message, type=Task))


def warm_up() -> None:
    """Import what every run of pytest does, its plugins too."""
    with suppress(ImportError):
        import_module("hypothesis.internal.observability")
    with tempfile.TemporaryDirectory() as nothing, redirect_stdout(sys.stderr):
        no_tests = ["--noconftest", f"--rootdir={nothing}", "-c", os.devnull, nothing]
        pytest.main([*WITHOUT, *no_tests])


def try_mutant(task: Task) -> int:
    """The exit code of pytest, or minus the signal that ended it."""
    child = os.fork()
    if not child:
        run_tests(task)
    until = time.monotonic() + ASLEEP * task.timeout
    try:
        while time.monotonic() < until:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                child = 0
                code = os.waitstatus_to_exitcode(status)
                return TIMED_OUT if code == -signal.SIGXCPU else code
            time.sleep(0.005)
        return TIMED_OUT
    finally:
        if child:  # also when we are interrupted
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def limit_processor_time(seconds: float) -> None:
    """Of this process. A busy machine must not make mutants look as if they were caught."""
    whole = ceil(seconds)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (whole, whole + 5))


def run_tests(task: Task) -> None:
    """In the child. Never returns."""
    code: int | str | None = 3  # pytest's own for an error of its own
    try:
        die_with_parent()
        limit_processor_time(task.timeout)
        said = os.open(task.said, os.O_WRONLY | os.O_CREAT)
        os.dup2(said, 1)
        os.dup2(said, 2)
        os.environ[MUTANT] = task.module
        code = pytest.main(task.arguments)
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 3)
