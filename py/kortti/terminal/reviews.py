"""The review of a finished deal in a terminal: plain lines, in the words of the page."""

from __future__ import annotations

import sys

from kortti.links import read
from kortti.messages import Message, message
from kortti.reviews.reviewing import Move, Review, reviewing
from kortti.terminal.language import Company
from kortti.terminal.records import names_of, text_of
from kortti.terminal.screen import Screen


def tell_review(screen: Screen, file: str, seat: int | None, deal: int | None, effort: float) -> None:
    """Reviews a deal of a file or link, from a seat (without one, the first person's), and tells what came of it.

    How far it has come stands in a terminal beside it, never in a pipe. Raises `KorttiError` or `OSError` where there
    is no such match, seat or finished deal.
    """
    record = read(text_of(file)).record
    if seat is None:
        seat = next(iter(record.people), 0)
    names = names_of(screen.words, record)
    pieces, is_seen = reviewing(record, seat, deal, effort), sys.stderr.isatty()
    while True:
        try:
            done = next(pieces)
        except StopIteration as ended:
            review: Review = ended.value
            break
        if is_seen:
            print(f"\r{done:4.0%}", end="", file=sys.stderr, flush=True)
    if is_seen:
        print("\r    \r", end="", file=sys.stderr)
    screen.words.company = Company(names, seat if len(record.people) == 1 and seat in record.people else None)
    for line in lines_of(screen, review, names[seat] if seat < len(names) else str(seat + 1)):
        screen.write(line)


def lines_of(screen: Screen, review: Review, name: str) -> list[str]:
    """Gets a review in lines: what it comes to, and then each choice, what it cost and why another one was better."""
    words = screen.words
    if words.company.you is not None:
        name = words.text("you-name")

    def amount(number: float) -> str:
        unit: Message = review.unit
        return words.say(message(unit["id"], **unit["args"], count=plain(number)))

    def signed(number: float) -> str:
        text = words.text("terminal-number", {"n": plain(abs(number))})
        return f"{'+' if plain(number) > 0 else '−' if plain(number) < 0 else ''}{text}"

    def told(number: int, move: Move) -> list[str]:
        given = {"number": number, "count": len(review.moves), "mark": words.text("review-mark", {"mark": move.mark})}
        labels = {"played": words.say(move.played_label), "best": words.say(move.best_label)}
        what = "review-same" if move.best == move.played else "review-choices"
        lines = [words.text(what, {"name": name, **labels})]
        if plain(move.loss):
            lines.append(words.text("review-loss", {"loss": amount(move.loss)}))
        if move.mark != "fine" and move.reason:
            lines.append(words.say(move.reason))
        return [f"{move.at:5}  {words.text('review-move', given)}", *(f"{'':7}{line}" for line in lines)]

    marks = [move.mark for move in review.moves]
    counts = {"fine": marks.count("fine"), "slips": marks.count("slip"), "blunders": marks.count("blunder")}
    numbers = {"result": review.result, "expected": review.expected, "usual": review.usual}
    parts = {"luck": review.luck, "cards": review.cards, "play": review.play}
    borders = {"slip": review.borders.slip, "blunder": review.borders.blunder}
    return [
        words.text("review-title", {"deal": review.deal}),
        words.text("review-sum", {key: amount(number) for key, number in numbers.items()}),
        words.text(
            "review-parts",
            {**{key: signed(number) for key, number in parts.items()}, "low": "yes" if review.is_low else "no"},
        ).rstrip(),
        words.text("review-counts", counts),
        words.text("review-borders", {key: amount(number) for key, number in borders.items()}),
        *(line for number, move in enumerate(review.moves, 1) for line in told(number, move)),
    ]


def plain(number: float) -> float:
    """Gets a number with one decimal at most."""
    return int(rounded) if (rounded := round(number, 1)) == int(rounded) else rounded
