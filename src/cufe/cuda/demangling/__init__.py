"""Linker's names as messages about calls show them."""
