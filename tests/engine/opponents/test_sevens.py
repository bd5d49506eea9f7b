"""Opponents for Ristiseiska and Pantti: errors, beliefs and playouts, and whether their reasons are true."""

from __future__ import annotations

import copy
import functools
import random
from collections import Counter
from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.cards import CARDS, PACK, cards_of, mask_of
from kortti.games.sevens.facts import ACTIONS, GIVE, TEXTS, HouseRules, card_of
from kortti.opponents.sevens.determinizations import Beliefs, PossibleDeals
from kortti.opponents.sevens.heuristics import OPEN, best_gift, tables
from kortti.opponents.sevens.knowledge import Progress
from kortti.opponents.sevens.playouts import NEARER, Playouts
from tests.engine.referees.sevens import RANKS, Referee
from tests.engine.variants import cases

CASES = {name: game for name, game in cases().items() if name.startswith(("pantti", "ristiseiska"))}
every_case = pytest.mark.parametrize("case", CASES)


def positions(game: kortti.Game, deals: int, chance: float = 0.3) -> Iterator[kortti.State]:
    """Plays deals partly with skill and partly at random; yields each state with a choice."""
    for seed in range(deals):
        rng = random.Random(seed)
        state = game.new_state(seed=seed, dealer=seed % game.players)
        while not state.is_terminal:
            legal = state.legal_actions()
            seat = state.current_player
            if len(legal) > 1:
                yield state
            if len(legal) == 1 or rng.random() < chance:
                state.apply_action(rng.choice(legal))
            else:
                state.apply_action(state.string_to_action(opponents.choose(state.observation(seat), rng)))


def hands_of(state: kortti.State) -> list[set[str]]:
    """Returns all hands of a state."""
    zones = state.zones()
    return [set(zones[f"hand:{seat}"]) for seat in range(state.game.players)]


def open_cards(state: kortti.State) -> int:
    """Returns the playable cards, in any hand, as a bit set."""
    return mask_of(card_of(action) for plays in state.plays for action in plays)  # type: ignore[attr-defined]


# Samples and playouts


@every_case
def test_the_true_deal_is_among_the_possible_ones(case: str) -> None:
    seen = excluded = 0
    for state in positions(CASES[case], 5):
        seat = state.current_player
        progress = Progress(state.observation(seat))
        for other, hand in enumerate(hands_of(state)):
            assert hand <= {CARDS[card] for card in cards_of(progress.possible[other])}
        seen += 1
        excluded += bool(PossibleDeals(progress).bound)
    assert seen > 40 and excluded > seen / 3


@every_case
@pytest.mark.slow
def test_a_sample_is_a_deal_that_agrees_with_what_is_known(case: str) -> None:
    differ = Counter[bool]()
    for number, state in enumerate(positions(CASES[case], 4)):
        seat = state.current_player
        progress = Progress(state.observation(seat))
        deals = PossibleDeals(progress)
        true = hands_of(state)
        rng = random.Random(number)
        for _ in range(3):
            hands = [{CARDS[card] for card in cards_of(hand)} for hand in deals.sample(rng)]
            assert hands[seat] == true[seat]
            assert [len(hand) for hand in hands] == [len(hand) for hand in true]
            assert set().union(*hands) == set().union(*true)
            for other, hand in enumerate(hands):
                assert hand <= {CARDS[card] for card in cards_of(progress.possible[other])}
            differ[hands != true] += 1
    assert differ[True] > differ[False]


def test_whoever_cannot_lay_holds_none_of_what_is_open() -> None:
    passes = 0
    for state in positions(CASES["pantti-usual"], 10):
        seat = state.current_player
        progress = Progress(state.observation(seat))
        who, text = state.observation(seat)["history"][-1] if state.history else (seat, "")
        if text == "pass":
            assert progress.possible[who] and not progress.possible[who] & open_cards(state)
            passes += 1
    assert passes > 10


