"""A naive second implementation of Swedish Gin Rummy, written from the text of the rules alone.

Cards are texts, hands and piles are lists, every question is computed afresh. Options and action texts are the
engine's; `test_gin.py` compares the two. Slow and plain on purpose: share no code with the engine. `met` counts the
special cases of the rules that a deal met, since the tests require all of them.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator

HEIGHTS = {rank: height for height, rank in enumerate("23456789TJQKA", start=2)}
SUITS = "CDHS"
CONTRACTS = {
    1: ("set 3", "set 3"),
    2: ("set 3", "run 4"),
    3: ("set 4", "set 4"),
    4: ("run 4", "run 4"),
    5: ("set 3", "set 3", "run 5"),
    6: ("set 4", "run 5"),
    7: ("set 5", "set 5"),
    8: ("run 5", "run 5"),
    9: ("set 3", "set 3", "set 3", "set 3"),
    10: ("run 4", "run 4", "run 4"),
    11: ("set 4", "set 4", "set 4"),
    12: ("run 3", "run 3", "run 3", "run 3", "run 3"),
    13: ("set 3", "set 3", "set 3", "set 3", "set 3"),
    14: ("set 5", "run 5", "pair 2"),
    15: ("set 3", "set 3", "run 3"),  # sets of exactly 3, a run of all the rest
}

Reshuffle = Callable[[list[str], list[int]], list[str]]


def value(card: str) -> int:
    if card[0] == "2":
        return 25
    if card[0] == "A":
        return 15
    return 10 if card[0] in "JQK" else 5


def is_card(text: str) -> bool:
    return len(text) == 2 and text[0] in HEIGHTS and text[1] in SUITS


def is_set(cards: list[str]) -> bool:
    """Checks if the cards are a set of at least three."""
    naturals = [card for card in cards if card[0] != "2"]
    if len(cards) < 3:
        return False
    if not naturals:
        return True
    return len({card[0] for card in naturals}) == 1 and len(naturals) > len(cards) - len(naturals)


def places_of_run(cards: list[str]) -> list[tuple[str, int]]:
    """Returns every suit and start for which the cards, in this order, are a run of at least three."""
    found = []
    for suit in SUITS:
        for first in range(2, 15):
            if len(cards) < 3 or first + len(cards) - 1 > 14:
                continue
            naturals = wilds = 0
            for position, card in enumerate(cards, start=first):
                if card[1] == suit and HEIGHTS[card[0]] == position:
                    naturals += 1
                elif card[0] == "2":
                    wilds += 1
            if naturals + wilds == len(cards) and naturals > wilds:
                found.append((suit, first))
    return found


def is_run(cards: list[str]) -> bool:
    return len(places_of_run(cards)) > 0


def is_pair(cards: list[str]) -> bool:
    return len(cards) == 2 and cards[0][0] == cards[1][0]


def fits(cards: list[str], kind: str) -> bool:
    """Checks if the cards are a ``set``, ``run`` or ``pair`` of at least this size."""
    word, size = kind.split()
    test = {"set": is_set, "run": is_run, "pair": is_pair}[word]
    return test(cards) and len(cards) >= int(size)


def orders(cards: list[str]) -> Iterator[list[str]]:
    """Yields the orders in which the cards are a run."""
    twos = [card for card in cards if card[0] == "2"]
    others = [card for card in cards if card[0] != "2"]
    positions = {HEIGHTS[card[0]]: card for card in others}
    if len(positions) < len(others) or len({card[1] for card in others}) != 1 or len(twos) > len(others) + 1:
        return
    for first in range(2, 16 - len(cards)):
        if not all(first <= position < first + len(cards) for position in positions):
            continue
        for arrangement in sorted(set(itertools.permutations(twos))):
            rest = list(arrangement)
            order = [positions.get(first + step) or rest.pop(0) for step in range(len(cards))]
            if is_run(order):
                yield order


def contains(cards: list[str], part: list[str]) -> bool:
    return not Counter(part) - Counter(cards)


class Referee:
    """One round. `options` holds every option, `deck` 104 card texts with the top card first."""

    def __init__(self, options: dict, deck: list[str], dealer: int, round: int, players: int) -> None:
        self.options = options
        self.n = players
        self.dealer = dealer
        self.round = round
        self.kinds = CONTRACTS[round]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.stock = list(deck)
        self.pile: list[str] = []
        self.live = False
        self.discarder: int | None = None
        self.tokens = [2] * players
        self.down = [False] * players
        self.melds: list[tuple[str, list[str], int]] = []  # kind, cards, owner
        self.queue: list[int] = []
        self.turn_of: int | None = None
        self.turns = 0
        self.bonus = 0
        self.over = False
        self.out: int | None = None
        self.met: Counter[str] = Counter()
        self.bought = [0] * players
        self.laid = [0] * players
        self.player: int | None
        if options["exact_cut_bonus"]:
            self.phase = "cut"
            self.player = dealer
        else:
            self.deal()

    def deal(self) -> None:
        for number in range(11 * self.n):  # one card at a time, clockwise, from the dealer's left
            self.hands[(self.dealer + 1 + number) % self.n].append(self.stock.pop(0))
        self.pile = [self.stock.pop(0)]
        self.met["a 2 is turned up"] += self.pile[0][0] == "2"
        self.live = True
        self.discarder = None
        self.start((self.dealer + 1) % self.n)

    # Legal actions

    def legal_simple(self) -> list[str]:
        """Returns every legal cut, draw, buy, decline, layoff and discard."""
        if self.over:
            return []
        if self.phase == "cut":
            return [f"cut {k}" for k in range(1, 105)]
        if self.phase == "start":
            texts = ["draw stock"]
            if self.live:
                texts.append("draw discard")
                if self.may_buy(self.player):
                    texts.append("buy")
            return texts
        if self.phase == "window":
            return ["buy", "decline"]
        hand = sorted(set(self.hands[self.player]))
        return [f"discard {card}" for card in hand] + [text for card in hand for text in self.layoffs(card)]

    def may_buy(self, seat: int) -> bool:
        return self.tokens[seat] > 0 and (self.options["buy_after_down"] or not self.down[seat])

    def layoffs(self, card: str) -> list[str]:
        """Returns the ways to lay off a card of the hand."""
        if not self.down[self.player] or not self.keeps_enough(1):
            return []
        texts = []
        for number, (word, cards, owner) in enumerate(self.melds, start=1):
            if owner != self.player and not self.options["layoff_on_others"]:
                continue
            if word == "set" and is_set([*cards, card]):
                texts.append(f"layoff {card} {number}")
            if word == "run":
                suit, first = places_of_run(cards)[0]
                for end, longer, start in (("low", [card, *cards], first - 1), ("high", [*cards, card], first)):
                    if (suit, start) in places_of_run(longer):
                        texts.append(f"layoff {card} {number} {end}")
        return texts

    def keeps_enough(self, count: int) -> bool:
        """Checks if the hand is large enough to lay so many cards."""
        left = len(self.hands[self.player]) - count
        return left >= (0 if self.options["final_discard"] == "optional" else 1)

    def lays_ok(self, text: str) -> bool:
        """Checks if a ``contract ...`` or ``meld ...`` is legal now."""
        if self.over or self.phase != "play":
            return False
        verb, _, rest = text.partition(" ")
        groups = [group.split(" ") for group in rest.split(" / ")]
        cards = [card for group in groups for card in group]
        if not all(is_card(card) for card in cards) or not contains(self.hands[self.player], cards):
            return False
        if verb == "meld":
            return (
                self.down[self.player]
                and len(groups) == 1
                and (is_set(cards) or is_run(cards))
                and self.keeps_enough(len(cards))
            )
        assert verb == "contract", text
        if self.down[self.player] or len(groups) != len(self.kinds):
            return False
        if not all(fits(group, kind) for group, kind in zip(groups, self.kinds, strict=True)):
            return False
        if self.round == 15:
            return len(groups[0]) == len(groups[1]) == 3 and len(cards) == len(self.hands[self.player])
        return self.keeps_enough(len(cards))

    def can_lay(self) -> bool:
        """Checks if anything can be laid down now."""
        if self.over or self.phase != "play":
            return False
        hand = self.hands[self.player]
        if not self.down[self.player]:
            return next(self.contracts(), None) is not None
        return any(self.keeps_enough(len(group)) for word in ("set", "run") for group in self.groups(f"{word} 3", hand))

    def groups(self, kind: str, hand: list[str]) -> list[tuple[str, ...]]:
        """Returns the fitting choices of cards, sorted, none with a smaller part that fits."""
        word, least = kind.split()
        found: list[Counter[str]] = []
        for size in range(int(least), len(hand) + 1):
            for cards in self.candidates(word, size, hand):
                part = Counter(cards)
                if any(not smaller - part for smaller in found):
                    continue
                if fits(cards, kind) if word != "run" else next(orders(cards), None):
                    found.append(part)
        return [tuple(sorted(part.elements())) for part in found]

    def candidates(self, word: str, size: int, hand: list[str]) -> Iterator[list[str]]:
        """Yields choices of so many cards of one rank (or suit) and 2s; others are neither set nor run."""
        place = 1 if word == "run" else 0
        twos = [card for card in hand if card[0] == "2"]
        yielded = set()
        for sort in SUITS if word == "run" else HEIGHTS:
            alike = [card for card in hand if card[0] != "2" and card[place] == sort]
            for wilds in range(size + 1):
                for left in itertools.combinations(alike, size - wilds):
                    for right in itertools.combinations(twos, wilds):
                        cards = tuple(sorted(left + right))
                        if cards not in yielded:
                            yielded.add(cards)
                            yield list(cards)

    def contracts(self) -> Iterator[list[tuple[str, ...]]]:
        """Yields legal contracts as groups of sorted cards; at least one if there is any.

        Groups with a smaller part that fits are left out, except for the run of round 15.
        """
        hand = Counter(self.hands[self.player])
        cards = list(hand.elements())
        choices = {kind: self.groups(kind, cards) for kind in self.kinds}
        if self.round == 15:
            sets = [group for group in choices["set 3"] if len(group) == 3]
            for one, other in itertools.combinations_with_replacement(sets, 2):
                used = Counter(one) + Counter(other)
                rest = list((hand - used).elements())
                if not used - hand and len(rest) >= 3 and next(orders(rest), None):
                    yield [one, other, tuple(sorted(rest))]
            return

        def rest_of(groups: list[tuple[str, ...]], left: Counter[str]) -> Iterator[list[tuple[str, ...]]]:
            if len(groups) == len(self.kinds):
                if self.keeps_enough(sum(map(len, groups))):
                    yield groups
                return
            kind = self.kinds[len(groups)]
            for group in choices[kind]:
                if groups and kind == self.kinds[len(groups) - 1] and group < groups[-1]:
                    continue  # equal kinds in one order only
                if not Counter(group) - left:
                    yield from rest_of([*groups, group], left - Counter(group))

        yield from rest_of([], hand)

    # Playing

    def apply(self, text: str, reshuffle: Reshuffle | None = None) -> None:
        """Plays an action.

        If the stock is reshuffled, `reshuffle` gets its cards and the seats that will draw in this action, and returns
        the order.
        """
        self.reshuffle = reshuffle
        self.text = text
        verb, _, rest = text.partition(" ")
        seat = self.player
        if verb in ("contract", "meld"):
            assert self.lays_ok(text), text
            groups = [group.split(" ") for group in rest.split(" / ")]
            words = [kind.split()[0] for kind in self.kinds]
            self.lay(seat, groups, words if verb == "contract" else ["set" if is_set(groups[0]) else "run"])
            self.met["longer than the contract asks"] += verb == "contract" and any(
                len(group) > int(kind.split()[1]) for group, kind in zip(groups, self.kinds, strict=True)
            )
            return
        assert text in self.legal_simple(), text
        if verb == "cut":
            if int(rest) == 11 * self.n + 1:
                self.bonus = -100
                self.met["exact cut"] += 1
            self.deal()
        elif verb == "layoff":
            self.lay_off(seat, *rest.split())
        elif verb == "discard":
            self.discard(seat, rest)
        elif text == "draw discard":
            self.met["upcard drawn" if self.discarder is None else "discard drawn"] += 1
            self.hands[seat].append(self.pile.pop())
            self.live = False
            self.phase = "play"
        elif text == "draw stock":
            self.queue = self.askable(seat) if self.live else []
            self.met["no window after an own-turn buy"] += not self.live
            self.met["window without anybody to ask"] += self.live and not self.queue
            self.met["dealer asked for the upcard"] += self.live and self.discarder is None and bool(self.queue)
            self.ask()
        elif text == "buy":
            self.buy(seat)
        else:
            self.met["declined"] += 1
            self.queue.pop(0)
            self.ask()

    def start(self, seat: int) -> None:
        self.turn_of = self.player = seat
        self.phase = "start"
        self.met["last card in hand at a turn's start"] += len(self.hands[seat]) == 1

    def askable(self, player: int) -> list[int]:
        """Returns the seats that may buy the card that `player` declined."""
        seats = [(player + step) % self.n for step in range(1, self.n)]
        for seat in seats:
            self.met["not asked: down"] += self.tokens[seat] > 0 and not self.may_buy(seat)
            self.met["not asked: no token"] += self.tokens[seat] == 0
        return [seat for seat in seats if seat != self.discarder and self.may_buy(seat)]

    def ask(self) -> None:
        """Asks the next seat in the queue; if it is empty, the player draws from the stock."""
        if self.queue:
            self.phase = "window"
            self.player = self.queue[0]
            return
        self.live = False
        self.player = self.turn_of
        self.take_stock(self.turn_of, [self.turn_of])
        self.phase = "play"

    def buy(self, seat: int) -> None:
        own = seat == self.turn_of
        self.met["buy on the own turn" if own else "buy in the window"] += 1
        self.met["buy of the upcard by the dealer"] += self.discarder is None and seat == self.dealer
        self.met["buy after going down"] += self.down[seat]
        self.met["buy by one not asked first"] += not own and self.queue[0] != (self.turn_of + 1) % self.n
        self.met["buy with others still to be asked"] += len(self.queue) > 1
        self.tokens[seat] -= 1
        self.bought[seat] += 1
        self.live = False
        self.hands[seat].append(self.pile.pop())
        self.take_stock(seat, [seat] if own else [seat, self.turn_of])
        if own:
            self.end_of_turn()
        else:
            self.queue = []
            self.ask()

    def take_stock(self, seat: int, draws: list[int]) -> None:
        """Gives `seat` the top card of the stock; `draws` are all seats still to draw in this action."""
        if not self.stock:
            bag = self.pile[:-1]
            self.pile = self.pile[-1:]
            self.met[f"stock shuffled anew: {self.text}"] += 1
            self.met["stock shuffled anew between two draws"] += (
                self.text == "buy" and self.phase == "window" and seat == self.turn_of
            )
            self.stock = self.reshuffle(list(bag), draws)
            assert sorted(self.stock) == sorted(bag)
        self.hands[seat].append(self.stock.pop(0))

    def take_from_hand(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)

    def lay(self, seat: int, groups: list[list[str]], words: list[str]) -> None:
        self.met[f"further {words[0]}" if self.down[seat] else f"contract {self.round}"] += 1
        self.down[seat] = True
        for word, group in zip(words, groups, strict=True):
            twos = sum(card[0] == "2" for card in group)
            self.met[f"{word} of 2s alone"] += twos == len(group)
            self.met[f"{word} with a wild card"] += 0 < twos < len(group)
            self.met["one card twice in a set"] += word == "set" and len(set(group)) < len(group)
            self.take_from_hand(seat, group)
            self.laid[seat] += len(group)
            self.melds.append((word, list(group), seat))
        if not self.hands[seat]:
            self.met["out by laying"] += 1
            self.goes_out(seat)

    def lay_off(self, seat: int, card: str, number: str, end: str = "") -> None:
        word, cards, owner = self.melds[int(number) - 1]
        self.met[f"layoff on a {word} {end}".strip()] += 1
        self.met["layoff on another's meld"] += owner != seat
        self.met[f"layoff of a 2 on a {word}"] += card[0] == "2"
        self.take_from_hand(seat, [card])
        self.laid[seat] += 1
        cards.insert(0 if end == "low" else len(cards), card)
        if not self.hands[seat]:
            self.met["out by a layoff"] += 1
            self.goes_out(seat)

    def discard(self, seat: int, card: str) -> None:
        self.take_from_hand(seat, [card])
        self.pile.append(card)
        self.live = True
        self.discarder = seat
        if self.hands[seat]:
            self.end_of_turn()
        else:
            self.met["out by a discard"] += 1
            self.goes_out(seat)

    def goes_out(self, seat: int) -> None:
        self.out = seat
        self.finish()

    def end_of_turn(self) -> None:
        self.turns += 1
        if self.turns == self.options["turn_cap"] * self.n:
            self.met["blocked"] += 1
            self.finish()
        else:
            self.start((self.turn_of + 1) % self.n)

    def finish(self) -> None:
        self.over = True
        self.player = None

    # Zones and results

    def zones(self) -> dict[str, list[str]]:
        return {
            **{f"hand:{seat}": hand for seat, hand in enumerate(self.hands)},
            "stock": self.stock,
            "discard": self.pile,
            **{f"meld:{number}": cards for number, (_, cards, _) in enumerate(self.melds, start=1)},
        }

    def ordered(self) -> list[str]:
        """Returns the zones whose order of cards matters."""
        return [
            "stock",
            "discard",
            *(f"meld:{i}" for i, (word, _, _) in enumerate(self.melds, start=1) if word == "run"),
        ]

    def winners(self) -> list[int]:
        return [] if self.out is None else [self.out]

    def points(self) -> list[int]:
        scores = [sum(value(card) for card in hand) for hand in self.hands]
        if self.out is not None:
            scores[self.out] = 0
        scores[self.dealer] += self.bonus
        return scores


def match_winners(totals: list[int]) -> list[int]:
    return [seat for seat, total in enumerate(totals) if total == min(totals)]
