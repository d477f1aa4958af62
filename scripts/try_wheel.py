"""Is an installed meadhall whole? It has the page, and plays a game of each kind to the end.

Run with the Python that has it, from anywhere: wheels are tried with this before they are released.
With `compiled` as an argument, plain Python won't do.
"""

from __future__ import annotations

import sys
from pathlib import Path

import meadhall
from meadhall import _build
from meadhall.bots import bot
from meadhall.kernel import Record, Session

BOTS = ("random", "greedy", "ismcts:5")


def main() -> None:
    """Play, and say how it went."""
    found = "compiled" if _build.is_compiled() else "plain"
    print(f"meadhall {meadhall.__version__}, {found}, Python {sys.version.split()[0]}")
    if sys.argv[1:] and sys.argv[1] != found:
        sys.exit(f"it should be {sys.argv[1]}")
    page = Path(meadhall.__file__).parent / "hall/page/index.html"
    if not page.exists():
        sys.exit("it has no page")
    for name in meadhall.game_names():
        game = meadhall.game(name)
        session = Session(game, players=len(BOTS), seed=bytes(32))
        bots = [bot(kind, game, seat, seed=seat) for seat, kind in enumerate(BOTS)]
        while session.state.waiting:
            seat = session.state.waiting[0]
            view, legal = session.state.view(seat), session.state.legal(seat)
            session.play(seat, bots[seat].choose(view, legal))
        record = Record.from_text(session.record.text())
        assert record.shuffle_proved(), name
        assert record.end().key() == session.state.key(), name
        assert game.texts("ru").say(f"{name}-title") != game.texts("en").say(f"{name}-title"), name
        print(f"{name}: {len(record.moves)} moves")


if __name__ == "__main__":
    main()
