"""Messages for people, as ids with arguments, and the errors that carry one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict


class Message(TypedDict):
    """A Fluent message: its id and arguments."""

    id: str
    args: dict[str, Any]


def message(id: str, **args: Any) -> Message:
    """Returns a `Message`."""
    return {"id": id, "args": args}


class KorttiError(ValueError):
    """The base class of the engine's errors; `message` is the error in translatable form."""

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message

    def __reduce__(self) -> tuple[Callable[..., KorttiError], tuple[type[KorttiError], str, Message]]:
        """Makes the error picklable, whatever its class is called with."""
        return _unpickled, (type(self), str(self), self.message)


def _unpickled(kind: type[KorttiError], text: str, message: Message) -> KorttiError:
    error = kind.__new__(kind, text)
    error.message = message
    return error


class GameError(KorttiError):
    """Raised for what cannot be had or done: an unknown game, option or seat, a wrong deck, nothing to undo, results of
    an unfinished deal.
    """


class InvalidActionError(KorttiError):
    """Raised for a text or value that is not an action of the game."""


class IllegalActionError(KorttiError):
    """Raised for an action that is not legal now. The state is unchanged."""
