"""The rules page of a game, JSON-ready: head, quick start, and sections with tables and examples."""

from __future__ import annotations

from typing import cast

from kortti import shown
from kortti.game import Game
from kortti.games import load_game
from kortti.messages import Message, message
from kortti.shown import Primer, number_cell
from kortti.wire import CardRow, Rule, Rules, RulesSection, RulesTable, sent


def rules_of(game: Game) -> Rules:
    """Returns the rules page of `game`. Lines that the usual rules for as many players lack count as house rules."""
    usual = load_game(game.name, players=game.players)
    primer, standard = game.primer(), usual.primer()
    known = [line for _, lines in usual.rules() for line in lines]
    known += [*standard.steps, *(line for _, line in _head(usual, standard))]
    known += [example.words for example in standard.examples]
    rows = {table.name["id"]: table.rows for table in _tables(usual, standard)}

    def rule(line: Message) -> Rule:
        return {**line, "house": line not in known}

    def laid_out(table: shown.RulesTable) -> RulesTable:
        old = rows.get(table.name["id"], ())
        return {
            "name": table.name,
            "heads": table.heads,
            "rows": [{"cells": row, "house": row not in old} for row in table.rows],
        }

    def section(title: Message, lines: list[Message]) -> RulesSection:
        name = title["id"].rpartition("-title-")[2]
        return {
            "title": title,
            "lines": list(map(rule, lines)),
            "tables": [laid_out(table) for table in _tables(game, primer) if table.section == name],
            "examples": [
                {"words": rule(each.words), "rows": [sent(CardRow, row) for row in each.rows]}
                for each in primer.examples
                if each.section == name
            ],
        }

    return {
        "head": [{"term": message(f"rules-head-{term}"), "line": rule(line)} for term, line in _head(game, primer)],
        "steps": list(map(rule, primer.steps)),
        "sections": [section(title, lines) for title, lines in game.rules()],
    }


def _players_of(game: Game) -> tuple[int, ...]:
    """Returns the possible numbers of players."""
    option = next(option for option in type(game).options_of(game.name) if option.name == "players")
    return cast(tuple[int, ...], option.values)


def _head(game: Game, primer: Primer) -> list[tuple[str, Message]]:
    """Returns the terms and texts at the head of a rules page."""
    players, pack = _players_of(game), game.pack
    size = len(pack.cards) // pack.copies
    has_gap = len(players) == 2 and players[1] - players[0] > 1  # two or four players
    number = message("rules-players-either" if has_gap else "rules-players", least=players[0], most=players[-1])
    if len(players) == 1:
        in_pairs = len(game.sides) == 2 < game.players
        number = message("rules-players-pairs" if in_pairs else "rules-players-one", n=players[0])
    needs = primer.needs or message("rules-needs-paper" if game.counted_in else "rules-needs-nothing")
    wins = [("wins", primer.wins)] if primer.wins else []
    return [
        ("players", number),
        ("cards", message("rules-cards", n=size, packs=pack.copies)),
        ("needs", needs),
        *wins,
    ]


def _tables(game: Game, primer: Primer) -> list[shown.RulesTable]:
    """Returns the tables of a rules page, with one of hand sizes if they depend on the number of players."""
    players = _players_of(game)
    if len(players) == 1:
        return list(primer.tables)
    cards = range(len(game.pack.cards))
    heads = message("rules-head-players"), message("rules-head-dealt"), message("rules-head-left")
    rows, most_left = [], 0
    for number in players:
        table = load_game(game.name, **{**game.options, "players": number})
        dealt = [len(table.dealt(cards, number - 1, seat)) for seat in range(number)]
        each = ", ".join(map(str, dealt[:1] if len(set(dealt)) == 1 else dealt))
        left = len(cards) - sum(dealt)
        most_left = max(most_left, left)
        rows.append((number_cell(number), message("rules-cell-dealt", each=each), number_cell(left)))
    columns = 3 if most_left else 2
    by_players = tuple(row[:columns] for row in rows)
    return [shown.RulesTable("deal", message("rules-table-dealt"), heads[:columns], by_players), *primer.tables]
