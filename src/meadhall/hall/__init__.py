"""The hall: tables on a server, for people in browsers and for programs. docs/hall.md explains it.

Nothing outside this room imports it until it is asked to serve, so the library stays light.
"""
