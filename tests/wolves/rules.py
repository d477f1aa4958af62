"""The mark by which a test says which numbered rules it holds: `@rule("W-49", "W-53")`."""

import pytest

rule = pytest.mark.rule
