"""The second front end: the table in a terminal, as lines of text. The page's wheel leaves this folder out."""
