"""House rules: an option's name, its values and their texts, its default."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from kortti.messages import GameError, message
from kortti.texts import shown

OptionValue: TypeAlias = bool | int | str | tuple[int, ...] | None


@dataclass(frozen=True)
class Option:
    """One house rule: its name, its default and its possible values.

    A value is one of `values`, or if there are none, a whole number from `least` to `most`.
    """

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...] = ()
    least: int = 0
    most: int = 1_000_000
    none: bool = False  # None is possible as well
    many: bool = False  # a value is a tuple of some of `values`, in their order, with a text like `1,4,12-15`
    # takes effect only with these values of other options; see `counts`
    when: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    unless: Mapping[str, tuple[OptionValue, ...]] = field(default_factory=dict)  # no effect with these
    # an option that decides the default, and the defaults that differ by its value
    by: tuple[str, Mapping[OptionValue, OptionValue]] | None = None

    def default_with(self, options: Mapping[str, OptionValue]) -> OptionValue:
        """Returns the default, given the values of the options before this one."""
        if self.by is None:
            return self.default
        name, defaults = self.by
        return defaults.get(options[name], self.default)

    def counts(self, options: Mapping[str, OptionValue]) -> bool:
        """Checks if this option has an effect, given the values of the others."""
        return all(options[name] in values for name, values in self.when.items()) and not any(
            options[name] in values for name, values in self.unless.items()
        )

    @property
    def kind(self) -> Literal["bool", "choice", "list", "int"]:
        """The type of its values."""
        if self.many:
            return "list"
        if not self.values:
            return "int"
        return "bool" if self.values in ((True, False), (False, True)) else "choice"

    @property
    def possible(self) -> str:
        """The texts of all values: ``true, false``, or ``0–50, none`` for whole numbers."""
        texts = [self.show(value) for value in self.values] or [f"{self.least}–{self.most}"]
        return ", ".join([*texts, *(["none"] if self.none else [])])

    def accepts(self, value: object) -> bool:
        """Checks if `value` is possible for this option. Types must match: True is not 1."""
        if value is None:
            return self.none
        if self.many:
            return (
                isinstance(value, tuple)
                and value != ()
                and all(type(part) is int for part in value)
                and value == tuple(known for known in self.values if known in value)
            )
        if self.values:
            return any(value == known and type(value) is type(known) for known in self.values)
        return type(value) is int and self.least <= value <= self.most

    def parse(self, text: str) -> OptionValue:
        """Parses a value, the reverse of `show`. Raises `ValueError` if `text` is not one.

        ``on`` and ``off`` also mean true and false.
        """
        if self.kind == "bool" and text in ("on", "off"):
            return text == "on"
        for known in (None, *self.values):
            if self.accepts(known) and self.show(known) == text:
                return known
        if self.many:
            value = parse_list(text)
            if self.accepts(value) and self.show(value) == text:
                return value
        elif (
            not self.values
            and text.isascii()
            and text.isdecimal()
            and len(text) < 8
            and str(int(text)) == text
            and self.accepts(int(text))
        ):
            return int(text)
        raise ValueError(text)

    @staticmethod
    def show(value: OptionValue) -> str:
        """Returns the text of a value: ``true``, ``false``, ``none``, the number, the word or the list."""
        if isinstance(value, tuple):
            return show_list(value)
        return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def show_list(numbers: Iterable[int]) -> str:
    """Returns the text of a list of rising numbers, with ``4-6`` for 4, 5, 6."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1][1:] = [number]
        else:
            spans.append([number])
    return ",".join("-".join(map(str, span)) for span in spans)


def parse_list(text: str) -> tuple[int, ...]:
    """Parses a list of numbers, the reverse of `show_list`. Raises `ValueError` if `text` is not one."""
    if not re.fullmatch(r"\d{1,3}(-\d{1,3})?(,\d{1,3}(-\d{1,3})?){0,99}", text, re.ASCII):
        raise ValueError(text)
    spans = [[int(end) for end in span.split("-")] for span in text.split(",")]
    return tuple(number for span in spans for number in range(span[0], span[-1] + 1))


def checked_options(game: str, known: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Returns the value of every option: the `given` values or texts, defaults for the rest.

    Raises `GameError` for an unknown option or an impossible value.
    """
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            others = ", ".join(by_name)
            raise GameError(
                f"{game} has no option {name!r}; there are {others}",
                message("error-unknown-option", name=shown(name), options=others),
            )
    options: dict[str, OptionValue] = {}
    for name, option in by_name.items():
        value = given.get(name, option.default_with(options))
        if isinstance(value, list):  # from JSON
            value = tuple(value)
        if isinstance(value, str) and not option.accepts(value):
            with suppress(ValueError):
                value = option.parse(value)
        if not option.accepts(value):
            raise GameError(
                f"{game}: option {name!r} cannot be {shown(value)!r}; possible: {option.possible}",
                message("error-bad-option", name=name, text=shown(given[name]), values=option.possible),
            )
        options[name] = value  # type: ignore[assignment]
    return options
