"""Lessons tell the truth: every claim about the table holds at the moment it is made."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, takewhile
from typing import Any

import pytest

from kortti.cards import CARDS, RANKS, parse_card
from kortti.games import load_game
from kortti.games.fan_tan.facts import OPENS
from kortti.messages import Message
from kortti.records.record import Record
from kortti.table.history import History
from tests.engine.contract.test_lessons import LESSONS


class Told:
    """A message of a lesson and the deal at that moment."""

    def __init__(self, state: Any, told: Message) -> None:
        self.state = state
        self.id = told["id"]
        self.args: dict[str, Any] = dict(told.get("args", {}))
        self.card: Any = self.args.get("card")
        self.other: Any = self.args.get("other")
        self.to: Any = self.args.get("to")
        self.zones = state.zones(None)
        self.hand: list[str] = self.zones["hand:0"]
        self.legal = [state.action_to_string(action) for action in state.legal_actions()]
        self.history: list[list[Any]] = state.observation(0)["history"]

    @property
    def table(self) -> set[str]:
        """The publicly visible cards."""
        return {card for zone, cards in self.zones.items() if zone[:4] not in ("hand", "stoc") for card in cards}

    @property
    def trick(self) -> list[str]:
        """The cards of the trick."""
        lays = (cards for zone, cards in sorted(self.zones.items()) if zone.startswith("lay:"))
        return [*self.zones.get("trick", ()), *chain.from_iterable(lays)]

    @property
    def others(self) -> list[list[Any]]:
        """The others' actions since the person's last turn."""
        return [*takewhile(lambda played: played[0] != 0, reversed(self.history))]

    @property
    def beaters(self) -> list[str]:
        """The cards that beat the last one of the current trick."""
        return [text.removeprefix("play ") for text in self.legal if text != "take"]

    def has(self, *cards: str) -> bool:
        """Checks if the person holds all these cards."""
        return set(cards) <= set(self.hand)

    def only(self, *texts: str) -> bool:
        """Checks if these are the only legal actions."""
        return self.legal == [*texts]

    def plays(self) -> bool:
        """Checks if the card in the message can be played."""
        return f"play {self.card}" in self.legal

    def opens(self, card: str) -> set[str]:
        """The cards of Fan Tan that `card` makes playable."""
        opened = OPENS[parse_card(card)]
        return {text for number, text in enumerate(CARDS) if opened >> number & 1} - self.table

    def worth(self, *cards: str) -> int:
        """The value of cards."""
        return int(self.state.game.worth(cards))

    def passed(self) -> list[int]:
        """The others who have passed since the person's last turn."""
        return [seat for seat, text in self.others if text == "pass"]

    def all_trumps(self, cards: list[str]) -> bool:
        """Checks if there are cards and all are trumps."""
        return cards != [] and {card[1] for card in cards} == {"CDHS"[self.state.trump]}

    def tied(self) -> set[int]:
        """The seats that played the highest rank waiting on the table."""
        waiting = self.state.bounced if self.state.game.name == "myllymatti" else self.state.table
        by_seat = {seat: strength(CARDS[card]) for seat, card in waiting}
        return {seat for seat, rank in by_seat.items() if rank == max(by_seat.values())}

    def fits_no_meld(self, card: str) -> bool:
        """Checks if a card in the gin lesson fits neither of its sets nor an end of its run."""
        return card[0] not in "892" and card != "8H"


def strength(card: str) -> int:
    return (RANKS.index(card[0]) - 1) % len(RANKS)


def ranks(cards: list[str]) -> str:
    return "".join(card[0] for card in cards)


