"""The wire types in TypeScript, for the page: `./dev wire` writes them, a test compares.

msgspec describes its types as JSON Schema; this says the same in TypeScript, and no more than our
types need.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from ...kernel.registry import game, game_names
from .. import wire
from .board_types import board_module
from .errors import STATUS

HEAD = """\
// Made by `./dev wire` from src/meadhall/hall/wire/. Edit that, not this.
"""

REST = [
    wire.NewTable, wire.TakeSeat, wire.SeatChoice, wire.Switch, wire.MakeMove, wire.TakeBack,
    wire.Say, wire.Created, wire.Seated, wire.Done, wire.Rematch, wire.HallInfo, wire.TableInfo,
    wire.Lobby, wire.Reason, wire.Talk, wire.History, wire.ApiError, wire.Advice, wire.Weak,
    wire.Replay,
    wire.Analysis, wire.PlayOn, wire.RulesBook, wire.Catalogue, wire.NumberForm, wire.TryOptions,
    wire.GoodOptions, wire.Lessons, wire.TakeStep, wire.WhyNot, wire.LessonStep,
    wire.Puzzles, wire.TryPuzzle, wire.WhyNotInPuzzle, wire.PuzzleStep, wire.PlayPuzzle,
    wire.AskChallenge, wire.Challenge, wire.TryName, wire.NameTried, wire.SignUp, wire.SignIn,
    wire.Recover, wire.UseCode, wire.Confirm, wire.AddKey, wire.RemoveKey, wire.SignOut,
    wire.WhoAmI, wire.SignedUp, wire.NewWords, wire.DeviceCode, wire.KeptOfMe,
    wire.LeaguePlan, wire.LeagueMade, wire.LeagueSeatAsk, wire.LeagueWait, wire.LeagueList,
    wire.LeaguePage,
    wire.Report, wire.Enter, wire.Because, wire.SetBan, wire.Announce, wire.KeeperRoom,
    wire.ReportChat,
    wire.Seek, wire.Await, wire.Search, wire.Queues, wire.WatchedGames,
    wire.Games, wire.Standing, wire.SetStar, wire.Starred, wire.SetProfile, wire.ProfileSet,
    wire.Ladder,
    wire.TellBrowser, wire.TellAddress, wire.TellHook, wire.PushMoved, wire.ChangeWay, wire.TheWay,
    wire.ChangeWishes, wire.StopToken, wire.Notices, wire.Tried, wire.WayStopped,
]  # fmt: skip
"""What goes over HTTP; what is inside comes along."""

UNIONS = {"ServerMessage": wire.ServerMessage, "ClientMessage": wire.ClientMessage}
"""What goes over the socket, both ways."""


def module() -> str:
    """The whole file."""
    types = [*REST, *UNIONS.values()]
    schemas, components = msgspec.json.schema_components(types, ref_template="{name}")
    parts = [HEAD]
    for name in sorted(components):
        parts.append(_interface(name, components[name]))
    for name, schema in zip(UNIONS, schemas[len(REST) :], strict=True):
        parts.append(f"export type {name} =\n  | {_members(schema)};\n")
    codes = "\n  | ".join(f'"{code}"' for code in sorted(STATUS))
    parts.append(f"/** Every code an error can have. */\nexport type ErrorCode =\n  | {codes};\n")
    return "\n".join(parts)


def _members(schema: dict[str, Any]) -> str:
    return "\n  | ".join(_type(option) for option in schema["anyOf"])


def _interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    lines = [_comment(schema.get("description", ""), ""), f"export interface {name} {{"]
    for field, kind in schema["properties"].items():
        # What the server sends is always complete; only what it reads may leave things out.
        mark = "" if field in needed else "?"
        lines.append(f"  {field}{mark}: {_type(kind)};")
    return "\n".join([*filter(None, lines), "}", ""])


def _comment(text: str, indent: str) -> str:
    words = re.sub(r"\s+", " ", text).strip()
    return f"{indent}/** {words} */" if words else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(option) for option in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "const" in schema:
        return f'"{schema["const"]}"'
    match schema.get("type"):
        case "array":
            inner = _type(schema["items"]) if "items" in schema else "unknown"
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values) if values else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def files(folder: Path) -> dict[Path, str]:
    """What is made, and where it lies below the page's sources: the hall's own types, and those of
    each game that has a board."""
    made = {folder / "wire.ts": module()}
    for name in game_names():
        board = folder / "boards" / name
        if board.is_dir():
            made[board / "wire.gen.ts"] = board_module(game(name))
    return made


if __name__ == "__main__":
    for file, text in files(Path(sys.argv[1])).items():
        file.write_text(text, encoding="utf-8")
