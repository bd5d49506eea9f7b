"""Opponents for Ristiseiska and Pantti."""
