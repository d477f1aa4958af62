"""The tables of the database. Alembic's migrations make them; a test compares the two.

It knows SQLAlchemy and none of the other rooms: what is asked of these tables, and what is written
into them, the modules of :mod:`..` say. Nothing here may know what an entry or a name means.
"""

from __future__ import annotations

from .base import *
from .endings import *
from .evenings import *
from .names import *
from .pairing import *
from .room import *
from .telling import *
