"""Calls across execution spaces, and what else a function of one space uses of another."""
