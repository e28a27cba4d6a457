"""Expressions with their types and implicit conversions ([expr], [conv])."""
