"""A pytest plugin: writes which test passes over which line of the engine, to the folder that KORTTI_LINES names.

Each process writes one file: `{"tests": {test: seconds}, "lines": {file: {line: [test]}}}`, of tests that passed. Lines
that run when a module is imported belong to no test.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

FOLDER = Path(os.environ["KORTTI_LINES"])
SECONDS: dict[str, float] = {}

os.environ["COVERAGE_CORE"] = "ctrace"  # which can tell contexts apart
measured = coverage.Coverage(data_file=None, source_pkgs=["kortti"])
measured.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    measured.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        measured.switch_context("")


@pytest.hookimpl
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call" and report.passed:
        SECONDS[report.nodeid] = report.duration


def pytest_sessionfinish() -> None:
    measured.stop()
    data = measured.get_data()
    lines = {
        file: {
            line: [test for test in tests if test in SECONDS] for line, tests in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    (FOLDER / f"{os.getpid()}.json").write_text(json.dumps({"tests": SECONDS, "lines": lines}), "utf-8")
