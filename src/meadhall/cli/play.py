"""`meadhall play`: one person against bots, in the terminal, whatever the game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import click
from rich.text import Text

from ..bots import BOTS, BotFailed, bot, hint
from ..kernel.errors import CannotUndo
from ..kernel.events import Event
from ..kernel.face import Row, View, meaning_of
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from . import rules
from .answers import COMMANDS, Answer, Command, Move, Puzzled, understand
from .face import face_of, recalled, told
from .group import INTERRUPTED
from .screen import Screen, language_option
from .seating import Seating, read_options, sit_down, sit_down_again
from .telling import drawn

FALLBACK = "greedy"
"""Who plays on for a bot that has failed."""
USUAL = 3
"""People and bots together, if the game allows it."""
LONG = 24
"""Lines of a table that fills a small screen: drawn after every move it would be all one sees."""


class Leave(Exception):
    """The person gets up from the table."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


class Play:
    """A person at a table: shows what the seat may know, asks, and lets the bots decide."""

    def __init__(self, seating: Seating, screen: Screen, saved: Path | None = None) -> None:
        self.seating = seating
        self.session = seating.session
        self.game = seating.session.game
        self.seat = seating.seat
        self.names = seating.session.record.names
        self.bots = seating.players()
        self.screen = screen
        self.face = face_of(self.game)
        self.texts = self.game.texts(screen.lang)
        self.saved = saved
        self.saved_moves = list(self.session.record.moves) if saved else []
        self._drawn: View | None = None  # what the table on the screen shows, or showed
        self._drawn_at = 0  # how many moves had been made when it was drawn
        self._warned = False  # that leaving now would lose the game
        self._standing: tuple[int, tuple[int, int]] | None = None
        """What the person has answered once and for all, and what that stands for until when."""
        self._asked_all = False
        """Does the person want to be asked even what hardly anybody wants to?"""

    def run(self) -> int:
        """Play to the end, or until the person leaves; returns the exit status."""
        try:
            self.welcome()
            while self.session.state.waiting:
                if not (self.let_a_bot_decide() or self.answer_as_before()):
                    self.decide()
            self.finish()
        except Leave as leaving:
            self.farewell()
            return leaving.status
        except KeyboardInterrupt:
            self.screen.console.print()
            self.farewell()
            return INTERRUPTED
        return 0

    # --- the course of a game -----------------------------------------------------------------

    def welcome(self) -> None:
        """Who plays, how to play, and the promise about the shuffle."""
        say, record = self.screen.say, self.session.record
        self.screen.rule(self.game.title(self.screen.lang))
        intro = self.texts.maybe(f"{self.game.name}-intro")
        if intro and not record.moves:
            self.screen.show(intro)
            self.screen.console.print()
        say("cli-play-you", seat=self.seat + 1, name=self.names[self.seat])
        rivals = [
            f"p{each + 1} {self.names[each]} ({kind})" for each, kind in self.seating.bots.items()
        ]
        say("cli-play-rivals", rivals=", ".join(rivals))
        if isinstance(record.seed, bytes):
            say("cli-play-commitment", style="dim", commitment=record.commitment)
        if record.moves:
            say("cli-play-resumed", moves=len(record.moves))
        words = self.screen.words
        say("cli-play-how", help=words("cli-command-help"), table=words("cli-command-table"))

    def let_a_bot_decide(self) -> bool:
        """The first bot that owes a decision makes it; False if none does."""
        state = self.session.state
        for seat in state.waiting:
            if seat in self.bots:
                self.tell(self.session.play(seat, self.asked(seat)))
                return True
        return False

    def answer_as_before(self) -> bool:
        """Give the person's standing answer, if this is its question, or the one to a question that
        hardly anybody wants to hear; False if it is another."""
        state = self.session.state
        answer = None if self._asked_all else self.game.unasked(state, self.seat)
        if answer is not None:
            self.tell(self.session.play(self.seat, answer))
            return True
        if self._standing is None:
            return False
        said, stands = self._standing
        if self.game.standing(state, said) != stands:
            self._standing = None  # its time is over
        elif said in state.legal(self.seat):
            self.tell(self.session.play(self.seat, stands[0]))
            self.screen.say("cli-play-stands", ask=self.screen.words("cli-command-ask"))
            return True
        return False

    def asked(self, seat: int) -> int:
        """A bot's move. If one of the person's own fails, greedy plays on in its place."""
        state = self.session.state
        try:
            return self.bots[seat].choose(state.view(seat), state.legal(seat))
        except BotFailed as wrong:
            self.screen.say("cli-play-failed", name=self.names[seat], why=str(wrong))
            self.seating.bots[seat] = FALLBACK
            self.bots[seat] = bot(FALLBACK, self.game, seat)
            return self.bots[seat].choose(state.view(seat), state.legal(seat))

    def decide(self) -> None:
        """Ask until the person has moved or taken a move back."""
        view = self.view()
        self.draw(view)
        rows = self.ask(view)
        while True:
            answer = self.listen(rows)
            match answer:
                case Move(move):
                    self._warned = False
                    stands = self.game.standing(self.session.state, move)
                    if stands is not None:
                        self._standing = move, stands
                    self.tell(self.session.play(self.seat, move))
                    return
                case Command("undo", _):
                    if self.undo():
                        return
                case Command("hint", _):
                    self.hint(view, rows)
                case Command():
                    if self.obey(answer):
                        rows = self.ask(view)
                case Puzzled(words):
                    self.screen.show(words)

    def finish(self) -> None:
        """The result, the proof of the shuffle, and a last chance to keep the record."""
        view, outcome = self.view(), self.session.state.outcome
        assert outcome is not None
        self.draw(view, again=True)
        self.screen.console.print()
        self.screen.show(self.face.result(view, outcome, self.texts, self.names))
        self.screen.console.print()
        record = self.session.record
        if isinstance(record.seed, bytes):
            self.screen.say("cli-play-secret", secret=record.seed.hex())
            self.screen.say("cli-play-verify", style="dim", commitment=record.commitment)
        self.screen.say("cli-play-over", save=self.screen.words("cli-command-save"))
        while True:
            match self.listen([], over=True):
                case Command("hint" | "undo", _):
                    self.screen.say("cli-answer-no-choices")
                case Command() as command:
                    self.obey(command)
                case Puzzled(words):
                    self.screen.show(words)

    # --- showing ------------------------------------------------------------------------------

    def view(self) -> View:
        """What the person may know now."""
        return self.session.state.view(self.seat)

    def draw(self, view: View, again: bool = False) -> None:
        """The table, if it looks different from when it was last drawn; a long one only if somebody
        else has moved since, for what one has just done oneself one knows."""
        shown = {name: part for name, part in view.items() if name not in ("decision", "waiting")}
        if again or shown != self._drawn:
            asked = self.seat in self.session.state.waiting
            table = self.face.render(view, self.texts, self.names, self.screen.width)
            self.screen.console.print()
            if again or not self._only_own_moves() or self.screen.height_of(table) <= LONG:
                self.screen.show(table)
                self._drawn_at = len(self.session.record.moves)
            self.screen.show(*self.face.own(view, self.texts, self.names, asked))
        self._drawn = shown

    def _only_own_moves(self) -> bool:
        """Since the table was drawn, has nobody but the person moved?"""
        moves = self.session.record.moves
        if self._drawn is None or len(moves) < self._drawn_at:
            return False
        return all(seat == self.seat for seat, _ in moves[self._drawn_at :])

    def ask(self, view: View) -> list[Row]:
        """The question and its choices."""
        legal = self.session.state.legal(self.seat)
        rows = list(self.face.choices(view, legal, self.texts, self.names))
        self.screen.console.print()
        self.screen.show(Text(self.face.question(view, self.texts, self.names), style="bold"))
        state = self.session.state
        notations = {move: self.game.notation(state, self.seat, move) for move in legal}
        self.screen.choices(rows, notations, lambda words: self.face.paint(words, self.texts))
        return rows

    def tell(self, events: list[Event]) -> None:
        """The saga of one move, as this seat is told it."""
        heard = told(self.game, events, self.seat)
        self.screen.saga(drawn(self.face, heard, self.view(), self.texts, self.names))

    # --- listening ----------------------------------------------------------------------------

    def listen(self, rows: list[Row], over: bool = False) -> Answer:
        """The next answer; the end of the input is a way to leave."""
        try:
            line = self.screen.ask()
        except EOFError:
            raise Leave from None
        if over and not line.strip():
            raise Leave
        state = self.session.state
        moves = [move for row in rows for move, _ in row.choices]
        return understand(line, self.game, state, self.seat, moves, self.screen)

    def obey(self, command: Command) -> bool:
        """Carry out a command that changes nothing in the game; should the question be repeated?"""
        self._warned = self._warned and command.name == "quit"
        match command.name:
            case "table":
                self.draw(self.view(), again=True)
            case "rules":
                rules.look_up(self.screen, [self.game], command.rest, self.screen.interactive)
            case "log":
                self.log()
            case "ask":
                self._standing, self._asked_all = None, True
                self.screen.say("cli-ask-done")
            case "save":
                self.save(command.rest)
                return False
            case "help":
                self.help()
            case "quit":
                self.quit()
                return False
        return True

    # --- the commands -------------------------------------------------------------------------

    def undo(self) -> bool:
        """Take back the last move, if the engine lets us; else say why not."""
        try:
            self.session.undo(self.seat)
        except CannotUndo as refused:
            why = refused.reason.text(self.screen.lang)
            self.screen.say("cli-undo-refused", why=why)
            return False
        self._standing = None
        self.screen.say("cli-undo-done")
        return True

    def hint(self, view: View, rows: list[Row]) -> None:
        """What a bot would do here, and why. It knows what this seat knows."""
        made, legal = len(self.session.record.moves), self.session.state.legal(self.seat)
        best, why = hint(self.game, self.seat, made, view, legal, self.screen.lang)
        moves = [move for row in rows for move, _ in row.choices]
        what = self.face.phrase(view, best, self.texts, self.names)
        self.screen.say("cli-hint", number=moves.index(best) + 1, what=what)
        seen = self.game.foresee(self.session.state, self.seat, [best]).get(best, {})
        for words in (meaning_of(self.game.words, view, best, seen, self.texts, self.names), why):
            if words:
                self.screen.show(words[:1].upper() + words[1:])

    def log(self) -> None:
        """The whole saga so far."""
        for events in (self.session.opening, *self.session.log):
            heard = recalled(self.game, events, self.seat)
            self.screen.saga(drawn(self.face, heard, self.view(), self.texts, self.names))

    def save(self, where: str) -> None:
        """Write the record; never over a file that this game didn't come from."""
        path = Path(where) if where else self.saved or self._free_name()
        try:
            path = path.expanduser()
            if path.exists() and path != self.saved:
                self.screen.line("cli-save-exists", file=str(path))
                return
            self.seating.save(path)
        except (
            OSError,
            RuntimeError,
            ValueError,
        ) as wrong:  # no such disk, no such home, no such name
            why = getattr(wrong, "strerror", None) or str(wrong)
            self.screen.line("cli-save-failed", file=str(path), why=why)
            return
        self.saved, self.saved_moves = path, list(self.session.record.moves)
        if self.session.state.outcome is None:
            self.screen.line("cli-save-done", file=str(path))
            self.screen.command("cli-to-resume", *self.seating.to_resume(path))
        else:
            self.screen.line("cli-save-done-over", file=str(path))
            self.screen.command("cli-to-verify", "verify", str(path))
            self.screen.command("cli-to-replay", "replay", str(path))

    def help(self) -> None:
        """How to answer, and the commands."""
        self.screen.say("cli-help-answer")
        words, example = self.screen.words, rules.example(self.game, self.screen.lang)
        names = {
            words(f"cli-command-{name}"): words(f"cli-help-{name}", **example) for name in COMMANDS
        }
        self.screen.glossary(names)

    def quit(self) -> None:
        """Leave; whoever would lose a game is asked to say it twice."""
        if self._warned or self._is_saved():
            raise Leave
        self._warned = True
        words = self.screen.words
        self.screen.say(
            "cli-quit-unsaved", quit=words("cli-command-quit"), save=words("cli-command-save")
        )

    def farewell(self) -> None:
        """The last line: is the game kept, and how does one go on with it?"""
        if not self._is_saved():
            self.screen.say("cli-left-unsaved")
        elif self.session.state.outcome is None:
            assert self.saved is not None
            self.screen.line("cli-left-saved", file=str(self.saved))
            self.screen.command("cli-to-resume", *self.seating.to_resume(self.saved))

    def _is_saved(self) -> bool:
        return self.saved is not None and self.saved_moves == self.session.record.moves

    def _free_name(self) -> Path:
        """A file name nobody has used yet."""
        stem = f"{self.game.name}-{datetime.now():%Y-%m-%d-%H%M}"
        names = (Path(f"{stem}{suffix}.meadhall") for suffix in ("", *range(2, 1000)))
        return next(name for name in names if not name.exists())


