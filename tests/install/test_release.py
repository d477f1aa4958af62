"""What can't be run here is at least of one piece: the image, the release, and what they pin."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import yaml

from scripts import environment as env
from scripts.environment import ROOT


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def release() -> dict[str, Any]:
    workflow: dict[str, Any] = yaml.safe_load(text(".github/workflows/release.yml"))
    return workflow


def static() -> dict[str, Any]:
    workflow: dict[str, Any] = yaml.safe_load(text(".github/workflows/static.yml"))
    return workflow


def test_one_uv_everywhere() -> None:
    assert f"uv=={env.UV_PIN}" in text("Dockerfile")
    assert release()["env"]["UV"] == f"uv=={env.UV_PIN}"
    assert static()["env"] == release()["env"]


def test_every_known_python_is_checked_and_gets_wheels() -> None:
    minors = range(env.OLDEST[1], env.NEWEST[1] + 1)
    checked = release()["jobs"]["checks"]["strategy"]["matrix"]["python"]
    assert checked == [f"3.{minor}" for minor in minors]
    settings = tomllib.loads(text("pyproject.toml"))["tool"]["cibuildwheel"]
    assert settings["build"].split() == [f"cp3{minor}-*" for minor in minors]


def test_the_site_is_compiled_by_pyodides_own_python() -> None:
    jobs = static()["jobs"]
    assert jobs["site"]["env"] == {"MEADHALL_MUST_COMPILE": "1"}
    (python,) = {
        step["with"]["python-version"]
        for job in jobs.values()
        for step in job["steps"]
        if "python-version" in step.get("with", {})
    }
    (only,) = re.findall(r"cp(\d)(\d+)-pyodide", text(".github/workflows/static.yml"))
    assert python == ".".join(only)
    locked = text("web/package-lock.json")
    (pyodide,) = re.findall(r'"node_modules/pyodide": \{\s+"version": "(\d+)\.', locked)
    assert pyodide == "".join(only), "Pyodide's versions begin with its Python's"


def test_nothing_is_published_that_was_not_checked_and_built() -> None:
    jobs = release()["jobs"]
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert release()["permissions"] == {"contents": "read"}
    assert "github.event_name == 'push'" in jobs["publish"]["if"], "by hand nothing is published"
    assert not [step for step in jobs["publish"]["steps"] if "uses" in step]


def test_one_mypy_everywhere() -> None:
    settings = tomllib.loads(text("pyproject.toml"))
    groups = settings["dependency-groups"]
    needed = (settings["build-system"]["requires"], groups["dev"], groups["wasm"])
    assert len({each for some in needed for each in some if each.startswith("mypy")}) == 1


def test_the_version_is_one() -> None:
    settings = tomllib.loads(text("pyproject.toml"))
    assert f'__version__ = "{settings["project"]["version"]}"' in text("src/meadhall/__init__.py")
    assert yaml.safe_load(text("CITATION.cff"))["version"] == settings["project"]["version"]


def test_the_image_runs_a_python_we_know_without_root_and_tells_when_it_is_ready() -> None:
    recipe = text("Dockerfile")
    (minor,) = re.findall(r"^ARG PYTHON=3\.(\d+)$", recipe, re.M)
    assert env.OLDEST[1] <= int(minor) <= env.ALL_WHEELS[1]
    assert re.search(r"^USER \d+$", recipe, re.M)
    assert "/readyz" in recipe[recipe.index("HEALTHCHECK") :]


def test_the_halls_of_compose_can_write_nowhere_and_wait_for_their_database() -> None:
    services = yaml.safe_load(text("compose.yaml"))["services"]
    hall = services["hall"]
    assert hall["read_only"] is True
    assert hall["cap_drop"] == ["ALL"]
    assert hall["security_opt"] == ["no-new-privileges:true"]
    assert hall["depends_on"] == {"db": {"condition": "service_healthy"}}
    assert "/readyz" in hall["healthcheck"]["test"][-1]
    assert services["proxy"]["depends_on"] == {"hall": {"condition": "service_healthy"}}
    assert ":?" in services["db"]["environment"]["POSTGRES_PASSWORD"], "no password of everybody's"
    assert "ports" not in services["db"]
