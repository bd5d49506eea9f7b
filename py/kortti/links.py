"""Short name of `kortti.records.links` for scripts."""

from kortti.records.links import Found, Kind, LinkError, read, record_for_link, write_link

__all__ = ["Found", "Kind", "LinkError", "read", "record_for_link", "write_link"]
