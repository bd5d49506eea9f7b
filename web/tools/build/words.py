"""Splits the words of each language into two files: for home and the table, and for later."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path

from web.tools.build.paths import WEB, WORK
from web.tools.build.steps import files

ENGLISH = WORK / "en.ftl"
# Words that home and the table don't show at first: rules pages, guided deals, the expert's reasons, practice,
# reviews, statistics and scanning. They load after the first card, as a file of their own.
LATER = re.compile("(?<!^house)-(rules|primer|lesson|reason)-|^(practice|review|scan)-|^stats-(?!title)")


def place_words(site: Path) -> None:
    """Writes two files of each language's words, with hashes in their names: for home and the table, and LATER. The
    first English one is part of main.js, so it is always available. Terminal words and comments are left out.
    """
    for language in sorted(path for path in (WEB / "words").glob("*") if path.is_dir()):
        paths = [path for path in files(language) if path.suffix == ".ftl" and path.stem != "terminal"]
        parts: dict[bool, list[str]] = {False: [], True: []}
        whole = "\n".join(path.read_text("utf-8") for path in paths)
        for entry in re.split(r"^(?=[#a-zA-Z])", whole, flags=re.MULTILINE):
            if named := re.match(r"[a-zA-Z][\w-]*", entry):
                parts[bool(LATER.search(named[0]))].append(entry.rstrip() + "\n")
        for is_later, entries in parts.items():
            text = "".join(entries)
            name = f"{language.name}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.ftl"
            path = site / "words" / (f"later-{name}" if is_later else name)
            path = ENGLISH if language.name == "en" and not is_later else path
            path.parent.mkdir(exist_ok=True)
            made = site / path.name
            made.write_text(text, "utf-8")
            shutil.move(made, path)  # whole: the build of another site may be reading it


def words_in(site: Path, pattern: str) -> dict[str, str]:
    """Returns the word files that match a pattern, by language."""
    found = sorted((site / "words").glob(pattern))
    return {path.stem.split("-")[-2]: path.relative_to(site).as_posix() for path in found}
