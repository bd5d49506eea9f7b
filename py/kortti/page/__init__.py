"""The page's side of the engine: requests and answers in JSON (`kortti.wire` types them). `Page` is its door."""

from kortti.page.page import Page

__all__ = ["Page"]
