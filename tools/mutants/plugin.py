"""The pytest plugin that puts one changed module in the place of the true one.

It is loaded before anything of a game is. The change is a file: the path of the module, and
its code. Nothing on the disk is touched.
"""

import marshal
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import pytest

MUTANT = "GLOAM_MUTANT"  # the environment variable that names the file
TOO_LATE = 70  # an exit code that pytest does not use
MEMORY = 4 << 30  # bytes; a loop that never ends may also eat


def pack(path: Path, code: CodeType) -> bytes:
    return marshal.dumps((str(path), code))


class MutantFinder:
    """Finds every module where it is, but gives the mutant's its changed code."""

    def __init__(self, path: str, code: CodeType) -> None:
        self.path = path
        self.code = code

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target)
        if spec and spec.origin and os.path.realpath(spec.origin) == self.path:
            spec.loader = MutantLoader(name, self.path, self.code)
        return spec


class MutantLoader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    path, code = marshal.loads(Path(os.environ[MUTANT]).read_bytes())
    loaded = [getattr(module, "__file__", None) for module in sys.modules.values()]
    if path in loaded:
        sys.stderr.write(f"{path} was imported before it could be changed.\n")
        sys.exit(TOO_LATE)
    sys.meta_path.insert(0, MutantFinder(path, code))
    with suppress(ImportError):  # not on every system
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
