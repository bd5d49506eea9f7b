"""Reasons of Sedma and Skitgubbe are true: each is checked against the full deal."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import kortti
from kortti import opponents
from kortti.game import State

WORTH = {"A": 10, "T": 10}


def presets(name: str) -> list[dict[str, Any]]:
    """Returns the options of all presets but the usual one."""
    return [options for options in kortti.load_game(name).presets_of(name).values() if options]


def worth(*cards: str) -> int:
    return sum(WORTH.get(card[:1], 0) for card in cards)


def unseen(state: State[Any], seat: int) -> list[str]:
    """Returns the cards in the stock and in other hands."""
    return [
        card
        for zone, cards in state.zones().items()
        if zone == "stock" or (zone.startswith("hand:") and zone != f"hand:{seat}")
        for card in cards
    ]


def check_all(name: str, options: dict[str, Any], is_true: Any, deals: int) -> Counter[str]:
    """Checks the reasons for all legal actions in experts' deals; returns how often each was given, by id."""
    game, given = kortti.load_game(name, **options), Counter[str]()
    for seed in range(deals):
        rng = random.Random(seed)
        state = game.new_match(f"why/{seed}").state
        while (seat := state.current_player) is not None:
            seen = state.observation(seat)
            choice = opponents.choose(seen, rng, "expert", 0.02)
            for text in seen["legal"]:
                if why := opponents.reason(seen, text):
                    assert is_true(why["id"], why["args"], state, text), (why, state.zones(), text)
                    given[why["id"]] += 1
                elif len(seen["legal"]) > 1 and text == choice:
                    given[""] += 1
            state.play(choice)
    assert given[""] < 0.05 * given.total()
    return given


# Sedma


def sides(state: State[Any], number: int) -> set[int]:
    """Returns the sides that win trick `number` in random continuations."""
    found = set[int]()
    for seed in range(20):
        line, rng = state.clone(), random.Random(seed)
        while len(tricks := line.observation(0)["tricks"]) <= number:
            line.play(rng.choice(line.observation(line.current_player)["legal"]))
        found.add(tricks[number][1] % 2)
    return found


def is_true_in_sedma(id: str, args: dict[str, Any], state: State[Any], text: str) -> bool:
    me, zones = state.current_player or 0, state.zones()
    seen, hand, trick = state.observation(me), zones[f"hand:{me}"], zones["trick"]
    card, winner, options = text.removeprefix("play "), seen["winner"], seen["options"]
    others, out = [each for each in hand if each != card], unseen(state, me)
    is_asked, ours = seen["phase"] == "prolong", winner is not None and winner % 2 == me % 2
    after = state.clone().play(text)
    number = len(seen["tricks"])
    tricks = after.observation(me)["tricks"]
    holder = tricks[number][1] if len(tricks) > number else after.observation(me)["winner"]
    takes, inside = bool(trick) and holder == me, worth(card, *trick)

    def fitting(led: str, cards: list[str]) -> int:
        return sum(each[0] in (led[0], "7") for each in cards)

    def can_take(cards: list[str]) -> int:
        if options["sevens"] == "top" and any(each[0] == "7" for each in trick):
            return sum(each[0] == "7" for each in cards)
        return fitting(trick[0], cards)

    assert args.get("card", card) == card
    return {
        "stop-ours": lambda: is_asked and ours and args["n"] == worth(*trick),
        "stop-nothing": lambda: is_asked and not ours and not worth(*trick),
        "stop-save": lambda: is_asked and not ours and args["n"] == worth(*trick) > 0 and fitting(trick[0], hand) > 0,
        "lead-sure": lambda: not trick and not fitting(card, out) and sides(after, number) == {me % 2},
        "lead-seven": lambda: not trick and card[0] == "7" and args["n"] == fitting(card, out) > 0,
        "lead-several": lambda: (
            not trick and args["n"] == sum(c[0] == card[0] for c in hand) > 1 and options["prolong"] != "never"
        ),
        "lead-nothing": lambda: not trick and not worth(card),
        "lead-back": lambda: not trick and fitting("7", others) > 0 and options["prolong"] != "never",
        "lead-fewest": lambda: (
            not trick
            and args["n"] == fitting(card, out)
            and all(fitting(c, out) > args["n"] for c in others if c[0] != card[0])
        ),
        "take-sure": lambda: takes and args["n"] == inside and sides(after, number) == {me % 2},
        "on-more": lambda: is_asked and ours,
        "on-back": lambda: is_asked and not ours and takes and args["n"] == inside and args["to"] == winner,
        "over": lambda: ours and winner != me and takes and args["n"] == inside,
        "take-last": lambda: (
            takes and len(trick) % options["players"] == options["players"] - 1 and args["n"] == inside
        ),
        "take": lambda: takes and not ours and args["n"] == inside and args["to"] == winner,
        "give": lambda: ours and not takes and args["n"] == worth(card) > 0,
        "cheap-ours": lambda: ours and not takes and not worth(card),
        "keep": lambda: not ours and not takes and args["other"] in others and can_take([args["other"]]) == 1,
        "cheap": lambda: not ours and not takes and not worth(card) and args["to"] == winner,
        "hope": lambda: (
            not ours and not takes and args["n"] == worth(card) > 0 and len(trick) % 4 == 1 and can_take(out) > 0
        ),
        "keep-dear": lambda: not ours and not takes and can_take([args["other"]]) == 1 and args["other"] in others,
    }[id.removeprefix("sedma-reason-")]()


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"players": 2}, *presets("sedma")], ids=str)
def test_reasons_of_sedma_are_true(options: dict[str, Any]) -> None:
    assert len(check_all("sedma", options, is_true_in_sedma, 12)) > 12


# Skitgubbe


