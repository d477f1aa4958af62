"""The hall: tables on a server, for people in browsers and for programs. docs/hall.md explains it.

Its rooms, each knowing only those after it: `http` (the way in) and `local` (the same for one page,
with no server), `runtime` (one process at work), `bots` and `store`, `ops` (what operators set and
watch) and `table` (pure: what a table is), `wire` (what is sent, as types). Nothing outside imports
the hall until it is asked to serve, so the library stays light.
"""
