"""Generates the page's TypeScript types of requests and answers from kortti.wire.

python -m web.tools.engine.wire_types PATH
"""

import inspect
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from kortti import messages, options, wire
from kortti.page.checks import fields_of

PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "any"}
NAMED = {options.OptionValue: "OptionValue", wire.Request: "Request"}
COMMENT = re.compile(r'^    "?(\w+)"?: .*?  # (.*)$|^        "(\w+)": .*?  # (.*)$', re.MULTILINE)


def type_of(kind: Any, *, inside: bool = False) -> str:
    """Returns a type in TypeScript; a union `inside` another type gets parentheses."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return str(kind.__name__)
    if kind in NAMED:
        return NAMED[kind]
    if origin in (Union, UnionType):
        text = " | ".join(dict.fromkeys(map(type_of, args)))
        return f"({text})" if inside else text
    if origin is Literal:
        text = " | ".join(f"'{each}'" if isinstance(each, str) else str(each).lower() for each in args)
        return f"({text})" if inside and len(args) > 1 else text
    if origin is tuple and args[-1] is not ...:
        return f"[{', '.join(map(type_of, args))}]"
    if origin in (list, tuple, Sequence):
        return f"{type_of(args[0], inside=True)}[]"
    if origin in (dict, Mapping):
        return f"Record<string, {type_of(args[1])}>"
    return PLAIN[kind]


def comments_of(kind: Any) -> dict[str, str]:
    """Returns the comments beside the fields of a type."""
    module = inspect.getsource(wire)
    start = re.search(rf"^(class {kind.__name__}\(|{kind.__name__} = TypedDict\()", module, re.MULTILINE)
    source = re.split(r"\n\n\n", module[start.start() :])[0] if start else ""
    return {one or two: first or second for one, first, two, second in COMMENT.findall(source)}


def told(text: str, indent: str = "") -> str:
    """Returns a TypeScript comment."""
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def interface(kind: Any) -> str:
    """Returns the interface of a request or answer."""
    declared = wire.SHOWN.get(kind)
    docs = [each.__doc__ or "" for each in (kind, declared) if each and not (each.__doc__ or "").startswith("dict(")]
    beside = comments_of(kind)
    lines = []
    for name, of in fields_of(kind).items():
        is_needed = get_origin(of) is not NotRequired
        text = type_of(of if is_needed else get_args(of)[0])
        lines.append(f"{told(beside.get(name, ''), '  ')}  {name}{'' if is_needed else '?'}: {text};\n")
    return f"{told(' '.join(docs))}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"


def main(path: Path) -> None:
    kinds = [each for each in vars(wire).values() if is_typeddict(each)]
    kinds.sort(key=lambda kind: kind is not messages.Message)
    aliases = [
        f"export type {name} = {' | '.join(dict.fromkeys(map(type_of, get_args(kind))))};\n"
        for kind, name in NAMED.items()
    ]
    head = "// Made by web/tools/engine/wire_types.py from kortti.wire: all requests of the page and their answers.\n"
    path.write_text("\n".join([head, *aliases, *map(interface, kinds)]), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
