"""Runs in the second Pyodide: imports the engine with all its late imports, and removes everything else."""

import gc
import heapq  # noqa: F401  # Counter.most_common imports it when it is called
import linecache
import random
import re
import sys
import zipimport


class LateImport(BaseException):
    """An import after the start, whose file is missing. A BaseException, so that nothing handles it as a missing
    module.
    """


class NothingLater:
    @staticmethod
    def find_spec(name, path=None, target=None):
        raise LateImport(name)


def prepare():
    sys.path_importer_cache.clear()  # site-packages was empty when first read
    import kortti.page  # noqa: F401

    random.seed(0)
    re.purge()
    linecache.clearcache()
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()
    gc.collect()
    gc.collect()
    sys._clear_internal_caches()
    gc.freeze()  # permanent objects: garbage collection during play skips them
    sys.meta_path.append(NothingLater)


prepare()
