"""Stand-in for Pyodide's event loop, which needs asyncio. It must import the same JavaScript object, to which the
snapshot refers.
"""

from pyodide_js._api import scheduleCallback  # noqa: F401


def _initialize_event_loop():
    pass
