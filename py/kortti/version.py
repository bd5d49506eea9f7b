"""The version of Kortti, which the page, the wheel and shared records name."""

__version__ = "0.5.0"
