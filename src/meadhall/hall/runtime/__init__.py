"""One process at work: tables in memory, how they change and are stored, and who is told.

Whatever runs, waits or keeps time is here: the hall, its caretaker, its neighbours, what players
do. It knows tables, store and bots, but no HTTP: whoever reads along is a :class:`.live.Reader`.
"""
