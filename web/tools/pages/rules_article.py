"""The rules of a game as HTML: quick start, law, tables, worked examples, house rules."""

from __future__ import annotations

from typing import Any

import kortti
from kortti.table.rules_page import rules_of
from kortti.wire import Rules, RulesExample, RulesTable
from web.tools.pages.card_faces import symbols
from web.tools.pages.house_rules import house_rules
from web.tools.words import Words


def games_of(words: Words) -> str:
    """Returns the list of all games."""
    games = [
        f'<li><a href="{name}/">{words(f"game-{name}")}</a><br>{words(f"game-{name}.tag")}</li>'
        for name in kortti.games()
    ]
    return f'<article class="prose rules-page"><p>{words("page-description")}</p><ul>{"".join(games)}</ul></article>'


def article(words: Words, game: str, up: str) -> str:
    """Returns the rules of a game, below a link to its table."""
    rules = rules_of(kortti.load_game(game))
    examples = [example for section in rules["sections"] for example in section["examples"]]
    cards = [card for example in examples for row in rows_of(example) for card in row["cards"]]
    faces = symbols(cards, words.printed.letters)
    label = words("play-game", {"name": words(f"game-{game}")})
    play = f'<p class="play"><a class="button primary" href="{up}#/new/{game}?lang={words.language}">{label}</a></p>'
    parts = head(words, rules) + law(words, rules) + house_rules(words, game)
    return f'{play}{faces}<article class="prose rules-page">{parts}</article>'


def head(words: Words, rules: Rules) -> str:
    """Returns the head of a rules page and its quick start."""
    facts = "".join(
        f"<div><dt>{words.show(fact['term'])}</dt><dd>{words.show(fact['line'])}</dd></div>" for fact in rules["head"]
    )
    steps = "".join(f"<li>{words.show(step)}</li>" for step in rules["steps"])
    quick = f"<section><h2>{words('rules-steps-title')}</h2><ol>{steps}</ol></section>" if steps else ""
    return f'<dl class="facts">{facts}</dl>{quick}'


def law(words: Words, rules: Rules) -> str:
    """Returns the law in the order of a deal, with tables and worked examples."""
    found = []
    for section in rules["sections"]:
        lines = "".join(f"<p>{words.show(line)}</p>" for line in section["lines"])
        tables = "".join(table_of(words, table) for table in section["tables"])
        examples = "".join(example_of(words, example) for example in section["examples"])
        found.append(f"<section><h2>{words.show(section['title'])}</h2>{lines}{tables}{examples}</section>")
    return "\n".join(found)


def table_of(words: Words, table: RulesTable) -> str:
    """Returns a table."""
    heads = "".join(f'<th scope="col">{words.show(cell)}</th>' for cell in table["heads"])
    rows = ""
    for row in table["rows"]:
        first, *cells = map(words.show, row["cells"])
        rows += f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
    body = f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"
    return f'<div class="scroll"><table><caption>{words.show(table["name"])}</caption>{body}</table></div>'


def rows_of(example: RulesExample) -> list[dict[str, Any]]:
    """Returns the rows of cards of a worked example, with the fields of `kortti.shown.CardRow`."""
    return [{**row} for row in example["rows"]]


def example_of(words: Words, example: RulesExample) -> str:
    """Returns a worked example: its explanation, and its rows of cards."""
    rows = ""
    for row in rows_of(example):
        name = f'<p class="note">{words.show(row["name"])}</p>' if row["name"] else ""
        cards = ""
        for at, card in enumerate(row["cards"]):
            face = f'<svg class="face" role="img" aria-label="{words.name(card)}"><use href="#card{card}"/></svg>'
            note = row["notes"][at] if row["notes"] else None
            under = f"<small>{words.show(note)}</small>" if note else ""
            cards += f"<li{' class=winning' if at == row['winning'] else ''}>{face}{under}</li>"
        rows += f'<div class="card-row">{name}<ul>{cards}</ul></div>'
    caption = f"<b>{words('rules-example')}</b> {words.show(example['words'])}"
    return f'<figure class="example"><figcaption>{caption}</figcaption>{rows}</figure>'
