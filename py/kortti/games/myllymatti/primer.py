"""The primer on the rules page: who wins, a quick start, worked examples."""

from __future__ import annotations

from kortti.cards import CARDS
from kortti.games.myllymatti.facts import RANKS, HouseRules
from kortti.messages import Message, message
from kortti.shown import CardRow, Example, Primer, Proof

LED, WINS = message("rules-note-led"), message("rules-note-wins")
# A first half in which seat 0 turns up the higher card of each pair in the stock and wins all 42 cards. At its end seat
# 1 has 2C and 9S, and seat 2 has five cards, with 2H among them.
HANDS, TRUMP = ("AS 2C 5D", "3C 9S JD", "QC KC 2H"), "4H"
REST = sorted(set(CARDS) - {*" ".join(HANDS).split(), TRUMP}, key=lambda card: (RANKS.index(card[0]), card))
PAIRS = " ".join(f"{high} {low}" for low, high in zip(REST[:21], REST[21:], strict=True))
FIRST_HALF = (*["turn"] * 42, *(f"play {card}" for card in ["AS", "3C", "2C", "9S", "JD", "QC", "KC", "5D", "2H"]))


def word(name: str, **args: object) -> Message:
    """Returns the primer message `name`."""
    return message(f"myllymatti-primer-{name}", **args)


def primer_of(house: HouseRules) -> Primer:
    """Returns the primer; see `Game.primer`."""
    beat = "must-beat" if house.must_beat else "beat"
    return Primer(
        needs=message("rules-needs-nothing") if house.deals == 1 else None,
        wins=message("skitgubbe-primer-wins") if house.deals == 1 else word("wins-series", n=house.deals),
        steps=(
            *map(word, ("deal", "duel", "bounce", "draw")),
            message("skitgubbe-primer-half"),
            word(beat),
            message("skitgubbe-primer-complete"),
            word("end"),
        ),
        examples=(trick(), tie(), beating()),
    )


def trick() -> Example:
    """Returns the example of a trick of two suits (3.3, 3)."""
    row = CardRow(("9C", "KD"), notes=(LED, WINS), winning=1)
    proof = Proof(hands=("9C", "KD"), actions=("play 9C", "play KD"), events=("myllymatti-wins",), turn=1)
    return Example("collect", word("trick"), (row,), proof)


def tie() -> Example:
    """Returns the example of a bounce and the trick that decides it (3.3, 4)."""
    tied = word("tied")
    row = CardRow(("8C", "8D", "5H", "JS"), notes=(LED, tied, LED, WINS), winning=3)
    actions = tuple(f"play {card}" for card in row.cards)
    proof = Proof(hands=("8C 5H", "8D JS"), actions=actions, events=("myllymatti-wins",), turn=1)
    return Example("collect", word("tie"), (row,), proof)


def beating() -> Example:
    """Returns the example of a second-half trick that a trump completes (3.4)."""
    beats, trump = message("rules-note-beats"), message("rules-note-trump")
    row = CardRow(("7S", "9S", "2H"), notes=(LED, beats, trump), winning=2)
    actions = (*FIRST_HALF, "play 7S", "play 9S", "play 2H")
    proof = Proof(hands=HANDS, stock=f"{PAIRS} {TRUMP}", actions=actions, events=("myllymatti-complete",), turn=2)
    return Example("shed", word("beating"), (row,), proof)
