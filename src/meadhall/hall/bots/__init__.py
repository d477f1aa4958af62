"""Bots of one hall: processes in which they think, who is next, and what people ask them.

A bot is told a view and the legal moves. So nothing here knows a table, a token or the store; how
bots think is `meadhall.bots`.
"""
