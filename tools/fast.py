"""Compile the kernel, the games and the tiny games with mypyc.

The sources are copied to build/fast and compiled there, beside the copies, so that a plain
checkout stays plain; `gloam.compiled` tells who uses them.

The file build/fast/BUILT is there if, and only if, the last build succeeded. It holds the digests
of what was compiled and of what has compiled it; nothing is done while they are still the same.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]  # it has no types
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]  # nor this

from gloam import compiled

WORK = compiled.ROOT / "build" / "fast-work"  # C files, objects and mypy's cache
BUILT = compiled.BUILD / "BUILT"

# Files and folders that stay Python, each with the reason.
STRUCTS = "mypyc drops the keywords of msgspec Structs"
COLD = "runs once a game or once a start; compiling it would take longer than it saves"
LIST = "mypyc compiles no class that is a list"
SHOWN = "sentences and tables, made once and kept; compiling them takes a seventh of the time"
NESTED = "functions inside functions have no __name__ when compiled, and phrases go by it"
EXCLUDED: dict[str, str] = {
    "examples/__main__.py": COLD,
    "gloam/games/harrowing/view/": SHOWN,
    "gloam/games/haunted/view/": SHOWN,
    "gloam/games/heart_of_darkness/view/": SHOWN,
    "gloam/games/original_sin/view/": SHOWN,
    "gloam/games/stifling_dark/cards/escape_texts.py": NESTED,
    "gloam/games/stifling_dark/cards/investigator_texts.py": NESTED,
    "gloam/games/stifling_dark/rules/board/imported/": COLD,
    "gloam/games/stifling_dark/rules/board/measuring/": COLD,
    "gloam/games/stifling_dark/view/": SHOWN,
    "gloam/kernel/campaign/": COLD,
    "gloam/kernel/content/common_phrases.py": NESTED,
    "gloam/kernel/content/ledger.py": COLD,
    "gloam/kernel/content/open_content.py": STRUCTS,
    "gloam/kernel/content/phrasebook/book.py": COLD,
    "gloam/kernel/content/phrasebook/explain.py": COLD,
    "gloam/kernel/content/phrasebook/goals.py": COLD,
    "gloam/kernel/content/phrasebook/grammar.py": COLD,
    "gloam/kernel/content/phrasebook/language.py": COLD,
    "gloam/kernel/content/phrasebook/lines.py": LIST,
    "gloam/kernel/content/phrasebook/parser.py": COLD,
    "gloam/kernel/content/phrasebook/pattern.py": COLD,
    "gloam/kernel/content/phrasebook/trouble.py": COLD,
    "gloam/kernel/content/picture_lines.py": COLD,
    "gloam/kernel/content/registry.py": COLD,
    "gloam/kernel/present/card_nodes.py": STRUCTS,
    "gloam/kernel/present/layout.py": STRUCTS,
    "gloam/kernel/present/layout_file.py": STRUCTS,
    "gloam/kernel/present/layout_lint.py": COLD,
    "gloam/kernel/present/scene.py": STRUCTS,
    "gloam/kernel/present/words.py": COLD,
    "gloam/kernel/session/log.py": STRUCTS,
    "gloam/kernel/session/report.py": STRUCTS,
    "gloam/kernel/session/snapshot.py": STRUCTS,
}

LOAD = """
from gloam import compiled
compiled.use()
assert compiled.in_use(), compiled.told()
from gloam.kernel.content.registry import games
assert games()
"""

# One C file a module, and as many at a time as there are cores: as one file, at -O3, they took
# 8 minutes. -O1 takes two thirds of the time of -O2.
CORES = os.cpu_count() or 1


def main() -> int:
    sources = compiled.files()
    wanted = f"{compiled.digest()} {tools_digest()}"
    if BUILT.exists() and BUILT.read_text().strip() == wanted:
        say("build/fast is up to date")
        return 0
    unknown = [name for name in EXCLUDED if not any(is_in(target, name) for target in sources)]
    if unknown:
        say(f"EXCLUDED names files that do not exist: {', '.join(unknown)}")
        return 1

    started = time.perf_counter()
    lay_out(sources)
    modules = [target for target in sources if is_compiled(target)]
    say(f"compiling {len(modules)} modules")
    for name, reason in EXCLUDED.items():
        say(f"  not {name}: {reason}")
    compile_all(modules)
    BUILT.write_text(wanted + "\n")
    if not loads():
        BUILT.unlink()
        say("the games do not load from this build, so nobody will use it; the reason is above")
        return 1
    say(f"done in {time.perf_counter() - started:.0f} s")
    return 0


def loads() -> bool:
    """Whether a fresh process can import all games, compiled."""
    environment = {**os.environ, compiled.SWITCH: "1", "GLOAM_GAMES": ""}
    command = [sys.executable, "-X", "faulthandler", "-c", LOAD]  # a crash says where
    return subprocess.run(command, env=environment, check=False).returncode == 0


def is_compiled(target: str) -> bool:
    return (
        target.endswith(".py")
        and not target.endswith("__init__.py")  # packages are found where the sources are
        and not any(is_in(target, name) for name in EXCLUDED)
    )


def is_in(target: str, name: str) -> bool:
    """Whether a file is the one that is named, or in the folder that is."""
    return target.startswith(name) if name.endswith("/") else target == name


def tools_digest() -> str:
    """Of what compiles."""
    made_by = [version("mypy"), Path(__file__).read_text()]
    return hashlib.sha256(repr(made_by).encode()).hexdigest()


def lay_out(sources: dict[str, Path]) -> None:
    """Make build/fast anew: copies only, nothing compiled."""
    shutil.rmtree(compiled.BUILD, ignore_errors=True)
    for target, source in sources.items():
        copy = compiled.BUILD / target
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, copy)  # with its time, which mypy's cache goes by
    for target in sources:
        for package in Path(target).parents[:-1]:
            (compiled.BUILD / package / "__init__.py").touch()


def compile_all(modules: list[str]) -> None:
    """Turn the copies into extension modules beside them. Ends the program if mypyc objects."""
    WORK.mkdir(parents=True, exist_ok=True)
    # No settings: the repository's own would send mypy to src instead of the copies.
    options = ["--config-file=", f"--cache-dir={WORK / 'mypy'}", "--python-version=3.11"]
    # setuptools and mypyc go by the current folder.
    with contextlib.chdir(compiled.BUILD):
        say("  Python to C")
        extensions = mypycify(
            options + modules,
            target_dir=str(WORK / "c"),
            group_name="gloam",
            multi_file=True,
            opt_level="1",
            debug_level="0",
        )
        say("  C to machine code")
        where = [f"--build-lib={WORK / 'lib'}", f"--build-temp={WORK / 'objects'}"]
        setup(
            name="gloam-fast",
            packages=[],
            ext_modules=extensions,
            cmdclass={"build_ext": ParallelBuild},
            script_args=["--quiet", "build_ext", "--inplace", f"--parallel={CORES}", *where],
        )


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the C files of one extension side by side, and not only the extensions."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def compile_each(sources: list[str], *rest: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(CORES) as pool:
                made = pool.map(lambda source: compile_files([source], *rest, **options), sources)
                return [each for objects in made for each in objects]

        self.compiler.compile = compile_each
        super().build_extensions()


def say(line: str) -> None:
    print(f"fast: {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
