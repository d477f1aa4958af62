"""The page that lists everything a table can be asked (`table/entries.py`) is complete and true."""

from __future__ import annotations

import ast
import asyncio
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from sqlalchemy import select

from meadhall.hall import wire
from meadhall.hall.http.rest import HANDLERS
from meadhall.hall.store.schema import entries
from meadhall.hall.store.store import make_engine
from meadhall.hall.table.entries import KINDS, MESSAGES, REQUESTS, By, Kind

from .client import Api, Message, Player, Refusal
from .eavesdropping import finished
from .evening import make, now, ready, until
from .keyring import Browser, BrowserKey
from .receiving import PushBrowser
from .seeking import Seeker
from .serving import config, hall_in_thread

ROOT = Path(__file__).parents[2]
HALL = ROOT / "src/meadhall/hall"
TAGS = {str(kind.__struct_config__.tag): kinds for kind, kinds in MESSAGES.items()}


def drafts(function: ast.FunctionDef) -> tuple[set[str], set[str]]:
    """The kinds a function makes itself, and which others of its module it calls."""
    kinds, calls = set(), set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if isinstance(node.func.value, ast.Name) and node.func.value.id == "self":
                calls.add(node.func.attr)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            calls.add(node.func.id)
            if node.func.id == "Draft":
                assert isinstance(node.args[0], ast.Constant)
                kinds.add(str(node.args[0].value))
    return kinds, calls


def answers(file: str) -> set[tuple[str, str]]:
    """What a module's questions are answered with: each with each kind of entry it may make."""
    tree = ast.parse((HALL / "table" / file).read_text(encoding="utf-8"))
    found = {
        node.name: drafts(node) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
    }
    for _ in found:  # a question may ask another
        for kinds, calls in found.values():
            kinds |= {kind for call in calls if call in found for kind in found[call][0]}
    return {
        (question, kind)
        for question, (kinds, _) in found.items()
        for kind in kinds
        if not question.startswith("_")
    }


def test_every_kind_is_listed_with_the_questions_it_answers() -> None:
    assert set(KINDS) == set(get_args(Kind))
    listed = {(question, kind) for kind, meaning in KINDS.items() for question in meaning.asked}
    assert listed == set().union(*map(answers, ("table.py", "together.py", "create.py")))
    for meaning in KINDS.values():
        assert meaning.does.endswith(".")
        assert set(meaning.by) <= set(get_args(By))


def test_entries_are_made_nowhere_else() -> None:
    for file in HALL.rglob("*.py"):
        if file.parent.name != "table":
            assert not re.search(r"\bDraft\(", file.read_text(encoding="utf-8")), file


def test_every_kind_is_applied() -> None:
    fold = (HALL / "table/fold.py").read_text(encoding="utf-8")
    applied = {*re.findall(r'case "(\w+)":', fold), "move", "undo", "create"}
    assert applied == set(KINDS)


def test_every_message_and_every_request_is_listed() -> None:
    assert set(MESSAGES) == set(get_args(wire.ClientMessage))
    posts = {
        path.replace(":str", "")
        for handler in HANDLERS
        if "POST" in handler.http_methods
        for path in handler.paths
    }
    assert set(REQUESTS) == posts


def test_the_documentation_names_them_all() -> None:
    described = (ROOT / "docs/hall.md").read_text(encoding="utf-8")
    listed = re.search(r"^\| entry \|.*\n\|[-|]+\n((?:\|.*\n)+)", described, re.MULTILINE)
    assert listed
    assert re.findall(r"^\| `(\w+)`", listed[1], re.MULTILINE) == list(KINDS)
    said = re.search(r"^\| client \|.*\n\|[-|]+\n((?:\|.*\n)+)", described, re.MULTILINE)
    assert said
    assert set(re.findall(r"^\| `(\w+)`", said[1], re.MULTILINE)) == set(TAGS)


