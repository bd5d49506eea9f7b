"""Every game as a PettingZoo environment, for people who study them. Not part of the page's wheel."""

from kortti.research.environment import Env

__all__ = ["Env"]
