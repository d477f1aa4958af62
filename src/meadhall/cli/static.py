"""`meadhall static`: the hall as a site of files, with no server behind it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

CHECKOUT = Path(__file__).resolve().parents[3]
"""Where this lies in one."""


@click.command(epilog="Example: meadhall static build/hall")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), default="build/hall")
def static(folder: Path) -> int:
    """Build the hall that plays in the page alone, into FOLDER.

    It is for any server that serves files. The folder is made anew each time. Only a checkout of
    meadhall has what the site is made of; there `./dev static` does the same.
    """
    if not (CHECKOUT / "scripts/static_site.py").is_file():
        raise click.ClickException(
            "An installed package doesn't hold the sources of the page: the site is built from a "
            "checkout of meadhall, by `./dev static`."
        )
    command = [sys.executable, str(CHECKOUT / "dev"), "static", str(folder.resolve())]
    return subprocess.run(command, check=False).returncode
