"""A real pseudo-terminal with the command in it, as a person has it before them."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

PROGRAM = "from meadhall.cli import main; main()"
PATIENCE = 20.0
"""Seconds until we stop waiting for something to appear."""

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07|\r")


def _take_the_terminal() -> None:
    """As a shell starts a program: in front, and open to Ctrl-C, though whoever runs the tests in
    the background is not."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Pseudo:
    """Runs the command at a terminal of its own, types, and reads what appears."""

    def __init__(
        self,
        *args: str,
        size: tuple[int, int] = (80, 24),
        folder: Path | None = None,
        env: dict[str, str] | None = None,
    ) -> None:
        self._keyboard, screen = pty.openpty()
        fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        environ = {
            key: value
            for key, value in os.environ.items()
            if key not in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES")
        }
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *args],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            env=environ | {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | (env or {}),
            cwd=folder,
            start_new_session=True,
            preexec_fn=_take_the_terminal,
        )
        os.close(screen)
        self._bytes = b""
        self._read = 0

    def __enter__(self) -> Pseudo:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._keyboard)

    @property
    def raw(self) -> str:
        """Everything that was written to the terminal, colours included."""
        return self._bytes.decode(errors="replace")

    @property
    def text(self) -> str:
        """Everything that was written, as a person reads it."""
        return _ESCAPES.sub("", self.raw)

    def wait_for(self, words: str) -> str:
        """Read until these words appear in what is new; returns what is new up to now."""
        while words not in self.text[self._read :]:
            if not self._more():
                raise AssertionError(f"{words!r} never came; the end was:\n{self.text[-2000:]}")
        new = self.text[self._read :]
        self._read = len(self.text)
        return new

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        """Press keys, control keys among them."""
        os.write(self._keyboard, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until the command ends: one that comes while a prompt is being set up is
        lost, to Python's `input` as to others."""
        for _ in range(5):
            self.press("\x03")
            until = time.monotonic() + 2
            while time.monotonic() < until:
                if self._process.poll() is not None or self._read_some(0.1) == b"":
                    return

    def end(self) -> int:
        """Wait until the command ends; returns its exit status."""
        while self._more():
            pass
        return self._process.wait(PATIENCE)

    def _more(self) -> bool:
        """Read on; False at the end."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            new = self._read_some(0.2)
            if new is not None:
                return bool(new)
        raise AssertionError(f"nothing came for {PATIENCE} s after:\n{self.text[-2000:]}")

    def _read_some(self, seconds: float) -> bytes | None:
        """What comes within this time: None if nothing, empty if nothing will come any more."""
        if not select.select([self._keyboard], [], [], seconds)[0]:
            return None
        try:
            new = os.read(self._keyboard, 65536)
        except OSError:  # how Linux says that nobody writes to the terminal any more
            return b""
        self._bytes += new
        return new
