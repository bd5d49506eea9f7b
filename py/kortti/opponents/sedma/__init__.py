"""Who plays Sedma."""
