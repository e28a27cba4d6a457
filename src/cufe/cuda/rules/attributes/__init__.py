"""Attributes: their arguments, launch configurations, and entities that they do not apply to."""
