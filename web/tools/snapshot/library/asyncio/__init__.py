"""Stand-in for asyncio, which the engine never uses: it would be a third of the snapshot."""
