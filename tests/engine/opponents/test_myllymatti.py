"""Opponents for Myllymatti: memory, samples and playouts, levels, reasons."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.opponents.myllymatti.choice import grown
from kortti.opponents.myllymatti.knowledge import Seen
from kortti.opponents.myllymatti.playouts import FIRST, Playouts, shed_on
from kortti.opponents.myllymatti.sets import ACTION_TEXTS, BITS, set_of
from kortti.opponents.myllymatti.steps import Duels, Shedding
from kortti.opponents.myllymatti.tree import Tree
from tests.engine.variants import walk

RANKS = "23456789TJQKA"
GAMES: dict[str, dict[str, Any]] = {
    "usual": {},
    "strict": {"must_beat": True, "draw_timing": "immediate"},
    "winner-first": {"draw_order": "winner_first", "stall_actions": 20},
    "impatient": {"stall_actions": 6},
}
every_game = pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)


def rank(card: str) -> int:
    return RANKS.index(card[0])


def positions(options: dict[str, Any], seeds: range, level: str = "") -> Iterator[kortti.State]:
    """Yields the states of deals before each action, played by opponents of `level` or at random."""
    game = kortti.load_game("myllymatti", **options)
    for seed in seeds:
        if not level:
            yield from (state for state in walk(game, seed) if not state.is_terminal)
            continue
        rng = random.Random(seed)
        state = game.new_state(seed=seed, dealer=seed % 3)
        while not state.is_terminal:
            yield state
            text = opponents.choose(state.observation(state.current_player), rng, level)
            state.apply_action(state.string_to_action(text))


def shedding(state: kortti.State) -> Shedding:
    """Returns the position of the second half as the seat to act knows it."""
    position = Seen(state.observation(state.current_player)).shedding
    assert position is not None
    return position


# Memory


@every_game
def test_every_card_that_was_shown_can_be_remembered(options: dict[str, Any]) -> None:
    for number, state in enumerate(positions(options, range(8))):
        zones, seat = state.zones(), number % 3
        if number % 5:
            continue
        seen = Seen(state.observation(seat))
        hands = [zones[f"hand:{other}"] for other in range(3)]
        trick = [BITS[text] for text in zones["trick"]]
        assert seen.held[seat] == set_of(hands[seat])
        if seen.shedding is not None:
            assert state.phase == "shed" and seen.held == list(map(set_of, hands)) and not seen.unseen
            assert seen.shedding.trick == trick and seen.shedding.seat == state.current_player
            assert seen.shedding.size == state.observation(seat)["trick_size"]
            assert seen.shedding.since == state.observation(seat)["since"]
        else:
            assert state.phase == "collect"
            assert seen.duels.won == [set_of(zones[f"won:{other}"]) for other in range(3)]
            assert [card for card, _ in seen.duels.trick] == trick
            assert [card for card, _ in seen.duels.bounced] == [BITS[text] for text in zones["table"]]
            hands[seat] = []
            assert seen.unseen == set_of(sum(hands, zones["stock"]))


def test_who_remembers_little_remembers_what_was_seen_last() -> None:
    compared = 0
    for state in positions({}, range(4)):
        if state.phase == "shed":
            seen = Seen(state.observation(state.current_player))
            others = [card for card in BITS.values() if card & sum(seen.held) & ~seen.held[seen.me]]
            for count in (0, 4, 12):
                recalled = sum(seen.recalled(count)) & ~seen.held[seen.me]
                assert recalled.bit_count() == min(count, len(others))
                assert all(hand & ~held == 0 for hand, held in zip(seen.recalled(count), seen.held, strict=True))
                forgotten = [seen.last_seen[card] for card in others if not card & recalled]
                kept = [seen.last_seen[card] for card in others if card & recalled]
                assert not kept or not forgotten or min(kept) >= max(forgotten)
                compared += bool(forgotten)
            assert seen.recalled(52) == seen.held
    assert compared > 100


# Thinking


def test_samples_deal_what_is_unseen() -> None:
    """The true deal is possible: the same cards are unseen, and each may be anywhere."""
    dealt = 0
    for number, state in enumerate(positions({}, range(3))):
        if state.phase == "collect" and number % 7 == 0:
            seat = state.current_player
            zones, playouts, rng = state.zones(), Playouts(state.observation(seat)), random.Random(number)
            held: Counter[int] = Counter()
            for _ in range(40):
                world = playouts.sample(rng)
                assert isinstance(world, Duels)
                hands, stock = world.hands, world.stock
                assert [hand.bit_count() for hand in hands] == [len(zones[f"hand:{other}"]) for other in range(3)]
                assert len(stock) == len(zones["stock"]) and hands[seat] == set_of(zones[f"hand:{seat}"])
                unseen = sum(hands) + sum(stock) - hands[seat]
                assert unseen == playouts.seen.unseen
                held.update(hands)
            if len(zones["stock"]) > 20:
                dealt += 1
                assert len(held) > 60, "the hands are always the same"
    assert dealt > 5


@every_game
def test_playouts_keep_to_the_rules(options: dict[str, Any]) -> None:
    """In the true deal, a playout's moves are legal and its result follows the rules."""
    values: Counter[float] = Counter()
    rng = random.Random(1)
    for number, state in enumerate(positions(options, range(12))):
        if number % 6:
            continue
        seat, zones = state.current_player, state.zones()
        observation = state.observation(seat)
        playouts, moves = Playouts(observation), []
        world = playouts.sample(rng)
        if isinstance(world, Duels):
            world.hands = [set_of(zones[f"hand:{other}"]) for other in range(3)]
            world.stock = [BITS[text] for text in reversed(zones["stock"])]
        text = rng.choice(observation["legal"])
        value = playouts.playout(world, text, rng, moves)
        assert moves[0] == text
        after = state.clone()
        for move in moves:
            assert after.explain(move) is None, (state.history, moves)
            after.apply_action(after.string_to_action(move))
        if value == 0:
            assert after.is_terminal and after.returns()[seat] == 1
        else:
            assert not after.zones()[f"hand:{seat}"] and after.phase != "collect"
            others_are_out = sum(not after.zones()[f"hand:{other}"] for other in range(3)) > 1
            assert others_are_out == (value == 1)
        values[value] += 1
    assert set(values) <= {0.0, 1.0, 1.0 + FIRST} and len(values) > 1


