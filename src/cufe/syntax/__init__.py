"""Floor 2: the cutter and the parsers; syntax with spans, no meaning."""
