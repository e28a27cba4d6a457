"""Names for the linker from entities and types (Itanium C++ ABI 5.1; spec 49)."""
