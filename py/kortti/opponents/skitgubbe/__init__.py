"""Who plays Skitgubbe. The second half is thought about in the rooms of Myllymatti, whose second half it is."""