class Watch:
    """Asks a hall for things, and looks into the database what has come of each."""

    def __init__(self, address: str, url: str) -> None:
        self.address = address
        self.engine = make_engine(url)
        self.seen: dict[str, set[str]] = {}
        self.known = self.stored()

    def stored(self) -> Counter[str]:
        with self.engine.connect() as connection:
            return Counter(connection.execute(select(entries.c.kind)).scalars())

    def note(self, what: str) -> None:
        """What has been stored since the last time came of this."""
        now = self.stored()
        self.seen.setdefault(what, set()).update(now - self.known)
        self.known = now

    def post(self, path: str, table: str, token: str | None = None, body: Any = None) -> Any:
        named = path.format(table=table, game="asgard", lesson="heads", puzzle="count-1")
        answer = Api(self.address, token).post(named.removeprefix("/api/"), body)
        self.note(path)
        return answer

    def names(self) -> None:
        """Everything about names that are somebody's own: of it logs have only what seats are
        called."""
        anna, phone = Browser(self.address), Browser(self.address, BrowserKey())

        def post(browser: Browser, path: str, body: Any) -> Any:
            answer = browser.post(f"people{path}", body)
            self.note(f"/api/people{path}")
            return answer

        post(anna, "/name", {"name": "Anna"})
        post(anna, "/challenge", {"purpose": "sign-in"})
        words = " ".join(post(anna, "", {"name": "Anna"})["words"])
        said = {"proof": {"kind": "words", "words": words}}
        code = post(anna, "/me/code", said)["code"]
        post(phone, "/use-code", {"code": code})
        challenge = phone.challenge("add")
        added = {"challenge": challenge, "key": phone.made("add", challenge)}
        key = post(phone, "/me/keys", added)["me"]["keys"][0]["id"]
        signed = phone.challenge("sign-in")
        proof = {"challenge": signed, "proof": phone.proof("sign-in", signed)}
        post(phone, "/sign-in", proof)
        post(phone, "/me/keys/remove", {"key": key, "confirm": said})
        post(phone, "/sign-out", {})
        post(phone, "/recover", {"name": "Anna", "words": words})
        words = " ".join(post(phone, "/me/words", said)["words"])
        made = phone.table("Gerda")
        self.known = self.stored()
        phone.post(f"tables/{made['table']}/claim")
        self.note("/api/tables/{table}/claim")
        post(phone, "/me/stars", {"table": "t", "on": True})
        post(phone, "/me/profile", {"open": True})
        post(phone, "/me/erase", {"proof": {"kind": "words", "words": words}})

    def games_found(self) -> None:
        """What comes of looking for a game: a table, as soon as all have come."""
        anna, erik = Seeker(self.address, "Anna"), Seeker(self.address, "Erik")

        def ask(seeker: Seeker, path: str, body: Any = None) -> Any:
            search = seeker.post(f"pairing{path}", body)
            self.note(f"/api/pairing{path}")
            return search

        wish = {"game": "asgard", "players": 2}
        self.known = self.stored()
        ask(anna, "", wish)
        ask(anna, "/cancel")
        for each in (anna, erik):
            ask(each, "", wish)
        while ask(anna, "/wait", {})["state"] != "seated":
            ask(erik, "/wait", {})
        ask(anna, "", wish)
        assert ask(anna, "/bots")["state"] == "seated"

    def leagues(self) -> None:
        """An evening: its table is the hall's own doing; those it is for sit down."""
        anna, bjarni = everybody = [Browser(self.address), Browser(self.address)]
        for name, each in zip(("Kettil", "Lovisa"), everybody, strict=True):
            each.sign_up(name)

        def ask(who: Browser, league: str, path: str, body: Any = None) -> None:
            self.known = self.stored()  # whatever the hall does by itself
            with suppress(Refusal):  # to wait is for arenas
                who.post(f"leagues/{league}/{path}", body)
            self.note(f"/api/leagues/{{league}}/{path}")

        other = make(anna, begins=now() + 60_000, name="Another evening")
        ask(anna, other, "call-off")
        self.known = self.stored()
        league = make(anna, seats=2, rounds=1, begins=now() + 2_000)
        self.note("/api/leagues")
        ask(bjarni, league, "join")
        ask(bjarni, league, "withdraw")
        for each in everybody:
            ask(each, league, "join")
        ask(anna, league, "wait", {"ready": True})
        (table,) = until(lambda: ready(anna, league))
        for each in everybody:
            ask(each, league, "seat", {"table": table})

    def notices(self) -> None:
        """Everything about who is told how: no log has any of it."""
        anna, told = Browser(self.address), PushBrowser("http://127.0.0.1:9")
        anna.sign_up("Frida")
        made = anna.table("Frida")
        self.known = self.stored()

        def post(path: str, body: Any = None, good: bool = True) -> Any:
            try:
                answer = anna.post(path.removeprefix("/api/"), body)
            except Refusal:
                assert not good
                answer = None
            self.note(path.replace(made["table"], "{table}"))
            return answer

        post(f"/api/tables/{made['table']}/notices", told.ask())
        ways = post("/api/notices/push", told.ask())["me"]["ways"]
        way = {"way": ways[0]["id"]}
        moved = {"old": told.keys, "new": told.keys}
        assert anna.ask("POST", "notices/push/moved", moved).status_code == 200
        self.note("/api/notices/push/moved")
        post("/api/notices/hook", {"url": "https://example.org/"}, good=False)
        post("/api/notices/mail", {"address": "a@example.org"}, good=False)
        post("/api/notices/way", {**way, "kinds": ["move"]})
        post("/api/notices/way/try", way)
        post("/api/notices/wishes", {"quiet": None})
        post("/api/notices/way/remove", way)
        post("/api/notices/stop")
        for path in ("confirm", "stop-way", "never"):
            post(f"/api/notices/{path}", {"token": "x"}, good=False)
        httpx.post(f"{self.address}/notices/stop/x")
        self.note("/notices/stop/{name}")

    async def say(self, player: Player, kind: str, **fields: Any) -> Message:
        answer = await player.request(kind, **fields)
        assert answer["type"] != "error", answer
        self.note(kind)
        return answer