def test_an_ace_that_fits_the_king_is_a_card_that_can_be_laid_at_once() -> None:
    """If the first ace decides, an ace waiting for its two may go on its king: it is given last (B9)."""
    house = HouseRules.of(kortti.load_game("ristiseiska", ace="first_ace_decides").options)
    hand = mask({"AC", "3D", "4H"})
    unlaid = PACK & ~mask({f"{rank}C" for rank in "789TJQK"})
    undecided = tables(house, False)[None]
    assert best_gift(hand, unlaid, undecided.gifts) in (GIVE + CARDS.index("3D"), GIVE + CARDS.index("4H"))
    assert undecided.gift_value(CARDS.index("AC"), hand, unlaid) <= OPEN


def test_a_gift_is_known_to_who_gave_it() -> None:
    gifts = 0
    for state in positions(CASES["ristiseiska-usual"], 20):
        seat = state.current_player
        history = state.observation(seat)["history"]
        given = [(who, text) for who, text in history if text.startswith("give")]
        if given and given[-1][0] == seat:
            deals = PossibleDeals(Progress(state.observation(seat)))
            owners = deals.owners.get(CARDS.index(given[-1][1][5:]))
            if owners is not None:
                assert owners == [next(who for who, text in reversed(history) if text == "beg")]
                gifts += 1
    assert gifts > 10


@every_case
@pytest.mark.slow
def test_playouts_keep_to_the_rules(case: str) -> None:
    """The engine confirms each playout's moves and result."""
    game = CASES[case]
    ends = 0
    for number, state in enumerate(positions(game, 12)):
        if number % 2:
            continue
        seat = state.current_player
        observation = state.observation(seat)
        legal = [text for text in observation["legal"] if " " in text or text == "stop"]
        playouts = Playouts(Progress(observation))
        true = [sum(1 << CARDS.index(card) for card in hand) for hand in hands_of(state)]
        rng = random.Random(number)
        moves: list[tuple[int, int]] = []
        value = playouts.playout(true, ACTIONS[rng.choice(legal)], moves)
        after = state.clone()
        for who, action in moves:
            assert who == after.current_player
            assert after.is_legal(action), (moves, TEXTS[action])
            after.apply_action(action)
        assert after.is_terminal
        if game.options["score_cards"]:
            points = after.returns()
            assert value == pytest.approx((sum(points) - points[seat]) / (game.players - 1) - points[seat])
        else:
            counts = [len(hand) for hand in hands_of(after)]
            ahead = (sum(counts) - counts[seat]) / (game.players - 1) - counts[seat]
            assert value - NEARER * ahead == pytest.approx((seat in after.winners()) / len(after.winners()))
        ends += 1
    assert ends > 40


# Beliefs


def begun(observation: dict[str, Any], rng: random.Random) -> Beliefs | None:
    """Returns beliefs that have found a first deal, as nearly all do."""
    beliefs = Beliefs(observation)
    return beliefs if any(beliefs.begin(rng) for _ in range(40)) else None


def mask(cards: set[str]) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


@every_case
@pytest.mark.slow
def test_what_is_believed_agrees_with_all_that_was_seen(case: str) -> None:
    """Each sampled deal, played in the engine with its gifts, gives the seat's observation."""
    game = CASES[case]
    found = Counter[str]()
    for number, state in enumerate(positions(game, 4)):
        seat = state.current_player
        observation = state.observation(seat)
        if number % 4:
            continue
        rng = random.Random(number)
        beliefs = begun(observation, rng)
        found["deals"] += 1
        found["begun"] += beliefs is not None
        for _ in range(3 if beliefs else 0):
            hands = beliefs.sample(rng)
            deck = [""] * 52
            for other in range(game.players):
                cards = observation["dealt"]
                if other != seat:
                    cards = [CARDS[card] for card in cards_of(beliefs.pasts[other].dealt)]
                for place, card in zip(game.dealt(range(52), state.dealer, other), cards, strict=True):
                    deck[place] = card
            other_state = game.new_state(deck=deck, dealer=state.dealer)
            gifts = iter(beliefs.gifts)
            for _, text in observation["history"]:
                if text == "give ??":
                    text = f"give {CARDS[next(gifts).bit_length() - 1]}"
                    found["hidden"] += 1
                other_state.apply_action(other_state.string_to_action(text))
            assert other_state.observation(seat) == observation
            assert [mask(hand) for hand in hands_of(other_state)] == list(hands)
            found["other"] += hands_of(other_state) != hands_of(state)
    share = 0.5 if game.options["false_beg"] == "penalise" else 0.9  # dozens of hidden gifts are hard to untangle
    assert found["begun"] > share * found["deals"] > 5 and found["other"] > found["begun"]
    assert found["hidden"] > 10 or game.options["unable"] == "token"


