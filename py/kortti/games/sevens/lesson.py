"""The guided first deals of Ristiseiska and Pantti."""

from __future__ import annotations

from kortti.lessons import Lesson, Step
from kortti.messages import message

RISTISEISKA = Lesson(
    {"players": 4},
    "first game 6",
    3,
    (
        Step(message("ristiseiska-lesson-start", card="7C"), "play 7C", "pass, play 8C, pass"),
        Step(message("ristiseiska-lesson-seven", card="7S"), "play 7S", "play 9C, play 7D, play TC"),
        Step(message("ristiseiska-lesson-six", card="6C"), "play 6C", "play 6D, play 7H, play 8S"),
        Step(message("ristiseiska-lesson-must", card="8D"), "play 8D", "beg"),
        Step(message("ristiseiska-lesson-give", to=1, card="KS"), "give KS", "play 5D, play 9D"),
        Step(
            message("ristiseiska-lesson-low", card="6H", one="3H", other="AH"), "play 6H", "play 4D, play 5C, play TD"
        ),
        Step(message("ristiseiska-lesson-high", card="8H", other="JH"), "play 8H", "play 3D, play 2D, play 5H"),
        Step(message("ristiseiska-lesson-only", card="JC"), "play JC", "play QC, play 4C, play KC"),
        Step(message("ristiseiska-lesson-beg", to=3), "beg", "give TH, play 9H, play 9S, play 4H"),
        Step(message("ristiseiska-lesson-last", card="TS"), "play TS", "play 3C, play AD, beg, give 6S"),
    ),
    message("ristiseiska-lesson-end"),
    (
        "play TH, beg",
        "give AH, play JD, play QD",
        "play 2C, play KD, play JS, play AC",
        "play JH, beg, give KH, beg, give 5S, play QH",
        "play 3H",
    ),
    (
        message("ristiseiska-lesson-taught-piles"),
        message("ristiseiska-lesson-taught-must"),
        message("ristiseiska-lesson-taught-way"),
    ),
)
PANTTI = Lesson(
    {"players": 4},
    "first game 1245",
    3,
    (
        Step(message("pantti-lesson-start", card="7C"), "play 7C", "play 6C, play 7H, play 7S"),
        Step(message("pantti-lesson-token", card="8S", other="6S"), "pass", "play 8C, play 7D, play 6S"),
        Step(message("pantti-lesson-six", card="6D", other="8D"), "play 6D", "play 5C, play 9C, play TC"),
        Step(message("pantti-lesson-eight", card="8S", other="6S"), "play 8S", "play 8D, pass, play 4C"),
        Step(message("pantti-lesson-five", to=2, card="5D"), "play 5D", "play 6H, pass, play 8H"),
        Step(message("pantti-lesson-way", card="3C", other="AC"), "play 3C", "play 9S, play 2C, play 5S"),
        Step(message("pantti-lesson-ace", card="AC"), "play AC"),
        Step(message("pantti-lesson-bonus", card="4D", other="3D"), "play 4D", "play 4S, play 9H, pass"),
        Step(message("pantti-lesson-high", card="JC"), "play JC", "play TS, play QC, play KC, play JS"),
        Step(message("pantti-lesson-last", to=3, card="9D"), "play 9D", "play 5H, play TH, play JH"),
    ),
    message("pantti-lesson-end"),
    (
        "play 3S, play QS, play 2S, play AS, play 4H",
        "play KS",
        "stop, pass, play QH, pass",
        "play 3D, play KH, play 3H, play 2D",
        "play TD",
    ),
    (
        message("pantti-lesson-taught-gate"),
        message("pantti-lesson-taught-token"),
        message("pantti-lesson-taught-more"),
    ),
)
LESSONS = {"ristiseiska": RISTISEISKA, "pantti": PANTTI}
