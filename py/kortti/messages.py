"""What is said to people: ids of messages with arguments, never sentences; and the errors, which carry one."""

from __future__ import annotations

from typing import Any, TypedDict


class Message(TypedDict):
    """Words for people: an id of the Fluent files and the arguments of its sentence."""

    id: str
    args: dict[str, Any]


def message(id: str, **args: Any) -> Message:
    """Makes a `Message`."""
    return {"id": id, "args": args}


class KorttiError(ValueError):
    """What all errors of the engine are. `message` is the same in a form that can be put into any language."""

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message

    def __reduce__(self) -> tuple[type[KorttiError], tuple[str, Message]]:
        """Tells how an error is carried from one process to another."""
        return type(self), (str(self), self.message)


class GameError(KorttiError):
    """An unknown game or option, a value that an option cannot have, a deck or seat that does not fit."""


class InvalidActionError(KorttiError):
    """A text or value that is no action of the game at all."""


class IllegalActionError(KorttiError):
    """An action that the rules do not allow now. The state is as it was."""
