"""The mark by which a test says which numbered rules it holds: `@rule("A-55", "A-52")`."""

import pytest

rule = pytest.mark.rule
