"""What goes over the wire, as types. `./dev wire` writes them down for the page in TypeScript.

Seats are counted from 0. Times are milliseconds since 1970; spans of time are seconds in settings
and milliseconds in clocks. A `number` is the reader's own: it counts the changes this reader may
know of, so that it tells nobody about a secret change of somebody else's mind.

Beside them are the codes of refusals, and moves in words. It knows the kernel and none of the other
rooms: what is put into these types, and for whose eyes, :mod:`..table.messages` says.
"""

from __future__ import annotations

from .answers import *
from .keeper import *
from .kinds import *
from .leagues import *
from .learning import *
from .notices import *
from .pairing import *
from .people import *
from .puzzling import *
from .records import *
from .requests import *
from .settings import *
from .socket import *
from .standing import *
from .watching import *
