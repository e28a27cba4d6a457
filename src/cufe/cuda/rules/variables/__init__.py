"""Variables: memory spaces, where they may stand, and who may read, write or take the address of them."""