@every_game
@pytest.mark.slow
def test_the_tree_keeps_to_the_rules(options: dict[str, Any]) -> None:
    """Its positions are those with a choice in the engine, with the same actions, or the end of the deal."""
    compared = ended = 0
    for number, state in enumerate(positions(options, range(6), "casual")):
        if state.phase != "shed" or number % 5 or len(state.legal_actions()) < 2:
            continue
        tree, rng = Tree(shedding(state)), random.Random(number)
        for _ in range(100):
            tree.grow(rng.random)
        assert (
            sum(tree.root.tries) == tree.root.visits == 100
            and ACTION_TEXTS[tree.choice] in state.observation(tree.root.seat)["legal"]
        )
        reached = [(tree.root, state)]
        while reached:
            node, state = reached.pop()
            zones = state.zones()
            assert node.position.hands == [set_of(zones[f"hand:{seat}"]) for seat in range(3)]
            assert state.is_terminal == (not node.actions)
            compared, ended = compared + 1, ended + state.is_terminal
            if state.is_terminal:
                continue
            legal = {state.action_to_string(action) for action in state.legal_actions()}
            texts = [ACTION_TEXTS[action] for action in node.actions]
            assert node.seat == state.current_player and set(texts) == legal and len(texts) > 1
            for place, after in enumerate(node.after if node.visits else ()):
                text = texts[place]
                if after:
                    if not after.actions:  # each seat counts its own good results
                        assert node.good[place] == node.tries[place] * (not after.position.hands[node.seat])
                    later = state.clone()
                    later.apply_action(later.string_to_action(text))
                    while not later.is_terminal and len(later.legal_actions()) == 1:
                        later.apply_action(later.legal_actions()[0])
                    reached.append((after, later))
    assert compared > 1000 and ended > 20


@pytest.mark.parametrize(("name", "stalls"), [("usual", False), ("impatient", True)])
def test_one_seat_has_cards_at_the_end_unless_the_deal_stalls(name: str, stalls: bool) -> None:
    ends: Counter[int] = Counter()
    for number, state in enumerate(positions(GAMES[name], range(6), "casual")):
        if state.phase == "shed" and number % 3 == 0:
            position = shedding(state)
            shed_on(position, random.Random(number).random)
            ends[sum(map(bool, position.hands))] += 1
    assert ends[1] > 5 and not ends[0] and (ends[2] + ends[3] > 0) == stalls


