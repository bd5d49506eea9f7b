"""Fan Tan: the sevens played for chips (rule set F)."""
