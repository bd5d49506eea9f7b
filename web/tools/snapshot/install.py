"""Runs in the first Pyodide: installs the wheel like the usual start, and prepares the library of the second one."""

import sys
from pathlib import Path
from zipfile import ZipFile

import micropip


async def install(wheel):
    """Installs the wheel, and returns the path and content of each file of kortti."""
    await micropip.install(f"emfs:{wheel}", deps=False)
    (folder,) = (Path(place) / "kortti" for place in sys.path if place.endswith("site-packages"))
    return [[str(path), path.read_bytes()] for path in sorted(folder.rglob("*")) if path.is_file()]


def lean(library, stand_ins):
    """Replaces modules of a library with stand-ins."""
    target = library + ".lean"
    replaced = {name.removesuffix(".py") for name in stand_ins}
    with ZipFile(library) as old, ZipFile(target, "w") as new:
        for name in old.namelist():
            if name.removesuffix("c").removesuffix(".py") not in replaced:
                new.writestr(name, old.read(name))
        for name, text in stand_ins.items():
            new.writestr(name, text)
    return Path(target).read_bytes()