def skilled_deal(game: kortti.Game, seed: int, length: int) -> kortti.State:
    """Plays the first part of a deal among skilled players."""
    rng, state = random.Random(seed), game.new_state(seed=seed)
    while not state.is_terminal and (state.move_number < length or len(state.legal_actions()) < 2):
        choice = opponents.choose(state.observation(state.current_player), rng)
        state.apply_action(state.string_to_action(choice))
    return state


@every_case
def test_what_skilled_players_do_is_never_odd(case: str) -> None:
    game = CASES[case]
    steps = 0
    for seed in range(12):
        state = skilled_deal(game, seed, 25)
        if state.is_terminal:
            continue
        seat = state.current_player
        beliefs = Beliefs(state.observation(seat))
        seen = [text for _, text in state.observation(seat)["history"]]
        given = [text for text, what in zip(state.history, seen, strict=True) if what == "give ??"]
        gifts = [1 << CARDS.index(text[5:]) for text in given]
        deck = state.deck.split()
        for other in beliefs.others:
            past = beliefs.follow(other, mask(set(game.dealt(deck, 0, other))), gifts)  # type: ignore[arg-type]
            assert past and not past.odd and past.hand == mask(hands_of(state)[other])
            steps += len(beliefs.steps[other])
    assert steps > 150


@pytest.mark.parametrize("case", ["ristiseiska-usual", "pantti-usual"])
def test_what_was_done_tells_who_holds_what(case: str) -> None:
    """Of the others' cards, beliefs assign clearly more to their holders than chance."""
    right, unseen = Counter[str](), 0
    for seed in range(25):
        state = skilled_deal(CASES[case], seed, 28)
        if state.is_terminal:
            continue
        seat, rng = state.current_player, random.Random(seed)
        observation = state.observation(seat)
        beliefs = begun(observation, rng)
        true = [mask(hand) for hand in hands_of(state)]
        chance = PossibleDeals(Progress(observation))
        sources = {"chance": chance, "beliefs": beliefs or chance}
        for name, source in sources.items():
            for _ in range(40):
                hands = source.sample(rng)
                right[name] += sum((hands[k] & true[k]).bit_count() for k in range(len(true)) if k != seat)
        unseen += 40 * sum(true[k].bit_count() for k in range(len(true)) if k != seat)
    assert right["beliefs"] > right["chance"] + 0.025 * unseen


# Levels


def test_no_level_gives_away_what_could_be_laid() -> None:
    gifts = 0
    for state in positions(CASES["ristiseiska-three"], 12):
        if state.phase == "give":
            observation = state.observation(state.current_player)
            playable = {f"give {CARDS[card]}" for card in cards_of(open_cards(state))}
            waiting = set(observation["legal"]) - playable
            for level in opponents.LEVELS if waiting else ():
                assert opponents.choose(observation, random.Random(1), level, 0.05) in waiting, level
                gifts += bool(playable & set(observation["legal"]))
    assert gifts > 40


