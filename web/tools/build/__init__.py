"""The work of build.py, under the system's Python with the standard library alone.

site         puts a site together:
    engine       wheel, Pyodide, snapshot, halves of the WebAssembly
    words        the words of each language
    bundles      scripts and style sheets (esbuild)
    places       where the files of a site are, for its scripts
    pages        index.html, the pages without scripts, pictures
    embed        the table in other people's pages
    caching      headers and service worker
serving      a server for a built site
browser      a Chromium for the tests
checks       what `python build.py check` and `format` run
environment  .venv and node_modules
steps        runs tools, and only what has changed
paths        where things lie
"""
