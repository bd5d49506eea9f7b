// node bytecode.mjs OUT.zip: Pyodide's standard library as bytecode, stored uncompressed, without modules that a card
// game never imports.
// node bytecode.mjs OUT.whl IN.whl LIBRARY.zip: a wheel with bytecode beside its modules, without what the page does not
// use. LIBRARY.zip is what the other way made; with it, Python starts twice as fast.
// Bytecode halves the starting time. Pyodide's own Python must make it, since bytecode belongs to one version.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const library = fileURLToPath(new URL('../../node_modules/pyodide/python_stdlib.zip', import.meta.url));
const [target, wheel, stdLibURL] = process.argv.slice(2);
const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' }, stdLibURL }); // tracebacks without columns
pyodide.FS.writeFile('/in.zip', readFileSync(wheel ?? library));
pyodide.globals.set('is_wheel', wheel !== undefined);
pyodide.runPython(`
import importlib.util, marshal, sys
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

# Debuggers, test tools, mail and web clients, XML, processes: they would be a third of the file.
LEFT_OUT = set("""
    _pydecimal _pyio _pyrepl antigravity bdb cProfile cmd compileall curses dbm doctest ensurepip ftplib idlelib
    imaplib lib2to3 mailbox modulefinder multiprocessing netrc optparse pdb pickletools plistlib poplib profile pstats
    pty pyclbr pydoc pydoc_data readline rlcompleter sched shelve smtplib socketserver sqlite3 tabnanny this timeit
    trace tty turtle unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
""".split())
ENCODINGS = set("""
    __init__ aliases ascii base64_codec charmap cp1252 cp437 hex_codec idna latin_1 punycode raw_unicode_escape
    unicode_escape utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le utf_8 utf_8_sig
""".split())

NOT_IN_PAGE = (
    "kortti/terminal/", "kortti/research/", "kortti/__main__.py", "kortti/picture/notebook.py", "kortti/record.py",
    "kortti/links.py",
    # for the search for puzzles
    *(f"kortti/opponents/swedish_gin/{module}.py" for module in ("determinizations", "playouts", "steps")),
)

def wanted(name):
    top, _, rest = name.removesuffix(".py").partition("/")
    return rest in ENCODINGS if top == "encodings" else top not in LEFT_OUT

def bytecode(source, path):
    """Gives a pyc without docstrings whose source is never asked for (PEP 552, unchecked hash)."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)

def convert_library(source, target):
    place = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
    for name in filter(wanted, sorted(source.namelist())):
        data = source.read(name)
        if name.endswith(".py"):
            name, data = name + "c", bytecode(data, place + name)
        target.writestr(ZipInfo(name), data, ZIP_STORED)

def convert_wheel(source, target):
    place = f"/lib/python{sys.version_info.major}.{sys.version_info.minor}/site-packages/"
    for name in source.namelist():
        if name.startswith(NOT_IN_PAGE):
            continue
        data = source.read(name)
        if name.endswith("/RECORD"):
            data = b"".join(line for line in data.splitlines(True) if not line.decode().startswith(NOT_IN_PAGE))
        target.writestr(ZipInfo(name), data, ZIP_DEFLATED)
        if name.endswith(".py"):
            cached = importlib.util.cache_from_source(name)
            target.writestr(ZipInfo(cached), bytecode(data, place + name), ZIP_DEFLATED)

with ZipFile("/in.zip") as source, ZipFile("/out.zip", "w") as target:
    (convert_wheel if is_wheel else convert_library)(source, target)
`);
writeFileSync(target, pyodide.FS.readFile('/out.zip'));
