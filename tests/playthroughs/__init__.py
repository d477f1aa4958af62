"""Golden playthroughs: whole random games written down, so that any change of the rules shows.

Each text file here is one game: who is waited for, the legal moves, the move made, what was told,
and every few steps what each seat sees. A test plays the games again and compares.

How to read a failed playthrough:

- The failure shows the first lines that differ, old (-) and new (+), with the lines before them.
  The first of them counts; whatever follows in that game is another game.
- `legal` differs: a rule lists other moves than before. `told` differs: the same move does
  something else, or it is told in other words. `view` differs: somebody sees more, or less.
  Only `hash` differs: something that nobody can see has changed, such as the deck.
- If everything differs from the first deal on, the shuffle or the action space has changed, and
  every stored game with it: raise the game's `rules_version`.
- If the change is meant, renew the files and read the difference before committing it:

      python -m tests.playthroughs
      git diff tests/playthroughs
"""
