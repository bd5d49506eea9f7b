"""The terminal program, run in this process, over a pipe and in a pseudo-terminal."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout, suppress
from dataclasses import replace
from pathlib import Path

import pytest

import kortti
from kortti import opponents
from kortti.__main__ import main
from kortti.games import games, load_game
from kortti.lessons import kinds_of
from kortti.messages import message
from kortti.records.links import write_link
from kortti.records.record import Record, Seat, parse, replay, write
from kortti.reviews.reviewing import Borders, Point, Review
from kortti.table.history import History
from kortti.table.personas import manner_of
from kortti.terminal.language import Company, Words, languages
from kortti.terminal.reviews import lines_of
from kortti.terminal.saves import goes_on
from kortti.terminal.screen import Screen
from tests.page.player import card_of

ROOT = Path(__file__).parents[1]
MARK = "zzz"  # an unknown command, typed after each line: its answer shows that the line has been answered
ACTION = re.compile("([a-z]+(?: [^:：\\xa0]*)?)\\xa0?[:：]")  # the action text in front of a hint's sentence


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))}
    return {**kept, "PYTHONPATH": str(ROOT / "py"), "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8", **more}


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Runs the program in a folder with some typed lines, in this process."""
    out, err = io.StringIO(), io.StringIO()
    with chdir(folder), pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", io.StringIO(typed))
        patch.setattr(os, "environ", environment())
        patch.setattr(signal, "signal", lambda *_: None)
        try:
            code = main(words)
        except SystemExit as stop:
            code = int(stop.code or 0)
    return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())


