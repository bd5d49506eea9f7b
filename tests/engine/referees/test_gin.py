"""Swedish Gin Rummy: the engine and the naive referee, compared action by action under all house rules.

Random hands rarely fulfil a contract, so most decks are stacked: some seats get most of what their round's contract
needs, and the rest lies near the top of the stock or in other hands. Moods that want to lay down look for it.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import kortti
from kortti.cards import CARDS
from tests.engine.referees.gin import CONTRACTS, HEIGHTS, SUITS, Referee, contains, match_winners
from tests.engine.referees.refereed import agree_on_table, mixture, mixtures, unmet

CHOICES: dict[str, tuple[Any, ...]] = {
    "players": (3, 4, 5, 6),
    "final_discard": ("required", "optional"),
    "layoff_on_others": (True, False),
    "buy_after_down": (True, False),
    "exact_cut_bonus": (False, True),
}
MIXTURES = mixtures(CHOICES)
ROUNDS = tuple(CONTRACTS)
MOODS = ("any", "eager", "eager", "hoarding", "owner", "draining", "eager", "endless")
PACK = list(CARDS) * 2
RANKS = {height: rank for rank, height in HEIGHTS.items()}
LAYING = ("contract", "meld")


# Stacked decks


def a_group(kind: str, pack: list[str], wild: float, rng: random.Random) -> list[str] | None:
    """Takes cards for a group of the kind out of `pack`, some of them wild; None if it fails."""
    word, least = kind.split()
    size = int(least)
    wilds = sum(rng.random() < wild for _ in range((size - 1) // 2)) if word != "pair" else 0
    if word == "run":
        suit, first = rng.choice(SUITS), rng.randint(2, 15 - size)
        group = [RANKS[first + step] + suit for step in range(size)]
        for place in rng.sample(range(size), wilds):
            group[place] = "2" + rng.choice(SUITS)
    else:
        rank = "2" if word == "pair" and rng.random() < 0.6 else rng.choice(sorted(HEIGHTS))
        group = [rank + suit for suit in rng.choices(SUITS, k=size - wilds)] + [
            "2" + suit for suit in rng.choices(SUITS, k=wilds)
        ]
    if not contains(pack, group):
        return None
    for card in group:
        pack.remove(card)
    return group


def a_contract(round: int, pack: list[str], wild: float, rng: random.Random) -> list[str]:
    """Takes the cards of a contract out of `pack`; in round 15 they are 12 to 16."""
    kinds = list(CONTRACTS[round])
    if round == 15:
        kinds[2] = rng.choice(("run 6", "run 6", "run 8", "run 10"))
    for _ in range(200):
        left = list(pack)
        groups = [a_group(kind, left, wild, rng) for kind in kinds]
        if None not in groups:
            pack[:] = left
            return [card for group in groups for card in group or []]
    return []


def stacked(round: int, players: int, dealer: int, rng: random.Random) -> tuple[list[str], list[list[str]]]:
    """Returns a deck and the contract that each seat is meant to lay (empty for some)."""
    pack = list(PACK)
    rng.shuffle(pack)
    wishes: list[list[str]] = [[] for _ in range(players)]
    for seat in rng.sample(range(players), rng.randint(1, 3)):
        wishes[seat] = a_contract(round, pack, rng.choice((0.0, 0.2, 0.6)), rng)
    hands, later = [], []
    for wish in wishes:
        cards = rng.sample(wish, len(wish))
        held = rng.choice((11, 11, 10, 9))
        hands.append(cards[:held])
        later += cards[held:]
    rng.shuffle(later)
    for hand in hands:  # other seats may hold and discard it
        while len(hand) < 11:
            hand.append(later.pop() if later and rng.random() < 0.3 else pack.pop())
        rng.shuffle(hand)
    near = [*later, *(pack.pop() for _ in range(rng.randint(1, 2 * players)))]
    rng.shuffle(near)
    dealt = [hands[(dealer + 1 + number) % players][number // players] for number in range(11 * players)]
    return dealt + near + pack, wishes


# Legal and illegal texts of laying down and laying off


def any_group(kind: str, hand: list[str], rng: random.Random) -> list[str]:
    """Takes cards that resemble a group of the kind out of `hand`; often they are not one."""
    word, least = kind.split()
    size = int(least) + rng.choice((0, 0, 0, 0, 1, 1, 2, -1))
    twos = [card for card in hand if card[0] == "2"]
    rng.shuffle(twos)
    if word == "run":
        start = rng.choice(hand)
        suit, first = start[1], max(2, HEIGHTS[start[0]] - rng.randint(0, 2))
        group = []
        for height in range(first, first + size):
            natural = RANKS.get(height, "2") + suit
            if natural in hand and natural not in group and not (twos and rng.random() < 0.1):
                group.append(natural)
                if natural in twos:
                    twos.remove(natural)
            elif twos:
                group.append(twos.pop())
    else:
        rank = rng.choice(hand)[0]
        alike = [card for card in hand if card[0] == rank and rank != "2"]
        naturals = rng.sample(alike, min(len(alike), size, rng.randint(1, 8)))
        group = naturals + twos[: max(0, size - len(naturals))]
        rng.shuffle(group)
    for card in group:
        if card in hand:
            hand.remove(card)
    return group


def spoilt(groups: list[list[str]], hand: list[str], rng: random.Random) -> list[list[str]]:
    """Returns the groups with one change; only rarely still a contract."""
    groups = [list(group) for group in groups]
    here = rng.randrange(len(groups))
    group = groups[here]
    change = rng.randrange(13)
    place = rng.randrange(len(group)) if group else 0
    if change == 0 and len(group) > 1:
        other = rng.randrange(len(group))
        group[place], group[other] = group[other], group[place]
    elif change == 1 and group:
        group[place] = rng.choice(hand)
    elif change == 2 and group:
        group[place] = rng.choice(PACK)
    elif change == 3:
        group.insert(rng.choice((0, place, len(group))), rng.choice(hand))
    elif change == 4 and group:
        group.pop(rng.choice((0, place, -1)))
    elif change == 5:
        rng.shuffle(groups)
    elif change == 6 and group:  # a wild card added, or in place of a natural
        twos = [card for card in hand if card[0] == "2"] or ["2H"]
        group[place : place + rng.randrange(2)] = [rng.choice(twos)]
    elif change == 7 and group:  # around the corner: KS AS 2S
        group.append(group.pop(0))
    elif change == 8 and group:
        group.insert(0, group.pop())
    elif change == 9:
        groups[here : here + 1] = [group, list(group)]
    elif change == 10:
        groups.pop(here)
    elif change == 11:  # all remaining cards are added
        left = Counter(hand) - Counter(card for group in groups for card in group)
        for card in left.elements():
            rng.choice(groups).append(card)
    elif change == 12 and group:
        rng.choice(groups).insert(rng.choice((0, len(group) - 1)), group.pop(place))
    return groups


def text_of(verb: str, groups: list[list[str]]) -> str:
    return f"{verb} " + " / ".join(" ".join(group) for group in groups)


def made_up(referee: Referee, listed: list[str], wish: list[str], count: int, rng: random.Random) -> Iterator[str]:
    """Yields legal and illegal texts of laying down."""
    hand = referee.hands[referee.player]
    models = [[group.split() for group in text.partition(" ")[2].split(" / ")] for text in listed]
    if contains(hand, wish) and wish and not referee.down[referee.player]:
        sizes = [int(kind.split()[1]) for kind in referee.kinds]
        ends = list(itertools.accumulate(sizes))
        parts = [wish[end - size : end] for size, end in zip(sizes, ends, strict=True)]
        parts[-1] += wish[ends[-1] :] if referee.round == 15 else []
        models.append(parts)
    for number in range(count):
        down = referee.down[referee.player]
        if models and number % 4:
            groups = rng.choice(models)
            if down and rng.random() < 0.5:  # in the form of a contract
                groups = [any_group(rng.choice(("run 3", "set 3")), list(hand), rng)]
        else:
            left = list(hand)
            kinds = [rng.choice(("run 3", "set 3"))] if down else list(referee.kinds)
            groups = [any_group(kind, left, rng) for kind in kinds if left]
        for _ in range(rng.choice((0, 0, 1, 1, 2))):
            if groups:
                groups = spoilt(groups, hand, rng)
        verb = "meld" if down and len(groups) == 1 else "contract"
        yield text_of(verb if rng.random() < 0.97 else rng.choice(LAYING), groups)


def simple_texts(referee: Referee) -> Iterator[str]:
    """Yields all other texts worth trying now."""
    yield from ("draw discard", "draw stock", "buy", "decline", "cut 1", f"cut {11 * referee.n + 1}")
    for card in {*(referee.hands[referee.player] if referee.player is not None else []), "2H", "7C"}:
        yield f"discard {card}"
        for number in range(len(referee.melds) + 2):
            for end in ("", " low", " high"):
                yield f"layoff {card} {number}{end}"


# Comparison


def allows(state: kortti.State, text: str) -> bool:
    """Checks if the engine accepts `text` as legal."""
    try:
        action = state.string_to_action(text)
    except kortti.InvalidActionError:
        assert state.explain(text) is not None
        return False
    legal = state.is_legal(action)
    assert (state.explain(text) is None) == legal, text
    return legal


def compare(referee: Referee, state: kortti.State, thorough: bool) -> list[str]:
    """Asserts that both agree on the round; returns the laying actions that the engine lists."""
    legal = [state.action_to_string(action) for action in state.legal_actions()]
    laying = [text for text in legal if text.startswith(LAYING)]
    assert sorted(text for text in legal if text not in laying) == sorted(referee.legal_simple())
    assert len(set(legal)) == len(legal)
    for text in laying:
        assert referee.lays_ok(text), text
    if thorough and not laying:
        assert not referee.can_lay(), "the engine finds nothing to lay down"
    agree_on_table(referee, state, referee.ordered())
    assert referee.over or state.phase == referee.phase
    assert sorted(itertools.chain.from_iterable(state.zones().values())) == sorted(PACK)
    return laying


def disagree(referee: Referee, state: kortti.State, texts: Iterator[str]) -> list[str]:
    """Asserts that both judge all texts alike; returns the legal ones."""
    fine = []
    simple = set(referee.legal_simple())
    for text in texts:
        legal = referee.lays_ok(text) if text.startswith(LAYING) else text in simple
        assert allows(state, text) == legal, text
        if legal:
            fine.append(text)
        referee.met["sound text" if legal else "unsound text"] += text.startswith(LAYING)
    return fine


def refuses(state: kortti.State, text: str) -> None:
    """Asserts that the engine refuses `text` and stays unchanged."""
    before = (state.zones(), state.history, state.phase, state.current_player)
    with pytest.raises(ValueError):
        state.apply_action(state.string_to_action(text))
    assert before == (state.zones(), state.history, state.phase, state.current_player)


class Table:
    """One round played with both. `wishes` are the contracts the seats are meant to lay, `moods` their styles."""

    def __init__(
        self, state: kortti.State, referee: Referee, wishes: list[list[str]], moods: list[str], rng: random.Random
    ) -> None:
        self.state, self.referee, self.wishes, self.moods, self.rng = state, referee, wishes, moods, rng
        self.asked = 0.2  # probability of trying unlisted texts when nothing can be laid

    def play(self) -> None:
        self.step_by_step()
        assert not self.state.legal_actions()
        again = self.state.game.new_state(deck=self.state.deck, dealer=self.referee.dealer, round=self.referee.round)
        for text in self.state.history:
            again.apply_action(again.string_to_action(text))
        assert again.zones() == self.state.zones()

    def step_by_step(self) -> None:
        referee, state, rng = self.referee, self.state, self.rng
        laying = compare(referee, state, True)
        while not referee.over:
            close = rng.random() < self.asked or bool(laying)
            fine: list[str] = []
            if close:
                legal = referee.legal_simple()
                others = [text for text in simple_texts(referee) if text not in legal]
                disagree(referee, state, iter(rng.sample(others, min(len(others), 60))))
                texts = list(made_up(referee, laying, self.wishes[referee.player], 16 if laying else 6, rng))
                fine = disagree(referee, state, iter(texts))
                wrong = [text for text in texts if text not in fine]
                refuses(state, rng.choice(others + wrong))
                state.clone().apply_action(rng.choice(state.legal_actions()))  # leaves the state itself unchanged
            text = self.choose(laying + fine)
            self.apply(text)
            laying = compare(referee, state, rng.random() < self.asked)

    def apply(self, text: str) -> None:
        state = self.state
        action = state.string_to_action(text)
        assert state.string_to_action(state.action_to_string(action)) == action
        state.apply_action(action)
        self.follow(text)

    def follow(self, text: str) -> None:
        """Has the referee play what the engine has just played."""
        state, referee = self.state, self.referee

        def reshuffle(bag: list[str], draws: list[int]) -> list[str]:
            """Returns the order of the new stock by the engine: the cards these seats drew, then the stock."""
            zones = state.zones()
            drawn = [Counter(zones[f"hand:{seat}"]) - Counter(referee.hands[seat]) for seat in draws]
            assert all(sum(cards.values()) == 1 for cards in drawn)
            stock = [*(card for cards in drawn for card in cards), *zones["stock"]]
            assert len(bag) < 5 or stock != bag, "nobody shuffled"
            return stock

        referee.apply(text, reshuffle)

    def wants(self, seat: int, card: str) -> bool:
        """Checks if the seat lacks the card for the contract it is meant to lay."""
        return (Counter(self.wishes[seat]) - Counter(self.referee.hands[seat]))[card] > 0

    def choose(self, laying: list[str]) -> str:
        """Returns an action legal by the referee; some moods seek rare special cases."""
        referee, rng = self.referee, self.rng
        seat, legal = referee.player, sorted(referee.legal_simple())
        mood = self.moods[seat]
        if referee.phase == "cut":
            return rng.choice((f"cut {11 * referee.n + 1}", rng.choice(legal)))
        if rng.random() < 0.05:
            return rng.choice(legal + laying)
        if referee.phase == "play":
            if laying and mood != "endless" and rng.random() < 0.9:
                return rng.choice(laying)
            layoffs = [text for text in legal if text.startswith("layoff")]
            if layoffs and mood != "any" and rng.random() < 0.7:
                return rng.choice(layoffs)
            return self.discard(seat, [text for text in legal if text.startswith("discard")])
        return self.fetch(seat, mood, legal)

    def discard(self, seat: int, legal: list[str]) -> str:
        """Returns a discard that the hand does not need, preferably one that the next seat needs."""
        keep = Counter(self.wishes[seat])
        spare = [text for text in legal if self.referee.hands[seat].count(text[8:]) > keep[text[8:]]]
        useful = [text for text in spare if self.wants((seat + 1) % self.referee.n, text[8:])]
        return self.rng.choice(useful or spare or legal)

    def fetch(self, seat: int, mood: str, legal: list[str]) -> str:
        """Returns an action at the start of a turn or in the buying window, knowing the stock."""
        referee, rng = self.referee, self.rng
        if mood == "draining":
            return "draw stock" if "draw stock" in legal else "decline"
        if mood == "endless":
            return "draw discard" if "draw discard" in legal else rng.choice(legal)
        if mood == "hoarding" and "buy" in legal and referee.phase == "window":
            return "buy"
        if mood == "owner" and "buy" in legal:
            return "buy" if referee.phase == "start" else "decline"
        if mood == "any" or referee.down[seat]:
            return rng.choice(legal)
        few = len(referee.hands[seat]) < len(self.wishes[seat]) + (referee.round != 15) - 1  # buys are needed
        top = bool(referee.pile) and referee.live and self.wants(seat, referee.pile[-1])
        below = bool(referee.stock) and self.wants(seat, referee.stock[0])
        if "buy" in legal and few and (top or below):
            return "buy"
        if referee.phase == "window":
            return "decline"
        return "draw discard" if top and "draw discard" in legal else "draw stock"


def play_round(
    options: dict[str, Any], round: int, dealer: int, moods: list[str], seed: str, stack: bool = True
) -> Counter[str]:
    """Plays one round with both and returns the special cases it met."""
    game = kortti.load_game("swedish-gin-rummy", **options)
    rng = random.Random(seed)
    if stack:
        deck, wishes = stacked(round, game.players, dealer, rng)
        state = game.new_state(deck=deck, dealer=dealer, round=round)
    else:
        state = game.new_state(seed=seed, dealer=dealer, round=round)
        wishes = [[] for _ in range(game.players)]
    assert game.options == {"rounds": ROUNDS, **options}
    referee = Referee(game.options, state.deck.split(), dealer, round, game.players)
    Table(state, referee, wishes, [moods[seat % len(moods)] for seat in range(game.players)], rng).play()
    return referee.met


# Smaller numbers do not make simpler rounds, so there is no shrinking.
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], phases=[Phase.generate])
@given(
    options=mixture(CHOICES | {"turn_cap": (1, 3, 12)}),
    round=st.sampled_from(ROUNDS),
    seed=st.integers(0, 10**6).map(str),
    dealer=st.integers(0, 5),
    moods=st.lists(st.sampled_from(MOODS), min_size=1, max_size=6),
    stack=st.booleans(),
)
def test_engine_and_referee_agree(
    options: dict[str, Any], round: int, seed: str, dealer: int, moods: list[str], stack: bool
) -> None:
    play_round(options, round, dealer % options["players"], moods, seed, stack)


MUST_MEET = """
blocked; out by a discard; out by laying; exact cut; upcard drawn; discard drawn; declined;
buy on the own turn; buy in the window; buy by one not asked first; buy with others still to be asked;
buy of the upcard by the dealer; buy after going down; dealer asked for the upcard; window without anybody to ask;
no window after an own-turn buy; not asked: down; not asked: no token; last card in hand at a turn's start;
further run; further set; run with a wild card; set with a wild card; one card twice in a set;
longer than the contract asks; layoff on a set; layoff on a run low; layoff on a run high; layoff on another's meld;
sound text; unsound text
"""
RARE = """
a 2 is turned up; stock shuffled anew: decline; stock shuffled anew: draw stock; stock shuffled anew: buy;
stock shuffled anew between two draws; set of 2s alone; pair of 2s alone; out by a layoff;
layoff of a 2 on a set; layoff of a 2 on a run
"""


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_engine_and_referee_agree_in_every_corner() -> None:
    """Plays rounds 1 to 15 under each of the 64 combinations of options; these deals meet all corners."""
    met: Counter[str] = Counter()
    for number in range(100, 100 + len(MIXTURES)):
        rng = random.Random(f"corner {number}")
        options = {**MIXTURES[number * 11 % len(MIXTURES)], "turn_cap": (12, 12, 20, 6, 2, 12)[number % 6]}
        moods = rng.sample(MOODS, len(MOODS))
        dealer = rng.randrange(options["players"])
        met += play_round(options, number % 15 + 1, dealer, moods, f"corner {number}", number % 8 != 7)
    wanted = ";".join([MUST_MEET, RARE, *(f"contract {round}" for round in ROUNDS)])
    assert not (missing := unmet(wanted, met)), f"not one round came to: {missing}"


# Single hands


def holding(round: int, cards: list[str], options: dict[str, Any], rng: random.Random) -> tuple[Referee, kortti.State]:
    """Returns a round of three players in which seat 0 is to lay or discard and holds these 12, 14 or 16 cards.

    It buys on its own turns; the seat to its right discards the cards it lacks.
    """
    hand = list(cards)
    rng.shuffle(hand)
    rest = list((Counter(PACK) - Counter(hand)).elements())
    rng.shuffle(rest)
    mine, bought = hand[:11], hand[11:]
    right = [bought[place] for place in range(2, len(bought), 2)]  # the cards discarded to it, one per circuit
    left, right = [rest.pop() for _ in range(11)], right + [rest.pop() for _ in range(11 - len(right))]
    dealt = [hand[number] for number in range(11) for hand in (mine, left, right)]
    stock = []
    for place in range(1, len(bought), 2):
        stock += [bought[place], rest.pop(), rest.pop()]
    game = kortti.load_game("swedish-gin-rummy", players=3, **options)
    state = game.new_state(deck=[*dealt, bought[0], *stock, *rest], dealer=2, round=round)
    referee = Referee(game.options, state.deck.split(), 2, round, 3)
    table = Table(state, referee, [[]] * 3, ["any"] * 3, rng)
    for place in range(2, len(bought), 2):
        table.apply("buy")
        table.apply("draw stock")
        table.apply(f"discard {referee.hands[1][-1]}")
        table.apply("draw stock")
        while referee.phase == "window":
            table.apply("decline")
        table.apply(f"discard {bought[place]}")
    table.apply("draw discard")
    assert sorted(referee.hands[0]) == sorted(cards)
    compare(referee, state, False)
    return referee, state


@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.slow
def test_contracts_sound_and_unsound(round: int) -> None:
    """Puts a contract into a hand and tries hundreds of ways to lay it, most of them spoilt."""
    met: Counter[str] = Counter()
    number = 0
    while met["hand"] < 10:
        number += 1
        rng = random.Random(f"{round}/{number}")
        pack = rng.sample(PACK, len(PACK))
        wish = a_contract(round, pack, rng.choice((0.0, 0.3, 0.7)), rng)
        options = {"final_discard": ("required", "optional")[number % 2]}
        size = rng.choice([12, 14, 16])
        if not wish or size < len(wish) or (round == 15 and size != len(wish)):
            continue
        few = rng.randint(0, 2)  # more wild cards than chance would give
        twos = [place for place, card in enumerate(pack) if card[0] == "2"][:few]
        fillers = [pack[place] for place in [*twos, *(set(range(len(pack))) - set(twos))]][: size - len(wish)]
        referee, state = holding(round, wish + fillers, options, rng)
        listed = compare(referee, state, True)
        met["hand"] += 1
        texts = made_up(referee, listed, wish, 120, rng)
        found = disagree(referee, state, texts)
        met["sound"] += len(found)
        met["listed"] += bool(listed)
        met["sound one not listed"] += bool(set(found) - set(listed))
        assert referee.met["unsound text"] > 30
        if found:
            table = Table(state, referee, [[]] * 3, ["any"] * 3, rng)
            table.apply(rng.choice(found))
            compare(referee, state, True)
    assert met["listed"] > 3 and met["sound"] > 80 and met["sound one not listed"], met


@pytest.mark.parametrize("hands", [8, pytest.param(20, marks=pytest.mark.slow)])
def test_every_order_of_a_few_cards(hands: int) -> None:
    """Lays two sets of three and tries every meld of three, four or five of the six remaining cards."""
    sound: Counter[int] = Counter()
    for number in range(hands):
        rng = random.Random(number)
        suit, first = rng.choice(SUITS), rng.choice((2, 2, 3, 5, 7, 9, 9))  # up to the ace
        near = [RANKS[height] + suit for height in range(first, first + 6)]
        if number % 4 == 3:
            near = [rng.choice(near)[0] + other for other in SUITS] + near[:2]
        twos = rng.choice(([f"2{suit}"] * 2, [f"2{other}" for other in SUITS], [f"2{suit}", "2H", "2D"], ["2C"]))
        left = [*twos, *rng.sample(near, 6)][:6]
        if not contains(PACK, left):
            continue
        pairs = [rank for rank in "3456789TJQKA" if sum(card[0] == rank for card in left) < 3]
        one, other = rng.sample(pairs, 2)
        spare = Counter(PACK) - Counter(left)
        sets = [[card for card in spare.elements() if card[0] == rank][:3] for rank in (one, other)]
        options = {"final_discard": ("required", "optional")[number % 2]}
        referee, state = holding(1, [*sets[0], *sets[1], *left], options, rng)
        table = Table(state, referee, [[]] * 3, ["any"] * 3, rng)
        table.apply(text_of("contract", sets))
        for count in (3, 4, 5, 6):
            orders = sorted(set(itertools.permutations(left, count)))
            orders = orders if count < 5 else rng.sample(orders, min(len(orders), 150))
            found = disagree(referee, state, (text_of("meld", [list(cards)]) for cards in orders))
            sound[count] += len(found)
        if not referee.can_lay():
            continue
        listed = compare(referee, state, True)
        table.apply(rng.choice(listed))
        if not referee.over:
            compare(referee, state, True)
            disagree(referee, state, simple_texts(referee))
    assert sound[3] > hands and sound[4] > hands / 4, sound


@pytest.mark.parametrize("players", [3, pytest.param(5, marks=pytest.mark.slow)])
@pytest.mark.parametrize("exact_cut_bonus", [False, True])
def test_a_match_adds_up_the_rounds_that_are_chosen(players: int, exact_cut_bonus: bool) -> None:
    """Plays matches of some rounds: totals, dealers, the end, winners."""
    for number, rounds in enumerate([(1, 4, 15), (14,), (2, 3), (7, 8, 9, 10)]):
        options = {"players": players, "rounds": rounds, "turn_cap": 2, "exact_cut_bonus": exact_cut_bonus}
        game = kortti.load_game("swedish-gin-rummy", **options)
        match = game.new_match(seed=f"match {number}")
        totals = [0] * players
        for place, round in enumerate(rounds):
            dealer = match.dealer
            assert (match.deal_number, match.totals, match.is_over) == (place + 1, tuple(totals), False)
            referee = Referee(game.options, match.state.deck.split(), dealer, round, players)
            rng = random.Random(f"{number}/{place}")
            Table(match.state, referee, [[]] * players, ["any", "hoarding", "eager"] * 2, rng).step_by_step()
            totals = [total + points for total, points in zip(totals, referee.points(), strict=True)]
            assert match.totals == tuple(totals)
            assert match.is_over == (place == len(rounds) - 1)
            if not match.is_over:
                with pytest.raises(ValueError):
                    match.winners()
                match.next_deal()
                assert match.dealer == (dealer + 1) % players
        assert list(match.winners()) == match_winners(totals)
        with pytest.raises(kortti.GameError):
            match.next_deal()
