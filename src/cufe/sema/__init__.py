"""Floor 4: what names mean."""
