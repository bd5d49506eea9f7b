"""Reviews of a finished deal: the value of each move, judged by what its seat knew. `reviewing.py` is the entry."""
