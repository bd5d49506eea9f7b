"""Sizes of the built site's files, raw and compressed."""

import json
import subprocess
from pathlib import Path

import build


def sizes(site: Path) -> None:
    """Prints kB raw, by gzip and by Brotli: a row for each folder, and for each file at the root and of ``py/``."""
    pack = """
        const {gzipSync, brotliCompressSync} = require('zlib'), {readFileSync} = require('fs');
        console.log(JSON.stringify(process.argv.slice(1).map((path) => {
            const data = readFileSync(path);
            // compressed already
            const packed = /[.](gzipped|whl|png)$/.test(path);
            return [data.length, ...(packed ? [data.length, data.length]
                : [gzipSync(data, {level: 9}).length, brotliCompressSync(data).length])];
        })));"""
    paths = build.files(site)
    told = subprocess.run(["node", "-e", pack, *map(str, paths)], capture_output=True, text=True, check=True)
    parts: dict[str, list[int]] = {}
    for path, numbers in zip(paths, json.loads(told.stdout), strict=True):
        name = path.relative_to(site).as_posix()
        part = name.partition("/")[0] + "/" if "/" in name and not name.startswith("py/") else Path(name).name
        parts[part] = [a + b for a, b in zip(parts.get(part, [0, 0, 0]), numbers, strict=True)]
    parts["all"] = [sum(numbers) for numbers in zip(*parts.values(), strict=True)]
    print(f"\n{'Sizes in kB':36}{'raw':>10}{'gzip':>10}{'brotli':>10}")
    for part, numbers in sorted(parts.items(), key=lambda item: item[1][0]):
        print(f"{part:36}" + "".join(f"{number / 1000:10,.1f}" for number in numbers))
