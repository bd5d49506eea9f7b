"""Commands of build.py, run under the system's Python with the standard library alone.

site         assembles a site from:
    engine       wheel, Pyodide, snapshot, halves of the WebAssembly
    words        the words of each language
    bundles      scripts and style sheets (esbuild)
    places       paths of a site's files, for its scripts
    pages        index.html, static pages, pictures
    embed        embedded tables
    caching      headers and service worker
serving      a server for a built site
browser      browsers for tests and measurements
checks       commands of `python build.py check` and `format`
environment  .venv and node_modules
steps        runs tools, and steps whose inputs have changed
paths        paths in the project
"""
