"""A game in a package of its own is installed beside meadhall, and everything plays it: nothing
else is edited, nothing of the checkout is in reach."""

from __future__ import annotations

import re
import signal
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from scripts.environment import ROOT

from .packing import Place, build
from .test_wheel import fetched


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    # In plain Python, and without the page: others see to those, and this is to be quick.
    quick = {"MEADHALL_NO_COMPILE": "1", "MEADHALL_NO_PAGE": "1"}
    wheel = build("wheel", tmp_path_factory.mktemp("wheel"), **quick)
    place = Place(tmp_path_factory.mktemp("place"), wheel, "[all]")
    assert "horns" not in place.run("meadhall", "games").stdout
    place.install(ROOT / "examples/horns")
    return place


@pytest.fixture(scope="module")
def record(place: Place) -> str:
    """A game played in the terminal, to its end: whatever is asked, the first choice."""
    typed = "1\n" * 30 + "save game.meadhall\n"
    played = place.run("meadhall", "play", "horns", "--lang", "en", typed=typed)
    assert played.returncode == 0, played.stderr
    for words in ("Horns", "What do you do?", "pick a horn of strength", "drinks it", "your horns"):
        assert words in played.stdout
    assert "Saved in game.meadhall" in played.stdout
    return "game.meadhall"


def said(place: Place, *command: str) -> str:
    ran = place.run("meadhall", *command)
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    return " ".join(ran.stdout.split())


def test_it_is_listed_in_every_language(place: Place) -> None:
    assert "Horns 2–4 players pick the strongest mead" in said(place, "games", "--lang", "en")
    assert "Рога" in said(place, "games", "--lang", "ru")


def test_its_rules_are_read_and_searched(place: Place) -> None:
    assert "H-1 The pick" in said(place, "rules", "horns", "--lang", "en")
    assert "Тост" in said(place, "rules", "horns", "h-2", "--lang", "ru")
    assert "H-2" in said(place, "rules", "pours", "it", "away", "--lang", "en")


def test_its_records_are_replayed_verified_and_analysed(place: Place, record: str) -> None:
    assert "has the strongest" in said(place, "replay", record, "--lang", "en")
    assert "выпивает" in said(place, "replay", record, "--lang", "ru", "--seat", "1")
    assert "horns, 3 players" in said(place, "verify", record, "--lang", "en")
    assert "Chances to win" in said(place, "analyse", record, "--lang", "en")


def test_bots_play_tournaments_of_it(place: Place) -> None:
    arguments = ("--bots", "random,greedy,ismcts:5,jarl", "--games", "2", "--workers", "2")
    told = said(place, "tournament", "horns", *arguments, "--out", "t", "--lang", "en")
    assert "greedy" in told
    assert "Horns" in (place.folder / "t/report.html").read_text(encoding="utf-8")


def test_it_is_fuzzed_and_measured(place: Place) -> None:
    assert "without a failure" in said(place, "fuzz", "horns", "--games", "6", "--lang", "en")
    measured = said(place, "bench", "horns", "--rounds", "1", "--seconds", "0.02")
    assert re.search(r"horns, inside the module [\d,]+", measured)


def test_it_keeps_the_contract(place: Place) -> None:
    program = "import meadhall; from meadhall.testing import api_test"
    place.python(f"{program}; api_test(meadhall.game('horns'), games=1)")


# --- the hall ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hall(place: Place) -> Iterator[httpx.Client]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    serving = place.start("meadhall", "serve", "--port", str(port))
    try:
        fetched(f"http://127.0.0.1:{port}/readyz")
        with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/", timeout=60) as client:
            yield client
    finally:
        serving.send_signal(signal.SIGTERM)
        serving.communicate(timeout=30)


def asked(hall: httpx.Client, path: str, **more: Any) -> Any:
    answer = hall.request("POST" if "json" in more else "GET", path, **more)
    assert answer.is_success, answer.text
    return answer.json()


def test_the_lobby_offers_it_with_its_texts_and_rules(hall: httpx.Client) -> None:
    games = {game["name"]: game for game in asked(hall, "hall?lang=ru")["games"]}
    assert games["horns"]["title"] == "Рога"
    assert games["horns"]["minutes"] == 5
    assert games["horns"]["variants"] == []
    book = asked(hall, "games/horns/rules?lang=en")
    assert [rule["id"] for rule in book["chapters"][0]["rules"]] == ["H-1", "H-2"]
    assert "horns-event-drew =" in asked(hall, "games/horns/texts?lang=en")["texts"]
    assert hall.get("games/chess/texts").status_code == 404


def test_a_table_of_people_and_bots_is_played_looked_back_at_and_analysed(
    hall: httpx.Client,
) -> None:
    settings = {"game": "horns", "players": 3, "bots": [None, "karl", "random"]}
    made = asked(hall, "tables", json={"settings": settings, "name": "Astrid"})
    table = f"tables/{made['table']}"
    mine = {"authorization": f"Bearer {made['token']}"}
    number, here = 0, dict[str, Any](phase="playing")
    while here["phase"] != "over":
        params = {"after": number, "wait": 10, "words": "en"}
        here = asked(hall, f"{table}/position", headers=mine, params=params)
        number = here["number"]
        if 0 in here["waiting"]:
            first = here["moves"][0]
            assert first["text"]
            assert first["what"]["kind"] in ("pick", "drink")
            move = {"number": number, "move": first["move"]}
            asked(hall, f"{table}/moves", headers=mine, json=move)
    assert sorted(here["result"]["ranks"])[0] == 1
    steps = asked(hall, f"{table}/replay", headers=mine)["frames"]
    keys = {line["key"] for step in steps for line in step["lines"]}
    assert {"horns-event-revealed", "horns-event-won"} <= keys
    assert asked(hall, f"{table}/analysis", headers=mine)["moments"]
    record = hall.get(f"{table}/record", headers=mine).text
    assert record.startswith("meadhall record 1\ngame: horns\n")
