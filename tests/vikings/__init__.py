"""Tests of Vikings Gone Wild; see `table` for how they are written."""
