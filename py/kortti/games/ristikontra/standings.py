"""Match totals of the two teams, by scoring mode (4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.game import Deal, Standing
from kortti.games.ristikontra.facts import CLEAN_FLOOR, TEAMS, HouseRules
from kortti.messages import Message, message


def standing_after(deals: Sequence[Deal], house: HouseRules) -> Standing:
    """Returns the standing of a match after `deals`. Only finished deals count towards the target (D20)."""
    count = {"gamepoints": _game_points, "cleaning": _points_of_cleaning}.get(house.mode, _card_points)
    totals, notes = count(deals)
    best = max(totals)
    leading = [team for team in range(TEAMS) if totals[team] == best]
    is_over = best >= house.target
    if is_over and len(leading) == TEAMS:
        if house.mode in ("first120", "first60"):  # the team that did not win the last trick (4.4, D19)
            leading = [1 - deals[-1].summary["last"][0]]
            notes.append(message("ristikontra-note-last-trick", seat=leading[0], to=leading[0] + 2))
        else:  # another deal decides (D16)
            is_over = False
            notes.append(message("ristikontra-note-level", n=best))
    winners = (leading[0], leading[0] + 2) if is_over else ()
    return Standing(tuple(totals * 2), is_over, winners, tuple(notes))


def _game_points(deals: Sequence[Deal]) -> tuple[list[int], list[Message]]:
    """Adds up game points. Each level deal adds one to the next win (D8), also to a win that scores 2 (D9)."""
    totals, carry, notes = [0] * TEAMS, 0, list[Message]()
    for deal in deals:
        notes = []
        won = deal.returns[:TEAMS]
        if not any(won):
            carry += 1
            notes.append(message("ristikontra-note-carry", n=carry))
            continue
        winner = won.index(max(won))  # the other team scores nothing
        totals[winner] += won[winner] + carry
        if carry:
            notes.append(message("ristikontra-note-paid", seat=winner, to=winner + 2, n=carry))
        carry = 0
    return totals, notes


def _points_of_cleaning(deals: Sequence[Deal]) -> tuple[list[int], list[Message]]:
    """Adds up the points of mode cleaning. Fewer than ten captured points reset the whole total (D14, D15)."""
    totals, notes = [0] * TEAMS, list[Message]()
    for deal in deals:
        notes = []
        for team in range(TEAMS):
            gained, captured = deal.returns[team], deal.summary["captured"][team]
            if captured < CLEAN_FLOOR:
                if totals[team]:
                    notes.append(message("ristikontra-note-reset", seat=team, to=team + 2, n=totals[team]))
                totals[team] = 0
                continue
            if not gained:
                notes.append(message("ristikontra-note-dirty", seat=team, to=team + 2, n=captured))
            totals[team] += gained
    return totals, notes


def _card_points(deals: Sequence[Deal]) -> tuple[list[int], list[Message]]:
    """Adds up card points. A total is never reset (D18), and 60 points each have no special effect (D21)."""
    return [sum(deal.returns[team] for deal in deals) for team in range(TEAMS)], []
