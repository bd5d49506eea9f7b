"""The interface to the page: JSON requests and answers, typed by `kortti.wire`. `Page` is the entry point."""

from kortti.page.page import Page

__all__ = ["Page"]
