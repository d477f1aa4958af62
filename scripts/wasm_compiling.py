"""Compiles the hot path for Pyodide: run by Pyodide's kind of Python, with zig at hand.

    python -m scripts.wasm_compiling FOLDER

`hatch_build.py` compiles as it always does; only Python's own account of how and for what it was
built (`sysconfig`) is replaced by Pyodide's, which its standard library holds, with zig as the
compiler. From the same account comes `pyconfig.h`; that sizes of C types are what it says is tried
first.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

from . import wasm

THEIRS = "_sysconfigdata__emscripten_wasm32-emscripten"
"""Where Pyodide keeps its account."""
OURS = "_sysconfigdata_meadhall"
IN_HEADER = re.compile(r"(ALIGNOF|DOUBLE|HAVE|PTHREAD|PY|PYLONG|Py|SIZEOF|WITH)_\w+|_\w+_SOURCE")
"""What of it belongs into `pyconfig.h`."""
TYPES = {
    "DOUBLE": "double", "FLOAT": "float", "FPOS_T": "fpos_t", "INT": "int", "LONG": "long",
    "LONG_DOUBLE": "long double", "LONG_LONG": "long long", "OFF_T": "off_t", "PID_T": "pid_t",
    "PTHREAD_KEY_T": "pthread_key_t", "PTHREAD_T": "pthread_t", "SHORT": "short",
    "SIZE_T": "size_t", "TIME_T": "time_t", "UINTPTR_T": "uintptr_t", "VOID_P": "void *",
    "WCHAR_T": "wchar_t", "_BOOL": "_Bool",
}  # fmt: skip
HEADERS = ("pthread", "stddef", "stdint", "stdio", "sys/types", "time", "wchar")
CLANG, LIKE_EMSCRIPTEN, MUSL = (
    "include",
    "libc/include/riscv32-linux-musl",
    "libc/include/generic-musl",
)
"""Folders of zig's. Emscripten's C library is musl, but zig has no folder for what is particular to
it; another machine with 32 bits and no past has the same types, and `sizes.c` holds it to that."""
ADDRESS = "#define _Addr int\n", "#define _Addr long\n"
"""Only that addresses are counted in `long`, which is as wide."""


def main(folder: Path) -> int:
    """Compile, unless that is done already."""
    zig = [sys.executable, "-m", "ziglang"]
    account = pyodides_account()
    compiler = [*zig, "cc", "-target", "wasm32-emscripten", "-fPIC", "-DNDEBUG", "-w",
                "-mcpu=generic",  # else what browsers have only known since 2023 or 2024
                # As Pyodide itself is compiled: integers wrap, and one structure has a field more.
                "-fno-strict-overflow", "-DPY_CALL_TRAMPOLINE",
                "-nostdinc", *headers(folder)]  # fmt: skip
    linker = [*zig, "wasm-ld", "-shared", "--experimental-pic", "--import-memory",
              "--unresolved-symbols=import-dynamic", "--strip-all"]  # fmt: skip
    lay_out(folder, account, compiler, linker)
    made_with = hashlib.sha256(repr((compiler, linker, wasm.lock())).encode())
    made_with.update((folder / "sitecustomize.py").read_bytes())
    made_with.update(subprocess.check_output([*zig, "version"]))
    stamp = wasm.workshop() / "made-with"
    if not stamp.exists() or stamp.read_text() != made_with.hexdigest():
        shutil.rmtree(wasm.workshop(), ignore_errors=True)
    check = [*compiler, "-c", str(folder / "sizes.c"), "-o", str(folder / "sizes.o")]
    if subprocess.run(check, check=False).returncode != 0:
        print("the C library's types are not those Pyodide was built with")
        return 1
    program = (
        "import hatch_build as h; wanted = h.fingerprint(h.to_compile()); "
        "said = h.compile_unless_done(h.to_compile(), wanted); print(said); "
        "raise SystemExit(said != wanted)"
    )
    pretending = {"_PYTHON_SYSCONFIGDATA_NAME": OURS, "PYTHONPATH": f"{folder}{os.pathsep}."}
    status = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | pretending, check=False
    ).returncode
    if status == 0:
        stamp.write_text(made_with.hexdigest())
    return status


def pyodides_account() -> dict[str, int | str]:
    """What Pyodide's Python knows of how it was built."""
    with zipfile.ZipFile(wasm.PYODIDE / "python_stdlib.zip") as library:
        source = library.read(f"{THEIRS}.py")
    found: dict[str, dict[str, int | str]] = {}
    exec(source, found)  # as sysconfig does
    return found["build_time_vars"]


def headers(folder: Path) -> list[str]:
    """Where compilers look for them, laid out."""
    import ziglang

    zig = Path(ziglang.__file__).parent / "lib"
    types = (zig / LIKE_EMSCRIPTEN / "bits/alltypes.h").read_text(encoding="utf-8")
    if ADDRESS[0] not in types:
        raise SystemExit("this zig keeps its types elsewhere than the one that is pinned")
    own = folder / "types/bits"
    own.mkdir(parents=True, exist_ok=True)
    (own / "alltypes.h").write_text(types.replace(*ADDRESS), encoding="utf-8")
    system = (zig / CLANG, own.parent, zig / LIKE_EMSCRIPTEN, zig / MUSL)
    found = [part for each in system for part in ("-isystem", str(each))]
    # What setuptools adds, this Python's own, comes after it.
    return [*found, "-I", str(folder / "include")]


def lay_out(
    folder: Path, account: dict[str, int | str], compiler: list[str], linker: list[str]
) -> None:
    """Python's headers with Pyodide's `pyconfig.h`, its account with our compiler, and what tries
    whether the one is true."""
    include = folder / "include"
    shutil.rmtree(include, ignore_errors=True)
    shutil.copytree(sysconfig.get_path("include"), include)
    lines = [
        f"#define {name} {value}"
        for name, value in account.items()
        if isinstance(value, int) and value and IN_HEADER.fullmatch(name)
    ]
    (include / "pyconfig.h").write_text("\n".join([*lines, ""]), encoding="utf-8")
    # mypyc writes down what compiled files are called, and takes that from here.
    (folder / "sitecustomize.py").write_text(
        "import importlib.machinery\n"
        f"importlib.machinery.EXTENSION_SUFFIXES = [{account['EXT_SUFFIX']!r}]\n",
        encoding="utf-8",
    )
    ours = account | {
        "CC": shlex.join(compiler),
        "CFLAGS": "",
        "CCSHARED": "",
        "LDSHARED": shlex.join(linker),
    }
    (folder / f"{OURS}.py").write_text(f"build_time_vars = {ours!r}\n", encoding="utf-8")
    sizes = [
        f'_Static_assert(sizeof({of}) == {account[f"SIZEOF_{name}"]}, "{name}");'
        for name, of in TYPES.items()
    ]
    includes = [f"#include <{header}.h>" for header in HEADERS]
    (folder / "sizes.c").write_text("\n".join([*includes, *sizes, ""]), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
