"""Builds, serves, tests and measures Kortti. Needs Python 3.11+ and Node 20+; installs everything else.

python build.py serve [--plain] [--port N]
                                          builds the site into dist/ and serves it on this machine
python build.py dist [--plain] [--url ADDRESS] [--stun SERVER]
                                          builds the site; --plain: without snapshot and split WebAssembly;
                                          --url: its future address, for link previews; --stun: a STUN server
                                          (stun:host:port) for friends who are not in one network
python build.py test [--plain] [--quick | --browsers] [ARGS]
                                          builds, then runs pytest with ARGS; --quick: without the longest tests;
                                          --browsers: only the tests in Firefox and WebKit
python build.py check                     runs ruff, mypy, tsc and Biome, as the tests do
python build.py format                    formats all code and sorts imports
python build.py bench [ARGS]              measures speed and sizes, as ratios to other libraries
python build.py arena [ARGS]              measures the opponents' strength, level against level
python build.py soak [ARGS]               plays matches of all games without end, and asks the laws of the engine
python build.py fuzz [ARGS]               gives damaged inputs to every door of the engine, without end
python build.py monkey [ARGS]             sends random people to the tables, with troubles; --seed N: one of them again
python build.py profile                   after an update of Pyodide: records the WebAssembly functions to load first
python build.py new-game NAME             adds a small playable game as a template

Runs under the system's Python with the standard library alone; tools run in .venv and web/node_modules. The code is in
web/tools/build.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NoReturn

from web.tools.build import words
from web.tools.build.browser import (
    BROWSER_ARGS,
    find_browser,
    find_firefox,
    find_headless_shell,
    find_webkit,
    get_browser,
    get_browsers,
)
from web.tools.build.bundles import bundle, bundle_style
from web.tools.build.caching import FOR_EVER, bundle_service_worker
from web.tools.build.checks import CHECKS, FORMATTERS
from web.tools.build.engine import (
    SPLIT,
    build_library,
    build_python,
    build_snapshot,
    build_wheel,
    write_types,
)
from web.tools.build.environment import compile_tests, environment, python_tools, tools
from web.tools.build.pages import address, write_pages
from web.tools.build.paths import DIST, MODULES, ROOT, VENV, VENV_BENCH, VENV_MUTANTS, WEB, WORK
from web.tools.build.places import in_worker, places_of
from web.tools.build.serving import Server, Site, headers_for, packed, server
from web.tools.build.site import build_site, finish, make_site
from web.tools.build.steps import files, hand_over, integrity, python_of, run, say
from web.tools.build.words import LATER, place_words, words_in

# Used by tests and measurements.
__all__ = [
    "BROWSER_ARGS",
    "DIST",
    "FOR_EVER",
    "LATER",
    "MODULES",
    "ROOT",
    "SPLIT",
    "VENV",
    "VENV_BENCH",
    "WEB",
    "WORK",
    "Server",
    "Site",
    "address",
    "bundle",
    "bundle_service_worker",
    "bundle_style",
    "files",
    "find_browser",
    "find_firefox",
    "find_headless_shell",
    "find_webkit",
    "finish",
    "headers_for",
    "in_worker",
    "integrity",
    "make_site",
    "packed",
    "place_words",
    "places_of",
    "python_of",
    "run",
    "server",
    "words",
    "words_in",
    "write_pages",
]

LASTING = ("arena", "soak", "fuzz")
HELP = {"-h", "--help"}


def serve(port: int | None, plain: bool) -> None:
    build_site(plain)
    try:
        running = server(DIST, 8000 if port is None else port)
    except (OSError, OverflowError) as error:
        if port is not None:
            sys.exit(f"Port {port}: {getattr(error, 'strerror', None) or error}")
        running = server(DIST)
    with running:
        say(f"http://localhost:{running.server_port}/ (stop with Ctrl-C)")
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print()


def test(marked: str, plain: bool, args: list[str]) -> None:
    with ThreadPoolExecutor(1) as installer, ThreadPoolExecutor() as builder:
        # one at a time: the system's packages are locked meanwhile
        others: list[Future[object]] = [installer.submit(get_browsers), builder.submit(build_library)]
        tools()
        others += [installer.submit(get_browser), installer.submit(compile_tests)]
        others.append(builder.submit(make_site, plain=True))  # tests may need both sites
        build_site(plain)
        for other in others:
            other.result()
    processes = min(4, 1 + (os.cpu_count() or 1))  # browsers wait now and then, but more of them stall
    words = ["-n", str(processes), "--dist", "worksteal", *(["-m", marked] if marked else [])]
    sys.stdout.flush()
    hand_over(python_of(VENV), "-m", "pytest", *words, *args)


def check() -> None:
    tools()
    write_types()
    for folder, command in CHECKS.values():
        run(*command, cwd=folder)
    say("checked")


def format_code() -> None:
    tools()
    for folder, command in FORMATTERS:
        run(*command, cwd=folder)


def bench(args: list[str]) -> None:
    if args and args[0] in ("lessons", "puzzles", "review", "thoughts"):
        lasting(args[0], args[1:])
    if args and args[0] == "mutants":
        environment(VENV_MUTANTS, "dev", "cluster", "research", "mutants")
        hand_over(python_of(VENV_MUTANTS), ROOT / "tests" / "bench" / "mutants.py", *args[1:])
    if HELP.isdisjoint(args):
        for plain in (True, False):
            build_site(plain)
        environment(VENV_BENCH, "bench", all_needed=False)
        get_browser()
    else:
        python_tools()
    hand_over(python_of(VENV), ROOT / "tests" / "bench" / "run.py", *args)


def lasting(name: str, args: list[str]) -> NoReturn:
    """Runs a command or a part of `bench` that needs the engine alone."""
    python_tools()
    hand_over(python_of(VENV), ROOT / "tests" / "bench" / f"{name}.py", *args)


def monkey(args: list[str]) -> None:
    if HELP.isdisjoint(args):
        build_site(plain=False)
        get_browser()
    else:
        python_tools()
    hand_over(python_of(VENV), ROOT / "tests" / "page" / "monkey.py", *args)


def profile() -> None:
    tools()
    wheel, python = build_wheel(), build_python()
    snapshot = build_snapshot(wheel, python)
    run("node", SPLIT / "observe.mjs", snapshot, python, ROOT / "tests" / "records")


def new_game(name: str) -> None:
    importlib.import_module("tests.nullgame.__main__").main(name)


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Python 3.11 or newer is needed")
    # Some container images set it, and every tool would compile itself at each start.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serving = commands.add_parser("serve")
    serving.add_argument("--port", type=int, help="8000 if it is free")
    building = commands.add_parser("dist")
    building.add_argument("--url", metavar="ADDRESS", help="where the site will be")
    building.add_argument("--stun", metavar="SERVER", help="stun:host[:port], for friends in different networks")
    commands.add_parser("check")
    commands.add_parser("format")
    testing = commands.add_parser("test")
    which = testing.add_mutually_exclusive_group()
    which.add_argument(
        "--quick",
        dest="marked",
        action="store_const",
        const="not slow",
        default="",
        help="leaves the longest tests out",
    )
    which.add_argument(
        "--browsers", dest="marked", action="store_const", const="browsers", help="only tests in Firefox and WebKit"
    )
    for command in (serving, building, testing):
        command.add_argument("--plain", action="store_true", help="a site that starts without snapshot and split")
    for name in (*LASTING, "bench", "monkey"):
        commands.add_parser(name, add_help=False)
    commands.add_parser("profile")
    commands.add_parser("new-game").add_argument("name", metavar="NAME", help="like crazy-eights")
    options, rest = parser.parse_known_args()
    if rest and options.command not in ("test", "bench", "monkey", *LASTING):
        parser.error(f"unknown: {' '.join(rest)}")
    match options.command:
        case "serve":
            serve(options.port, options.plain)
        case "dist":
            os.environ["KORTTI_URL"] = options.url or os.environ.get("KORTTI_URL", "")
            os.environ["KORTTI_STUN"] = options.stun or os.environ.get("KORTTI_STUN", "")
            build_site(options.plain)
            say(f"dist/: {sum(path.stat().st_size for path in files(DIST)) / 1e6:.1f} MB")
        case "test":
            test(options.marked, options.plain, rest)
        case "check":
            check()
        case "format":
            format_code()
        case "bench":
            bench(rest)
        case name if name in LASTING:
            lasting(name, rest)
        case "monkey":
            monkey(rest)
        case "profile":
            profile()
        case "new-game":
            new_game(options.name)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print("KeyboardInterrupt", file=sys.stderr)
        sys.exit(130)
