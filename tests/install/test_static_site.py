"""Where the site of a hall without a server may be laid."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import static_site
from scripts.environment import Trouble


def files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*"))


@pytest.mark.parametrize(
    "there",
    [
        ["letters.txt"],
        ["engine/train.txt"],
        ["engine/engine.json"],
        ["index.html", "engine/diesel.json"],
        ["engine/engine.json/file", "index.html"],
    ],
)
def test_what_is_no_site_is_left_alone(tmp_path: Path, there: list[str]) -> None:
    for name in there:
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).write_text("mine")
    before = files(tmp_path)
    with pytest.raises(Trouble, match="holds something else; name another folder"):
        static_site.main([str(tmp_path)])
    if (static_site.BUILT / "index.html").exists():
        with pytest.raises(Trouble, match="holds something else"):
            static_site.build(tmp_path)
    assert files(tmp_path) == before


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_text("mine")
    with pytest.raises(Trouble, match="is no folder"):
        static_site.refuse_others(mine)


def test_a_site_is_made_anew_and_nothing_is_in_the_way_of_one(tmp_path: Path) -> None:
    static_site.refuse_others(tmp_path / "not/there")
    static_site.refuse_others(tmp_path)
    (tmp_path / "engine").mkdir()
    for name in ("index.html", "engine/engine.json"):
        (tmp_path / name).write_text("{}")
    static_site.refuse_others(tmp_path)