class Player:
    """Types lines into a running program through a pipe; `heard` has all lines of its output so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.heard: list[str] = []

    def ask(self, line: str) -> list[str]:
        """Types a line and returns the output that answers it; all that is left if the match is over."""
        assert self.process.stdin and self.process.stdout
        try:
            self.process.stdin.write(f"{line}\n{MARK}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        lines: list[str] = []
        for answer in self.process.stdout:
            if MARK in answer:
                break
            lines.append(answer.rstrip("\n"))
        self.heard += lines
        return lines


@contextmanager
def player(folder: Path, *words: str) -> Iterator[Player]:
    """Runs ``kortti play`` with these arguments in a folder."""
    program = [sys.executable, "-m", "kortti", "play", *words]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(program, cwd=folder, env=environment(), encoding="utf-8", **pipes) as process:  # type: ignore[call-overload]
        try:
            yield Player(process)
        finally:
            process.kill()
            with suppress(BrokenPipeError):
                process.stdin.close()


GAMES = [
    ("pantti", "en", "Your turn: play a card."),
    ("ristiseiska", "fi", "Sinun vuorosi: pelaa kortti."),
    ("myllymatti", "sv", "Myllymatti"),
    ("ristikontra", "fi", "Ristikontra"),
    ("fan-tan", "fr", "Fan"),
    ("skitgubbe", "ja", "7C"),
    pytest.param("swedish-gin-rummy", "en", "Commands", marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("game", "lang", "sentence"), GAMES)
@pytest.mark.slow
def test_a_whole_deal_is_played_by_hints(tmp_path: Path, game: str, lang: str, sentence: str) -> None:
    """The action in a hint can be typed as it stands; the record of the match is legal."""
    file = tmp_path / "match.kortti.txt"
    with player(tmp_path, game, "--seed", "pipe", "--lang", lang, "--level", "beginner") as one:
        one.ask("help")
        one.ask("save match.kortti.txt")
        for _ in range(400):
            heard = one.ask("hint")
            if over(file):
                break
            found = ACTION.match(heard[-1])
            assert found, heard[-5:]
            one.ask(found[1])
    assert over(file)
    record = parse(file.read_text("utf-8"))
    assert record.game.name == game and record.people == [0]
    assert any(sentence in line for line in one.heard), one.heard[-30:]
    assert not [line for line in one.heard if re.search(r"\{|\x1b|[a-z]+-[a-z]+-[a-z]+|Traceback", line)]


def over(file: Path) -> bool:
    """Checks if the first deal of a record is over."""
    record = parse(file.read_text("utf-8"))
    match, _ = replay(record)
    return len(record.deals) > 1 or match.state.is_terminal


def test_a_sentence_that_begins_with_a_card_has_a_capital() -> None:
    reason = message("skitgubbe-reason-pair", card="AH")
    hint = message("table-hint-because", hint=message("table-card", card="AH"), reason=reason)
    told = "ace of hearts. The ace of hearts makes a pair, and a pair beats single cards."
    assert Words("en", aloud=True).say(hint) == told
    assert Words("fi", aloud=True).say(message("table-card-back", card="AH")).startswith("Hertta")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.slow
def test_a_bad_line_is_answered_and_loses_nothing(tmp_path: Path, lang: str) -> None:
    lines = [
        "1",
        "dance \x1b[31m",
        "play 7C 7C",
        "redo",
        "99999999999",
        "why",
        "next",
        "save /no/such/folder/x",
        "x" * 30000,
    ]
    done = run(tmp_path, "play", "pantti", "--seed", "1", "--lang", lang, typed="\n".join(lines) + "\n")
    assert done.returncode == 0 and done.stderr == "", done.stderr
    assert "\x1b" not in done.stdout and not re.search(r"(text|terminal|error|redo)-[a-z]", done.stdout)
    assert "/no/such/folder/x" in done.stdout and "99999999999" in done.stdout
    assert done.stdout.rstrip().endswith("python -m kortti play pantti-1.kortti.txt")  # and how to continue
    assert "pantti" in (tmp_path / "pantti-1.kortti.txt").read_text("utf-8")


@pytest.mark.slow
def test_the_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    left = run(tmp_path, "play", "ristiseiska", "--seed", "2", "--lang", "en", typed="1\n")
    saved = (tmp_path / "ristiseiska-1.kortti.txt").read_text("utf-8")
    assert "saved in ristiseiska-1.kortti.txt" in left.stdout
    back = run(tmp_path, "play", "ristiseiska-1.kortti.txt", "--lang", "en", typed="log\n")
    assert "You played" in back.stdout
    assert (tmp_path / "ristiseiska-1.kortti.txt").read_text("utf-8") == saved
    other = run(tmp_path, "play", "pantti", "--lang", "en", typed="save ristiseiska-1.kortti.txt\n")
    assert "already" in other.stdout
    assert (tmp_path / "ristiseiska-1.kortti.txt").read_text("utf-8") == saved


def own_save(folder: Path) -> Path:
    """Starts a match of Pantti, plays one card, saves it and leaves."""
    name = "mine.kortti.txt"
    run(folder, "play", "pantti", "--seed", "2", "--lang", "en", typed=f"1\nsave {name}\n")
    return folder / name


def test_a_save_names_the_version_that_began_it(tmp_path: Path) -> None:
    lines = own_save(tmp_path).read_text("utf-8").splitlines()
    assert lines[:2] == ["kortti 1", f"# Kortti {kortti.__version__}"]


@pytest.mark.parametrize("is_over", [True, False])
@pytest.mark.parametrize("typed", ["", "abcd\n", "undo\nundo\n", "save\n", "1\nundo\n"])
@pytest.mark.slow
def test_a_file_that_is_no_save_stays_as_it_is(tmp_path: Path, is_over: bool, typed: str) -> None:
    file, record = tmp_path / "mine.txt", (ROOT / "tests" / "records" / "pantti.txt").read_bytes()
    lines = record.splitlines(keepends=True)
    file.write_bytes(record if is_over else b"".join(lines[:200]))
    stood = file.read_bytes()
    told = run(tmp_path, "play", "mine.txt", "--lang", "en", typed=typed).stdout
    assert file.read_bytes() == stood
    others = [path.name for path in tmp_path.iterdir() if path != file]
    is_saved = not is_over and typed not in ("", "abcd\n")
    assert others == ["mine-1.kortti.txt"] * is_saved and ("mine-1" in told) == is_saved, told


@pytest.mark.slow
def test_a_save_is_written_over_where_nothing_in_it_is_lost(tmp_path: Path) -> None:
    file = own_save(tmp_path)
    noted = file.read_text("utf-8") + "# fingerprint 177ae11385b23511\n"
    file.write_text(noted, "utf-8")
    looked = run(tmp_path, "play", file.name, "--lang", "en", typed="table\n")
    assert file.read_text("utf-8") == noted and file.name not in looked.stdout, looked.stdout
    on = run(tmp_path, "play", file.name, "--lang", "en", typed="1\n").stdout
    longer = file.read_text("utf-8")
    assert "# fingerprint 177ae11385b23511" in longer.splitlines() and len(longer) > len(noted)
    assert list(tmp_path.iterdir()) == [file] and "To continue: python -m kortti play mine.kortti.txt" in on
    back = run(tmp_path, "play", file.name, "--lang", "en", typed="undo\nundo\n1\n").stdout
    assert file.read_text("utf-8") == longer
    assert "mine.kortti.txt stays as it is. The match is saved in mine-1.kortti.txt." in back
    assert back.rstrip().endswith("play mine-1.kortti.txt")


def test_a_match_goes_on_from_one_that_it_begins_with() -> None:
    record = parse((ROOT / "tests" / "records" / "pantti.txt").read_text("utf-8"))
    first, *others = record.deals
    assert others
    shorter = replace(record, deals=[first[:-1]])
    assert goes_on(record, shorter) and goes_on(record, replace(record, deals=[first, others[0][:1]]))
    assert not goes_on(shorter, record) and not goes_on(replace(record, deals=[first[1:]]), shorter)


@pytest.mark.parametrize("is_removed", [False, True])
def test_what_another_program_has_written_or_removed_meanwhile_stays_so(tmp_path: Path, is_removed: bool) -> None:
    file = own_save(tmp_path)
    with player(tmp_path, file.name, "--lang", "en") as one:
        one.ask("table")
        file.unlink() if is_removed else file.write_text("a letter", "utf-8")
        assert any("mine-1.kortti.txt" in line for line in one.ask("1"))
    assert not file.exists() if is_removed else file.read_text("utf-8") == "a letter"
    assert parse((tmp_path / "mine-1.kortti.txt").read_text("utf-8")).game.name == "pantti"


def test_a_hint_tells_what_to_type_and_why(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "pantti", "--seed", "2", "--lang", "en", typed="hint\n").stdout
    assert re.search(r"^play (\w\w): Play \S+\. \S.*\.$", told, re.M), told


def test_a_replay_tells_each_step_up_to_the_one_asked_for(tmp_path: Path) -> None:
    told = run(tmp_path, "replay", str(ROOT / "tests" / "records" / "pantti.txt"), "--at", "8", "--lang", "en").stdout
    assert re.findall(r"^(\d+)\. ", told, re.M) == list("12345678"), told


@pytest.mark.slow
def test_all_have_a_name_who_come_by_a_link(tmp_path: Path) -> None:
    """Page, play, replay and verify use the same names."""
    link = "https://kortti.example/#1d.tqoxcmhnbXR6MG53ZmtpaTFzamgxZXoxYTdtOXpjp7C6vr6-hpZa"
    played = run(tmp_path, "play", link, "--lang", "en", typed="1\n1\ntable\nscore\n").stdout
    assert not re.search(r"(^| ) (played|begged|passed)|  :", played, re.M), played
    assert "Aino" in played and "Onni" not in played and "You" in played
    (file,) = tmp_path.iterdir()
    assert re.findall("^seat (.*)$", file.read_text("utf-8"), re.M) == [
        *("person ", "casual Aino", "casual Veikko", "casual Saga")
    ]
    warned = "Someone may know these cards already"
    assert warned in run(tmp_path, "play", link, "--lang", "en", typed="fingerprint\n").stdout
    assert warned in run(tmp_path, "play", file.name, "--lang", "en", typed="fingerprint\n").stdout
    own = run(tmp_path, "play", "pantti", "--lang", "en", typed="fingerprint\n1\nsave own.kortti.txt\n").stdout
    own += run(tmp_path, "play", "own.kortti.txt", "--lang", "en", typed="fingerprint\n").stdout
    assert own.count("Fingerprint of the pack") == 2 and warned not in own
    for words in ["verify", link], ["replay", link], ["verify", file.name], ["replay", file.name, "--at", "8"]:
        told = run(tmp_path, *words, "--lang", "en").stdout
        assert "Aino" in told and not re.search(r"Player\W2", told), told


def test_nobody_has_the_name_of_somebody_else(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "pantti", "--name", "ainó", "--lang", "en", typed="table\n").stdout
    assert "ainó" in told and "Veikko" in told and "Aino" not in told


@pytest.mark.slow
def test_a_match_that_is_over_can_be_reviewed(tmp_path: Path) -> None:
    ended = run(tmp_path, "play", "ristiseiska", "--seed", "2", "--lang", "en", typed="1\n" * 200)
    assert ended.returncode == 0
    *_, over, saved, review = ended.stdout.splitlines()
    assert over == "The match is over." and saved.endswith(" ristiseiska-1.kortti.txt."), ended.stdout[-300:]
    assert review == "To review it: python -m kortti review ristiseiska-1.kortti.txt"
    assert "Result: " in run(tmp_path, *review.split()[6:], "--effort", "0.01", "--lang", "en").stdout


@pytest.mark.slow
def test_where_nothing_can_be_written_the_record_is_told(tmp_path: Path) -> None:
    program = f"import os; os.chdir({str(tmp_path / 'gone')!r}); os.rmdir(os.getcwd())"
    (tmp_path / "gone").mkdir()
    code = f"{program}; from kortti.__main__ import main; main(['play', 'pantti', '--lang', 'fi', '--seed', '1'])"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(), input="1\n", capture_output=True, encoding="utf-8", check=False
    )
    assert parse(done.stdout[done.stdout.index("kortti 1\n") :]).seed == "1"


def test_a_match_that_nobody_has_begun_leaves_nothing_behind(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "pantti", "--seed", "1")
    assert done.returncode == 0 and not list(tmp_path.iterdir())


@pytest.mark.slow
def test_people_share_a_terminal(tmp_path: Path) -> None:
    words = ["play", "pantti", "--name", "Ada", "--name", "Bo", "--option", "players=3", "--seed", "3", "--lang", "en"]
    done = run(tmp_path, *words, typed="1\n1\n1\n")
    assert "Ada" in done.stdout and "Bo" in done.stdout and "You played" not in done.stdout
    full = run(tmp_path, *words, "--name", "Cy", typed="table\n")
    assert full.returncode == 0 and "Cy" in full.stdout
    many = run(tmp_path, *words, "--name", "Cy", "--name", "Di")
    assert (many.returncode, many.stderr) == (1, "4 people can’t sit at a table for 3.\n")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.slow
def test_what_is_no_game_is_told(tmp_path: Path, lang: str) -> None:
    done = run(tmp_path, "play", "poker", "--lang", lang)
    assert done.returncode == 1 and "poker" in done.stderr and "terminal-" not in done.stderr
    option = run(tmp_path, "play", "pantti", "--option", "players=9", "--lang", lang)
    assert option.returncode == 1 and "players" in option.stderr and "error-" not in option.stderr
    assert run(tmp_path, "play", "pantti", "--option", "players").returncode == 2
    assert run(tmp_path, "review", "pantti.txt", "--effort", "0.5000000x").returncode == 2


@pytest.mark.slow
def test_opponents_can_be_watched(tmp_path: Path) -> None:
    one, same = (
        run(tmp_path, "watch", "ristiseiska", "--seed", "4", "--level", "casual", "--lang", "sv") for _ in range(2)
    )
    assert one.returncode == 0 and one.stdout == same.stdout
    assert one.stdout.count("klöver") == 0 and "7♣" in one.stdout and "vann" in one.stdout


@pytest.mark.slow
def test_who_is_watched_plays_as_at_a_table(tmp_path: Path) -> None:
    """With the character of each seat, and the dealer of the seed as it is written."""
    told = run(tmp_path, "watch", "ristiseiska", "--seed", "4 ").stdout
    game = kortti.load_game("ristiseiska")
    history = History(Record(game, "4", game.first_dealer("4"), (Seat("skilled", ""),) * game.players))
    cards, as_without = [], []
    while (seat := history.state.current_player) is not None:
        seen = history.state.observation(seat)
        plain, action = (
            opponents.choose(seen, history.chance(history.state), "skilled", temper=temper)
            for temper in (None, manner_of(seat).temper)
        )
        as_without.append(action == plain)
        if action.startswith("play"):
            cards.append(action.removeprefix("play "))
        history.play(action)
    assert [*map(card_of, re.findall(r"played (\S+)\.", told))] == cards and not all(as_without)


@pytest.mark.slow
def test_levels_meet_in_the_arena(tmp_path: Path) -> None:
    asked = "arena", "pantti", "skilled", "random", "--option", "players=3", "--deals"
    done = run(tmp_path, *asked, "3")
    assert re.match(r"Pantti: skilled against chance\n +Points per deal .*: −\d\S* ± \d", done.stdout), done
    assert "\n  3 deals" in done.stdout and not done.stderr
    once = run(tmp_path, *asked, "1", "--lang", "fi").stdout
    assert "Voitetut jaot: " in once and "\n  1 jako" in once and " ± " not in once, once
    none = run(tmp_path, *asked, "0")
    assert none.returncode == 2 and "“0” isn’t a value for “--deals”." in none.stderr and not none.stdout


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
@pytest.mark.slow
def test_a_terminal_draws_the_cards(tmp_path: Path) -> None:
    drawn = in_a_terminal(tmp_path, TERM="xterm")
    assert "│A♣ │J♣ │" in drawn and "\x1b[31m" in drawn
    assert "\x1b[31m" not in in_a_terminal(tmp_path, TERM="xterm", NO_COLOR="1")
    dumb = in_a_terminal(tmp_path, TERM="dumb")
    assert "│" not in dumb and "ace of clubs, jack of clubs" in dumb


def in_a_terminal(folder: Path, **more: str) -> str:
    """Returns the program's output in a terminal until Ctrl-D ends it."""
    import pty

    leader, follower = pty.openpty()
    words = [sys.executable, "-m", "kortti", "play", "pantti", "--seed", "1", "--lang", "en"]
    env = environment(**more)
    process = subprocess.Popen(words, cwd=folder, env=env, stdin=follower, stdout=follower, stderr=follower)
    os.close(follower)
    shown = b""
    is_left = False
    while True:
        try:
            shown += os.read(leader, 4096)
        except OSError:  # the program has ended
            break
        if b"> " in shown and not is_left:
            is_left = True
            os.write(leader, b"1\n\x04")
    process.wait(timeout=30)
    os.close(leader)
    assert b"To continue" in shown
    return shown.decode("utf-8")


