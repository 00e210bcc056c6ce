"""Compile the kernel, the games and the tiny games with mypyc.

The sources are copied to build/fast and compiled there, beside the copies, so that a plain
checkout stays plain. `PYTHONPATH=build/fast .venv/bin/gloam ...` runs the compiled code.

The file build/fast/BUILT is there if, and only if, the last build succeeded. It holds the digest
of what was compiled; nothing is done while that is still the same.
"""

import contextlib
import hashlib
import shutil
import sys
import time
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]  # it has no types

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / "build" / "fast"
WORK = ROOT / "build" / "fast-work"  # C files, objects and mypy's cache
BUILT = FAST / "BUILT"

# What is copied, from the repository to build/fast.
COPIED = {"src/gloam": "gloam", "examples": "examples"}

# Which of the copies are compiled.
COMPILED = ("gloam/kernel", "gloam/games", "examples")

# Files of these that stay Python ("gloam/kernel/some.py"), each with the reason.
STRUCTS = "mypyc drops the keywords of msgspec Structs"
COLD = "runs once a game or once a start; compiling it would take longer than it saves"
EXCLUDED: dict[str, str] = {
    "gloam/kernel/present/scene.py": STRUCTS,
    "gloam/kernel/present/layout.py": STRUCTS,
    "gloam/kernel/session/log.py": STRUCTS,
    "gloam/kernel/content/ledger.py": COLD,
    "gloam/kernel/content/registry.py": COLD,
    "gloam/kernel/content/open_content.py": COLD,
    "gloam/kernel/present/layout_file.py": COLD,
    "gloam/kernel/present/layout_lint.py": COLD,
    "gloam/kernel/present/words.py": COLD,
    "gloam/kernel/campaign/campaign.py": COLD,
    "gloam/kernel/content/phrasebook/book.py": COLD,
    "gloam/kernel/content/phrasebook/explain.py": COLD,
    "gloam/kernel/content/phrasebook/goals.py": COLD,
    "gloam/kernel/content/phrasebook/grammar.py": COLD,
    "gloam/kernel/content/phrasebook/language.py": COLD,
    "gloam/kernel/content/phrasebook/parser.py": COLD,
    "gloam/kernel/content/phrasebook/pattern.py": COLD,
    "gloam/kernel/content/phrasebook/trouble.py": COLD,
}


def main() -> int:
    sources = find_sources()
    wanted = digest(sources)
    if BUILT.exists() and BUILT.read_text().strip() == wanted:
        say("build/fast is up to date")
        return 0
    unknown = sorted(set(EXCLUDED) - set(sources))
    if unknown:
        say(f"EXCLUDED names files that do not exist: {', '.join(unknown)}")
        return 1

    started = time.perf_counter()
    lay_out(sources)
    modules = [target for target in sources if is_compiled(target)]
    if not modules:
        say(f"there is nothing to compile in {', '.join(COMPILED)}")
        return 1
    say(f"compiling {len(modules)} modules")
    for name, reason in EXCLUDED.items():
        say(f"  not {name}: {reason}")
    compile_all(modules)
    BUILT.write_text(wanted + "\n")
    say(f"done in {time.perf_counter() - started:.0f} s")
    return 0


def find_sources() -> dict[str, Path]:
    """Every file to copy, by its place in build/fast."""
    return {
        f"{target}/{path.relative_to(ROOT / folder).as_posix()}": path
        for folder, target in COPIED.items()
        for path in sorted((ROOT / folder).rglob("*"))
        if path.is_file() and path.suffix not in {".pyc", ".so"}
    }


def is_compiled(target: str) -> bool:
    return (
        target.endswith(".py")
        and target.startswith(tuple(f"{folder}/" for folder in COMPILED))
        and target not in EXCLUDED
    )


def digest(sources: dict[str, Path]) -> str:
    """Of the sources, and of what compiles them."""
    made_by = [sys.version, version("mypy"), Path(__file__).read_text()]
    whole = hashlib.sha256(repr(made_by).encode())
    for target, source in sources.items():
        whole.update(f"\0{target}\0".encode())
        whole.update(hashlib.sha256(source.read_bytes()).digest())
    return whole.hexdigest()


def lay_out(sources: dict[str, Path]) -> None:
    """Make build/fast anew: copies only, nothing compiled."""
    shutil.rmtree(FAST, ignore_errors=True)
    for target, source in sources.items():
        copy = FAST / target
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, copy)  # with its time, which mypy's cache goes by
    for target in sources:
        for package in Path(target).parents[:-1]:
            (FAST / package / "__init__.py").touch()


def compile_all(modules: list[str]) -> None:
    """Turn the copies into extension modules beside them. Ends the program if mypyc objects."""
    WORK.mkdir(parents=True, exist_ok=True)
    # No settings: the repository's own would send mypy to src instead of the copies.
    options = ["--config-file=", f"--cache-dir={WORK / 'mypy'}", "--python-version=3.11"]
    # setuptools and mypyc go by the current folder.
    with contextlib.chdir(FAST):
        say("  Python to C")
        extensions = mypycify(options + modules, target_dir=str(WORK / "c"), group_name="gloam")
        say("  C to machine code")
        where = [f"--build-lib={WORK / 'lib'}", f"--build-temp={WORK / 'objects'}"]
        setup(
            name="gloam-fast",
            packages=[],
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", "--inplace", "--parallel=2", *where],
        )


def say(line: str) -> None:
    print(f"fast: {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
