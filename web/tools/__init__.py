"""What builds, serves and checks Kortti; build.py at the top has the commands.

build/      the work of the commands: under the system's Python, with the standard library alone
engine/     what the build takes from the engine: bytecode, the catalogue, the types of requests and answers
snapshot/   makes the memory of a started Python, from which the page starts (Node)
split/      splits Pyodide's WebAssembly into what play needs and the rest (Node)
pages/      the pages that need no script: rules in every language, manifests, what links unfold into
pictures/   the pictures that links unfold into
embed/      words and still pictures for the table in other people's pages
words.py    the words of a language as HTML, for pages/, pictures/ and embed/
rooms.py    draws the rooms of the code for docs/

What is Python in the rooms below build/ runs in .venv, as `python -m web.tools.pages SITE STYLE` with py/ on the path.
"""
