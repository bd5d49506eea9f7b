"""Records of matches, as text and as links, and what they prove: fingerprints of packs, and verification."""
