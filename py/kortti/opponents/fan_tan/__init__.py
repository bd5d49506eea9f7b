"""Who plays Fan Tan."""
