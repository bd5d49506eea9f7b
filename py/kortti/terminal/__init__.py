"""The terminal front end: the table as lines of text. Not part of the page's wheel."""
