"""Automatic answers: untold refusals, repeated questions, and positions with a single action."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest

import kortti
from kortti.cards import parse_card
from kortti.games.swedish_gin.facts import HouseRules, groups_of, is_two, points
from kortti.games.swedish_gin.hands import cards_in, hand_of, points_of, with_card
from kortti.games.swedish_gin.laying import Player
from kortti.games.swedish_gin.melds import finder
from kortti.games.swedish_gin.melds.table import table_meld
from kortti.games.swedish_gin.outlook import brings_nearer, ranked_layings, rest_after
from kortti.games.swedish_gin.state import SwedishGinState
from kortti.picture.drawing import picture_of
from kortti.records.record import Seat
from kortti.table import Table
from kortti.table.replays import Replay
from kortti.table.typed_commands import command_of

REFUSALS = {"gin-declines", "gin-leaves-discard"}


def table_of(game: str, seed: str = "1", people: int = 1, **options: object) -> Table:
    made = kortti.load_game(game, **options)
    return Table.new(made, [Seat("person" if k < people else "casual", f"P{k}") for k in range(made.players)], seed)


def asked_to_buy(table: Table) -> bool:
    return table.is_asked(0) and table.state.phase == "window"


def play_to_a_question(table: Table) -> None:
    """Plays until the person is asked to buy; the person draws from the stock and discards any card in between."""
    while not asked_to_buy(table):
        if table.is_asked(0):
            table.act(0, "draw stock" if table.state.phase == "start" else f"discard {table.view(0)['hand'][-1]}")
        else:
            table.advance()


def of_round(round: int, hand: str, down: bool = False, **options: object) -> Player:
    rules = HouseRules.of(kortti.load_game("swedish-gin-rummy", players=3, **options).options)
    return Player(0, hand_of(map(parse_card, hand.split())), down, round, rules)


# What is told


def test_who_bought_is_news_and_who_did_not_is_none() -> None:
    table = table_of("swedish-gin-rummy", "news", players=6)
    for _ in range(4):
        play_to_a_question(table)
        table.act(0, "decline")
    told = [line["id"] for deal in table.log(0) for line in deal["lines"]]
    assert not REFUSALS & {*told, *(news["message"]["id"] for news in table.view(0)["news"])}
    assert told.count("gin-draws-stock") > 3
    replay = Replay(table.record)
    single = [[line["id"] for line in replay.shown(at, 0)["said"]] for at in range(1, replay.steps + 1)]
    assert {line for lines in single for line in lines} >= REFUSALS  # a single step tells the refusal
    assert all(single)


# The question


def test_a_game_declares_its_question_to_who_is_asked_alone() -> None:
    table = table_of("swedish-gin-rummy", "question", players=4)
    play_to_a_question(table)
    inquiry = dict(table.view(0)["inquiry"])  # type: ignore[call-overload]
    assert inquiry["refusal"] == "decline" and table.state.explain("decline") is None
    assert table.view(None)["inquiry"] is None
    table.act(0, "decline")
    assert dict(table.view(0)["inquiry"]) == {**inquiry, "refusal": None, "gains": False}  # type: ignore[call-overload]
    assert table_of("pantti").view(0)["inquiry"] is None


def test_a_card_brings_nearer_with_which_fewer_are_missing() -> None:
    rng, found = random.Random(3), {True: 0, False: 0}
    for _ in range(200):
        round, hand = rng.randint(1, 14), [card % 52 for card in rng.sample(range(104), 11)]
        card = rng.randrange(52)
        player = of_round(round, "")._replace(hand=hand_of(hand))
        before, after = finder.missing(hand, round), finder.missing([*hand, card], round)
        if before:
            gains = brings_nearer(player, (), card)
            assert gains == (after < before or is_two(card))
            found[gains] += 1
    assert min(found.values()) > 20


def test_who_can_lay_wants_what_can_be_laid_with_it() -> None:
    ready = of_round(1, "8C 8D 8H 9C 9D 9S KC QD JH")
    assert brings_nearer(ready, (), parse_card("8S")) and brings_nearer(ready, (), parse_card("2H"))
    assert not brings_nearer(ready, (), parse_card("AD"))
    down = of_round(1, "KC QD", down=True)
    lying = table_meld(tuple(map(parse_card, ("8C", "8D", "8H"))), 0)
    assert brings_nearer(down, (lying,), parse_card("8S")) and not brings_nearer(down, (lying,), parse_card("9S"))


def test_two_more_cards_make_the_last_contract_longer() -> None:
    hand = "3H 3D 3S 4C 4D 4H 5S 6S 7S 8S KD"
    assert not brings_nearer(of_round(15, hand), (), parse_card("QD"))


# What is played unasked


def test_undo_and_redo_pass_over_what_was_played_unasked() -> None:
    table = table_of("swedish-gin-rummy", "refusals", players=6)
    play_to_a_question(table)
    table.act(0, "decline")
    before = list(table.state.history)
    play_to_a_question(table)
    table.act(0, "decline", unasked=True)
    while not table.is_asked(0):
        table.advance()
    after = list(table.state.history)
    choices = [at for at, played in enumerate(table.history.steps[-1]) if played.seat == 0 and played.unasked]
    table.undo()
    undone = table.state.move_number
    assert table.is_asked(0) and table.state.history[-1:] != ("decline",)
    assert choices and undone not in choices and undone >= len(before) - 1
    table.redo()
    while table.history.undone:
        table.redo()
    assert list(table.state.history) == after
    assert [at for at, played in enumerate(table.history.steps[-1]) if played.unasked] == choices
    again = Table.open(table.save)
    assert list(again.state.history) == after  # the record is unchanged


def test_the_news_go_on_over_what_was_played_unasked() -> None:
    table = table_of("swedish-gin-rummy", "refusals", players=6)
    play_to_a_question(table)
    while not (told := [news["message"] for news in table.view(0)["news"]]):
        table.act(0, "decline")
        play_to_a_question(table)
    table.act(0, "decline", unasked=True)
    assert [news["message"] for news in table.view(0)["news"]][: len(told)] == told


@pytest.mark.slow
def test_the_only_thing_to_do_is_a_word_or_a_card() -> None:
    found = set()
    for seed in range(40):
        table = table_of("pantti", f"only {seed}", players=4)
        rng = random.Random(seed)
        while table.state.current_player is not None:
            seat = table.state.current_player
            if seat == 0:
                view = table.view(0)
                assert (view["only"] is None) == (len(table.state.legal_actions()) > 1)
                if view["only"]:
                    assert (view["only"] == "card") == bool(dict(view["actions"][0])["card"])
                    found.add((view["only"], dict(view["actions"][0])["action"].split()[0]))
                table.act(0, rng.choice(view["actions"])["action"])
            else:
                assert table.view(0)["only"] is None
                table.advance()
    assert {("card", "play"), ("word", "pass")} <= found, found


# What is offered


def test_offers_are_ranked_by_what_stays_after_all_that_can_follow() -> None:
    player = of_round(1, "4D 4H 8C 8D 8H 9C 9D 9S 2H KC 3S")
    ranked = ranked_layings(player, (), 12)
    rests = [rest_after(player, (), action) for action in ranked]
    assert rests == sorted(rests) and rests[0] < rests[-1]
    twos = [sum(is_two(card) for group in groups_of(action) for card in group) for action in ranked]
    assert twos[0] == 0
    same = [pair for pair, (rest, more) in zip(pairwise(twos), pairwise(rests), strict=True) if rest == more]
    assert same and all(one <= other for one, other in same)
    for action in ranked:  # more is never left than now
        laid = [card for group in groups_of(action) for card in group]
        assert rest_after(player, (), action) <= points_of(player.hand) - points(laid)


def test_what_lies_on_the_table_takes_cards_after_the_contract() -> None:
    player = of_round(1, "8C 8D 8H 9C 9D 9S KC KD 3S", layoff_on_others=True)
    kings = table_meld(tuple(map(parse_card, ("KS", "KH", "KC"))), 1)
    (best, *_) = ranked_layings(player, (kings,), 4)
    assert rest_after(player, (kings,), best) == 5 < rest_after(player, (), best) == 25


@pytest.mark.slow
def test_the_best_plan_is_always_offered_first() -> None:
    rng, seen = random.Random(5), 0
    for number in range(3000):
        hand = [card % 52 for card in rng.sample(range(104), 12)]
        player = of_round(1 + number % 2, "")._replace(hand=hand_of(hand))
        plan = finder.cheapest_rest(hand, player.round)
        if plan is None:
            continue
        seen += 1
        best = ranked_layings(player, (), 12)[0]
        assert rest_after(player, (), best) <= plan.rest
    assert seen > 20


# What wild twos stand for


def laid_by_hand(round: int, hand: str, *groups: str) -> list[tuple[str, ...]]:
    game = kortti.load_game("swedish-gin-rummy", players=3, rounds=(round,))
    state = game.new_match("stands").state
    assert isinstance(state, SwedishGinState)
    state.hands[0] = 0
    for card in cards_in(hand_of(map(parse_card, hand.split()))):
        state.hands[0] = with_card(state.hands[0], card)
    return game.view.lay(state, [group.split() for group in groups], 0).stands


def test_a_wild_two_says_what_it_stands_for_while_it_is_put_together() -> None:
    hand = "8C 8D 2H 5S 2C 7S 9S KD"
    assert laid_by_hand(2, hand, "8C 2H 8D", "5S 2C 7S")[:2] == [("", "8", ""), ("", "6S", "")]
    assert laid_by_hand(2, hand, "8C 2H", "7S 2C 5S")[:2] == [("", "8"), ("", "6S", "")]  # as it lies there
    assert laid_by_hand(2, hand, "", "5S 2C")[1] == ()  # it may be either of two cards


def test_a_picture_shows_what_a_wild_two_stands_for() -> None:
    table = table_of("swedish-gin-rummy", "picture", players=3)
    view = table.view(0)
    fan = {**dict(view["places"][1]), "zone": "meld:1", "form": "fan", "cards": ["TS", "JS", "QS", "2S"], "labels": [0]}
    plain = picture_of({**view, "places": [*view["places"], {**fan, "stands": ()}]}, 640, 480, {})  # type: ignore[typeddict-item]
    marked = picture_of({**view, "places": [*view["places"], {**fan, "stands": ("", "", "", "KS")}]}, 640, 480, {})  # type: ignore[typeddict-item]
    assert marked.count("<rect") == plain.count("<rect") + 1 and len(re.findall('href="#k...W"', marked)) == 1


# By text


def test_whoever_types_says_how_often_to_be_asked() -> None:
    table = table_of("swedish-gin-rummy", "typed", players=4)
    for word in ("always", "nearer", "never"):
        command = command_of(table, 0, word)
        assert command["do"] == word and command["parts"]
    assert command_of(table_of("pantti"), 0, "never")["do"] == "tell"
