"""Stand-in for Pyodide's package loader. It must import the same JavaScript object, to which the snapshot refers."""

from pyodide_js import loadedPackages  # noqa: F401


class _Place:
    def __init__(self, path):
        self.path = path

    def __str__(self):
        return self.path


SITE_PACKAGES = _Place("/lib/python3.14/site-packages")
DSO_DIR = _Place("/usr/lib")


def init_loaded_packages():
    pass
