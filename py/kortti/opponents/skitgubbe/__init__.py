"""Opponents for Skitgubbe. The second half shares the code of Myllymatti's."""
