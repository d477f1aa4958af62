"""The interface as it describes itself: OpenAPI holds, TypeScript follows the types."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import meadhall
from meadhall.hall.wire import typescript
from meadhall.hall.wire.errors import STATUS

from .client import Api, full_table

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def schema(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/schema/openapi.json")


@pytest.fixture(scope="module")
def tables(address: str) -> list[tuple[str, str]]:
    """Tables in every phase, with the host's token: most requests should find something."""
    waiting = Api(address).create(open=True)
    playing, tokens = full_table(address)
    return [(waiting["table"], waiting["token"]), (playing, tokens[0]), ("A" * 22, "x")]


CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
def test_the_schema_holds(schema: Any, tables: list[tuple[str, str]], mode: Any) -> None:
    """Requests as the schema describes them, and requests that break it, at all kinds of tables."""
    statuses: Counter[int] = Counter()
    for result in schema.get_all_operations():
        operation = result.ok()
        if mode.is_negative and not (operation.body or list(operation.iter_parameters())):
            continue  # nothing of it can be wrong

        @hypothesis.settings(
            max_examples=8, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )  # fmt: skip
        @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
        def fuzz(case: Any) -> None:
            for table, token in tables:
                if "table" in (case.path_parameters or {}):
                    case.path_parameters["table"] = table
                (case.query or {}).pop("wait", None)  # an answer that comes late is no better
                response = case.call(headers={"authorization": f"Bearer {token}"})
                case.validate_response(response, checks=CHECKS)
                statuses[response.status_code] += 1

        fuzz()
    assert statuses.total() > 200
    assert statuses[400] if mode.is_negative else statuses[201], statuses


def test_the_schema_describes_the_whole_interface(address: str) -> None:
    described = Api(address).ask("GET", "/schema").json()["paths"]
    assert len(described) >= 17
    for path, methods in described.items():
        assert path.startswith("/api/")
        for operation in methods.values():
            assert operation["summary"]
            assert "409" in operation["responses"]


def test_the_pages_types_are_those_of_the_wire() -> None:
    made = typescript.files(ROOT / "web/src")
    assert len(made) == 1 + len(meadhall.game_names())
    for file, text in made.items():
        assert file.read_text(encoding="utf-8") == text, "./dev wire writes it anew"


def test_every_code_is_used_and_documented() -> None:
    source = "".join(file.read_text() for file in (ROOT / "src/meadhall/hall").rglob("*.py"))
    described = (ROOT / "docs/hall.md").read_text(encoding="utf-8")
    for code in STATUS:
        assert len(re.findall(f'"{code}"', source)) > 1, f"nobody says {code}"
        assert f"`{code}`" in described, f"docs/hall.md doesn't explain {code}"
    for code in re.findall(r'Refused\(\s*"([a-z-]+)"', source):
        assert code in STATUS
