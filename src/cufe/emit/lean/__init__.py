"""Lean units: what no name leads to from the user's code is left out of system headers."""
