"""Template heads, specialisations, packs and instances: [temp]."""
