"""The file of a match in a terminal. It is written over only as long as nothing that stands in it is lost."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress

from kortti.records.links import read
from kortti.records.record import Record, write

FOREIGN = "# begun from a link or from somebody's record"
LONGEST_FILE = 4_000_000  # bytes
ENDING = ".kortti.txt"


class SaveFile:
    """A file that holds a match, or is to hold it.

    `name` is "" as long as there is none. `opened` is the file or link that the match comes from, if any.
    """

    def __init__(self, opened: str = "", data: bytes = b"") -> None:
        self.opened = opened
        self.name = ""
        self.data = b""  # what stands in the file, as far as this program knows
        self.comments: list[str] = []
        self.begun: Record | None = None  # what the file held when it was opened
        if data and (record := saved_in(data)):
            self.name, self.data, self.begun = opened, data, record
            self.comments = [line for line in data.decode("utf-8").splitlines() if line.startswith("#")]
        elif opened:
            self.comments = [FOREIGN]

    @property
    def is_foreign(self) -> bool:
        """Whether the match was not begun here, so that somebody may know its cards."""
        return FOREIGN in self.comments

    def save(self, record: Record, name: str = "") -> None:
        """Saves the match in its file, or in a new one beside it where something in that would be lost.

        With a `name` it goes into a new file of that name. Raises `FileExistsError` where there is such a file, and
        `OSError` or `ValueError` where none can be written.
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
        """Tells whether the file is as this program knows it, and the match goes on from what it held when opened."""
        if not self.name or (self.begun and not goes_on(record, self.begun)):
            return False
        with suppress(FileNotFoundError), open(self.name, "rb") as opened:
            return opened.read(LONGEST_FILE + 1) == self.data
        return False

    def _free_name(self, record: Record) -> str:
        """Gets a name that no file has: beside the file that was opened, or else after the game."""
        beside = self.name or (self.opened if os.path.isfile(self.opened) else "")
        if beside:
            base = beside.removesuffix(ENDING) if beside.endswith(ENDING) else os.path.splitext(beside)[0]
        else:
            base = f"{record.game.name}-{record.first + len(record.earlier) + len(record.deals) - 1}"
        names = [f"{base}{f'-{number}' if number else ''}{ENDING}" for number in range(bool(beside), 1000)]
        return next((name for name in names if not os.path.lexists(name)), names[-1])


def saved_in(data: bytes) -> Record | None:
    """Gets the match of a file that this program wrote, with comments or without; None where it is anything else."""
    with suppress(ValueError):
        lines = data.decode("utf-8").splitlines()
        text = "".join(f"{line}\n" for line in lines if not line.startswith("#"))
        record = read(text).record
        return record if write(record) == text else None
    return None


def goes_on(record: Record, begun: Record) -> bool:
    """Tells whether a match holds all that was played in another one, in the same place."""
    *finished, last = begun.deals
    deals = record.deals
    if len(deals) <= len(finished):
        return False
    return deals[: len(finished)] == finished and deals[len(finished)][: len(last)] == last


def replace_file(name: str, data: bytes) -> None:
    """Writes a file anew: there is the old one, or the new one, and never a part of it. Raises `OSError`."""
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
