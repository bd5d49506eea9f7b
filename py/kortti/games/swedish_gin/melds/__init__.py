"""Melds of Swedish Gin Rummy: definitions, lay-offs, and finding them in a hand.

- `rules`: sets, runs and pairs (5.3), and what is wrong with invalid groups;
- `table`: melds on the table, and what may be laid off on them;
- `finder`: what a hand lacks for a contract, and the best layings (uses `packed`, `missing`, `best`, `ways`);
- `quick`: checks if a hand can lay anything at all, some hundred times as fast.

All of it depends on `facts` alone.
"""
