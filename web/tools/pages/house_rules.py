"""House rules on a rules page: presets, every option with the rules of each value, and sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

import kortti
from kortti.games import CATALOGUE
from kortti.messages import Message
from kortti.options import Option, OptionValue
from web.tools.words import Words

Options = dict[str, OptionValue]

# Sources of each game's rules: a name for all languages, and a permanent address or "".
SOURCES: Mapping[str, tuple[tuple[str, str], ...]] = {
    "ristiseiska": (
        ("Pantti blog: « Le jeu de carte Ristiseiska ou Pantti »", ""),
        ("Denexa", "https://www.denexa.com/blog/category/game-rules/by-country-of-origin/finland/"),
        ("Wikipedia: Ristiseiska", "https://en.wikipedia.org/wiki/Ristiseiska"),
        ("Board Game Arena: Ristiseiska", "https://en.doc.boardgamearena.com/index.php?title=Gamehelpristiseiska"),
        ("korttipelit.net: Ristiseiska", "http://www.korttipelit.net/ristiseiskaEn"),
    ),
    "pantti": (
        ("Pantti blog: « Le jeu de carte Ristiseiska ou Pantti »", ""),
        ("Denexa", "https://www.denexa.com/blog/category/game-rules/by-country-of-origin/finland/"),
        ("Board Game Arena: Ristiseiska", "https://en.doc.boardgamearena.com/index.php?title=Gamehelpristiseiska"),
        ("Wikipedia: Ristiseiska", "https://en.wikipedia.org/wiki/Ristiseiska"),
    ),
    "myllymatti": (
        ("Denexa", "https://www.denexa.com/blog/category/game-rules/by-country-of-origin/finland/"),
        ("Pagat: Skitgubbe, Myllymatti, Mattis", "https://www.pagat.com/beating/mattis.html"),
        ("korttipelit.net: Myllymatti", "http://www.korttipelit.net/myllymatti"),
    ),
    "skitgubbe": (
        ("Pagat: Skitgubbe", "https://www.pagat.com/beating/mattis.html"),
        ("Wikipedia: Skitgubbe", "https://en.wikipedia.org/wiki/Skitgubbe"),
        ("WotC: Wizards of the Coast, “Skitgubbe rules”, 2002", ""),
        ("Cats at Cards: Skitgubbe", ""),
        ("spelakort.nu: Skitgubbe", "http://www.spelakort.nu/skitgubbe/"),
        ("kortspel.info: Skitgubbe", ""),
        ("nordiccardgames.pages.dev", "https://nordiccardgames.pages.dev/game/myllymatti"),
    ),
    "ristikontra": (
        ("gamefarm.jp (日本語): Ristikontra", "https://gamefarm.jp/rule/riskikontra.html"),
        ("Pagat: Ristikontra", "https://www.pagat.com/sedma/ristikontra.html"),
        ("Wikipedia (fi): Ristikontra", "https://fi.wikipedia.org/wiki/Ristikontra"),
        ("korttipelit.net: Ristikontra", "http://www.korttipelit.net/ristikontra_en"),
    ),
    "swedish-gin-rummy": (
        (
            "Pokébip",
            "https://www.pokebip.com/index.php?phppage=membres/blogs/affichage-article&art=294687",
        ),
        ("Wikipedia: Liverpool rummy", "https://en.wikipedia.org/wiki/Liverpool_rummy"),
        ("Wikipedia: Shanghai rum", "https://en.wikipedia.org/wiki/Shanghai_rum"),
    ),
    "fan-tan": (
        ("Bicycle Cards: Fan Tan", ""),
        ("Britannica: Fan-Tan", ""),
        ("Wikipedia: Sevens", "https://en.wikipedia.org/wiki/Sevens_(card_game)"),
    ),
    "sedma": (
        ("Pagat: Sedma", "https://www.pagat.com/sedma/"),
        ("GameTwist: Zsírozás", ""),
        ("shram.kiev.ua: Smazka", ""),
        ("gamefarm.jp (日本語): Sedma", "https://gamefarm.jp/rule/sedma.html"),
        ("Wikipedia: Sedma", "https://en.wikipedia.org/wiki/Sedma"),
    ),
}


def house_rules(words: Words, game: str) -> str:
    """Returns the sections on a game's house rules and their sources as HTML."""
    options = [option for option in CATALOGUE[game].options_of(game) if option.name != "players"]
    told = "".join(_option(words, game, option) for option in options)
    rules = f'{_presets(words, game)}<dl class="sources">{told}</dl>'
    return f"<section><h2>{words('house-rules-title')}</h2>{rules}</section>{_sources(words, game)}"


def _presets(words: Words, game: str) -> str:
    """Returns the presets, each with its changes."""
    known = {option.name: option for option in CATALOGUE[game].options_of(game)}
    told = ""
    for preset, changed in CATALOGUE[game].presets_of(game).items():
        options = kortti.load_game(game, **changed).options
        clauses = [_clause(words, known[name], options[name]) for name in changed if known[name].counts(options)]
        if clauses:
            line = words.printed.chain("table-list", clauses)
            text = words("house-rules-line", {"rules": line[:1].upper() + line[1:]})
            told += f"<div><dt>{words(f'preset-{preset}')}</dt> <dd>{text}</dd></div>"
    return f'<h3>{words("presets-title")}</h3><dl class="sources">{told}</dl>' if told else ""