def test_a_closed_window_saves_the_match(tmp_path: Path) -> None:
    import pty

    words = [sys.executable, "-m", "kortti", "play", "pantti", "--seed", "1", "--lang", "en"]
    child, leader = pty.fork()
    if not child:
        os.chdir(tmp_path)
        os.execve(words[0], words, environment())
    shown = b""
    for line in (b"1\n", None):
        while not shown.endswith(b"> "):
            shown += os.read(leader, 4096)
        if line:
            os.write(leader, line)
            shown = b""
    os.close(leader)
    os.waitpid(child, 0)
    assert [path.name for path in tmp_path.iterdir()] == ["pantti-1.kortti.txt"]


def test_bytes_that_are_no_text_are_answered_and_lose_nothing(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "kortti", "play", "pantti", "--seed", "1", "--lang", "en"]
    done = subprocess.run(words, cwd=tmp_path, env=environment(), input=b"1\n\xff\n", capture_output=True, check=False)
    assert done.returncode == 0 and not done.stderr, done.stderr
    assert (tmp_path / "pantti-1.kortti.txt").exists()


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("--help >/dev/full", 1),
        ("--help | true", 0),
        ("verify pantti.txt >&-", 0),
        ("play pantti <&-", 0),
        ("--lang ja --help | cat", 0),
        ("verify <(cat pantti.txt)", 0),
        ("verify pantti.txt --lang fi foo", 2),
    ],
)
@pytest.mark.slow
def test_streams_that_are_closed_or_narrow_are_no_error_of_the_program(tmp_path: Path, how: str, code: int) -> None:
    (tmp_path / "pantti.txt").write_bytes((ROOT / "tests" / "records" / "pantti.txt").read_bytes())
    script = f"set -o pipefail; {sys.executable} -m kortti {how}"
    env = environment(PYTHONIOENCODING="latin-1")
    done = subprocess.run(["bash", "-c", script], cwd=tmp_path, env=env, capture_output=True, check=False)
    assert done.returncode == code and b"Traceback" not in done.stderr, (done.returncode, done.stderr)


