"""Runs in the second Pyodide: imports the engine with all that it imports later, and leaves nothing else behind."""

import gc
import heapq  # noqa: F401  # Counter.most_common imports it when it is called
import linecache
import random
import re
import sys
import zipimport


class LateImport(BaseException):
    """An import after the start. Its file is not there; nobody may take that for a module that does not exist."""


class NothingLater:
    @staticmethod
    def find_spec(name, path=None, target=None):
        raise LateImport(name)


def prepare():
    sys.path_importer_cache.clear()  # site-packages was empty when it was looked at
    import kortti.page  # noqa: F401

    random.seed(0)
    re.purge()
    linecache.clearcache()
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()
    gc.collect()
    gc.collect()
    sys._clear_internal_caches()
    gc.freeze()  # what is there for good is not looked through for garbage in the middle of a thought
    sys.meta_path.append(NothingLater)


prepare()
