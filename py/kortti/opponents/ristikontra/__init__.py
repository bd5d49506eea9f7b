"""Who plays Ristikontra."""
