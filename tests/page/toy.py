"""Toy games for the page, unlike any real game: each uses some features of a table, the last one all of them.

In all of them players act in turn, an action is its text, and a deal ends with the first empty hand or after `TURNS`.

Hill        two rows of one cell each; a card with two possible places; one or two cards drawn from the same pile
Pairs       slots without fans of its own, a closed pile that takes cards, and no button for a chosen card;
            hands sorted by groups
Knife       a pile cut within a range, an alternative to it, and a row beside it that nobody plays to
Ring        a cross beside a pile, a row with names, places before the seats, marks with suits, a hand in its own order;
            a look back at the last ring, progress of the deal, a note at a pile, and signs at cards of the hand
Fair        a cross, a row, piles, fans, slots, marks, words and places before the seats, all on one table; wild fives
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations
from typing import ClassVar, get_args, get_type_hints

from kortti.cards import CARDS, HIDDEN, parse_card
from kortti.game import Event, Game, State, View, unknown_action
from kortti.messages import Message, message
from kortti.options import Option
from kortti.shown import (
    Choice,
    Hand,
    Laying,
    Mark,
    Peak,
    Place,
    Recall,
    RulesSection,
    ScoreLine,
    Sign,
    Slot,
    Sort,
    hand_of,
)

TURNS = 4  # of each player
STOCK = 12
PEAKS = get_args(get_type_hints(Peak)["kind"])


class ToyState(State["Toy"]):
    """A deal of any toy game: cards in zones."""

    __slots__ = ("table",)

    shut: ClassVar[tuple[str, ...]] = ("stock",)  # hidden zones
    most: ClassVar[int] = 1  # maximum number of cards drawn at once

    def __init__(self, game: Toy, deck: list[int], dealer: int) -> None:
        super().__init__(game, deck, dealer)
        self.table = {hand_of(seat): list(game.dealt(deck, dealer, seat)) for seat in range(game.players)}
        top = game.hand * game.players
        self.table["stock"] = deck[top : top + STOCK]
        self.phase = "turn"
        self.current_player = (dealer + 1) % game.players
        self.begin()

    def begin(self) -> None:
        """Sets up the table beside hands and stock."""

    def choices(self) -> dict[str, Choice]:
        """Returns the legal actions, each with its `Choice`."""
        raise NotImplementedError

    def play(self, seat: int, text: str) -> list[Event]:
        """Plays a legal action."""
        raise NotImplementedError

    @property
    def seat(self) -> int:
        assert self.current_player is not None
        return self.current_player

    @property
    def cards(self) -> list[int]:
        """The hand of the player to act."""
        return sorted(self.table[hand_of(self.seat)])

    def move(self, card: int, source: str, target: str, id: str, seen_by: tuple[int, ...] | None = None) -> Event:
        """Moves a card from one zone to another."""
        self.table[source].remove(card)
        self.table.setdefault(target, []).append(card)
        return Event(id, self.current_player, None, CARDS[card], source, target, seen_by)

    def draw(self, count: int = 1) -> list[Event]:
        """Draws cards from the stock into the hand."""
        own = hand_of(self.seat)
        drawn = self.table["stock"][:count]
        return [self.move(card, "stock", own, "toy-draw", (self.seat,)) for card in drawn]

    def legal_actions(self) -> list[str]:
        return [] if self.current_player is None else list(self.choices())

    @property
    def drawn(self) -> dict[str, Choice]:
        """Returns the actions that draw a card, or two, as far as the stock allows."""
        names = ("draw one", "draw two")[: min(len(self.table["stock"]), self.most)]
        return {name: Choice(message("toy-draw-many", n=n), zone="stock") for n, name in enumerate(names, 1)}

    def is_legal(self, action: Hashable) -> bool:
        return action in self.legal_actions()

    def action_to_string(self, action: str) -> str:
        return action

    def string_to_action(self, text: str) -> str:
        if text.partition(" ")[0] not in ("draw", "lay", "drop", "pair", "cut", "keep", "skip"):
            raise unknown_action(text)
        return text

    def apply_action(self, action: str) -> list[Event]:
        if not self.is_legal(action):
            raise self.illegal(action)
        seat = self.seat
        first, *rest = self.play(seat, action) or [Event("")]
        # moments don't depend on rules: one of each kind, in turn
        cards = (first.public.card,) if first.card else ()
        peak = Peak(PEAKS[len(self._history) % len(PEAKS)], message("toy-left"), cards)
        events = [first._replace(peak=peak), *rest]
        self._history.append((seat, action))
        self.current_player = (seat + 1) % self.game.players
        if not self.table[hand_of(seat)] or len(self._history) == TURNS * self.game.players:
            self.is_terminal, self.current_player, self.phase = True, None, "over"
        return events

    def returns(self) -> tuple[int, ...]:
        return tuple(len(self.table[hand_of(seat)]) for seat in range(self.game.players))

    def winners(self) -> tuple[int, ...]:
        left = self.returns()
        return tuple(seat for seat, count in enumerate(left) if count == min(left))

    def score_lines(self, seat: int) -> list[ScoreLine]:
        return [ScoreLine(message("toy-left"), self.returns()[seat])]

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        def is_seen(zone: str) -> bool:
            hand = zone.startswith("hand:")
            return player is None or (zone == hand_of(player) if hand else zone not in self.shut)

        return {
            zone: [CARDS[card] if is_seen(zone) else HIDDEN for card in cards] for zone, cards in self.table.items()
        }

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats, from the player to act."""
        first = self.current_player or 0
        return tuple((first + k) % self.game.players for k in range(self.game.players))