def test_the_step_of_a_link_is_the_one_that_is_played_and_told(tmp_path: Path) -> None:
    record = parse((ROOT / "tests" / "records" / "pantti.txt").read_text("utf-8"))
    link = f"{write_link('match', record)}&at=8"
    told = run(tmp_path, "replay", link, "--lang", "en").stdout
    assert re.findall(r"^(\d+)\. ", told, re.M) == list("12345678"), told
    assert "over" not in run(tmp_path, "play", link, "--lang", "en").stdout


def test_options_beside_a_match_are_refused(tmp_path: Path) -> None:
    file = own_save(tmp_path)
    for words in (["--level", "expert"], ["--name", "Bob"], ["--seed", "3"], ["--option", "players=3"]):
        done = run(tmp_path, "play", file.name, *words, "--lang", "en")
        assert done.returncode == 1 and words[0] in done.stderr, done


def test_why_a_link_is_not_whole_is_told(tmp_path: Path) -> None:
    assert run(tmp_path, "play", "1d.xxxx", "--lang", "en").stderr == (
        run(tmp_path, "verify", "1d.xxxx", "--lang", "en").stderr
    )


@pytest.mark.parametrize("game", [game for game in games() if load_game(game).lesson_of(game)])
def test_a_guided_deal_is_told_step_by_step(tmp_path: Path, game: str) -> None:
    """Each step by what the lesson asks for; then the person plays on alone."""
    lesson = load_game(game).lesson_of(game)
    assert lesson
    rules = load_game(game, **lesson.options)
    seats = tuple(Seat(kind, "") for kind in kinds_of(rules.players))
    file = tmp_path / "guided.kortti.txt"
    file.write_text(write(Record(rules, lesson.seed, lesson.dealer, seats, lesson=True)), "utf-8")
    typed = "".join(f"{step.plays}\n" for step in lesson.steps if step.plays)
    told = run(tmp_path, "play", file.name, "--lang", "en", typed=f"{typed}save done.kortti.txt\n")
    played = parse((tmp_path / "done.kortti.txt").read_text("utf-8")).deals[0]
    assert lesson.has_taught(played), told
    words, flowing = Words("en"), " ".join(told.stdout.split())
    words.company = Company(words.names(seats, 0), 0)
    assert [text for text in (words.say(step.told) for step in lesson.steps) if text not in flowing] == []


