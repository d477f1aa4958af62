"""Whose a name is: names that look alike, keys and what proves that somebody has one, words to
write down.

All of it is pure: nothing here is stored, sent or waited for. Games, tables and seats are no
business of this room, and no other knows cryptography.
"""
