"""For people who study the games: each as a PettingZoo environment, and agents of other libraries as players.

Not part of the page's wheel.
"""

from kortti.research.agents import openspiel_player, rlcard_player
from kortti.research.encoding import Encoding
from kortti.research.environment import Env

__all__ = ["Encoding", "Env", "openspiel_player", "rlcard_player"]