LOW = 5  # ranks from two to six


def rank(card: str) -> int:
    return "23456789TJQKA".index(card[0])


def is_true_in_skitgubbe(id: str, args: dict[str, Any], state: State[Any], text: str) -> bool:
    me, zones = state.current_player or 0, state.zones()
    seen, hand = state.observation(me), zones[f"hand:{me}"]
    lays = [zones[zone] for zone in sorted(zones) if zone.startswith("lay:") and zones[zone]]
    trick = zones["trick"] + [card for lay in lays for card in lay]
    after = state.clone().play(text)
    while state.phase != "slough" and after.phase == "slough":
        after.play("stop")
    later, answers = (
        after.zones(),
        after.observation(after.current_player)["legal"] if after.current_player is not None else [],
    )
    mine = {card for zone in (f"hand:{me}", f"won:{me}") for card in later.get(zone, ())}
    out, trump = unseen(state, me), seen["trump"]
    verb, *cards = text.split()
    card = cards[-1] if cards else ""
    plays = [other.split()[1:] for other in seen["legal"] if other.startswith("play ")]
    singles = [other[0] for other in plays if len(other) == 1]
    beaters = [other.split()[1:] for other in answers if other.startswith("play ")]
    best = max(map(rank, trick), default=-1)

    def cost(other: str) -> tuple[bool, int]:
        return other[1] == trump, rank(other)

    def lowest(of: list[str]) -> tuple[bool, int]:
        return min(map(cost, of))

    higher, lower = (
        ([c for c in out if rank(c) > rank(card)], [c for c in out if rank(c) < rank(card)]) if card else ([], [])
    )
    loses = rank(card) < best if card else False
    if "to" in args and args["to"] != after.current_player:
        return False
    name = id.partition("-reason-")[2]
    return {
        "turn-spares": lambda: verb == "turn" and args["low"] in hand and rank(args["low"]) == min(map(rank, hand)),
        "turn-chance": lambda: (
            verb == "turn"
            and args["card"] in trick
            and rank(args["card"]) == best
            and (args["n"], args["total"]) == (sum(rank(c) > best for c in out), len(out))
            and args["n"] > 0
        ),
        "lead-lowest": lambda: not trick and args["card"] == card and rank(card) == min(map(rank, hand)),
        "few-higher": lambda: (
            args["card"] == card
            and (args["n"], args["total"]) == (len(higher), len(out))
            and 3 * len(higher) <= len(out)
        ),
        "lower": lambda: args["card"] == card and (args["n"], args["total"]) == (len(lower), len(out)) and bool(lower),
        "pair": lambda: args["card"] == card and any(rank(c) == rank(card) for c in trick),
        "best-so-far": lambda: (
            args["card"] == card and args["other"] in trick and rank(args["other"]) == best < rank(card)
        ),
        "wins-more": lambda: {card, *args["cards"]} <= mine and args["cards"] == zones["table"] + trick,
        "bounce": lambda: rank(card) == best and card in later["trick"] + later["table"],
        "lost-anyway": lambda: loses and best > max(map(rank, hand)) and rank(card) == min(map(rank, hand)),
        "lost": lambda: loses and best > max(map(rank, hand)) and rank(args["other"]) == best,
        "keeps": lambda: (
            loses and rank(card) < best == rank(args["other"]) and rank(args["high"]) == max(map(rank, hand))
        ),
        "ducks": lambda: (
            (rank(args["low"]), rank(args["other"])) == (min(map(rank, hand)), best)
            and rank(args["low"]) < rank(card) == max(rank(c) for c in hand if rank(c) < best)
        ),
        "rid-of-low": lambda: loses and rank(card) < LOW and rank(card) < best == rank(args["other"]),
        "slough-low": lambda: verb == "slough" and args["card"] == card and rank(card) < LOW,
        "slough-mine": lambda: (
            verb == "slough" and rank(trick[-1]) == best and sum(rank(c) == best for c in trick) == 1
        ),
        "stop": lambda: (
            verb == "stop" and args["card"] in hand and rank(args["card"]) in map(rank, trick + zones["table"])
        ),
        "goes-out": lambda: {*cards} == {*hand},
        "completes": lambda: {*cards} <= {*later["out"]} and after.current_player == me and len(plays) > 1,
        "completes-only": lambda: {*cards} <= {*later["out"]} and after.current_player == me and len(plays) == 1,
        "void": lambda: (
            not {c[1] for c in later[f"hand:{args['to']}"]} & {args["suit"], trump}
            and args["suit"] == card[1]
            and not beaters
        ),
        "unbeaten": lambda: not beaters and args["card"] in cards,
        "run": lambda: args["n"] == len(cards) > 1,
        "only-beater": lambda: plays == [cards] and args["other"] == trick[-1],
        "cheapest": lambda: cost(card) == lowest(singles) and len(plays) > 1 and args["other"] == trick[-1],
        "only-trump": lambda: {c[0][1] for c in beaters} == {trump} and card[1] != trump,
        "lowest": lambda: not trick and card[1] != trump and args["card"] == card and cost(card) == lowest(hand),
        "covers": lambda: args["card"] == card and not beaters,
        "costs": lambda: [args["other"]] in beaters and cost(args["other"]) == lowest([c[0] for c in beaters]),
        "take-trump": lambda: verb == "take" and trick[-1][1] == trump and trick[-1] in mine,
        "take-keeps": lambda: verb == "take" and args["other"] in hand and cost(args["other"]) == lowest(singles),
    }[name]()


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"players": 4}, *presets("skitgubbe")], ids=str)
def test_reasons_of_skitgubbe_are_true(options: dict[str, Any]) -> None:
    assert len(check_all("skitgubbe", options, is_true_in_skitgubbe, 3)) > 12
