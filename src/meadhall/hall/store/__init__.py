"""The store: every table's log, in SQLite or PostgreSQL, and the time that all processes share.

Rows in, rows out, with what an operator does beside a hall that serves. It knows what an entry is,
but applies none, and keeps no table in memory.
"""

from .store import Append, Store, TableRow

__all__ = ["Append", "Store", "TableRow"]
