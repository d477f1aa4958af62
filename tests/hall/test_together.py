"""What people decide together, without network or database: whose word counts, and what it does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import meadhall
from meadhall.hall import wire
from meadhall.hall.table.clocks import DAY
from meadhall.hall.table.create import new_table, rematch_of
from meadhall.hall.table.entries import Draft, Entry
from meadhall.hall.table.matters import DECIDED_WITHIN, GONE_AFTER, KEPT_FOR, ranked
from meadhall.hall.table.messages import info, position
from meadhall.hall.table.seats import Here, token_hash
from meadhall.hall.table.snapshot import Stored
from meadhall.hall.table.table import Table
from meadhall.hall.wire.errors import Refused

NOW = 1_000_000


class People:
    """A table of people, each with a line, and its log."""

    def __init__(self, people: int, bots: int = 0, game: str = "asgard", **settings: Any) -> None:
        players = people + bots
        wanted = msgspec.convert({"game": game, "players": players, **settings}, wire.Settings)
        wanted.bots = [*[None] * people, *["random"] * bots]
        draft = new_table(wanted, ["random", "greedy"], "P0", "token0", "invitation", True, 24)
        self.log = [Entry(1, NOW, draft.kind, draft.seat, draft.data)]
        self.table = Table.created_by("t", self.log[0])
        self.here = Here(set(range(people)))
        self.now = NOW
        for seat in range(1, people):
            ask = wire.TakeSeat(f"P{seat}", invitation="invitation")
            self.then(self.table.take_seat(ask, f"token{seat}", 24, "", 9))
        self.then(self.table.start("random"))

    def then(self, draft: Draft | None) -> None:
        """Store an answer, and see that a snapshot keeps what it did."""
        assert draft
        entry = Entry(self.table.number + 1, self.now, draft.kind, draft.seat, draft.data)
        entry = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)  # as it is stored
        self.log.append(entry)
        self.table.apply(entry)
        kept = msgspec.json.encode(self.table.stored())
        self.table = Table(msgspec.json.decode(kept, type=Stored))
        assert msgspec.json.encode(self.table.stored()) == kept

    def propose(self, seat: int, what: wire.Matter, about: int | None = None) -> None:
        self.then(self.table.propose(seat, wire.Propose(what, about), self.here, self.now))

    def vote(self, seat: int, yes: bool = True) -> None:
        assert self.table.voting
        ask = wire.Vote(self.table.voting.number, yes)
        self.then(self.table.vote(seat, ask, self.here, self.now))

    def lose(self, seat: int, since: int) -> None:
        """Somebody's line is lost."""
        self.here.seats.discard(seat)
        self.here.away[seat] = since

    def refuses(self, code: str, seat: int, what: wire.Matter, about: int | None = None) -> None:
        with pytest.raises(Refused) as refused:
            self.table.propose(seat, wire.Propose(what, about), self.here, self.now)
        assert refused.value.code == code

    def phase(self) -> str:
        return self.table.phase

    def seat(self, place: int) -> wire.SeatInfo:
        seats: list[wire.SeatInfo] = info(self.table, self.here, 0)["seats"]
        return seats[place]


# --- the end ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", meadhall.game_names())
def test_a_game_ends_when_all_agree_and_counts_as_it_stands(game: str) -> None:
    people = People(2, bots=1, game=game)
    table = people.table
    table.apply(Entry(table.number + 1, NOW, "move", *first_move(table)))
    people.propose(0, "end")
    assert people.phase() == "playing"
    assert people.table.voting
    assert (people.table.voting.voters, people.table.voting.needed) == ([0, 1], 2)
    people.vote(1)
    assert people.phase() == "over"
    assert people.table.waiting() == ()
    assert people.table.secret
    result = position(people.table, None, NOW).result
    assert result
    assert len(result.ranks) == 3
    assert result.scores == list(people.table.state.final_outcome().scores)
    assert info(people.table, people.here, 0)["ending"] == wire.Ending("agreed")
    people.refuses("over", 0, "end")


def first_move(table: Table) -> tuple[int, dict[str, int]]:
    seat = table.waiting()[0]
    return seat, {"move": table.state.legal(seat)[0]}


