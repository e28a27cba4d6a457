"""Oracles: the real tools judge what cufe builds (same symbols, same machine code, same behaviour)."""
