"""Launches: what is ill-formed in their configurations and arguments."""
