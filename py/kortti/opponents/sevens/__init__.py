"""Who plays Ristiseiska and Pantti."""