def test_what_is_asked_for_makes_the_entries_that_the_page_says(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots are told to wait, so that nothing happens by itself."""
    monkeypatch.setattr("meadhall.hall.runtime.pairing.BOTS_AFTER", 0)
    here = "/api/tables/{table}"
    url = f"sqlite:///{file}"
    with hall_in_thread(config(file, bot_pause=600.0, reach_inward=True)) as address:
        watch = Watch(address, url)
        watch.post("/api/games/{game}/options", "", body={"players": 2, "options": {}})
        lesson = "/api/games/{game}/lessons/{lesson}"
        what = watch.post(lesson, "", body={"step": 0})["moves"][0]["what"]
        watch.post(f"{lesson}/why", "", body={"at": {"step": 0}, "what": what})
        puzzle = "/api/games/{game}/puzzles/{puzzle}"
        what = watch.post(puzzle, "", body={})["moves"][0]["what"]
        watch.post(f"{puzzle}/why", "", body={"at": {}, "what": what})
        watch.post(f"{puzzle}/play", "", body={"level": "random"})
        settings = {"game": "asgard", "players": 2, "open": True, "autostart": False}
        settings["watching"] = "eyes"
        made = watch.post("/api/tables", "", body={"settings": settings})
        table, host = made["table"], made["token"]
        friend = watch.post(f"{here}/seats", table, body={"name": "Erik"})["token"]
        watch.post(f"{here}/leave", table, friend)
        watch.post(f"{here}/seats", table, body={"name": "Olaf"})
        watch.post(f"{here}/kick", table, host, {"seat": 1})
        friend = watch.post(f"{here}/seats", table, body={"name": "Erik"})["token"]
        watch.post(f"{here}/share", table, friend, {"share": "ab" * 16})
        watch.post(f"{here}/chat", table, friend, {"text": "Skol!"})
        watch.post(f"{here}/chat/switch", table, host, {"on": False})
        watch.post(f"{here}/chat/switch", table, host, {"on": True})
        watch.post(f"{here}/start", table, host)
        position = Api(address, friend).get(f"tables/{table}/position")
        move = {"number": position["number"], "move": position["moves"][0]["move"]}
        number = watch.post(f"{here}/moves", table, friend, move)["number"]
        watch.post(f"{here}/undo", table, friend, {"number": number})
        watch.post(f"{here}/leave", table, friend)
        watch.post(f"{here}/back", table, friend)
        watch.post(f"{here}/rest", table, friend)
        watch.post(f"{here}/back", table, friend)
        watch.post(f"{here}/eyes", table, friend, {"on": True})
        watch.post(f"{here}/report", table, friend, {"text": "Anna shouts", "seat": 0})

        async def talk() -> None:
            async with Player(address, table, host) as anna:
                watch.note("hello")
                await watch.say(anna, "ping")
                await watch.say(anna, "why", move=anna.position["moves"][0]["move"])
                await anna.send({"type": "words", "id": 0, "lang": "ru"})
                await anna.expect("position")
                watch.note("words")
                await watch.say(anna, "chat", text="Skol!")
                move = anna.position["moves"][0]["move"]
                done = await watch.say(anna, "move", number=anna.position["number"], move=move)
                await watch.say(anna, "undo", number=done["number"])
                watch.post(f"{here}/leave", table, host)
                await watch.say(anna, "back")
            async with Player(address, table) as onlooker:
                await watch.say(onlooker, "eyes", eyes=1)

        asyncio.run(talk())
        watch.post(f"{here}/propose", table, host, {"what": "end"})
        number = Api(address, host).get(f"tables/{table}")["matter"]["number"]
        watch.post(f"{here}/vote", table, friend, {"matter": number, "yes": False})
        watch.post(f"{here}/propose", table, host, {"what": "void"})
        watch.post(f"{here}/concede", table, host)
        again = finished(url, "asgard", unplayed=1)
        watch.known = watch.stored()
        for token in again.tokens[:2]:  # the second agrees by proposing the same
            watch.post(f"{here}/propose", again.table, token, {"what": "end"})
        before = finished(url, "asgard", autostart=False)
        watch.known = watch.stored()
        for token in before.tokens[:2]:
            watch.post(f"{here}/rematch", before.table, token)
        watch.post(f"{here}/rematch/decline", before.table, before.tokens[2])
        watch.post(f"{here}/rematch/withdraw", before.table, before.tokens[0])
        changed = {"settings": {"game": "wolves", "players": 4}}
        watch.post(f"{here}/rematch/changed", before.table, before.tokens[0], changed)
        for token in before.tokens[1:]:
            watch.post(f"{here}/rematch/decline", before.table, token)
        watch.post(f"{here}/rematch/start", before.table, before.tokens[0])
        watch.post(f"{here}/play-on", before.table, body={"step": 0, "seat": 0, "level": "random"})
        watch.games_found()
        watch.leagues()
        watch.names()
        watch.notices()
    watch.engine.dispose()
    promised = {name: set(kinds) for name, kinds in (REQUESTS | TAGS).items()}
    assert watch.seen == promised
