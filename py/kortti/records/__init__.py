"""Records of matches as text and links, fingerprints of packs, and verification."""
