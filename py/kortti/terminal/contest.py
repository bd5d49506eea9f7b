"""The arena command: plays what `arena.py` measures and prints it in the page's words."""

from __future__ import annotations

from math import isfinite

from kortti.messages import message
from kortti.terminal.arena import Pairing, Result, play_paired, results
from kortti.terminal.language import Words
from kortti.terminal.screen import Screen, tell_done

SHARES = ("wins", "losses")  # metrics in per cent


def contest(screen: Screen, pairing: Pairing, deals: int) -> None:
    """Plays `deals` deals, or until interrupted, and prints the results.

    Progress is shown in a terminal only, never in a pipe. Raises `GameError` if there is no such game.
    """
    rows = list[dict[str, float]]()
    try:
        for deal in range(deals):
            tell_done(deal / deals)
            rows.append(play_paired(pairing, deal))
    except KeyboardInterrupt:
        screen.write()
    tell_done(1)
    for line in lines_of(screen.words, results(pairing, rows)) if rows else ():
        screen.write(line)


def lines_of(words: Words, found: list[Result]) -> list[str]:
    """Returns the results as lines: the pairing, one line per metric, and the method."""
    pairing, count, cpu = found[0].pairing, found[0].deals, found[0].cpu_ms
    level, against = (words.text(f"level-{each}.short") for each in (pairing.level, pairing.against))
    lines = [words.say(message("terminal-arena", game=pairing.game, level=level, against=against))]
    for one in found:
        mean = figure(words, one.metric, one.mean)
        if isfinite(one.half):
            mean = words.say(message("terminal-arena-mean", mean=mean, half=round(one.half, 1)))
        metric = words.text(f"metric-{one.metric}")
        told = words.say(message("terminal-arena-result", metric=metric, result=mean))
        if one.par:
            par = words.say(message("levels-par", par=figure(words, one.metric, one.par)))
            told = words.text("table-told", {"first": told, "rest": par})
        lines.append(f"  {told}")
    how = words.say(message("terminal-arena-how", count=count, cpu=round(cpu, 1 if cpu >= 1 else 2)))
    return [*lines, f"  {how}"]


def figure(words: Words, metric: str, value: float) -> str:
    """Formats a share in per cent, or points with their sign."""
    if metric in SHARES:
        return words.say(message("terminal-percent", n=round(value, 1)))
    sign = "+" if round(value, 1) > 0 else "−" if round(value, 1) < 0 else ""
    return sign + words.say(message("terminal-number", n=abs(round(value, 1))))
