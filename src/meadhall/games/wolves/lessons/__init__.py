"""Lessons of Wolves of Odin: positions, what is to be done there, and what the guide says.

A lesson is a file, in the order of their numbers; `kernel/lessons.py` says how they are read, and a
test plays each through. Data and texts alone, never code: the engine knows what a move does.
"""
