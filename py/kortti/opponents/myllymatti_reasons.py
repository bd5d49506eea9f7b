"""Why the expert plays what it plays at Myllymatti."""
from __future__ import annotations
from collections.abc import Mapping
from typing import Any
from kortti.game import Message
def reason(observation: Mapping[str, Any], text: str) -> Message | None:
    return None
