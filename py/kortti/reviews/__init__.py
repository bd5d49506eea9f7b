"""What the moves of a finished deal were worth, from what their seat knew then. `reviewing.py` is the way in."""
