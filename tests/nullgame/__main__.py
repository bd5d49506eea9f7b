"""Makes a new game from this template; run by `python build.py new-game NAME`.

Copies the wing under the new name, adds it to the catalogue, adds its words in each language (in English, marked for
translation) and a tile picture for the page, and plays its golden record. If the name is unusable, reports why and
changes nothing. Needs nothing but Python.
"""

from __future__ import annotations

import keyword
import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
CATALOGUE = ROOT / "py" / "kortti" / "games" / "__init__.py"
WORDS = ROOT / "web" / "words"
ROOMS = ("__init__", "facts", "state", "view", "primer", "worlds", "game")
LONGEST = 24  # letters of a name
TO_TRANSLATE = "# To be translated: these words are in English.\n"


def texts_of(name: str) -> dict[Path, str]:
    """Returns the texts of all new files of the game `name`, by path."""
    wing = name.replace("-", "_")
    names = {
        "tests.nullgame": f"kortti.games.{wing}",
        "Null Game": name.replace("-", " ").title(),
        "Nullgame": class_of(name),
        "nullgame_": f"{wing}_",
        "nullgame": name,
    }

    def renamed(file: str) -> str:
        text = (HERE / file).read_text("utf-8")
        return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)

    found = {CATALOGUE.parent / wing / f"{room}.py": with_sorted_imports(renamed(f"{room}.py")) for room in ROOMS}
    for language in (path for path in WORDS.iterdir() if path.is_dir()):
        mark = "" if language.name == "en" else TO_TRANSLATE
        found[language / f"{wing}.ftl"] = mark + renamed("words.ftl")
    found[ROOT / "web" / "public" / "tiles" / f"{name}.svg"] = renamed("tile.svg")
    return found


def with_sorted_imports(text: str) -> str:
    """Returns the code of a module with each block of its imports from kortti sorted as ruff does."""

    def module_of(line: str) -> list[str | int]:
        return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", line.split()[1])]

    return re.sub(
        r"(?:^from kortti.* import [^(\n]+\n)+",
        lambda block: "".join(sorted(block[0].splitlines(keepends=True), key=module_of)),
        text,
        flags=re.MULTILINE,
    )


def class_of(name: str) -> str:
    """Returns the class name of the game `name`."""
    return name.title().replace("-", "")


def record_of(name: str) -> Path:
    """Returns the path of the golden record of the game `name`."""
    return ROOT / "tests" / "records" / f"{name}.txt"


def trouble_with(name: str) -> str | None:
    """Returns the reason why `name` cannot be a new game, None if it can."""
    if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", name) or len(name) > LONGEST:
        return f"a name is words of small letters with hyphens between, like crazy-eights, {LONGEST} letters at most"
    ids = {
        id for path in (WORDS / "en").glob("*.ftl") for id in re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.M)
    }
    if f"game-{name}" in ids:
        return "there is such a game"
    if taken := sorted(id for id in ids if id.startswith(f"{name}-")):
        return f"words of something else begin with it: {taken[0]}"
    code = "\n".join((HERE / f"{room}.py").read_text("utf-8") for room in ROOMS)
    kind = class_of(name)
    if keyword.iskeyword(name) or re.search(rf"\b{kind}(State|View)?\b", code):
        return "Python or the engine has a word like that"
    for path in (*texts_of(name), CATALOGUE.parent / name.replace("-", "_"), record_of(name)):
        if path.exists():
            return f"{path.relative_to(ROOT).as_posix()} is there already"
    return None


def catalogue_with(name: str) -> str:
    """Returns the text of the catalogue with the game `name` added at the end."""
    wing, kind = name.replace("-", "_"), class_of(name)
    text = CATALOGUE.read_text("utf-8")
    line = f"from kortti.games.{wing}.game import {kind}\n"
    text = with_sorted_imports(text.replace("from kortti.games.", line + "from kortti.games.", 1))
    entries = re.search(r"CATALOGUE: [^=]*= \{\n(?:    .*\n)+", text)
    assert entries, "no catalogue"
    return text[: entries.end()] + f'    "{name}": {kind},\n' + text[entries.end() :]


def make(texts: Mapping[Path, str]) -> None:
    """Writes the files and plays the golden record."""
    for path, text in texts.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    sys.path.insert(0, str(ROOT / "py"))
    from tests.engine.records import write_records

    write_records.main(only_missing=True)


def main(name: str) -> None:
    """Makes the game `name`."""
    if trouble := trouble_with(name):
        sys.exit(f"No game {name!r}: {trouble}.")
    texts = {**texts_of(name), CATALOGUE: catalogue_with(name)}
    before = CATALOGUE.read_text("utf-8")
    try:
        make(texts)
    except BaseException:  # also on Ctrl-C: restore everything
        CATALOGUE.write_text(before, "utf-8")
        for path in (*texts_of(name), record_of(name)):
            path.unlink(missing_ok=True)
        shutil.rmtree(CATALOGUE.parent / name.replace("-", "_"), ignore_errors=True)
        raise
    texts[record_of(name)] = ""
    print("\n".join(sorted(path.relative_to(ROOT).as_posix() for path in texts)))
    print(f"Now `python build.py serve` has it, and `python build.py test -k {name}` tests it.")


if __name__ == "__main__":
    main(*sys.argv[1:])