def test_nobody_stops_once_somebody_holds_one_card() -> None:
    """Skilled players then lay nearly the dearest card; before, every level stops now and then."""
    stops, costs = Counter[str](), Counter[str]()
    for state in positions(CASES["pantti-usual"], 40):
        observation = state.observation(state.current_player)
        ending = 1 in map(len, hands_of(state))
        for level in opponents.LEVELS[:3] if "stop" in observation["legal"] else ():
            text = opponents.choose(observation, random.Random(1), level)
            assert not (ending and text == "stop"), (level, observation)
            stops[level] += text == "stop"
        if ending and (plays := [text for text in observation["legal"] if text.startswith("play")]):
            costs["choice"] += RANKS.index(opponents.choose(observation, random.Random(1))[5])
            costs["dearest"] += max(RANKS.index(text[5]) for text in plays)
            costs["any"] += round(fmean(RANKS.index(text[5]) for text in plays))
    assert min(stops.values()) > 5 and len(stops) == 3
    assert costs["choice"] > 0.95 * costs["dearest"] > 1.1 * costs["any"] > 100


def test_the_less_a_level_sees_the_less_often_it_does_what_the_skilled_one_does() -> None:
    for case in ("pantti-usual", "ristiseiska-usual"):
        same, seen = Counter[str](), 0
        for state in positions(CASES[case], 10):
            observation = state.observation(state.current_player)
            skilled = opponents.choose(observation, random.Random(1), "skilled")
            seen += 1
            for level in ("beginner", "casual"):
                same[level] += opponents.choose(observation, random.Random(1), level) == skilled
        assert same["beginner"] < same["casual"] < 0.95 * seen


# Reasons


@functools.cache
def closure(card: str, opening: str, aces: str) -> frozenset[str]:
    """Returns the cards before `card`, derived rank by rank from the option `opening`."""
    rank, suit = card
    if rank == "7":
        return frozenset()
    if rank == "A":
        needed = ["2" if aces == "low" else "K"]
    elif rank == "8":
        needed = ["7"] if opening == "free" else ["7", "6"]
    elif rank == "5" and opening == "six_then_eight":
        needed = ["6", "8"]
    else:
        place = RANKS.index(rank)
        needed = [RANKS[place + 1 if place < 6 else place - 1]]
    direct = frozenset(other + suit for other in needed)
    return direct.union(*(closure(other, opening, aces) for other in direct))


# Kinds of actions for reasons that are not about playing a card.
VERBS = {"serves": ("stop",), "keeps": ("play", "stop"), "dear": ("play", "give")}
VERBS |= dict.fromkeys(("farthest", "distant", "locked", "all-open", "useless"), ("give",))


