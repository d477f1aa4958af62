"""The rules of Wolves of Odin, each held by a test that names it."""
