"""The words: all languages have the same messages, exactly those that engine and page use."""

from __future__ import annotations

import ast
import functools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import build
import kortti
from kortti.cards import CARDS
from kortti.games import CATALOGUE
from kortti.opponents.themes import THEMES, themes
from kortti.page import Page
from kortti.records.record import Record, Seat
from kortti.table import Table
from kortti.table.personas import MANNERS
from kortti.table.rules_page import rules_of
from tests.engine.records.golden import golden_matches
from tests.engine.variants import cases
from tests.nullgame.__main__ import TO_TRANSLATE

ROOT = Path(__file__).parents[1]
WORDS = ROOT / "web" / "words"
LANGUAGES = sorted(path.name for path in WORDS.iterdir() if path.is_dir())
ENGLISH = "en"
ID = re.compile(r"[a-z]+(-[a-z0-9]+)+")
FORMS = {"Gen": "genitive", "Part": "partitive"}  # of names, as in words.js; each language has the forms it needs
CARD_ARGUMENTS = ("card", "one", "other", "low", "high")  # as in words.js
# The variables that words.js derives from an argument (see fluentArguments there).
MADE_OF = {
    **{name + form: name for name in CARD_ARGUMENTS for form in ("Gen", "Part")},
    "suitGen": "suit",
    "you": "seat",
    "toYou": "to",
    "fromYou": "from",
}

RANKS = ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"]


class Reader(Visitor):  # type: ignore[misc]
    """Collects the variables and references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


@functools.cache
def entries(language: str) -> dict[str, Reader]:
    """Returns the parsed message of each id (and ``id.attribute``) of a language."""
    found: dict[str, Reader] = {}
    for path in sorted((WORDS / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if not isinstance(entry, ftl.Message):
                continue
            patterns = [("", entry.value), *((f".{each.id.name}", each.value) for each in entry.attributes)]
            for suffix, pattern in patterns:
                name = entry.id.name + suffix
                assert name not in found, f"{language}: {name} is there twice"
                found[name] = Reader()
                found[name].visit(pattern)
    return found


def variables(language: str, name: str) -> set[str]:
    """Returns the engine's arguments of a message, including those of the messages it refers to."""
    reader = entries(language)[name]
    found = {MADE_OF.get(variable, variable) for variable in reader.variables}
    for reference in reader.references:
        found |= variables(language, reference)
    return found


def language_of(language: str, id: str) -> str:
    """Returns the language of `id`: English if a file leaves it untranslated."""
    for path in (WORDS / language).glob("*.ftl"):
        text = path.read_text("utf-8")
        if text.startswith(TO_TRANSLATE) and re.search(f"^{id} =", text, re.M):
            return ENGLISH
    return language


def names(language: str) -> set[str]:
    return {name for name in entries(language) if name.partition(".")[2] not in FORMS.values()}


