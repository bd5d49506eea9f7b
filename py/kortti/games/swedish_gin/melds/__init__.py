"""Melds of Swedish Gin Rummy: what they are, what can be added to them, and which a hand holds.

- `rules`: sets, runs and pairs (5.3), and what is wrong with other cards;
- `table`: melds as they lie on the table, and what may be laid off on them;
- `finder`: what a hand lacks for a contract, and the best ways to lay (made of `packed`, `missing`, `best`, `ways`);
- `quick`: whether a hand can lay anything at all, told some hundred times as fast.

All of it follows from the facts of the game alone.
"""
