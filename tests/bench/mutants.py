"""`python build.py bench mutants`: which faults the tests find, wing by wing of the engine.

    python build.py bench mutants --mutants 20 --wings records table

A mutant is the engine with a small fault in one line: another comparison, number or sign, a loop that does not run. The
wing's tests that pass over that line are run, quickest first. A mutant that all of them pass survives; it is printed,
to get a test or to be explained. Runs on copies of the sources; what passes over which line is found first, by running
all tests of the wing.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator
from tqdm import tqdm

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "py" / "kortti"
MORE = {  # tests of a wing outside its own room
    "page": ("tests/engine/reviews/test_reviews.py",),
    "games": tuple(f"tests/engine/{room}" for room in ("contract", "referees", "records", "table/test_firsts.py")),
    "terminal": ("tests/test_terminal.py",),
}
OPERATORS = (
    *(f"ReplaceBinaryOperator_{name}" for name in ("Add_Sub", "Sub_Add", "Mul_FloorDiv", "FloorDiv_Mul", "Mod_Add")),
    *(f"ReplaceBinaryOperator_{name}" for name in ("BitAnd_BitOr", "BitOr_BitAnd", "LShift_RShift", "RShift_LShift")),
    *(f"ReplaceComparisonOperator_{name}" for name in ("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is")),
    *(f"ReplaceComparisonOperator_{name}" for name in ("Lt_LtE", "LtE_Lt", "Gt_GtE", "GtE_Gt")),
    *("ReplaceUnaryOperator_USub_UAdd", "ReplaceUnaryOperator_Delete_Not", "AddNot", "NumberReplacer"),
    *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd"),
    *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop"),
)
LONGEST = 60.0  # seconds of tests a mutant has to pass, as they take without it
LIMIT = 5.0  # times as long as that, and half a minute: a mutant that never ends is found


class Mutant(NamedTuple):
    """The `occurrence`-th place of an operator in a file, and its line."""

    file: Path
    line: int
    operator: str
    occurrence: int

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line} {self.operator}"

    @property
    def code(self) -> str:
        """The source with the fault."""
        code = mutate_code(self.file.read_text("utf-8"), get_operator(f"core/{self.operator}")(), self.occurrence)
        assert code is not None
        return str(code)


class Tests(NamedTuple):
    """The tests that pass: their seconds, and those that pass over each line of each file."""

    seconds: dict[str, float]
    over: dict[str, dict[int, list[str]]]

    def against(self, mutant: Mutant) -> list[str]:
        """Returns the tests over a mutant's line, quickest first.

        Those over its file stand in where none is known: the line runs at import, or goes on from another one. Those of
        the wing stand in where the file runs in other processes.
        """
        lines = self.over.get(mutant.file.relative_to(ROOT).as_posix(), {})
        tests = lines.get(mutant.line) or {test for each in lines.values() for test in each} or self.seconds
        chosen, left = [], LONGEST
        for test in sorted(tests, key=self.seconds.__getitem__):
            left -= self.seconds[test]
            if left < 0 and chosen:
                break
            chosen.append(test)
        return chosen


def annotated(source: str) -> set[tuple[int, int]]:
    """Returns the positions within annotations, where an operator is a type's: lines and columns."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        for name in ("annotation", "returns"):
            if part := getattr(node, name, None):
                found |= {(each.lineno, each.end_col_offset) for each in ast.walk(part) if hasattr(each, "lineno")}
    return found


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Yields the mutants of a file, but for annotations, where `A | B` is no choice."""
    source = file.read_text("utf-8")
    nodes, types = [*ast_nodes(get_ast(source))], annotated(source)
    for name in OPERATORS:
        operator, occurrence = get_operator(f"core/{name}")(), 0
        for node in nodes:
            for (line, column), _ in operator.mutation_positions(node):
                if not any(at == line and 0 <= column - end <= 1 for at, end in types):
                    yield Mutant(file, line, name, occurrence)
                occurrence += 1


def copy_of(folder: Path) -> Path:
    """Copies the sources, with what was installed and built beside them."""
    told = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True)
    for name in told.stdout.decode().split("\n"):
        if (source := ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, folder / name)
    for name in (".venv", ".build", "web/node_modules"):
        if (ROOT / name).exists():
            (folder / name).symlink_to(ROOT / name)
    return folder


def pytest_in(folder: Path, *words: str, seconds: float | None = None, **more: str) -> int:
    """Runs tests in a copy; returns pytest's code, or 1 after so many seconds."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
    settings = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **more}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    try:
        return subprocess.run(command, cwd=folder, env=settings, timeout=seconds, check=False, **quiet).returncode
    except subprocess.TimeoutExpired:
        return 1


