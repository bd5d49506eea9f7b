"""The guided first deal of Skitgubbe. It shares messages with that of Myllymatti."""

from __future__ import annotations

from kortti.lessons import Lesson, Step
from kortti.messages import message

LESSON = Lesson(
    {},
    "first game 855",
    2,
    (
        Step(message("skitgubbe-lesson-lead", card="AS"), "play AS", "play 8D, play 7H"),
        Step(message("myllymatti-lesson-turn"), "turn", "play 5H, play TD"),
        Step(message("myllymatti-lesson-bounce", to=2, card="JS"), "play JS", "play 4S"),
        Step(message("myllymatti-lesson-low", card="3C"), "play 3C", "play 9S, play JC, play 4D"),
        Step(
            message("myllymatti-lesson-collect"),
            then=f"{'turn, ' * 4}play 3D, {'turn, ' * 11}play 6H, {'turn, ' * 3}play AC, turn, play 5C, turn, play AD,"
            " turn, play 4H, turn, turn, play 2S",
        ),
        Step(message("myllymatti-lesson-trump", card="7S"), "play 7S", "play 7C, play AH"),
        Step(message("myllymatti-lesson-half"), then="play KD, play TH, play QS, play KH, play QC, play JH"),
        Step(message("myllymatti-lesson-shed", card="3H"), "play 3H", "play 4H, play 9H, play 3C"),
        Step(message("myllymatti-lesson-beat", card="TC", other="3C"), "play TC", "play QC, play 2D, play 5D"),
        Step(message("myllymatti-lesson-complete", card="8D", other="5D"), "play 8D"),
        Step(message("myllymatti-lesson-leads", card="4D"), "play 4D", "play 6D, play 9D, play JH"),
        Step(message("myllymatti-lesson-take", other="JH"), "take", "play 2C, play 7C"),
        Step(message("myllymatti-lesson-ruff", card="4S", other="7C"), "play 4S"),
    ),
    message("skitgubbe-lesson-end"),
    (
        "play 5H, play 6H, play QH, play 4C",
        "play JS, take, play JC",
        "play 8S",
        "play JH, play KH, play 6S, play 2H",
        "play 7H, play 8H, play 3D, take",
        "play TD, play 2S, play 9S, play 3D",
        "play TS, take, play KD",
        "play AS, play 5C, play AC, play AH, play TS, play QD, play KS",
    ),
    (
        message("myllymatti-lesson-taught-halves"),
        message("myllymatti-lesson-taught-low"),
        message("myllymatti-lesson-taught-beat"),
        message("myllymatti-lesson-taught-take"),
    ),
)
