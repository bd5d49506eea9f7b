"""A table as lists of sentences, for text mode and screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kortti.cards import HIDDEN
from kortti.messages import Message, message
from kortti.wire import Action, Part, Score, View


def part(title: Message | None, lines: Sequence[Message]) -> Part:
    """Returns a list of sentences with an optional title."""
    return {"title": title, "lines": lines}


def table_part(view: View) -> Part:
    """Returns the places on the table with their cards, and the marks."""
    return part(message("table-board"), [*map(place_line, view["places"]), *map(mark_line, view["marks"])])


def place_line(place: Mapping[str, Any]) -> Message:
    """Returns the sentence about a place, with its note and owner."""
    line = cards_line(place)
    if place["note"]:
        line = message("table-place-note", place=line, note=place["note"])
    return line if place["seat"] is None else message("text-of", seat=place["seat"], told=line)


def cards_line(place: Mapping[str, Any]) -> Message:
    """Returns a place and its visible cards; of a pile only the top one."""
    name, stands = place["name"], place["stands"]
    cards = [f"{card}={stands[at]}" if stands and stands[at] else card for at, card in enumerate(place["cards"])]
    if not cards:
        if place["ghost"]:
            return message("table-place-waits", place=name, card=place["ghost"])
        return message("table-place-empty", place=name)
    if cards[-1] == HIDDEN:
        return message("table-place-hidden", place=name, count=len(cards))
    if place["closed"]:
        return message("table-place-closed", place=name)
    is_pile, labels = place["form"] == "pile", place["labels"] or ()
    if is_pile:
        cards = cards[-1:]
    if place["form"] != "fan" and any(label is not None for label in labels):
        return message("table-place-played", place=name, played=played_by(cards, labels, place["winning"]))
    if is_pile:
        return message("table-place-top", place=name, card=cards[0])
    return message("table-place-row", place=name, cards=cards)


def played_by(cards: Sequence[str], labels: Sequence[int | None], winning: int | None) -> Message:
    """Returns the cards with the seats that played them."""
    told = [
        message("table-card", card=card)
        if seat is None
        else message("table-card-winning" if at == winning else "table-card-by", seat=seat, card=card)
        for at, (card, seat) in enumerate(zip(cards, labels, strict=False))
    ]
    return listed(told)


def listed(told: Sequence[Message]) -> Message:
    """Joins one or more messages."""
    first, *rest = told
    return message("table-list", first=first, rest=listed(rest)) if rest else first


def mark_line(mark: Mapping[str, Any]) -> Message:
    """Returns the sentence about a mark."""
    seat, name = mark["seat"], mark["name"]
    if mark["material"] == "chips":
        return name if seat is None else message("text-of", seat=seat, told=name)
    if seat is None:
        return message("table-mark-free", mark=name) if mark["material"] == "coin" else name
    return message("table-mark-before" if mark["suit"] else "table-mark-at", mark=name, seat=seat)


def seats_part(view: View) -> Part:
    """Returns the seats with their public facts, from the viewer's left on."""
    players = len(view["seats"])
    order = [(view["front"] + 1 + at) % players for at in range(players)]
    return part(message("table-players"), [line for seat in order for line in seat_lines(view, seat)])


def seat_lines(view: View, seat: int) -> Iterator[Message]:
    """Yields the sentence about a seat, and one for what it says aloud."""
    who, own = view["seats"][seat], view["viewer"]
    side = next(side for side in view["sides"] if seat in side)
    seen = message(
        "table-seat",
        name=message("text-name", seat=seat),
        cards=who["cards"],
        partner="yes" if own is not None and own != seat and own in side else "no",
        scored="yes" if view["unit"] else "no",
        total=amount(view["unit"], who["total"]) if view["unit"] else "",
        dealer="yes" if who["dealer"] else "no",
        turn="out" if who["out"] else "no" if seat != view["turn"] else "yes" if seat == view["owner"] else "asked",
    )
    yield listed([seen, *who["facts"]])
    if who["says"]:
        yield message("text-says", seat=seat, told=who["says"])


def hand_part(view: View) -> Part:
    """Returns the viewer's hand, one line per suit, and the signs on its cards."""
    if view["viewer"] is None:
        return part(None, [message("text-no-hand")])
    hand = sorted(view["hand"], key=lambda card: (card[1], view["ranks"].find(card[0])))
    suits = dict.fromkeys(card[1] for card in hand)
    lines = [message("table-cards", cards=[card for card in hand if card[1] == suit]) for suit in suits]
    signs = [
        message("text-card-of", card=sign["card"], told=sign["name"])
        for sign in map(dict[str, Any], view["signs"])
        if not sign["aid"]
    ]
    return part(message("table-hand", count=len(hand)), [*lines, *signs])


def offers_part(view: View, offers: Sequence[Action] | None = None) -> Part:
    """Returns the viewer's actions, numbered as in the full list, with the text to type; only `offers` if given.

    Of the possible cuts of a pack only the first and the last are listed.
    """
    told: list[tuple[int, dict[str, Any]]] = [(at, dict(offer)) for at, offer in enumerate(view["actions"], 1)]
    if offers is not None:
        told = [(at, offer) for at, offer in told if any(offer["action"] == other["action"] for other in offers)]
    lifts = [at for at, offer in told if offer["lifts"] is not None]
    shown = [(at, offer) for at, offer in told if at not in lifts[1:-1]]
    lines = [message("text-offer", number=at, action=offer["action"], told=offer["label"]) for at, offer in shown]
    return part(message("table-actions"), lines or [view["prompt"]])


def score_parts(view: View) -> list[Part]:
    """Returns the score of the match and, if the deal is over, its result line by line and why it went so."""
    parts = []
    if result := view["result"]:
        parts += [part(row_title(view, row), [*row_lines(view, row)]) for row in result["rows"]]
        parts += [part(None, [result["because"]])] if result["because"] else []
    if view["standings"]:
        rows = [(side["seats"], side["total"]) for side in view["standings"]]
    else:
        rows = [(side, view["totals"][side[0]]) for side in view["sides"]]
    if view["unit"]:
        lines = [message("text-score", name=side_of(seats), told=amount(view["unit"], total)) for seats, total in rows]
        goal = [view["goal"]] if view["goal"] else []
        parts.append(part(message("table-score"), [*lines, *goal]))
    return parts or [part(None, [message("table-no-scores")])]


def row_title(view: View, row: Score) -> Message:
    """Returns a side's name and points in a deal."""
    name = side_of(row["seats"])
    told = message("text-score", name=name, told=amount(view["unit"], row["points"])) if view["unit"] else name
    if (result := view["result"]) and row["seats"][0] in result["left"]:
        return message("text-lost", name=told)
    return message("text-won", name=told) if result and row["seats"][0] in result["winners"] else told


def row_lines(view: View, row: Score) -> Iterator[Message]:
    """Yields the lines of a side's points, then the cards shown with them."""
    for line in map(dict[str, Any], row["lines"]):
        told, points = line["message"], line["points"]
        yield message("text-score", name=told, told=amount(view["unit"], points)) if view["unit"] and points else told
    if row["cards"]:
        yield message("table-cards", cards=row["cards"])


def amount(unit: Message, count: int) -> Message:
    """Returns a number with its `unit`."""
    return message(unit["id"], count=count)


def side_of(seats: Sequence[int]) -> Message:
    """Returns the names of a side."""
    return listed([message("text-name", seat=seat) for seat in seats])
