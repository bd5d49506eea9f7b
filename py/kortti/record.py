"""Short name of `kortti.records.record` for scripts."""

from kortti.records.record import Record, RecordError, Seat, parse, playthrough, replay, write

__all__ = ["Record", "RecordError", "Seat", "parse", "playthrough", "replay", "write"]
