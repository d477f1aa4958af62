"""A line to the hall that can be cut and mended."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


class Cable:
    """Passes on whatever comes, until it is cut. Each browser can have its own."""

    def __init__(self, hall: str) -> None:
        self.address = ""
        self._hall = urlsplit(hall)
        self._whole = True
        self._ends: set[Writer] = set()
        self._loop = asyncio.new_event_loop()
        self._server: asyncio.Server | None = None

    def cut(self) -> None:
        """Nothing comes through any more, as when a train enters a tunnel."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result(10)

    def mend(self) -> None:
        self._whole = True

    async def _cut(self) -> None:
        self._whole = False
        for end in self._ends:
            end.transport.abort()

    async def open(self) -> None:
        server = self._server = await asyncio.start_server(self._connect, "127.0.0.1")
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"

    async def _shut(self) -> None:
        assert self._server
        self._server.close()
        await self._cut()
        passing = asyncio.all_tasks() - {asyncio.current_task()}
        for task in passing:
            task.cancel()
        await asyncio.gather(*passing, return_exceptions=True)

    async def _connect(self, reader: Reader, writer: Writer) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection(self._hall.hostname, self._hall.port)
        ends = {writer, far_writer}
        self._ends |= ends
        await asyncio.gather(_pass(reader, far_writer), _pass(far_reader, writer))
        self._ends -= ends

    def run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self.open())
        ready.set()
        self._loop.run_forever()
        self._loop.run_until_complete(self._shut())
        self._loop.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)


async def _pass(reader: Reader, writer: Writer) -> None:
    with suppress(ConnectionError):
        while some := await reader.read(65536):
            writer.write(some)
            await writer.drain()
    with suppress(ConnectionError, RuntimeError):
        writer.close()


@contextmanager
def cable(hall: str) -> Iterator[Cable]:
    """A cable to the hall, whole at first."""
    line = Cable(hall)
    ready = threading.Event()
    thread = threading.Thread(target=line.run, args=(ready,))
    thread.start()
    ready.wait()
    try:
        yield line
    finally:
        line.cut()
        line.close()
        thread.join(10)
