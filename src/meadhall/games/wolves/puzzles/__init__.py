"""Puzzles of Wolves of Odin: everybody else has passed; win the round, and keep what you can.

`problems.py` says when a position is one and what its answer is worth; `puzzles.json` is made by
`meadhall puzzles` and checked by it, never written by hand. `kernel/puzzles.py` says how they are
read and played; nothing is solved here.
"""
