"""Plain Python on request: load every module of ours from its `.py`, compiled or not."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """A meta path finder which sees sources only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module inside this package by its source; leave all others to Python."""
        if not name.startswith(f"{__package__}."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec and spec.loader:
                return spec
        return None


def install() -> None:
    """Put the finder before Python's own."""
    sys.meta_path.insert(0, SourceFinder)