class ToyView(View[ToyState]):
    """What all of their views share."""

    def prompt(self, state: ToyState) -> Message:
        return message("toy-prompt")

    def choice(self, state: ToyState, action: str) -> Choice:
        return state.choices()[action]

    def why_not(self, state: ToyState, action: str) -> Message:
        return message("toy-no")


class Toy(Game):
    """Base of all toy games."""

    option_list = (Option("players", 3, (2, 3)), Option("mood", "calm", ("calm", "wild")))
    hand: ClassVar[int] = 4
    kind: ClassVar[type[ToyState]]

    def deal(self, deck: list[int], dealer: int) -> ToyState:
        return self.kind(self, deck, dealer)

    def dealt(self, deck: Sequence[int], dealer: int, player: int) -> Sequence[int]:
        return deck[(player - dealer - 1) % self.players : self.hand * self.players : self.players]

    def rules(self) -> list[RulesSection]:
        return [(message("toy-title"), [message("toy-rules")])]


def place(zone: str, col: int, row: int, form: str = "pile", **more: object) -> Place:
    """Returns a place that is named like its zone."""
    return Place(zone, col, row, message(f"toy-{zone.partition(':')[0]}"), form, **more)  # type: ignore[arg-type]


def pairs(hand: Sequence[int]) -> dict[str, Choice]:
    """Returns an action for every pair in a hand."""
    found = (two for two in combinations(hand, 2) if two[0] % 13 == two[1] % 13)
    groups = [tuple(CARDS[card] for card in two) for two in found]
    return {f"pair {' '.join(two)}": Choice(message("toy-pair", cards=two), groups=(two,)) for two in groups}


def laying(state: ToyState, groups: Sequence[Sequence[str]], seat: int) -> Laying:
    """Tells what a pair still lacks, or what is wrong with it."""
    (group,) = groups
    lacks = [max(0, 2 - len(group))]
    cards = sorted(map(parse_card, group))  # in any order
    legal = pairs(cards) if state.current_player == seat and len(group) == 2 else {}
    problem = message("toy-lacks") if lacks[0] else None if legal else message("toy-no")
    return Laying(list(legal), [problem], lacks)


# Hill: rows that grow, and several things to do with one pile


class HillState(ToyState):
    most = 2

    def begin(self) -> None:
        self.table |= {"hill": [], "slope": []}

    def choices(self) -> dict[str, Choice]:
        found = {}
        for zone, sign in (("hill", 1), ("slope", -1)):
            row = self.table[zone]
            for card in self.cards:
                if not row or sign * (card % 13 - row[-1] % 13) >= 0:
                    text = CARDS[card]
                    found[f"lay {text} {zone}"] = Choice(message(f"toy-to-{zone}", card=text), text, zone)
        return {**found, **self.drawn} or {"skip": Choice(message("toy-skip"))}

    def play(self, seat: int, text: str) -> list[Event]:
        if text == "skip":
            return [Event("toy-skipped", seat)]
        if text.startswith("draw"):
            return self.draw(1 + (text == "draw two"))
        _, card, zone = text.split()
        return [self.move(parse_card(card), hand_of(seat), zone, "toy-lay")]


