"""Fan Tan: price and consequences of a false pass, and its opponents."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import pytest

import kortti
from kortti import opponents
from kortti.cards import CARDS, cards_of, mask_of, parse_card
from kortti.games.fan_tan.facts import PASS
from kortti.opponents.fan_tan.determinizations import Beliefs
from kortti.opponents.fan_tan.heuristics import BEHIND, VALUES
from kortti.opponents.fan_tan.knowledge import Position
from kortti.opponents.fan_tan.playouts import WON, playout
from kortti.table import Table
from tests.engine.records.golden_links import broken_off
from tests.engine.variants import walk

RULES = (
    {"players": 4},
    {"players": 8, "card_chips": 2},
    {"players": 3, "false_pass": "penalise", "start": "7H", "pass_chips": 2},
)


def deal(hands: list[str], **options: object) -> kortti.State:
    """Deals three or four hands, the first to the seat that begins, filled with the rest of the pack in order."""
    game = kortti.load_game("fan-tan", players=len(hands), **options)
    given = {card for hand in hands for card in hand.split()}
    rest = [card for card in CARDS if card not in given]
    deck = [""] * 52
    for seat, hand in enumerate(hands):
        places = game.dealt(range(52), game.players - 1, seat)
        cards = hand.split() + rest
        for place, card in zip(places, cards, strict=False):
            deck[place] = card
        rest = [card for card in rest if card not in deck]
    return game.new_state(deck=deck, dealer=game.players - 1)


def act(state: kortti.State, *texts: str) -> None:
    for text in texts:
        state.apply_action(state.string_to_action(text))


def decisions(options: dict[str, object], seed: int) -> Iterator[tuple[kortti.State, int]]:
    """Yields the states of a random deal with a choice, and the seat to act."""
    for state in walk(kortti.load_game("fan-tan", **options), seed):
        if state.current_player is not None and len(state.legal_actions()) > 1:
            yield state, state.current_player


def test_chips_on_the_table_are_what_was_paid_and_won() -> None:
    """No chip is lost: all marks add up to nothing, and after the deal each seat's are its returns."""
    for seed in range(3):
        for state in walk(kortti.load_game("fan-tan", false_pass="penalise"), seed):
            chips = {mark.id: mark.number for mark in state.game.view.marks(state)}
            assert sum(chips.values()) == 0 and all(chips.values())
            held = [chips.get(f"chips:{seat}", 0) for seat in range(4)]
            assert held == ([*state.returns()] if state.is_terminal else [-paid for paid in state.paid])
            assert chips.get("pool", 0) == (0 if state.is_terminal else sum(state.paid))


def test_a_false_pass_pays_the_holders_of_the_six_and_the_eight_F9_F10_F11() -> None:
    """For spades another seat has both; for hearts the payer holds the six. Nobody is told who gets the fines."""
    hands = ["7S 7H 6H 7D", "6S 8S 7C", "8H 6D", "8D"]
    state = deal(hands, false_pass="penalise", ante=0, short_hand_ante=0, card_chips=0)
    assert state.explain("pass") is None
    act(state, "pass")
    assert state.observation(1)["paid"] == [3, 0, 0, 0] and state.observation(1)["false_passes"] == [0]
    for seat in range(1, 4):
        assert "fine" not in str(state.observation(seat))
    rng = random.Random(1)
    fines = dict.fromkeys(range(4), 0) | {1: 10, 2: 5 + 5, 3: 5}
    while not state.is_terminal:
        cards = [action for action in state.legal_actions() if action != PASS]
        state.apply_action(rng.choice(cards or [PASS]))
    (winner,) = state.winners()
    nets = [fines[seat] - state.paid[seat] for seat in range(4)]
    nets[0] -= 25
    nets[winner] += sum(state.paid)
    assert list(state.returns()) == nets


def test_nobody_may_pass_falsely_once_all_others_have_passed_F12() -> None:
    state = deal(["7S", "7C", "7D"], false_pass="penalise")
    act(state, "pass", "pass")
    assert (state.explain("pass") or {})["id"] == "fan-tan-all-passed"
    act(state, "play 7D")
    assert state.explain("pass") is None


def test_the_card_that_begins_is_played_by_who_holds_it_F1() -> None:
    state = deal(["7C", "7S", "AC"], start="7S", false_pass="penalise")
    assert state.current_player == 1 and state.legal_actions() == [parse_card("7S")]
    assert (state.explain("play 8S") or state.explain("pass") or {})["id"] in ("not-your-card", "seven-of-clubs-first")
    assert (state.explain("pass") or {})["id"] == "seven-of-clubs-first"


def test_a_match_ends_when_the_chips_of_somebody_do_F13_F15() -> None:
    for chips, deals in ((0, 3), (1, 1)):
        match = kortti.load_game("fan-tan", players=3, chips=chips).new_match(seed="end")
        while not match.is_over:
            if match.state.is_terminal:
                match.next_deal()
            match.apply_action(match.state.legal_actions()[0])
        assert match.deal_number == deals
        assert [match.totals[seat] for seat in match.winners()] == [max(match.totals)] * len(match.winners())
        assert sum(match.totals) == 3 * chips


# Opponents


@pytest.mark.parametrize("options", RULES)
def test_playouts_keep_to_the_rules(options: dict[str, object]) -> None:
    """Each move of a playout in the true deal is legal in the engine and pays the same chips."""
    played = 0
    for seed in range(4):
        for state, seat in decisions(options, seed):
            position = Position(state.observation(seat))
            for action in state.legal_actions():
                moves: list[tuple[int, int]] = []
                chips = playout(position, state.hands, action, moves)
                after = state.clone()
                owed = sum(fine.chips * ((fine.to == seat) - (fine.payer == seat)) for fine in state.fines)
                for who, move in moves:
                    assert after.current_player == who
                    after.apply_action(move)
                won = WON if after.winners() == (seat,) else 0
                assert chips == after.returns()[seat] + state.paid[seat] - owed + won
                played += 1
    assert played > 100


