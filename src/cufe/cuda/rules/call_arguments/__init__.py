"""Calls against the functions that they name."""
