"""Messages for people, as ids with arguments, and the errors that carry one."""

from __future__ import annotations

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

    def __reduce__(self) -> tuple[type[KorttiError], tuple[str, Message]]:
        """Makes the error picklable."""
        return type(self), (str(self), self.message)


class GameError(KorttiError):
    """Raised for an unknown game or option, an impossible option value, or a wrong deck or seat."""


class InvalidActionError(KorttiError):
    """Raised for a text or value that is not an action of the game."""


class IllegalActionError(KorttiError):
    """Raised for an action that is not legal now. The state is unchanged."""
