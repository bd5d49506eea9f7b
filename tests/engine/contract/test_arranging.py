"""Display of cards: groups that belong together, signs, wild twos, counted tricks."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import kortti
from kortti.cards import CARDS, parse_card
from kortti.game import State
from kortti.games.swedish_gin.arranging import groups_in, sorts_of, stands_for
from kortti.games.swedish_gin.facts import CONTRACTS, is_two
from kortti.games.swedish_gin.hands import cards_in, hand_of
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.rules import is_meld
from kortti.page import Page
from tests.engine.variants import walk


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(parse_card, text.split()))


def dealt(rng: random.Random, size: int) -> list[int]:
    return sorted(card % 52 for card in rng.sample(range(104), size))


# Swedish gin


def test_a_hand_is_sorted_by_what_takes_most_of_the_contract() -> None:
    first = {number: sorts_of(number)[0] for number in CONTRACTS}
    assert [number for number, by in first.items() if by == "rank"] == [1, 3, 5, 7, 9, 11, 13, 14]
    assert all(sorted(sorts_of(number)) == ["groups", "rank", "suit"] for number in CONTRACTS)


@pytest.mark.parametrize("round", CONTRACTS)
def test_what_belongs_together_is_of_the_hand_and_lacks_nothing_of_it(round: int) -> None:
    """With its twos, the groups lack as few cards as the whole hand."""
    rng = random.Random(round)
    for _ in range(12):
        hand = dealt(rng, 11)
        groups = groups_in(hand_of(hand), round, False, 1)
        held = Counter(hand)
        held.subtract(card for group in groups for card in group)
        assert min(held.values()) >= 0
        assert all(len(group) > 1 for group in groups)
        if not finder.can_lay(hand, round):
            for group in groups:
                assert not any(map(is_two, group))
                assert len({card % 13 for card in group}) == 1 or len({card // 13 for card in group}) == 1
        else:
            kinds = [need.kind for need in CONTRACTS[round]]
            assert all(is_meld(kind, group) for kind, group in zip(kinds, groups, strict=False))


def test_the_beginnings_of_a_contract() -> None:
    hand = hand_of(cards("7C 7D KS 4H 5H 7H 9S JD QC AS 3C"))
    # a set of three and a run of four
    assert {frozenset(group) for group in groups_in(hand, 2, False, 1)} == {
        frozenset(cards("7C 7D 7H")),
        frozenset(cards("4H 5H")),
    }
    assert groups_in(hand_of(cards("5C 5D 5S 9H KD")), 1, True, 1) == (cards("5C 5D 5S"),)


def test_what_wild_twos_stand_for() -> None:
    assert stands_for("run", cards("5H 2C 7H 8H")) == ("", "6H", "", "")
    assert stands_for("run", cards("2H 3H 4H")) == ()  # represents itself
    assert stands_for("run", cards("2C 3H 4H 5H 2H")) == ("2H", "", "", "", "6H")
    assert stands_for("run", cards("QS KS 2D")) == ("", "", "AS")
    assert stands_for("set", cards("7C 7D 2S")) == ("", "", "7")
    assert stands_for("set", cards("2C 2D 2S")) == stands_for("pair", cards("2C 2D")) == ()


def states_of_gin() -> Iterator[State]:
    for seed in range(4):
        yield from walk(kortti.load_game("swedish-gin-rummy", players=3, rounds=(1, 2, 8)), seed)


def test_what_fits_is_what_can_be_laid_off() -> None:
    seen = none = 0
    for state in states_of_gin():
        seat, view = state.current_player, state.game.view
        if seat is None or state.phase != "play" or not state.down[seat]:
            assert seat is None or state.down[seat] or not view.signs(state, seat)
            continue
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        fitting = {text.split()[1] for text in texts if text.startswith("layoff")}
        assert {sign.card for sign in view.signs(state, seat)} == fitting
        has_more = any(not text.startswith("discard") for text in texts)
        assert (view.prompt(state)["id"] == "gin-prompt-down") == has_more
        seen, none = seen + bool(fitting), none + (not has_more)
    assert seen > 2 and none > 2


def test_who_lacks_how_much_is_told_to_nobody_else() -> None:
    page = Page()
    seats = [{"kind": "person", "name": name} for name in ("A", "B", "C")]
    game = kortti.load_game("swedish-gin-rummy", players=3)
    new = {"do": "new", "game": game.name, "options": {}, "seats": seats, "seed": "1"}
    page.handle(json.dumps(new))
    for viewer in (None, 0, 1, 2):
        view = json.loads(page.handle(json.dumps({"do": "view", "seat": viewer})))["view"]
        told = [[fact["id"] for fact in seat["facts"]].count("gin-fact-missing") for seat in view["seats"]]
        assert told == [int(seat == viewer) for seat in range(3)]
        groups = json.loads(page.handle(json.dumps({"do": "group", "seat": viewer})))["groups"]
        assert not Counter(card for group in groups for card in group) - Counter(view["hand"])
    state = page.seated.state
    mine = view["seats"][2]["facts"][-1]["args"]["n"]
    assert mine == finder.missing(cards_in(state.hands[2]), 1)


def test_offers_say_what_they_leave_the_best_first() -> None:
    offered = 0
    for state in states_of_gin():
        if state.current_player is None:
            continue
        choices = [state.game.view.choice(state, action) for action in state.offers()]
        rests = [choice.rest["args"].get("least", choice.rest["args"]["n"]) for choice in choices if choice.rest]
        assert rests == sorted(rests)
        for choice in choices:
            assert bool(choice.rest) == bool(choice.groups)
            assert [len(group) for group in choice.groups if group] == [
                len(group) or len(choice.groups[k]) for k, group in enumerate(choice.stands)
            ]
        offered += bool(rests)
    assert offered > 5


# Ristikontra


@pytest.mark.parametrize("mode", ["gamepoints", "cleaning"])
def test_tricks_are_counted_and_the_last_one_is_seen_again(mode: str) -> None:
    for seed in range(3):
        for state in walk(kortti.load_game("ristikontra", mode=mode), seed):
            view, tricks = state.game.view, state.tricks
            progress, recall = view.progress(state), view.recall(state)
            assert progress is None if state.is_terminal else progress["args"] == {"n": len(tricks) + 1, "total": 13}
            assert (recall is None) == (not tricks)
            if recall:
                leader, winner, played = tricks[-1]
                assert recall.cards == tuple(CARDS[card] for card in played)
                assert recall.labels[0] == leader and recall.labels[recall.winning] == winner
                assert recall.zone == f"captured:{winner % 2}"
            notes = [place.note["args"]["n"] for place in view.places(state) if place.note]
            assert notes == [state.card_points(0), state.card_points(1)]
            badges = [[fact["id"].rpartition("-")[2] for fact in view.facts(state, seat)] for seat in range(4)]
            assert badges[:2] == badges[2:]
            if mode != "cleaning":
                assert badges == [[]] * 4
                continue
            for team in (0, 1):
                lines = {True: "clean", False: "cleaned" if state.kings(team) else "dirty"}
                assert badges[team] == [lines[not state.queens(team)]]


def test_cards_that_would_take_the_trick() -> None:
    signed = 0
    for seed in range(3):
        for state in walk(kortti.load_game("ristikontra"), seed):
            seat = state.current_player
            if seat is None:
                continue
            signs = state.game.view.signs(state, seat)
            assert all(sign.aid for sign in signs)
            taking = set()
            for card in state.hands[seat] if state.trick else ():
                after = state.clone()
                after.apply_action(card)
                if (after.tricks[-1][1] if len(state.trick) == 3 else after.winner) == seat:
                    taking.add(CARDS[card])
            assert {sign.card for sign in signs} == taking
            signed += bool(signs)
    assert signed > 5