def test_the_expert_says_at_once_what_experience_says_and_then_thinks() -> None:
    state = next(state for state in positions({}, range(1)) if state.phase == "shed" and len(state.legal_actions()) > 3)
    observation = state.observation(state.current_player)
    for effort in (1.0, 0.5):
        first, *others = opponents.think(observation, random.Random(2), "expert", effort)
        assert len(others) > 5 and {first, *others} <= set(observation["legal"])
        assert [first, *others] == list(opponents.think(observation, random.Random(2), "expert", effort))


def test_the_expert_stops_thinking_only_once_its_choice_is_sure() -> None:
    stopped = 0
    for number, state in enumerate(positions({}, range(2), "casual")):
        if state.phase == "shed" and len(state.legal_actions()) > 1 and number % 5 == 0:
            tree, whole = Tree(shedding(state)), Tree(shedding(state))
            *_, choice = grown(tree, ACTION_TEXTS, random.Random(number), 60)
            rng = random.Random(number)
            for _ in range(60):
                whole.grow(rng.random)
            assert choice == ACTION_TEXTS[whole.choice]
            stopped += tree.root.visits < 60
    assert stopped > 10


# Levels


def losses(candidate: str, others: str, seeds: range, **options: Any) -> float:
    """Returns how often an opponent of level `candidate` loses against two of level `others`."""
    lost = 0
    game = kortti.load_game("myllymatti", **options)
    for seed in seeds:
        seat = seed % 3
        rng = random.Random(seed)
        state = game.new_state(seed=f"level {seed // 3}")
        while not state.is_terminal:
            player = state.current_player
            level, seen = candidate if player == seat else others, state.observation(player)
            text = opponents.any_legal(seen, rng) if level == "any" else opponents.choose(seen, rng, level)
            state.apply_action(state.string_to_action(text))
        lost += state.returns()[seat]
    return lost / len(seeds)


@pytest.mark.slow
def test_a_beginner_overlooks_much_but_not_the_last_card() -> None:
    outs = slips = 0
    for state in positions({}, range(40)):
        observation = state.observation(state.current_player)
        if state.phase == "shed" and len(observation["legal"]) > 1:
            rng = random.Random(state.move_number)
            text = opponents.choose(observation, rng, "beginner")
            slips += text == "take" and opponents.choose(observation, rng, "heuristics") != "take"
            if len(observation["zones"][f"hand:{state.current_player}"]) == 1:
                assert text != "take"
                outs += 1
    assert outs > 10 and slips > 50


@pytest.mark.slow
def test_who_plays_anything_loses() -> None:
    assert losses("skilled", "any", range(24)) <= 0.05
    assert losses("any", "skilled", range(24)) >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize("must_beat", [False, True])
def test_opponents_hardly_ever_run_into_the_stop_rule(must_beat: bool) -> None:
    game = kortti.load_game("myllymatti", must_beat=must_beat)
    stopped = 0
    for seed in range(1000, 1025):
        state, rng = game.new_state(seed=f"table {seed}", dealer=seed % 3), random.Random(seed)
        while not state.is_terminal:
            text = opponents.choose(state.observation(state.current_player), rng)
            state.apply_action(state.string_to_action(text))
        stopped += sum(state.returns()) != 1
    assert stopped <= 1


# Reasons