def test_there_are_languages() -> None:
    assert {"en", "fi"} <= set(LANGUAGES) and len(names(ENGLISH)) > 250


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_ids(language: str) -> None:
    assert sorted(names(language) - names(ENGLISH)) == []
    assert sorted(names(ENGLISH) - names(language)) == []
    files = {path.name for path in (WORDS / language).iterdir()}
    assert files == {path.name for path in (WORDS / ENGLISH).iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_arguments(language: str) -> None:
    wrong = {
        name: (variables(language, name), variables(ENGLISH, name))
        for name in names(ENGLISH) & names(language)
        if variables(language, name) != variables(ENGLISH, name)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_referred_to_is_there(language: str) -> None:
    for name, reader in entries(language).items():
        assert reader.references <= set(entries(language)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_forms_that_are_known(language: str) -> None:
    """words.js would never use an unknown form; a hidden card has one only if cards do."""
    cards, hidden = (
        {id.partition(".")[2] for id in entries(language) if id.startswith(f"{name}.")}
        for name in ("card-name", "card-hidden")
    )
    assert hidden <= cards <= set(FORMS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_have_a_manner_are_told_of(language: str) -> None:
    names = "".join(entries(language)["opponent-names"].texts).split()[: len(MANNERS)]
    told = "".join(entries(language)["levels-manners"].texts)
    assert len(names) == 6 and [name for name in names if name not in told] == []


# Patterns that a language never uses: foreign quotes, blanks before which a line could break, half-width punctuation
# (in Japanese only `opponent-names` has blanks).
FOREIGN_SIGNS = {
    "en": r"[„«»「」]| …",
    "fi": r"[“„«»「」]| [%…]",
    "fr": r"[“”„「」]| [:;!?»%…]|«[^\u202f]|\u202f:|\u00a0[;!?»]",
    "ja": r"[“”„«»]|[ぁ-んァ-ヶ一-龠][,.!?:;()]|[,.!?:;()][ぁ-んァ-ヶ一-龠]|[、。] | 、|[ぁ-ん一-龠] [ぁ-ん一-龠]",
    "sv": r"[“„«»「」]| [%…]",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_writing(language: str) -> None:
    """Curly quotes, real ellipses, each language's own punctuation, no outer blanks, no TODO left."""
    for name, reader in entries(language).items():
        for text in reader.texts:
            assert not re.search(r"['\"`]|\.\.\.|  |TODO|XXX", text), (name, text)
            assert not re.search(FOREIGN_SIGNS[language], text), (name, text)


# Ids used by the engine


def test_themes_have_words_and_reasons() -> None:
    reasons = {name for name in entries(ENGLISH) if "-reason-" in name}
    assert themes().keys() <= reasons
    names = [name for text in THEMES.values() for name in text.replace(";", "").split() if not name.endswith(":")]
    assert len(names) == len(themes())  # none has two
    assert {f"practice-theme-{theme}" for theme in THEMES} <= entries(ENGLISH).keys()


@functools.cache
def engine_texts() -> tuple[set[str], list[re.Pattern[str]]]:
    """Returns the ids written out in the engine's code, and patterns of composed ones."""
    whole: set[str] = set()
    parts: list[re.Pattern[str]] = []
    for path in (ROOT / "py" / "kortti").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or ast.unparse(call.func) not in ("message", "Event", "word_event"):
                continue
            for argument in call.args[:1]:
                for node in ast.walk(argument):
                    if isinstance(node, ast.JoinedStr):
                        pattern = "".join(
                            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                            for part in node.values
                        )
                        parts.append(re.compile(pattern))
                    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                        whole.add(node.value)
    return whole, parts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_what_the_engine_spells_out_has_words(language: str) -> None:
    whole, parts = engine_texts()
    assert len(whole) > 60 and "sevens-play" in whole and "error-bad-save" in whole
    assert sorted(whole - set(entries(language))) == []
    for pattern in parts:
        assert any(pattern.fullmatch(name) for name in entries(language)), pattern.pattern


def messages_in(value: Any) -> Iterator[dict[str, Any]]:
    """Yields all messages in an answer of the engine."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and isinstance(value.get("args"), dict):
            yield value
        for inner in value.values():
            yield from messages_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from messages_in(inner)


Said = dict[str, list[dict[str, Any]]]


def keep(said: Said, answer: Any) -> None:
    """Adds the messages in `answer` to `said`, but no more than a few of each id."""
    for each in messages_in(answer):
        kept = said.setdefault(each["id"], [])
        if len(kept) < 6 and each not in kept:
            kept.append(each)


@functools.cache
def said_at_tables() -> Said:
    """Plays deals of every variant and collects the messages of views, moves and reasons."""
    said: Said = {}
    hear = functools.partial(keep, said)
    for name, game in cases().items():
        for number in range(2):
            rng = random.Random(f"{name}/{number}")
            seats = tuple(Seat("person", f"P{seat}") for seat in range(game.players))
            table = Table(Record(game, f"{name} {number}", number, seats))
            while table.match.state.current_player is not None:
                turn = table.match.state.current_player
                view = table.view(turn)
                hear(view)
                if not table.state.move_number or rng.random() < 0.15:
                    hear([table.why(turn, card) for card in CARDS])
                    texts = ("pass", "beg", "stop", "take", "turn", "give 7C", "play AC low", "play AC high", "dance")
                    hear([table.state.explain(text) for text in texts])
                    slots = len(table.state.game.view.slots(table.state, turn))
                    size = rng.choice((2, 3, 4, 6, 14))
                    hand = view["hand"]
                    if slots:
                        for _ in range(4):
                            hear(table.lay(turn, [rng.sample(hand, min(size, len(hand))) for _ in range(slots)]))
                events = table.act(turn, rng.choice(view["actions"])["action"])
                for seat in range(game.players):
                    hear(table.words_of(events, seat))
            hear(table.view(0))
    return said


@functools.cache
def everything_said() -> Said:
    """Adds the messages of rules and errors to those of tables."""
    said = {id: [*kept] for id, kept in said_at_tables().items()}
    hear = functools.partial(keep, said)
    for name in kortti.games():
        for option in CATALOGUE[name].options_of(name):
            others = [other for other in CATALOGUE[name].options_of(name) if other.name in option.when]
            given = {other.name: option.when[other.name][0] for other in others}
            values = option.values or (option.least, max(1, option.least), 7, option.most)
            if option.many:
                values = (values, *((value,) for value in values))
            for value in (*values, *((None,) if option.none else ())):
                options = {**given, option.name: value}
                hear(json.loads(Page().handle(json.dumps({"do": "rules", "game": name, "options": options}))))
    for game in golden_matches().values():
        hear([{**title, "lines": lines} for title, lines in game.rules()])
    for request in ({"do": "new", "game": "poker"}, {"do": "open", "save": "x"}, {"do": "hint"}, {"do": 5}):
        hear(json.loads(Page().handle(json.dumps(request))))
    return said


@pytest.mark.slow
def test_what_a_table_says_does_not_come_later() -> None:
    """A visitor loads the second file of words only for hints, lessons, rules, practice, reviews and statistics."""
    said = {re.sub(r"\..*", "", id) for id in said_at_tables()}
    whole = "".join(path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.js*"))
    spelt = {name for name in re.findall(r"'([a-z0-9-]+)'", whole) if name in entries(ENGLISH)}
    spelt = {name for name in spelt if not name.startswith(("practice-", "review-", "scan-", "stats-"))}  # they wait
    assert len(said) > 150 and len(spelt) > 150
    late = {name for name in filter(build.LATER.search, said | spelt) if "-reason-end-" not in name}
    assert sorted(late) == []  # why a deal went as it did is shown as soon as its words are there
    for language in LANGUAGES:
        for name, reader in entries(language).items():
            if not build.LATER.search(name):
                assert [other for other in reader.references if build.LATER.search(other)] == []


def test_each_language_has_a_name_on_the_page() -> None:
    source = (ROOT / "web" / "src" / "words" / "words.js").read_text("utf-8")
    told = re.search(r"const NAMES = \{(.*?)\};", source, re.S)
    assert told and sorted(re.findall(r"(\w+): '\S+'", told[1])) == LANGUAGES


def test_the_words_of_a_language_are_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Together they hold all words of the language's folder except the terminal's."""
    monkeypatch.setattr(build.words, "ENGLISH", tmp_path / "words" / "en-.ftl")
    build.place_words(tmp_path)
    assert build.words_in(tmp_path, "??-*.ftl").keys() == build.words_in(tmp_path, "later-*.ftl").keys() == {*LANGUAGES}
    for language in LANGUAGES:
        paths = [next((tmp_path / "words").glob(f"{part}{language}-*.ftl")) for part in ("", "later-")]
        first, later = (re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text("utf-8"), re.M) for path in paths)
        wanted = {name.partition(".")[0] for name in entries(language) if not name.startswith("terminal-")}
        assert sorted(first + later) == sorted(wanted)
        assert later == [*filter(build.LATER.search, later)] and len(later) > 200


@functools.cache
def bundle_of(language: str) -> FluentBundle:
    """Returns all words of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((WORDS / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


class Speech:
    """Formats messages like words.js: for display (card symbols) or for speech (card names)."""

    def __init__(self, language: str, aloud: bool) -> None:
        self.bundle = bundle_of(language)
        self.aloud = aloud

    def text(self, id: str, args: dict[str, Any]) -> str:
        name, _, attribute = id.partition(".")
        entry = self.bundle.get_message(name)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None, id
        text, errors = self.bundle.format_pattern(pattern, args)
        assert errors == [], (id, args, errors)
        return str(text)

    def card(self, card: str, form: str = "") -> str:
        if card == "??":
            return self.named("card-hidden", form, {})
        if len(card) == 1:
            rank = RANKS["A23456789TJQK".index(card)]
            return self.named("card-rank", form, {"rank": rank}) if self.aloud else card.replace("T", "10")
        suit = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}[card[1]]
        if not self.aloud:
            return card[0].replace("T", "10") + {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}[suit]
        return self.named("card-name", form, {"rank": RANKS["A23456789TJQK".index(card[0])], "suit": suit})

    def named(self, id: str, form: str, args: dict[str, Any]) -> str:
        """Returns a name in a form, or unchanged if the language lacks the form."""
        return self.text(f"{id}.{form}" if form in self.bundle.get_message(id).attributes else id, args)

    def put(self, message: dict[str, Any], viewer: int = 0) -> str:
        given: dict[str, Any] = {"count": 2.5} if message["id"].startswith("unit-") else {}  # units of a measure
        for name, value in message["args"].items():
            if value is None:
                continue
            if name in CARD_ARGUMENTS:
                given |= {name: self.card(value)}
                given |= {name + ending: self.card(value, form) for ending, form in FORMS.items()}
            elif name == "cards" and not isinstance(value, int):
                given["cards"] = " ".join(map(self.card, value))
            elif name == "groups":
                given["groups"] = ", ".join(" ".join(map(self.card, cards)) for cards in value)
            elif name in ("seat", "to", "from") and isinstance(value, int):
                given[name] = f"P{value}"
                given[{"seat": "you", "to": "toYou", "from": "fromYou"}[name]] = "yes" if value == viewer else "no"
            elif name == "suit":
                suit = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}[value]
                given |= {"suit": self.text("suit-name", {"suit": suit})}
                given["suitGen"] = self.named("suit-name", "genitive", {"suit": suit})
            elif isinstance(value, dict):
                given[name] = self.put(value, viewer)
            elif isinstance(value, bool):
                given[name] = "yes" if value else "no"
            else:
                given[name] = value
        return self.text(message["id"], given)


@functools.cache
def speech_of(language: str, aloud: bool = False) -> Speech:
    return Speech(language, aloud)


@pytest.mark.parametrize("aloud", [False, True], ids=["shown", "said"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_all_that_is_said_can_be_put_into_words(language: str, aloud: bool) -> None:
    said = everything_said()
    assert len(said) > 100 and {"sevens-give", "must-play", "sevens-rules-stall"} <= set(said)
    speech = speech_of(language, aloud)
    for id, messages in said.items():
        assert id in entries(language), id
        for message in messages:
            if id.startswith("unit-"):  # the caller inserts the number of a result
                message = {**message, "args": {"count": 2, **message["args"]}}
            for viewer in (0, 1):
                text = speech.put(message, viewer)
                assert text.strip() and not re.search(r"\{|\?\?|None(?! of )", text), (message, text)
                assert not (aloud and re.search("[♣♦♥♠]", text)), (message, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_nobody_is_told_of_himself_by_name(language: str) -> None:
    """A message about one or two seats says "you" to each of them."""
    speech = speech_of(language)
    told = [message for messages in everything_said().values() for message in messages if "seat" in message["args"]]
    assert {"ristikontra-note-dirty", "sevens-give"} <= {message["id"] for message in told}
    for message in told:
        for viewer in (message["args"]["seat"], message["args"].get("to", message["args"]["seat"])):
            assert f"P{viewer}" not in speech.put(message, viewer), message


# Patterns for the number of players, shuffling and the first dealer, by language.
TOLD = {
    "en": (r"(\d (to|or) \d|Three|Four) players", "dealer shuffles and deals", "first dealer"),
    "fi": (r"Pelaajia on (\d(–| tai )\d|kolme)|Neljä pel", "Jakaja sekoittaa kortit ja jakaa", "Ensimmäinen jakaja"),
    "fr": (r"(De \d à \d|\d ou \d|Trois|Quatre)\sjoueurs", "Le donneur mélange et distribue", "premier donneur"),
    "ja": (r"プレイヤーは(\d～\d|\d人か\d|3|4)人", "ディーラーはシャッフルして", "最初のディーラー"),
    "sv": (r"(\d (till|eller) \d|Tre|Fyra) spelare", "Givaren blandar och ger", "vem som ger först"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", kortti.games())
def test_rules_pages_begin_where_a_table_begins(name: str, language: str) -> None:
    speech = speech_of(language)
    title, lines = kortti.load_game(name).rules()[1]
    assert title["id"].endswith("-title-deal")
    text = " ".join(map(speech.put, lines))
    told = TOLD[language_of(language, f"game-{name}")]
    assert [pattern for pattern in told if not re.search(pattern, text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", cases())
def test_what_is_marked_on_rules_pages_reads_otherwise(case: str, language: str) -> None:
    game, speech = cases()[case], speech_of(language)
    standard = kortti.load_game(game.name, players=game.players)
    usual = {speech.put(line) for _, lines in standard.rules() for line in lines}
    for section in rules_of(game)["sections"]:
        for line in section["lines"]:
            assert line["house"] != (speech.put(line) in usual)


# Ids used by the catalogue


def names_of(game: str) -> set[str]:
    return {option.name for option in CATALOGUE[game].options_of(game)}


def clauses_of(option: dict[str, Any]) -> set[str]:
    """Returns the clauses about an option's values: one per value, or one for all numbers."""
    id = f"here-{option['name'].replace('_', '-')}"
    if option["kind"] in ("int", "list"):
        return {id, f"{id}-none"} if option["none"] else {id}
    return {f"{id}-{str(value).lower().replace('_', '-')}" for value in option["values"]}


def catalogue_ids() -> set[str]:
    """Returns the ids of the catalogue; an option shared by several games names its source for each."""
    found = set()
    for game in json.loads(Page().handle('{"do": "catalogue"}'))["games"]:
        name = game["name"]
        found |= {f"game-{name}", f"game-{name}.tag"} | {first.id for first in kortti.load_game(name).firsts}
        found |= {f"preset-{preset['name']}" for preset in game["presets"]}
        for option in game["options"]:
            if option["name"] == "players":  # follows from the seats
                continue
            id = f"option-{option['name'].replace('_', '-')}"
            shared = {CATALOGUE[other] for other in CATALOGUE if option["name"] in names_of(other)} != {CATALOGUE[name]}
            found |= {id, f"{id}.source-{name}" if shared else f"{id}.source"}
            found |= clauses_of(option)
            if option["kind"] == "list":
                found.add(f"{id}-value")
            if option["kind"] == "choice":
                found |= {f"{id}-{str(value).lower().replace('_', '-')}" for value in option["values"]}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_preset_and_house_rule_has_words(language: str) -> None:
    assert len(catalogue_ids()) > 50
    assert sorted(catalogue_ids() - set(entries(language))) == []
    for kind in (r"option-.*\.source", "here-"):
        asked = sorted(id for id in catalogue_ids() if re.match(kind, id))
        assert sorted(id for id in entries(language) if re.match(kind, id)) == asked


# Ids used by the page


def page_texts() -> tuple[set[str], list[re.Pattern[str]]]:
    """Returns the ids in the page's code: literal ones, and patterns of those with a variable part."""
    whole: set[str] = set()
    parts: list[re.Pattern[str]] = []
    for path in [*(ROOT / "web" / "src").rglob("*.js*"), *(ROOT / "web" / "tools").rglob("*.py")]:
        code = path.read_text("utf-8")
        whole |= set(re.findall(r"['\"]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['\"]", code))
        for template in re.findall(r"`([a-z]+-[^`\s]*\$\{[^`\s]*)`", code):
            pieces = [re.escape(piece) for piece in re.split(r"\$\{[^}]*\}", template)]
            parts.append(re.compile("([a-zA-Z0-9-]+)".join(pieces)))
    return whole, parts


def test_what_the_page_asks_for_has_words() -> None:
    code = "\n".join(path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.js*"))
    asked = set(re.findall(r"words\.t\('([a-z0-9.-]+)'", code)) | set(re.findall(r"\{ id: '([a-z0-9-]+)'", code))
    assert len(asked) > 80 and {"tagline", "table-game"} <= asked
    assert sorted(asked - set(entries(ENGLISH))) == []


@pytest.mark.slow
def test_no_words_lie_idle() -> None:
    whole, page = page_texts()
    engine, parts = engine_texts()
    parts = [part for part in parts if "rules" not in part.pattern]  # the rules have been covered
    own = re.compile(r"(game|option|preset|here)-")  # covered by the catalogue

    def put_together(name: str) -> bool:
        """Checks if the page composes the id from literals in its code."""
        return any((found := part.fullmatch(name)) and set(found.groups()) <= whole for part in page)

    told = {f"practice-theme-{theme}" for theme in THEMES}
    used = {id.partition(".")[0] for id in whole | engine | told | set(everything_said()) | catalogue_ids()}
    referred = {reference.partition(".")[0] for reader in entries(ENGLISH).values() for reference in reader.references}
    idle = {
        name
        for name in (id.partition(".")[0] for id in entries(ENGLISH))
        if name not in used | referred
        and (own.match(name) or not put_together(name))
        and not any(part.fullmatch(name) for part in parts)
    }
    assert sorted(idle) == []
