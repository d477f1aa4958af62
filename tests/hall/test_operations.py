"""Opening, watching and closing a hall; logs without secrets; the library stays light."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import click
import httpx
import msgspec
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from meadhall.cli import main as command
from meadhall.cli import serve
from meadhall.cli.serve import named_limits
from meadhall.hall.ops.config import Config, Hook, Limits, Mail, default_database
from meadhall.hall.store import Store
from scripts.environment import ROOT

from .client import Api, Player, full_table, play_on
from .mailbox import mailbox
from .postgres import database
from .serving import Process, config, free_port


def test_sigterm_stores_tells_and_closes_and_everything_is_there_again(tmp_path: Path) -> None:
    async def play(hall: Process) -> tuple[str, list[str], list[dict[str, object]]]:
        table, tokens = full_table(hall.address)
        players = [Player(hall.address, table, token) for token in tokens]
        for player in players:
            await player.connect()
        await play_on(players, random.Random(3), moves=25)
        closing = asyncio.create_task(asyncio.to_thread(hall.terminate))
        for player in players:
            with pytest.raises(ConnectionClosed) as closed:
                await player.until(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            await player.close()
        # uvicorn repeats the signal when it has closed in good order.
        assert await closing in (0, -signal.SIGTERM)
        return table, tokens, [player.position for player in players]

    hall = Process(config(tmp_path / "hall.db"), tmp_path / "log")
    hall.start()
    try:
        hall.wait()
        table, tokens, before = asyncio.run(play(hall))
        hall.start()
        hall.wait()
        for token, was in zip(tokens, before, strict=True):
            now = Api(hall.address, token).get(f"tables/{table}/position")
            assert {**now, "at": 0, "events": [], "lines": []} == {
                **was,
                "at": 0,
                "events": [],
                "lines": [],
            }
        quiet = [*tokens, table, "Anna", "Player 1", "hand", "odin/"]
        secret = "meadhall-secret"
        with pytest.raises(Exception, match="404"):
            Api(hall.address, secret).get(f"tables/{secret}/position")
    finally:
        hall.kill()
    lines = hall.logs.read_text().splitlines()
    events = [json.loads(line)["event"] for line in lines]
    assert events[:2] == ["open", "closed"]
    for word in (*quiet, secret):
        assert word not in hall.logs.read_text()


def test_an_error_is_logged_by_type_and_place_without_its_words() -> None:
    code = (
        "from meadhall.hall.ops.logs import log, set_up; set_up('info')\n"
        "import logging\n"
        "def inside(hand):\n    raise ValueError('the hand is odin/thor')\n"
        "for logger in (log, logging.getLogger('other')):\n"
        "    try:\n        inside('odin/thor')\n"
        "    except ValueError:\n        logger.error('oops', exc_info=True)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for line in said.stderr.splitlines():
        logged = json.loads(line)
        assert (logged["event"], logged["error"]) == ("oops", "ValueError")
        assert logged["through"][-1].startswith("inside:")
        assert "odin" not in line
    assert len(said.stderr.splitlines()) == 2


def test_health_and_metrics(address: str) -> None:
    for path in ("/healthz", "/readyz"):
        assert Api(address).ask("GET", path).json() == {"status": "ok"}
    table, tokens = full_table(address)

    async def main() -> str:
        async with Player(address, table, tokens[0]) as anna:
            await anna.move()
            return Api(address).ask("GET", "/metrics").text

    text = asyncio.run(main())
    values = {
        line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1])
        for line in text.splitlines()
        if not line.startswith("#")
    }
    assert values["meadhall_sockets"] >= 1
    assert values["meadhall_tables"] >= 1
    assert values["meadhall_move_seconds_count"] >= 1
    assert values['meadhall_entries_total{kind="move"}'] >= 1
    assert values["meadhall_bot_queue"] == 0
    assert table not in text


def test_the_page_says_what_it_is(address: str) -> None:
    for path in ("/", "/t/sometable"):
        page = Api(address).ask("GET", path)
        assert page.headers["content-type"].startswith("text/html")
        assert "<title>Meadhall" in page.text


# --- the command --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--workers", "2"], "--workers above 1 needs PostgreSQL"),
        (["--db", "mysql://x"], "--db takes sqlite:///FILE or postgresql://"),
        (["--db", "hall.db"], "--db takes sqlite:///FILE or postgresql://"),
        (["--port", "99999"], "99999"),
        (["--bot", "odin"], "--bot takes NAME=KIND"),
        (["--bot", "karl=my.bots:Odin"], "--bot takes NAME=KIND"),
        (["--site", "games.example.org"], "--site takes an address"),
        (["--site", "https://a@games.example.org/"], "--site takes an address"),
        (["--mail", "smtp://a@example.org"], "--mail-from"),
        (["--mail", "smtp://h", "--mail-from", "a@example.org"], "--mail needs --site"),
        (["--mail", "smtp://a:word@h"], "--mail holds no password"),
        (["--mail", "imap://h"], "--mail takes smtp://"),
        (["--hook", "https://example.org/"], "--hook needs --site"),
    ],
)
def test_serve_refuses_what_it_cannot_do(args: list[str], words: str) -> None:
    said = CliRunner().invoke(command, ["serve", *args])
    assert said.exit_code == 2
    assert words in said.stderr


def test_a_bot_of_ones_own_can_be_offered(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    offered: dict[str, str] = {}

    def run(config: Config, *_: object) -> int:
        offered.update(config.bots)
        return 0

    monkeypatch.setattr(serve, "run", run)
    own = "meadhall.testing.bad_bots:MeddlingBot"
    args = ["--db", f"sqlite:///{file}", "--bot", "deep=ismcts:3000", "--bot", f"odin={own}"]
    assert CliRunner().invoke(command, ["serve", *args]).exit_code == 0
    assert offered["deep"] == "ismcts:3000"
    assert offered["odin"] == own
    assert offered["konung"] == "konung"


def test_how_people_are_told_can_be_said(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Config] = []

    def run(config: Config, *_: object) -> int:
        found.append(config)
        return 0

    monkeypatch.setattr(serve, "run", run)
    secret = tmp_path / "password"
    secret.write_text("a pass word\n", encoding="utf-8")
    args = ["--db", f"sqlite:///{file}", "--site", "https://games.example.org"]
    mail = ["--mail", "smtp://hall%40example.org@mail.example.org"]
    hook = ["--hook", "https://hook.example.org/x", "--hook-form", "discord", "--hook-lang", "ru"]
    more = [*mail, "--mail-password-file", str(secret), *hook]
    assert CliRunner().invoke(command, ["serve", *args, *more]).exit_code == 0
    told = found[0]
    assert told.site == "https://games.example.org/"
    assert told.mail == Mail(
        "mail.example.org", 587, "hall@example.org", "starttls", "hall@example.org", "a pass word"
    )
    assert told.hook == Hook("https://hook.example.org/x", "discord", "ru")
    assert not told.reach_inward
    # From the environment, as a container has it; no process of a bot inherits the password.
    monkeypatch.setenv("MEADHALL_MAIL", "smtps://mail.example.org")
    monkeypatch.setenv("MEADHALL_MAIL_FROM", "hall@example.org")
    monkeypatch.setenv("MEADHALL_MAIL_PASSWORD", "word")
    assert CliRunner().invoke(command, ["serve", *args, "--hooks-inward"]).exit_code == 0
    assert found[1].mail == Mail("mail.example.org", 465, "hall@example.org", "tls", "", "word")
    assert found[1].reach_inward
    assert "MEADHALL_MAIL_PASSWORD" not in os.environ


def test_mail_can_be_tried(tmp_path: Path) -> None:
    with mailbox() as box:
        url = f"smtp+plain://localhost:{box.port}"
        asked = ["hall", "mail", "me@example.org", "--mail", url, "--mail-from", "a@example.org"]
        said = CliRunner().invoke(command, [*asked, "--site", "https://games.example.org"])
        assert said.exit_code == 0, said.output
        (came,) = box.came
        assert came["subject"] == "Mail works"
        assert "https://games.example.org/" in came.get_content()
        box.refuses = "550 not from you"
        said = CliRunner().invoke(command, asked)
        assert said.exit_code == 1
        assert "550 not from you" in said.stderr
    said = CliRunner().invoke(command, asked)
    assert said.exit_code == 1
    assert len(said.stderr.splitlines()) == 1
    assert CliRunner().invoke(command, ["hall", "mail", "x"]).exit_code == 2


def test_a_hall_with_a_bot_that_doesnt_exist_says_so_and_stays_closed(tmp_path: Path) -> None:
    args = ["--db", f"sqlite:///{tmp_path / 'hall.db'}", "--port", str(free_port())]
    said = subprocess.run(
        [sys.executable, "-m", "meadhall", "serve", *args, "--bot", "odin=no.such:Odin"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert said.returncode != 0
    assert "the hall's bot 'odin': 'no.such:Odin': importing no.such fails" in said.stderr
    assert said.stderr.count("\n") == 1, "nothing but that"


def test_a_configuration_survives_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "sqlite:////data/meadhall/hall.db"
    settings = Config(database="postgresql://x", origins=("https://a",), bot_workers=3)
    monkeypatch.setenv("MEADHALL_DB", settings.database)
    settings.to_environment()
    assert Config.from_environment() == settings
    assert not any("postgresql://x" in value for value in os.environ.values()), "bots inherit it"


def test_two_workers_of_one_command_serve_one_table(pg: str) -> None:
    port = free_port()
    program = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "meadhall",
            "serve",
            "--db",
            database(pg, "workers"),
            "--port",
            str(port),
            "--workers",
            "2",
        ],
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": ""},
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(200):
            try:
                if httpx.get(f"{address}/healthz", verify=False).status_code == 200:
                    break
            except httpx.TransportError:
                asyncio.run(asyncio.sleep(0.1))

        async def main() -> None:
            table, tokens = full_table(address)
            players = [Player(address, table, token) for token in tokens]
            for player in players:
                await player.connect()
            for _ in range(4):  # several sockets: both workers surely have one
                async with Player(address, table):
                    pass
            for player in players:
                await player.until(lambda player=player: player.position["moves"])  # type: ignore[misc]
                assert (await player.move())["type"] == "ack"
            for player in players:
                await player.until(lambda player=player: player.position["view"]["stacks"][0])  # type: ignore[misc]
                await player.close()

        asyncio.run(main())
        assert "meadhall_sockets" in httpx.get(f"{address}/metrics", verify=False).text
    finally:
        program.send_signal(signal.SIGTERM)
        program.wait(30)


def test_the_library_and_the_terminal_need_nothing_of_the_hall() -> None:
    code = (
        "import sys, meadhall, meadhall.cli, meadhall.cli.play, meadhall.testing\n"
        "meadhall.game('asgard').start(3)\n"
        "heavy = {'litestar', 'uvicorn', 'sqlalchemy', 'alembic', 'msgspec', 'structlog',"
        " 'psycopg', 'prometheus_client', 'pebble', 'meadhall.hall'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"


def test_every_limit_is_documented_and_can_be_changed() -> None:
    text = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    for name, value in msgspec.structs.asdict(Limits()).items():
        assert f"| `{name}` | {value:,g} |" in text, name
        assert getattr(named_limits([f"{name}={value + 1}"]), name) == value + 1
    assert named_limits([]) == Limits()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("ships=2", "there is no limit"),
        ("outbox", "takes a number"),
        ("outbox=many", "takes a number"),
        ("outbox=0", "more than 0"),
        ("outbox=1.5", "outbox"),
    ],
)
def test_what_is_no_limit_is_refused_in_a_line(text: str, words: str) -> None:
    with pytest.raises(click.UsageError, match=words):
        named_limits([text])


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
def test_nobody_else_on_the_machine_reads_the_database(file: Path) -> None:
    Store(f"sqlite:///{file}").close()
    assert file.stat().st_mode & 0o077 == 0
