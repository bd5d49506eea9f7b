"""Short name of `kortti.records.links` for scripts."""

from kortti.records.links import Found, Kind, LinkError, linked, read, write_link

__all__ = ["Found", "Kind", "LinkError", "linked", "read", "write_link"]
