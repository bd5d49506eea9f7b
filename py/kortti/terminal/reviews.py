"""The review command: the review of a finished deal as plain lines, in the page's words."""

from __future__ import annotations

from kortti.messages import message
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
    """Returns a review as lines: luck and play, the turning point, then each move with its loss and a reason.

    Counterpart of the page's `web/src/screens/review/review-told.js`.
    """
    words, unit, moves = screen.words, review.unit["id"], review.moves
    if words.company.you is not None:
        name = words.text("you-name")

    def say(id: str, **args: object) -> str:
        return words.say(message(id, **args))

    def plain(number: float) -> float:
        return rounded(number, review.spread)

    def is_good(change: float) -> bool:
        return (change > 0) != review.is_low

    def amount(number: float, how: str = "review-amount", **args: object) -> str:
        n = plain(number)
        told = words.say(message(unit, **{**review.unit["args"], "count": n}))
        return say(how, unit=unit, n=n, amount=told, **args)

    def better(change: float) -> str:
        return amount(abs(change), "review-better", way="good" if is_good(change) else "bad")

    def told(number: int, move: Move) -> list[str]:
        head = say("review-move", number=number, count=len(moves), mark=say("review-mark", mark=move.mark))
        what = "review-same" if move.best == move.played else "review-choices"
        lines = [say(what, name=name, played=words.say(move.played_label), best=words.say(move.best_label))]
        if plain(move.loss):
            lines.append(say("review-loss", unit=unit, loss=amount(move.loss)))
        if move.mark != "fine" and move.reason:
            lines.append(words.say(move.reason))
        return [f"{move.at:5}  {head}", *(f"{'':7}{line}" for line in lines)]

    gain = -review.play if review.is_low else review.play
    way = "none" if abs(review.luck) < review.borders.slip else "good" if is_good(review.luck) else "bad"
    luck = say("review-luck", seat=review.seat, unit=unit, way=way, better=better(review.luck))
    play = say(
        "review-play",
        you="yes" if words.company.you == review.seat else "no",
        way="gain" if plain(gain) > 0 else "cost" if plain(gain) < 0 else "none",
        amount=amount(abs(gain)),
    )
    lines = [
        say("review-title", deal=review.deal),
        words.text("table-told", {"first": luck, "rest": play}),
        say("review-accuracy", n=round(review.accuracy)),
        say(
            "review-sum",
            unit=unit,
            n=plain(review.result),
            result=amount(review.result),
            usual=amount(review.usual, "review-bare"),
        ),
    ]
    if moves and review.turning and plain(review.turning.change):
        at, change = review.turning.at, better(review.turning.change)
        place = sum(move.at < at for move in moves)
        when = "end" if at == review.curve[-1].at else "start" if place == 1 else "between"
        lines.append(say("review-turning", when=when, number=place, first=place - 1, better=change))
    marks = [move.mark for move in moves]
    fine, slips, blunders = (marks.count(mark) for mark in ("fine", "slip", "blunder"))
    slip, blunder = map(amount, (review.borders.slip, review.borders.blunder))
    return [
        *lines,
        say("review-counts", fine=fine, slips=slips, blunders=blunders),
        *(line for number, move in enumerate(moves, 1) for line in told(number, move)),
        say("review-borders", slip=slip, blunder=blunder),
        say("review-accuracy-about", spread=amount(review.spread), error=amount(2 * review.play_error)),
        say("review-luck-about"),
    ]


def rounded(number: float, spread: float) -> float:
    """Returns a number as told where results vary by `spread`: whole, or with a decimal if they vary little."""
    return round(number) if spread >= 10 or round(number, 1) == round(number) else round(number, 1)
