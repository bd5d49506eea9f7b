"""What the rules page has around the law: who wins, a quick start, tables, worked examples."""

from __future__ import annotations

from kortti.cards import parse_card
from kortti.games.ristikontra.facts import SEATS, HouseRules, points_in
from kortti.messages import Message, message
from kortti.shown import CardRow, Example, Primer, Proof, number_cell, worth_table

# Tricks that the source tells of (4.3), and the number of the card that wins each.
TRICKS = {
    "third": (("2C", "AD", "2H", "JS"), 2),
    "first": (("7C", "5D", "AH", "3S"), 0),
    "fourth": (("KC", "3D", "TH", "KS"), 3),
}
WON = ("AC", "TD", "KH", "QS", "JC", "9D")


def word(name: str, **args: object) -> Message:
    """Gets a message of these."""
    return message(f"ristikontra-primer-{name}", **args)


def primer_of(house: HouseRules) -> Primer:
    """Gets what stands around the law; see `Game.primer`."""
    unit = "game" if house.mode == "gamepoints" else "card"
    points = points_in(house.mode)
    score = house.mode if house.mode in ("gamepoints", "cleaning") else "cards"
    steps = (
        word("deal", n=house.hand_size),
        *map(word, ("play", "last", "turn")),
        word("draw", n=house.hand_size),
        word(f"score-{score}"),
    )
    return Primer(
        wins=word(f"wins-{unit}-points", n=house.target),
        steps=steps,
        tables=(worth_table("aim", "".join(sorted(points, key=lambda rank: -points[rank])), points.__getitem__),),
        examples=(*(trick(name, *found) for name, found in TRICKS.items()), count(house)),
    )


def trick(name: str, cards: tuple[str, ...], winner: int) -> Example:
    """Gets a trick, with the last card of the led rank as its winner (4.3)."""
    notes = [message("rules-note-led"), *[None] * (SEATS - 1)]
    notes[winner] = message("rules-note-wins")
    actions = tuple(f"play {card}" for card in cards)
    proof = Proof(hands=cards, actions=actions, events=("ristikontra-wins",), turn=winner)
    return Example("trick", word(name), (CardRow(cards, notes=tuple(notes), winning=winner),), proof)


def count(house: HouseRules) -> Example:
    """Gets what won cards count (4.1)."""
    points = [house.card_points[parse_card(card)] for card in WON]
    row = CardRow(WON, notes=tuple(map(number_cell, points)))
    return Example("aim", word("count", n=sum(points)), (row,), Proof(worth=((" ".join(WON), sum(points)),)))