def holds(state: kortti.State, text: str, name: str, facts: dict[str, Any]) -> bool:
    """Checks a reason for playing `text` against the full state."""
    zones, me = state.zones(), state.current_player
    hand, trick, trump = zones[f"hand:{me}"], zones["trick"], state.observation(me)["trump"]
    card = text[5:]
    after = state.clone()
    after.apply_action(after.string_to_action(text))
    later = after.zones()
    mine = {*later[f"hand:{me}"], *later[f"won:{me}"]}
    unseen = zones["stock"] + [other for seat in range(3) if seat != me for other in zones[f"hand:{seat}"]]
    plays = [other[5:] for other in state.observation(me)["legal"] if other.startswith("play ")]
    answers = [after.action_to_string(action) for action in after.legal_actions()]
    beaters = [answer[5:] for answer in answers if answer != "take"]

    def cost(other: str) -> tuple[bool, int]:
        return other[1] == trump, rank(other)

    verb = "turn" if name.startswith("turn-") else "take" if name.startswith("take-") else "play"
    if text.split()[0] != verb:
        return False
    if "card" in facts and name != "turn-chance" and facts["card"] != card:
        return False
    if "to" in facts and facts["to"] != after.current_player:
        return False
    match name:
        case "turn-spares":
            return facts["low"] in hand and rank(facts["low"]) == min(map(rank, hand))
        case "turn-chance":
            wins = [other for other in unseen if rank(other) > rank(trick[0])]
            return facts == {"card": trick[0], "n": len(wins), "total": len(unseen)} and bool(wins)
        case "lead-lowest":
            return not trick and rank(card) == min(map(rank, hand))
        case "few-higher":
            higher = [other for other in unseen if rank(other) > rank(card)]
            counts = (facts["n"], facts["total"]) == (len(higher), len(unseen))
            return not trick and counts and 3 * len(higher) <= len(unseen)
        case "lower":
            lower = [other for other in unseen if rank(other) < rank(card)]
            return not trick and (facts["n"], facts["total"]) == (len(lower), len(unseen)) and bool(lower)
        case "wins":
            return {card, facts["other"]} <= mine and facts["other"] == trick[0]
        case "wins-more":
            return {card, *facts["cards"]} <= mine and facts["cards"] == zones["table"] + trick
        case "bounce":
            return rank(card) == rank(trick[0]) and card not in mine
        case "lost-anyway":
            draws = [other for other in hand if rank(other) >= rank(trick[0])]
            return not draws and card not in mine and rank(card) == min(map(rank, hand)) and facts["other"] == trick[0]
        case "lost":
            losing = not any(rank(other) >= rank(trick[0]) for other in hand)
            return losing and card not in mine and facts["other"] == trick[0]
        case "keeps":
            highest = rank(facts["high"]) == max(map(rank, hand)) and facts["high"] in mine
            return highest and rank(card) < rank(trick[0]) and facts["other"] == trick[0]
        case "ducks":
            losing = [rank(other) for other in hand if rank(other) < rank(trick[0])]
            low = rank(facts["low"]) == min(losing) < rank(card) == max(losing)
            return low and facts["low"] in later[f"hand:{me}"] and facts["other"] == trick[0]
        case "rid-of-low":
            return card not in mine and rank(card) < 5 and facts["other"] == trick[0]
        case "goes-out":
            return not later[f"hand:{me}"] and state.phase == "shed"
        case "completes" | "completes-only":
            only = len(plays) == 1
            return card in later["out"] and after.current_player == me and only == (name == "completes-only")
        case "void":
            theirs = {other[1] for other in later[f"hand:{facts['to']}"]}
            return not theirs & {facts["suit"], trump} and facts["suit"] == card[1] and answers == ["take"]
        case "unbeaten":
            return answers == ["take"]
        case "only-beater":
            return plays == [card] and facts["other"] == trick[-1]
        case "cheapest":
            return cost(card) == min(map(cost, plays)) and len(plays) > 1 and facts["other"] == trick[-1]
        case "only-trump":
            return {other[1] for other in beaters} == {trump} and card[1] != trump
        case "lowest":
            return not trick and card[1] != trump and cost(card) == min(map(cost, hand))
        case "costs":
            return facts["other"] in beaters and cost(facts["other"]) == min(map(cost, beaters))
        case "take-trump":
            return trick[-1][1] == trump and trick[-1] in mine
        case "take-keeps":
            return facts["other"] in plays and cost(facts["other"]) == min(map(cost, plays))
    return False


@every_game
@pytest.mark.parametrize("level", ["", "casual"])
@pytest.mark.slow
def test_reasons_are_true(options: dict[str, Any], level: str) -> None:
    """For the opponents' choices and for all other legal actions."""
    given: Counter[str] = Counter()
    for state in positions(options, range(3), level):
        observation = state.observation(state.current_player)
        for text in observation["legal"]:
            said = opponents.reason(observation, text)
            if said is not None:
                name = said["id"].removeprefix("myllymatti-reason-")
                assert holds(state, text, name, said["args"]), (state.history, text, said)
                given[name] += 1
    assert len(given) > 12


def test_there_is_nearly_always_a_reason() -> None:
    reasons = []
    for state in positions({}, range(3), "skilled"):
        observation = state.observation(state.current_player)
        if len(observation["legal"]) > 1:
            reasons.append(opponents.reason(observation, opponents.choose(observation, random.Random(1))))
    assert sum(said is not None for said in reasons) > 0.99 * len(reasons)
    assert len({said["id"] for said in reasons if said is not None}) > 12
