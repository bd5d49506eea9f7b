"""Command line: ``python -m kortti play GAME``, and ``watch``, ``replay``, ``verify``, ``review``, ``arena``.

Exit status: 0 on success; 1 if the game is unknown, the text is not a valid match or no pack has the fingerprint; 2 on
wrong usage. The texts come with ``pip install .[terminal]``.
"""

from __future__ import annotations

import os
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kortti.games import games
from kortti.messages import KorttiError

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
    given = list(sys.argv[1:] if arguments is None else arguments)
    wish = named_in(given, "--lang")
    screen, problems = (
        Screen(language_of(wish), plain="--plain" in given, out=out) for out in (sys.stdout, sys.stderr)
    )
    try:
        asked = read_arguments(screen.words, given, wish)
    except UsageError as error:
        problems.write(error.usage)
        problems.tell(error.message, error.help)
        return 2
    try:
        return RUN[asked.command](screen, asked)
    except BrokenPipeError:  # the reader closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KorttiError as error:
        problems.tell(error.message)
    except OSError as error:
        problems.write(str(error))
    return 1


def _play(screen: Screen, asked: Namespace) -> int:
    from kortti.terminal.play import Sitting, match_at, new_seed, options_of, seats_for

    for name in ("SIGTERM", "SIGHUP"):  # a closed window saves the match
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    if asked.game in games():
        sitting = Sitting(screen)
        options, players = options_of(asked.game, asked.option)
        seats = seats_for(screen, players, asked.name, asked.level or ["skilled"])
        sitting.begin(asked.game, options, seats, asked.seed or new_seed())
    else:
        record, file = match_at(asked.game)
        sitting = Sitting(screen, file)
        sitting.go_on(record)
    sitting.play()
    return 0


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

    pairing = Pairing(asked.game, asked.level, asked.against, tuple(sorted(asked.option)))
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
