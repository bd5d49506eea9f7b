"""The primer on the rules page: who wins, a quick start, a war as a worked example."""

from __future__ import annotations

from kortti.games.skitgubbe.facts import HAND, HouseRules
from kortti.messages import Message, message
from kortti.shown import CardRow, Example, Primer, Proof


def primer_of(rules: HouseRules) -> Primer:
    """Returns the primer; see `Game.primer`."""

    def word(name: str, **args: object) -> Message:
        return message(f"skitgubbe-primer-{name}", **args)

    is_pair = rules.tricks == "pair" and rules.players > 2  # two players always play against each other
    steps = (
        word("deal", n=HAND),
        word("tricks-pair" if is_pair else "tricks-all"),
        word("draw", n=HAND),
        word("trump"),
        word("half"),
        word("beat-run" if rules.runs else "beat"),
        word("complete"),
        word("end"),
    )
    series = message("myllymatti-primer-wins-series", n=rules.deals)
    wins = word("wins") if rules.deals == 1 else series
    return Primer(wins=wins, steps=steps, examples=() if is_pair else (war(rules, word("war")),))


def war(rules: HouseRules, words: Message) -> Example:
    """Returns the example of a round of three players in which two nines tie (2.8)."""
    plays = ("play 9C", "play 9D", "play 4C")
    actions = [text for play in plays for text in ((play, "stop") if rules.slough else (play,))]
    tied = message("skitgubbe-primer-tied")
    proof = Proof(
        hands=("9C KS KH", "9D 2S 3S", "4C 5S 6S"),
        stock="7H 8H TH JH",
        actions=tuple(actions),
        events=("skitgubbe-war",),
        legal=("turn", "play KS"),
    )
    notes = (tied, tied, message("skitgubbe-primer-waits"))
    return Example("collect", words, (CardRow(("9C", "9D", "4C"), notes=notes),), proof)
