"""Rules pages: head, quick start, tables, and worked examples played by the engine."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

import pytest

import kortti
from kortti.cards import CARDS, RANKS, format_cards, parse_card
from kortti.game import Game, State
from kortti.games import CATALOGUE
from kortti.messages import Message
from kortti.shown import Proof
from kortti.table.rules_page import rules_of
from tests.engine.variants import cases

CASES = cases()
EXAMPLES = [(case, number) for case, game in CASES.items() for number, _ in enumerate(game.primer().examples)]


def usual_players(game: Game) -> Game:
    """Returns the game with the usual number of players, for which the worked examples are written."""
    players = next(option for option in type(game).options_of(game.name) if option.name == "players")
    return kortti.load_game(game.name, **{**game.options, "players": players.default})


def dealt(game: Game, proof: Proof) -> State:
    """Deals the cards of a proof."""
    dealer = game.players - 1
    deck: dict[int, int] = {}
    rest = list(game.pack.cards)

    def put(place: int, card: int) -> None:
        rest.remove(card)
        deck[place] = card

    places = [game.dealt(range(len(rest)), dealer, seat) for seat in range(game.players)]
    for seat, hand in enumerate(proof.hands):
        for place, card in zip(places[seat], hand.split(), strict=False):
            put(place, parse_card(card))
        assert len(hand.split()) <= len(places[seat])
    in_hands = set(chain(*places))
    stock = [place for place in range(len(game.pack.cards)) if place not in in_hands]
    for place, card in zip(stock, proof.stock.split(), strict=False):
        put(place, parse_card(card))
    for place in range(len(game.pack.cards)):
        if place not in deck:
            put(place, rest[0])
    return game.new_state(deck=format_cards(deck[place] for place in sorted(deck)).split(), dealer=dealer)


@pytest.mark.parametrize(("case", "number"), EXAMPLES)
def test_the_engine_plays_every_worked_example(case: str, number: int) -> None:
    """The events, reasons and points are those in the example."""
    game = usual_players(CASES[case])
    proof = game.primer().examples[number].proof
    game = kortti.load_game(game.name, **{**game.options, **dict(proof.options)})
    assert proof != Proof(), "nothing is shown"
    if proof.hands:
        state = dealt(game, proof)
        caused: list[str] = []
        for text in proof.actions:
            assert state.explain(text) is None, (text, state.explain(text))
            caused = [event.id for event in state.apply_action(state.string_to_action(text))]
        following = iter(caused)
        assert all(event in following for event in proof.events), (proof.events, caused)
        for text in proof.legal:
            assert state.explain(text) is None, (text, state.explain(text))
        if proof.turn is not None:
            assert state.current_player == proof.turn
        reasons = {text: (state.explain(text) or {"id": None})["id"] for text, _ in proof.refused}
        assert reasons == dict(proof.refused)
        if proof.returns:
            assert state.is_terminal
            assert tuple(state.returns()) == proof.returns
        for cards, wrong in proof.groups:
            assert state.current_player is not None
            laying = state.game.view.lay(state, [cards.split()], state.current_player)
            found = laying.problems[0] if laying.problems else None
            assert (found and found["id"]) == wrong, (cards, laying)
    for cards, points in proof.worth:
        assert game.worth(cards.split()) == points, cards


@pytest.mark.parametrize(("case", "number"), EXAMPLES)
def test_a_worked_example_can_be_drawn(case: str, number: int) -> None:
    example = CASES[case].primer().examples[number]
    assert example.rows
    for row in example.rows:
        assert row.cards and set(row.cards) <= set(CARDS)
        assert len(row.notes) in (0, len(row.cards))
        assert row.winning is None or (0 <= row.winning < len(row.cards) and row.notes[row.winning] is not None)


def parts_of(game: Game) -> list[Any]:
    primer = game.primer()
    return [*primer.tables, *primer.examples]


@pytest.mark.parametrize("case", CASES)
def test_tables_and_examples_stand_in_sections_that_there_are(case: str) -> None:
    game = CASES[case]
    sections = {title["id"].rpartition("-title-")[2] for title, _ in game.rules()}
    assert {part.section for part in parts_of(game)} <= sections
    page = rules_of(game)
    shown = [len(section["tables"]) + len(section["examples"]) for section in page["sections"]]
    by_players = len(next(o for o in type(game).options_of(game.name) if o.name == "players").values) > 1
    assert sum(shown) == len(parts_of(game)) + by_players
    for section in page["sections"]:
        for table in section["tables"]:
            assert table["rows"] and {len(row["cells"]) for row in table["rows"]} == {len(table["heads"])}


@pytest.mark.parametrize("name", kortti.games())
def test_a_quick_start_is_short(name: str) -> None:
    steps = kortti.load_game(name).primer().steps
    assert not steps or 5 <= len(steps) <= 8
    assert len({step["id"] for step in steps}) == len(steps)


def marks_in(answer: Any) -> list[Message]:
    """Returns everything marked in a rules page."""
    if isinstance(answer, dict):
        own = [answer] if answer.get("house") else []
        return own + [mark for value in answer.values() for mark in marks_in(value)]
    return [mark for value in answer for mark in marks_in(value)] if isinstance(answer, list) else []


@pytest.mark.parametrize("name", kortti.games())
def test_the_usual_page_marks_nothing(name: str) -> None:
    for players in next(o for o in CATALOGUE[name].options_of(name) if o.name == "players").values:
        page = json.loads(json.dumps(rules_of(kortti.load_game(name, players=players))))
        assert marks_in(page) == []


@pytest.mark.parametrize(
    ("game", "options", "marked"),
    [
        ("pantti", {"target": 200}, {"sevens-primer-wins-lowest"}),
        ("pantti", {"token_points": 30}, {"sevens-primer-score-token"}),
        ("pantti", {"opening": "free"}, {"sevens-primer-opening-free", "sevens-primer-opens-free"}),
        ("myllymatti", {"must_beat": True}, {"myllymatti-primer-must-beat"}),
        ("ristikontra", {"mode": "first60"}, {"ristikontra-primer-score-cards", "ristikontra-primer-count"}),
    ],
)
def test_head_steps_and_examples_mark_house_rules(game: str, options: dict[str, Any], marked: set[str]) -> None:
    page = json.loads(json.dumps(rules_of(kortti.load_game(game, **options))))
    assert marked <= {mark["id"] for mark in marks_in(page) if "id" in mark}


def test_rows_of_tables_mark_house_rules() -> None:
    page = rules_of(kortti.load_game("swedish-gin-rummy", final_discard="optional"))
    (rows,) = (
        table["rows"]
        for section in page["sections"]
        for table in section["tables"]
        if section["title"]["id"].endswith("-rounds")
    )
    assert [row["cells"][0]["args"]["n"] for row in rows if row["house"]] == [9, 10, 11, 14]


@pytest.mark.parametrize("name", kortti.games())
def test_the_head_tells_who_plays_with_which_cards(name: str) -> None:
    head = {fact["term"]["id"]: fact["line"] for fact in rules_of(kortti.load_game(name))["head"]}
    assert [*head][:3] == ["rules-head-players", "rules-head-cards", "rules-head-needs"]
    pack = kortti.load_game(name).pack
    cards = head["rules-head-cards"]["args"]
    assert cards["n"] * cards["packs"] == len(pack.cards)


@pytest.mark.parametrize("case", CASES)
def test_what_cards_count_is_what_the_table_says(case: str) -> None:
    game = CASES[case]
    for table in game.primer().tables:
        if table.name["id"] == "rules-table-worth":
            rows = {rank: row[1]["args"]["n"] for row in table.rows for rank in row[0]["args"]["cards"]}
            assert rows == {rank: game.worth([f"{rank}S"]) for rank in rows}
            assert set(rows) <= set(RANKS)
            assert all(
                game.worth([f"{rank}S"]) == 0
                for rank in set(RANKS) - set(rows)
                if f"{rank}S" in format_cards(game.pack.cards)
            )