class HillView(ToyView):
    def places(self, state: ToyState) -> list[Place]:
        return [place("stock", 0, 0), place("hill", 1, 0, "row"), place("slope", 1, 1, "row")]


class Hill(Toy):
    kind, view = HillState, HillView()


# Pairs: slots, and nothing else that lies in fans


class PairsState(ToyState):
    shut = "stock", "heap"

    def begin(self) -> None:
        self.table["heap"] = []

    def choices(self) -> dict[str, Choice]:
        drops = {
            f"drop {CARDS[card]}": Choice(message("toy-drop", card=CARDS[card]), CARDS[card], "heap")
            for card in self.cards
        }
        return {**drops, **pairs(self.cards), **self.drawn}

    def play(self, seat: int, text: str) -> list[Event]:
        if text.startswith("draw"):
            return self.draw()
        cards = map(parse_card, text.split()[1:])
        return [self.move(card, hand_of(seat), "heap", "toy-lay") for card in cards]


class PairsView(ToyView):
    hand = Hand(apart="5")

    def sorts(self, state: ToyState) -> tuple[Sort, ...]:
        return ("rank", "groups") if state.dealer else ("groups", "rank")

    def together(self, state: ToyState, seat: int) -> list[tuple[str, ...]]:
        return [choice.groups[0] for choice in pairs(state.table[hand_of(seat)]).values()]

    def places(self, state: ToyState) -> list[Place]:
        return [place("stock", 0, 0, closed=True, outlined=False), place("heap", 1, 0, closed=True)]

    def slots(self, state: ToyState, seat: int) -> list[Slot]:
        return [Slot("pair", message("toy-slot"), 2)] if state.current_player == seat else []

    def lay(self, state: ToyState, groups: Sequence[Sequence[str]], seat: int) -> Laying:
        return laying(state, groups, seat)


class Pairs(Toy):
    kind, view, hand = PairsState, PairsView(), 14  # enough for a pair


# Knife: a cut, and something else instead


class KnifeState(ToyState):
    def begin(self) -> None:
        self.table["slope"] = [self.table["stock"].pop() for _ in range(5)]

    @property
    def is_cut(self) -> bool:
        return len(self._history) >= self.game.players

    def choices(self) -> dict[str, Choice]:
        if self.is_cut:
            return {
                f"drop {CARDS[card]}": Choice(message("toy-drop", card=CARDS[card]), CARDS[card], "hill")
                for card in self.cards
            }
        cuts = {f"cut {n}": Choice(message("toy-cut", n=n), zone="stock", lifts=n) for n in range(3, 6)}
        return {"skip": Choice(message("toy-skip")), **cuts}

    def play(self, seat: int, text: str) -> list[Event]:
        what, *rest = text.split()
        if what == "skip":
            return [Event("toy-skipped", seat)]
        if what == "cut":
            stock, n = self.table["stock"], int(rest[0])
            self.table["stock"] = stock[n:] + stock[:n]
            return [Event("toy-was-cut", seat)]
        return [self.move(parse_card(rest[0]), hand_of(seat), "hill", "toy-lay")]


class KnifeView(ToyView):
    def places(self, state: ToyState) -> list[Place]:
        return [
            place("stock", 0, 0, closed=True, outlined=False),
            place("hill", 1, 0),
            place("slope", 0, 1, "row", width=4),
        ]


class Knife(Toy):
    kind, view = KnifeState, KnifeView()


# Ring: a cross beside a pile, names and marks


