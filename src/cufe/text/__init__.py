"""Floor 1: source text, tokens, positions and edits."""
