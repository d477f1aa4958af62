"""Renew the golden playthroughs: `python -m tests.playthroughs`."""

from .script import GAMES, file_of, written

for name, players in GAMES:
    file = file_of(name, players)
    text = written(name, players)
    old = file.read_text(encoding="utf-8") if file.exists() else ""
    file.write_text(text, encoding="utf-8")
    print(
        f"{'as it was' if text == old else 'renewed':10} {file.name} ({len(text.encode())} bytes)"
    )
