"""The store: every table's log, in SQLite or PostgreSQL."""

from .store import Append, Store, TableRow

__all__ = ["Append", "Store", "TableRow"]
