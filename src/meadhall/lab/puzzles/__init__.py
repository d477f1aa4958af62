"""Puzzles from games that bots play: found, solved, sifted and rated.

`solver.py` solves exact problems, `weighing.py` weighs moves by equal searches, `making.py` makes a
puzzle of a position, `finding.py` plays games and looks for them, `rating.py` lets bots try. What a
problem is, a game says (`kernel/puzzles.py`); nothing here knows one.
"""