def tests_of(wing: str, folder: Path, processes: int) -> Tests:
    """Runs the tests of a wing in a copy; returns what they pass over."""
    rooms = [room for room in (f"tests/engine/{wing}", *MORE.get(wing, ())) if (folder / room).exists()]
    with tempfile.TemporaryDirectory() as told:
        words = ["-n", str(processes), "-p", "tests.bench.lines", "-o", "timeout=1800", *rooms]
        pytest_in(folder, *words, KORTTI_LINES=told, PYTHONPATH=f"{folder}/py{os.pathsep}{folder}")
        seconds: dict[str, float] = {}
        over: dict[str, dict[int, list[str]]] = defaultdict(lambda: defaultdict(list))
        for part in map(json.loads, (path.read_text("utf-8") for path in Path(told).iterdir())):
            seconds |= part["tests"]
            for file, lines in part["lines"].items():
                for line, tests in lines.items():
                    over[Path(file).relative_to(folder).as_posix()][int(line)] += tests
    assert seconds, f"no test of {wing} passes"
    return Tests(seconds, over)


def is_found(mutant: Mutant, tests: list[str], folder: Path) -> bool:
    """Checks if one of the tests fails with a mutant in its place in a copy."""
    file = folder / mutant.file.relative_to(ROOT)
    file.write_text(mutant.code, "utf-8")
    try:
        return pytest_in(folder, "-x", *tests, seconds=30 + LIMIT * LONGEST) != 0
    finally:
        shutil.copyfile(mutant.file, file)


def some_of(wing: str, number: int, rng: random.Random) -> tuple[list[Mutant], int]:
    """Returns mutants in so many lines of a wing, one in a line, and how many lines have any."""
    by_line = defaultdict(list)
    for file in sorted((ENGINE / wing).rglob("*.py")):
        for mutant in mutants_of(file):
            by_line[mutant.file, mutant.line].append(mutant)
    return [rng.choice(by_line[line]) for line in rng.sample(sorted(by_line), min(number, len(by_line)))], len(by_line)


def measure(wing: str, number: int, seed: str, copies: list[Path]) -> None:
    """Prints how many mutants of a wing its tests find, and those that they don't."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)
    tests = tests_of(wing, copies[0], len(copies))
    mutants, lines = some_of(wing, number, random.Random(f"{seed} {wing}"))

    def attempt(mutant: Mutant) -> tuple[int, bool]:
        chosen, folder = tests.against(mutant), free.get()
        try:
            return len(chosen), is_found(mutant, chosen, folder)
        finally:
            free.put(folder)

    told: Counter[bool] = Counter()
    with ThreadPoolExecutor(len(copies)) as pool:
        results = tqdm(pool.map(attempt, mutants), wing, len(mutants), disable=None)
        for mutant, (count, found) in zip(mutants, results, strict=True):
            told[found] += 1
            if not found:
                tqdm.write(f"  {mutant} survives {count} tests")
    print(f"{wing}: {told[True]} of {told.total()} found, in {lines} lines; {len(tests.seconds)} tests", flush=True)


def main() -> None:
    wings = sorted(path.name for path in ENGINE.iterdir() if (path / "__init__.py").exists())
    parser = argparse.ArgumentParser(
        prog="python build.py bench mutants", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--wings", nargs="*", choices=wings, default=wings)
    parser.add_argument("--mutants", type=int, default=20, metavar="N", help="in each wing")
    parser.add_argument("--seed", default="1", help="other mutants")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="P")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kortti-mutants-") as work:
        copies = [copy_of(Path(work) / str(number)) for number in range(asked.processes)]
        for wing in asked.wings:
            measure(wing, asked.mutants, asked.seed, copies)


if __name__ == "__main__":
    main()
