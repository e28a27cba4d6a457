"""Statements and function bodies ([stmt.stmt], [except])."""
