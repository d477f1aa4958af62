"""Leagues: who meets whom, what a place is worth, who stands where, and what comes next.

All of it is pure: nothing is stored, sent or waited for, and nothing here knows a table, a seat's
token or what game is played. Whoever plays is an id; :mod:`.course` says what is to happen at a
time, and the runtime has it happen.
"""
