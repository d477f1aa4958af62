"""A round of a league is told to those who are to play in it, wherever they are."""

from __future__ import annotations

import json
from pathlib import Path

from .evening import make, now, people, ready, until
from .receiving import outside
from .serving import config, hall_in_thread

SITE = "https://games.example.org/"


def test_whose_table_is_ready_is_told(file: Path) -> None:
    settings = config(file, notice_seconds=0.3, reach_inward=True, site=SITE)
    with outside() as out, hall_in_thread(settings) as hall:
        anna, erik = people(hall, 2)
        anna.post("notices/hook", {"url": f"{out.address}/hook", "form": "text", "lang": "en"})
        league = make(anna, seats=2, rounds=1, begins=now() + 1_500)
        for each in (anna, erik):
            each.post(f"leagues/{league}/join")
        until(lambda: ready(anna, league))
        out.wait("/hook", 1)
        (told,) = [json.loads(each.body)["text"] for each in out.at("/hook")]
        assert told == f"Thursday evening: round 1 begins. {SITE}leagues/{league}"
