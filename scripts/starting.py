"""Run in the engine of a site: does what a page does when somebody begins to play, and prints each
module that was loaded for it, compiled.

A line a module: the archive it comes from, its name there, the compiled code. Of other people's
modules nobody reads docstrings in a page, nor needs the asserts; ours keep both.
"""

import base64
import json
import sys
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import SimpleNamespace
from zipimport import zipimporter

import meadhall
from meadhall.hall.local.hall import LocalHall
from meadhall.hall.local.thinking import think

made: list[str] = []
tasks: list[tuple[int, str]] = []
nothing = SimpleNamespace(
    answer=lambda number, status, body, kind: made.append(body),
    say=lambda line, text: None,
    hang_up=lambda line, code, why: None,
    keep=lambda table, row: None,
    think=lambda thought, task: tasks.append((thought, task)),
    drop=lambda thought: None,
)
hall = LocalHall(nothing, pause=0)
for name in meadhall.game_names():
    bots = ["karl"] * meadhall.game(name).min_players
    wish = {"game": name, "players": len(bots), "bots": bots}
    hall.request(1, "POST", "tables", json.dumps({"settings": wish, "sit": False}))
    hall.open(1, json.loads(made[-1])["table"])
    hall.hear(1, '{"type": "hello", "recall": true, "words": "ru"}')
    hall.tick()
    number, task = tasks[-1]
    hall.thought(number, think(task))
    hall.close(1)

LIBRARY = f"python{sys.version_info[0]}{sys.version_info[1]}.zip/"
"""As Python finds its standard library."""
INSTALLED = f"{Path(meadhall.__file__).parents[1]}/"
for module in list(sys.modules.values()):
    loader = module.__spec__.loader if module.__spec__ else None
    if not isinstance(loader, (zipimporter, SourceFileLoader)):
        continue  # built in, frozen, or compiled to WebAssembly
    path = str(module.__file__)
    _, zipped, inside = path.partition(LIBRARY)
    source = loader.get_source(module.__name__)
    if source is None or not (zipped or path.startswith(INSTALLED)):
        continue
    level = 0 if module.__name__.partition(".")[0] == meadhall.__name__ else 2
    code = compile(source, path, "exec", dont_inherit=True, optimize=level)
    packed = base64.b64encode(_code_to_timestamp_pyc(code)).decode()
    name = inside if zipped else path.removeprefix(INSTALLED)
    print("python_stdlib.zip" if zipped else "meadhall.tar.xz", name, packed)
