"""The primer on the rules page: what is needed, who wins, a quick start, worked examples."""

from __future__ import annotations

from kortti.cards import parse_card
from kortti.games.sevens.facts import HouseRules, pips
from kortti.messages import Message, message
from kortti.shown import CardRow, Example, Primer, Proof, number_cell

LEFT = ("2C", "3D", "8S")  # the hand scored in the source (1.8)
TABLE, HAND = message("rules-row-table"), message("rules-row-hand")
PLAYS, WAITS = message("rules-note-plays"), message("rules-note-waits")
# Hands of four players who lay hearts from the two to the queen and spades from the five to the eight, in order (1.8).
LONG = ("7C 5H 9H 7S AH KH 4S", "7H 4H TH 6S", "6H 3H JH 8S", "8H 2H QH 5S")
STUCK = "AC AD AH AS KC KD KH KS QC QD QH QS 2C"  # no card of it fits in the first two rounds
PLAYED = tuple(f"play {card}" for turn in zip(*(hand.split()[:4] for hand in LONG), strict=True) for card in turn)


def word(name: str, **args: object) -> Message:
    """Returns the primer message `name`."""
    return message(f"sevens-primer-{name}", **args)


def primer_of(house: HouseRules) -> Primer:
    """Returns the primer; see `Game.primer`."""
    token = house.has_token
    needs = None
    if token:
        needs = word("needs-token" if house.score_cards else "needs-coin")
    wins = word("wins-first")
    if house.score_cards and house.target is not None:
        wins = word("wins-lowest", n=house.target)
    examples = [opening(house)]
    if house.bonus_turn:
        examples.append(bonus())
    if house.begging:
        examples.append(begging())
    elif token:
        examples.append(taking(house))
    if house.score_cards:
        examples.append(count(house))
    return Primer(needs, wins, tuple(steps(house)), examples=tuple(examples))


def steps(house: HouseRules) -> list[Message]:
    """Returns the quick start."""
    turn = word("turn-high" if house.first_ace_decides else "turn")
    found = [word("deal"), word("start"), turn, word(f"opening-{house.opening.replace('_', '-')}")]
    if house.bonus_turn:
        found.append(word("bonus"))
    found.append(word("beg" if house.begging else "token" if house.has_token else "pass"))
    found.append(word("end"))
    if house.score_cards:
        found.append(word("score-token", n=house.token_points) if house.has_token else word("score"))
    return found


def opening(house: HouseRules) -> Example:
    """Returns the example of opening a suit (1.3, 2.3, A1)."""
    if house.opening == "free":
        table, hand, notes = "7H", "8H 6H 5H", [PLAYS, PLAYS, WAITS]
        legal: tuple[str, ...] = ("play 8H", "play 6H")
        refused: tuple[tuple[str, str], ...] = (("play 5H", "needs-card"),)
    elif house.opening == "six_then_eight":
        table, hand, notes = "7H 6H", "8H 5H", [PLAYS, WAITS]
        legal, refused = ("play 8H",), (("play 5H", "eight-first"),)
    else:
        table, hand, notes = "7H 6H", "8H 5H", [PLAYS, PLAYS]
        legal, refused = ("play 8H", "play 5H"), ()
    played = ["7C", *table.split()]
    actions = tuple(f"play {card}" for card in played)
    proof = Proof(hands=(*played, hand), actions=actions, legal=legal, refused=refused)
    rows = CardRow(tuple(table.split()), TABLE), CardRow(tuple(hand.split()), HAND, tuple(notes))
    return Example("layout", word(f"opens-{house.opening.replace('_', '-')}"), rows, proof)


def bonus() -> Example:
    """Returns the example of three cards in one turn, from the source (1.4, A4)."""
    again, end = message("rules-note-again"), message("rules-note-end")
    row = CardRow(("AH", "KH", "4S"), message("rules-row-turn"), (again, again, end))
    proof = Proof(hands=LONG, actions=(*PLAYED, "play AH", "play KH", "play 4S"), events=("sevens-play",), turn=1)
    return Example("turn", word("bonus-chain"), (CardRow(("2H", "QH", "5S", "8S"), TABLE), row), proof)


def begging() -> Example:
    """Returns the example of begging: who gives, and which card (B)."""
    table, hand, given = ("7C", "6C", "5C", "8C"), ("2C", "QD", "KH"), ("3C",)
    actions = ("play 7C", "pass", "play 6C", "play 8C", "play 5C", "beg", "give 3C")
    proof = Proof(hands=("7C 5C 3C", STUCK, "6C", "8C"), actions=actions, events=("sevens-give",), turn=2)
    rows = CardRow(table, TABLE), CardRow(hand, HAND, (WAITS,) * 3), CardRow(given, word("given"))
    return Example("unable", word("begs"), rows, proof)


def taking(house: HouseRules) -> Example:
    """Returns the example of taking the token when unable to play (2.4)."""
    actions, hand = ("play 7C", "pass"), ("2C", "QD", "KH")
    proof = Proof(hands=("7C", STUCK), actions=actions, events=("sevens-pantti",), turn=2)
    rows = CardRow(("7C",), TABLE), CardRow(hand, HAND, (WAITS,) * 3)
    scored = word("takes", n=house.token_points) if house.score_cards else word("takes-free")
    return Example("unable", scored, rows, proof)


def count(house: HouseRules) -> Example:
    """Returns the example of scoring a hand, from the source (1.6)."""
    costs = [pips(parse_card(card), house.ace_value(None)) for card in LEFT]
    row = CardRow(LEFT, HAND, tuple(map(number_cell, costs)))
    return Example("score", word("count", n=sum(costs)), (row,), Proof(worth=((" ".join(LEFT), 13),)))
