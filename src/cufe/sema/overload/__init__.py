"""Overload resolution ([over])."""
