"""The primer on the rules page: what is needed, who wins, a quick start, tables, worked examples."""

from __future__ import annotations

from kortti.cards import parse_card
from kortti.games.swedish_gin.facts import WHOLE_HAND, HouseRules, points
from kortti.messages import Message, message
from kortti.shown import CardRow, Example, Primer, Proof, RulesTable, number_cell, worth_table

SECOND = (("rounds", "2"), ("exact_cut_bonus", "false"))  # a set of three and a run of four
LEFT = ("9D", "TD", "QD", "6H")  # the hand of the fourth player in the source (5.9)


def word(name: str, **args: object) -> Message:
    """Returns the primer message `name`."""
    return message(f"gin-primer-{name}", **args)


def primer_of(rules: HouseRules) -> Primer:
    """Returns the primer; see `Game.primer`."""
    later = ("more", "discard") if rules.rounds != (WHOLE_HAND,) else ()
    return Primer(
        needs=word("needs"),
        wins=word("wins"),
        steps=tuple(map(word, ("deal", "contract", "draw", "buy", "lay", *later, "score"))),
        tables=(contracts(rules), worth_table("score", "3456789TJQKA2", lambda rank: points([parse_card(f"{rank}C")]))),
        examples=(*melds(), *(round_examples(rules) if later else ()), count()),
    )


def contracts(rules: HouseRules) -> RulesTable:
    """Returns the table of the contracts that are played, with the buys that each needs (5.4)."""
    rows = tuple(
        (number_cell(number), message("gin-the-contract", n=number), number_cell(rules.buys_for(number)))
        for number in rules.rounds
    )
    return RulesTable("rounds", word("table"), tuple(map(word, ("head-round", "head-contract", "head-buys"))), rows)


def melds() -> list[Example]:
    """Returns examples of valid sets and runs, and of invalid ones with the reason (5.3)."""
    found = []
    for name, round, cards, wrong in (
        ("set", 1, ("3H", "3H", "3S", "2C", "2D"), None),
        ("no-set", 1, ("3H", "3S", "2C", "2D"), "gin-majority"),
        ("run", 8, ("4S", "2H", "6S", "2D", "8S"), None),
        ("no-run", 4, ("AS", "2S", "3S", "4S"), "gin-run-ace"),
    ):
        notes = tuple(
            word("stands", card=f"{(4 + at)}S") if name == "run" and card[0] == "2" else None
            for at, card in enumerate(cards)
        )
        proof = Proof(
            hands=(" ".join(cards),),
            options=(("rounds", str(round)), ("exact_cut_bonus", "false")),
            groups=((" ".join(cards), wrong),),
        )
        row = CardRow(cards, notes=notes if any(notes) else ())
        found.append(Example("melds", word(name), (row,), proof))
    return found


def round_examples(rules: HouseRules) -> list[Example]:
    """Returns the examples of laying a contract, buying a discard and keeping a card for the end (5.6)."""
    draw = ("draw stock", "decline", "decline")
    set_, run = ("5C", "5D", "5S"), ("7H", "2C", "9H", "TH")
    laid = f"contract {' '.join(set_)} / {' '.join(run)}"
    contract = Proof(hands=(" ".join(set_ + run),), options=SECOND, actions=(*draw, laid), events=("gin-contract",))
    stands = (None, word("stands", card="8H"), None, None)
    bought = word("discard-taken"), word("stock-taken")
    buy = Proof(
        hands=("KC",), stock="8D JC", options=SECOND, actions=("draw stock", "buy"), events=("gin-buys",), turn=0
    )
    found = [
        Example("lay", word("laid"), (CardRow(set_), CardRow(run, notes=stands)), contract),
        Example("buy", word("bought"), (CardRow(("8D", "JC"), notes=bought),), buy),
    ]
    if rules.final_discard:
        low, high = ("7H", "8H", "9H", "TH"), ("JH", "QH", "KH")
        out = Proof(
            hands=(" ".join((*set_, "5H", *low, *high)),),
            stock="3C 6H",
            options=SECOND,
            actions=(
                *(*draw, f"contract {' '.join(set_)} / {' '.join(low)}", "layoff 5H 1"),
                *(f"layoff {card} 2 high" for card in high),
            ),
            legal=("discard 6H",),
            refused=(("layoff 6H 2 low", "must-keep-a-card"),),
        )
        rows = CardRow(low + high, message("rules-row-table")), CardRow(("6H",), message("rules-row-hand"))
        found.append(Example("end", word("last"), rows, out))
    return found


def count() -> Example:
    """Returns the example of scoring a hand, from the source (5.7, 5.9)."""
    costs = [points([parse_card(card)]) for card in LEFT]
    row = CardRow(LEFT, message("rules-row-hand"), tuple(map(number_cell, costs)))
    return Example("score", word("count", n=sum(costs)), (row,), Proof(worth=((" ".join(LEFT), 25),)))
