"""The review command: the review of a finished deal as plain lines, in the page's words."""

from __future__ import annotations

from kortti.messages import Message, message
from kortti.records.links import read
from kortti.reviews.reviewing import Move, Review, review
from kortti.terminal.language import Company
from kortti.terminal.records import text_of
from kortti.terminal.screen import Screen, tell_done


def tell_review(screen: Screen, file: str, seat: int | None, deal: int | None, effort: float) -> None:
    """Reviews a deal of a file or link for a seat (default: the first person's) and prints the result.

    Progress is shown in a terminal only, never in a pipe. Raises `KorttiError` or `OSError` if there is no such match,
    seat or finished deal.
    """
    record = read(text_of(file)).record
    if seat is None:
        seat = next(iter(record.people), 0)
    names = screen.words.names(record.seats)
    found = review(record, seat, deal, effort, tell_done)
    screen.words.company = Company(names, seat if len(record.people) == 1 and seat in record.people else None)
    for line in lines_of(screen, found, names[seat] if seat < len(names) else str(seat + 1)):
        screen.write(line)


def lines_of(screen: Screen, review: Review, name: str) -> list[str]:
    """Returns a review as lines: the summary, then each move with its loss and the reason for a better one."""
    words, unit = screen.words, review.unit["id"]
    if words.company.you is not None:
        name = words.text("you-name")

    def say(told: Message, **args: object) -> str:
        return words.say(message(told["id"], **{**told["args"], **args}))

    def amount(number: float, how: str = "review-amount") -> str:
        n = plain(number)
        return say(message(how, unit=unit, n=n, amount=say(review.unit, count=n)))

    def signed(number: float) -> str:
        sign = "+" if plain(number) > 0 else "−" if plain(number) < 0 else ""
        return sign + say(message("terminal-number", n=plain(abs(number))))

    def told(number: int, move: Move) -> list[str]:
        mark = say(message("review-mark", mark=move.mark))
        head = say(message("review-move", number=number, count=len(review.moves), mark=mark))
        what = message("review-same" if move.best == move.played else "review-choices")
        lines = [say(what, name=name, played=words.say(move.played_label), best=words.say(move.best_label))]
        if plain(move.loss):
            lines.append(say(message("review-loss", unit=unit, loss=amount(move.loss))))
        if move.mark != "fine" and move.reason:
            lines.append(words.say(move.reason))
        return [f"{move.at:5}  {head}", *(f"{'':7}{line}" for line in lines)]

    marks = [move.mark for move in review.moves]
    fine, slips, blunders = (marks.count(mark) for mark in ("fine", "slip", "blunder"))
    result = amount(review.result)
    usual = amount(review.usual, "review-bare")
    luck, play = map(signed, (review.luck, review.play))
    slip, blunder = map(amount, (review.borders.slip, review.borders.blunder))
    less = unit if review.is_low else ""
    return [
        say(message("review-title", deal=review.deal)),
        say(message("review-sum", unit=unit, n=plain(review.result), result=result, usual=usual)),
        say(message("review-parts", luck=luck, play=play, less=less)).rstrip(),
        say(message("review-counts", fine=fine, slips=slips, blunders=blunders)),
        say(message("review-borders", slip=slip, blunder=blunder)),
        *(line for number, move in enumerate(review.moves, 1) for line in told(number, move)),
    ]


def plain(number: float) -> float:
    """Returns a number with at most one decimal."""
    return int(rounded) if (rounded := round(number, 1)) == int(rounded) else rounded