def test_or_it_does_not_count_at_all() -> None:
    people = People(2)
    people.propose(1, "void")
    people.vote(0)
    assert people.phase() == "over"
    assert position(people.table, None, NOW).result is None
    assert info(people.table, people.here, 0)["ending"] == wire.Ending("void")


def test_one_no_is_enough_to_play_on() -> None:
    people = People(3)
    people.propose(0, "end")
    people.vote(1, yes=False)
    assert people.table.voting is None
    assert people.phase() == "playing"
    people.propose(1, "void")
    assert people.table.voting


def test_whoever_plays_alone_needs_nobody() -> None:
    people = People(1, bots=2)
    people.propose(0, "end")
    assert people.phase() == "over"


def test_nobody_is_passed_over_who_plays_even_without_a_line() -> None:
    people = People(2)
    people.lose(1, NOW - 10 * GONE_AFTER)
    people.propose(0, "end")
    assert people.phase() == "playing"
    people.now += DECIDED_WITHIN
    people.propose(0, "bot", 1)
    people.propose(0, "end")
    assert people.phase() == "over"
    assert people.seat(1).finished_by_bot


def test_a_proposal_lapses_and_another_may_come() -> None:
    people = People(2)
    people.propose(0, "end")
    people.refuses("undecided", 1, "void")
    people.now += DECIDED_WITHIN
    with pytest.raises(Refused, match="no longer"):
        people.vote(1)
    people.propose(1, "void")
    assert people.table.voting
    assert people.table.voting.yes == [1]


def test_proposing_the_same_is_agreeing() -> None:
    people = People(2)
    people.propose(0, "end")
    assert people.table.propose(0, wire.Propose("end"), people.here, NOW) is None
    people.propose(1, "end")
    assert people.phase() == "over"


# --- a bot for somebody who is gone ---------------------------------------------------------------


@pytest.mark.parametrize("clock", ["none", "bank"])
def test_a_bot_plays_for_whoever_is_gone_for_a_minute(clock: str) -> None:
    people = People(2, clock={"kind": clock})
    people.refuses("not-gone", 0, "bot", 1)
    people.lose(1, NOW - GONE_AFTER + 1)
    people.refuses("not-gone", 0, "bot", 1)
    people.now += 1
    people.propose(0, "bot", 1)
    assert people.table.seats[1].stand_in == "absent"
    people.then(people.table.back(1))
    assert people.table.seats[1].by_person


def test_where_a_turn_takes_days_nobody_is_gone_after_a_minute() -> None:
    people = People(2, clock={"kind": "days"})
    people.lose(1, NOW - GONE_AFTER)
    people.refuses("not-gone", 0, "bot", 1)
    people.now += DAY
    people.propose(0, "bot", 1)
    assert people.table.seats[1].stand_in == "absent"


