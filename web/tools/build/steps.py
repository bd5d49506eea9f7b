"""Runs tools, and repeats a build step only if its inputs have changed (hashes in .build/stamps)."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterable
from pathlib import Path
from threading import Lock
from typing import NoReturn

from web.tools.build.paths import MODULES, ROOT, VENV, WORK

LOCKS: dict[str, Lock] = {}  # by step: two sites may be built at a time


def say(text: str) -> None:
    print(f"[build] {text}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, quiet: bool = False) -> None:
    """Runs a command; if it fails, prints its output if `quiet`, and exits."""
    words = [str(word) for word in command]
    words[0] = shutil.which(words[0]) or words[0]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT} if quiet else {}
    done = subprocess.run(words, cwd=cwd, text=True, check=False, **pipes)  # type: ignore[call-overload]
    if done.returncode:
        sys.exit(f"{done.stdout or ''}\n{briefly(words)}: failed ({done.returncode})")


def hand_over(*command: str | Path) -> NoReturn:
    """Runs a command until it ends by itself, also on Ctrl-C, which it hears too; exits with its code."""
    signal.signal(signal.SIGINT, lambda *_: None)  # the command would inherit `SIG_IGN`
    code = subprocess.run([str(word) for word in command], cwd=ROOT, check=False).returncode
    sys.exit(code if code >= 0 else 128 - code)


def briefly(words: Iterable[str]) -> str:
    """Returns a command to be told; some hold whole catalogues."""
    return " ".join(word if len(word) <= 200 else f"{word[:200]}..." for word in words)


def run_tool(name: str, *args: str | Path) -> str:
    """Runs a module of web/tools in .venv and returns what it prints; exits if it fails."""
    command = [str(word) for word in (python_of(VENV), "-m", f"web.tools.{name}", *args)]
    env = os.environ | {"PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{briefly(command)}: failed ({done.returncode})")
    return done.stdout.strip()


def python_of(env: Path) -> Path:
    return env / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def files(*places: Path) -> list[Path]:
    """Lists the files in folders, sorted, without Python's caches."""
    found: set[Path] = set()
    for place in places:
        inside = place.rglob("*") if place.is_dir() else [place]
        found.update(path for path in inside if path.is_file() and "__pycache__" not in path.parts)
    return sorted(found)


def digest(paths: Iterable[Path], *more: str) -> str:
    """Returns a hash of the files' paths and contents, and of `more`."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()[:12]


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def integrity(path: Path) -> str:
    """Returns the hash of a file for subresource integrity."""
    return f"sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}"


def step(name: str, inputs: Collection[Path], output: Path, work: Callable[[], object], *more: str) -> None:
    """Does the work unless the output was made from the same inputs, which include the code of `work`.

    What was made while an input changed is made again next time, even if the input is then as it was.
    An output behind a symbolic link belongs to another clone: it is used as it is.
    """
    links = [path for path in (VENV, MODULES) if path.is_symlink() and path.exists()]
    if any(path in (output, *output.parents) for path in links):
        return
    stamp = WORK / "stamps" / name
    key = digest(inputs, *more)
    with LOCKS.setdefault(name, Lock()):
        if output.exists() and stamp.exists() and stamp.read_text() == key:
            return
        say(name)
        begun = time.monotonic()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.unlink(missing_ok=True)
        work()
        if digest(inputs, *more) == key:
            stamp.write_text(key)
        say(f"{name}: {time.monotonic() - begun:.1f} s")


def fresh(folder: Path) -> Path:
    """Creates a folder or empties it, and returns it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder
