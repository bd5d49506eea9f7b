"""Ristikontra's opponent plays with its partner: points, matching cards, kings and the stock.

Positions come from deals among such opponents. Each habit is a rate, compared with the rate in positions without a
reason for it; a random player shows none of them.
"""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache
from itertools import chain
from math import exp
from statistics import mean
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.cards import CARDS, RANKS, SUITS
from kortti.games.ristikontra.facts import NO_RANK, TURN, HouseRules
from kortti.opponents.chain import WEIGHTS
from kortti.opponents.ristikontra.choice import HABITS
from kortti.opponents.ristikontra.determinizations import Hands, World
from kortti.opponents.ristikontra.heuristics import Values
from kortti.opponents.ristikontra.knowledge import Position, Tally
from kortti.opponents.ristikontra.likelihoods import Decision
from kortti.opponents.ristikontra.playouts import Playouts
from kortti.opponents.ristikontra.tables import NUMBERS

VALUES = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}


@cache
def choices(mode: str) -> list[tuple[dict[str, Any], str]]:
    """Returns each observation with a choice in 100 deals, and the choice."""
    game = kortti.load_game("ristikontra", mode=mode)
    found = []
    for seed in range(100):
        rng = random.Random(seed)
        state = game.new_state(seed=seed, dealer=seed % 4)
        while not state.is_terminal:
            seen = state.observation(state.current_player)
            text = opponents.choose(seen, rng)
            if len(seen["legal"]) > 1:
                found.append((seen, text))
            state.apply_action(state.string_to_action(text))
    return found


def value(cards: list[str]) -> int:
    return sum(VALUES.get(card[0], 0) for card in cards)


def of_us(seen: dict[str, Any]) -> bool:
    return seen["winner"] % 2 == seen["player"] % 2


def led(seen: dict[str, Any]) -> str:
    return str(seen["zones"]["trick"][0][0])


def out(seen: dict[str, Any], rank: str) -> int:
    """Returns the number of cards of a rank that this seat has not seen."""
    played = [card for _, _, cards in seen["tricks"] for card in cards]
    known = played + seen["zones"]["trick"] + seen["zones"][f"hand:{seen['player']}"]
    return 4 - sum(card[0] == rank for card in known)


def matching(seen: dict[str, Any]) -> list[str]:
    return [text for text in seen["legal"] if text.startswith("play ") and text[5] == led(seen)]


def test_a_pair_beats_random_pairs() -> None:
    game = kortti.load_game("ristikontra")
    won = 0.0
    for seed in range(120):
        rng, pair = random.Random(seed), seed % 2
        state = game.new_state(seed=f"pair/{seed // 2}")
        while not state.is_terminal:
            seat = state.current_player
            choose = opponents.choose if seat % 2 == pair else opponents.any_legal
            state.apply_action(state.string_to_action(choose(state.observation(seat), rng)))
        won += 0.5 if not state.winners() else pair in state.winners()
    assert won > 0.9 * 120


def test_points_go_to_the_partners_sure_tricks_and_not_to_the_others() -> None:
    given = defaultdict(list)
    for seen, text in choices("gamepoints"):
        if len(seen["zones"]["trick"]) == 3 and text != "turn" and text not in matching(seen):
            worth = {value([card]) for card in seen["zones"][f"hand:{seen['player']}"] if card[0] != led(seen)}
            if 0 in worth and max(worth):  # both giving and keeping points is possible
                given[of_us(seen)].append(value([text[5:]]))
    assert len(given[True]) > 50 and len(given[False]) > 50
    assert mean(given[True]) > 6 and mean(given[False]) < 0.5


@pytest.mark.slow
def test_a_card_of_the_led_rank_is_spent_late_rather_than_early() -> None:
    spent = defaultdict(list)
    for seen, text in choices("gamepoints"):
        trick = seen["zones"]["trick"]
        if trick and not of_us(seen) and matching(seen) and out(seen, led(seen)) == 2:
            spent[len(trick)].append(text in matching(seen))
    assert min(len(spent[place]) for place in (1, 3)) > 40
    assert mean(spent[3]) > 0.95 and mean(spent[1]) < 0.88


@pytest.mark.slow
def test_it_remembers_which_ranks_are_gone() -> None:
    """A lead that nobody can match is a sure trick."""
    chances = sure = 0
    for seen, text in choices("gamepoints"):
        hand = seen["zones"][f"hand:{seen['player']}"]
        safe = [card for card in hand if VALUES.get(card[0], 0) >= 10 and not out(seen, card[0])]
        if seen["phase"] == "lead" and safe and not seen["zones"]["stock"]:
            chances += 1
            sure += not out(seen, text[5])
    assert chances > 40 and sure > 0.8 * chances


def last_to_play(hand: str) -> str:
    """Returns what the last seat, holding `hand`, plays to the others' worthless trick."""
    hands = [
        ["2C", "3C", "4C", "5C", "6C", "7C"],
        ["2D", "9D", "9H", "8D", "JD", "7D"],
        ["8S", "3S", "4S", "5S", "6S", "7S"],
    ]
    hands.append(hand.split())
    cards = [card for row in zip(*hands, strict=True) for card in row]
    game = kortti.load_game("ristikontra")
    rest = [card for card in CARDS if card not in cards]
    state = game.new_state(deck=cards + rest, dealer=3)
    for text in ("play 2C", "play 9D", "play 8S"):
        state.apply_action(state.string_to_action(text))
    return opponents.choose(state.observation(3), random.Random(1))


def test_it_turns_a_card_up_where_its_own_are_too_good_to_be_thrown() -> None:
    assert last_to_play("AC TC AD TD AH TH") == "turn"
    assert last_to_play("AC TC AD TD AH 8C") == "play 8C"
    assert last_to_play("AC TC AD TD AH 2H") == "play 2H"  # takes the trick if it can


@pytest.mark.slow
def test_kings_are_kept_for_cleaning() -> None:
    kings = {}
    for mode in ("gamepoints", "cleaning"):
        played = [
            text.startswith("play K")
            for seen, text in choices(mode)
            if seen["zones"]["stock"] and any(text.startswith("play K") for text in seen["legal"])
        ]
        assert len(played) > 200
        kings[mode] = mean(played)
    assert kings["cleaning"] < 0.7 * kings["gamepoints"]


# Levels


def midway(mode: str, seed: int, stop: int, **options: Any) -> Any:
    """Returns a state in the middle of a random deal."""
    game = kortti.load_game("ristikontra", mode=mode, **options)
    rng = random.Random(seed)
    state = game.new_state(seed=seed, dealer=seed % 4)
    while state.move_number < stop:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_the_weaker_forget() -> None:
    wrong = defaultdict(list)
    for seed in range(30):
        state = midway("gamepoints", seed, 30)
        seen = state.observation(state.current_player)
        for level, habit in HABITS.items():
            memory = Position(seen, habit.memory).out
            wrong[level].append(sum(memory[rank] != out(seen, rank) for rank in RANKS))
            wrong[level, "AT"].append(sum(memory[rank] != out(seen, rank) for rank in "AT"))
    assert not any(wrong["skilled"]) and not any(wrong["casual", "AT"])
    assert 1 < mean(wrong["casual"]) < mean(wrong["beginner"]) and any(wrong["beginner", "AT"])


@pytest.mark.parametrize("level", opponents.LEVELS)
def test_the_last_player_overtakes_its_partner_only_with_a_card_that_scores(level: str) -> None:
    chances = tempted = 0
    for seen, _ in choices("gamepoints") + choices("cleaning"):
        ways = matching(seen) if len(seen["zones"]["trick"]) == 3 else []
        if ways and of_us(seen) and not value([led(seen)]) and len(seen["legal"]) > len(ways):
            values = {text: Values(seen).value(text) for text in seen["legal"]}
            chances += 1
            tempted += max(values, key=values.__getitem__) in ways
            assert opponents.choose(seen, random.Random(1), level, 1 / 8) not in ways
    assert chances > 20 and tempted > 2


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_the_weaker_do_nothing_absurd(level: str) -> None:
    """If the others' trick is lost, an ace or ten is not discarded while a worthless card is in hand."""
    chances = slips = 0
    for seed in range(150):
        state = midway("gamepoints", seed, 3 + 4 * (seed % 12))
        seen = state.observation(state.current_player)
        hand = seen["zones"][f"hand:{seen['player']}"]
        if not of_us(seen) and not matching(seen) and 0 in map(worth, hand) and max(map(worth, hand)) >= 10:
            texts = [opponents.choose(seen, random.Random(number), level) for number in range(30)]
            chances += 1
            slips += len(set(texts)) > 1
            assert max(worth(text[5:]) for text in texts) < 10
    assert chances > 20 and slips > 10


def test_the_expert_looks_at_the_same_deals_whatever_the_hurry() -> None:
    state = midway("gamepoints", 0, 16)
    seen = state.observation(state.current_player)
    long = list(opponents.think(seen, random.Random(1), "expert"))
    assert long == list(opponents.think(seen, random.Random(1), "expert"))
    assert 8 < len(list(opponents.think(seen, random.Random(1), "expert", 0.1))) < len(long) / 2
    assert long[0] in seen["legal"] and long[-1] in seen["legal"]


# The expert's samples and playouts

VARIANTS: list[dict[str, Any]] = [
    {"mode": "gamepoints"},
    {"mode": "cleaning"},
    {"mode": "cleaning", "hold_fourth_king": True},
    {"mode": "first120"},
    {"mode": "first60"},
]


def test_the_tally_is_what_the_engine_counts() -> None:
    """Captured points and dirt of both pairs, from the public tricks of whole deals."""
    dirty = 0
    for options in VARIANTS:
        for seed in range(60):
            state = midway(seed=seed, stop=52, **options)
            tally = Tally(HouseRules.of(state.observation(0)["options"]))
            for _, winner, cards in state.observation(0)["tricks"]:
                tally.add(winner, [card[0] for card in cards])
            assert tuple(tally.captured) == state.summary()["captured"]
            if options["mode"] == "cleaning":
                for team in range(2):
                    is_clean = tally.captured[team] >= 10 and not tally.dirty[team]
                    assert state.returns()[team] == is_clean * tally.captured[team]
                    dirty += tally.dirty[team]
    assert dirty > 20


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.slow
def test_the_expert_bars_what_the_engine_bars(options: dict[str, Any]) -> None:
    """The first leader holds a whole rank; the last lead is repeated and nobody follows with it."""
    barred = 0
    for seed in range(8):
        rng = random.Random(seed)
        deck = rng.sample(CARDS, 52)
        for place, suit in enumerate(SUITS):
            other = deck.index("7K"[seed % 2] + suit)
            deck[4 * place], deck[other] = deck[other], deck[4 * place]
        state = kortti.load_game("ristikontra", **options).new_state(deck=deck, dealer=3)
        while not state.is_terminal:
            seen = state.observation(state.current_player)
            hands, held = Hands(seen), {card[0] for card in seen["zones"][f"hand:{state.current_player}"]}
            refused = held - {text[5] for text in seen["legal"] if text != "turn"}
            if len(held) > 1:
                assert {rank for rank in held if hands.is_barred(NUMBERS[rank])} == refused
                barred += len(refused)
            trick = seen["zones"]["trick"]
            wanted = [text for text in seen["legal"] if (text[5:6] == RANKS[hands.led_rank]) != bool(trick)]
            state.apply_action(state.string_to_action(rng.choice(wanted or seen["legal"])))
    assert barred


def order_of(playouts: Playouts, world: World, moves: list[int]) -> list[int]:
    """Returns the ranks of the stock in the order they were turned or drawn (D1, D2)."""
    seat, winner, trick, order = playouts.me, playouts.winner, playouts.trick[:], []
    slots = set(playouts.slots)
    for place, move in enumerate(moves, 4 * playouts.number + len(trick)):
        slot = place // 4 * 4 + seat
        if move == TURN:
            order.append(world.stock[slot])
            slots.remove(slot)
        trick.append(world.stock[slot] if move == TURN else move)
        if trick[-1] == trick[0]:
            winner = seat
        seat = (seat + 1) % 4
        if len(trick) == 4:
            drawn = [place // 4 * 4 + (winner + step) % 4 for step in range(4)]
            order += [world.stock[slot] for slot in drawn if slot in slots]
            seat, trick = winner, []
    return order


def with_stock(state: Any, order: list[int]) -> Any:
    """Returns the state with its stock reordered by ranks."""
    stock, deck, dealer = state.zones()["stock"], state.deck.split(), state.dealer
    for rank in order:
        deck.append(next(card for card in stock if NUMBERS[card[0]] == rank))
        stock.remove(deck[-1])
    played = state.game.new_state(deck=deck[: 52 - len(order)] + deck[52:], dealer=dealer)
    for text in state.history:
        played.apply_action(played.string_to_action(text))
    return played


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.slow
def test_playouts_keep_the_rules(options: dict[str, Any]) -> None:
    """The engine replays each in a true deal: all moves are legal and the result is the same."""
    for seed in range(40):
        state = midway(seed=seed, stop=seed * 7 % 51, **options)
        me = state.current_player % 2
        playouts = Playouts(state.observation(state.current_player))
        zones = state.zones()
        hands = [[NUMBERS[card[0]] for card in zones[f"hand:{seat}"]] for seat in range(4)]
        world = playouts.world_of(hands, [NUMBERS[card[0]] for card in zones["stock"]])
        for text in state.observation(state.current_player)["legal"]:
            moves: list[int] = []
            value = playouts.playout(world, text, moves)
            played = with_stock(state, order_of(playouts, world, moves))
            for move in moves:
                legal = [played.action_to_string(action) for action in played.legal_actions()]
                wanted = "turn" if move == TURN else f"play {RANKS[move]}"
                played.apply_action(played.string_to_action(next(each for each in legal if each.startswith(wanted))))
            returns, captured = played.returns(), played.summary()["captured"]
            expected = returns[me] - returns[1 - me]
            if options["mode"] == "gamepoints":
                expected = captured[me] - captured[1 - me]
            elif options["mode"] == "cleaning":
                scores = [-60 if captured[team] < 10 else returns[team] for team in range(2)]
                expected = scores[me] - scores[1 - me]
            assert played.is_terminal and value == expected


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.slow
def test_samples_are_deals_that_the_seat_cannot_rule_out(options: dict[str, Any]) -> None:
    for seed in range(40):
        state = midway(seed=seed, stop=seed * 7 % 51, **options)
        me, zones = state.current_player, state.zones()
        playouts = Playouts(state.observation(me))
        for number in range(5):
            world = playouts.sample(random.Random(number))
            assert world.hands[me] == [NUMBERS[card[0]] for card in zones[f"hand:{me}"]]
            assert [len(hand) for hand in world.hands] == [len(zones[f"hand:{seat}"]) for seat in range(4)]
            dealt = sorted(rank for hand in [*world.hands, world.stock] for rank in hand if rank != NO_RANK)
            lying = [card for zone, cards in zones.items() if zone[:4] in ("hand", "stoc") for card in cards]
            assert dealt == sorted(NUMBERS[card[0]] for card in lying)
            chances = [chance for seat in playouts.chain.chances for chance in seat]
            assert all(exp(chance) > 0.005 for chance in chances), "people do not always play what looks best"


def test_what_the_expert_goes_by_beats_what_the_skilled_go_by() -> None:
    """Without look-ahead, in duplicate deals with both pairs."""
    margins = []
    for seed in range(40):
        rng = random.Random(seed)
        state = kortti.load_game("ristikontra").new_state(seed=seed)
        playouts = Playouts(state.observation(state.current_player))
        for _ in range(50):
            world, text = playouts.sample(rng), "play " + RANKS[min(playouts.hand)]
            margins.append(playouts.playout(world, text) / 2)
            playouts.sides.reverse()
            margins[-1] -= playouts.playout(world, text) / 2
            playouts.sides.reverse()
    assert mean(margins) > 3


@pytest.mark.slow
def test_what_was_played_tells_what_is_held() -> None:
    """Sampled hands are closer to the true ones than random hands, in deals of skilled players."""
    errors = defaultdict(list)
    for seed in range(20):
        rng = random.Random(seed)
        state = kortti.load_game("ristikontra").new_state(seed=seed)
        while state.move_number < 16 + seed % 24:
            seen = state.observation(state.current_player)
            state.apply_action(state.string_to_action(opponents.choose(seen, rng)))
        me, zones = state.current_player, state.zones()
        for is_blind in (False, True):
            hands = Hands(state.observation(me))
            if is_blind:
                for decision in chain(*hands.decisions):
                    decision.oddity = 1.0
            worlds = [hands.sample(rng) for _ in range(120)]
            for seat in {0, 1, 2, 3} - {me}:
                held = {NUMBERS[card[0]] for card in zones[f"hand:{seat}"]}
                for rank in range(13):
                    share = mean(rank in world.hands[seat] for world in worlds)
                    errors[is_blind].append((share - (rank in held)) ** 2)
    assert mean(errors[False]) < 0.85 * mean(errors[True])


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.slow
def test_what_is_likely_is_what_a_skilled_player_plays(options: dict[str, Any]) -> None:
    """Every action of the highest value is likely, clearly worse ones are not, including turning."""
    for seed in range(60):
        state = midway(seed=seed, stop=seed * 7 % 45, **options)
        seat = state.current_player
        seen, hands = state.observation(seat), Hands(state.observation((seat + 1) % 4))
        position = Values(seen)
        hand = sum(WEIGHTS[NUMBERS[card[0]]] for card in seen["zones"][f"hand:{seat}"])
        values = {text: position.value(text) for text in seen["legal"]}
        for text, value in values.items():
            decision = Decision(hands, seat, TURN if text == "turn" else NUMBERS[text[5]])
            decision.oddity = 0.0
            likelihood = exp(decision.likelihood(hand))
            if value > max(values.values()) - 1e-9:
                assert likelihood > 0.1
            elif value < max(values.values()) - 1:
                assert likelihood < 0.001


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.slow
def test_what_is_dealt_agrees_with_all_that_was_played(options: dict[str, Any]) -> None:
    """After any number of exchanges nobody plays a card that it does not hold or holds too many."""
    for seed in range(20):
        state = midway(seed=seed, stop=seed * 7 % 51, **options)
        hands, rng = Hands(state.observation(state.current_player)), random.Random(seed)
        for _ in range(5):
            hands.sample(rng)
        for seat in {0, 1, 2, 3} - {hands.me}:
            for number, decision in enumerate(hands.decisions[seat]):
                held = [card for card in hands.chain.cards[seat] if card.since <= number <= card.gone]
                assert len(held) == min(hands.house.hand_size, 13 - number)
                assert hands.chain.hands[seat][number] == sum(WEIGHTS[card.rank] for card in held)
                assert hands.chain.chances[seat][number] == decision.likelihood(hands.chain.hands[seat][number])
                assert [card.rank for card in held if card.gone == number] == [decision.played] * (
                    decision.played != TURN
                )


# Reasons


def holder(state: Any) -> Any:
    """Returns the holder of the current trick, or the winner of the last one."""
    seen = state.observation(0)
    return seen["winner"] if seen["zones"]["trick"] else seen["tricks"][-1][1]


def holders(state: Any) -> set[Any]:
    """Returns the winners of the trick in a few random continuations."""
    found = set()
    for seed in range(8):
        rng, played = random.Random(seed), state.clone()
        while played.zones()["trick"]:
            played.apply_action(rng.choice(played.legal_actions()))
        found.add(holder(played))
    return found


def ends_with(state: Any, team: int) -> bool:
    """Checks if `team` wins the trick in all random continuations."""
    return all(winner % 2 == team for winner in holders(state))


def is_true(id: str, args: dict[str, Any], state: Any, text: str) -> bool:
    """Checks a reason for playing `text` against the full deal."""
    me, zones, card = state.current_player, state.zones(), text[5:]
    us, hand, trick = me % 2, zones[f"hand:{me}"], zones["trick"]
    winner, stock = state.observation(me)["winner"], zones["stock"]
    elsewhere = [each for zone, cards in zones.items() if zone[:4] in ("hand", "stoc") for each in cards]
    elsewhere = [each for each in elsewhere if each not in hand]

    def worth(card: str) -> int:
        return state.house.points_of([CARDS.index(card)]) if card else 0

    def out(card: str) -> int:
        return sum(each[0] == card[0] for each in elsewhere)

    after = state.clone()
    after.apply_action(after.string_to_action(text))
    matches = sum(each[0] == (trick[0][0] if trick else card[0]) for each in elsewhere if card or trick)
    takes, leaves = (bool(trick) and holder(after) == seat for seat in (me, winner))
    least = min(map(worth, hand))
    theirs, inside = bool(trick) and winner % 2 != us, worth(card) + sum(map(worth, trick)) if card else 0
    dirty, kept = [is_dirty(state, team) for team in range(2)], [each for each in hand if each != card]
    ours, lost = bool(trick) and not theirs, theirs and leaves and ends_with(after, 1 - us)
    assert args.get("card", card) == card
    return {
        "lead-sure": lambda: not trick and not matches and ends_with(after, us),
        "lead-one": lambda: not trick and matches == 1,
        "lead-several": lambda: not trick and sum(each[0] == card[0] for each in hand) == args["n"] > 1,
        "lead-nothing": lambda: not trick and not worth(card),
        "lead-fewest": lambda: not trick and matches == args["n"] == min(map(out, hand)),
        "lead-little": lambda: not trick and worth(card) == args["n"] <= 2,
        "take-last": lambda: theirs and takes and len(trick) == 3 and inside == args["n"],
        "take-sure": lambda: theirs and takes and inside == args["n"] and ends_with(after, us),
        "take": lambda: theirs and takes and inside == args["n"] and args["to"] == winner,
        "over-sure": lambda: ours and takes and holders(after) == {me},
        "over": lambda: ours and takes and len(trick) == 2 and matches == args["n"] > 0,
        "give": lambda: ours and leaves and ends_with(after, us) and worth(card) == args["n"] > 0,
        "give-likely": lambda: ours and leaves and worth(card) == args["n"] > 0,
        "partner": lambda: ours and leaves and ends_with(after, us),
        "doubt": lambda: ours and leaves and matches == args["n"] > 0 and worth(card) == least and len(trick) < 3,
        "lost": lambda: lost and worth(card) == least,
        "lost-another": lambda: lost and args["other"] in kept and args["other"][0] == card[0],
        "lost-keeps": lambda: lost and args["other"] in kept and out(args["other"]) < out(card),
        "lost-little": lambda: lost and worth(card) == args["n"] <= 2,
        "least": lambda: theirs and leaves and args["to"] == winner and worth(card) == least,
        "hope": lambda: theirs and leaves and len(trick) == 1 and matches and worth(card) == args["n"] > 0,
        "turn-dear": lambda: not card and least == args["n"] > 0,
        "turn-lead": lambda: (
            not card and not trick and all(any(each[0] == mine[0] for each in elsewhere) for mine in hand)
        ),
        "turn-keep": lambda: not card and sum(map(worth, hand)) == args["n"],
        "soil": lambda: stock and leaves and card[0] == "Q" and not dirty[1 - us] and ends_with(after, 1 - us),
        "no-queen": lambda: (
            stock and card[0] != "Q" and not dirty[us] and ends_with(after, us) and any(c[0] == "Q" for c in kept)
        ),
        "clean": lambda: not stock and dirty[us] and card[0] == "K" and trick[0][0] != "Q" and ends_with(after, us),
        "keep-king": lambda: (
            not stock
            and dirty[us]
            and leaves
            and ends_with(after, 1 - us)
            and any(each[0] == "K" for each in hand if each != card)
        ),
    }[id.removeprefix("ristikontra-reason-")]()


def is_dirty(state: Any, team: int) -> bool:
    """Checks if a pair is dirty so far (D11, D12), from its tricks."""
    dirty = False
    for number, (_, winner, cards) in enumerate(state.observation(0)["tricks"], 1):
        ranks = [card[0] for card in cards]
        if winner % 2 == team:
            dirty = dirty or "Q" in ranks if number <= 8 else dirty and not ("K" in ranks and ranks[0] != "Q")
    return dirty


def worth(card: str) -> int:
    return VALUES.get(card[:1], 0)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.slow
def test_reasons_are_true_and_of_what_the_action_does(options: dict[str, Any]) -> None:
    """For all legal actions in deals with an expert; nearly all choices have a reason."""
    game = kortti.load_game("ristikontra", **options)
    found = defaultdict(int)
    for seed in range(2):
        rng = random.Random(seed)
        state = game.new_state(seed=f"why/{seed}", dealer=seed % 4)
        while not state.is_terminal:
            seen = state.observation(state.current_player)
            level = "skilled" if state.current_player else "expert"  # an expert takes longer than all else here
            text = opponents.choose(seen, rng, level, 0.02)
            for each in seen["legal"]:
                why = opponents.reason(seen, each)
                if why is not None:
                    assert is_true(why["id"], why["args"], state, each), (why, seen["zones"], each)
                if len(seen["legal"]) > 1 and each == text:
                    found[why and why["id"]] += 1
            state.apply_action(state.string_to_action(text))
    assert found[None] < 0.03 * sum(found.values())
    assert len(found) > (18 if options["mode"] == "cleaning" else 15), sorted(map(str, found))
