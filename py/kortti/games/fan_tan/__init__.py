"""Fan Tan: a sevens game for chips (rule set F)."""
