"""The rules of Intrigues of Asgard, each held by a test that names it."""