class RingState(ToyState):
    def begin(self) -> None:
        self.last: tuple[int, tuple[str, ...]] | None = None
        own = {f"kept:{seat}": [] for seat in range(self.game.players)}
        self.table |= {"ring": [], "hill": [], **own, **{zone.replace("kept", "heap"): [] for zone in own}}

    @property
    def shut_zones(self) -> list[str]:
        return [zone for zone in self.table if zone.startswith("heap:")]

    def zones(self, player: int | None = None) -> dict[str, list[str]]:
        zones = super().zones(player)
        return zones if player is None else {**zones, **{zone: [HIDDEN] * len(zones[zone]) for zone in self.shut_zones}}

    @property
    def leader(self) -> int:
        return (self.seats[0] - len(self.table["ring"])) % self.game.players

    def choices(self) -> dict[str, Choice]:
        found = {}
        for text in (CARDS[card] for card in self.cards):
            found[f"lay {text}"] = Choice(message("toy-to-ring", card=text), text, "ring")
            found[f"keep {text}"] = Choice(message("toy-keep", card=text), text, f"kept:{self.seat}")
        return {**found, **self.drawn}

    def play(self, seat: int, text: str) -> list[Event]:
        what, card = text.split()
        if what == "draw":
            return self.draw(1 + (card == "two"))
        own = hand_of(seat)
        if what == "keep":
            return [self.move(parse_card(card), own, f"kept:{seat}", "toy-lay")]
        events = [self.move(parse_card(card), own, "ring", "toy-lay")]
        if len(self.table["ring"]) == self.game.players:
            ring = list(self.table["ring"])
            self.last = self.leader, tuple(CARDS[card] for card in ring)
            taken = [self.move(card, "ring", f"heap:{seat}", "") for card in ring[1:]]
            events += [*taken, self.move(ring[0], "ring", "hill", "")]
        return events


