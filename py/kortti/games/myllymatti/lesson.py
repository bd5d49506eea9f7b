"""The guided first deal of Myllymatti."""

from __future__ import annotations

from kortti.lessons import Lesson, Step
from kortti.messages import message

LESSON = Lesson(
    {},
    "first game 18822",
    2,
    (
        Step(message("myllymatti-lesson-lead", to=1, card="AD"), "play AD", "play 3D"),
        Step(message("myllymatti-lesson-turn"), "turn", "play TS"),
        Step(message("myllymatti-lesson-bounce", to=1, card="KD"), "play KD", "play 7C"),
        Step(message("myllymatti-lesson-low", card="2S"), "play 2S", "play 7S, turn, play 2H"),
        Step(
            message("myllymatti-lesson-collect"),
            then="turn, play QH, play 4S, play 3H, turn, turn, play 5H" + ", turn" * 25,
        ),
        Step(message("myllymatti-lesson-trump", card="6D"), "play 6D", "play QD, play 7D, play AS, play AH"),
        Step(message("myllymatti-lesson-half"), then="play 6C, play KS, play 6S"),
        Step(message("myllymatti-lesson-shed", card="2D"), "play 2D", "play 5D, play 7D, play 3C"),
        Step(message("myllymatti-lesson-beat", card="7C", other="3C"), "play 7C", "play 5H, play 2S, play 4S"),
        Step(message("myllymatti-lesson-complete", card="TS", other="4S"), "play TS"),
        Step(message("myllymatti-lesson-leads", card="3D"), "play 3D", "play 6D, play 8D, play JS"),
        Step(message("myllymatti-lesson-take", other="JS"), "take", "play 7S, play QS"),
        Step(message("myllymatti-lesson-ruff", card="4H", other="QS"), "play 4H"),
    ),
    message("myllymatti-lesson-end"),
    (
        "play TD, play 2H, play 8H, play 2C",
        "play QC, play 9H, play 3S, play 5S",
        "play JS",
        "play KD, take, play 4D",
        "play AD, take, play 9D",
        "play 7H",
        "play KH, take, play 4C, play KH, play 8S, play KS, play 5C, take, play 6C, take, play 6S, play 9S, "
        "play 5C, play 8C, play 9C, take, play TC, take, play JC, take, play 3H, take, play AS, play 3H, play "
        "6C, play AC, play TH, take, play JD, play QD, play 9C, play 6H, play KC, play TH, play JC, play QH, "
        "play JH, take, play AH",
    ),
    (
        message("myllymatti-lesson-taught-halves"),
        message("myllymatti-lesson-taught-low"),
        message("myllymatti-lesson-taught-beat"),
        message("myllymatti-lesson-taught-take"),
    ),
)