def _clause(words: Words, option: Option, value: OptionValue) -> str:
    """Returns the meaning of a value, as a clause."""
    id = f"here-{_part(option.name)}"
    if type(value) is int and option.kind == "int":
        return words.printed.text(id, {"n": value})
    return words.printed.text(f"{id}-{_part(Option.show(value))}")


def _option(words: Words, game: str, option: Option) -> str:
    """Returns an option: its question, conditions, values with their rules, and who plays so."""
    id = f"option-{_part(option.name)}"
    standard = kortti.load_game(game).options[option.name]
    others = [value for value in option.values if value != standard]
    given = {
        "value": _standard(words, option, standard),
        "others": words.printed.chain("rules-either", [_value(words, option, value) for value in others]),
    }
    line = words.printed.text("rules-option-choices" if option.kind == "choice" and others else "rules-option", given)
    sentences = [words.first(f"{id}.explain-{game}", f"{id}.explain"), *_conditions(words, game, option), line]
    told = escape(words.printed.chain("table-told", [sentence for sentence in sentences if sentence]))
    variants = "".join(_variant(words, game, option, value) for value in _variants(game, option, standard))
    source = escape(words.first(f"{id}.source-{game}", f"{id}.source"))
    return f'<div><dt>{words(id)}</dt> <dd>{told}</dd>{variants} <dd class="note">{source}</dd></div>'


def _conditions(words: Words, game: str, option: Option) -> Iterator[str]:
    """Yields the conditions under which an option has an effect, if it has none by the standard rules."""
    if option.counts(kortti.load_game(game).options):
        return
    known = {option.name: option for option in CATALOGUE[game].options_of(game)}
    for id, rules in ("rules-option-when", option.when), ("rules-option-unless", option.unless):
        for name, values in rules.items():
            texts = [_value(words, known[name], value) for value in values]
            rule = words.printed.text(f"option-{_part(name)}")
            yield words.printed.text(id, {"rule": rule, "values": words.printed.chain("rules-either", texts)})


def _variants(game: str, option: Option, standard: OptionValue) -> list[OptionValue]:
    """Lists the values whose rules are shown: all but the standard one; of numbers, those of the presets."""
    if option.many:
        return []
    found = option.values or [rules.get(option.name) for rules in CATALOGUE[game].presets_of(game).values()]
    return [value for value in dict.fromkeys(found) if value is not None and value != standard]


def _variant(words: Words, game: str, option: Option, value: OptionValue) -> str:
    """Returns the rules of a value that the standard one lacks, or "" if there are none."""
    usual = _enabling(game, option)
    known = _lines(game, usual)
    lines = [line for line in _lines(game, usual | {option.name: value}) if line not in known]
    name = _value(words, option, value)
    rules = words.printed.chain("table-told", list(map(words.show, lines)))
    return f" <dd><b>{escape(name[:1].upper() + name[1:])}</b> – {rules}</dd>" if lines else ""


def _enabling(game: str, option: Option) -> Options:
    """Returns options under which `option` has an effect: the defaults with the necessary changes."""
    known = {option.name: option for option in CATALOGUE[game].options_of(game)}
    found: Options = {}
    for name, values in option.when.items():
        if kortti.load_game(game).options[name] not in values:
            found |= _enabling(game, known[name]) | {name: values[0]}
    for name, values in option.unless.items():
        if kortti.load_game(game).options[name] in values:
            other = next((value for value in known[name].values if value not in values), known[name].least + 1)
            found |= _enabling(game, known[name]) | {name: other}
    return found


def _lines(game: str, options: Options) -> list[Message]:
    return [line for _, lines in kortti.load_game(game, **options).rules() for line in lines]


def _standard(words: Words, option: Option, value: OptionValue) -> str:
    """Returns the default as shown by the page; it may be the number of players."""
    name, defaults = option.by or ("", {})
    if name == "players" and all(players == own for players, own in defaults.items()):
        return words.printed.text("rules-option-players")
    return _value(words, option, value)


def _value(words: Words, option: Option, value: OptionValue) -> str:
    """Returns a value of an option in words."""
    if option.kind == "bool":
        return words.printed.text("option-yes" if value else "option-no")
    if value is None:
        return words.printed.text("option-none")
    if isinstance(value, tuple):
        return words.printed.text("list-all", {"count": len(value)})
    text = Option.show(value)
    return words.first(f"option-{_part(option.name)}-{_part(text)}") or text


def _sources(words: Words, game: str) -> str:
    """Returns the list of sources, with links."""
    told = ""
    for name, address in SOURCES.get(game, ()):
        text = f'<a href="{escape(address)}" rel="external">{escape(name)}</a>' if address else escape(name)
        told += f"<li>{text}</li>"
    return f'<section class="works"><h2>{words("page-rules-sources")}</h2><ul>{told}</ul></section>' if told else ""


def _part(text: str) -> str:
    """Returns the part of a message id for an option or a value."""
    return text.lower().replace("_", "-")