@pytest.mark.parametrize("options", RULES)
def test_beliefs_agree_with_all_that_is_known(options: dict[str, object]) -> None:
    """Each sampled deal leads to the seat's observation."""
    looked = 0
    for number, (state, seat) in enumerate(chain(decisions(options, 5), decisions(options, 6))):
        if number % 4:
            continue
        rng = random.Random(number)
        observation = state.observation(seat)
        beliefs = Beliefs(observation, rng)
        for _ in range(5):
            hands = beliefs.sample(rng)
            for other, hand in enumerate(hands):
                assert other == seat or hand.bit_count() == state.hands[other].bit_count()
                assert not hand & state.hands[seat] and not hand & state.laid
            deck = [0] * 52
            for other, hand in enumerate(hands):
                played = mask_of(a for who, a in state._history if who == other and a != PASS)
                cards = cards_of((state.hands[seat] if other == seat else hand) | played)
                for place, card in zip(state.game.dealt(range(52), state.dealer, other), cards, strict=True):
                    deck[place] = card
            again = state.game.deal(deck, state.dealer)
            act(again, *state.history)
            for known in ("legal", "paid", "false_passes", "zones", "current_player"):
                assert again.observation(seat)[known] == observation[known]
            looked += 1
    assert looked > 20


def test_what_was_laid_tells_who_holds_what() -> None:
    """Against heuristic opponents, beliefs are closer to the truth than deals that only agree with the observation."""
    hits = {"beliefs": 0, "blind": 0}
    for seed in range(12):
        state, rng = kortti.load_game("fan-tan").new_state(seed=seed), random.Random(seed)
        while state.move_number < 24 and not state.is_terminal:
            seat = state.current_player
            act(state, opponents.choose(state.observation(seat), rng))
        beliefs = Beliefs(state.observation(0), rng)
        for _ in range(15):
            beliefs.sample(rng)
        for _ in range(40):
            for name, hands in (("beliefs", beliefs.sample(rng)), ("blind", beliefs.hidden.draw(rng))):
                hits[name] += sum((hand & true).bit_count() for hand, true in zip(hands, state.hands, strict=True))
    assert hits["beliefs"] > 1.03 * hits["blind"]


def test_every_card_behind_is_counted() -> None:
    seven, six, king = parse_card("7C"), parse_card("6C"), parse_card("KC")
    assert [BEHIND[card].bit_count() for card in (seven, six, king)] == [12, 5, 0]
    assert VALUES[six][1 << parse_card("AC")] > VALUES[six][1 << parse_card("5C")] > VALUES[king][0] > VALUES[six][0]


@pytest.mark.parametrize("options", RULES)
def test_reasons_are_true(options: dict[str, object]) -> None:
    """Cards said to open the way do so, and those said to wait depend on them."""
    told: set[str] = set()
    for seed in range(25):
        for state, seat in decisions(options, seed):
            observation, hand = state.observation(seat), state.hands[seat]
            for text in observation["legal"]:
                reason = opponents.reason(observation, text)
                if reason is None:
                    continue
                id, args = reason["id"].removeprefix("sevens-reason-"), reason["args"]
                told.add(id)
                named = mask_of(map(parse_card, args.get("cards", ())))
                card = parse_card(args["card"]) if "card" in args else -1
                behind = BEHIND[card] if card >= 0 else 0
                others = {parse_card(other[5:]) for other in observation["legal"] if other not in (text, "pass")}
                match id:
                    case "last":
                        assert hand == 1 << card
                    case "yours":
                        assert named == behind and behind & hand == behind
                    case "behind":
                        assert named and named & behind & hand == named
                    case "far":
                        assert hand >> card & 1 and args["n"] == abs(card - parse_card(text[5:])) >= 3
                    case "end":
                        assert not behind
                    case "holds-back":
                        assert all(
                            not BEHIND[c] & hand and BEHIND[c].bit_count() > size_of(card) for c in cards_of(named)
                        )
                    case "fewest":
                        assert args["n"] == size_of(card) < min(BEHIND[c].bit_count() for c in others)
                    case "keeps":
                        assert named and named & hand == named
                    case "serves":
                        assert all(BEHIND[c] and not BEHIND[c] & hand for c in cards_of(named))
                    case "fan-tan-reason-fine":
                        assert args["n"] == state.house.false_pass_chips and "pass" in observation["legal"]
                    case _:
                        raise AssertionError(id)
    assert told >= {"yours", "behind", "far", "end", "holds-back", "keeps"}
    of_passes = {"last", "serves", "fan-tan-reason-fine"}  # given only if passing is possible
    assert told & of_passes == (of_passes if options.get("false_pass") == "penalise" else set())


def size_of(card: int) -> int:
    return BEHIND[card].bit_count()


def test_after_the_winner_stands_who_has_the_most_chips() -> None:
    record = broken_off(kortti.load_game("fan-tan", players=5, deals=3), random.Random(4), 9999, "standings")
    table = Table(record)
    view = table.view(table.people[0] if table.people else None)
    totals = [row["total"] for row in view["standings"] or ()]
    assert len(set(totals)) > 3 and totals == sorted(totals, reverse=True)
    rows = sorted(view["result"]["rows"] if view["result"] else (), key=lambda row: row["place"])
    chips = [row["points"] for row in rows]
    assert len(set(chips)) > 3 and chips == sorted(chips, reverse=True)
    assert view["unit"] == {"id": "unit-chips", "args": {}}
