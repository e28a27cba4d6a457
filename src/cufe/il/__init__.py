"""The typed graph: what the semantic engine produces and remembers (spec 31-36, 56-58)."""
