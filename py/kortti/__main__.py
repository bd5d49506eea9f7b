"""Command line: ``python -m kortti play GAME``, and ``watch``, ``replay``, ``verify``, ``review``, ``arena``.

Exit status: 0 on success; 1 if the game is unknown, the text is not a valid match or no pack has the fingerprint; 2 on
wrong usage. The texts come with ``pip install .[terminal]``.
"""

from __future__ import annotations

import io
import os
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

from kortti.games import games
from kortti.messages import KorttiError, message

if TYPE_CHECKING:
    from kortti.terminal.screen import Screen


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit status."""
    try:
        from kortti.terminal.arguments import UsageError, named_in, read_arguments
        from kortti.terminal.language import language_of
        from kortti.terminal.screen import Screen
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("kortti"):
            raise
        print("Kortti needs its words in a terminal: pip install '.[terminal]'", file=sys.stderr)
        return 2
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started the program
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
        if isinstance(stream := getattr(sys, name), io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    given = list(sys.argv[1:] if arguments is None else arguments)
    wish = named_in(given, "--lang")
    screen, problems = (
        Screen(language_of(wish), plain="--plain" in given, out=out) for out in (sys.stdout, sys.stderr)
    )
    try:
        asked = read_arguments(screen.words, given, wish)
        return RUN[asked.command](screen, asked)
    except UsageError as error:
        problems.write(error.usage)
        problems.tell(error.message, error.help)
        return 2
    except BrokenPipeError:  # the reader closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        with suppress(OSError):  # the terminal may be gone
            screen.write()
        return 130
    except KorttiError as error:
        problems.tell(error.message)
    except OSError as error:
        problems.write(str(error))
    return 1


def _play(screen: Screen, asked: Namespace) -> int:
    from kortti.terminal.play import Sitting, match_at, new_seed, options_of, seats_for

    for number in ENDS:
        signal.signal(number, _end)
    if asked.game in games():
        sitting = Sitting(screen)
        options, players = options_of(asked.game, asked.option)
        seats = seats_for(screen, players, asked.name, asked.level or ["skilled"])
        sitting.begin(asked.game, options, seats, asked.seed or new_seed())
    else:
        if unfit := next((name for name in ("name", "level", "seed", "option") if getattr(asked, name)), None):
            raise KorttiError(f"--{unfit} beside a match", message("terminal-unexpected", text=f"--{unfit}"))
        found, file = match_at(asked.game)
        sitting = Sitting(screen, file)
        sitting.go_on(found)
    sitting.play()
    return 0


ENDS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _end(number: int, frame: object) -> NoReturn:
    """Leaves the match, which saves it: the window is being closed, which may signal twice."""
    for each in ENDS:
        signal.signal(each, signal.SIG_IGN)
    raise KeyboardInterrupt


def _watch(screen: Screen, asked: Namespace) -> int:
    from kortti.terminal.play import new_seed, watch

    try:
        watch(screen, asked.game, dict(asked.option), asked.level or ["skilled"], asked.seed or new_seed())
    except KeyboardInterrupt:
        screen.write()
    return 0


def _replay(screen: Screen, asked: Namespace) -> int:
    from kortti.terminal.records import replay

    replay(screen, asked.file, asked.at)
    return 0


def _verify(screen: Screen, asked: Namespace) -> int:
    from kortti.terminal.records import verify

    return 0 if verify(screen, asked.file, asked.fingerprint) else 1


def _review(screen: Screen, asked: Namespace) -> int:
    from kortti.terminal.reviews import tell_review

    try:
        tell_review(screen, asked.file, asked.seat, asked.deal, 1.0 if asked.effort is None else asked.effort)
    except KeyboardInterrupt:
        screen.write()
    return 0


def _arena(screen: Screen, asked: Namespace) -> int:
    from kortti.terminal.arena import Pairing
    from kortti.terminal.arguments import DEALS
    from kortti.terminal.contest import contest

    pairing = Pairing(asked.game, asked.level, asked.against, tuple(sorted(dict(asked.option).items())))
    contest(screen, pairing, asked.deals or DEALS)
    return 0


RUN: dict[str, Callable[[Screen, Namespace], int]] = {
    "play": _play,
    "watch": _watch,
    "replay": _replay,
    "verify": _verify,
    "review": _review,
    "arena": _arena,
}


if __name__ == "__main__":
    sys.exit(main())
