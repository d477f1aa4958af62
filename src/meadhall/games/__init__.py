"""The games. Each is one folder that knows the kernel and nothing else.

Nobody imports a game by its name: each is announced as an entry point, and found by
`meadhall.game`. So a game that lies in another package is no less a game than these.
"""
