"""Deals in a row: the totals of the two teams, by the scoring of the mode (4.4)."""

from __future__ import annotations

from collections.abc import Sequence

from kortti.game import Deal, Standing
from kortti.games.ristikontra.facts import CLEAN_FLOOR, TEAMS, HouseRules
from kortti.messages import Message, message


def standing_after(deals: Sequence[Deal], house: HouseRules) -> Standing:
    """Gets how a match stands after `deals`. The target is looked at after a deal, never during one (D20)."""
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
    """Adds up game points. A deal that ends level adds one to what the next winner gets (D8), beside a 2, too (D9)."""
    totals, carry, notes = [0] * TEAMS, 0, list[Message]()
    for deal in deals:
        notes = []
        won = deal.returns[:TEAMS]
        if not any(won):
            carry += 1
            notes.append(message("ristikontra-note-carry", n=carry))
            continue
        winner = won.index(max(won))  # the other team gets nothing
        totals[winner] += won[winner] + carry
        if carry:
            notes.append(message("ristikontra-note-paid", seat=winner, to=winner + 2, n=carry))
        carry = 0
    return totals, notes


def _points_of_cleaning(deals: Sequence[Deal]) -> tuple[list[int], list[Message]]:
    """Adds up what the deals of mode cleaning bring; fewer than ten captured points take the whole total (D14, D15)."""
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
    """Adds up card points. No total is ever taken (D18), and 60 points each are nothing special (D21)."""
    return [sum(deal.returns[team] for deal in deals) for team in range(TEAMS)], []
