"""Serves a built site on this machine with the host's headers and gzip."""

from __future__ import annotations

import fnmatch
import functools
import gzip
import http.server
import sys
from pathlib import Path

from web.tools.build.paths import DIST

PACKED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".ftl", ".webmanifest")  # compressed, as by the host
TYPES = {".mjs": "text/javascript", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}


@functools.lru_cache(maxsize=64)
def header_rules(file: Path, changed: int) -> dict[str, dict[str, str]]:
    """Parses a _headers file: a path or pattern on a line of its own, followed by indented headers."""
    rules: dict[str, dict[str, str]] = {}
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("/"):
            values = rules.setdefault(line.strip(), {})
        elif line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            values[name] = value
    return rules


def headers_for(path: str, folder: Path = DIST) -> dict[str, str]:
    """Returns the headers that a folder's _headers file sets for a path."""
    values = {"Cache-Control": "public, max-age=0, must-revalidate"}  # the host's default
    file = folder / "_headers"
    for pattern, more in header_rules(file, file.stat().st_mtime_ns).items() if file.exists() else ():
        if fnmatch.fnmatchcase(path, pattern):
            values.update(more)
    return values


@functools.lru_cache(maxsize=256)
def packed(path: str, changed: int) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 6)


class Site(http.server.SimpleHTTPRequestHandler):
    """Serves a built site with the headers of its _headers file and gzip; logs nothing."""

    packs: tuple[str, ...] = PACKED
    protocol_version = "HTTP/1.1"
    status = http.HTTPStatus.OK.value
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | TYPES

    def send_response(self, code: int, message: str | None = None) -> None:
        self.status = code
        super().send_response(code, message)

    def end_headers(self) -> None:
        values = headers_for(self.path.partition("?")[0], Path(self.directory))
        if self.status >= http.HTTPStatus.BAD_REQUEST:
            values["Cache-Control"] = "no-store"  # an error lasts no longer than its cause
        for name, value in values.items():
            self.send_header(name, value)
        super().end_headers()

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if self.path.partition("?")[0].endswith("/"):
            path = path / "index.html"
        accepted = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (accepted and path.suffix in self.packs and path.is_file()):
            return super().do_GET()
        changed = path.stat().st_mtime_ns
        etag = f'"{changed:x}"'
        if self.headers.get("If-None-Match") == etag:
            self.send_response(http.HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        data = packed(str(path), changed)
        self.send_response(http.HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("ETag", etag)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
        return None

    def log_message(self, format: str, *args: object) -> None:
        pass


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):  # the browser has closed the connection
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path = DIST, port: int = 0, handler: type[http.server.SimpleHTTPRequestHandler] = Site) -> Server:
    """Returns a server of a folder on this machine; port 0: any free one (see `server_port`)."""
    return Server(("127.0.0.1", port), functools.partial(handler, directory=str(folder)))