@pytest.mark.parametrize(("people", "needed"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_of_those_who_are_there_decide_about_a_bot(people: int, needed: int) -> None:
    table = People(people)
    table.lose(people - 1, NOW - GONE_AFTER)
    for seat in range(needed):
        assert table.table.seats[people - 1].by_person
        if seat:
            table.vote(seat)
        else:
            table.propose(0, "bot", people - 1)
    assert table.table.seats[people - 1].stand_in == "absent"


def test_whoever_is_gone_too_has_no_say_and_whoever_is_back_needs_no_bot() -> None:
    people = People(5)
    for seat in (3, 4):
        people.lose(seat, NOW - GONE_AFTER)
    people.propose(0, "bot", 4)
    assert people.table.voting
    assert people.table.voting.voters == [0, 1, 2]
    people.here.seats.add(4)
    with pytest.raises(Refused) as refused:
        people.vote(1)
    assert refused.value.code == "not-gone"
    assert people.table.seats[4].by_person


def test_time_without_a_hall_is_no_absence() -> None:
    people = People(2)
    people.lose(1, NOW - GONE_AFTER)
    people.table.outages = [(NOW - GONE_AFTER, NOW - 10)]
    people.refuses("not-gone", 0, "bot", 1)


# --- sending somebody away ------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "needed"), [(3, 2), (4, 2), (5, 3)])
def test_more_than_half_of_the_others_send_somebody_away(people: int, needed: int) -> None:
    table = People(people)
    for seat in range(needed):
        assert table.table.claim_of(f"token{people - 1}")
        if seat:
            table.vote(seat)
        else:
            table.propose(0, "kick", people - 1)
    assert table.table.claim_of(f"token{people - 1}") is None
    assert table.table.seats[people - 1].stand_in == "kicked"
    assert not rematch_of(table.table, "h").data["seats"][people - 1]["kept"]


def test_of_two_people_neither_sends_the_other_away() -> None:
    People(2, bots=2).refuses("too-few", 0, "kick", 1)
    people = People(3)
    people.then(people.table.rise(2))
    people.refuses("too-few", 0, "kick", 1)


def test_whom_it_is_about_has_no_word_in_it_and_a_host_can_be_sent_away() -> None:
    people = People(4)
    people.propose(3, "kick", 0)
    with pytest.raises(Refused) as refused:
        people.vote(0, yes=False)
    assert refused.value.code == "not-yours"
    people.vote(2)
    assert not people.table.is_host("token0")
    assert people.table.host_seat is None


def test_it_must_be_about_somebody_else_at_the_table() -> None:
    people = People(3, bots=1)
    for about in (None, 0, 3, 7):
        people.refuses("no-such-seat", 0, "kick", about)
        people.refuses("no-such-seat", 0, "bot", about)


def test_when_too_few_are_left_to_agree_it_is_off() -> None:
    people = People(4)
    people.propose(0, "kick", 3)
    people.vote(1, yes=False)
    assert info(people.table, people.here, 0)["matter"]
    people.vote(2, yes=False)
    assert people.table.voting is None
    assert people.table.claim_of("token3")


# --- giving up ----------------------------------------------------------------------------------


def test_whoever_gives_up_has_a_bot_to_the_end_and_no_way_back() -> None:
    people = People(2)
    people.then(people.table.concede(0))
    assert people.table.seats[0].stand_in == "conceded"
    assert people.phase() == "playing"
    for ask, code in ((people.table.back, "conceded"), (people.table.concede, "stale")):
        with pytest.raises(Refused) as refused:
            ask(0)
        assert refused.value.code == code
    people.refuses("away", 0, "end")
    people.then(people.table.rise(0))
    assert people.table.seats[0].stand_in == "conceded", "leaving doesn't undo it"


def test_with_last_place_agreed_on_a_table_of_two_is_over_at_once() -> None:
    people = People(2, takeover={"concede": "last"})
    people.then(people.table.concede(0))
    assert people.phase() == "over"
    result = position(people.table, None, NOW).result
    assert result
    assert result.ranks == [2, 1]
    assert not people.seat(0).finished_by_bot
    assert info(people.table, people.here, 0)["ending"] == wire.Ending("conceded")


def test_and_a_larger_one_goes_on_with_the_last_place_taken() -> None:
    people = People(3, takeover={"concede": "last"})
    people.then(people.table.concede(1))
    assert people.phase() == "playing"
    people.propose(0, "end")
    people.vote(2)
    result = position(people.table, None, NOW).result
    assert result
    assert result.ranks[1] == 3
    assert sorted(result.ranks)[0] == 1


def test_places_with_some_behind_all_others() -> None:
    assert ranked([1, 2, 3], [0]) == [3, 1, 2]
    assert ranked([1, 1, 3, 4], [1]) == [1, 4, 2, 3]
    assert ranked([1, 2, 3], [0, 1]) == [2, 2, 1]
    assert ranked([1, 2], []) == [1, 2]


# --- what comes of a seat at the end ------------------------------------------------------------


def test_a_game_that_a_bot_finished_says_so_and_stays_so() -> None:
    people = People(1, bots=1)
    people.then(people.table.take_over(0, "timeout"))
    while people.table.waiting():
        seat = people.table.waiting()[0]
        people.table.apply(Entry(people.table.number + 1, NOW, "move", *first_move(people.table)))
        assert seat in (0, 1)
    assert people.seat(0).finished_by_bot
    assert not people.seat(1).finished_by_bot, "a bot's own seat is its own"
    with pytest.raises(Refused) as refused:
        people.table.back(0)
    assert refused.value.code == "over"


# --- what a setting says --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hints", "people", "given"),
    [
        ("practice", 1, True),
        ("practice", 2, False),
        ("always", 2, True),
        ("never", 1, False),
    ],
)
def test_hints_are_given_as_the_table_has_agreed(hints: str, people: int, given: bool) -> None:
    table = People(people, bots=1, hints=hints).table
    assert (table.no_hints() is None) == given
    assert info(table, Here(), 0)["hints"] == given


def test_hands_are_not_shown_before_everybody_had_a_turn() -> None:
    with pytest.raises(Refused) as refused:
        People(3, watching="delayed", delay=2)
    assert refused.value.code == "bad-option"
    assert People(3, watching="delayed", delay=3).table.lets_look("all")


def test_eyes_open_only_where_the_table_has_agreed_to_it() -> None:
    people = People(2)
    with pytest.raises(Refused) as refused:
        people.table.let_look(0, on=True)
    assert refused.value.code == "eyes-closed"
    people = People(2, watching="eyes")
    assert not people.table.lets_look(0)
    people.then(people.table.let_look(0, on=True))
    assert people.table.lets_look(0)
    assert not people.table.lets_look(1)
    assert not people.table.lets_look("all")
    assert not people.table.lets_look(7)
    assert people.table.let_look(0, on=True) is None


def test_whoever_is_sent_away_closes_their_eyes() -> None:
    people = People(3, watching="eyes")
    people.then(people.table.let_look(2, on=True))
    people.propose(0, "kick", 2)
    people.vote(1)
    assert not people.table.lets_look(2)


# --- another game -------------------------------------------------------------------------------


def over(people: int) -> People:
    """A game that has ended, with a bot at the table."""
    table = People(people, bots=1)
    table.propose(0, "end")
    for seat in range(1, people):
        table.vote(seat)
    return table


def test_another_game_waits_a_minute_for_those_who_have_not_answered() -> None:
    people = over(3)
    people.then(people.table.meet_again("other", 0))
    people.then(people.table.answer_again(1, yes=True))
    assert people.table.answer_again(1, yes=True) is None
    with pytest.raises(Refused) as refused:
        people.table.begin_again(0, people.now + KEPT_FOR - 1)
    assert refused.value.code == "seats-kept"
    with pytest.raises(Refused) as refused:
        people.table.begin_again(1, people.now + KEPT_FOR)
    assert refused.value.code == "not-yours"
    people.then(people.table.begin_again(0, people.now + KEPT_FOR))
    again = info(people.table, people.here, 0)["again"]
    assert (again.table, again.by, again.yes, again.begun) == ("other", 0, [0, 1], True)
    assert people.table.begin_again(0, people.now + KEPT_FOR) is None
    with pytest.raises(Refused) as refused:
        people.table.answer_again(2, yes=True)
    assert refused.value.code == "already-started"


def test_once_all_have_answered_nobody_is_waited_for() -> None:
    people = over(2)
    people.then(people.table.meet_again("other", 1))
    people.then(people.table.answer_again(0, yes=False))
    people.then(people.table.begin_again(1, people.now))
    assert people.table.another
    assert people.table.another.begun


def test_it_can_be_taken_back_until_all_are_coming() -> None:
    people = over(2)
    people.then(people.table.meet_again("other", 0))
    with pytest.raises(Refused) as refused:
        people.table.take_back_again(1)
    assert refused.value.code == "not-yours"
    people.then(people.table.take_back_again(0))
    assert people.table.rematch is None
    with pytest.raises(Refused) as refused:
        people.table.answer_again(1, yes=True)
    assert refused.value.code == "stale"
    people.then(people.table.meet_again("third", 1))
    people.then(people.table.answer_again(0, yes=True))
    assert people.table.all_come()
    with pytest.raises(Refused) as refused:
        people.table.take_back_again(1)
    assert refused.value.code == "already-started"


def test_a_rematch_in_an_older_log_asked_nobody() -> None:
    people = over(2)
    people.then(Draft("rematch", data={"table": "other"}))
    assert people.table.rematch == "other"
    assert people.table.answer_again(0, yes=True) is None


def test_a_host_does_not_begin_while_seats_are_kept() -> None:
    people = over(2)
    draft = rematch_of(people.table, token_hash("token1"))
    again = Table.created_by("again", Entry(1, NOW, draft.kind, draft.seat, draft.data))
    assert again.is_host("token1")
    with pytest.raises(Refused) as refused:
        again.begin(NOW + KEPT_FOR - 1)
    assert refused.value.code == "seats-kept"
    assert again.begin(NOW + KEPT_FOR).kind == "start"
