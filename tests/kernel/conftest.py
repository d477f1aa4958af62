"""How Hypothesis looks for counter-examples: the same ones every time, however slow the machine."""

from hypothesis import settings

settings.register_profile("meadhall", deadline=None, derandomize=True)
settings.load_profile("meadhall")
