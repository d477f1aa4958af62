"""The mark by which a test says which numbered rules it holds: `@rule("V-42", "V-43")`."""

import pytest

rule = pytest.mark.rule
