"""How deals end: who is named, and whether the sentence on why it went so is true."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kortti
from kortti.cards import CARDS
from kortti.records.record import Seat
from kortti.table import Table
from kortti.table.sentences import score_parts


def ended(name: str, seed: int, **options: Any) -> Table:
    """Returns a table of people after a random deal."""
    game = kortti.load_game(name, **options)
    table = Table.new(game, [Seat("person", f"P{seat}") for seat in range(game.players)], f"ends {seed}")
    play_on(table, random.Random(seed))
    return table


def play_on(table: Table, rng: random.Random) -> None:
    """Plays the deal to its end at random."""
    while (seat := table.state.current_player) is not None:
        actions = [offer["action"] for offer in table.view(seat)["actions"]]
        beating = [action for action in actions if action not in ("take", "turn")]
        table.act(seat, rng.choice(beating if beating and rng.random() < 0.7 else actions))


@pytest.mark.parametrize("name", ["myllymatti", "skitgubbe"])
def test_a_game_with_a_loser_names_who_is_left_and_no_winner(name: str) -> None:
    table = ended(name, 1)
    view, state = table.view(0), table.state
    result = view["result"]
    assert result and result["winners"] == ()
    left = [seat for seat, cards in enumerate(state.returns()) if cards]
    assert list(result["left"]) == left and len(left) == 1 and result["verdict"] is None
    assert [who["mood"] for who in view["seats"]] == [
        "sorry" if seat in left else "glad" for seat in range(len(view["seats"]))
    ]
    assert [who["out"] for who in view["seats"]] == [seat not in left for seat in range(len(view["seats"]))]
    places = {row["seats"][0]: row["place"] for row in result["rows"]}
    assert sorted(places, key=places.__getitem__) == [*(seat for seats in state.out_order for seat in seats), *left]
    titles = {part["title"]["id"] for part in score_parts(view) if part["title"]}
    assert "text-lost" in titles and "text-won" not in titles
    assert result["because"] and score_parts(view)[len(result["rows"])]["lines"] == [result["because"]]
    assert "lost by" in str(state).splitlines()[0]


def test_the_verdict_is_the_last_message_of_the_deal_if_it_tells_more_than_who_won() -> None:
    told = []
    table = ended("sedma", 0, players=2)
    for deal in (1, 2):
        if deal == 2:
            table.next_deal()
            play_on(table, random.Random(1))
        (last,) = {event.seat for event in table.history.steps[-1][-1].events if event.id == "sedma-wins"}
        verdict: Any = table.view(0)["result"]["verdict"]  # type: ignore[index]
        told.append(verdict and (verdict["id"], verdict["args"]["seat"]))
        assert told[-1] == (None if last in table.state.winners() else ("sedma-wins", last))
    assert None in told and any(told)


def test_who_goes_out_is_staged() -> None:
    table = ended("myllymatti", 1)
    peaks = [peak for step in table.history.steps[-1] for peak in table.peaks_of(step.events, None)]
    outs = [peak for peak in peaks if peak["kind"] == "out"]
    assert [peak["seat"] for peak in outs] == [seat for seats in table.state.out_order for seat in seats]


def reasons(name: str, deals: int = 6, **options: Any) -> list[tuple[Table, int, str, dict[str, Any]]]:
    """Returns why deals went so for each seat: the table, the seat, the end of the message's id, its arguments."""
    found = []
    for seed in range(deals):
        table = ended(name, seed, **options)
        for seat in range(table.match.game.players):
            why: Any = table.state.game.view.because(table.state, seat)
            if why:
                found.append((table, seat, why["id"].rpartition("-reason-end-")[2], why["args"]))
    return found


def stuck_in(table: Table) -> Counter[int]:
    """Returns how often each seat could not lay a card: the only action was a word."""
    state, again = table.state, table.match.game.new_state(deck=table.state.deck, dealer=table.state.dealer)
    stuck = Counter[int]()
    for text in state.history:
        only = [again.action_to_string(action) for action in again.legal_actions()]
        stuck[again.current_player] += only in (["pass"], ["beg"])
        again.play(text)
    return stuck


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("ristiseiska", {}),
        ("pantti", {}),
        ("fan-tan", {}),
        ("ristiseiska", {"false_beg": "penalise"}),
        ("fan-tan", {"false_pass": "penalise"}),
    ],
)
def test_cards_waited_or_who_went_out_was_seldom_stuck(name: str, options: dict[str, str]) -> None:
    told = reasons(name, **options)
    assert {kind for _, _, kind, _ in told} > {"waited"}
    for table, seat, kind, args in told:
        zones = table.state.zones()
        mine = zones[f"hand:{seat}"]
        laid = [card for zone, cards in zones.items() if ":" in zone and not zone.startswith("hand") for card in cards]
        stuck = stuck_in(table)
        if kind == "waited":
            key = args["card"]
            assert key in zones[f"hand:{args['to']}"] and args["to"] != seat and set(args["cards"]) <= set(mine)
            assert {card[1] for card in args["cards"]} == {key[1]} and not {key, *args["cards"]} & set(laid)
        elif kind == "late":
            assert args["cards"] and set(args["cards"]) <= set(mine) and not zones[f"hand:{args['to']}"]
            assert stuck[seat] == min(stuck[other] for other in range(table.match.game.players))
        else:
            assert bool(mine) == (kind == "often")
            assert stuck[seat] == args.get("n", 0)
            if kind == "often":
                assert stuck[seat] > min(stuck[other] for other in range(table.match.game.players))
            if kind == "seldom":
                assert args["most"] == max(stuck.values()) > stuck[seat]


@pytest.mark.parametrize(("name", "last"), [("ristikontra", 0), ("sedma", 10)])
def test_the_most_valuable_trick_was_taken_by_who_is_named(name: str, last: int) -> None:
    told = reasons(name, 16)
    assert {kind for _, _, kind, _ in told} == {"dearest", "despite"}
    for table, _, kind, args in told:
        tricks = table.state.tricks
        worths = [table.match.game.worth([CARDS[card] for card in cards]) for _, _, cards in tricks]
        worths[-1] += last
        assert (tricks[worths.index(max(worths))][1], max(worths)) == (args["seat"], args["n"])
        assert (args["seat"] in table.state.winners()) == (kind == "dearest")


def test_who_had_not_laid_the_contract_when_a_player_went_out() -> None:
    for table, seat, kind, args in reasons("swedish-gin-rummy", 3, rounds="1"):
        down = table.state.down
        if kind in ("down", "not-down"):
            assert down[seat] == (kind == "down") and args == {"seat": seat, "to": table.state.winner}
            assert seat != table.state.winner
        else:
            assert seat == table.state.winner and args["n"] == [*down[:seat], *down[seat + 1 :]].count(False)


@pytest.mark.parametrize("name", ["myllymatti", "skitgubbe"])
def test_the_second_half_of_who_is_left_began_with_those_cards(name: str) -> None:
    told = reasons(name, 3)
    assert told
    for table, _, _, args in told:
        state, game = table.state, table.match.game
        again = game.new_state(deck=state.deck, dealer=state.dealer)
        history = iter(state.history)
        while again.phase != "shed":
            again.play(next(history))
        hand = again.zones()[f"hand:{args['seat']}"]
        trump = state.observation(0)["trump"]
        assert (args["n"], args["trumps"]) == (len(hand), sum(card[1] == trump for card in hand))
        takes = [who for who, action in state.observation(0)["history"] if action == "take"]
        assert args["takes"] == takes.count(args["seat"]) and state.returns()[args["seat"]] == 1
