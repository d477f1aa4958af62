"""Games are the same to the last byte wherever they are played, and what dies costs only what was
unfinished there. The cluster is a real one; its last test takes a machine away from it."""

from __future__ import annotations

import contextlib
import itertools
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from meadhall.extras import MissingExtra
from meadhall.kernel import BadOption
from meadhall.lab import Plan, Tournament, cluster, sources
from meadhall.lab.book import Book, Row
from meadhall.lab.cluster import BATCHES_A_CORE, SETTINGS, Cluster, NoCluster
from meadhall.lab.many import HERE, TRIES, Backend, BrokenOff, play_many
from meadhall.lab.where import where_to_play
from meadhall.lab.workers import Cores

from .test_book import a_game

CORES = 2
TESTS = Path(__file__).parents[1]
PLAN = Plan("asgard", ("random", "thrall", "karl"), players=2, games=6, seed=5)
NO_RAY = "Ray is not installed here (it has no package for this Python yet)"
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason=NO_RAY)
pytestmark = [
    # Ray leaves the logs and sockets of its processes to be closed by Python's collector.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def machines() -> Iterator[Any]:
    """A cluster of one machine with two cores; tests may add to it. We are a part of it. It has a
    token of its own: whoever has it can run anything there."""
    environ = pytest.MonkeyPatch()
    for name, value in SETTINGS.items():
        environ.setenv(name, value)
    environ.setenv("RAY_AUTH_MODE", "token")
    environ.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    import ray
    from ray.cluster_utils import Cluster as Machines

    head = {"num_cpus": CORES, "include_dashboard": False}
    with contextlib.chdir(TESTS):  # its processes look there for what they are to play
        found = Machines(initialize_head=True, head_node_args=head)
        try:
            with Cluster(found.address):
                yield found
            assert not ray.is_initialized()
        finally:
            found.shutdown()
            environ.undo()


@pytest.fixture(params=["here", "cores", pytest.param("cluster", marks=needs_ray)])
def backend(request: pytest.FixtureRequest) -> Backend:
    """Each place to play at."""
    if request.param == "cluster":
        request.getfixturevalue("machines")
        return Cluster()
    return Cores(CORES) if request.param == "cores" else HERE


@pytest.fixture(params=["cores", pytest.param("cluster", marks=needs_ray)])
def elsewhere(request: pytest.FixtureRequest) -> Backend:
    """Where others play."""
    if request.param == "cluster":
        request.getfixturevalue("machines")
        return Cluster()
    return Cores(CORES)


def tenfold(number: int) -> int:
    return 10 * number


def slow_at_first_and_late(number: int) -> int:
    """Games of many lengths."""
    time.sleep(0.3 if number == 0 or number > 100 else 0)
    return number


def three_stumbles(number: int) -> int:
    if number == 3:
        raise LookupError("three")
    return number


class Particular(Exception):
    """It can be pickled, but not made again of that."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what}, for {why}")


def three_is_particular(number: int) -> int:
    if number == 3:
        raise Particular("no", "three")
    return number


def three_dies(deaths: int, folder: Path, number: int) -> int:
    """As processes do when memory is short, so many times."""
    died = folder / f"{os.getpid()}"
    if number == 3 and len(list(folder.iterdir())) < deaths:
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def a_game_on(folder: Path, number: int) -> Row:
    """Leaves a word on which machine it was played, and goes on once there are words of two."""
    import ray

    (folder / ray.get_runtime_context().get_node_id()).touch()
    assert soon(lambda: len(list(folder.iterdir())) == 2)
    time.sleep(0.02)  # stands for a game
    return a_game(number)


def all_but_the_first_wait(folder: Path, number: int) -> int:
    if number:
        (folder / f"{os.getpid()}").touch()
        time.sleep(600)  # a game longer than any test: nobody waits for its end
    return number


def soon(is_so: Callable[[], bool]) -> bool:
    """Does it come true in a minute, on a busy machine?"""
    end = time.monotonic() + 60
    while not (found := is_so()) and time.monotonic() < end:
        time.sleep(0.02)
    return found


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"


@pytest.mark.parametrize("count", [0, 1, 300])
def test_any_number_of_tasks_comes_in_order(backend: Backend, count: int) -> None:
    assert list(play_many(tenfold, range(count), backend)) == [10 * each for each in range(count)]


def test_what_was_quicker_waits_for_its_turn(backend: Backend) -> None:
    assert list(play_many(slow_at_first_and_late, range(104), backend)) == list(range(104))


def test_a_tournament_is_the_same_everywhere_and_goes_on_anywhere(
    backend: Backend, tmp_path: Path
) -> None:
    whole = Tournament(PLAN, tmp_path / "whole")
    list(whole.play())
    folder = tmp_path / "broken"
    with contextlib.closing(Tournament(PLAN, folder).play(backend)) as games:
        first = list(itertools.islice(games, 5))
    again = Tournament(PLAN, folder)
    assert again.rows == first == whole.rows[:5]
    assert len(list(again.play(backend))) == PLAN.total - 5
    for name in ("games.csv", "plan.json"):
        assert (folder / name).read_bytes() == (whole.folder / name).read_bytes()


def test_what_goes_wrong_elsewhere_is_raised_here_and_says_where(elsewhere: Backend) -> None:
    got: list[int] = []
    with pytest.raises(LookupError, match="three") as told:
        got.extend(play_many(three_stumbles, range(50), elsewhere))
    assert got == [0, 1, 2]
    assert "in three_stumbles" in told.value.__notes__[0]


def test_an_error_that_cant_be_sent_is_told_all_the_same(elsewhere: Backend) -> None:
    got: list[int] = []
    with pytest.raises(Exception, match="Particular: no, for three") as told:
        got.extend(play_many(three_is_particular, range(50), elsewhere))
    assert got == [0, 1, 2]
    assert "in three_is_particular" in told.value.__notes__[0]


def test_a_killed_process_costs_nothing_but_time(elsewhere: Backend, tmp_path: Path) -> None:
    play = partial(three_dies, TRIES - 1, tmp_path)
    assert list(play_many(play, range(50), elsewhere)) == list(range(50))
    assert len(list(tmp_path.iterdir())) == TRIES - 1


@needs_ray
def test_a_game_that_kills_everybody_ends_it_with_all_before_it_kept(
    machines: Any, tmp_path: Path
) -> None:
    got: list[int] = []
    with pytest.raises(BrokenOff, match=r"gave one game up.*what was played before is kept"):
        got.extend(play_many(partial(three_dies, 1000, tmp_path), range(50), Cluster()))
    assert got == [0, 1, 2]


def test_a_plan_is_taken_as_there_is_room_and_whoever_stops_listening_leaves_nobody_playing(
    elsewhere: Backend, tmp_path: Path
) -> None:
    def pids() -> list[int]:
        return [int(each.name) for each in tmp_path.iterdir()]

    plan = itertools.count()
    games = play_many(partial(all_but_the_first_wait, tmp_path), plan, elsewhere)
    assert next(games) == 0
    assert soon(lambda: bool(pids()))
    games.close()
    assert next(plan) <= 1 + 2 * CORES * BATCHES_A_CORE  # a batch may be twice the one before
    assert soon(lambda: all(map(is_gone, pids())))


@needs_ray
def test_a_machine_with_other_code_is_refused(
    machines: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources.house.cache_clear()
    monkeypatch.setattr(sources, "__version__", "0.0.9")
    try:
        with pytest.raises(BrokenOff, match=r"has meadhall .*, and here it is meadhall 0\.0\.9"):
            list(play_many(tenfold, range(9), Cluster()))
    finally:
        sources.house.cache_clear()


WITHOUT_MEADHALL = """
import sys
from ray import cloudpickle
sys.modules["meadhall"] = None
print(cloudpickle.load(sys.stdin.buffer)("", (), b"", b""))
"""


@needs_ray
def test_a_machine_without_meadhall_can_say_so() -> None:
    from ray import cloudpickle

    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_MEADHALL],
        input=cloudpickle.dumps(cluster._far_side()),
        capture_output=True,
        check=True,
    )
    assert b"of the cluster, has no meadhall[cluster] like ours" in told.stdout


@needs_ray
@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nonsense", "'nonsense' is no address"),
        ("host:port", "'host:port' is no address"),
        ("127.0.0.1:99999", "is no address"),
        ("127.0.0.1:1", r"no cluster answers at 127\.0\.0\.1:1: .*refused"),
    ],
)
def test_an_address_without_a_cluster_is_said_at_once(
    address: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Cluster(address)
    monkeypatch.setattr(found._ray, "is_initialized", lambda: False)
    with pytest.raises((BadOption, NoCluster), match=words), found:
        pass


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install 'meadhall\[cluster\]'"):
        where_to_play(None, True, None)


def test_what_is_asked_for_is_where_it_is_played() -> None:
    assert where_to_play(None, False, None) is where_to_play(1, False, None) is HERE
    four = where_to_play(4, False, None)
    assert isinstance(four, Cores)
    assert four.workers == 4
    with pytest.raises(BadOption, match="say one of them"):
        where_to_play(None, True, "host:1")
    with pytest.raises(BadOption, match="--workers are of this machine"):
        where_to_play(2, False, "host:1")


def a_tournament(folder: Path, *more: str) -> list[str]:
    words = ["tournament", "asgard", "--bots", "random,karl", "--lang", "en", "--out", str(folder)]
    return [sys.executable, "-m", "meadhall", *words, *more]


@needs_ray
def test_the_command_joins_a_cluster_and_plays_the_same(machines: Any, tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    list(Tournament(Plan("asgard", ("random", "karl"), 2, 6), here).play())
    words = a_tournament(there, "--games", "6", "--ray-address", machines.address)
    told = subprocess.run(words, check=True, capture_output=True, text=True)
    assert told.stderr == ""
    assert "6 games a pair on 3 deals" in " ".join(told.stdout.split())
    assert (here / "games.csv").read_bytes() == (there / "games.csv").read_bytes()


@pytest.mark.flaky(reruns=2)  # an interrupt reaches Ray's own processes in any order
@needs_ray
def test_the_command_starts_a_cluster_and_ends_it_at_an_interrupt(tmp_path: Path) -> None:
    words = a_tournament(tmp_path, "--games", "100000", "--ray", "--workers", "1")
    file = tmp_path / "games.csv"
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,
    ) as program:
        try:
            assert soon(lambda: file.exists() and file.read_bytes().count(b"\n") > 4)
            os.killpg(program.pid, signal.SIGINT)  # as a terminal does: to all its processes
            said, complaints = program.communicate(timeout=60)
        finally:
            program.kill()
    assert program.returncode == 130, complaints
    assert complaints == ""
    assert "Stopped with" in said
    kept = Book(file).rows
    again = Tournament(Plan("asgard", ("random", "karl"), 2, len(kept) + len(kept) % 2), tmp_path)
    assert again.rows == kept
    assert soon(lambda: not processes_of(program.pid))


def processes_of(session: int) -> list[str]:
    """What still runs of a session."""
    found = []
    for each in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = each.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(each.parent.name)
    return found


@needs_ray
def test_a_lost_machine_costs_only_its_unfinished_games(machines: Any, tmp_path: Path) -> None:
    other = machines.add_node(num_cpus=2)
    words, games = tmp_path / "words", 150
    words.mkdir()
    book = Book(tmp_path / "games.csv")
    with contextlib.closing(book.play(partial(a_game_on, words), range(games), Cluster())) as left:
        next(left)
        assert (words / other.node_id).exists()
        machines.remove_node(other, allow_graceful=False)
        assert len(list(left)) == games - 1
    list(Book(tmp_path / "here.csv").play(a_game, range(games)))
    assert (tmp_path / "games.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()
