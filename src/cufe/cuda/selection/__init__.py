"""Device code selection (spec 34): which kernels a unit makes, and what asks for each."""
