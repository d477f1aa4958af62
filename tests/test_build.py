import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from meadhall import _build

LIST_COMPILED = "from meadhall import _build; print(*_build.compiled_modules())"


def test_no_compiled_module_lags_behind_its_source() -> None:
    assert _build.stale_modules() == [], "run ./dev sync"


def test_the_hot_path_is_compiled_as_a_whole_or_not_at_all() -> None:
    listed = _build.to_compile()
    assert len(listed) == len(set(listed)) > 0
    assert all(find_spec(name) for name in listed)
    assert set(_build.compiled_modules()) in (set(listed), set())


@pytest.mark.parametrize("first_import", ["meadhall", "meadhall.kernel.chance", "meadhall.cli"])
def test_plain_python_on_request(first_import: str) -> None:
    program = f"import {first_import}; {LIST_COMPILED}"
    told = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "MEADHALL_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == []
