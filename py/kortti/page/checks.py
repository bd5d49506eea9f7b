"""Validation of JSON values against the types in `kortti.wire`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from kortti import wire

PLAIN: dict[Any, tuple[type, ...]] = {
    str: (str,),
    int: (int,),
    float: (float, int),
    bool: (bool,),
    NoneType: (NoneType,),
}


@cache
def fields_of(kind: Any) -> dict[str, Any]:
    """Returns the fields of a request or answer with their types, `NotRequired[...]` if optional."""
    declared = get_type_hints(wire.SHOWN[kind]) if kind in wire.SHOWN else {}
    return {**declared, **get_type_hints(kind, include_extras=True)}


@cache
def requests() -> dict[str, Any]:
    """Returns the type of each request by its `do`."""
    return {name: kind for kind in get_args(wire.Request) for name in get_args(fields_of(kind)["do"])}


@cache
def _parts_of(kind: Any) -> tuple[Any, tuple[Any, ...], bool]:
    """Returns origin and arguments of a type, and whether it is a TypedDict: asking each time takes longer."""
    return get_origin(kind), get_args(kind), is_typeddict(kind)


def problem(value: object, kind: Any, path: str = "", *, exactly: bool = False) -> str:
    """Returns the error in a value of a given type, like ``.seats[0].kind: is missing``, or "" if it is valid.

    If `exactly` is set, undeclared fields are errors too.
    """
    origin, args, is_object = _parts_of(kind)
    if origin in (Union, UnionType):
        found = [problem(value, each, path, exactly=exactly) for each in args]
        return "" if "" in found else max(found, key=len)
    if is_object and isinstance(value, dict):
        return _problem_of_fields(value, kind, path, exactly)
    if origin is tuple and args[-1] is not ... and isinstance(value, list) and len(value) == len(args):
        parts = zip(value, args, strict=True)
        return _first(problem(each, of, f"{path}[{at}]", exactly=exactly) for at, (each, of) in enumerate(parts))
    if origin in (list, Sequence) or (origin is tuple and args[-1] is ...):
        if isinstance(value, list):
            return _first(problem(each, args[0], f"{path}[{at}]", exactly=exactly) for at, each in enumerate(value))
    elif origin in (dict, Mapping):
        if isinstance(value, dict):
            return _first(problem(each, args[1], f"{path}.{name}", exactly=exactly) for name, each in value.items())
    elif origin is Literal:
        if any(type(value) is type(each) and value == each for each in args):
            return ""
    elif kind is Any or type(value) in PLAIN.get(kind, ()):  # True is not 1
        return ""
    return f"{path}: is not {getattr(kind, '__name__', kind)}"


def _problem_of_fields(value: Mapping[str, object], kind: Any, path: str, exactly: bool) -> str:
    """Returns the error in the fields of an object, or ""."""
    fields = fields_of(kind)
    if exactly and (undeclared := set(value) - set(fields)):
        return f"{path}.{min(undeclared)}: is not declared"
    for name, of in fields.items():
        origin, args, _ = _parts_of(of)
        is_needed = origin is not NotRequired
        if name in value:
            told = problem(value[name], of if is_needed else args[0], f"{path}.{name}", exactly=exactly)
        else:
            told = f"{path}.{name}: is missing" if is_needed else ""
        if told:
            return told
    return ""


def _first(problems: Iterable[str]) -> str:
    """Returns the first error, or ""."""
    return next(filter(None, problems), "")
