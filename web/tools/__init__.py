"""Tools that build, serve and check Kortti. Their commands are in build.py.

build/      the commands; run under the system's Python with the standard library alone
engine/     data from the engine: bytecode, the catalogue, the types of requests and answers
snapshot/   makes the snapshot: the memory of a started Python, from which the page starts (Node)
split/      splits Pyodide's WebAssembly into the part needed for play and the rest (Node)
pages/      static pages: rules in every language, manifests, link previews
pictures/   pictures of link previews
embed/      words and still pictures for embedded tables
words.py    the words of a language as HTML, for pages/, pictures/ and embed/
rooms.py    draws the rooms of the code for docs/

Python in the folders below build/ runs in .venv, as `python -m web.tools.pages SITE STYLE` with py/ on the path.
"""
