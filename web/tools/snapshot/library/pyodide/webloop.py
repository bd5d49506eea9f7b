"""Stands in for Pyodide's event loop, which needs asyncio. The snapshot has to know the same object of the page."""

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop():
    pass