class RingView(ToyView):
    hand = Hand(ranks="23456789TJQKA", sorts=("rank", "suit"), own_order=True)

    def progress(self, state: ToyState) -> Message | None:
        return message("toy-progress", n=state.move_number // state.game.players + 1, total=TURNS)

    def recall(self, state: ToyState) -> Recall | None:
        assert isinstance(state, RingState)
        if state.last is None:
            return None
        leader, cards = state.last
        order = tuple((leader + k) % state.game.players for k in range(state.game.players))
        return Recall("hill", message("toy-last"), cards, order, 0)

    def own_facts(self, state: ToyState, seat: int) -> list[Message]:
        return [message("toy-own", n=len(state.table[hand_of(seat)]))]

    def signs(self, state: ToyState, seat: int) -> list[Sign]:
        """Shows the first card's sign to everybody, and the last card's only with aids."""
        hand = [CARDS[card] for card in state.table[hand_of(seat)]]
        return [Sign(hand[0], message("toy-first")), Sign(hand[-1], message("toy-last-card"), aid=True)] if hand else []

    def places(self, state: ToyState) -> list[Place]:
        assert isinstance(state, RingState)
        order = tuple((state.leader + k) % state.game.players for k in range(state.game.players))
        ring = state.table["ring"]
        best = max(range(len(ring)), key=lambda k: ring[k] % 13) if ring else None
        before = [
            Place(f"{zone}:{seat}", 0, 0, message(f"toy-{zone}"), closed=zone == "heap", seat=seat)
            for zone in ("heap", "kept")
            for seat in range(state.game.players)
        ]
        return [
            place("stock", 0, 0, closed=True, outlined=False),
            place("ring", 1, 0, "cross", width=3, labels=order, winning=best, tag=message("toy-led")),
            place(
                "hill",
                0,
                2,
                "row",
                width=4,
                labels=(),
                note=message("toy-note", n=len(state.table["hill"])),
                tally=(len(state.table["hill"]), 40),
            ),
            *before,
        ]

    def marks(self, state: ToyState) -> list[Mark]:
        return [
            Mark("coin", None, message("toy-coin")),
            Mark("drum", state.dealer, message("toy-drum"), None, "hat"),
            Mark("pot", None, message("toy-coin"), None, "chips", 12),
            Mark("chips:1", 1, message("toy-coin"), None, "chips", -12),
            *(Mark(f"flag{suit}", 1, message("toy-flag"), suit) for suit in "HS"),
        ]


class Ring(Toy):
    kind, view, hand = RingState, RingView(), 6


# Fair: all of it


class FairState(RingState):
    most = 2

    def choices(self) -> dict[str, Choice]:
        found = super().choices()
        for text in (CARDS[card] for card in self.cards):
            found[f"drop {text}"] = Choice(message("toy-drop", card=text), text, "slope", button=True, asked=True)
        for zone in (zone for zone in self.table if zone.startswith("fan:")):
            for text in (CARDS[card] for card in self.cards if card % 13 == self.table[zone][0] % 13):
                found[f"lay {text} {zone}"] = Choice(message("toy-to-fan", card=text), text, zone)
        return {**found, **pairs(self.cards)}

    def play(self, seat: int, text: str) -> list[Event]:
        what, *cards = text.split()
        numbers = [parse_card(card) for card in cards if card in CARDS]
        if what == "drop" or ":" in cards[-1]:
            return [self.move(numbers[0], hand_of(seat), "slope" if what == "drop" else cards[-1], "toy-lay")]
        if what == "pair":
            zone = f"fan:{sum(name.startswith('fan:') for name in self.table)}"
            return [self.move(card, hand_of(seat), zone, "toy-lay") for card in numbers]
        return super().play(seat, text)

    def begin(self) -> None:
        super().begin()
        self.table["slope"] = []


class FairView(RingView):
    fans = True

    def places(self, state: ToyState) -> list[Place]:
        fans = [
            place(
                zone,
                0,
                0,
                "fan",
                labels=(0,),
                stands=("", "7H"),
                note=None if zone != "fan:1" else message("toy-note", n=9),
            )
            for zone in state.table
            if zone.startswith("fan:")
        ]
        return [*super().places(state), place("slope", 4, 0), *fans]

    def facts(self, state: ToyState, seat: int) -> list[Message]:
        return [message("toy-fact", n=seat)]

    def says(self, state: ToyState, seat: int) -> Message | None:
        return message("toy-says")

    def slots(self, state: ToyState, seat: int) -> list[Slot]:
        return [Slot("pair", message("toy-slot"), 2)] if state.current_player == seat else []

    def lay(self, state: ToyState, groups: Sequence[Sequence[str]], seat: int) -> Laying:
        return laying(state, groups, seat)


class Fair(Toy):
    kind, view, hand = FairState, FairView(), 10


TOYS: Mapping[str, type[Toy]] = {
    "toy-hill": Hill,
    "toy-pairs": Pairs,
    "toy-knife": Knife,
    "toy-ring": Ring,
    "toy-fair": Fair,
}
WORDS = """
game-toy-hill = Hill and Slope
    .tag = Up here, down there.
game-toy-pairs = Pairs
    .tag = Two of a kind.
game-toy-knife = Knife
    .tag = Cut or don’t.
game-toy-ring = Ring
    .tag = Around the table.
game-toy-fair = Fair
    .tag = Everything at once.
option-mood = Mood
    .explain = Changes nothing.
option-mood-calm = calm
option-mood-wild = wild
toy-title = How it goes
toy-rules = Up the hill, down the slope.
toy-stock = Stock
toy-hill = Hill
toy-slope = Slope
toy-heap = Heap
toy-kept = Kept
toy-ring = Ring
toy-fan = Pair
toy-slot = Two of one rank
    .short = Pair 2
toy-coin = Coin
toy-drum = Drum
toy-flag = Flag
toy-progress = round { $n } of { $total }
    .short = { $n }/{ $total }
toy-last = The last ring
toy-own = { $n } of your own
    .short = +{ $n }
toy-first = the first one
toy-last-card = the last one
toy-note = { $n } on the hill
    .short = ×{ $n }
toy-fact = { $n } stars
    .short = ★{ $n }
toy-says = Well, well!
toy-led = first
toy-prompt = Lay a card, or draw one.
toy-draw-many =
    { $n ->
        [1] Draw one
       *[other] Draw two
    }
toy-cut = Lift { $n }
toy-skip = Pass
toy-skipped = { $seat } passed.
toy-was-cut = { $seat } cut the stock.
toy-drop = Put { $card } away
    .short = Put away
toy-keep = Keep { $card }
    .short = Keep
toy-pair = Lay { $cards }
toy-lacks = One more of the same rank.
toy-to-hill = { $card } up the hill
toy-to-slope = { $card } down the slope
toy-to-ring = { $card } into the ring
toy-to-fan = { $card } to a pair
toy-lay = { $seat } laid { $cardGen }.
toy-draw = { $seat } drew { $card }.
toy-no = That goes nowhere now.
toy-left = Cards left
"""