def test_the_games_of_the_command_line_are_those_that_there_are(tmp_path: Path) -> None:
    told = run(tmp_path, "play", "--help").stdout
    assert told.startswith("Usage: ") and all(game in re.sub(r"\s+", "", told) for game in kortti.games())


@pytest.mark.parametrize("language", languages())
@pytest.mark.slow
def test_a_review_is_told_in_lines(tmp_path: Path, language: str) -> None:
    file = str(ROOT / "tests" / "records" / "fan-tan.txt")
    done = run(tmp_path, "review", file, "--deal", "1", "--seat", "0", "--effort", "0.01", "--lang", language)
    lines = done.stdout.splitlines()
    choices = [line for line in lines if re.match(r" +\d+  ", line)]
    assert not done.returncode and not done.stderr and len(lines) >= 5 + 2 * len(choices)
    assert len(choices) > 3 and "review-" not in done.stdout and "unit-" not in done.stdout
    assert not re.search(r"[+−]\d", lines[1]) and re.search(r"\b100\b", lines[2].replace("点", " "))


@pytest.mark.parametrize(
    ("luck", "play", "is_low", "told"),
    [
        (14.2, -9.4, False, "You were lucky: 14 points better than usual. Your play cost 9 points."),
        (14.2, -9.4, True, "You were unlucky: 14 points worse than usual. Your play gained 9 points."),
        (-1.0, 0.2, False, "No luck either way. Your play cost nothing."),
    ],
)
def test_luck_and_play_are_told_by_what_is_good(luck: float, play: float, is_low: bool, told: str) -> None:
    screen = Screen("en", plain=True, out=io.StringIO())
    screen.words.company = Company(["You", "Aino"], 0)
    borders = Borders(2.1, 5.25)
    points = (Point(0, 20.0), Point(9, 20.0 + luck + play))
    found = Review(
        seat=0,
        deal=1,
        unit=message("unit-points"),
        is_low=is_low,
        moves=(),
        curve=points,
        turning=None,
        result=20.0 + luck + play,
        usual=20.0,
        spread=21.0,
        luck=luck,
        play=play,
        play_error=1.0,
        accuracy=83.4,
        borders=borders,
    )
    lines = lines_of(screen, found, "You")
    assert lines[1:3] == [told, "Play: 83 of 100."]


