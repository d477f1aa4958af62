"""What the page asks of the hall: advice, replays, playing on, rules books, another language."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

import meadhall
from meadhall.hall.bots.analysis import told_of
from meadhall.kernel.chance import commitment_of

from .client import Api, Player, Refusal, full_table


def finished(address: str, **settings: Any) -> tuple[str, Api]:
    """A game against bots, played to its end by always making the first move."""
    made = Api(address).create(bots=[None, "random", "random"], **settings)
    table, own = made["table"], Api(address, made["token"])
    number = 0
    while True:
        here = own.get(f"tables/{table}/position", after=number, wait=10)
        number = here["number"]
        if here["phase"] == "over":
            return table, own
        if 0 in here["waiting"]:
            move = here["moves"][0]["move"]
            own.post(f"tables/{table}/moves", {"number": number, "move": move})


def refused(code: str, ask: Any) -> None:
    with pytest.raises(Refusal) as caught:
        ask()
    assert caught.value.code == code


def test_a_bot_advises_what_it_would_do(address: str) -> None:
    table, tokens = full_table(address)
    own = Api(address, tokens[0])
    legal = own.get(f"tables/{table}/position")["moves"]
    advice = own.get(f"tables/{table}/hint", lang="ru")
    assert (advice["move"], advice["notation"]) in {(m["move"], m["notation"]) for m in legal}
    assert re.fullmatch(r"Сыграть карту \w+/\w+, сверху \w+", advice["text"])
    assert advice["why"]
    refused("no-seat", lambda: Api(address).get(f"tables/{table}/hint"))


def test_another_language_in_mid_game(address: str) -> None:
    async def main() -> None:
        table, tokens = full_table(address)
        async with Player(address, table, tokens[0], words="en") as player:
            question = player.position["question"]
            await player.send({"type": "words", "id": 5, "lang": "ru"})
            await player.until(lambda: player.position["question"] != question)
            assert any("а" <= letter <= "я" for letter in player.position["question"])

    asyncio.run(main())


def test_what_a_move_would_do_comes_with_its_words(address: str) -> None:
    table, tokens = full_table(address)
    own = Api(address, tokens[0])
    for move in own.get(f"tables/{table}/position", words="en")["moves"]:
        change = {"seat": 0, "god": move["what"]["up"], "attention": 1}
        assert move["foreseen"] == {"changes": [change]}
    for move in own.get(f"tables/{table}/position")["moves"]:
        assert set(move) == {"move", "what", "notation", "text"}


def test_an_old_page_is_told_that_the_hall_serves_another(address: str) -> None:
    document = Api(address).ask("GET", "/").text
    named = re.search(r'<meta name="build" content="([0-9a-f]{24})"', document)
    assert named
    assert named[1] in Api(address).ask("GET", "/rules/asgard").text

    async def main() -> None:
        table, tokens = full_table(address)
        told = dict[str | None, list[str]]()
        for page in (named[1], "a1b2", None):
            async with Player(address, table, tokens[0], page=page, recall=True) as player:
                await player.request("ping")
                kinds = [each["type"] for each in player.heard]
                # Who is there is told a moment later, as ever.
                told[page] = [*kinds[:4], *(kind for kind in kinds[4:] if kind == "renewed")]
        first = ["table", "position", "history", "talk"]
        assert told == {named[1]: first, "a1b2": [*first, "renewed"], None: first}

    asyncio.run(main())


def test_a_replay_shows_what_each_saw_and_then_everything(address: str) -> None:
    table, own = finished(address)
    whole = own.get(f"tables/{table}/replay", count=40)
    assert [frame["step"] for frame in whole["frames"]] == list(range(40))
    assert whole["frames"][0]["seat"] is None
    assert all(len(view["hand"]) == 7 for view in whole["frames"][0]["views"])
    theirs = own.get(f"tables/{table}/replay", first=3, count=2, eyes=1)["frames"]
    assert [frame["step"] for frame in theirs] == [3, 4]
    assert all(frame["view"]["seat"] == 1 and frame["views"] is None for frame in theirs)
    assert theirs[0]["notation"].startswith("play ")
    refused("no-such-seat", lambda: own.get(f"tables/{table}/replay", eyes=5))


def test_no_replay_and_no_secret_before_the_end(address: str) -> None:
    table, tokens = full_table(address)
    own = Api(address, tokens[0])
    for path in ("replay", "analysis", "record"):
        refused("not-over", lambda path=path: own.get(f"tables/{table}/{path}"))
    refused("not-over", lambda: own.post(f"tables/{table}/play-on", {"step": 0, "seat": 0}))
    assert own.get(f"tables/{table}")["secret"] is None


def test_what_decided_the_game(address: str) -> None:
    table, own = finished(address)
    answer = own.get(f"tables/{table}/analysis")
    moments = {moment["step"]: moment for moment in answer["moments"]}
    assert all(abs(sum(moment["chances"]) - 1) < 0.01 for moment in moments.values())
    ranks = own.get(f"tables/{table}/position")["result"]["ranks"]
    assert [share > 0 for share in answer["result"]] == [rank == 1 for rank in ranks]
    assert all(point["step"] in moments for point in answer["turning_points"])
    given_away = [each for each in moments.values() if each["words"]]
    assert given_away, "random players play no perfect game"
    assert all(each["best_worth"] > each["worth"] for each in given_away)
    assert all(set(each["words"]) == {"en", "ru"} for each in given_away)


@pytest.mark.parametrize(("name", "in_the_open"), [("asgard", False), ("wolves", True)])
def test_a_better_move_is_told_by_what_happens_or_if_it_is_secret_in_words(
    name: str, in_the_open: bool
) -> None:
    state = meadhall.game(name).start(3, 1)
    seat = state.waiting[0]
    better = told_of(name, state, seat, state.legal(seat)[0], {"en": ["Anna", "Boris", "Cleo"]})
    assert better.words["en"]
    assert bool(better.lines) == in_the_open


def test_playing_on_from_a_moment(address: str) -> None:
    table, own = finished(address)
    seen = own.get(f"tables/{table}/replay", first=9, count=1, eyes=2)["frames"][0]["view"]
    made = own.post(f"tables/{table}/play-on", {"step": 9, "seat": 2, "name": "Erik"})
    again = Api(address, made["token"])
    here = again.get(f"tables/{made['table']}/position")
    assert made["seat"] == here["seat"] == 2
    # The bots may have sealed their picks by now; the rest is as it was.
    assert here["view"]["hand"] == seen["hand"]
    assert here["view"]["stacks"] == seen["stacks"]
    info = again.get(f"tables/{made['table']}")
    assert [seat["who"] for seat in info["seats"]] == ["bot", "bot", "person"]
    assert commitment_of(bytes.fromhex(own.get(f"tables/{table}")["secret"])) == info["commitment"]
    refused("over", lambda: own.post(f"tables/{table}/play-on", {"step": 10_000, "seat": 0}))


def test_rules_books(address: str) -> None:
    book = Api(address).get("games/asgard/rules", lang="ru")
    rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
    assert rules[0]["id"] == "A-1"
    assert any(rule["ruling"] for rule in rules)
    assert book["cards"]["copies"]["odin/thor"] == 3
    refused("not-found", lambda: Api(address).get("games/chess/rules"))
