"""Link previews: pictures for Open Graph and Twitter, tables for oEmbed."""

import json
import re
import struct
from html import unescape
from pathlib import Path

import pytest

import build
from kortti import games

TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">')
ADDRESS = "https://kortti.example/play/"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of a site with a known address."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "index.html").write_bytes((build.WEB / "public" / "index.html").read_bytes())
    build.write_pages(folder, "main.css", ADDRESS)
    return folder


@pytest.mark.slow
def test_every_page_names_a_picture_that_the_build_makes(pages: Path) -> None:
    found = [pages / "index.html", *pages.glob("*/index.html"), *pages.glob("*/*/index.html")]
    languages = [path for path in (build.WEB / "words").iterdir() if path.is_dir()]
    assert len(found) == 1 + len(languages) * (1 + len(games()))
    for page in found:
        tags = dict(TAG.findall(page.read_text("utf-8")))
        path = page.relative_to(pages).as_posix()
        assert tags["og:url"] == ADDRESS + path.removesuffix("index.html") and tags["og:title"]
        picture = build.DIST / tags["og:image"].removeprefix(ADDRESS)
        head = picture.read_bytes()[:24]
        assert head.startswith(b"\x89PNG") and struct.unpack(">II", head[16:]) == (1200, 630)
        assert (tags["og:image:width"], tags["og:image:height"]) == ("1200", "630")
        assert tags["twitter:card"] == "summary_large_image" and picture.stat().st_size < 300_000


def test_every_page_has_a_table_that_can_be_embedded(pages: Path) -> None:
    for page in (pages / "index.html", *pages.glob("*/*/index.html")):
        (link,) = re.findall(r'type="application/json\+oembed" href="([^"]*)"', page.read_text("utf-8"))
        table = json.loads((pages / link.removeprefix(ADDRESS)).read_text("utf-8"))
        assert (table["version"], table["type"]) == ("1.0", "rich")
        (source,) = re.findall(r'^<iframe src="([^"]*)"', table["html"])
        game, language = re.findall(r"embed/#game=([\w-]+)&lang=(\w+)$", unescape(source))[0]
        assert game in games() and page.parent in (pages, pages / language / game)


def test_a_site_that_does_not_know_its_address_names_no_picture() -> None:
    tags = dict(TAG.findall((build.DIST / "index.html").read_text("utf-8")))
    assert tags["og:title"] == "Kortti" and not {"og:image", "og:url"} & set(tags)
    assert '"pictures/' not in (build.DIST / "sw.js").read_text("utf-8")


@pytest.mark.parametrize(
    "wrong", ['https://a.example/"><script>', "kortti.example", "javascript:alert(1)", "https://a b/"]
)
def test_what_is_no_address_stops_the_build(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KORTTI_URL", wrong)
    with pytest.raises(SystemExit, match="not the address"):
        build.address()


def test_netlify_tells_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KORTTI_URL", raising=False)
    monkeypatch.delenv("NETLIFY", raising=False)
    monkeypatch.setenv("URL", "https://kortti.example")
    assert build.address() == ""  # whatever the environment says
    monkeypatch.setenv("NETLIFY", "true")
    assert build.address() == "https://kortti.example"
