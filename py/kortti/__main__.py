"""Kortti in a terminal: ``python -m kortti play GAME``, and ``watch``, ``replay``, ``verify`` and ``arena``.

Programs can tell by the exit status: 0 where all is well, 1 where there is no such game or the text is no match that
the rules allow, 2 where the command is none. To play and to watch need the words: ``pip install .[terminal]``.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from kortti.games import games
from kortti.messages import KorttiError
from kortti.opponents import LEVELS
from kortti.terminal import records

if TYPE_CHECKING:
    from kortti.terminal.screen import Screen


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line says, and gets the exit status."""
    asked = parser().parse_args(arguments)
    try:
        status: int = asked.run(asked)
    except BrokenPipeError:  # whoever reads has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


def parser() -> argparse.ArgumentParser:
    """Makes the parser of the command line."""
    made = argparse.ArgumentParser(prog="python -m kortti", description="Kortti: Nordic card games in a terminal.")
    commands = made.add_subparsers(required=True, metavar="COMMAND")
    play = commands.add_parser("play", help="plays a game against opponents, or goes on with a match")
    play.add_argument("game", metavar="GAME", help=f"{', '.join(games())}; or a record or link to go on with")
    play.add_argument("--name", action="append", default=[], help="of a person; several times for several people")
    watch = commands.add_parser("watch", help="shows a match between opponents")
    watch.add_argument("game", metavar="GAME", help=", ".join(games()))
    for command, run in ((play, _play), (watch, _watch)):
        command.add_argument("--level", action="append", choices=LEVELS, help="of all opponents, or of each in turn")
        command.add_argument("--seed", help="of the shuffle: the same one deals the same cards")
        command.add_argument("--lang", metavar="LANGUAGE", help="like fi; without one, that of the environment")
        command.add_argument("--plain", action="store_true", help="plain lines with cards by name, to be read aloud")
        command.set_defaults(run=run)
    arena = commands.add_parser("arena", help="plays two levels against each other, and measures which is better")
    arena.add_argument("game", choices=games(), metavar="GAME", help=", ".join(games()))
    arena.add_argument("level", choices=[*LEVELS, "random"])
    arena.add_argument("against", choices=[*LEVELS, "random"])
    arena.add_argument("--deals", type=int, default=50, help="each is played once from every seat (%(default)s)")
    arena.set_defaults(run=_arena)
    for command in (play, watch, arena):
        command.add_argument(
            "--option", action="append", type=_option, default=[], metavar="NAME=VALUE", help="a house rule"
        )
    replay = commands.add_parser("replay", help="shows a match step by step, with what happened")
    replay.add_argument("--at", type=int, metavar="N", help="up to step N, and then the table as it lies there")
    replay.set_defaults(run=lambda asked: _told(asked.file, records.replayed(asked.file, asked.at)))
    verify = commands.add_parser("verify", help="tells whether the rules allow every action, and what the totals are")
    verify.set_defaults(run=lambda asked: _told(asked.file, records.verified(asked.file)))
    for command in (replay, verify):
        command.add_argument("file", metavar="FILE", help="a record, or a link")
    return made


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (name and sign):
        raise argparse.ArgumentTypeError(f"not NAME=VALUE: {text}")
    return name, value


def _told(what: str, lines: Iterator[str]) -> int:
    """Prints lines; where there is an error it is told beside them."""
    try:
        for line in lines:
            print(line)
    except BrokenPipeError:
        raise
    except (KorttiError, OSError) as error:
        print(f"{what[:60]}: {str(error)[:300]}", file=sys.stderr)
        return 1
    return 0


def _screen(asked: argparse.Namespace) -> Screen | None:
    """Gets the screen in the language that is asked for; None, once that is told, where the words cannot be read."""
    try:
        from kortti.terminal.language import language_of, languages
        from kortti.terminal.screen import Screen
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("kortti"):
            raise
        print("To play in a terminal, install the words too: pip install '.[terminal]'", file=sys.stderr)
        return None
    if asked.lang and asked.lang not in languages():
        print(f"--lang: one of {', '.join(languages())}", file=sys.stderr)
        return None
    return Screen(language_of(asked.lang), plain=asked.plain)


def _play(asked: argparse.Namespace) -> int:
    screen = _screen(asked)
    if screen is None:
        return 2
    from kortti.terminal.play import Sitting, match_at, new_seed, options_of, seats_for

    for name in ("SIGTERM", "SIGHUP"):  # a window that is closed loses no match
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    try:
        if asked.game in games():
            sitting = Sitting(screen)
            options, players = options_of(asked.game, asked.option)
            seats = seats_for(screen, players, asked.name, asked.level or ["skilled"])
            sitting.begin(asked.game, options, seats, asked.seed or new_seed())
        else:
            save, file = match_at(asked.game)
            sitting = Sitting(screen, file)
            sitting.go_on(save)
    except (KorttiError, OSError) as error:
        print(_words_of(screen, error), file=sys.stderr)
        return 1
    sitting.play()
    return 0


def _watch(asked: argparse.Namespace) -> int:
    screen = _screen(asked)
    if screen is None:
        return 2
    from kortti.terminal.play import new_seed, watch

    try:
        watch(screen, asked.game, dict(asked.option), asked.level or ["skilled"], asked.seed or new_seed())
    except KorttiError as error:
        print(_words_of(screen, error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
    return 0


def _words_of(screen: Screen, error: Exception) -> str:
    return screen.words.say(error.message) if isinstance(error, KorttiError) else str(error)


def _arena(asked: argparse.Namespace) -> int:
    from kortti.terminal.arena import Pairing, play_paired, results

    pairing = Pairing(asked.game, asked.level, asked.against, tuple(sorted(asked.option)))
    rows = []
    try:
        for deal in range(max(1, asked.deals)):
            rows.append(play_paired(pairing, deal))
    except KorttiError as error:
        print(str(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
    for result in results(pairing, rows) if rows else ():
        print(f"{asked.game}: {asked.level} against {asked.against}: {result}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
