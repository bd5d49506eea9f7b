"""Reasons of Swedish Gin Rummy's expert are true: checked against the full state of played deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.cards import CARDS, parse_card
from kortti.games.swedish_gin.facts import CONTRACTS, is_two, points
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.rules import is_set, run_start
from kortti.opponents.swedish_gin.knowledge import Position
from tests.engine.games.test_gin_rules import deal, play

GAME = "swedish-gin-rummy"
ODD = {"final_discard": "optional", "layoff_on_others": False, "buy_after_down": False, "exact_cut_bonus": True}


class Facts:
    """The full state, before an action with a reason."""

    def __init__(self, state: kortti.State, text: str, args: dict[str, Any]) -> None:
        self.state, self.text, self.args = state, text, args
        self.zones: dict[str, list[str]] = state.zones()
        self.seat: int = state.current_player
        self.seen = state.observation(self.seat)
        self.round: int = self.seen["round"]
        self.options = state.game.options
        self.hand = self.cards(f"hand:{self.seat}")
        self.card = parse_card(args["card"]) if "card" in args else -1
        self.n: int = args.get("n", -1)
        self.next = (self.seat + 1) % state.game.players
        self.keep = int(self.options["final_discard"] == "required")
        self.lacks = self.missing(self.hand)

    def cards(self, zone: str) -> list[int]:
        return [parse_card(card) for card in self.zones[zone]]

    def missing(self, hand: list[int]) -> int:
        return finder.missing(hand, self.round)

    def without(self, card: int) -> list[int]:
        rest = self.hand[:]
        rest.remove(card)
        return rest

    def thrown(self) -> int:
        return parse_card(self.text.removeprefix("discard "))

    def top(self) -> bool:
        return self.cards("discard")[-1] == self.card

    def taken(self) -> int:
        """Returns the number of missing cards with the discard and without the best other card."""
        hands = [[*self.without(other), self.card] for other in self.hand]
        return min(map(self.missing, hands))

    def afterwards(self) -> kortti.State:
        return play(self.state.clone(), self.text)

    def fits_on_table(self, card: int, seat: int) -> bool:
        for meld in self.seen["melds"]:
            cards = [parse_card(text) for text in meld["cards"]]
            ways = [[card, *cards], [*cards, card]]
            if meld["kind"] != "pair" and (self.options["layoff_on_others"] or meld["owner"] == seat):
                if meld["kind"] == "set" and is_set(ways[0]):
                    return True
                if meld["kind"] == "run" and any(run_start(way) for way in ways):
                    return True
        return False

    def can_be_laid(self) -> bool:
        groups = finder.further_melds([*self.hand, self.card], 999, self.keep)
        return self.fits_on_table(self.card, self.seat) or any(self.card in group for group in groups)

    def refused(self, seat: int) -> set[str]:
        """Returns the cards that a seat declined, did not buy or discarded, by replaying the deal."""
        state = self.state.game.new_state(deck=self.state.deck, dealer=self.state.dealer, **self.state.arguments)
        cards = set()
        for text in self.state.history:
            live = state.observation(0)["live"]
            if state.current_player == seat and live and text in ("draw stock", "decline"):
                cards.add(state.zones()["discard"][-1])
            if state.current_player == seat and text.startswith("discard "):
                cards.add(text[8:])
            play(state, text)
        return cards

    def helping(self, zones: list[str]) -> int:
        rest = self.without(self.thrown())
        lacks = self.missing(rest)
        return sum(self.missing([*rest, card]) < lacks for zone in zones for card in self.cards(zone))

    def together(self, card: int, other: int) -> bool:
        """Checks if two cards could lie in one group of the contract."""
        for kind, size in CONTRACTS[self.round]:
            if kind != "run" and card % 13 == other % 13:
                return True
            size = size if self.round < 15 else len(self.hand)
            near = abs((card % 13 or 13) - (other % 13 or 13)) < size
            if kind == "run" and card // 13 == other // 13 and card != other and near:
                return True
        return False


def alone(facts: Facts) -> bool:
    rest = facts.without(facts.card)
    twos = [card for card in rest if is_two(card)]
    others = [card for card in rest if not is_two(card)]
    counts = (facts.n, facts.args["twos"]) == (points([facts.card]), len(twos))
    return facts.card == facts.thrown() and counts and not any(facts.together(facts.card, card) for card in others)


def collects(facts: Facts) -> bool:
    other = parse_card(facts.args["other"])
    holds = facts.args["to"] == facts.next and other in facts.cards(f"hand:{facts.next}")
    return holds and facts.card in facts.hand and facts.card != facts.thrown() and facts.together(facts.card, other)


def goes_out(facts: Facts) -> bool:
    state = facts.afterwards()
    left = state.zones()[f"hand:{facts.seat}"]
    if left:
        assert len(left) == facts.n == 1
        play(state, f"discard {left[0]}")
    return state.is_terminal and state.winners() == (facts.seat,)


def frees(facts: Facts) -> bool:
    left = [parse_card(card) for card in facts.afterwards().zones()[f"hand:{facts.seat}"]]
    return facts.n == points(facts.hand) - points(left)


def late(facts: Facts) -> bool:
    to, left = facts.args["to"], facts.args["left"]
    down = facts.seen["down"][to] and to != facts.seat
    return down and left == len(facts.cards(f"hand:{to}")) < 4 and facts.n == points([facts.thrown()])


def outs(facts: Facts) -> bool:
    hidden = ["stock", *(f"hand:{seat}" for seat in range(facts.state.game.players) if seat != facts.seat)]
    return facts.helping(["stock"]) <= facts.n <= facts.helping(hidden) and len(facts.cards("stock")) <= facts.args[
        "of"
    ] <= sum(len(facts.cards(zone)) for zone in hidden)


def refused(facts: Facts) -> bool:
    other, card = facts.args["other"], CARDS[facts.thrown()]
    alike = other == card or (other[0] == card[0] and all(kind == "set" for kind, _ in CONTRACTS[facts.round]))
    return alike and facts.args["to"] == facts.next and other in facts.refused(facts.next)


def owed(facts: Facts) -> bool:
    size = sum(size for _, size in CONTRACTS[facts.round]) + (facts.options["final_discard"] == "required")
    return facts.n == size > facts.args["held"] == len(facts.hand) + 1 and not facts.seen["down"][facts.seat]


def buy_helps(facts: Facts) -> bool:
    lacks = facts.missing([*facts.hand, facts.card])
    tokens = facts.seen["tokens"][facts.seat]
    return facts.top() and facts.n == tokens - 1 and facts.args["missing"] == lacks < facts.lacks


def fits_next(facts: Facts) -> bool:
    other = parse_card(facts.args["other"])
    heavier = points([other]) > points([facts.thrown()])
    down = facts.args["to"] == facts.next and facts.seen["down"][facts.next]
    return other in facts.hand and heavier and down and facts.fits_on_table(other, facts.next)


def spare(facts: Facts) -> bool:
    return facts.card == facts.thrown() and facts.n == facts.lacks == facts.missing(facts.without(facts.card))


def least(facts: Facts) -> bool:
    fewest = min(facts.missing(facts.without(card)) for card in facts.hand)
    return facts.card == facts.thrown() and facts.n == fewest == facts.missing(facts.without(facts.card))


def most(facts: Facts) -> bool:
    heaviest = max(points([card]) for card in facts.hand)
    return facts.seen["down"][facts.seat] and facts.n == heaviest == points([facts.card])


def two_more(facts: Facts) -> bool:
    return facts.state.phase == "window" and facts.text == "decline" and facts.seen["down"][facts.seat]


def cannot_lay(facts: Facts) -> bool:
    return facts.top() and facts.n == points([facts.card]) and not facts.can_be_laid()


def too_late(facts: Facts) -> bool:
    to, left = facts.args["to"], facts.args["left"]
    down = facts.seen["down"][to] and to != facts.seat
    return facts.text == "decline" and down and left == len(facts.cards(f"hand:{to}")) < 4


TRUE: dict[str, Callable[[Facts], bool]] = {
    "cut": lambda facts: facts.n == 11 * facts.state.game.players + 1,
    "lays": lambda facts: facts.top() and finder.can_lay([*facts.hand, facts.card], facts.round, facts.keep),
    "nearer": lambda facts: facts.top() and facts.taken() == facts.n < facts.lacks,
    "two": lambda facts: facts.top() and is_two(facts.card),
    "no-nearer": lambda facts: facts.top() and facts.n == facts.lacks <= facts.taken(),
    "can-lay": lambda facts: facts.top() and facts.can_be_laid(),
    "cannot-lay": cannot_lay,
    "two-more": two_more,
    "longer": lambda facts: facts.round == 15,
    "too-late": too_late,
    "buy-owed": owed,
    "buy-helps": buy_helps,
    "out": goes_out,
    "frees": frees,
    "late": late,
    "collects": collects,
    "alone": alone,
    "gone": lambda facts: not any(card % 13 == facts.thrown() % 13 for card in facts.cards("stock")),
    "outs": outs,
    "refused": refused,
    "spare": spare,
    "least": least,
    "most": most,
    "fits-next": fits_next,
}


VERBS = {"cut": ("cut",), "lays": ("draw",), "nearer": ("draw",), "two": ("draw",), "can-lay": ("draw",)}
VERBS |= {"no-nearer": ("draw", "decline"), "cannot-lay": ("draw", "decline"), "two-more": ("decline",)}
VERBS |= {"longer": ("decline",), "too-late": ("decline",), "buy-owed": ("buy",), "buy-helps": ("buy",)}
VERBS |= {"out": ("contract", "meld", "layoff"), "frees": ("contract", "meld", "layoff")}
TAKING = {"lays", "nearer", "two", "can-lay"}  # reasons for the discard; a draw without one is from the stock


def speaks_for(id: str, text: str) -> bool:
    """Checks if a reason applies to an action of that kind."""
    drawn = text not in ("draw discard", "draw stock") or (text == "draw discard") == (id in TAKING)
    return drawn and text.split()[0] in VERBS.get(id, ("discard",))


def heard(number: int, players: int, whims: float, **options: Any) -> Counter[str]:
    """Plays a round among experts with some random actions and counts the reasons of their choices.

    Checks these reasons and those of other actions.
    """
    rng = random.Random(f"{number}/{players}")
    state = kortti.load_game(GAME, players=players, **options).new_state(seed=f"why/{number}", round=number)
    ids: Counter[str] = Counter()
    while not state.is_terminal:
        seen = state.observation(state.current_player)
        text = opponents.choose(seen, rng, "expert")
        if len(seen["legal"]) > 1:
            few = [each for each in seen["legal"] if not each.startswith("discard")]
            for each in dict.fromkeys([text, *few, rng.choice(seen["legal"])]):
                why = opponents.reason(seen, each)
                id = why["id"].removeprefix("gin-reason-") if why else ""
                if why:
                    assert speaks_for(id, each), (why, each)
                    assert TRUE[id](Facts(state, each, why["args"])), (why, each, state.history, state.deck)
                ids[id] += each == text
        play(state, rng.choice(seen["legal"]) if rng.random() < whims else text)
    return ids


@pytest.mark.slow
def test_what_it_says_is_true_and_it_nearly_always_has_something_to_say() -> None:
    ids: Counter[str] = Counter()
    for number in range(1, 16):
        for players in (3, 6):
            ids += heard(number, players, 0.08, **(ODD if number % 2 else {}))
    assert ids[""] < 0.05 * ids.total() and ids.total() > 500
    assert ids.keys() | {""} >= TRUE.keys() - {"two", "least"}


def test_it_knows_what_every_discard_costs() -> None:
    """Round 9: all twelve cards are needed, and there is none to discard yet."""
    state = deal("5C 5D 5H 9C 9D 9H JC JD JH 3C 3D", upcard="7D", stock="3H", round=9)
    seen = play(state, "draw stock", "decline", "decline").observation(0)
    why = opponents.reason(seen, "discard 5C")
    assert why == {"id": "gin-reason-least", "args": {"card": "5C", "n": 1}}
    assert TRUE["least"](Facts(state, "discard 5C", why["args"]))


@pytest.mark.parametrize("number", [1, 4, 10])
@pytest.mark.slow
def test_what_it_remembers_is_true(number: int) -> None:
    """What others took and still hold, what they declined, and what the stock may hold, also after a reshuffle."""
    rng = random.Random(number)
    state = kortti.load_game(GAME, players=3).new_state(seed=number, round=number)
    shuffles = 0
    while not state.is_terminal and shuffles < 9:
        seat = state.current_player
        if state.move_number % 7 == 3:
            facts, position = Facts(state, "", {}), Position(state.observation(seat))
            assert all(Counter(facts.cards("stock"))[card] <= position.out[card] for card in range(52))
            shuffles += bool(facts.seen["reshuffles"])
            for other in {0, 1, 2} - {seat}:
                assert not Counter(position.taken[other]) - Counter(facts.cards(f"hand:{other}"))
                assert {CARDS[card] for card in position.refused[other]} == facts.refused(other)
        texts = [text for text in state.observation(seat)["legal"] if text.split()[0] != "contract"]
        play(state, rng.choice(texts))
    assert shuffles


def test_it_says_what_others_collect() -> None:
    """The next player took a king; otherwise the other king would be discarded before the seven."""
    state = deal("5C 5D 9C 9D 8C 8D 6S 7S KS QS KH", "AC 4C", "JC", stock="3H TC TD", upcard="AH")
    play(state, "draw stock", "decline", "decline", "discard KH", "draw discard", "discard AC")
    seen = play(state, "draw stock", "decline", "discard JC", "draw stock", "decline").observation(0)
    why = opponents.reason(seen, "discard 7S")
    assert why == {"id": "gin-reason-collects", "args": {"card": "KS", "other": "KH", "to": 1}}


def test_it_says_what_is_gone() -> None:
    """All other eights are visible."""
    state = deal("5C 5D 9C 9D 8C 8D 6S 7S KS QS KH", upcard="AH", stock="3H")
    seen = play(state, "draw stock", "decline", "decline").observation(0)
    seen["zones"]["discard"] += ["8C", "8D", "8H", "8H", "8S", "8S"]
    assert opponents.reason(seen, "discard 8C") == {"id": "gin-reason-gone", "args": {"card": "8C"}}
