"""A balance study: the same deals played in several ways, and what their differences say.

`plan.py` says what is played, `course.py` and `ban.py` watch and hinder single games, `keeping.py`
plays them into a folder and goes on there, `figures.py` and `skill.py` add up, `tables.py` and
`page.py` write down. The games are known through the kernel only; nothing here prints.
"""

from .figures import Difference, Figure, Figures
from .keeping import Kept
from .plan import USUAL, Study, Variant
from .skill import Skill

__all__ = ["USUAL", "Difference", "Figure", "Figures", "Kept", "Skill", "Study", "Variant"]