@pytest.mark.slow
def test_fan_tan_is_counted_in_chips_with_a_true_minus(tmp_path: Path) -> None:
    told = run(tmp_path, "verify", str(ROOT / "tests" / "records" / "fan-tan.txt"), "--lang", "en").stdout
    assert re.search(r": −\d+ chips?$", told, re.M) and "points" not in told, told


@pytest.mark.slow
def test_what_cannot_be_reviewed_is_told(tmp_path: Path) -> None:
    file = str(ROOT / "tests" / "records" / "fan-tan.txt")
    for words, told in (("--seat", "9"), "seat"), (("--deal", "9"), "9"), (("--effort", "0"), "effort"):
        done = run(tmp_path, "review", file, *words, "--lang", "en")
        assert done.returncode == 1 and told in done.stderr and not done.stdout


@pytest.mark.slow
def test_the_command_kortti_is_the_program_and_says_its_own_name(tmp_path: Path) -> None:
    """The entry point in pyproject.toml."""
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert list(scripts) == ["kortti"]
    module, _, name = scripts["kortti"].partition(":")
    command = tmp_path / "kortti"
    command.write_text(f"import sys\nfrom {module} import {name}\nsys.exit({name}())\n")
    asked = {"env": environment(), "capture_output": True, "encoding": "utf-8", "check": False}
    done = subprocess.run([sys.executable, command, "play", "--help"], **asked)  # type: ignore[call-overload]
    assert done.returncode == 0 and "kortti play" in done.stdout and "python -m" not in done.stdout
    assert run(tmp_path, "play", "--help").stdout.startswith("Usage: python -m kortti play")
    wrong = subprocess.run([sys.executable, command, "fly"], **asked)  # type: ignore[call-overload]
    assert wrong.returncode == 2 and "kortti --help" in wrong.stderr and "python -m" not in wrong.stderr
