"""The command line: parsing and help, in the user's language.

`argparse` splits arguments and lays out the help. All texts are messages of ours; so `argparse` accepts any text as a
value, and values are checked here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from shutil import get_terminal_size
from typing import Any, NamedTuple, NoReturn

from kortti.games import games
from kortti.messages import KorttiError, Message, message
from kortti.opponents import LEVELS
from kortti.terminal.language import Words, languages

PROGRAM = "kortti" if Path(sys.argv[0]).stem == "kortti" else "python -m kortti"  # as it was started
DEALS = 50  # of an arena
LONGEST = 60  # characters of a wrong argument quoted in an error
LONGEST_NUMBER = 9  # characters
WIDEST = 100  # columns of the help


class UsageError(KorttiError):
    """An invalid command line. `usage` shows the right form, and `help` points to more."""

    def __init__(self, told: Message, parser: argparse.ArgumentParser) -> None:
        super().__init__(told["id"], told)
        self.usage = parser.format_usage().rstrip()
        self.help = message("terminal-see-help", command=f"{parser.prog} --help")


class Value(NamedTuple):
    """A positional argument of a command, or an option with a value."""

    name: str
    help: Message
    metavar: str = ""  # of an option
    many: bool = False
    check: Callable[[str, str], Any] = lambda text, name: text  # parses a text; raises `GameError`


def read_arguments(words: Words, arguments: Sequence[str], lang: str | None) -> argparse.Namespace:
    """Parses a command line into `command` and the values by name; values not given are [] or None.

    Raises `UsageError` if it is invalid or `lang` is not a known language, and `SystemExit` after printing help.
    """
    top, commands = _parsers(words)
    if lang is not None and lang not in languages():
        raise UsageError(_problem_of("--lang", lang, languages()), top)
    try:
        asked, rest = top.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise UsageError(_message_of(error, arguments), top) from None
    if asked.command is None:
        raise UsageError(message("terminal-no-command", commands=", ".join(COMMANDS)), top)
    parser = commands[asked.command]
    if rest:
        raise UsageError(message("terminal-unexpected", text=_cut(rest[0])), parser)
    for value in VALUES[asked.command]:
        try:
            _parse_value(asked, value)
        except KorttiError as error:
            raise UsageError(error.message, parser) from None
    return asked


def _parse_value(asked: argparse.Namespace, value: Value) -> None:
    """Replaces the text of a value by its parsed form. Raises `KorttiError` if it is missing or invalid."""
    name = value.name.lstrip("-")
    given = getattr(asked, name)
    if given is None and not value.metavar:
        raise KorttiError("missing", message("terminal-missing", name=name.upper()))
    if isinstance(given, list):
        setattr(asked, name, [value.check(text, value.name) for text in given])
    elif given is not None:
        setattr(asked, name, value.check(given, value.name if value.metavar else name.upper()))


def _message_of(error: argparse.ArgumentError, arguments: Sequence[str]) -> Message:
    """Returns the message for a parse error."""
    name = error.argument_name or ""
    if name == "COMMAND":
        places = zip(("", *arguments), arguments, strict=False)
        first = next((text for before, text in places if before != "--lang" and not text.startswith("-")), "")
        return message("terminal-bad-command", text=_cut(first), commands=", ".join(COMMANDS))
    return message("terminal-no-value", name=name) if name.startswith("-") else message("terminal-bad-line")


def _cut(text: str) -> str:
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text[:LONGEST])


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)


def _parsers(words: Words) -> tuple[_Parser, dict[str, _Parser]]:
    """Returns the main parser and those of the commands."""

    class Help(argparse.HelpFormatter):
        def __init__(self, prog: str, **more: Any) -> None:
            width = min(WIDEST, get_terminal_size((WIDEST, 24)).columns - 1)
            super().__init__(prog, **{"width": width, "max_help_position": 28, **more})

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            own = f"{words.say(message('terminal-usage'))} " if prefix is None else prefix
            super().add_usage(usage, actions, groups, own)

    def say(told: Message) -> str:
        return words.say(told).replace("%", "%%")

    settings: dict[str, Any] = {
        "formatter_class": Help,
        "add_help": False,
        "allow_abbrev": False,
        "exit_on_error": False,
    }
    top = _Parser(prog=PROGRAM, description=words.say(message("terminal-description")), **settings)
    commands = top.add_subparsers(
        title=words.say(message("terminal-commands")), metavar="COMMAND", dest="command", parser_class=_Parser
    )
    _add_common(top.add_argument_group(words.say(message("terminal-options"))), words, is_top=True)
    made: dict[str, _Parser] = {}
    for command in COMMANDS:
        told = words.say(message(f"terminal-help-{command}"))
        names = [value.name.upper() for value in VALUES[command] if not value.metavar]
        usage = " ".join([PROGRAM, command, *names, "…"])
        parser = commands.add_parser(command, help=told, description=told, usage=usage, **settings)
        named = parser.add_argument_group(words.say(message("terminal-arguments")))
        options = parser.add_argument_group(words.say(message("terminal-options")))
        for value in VALUES[command]:
            if not value.metavar:
                named.add_argument(value.name, nargs="?", metavar=value.name.upper(), help=say(value.help))
            else:
                action: dict[str, Any] = {"action": "append", "default": []} if value.many else {}
                options.add_argument(value.name, metavar=value.metavar, help=say(value.help), **action)
        _add_common(options, words)
        made[command] = parser
    return top, made


def _add_common(options: Any, words: Words, *, is_top: bool = False) -> None:
    """Adds the options common to all parsers."""
    lang = words.say(message("terminal-help-lang", languages=", ".join(languages())))
    hidden = {"default": argparse.SUPPRESS} if not is_top else {}
    options.add_argument("--lang", metavar="LANGUAGE", help=lang, **hidden)
    options.add_argument("--plain", action="store_true", help=words.say(message("terminal-help-plain")), **hidden)
    options.add_argument("-h", "--help", action="help", help=words.say(message("terminal-help")))


def named_in(arguments: Sequence[str], name: str) -> str | None:
    """Returns the value of an option, or None, before parsing: error messages need the language first."""
    for at, text in enumerate(arguments):
        if text.startswith(f"{name}="):
            return text.partition("=")[2]
        if text == name and at + 1 < len(arguments):
            return arguments[at + 1]
    return None


# Parsers of values


def _one_of(values: Iterable[str]) -> Callable[[str, str], str]:
    def check(text: str, name: str) -> str:
        if text not in values:
            raise KorttiError(f"{name}: {text}", _problem_of(name, text, values))
        return text

    return check


def _problem_of(name: str, text: str, values: Iterable[str]) -> Message:
    return message("error-bad-option", name=name, text=_cut(text), values=", ".join(values))


def _number(text: str, name: str) -> int:
    try:
        if len(text) > LONGEST_NUMBER:
            raise ValueError
        return int(text)
    except ValueError:
        raise KorttiError(f"{name}: {text}", message("terminal-bad-number", name=name, text=_cut(text))) from None


def _count(text: str, name: str) -> int:
    if (number := _number(text, name)) < 1:
        raise KorttiError(f"{name}: {text}", message("error-bad-value", name=name, text=_cut(text)))
    return number


def _share(text: str, name: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise KorttiError(f"{name}: {text}", message("terminal-bad-number", name=name, text=_cut(text))) from None


def _house_rule(text: str, name: str) -> tuple[str, str]:
    rule, sign, value = text.partition("=")
    if not (rule and sign):
        raise KorttiError(f"{name}: {text}", message("terminal-bad-option", text=_cut(text)))
    return rule, value


_GAMES = ", ".join(games())
_GAME = message("terminal-help-games", games=_GAMES)
_LEVELS = message("terminal-help-levels", levels=", ".join([*LEVELS, "random"]))
_LEVEL = _one_of([*LEVELS, "random"])
_OPPONENTS = Value(
    "--level", message("terminal-help-level", levels=", ".join(LEVELS)), "LEVEL", many=True, check=_one_of(LEVELS)
)
_SEED = Value("--seed", message("terminal-help-seed"), "SEED")
_OPTION = Value("--option", message("terminal-help-option"), "NAME=VALUE", many=True, check=_house_rule)
VALUES = {
    "play": (
        Value("game", message("terminal-help-game", games=_GAMES)),
        Value("--name", message("terminal-help-name"), "NAME", many=True),
        *(_OPPONENTS, _SEED, _OPTION),
    ),
    "watch": (Value("game", _GAME, check=_one_of(games())), _OPPONENTS, _SEED, _OPTION),
    "replay": (
        Value("file", message("terminal-help-file")),
        Value("--at", message("terminal-help-at"), "N", check=_number),
    ),
    "verify": (
        Value("file", message("terminal-help-verified")),
        Value("--fingerprint", message("terminal-help-fingerprint"), "DIGITS", many=True),
    ),
    "review": (
        Value("file", message("terminal-help-file")),
        Value("--seat", message("terminal-help-seat"), "N", check=_number),
        Value("--deal", message("terminal-help-deal"), "N", check=_number),
        Value("--effort", message("terminal-help-effort"), "SHARE", check=_share),
    ),
    "arena": (
        Value("game", _GAME, check=_one_of(games())),
        Value("level", _LEVELS, check=_LEVEL),
        Value("against", _LEVELS, check=_LEVEL),
        Value("--deals", message("terminal-help-deals", count=DEALS), "N", check=_count),
        _OPTION,
    ),
}
COMMANDS = tuple(VALUES)
