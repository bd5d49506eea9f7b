"""The primer on the rules page: what is needed, who wins, a quick start, a worked example."""

from __future__ import annotations

from kortti.cards import CARDS, SUITS
from kortti.games.fan_tan.facts import HouseRules
from kortti.messages import Message, message
from kortti.shown import CardRow, Example, Primer, Proof


def primer_of(house: HouseRules) -> Primer:
    """Returns the primer; see `Game.primer`. The quick start reuses messages of the rules page."""

    def word(name: str, **args: object) -> Message:
        return message(f"fan-tan-primer-{name}", **args)

    start = message("fan-tan-rules-start-left")
    if house.first is not None:
        start = message("fan-tan-rules-start-card", card=CARDS[house.first])
    steps = (
        word("deal" if house.ante or house.short_hand_ante else "deal-free"),
        start,
        word("play"),
        message("fan-tan-rules-unable", n=house.pass_chips),
        message("sevens-rules-end"),
        message("fan-tan-rules-cards", n=house.card_chips),
        message("fan-tan-rules-winner"),
    )
    suit = SUITS[-1 if house.first is None else house.first // 13]
    seven, six, eight, five = (rank + suit for rank in "7685")
    row = CardRow((seven, six, eight, five), notes=(word("lies"), word("fits"), word("fits"), word("waits")))
    proof = Proof(
        hands=(seven, f"{six} {eight} {five}"),
        actions=(f"play {seven}",),
        events=("sevens-play",),
        legal=(f"play {six}", f"play {eight}"),
        refused=((f"play {five}", "needs-card"),),
    )
    example = Example("layout", word("fitting", card=seven), (row,), proof)
    return Primer(needs=word("needs"), wins=word("wins"), steps=steps, examples=(example,))
