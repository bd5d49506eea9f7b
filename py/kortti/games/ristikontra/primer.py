"""The primer on the rules page: who wins, a quick start, tables, worked examples."""

from __future__ import annotations

from kortti.cards import parse_card
from kortti.games.ristikontra.facts import SEATS, HouseRules, points_in
from kortti.messages import Message, message
from kortti.shown import CardRow, Example, Primer, Proof, number_cell, worth_table

# Example tricks of the source (4.3), each with the index of the winning card.
TRICKS = {
    "third": (("2C", "AD", "2H", "JS"), 2),
    "first": (("7C", "5D", "AH", "3S"), 0),
    "fourth": (("KC", "3D", "TH", "KS"), 3),
}
# Deals of thirteen tricks in the order of play; every card of the early tricks was turned up from the stock. In WINNING
# the first pair takes the first six tricks, with 64 points; the second pair the seventh and all others.
WINNING = "AC 2C 3C 4C/AD 2D 3D 4D/AH 2H 3H 4H/AS 2S 3S 4S/TC 5C 6C 7C/TD 5D 6D 7D/8C 8D KC KD/TH 5H KH QC/"
WINNING += "TS 5S KS QD/QH 6H 7H JC/QS 6S 7S JD/JH 8H 9C 9D/JS 8S 9H 9S"
# In CLEANING the first pair captures a queen in the first trick and wins the last two with jacks, and a king there.
CLEANING = "AC 2C QC 4C/AD 2D 3D 4D/AH 2H 3H 4H/AS 2S 3S 4S/TC 5C 6C 7C/TD 5D 6D 7D/8C 8D KC KD/TH 5H KH 3C/"
CLEANING += "TS 5S 9H QD/QH 6H 7H JC/QS 6S 7S 9D/JH 8H 9C JD/KS JS 8S 9S"
WON = ("AC", "TD", "KH", "QS", "JC", "9D")


def word(name: str, **args: object) -> Message:
    """Returns the primer message `name`."""
    return message(f"ristikontra-primer-{name}", **args)


def primer_of(house: HouseRules) -> Primer:
    """Returns the primer; see `Game.primer`."""
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
        examples=(*(trick(name, *found) for name, found in TRICKS.items()), count(house), *scoring(house)),
    )


def trick(name: str, cards: tuple[str, ...], winner: int) -> Example:
    """Returns an example trick, won by the last card of the led rank (4.3)."""
    notes = [message("rules-note-led"), *[None] * (SEATS - 1)]
    notes[winner] = message("rules-note-wins")
    actions = tuple(f"play {card}" for card in cards)
    proof = Proof(hands=cards, actions=actions, events=("ristikontra-wins",), turn=winner)
    return Example("trick", word(name), (CardRow(cards, notes=tuple(notes), winning=winner),), proof)


def count(house: HouseRules) -> Example:
    """Returns the example of counting the card points of a won pile (4.1)."""
    points = [house.card_points[parse_card(card)] for card in WON]
    row = CardRow(WON, notes=tuple(map(number_cell, points)))
    return Example("aim", word("count", n=sum(points)), (row,), Proof(worth=((" ".join(WON), sum(points)),)))


def played(text: str, house: HouseRules, returns: tuple[int, int]) -> Proof:
    """Returns the proof that a deal of the tricks in `text` ends with `returns` for the two pairs."""
    tricks = [trick.split() for trick in text.split("/")]
    hands: list[list[str]] = [[] for _ in range(SEATS)]
    leader = 0
    for number, cards in enumerate(tricks):
        if number >= house.stock_tricks:
            for step, card in enumerate(cards):
                hands[(leader + step) % SEATS].append(card)
        leader += max(at for at, card in enumerate(cards) if card[0] == cards[0][0])
    stock = tricks[: house.stock_tricks]
    late = [f"play {card}" for cards in tricks[len(stock) :] for card in cards]
    return Proof(
        hands=tuple(map(" ".join, hands)),
        stock=" ".join(card for cards in stock for card in cards),
        actions=(*["turn"] * (SEATS * len(stock)), *late),
        returns=returns * 2,
    )


def scoring(house: HouseRules) -> list[Example]:
    """Returns the examples of scoring in modes where a deal scores more than its card points (4.4)."""
    if house.mode == "gamepoints":
        won = ("AC", "AD", "AH", "AS", "TC", "TD")
        costs = [house.card_points[parse_card(card)] for card in won]
        row = CardRow(won, notes=tuple(map(number_cell, costs)))
        proof = played(WINNING, house, (1, 0))._replace(worth=((" ".join(won), sum(costs)),))
        return [Example("score", word("game-point", n=sum(costs), total=house.all_points), (row,), proof)]
    if house.mode == "cleaning":
        early, late = (tuple(CLEANING.split("/")[at].split()) for at in (0, -1))
        rows = (
            CardRow(early, word("early", n=house.stock_tricks), (None, None, word("dirty"), None)),
            CardRow(late, word("late", n=house.hand_size), (word("clean"), None, None, None)),
        )
        return [Example("score", word("cleaned", n=77), rows, played(CLEANING, house, (77, 43)))]
    return []
