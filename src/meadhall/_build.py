"""Which modules run compiled, and whether one lags behind its source."""

import sys
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent


def is_compiled() -> bool:
    """Whether the hot path runs compiled; the generator of chance stands for all of it."""
    return _loaded_from("meadhall.kernel.chance").suffix != ".py"


def to_compile() -> list[str]:
    """Names of the modules that are to run compiled: each `compiled.txt` lists those beside it."""
    return sorted(
        ".".join((PACKAGE.name, *listing.parent.relative_to(PACKAGE).parts, name))
        for listing in PACKAGE.rglob("compiled.txt")
        for name in listing.read_text(encoding="utf-8").split()
    )


def compiled_modules() -> list[str]:
    """Names of the modules that an import loads compiled, now and here."""
    return [name for name in _sources() if _loaded_from(name).suffix != ".py"]


def stale_modules() -> list[str]:
    """Names of the compiled modules whose source was edited after they were compiled.

    Only a checkout can have any: an installer sets file times as it likes.
    """
    return [
        name
        for name in compiled_modules()
        if _sources()[name].stat().st_mtime > _loaded_from(name).stat().st_mtime
    ]


def _sources() -> dict[str, Path]:
    """The source file of every module of ours that is not itself a package."""
    return {
        ".".join((PACKAGE.name, *file.relative_to(PACKAGE).with_suffix("").parts)): file
        for file in sorted(PACKAGE.rglob("*.py"))
        if not file.name.startswith("__")
    }


def _loaded_from(name: str) -> Path:
    """The file that an import of this module loads."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(name)
    return Path(spec.origin)


def main() -> int:
    """Tell what is compiled; 1 if a module that is to be so is not, or lags behind its source."""
    names = compiled_modules()
    print(f"{len(names)} modules compiled: {', '.join(names)}")
    missing = sorted(set(to_compile()) - set(names))
    for name in missing:
        print(f"{name} should be compiled and is not")
    stale = stale_modules()
    for name in stale:
        print(f"{name} was edited after it was compiled")
    return int(bool(missing or stale))


if __name__ == "__main__":
    sys.exit(main())