@click.command(epilog="Example: meadhall play {game} --players 4 --bots greedy,greedy,random")
@click.argument("game")
@click.option("--players", type=int, help="People and bots together.  [default: 3, if it can be]")
@click.option(
    "--bots",
    help=(
        f"The other seats, {', '.join(BOTS)} or MODULE:CLASS, a bot of your own: one for all, or a "
        "list with commas.  [default: greedy]"
    ),
)
@click.option("--seat", type=int, help="Where you sit, from 1.  [default: 1]")
@click.option("--seed", type=int, help="A number to shuffle by. Without it the shuffle is sealed.")
@click.option("--names", help="Names of the players by seat, with commas between them.")
@click.option(
    "--options",
    "options_file",
    type=click.Path(path_type=Path),
    help="A TOML file that overrides the game's numbers.",
)
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
@language_option
def play(
    game: str,
    players: int | None,
    bots: str | None,
    seat: int | None,
    seed: int | None,
    names: str | None,
    options_file: Path | None,
    resume: Path | None,
    lang: str,
) -> int:
    """Play GAME in the terminal against bots.

    Answer with the number of a choice, with the move as it stands in ‹ ›, or with a command; `?`
    lists the commands. Without --seed nobody can foresee the shuffle: a fingerprint of its secret
    is shown before the first card and the secret after the last, so that `meadhall verify` can
    prove that no card was chosen on the way.
    """
    screen = Screen(lang)
    chosen = game_named(game)
    kinds = _listed(bots)
    if resume:
        settled = {"players": players, "seed": seed, "names": names, "options": options_file}
        for what, value in settled.items():
            if value is not None:
                raise click.UsageError(f"--{what} can't be changed in a resumed game")
        place = None if seat is None else seat - 1
        seating = sit_down_again(chosen, resume, place, kinds, screen)
    else:
        seating = sit_down(
            chosen,
            usual_number(chosen) if players is None else players,
            0 if seat is None else seat - 1,
            kinds or ["greedy"],
            _listed(names),
            seed,
            read_options(options_file),
            screen,
        )
    return Play(seating, screen, resume).run()


def usual_number(game: Game[Any]) -> int:
    """How many sit at a table unless it is said."""
    return min(max(USUAL, game.min_players), game.max_players)


def _listed(text: str | None) -> list[str]:
    return [item.strip() for item in text.split(",")] if text else []
