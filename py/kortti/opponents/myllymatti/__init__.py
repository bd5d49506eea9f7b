"""Who plays Myllymatti."""