class Witness:
    """Judges statements by the full deal."""

    def __init__(self, game: kortti.Game, state: kortti.State) -> None:
        self.referee = referee = Referee(dict(game.options), state.deck.split(), state.dealer)
        for said in state.history:
            referee.apply(said)
        self.options, self.opening = game.options, str(game.options["opening"])
        self.seat = referee.player
        self.hand = set(referee.hands[self.seat])
        self.unlaid = set().union(*referee.hands)
        self.aces = [referee.ace_mode] if referee.ace_mode else ["low", "high"]
        self.choices = {said.split()[1] for said in referee.legal() if " " in said}

    def before(self, card: str) -> set[str]:
        """Returns the cards still to be laid before `card`, by the nearer end of an ace with two."""
        ways = [closure(card, self.opening, aces) & self.unlaid for aces in self.aces]
        return min(ways, key=lambda way: len(way - self.hand))

    def behind(self, card: str) -> set[str]:
        """Returns the cards that cannot be laid before `card`, or aces only at their other end."""
        found = {
            o for aces in self.aces for o in self.unlaid if o[1] == card[1] and card in closure(o, self.opening, aces)
        }
        return found

    def sure(self, cards: set[str]) -> set[str]:
        """Returns the cards with a certain place."""
        return {card for card in cards if card[0] != "A" or len(self.aces) == 1}

    def cost(self, card: str) -> int:
        ace = self.options["ace_points"]
        ace = ace if isinstance(ace, int) else 14 if self.aces == ["high"] else 1
        return ace if card[0] == "A" else RANKS.index(card[0]) + 1

    def is_true(self, text: str, kind: str, args: dict[str, Any]) -> bool:
        """Checks a reason for the action `text`."""
        if text.split()[0] not in VERBS.get(kind, ("play",)):
            return False
        card, cards, n = args.get("card", ""), set(args.get("cards", ())), args.get("n")
        played = text[5:7]
        rest = self.choices - {card}
        foreign = self.before(card) - self.hand if card else set()
        if kind != "far" and card != (played if card else ""):
            return False
        if cards and kind != "free-turn" and not cards <= self.hand:
            return False
        match kind:
            case "yours":
                return cards == self.behind(card)
            case "behind":
                return bool(cards) and cards == self.sure(self.behind(card) & self.hand)
            case "far":
                return card in self.hand and played in self.before(card) and n == len(self.before(card))
            case "free-turn":
                later = copy.deepcopy(self.referee)
                later.apply(text)
                return later.player == self.seat and cards <= {said[5:7] for said in later.legal()}
            case "end":
                return not self.behind(card) and {card} == self.sure({card})
            case "last":
                return self.hand == {card}
            case "holds-back":
                more = all(len(self.behind(other)) > len(self.behind(card)) for other in cards)
                return cards <= rest and more and not any(self.behind(other) & self.hand for other in cards)
            case "fewest":
                return n == len(self.behind(card)) and all(len(self.behind(other)) >= n for other in rest)
            case "late":
                near = len(self.referee.hands[args["to"]]) == 1 and self.options["unable"] == "token"
                return near and n == self.cost(card) and all(self.cost(other) <= n for other in rest)
            case "dear":
                return self.options["score_cards"] and all(self.cost(other) < self.cost(card) for other in rest)
            case "keeps":
                return cards <= self.choices - {played} and cards == self.sure(cards)
            case "serves":
                return cards == self.choices and all(self.behind(c) and not self.behind(c) & self.hand for c in cards)
            case "penalty":
                return self.options["false_beg"] == "penalise" and not {"beg", "pass"}.isdisjoint(self.referee.legal())
            case "farthest":
                return n == len(foreign) and all(len(self.before(other) - self.hand) <= n for other in rest)
            case "distant":
                return n == len(foreign) and n > 1
            case "locked":
                return bool(cards) and cards == self.before(card) & self.hand and args["to"] == self.referee.beggar
            case "all-open":
                fewest = all(len(self.behind(other)) >= len(self.behind(card)) for other in rest)
                return fewest and all(self.referee.ends(other) for other in self.hand)
            case "useless":
                return not self.behind(card) & self.hand
        return False


KINDS = {"yours", "behind", "far", "free-turn", "end", "last", "holds-back", "fewest", "dear", "keeps", "serves"}
KINDS |= {"penalty", "farthest", "distant", "locked", "all-open", "useless", "late"}


@pytest.mark.slow
def test_reasons_are_true() -> None:
    """For all legal actions, reasons hold in the full deal."""
    said = Counter[str]()
    for case, game in CASES.items():
        for number, state in enumerate(positions(game, 12)):
            if number % 5:
                continue
            observation = state.observation(state.current_player)
            witness = Witness(game, state)
            for text in observation["legal"]:
                reason = opponents.reason(observation, text)
                if reason is not None:
                    kind = reason["id"].removeprefix("sevens-reason-")
                    assert witness.is_true(text, kind, reason["args"]), (case, text, reason, observation)
                    said[kind] += 1
    assert set(said) == KINDS and min(said.values()) > 2, said


@pytest.mark.slow
def test_an_expert_nearly_always_has_a_reason() -> None:
    for case in ("pantti-usual", "ristiseiska-usual", "pantti-first-ace"):
        reasons = Counter[bool]()
        for state in positions(CASES[case], 5):
            observation = state.observation(state.current_player)
            text = opponents.choose(observation, random.Random(1), "expert", 0.05)
            reasons[opponents.reason(observation, text) is not None] += 1
        assert reasons[True] > 0.9 * reasons.total() > 40