CLAIMS: dict[str, Callable[[Told], bool]] = {
    "ristiseiska-lesson-start": lambda it: it.only(f"play {it.card}"),
    "ristiseiska-lesson-seven": lambda it: len(it.passed()) == 2 and it.plays() and it.card[0] == "7",
    "ristiseiska-lesson-six": Told.plays,
    "ristiseiska-lesson-must": lambda it: it.plays() and len(it.legal) > 1 and not any(" " not in x for x in it.legal),
    "ristiseiska-lesson-give": lambda it: it.history[-1] == [it.to, "beg"] and f"give {it.card}" in it.legal,
    "ristiseiska-lesson-low": lambda it: it.plays() and it.has(it.args["one"], it.other),
    "ristiseiska-lesson-high": lambda it: it.plays() and it.has(it.other),
    "ristiseiska-lesson-only": lambda it: it.only(f"play {it.card}"),
    "ristiseiska-lesson-beg": lambda it: it.only("beg") and it.to == 3,
    "ristiseiska-lesson-last": lambda it: it.plays() and f"9{it.card[1]}" in it.table,
    "pantti-lesson-start": lambda it: it.only(f"play {it.card}"),
    "pantti-lesson-token": lambda it: it.only("pass"),
    "pantti-lesson-six": lambda it: it.plays() and f"play {it.other}" not in it.legal,
    "pantti-lesson-eight": lambda it: it.plays() and it.other in it.table,
    "pantti-lesson-five": lambda it: it.passed() == [it.to] and {f"6{it.card[1]}", f"8{it.card[1]}"} <= it.table,
    "pantti-lesson-way": lambda it: it.plays() and it.has(it.other) and f"2{it.card[1]}" not in it.table,
    "pantti-lesson-ace": lambda it: it.plays() and f"2{it.card[1]}" in it.table,
    "pantti-lesson-bonus": lambda it: it.plays() and it.has(it.other) and it.history[-1][0] == 0,
    "pantti-lesson-high": Told.plays,
    "pantti-lesson-last": lambda it: it.plays() and [who for who, what in it.history if what == "pass"][-1] == it.to,
    "ristikontra-lesson-points": lambda it: it.worth(*it.zones["captured:0"]) == 8,
    "ristikontra-lesson-give": lambda it: ranks(it.trick).count("3") == 1 and it.trick[0][0] == "3",
    "ristikontra-lesson-cheap": lambda it: it.trick[0][0] == "2" not in ranks(it.hand) and it.worth(it.card) == 0,
    "ristikontra-lesson-last": lambda it: it.trick[0][0] == "3" not in ranks(it.hand),
    "ristikontra-lesson-against": lambda it: it.others[0] == [it.to, f"play {it.trick[-1]}"] and it.trick[-1][0] == "A",
    "ristikontra-lesson-turn": lambda it: "turn" in it.legal,
    "ristikontra-lesson-fourth": lambda it: it.trick[0][0] == "K" and ranks([*it.table]).count("K") == 3,
    "ristikontra-lesson-end": lambda it: it.worth(*it.zones["captured:0"][-4:]) == 20,
    "myllymatti-lesson-turn": lambda it: it.zones["won:0"] != [] == it.trick and "turn" in it.legal,
    "myllymatti-lesson-bounce": lambda it: it.tied() == {0, it.to},
    "myllymatti-lesson-low": lambda it: it.zones["table"] == [] and it.card == min(it.hand, key=strength),
    "myllymatti-lesson-collect": lambda it: it.state.phase == "collect" and it.others[-1][0] != 0,
    "myllymatti-lesson-trump": lambda it: len(it.zones["stock"]) == 1 and it.plays(),
    "myllymatti-lesson-half": lambda it: it.zones["stock"] == [] and it.state.trump is not None,
    "myllymatti-lesson-shed": lambda it: it.state.trump_seat == 0 and it.trick == [] and strength(it.card) < 4,
    "myllymatti-lesson-beat": lambda it: (
        it.plays() and it.trick[-1] == it.other and it.card[1] == it.other[1]
        and any(card[1] == "CDHS"[it.state.trump] for card in it.beaters)
    ),
    "myllymatti-lesson-complete": lambda it: it.plays() and len(it.trick) == 2 and it.trick[-1] == it.other,
    "myllymatti-lesson-leads": lambda it: it.plays() and it.trick == [] and it.history[-1][0] == 0,
    "myllymatti-lesson-take": lambda it: (
        it.all_trumps(it.beaters) and it.trick == [it.other] and strength(it.other) >= strength("JC")
    ),
    "myllymatti-lesson-ruff": lambda it: (
        it.all_trumps(it.beaters) and it.card == min(it.beaters, key=strength)
        and len(it.trick) == 2 and it.trick[-1] == it.other
    ),
    "fan-tan-lesson-start": lambda it: it.state.pool == 4 and it.plays() and it.card[0] == "7",
    "fan-tan-lesson-seven": lambda it: it.plays() and it.has(it.args["one"], it.other),
    "fan-tan-lesson-only": lambda it: it.only(f"play {it.card}"),
    "fan-tan-lesson-pass": lambda it: it.only("pass"),
    "fan-tan-lesson-way": lambda it: it.plays() and it.opens(it.card) == {f"Q{it.other[1]}"} and it.has(it.other),
    "fan-tan-lesson-own": lambda it: it.plays() and it.opens(it.card) == {it.other} and it.has(it.other),
    "fan-tan-lesson-hold": lambda it: (
        it.plays() and it.opens(it.card) == set() and f"play {it.other}" in it.legal
        and not {f"3{it.other[1]}", f"2{it.other[1]}"} & {*it.hand, *it.table}
    ),
    "fan-tan-lesson-pay": lambda it: it.plays() and it.passed() == [it.to] and f"play {it.other}" in it.legal,
    "fan-tan-lesson-left": lambda it: it.plays() and it.opens(it.card) == set(),
    "fan-tan-lesson-end": lambda it: it.state.pool == it.args["n"],
    "sedma-lesson-lead": lambda it: it.to == 2 and ranks(it.hand).count(it.card[0]) == 2,
    "sedma-lesson-on": lambda it: it.state.winner == it.to and it.plays() and ranks(it.trick).count("K") == 2,
    "sedma-lesson-stop": lambda it: it.state.winner == 0 and ranks(it.trick).count("A") == 1,
    "sedma-lesson-nothing": lambda it: it.worth(it.card) == 0 and {"A", "T"} <= {*ranks(it.hand)},
    "sedma-lesson-seven": lambda it: (
        it.state.winner == it.to and it.trick[-1][0] == "7" and it.only("stop") and it.worth(*it.trick) == 0
    ),
    "sedma-lesson-cheap": lambda it: (
        it.state.leader == it.to and not {it.trick[0][0], "7"} & {*ranks(it.hand)}
        and it.worth(it.card) == 0 and {"A", "T"} <= {*ranks(it.hand)}
    ),
    "sedma-lesson-give": lambda it: (
        it.state.winner == it.to == 2 and len(it.trick) == 2 and it.worth(it.card) == 10 and it.plays()
    ),
    "sedma-lesson-take": lambda it: (
        it.state.winner == it.to and ranks(it.trick) == "A7" and it.state.leader == 2
        and [card for card in it.hand if card[0] in "A7"] == [it.card]
    ),
    "sedma-lesson-end": lambda it: it.state.card_points(0) == it.args["n"],
    "gin-lesson-draw": lambda it: it.state.round == 2 and {"draw discard", "draw stock"} <= {*it.legal},
    "gin-lesson-discard": lambda it: (
        it.worth(it.card) == 15 and ranks(it.hand).count("A") == 1 and not {"KH", "QH"} & {*it.hand}
    ),
    "gin-lesson-buy": lambda it: (
        it.state.turn == it.to and it.zones["discard"][-1] == it.card and ranks(it.hand).count("8") == 2
    ),
    "gin-lesson-take": lambda it: (
        it.zones["discard"][-1] == it.card and it.has(it.other) and ranks(it.hand).count("2") == 2
    ),
    "gin-lesson-contract": lambda it: any(text.startswith("contract 8") for text in it.legal),
    "gin-lesson-meld": lambda it: it.state.down[0] and ranks(it.hand).count("9") == 3,
    "gin-lesson-points": lambda it: it.worth(it.card) == 10 and it.card[0] == "Q",
    "gin-lesson-stock": lambda it: it.zones["discard"][-1] == it.card and it.fits_no_meld(it.card),
    "gin-lesson-layoff": lambda it: it.zones["meld:1"][0][0] == "8" and f"layoff {it.card} 1" in it.legal,
    "gin-lesson-keep": lambda it: (
        not any(text.startswith("layoff") for text in it.legal)
        and (it.worth(it.card), it.worth(it.other)) == (10, 5) and {*it.hand} == {it.card, it.other}
    ),
    "gin-lesson-decline": lambda it: (
        "buy" in it.legal and it.zones["discard"][-1] == it.card and it.fits_no_meld(it.card)
    ),
    "gin-lesson-end": lambda it: f"layoff {it.card} 3" in it.legal and {*it.hand} == {it.card, it.other},
}  # fmt: skip
# Messages about the rules alone, or about what comes later.
NO_CLAIM = {
    "ristikontra-lesson-lead",
    "myllymatti-lesson-lead",
    "skitgubbe-lesson-lead",
    *(f"{name}-lesson-end" for name in ("ristiseiska", "pantti", "myllymatti", "skitgubbe")),
}


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_lesson_tells_is_true(name: str) -> None:
    lesson = LESSONS[name]
    history = History(Record(load_game(name, **lesson.options), lesson.seed, lesson.dealer))
    for told, actions in [*((step.told, step.actions) for step in lesson.steps), (lesson.end, ())]:
        it = Told(history.match.state, told)
        assert it.id in NO_CLAIM or CLAIMS[it.id](it), (it.id, it.args, it.zones, it.legal, it.history[-5:])
        assert it.to != 0
        for text in actions:
            history.play(text)


def test_every_claim_is_made() -> None:
    told = {told["id"] for one in LESSONS.values() for told in (*(step.told for step in one.steps), one.end)}
    assert told == {*CLAIMS, *NO_CLAIM}
