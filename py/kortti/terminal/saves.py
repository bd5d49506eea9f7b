"""The save file of a match in a terminal. It is overwritten only if none of its content gets lost."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress

from kortti.records.links import read
from kortti.records.record import Record, write
from kortti.version import __version__

MADE_BY = f"# Kortti {__version__}"  # which program began the file
FOREIGN = "# begun from a link or from somebody's record"
LONGEST_FILE = 4_000_000  # bytes
ENDING = ".kortti.txt"


class SaveFile:
    """A file that holds a match, or will.

    `name` is "" until there is one. `opened` is the file or link that the match comes from, if any.
    """

    def __init__(self, opened: str = "", data: bytes = b"") -> None:
        self.opened = opened
        self.name = ""
        self.data = b""  # content of the file, as far as known
        self.comments: list[str] = []
        self.begun: Record | None = None  # the match that the file held when opened
        if data and (record := saved_in(data)):
            self.name, self.data, self.begun = opened, data, record
            self.comments = [line for line in data.decode("utf-8").splitlines() if line.startswith("#")]
        else:
            self.comments = [MADE_BY, FOREIGN] if opened else [MADE_BY]

    @property
    def is_foreign(self) -> bool:
        """True if the match was started elsewhere, so that somebody may know its cards."""
        return FOREIGN in self.comments

    def save(self, record: Record, name: str = "") -> None:
        """Saves the match in its file, or in a new one beside it if that would lose anything.

        With a new `name` it creates a file of that name. Raises `FileExistsError` if that exists, and `OSError` or
        `ValueError` if the file cannot be written.
        """
        first, rest = write(record).split("\n", 1)
        data = "\n".join([first, *self.comments, rest]).encode()
        is_new = bool(name) and name != self.name
        if not is_new and self._may_be_replaced(record):
            if data != self.data:
                replace_file(self.name, data)
        else:
            name = name if is_new else self._free_name(record)
            with open(name, "xb") as opened:
                opened.write(data)
            self.name, self.begun = name, None
        self.data = data

    def _may_be_replaced(self, record: Record) -> bool:
        """Checks if the file is unchanged and the match continues what it held when opened."""
        if not self.name or (self.begun and not goes_on(record, self.begun)):
            return False
        with suppress(FileNotFoundError), open(self.name, "rb") as opened:
            return opened.read(LONGEST_FILE + 1) == self.data
        return False

    def _free_name(self, record: Record) -> str:
        """Returns an unused file name: beside the opened file, or else after the game."""
        beside = self.name or (self.opened if os.path.isfile(self.opened) else "")
        if beside:
            base = beside.removesuffix(ENDING) if beside.endswith(ENDING) else os.path.splitext(beside)[0]
        else:
            base = f"{record.game.name}-{record.first + len(record.earlier) + len(record.deals) - 1}"
        names = [f"{base}{f'-{number}' if number else ''}{ENDING}" for number in range(bool(beside), 1000)]
        return next((name for name in names if not os.path.lexists(name)), names[-1])


def saved_in(data: bytes) -> Record | None:
    """Returns the match in a file written by this program, with or without comments; None for any other file."""
    with suppress(ValueError):
        lines = data.decode("utf-8").splitlines()
        text = "".join(f"{line}\n" for line in lines if not line.startswith("#"))
        record = read(text).record
        return record if write(record) == text else None
    return None


def goes_on(record: Record, begun: Record) -> bool:
    """Checks if a match continues another: it holds all that was played in it, in the same place."""
    *finished, last = begun.deals
    deals = record.deals
    if len(deals) <= len(finished):
        return False
    return deals[: len(finished)] == finished and deals[len(finished)][: len(last)] == last


def replace_file(name: str, data: bytes) -> None:
    """Replaces a file atomically. Raises `OSError`."""
    name = os.path.realpath(name)
    descriptor, part = tempfile.mkstemp(dir=os.path.dirname(name))
    try:
        with open(descriptor, "wb") as opened:
            opened.write(data)
        shutil.copymode(name, part)
        os.replace(part, name)
    except OSError:
        os.remove(part)
        raise
