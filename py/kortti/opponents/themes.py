"""Themes: what reasons for actions have in common, in a few words. They tell people which kind of choice they miss.

Each theme lists the message ids of its reasons (see `kortti.opponents.reason`); a reason has at most one theme. The
theme ``own`` has the words ``practice-theme-own``.
"""

from __future__ import annotations

from collections.abc import Mapping

THEMES: Mapping[str, str] = {
    # Building on sevens
    "own": "sevens-reason-: yours behind far free-turn all-open",
    "hold": "sevens-reason-: end holds-back fewest",
    "wait": "sevens-reason-: keeps serves",
    "give": "sevens-reason-: farthest distant locked useless dear",
    # The first half of Myllymatti and Skitgubbe
    "stock": "myllymatti-reason-: turn-spares turn-chance; ristikontra-reason-: turn-dear turn-lead turn-keep",
    "low": "myllymatti-reason-: lead-lowest rid-of-low lost-anyway lowest; skitgubbe-reason-: slough-low",
    "collect": "myllymatti-reason-: wins wins-more few-higher bounce; skitgubbe-reason-: best-so-far pair slough-mine",
    "high": "myllymatti-reason-: keeps; skitgubbe-reason-: stop",
    # The second half
    "cheap": "myllymatti-reason-: cheapest only-beater",
    "complete": "myllymatti-reason-: goes-out completes completes-only; skitgubbe-reason-: run",
    "press": "myllymatti-reason-: void unbeaten only-trump costs; skitgubbe-reason-: covers",
    "pick-up": "myllymatti-reason-: take-trump take-keeps",
    # Ristikontra and Sedma
    "lead-sure": "ristikontra-reason-: lead-sure lead-one lead-several lead-fewest;"
    " sedma-reason-: lead-sure lead-seven lead-several lead-back lead-fewest",
    "lead-nothing": "ristikontra-reason-: lead-nothing lead-little; sedma-reason-: lead-nothing",
    "take": "ristikontra-reason-: take-last take-sure take over-sure over;"
    " sedma-reason-: take-sure on-more on-back over take-last take",
    "partner": "ristikontra-reason-: give give-likely partner hope; sedma-reason-: give hope",
    "lose": "ristikontra-reason-: doubt lost least lost-another lost-keeps lost-little;"
    " sedma-reason-: cheap-ours keep cheap keep-dear",
    "clean": "ristikontra-reason-: soil no-queen clean keep-king",
    "stop": "sedma-reason-: stop-ours stop-nothing stop-save",
    # Swedish gin
    "gain": "gin-reason-: can-lay lays nearer two buy-owed buy-helps",
    "refuse": "gin-reason-: cannot-lay two-more longer too-late no-nearer",
    "lay": "gin-reason-: out frees",
    "points": "gin-reason-: late alone most",
    "outs": "gin-reason-: gone outs spare least",
    "deny": "gin-reason-: fits-next collects refused",
}


def themes() -> dict[str, str]:
    """Returns the theme of each reason that has one."""
    found: dict[str, str] = {}
    for theme, text in THEMES.items():
        for part in text.split("; "):
            prefix, names = part.split(": ")
            found |= {prefix + name: theme for name in names.split()}
    return found
